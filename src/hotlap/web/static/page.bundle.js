(()=>{var ce=class extends Error{},fi="Reload the page; if that does not help, make it again with hotlap race.",zh=40;function ls(e){let t=JSON.stringify(e)??"missing";return t.length>zh?`${t.slice(0,zh)}…`:t}function Et(e,t){if(typeof e!="object"||e===null||Array.isArray(e))throw new ce(`${t} is ${ls(e)}; it must be an object`);return e}function _t(e,t,i=1e3){if(typeof e!="string"||e.length>i)throw new ce(`${t} is ${ls(e)}; it must be a text of at most ${i} letters`);return e}function ro(e,t){if(typeof e!="boolean")throw new ce(`${t} is ${ls(e)}; it must be true or false`);return e}function zi(e,t,i,r){if(typeof e!="number"||!(e>=i&&e<=r))throw new ce(`${t} is ${ls(e)}; it must be a number from ${i} to ${r}`);return e}function Ri(e,t,i,r){if(!Number.isInteger(zi(e,t,i,r)))throw new ce(`${t} is ${e}; it must be a whole number`);return e}function Kt(e,t,i,r=1e3){if(!Array.isArray(e)||e.length>r)throw new ce(`${t} is ${ls(e)}; it must be a list of at most ${r} items`);return e.map((s,a)=>i(s,`${t}[${a}]`))}function Zs(e,t){let i;try{i=JSON.parse(e)}catch{i=null}if(typeof i!="object"||i===null||Array.isArray(i))throw new ce(`${t} is damaged`);return i}function lr(e,t,i){try{return t()}catch(r){throw r instanceof ce?new ce(`${e}: ${r.message}. ${i}`):r}}function hr(e){return e.catch(t=>{if(t instanceof ce)return null;throw t})}var Gi=class{constructor(t){this.length=t,this.seconds=new Float32Array(Math.ceil(t/2)+1).fill(NaN),this.last=0,this.seconds[0]=0}add(t,i){let r=Math.floor(t/2);if(r<=this.last||r>=this.seconds.length)return;let s=this.seconds[this.last];for(let a=this.last+1;a<=r;a+=1)this.seconds[a]=s+(i-s)*(a-this.last)/(r-this.last);this.last=r}finish(t){this.add(this.length,t),this.seconds[this.seconds.length-1]=t,this.last=this.seconds.length-1}at(t){let i=Math.min(Math.max(t,0),this.length)/2,r=Math.floor(i);if(r>this.last)return null;let s=Math.min(r+1,this.last);return this.seconds[r]+(this.seconds[s]-this.seconds[r])*(i-r)}sectors(){let t=[];for(let i=0;i<3;i+=1){let r=this.at(i*this.length/3),s=this.at((i+1)*this.length/3);if(r===null||s===null)break;t.push(s-r)}return t}};function Nt(e){if(e==null||!Number.isFinite(e))return"–:––.––";let t=Math.floor(e*100+1e-6),i=Math.floor(t/6e3),r=t-i*6e3;return`${i}:${String(Math.floor(r/100)).padStart(2,"0")}.${String(r%100).padStart(2,"0")}`}function so(e){return e==null||!Number.isFinite(e)?"":`${e<0?"−":"+"}${Math.abs(e).toFixed(2)}`}var Qs=class{constructor(t){this.seconds=new Float64Array(Math.ceil(t)),this.count=0}reach(t,i){for(;this.count<=t;this.count+=1)this.seconds[this.count%this.seconds.length]=i}at(t){return t<this.count&&t>=this.count-this.seconds.length?this.seconds[t%this.seconds.length]:null}};var Gh="hotlap.",ao=new Map;function Hh(){try{return globalThis.localStorage??null}catch{return null}}function ti(e,t){try{let i=ao.get(e)??Hh()?.getItem(Gh+e);return i?JSON.parse(i):t}catch{return t}}function Jt(e,t){let i=JSON.stringify(t);ao.set(e,i);try{let r=Hh();r?.setItem(Gh+e,i),r&&ao.delete(e)}catch{}}var Vh=e=>`best.${e.fingerprint}`;function lo(e){return ti(Vh(e),{standing:null,flying:null})}function hs(e){let{standing:t,flying:i}=lo(e),r=[t?.time,i?.time].filter(s=>typeof s=="number");return r.length?Math.min(...r):null}function cs(e,t){let i=lo(e)[t?"standing":"flying"];if(!i)return null;try{let r=new Gi(e.length);i.trace.forEach((a,n)=>r.seconds[n]=a),r.last=r.seconds.length-1;let s=i.motion&&i.tally?{motion:new Float64Array(oo(i.motion)),tally:new BigInt64Array(oo(i.tally))}:null;return{ghost:{time:i.time,standing:t,state:s,inputs:new Float32Array(oo(i.inputs))},trace:r}}catch{return null}}function Wh(e,t,i){if(!t.clean||!t.valid||t.assisted)return!1;let r=lo(e),s=t.standing?"standing":"flying",a=r[s];return a&&a.time<=t.time?!1:(r[s]={time:t.time,inputs:no(i.inputs),motion:i.state?no(i.state.motion):null,tally:i.state?no(i.state.tally):null,trace:Array.from(t.trace?.seconds??[],n=>Math.round(n*1e3)/1e3)},Jt(Vh(e),r),!0)}function no(e){let t="";for(let i of new Uint8Array(e.buffer,e.byteOffset,e.byteLength))t+=String.fromCharCode(i);return btoa(t)}function oo(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0)).buffer}var cf=3.6;function le(e){let t=document.getElementById(e);if(!t)throw new Error(`the page has no #${e}`);return t}function Ke(e,t){e.textContent!==t&&(e.textContent=t)}function ta(e){if(e.hidden)return{left:0,below:0};let{right:t,top:i,width:r}=e.getBoundingClientRect();return r>innerWidth/2?{left:0,below:1-i/innerHeight}:{left:t/innerWidth,below:0}}function ia(e){return`#${e.toString(16).padStart(6,"0")}`}var ea=class{constructor(){this.root=le("hud"),this.sectorItems=[...this.root.querySelectorAll(".sectors li")].map(t=>t),this.map=new ho(le("map")),this.colours=[]}open(t,i){this.colours=i,this.map.open(t.track),this.root.hidden=!1;let r=t.cars.slice(1).filter(a=>!a.isGhost);le("gaps").replaceChildren(...r.map(a=>{let n=document.createElement("li");return n.append(document.createElement("i"),document.createElement("span"),document.createElement("b")),n.children[0].style.background=ia(i[t.cars.indexOf(a)]),n.children[1].textContent=a.entrant.name,n}))}close(){this.root.hidden=!0}update(t,i,r){let[s]=t.cars,a=Math.min(s.laps.length+1,t.lapsToGo||1/0);Ke(le("lap-number"),String(a)),Ke(le("lap-count"),t.lapsToGo?` / ${t.lapsToGo}`:"");let n=t.world.currentLap(0)??(t.tick-s.lapStartTick)*t.tickSeconds;Ke(le("time-now"),Nt(s.finishedAt===null?n:s.laps[s.laps.length-1]?.time)),Ke(le("time-last"),Nt(s.laps[s.laps.length-1]?.time??null)),Ke(le("time-best"),Nt(r.bestTime)),this.showSectors(t,r.best??r.rival);let o=t.tick>0&&s.finishedAt===null;this.showDelta("delta-ai","AI",o?t.deltaTo(0,r.rival):null),this.showDelta("delta-best","Best",o?t.deltaTo(0,r.best):null),this.showGaps(t),Ke(le("speed"),String(Math.round(Math.hypot(i[0].forward,i[0].sideways)*cf))),le("pedal-throttle").style.transform=`scaleY(${i[0].throttle.toFixed(2)})`,le("pedal-brake").style.transform=`scaleY(${i[0].brake.toFixed(2)})`,this.map.draw(i,this.colours)}showMap(t){le("map").hidden=!t}showDelta(t,i,r){let s=le(t);if(s.hidden=r===null,r===null)return;let a=r<=0;s.className=`delta ${a?"ahead":"behind"}`;let n=`${a?"▲":"▼"} ${so(r)}`;if(s.dataset.text===n)return;s.dataset.text=n;let o=document.createElement("small");o.textContent=i,s.replaceChildren(o,n)}showSectors(t,i){let[r]=t.cars,s=r.trace.sectors(),a=s.length||!r.laps.length?s:r.laps[r.laps.length-1].sectors,n=i?.sectors()??[];this.sectorItems.forEach((o,l)=>{Ke(o,a[l]===void 0?"":a[l].toFixed(2));let h=a[l]!==void 0&&n[l]!==void 0;o.className=h?a[l]<=n[l]?"faster":"slower":""})}showGaps(t){let i=le("gaps").children,r=0;t.cars.forEach((s,a)=>{if(a===0||s.isGhost)return;let n=t.gapTo(a);Ke(i[r].children[2],n===null?"":so(n)),r+=1})}sign(t,i=!1){let r=le("sign");r.hidden=!t,r.classList.toggle("calm",i),Ke(r,t)}},ho=class{constructor(t){this.canvas=t,this.context=t.getContext("2d"),this.place=(i,r)=>[i,r]}open(t){let i=[];for(let s=0;s<t.rows;s+=1)i.push([t.lines[s*8+4],t.lines[s*8+5]]);this.place=co(i,this.canvas.width,this.canvas.height,16),this.path=new Path2D,i.forEach(([s,a],n)=>{let[o,l]=this.place(s,a);n?this.path?.lineTo(o,l):this.path?.moveTo(o,l)});let r=t.at(0);this.line=[this.place(r.x+r.leftX*12,r.y+r.leftY*12),this.place(r.x-r.leftX*12,r.y-r.leftY*12)]}draw(t,i){let{context:r,path:s,line:a}=this;if(!(!s||!a)){r.clearRect(0,0,this.canvas.width,this.canvas.height),r.lineJoin="round",r.lineWidth=11,r.strokeStyle="rgba(255,255,255,0.22)",r.stroke(s),r.lineWidth=6,r.strokeStyle="rgba(255,255,255,0.85)",r.stroke(s),r.lineWidth=4,r.strokeStyle="#ff6a3d",r.beginPath(),r.moveTo(...a[0]),r.lineTo(...a[1]),r.stroke();for(let n=t.length-1;n>=0;n-=1){if(!t[n].shown)continue;let[o,l]=this.place(t[n].x,t[n].y);r.beginPath(),r.arc(o,l,n?8:10,0,7),r.fillStyle=ia(i[n]),r.fill(),r.lineWidth=3,r.strokeStyle="#10141b",r.stroke()}}}};function co(e,t,i,r){let s=e.map(([p])=>p),a=e.map(([,p])=>p),[n,o,l,h]=[Math.min(...s),Math.max(...s),Math.min(...a),Math.max(...a)],c=Math.min((t-2*r)/(o-n),(i-2*r)/(h-l)),[d,u]=[(t-(o-n)*c)/2,(i-(h-l)*c)/2];return(p,v)=>[d+(p-n)*c,i-u-(v-l)*c]}var Xh={left:["ArrowLeft","KeyA"],right:["ArrowRight","KeyD"],throttle:["ArrowUp","KeyW"],brake:["ArrowDown","KeyS","Space"],takeOver:["ShiftLeft","ShiftRight"],restart:["KeyR"],pause:["KeyP","Escape"],mute:["KeyM"],fullscreen:["KeyF"],camera:["KeyC"]},jh=["restart","pause","mute","fullscreen","camera"],uf=["left","right","throttle","brake","takeOver"],df=3.6,pf=6.5,qh=7,ff=19,uo=.08,Ar=class{constructor(){this.keys={...Xh,...ti("keys",{})},this.down=new Set,this.steer=0,this.throttle=0,this.brake=0,this.touch={steer:0,throttle:0,brake:0,takeOver:!1,used:!1},this.onPress=[],this.enabled=!1,this.padDown=new Set}listen(t){t.addEventListener("keydown",i=>this.keyDown(i)),t.addEventListener("keyup",i=>this.down.delete(i.code)),t.addEventListener("blur",()=>this.release())}keyDown(t){let i=this.commandOf(t.code),r=t.target instanceof HTMLElement&&t.target.closest("input, select, textarea");!i||t.ctrlKey||t.metaKey||t.altKey||r||(jh.includes(i)?(document.querySelector("dialog[open]")||t.preventDefault(),t.repeat||this.onPress.forEach(s=>s(i))):this.enabled&&(this.down.add(t.code),t.preventDefault()))}commandOf(t){return Object.keys(this.keys).find(r=>this.keys[r].includes(t))}isDown(t){return this.keys[t].some(i=>this.down.has(i))}release(){this.down.clear(),Object.assign(this.touch,{steer:0,throttle:0,brake:0,takeOver:!1}),this.steer=0,this.throttle=0,this.brake=0}assign(t,i){for(let r of Object.keys(this.keys))this.keys[r]=this.keys[r].filter(s=>s!==i);this.keys[t]=[i],Jt("keys",this.keys)}resetKeys(){this.keys={...Xh},Jt("keys",{})}get takesOver(){return this.isDown("takeOver")||this.touch.takeOver||this.padDown.has("takeOver")}controls(t,i){let r=this.readPad(),s=Number(this.isDown("left"))-Number(this.isDown("right")),a=1/(1+(i/ff)**2),n=s*Math.max(a,.13),o=s!==0&&Math.sign(n)!==-Math.sign(this.steer);this.steer=po(this.steer,n,t*(o?df*Math.max(a,.25):pf*Math.max(a,.3))),this.throttle=po(this.throttle,Number(this.isDown("throttle")),qh*t),this.brake=po(this.brake,Number(this.isDown("brake")),qh*t);let{touch:l}=this,h=[r.steer*(.35+.65*a),l.steer*Math.max(a,.16)*1.15].find(c=>Math.abs(c)>.001)??this.steer;return[ra(h,-1,1),ra(Math.max(this.throttle,r.throttle,l.throttle),0,1),ra(Math.max(this.brake,r.brake,l.brake),0,1)]}readPad(){let t=[...navigator.getGamepads?.()??[]].find(s=>s?.connected&&s.mapping==="standard");if(!t)return this.padDown.clear(),{steer:0,throttle:0,brake:0};let i=-(t.axes[0]??0),r=Math.abs(i)<uo?0:(Math.abs(i)-uo)/(1-uo);return this.padButton(t,9,"pause"),this.padButton(t,3,"camera"),this.padButton(t,8,"restart"),t.buttons[4]?.pressed?this.padDown.add("takeOver"):this.padDown.delete("takeOver"),{steer:Math.sign(i)*r**1.4,throttle:Math.max(t.buttons[7]?.value??0,t.buttons[0]?.value??0),brake:Math.max(t.buttons[6]?.value??0,t.buttons[1]?.value??0)}}padButton(t,i,r){let s=t.buttons[i]?.pressed??!1;s&&!this.padDown.has(r)&&this.onPress.forEach(a=>a(r)),s?this.padDown.add(r):this.padDown.delete(r)}static get commands(){return[...uf,...jh]}};function po(e,t,i){return e+ra(t-e,-i,i)}function ra(e,t,i){return Math.min(Math.max(e,t),i)}var Yh={left:"Steer left",right:"Steer right",throttle:"Throttle",brake:"Brake",takeOver:"Take over (hold)",restart:"Restart",pause:"Pause",mute:"Mute",fullscreen:"Full screen",camera:"Camera"},Hi=e=>le(e),sa=class{constructor(t,i){this.input=t;for(let r of["pause","result","keys"])Hi(r).addEventListener("click",s=>{let a=s.target.closest("[data-action]")?.getAttribute("data-action");a==="reset-keys"?(t.resetKeys(),this.fillKeys()):a==="close"?this.close("keys"):a&&i(a)});Hi("pause").addEventListener("cancel",r=>{r.preventDefault(),i("resume")}),Hi("result").addEventListener("cancel",r=>{r.preventDefault(),i("leave")})}open(t){t==="keys"&&this.fillKeys(),Hi(t).open||Hi(t).showModal()}isOpen(t){return Hi(t).open}close(t){Hi(t).open&&Hi(t).close()}closeAll(){for(let t of["pause","result","keys"])this.close(t)}showCamera(t){Ke(le("camera-name"),t)}fillKeys(){let t=Ar.commands.map(i=>{let r=document.createElement("tr"),s=document.createElement("td");s.textContent=Yh[i];let a=document.createElement("td"),n=document.createElement("button");return n.type="button",n.textContent=this.input.keys[i].map(_f).join(" or ")||"none",n.setAttribute("aria-label",`${Yh[i]}: ${n.textContent}. Click, then press a key`),n.addEventListener("click",()=>this.listenForKey(n,i)),a.append(n),r.append(s,a),r});le("key-table").replaceChildren(...t)}listenForKey(t,i){t.textContent="press a key …",window.addEventListener("keydown",r=>{r.preventDefault(),r.stopImmediatePropagation(),(r.code!=="Escape"||i==="pause")&&this.input.assign(i,r.code),this.fillKeys()},{once:!0,capture:!0})}sayWhereLeavingLeads(t){let[i,r]=document.querySelectorAll("dialog [data-action=leave]");Ke(i,t?"Back to the lesson":"Leave"),Ke(r,t?"Back to the lesson":"Change track or rivals")}showResult(t){let i=t.cars.map((d,u)=>({name:u?d.entrant.name:"You",mine:u===0,total:d.finishedAt===null?null:d.laps.reduce((p,v)=>p+v.time,0),best:d.laps.length?Math.min(...d.laps.map(p=>p.time)):null})).sort((d,u)=>(d.total??1/0)-(u.total??1/0)),r=i.findIndex(d=>d.mine),s=i[r],a=i.find(d=>!d.mine),n=Math.abs((s.total??0)-(a?.total??0)).toFixed(2),o=`You finished in ${Nt(s.total)}`;a&&a.total===null?o=`You beat ${a.name}: it did not finish`:a&&i.length===2?o=r===0?`You beat ${a.name} by ${n} s!`:`${a.name} won by ${n} s`:a&&(o=r===0?`You beat them all, by ${n} s!`:`You came ${vf(r+1)} of ${i.length}, ${n} s behind ${a.name}`),Ke(le("result-title"),o);let l=t.cars[0].laps,h=l.filter(d=>!d.clean||!d.valid).length,c=l.some(d=>d.assisted)?" Driven with steering help.":"";Ke(le("result-lead"),`${t.track.name}, ${l.length} ${l.length===1?"lap":"laps"}. ${h?`${h} not clean.`:"All clean."}${c}`),le("result-table").replaceChildren(mf(),...i.map((d,u)=>gf(d,u))),le("result-laps").hidden=l.length<2,Ke(le("result-laps"),`Your laps: ${l.map(d=>Nt(d.time)).join(", ")}`),this.open("result")}};function mf(){let e=document.createElement("tr");for(let[t,i]of[["",""],["Driver",""],["Total","number"],["Best lap","number"]]){let r=document.createElement("th");r.textContent=t,r.className=i,e.append(r)}return e}function gf(e,t){let i=document.createElement("tr");e.mine&&(i.className="mine");let r=[[`${t+1}.`,""],[e.name,""],[e.total===null?"no finish":Nt(e.total),"number"],[Nt(e.best),"number"]];for(let[s,a]of r){let n=document.createElement("td");n.textContent=s,n.className=a,i.append(n)}return i}function vf(e){return`${e}${["th","st","nd","rd"][e<4?e:0]}`}function _f(e){return e.replace(/^Key|^Digit/,"").replace("Arrow","").replace("ShiftLeft","Shift").replace("ShiftRight","right Shift")}function $h(e){window.addEventListener("dragover",i=>{i.preventDefault(),le("drop").hidden=!1}),window.addEventListener("dragleave",i=>{i.relatedTarget||(le("drop").hidden=!0)}),window.addEventListener("drop",i=>{i.preventDefault(),le("drop").hidden=!0,e(i.dataTransfer?.files[0])});let t=le("file");t.addEventListener("change",()=>{e(t.files?.[0]),t.value=""})}var Sf="hotlap-data",mo=1024*1024,xf=4*mo,us=32*mo,fo;function go(){if(fo===void 0){let e=typeof document>"u"?null:document.getElementById(Sf);fo=e?Jh(e.textContent??"","the data in this page"):null}return fo}async function ds(e){let t=go();return t?vo(t,e):Jh(new TextDecoder().decode(await Zh(e,xf)),e)}async function Rr(e){let t=go();return t?aa(vo(t,e),e):Zh(e,us)}function Kh(e){let t=go();if(!t)return new Worker(e,{type:"module"});let i=new Blob([aa(vo(t,e),e)],{type:"text/javascript"}),r=URL.createObjectURL(i),s=new Worker(r);return URL.revokeObjectURL(r),s}function aa(e,t){try{if(typeof e=="string")return Uint8Array.from(atob(e),i=>i.charCodeAt(0))}catch{}throw new ce(`${t} is not valid base64`)}function Jh(e,t){try{return JSON.parse(e)}catch{throw new ce(`${t} is not valid JSON. ${fi}`)}}function vo(e,t){if(!Object.hasOwn(Object(e),t))throw new ce(`${t} is not in this page. ${fi}`);return e[t]}async function Zh(e,t){let i=await fetch(e).catch(()=>null);if(!i)throw new ce(`${e} could not be loaded: there was no answer. Is the server still running?`);if(!i.ok)throw new ce(`${e} could not be loaded: the server answered ${i.status}. ${fi}`);return Mf(i,e,t)}async function Mf(e,t,i){let r=e.body?.getReader(),s=[],a=0;for(;;){let n=await r?.read().catch(()=>null);if(n===null)throw new ce(`${t} could not be loaded: the connection broke. Reload the page.`);if(!n?.value)break;if(a+=n.value.length,a>i)throw r?.cancel().catch(()=>{}),new ce(`${t} is larger than ${i/mo} MB, the most that this page loads`);s.push(n.value)}return Wi(s)}function Vi(e){return new TextEncoder().encode(e)}function Wi(e){let t=new Uint8Array(e.reduce((r,s)=>r+s.length,0)),i=0;for(let r of e)t.set(r,i),i+=r.length;return t}var yf={grip:1,mass:1,power:1},na=class{constructor(t,i,r){let{facts:s}=t;this.simulator=t,this.track=i,this.cars=r,this.geometry=i.geometry(t),this.motion=t.array("float64",[r,s.columns.motion.length]),this.tally=t.array("int64",[r,s.columns.tally.length]),this.controls=t.array("float64",[r,3]),this.score=t.array("float64",[r,s.columns.score.length]),this.starts=t.array("float64",[r,s.columns.start.length]),this.all=t.array("int64",[r],BigInt64Array.from({length:r},(a,n)=>BigInt(n))),this.settings=t.array("float64",[s.constants.settings.length],s.constants.settings),this.block=t.array("float64",s.constants.blockShape),this.kinds=Object.keys(s.observations),this.observations=this.kinds.map(a=>t.array("float32",[r,s.observations[a].terms.length])),this.advance=t.bind("step",0,r,this.motion,this.tally,this.controls,...this.geometry,s.constants.stillSpeed,this.block),this.place(Array.from({length:r},()=>({})))}place(t){t.forEach((i,r)=>this.writeStart(r,i)),this.simulator.bind("place",this.all,this.starts,this.motion,this.tally,...this.geometry)(),this.simulator.floats(this.score).fill(0)}placeOne(t,i){this.writeStart(0,i);let{simulator:r}=this;r.bind("place",r.rows(this.all,t,1),r.rows(this.starts,0,1),this.motion,this.tally,...this.geometry)()}writeStart(t,i){let{position:r=0,offset:s=0,heading:a=0,speed:n=0}=i,{grip:o,mass:l,power:h}={...yf,...i},c=this.starts.shape[1];this.simulator.floats(this.starts).set([0,r,s,a,n,o,l,h],t*c)}race(t,i){let{simulator:r}=this,s=this.kinds.indexOf(t);r.bind("race",0,this.cars,this.motion,this.tally,this.controls,...this.geometry,r.facts.constants.stillSpeed,this.settings,this.score,s,this.observations[s],i,this.block)()}observe(t){let i=this.kinds.indexOf(t);this.simulator.bind("observe",this.all,i,this.motion,this.tally,...this.geometry,this.observations[i])()}observation(t){return this.observations[this.kinds.indexOf(t)]}setControls(t,i){this.simulator.floats(this.controls).set(i,t*3)}controlsOf(t){return this.simulator.floats(this.controls).slice(t*3,(t+1)*3)}number(t,i){return this.simulator.floats(this.motion)[t*this.motion.shape[1]+this.simulator.motion[i]]}count(t,i){return Number(this.simulator.integers(this.tally)[t*this.tally.shape[1]+this.simulator.tally[i]])}speed(t){return Math.hypot(this.number(t,"velocity_x_m_per_s"),this.number(t,"velocity_y_m_per_s"))}currentLap(t){return this.count(t,"lap_running")?(this.count(t,"tick")-this.number(t,"lap_start_tick"))/this.simulator.facts.constants.ticksPerSecond:null}saveCar(t){let{simulator:i}=this;return{motion:i.floats(i.rows(this.motion,t,1)).slice(),tally:i.integers(i.rows(this.tally,t,1)).slice()}}restoreCar(t,i){let{simulator:r}=this;r.floats(r.rows(this.motion,t,1)).set(i.motion),r.integers(r.rows(this.tally,t,1)).set(i.tally)}};function Qh(e,t,i){let{simulator:r}=e,s=i.widths[0],a=r.rows(e.observation(i.observation),t,1),n=r.array("float32",[1,3]),o=r.bind("act",0,1,a,r.array("float64",[2,i.normalizer.length/2],i.normalizer),i.clip,r.array("float64",[i.numbers.length],i.numbers),r.array("int64",[i.widths.length],i.widths.map(BigInt)),i.activation,i.meanLimit,Number(i.squashed),r.array("float64",[2,3],i.bounds),r.array("float64",[1,s]),r.array("float64",[2,Math.max(...i.widths)]),r.array("float64",[1,3]),r.array("float64",[1,i.widths[i.widths.length-2]]),n),l=e.kinds.indexOf(i.observation),h=r.bind("observe",r.rows(e.all,t,1),l,e.motion,e.tally,...e.geometry,e.observation(i.observation));return{name:i.name,drive(c){c%i.actionRepeat||(h(),o(),e.setControls(t,r.singles(n)))}}}var _o=["casual-human","line-follower","flat-out"];function ec(e,t,i,r=0){let{simulator:s,track:a}=e,n=p=>s.rows(p,t,1),o=[n(e.motion),n(e.tally),...e.geometry],l=n(e.controls),{constants:h}=s.facts;if(i==="flat-out")return{name:i,drive:s.bind("steer_at_point",...o,h.flatOutLookAhead,l)};if(i==="line-follower"){let p=s.array("float64",[a.rows,2],a.linePlan);return{name:i,drive:s.bind("follow_line",...o,p,l)}}let c=s.array("float64",[a.rows],a.casualPlan),d=s.array("float64",[1,h.casualMemoryTicks,h.casualSeen]),u=s.array("float64",[1,h.casualHands]);return{name:i,drive:s.bind("drive_casually",...o,c,BigInt(r),d,u,l)}}function tc(e,t,i,r){return{name:i,drive(s){let a=s*3;e.setControls(t,a<r.length?r.subarray(a,a+3):[0,0,0])}}}var oa=class{constructor(t,i){this.entrant=t,this.pilot=null,this.isGhost=t.ghost!==void 0,this.isPlayer=!t.driver&&!t.script&&!this.isGhost,this.laps=[],this.trace=new Gi(i.length),this.lapStartTick=0,this.standing=!0,this.valid=!0,this.assisted=!1,this.distance=0,this.wasRunning=!0,this.stillTicks=0,this.hasMoved=!1,this.way=new Qs(Tf*i.length),this.finishedAt=null,this.inputs=[],this.lapState=null,this.startTick=-1}},wf=240,bf=1.5,Ef=-2.2,Tf=4,Af=2,Xi=class{constructor(t,i,r,s,a,n=1){this.mark=t.mark(),this.simulator=t,this.track=i,this.mode=r,this.lapsToGo=a,this.grip=n,this.tickSeconds=1/t.facts.constants.ticksPerSecond,this.world=new na(t,i,s.length),this.cars=s.map(o=>new oa(o,i)),this.cars.forEach((o,l)=>{o.pilot=this.pilotOf(l)}),this.tick=0,this.playerInput=new Float32Array(3),this.takenOver=!1,this.assistance=!1,this.finishedLaps=[],this.onLap=[],this.onReset=[],this.assistControls=t.array("float64",[1,3]),this.assist=t.bind("follow_line",t.rows(this.world.motion,0,1),t.rows(this.world.tally,0,1),...this.world.geometry,t.array("float64",[i.rows,2],i.linePlan),this.assistControls),this.before=new Float64Array(0),this.restart()}pilotOf(t){let{entrant:i}=this.cars[t];return i.driver?Qh(this.world,t,i.driver):i.script?ec(this.world,t,i.script,i.seed):null}restart(){let t=this.mode==="race";this.world.place(this.cars.map(i=>({offset:i.isPlayer&&t?Ef:0,grip:this.grip}))),this.simulator.floats(this.world.controls).fill(0),this.tick=0,this.cars=this.cars.map((i,r)=>{let s=new oa(i.entrant,this.track);return s.pilot=this.pilotAgain(r,i),s}),this.finishedLaps=[],this.before=this.simulator.floats(this.world.motion).slice(),this.cars.forEach((i,r)=>this.startGhost(r,!0)),this.onReset.forEach(i=>i())}pilotAgain(t,i){return i.pilot??this.pilotOf(t)}startGhost(t,i){let r=this.cars[t],{ghost:s}=r.entrant;if(!r.isGhost)return;if(!s||s.standing!==i){r.pilot=null;return}s.state?this.world.restoreCar(t,s.state):this.world.placeOne(t,{});let a=tc(this.world,t,r.entrant.name,s.inputs),n=this.tick;r.pilot={name:a.name,drive:o=>a.drive(o-n)},r.trace=new Gi(this.track.length),r.lapStartTick=this.tick,r.startTick=this.tick}isShown(t){let i=this.cars[t];return!i.isGhost||i.pilot!==null}step(){let{world:t}=this;this.before.set(this.simulator.floats(t.motion)),this.cars.forEach((i,r)=>this.drive(i,r)),t.advance(),this.tick+=1,this.cars.forEach((i,r)=>this.note(i,r))}drive(t,i){let r=t.isPlayer||i===0&&this.takenOver;t.pilot&&t.pilot.drive(this.tick),r&&(t.assisted||=this.assistance||this.takenOver,this.world.setControls(i,this.assistance&&t.isPlayer?this.helped():this.playerInput)),t.isPlayer&&t.inputs.push(...this.world.controlsOf(i))}helped(){this.assist();let t=this.simulator.floats(this.assistControls),[i,r,s]=this.playerInput,a=.75*(1-Math.abs(i))+.25,n=i*(1-a*.6)+t[0]*a*.6;return new Float32Array([Math.max(-1,Math.min(1,n)),r,s])}note(t,i){let{world:r}=this;if(t.finishedAt!==null||t.isGhost&&(!t.pilot||t.startTick===this.tick))return;r.count(i,"lap_finished")?this.finishLap(t,i,r.number(i,"lap_time_s"),!!r.count(i,"lap_clean")):!t.wasRunning&&r.count(i,"lap_running")&&this.finishLap(t,i,(this.tick-t.lapStartTick)*this.tickSeconds,!1),t.wasRunning=!!r.count(i,"lap_running");let s=r.number(i,"position_m"),a=r.currentLap(i)??(this.tick-t.lapStartTick)*this.tickSeconds;(s<this.track.length-4||a>3)&&t.trace.add(s,a),this.noteWay(t,i,s),t.isPlayer&&this.watchForStuck(t,i)}finishLap(t,i,r,s){t.trace.finish(r);let a={car:i,time:r,clean:s,valid:t.valid,assisted:t.assisted,standing:t.standing,sectors:t.trace.sectors(),trace:t.trace};t.laps.push(a),this.finishedLaps.push(a),this.lapsToGo&&t.laps.length>=this.lapsToGo&&(t.finishedAt=this.tick),this.onLap.forEach(o=>o(a));let n=t.laps[t.laps.length-1-Af];n&&(n.trace=null),t.trace=new Gi(this.track.length),t.lapStartTick=this.tick,t.standing=!1,t.valid=!0,t.assisted=!1,t.inputs=[],t.lapState=t.isPlayer?this.world.saveCar(i):null,t.isPlayer&&this.cars.forEach((o,l)=>this.startGhost(l,!1))}noteWay(t,i,r){let s=t.laps.length*this.track.length+r;t.distance=Math.max(s,0);let a=Math.floor(t.distance);t.laps.length===0&&r>this.track.length/2&&this.tick<120||t.way.reach(a,this.tick*this.tickSeconds)}gapTo(t){let[i,r]=[this.cars[0],this.cars[t]],s=this.tick*this.tickSeconds,a=r.way.at(Math.floor(i.distance));if(a!==null)return s-a;let n=i.way.at(Math.floor(r.distance));return n===null?null:n-s}deltaTo(t,i){let r=this.world.currentLap(t),s=i?.at(this.world.number(t,"position_m"));return r===null||s===null||s===void 0?null:r-s}watchForStuck(t,i){let r=this.world.speed(i)<bf;t.hasMoved||=!r,t.stillTicks=r&&t.hasMoved?t.stillTicks+1:0,t.stillTicks>=wf&&this.putBack(i)}putBack(t){let i=this.cars[t],{gates:r}=this.simulator.facts.constants,a=this.world.count(t,"checkpoint")*this.track.length/r;this.world.placeOne(t,{position:Math.max(a,1),speed:6,grip:this.grip}),i.valid=!1,i.stillTicks=0,i.wasRunning=!1,this.before.set(this.simulator.floats(this.world.motion)),this.onReset.forEach(n=>n())}static ghostOf(t,i,r){return{time:t.time,standing:t.standing,state:t.standing?null:r,inputs:Float32Array.from(i)}}finishOthers(t){let{simulator:i,world:r}=this,s=[i.floats(r.motion).slice(),i.integers(r.tally).slice()],a=this.tick,n=()=>this.cars.some((o,l)=>l>0&&o.finishedAt===null);for(let o=0;this.lapsToGo&&n()&&o<t;o+=1)this.step();i.floats(r.motion).set(s[0]),i.integers(r.tally).set(s[1]),this.before.set(i.floats(r.motion)),this.tick=a}close(){this.simulator.free(this.mark)}};var la=class{constructor(){this.rival=null,this.best={standing:null,flying:null},this.bestTime=null}open(t){this.bestTime=hs(t);let[i,r]=[!0,!1].map(s=>cs(t,s)?.trace??null);this.best={standing:i,flying:r}}against(t){let[{standing:i,laps:r}]=t.cars,s=i?"standing":"flying";return t.mode==="watch"?{rival:null,best:null,bestTime:r.length?Math.min(...r.map(a=>a.time)):null}:{rival:this.rival?.[s]?.trace??null,best:this.best[s],bestTime:this.bestTime}}note(t,i){let[{inputs:r,lapState:s}]=t.cars;return t.grip!==1||!Wh(t.track,i,Xi.ghostOf(i,r,s))?!1:(this.bestTime=hs(t.track),this.best[i.standing?"standing":"flying"]=i.trace,t.mode==="trial"&&Rf(t,i),!0)}};function Rf(e,t){let i=cs(e.track,t.standing),r=e.cars.find(({isGhost:s,entrant:a})=>s&&a.standing===t.standing);i&&r&&(r.entrant={...r.entrant,ghost:i.ghost})}var ha=class{constructor(t,i,r){this.tickSeconds=t,this.tick=i,this.frame=r,this.running=!1,this.owed=0,this.last=null,this.costs=[]}start(){let t=i=>{requestAnimationFrame(t),this.turn(i)};requestAnimationFrame(t)}turn(t){let i=performance.now(),r=this.last===null?0:Math.min((t-this.last)/1e3,.25);if(this.last=t,this.running){this.owed+=r;let s=0;for(;this.owed>=this.tickSeconds&&s<6&&this.running;)this.tick(),this.owed-=this.tickSeconds,s+=1;this.owed=Math.min(this.owed,this.tickSeconds)}this.frame(this.running?this.owed/this.tickSeconds:1,r),this.costs.push(performance.now()-i),this.costs.length>600&&this.costs.shift()}};var Cf=3200,Pf=9e3,Lf=700,ic;function oi(e){let t=le("toast");Ke(t,e),t.hidden=!1,clearTimeout(ic),ic=setTimeout(()=>t.hidden=!0,Cf)}function rc(e,t){let i=[!e.valid&&"does not count",e.valid&&!e.clean&&"not clean",e.assisted&&"with help"].filter(Boolean).join(", ");return t?`New best: ${Nt(e.time)}`:`${Nt(e.time)}${i?` (${i})`:""}`}function sc(){ti("visited",!1)||(Jt("visited",!0),le("first-help").hidden=!1,setTimeout(()=>le("first-help").hidden=!0,Pf))}function ac(e,t,i){let[r]=e.cars;return e.takenOver?["YOU DRIVE",!0]:i?e.world.count(0,"backward")&&t.forward>3?["↶ WRONG WAY",!1]:t.offTrack?["⚠ OFF TRACK",!1]:r.stillTicks>90?["Stuck? You will be put back",!0]:r.valid?["",!1]:["This lap does not count",!0]:["",!1]}var ca=class{constructor(){this.left=0,this.box=le("count")}start(t){this.left=t,this.box.hidden=!0}hide(){this.box.hidden=!0}pass(t,i){let r=Math.ceil(this.left);this.left-=t;let s=Math.ceil(this.left);return(this.box.hidden||s!==r)&&(this.box.hidden=!1,Ke(this.box,s>0?String(s):"GO"),i(s<=0)),this.left>0?!1:(setTimeout(()=>this.box.hidden=!0,Lf),!0)}};function nc(e,t){let{world:i,simulator:r}=e,s=r.floats(i.controls);return e.cars.map((a,n)=>({...lc(r,i.motion,e.before,n,t),offTrack:!!i.count(n,"off_track"),wall:!!i.count(n,"wall"),shown:e.isShown(n),throttle:s[n*3+1],brake:s[n*3+2]}))}function oc({simulator:e,episodes:t,before:i,cars:r},s){let a={offTrack:!1,wall:!1,shown:!0,throttle:0,brake:0};return Array.from({length:r},(n,o)=>({...lc(e,t.motion,i,o,s),...a}))}function lc(e,t,i,r,s){let a=e.floats(t),n=r*t.shape[1],o=e.motion,l=u=>{let p=n+o[u];return i[p]+(a[p]-i[p])*s},h=Nf(i[n+o.yaw_rad],a[n+o.yaw_rad],s),[c,d]=[l("velocity_x_m_per_s"),l("velocity_y_m_per_s")];return{x:l("x_m"),y:l("y_m"),yaw:h,steer:l("steer_rad"),forward:Math.cos(h)*c+Math.sin(h)*d,sideways:Math.cos(h)*d-Math.sin(h)*c,yawRate:l("yaw_rate_rad_per_s"),acceleration:l("acceleration_m_per_s2"),position:a[n+o.position_m]}}function Nf(e,t,i){let r=Math.atan2(Math.sin(t-e),Math.cos(t-e));return e+r*i}var So={progress:"Progress",speedBonus:"Speed bonus",wallPenalty:"Wall",offTrackPenalty:"Off the road",backwardPenalty:"Backwards",stillnessPenalty:"Standing still"},hc=100,If=["steps","network","seed","cars","grip"],ua=class{constructor(t,i){this.fields=t.elements,this.root=t.querySelector("fieldset.lesson"),this.defaults=i.lesson.config.racer_config.weights,le("reward-fields").replaceChildren(...Object.entries(So).map(([r,s])=>{let a=document.createElement("label"),n=document.createElement("input");return Object.assign(n,{type:"number",name:`reward-${r}`,step:"any",min:-hc,max:hc,value:String(this.defaults[r]),required:!0}),a.append(s,n),a})),this.restore(ti("lesson",{})),this.root.addEventListener("input",()=>this.showGrip()),this.root.addEventListener("invalid",()=>le("rewards").open=!0,!0),this.showGrip()}get names(){return[...If,...Object.keys(So).map(t=>`reward-${t}`)]}restore(t){for(let i of this.names){let r=this.fields[i],s=r.value;typeof t[i]=="string"&&(r.value=t[i],(r.value===""||!r.checkValidity())&&(r.value=s))}}remember(){Jt("lesson",Object.fromEntries(this.names.map(t=>[t,this.fields[t].value])))}showGrip(){Ke(le("grip-shown"),`${Math.round(Number(this.fields.grip.value)*100)}%`)}show(t){this.root.hidden=!t,this.root.disabled=!t}choice(){let{fields:t}=this;return{seed:Number(t.seed.value),steps:Number(t.steps.value),network:t.network.value.split(",").map(Number),grip:Number(t.grip.value),cars:Number(t.cars.value),weights:Object.fromEntries(Object.keys(So).map(i=>[i,Number(t[`reward-${i}`].value)]))}}};var Df=["race","watch","trial","teach"],Uf={race:"Drive",watch:"Watch",trial:"Drive",teach:"Teach"},cc=16738877,ps=[4168703,3525025,11832319,16765773,16748467,10473727],da=class{constructor(t,i){this.garage=t,this.form=le("setup"),this.screen=le("start");let{index:r}=t;this.track=r.track,this.seed=r.random.seeds[0]??1,this.chosen=new Set([r.opponent]),this.refused=new Set,this.lesson=new ua(this.form,t.simulator.facts),this.makeCards(),this.restore(),this.form.addEventListener("change",s=>this.changed(s)),this.form.addEventListener("submit",s=>{s.preventDefault();let a=this.choice();Jt("setup",{mode:a.mode,laps:a.laps,help:a.help}),this.lesson.remember(),i(a)})}restore(){let{mode:t="race",laps:i=3,help:r=!1}=ti("setup",{}),s=this.form.elements;s.mode.value=Df.includes(t)?t:"race",s.laps.value=String(i),s.help.checked=!!r}show(){this.screen.hidden=!1,this.error(""),this.refresh(),le("go").focus()}hide(){this.screen.hidden=!0}error(t){Ke(le("setup-error"),t)}makeCards(){let{tracks:t,random:i}=this.garage.index,r=t.map(s=>this.makeCard(s.name));if(i.any||i.seeds.length){let s=this.makeCard(this.randomName);s.classList.add("random");let a=document.createElement("button");a.type="button",a.className="new",a.id="new-track",a.textContent="New track",a.addEventListener("click",()=>this.newTrack()),s.append(a),r.push(s)}le("tracks").replaceChildren(...r)}get randomName(){return`random:${this.seed}`}newTrack(){let{any:t,seeds:i}=this.garage.index.random,r=i.filter(s=>s!==this.seed);this.seed=t?Math.floor(Math.random()*1e6):r[Math.floor(Math.random()*r.length)]??this.seed,this.track=this.randomName,this.makeCards(),this.refresh()}makeCard(t){let i=document.createElement("label");i.className="card";let r=document.createElement("input");Object.assign(r,{type:"radio",name:"track",value:t,checked:t===this.track});let s=document.createElement("canvas");Object.assign(s,{width:320,height:180});let a=document.createElement("b");a.textContent=t;let n=[document.createElement("div"),document.createElement("div")];return n.forEach(o=>o.className="figures"),i.append(r,s,a,...n),i.dataset.track=t,i}changed(t){let i=t.target;i.name==="track"?(this.track=i.value,this.refresh()):i.name==="mode"?this.refresh():i.name==="rival"&&this.pick(i)}pick(t){t.type==="radio"&&this.chosen.clear(),t.checked?this.chosen.add(t.value):this.chosen.delete(t.value),this.refreshRivals()}get mode(){return this.form.elements.mode.value}refresh(){le("laps-option").hidden=this.mode!=="race";let t=this.form.querySelector(".opponents");t.hidden=this.mode==="trial"||this.mode==="teach",this.lesson.show(this.mode==="teach"),Ke(le("opponents-legend"),this.mode==="watch"?"Driver":"Against"),Ke(le("go"),Uf[this.mode]),this.refreshRivals();for(let i of le("tracks").querySelectorAll(".card"))this.fillCard(i)}async fillCard(t){let i=t.dataset.track??"";try{let r=await this.garage.track(i),s=[];for(let h=0;h<r.rows;h+=2)s.push([r.lines[h*8+4],r.lines[h*8+5]]);Of(t.querySelector("canvas"),s);let[a,n]=t.querySelectorAll(".figures");xo(a,[[`${Math.round(r.length)} m`,""],[`${r.corners} corners`,""]]);let o=await Promise.all(this.garage.rivals(i).map(h=>hr(this.garage.lapTime(i,h.name)))),l=Math.min(...o.map(h=>h??1/0));xo(n,[["AI",Nt(l)],["You",Nt(hs(r))]])}catch(r){if(!(r instanceof ce))throw r;this.refuseTrack(t,r.message)}}refuseTrack(t,i){let r=t.querySelector("input"),[s]=t.querySelectorAll(".figures");t.classList.add("refused"),t.title=i,r.disabled=!0,xo(s,[["cannot be driven",""]]),this.error(i);let a=le("tracks").querySelector("input:enabled");this.track!==r.value||!a||(a.checked=!0,this.track=a.value,this.refreshRivals())}refreshRivals(){let t=this.garage.rivals(this.track),i=t.map(a=>a.name).filter(a=>!this.refused.has(a)),r=[...this.chosen].filter(a=>i.includes(a));this.chosen=new Set(r.length?r:[i[i.length-1]]),this.mode==="watch"&&(this.chosen=new Set([[...this.chosen][this.chosen.size-1]]));let s=t.map(a=>this.rivalRow(a));le("opponents").replaceChildren(...s)}rivalRow(t){let i=document.createElement("label");i.className="rival";let r=document.createElement("input");Object.assign(r,{type:this.mode==="watch"?"radio":"checkbox",name:"rival",value:t.name,checked:this.chosen.has(t.name)});let s=document.createElement("span"),a=document.createElement("i");a.className="swatch";let n=[...this.chosen].indexOf(t.name);a.hidden=n<0||this.mode==="watch",a.style.background=ia(ps[Math.max(n,0)%ps.length]);let o=document.createElement("em");o.textContent=t.note,s.append(t.name,a,o);let l=document.createElement("small");return i.append(r,s,l),r.disabled=this.refused.has(t.name),r.disabled?Ke(l,"damaged"):this.fillRival(t.name,l),i}async fillRival(t,i){let{track:r}=this;try{await this.garage.entrant(t)}catch(a){if(!(a instanceof ce))throw a;this.refused.add(t),this.error(a.message),this.refreshRivals();return}let s=await hr(this.garage.lapTime(r,t));Ke(i,s===null?"no lap":Nt(s))}choose(t){this.chosen=new Set([t]),this.refresh()}choice(){let t=this.form.elements;return{track:this.track,mode:this.mode,rivals:[...this.chosen],laps:Number(t.laps.value),help:t.help.checked,lesson:this.lesson.choice()}}};function xo(e,t){e.replaceChildren(...t.map(([i,r])=>{let s=document.createElement("span"),a=document.createElement("strong");return a.textContent=r,s.append(r?`${i} `:i,a),s}))}function Of(e,t){let i=e.getContext("2d"),r=co(t,e.width,e.height,22);i.clearRect(0,0,e.width,e.height);let s=new Path2D;t.forEach(([o,l],h)=>h?s.lineTo(...r(o,l)):s.moveTo(...r(o,l))),s.closePath(),i.lineJoin="round";for(let[o,l]of[[20,"#c8b48c"],[14,"#f1f0ea"],[11,"#4a4d54"]])i.lineWidth=o,i.strokeStyle=l,i.stroke(s);let[a,n]=r(t[0][0],t[0][1]);i.fillStyle="#ff6a3d",i.beginPath(),i.arc(a,n,8,0,7),i.fill()}var pa=[0,9,16,23,30,37,60],Ff=34,Bf=92,fa=class{constructor(){this.muted=!1,this.context=null,this.hit=0}start(){if(this.context||typeof AudioContext>"u")return;let t=new AudioContext;this.context=t,this.master=t.createGain(),this.master.gain.value=this.muted?0:.5,this.master.connect(t.destination),this.engine=this.makeEngine(t),this.tyres=this.makeNoise(t,900,2.2),this.gravel=this.makeNoise(t,260,.7),this.wind=this.makeNoise(t,420,.4)}makeEngine(t){let i=t.createGain();i.gain.value=0;let r=t.createBiquadFilter();r.type="lowpass";let s=[["sawtooth",1,.34],["square",.5,.2],["triangle",2,.14]].map(([a,n,o])=>{let l=t.createOscillator();l.type=a;let h=t.createGain();return h.gain.value=Number(o),l.connect(h).connect(r),l.start(),{oscillator:l,multiple:Number(n)}});return r.connect(i).connect(this.master),{gain:i,filter:r,oscillators:s}}makeNoise(t,i,r){let s=t.createBuffer(1,t.sampleRate,t.sampleRate),a=s.getChannelData(0);for(let h=0;h<a.length;h+=1)a[h]=Math.random()*2-1;let n=t.createBufferSource();n.buffer=s,n.loop=!0;let o=t.createBiquadFilter();o.type="bandpass",o.frequency.value=i,o.Q.value=r;let l=t.createGain();return l.gain.value=0,n.connect(o).connect(l).connect(this.master),n.start(),{gain:l,filter:o}}update(t){let{context:i,engine:r,tyres:s,gravel:a,wind:n}=this;if(!i||!r||!s||!a||!n)return;let o=i.currentTime,l=Math.abs(t.forward),h=Math.max(pa.findIndex(p=>l<p),1),c=(l-pa[h-1])/(pa[h]-pa[h-1]),d=Ff+Bf*(.28+.72*c)*Math.min(l/5+.25+t.throttle*.3,1);for(let{oscillator:p,multiple:v}of r.oscillators)p.frequency.setTargetAtTime(d*v,o,.04);r.filter.frequency.setTargetAtTime(320+d*7+t.throttle*900,o,.05),r.gain.gain.setTargetAtTime(.1+.16*t.throttle,o,.05);let u=Math.max(Math.abs(Math.atan2(t.sideways,l+2))-.08,0)*Math.min(l/12,1);s.gain.gain.setTargetAtTime(t.offTrack?0:Math.min(u*1.4,.3),o,.04),s.filter.frequency.setTargetAtTime(700+u*900,o,.05),a.gain.gain.setTargetAtTime(t.offTrack?Math.min(l/30,.5):0,o,.05),n.gain.gain.setTargetAtTime((l/42)**2*.12,o,.1),t.wall&&o-this.hit>.18&&l>1.5&&this.thump(o,Math.min(l/20,1))}thump(t,i){this.hit=t,this.tone(90,.16,.5*i,"triangle",38)}beep(t){this.tone(t?880:440,t?.5:.16,.22,"square")}chime(t){this.tone(t?784:523,.22,.16,"triangle"),t&&setTimeout(()=>this.tone(1047,.3,.16,"triangle"),130)}tone(t,i,r,s,a){let{context:n,master:o}=this;if(!n||!o)return;let l=n.createOscillator(),h=n.createGain();l.type=s,l.frequency.value=t,a&&l.frequency.exponentialRampToValueAtTime(a,n.currentTime+i),h.gain.setValueAtTime(r,n.currentTime),h.gain.exponentialRampToValueAtTime(1e-4,n.currentTime+i),l.connect(h).connect(o),l.start(),l.stop(n.currentTime+i)}hush(){for(let t of[this.engine,this.tyres,this.gravel,this.wind])this.context&&t?.gain.gain.setTargetAtTime(0,this.context.currentTime,.05)}mute(t){this.muted=t,this.context&&this.master&&this.master.gain.setTargetAtTime(t?0:.5,this.context.currentTime,.02)}};var uc=[{key:"reward",label:"Reward",colour:"#ff6a3d",show:e=>e.toFixed(2),span:null},{key:"completion",label:"Cars that finish a lap",colour:"#5db7ff",show:e=>`${Math.round(e*100)}%`,span:[0,1]},{key:"lapTime",label:"Lap time",colour:"#ffd34d",show:Nt,span:null}],kf=5,zf=18,Gf="#f4f5f2",dc="#aab2bf";function pc(e,t,i){let r=e.getContext("2d"),{width:s,height:a}=e,n=t[t.length-1]?.seconds??1,o=(a-zf)/uc.length;r.clearRect(0,0,s,a),r.font="17px system-ui, sans-serif",r.textAlign="right",r.fillStyle=dc,r.fillText(`${n.toFixed(0)} s`,s-2,a-2),uc.forEach((l,h)=>{let c=Hf(t,l.key),d={left:2,right:s-2,top:h*o+30,bottom:(h+1)*o-8},u=c[c.length-1];if(Wf(r,l.label,u?l.show(u[1]):"–",l.colour,s,h*o+20),Vf(r,d,c,l,n),i===null)return;let p=d.left+i/n*(d.right-d.left);r.fillStyle="rgba(255, 255, 255, 0.5)",r.fillRect(p-1,d.top,2,d.bottom-d.top)})}function Hf(e,t){let i=[],r=[];for(let s of e){let a=s[t];a!==null&&(r.push(a),r.length>(t==="reward"?kf:1)&&r.shift(),i.push([s.seconds,r.reduce((n,o)=>n+o,0)/r.length]))}return i}function Vf(e,t,i,r,s){if(e.fillStyle="rgba(255, 255, 255, 0.05)",e.fillRect(t.left,t.top,t.right-t.left,t.bottom-t.top),i.length<2)return;let a=i.map(([,h])=>h),[n,o]=r.span??[Math.min(...a),Math.max(...a)],l=o-n||1;e.beginPath(),i.forEach(([h,c],d)=>{let u=t.left+h/s*(t.right-t.left),p=t.bottom-3-(c-n)/l*(t.bottom-t.top-6);d?e.lineTo(u,p):e.moveTo(u,p)}),e.strokeStyle=r.colour,e.lineWidth=3,e.lineJoin="round",e.stroke()}function Wf(e,t,i,r,s,a){e.font="20px system-ui, sans-serif",e.textAlign="left",e.fillStyle=r,e.fillRect(2,a-11,12,8),e.fillStyle=dc,e.fillText(t,22,a),e.textAlign="right",e.fillStyle=Gf,e.font="600 22px system-ui, sans-serif",e.fillText(i,s-2,a)}var mc={F32:Float32Array,F64:Float64Array,I64:BigInt64Array},Xf=1<<20,fs=8;function gc(e){let t=jf(e),i=e.subarray(fs+t.bytes),r=new Map;for(let[s,a]of Object.entries(t.entries))s!=="__metadata__"&&a?.dtype in mc&&r.set(s,qf(s,a,i));return r}function jf(e){if(e.length<fs)throw new ce("the arrays are cut off");let t=Number(new DataView(e.buffer,e.byteOffset).getBigUint64(0,!0));if(t>Math.min(e.length-fs,Xf))throw new ce("the arrays' header is damaged");let i=new TextDecoder().decode(e.subarray(fs,fs+t));return{bytes:t,entries:Zs(i,"the arrays' header")}}function qf(e,t,i){let r=mc[t.dtype],s=fc(t.shape),[a,n]=fc(t.data_offsets),o=s.reduce((l,h)=>l*h,1);if(!(a<=n&&n<=i.length&&n-a===o*r.BYTES_PER_ELEMENT))throw new ce(`the array ${e} does not fit its header`);return{shape:s,values:new r(i.slice(a,n).buffer)}}function fc(e){if(!Array.isArray(e)||!e.every(t=>Number.isSafeInteger(t)&&t>=0))throw new ce("the arrays' header is damaged");return e}var[Yf,$f]=(()=>{let e=i=>(i-Math.floor(i))*4294967296,t=[];for(let i=2;t.length<64;i+=1)t.every(r=>i%r)&&t.push(i);return[Uint32Array.from(t.slice(0,8),i=>e(Math.sqrt(i))),Uint32Array.from(t,i=>e(Math.cbrt(i)))]})();function cr(e){let t=Yf.slice(),i=new Uint32Array(64),r=e.length-e.length%64,s=new DataView(e.buffer,e.byteOffset,e.byteLength);for(let n=0;n<r;n+=64)vc(t,i,s,n);let a=Kf(e.subarray(r),e.length);for(let n=0;n<a.byteLength;n+=64)vc(t,i,a,n);return Array.from(t,n=>n.toString(16).padStart(8,"0")).join("")}function Kf(e,t){let i=new Uint8Array(e.length+9>64?128:64);i.set(e),i[e.length]=128;let r=new DataView(i.buffer);return r.setBigUint64(i.length-8,BigInt(t)*8n),r}function vc(e,t,i,r){for(let u=0;u<16;u+=1)t[u]=i.getUint32(r+4*u);for(let u=16;u<64;u+=1){let[p,v]=[t[u-2],t[u-15]],M=mi(v,7)^mi(v,18)^v>>>3,g=mi(p,17)^mi(p,19)^p>>>10;t[u]=t[u-16]+M+t[u-7]+g}let[s,a,n,o,l,h,c,d]=e;for(let u=0;u<64;u+=1){let p=d+(mi(l,6)^mi(l,11)^mi(l,25))+(l&h^~l&c)+$f[u]+t[u]|0,v=(mi(s,2)^mi(s,13)^mi(s,22))+(s&a^s&n^a&n)|0;[d,c,h,l,o,n,a,s]=[c,h,l,o+p|0,n,a,s,p+v|0]}[s,a,n,o,l,h,c,d].forEach((u,p)=>e[p]+=u)}function mi(e,t){return e>>>t|e<<32-t}var Sc=101010256,xc=33639248,Mc=67324752,Jf=22,ma=46,_c=30,Zf=65535,Qf=1e3,em=0,tm=3988292384,im=Uint32Array.from({length:256},(e,t)=>{let i=t;for(let r=0;r<8;r+=1)i=i&1?tm^i>>>1:i>>>1;return i});function yc(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),i=rm(t),r=t.getUint16(i+10,!0);if(r>Qf)throw new ce(`the zip has ${r} entries; a driver has a few`);let s=new Map,a=t.getUint32(i+16,!0);for(let n=0;n<r;n+=1){if(a+ma>i||t.getUint32(a,!0)!==xc)throw new ce("the zip's directory is damaged");let o=t.getUint16(a+28,!0),l=a+ma+o+t.getUint16(a+30,!0)+t.getUint16(a+32,!0);if(l>i)throw new ce("the zip's directory is damaged");let h=new TextDecoder().decode(e.subarray(a+ma,a+ma+o));t.getUint16(a+10,!0)===em&&s.set(h,sm(e,t,a,h)),a=l}return s}function rm(e){let t=e.byteLength-Jf;for(let i=t;i>=Math.max(0,t-Zf);i-=1)if(e.getUint32(i,!0)===Sc)return i;throw new ce("this is not a zip file")}function sm(e,t,i,r){let s=t.getUint32(i+24,!0),a=t.getUint32(i+42,!0);if(a+_c>e.length||t.getUint32(a,!0)!==Mc)throw new ce(`the zip's entry ${r} is damaged`);let n=a+_c+t.getUint16(a+26,!0)+t.getUint16(a+28,!0);if(n+s>e.length)throw new ce(`the zip's entry ${r} is cut off`);return e.subarray(n,n+s)}function wc(e){let[t,i]=[[],[]],r=0;for(let[n,o]of e){let l=Vi(n),h=ji([20,0,0,0,33],[am(o),o.length,o.length],[l.length,0]),c=Wi([ji([],[Mc]),h,l]);t.push(c,o),i.push(ji([],[xc]),ji([20]),h,ji([0,0,0]),ji([],[0,r]),l),r+=c.length+o.length}let s=i.reduce((n,o)=>n+o.length,0),a=Wi([ji([],[Sc]),ji([0,0,e.length,e.length],[s,r],[0])]);return Wi([...t,...i,a])}function ji(e,t=[],i=[]){let r=new Uint8Array(2*(e.length+i.length)+4*t.length),s=new DataView(r.buffer),a=0;for(let n of e)s.setUint16((a+=2)-2,n,!0);for(let n of t)s.setUint32((a+=4)-4,n,!0);for(let n of i)s.setUint16((a+=2)-2,n,!0);return r}function am(e){let t=4294967295;for(let i of e)t=im[(t^i)&255]^t>>>8;return(t^4294967295)>>>0}var yo="hotlap/manifest.json",ms="hotlap/driver.safetensors",bc=[-1,0,0,1,1,1],nm=bc.length/2,om=4e6;async function gs(e,t,i){try{if(e.length>us)throw new ce("it is larger than 32 MB");let r=yc(e),s=r.get(yo),a=r.get(ms);if(!s||!a)throw new ce("it is not a hotlap driver");let n=Zs(new TextDecoder().decode(s),"its manifest");if(cr(a)!==n.entries?.[ms])throw new ce("its arrays are damaged");return lm(n,gc(a),t,i)}catch(r){throw r instanceof ce?new ce(`${t} cannot be raced: ${r.message}`):r instanceof TypeError||r instanceof RangeError?new ce(`${t} cannot be raced: its manifest is damaged`):r}}function lm(e,t,i,r){let{driver:s,plan:a,fingerprints:n}=e,o=String(a.environment);if(o!=="racer"&&!o.startsWith("racer:")&&o!=="hotlap/Racer-v0")throw new ce(`it was trained on ${o}, not on the racer`);if(n.physics!==r.physics)throw new ce("it was trained with other physics than this page has");let l=a.env_options.observation??"standard",h=r.observations[l];if(!h||n.observation!==h.fingerprint)throw new ce("it sees other things than this page shows");let c=v=>hm(v,t),d=cm(s,c,h.terms.length),u=r.activations.indexOf(s.policy.activation);if(u<0)throw new ce(`its activation is ${s.policy.activation}`);let p=Float64Array.from([...c(s.spaces.action.low),...c(s.spaces.action.high)]);if(p.join()!==bc.join())throw new ce("it has other actions than steer, throttle and brake");return{name:i,environment:o,observation:l,...d,activation:u,bounds:p,actionRepeat:pm(a.env_options.action_repeat??1,60),steps:Number(e.step)||0,squashed:!!s.policy.squashed,meanLimit:s.policy.mean_limit===null?1/0:Mo(s.policy.mean_limit),...dm(s.normalizer,c,h.terms.length)}}function hm(e,t){let i=t.get(e.$array)?.values;if(!i||i instanceof BigInt64Array)throw new ce("an array is missing");if(!i.every(Number.isFinite))throw new ce("a number in it is not finite");return i}function cm(e,t,i){let r=[i],s=[],a=0;for(let[l,h]of e.policy.layers){let c=t(e.weights[l]),d=t(e.weights[h]);if(a+=c.length+d.length,a>om)throw new ce("its network has more than 4 million weights");let u=r[r.length-1],p=d.length;if(c.length!==u*p)throw new ce("its layers do not fit together");r.push(p),s.push(um(c,p,u),d)}if(r.length<2||r[r.length-1]!==nm)throw new ce("its network has another shape than a driver's");let n=new Float64Array(a),o=0;for(let l of s)n.set(l,o),o+=l.length;return{widths:r,numbers:n}}function um(e,t,i){let r=new Float64Array(e.length);for(let s=0;s<t;s+=1)for(let a=0;a<i;a+=1)r[a*t+s]=e[s*i+a];return r}function dm(e,t,i){if(!e||!e.norm_obs)return{normalizer:new Float64Array(0),clip:1/0};let r=t(e.mean),s=t(e.var),a=Number(e.epsilon);if(r.length!==i||s.length!==i)throw new ce("its normaliser does not fit");let n=Array.from(s,o=>Mo(Math.sqrt(o+a)));return{normalizer:Float64Array.from([...r,...n]),clip:Mo(e.clip_obs)}}function Mo(e){let t=Number(e);if(!(t>0))throw new ce("a limit or deviation in it is not above 0");return t}function pm(e,t){let i=Number(e);if(!Number.isInteger(i)||i<1||i>t)throw new ce("its action_repeat is odd");return i}var fm=1,mm={F32:"<f4",F64:"<f8"};function Ec(e,t){let i=gm(e,t),r=_m(i),s={...vm(e,t,i),entries:{[ms]:cr(r)}};return wc([[ms,r],[yo,Vi(JSON.stringify(s,null,1))]])}function Tc(e){let t=Ac(e).sort((i,r)=>i.name<r.name?-1:1);return cr(Wi(t.flatMap(({name:i,shape:r,values:s})=>{let a=r.length===1?`(${r[0]},)`:`(${r.join(", ")})`;return[Vi(`${i} ${mm[Rc(s)]} ${a}
`),Cc(s)]})))}function Ac({weights:e,normalizer:t}){return[...e.map(i=>({...i,name:`driver.weights.${i.name}`})),...t.arrays.map(i=>({...i,name:`driver.normalizer.${i.name}`}))]}function gm({plan:e,learned:t},i){let{terms:r}=i.observations[e.env_options.observation??"standard"],[s,a]=i.lesson.bounds,n=(o,l,h)=>({name:`driver.spaces.${o}.${l}`,shape:[h.length],values:Float32Array.from(h)});return[...Ac(t),n("observation","low",r.map(o=>o.low)),n("observation","high",r.map(o=>o.high)),n("action","low",s),n("action","high",a)]}function vm({plan:e,track:t,learned:i,steps:r,seconds:s,startedAt:a},n,o){let{lesson:l}=n,h=u=>Object.fromEntries(o.filter(({name:p})=>p.startsWith(u)).map(({name:p})=>[p.slice(u.length),{$array:p,scalar:!1}])),c=u=>({kind:"Box",...h(`driver.spaces.${u}.`),dtype:"float32"}),d=i.weights.filter(({name:u})=>/^(mlp_extractor\.policy_net\.\d+|action_net)\.weight$/.test(u)).map(({name:u})=>[u,u.replace(/weight$/,"bias")]);return{format:fm,hotlap:l.hotlap,environment:e.environment,algorithm:l.config.algorithm,seed:e.seed,plan:e,fingerprints:{...l.fingerprints,observation:n.observations[e.env_options.observation??"standard"].fingerprint,tracks:{[t.name]:t.fingerprint}},versions:{hotlap:l.hotlap},torch_threads:l.config.torch_threads,times:{started_at:a,training_time_sec:s},step:r,resume_step:r,ended:r>=e.total_timesteps,driver:{weights:h("driver.weights."),policy:{...l.policy,activation:e.hyperparameters.activation_fn,layers:d},normalizer:{...i.normalizer.settings,...h("driver.normalizer.")},spaces:{observation:c("observation"),action:c("action")}},resume:null,interrupted:!1}}function _m(e){let t=[...e].sort((o,l)=>l.values.BYTES_PER_ELEMENT-o.values.BYTES_PER_ELEMENT),i={},r=0;for(let{name:o,shape:l,values:h}of t)i[o]={dtype:Rc(h),shape:l,data_offsets:[r,r+h.byteLength]},r+=h.byteLength;let s=JSON.stringify(i),a=Vi(s.padEnd(Math.ceil(s.length/8)*8)),n=new Uint8Array(8);return new DataView(n.buffer).setBigUint64(0,BigInt(a.length),!0),Wi([n,a,...t.map(({values:o})=>Cc(o))])}function Rc(e){return e instanceof Float64Array?"F64":"F32"}function Cc(e){return new Uint8Array(e.buffer,e.byteOffset,e.byteLength)}var Sm="js/lesson_worker.js",xm=6,Mm=600,ga=class{constructor(t,i,r,s){this.facts=t,this.track=i,this.choice=r,this.plan=ym(t,i,r),this.onChange=s,this.state="learning",this.failure="",this.latest=null,this.exam=null,this.history=[],this.rollouts=0,this.spacing=1,this.generations=[],this.lappedAfter=null,this.startedAt=new Date().toISOString(),this.worker=null,this.start().catch(a=>this.fail(a.message))}async start(){let{facts:t,track:i,plan:r}=this,s=Kh(Sm);this.worker=s,s.onmessage=({data:n})=>this.hear(n),s.onerror=n=>this.fail(n.message??"the Worker did not start");let a=await Rr("hotlap.wasm");s.postMessage({order:{wasm:a,facts:t,track:i.file,plan:r},run:this.state==="learning"})}hear({progress:t,failure:i}){if(i!==void 0)return this.fail(i);if(!t||this.state==="failed")return;let{learned:r,...s}=t;this.note({...s,learned:null}),r&&this.generations.push({steps:t.steps,seconds:t.seconds,learned:r}),t.exam&&t.exam.lapping===t.exam.cars&&(this.lappedAfter??=t.seconds),t.steps>=this.plan.total_timesteps&&(this.state="finished"),this.onChange()}note(t){this.latest=t,this.exam=t.exam??this.exam,this.rollouts%this.spacing===0&&this.history.push(t),this.rollouts+=1,!(this.history.length<=Mm)&&(this.history=this.history.filter((i,r)=>r%2===0),this.spacing*=2)}fail(t){this.state="failed",this.failure=t,this.close(),this.onChange()}pause(){this.state==="learning"&&(this.state="paused",this.worker?.postMessage({run:!1}),this.onChange())}resume(){this.state==="paused"&&(this.state="learning",this.worker?.postMessage({run:!0}),this.onChange())}file({steps:t,seconds:i,learned:r}){let{plan:s,track:a,startedAt:n}=this;return Ec({plan:s,track:a,learned:r,steps:t,seconds:i,startedAt:n},this.facts)}driver(t,i){return gs(this.file(t),i,this.facts)}hash(t){return t.hash??=Tc(t.learned),t.hash}close(){this.worker?.terminate()}};function ym(e,t,i){let{config:r,hidden:s}=e.lesson,a=String(i.network)===String(s)?{}:{net_arch:i.network},n=i.grip===1?{}:{randomize:{grip:[i.grip,i.grip]}};return{...r,environment:`racer:${t.name}${t.source?".json":""}`,seed:i.seed,total_timesteps:Math.ceil(i.steps/r.n_envs)*r.n_envs,hyperparameters:{...r.hyperparameters,...a},env_options:{...r.env_options,...n},racer_config:{...r.racer_config,weights:{...r.racer_config.weights,...i.weights}},track_data:t.source}}function bo(e,t){let i=JSON.stringify([t.total_timesteps,...Lc(e,t)]);return`${e.lesson.config.name}-${cr(Vi(i)).slice(0,xm)}`}function Pc(e,t,i){let r=["hotlap","train",t.environment,"--preset",t.preset,"--seed",t.seed,"--steps",t.total_timesteps];return r.push("--name",bo(e,t),...Lc(e,t)),i<t.total_timesteps&&r.push("--checkpoint-every",i),[...r,"--overwrite"].map(wm).join(" ")}function Lc({lesson:{config:e}},t){let i=Object.fromEntries(wo(e.racer_config.weights,t.racer_config.weights));return[...wo(e.hyperparameters,t.hyperparameters).flatMap(([r,s])=>["--set",`${r}=${JSON.stringify(s)}`]),...wo(e.env_options,t.env_options).flatMap(([r,s])=>["--env-set",`${r}=${JSON.stringify(s)}`]),...Object.keys(i).length?["--config",JSON.stringify({weights:i})]:[]]}function wo(e,t){return Object.entries(t).filter(([i,r])=>JSON.stringify(r)!==JSON.stringify(e[i]))}function wm(e){let t=String(e);return/^[\w.:/=-]+$/.test(t)?t:`'${t.replaceAll("'","'\\''")}'`}var bm=10,va=class{constructor(t,i){this.root=le("lesson"),this.slider=le("lesson-generation"),this.canvas=le("lesson-curve"),this.root.addEventListener("click",r=>{let s=r.target.closest("[data-lesson]")?.getAttribute("data-lesson");s&&t(s)}),this.follows=!0,this.slider.addEventListener("input",()=>{this.follows=this.slider.value===this.slider.max,i()}),le("lesson-python").addEventListener("toggle",()=>this.lesson&&this.show(this.lesson)),this.lesson=null}open(t){this.lesson=t,this.follows=!0,this.root.hidden=!1,this.show(t)}close(){this.root.hidden=!0}chosen(t){return t.generations[Math.min(Number(this.slider.value),t.generations.length)-1]??null}show(t){let{generations:i,latest:r,plan:s,state:a}=t;this.slider.max=String(Math.max(i.length,1)),this.slider.min="1",this.follows&&(this.slider.value=this.slider.max);let n=this.chosen(t);Ke(le("lesson-title"),Em(t)),Ke(le("lesson-figures"),r?`${r.steps.toLocaleString("en")} of ${s.total_timesteps.toLocaleString("en")} steps · ${Tm(t,r)}`:"Starting …");let o=le("lesson-progress");o.max=s.total_timesteps,o.value=r?.steps??0,Ke(le("lesson-exam"),Am(t)),Ke(le("lesson-chosen"),n?`${this.slider.value} of ${i.length}, after ${n.seconds.toFixed(0)} s`:"none yet");let l=this.root.querySelector("[data-lesson=pause]");Ke(l,a==="paused"?"Resume":"Pause"),l.disabled=a==="finished"||a==="failed";for(let h of["race","download"])this.button(h).disabled=!n;this.button("generations").disabled=i.length<2,pc(this.canvas,t.history,this.follows||!n?null:n.seconds),this.showCommand(t,n)}button(t){return this.root.querySelector(`[data-lesson=${t}]`)}showCommand(t,i){Ke(le("lesson-command"),Pc(t.facts,t.plan,i?.steps??t.plan.total_timesteps));let r=le("lesson-python").open;Ke(le("lesson-hash"),i&&r?t.hash(i):"–"),Ke(le("lesson-where"),Rm(t,i)),this.button("track").hidden=!t.track.source}};function Em({state:e,failure:t,track:i}){return e==="failed"?`The lesson ended: ${t}`:`${{learning:"Learning",paused:"Paused",finished:"Taught"}[e]} on ${i.name}`}function Tm({history:e,state:t},i){if(t==="finished")return`${i.seconds.toFixed(0)} s`;let r=e[Math.max(e.length-bm,0)],s=(i.steps-r.steps)/(i.seconds-r.seconds||1);return s?`${Math.round(s/100)/10}k/s`:""}function Am({exam:e,lappedAfter:t}){if(!e?.lapping)return"No car has finished a lap yet";let i=t===null?"":` (${e.cars} at ${t.toFixed(1)} s)`;return`${e.lapping} of ${e.cars} cars lap${i}`}function Rm({plan:e,track:t},i){let s=!i||i.steps>=e.total_timesteps?`ppo_seed${e.seed}_model.zip`:`checkpoints/checkpoint_${i.steps}.zip`,a=t.source?` The command needs the track's file in the current folder, as ${t.name}.json.`:"";return`${s} in the run's folder has this hash; hotlap inspect prints it.${a}`}var Nc=["grip","mass","power"],Cm=["progress","speedBonus","wallPenalty","offTrackPenalty","backwardPenalty","stillnessPenalty"],_a=class{constructor(t,i,r,s,a){let{columns:n,observations:o,constants:l}=t.facts,h=r.env_options.observation??"standard";this.simulator=t,this.cars=s,this.kind=Object.keys(o).indexOf(h),this.ticks=r.env_options.action_repeat??1,this.geometry=i.geometry(t),this.motion=t.array("float64",[s,n.motion.length]),this.tally=t.array("int64",[s,n.tally.length]),this.controls=t.array("float64",[s,3]),this.score=t.array("float64",[s,n.score.length]),this.observation=t.array("float32",[s,o[h].terms.length]),this.seeds=t.array("uint64",[s],BigUint64Array.from({length:s},(p,v)=>BigInt(a+v))),this.episodes=t.array("int64",[s],new BigInt64Array(s).fill(-1n)),this.trackOf=t.array("int64",[s]),this.starts=t.array("float64",[s,n.start.length]),this.chosen=t.array("int64",[s]),this.scales=t.array("float64",[Nc.length,2],Nc.flatMap(p=>r.env_options.randomize?.[p]??[1,1])),this.randomStart=Number(r.env_options.random_start??!1);let{weights:c,episode:d}=r.racer_config,u=[...Cm.map(p=>c[p]),r.env_options.train_max_episode_ticks??d.maxSteps,d.stillnessTimeoutTicks];this.drive=t.bind("race",0,s,this.motion,this.tally,this.controls,...this.geometry,c.stillnessSpeedThreshold,t.array("float64",[u.length],u),this.score,this.kind,this.observation,this.ticks,t.array("float64",l.blockShape))}reset(t){let{simulator:i}=this,[r,s,a]=[i.integers(this.episodes),i.floats(this.score),this.score.shape[1]];for(let d of t)r[d]+=1n,s[d*a+i.score.return]=0;i.integers(this.chosen).set(t.map(BigInt));let n=i.rows(this.chosen,0,t.length),o=i.rows(this.starts,0,t.length),[,l,h,c]=this.geometry;i.bind("draw_starts",n,this.seeds,this.episodes,this.trackOf,this.randomStart,this.scales,l,h,c,o)(),i.bind("place",n,o,this.motion,this.tally,...this.geometry)(),i.bind("observe",n,this.kind,this.motion,this.tally,...this.geometry,this.observation)()}resetAll(){this.reset(Array.from({length:this.cars},(t,i)=>i))}step(t){this.simulator.floats(this.controls).set(t),this.drive()}scored(t){let{simulator:i,cars:r}=this,[s,a,n]=[i.floats(this.score),this.score.shape[1],i.score[t]];return Float64Array.from({length:r},(o,l)=>s[l*a+n])}lapTime(t){let{simulator:i}=this;return i.floats(this.motion)[t*this.motion.shape[1]+i.motion.lap_time_s]}};var Sa=class{constructor(t,i,r,s,a){this.mark=t.mark(),this.simulator=t,this.track=i,this.cars=s,this.ticksHeld=r.env_options.action_repeat??1;let n={...r.env_options,action_repeat:1,random_start:!0};this.episodes=new _a(t,i,{...r,env_options:n},s,a),this.actions=t.array("float32",[s,3]),this.arrays=t.mark(),this.decide=null,this.tick=0,this.episodes.resetAll(),this.before=t.floats(this.episodes.motion).slice()}follow(t){let{simulator:i,cars:r}=this,s=t.widths[0];i.free(this.arrays),this.decide=i.bind("act",0,r,this.episodes.observation,i.array("float64",[2,t.normalizer.length/2],t.normalizer),t.clip,i.array("float64",[t.numbers.length],t.numbers),i.array("int64",[t.widths.length],t.widths.map(BigInt)),t.activation,t.meanLimit,Number(t.squashed),i.array("float64",[2,3],t.bounds),i.array("float64",[r,s]),i.array("float64",[2,Math.max(...t.widths)]),i.array("float64",[r,3]),i.array("float64",[r,t.widths[t.widths.length-2]]),this.actions)}step(){let{simulator:t,episodes:i}=this;this.before.set(t.floats(i.motion)),this.decide&&this.tick%this.ticksHeld===0&&this.decide(),i.step(t.singles(this.actions)),this.tick+=1;let[r,s]=[i.scored("terminated"),i.scored("truncated")],a=[];for(let n=0;n<this.cars;n+=1)r[n]+s[n]>0&&a.push(n);return a.length&&(i.reset(a),this.before.set(t.floats(i.motion))),a}close(){this.simulator.free(this.mark)}};var Pm=7,Lm=6,ya=class{constructor(t,i,r){this.simulator=t,this.view=i,this.game=r,this.panel=new va(s=>this.act(s),()=>this.refresh()),this.lesson=null,this.swarm=null,this.followed=0,this.cars=0,this.driving=null}open(t,i){this.end(),this.cars=i.cars,this.lesson=new ga(this.simulator.facts,t,i,()=>this.refresh()),this.show()}show(){let{lesson:t}=this;t&&(this.hide(),this.driving=null,this.followed=0,this.swarm=new Sa(this.simulator,t.track,t.plan,this.cars,Pm),this.view.open(t.track,[],this.cars),this.panel.open(t),this.refresh())}hide(){this.panel.close(),this.swarm?.close(),this.swarm=null}end(){this.hide(),this.lesson?.close(),this.lesson=null}refresh(){let{lesson:t,swarm:i}=this;if(!t||!i)return;this.panel.show(t);let r=this.panel.chosen(t);!r||r===this.driving||(this.driving=r,t.driver(r,"the driver").then(s=>this.driving===r&&this.swarm?.follow(s),xa))}tick(){(this.swarm?.step()??[]).includes(this.followed)&&(this.followed=this.longest())}longest(){let{swarm:t,simulator:i}=this;if(!t)return 0;let{tally:r}=t.episodes,s=Array.from({length:t.cars},(a,n)=>Number(i.integers(r)[n*r.shape[1]+i.tally.tick]));return s.indexOf(Math.max(...s))}frame(t,i){if(!this.swarm)return;let{topSpeed:r}=this.simulator.facts.constants,s={topSpeed:r,rays:null,line:!1,covered:ta(this.panel.root),followed:this.followed};this.view.draw(oc(this.swarm,t),i,s)}state(){let{lesson:t}=this;if(!t)return null;let{state:i,failure:r,latest:s,generations:a,lappedAfter:n,plan:o}=t,l=a[a.length-1];return{state:i,failure:r,lappedAfter:n,plan:o,steps:s?.steps??0,seconds:s?.seconds??0,generations:a.length,hash:l?t.hash(l):null,shown:!!this.swarm}}act(t){let{lesson:i}=this;i&&(t==="pause"?i.state==="paused"?i.resume():i.pause():t==="restart"?this.restart(i):t==="leave"?this.game.leave():t==="camera"?this.game.camera():t==="race"?this.race(i).catch(xa):t==="generations"?this.raceGenerations(i).catch(xa):t==="download"?this.download(i):t==="track"?Ic(`${i.track.name}.json`,JSON.stringify(i.track.source)):t==="copy"&&Nm())}restart(t){this.keepLatest(t),this.open(t.track,{...t.choice,cars:this.cars})}keepLatest(t){let i=t.generations[t.generations.length-1];i&&t.driver(i,Ma(t,i)).then(r=>this.game.keep(t.track,r),xa)}async race(t){let i=this.panel.chosen(t);i&&(t.pause(),this.game.race(t.track,await t.driver(i,Ma(t,i)),t.choice.grip))}async raceGenerations(t){let i=t.generations.indexOf(this.panel.chosen(t)??t.generations[0]),r=Math.min(Lm,i+1),s=Array.from({length:r},(n,o)=>t.generations[Math.round(i-o*i/Math.max(r-1,1))]);t.pause();let a=await Promise.all(s.map(n=>t.driver(n,Ma(t,n))));this.game.watch(t.track,a,t.choice.grip)}download(t){let i=this.panel.chosen(t);i&&Ic(`${Ma(t,i).replace(/[^\w.-]+/g,"-")}.zip`,t.file(i))}};function Ic(e,t){let i=URL.createObjectURL(new Blob([t])),r=document.createElement("a");r.href=i,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(i),1e4),oi(`Saved ${e}`)}function Nm(){let e=le("lesson-command").textContent??"",t=()=>oi("Copying is not allowed here: select the command instead");navigator.clipboard?navigator.clipboard.writeText(e).then(()=>oi("Copied"),t):t()}function xa(e){if(!(e instanceof ce))throw e;oi(e.message)}function Ma({facts:e,track:t,plan:i},{steps:r}){return`${bo(e,i)}-${t.name}-seed${i.seed}-${Math.round(r/1e3)}k`}var Dc=[{term:9,label:"speed",middle:!1},{term:10,label:"yaw rate",middle:!0},{term:11,label:"wheels",middle:!0},{term:12,label:"lap",middle:!1},{term:13,label:"offset",middle:!0}],Im=[{label:"steer",middle:!0},{label:"throttle",middle:!1},{label:"brake",middle:!1}],Dm=9.81,Uc=40,wa=class{constructor(){this.root=le("telemetry"),this.seen=Fc(le("seen"),Dc),this.done=Fc(le("done"),Im),this.raysContext=Oc("rays"),this.gripContext=Oc("grip"),this.trail=[]}open(t){this.kind=t.cars[0].entrant.driver?.observation??"standard";let i=t.simulator.facts.observations[this.kind].terms.length,{name:r,driver:s}=t.cars[0].entrant;Ke(le("telemetry-name"),s?`${r} sees ${i} numbers`:`${r} is scripted; a trained driver sees:`),this.trail=[],this.root.hidden=!1}close(){this.root.hidden=!0}update(t){let{world:i,simulator:r}=t,s=this.kind??"standard";i.observe(s);let a=r.singles(i.observation(s)),{constants:n}=r.facts;Dc.forEach(({term:l},h)=>Bc(this.seen[h],a[l])),i.controlsOf(0).forEach((l,h)=>Bc(this.done[h],l));let o=n.rayAnglesDegrees.map((l,h)=>({angle:l*Math.PI/180,distance:a[h]*n.rayRange}));return this.drawRays(o),this.drawGrip(t),o}drawRays(t){let{canvas:i}=this.raysContext,r=this.raysContext,[s,a]=[i.width/2,i.height-14];r.clearRect(0,0,i.width,i.height);let n=l=>16+Math.sqrt(l/100)*132,o=t.map(({angle:l,distance:h})=>[s-Math.sin(l)*n(h),a-Math.cos(l)*n(h)]);r.beginPath(),r.moveTo(s,a),o.forEach(([l,h])=>r.lineTo(l,h)),r.closePath(),r.fillStyle="rgba(255, 240, 138, 0.16)",r.fill(),r.strokeStyle="rgba(255, 240, 138, 0.85)",r.lineWidth=2,o.forEach(([l,h],c)=>{r.beginPath(),r.moveTo(s,a),r.lineTo(l,h),r.stroke(),c%2===0&&(r.fillStyle="rgba(244, 245, 242, 0.9)",r.font="18px system-ui, sans-serif",r.textAlign="center",r.fillText(t[c].distance.toFixed(0),Math.min(Math.max(l,16),i.width-16),Math.max(h-4,16)))}),r.fillStyle="#ff6a3d",r.fillRect(s-6,a-10,12,20)}drawGrip(t){let{world:i,simulator:r}=t,s=r.floats(i.motion),{velocity_x_m_per_s:a,velocity_y_m_per_s:n,yaw_rad:o}=r.motion,l=(s[a]-t.before[a])/t.tickSeconds,h=(s[n]-t.before[n])/t.tickSeconds,c=s[o],d=r.facts.car.tyre_grip*Dm,u=(Math.cos(c)*l+Math.sin(c)*h)/d,p=(Math.cos(c)*h-Math.sin(c)*l)/d;this.trail.push([p,u]),this.trail.length>Uc&&this.trail.shift();let v=this.gripContext,{canvas:M}=v,[g,f,w]=[M.width/2,M.height/2,M.height/2-12];v.clearRect(0,0,M.width,M.height),v.strokeStyle="rgba(255,255,255,0.35)",v.lineWidth=2;for(let b of[1,.5])v.beginPath(),v.arc(g,f,w*b,0,7),v.stroke();this.trail.forEach(([b,x],T)=>{let A=T===this.trail.length-1;v.fillStyle=A?"#ff6a3d":`rgba(255,106,61,${.5*T/Uc})`,v.beginPath(),v.arc(g-b*w,f-x*w,A?8:4,0,7),v.fill()}),v.fillStyle="rgba(244,245,242,0.9)",v.font="20px system-ui, sans-serif",v.textAlign="right",v.fillText(`${Math.round(Math.min(Math.hypot(u,p),9.99)*100)}%`,M.width-6,f+7)}};function Oc(e){return le(e).getContext("2d")}function Fc(e,t){return t.map(({label:i,middle:r})=>{let s=document.createElement("label");s.textContent=i;let a=document.createElement("div");a.className=r?"bar middle":"bar";let n=document.createElement("i");return a.append(n),e.append(s,a),{fill:n,middle:r}})}function Bc(e,t){e.fill.style.transform=`scaleX(${(e.middle?-t:Math.max(t,0)).toFixed(3)})`}function kc(e,t){let i=t.steering.querySelector(".knob"),r=0,s=a=>{e.touch.steer=a,i.style.transform=`translateX(${-a*70*.6}px)`};Eo(t.steering,a=>{r=a.clientX,s(0)},()=>s(0)),t.steering.addEventListener("pointermove",a=>{t.steering.hasPointerCapture(a.pointerId)&&s(Math.max(-1,Math.min(1,(r-a.clientX)/70)))}),Eo(t.throttle,()=>e.touch.throttle=1,()=>e.touch.throttle=0),Eo(t.brake,()=>e.touch.brake=1,()=>e.touch.brake=0),t.takeOver.addEventListener("click",()=>{e.touch.takeOver=!e.touch.takeOver,To(e,t.takeOver)})}function To(e,t){let i=e.touch.takeOver;document.body.classList.toggle("taking-over",i),t.textContent=i?"Give back":"Take over",t.setAttribute("aria-pressed",String(i))}function Eo(e,t,i){e.addEventListener("pointerdown",r=>{e.setPointerCapture(r.pointerId),e.classList.add("held"),t(r),r.preventDefault()});for(let r of["pointerup","pointercancel","lostpointercapture"])e.addEventListener(r,()=>{e.classList.remove("held"),i()})}var Um=0,zc=1,Om=2,jr=1,Fm=2,Ts=3,gr=0,Gt=1,Yt=2,qr=0,mr=1,cn=2,Gc=3,Hc=4,Bm=5,Vr=100,km=101,zm=102,Gm=103,Hm=104,Vm=200,Wm=201,Xm=202,jm=203,sd=204,ad=205,qm=206,Ym=207,$m=208,Km=209,Jm=210,Zm=211,Qm=212,eg=213,tg=214,al=0,nl=1,ol=2,Is=3,ll=4,hl=5,cl=6,ul=7,Kl=0,ig=1,rg=2,Ui=0,nd=1,od=2,ld=3,xn=4,hd=5,cd=6,ud=7,dd=300,$r=301,Ds=302,Ao=303,Ro=304,Kr=1e3,Di=1001,dl=1002,Ft=1003,Jl=1004,ba=1005,$t=1006,Co=1007,er=1008,ei=1009,pd=1010,fd=1011,Us=1012,Zl=1013,Mi=1014,ui=1015,yi=1016,Ql=1017,eh=1018,Jr=1020,md=35902,gd=35899,vd=1021,_d=1022,Si=1023,ir=1026,tr=1027,th=1028,ih=1029,vr=1030,rh=1031,sh=1033,tn=33776,rn=33777,sn=33778,an=33779,pl=35840,fl=35841,ml=35842,gl=35843,vl=36196,_l=37492,Sl=37496,xl=37488,Ml=37489,un=37490,yl=37491,wl=37808,bl=37809,El=37810,Tl=37811,Al=37812,Rl=37813,Cl=37814,Pl=37815,Ll=37816,Nl=37817,Il=37818,Dl=37819,Ul=37820,Ol=37821,Fl=36492,Bl=36494,kl=36495,zl=36283,Gl=36284,dn=36285,Hl=36286,pn=2300,Vl=2301,Po=2302,Vc=2303,Wc=2400,Xc=2401,jc=2402,sg=3200,fn=0,ag=1,Qi="",qt="srgb",mn="srgb-linear",gn="linear",lt="srgb",Lo=7680,ng=519,og=512,lg=513,hg=514,Sd=515,cg=516,ug=517,xd=518,Md=519,dg=35044,Mn=35048,qc="300 es",di=2e3,Os=2001;function pg(e){for(let t=e.length-1;t>=0;--t)if(e[t]>=65535)return!0;return!1}function fg(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function vn(e){return document.createElementNS("http://www.w3.org/1999/xhtml",e)}function mg(){let e=vn("canvas");return e.style.display="block",e}var Yc={},Zr=null;function $c(...e){let t="THREE."+e.shift();Zr?Zr("log",t,...e):console.log(t,...e)}function yd(e){let t=e[0];if(typeof t=="string"&&t.startsWith("TSL:")){let i=e[1];i&&i.isStackTrace?e[0]+=" "+i.getLocation():e[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return e}function Be(...e){e=yd(e);let t="THREE."+e.shift();if(Zr)Zr("warn",t,...e);else{let i=e[0];i&&i.isStackTrace?console.warn(i.getError(t)):console.warn(t,...e)}}function Ge(...e){e=yd(e);let t="THREE."+e.shift();if(Zr)Zr("error",t,...e);else{let i=e[0];i&&i.isStackTrace?console.error(i.getError(t)):console.error(t,...e)}}function nn(...e){let t=e.join(" ");t in Yc||(Yc[t]=!0,Be(...e))}function gg(e,t,i){return new Promise(function(r,s){function a(){switch(e.clientWaitSync(t,e.SYNC_FLUSH_COMMANDS_BIT,0)){case e.WAIT_FAILED:s();break;case e.TIMEOUT_EXPIRED:setTimeout(a,i);break;default:r()}}setTimeout(a,i)})}var vg={[al]:al,[ol]:cl,[ll]:ll,[Is]:hl,[nl]:nl,[cl]:ol,[ul]:ul,[hl]:Is},Mr=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let r=i[e];if(r!==void 0){let s=r.indexOf(t);s!==-1&&r.splice(s,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let r=i.slice(0);for(let s=0,a=r.length;s<a;s++)r[s].call(this,e);e.target=null}}},kt=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Kc=1234567,Cs=Math.PI/180,Fs=180/Math.PI;function yr(){let e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0,r=Math.random()*4294967295|0;return(kt[e&255]+kt[e>>8&255]+kt[e>>16&255]+kt[e>>24&255]+"-"+kt[t&255]+kt[t>>8&255]+"-"+kt[t>>16&15|64]+kt[t>>24&255]+"-"+kt[i&63|128]+kt[i>>8&255]+"-"+kt[i>>16&255]+kt[i>>24&255]+kt[r&255]+kt[r>>8&255]+kt[r>>16&255]+kt[r>>24&255]).toLowerCase()}function Je(e,t,i){return Math.max(t,Math.min(i,e))}function ah(e,t){return(e%t+t)%t}function _g(e,t,i,r,s){return r+(e-t)*(s-r)/(i-t)}function Sg(e,t,i){return e!==t?(i-e)/(t-e):0}function Ps(e,t,i){return(1-i)*e+i*t}function xg(e,t,i,r){return Ps(e,t,1-Math.exp(-i*r))}function Mg(e,t=1){return t-Math.abs(ah(e,t*2)-t)}function yg(e,t,i){return e<=t?0:e>=i?1:(e=(e-t)/(i-t),e*e*(3-2*e))}function wg(e,t,i){return e<=t?0:e>=i?1:(e=(e-t)/(i-t),e*e*e*(e*(e*6-15)+10))}function bg(e,t){return e+Math.floor(Math.random()*(t-e+1))}function Eg(e,t){return e+Math.random()*(t-e)}function Tg(e){return e*(.5-Math.random())}function Ag(e){e!==void 0&&(Kc=e);let t=Kc+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function Rg(e){return e*Cs}function Cg(e){return e*Fs}function Pg(e){return e>0&&Number.isInteger(e)&&2**Math.round(Math.log2(e))===e}function Lg(e){return Math.pow(2,Math.ceil(Math.log(e)/Math.LN2))}function wd(e){return Math.pow(2,Math.floor(Math.log(e)/Math.LN2))}function Ng(e,t,i,r,s){let a=Math.cos,n=Math.sin,o=a(i/2),l=n(i/2),h=a((t+r)/2),c=n((t+r)/2),d=a((t-r)/2),u=n((t-r)/2),p=a((r-t)/2),v=n((r-t)/2);switch(s){case"XYX":e.set(o*c,l*d,l*u,o*h);break;case"YZY":e.set(l*u,o*c,l*d,o*h);break;case"ZXZ":e.set(l*d,l*u,o*c,o*h);break;case"XZX":e.set(o*c,l*v,l*p,o*h);break;case"YXY":e.set(l*p,o*c,l*v,o*h);break;case"ZYZ":e.set(l*v,l*p,o*c,o*h);break;default:Be("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function nh(e){switch(e.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function bd(e,t){if(t.constructor===Float32Array)return e;let i=nh(t);if(i===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(e/i,-1)}function Ed(e,t){if(t.constructor===Float32Array)return e;let i=nh(t);if(i===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(e*i)}var oh={DEG2RAD:Cs,RAD2DEG:Fs,generateUUID:yr,clamp:Je,euclideanModulo:ah,mapLinear:_g,inverseLerp:Sg,lerp:Ps,damp:xg,pingpong:Mg,smoothstep:yg,smootherstep:wg,randInt:bg,randFloat:Eg,randFloatSpread:Tg,seededRandom:Ag,degToRad:Rg,radToDeg:Cg,isPowerOfTwo:Pg,ceilPowerOfTwo:Lg,floorPowerOfTwo:wd,setQuaternionFromProperEuler:Ng,normalize:Ed,denormalize:bd},ue=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6],this.y=r[1]*t+r[4]*i+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Je(this.x,e.x,t.x),this.y=Je(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Je(this.x,e,t),this.y=Je(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Je(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Je(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),r=Math.sin(t),s=this.x-e.x,a=this.y-e.y;return this.x=s*i-a*r+e.x,this.y=s*r+a*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Fi=class{constructor(e=0,t=0,i=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=r}static slerpFlat(e,t,i,r,s,a,n){let o=i[r+0],l=i[r+1],h=i[r+2],c=i[r+3],d=s[a+0],u=s[a+1],p=s[a+2],v=s[a+3];if(c!==v||o!==d||l!==u||h!==p){let M=o*d+l*u+h*p+c*v;M<0&&(d=-d,u=-u,p=-p,v=-v,M=-M);let g=1-n;if(M<.9995){let f=Math.acos(M),w=Math.sin(f);g=Math.sin(g*f)/w,n=Math.sin(n*f)/w,o=o*g+d*n,l=l*g+u*n,h=h*g+p*n,c=c*g+v*n}else{o=o*g+d*n,l=l*g+u*n,h=h*g+p*n,c=c*g+v*n;let f=1/Math.sqrt(o*o+l*l+h*h+c*c);o*=f,l*=f,h*=f,c*=f}}e[t]=o,e[t+1]=l,e[t+2]=h,e[t+3]=c}static multiplyQuaternionsFlat(e,t,i,r,s,a){let n=i[r],o=i[r+1],l=i[r+2],h=i[r+3],c=s[a],d=s[a+1],u=s[a+2],p=s[a+3];return e[t]=n*p+h*c+o*u-l*d,e[t+1]=o*p+h*d+l*c-n*u,e[t+2]=l*p+h*u+n*d-o*c,e[t+3]=h*p-n*c-o*d-l*u,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,r){return this._x=e,this._y=t,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,r=e._y,s=e._z,a=e._order,n=Math.cos,o=Math.sin,l=n(i/2),h=n(r/2),c=n(s/2),d=o(i/2),u=o(r/2),p=o(s/2);switch(a){case"XYZ":this._x=d*h*c+l*u*p,this._y=l*u*c-d*h*p,this._z=l*h*p+d*u*c,this._w=l*h*c-d*u*p;break;case"YXZ":this._x=d*h*c+l*u*p,this._y=l*u*c-d*h*p,this._z=l*h*p-d*u*c,this._w=l*h*c+d*u*p;break;case"ZXY":this._x=d*h*c-l*u*p,this._y=l*u*c+d*h*p,this._z=l*h*p+d*u*c,this._w=l*h*c-d*u*p;break;case"ZYX":this._x=d*h*c-l*u*p,this._y=l*u*c+d*h*p,this._z=l*h*p-d*u*c,this._w=l*h*c+d*u*p;break;case"YZX":this._x=d*h*c+l*u*p,this._y=l*u*c+d*h*p,this._z=l*h*p-d*u*c,this._w=l*h*c-d*u*p;break;case"XZY":this._x=d*h*c-l*u*p,this._y=l*u*c-d*h*p,this._z=l*h*p+d*u*c,this._w=l*h*c+d*u*p;break;default:Be("Quaternion: .setFromEuler() encountered an unknown order: "+a)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,r=Math.sin(i);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],r=t[4],s=t[8],a=t[1],n=t[5],o=t[9],l=t[2],h=t[6],c=t[10],d=i+n+c;if(d>0){let u=.5/Math.sqrt(d+1);this._w=.25/u,this._x=(h-o)*u,this._y=(s-l)*u,this._z=(a-r)*u}else if(i>n&&i>c){let u=2*Math.sqrt(1+i-n-c);this._w=(h-o)/u,this._x=.25*u,this._y=(r+a)/u,this._z=(s+l)/u}else if(n>c){let u=2*Math.sqrt(1+n-i-c);this._w=(s-l)/u,this._x=(r+a)/u,this._y=.25*u,this._z=(o+h)/u}else{let u=2*Math.sqrt(1+c-i-n);this._w=(a-r)/u,this._x=(s+l)/u,this._y=(o+h)/u,this._z=.25*u}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Je(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let r=Math.min(1,t/i);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,r=e._y,s=e._z,a=e._w,n=t._x,o=t._y,l=t._z,h=t._w;return this._x=i*h+a*n+r*l-s*o,this._y=r*h+a*o+s*n-i*l,this._z=s*h+a*l+i*o-r*n,this._w=a*h-i*n-r*o-s*l,this._onChangeCallback(),this}slerp(e,t){let i=e._x,r=e._y,s=e._z,a=e._w,n=this.dot(e);n<0&&(i=-i,r=-r,s=-s,a=-a,n=-n);let o=1-t;if(n<.9995){let l=Math.acos(n),h=Math.sin(l);o=Math.sin(o*l)/h,t=Math.sin(t*l)/h,this._x=this._x*o+i*t,this._y=this._y*o+r*t,this._z=this._z*o+s*t,this._w=this._w*o+a*t,this._onChangeCallback()}else this._x=this._x*o+i*t,this._y=this._y*o+r*t,this._z=this._z*o+s*t,this._w=this._w*o+a*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(r*Math.sin(e),r*Math.cos(e),s*Math.sin(t),s*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},I=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Jc.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Jc.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6]*r,this.y=s[1]*t+s[4]*i+s[7]*r,this.z=s[2]*t+s[5]*i+s[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=e.elements,a=1/(s[3]*t+s[7]*i+s[11]*r+s[15]);return this.x=(s[0]*t+s[4]*i+s[8]*r+s[12])*a,this.y=(s[1]*t+s[5]*i+s[9]*r+s[13])*a,this.z=(s[2]*t+s[6]*i+s[10]*r+s[14])*a,this}applyQuaternion(e){let t=this.x,i=this.y,r=this.z,s=e.x,a=e.y,n=e.z,o=e.w,l=2*(a*r-n*i),h=2*(n*t-s*r),c=2*(s*i-a*t);return this.x=t+o*l+a*c-n*h,this.y=i+o*h+n*l-s*c,this.z=r+o*c+s*h-a*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[4]*i+s[8]*r,this.y=s[1]*t+s[5]*i+s[9]*r,this.z=s[2]*t+s[6]*i+s[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Je(this.x,e.x,t.x),this.y=Je(this.y,e.y,t.y),this.z=Je(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Je(this.x,e,t),this.y=Je(this.y,e,t),this.z=Je(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Je(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,r=e.y,s=e.z,a=t.x,n=t.y,o=t.z;return this.x=r*o-s*n,this.y=s*a-i*o,this.z=i*n-r*a,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return No.copy(this).projectOnVector(e),this.sub(No)}reflect(e){return this.sub(No.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Je(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,r=this.z-e.z;return t*t+i*i+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let r=Math.sin(t)*e;return this.x=r*Math.sin(i),this.y=Math.cos(t)*e,this.z=r*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},No=new I,Jc=new Fi,Xe=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,r,s,a,n,o,l){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,a,n,o,l)}set(e,t,i,r,s,a,n,o,l){let h=this.elements;return h[0]=e,h[1]=r,h[2]=n,h[3]=t,h[4]=s,h[5]=o,h[6]=i,h[7]=a,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,a=i[0],n=i[3],o=i[6],l=i[1],h=i[4],c=i[7],d=i[2],u=i[5],p=i[8],v=r[0],M=r[3],g=r[6],f=r[1],w=r[4],b=r[7],x=r[2],T=r[5],A=r[8];return s[0]=a*v+n*f+o*x,s[3]=a*M+n*w+o*T,s[6]=a*g+n*b+o*A,s[1]=l*v+h*f+c*x,s[4]=l*M+h*w+c*T,s[7]=l*g+h*b+c*A,s[2]=d*v+u*f+p*x,s[5]=d*M+u*w+p*T,s[8]=d*g+u*b+p*A,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],a=e[4],n=e[5],o=e[6],l=e[7],h=e[8];return t*a*h-t*n*l-i*s*h+i*n*o+r*s*l-r*a*o}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],a=e[4],n=e[5],o=e[6],l=e[7],h=e[8],c=h*a-n*l,d=n*o-h*s,u=l*s-a*o,p=t*c+i*d+r*u;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/p;return e[0]=c*v,e[1]=(r*l-h*i)*v,e[2]=(n*i-r*a)*v,e[3]=d*v,e[4]=(h*t-r*o)*v,e[5]=(r*s-n*t)*v,e[6]=u*v,e[7]=(i*o-l*t)*v,e[8]=(a*t-i*s)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,r,s,a,n){let o=Math.cos(s),l=Math.sin(s);return this.set(i*o,i*l,-i*(o*a+l*n)+a+e,-r*l,r*o,-r*(-l*a+o*n)+n+t,0,0,1),this}scale(e,t){return nn("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Io.makeScale(e,t)),this}rotate(e){return nn("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Io.makeRotation(-e)),this}translate(e,t){return nn("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Io.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<9;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Io=new Xe,Zc=new Xe().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Qc=new Xe().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Ig(){let e={enabled:!0,workingColorSpace:mn,spaces:{},convert:function(s,a,n){return this.enabled===!1||a===n||!a||!n||(this.spaces[a].transfer===lt&&(s.r=Oi(s.r),s.g=Oi(s.g),s.b=Oi(s.b)),this.spaces[a].primaries!==this.spaces[n].primaries&&(s.applyMatrix3(this.spaces[a].toXYZ),s.applyMatrix3(this.spaces[n].fromXYZ)),this.spaces[n].transfer===lt&&(s.r=Yr(s.r),s.g=Yr(s.g),s.b=Yr(s.b))),s},workingToColorSpace:function(s,a){return this.convert(s,this.workingColorSpace,a)},colorSpaceToWorking:function(s,a){return this.convert(s,a,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Qi?gn:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,a=this.workingColorSpace){return s.fromArray(this.spaces[a].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,a,n){return s.copy(this.spaces[n].fromXYZ).multiply(this.spaces[a].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],i=[.2126,.7152,.0722],r=[.3127,.329];return e.define({[mn]:{primaries:t,whitePoint:r,transfer:gn,toXYZ:Zc,fromXYZ:Qc,luminanceCoefficients:i,workingColorSpaceConfig:{unpackColorSpace:qt},outputColorSpaceConfig:{drawingBufferColorSpace:qt}},[qt]:{primaries:t,whitePoint:r,transfer:lt,toXYZ:Zc,fromXYZ:Qc,luminanceCoefficients:i,outputColorSpaceConfig:{drawingBufferColorSpace:qt}}}),e}var et=Ig();function Oi(e){return e<.04045?e*.0773993808:Math.pow(e*.9478672986+.0521327014,2.4)}function Yr(e){return e<.0031308?e*12.92:1.055*Math.pow(e,.41666)-.055}var Cr,Dg=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Cr===void 0&&(Cr=vn("canvas")),Cr.width=e.width,Cr.height=e.height;let r=Cr.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),i=Cr}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=vn("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let r=i.getImageData(0,0,e.width,e.height),s=r.data;for(let a=0;a<s.length;a++)s[a]=Oi(s[a]/255)*255;return i.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Oi(t[i]/255)*255):t[i]=Oi(t[i]);return{data:t,width:e.width,height:e.height}}else return Be("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Ug=0,lh=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Ug++}),this.uuid=yr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let a=0,n=r.length;a<n;a++)r[a].isDataTexture?s.push(Do(r[a].image)):s.push(Do(r[a]))}else s=Do(r);i.url=s}return t||(e.images[this.uuid]=i),i}};function Do(e){return typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap?Dg.getDataURL(e):e.data?{data:Array.from(e.data),width:e.width,height:e.height,type:e.data.constructor.name}:(Be("Texture: Unable to serialize Texture."),{})}var Og=0,Uo=new I,si=class on extends Mr{constructor(t=on.DEFAULT_IMAGE,i=on.DEFAULT_MAPPING,r=Di,s=Di,a=$t,n=er,o=Si,l=ei,h=on.DEFAULT_ANISOTROPY,c=Qi){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Og++}),this.uuid=yr(),this.name="",this.source=new lh(t),this.mipmaps=[],this.mapping=i,this.channel=0,this.wrapS=r,this.wrapT=s,this.magFilter=a,this.minFilter=n,this.anisotropy=h,this.format=o,this.internalFormat=null,this.type=l,this.offset=new ue(0,0),this.repeat=new ue(1,1),this.center=new ue(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Xe,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=c,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Uo).x}get height(){return this.source.getSize(Uo).y}get depth(){return this.source.getSize(Uo).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,i){this.updateRanges.push({start:t,count:i})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let i in t){let r=t[i];if(r===void 0){Be(`Texture.setValues(): parameter '${i}' has value of undefined.`);continue}let s=this[i];if(s===void 0){Be(`Texture.setValues(): property '${i}' does not exist.`);continue}s&&r&&s.isVector2&&r.isVector2||s&&r&&s.isVector3&&r.isVector3||s&&r&&s.isMatrix3&&r.isMatrix3?s.copy(r):this[i]=r}}toJSON(t){let i=t===void 0||typeof t=="string";if(!i&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let r={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(r.userData=this.userData),i||(t.textures[this.uuid]=r),r}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==dd)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Kr:t.x=t.x-Math.floor(t.x);break;case Di:t.x=t.x<0?0:1;break;case dl:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Kr:t.y=t.y-Math.floor(t.y);break;case Di:t.y=t.y<0?0:1;break;case dl:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};si.DEFAULT_IMAGE=null;si.DEFAULT_MAPPING=dd;si.DEFAULT_ANISOTROPY=1;var yt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,r=1){this.x=e,this.y=t,this.z=i,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,r){return this.x=e,this.y=t,this.z=i,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=this.w,a=e.elements;return this.x=a[0]*t+a[4]*i+a[8]*r+a[12]*s,this.y=a[1]*t+a[5]*i+a[9]*r+a[13]*s,this.z=a[2]*t+a[6]*i+a[10]*r+a[14]*s,this.w=a[3]*t+a[7]*i+a[11]*r+a[15]*s,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,r,s,a=e.elements,n=a[0],o=a[4],l=a[8],h=a[1],c=a[5],d=a[9],u=a[2],p=a[6],v=a[10];if(Math.abs(o-h)<.01&&Math.abs(l-u)<.01&&Math.abs(d-p)<.01){if(Math.abs(o+h)<.1&&Math.abs(l+u)<.1&&Math.abs(d+p)<.1&&Math.abs(n+c+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let g=(n+1)/2,f=(c+1)/2,w=(v+1)/2,b=(o+h)/4,x=(l+u)/4,T=(d+p)/4;return g>f&&g>w?g<.01?(i=0,r=.707106781,s=.707106781):(i=Math.sqrt(g),r=b/i,s=x/i):f>w?f<.01?(i=.707106781,r=0,s=.707106781):(r=Math.sqrt(f),i=b/r,s=T/r):w<.01?(i=.707106781,r=.707106781,s=0):(s=Math.sqrt(w),i=x/s,r=T/s),this.set(i,r,s,t),this}let M=Math.sqrt((p-d)*(p-d)+(l-u)*(l-u)+(h-o)*(h-o));return Math.abs(M)<.001&&(M=1),this.x=(p-d)/M,this.y=(l-u)/M,this.z=(h-o)/M,this.w=Math.acos((n+c+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Je(this.x,e.x,t.x),this.y=Je(this.y,e.y,t.y),this.z=Je(this.z,e.z,t.z),this.w=Je(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Je(this.x,e,t),this.y=Je(this.y,e,t),this.z=Je(this.z,e,t),this.w=Je(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Je(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Fg=class extends Mr{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:$t,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new yt(0,0,e,t),this.scissorTest=!1,this.viewport=new yt(0,0,e,t),this.textures=[];let r=i.count;for(let s=0;s<r;s++)this.textures[s]=new si({width:e,height:t,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:$t,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new lh(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},xi=class extends Fg{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Td=class extends si{constructor(e=null,t=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Ft,this.minFilter=Ft,this.wrapR=Di,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}},Bg=class extends si{constructor(e=null,t=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Ft,this.minFilter=Ft,this.wrapR=Di,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}},st=class Ad{static{this.prototype.isMatrix4=!0}constructor(t,i,r,s,a,n,o,l,h,c,d,u,p,v,M,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,i,r,s,a,n,o,l,h,c,d,u,p,v,M,g)}set(t,i,r,s,a,n,o,l,h,c,d,u,p,v,M,g){let f=this.elements;return f[0]=t,f[4]=i,f[8]=r,f[12]=s,f[1]=a,f[5]=n,f[9]=o,f[13]=l,f[2]=h,f[6]=c,f[10]=d,f[14]=u,f[3]=p,f[7]=v,f[11]=M,f[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Ad().fromArray(this.elements)}copy(t){let i=this.elements,r=t.elements;return i[0]=r[0],i[1]=r[1],i[2]=r[2],i[3]=r[3],i[4]=r[4],i[5]=r[5],i[6]=r[6],i[7]=r[7],i[8]=r[8],i[9]=r[9],i[10]=r[10],i[11]=r[11],i[12]=r[12],i[13]=r[13],i[14]=r[14],i[15]=r[15],this}copyPosition(t){let i=this.elements,r=t.elements;return i[12]=r[12],i[13]=r[13],i[14]=r[14],this}setFromMatrix3(t){let i=t.elements;return this.set(i[0],i[3],i[6],0,i[1],i[4],i[7],0,i[2],i[5],i[8],0,0,0,0,1),this}extractBasis(t,i,r){return this.determinantAffine()===0?(t.set(1,0,0),i.set(0,1,0),r.set(0,0,1),this):(t.setFromMatrixColumn(this,0),i.setFromMatrixColumn(this,1),r.setFromMatrixColumn(this,2),this)}makeBasis(t,i,r){return this.set(t.x,i.x,r.x,0,t.y,i.y,r.y,0,t.z,i.z,r.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let i=this.elements,r=t.elements,s=1/Pr.setFromMatrixColumn(t,0).length(),a=1/Pr.setFromMatrixColumn(t,1).length(),n=1/Pr.setFromMatrixColumn(t,2).length();return i[0]=r[0]*s,i[1]=r[1]*s,i[2]=r[2]*s,i[3]=0,i[4]=r[4]*a,i[5]=r[5]*a,i[6]=r[6]*a,i[7]=0,i[8]=r[8]*n,i[9]=r[9]*n,i[10]=r[10]*n,i[11]=0,i[12]=0,i[13]=0,i[14]=0,i[15]=1,this}makeRotationFromEuler(t){let i=this.elements,r=t.x,s=t.y,a=t.z,n=Math.cos(r),o=Math.sin(r),l=Math.cos(s),h=Math.sin(s),c=Math.cos(a),d=Math.sin(a);if(t.order==="XYZ"){let u=n*c,p=n*d,v=o*c,M=o*d;i[0]=l*c,i[4]=-l*d,i[8]=h,i[1]=p+v*h,i[5]=u-M*h,i[9]=-o*l,i[2]=M-u*h,i[6]=v+p*h,i[10]=n*l}else if(t.order==="YXZ"){let u=l*c,p=l*d,v=h*c,M=h*d;i[0]=u+M*o,i[4]=v*o-p,i[8]=n*h,i[1]=n*d,i[5]=n*c,i[9]=-o,i[2]=p*o-v,i[6]=M+u*o,i[10]=n*l}else if(t.order==="ZXY"){let u=l*c,p=l*d,v=h*c,M=h*d;i[0]=u-M*o,i[4]=-n*d,i[8]=v+p*o,i[1]=p+v*o,i[5]=n*c,i[9]=M-u*o,i[2]=-n*h,i[6]=o,i[10]=n*l}else if(t.order==="ZYX"){let u=n*c,p=n*d,v=o*c,M=o*d;i[0]=l*c,i[4]=v*h-p,i[8]=u*h+M,i[1]=l*d,i[5]=M*h+u,i[9]=p*h-v,i[2]=-h,i[6]=o*l,i[10]=n*l}else if(t.order==="YZX"){let u=n*l,p=n*h,v=o*l,M=o*h;i[0]=l*c,i[4]=M-u*d,i[8]=v*d+p,i[1]=d,i[5]=n*c,i[9]=-o*c,i[2]=-h*c,i[6]=p*d+v,i[10]=u-M*d}else if(t.order==="XZY"){let u=n*l,p=n*h,v=o*l,M=o*h;i[0]=l*c,i[4]=-d,i[8]=h*c,i[1]=u*d+M,i[5]=n*c,i[9]=p*d-v,i[2]=v*d-p,i[6]=o*c,i[10]=M*d+u}return i[3]=0,i[7]=0,i[11]=0,i[12]=0,i[13]=0,i[14]=0,i[15]=1,this}makeRotationFromQuaternion(t){return this.compose(kg,t,zg)}lookAt(t,i,r){let s=this.elements;return Zt.subVectors(t,i),Zt.lengthSq()===0&&(Zt.z=1),Zt.normalize(),qi.crossVectors(r,Zt),qi.lengthSq()===0&&(Math.abs(r.z)===1?Zt.x+=1e-4:Zt.z+=1e-4,Zt.normalize(),qi.crossVectors(r,Zt)),qi.normalize(),Ea.crossVectors(Zt,qi),s[0]=qi.x,s[4]=Ea.x,s[8]=Zt.x,s[1]=qi.y,s[5]=Ea.y,s[9]=Zt.y,s[2]=qi.z,s[6]=Ea.z,s[10]=Zt.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,i){let r=t.elements,s=i.elements,a=this.elements,n=r[0],o=r[4],l=r[8],h=r[12],c=r[1],d=r[5],u=r[9],p=r[13],v=r[2],M=r[6],g=r[10],f=r[14],w=r[3],b=r[7],x=r[11],T=r[15],A=s[0],m=s[4],y=s[8],R=s[12],O=s[1],L=s[5],F=s[9],q=s[13],C=s[2],H=s[6],$=s[10],G=s[14],de=s[3],X=s[7],j=s[11],te=s[15];return a[0]=n*A+o*O+l*C+h*de,a[4]=n*m+o*L+l*H+h*X,a[8]=n*y+o*F+l*$+h*j,a[12]=n*R+o*q+l*G+h*te,a[1]=c*A+d*O+u*C+p*de,a[5]=c*m+d*L+u*H+p*X,a[9]=c*y+d*F+u*$+p*j,a[13]=c*R+d*q+u*G+p*te,a[2]=v*A+M*O+g*C+f*de,a[6]=v*m+M*L+g*H+f*X,a[10]=v*y+M*F+g*$+f*j,a[14]=v*R+M*q+g*G+f*te,a[3]=w*A+b*O+x*C+T*de,a[7]=w*m+b*L+x*H+T*X,a[11]=w*y+b*F+x*$+T*j,a[15]=w*R+b*q+x*G+T*te,this}multiplyScalar(t){let i=this.elements;return i[0]*=t,i[4]*=t,i[8]*=t,i[12]*=t,i[1]*=t,i[5]*=t,i[9]*=t,i[13]*=t,i[2]*=t,i[6]*=t,i[10]*=t,i[14]*=t,i[3]*=t,i[7]*=t,i[11]*=t,i[15]*=t,this}determinant(){let t=this.elements,i=t[0],r=t[4],s=t[8],a=t[12],n=t[1],o=t[5],l=t[9],h=t[13],c=t[2],d=t[6],u=t[10],p=t[14],v=t[3],M=t[7],g=t[11],f=t[15],w=l*p-h*u,b=o*p-h*d,x=o*u-l*d,T=n*p-h*c,A=n*u-l*c,m=n*d-o*c;return i*(M*w-g*b+f*x)-r*(v*w-g*T+f*A)+s*(v*b-M*T+f*m)-a*(v*x-M*A+g*m)}determinantAffine(){let t=this.elements,i=t[0],r=t[4],s=t[8],a=t[1],n=t[5],o=t[9],l=t[2],h=t[6],c=t[10];return i*(n*c-o*h)-r*(a*c-o*l)+s*(a*h-n*l)}transpose(){let t=this.elements,i;return i=t[1],t[1]=t[4],t[4]=i,i=t[2],t[2]=t[8],t[8]=i,i=t[6],t[6]=t[9],t[9]=i,i=t[3],t[3]=t[12],t[12]=i,i=t[7],t[7]=t[13],t[13]=i,i=t[11],t[11]=t[14],t[14]=i,this}setPosition(t,i,r){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=i,s[14]=r),this}invert(){let t=this.elements,i=t[0],r=t[1],s=t[2],a=t[3],n=t[4],o=t[5],l=t[6],h=t[7],c=t[8],d=t[9],u=t[10],p=t[11],v=t[12],M=t[13],g=t[14],f=t[15],w=i*o-r*n,b=i*l-s*n,x=i*h-a*n,T=r*l-s*o,A=r*h-a*o,m=s*h-a*l,y=c*M-d*v,R=c*g-u*v,O=c*f-p*v,L=d*g-u*M,F=d*f-p*M,q=u*f-p*g,C=w*q-b*F+x*L+T*O-A*R+m*y;if(C===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let H=1/C;return t[0]=(o*q-l*F+h*L)*H,t[1]=(s*F-r*q-a*L)*H,t[2]=(M*m-g*A+f*T)*H,t[3]=(u*A-d*m-p*T)*H,t[4]=(l*O-n*q-h*R)*H,t[5]=(i*q-s*O+a*R)*H,t[6]=(g*x-v*m-f*b)*H,t[7]=(c*m-u*x+p*b)*H,t[8]=(n*F-o*O+h*y)*H,t[9]=(r*O-i*F-a*y)*H,t[10]=(v*A-M*x+f*w)*H,t[11]=(d*x-c*A-p*w)*H,t[12]=(o*R-n*L-l*y)*H,t[13]=(i*L-r*R+s*y)*H,t[14]=(M*b-v*T-g*w)*H,t[15]=(c*T-d*b+u*w)*H,this}scale(t){let i=this.elements,r=t.x,s=t.y,a=t.z;return i[0]*=r,i[4]*=s,i[8]*=a,i[1]*=r,i[5]*=s,i[9]*=a,i[2]*=r,i[6]*=s,i[10]*=a,i[3]*=r,i[7]*=s,i[11]*=a,this}getMaxScaleOnAxis(){let t=this.elements,i=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],r=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(i,r,s))}makeTranslation(t,i,r){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,i,0,0,1,r,0,0,0,1),this}makeRotationX(t){let i=Math.cos(t),r=Math.sin(t);return this.set(1,0,0,0,0,i,-r,0,0,r,i,0,0,0,0,1),this}makeRotationY(t){let i=Math.cos(t),r=Math.sin(t);return this.set(i,0,r,0,0,1,0,0,-r,0,i,0,0,0,0,1),this}makeRotationZ(t){let i=Math.cos(t),r=Math.sin(t);return this.set(i,-r,0,0,r,i,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,i){let r=Math.cos(i),s=Math.sin(i),a=1-r,n=t.x,o=t.y,l=t.z,h=a*n,c=a*o;return this.set(h*n+r,h*o-s*l,h*l+s*o,0,h*o+s*l,c*o+r,c*l-s*n,0,h*l-s*o,c*l+s*n,a*l*l+r,0,0,0,0,1),this}makeScale(t,i,r){return this.set(t,0,0,0,0,i,0,0,0,0,r,0,0,0,0,1),this}makeShear(t,i,r,s,a,n){return this.set(1,r,a,0,t,1,n,0,i,s,1,0,0,0,0,1),this}compose(t,i,r){let s=this.elements,a=i._x,n=i._y,o=i._z,l=i._w,h=a+a,c=n+n,d=o+o,u=a*h,p=a*c,v=a*d,M=n*c,g=n*d,f=o*d,w=l*h,b=l*c,x=l*d,T=r.x,A=r.y,m=r.z;return s[0]=(1-(M+f))*T,s[1]=(p+x)*T,s[2]=(v-b)*T,s[3]=0,s[4]=(p-x)*A,s[5]=(1-(u+f))*A,s[6]=(g+w)*A,s[7]=0,s[8]=(v+b)*m,s[9]=(g-w)*m,s[10]=(1-(u+M))*m,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,i,r){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let a=this.determinantAffine();if(a===0)return r.set(1,1,1),i.identity(),this;let n=Pr.set(s[0],s[1],s[2]).length(),o=Pr.set(s[4],s[5],s[6]).length(),l=Pr.set(s[8],s[9],s[10]).length();a<0&&(n=-n),li.copy(this);let h=1/n,c=1/o,d=1/l;return li.elements[0]*=h,li.elements[1]*=h,li.elements[2]*=h,li.elements[4]*=c,li.elements[5]*=c,li.elements[6]*=c,li.elements[8]*=d,li.elements[9]*=d,li.elements[10]*=d,i.setFromRotationMatrix(li),r.x=n,r.y=o,r.z=l,this}makePerspective(t,i,r,s,a,n,o=di,l=!1){let h=this.elements,c=2*a/(i-t),d=2*a/(r-s),u=(i+t)/(i-t),p=(r+s)/(r-s),v,M;if(l)v=a/(n-a),M=n*a/(n-a);else if(o===di)v=-(n+a)/(n-a),M=-2*n*a/(n-a);else if(o===Os)v=-n/(n-a),M=-n*a/(n-a);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return h[0]=c,h[4]=0,h[8]=u,h[12]=0,h[1]=0,h[5]=d,h[9]=p,h[13]=0,h[2]=0,h[6]=0,h[10]=v,h[14]=M,h[3]=0,h[7]=0,h[11]=-1,h[15]=0,this}makeOrthographic(t,i,r,s,a,n,o=di,l=!1){let h=this.elements,c=2/(i-t),d=2/(r-s),u=-(i+t)/(i-t),p=-(r+s)/(r-s),v,M;if(l)v=1/(n-a),M=n/(n-a);else if(o===di)v=-2/(n-a),M=-(n+a)/(n-a);else if(o===Os)v=-1/(n-a),M=-a/(n-a);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return h[0]=c,h[4]=0,h[8]=0,h[12]=u,h[1]=0,h[5]=d,h[9]=0,h[13]=p,h[2]=0,h[6]=0,h[10]=v,h[14]=M,h[3]=0,h[7]=0,h[11]=0,h[15]=1,this}equals(t){let i=this.elements,r=t.elements;for(let s=0;s<16;s++)if(i[s]!==r[s])return!1;return!0}fromArray(t,i=0){for(let r=0;r<16;r++)this.elements[r]=t[r+i];return this}toArray(t=[],i=0){let r=this.elements;return t[i]=r[0],t[i+1]=r[1],t[i+2]=r[2],t[i+3]=r[3],t[i+4]=r[4],t[i+5]=r[5],t[i+6]=r[6],t[i+7]=r[7],t[i+8]=r[8],t[i+9]=r[9],t[i+10]=r[10],t[i+11]=r[11],t[i+12]=r[12],t[i+13]=r[13],t[i+14]=r[14],t[i+15]=r[15],t}},Pr=new I,li=new st,kg=new I(0,0,0),zg=new I(1,1,1),qi=new I,Ea=new I,Zt=new I,eu=new st,tu=new Fi,_r=class Rd{constructor(t=0,i=0,r=0,s=Rd.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=i,this._z=r,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,i,r,s=this._order){return this._x=t,this._y=i,this._z=r,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,i=this._order,r=!0){let s=t.elements,a=s[0],n=s[4],o=s[8],l=s[1],h=s[5],c=s[9],d=s[2],u=s[6],p=s[10];switch(i){case"XYZ":this._y=Math.asin(Je(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-c,p),this._z=Math.atan2(-n,a)):(this._x=Math.atan2(u,h),this._z=0);break;case"YXZ":this._x=Math.asin(-Je(c,-1,1)),Math.abs(c)<.9999999?(this._y=Math.atan2(o,p),this._z=Math.atan2(l,h)):(this._y=Math.atan2(-d,a),this._z=0);break;case"ZXY":this._x=Math.asin(Je(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,p),this._z=Math.atan2(-n,h)):(this._y=0,this._z=Math.atan2(l,a));break;case"ZYX":this._y=Math.asin(-Je(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,p),this._z=Math.atan2(l,a)):(this._x=0,this._z=Math.atan2(-n,h));break;case"YZX":this._z=Math.asin(Je(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-c,h),this._y=Math.atan2(-d,a)):(this._x=0,this._y=Math.atan2(o,p));break;case"XZY":this._z=Math.asin(-Je(n,-1,1)),Math.abs(n)<.9999999?(this._x=Math.atan2(u,h),this._y=Math.atan2(o,a)):(this._x=Math.atan2(-c,p),this._y=0);break;default:Be("Euler: .setFromRotationMatrix() encountered an unknown order: "+i)}return this._order=i,r===!0&&this._onChangeCallback(),this}setFromQuaternion(t,i,r){return eu.makeRotationFromQuaternion(t),this.setFromRotationMatrix(eu,i,r)}setFromVector3(t,i=this._order){return this.set(t.x,t.y,t.z,i)}reorder(t){return tu.setFromEuler(this),this.setFromQuaternion(tu,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],i=0){return t[i]=this._x,t[i+1]=this._y,t[i+2]=this._z,t[i+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};_r.DEFAULT_ORDER="XYZ";var Cd=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Gg=0,iu=new I,Lr=new Fi,Ci=new st,Ta=new I,vs=new I,Hg=new I,Vg=new Fi,ru=new I(1,0,0),su=new I(0,1,0),au=new I(0,0,1),nu={type:"added"},Wg={type:"removed"},Nr={type:"childadded",child:null},Oo={type:"childremoved",child:null},Xt=class ln extends Mr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Gg++}),this.uuid=yr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=ln.DEFAULT_UP.clone();let t=new I,i=new _r,r=new Fi,s=new I(1,1,1);function a(){r.setFromEuler(i,!1)}function n(){i.setFromQuaternion(r,void 0,!1)}i._onChange(a),r._onChange(n),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:i},quaternion:{configurable:!0,enumerable:!0,value:r},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new st},normalMatrix:{value:new Xe}}),this.matrix=new st,this.matrixWorld=new st,this.matrixAutoUpdate=ln.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=ln.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Cd,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,i){this.quaternion.setFromAxisAngle(t,i)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,i){return Lr.setFromAxisAngle(t,i),this.quaternion.multiply(Lr),this}rotateOnWorldAxis(t,i){return Lr.setFromAxisAngle(t,i),this.quaternion.premultiply(Lr),this}rotateX(t){return this.rotateOnAxis(ru,t)}rotateY(t){return this.rotateOnAxis(su,t)}rotateZ(t){return this.rotateOnAxis(au,t)}translateOnAxis(t,i){return iu.copy(t).applyQuaternion(this.quaternion),this.position.add(iu.multiplyScalar(i)),this}translateX(t){return this.translateOnAxis(ru,t)}translateY(t){return this.translateOnAxis(su,t)}translateZ(t){return this.translateOnAxis(au,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Ci.copy(this.matrixWorld).invert())}lookAt(t,i,r){t.isVector3?Ta.copy(t):Ta.set(t,i,r);let s=this.parent;this.updateWorldMatrix(!0,!1),vs.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ci.lookAt(vs,Ta,this.up):Ci.lookAt(Ta,vs,this.up),this.quaternion.setFromRotationMatrix(Ci),s&&(Ci.extractRotation(s.matrixWorld),Lr.setFromRotationMatrix(Ci),this.quaternion.premultiply(Lr.invert()))}add(t){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.add(arguments[i]);return this}return t===this?(Ge("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(nu),Nr.child=t,this.dispatchEvent(Nr),Nr.child=null):Ge("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let r=0;r<arguments.length;r++)this.remove(arguments[r]);return this}let i=this.children.indexOf(t);return i!==-1&&(t.parent=null,this.children.splice(i,1),t.dispatchEvent(Wg),Oo.child=t,this.dispatchEvent(Oo),Oo.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Ci.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Ci.multiply(t.parent.matrixWorld)),t.applyMatrix4(Ci),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(nu),Nr.child=t,this.dispatchEvent(Nr),Nr.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,i){if(this[t]===i)return this;for(let r=0,s=this.children.length;r<s;r++){let a=this.children[r].getObjectByProperty(t,i);if(a!==void 0)return a}}getObjectsByProperty(t,i,r=[]){this[t]===i&&r.push(this);let s=this.children;for(let a=0,n=s.length;a<n;a++)s[a].getObjectsByProperty(t,i,r);return r}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(vs,t,Hg),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(vs,Vg,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let i=this.matrixWorld.elements;return t.set(i[8],i[9],i[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let i=this.children;for(let r=0,s=i.length;r<s;r++)i[r].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let i=this.children;for(let r=0,s=i.length;r<s;r++)i[r].traverseVisible(t)}traverseAncestors(t){let i=this.parent;i!==null&&(t(i),i.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let i=t.x,r=t.y,s=t.z,a=this.matrix.elements;a[12]+=i-a[0]*i-a[4]*r-a[8]*s,a[13]+=r-a[1]*i-a[5]*r-a[9]*s,a[14]+=s-a[2]*i-a[6]*r-a[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let i=this.children;for(let r=0,s=i.length;r<s;r++)i[r].updateMatrixWorld(t)}updateWorldMatrix(t,i,r=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||r)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,r=!0),i===!0){let a=this.children;for(let n=0,o=a.length;n<o;n++)a[n].updateWorldMatrix(!1,!0,r)}}toJSON(t){let i=t===void 0||typeof t=="string",r={};i&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},r.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(o=>({...o})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function a(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=a(t.geometries,this.geometry);let o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){let l=o.shapes;if(Array.isArray(l))for(let h=0,c=l.length;h<c;h++){let d=l[h];a(t.shapes,d)}else a(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(a(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let o=[];for(let l=0,h=this.material.length;l<h;l++)o.push(a(t.materials,this.material[l]));s.material=o}else s.material=a(t.materials,this.material);if(this.children.length>0){s.children=[];for(let o=0;o<this.children.length;o++)s.children.push(this.children[o].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let o=0;o<this.animations.length;o++){let l=this.animations[o];s.animations.push(a(t.animations,l))}}if(i){let o=n(t.geometries),l=n(t.materials),h=n(t.textures),c=n(t.images),d=n(t.shapes),u=n(t.skeletons),p=n(t.animations),v=n(t.nodes);o.length>0&&(r.geometries=o),l.length>0&&(r.materials=l),h.length>0&&(r.textures=h),c.length>0&&(r.images=c),d.length>0&&(r.shapes=d),u.length>0&&(r.skeletons=u),p.length>0&&(r.animations=p),v.length>0&&(r.nodes=v)}return r.object=s,r;function n(o){let l=[];for(let h in o){let c=o[h];delete c.metadata,l.push(c)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,i=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),i===!0)for(let r=0;r<t.children.length;r++){let s=t.children[r];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Xt.DEFAULT_UP=new I(0,1,0);Xt.DEFAULT_MATRIX_AUTO_UPDATE=!0;Xt.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var wt=class extends Xt{constructor(){super(),this.isGroup=!0,this.type="Group"}},Xg={type:"move"},Fo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new wt,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new wt,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new I,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new I),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new wt,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new I,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new I,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let r=null,s=null,a=null,n=this._targetRay,o=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){a=!0;for(let v of e.hand.values()){let M=t.getJointPose(v,i),g=this._getHandJoint(l,v);M!==null&&(g.matrix.fromArray(M.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=M.radius),g.visible=M!==null}let h=l.joints["index-finger-tip"],c=l.joints["thumb-tip"],d=h.position.distanceTo(c.position),u=.02,p=.005;l.inputState.pinching&&d>u+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=u-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else o!==null&&e.gripSpace&&(s=t.getPose(e.gripSpace,i),s!==null&&(o.matrix.fromArray(s.transform.matrix),o.matrix.decompose(o.position,o.quaternion,o.scale),o.matrixWorldNeedsUpdate=!0,s.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(s.linearVelocity)):o.hasLinearVelocity=!1,s.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.copy(s.angularVelocity)):o.hasAngularVelocity=!1,o.eventsEnabled&&o.dispatchEvent({type:"gripUpdated",data:e,target:this})));n!==null&&(r=t.getPose(e.targetRaySpace,i),r===null&&s!==null&&(r=s),r!==null&&(n.matrix.fromArray(r.transform.matrix),n.matrix.decompose(n.position,n.quaternion,n.scale),n.matrixWorldNeedsUpdate=!0,r.linearVelocity?(n.hasLinearVelocity=!0,n.linearVelocity.copy(r.linearVelocity)):n.hasLinearVelocity=!1,r.angularVelocity?(n.hasAngularVelocity=!0,n.angularVelocity.copy(r.angularVelocity)):n.hasAngularVelocity=!1,this.dispatchEvent(Xg)))}return n!==null&&(n.visible=r!==null),o!==null&&(o.visible=s!==null),l!==null&&(l.visible=a!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new wt;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},Pd={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Yi={h:0,s:0,l:0},Aa={h:0,s:0,l:0};function Bo(e,t,i){return i<0&&(i+=1),i>1&&(i-=1),i<1/6?e+(t-e)*6*i:i<1/2?t:i<2/3?e+(t-e)*6*(2/3-i):e}var ke=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=qt){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,et.colorSpaceToWorking(this,t),this}setRGB(e,t,i,r=et.workingColorSpace){return this.r=e,this.g=t,this.b=i,et.colorSpaceToWorking(this,r),this}setHSL(e,t,i,r=et.workingColorSpace){if(e=ah(e,1),t=Je(t,0,1),i=Je(i,0,1),t===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+t):i+t-i*t,a=2*i-s;this.r=Bo(a,s,e+1/3),this.g=Bo(a,s,e),this.b=Bo(a,s,e-1/3)}return et.colorSpaceToWorking(this,r),this}setStyle(e,t=qt){function i(s){s!==void 0&&parseFloat(s)<1&&Be("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let s,a=r[1],n=r[2];switch(a){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(n))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,t);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(n))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,t);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(n))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,t);break;default:Be("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let s=r[1],a=s.length;if(a===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,t);if(a===6)return this.setHex(parseInt(s,16),t);Be("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=qt){let i=Pd[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Be("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Oi(e.r),this.g=Oi(e.g),this.b=Oi(e.b),this}copyLinearToSRGB(e){return this.r=Yr(e.r),this.g=Yr(e.g),this.b=Yr(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=qt){return et.workingToColorSpace(zt.copy(this),e),Math.round(Je(zt.r*255,0,255))*65536+Math.round(Je(zt.g*255,0,255))*256+Math.round(Je(zt.b*255,0,255))}getHexString(e=qt){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=et.workingColorSpace){et.workingToColorSpace(zt.copy(this),t);let i=zt.r,r=zt.g,s=zt.b,a=Math.max(i,r,s),n=Math.min(i,r,s),o,l,h=(n+a)/2;if(n===a)o=0,l=0;else{let c=a-n;switch(l=h<=.5?c/(a+n):c/(2-a-n),a){case i:o=(r-s)/c+(r<s?6:0);break;case r:o=(s-i)/c+2;break;case s:o=(i-r)/c+4;break}o/=6}return e.h=o,e.s=l,e.l=h,e}getRGB(e,t=et.workingColorSpace){return et.workingToColorSpace(zt.copy(this),t),e.r=zt.r,e.g=zt.g,e.b=zt.b,e}getStyle(e=qt){et.workingToColorSpace(zt.copy(this),e);let t=zt.r,i=zt.g,r=zt.b;return e!==qt?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(e,t,i){return this.getHSL(Yi),this.setHSL(Yi.h+e,Yi.s+t,Yi.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Yi),e.getHSL(Aa);let i=Ps(Yi.h,Aa.h,t),r=Ps(Yi.s,Aa.s,t),s=Ps(Yi.l,Aa.l,t);return this.setHSL(i,r,s),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,r=this.b,s=e.elements;return this.r=s[0]*t+s[3]*i+s[6]*r,this.g=s[1]*t+s[4]*i+s[7]*r,this.b=s[2]*t+s[5]*i+s[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},zt=new ke;ke.NAMES=Pd;var Ld=class Nd{constructor(t,i=1,r=1e3){this.isFog=!0,this.name="",this.color=new ke(t),this.near=i,this.far=r}clone(){return new Nd(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},hh=class extends Xt{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new _r,this.environmentIntensity=1,this.environmentRotation=new _r,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},hi=new I,Pi=new I,ko=new I,Li=new I,Ir=new I,Dr=new I,ou=new I,zo=new I,Go=new I,Ho=new I,Vo=new yt,Wo=new yt,Xo=new yt,_s=class Wr{constructor(t=new I,i=new I,r=new I){this.a=t,this.b=i,this.c=r}static getNormal(t,i,r,s){s.subVectors(r,i),hi.subVectors(t,i),s.cross(hi);let a=s.lengthSq();return a>0?s.multiplyScalar(1/Math.sqrt(a)):s.set(0,0,0)}static getBarycoord(t,i,r,s,a){hi.subVectors(s,i),Pi.subVectors(r,i),ko.subVectors(t,i);let n=hi.dot(hi),o=hi.dot(Pi),l=hi.dot(ko),h=Pi.dot(Pi),c=Pi.dot(ko),d=n*h-o*o;if(d===0)return a.set(0,0,0),null;let u=1/d,p=(h*l-o*c)*u,v=(n*c-o*l)*u;return a.set(1-p-v,v,p)}static containsPoint(t,i,r,s){return this.getBarycoord(t,i,r,s,Li)===null?!1:Li.x>=0&&Li.y>=0&&Li.x+Li.y<=1}static getInterpolation(t,i,r,s,a,n,o,l){return this.getBarycoord(t,i,r,s,Li)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(a,Li.x),l.addScaledVector(n,Li.y),l.addScaledVector(o,Li.z),l)}static getInterpolatedAttribute(t,i,r,s,a,n){return Vo.setScalar(0),Wo.setScalar(0),Xo.setScalar(0),Vo.fromBufferAttribute(t,i),Wo.fromBufferAttribute(t,r),Xo.fromBufferAttribute(t,s),n.setScalar(0),n.addScaledVector(Vo,a.x),n.addScaledVector(Wo,a.y),n.addScaledVector(Xo,a.z),n}static isFrontFacing(t,i,r,s){return hi.subVectors(r,i),Pi.subVectors(t,i),hi.cross(Pi).dot(s)<0}set(t,i,r){return this.a.copy(t),this.b.copy(i),this.c.copy(r),this}setFromPointsAndIndices(t,i,r,s){return this.a.copy(t[i]),this.b.copy(t[r]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,i,r,s){return this.a.fromBufferAttribute(t,i),this.b.fromBufferAttribute(t,r),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return hi.subVectors(this.c,this.b),Pi.subVectors(this.a,this.b),hi.cross(Pi).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return Wr.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,i){return Wr.getBarycoord(t,this.a,this.b,this.c,i)}getInterpolation(t,i,r,s,a){return Wr.getInterpolation(t,this.a,this.b,this.c,i,r,s,a)}containsPoint(t){return Wr.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return Wr.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,i){let r=this.a,s=this.b,a=this.c,n,o;Ir.subVectors(s,r),Dr.subVectors(a,r),zo.subVectors(t,r);let l=Ir.dot(zo),h=Dr.dot(zo);if(l<=0&&h<=0)return i.copy(r);Go.subVectors(t,s);let c=Ir.dot(Go),d=Dr.dot(Go);if(c>=0&&d<=c)return i.copy(s);let u=l*d-c*h;if(u<=0&&l>=0&&c<=0&&l-c>0)return n=l/(l-c),i.copy(r).addScaledVector(Ir,n);Ho.subVectors(t,a);let p=Ir.dot(Ho),v=Dr.dot(Ho);if(v>=0&&p<=v)return i.copy(a);let M=p*h-l*v;if(M<=0&&h>=0&&v<=0)return o=h/(h-v),i.copy(r).addScaledVector(Dr,o);let g=c*v-p*d;if(g<=0&&d-c>=0&&p-v>=0)return ou.subVectors(a,s),o=(d-c)/(d-c+(p-v)),i.copy(s).addScaledVector(ou,o);let f=1/(g+M+u);return n=M*f,o=u*f,i.copy(r).addScaledVector(Ir,n).addScaledVector(Dr,o)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},wr=class{constructor(e=new I(1/0,1/0,1/0),t=new I(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(ci.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(ci.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=ci.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let s=i.getAttribute("position");if(t===!0&&s!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let a=0,n=s.count;a<n;a++)e.isMesh===!0?e.getVertexPosition(a,ci):ci.fromBufferAttribute(s,a),ci.applyMatrix4(e.matrixWorld),this.expandByPoint(ci);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Ra.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Ra.copy(i.boundingBox)),Ra.applyMatrix4(e.matrixWorld),this.union(Ra)}let r=e.children;for(let s=0,a=r.length;s<a;s++)this.expandByObject(r[s],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ci),ci.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Ss),Ca.subVectors(this.max,Ss),Ur.subVectors(e.a,Ss),Or.subVectors(e.b,Ss),Fr.subVectors(e.c,Ss),$i.subVectors(Or,Ur),Ki.subVectors(Fr,Or),ur.subVectors(Ur,Fr);let t=[0,-$i.z,$i.y,0,-Ki.z,Ki.y,0,-ur.z,ur.y,$i.z,0,-$i.x,Ki.z,0,-Ki.x,ur.z,0,-ur.x,-$i.y,$i.x,0,-Ki.y,Ki.x,0,-ur.y,ur.x,0];return!jo(t,Ur,Or,Fr,Ca)||(t=[1,0,0,0,1,0,0,0,1],!jo(t,Ur,Or,Fr,Ca))?!1:(Pa.crossVectors($i,Ki),t=[Pa.x,Pa.y,Pa.z],jo(t,Ur,Or,Fr,Ca))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ci).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ci).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ni[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ni[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ni[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ni[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ni[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ni[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ni[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ni[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ni),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ni=[new I,new I,new I,new I,new I,new I,new I,new I],ci=new I,Ra=new wr,Ur=new I,Or=new I,Fr=new I,$i=new I,Ki=new I,ur=new I,Ss=new I,Ca=new I,Pa=new I,dr=new I;function jo(e,t,i,r,s){for(let a=0,n=e.length-3;a<=n;a+=3){dr.fromArray(e,a);let o=s.x*Math.abs(dr.x)+s.y*Math.abs(dr.y)+s.z*Math.abs(dr.z),l=t.dot(dr),h=i.dot(dr),c=r.dot(dr);if(Math.max(-Math.max(l,h,c),Math.min(l,h,c))>o)return!1}return!0}var Tt=new I,La=new ue,jg=0,Ct=class extends Mr{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:jg++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=dg,this.updateRanges=[],this.gpuType=ui,this.version=0,this._normalizationScale=e!==void 0?nh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[e+r]=t.array[i+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)La.fromBufferAttribute(this,t),La.applyMatrix3(e),this.setXY(t,La.x,La.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Tt.fromBufferAttribute(this,t),Tt.applyMatrix3(e),this.setXYZ(t,Tt.x,Tt.y,Tt.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Tt.fromBufferAttribute(this,t),Tt.applyMatrix4(e),this.setXYZ(t,Tt.x,Tt.y,Tt.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Tt.fromBufferAttribute(this,t),Tt.applyNormalMatrix(e),this.setXYZ(t,Tt.x,Tt.y,Tt.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Tt.fromBufferAttribute(this,t),Tt.transformDirection(e),this.setXYZ(t,Tt.x,Tt.y,Tt.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this}setXYZW(e,t,i,r,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this.array[e+3]=s,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):bd(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Ed(e,this.array)}},Id=class extends Ct{constructor(e,t,i){super(new Uint16Array(e),t,i)}},Dd=class extends Ct{constructor(e,t,i){super(new Uint32Array(e),t,i)}},xt=class extends Ct{constructor(e,t,i){super(new Float32Array(e),t,i)}},qg=new wr,xs=new I,qo=new I,br=class{constructor(e=new I,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):qg.setFromPoints(e).getCenter(i);let r=0;for(let s=0,a=e.length;s<a;s++)r=Math.max(r,i.distanceToSquared(e[s]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;xs.subVectors(e,this.center);let t=xs.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),r=(i-this.radius)*.5;this.center.addScaledVector(xs,r/i),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(qo.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(xs.copy(e.center).add(qo)),this.expandByPoint(xs.copy(e.center).sub(qo))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Yg=0,ii=new st,Yo=new Xt,Br=new I,Qt=new wr,Ms=new wr,It=new I,Dt=class Ud extends Mr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Yg++}),this.uuid=yr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(pg(t)?Dd:Id)(t,1):this.index=t,this}setIndirect(t,i=0){return this.indirect=t,this.indirectOffset=i,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,i){return this.attributes[t]=i,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,i,r=0){this.groups.push({start:t,count:i,materialIndex:r})}clearGroups(){this.groups=[]}setDrawRange(t,i){this.drawRange.start=t,this.drawRange.count=i}applyMatrix4(t){let i=this.attributes.position;i!==void 0&&(i.applyMatrix4(t),i.needsUpdate=!0);let r=this.attributes.normal;if(r!==void 0){let a=new Xe().getNormalMatrix(t);r.applyNormalMatrix(a),r.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return ii.makeRotationFromQuaternion(t),this.applyMatrix4(ii),this}rotateX(t){return ii.makeRotationX(t),this.applyMatrix4(ii),this}rotateY(t){return ii.makeRotationY(t),this.applyMatrix4(ii),this}rotateZ(t){return ii.makeRotationZ(t),this.applyMatrix4(ii),this}translate(t,i,r){return ii.makeTranslation(t,i,r),this.applyMatrix4(ii),this}scale(t,i,r){return ii.makeScale(t,i,r),this.applyMatrix4(ii),this}lookAt(t){return Yo.lookAt(t),Yo.updateMatrix(),this.applyMatrix4(Yo.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Br).negate(),this.translate(Br.x,Br.y,Br.z),this}setFromPoints(t){let i=this.getAttribute("position");if(i===void 0){let r=[];for(let s=0,a=t.length;s<a;s++){let n=t[s];r.push(n.x,n.y,n.z||0)}this.setAttribute("position",new xt(r,3))}else{let r=Math.min(t.length,i.count);for(let s=0;s<r;s++){let a=t[s];i.setXYZ(s,a.x,a.y,a.z||0)}t.length>i.count&&Be("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),i.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new wr);let t=this.attributes.position,i=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Ge("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new I(-1/0,-1/0,-1/0),new I(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),i)for(let r=0,s=i.length;r<s;r++){let a=i[r];Qt.setFromBufferAttribute(a),this.morphTargetsRelative?(It.addVectors(this.boundingBox.min,Qt.min),this.boundingBox.expandByPoint(It),It.addVectors(this.boundingBox.max,Qt.max),this.boundingBox.expandByPoint(It)):(this.boundingBox.expandByPoint(Qt.min),this.boundingBox.expandByPoint(Qt.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Ge('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new br);let t=this.attributes.position,i=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Ge("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new I,1/0);return}if(t){let r=this.boundingSphere.center;if(Qt.setFromBufferAttribute(t),i)for(let a=0,n=i.length;a<n;a++){let o=i[a];Ms.setFromBufferAttribute(o),this.morphTargetsRelative?(It.addVectors(Qt.min,Ms.min),Qt.expandByPoint(It),It.addVectors(Qt.max,Ms.max),Qt.expandByPoint(It)):(Qt.expandByPoint(Ms.min),Qt.expandByPoint(Ms.max))}Qt.getCenter(r);let s=0;for(let a=0,n=t.count;a<n;a++)It.fromBufferAttribute(t,a),s=Math.max(s,r.distanceToSquared(It));if(i)for(let a=0,n=i.length;a<n;a++){let o=i[a],l=this.morphTargetsRelative;for(let h=0,c=o.count;h<c;h++)It.fromBufferAttribute(o,h),l&&(Br.fromBufferAttribute(t,h),It.add(Br)),s=Math.max(s,r.distanceToSquared(It))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Ge('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,i=this.attributes;if(t===null||i.position===void 0||i.normal===void 0||i.uv===void 0){Ge("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let r=i.position,s=i.normal,a=i.uv,n=this.getAttribute("tangent");(n===void 0||n.count!==r.count)&&(n=new Ct(new Float32Array(4*r.count),4),this.setAttribute("tangent",n));let o=[],l=[],h=new Uint8Array(r.count);for(let R=0;R<r.count;R++)o[R]=new I,l[R]=new I;let c=new I,d=new I,u=new I,p=new ue,v=new ue,M=new ue,g=new I,f=new I;function w(R,O,L){h[R]=h[O]=h[L]=1,c.fromBufferAttribute(r,R),d.fromBufferAttribute(r,O),u.fromBufferAttribute(r,L),p.fromBufferAttribute(a,R),v.fromBufferAttribute(a,O),M.fromBufferAttribute(a,L),d.sub(c),u.sub(c),v.sub(p),M.sub(p);let F=1/(v.x*M.y-M.x*v.y);isFinite(F)&&(g.copy(d).multiplyScalar(M.y).addScaledVector(u,-v.y).multiplyScalar(F),f.copy(u).multiplyScalar(v.x).addScaledVector(d,-M.x).multiplyScalar(F),o[R].add(g),o[O].add(g),o[L].add(g),l[R].add(f),l[O].add(f),l[L].add(f))}let b=this.groups;b.length===0&&(b=[{start:0,count:t.count}]);for(let R=0,O=b.length;R<O;++R){let L=b[R],F=L.start,q=L.count;for(let C=F,H=F+q;C<H;C+=3)w(t.getX(C+0),t.getX(C+1),t.getX(C+2))}let x=new I,T=new I,A=new I,m=new I;function y(R){A.fromBufferAttribute(s,R),m.copy(A);let O=o[R];x.copy(O),x.sub(A.multiplyScalar(A.dot(O))).normalize(),T.crossVectors(m,O);let L=T.dot(l[R])<0?-1:1;n.setXYZW(R,x.x,x.y,x.z,L)}for(let R=0,O=r.count;R<O;++R)h[R]&&y(R);this._transformed=!0}computeVertexNormals(){let t=this.index,i=this.getAttribute("position");if(i!==void 0){let r=this.getAttribute("normal");if(r===void 0||r.count!==i.count)r=new Ct(new Float32Array(i.count*3),3),this.setAttribute("normal",r);else for(let u=0,p=r.count;u<p;u++)r.setXYZ(u,0,0,0);let s=new I,a=new I,n=new I,o=new I,l=new I,h=new I,c=new I,d=new I;if(t)for(let u=0,p=t.count;u<p;u+=3){let v=t.getX(u+0),M=t.getX(u+1),g=t.getX(u+2);s.fromBufferAttribute(i,v),a.fromBufferAttribute(i,M),n.fromBufferAttribute(i,g),c.subVectors(n,a),d.subVectors(s,a),c.cross(d),o.fromBufferAttribute(r,v),l.fromBufferAttribute(r,M),h.fromBufferAttribute(r,g),o.add(c),l.add(c),h.add(c),r.setXYZ(v,o.x,o.y,o.z),r.setXYZ(M,l.x,l.y,l.z),r.setXYZ(g,h.x,h.y,h.z)}else for(let u=0,p=i.count;u<p;u+=3)s.fromBufferAttribute(i,u+0),a.fromBufferAttribute(i,u+1),n.fromBufferAttribute(i,u+2),c.subVectors(n,a),d.subVectors(s,a),c.cross(d),r.setXYZ(u+0,c.x,c.y,c.z),r.setXYZ(u+1,c.x,c.y,c.z),r.setXYZ(u+2,c.x,c.y,c.z);this.normalizeNormals(),r.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let i=0,r=t.count;i<r;i++)It.fromBufferAttribute(t,i),It.normalize(),t.setXYZ(i,It.x,It.y,It.z)}toNonIndexed(){function t(o,l){let h=o.array,c=o.itemSize,d=o.normalized,u=new h.constructor(l.length*c),p=0,v=0;for(let M=0,g=l.length;M<g;M++){o.isInterleavedBufferAttribute?p=l[M]*o.data.stride+o.offset:p=l[M]*c;for(let f=0;f<c;f++)u[v++]=h[p++]}return new Ct(u,c,d)}if(this.index===null)return Be("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let i=new Ud,r=this.index.array,s=this.attributes;for(let o in s){let l=s[o],h=t(l,r);i.setAttribute(o,h)}let a=this.morphAttributes;for(let o in a){let l=[],h=a[o];for(let c=0,d=h.length;c<d;c++){let u=h[c],p=t(u,r);l.push(p)}i.morphAttributes[o]=l}i.morphTargetsRelative=this.morphTargetsRelative;let n=this.groups;for(let o=0,l=n.length;o<l;o++){let h=n[o];i.addGroup(h.start,h.count,h.materialIndex)}return i}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let h in l)l[h]!==void 0&&(t[h]=l[h]);return t}t.data={attributes:{}};let i=this.index;i!==null&&(t.data.index={type:i.array.constructor.name,array:Array.prototype.slice.call(i.array)});let r=this.attributes;for(let l in r){let h=r[l];t.data.attributes[l]=h.toJSON(t.data)}let s={},a=!1;for(let l in this.morphAttributes){let h=this.morphAttributes[l],c=[];for(let d=0,u=h.length;d<u;d++){let p=h[d];c.push(p.toJSON(t.data))}c.length>0&&(s[l]=c,a=!0)}a&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let n=this.groups;n.length>0&&(t.data.groups=JSON.parse(JSON.stringify(n)));let o=this.boundingSphere;return o!==null&&(t.data.boundingSphere=o.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let i={};this.name=t.name;let r=t.index;r!==null&&this.setIndex(r.clone());let s=t.attributes;for(let h in s){let c=s[h];this.setAttribute(h,c.clone(i))}let a=t.morphAttributes;for(let h in a){let c=[],d=a[h];for(let u=0,p=d.length;u<p;u++)c.push(d[u].clone(i));this.morphAttributes[h]=c}this.morphTargetsRelative=t.morphTargetsRelative;let n=t.groups;for(let h=0,c=n.length;h<c;h++){let d=n[h];this.addGroup(d.start,d.count,d.materialIndex)}let o=t.boundingBox;o!==null&&(this.boundingBox=o.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Bw=new I;var $o=new I,$g=new I,Kg=new Xe,Zi=class{constructor(e=new I(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,r){return this.normal.set(e,t,i),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let r=$o.subVectors(i,t).cross($g.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let r=e.delta($o),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let a=-(e.start.dot(this.normal)+this.constant)/s;return i===!0&&(a<0||a>1)?null:t.copy(e.start).addScaledVector(r,a)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||Kg.getNormalMatrix(e),r=this.coplanarPoint($o).applyMatrix4(e),s=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(s),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Jg=0,rr=class extends Mr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Jg++}),this.uuid=yr(),this.name="",this.type="Material",this.blending=mr,this.side=gr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=sd,this.blendDst=ad,this.blendEquation=Vr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ke(0,0,0),this.blendAlpha=0,this.depthFunc=Is,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=ng,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Lo,this.stencilZFail=Lo,this.stencilZPass=Lo,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Be(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Be(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(s){let a=[];for(let n in s){let o=s[n];delete o.metadata,a.push(o)}return a}if(t){let s=r(e.textures),a=r(e.images);s.length>0&&(i.textures=s),a.length>0&&(i.images=a)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ke().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Zi().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new ue().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ue().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let r=t.length;i=new Array(r);for(let s=0;s!==r;++s)i[s]=t[s].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var kw=new I,zw=new I,Gw=new I,Hw=new ue,Vw=new ue,Ww=new st,Xw=new I,jw=new I,qw=new I,Yw=new ue,$w=new ue,Kw=new ue;var Ii=new I,Ko=new I,Na=new I,Ia=new I,ch=class{constructor(e=new I,t=new I(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ii)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ii.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ii.copy(this.origin).addScaledVector(this.direction,t),Ii.distanceToSquared(e))}distanceSqToSegment(e,t,i,r){Ko.copy(e).add(t).multiplyScalar(.5),Na.copy(t).sub(e).normalize(),Ia.copy(this.origin).sub(Ko);let s=e.distanceTo(t)*.5,a=-this.direction.dot(Na),n=Ia.dot(this.direction),o=-Ia.dot(Na),l=Ia.lengthSq(),h=Math.abs(1-a*a),c,d,u,p;if(h>0)if(c=a*o-n,d=a*n-o,p=s*h,c>=0)if(d>=-p)if(d<=p){let v=1/h;c*=v,d*=v,u=c*(c+a*d+2*n)+d*(a*c+d+2*o)+l}else d=s,c=Math.max(0,-(a*d+n)),u=-c*c+d*(d+2*o)+l;else d=-s,c=Math.max(0,-(a*d+n)),u=-c*c+d*(d+2*o)+l;else d<=-p?(c=Math.max(0,-(-a*s+n)),d=c>0?-s:Math.min(Math.max(-s,-o),s),u=-c*c+d*(d+2*o)+l):d<=p?(c=0,d=Math.min(Math.max(-s,-o),s),u=d*(d+2*o)+l):(c=Math.max(0,-(a*s+n)),d=c>0?s:Math.min(Math.max(-s,-o),s),u=-c*c+d*(d+2*o)+l);else d=a>0?-s:s,c=Math.max(0,-(a*d+n)),u=-c*c+d*(d+2*o)+l;return i&&i.copy(this.origin).addScaledVector(this.direction,c),r&&r.copy(Ko).addScaledVector(Na,d),u}intersectSphere(e,t){if(e.radius<0)return null;Ii.subVectors(e.center,this.origin);let i=Ii.dot(this.direction),r=Ii.dot(Ii)-i*i,s=e.radius*e.radius;if(r>s)return null;let a=Math.sqrt(s-r),n=i-a,o=i+a;return o<0?null:n<0?this.at(o,t):this.at(n,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,r,s,a,n,o,l=1/this.direction.x,h=1/this.direction.y,c=1/this.direction.z,d=this.origin;return l>=0?(i=(e.min.x-d.x)*l,r=(e.max.x-d.x)*l):(i=(e.max.x-d.x)*l,r=(e.min.x-d.x)*l),h>=0?(s=(e.min.y-d.y)*h,a=(e.max.y-d.y)*h):(s=(e.max.y-d.y)*h,a=(e.min.y-d.y)*h),i>a||s>r||((s>i||isNaN(i))&&(i=s),(a<r||isNaN(r))&&(r=a),c>=0?(n=(e.min.z-d.z)*c,o=(e.max.z-d.z)*c):(n=(e.max.z-d.z)*c,o=(e.min.z-d.z)*c),i>o||n>r)||((n>i||i!==i)&&(i=n),(o<r||r!==r)&&(r=o),r<0)?null:this.at(i>=0?i:r,t)}intersectsBox(e){return this.intersectBox(e,Ii)!==null}intersectTriangle(e,t,i,r,s){let a=this.origin,n=this.direction,o=n.x,l=n.y,h=n.z,c=e.x-a.x,d=e.y-a.y,u=e.z-a.z,p=t.x-a.x,v=t.y-a.y,M=t.z-a.z,g=i.x-a.x,f=i.y-a.y,w=i.z-a.z,b=Math.abs(o),x=Math.abs(l),T=Math.abs(h),A,m,y,R,O,L,F,q,C,H,$,G;if(b>=x&&b>=T?(y=o,L=c,C=p,G=g,o>=0?(A=l,m=h,R=d,O=u,F=v,q=M,H=f,$=w):(A=h,m=l,R=u,O=d,F=M,q=v,H=w,$=f)):x>=T?(y=l,L=d,C=v,G=f,l>=0?(A=h,m=o,R=u,O=c,F=M,q=p,H=w,$=g):(A=o,m=h,R=c,O=u,F=p,q=M,H=g,$=w)):(y=h,L=u,C=M,G=w,h>=0?(A=o,m=l,R=c,O=d,F=p,q=v,H=g,$=f):(A=l,m=o,R=d,O=c,F=v,q=p,H=f,$=g)),y===0)return null;let de=A/y,X=m/y,j=1/y,te=R-de*L,Ce=O-X*L,Y=F-de*C,ie=q-X*C,Te=H-de*G,Ne=$-X*G,Ue=Te*ie-Ne*Y,ne=te*Ne-Ce*Te,We=Y*Ce-ie*te;if(r){if(Ue<0||ne<0||We<0)return null}else if((Ue<0||ne<0||We<0)&&(Ue>0||ne>0||We>0))return null;let tt=Ue+ne+We;if(tt===0)return null;let Re=j*(Ue*L+ne*C+We*G);return(tt>0?Re<0:Re>0)?null:this.at(Re/tt,s)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Hs=class extends rr{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ke(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new _r,this.combine=Kl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},lu=new st,pr=new ch,Da=new br,hu=new I,Ua=new I,Oa=new I,Fa=new I,Jo=new I,Ba=new I,cu=new I,ka=new I,ut=class extends Xt{constructor(e=new Dt,t=new Hs){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,t=Object.keys(e);if(t.length>0){let i=e[t[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,s=i.length;r<s;r++){let a=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,r=i.attributes.position,s=i.morphAttributes.position,a=i.morphTargetsRelative;t.fromBufferAttribute(r,e);let n=this.morphTargetInfluences;if(s&&n){Ba.set(0,0,0);for(let o=0,l=s.length;o<l;o++){let h=n[o],c=s[o];h!==0&&(Jo.fromBufferAttribute(c,e),a?Ba.addScaledVector(Jo,h):Ba.addScaledVector(Jo.sub(t),h))}t.add(Ba)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Da.copy(i.boundingSphere),Da.applyMatrix4(s),pr.copy(e.ray).recast(e.near),!(Da.containsPoint(pr.origin)===!1&&(pr.intersectSphere(Da,hu)===null||pr.origin.distanceToSquared(hu)>(e.far-e.near)**2))&&(lu.copy(s).invert(),pr.copy(e.ray).applyMatrix4(lu),!(i.boundingBox!==null&&pr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,pr)))}_computeIntersections(e,t,i){let r,s=this.geometry,a=this.material,n=s.index,o=s.attributes.position,l=s.attributes.uv,h=s.attributes.uv1,c=s.attributes.normal,d=s.groups,u=s.drawRange;if(n!==null)if(Array.isArray(a))for(let p=0,v=d.length;p<v;p++){let M=d[p],g=a[M.materialIndex],f=Math.max(M.start,u.start),w=Math.min(n.count,Math.min(M.start+M.count,u.start+u.count));for(let b=f,x=w;b<x;b+=3){let T=n.getX(b),A=n.getX(b+1),m=n.getX(b+2);r=za(this,g,e,i,l,h,c,T,A,m),r&&(r.faceIndex=Math.floor(b/3),r.face.materialIndex=M.materialIndex,t.push(r))}}else{let p=Math.max(0,u.start),v=Math.min(n.count,u.start+u.count);for(let M=p,g=v;M<g;M+=3){let f=n.getX(M),w=n.getX(M+1),b=n.getX(M+2);r=za(this,a,e,i,l,h,c,f,w,b),r&&(r.faceIndex=Math.floor(M/3),t.push(r))}}else if(o!==void 0)if(Array.isArray(a))for(let p=0,v=d.length;p<v;p++){let M=d[p],g=a[M.materialIndex],f=Math.max(M.start,u.start),w=Math.min(o.count,Math.min(M.start+M.count,u.start+u.count));for(let b=f,x=w;b<x;b+=3){let T=b,A=b+1,m=b+2;r=za(this,g,e,i,l,h,c,T,A,m),r&&(r.faceIndex=Math.floor(b/3),r.face.materialIndex=M.materialIndex,t.push(r))}}else{let p=Math.max(0,u.start),v=Math.min(o.count,u.start+u.count);for(let M=p,g=v;M<g;M+=3){let f=M,w=M+1,b=M+2;r=za(this,a,e,i,l,h,c,f,w,b),r&&(r.faceIndex=Math.floor(M/3),t.push(r))}}}};function Zg(e,t,i,r,s,a,n,o){let l;if(t.side===Gt?l=r.intersectTriangle(n,a,s,!0,o):l=r.intersectTriangle(s,a,n,t.side===gr,o),l===null)return null;ka.copy(o),ka.applyMatrix4(e.matrixWorld);let h=i.ray.origin.distanceTo(ka);return h<i.near||h>i.far?null:{distance:h,point:ka.clone(),object:e}}function za(e,t,i,r,s,a,n,o,l,h){e.getVertexPosition(o,Ua),e.getVertexPosition(l,Oa),e.getVertexPosition(h,Fa);let c=Zg(e,t,i,r,Ua,Oa,Fa,cu);if(c){let d=new I;_s.getBarycoord(cu,Ua,Oa,Fa,d),s&&(c.uv=_s.getInterpolatedAttribute(s,o,l,h,d,new ue)),a&&(c.uv1=_s.getInterpolatedAttribute(a,o,l,h,d,new ue)),n&&(c.normal=_s.getInterpolatedAttribute(n,o,l,h,d,new I),c.normal.dot(r.direction)>0&&c.normal.multiplyScalar(-1));let u={a:o,b:l,c:h,normal:new I,materialIndex:0};_s.getNormal(Ua,Oa,Fa,u.normal),c.face=u,c.barycoord=d}return c}var Od=class extends si{constructor(e=null,t=1,i=1,r,s,a,n,o,l=Ft,h=Ft,c,d){super(null,a,n,o,l,h,r,s,c,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}},uu=class extends Ct{constructor(e,t,i,r=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=r}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},kr=new st,du=new st,Ga=[],pu=new wr,Qg=new st,ys=new ut,ws=new br,is=class extends ut{constructor(e,t,i){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new uu(new Float32Array(i*16),16),this.instanceColor=null,this.morphTexture=null,this.count=i,this.boundingBox=null,this.boundingSphere=null;for(let r=0;r<i;r++)this.setMatrixAt(r,Qg)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new wr),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,kr),pu.copy(e.boundingBox).applyMatrix4(kr),this.boundingBox.union(pu)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new br),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,kr),ws.copy(e.boundingSphere).applyMatrix4(kr),this.boundingSphere.union(ws)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let i=t.morphTargetInfluences,r=this.morphTexture.source.data.data,s=i.length+1,a=e*s+1;for(let n=0;n<i.length;n++)i[n]=r[a+n]}raycast(e,t){let i=this.matrixWorld,r=this.count;if(ys.geometry=this.geometry,ys.material=this.material,ys.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ws.copy(this.boundingSphere),ws.applyMatrix4(i),e.ray.intersectsSphere(ws)!==!1))for(let s=0;s<r;s++){this.getMatrixAt(s,kr),du.multiplyMatrices(i,kr),ys.matrixWorld=du,ys.raycast(e,Ga);for(let a=0,n=Ga.length;a<n;a++){let o=Ga[a];o.instanceId=s,o.object=this,t.push(o)}Ga.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new uu(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let i=t.morphTargetInfluences,r=i.length+1;this.morphTexture===null&&(this.morphTexture=new Od(new Float32Array(r*this.count),r,this.count,th,ui));let s=this.morphTexture.source.data.data,a=0;for(let l=0;l<i.length;l++)a+=i[l];let n=this.geometry.morphTargetsRelative?1:1-a,o=r*e;return s[o]=n,s.set(i,o+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},fr=new br,e0=new ue(.5,.5),Ha=new I,Bs=class{constructor(e=new Zi,t=new Zi,i=new Zi,r=new Zi,s=new Zi,a=new Zi){this.planes=[e,t,i,r,s,a]}set(e,t,i,r,s,a){let n=this.planes;return n[0].copy(e),n[1].copy(t),n[2].copy(i),n[3].copy(r),n[4].copy(s),n[5].copy(a),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=di,i=!1){let r=this.planes,s=e.elements,a=s[0],n=s[1],o=s[2],l=s[3],h=s[4],c=s[5],d=s[6],u=s[7],p=s[8],v=s[9],M=s[10],g=s[11],f=s[12],w=s[13],b=s[14],x=s[15];if(r[0].setComponents(l-a,u-h,g-p,x-f).normalize(),r[1].setComponents(l+a,u+h,g+p,x+f).normalize(),r[2].setComponents(l+n,u+c,g+v,x+w).normalize(),r[3].setComponents(l-n,u-c,g-v,x-w).normalize(),i)r[4].setComponents(o,d,M,b).normalize(),r[5].setComponents(l-o,u-d,g-M,x-b).normalize();else if(r[4].setComponents(l-o,u-d,g-M,x-b).normalize(),t===di)r[5].setComponents(l+o,u+d,g+M,x+b).normalize();else if(t===Os)r[5].setComponents(o,d,M,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),fr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),fr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(fr)}intersectsSprite(e){fr.center.set(0,0,0);let t=e0.distanceTo(e.center);return fr.radius=.7071067811865476+t,fr.applyMatrix4(e.matrixWorld),this.intersectsSphere(fr)}intersectsSphere(e){let t=this.planes,i=e.center,r=-e.radius;for(let s=0;s<6;s++)if(t[s].distanceToPoint(i)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let r=t[i];if(Ha.x=r.normal.x>0?e.max.x:e.min.x,Ha.y=r.normal.y>0?e.max.y:e.min.y,Ha.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(Ha)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},fu=new st,t0=class Fd{constructor(){this.coordinateSystem=di,this._frustums=[],this._count=0}setFromArrayCamera(t){let i=t.cameras,r=this._frustums;for(let s=0;s<i.length;s++){let a=i[s];fu.multiplyMatrices(a.projectionMatrix,a.matrixWorldInverse),r[s]===void 0&&(r[s]=new Bs),r[s].setFromProjectionMatrix(fu,a.coordinateSystem,a.reversedDepth)}return this._count=i.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsObject(t))return!0;return!1}intersectsSprite(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsSphere(t))return!0;return!1}intersectsBox(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsBox(t))return!0;return!1}containsPoint(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let i=this._frustums,r=t._frustums;for(let s=0;s<t._count;s++)i[s]===void 0&&(i[s]=new Bs),i[s].copy(r[s]);return this._count=t._count,this}clone(){return new Fd().copy(this)}},uh=class extends rr{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ke(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},_n=new I,Sn=new I,mu=new st,bs=new ch,Va=new br,Zo=new I,gu=new I,i0=class extends Xt{constructor(e=new Dt,t=new uh){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let r=1,s=t.count;r<s;r++)_n.fromBufferAttribute(t,r-1),Sn.fromBufferAttribute(t,r),i[r]=i[r-1],i[r]+=_n.distanceTo(Sn);e.setAttribute("lineDistance",new xt(i,1))}else Be("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,s=e.params.Line.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Va.copy(i.boundingSphere),Va.applyMatrix4(r),Va.radius+=s,e.ray.intersectsSphere(Va)===!1)return;mu.copy(r).invert(),bs.copy(e.ray).applyMatrix4(mu);let n=s/((this.scale.x+this.scale.y+this.scale.z)/3),o=n*n,l=this.isLineSegments?2:1,h=i.index,c=i.attributes.position;if(h!==null){let d=Math.max(0,a.start),u=Math.min(h.count,a.start+a.count);for(let p=d,v=u-1;p<v;p+=l){let M=h.getX(p),g=h.getX(p+1),f=Wa(this,e,bs,o,M,g,p);f&&t.push(f)}if(this.isLineLoop){let p=h.getX(u-1),v=h.getX(d),M=Wa(this,e,bs,o,p,v,u-1);M&&t.push(M)}}else{let d=Math.max(0,a.start),u=Math.min(c.count,a.start+a.count);for(let p=d,v=u-1;p<v;p+=l){let M=Wa(this,e,bs,o,p,p+1,p);M&&t.push(M)}if(this.isLineLoop){let p=Wa(this,e,bs,o,u-1,d,u-1);p&&t.push(p)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,t=Object.keys(e);if(t.length>0){let i=e[t[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,s=i.length;r<s;r++){let a=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Wa(e,t,i,r,s,a,n){let o=e.geometry.attributes.position;if(_n.fromBufferAttribute(o,s),Sn.fromBufferAttribute(o,a),i.distanceSqToSegment(_n,Sn,Zo,gu)>r)return;Zo.applyMatrix4(e.matrixWorld);let l=t.ray.origin.distanceTo(Zo);if(!(l<t.near||l>t.far))return{distance:l,point:gu.clone().applyMatrix4(e.matrixWorld),index:n,face:null,faceIndex:null,barycoord:null,object:e}}var vu=new I,_u=new I,Bd=class extends i0{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let r=0,s=t.count;r<s;r+=2)vu.fromBufferAttribute(t,r),_u.fromBufferAttribute(t,r+1),i[r]=r===0?0:i[r-1],i[r+1]=i[r]+vu.distanceTo(_u);e.setAttribute("lineDistance",new xt(i,1))}else Be("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},yn=class extends rr{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new ke(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Su=new st,Wl=new ch,Xa=new br,ja=new I,kd=class extends Xt{constructor(e=new Dt,t=new yn){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,s=e.params.Points.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Xa.copy(i.boundingSphere),Xa.applyMatrix4(r),Xa.radius+=s,e.ray.intersectsSphere(Xa)===!1)return;Su.copy(r).invert(),Wl.copy(e.ray).applyMatrix4(Su);let n=s/((this.scale.x+this.scale.y+this.scale.z)/3),o=n*n,l=i.index,h=i.attributes.position;if(l!==null){let c=Math.max(0,a.start),d=Math.min(l.count,a.start+a.count);for(let u=c,p=d;u<p;u++){let v=l.getX(u);ja.fromBufferAttribute(h,v),xu(ja,v,o,r,e,t,this)}}else{let c=Math.max(0,a.start),d=Math.min(h.count,a.start+a.count);for(let u=c,p=d;u<p;u++)ja.fromBufferAttribute(h,u),xu(ja,u,o,r,e,t,this)}}updateMorphTargets(){let e=this.geometry.morphAttributes,t=Object.keys(e);if(t.length>0){let i=e[t[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,s=i.length;r<s;r++){let a=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function xu(e,t,i,r,s,a,n){let o=Wl.distanceSqToPoint(e);if(o<i){let l=new I;Wl.closestPointToPoint(e,l),l.applyMatrix4(r);let h=s.ray.origin.distanceTo(l);if(h<s.near||h>s.far)return;a.push({distance:h,distanceToRay:Math.sqrt(o),point:l,index:t,face:null,faceIndex:null,barycoord:null,object:n})}}var zd=class extends si{constructor(e=[],t=$r,i,r,s,a,n,o,l,h){super(e,t,i,r,s,a,n,o,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Gd=class extends si{constructor(e,t,i,r,s,a,n,o,l){super(e,t,i,r,s,a,n,o,l),this.isCanvasTexture=!0,this.needsUpdate=!0}},Qr=class extends si{constructor(e,t,i=Mi,r,s,a,n=Ft,o=Ft,l,h=ir,c=1){if(h!==ir&&h!==tr)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:c};super(d,r,s,a,n,o,h,i,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new lh(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Hd=class extends Qr{constructor(e,t=Mi,i=$r,r,s,a=Ft,n=Ft,o,l=ir){let h={width:e,height:e,depth:1},c=[h,h,h,h,h,h];super(e,e,t,i,r,s,a,n,o,l),this.image=c,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Vd=class extends si{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},pi=class Wd extends Dt{constructor(t=1,i=1,r=1,s=1,a=1,n=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:i,depth:r,widthSegments:s,heightSegments:a,depthSegments:n};let o=this;s=Math.floor(s),a=Math.floor(a),n=Math.floor(n);let l=[],h=[],c=[],d=[],u=0,p=0;v("z","y","x",-1,-1,r,i,t,n,a,0),v("z","y","x",1,-1,r,i,-t,n,a,1),v("x","z","y",1,1,t,r,i,s,n,2),v("x","z","y",1,-1,t,r,-i,s,n,3),v("x","y","z",1,-1,t,i,r,s,a,4),v("x","y","z",-1,-1,t,i,-r,s,a,5),this.setIndex(l),this.setAttribute("position",new xt(h,3)),this.setAttribute("normal",new xt(c,3)),this.setAttribute("uv",new xt(d,2));function v(M,g,f,w,b,x,T,A,m,y,R){let O=x/m,L=T/y,F=x/2,q=T/2,C=A/2,H=m+1,$=y+1,G=0,de=0,X=new I;for(let j=0;j<$;j++){let te=j*L-q;for(let Ce=0;Ce<H;Ce++){let Y=Ce*O-F;X[M]=Y*w,X[g]=te*b,X[f]=C,h.push(X.x,X.y,X.z),X[M]=0,X[g]=0,X[f]=A>0?1:-1,c.push(X.x,X.y,X.z),d.push(Ce/m),d.push(1-j/y),G+=1}}for(let j=0;j<y;j++)for(let te=0;te<m;te++){let Ce=u+te+H*j,Y=u+te+H*(j+1),ie=u+(te+1)+H*(j+1),Te=u+(te+1)+H*j;l.push(Ce,Y,Te),l.push(Y,ie,Te),de+=6}o.addGroup(p,de,R),p+=de,u+=G}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Wd(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var rs=class Xd extends Dt{constructor(t=1,i=1,r=1,s=32,a=1,n=!1,o=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:i,height:r,radialSegments:s,heightSegments:a,openEnded:n,thetaStart:o,thetaLength:l};let h=this;s=Math.floor(s),a=Math.floor(a);let c=[],d=[],u=[],p=[],v=0,M=[],g=r/2,f=0;w(),n===!1&&(t>0&&b(!0),i>0&&b(!1)),this.setIndex(c),this.setAttribute("position",new xt(d,3)),this.setAttribute("normal",new xt(u,3)),this.setAttribute("uv",new xt(p,2));function w(){let x=new I,T=new I,A=0,m=(i-t)/r;for(let y=0;y<=a;y++){let R=[],O=y/a,L=O*(i-t)+t;for(let F=0;F<=s;F++){let q=F/s,C=q*l+o,H=Math.sin(C),$=Math.cos(C);T.x=L*H,T.y=-O*r+g,T.z=L*$,d.push(T.x,T.y,T.z),x.set(H,m,$).normalize(),u.push(x.x,x.y,x.z),p.push(q,1-O),R.push(v++)}M.push(R)}for(let y=0;y<s;y++)for(let R=0;R<a;R++){let O=M[R][y],L=M[R+1][y],F=M[R+1][y+1],q=M[R][y+1];(t>0||R!==0)&&(c.push(O,L,q),A+=3),(i>0||R!==a-1)&&(c.push(L,F,q),A+=3)}h.addGroup(f,A,0),f+=A}function b(x){let T=v,A=new ue,m=new I,y=0,R=x===!0?t:i,O=x===!0?1:-1;for(let F=1;F<=s;F++)d.push(0,g*O,0),u.push(0,O,0),p.push(.5,.5),v++;let L=v;for(let F=0;F<=s;F++){let q=F/s*l+o,C=Math.cos(q),H=Math.sin(q);m.x=R*H,m.y=g*O,m.z=R*C,d.push(m.x,m.y,m.z),u.push(0,O,0),A.x=C*.5+.5,A.y=H*.5*O+.5,p.push(A.x,A.y),v++}for(let F=0;F<s;F++){let q=T+F,C=L+F;x===!0?c.push(C,C+1,q):c.push(C+1,C,q),y+=3}h.addGroup(f,y,x===!0?1:2),f+=y}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Xd(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},wn=class jd extends rs{constructor(t=1,i=1,r=32,s=1,a=!1,n=0,o=Math.PI*2){super(0,t,i,r,s,a,n,o),this.type="ConeGeometry",this.parameters={radius:t,height:i,radialSegments:r,heightSegments:s,openEnded:a,thetaStart:n,thetaLength:o}}static fromJSON(t){return new jd(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},r0=class qd extends Dt{constructor(t=[],i=[],r=1,s=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:i,radius:r,detail:s};let a=[],n=[];o(s),h(r),c(),this.setAttribute("position",new xt(a,3)),this.setAttribute("normal",new xt(a.slice(),3)),this.setAttribute("uv",new xt(n,2)),s===0?this.computeVertexNormals():this.normalizeNormals();function o(w){let b=new I,x=new I,T=new I;for(let A=0;A<i.length;A+=3)p(i[A+0],b),p(i[A+1],x),p(i[A+2],T),l(b,x,T,w)}function l(w,b,x,T){let A=T+1,m=[];for(let y=0;y<=A;y++){m[y]=[];let R=w.clone().lerp(x,y/A),O=b.clone().lerp(x,y/A),L=A-y;for(let F=0;F<=L;F++)F===0&&y===A?m[y][F]=R:m[y][F]=R.clone().lerp(O,F/L)}for(let y=0;y<A;y++)for(let R=0;R<2*(A-y)-1;R++){let O=Math.floor(R/2);R%2===0?(u(m[y][O+1]),u(m[y+1][O]),u(m[y][O])):(u(m[y][O+1]),u(m[y+1][O+1]),u(m[y+1][O]))}}function h(w){let b=new I;for(let x=0;x<a.length;x+=3)b.x=a[x+0],b.y=a[x+1],b.z=a[x+2],b.normalize().multiplyScalar(w),a[x+0]=b.x,a[x+1]=b.y,a[x+2]=b.z}function c(){let w=new I;for(let b=0;b<a.length;b+=3){w.x=a[b+0],w.y=a[b+1],w.z=a[b+2];let x=g(w)/2/Math.PI+.5,T=f(w)/Math.PI+.5;n.push(x,1-T)}v(),d()}function d(){for(let w=0;w<n.length;w+=6){let b=n[w+0],x=n[w+2],T=n[w+4],A=Math.max(b,x,T),m=Math.min(b,x,T);A>.9&&m<.1&&(b<.2&&(n[w+0]+=1),x<.2&&(n[w+2]+=1),T<.2&&(n[w+4]+=1))}}function u(w){a.push(w.x,w.y,w.z)}function p(w,b){let x=w*3;b.x=t[x+0],b.y=t[x+1],b.z=t[x+2]}function v(){let w=new I,b=new I,x=new I,T=new I,A=new ue,m=new ue,y=new ue;for(let R=0,O=0;R<a.length;R+=9,O+=6){w.set(a[R+0],a[R+1],a[R+2]),b.set(a[R+3],a[R+4],a[R+5]),x.set(a[R+6],a[R+7],a[R+8]),A.set(n[O+0],n[O+1]),m.set(n[O+2],n[O+3]),y.set(n[O+4],n[O+5]),T.copy(w).add(b).add(x).divideScalar(3);let L=g(T);M(A,O+0,w,L),M(m,O+2,b,L),M(y,O+4,x,L)}}function M(w,b,x,T){T<0&&w.x===1&&(n[b]=w.x-1),x.x===0&&x.z===0&&(n[b]=T/2/Math.PI+.5)}function g(w){return Math.atan2(w.z,-w.x)}function f(w){return Math.atan2(-w.y,Math.sqrt(w.x*w.x+w.z*w.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new qd(t.vertices,t.indices,t.radius,t.detail)}},wi=class{constructor(){this.type="Curve",this.arcLengthDivisions=200,this.needsUpdate=!1,this.cacheArcLengths=null}getPoint(){Be("Curve: .getPoint() not implemented.")}getPointAt(e,t){let i=this.getUtoTmapping(e);return this.getPoint(i,t)}getPoints(e=5){let t=[];for(let i=0;i<=e;i++)t.push(this.getPoint(i/e));return t}getSpacedPoints(e=5){let t=[];for(let i=0;i<=e;i++)t.push(this.getPointAt(i/e));return t}getLength(){let e=this.getLengths();return e[e.length-1]}getLengths(e=this.arcLengthDivisions){if(this.cacheArcLengths&&this.cacheArcLengths.length===e+1&&!this.needsUpdate)return this.cacheArcLengths;this.needsUpdate=!1;let t=[],i,r=this.getPoint(0),s=0;t.push(0);for(let a=1;a<=e;a++)i=this.getPoint(a/e),s+=i.distanceTo(r),t.push(s),r=i;return this.cacheArcLengths=t,t}updateArcLengths(){this.needsUpdate=!0,this.getLengths()}getUtoTmapping(e,t=null){let i=this.getLengths(),r=0,s=i.length,a;t?a=t:a=e*i[s-1];let n=0,o=s-1,l;for(;n<=o;)if(r=Math.floor(n+(o-n)/2),l=i[r]-a,l<0)n=r+1;else if(l>0)o=r-1;else{o=r;break}if(r=o,i[r]===a)return r/(s-1);let h=i[r],c=i[r+1]-h,d=(a-h)/c;return(r+d)/(s-1)}getTangent(e,t){let i=e-1e-4,r=e+1e-4;i<0&&(i=0),r>1&&(r=1);let s=this.getPoint(i),a=this.getPoint(r),n=t||(s.isVector2?new ue:new I);return n.copy(a).sub(s).normalize(),n}getTangentAt(e,t){let i=this.getUtoTmapping(e);return this.getTangent(i,t)}computeFrenetFrames(e,t=!1){let i=new I,r=[],s=[],a=[],n=new I,o=new st;for(let u=0;u<=e;u++){let p=u/e;r[u]=this.getTangentAt(p,new I)}s[0]=new I,a[0]=new I;let l=Number.MAX_VALUE,h=Math.abs(r[0].x),c=Math.abs(r[0].y),d=Math.abs(r[0].z);h<=l&&(l=h,i.set(1,0,0)),c<=l&&(l=c,i.set(0,1,0)),d<=l&&i.set(0,0,1),n.crossVectors(r[0],i).normalize(),s[0].crossVectors(r[0],n),a[0].crossVectors(r[0],s[0]);for(let u=1;u<=e;u++){if(s[u]=s[u-1].clone(),a[u]=a[u-1].clone(),n.crossVectors(r[u-1],r[u]),n.length()>Number.EPSILON){n.normalize();let p=Math.acos(Je(r[u-1].dot(r[u]),-1,1));s[u].applyMatrix4(o.makeRotationAxis(n,p))}a[u].crossVectors(r[u],s[u])}if(t===!0){let u=Math.acos(Je(s[0].dot(s[e]),-1,1));u/=e,r[0].dot(n.crossVectors(s[0],s[e]))>0&&(u=-u);for(let p=1;p<=e;p++)s[p].applyMatrix4(o.makeRotationAxis(r[p],u*p)),a[p].crossVectors(r[p],s[p])}return{tangents:r,normals:s,binormals:a}}clone(){return new this.constructor().copy(this)}copy(e){return this.arcLengthDivisions=e.arcLengthDivisions,this.cacheArcLengths=null,this}toJSON(){let e={metadata:{version:4.7,type:"Curve",generator:"Curve.toJSON"}};return e.arcLengthDivisions=this.arcLengthDivisions,e.type=this.type,e}fromJSON(e){return this.arcLengthDivisions=e.arcLengthDivisions,this.cacheArcLengths=null,this}},dh=class extends wi{constructor(e=0,t=0,i=1,r=1,s=0,a=Math.PI*2,n=!1,o=0){super(),this.isEllipseCurve=!0,this.type="EllipseCurve",this.aX=e,this.aY=t,this.xRadius=i,this.yRadius=r,this.aStartAngle=s,this.aEndAngle=a,this.aClockwise=n,this.aRotation=o}getPoint(e,t=new ue){let i=t,r=Math.PI*2,s=this.aEndAngle-this.aStartAngle,a=Math.abs(s)<Number.EPSILON;for(;s<0;)s+=r;for(;s>r;)s-=r;s<Number.EPSILON&&(a?s=0:s=r),this.aClockwise===!0&&!a&&(s===r?s=-r:s=s-r);let n=this.aStartAngle+e*s,o=this.aX+this.xRadius*Math.cos(n),l=this.aY+this.yRadius*Math.sin(n);if(this.aRotation!==0){let h=Math.cos(this.aRotation),c=Math.sin(this.aRotation),d=o-this.aX,u=l-this.aY;o=d*h-u*c+this.aX,l=d*c+u*h+this.aY}return i.set(o,l)}copy(e){return super.copy(e),this.aX=e.aX,this.aY=e.aY,this.xRadius=e.xRadius,this.yRadius=e.yRadius,this.aStartAngle=e.aStartAngle,this.aEndAngle=e.aEndAngle,this.aClockwise=e.aClockwise,this.aRotation=e.aRotation,this}toJSON(){let e=super.toJSON();return e.aX=this.aX,e.aY=this.aY,e.xRadius=this.xRadius,e.yRadius=this.yRadius,e.aStartAngle=this.aStartAngle,e.aEndAngle=this.aEndAngle,e.aClockwise=this.aClockwise,e.aRotation=this.aRotation,e}fromJSON(e){return super.fromJSON(e),this.aX=e.aX,this.aY=e.aY,this.xRadius=e.xRadius,this.yRadius=e.yRadius,this.aStartAngle=e.aStartAngle,this.aEndAngle=e.aEndAngle,this.aClockwise=e.aClockwise,this.aRotation=e.aRotation,this}},s0=class extends dh{constructor(e,t,i,r,s,a){super(e,t,i,i,r,s,a),this.isArcCurve=!0,this.type="ArcCurve"}};function ph(){let e=0,t=0,i=0,r=0;function s(a,n,o,l){e=a,t=o,i=-3*a+3*n-2*o-l,r=2*a-2*n+o+l}return{initCatmullRom:function(a,n,o,l,h){s(n,o,h*(o-a),h*(l-n))},initNonuniformCatmullRom:function(a,n,o,l,h,c,d){let u=(n-a)/h-(o-a)/(h+c)+(o-n)/c,p=(o-n)/c-(l-n)/(c+d)+(l-o)/d;u*=c,p*=c,s(n,o,u,p)},calc:function(a){let n=a*a,o=n*a;return e+t*a+i*n+r*o}}}var Mu=new I,yu=new I,Qo=new ph,el=new ph,tl=new ph,a0=class extends wi{constructor(e=[],t=!1,i="centripetal",r=.5){super(),this.isCatmullRomCurve3=!0,this.type="CatmullRomCurve3",this.points=e,this.closed=t,this.curveType=i,this.tension=r}getPoint(e,t=new I){let i=t,r=this.points,s=r.length,a=(s-(this.closed?0:1))*e,n=Math.floor(a),o=a-n;this.closed?n+=n>0?0:(Math.floor(Math.abs(n)/s)+1)*s:o===0&&n===s-1&&(n=s-2,o=1);let l,h;this.closed||n>0?l=r[(n-1)%s]:(yu.subVectors(r[0],r[1]).add(r[0]),l=yu);let c=r[n%s],d=r[(n+1)%s];if(this.closed||n+2<s?h=r[(n+2)%s]:(Mu.subVectors(r[s-1],r[s-2]).add(r[s-1]),h=Mu),this.curveType==="centripetal"||this.curveType==="chordal"){let u=this.curveType==="chordal"?.5:.25,p=Math.pow(l.distanceToSquared(c),u),v=Math.pow(c.distanceToSquared(d),u),M=Math.pow(d.distanceToSquared(h),u);v<1e-4&&(v=1),p<1e-4&&(p=v),M<1e-4&&(M=v),Qo.initNonuniformCatmullRom(l.x,c.x,d.x,h.x,p,v,M),el.initNonuniformCatmullRom(l.y,c.y,d.y,h.y,p,v,M),tl.initNonuniformCatmullRom(l.z,c.z,d.z,h.z,p,v,M)}else this.curveType==="catmullrom"&&(Qo.initCatmullRom(l.x,c.x,d.x,h.x,this.tension),el.initCatmullRom(l.y,c.y,d.y,h.y,this.tension),tl.initCatmullRom(l.z,c.z,d.z,h.z,this.tension));return i.set(Qo.calc(o),el.calc(o),tl.calc(o)),i}copy(e){super.copy(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(r.clone())}return this.closed=e.closed,this.curveType=e.curveType,this.tension=e.tension,this}toJSON(){let e=super.toJSON();e.points=[];for(let t=0,i=this.points.length;t<i;t++){let r=this.points[t];e.points.push(r.toArray())}return e.closed=this.closed,e.curveType=this.curveType,e.tension=this.tension,e}fromJSON(e){super.fromJSON(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(new I().fromArray(r))}return this.closed=e.closed,this.curveType=e.curveType,this.tension=e.tension,this}};function wu(e,t,i,r,s){let a=(r-t)*.5,n=(s-i)*.5,o=e*e,l=e*o;return(2*i-2*r+a+n)*l+(-3*i+3*r-2*a-n)*o+a*e+i}function n0(e,t){let i=1-e;return i*i*t}function o0(e,t){return 2*(1-e)*e*t}function l0(e,t){return e*e*t}function Ls(e,t,i,r){return n0(e,t)+o0(e,i)+l0(e,r)}function h0(e,t){let i=1-e;return i*i*i*t}function c0(e,t){let i=1-e;return 3*i*i*e*t}function u0(e,t){return 3*(1-e)*e*e*t}function d0(e,t){return e*e*e*t}function Ns(e,t,i,r,s){return h0(e,t)+c0(e,i)+u0(e,r)+d0(e,s)}var Yd=class extends wi{constructor(e=new ue,t=new ue,i=new ue,r=new ue){super(),this.isCubicBezierCurve=!0,this.type="CubicBezierCurve",this.v0=e,this.v1=t,this.v2=i,this.v3=r}getPoint(e,t=new ue){let i=t,r=this.v0,s=this.v1,a=this.v2,n=this.v3;return i.set(Ns(e,r.x,s.x,a.x,n.x),Ns(e,r.y,s.y,a.y,n.y)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this.v3.copy(e.v3),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e.v3=this.v3.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this.v3.fromArray(e.v3),this}},p0=class extends wi{constructor(e=new I,t=new I,i=new I,r=new I){super(),this.isCubicBezierCurve3=!0,this.type="CubicBezierCurve3",this.v0=e,this.v1=t,this.v2=i,this.v3=r}getPoint(e,t=new I){let i=t,r=this.v0,s=this.v1,a=this.v2,n=this.v3;return i.set(Ns(e,r.x,s.x,a.x,n.x),Ns(e,r.y,s.y,a.y,n.y),Ns(e,r.z,s.z,a.z,n.z)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this.v3.copy(e.v3),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e.v3=this.v3.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this.v3.fromArray(e.v3),this}},$d=class extends wi{constructor(e=new ue,t=new ue){super(),this.isLineCurve=!0,this.type="LineCurve",this.v1=e,this.v2=t}getPoint(e,t=new ue){let i=t;return e===1?i.copy(this.v2):(i.copy(this.v2).sub(this.v1),i.multiplyScalar(e).add(this.v1)),i}getPointAt(e,t){return this.getPoint(e,t)}getTangent(e,t=new ue){return t.subVectors(this.v2,this.v1).normalize()}getTangentAt(e,t){return this.getTangent(e,t)}copy(e){return super.copy(e),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},f0=class extends wi{constructor(e=new I,t=new I){super(),this.isLineCurve3=!0,this.type="LineCurve3",this.v1=e,this.v2=t}getPoint(e,t=new I){let i=t;return e===1?i.copy(this.v2):(i.copy(this.v2).sub(this.v1),i.multiplyScalar(e).add(this.v1)),i}getPointAt(e,t){return this.getPoint(e,t)}getTangent(e,t=new I){return t.subVectors(this.v2,this.v1).normalize()}getTangentAt(e,t){return this.getTangent(e,t)}copy(e){return super.copy(e),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},Kd=class extends wi{constructor(e=new ue,t=new ue,i=new ue){super(),this.isQuadraticBezierCurve=!0,this.type="QuadraticBezierCurve",this.v0=e,this.v1=t,this.v2=i}getPoint(e,t=new ue){let i=t,r=this.v0,s=this.v1,a=this.v2;return i.set(Ls(e,r.x,s.x,a.x),Ls(e,r.y,s.y,a.y)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},m0=class extends wi{constructor(e=new I,t=new I,i=new I){super(),this.isQuadraticBezierCurve3=!0,this.type="QuadraticBezierCurve3",this.v0=e,this.v1=t,this.v2=i}getPoint(e,t=new I){let i=t,r=this.v0,s=this.v1,a=this.v2;return i.set(Ls(e,r.x,s.x,a.x),Ls(e,r.y,s.y,a.y),Ls(e,r.z,s.z,a.z)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},Jd=class extends wi{constructor(e=[]){super(),this.isSplineCurve=!0,this.type="SplineCurve",this.points=e}getPoint(e,t=new ue){let i=t,r=this.points,s=(r.length-1)*e,a=Math.floor(s),n=s-a,o=r[a===0?a:a-1],l=r[a],h=r[a>r.length-2?r.length-1:a+1],c=r[a>r.length-3?r.length-1:a+2];return i.set(wu(n,o.x,l.x,h.x,c.x),wu(n,o.y,l.y,h.y,c.y)),i}copy(e){super.copy(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(r.clone())}return this}toJSON(){let e=super.toJSON();e.points=[];for(let t=0,i=this.points.length;t<i;t++){let r=this.points[t];e.points.push(r.toArray())}return e}fromJSON(e){super.fromJSON(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(new ue().fromArray(r))}return this}},Xl=Object.freeze({__proto__:null,ArcCurve:s0,CatmullRomCurve3:a0,CubicBezierCurve:Yd,CubicBezierCurve3:p0,EllipseCurve:dh,LineCurve:$d,LineCurve3:f0,QuadraticBezierCurve:Kd,QuadraticBezierCurve3:m0,SplineCurve:Jd}),g0=class extends wi{constructor(){super(),this.type="CurvePath",this.curves=[],this.autoClose=!1,this.cacheLengths=null}add(e){this.curves.push(e)}closePath(){let e=this.curves[0].getPoint(0),t=this.curves[this.curves.length-1].getPoint(1);if(!e.equals(t)){let i=e.isVector2===!0?"LineCurve":"LineCurve3";this.curves.push(new Xl[i](t,e))}return this}getPoint(e,t){let i=e*this.getLength(),r=this.getCurveLengths(),s=0;for(;s<r.length;){if(r[s]>=i){let a=r[s]-i,n=this.curves[s],o=n.getLength(),l=o===0?0:1-a/o;return n.getPointAt(l,t)}s++}return null}getLength(){let e=this.getCurveLengths();return e[e.length-1]}updateArcLengths(){this.needsUpdate=!0,this.cacheLengths=null,this.getCurveLengths()}getCurveLengths(){if(this.cacheLengths&&this.cacheLengths.length===this.curves.length)return this.cacheLengths;let e=[],t=0;for(let i=0,r=this.curves.length;i<r;i++)t+=this.curves[i].getLength(),e.push(t);return this.cacheLengths=e,e}getSpacedPoints(e=40){let t=[];for(let i=0;i<=e;i++)t.push(this.getPoint(i/e));return this.autoClose&&t.push(t[0]),t}getPoints(e=12){let t=[],i;for(let r=0,s=this.curves;r<s.length;r++){let a=s[r],n=a.isEllipseCurve?e*2:a.isLineCurve||a.isLineCurve3?1:a.isSplineCurve?e*a.points.length:e,o=a.getPoints(n);for(let l=0;l<o.length;l++){let h=o[l];i&&i.equals(h)||(t.push(h),i=h)}}return this.autoClose&&t.length>1&&!t[t.length-1].equals(t[0])&&t.push(t[0]),t}copy(e){super.copy(e),this.curves=[];for(let t=0,i=e.curves.length;t<i;t++){let r=e.curves[t];this.curves.push(r.clone())}return this.autoClose=e.autoClose,this.cacheLengths=null,this}toJSON(){let e=super.toJSON();e.autoClose=this.autoClose,e.curves=[];for(let t=0,i=this.curves.length;t<i;t++){let r=this.curves[t];e.curves.push(r.toJSON())}return e}fromJSON(e){super.fromJSON(e),this.autoClose=e.autoClose,this.curves=[];for(let t=0,i=e.curves.length;t<i;t++){let r=e.curves[t];this.curves.push(new Xl[r.type]().fromJSON(r))}return this.cacheLengths=null,this}},bu=class extends g0{constructor(e){super(),this.type="Path",this.currentPoint=new ue,e&&this.setFromPoints(e)}setFromPoints(e){this.moveTo(e[0].x,e[0].y);for(let t=1,i=e.length;t<i;t++)this.lineTo(e[t].x,e[t].y);return this}moveTo(e,t){return this.currentPoint.set(e,t),this}lineTo(e,t){let i=new $d(this.currentPoint.clone(),new ue(e,t));return this.curves.push(i),this.currentPoint.set(e,t),this}quadraticCurveTo(e,t,i,r){let s=new Kd(this.currentPoint.clone(),new ue(e,t),new ue(i,r));return this.curves.push(s),this.currentPoint.set(i,r),this}bezierCurveTo(e,t,i,r,s,a){let n=new Yd(this.currentPoint.clone(),new ue(e,t),new ue(i,r),new ue(s,a));return this.curves.push(n),this.currentPoint.set(s,a),this}splineThru(e){let t=[this.currentPoint.clone()].concat(e),i=new Jd(t);return this.curves.push(i),this.currentPoint.copy(e[e.length-1]),this}arc(e,t,i,r,s,a){let n=this.currentPoint.x,o=this.currentPoint.y;return this.absarc(e+n,t+o,i,r,s,a),this}absarc(e,t,i,r,s,a){return this.absellipse(e,t,i,i,r,s,a),this}ellipse(e,t,i,r,s,a,n,o){let l=this.currentPoint.x,h=this.currentPoint.y;return this.absellipse(e+l,t+h,i,r,s,a,n,o),this}absellipse(e,t,i,r,s,a,n,o){let l=new dh(e,t,i,r,s,a,n,o);if(this.curves.length>0){let c=l.getPoint(0);c.equals(this.currentPoint)||this.lineTo(c.x,c.y)}this.curves.push(l);let h=l.getPoint(1);return this.currentPoint.copy(h),this}copy(e){return super.copy(e),this.currentPoint.copy(e.currentPoint),this}toJSON(){let e=super.toJSON();return e.currentPoint=this.currentPoint.toArray(),e}fromJSON(e){return super.fromJSON(e),this.currentPoint.fromArray(e.currentPoint),this}},fh=class extends bu{constructor(e){super(e),this.uuid=yr(),this.type="Shape",this.holes=[]}getPointsHoles(e){let t=[];for(let i=0,r=this.holes.length;i<r;i++)t[i]=this.holes[i].getPoints(e);return t}extractPoints(e){return{shape:this.getPoints(e),holes:this.getPointsHoles(e)}}copy(e){super.copy(e),this.holes=[];for(let t=0,i=e.holes.length;t<i;t++){let r=e.holes[t];this.holes.push(r.clone())}return this}toJSON(){let e=super.toJSON();e.uuid=this.uuid,e.holes=[];for(let t=0,i=this.holes.length;t<i;t++){let r=this.holes[t];e.holes.push(r.toJSON())}return e}fromJSON(e){super.fromJSON(e),this.uuid=e.uuid,this.holes=[];for(let t=0,i=e.holes.length;t<i;t++){let r=e.holes[t];this.holes.push(new bu().fromJSON(r))}return this}};function v0(e,t,i=2){let r=t&&t.length,s=r?t[0]*i:e.length,a=Zd(e,0,s,i,!0),n=[];if(!a||a.next===a.prev)return n;let o,l,h;if(r&&(a=y0(e,t,a,i)),e.length>80*i){o=e[0],l=e[1];let c=o,d=l;for(let u=i;u<s;u+=i){let p=e[u],v=e[u+1];p<o&&(o=p),v<l&&(l=v),p>c&&(c=p),v>d&&(d=v)}h=Math.max(c-o,d-l),h=h!==0?32767/h:0}return ks(a,n,i,o,l,h,0),n}function Zd(e,t,i,r,s){let a;if(s===I0(e,t,i,r)>0)for(let n=t;n<i;n+=r)a=Eu(n/r|0,e[n],e[n+1],a);else for(let n=i-r;n>=t;n-=r)a=Eu(n/r|0,e[n],e[n+1],a);return a&&es(a,a.next)&&(Gs(a),a=a.next),a}function Sr(e,t){if(!e)return e;t||(t=e);let i=e,r;do if(r=!1,!i.steiner&&(es(i,i.next)||gt(i.prev,i,i.next)===0)){if(Gs(i),i=t=i.prev,i===i.next)break;r=!0}else i=i.next;while(r||i!==t);return t}function ks(e,t,i,r,s,a,n){if(!e)return;!n&&a&&A0(e,r,s,a);let o=e;for(;e.prev!==e.next;){let l=e.prev,h=e.next;if(a?S0(e,r,s,a):_0(e)){t.push(l.i,e.i,h.i),Gs(e),e=h.next,o=h.next;continue}if(e=h,e===o){n?n===1?(e=x0(Sr(e),t),ks(e,t,i,r,s,a,2)):n===2&&M0(e,t,i,r,s,a):ks(Sr(e),t,i,r,s,a,1);break}}}function _0(e){let t=e.prev,i=e,r=e.next;if(gt(t,i,r)>=0)return!1;let s=t.x,a=i.x,n=r.x,o=t.y,l=i.y,h=r.y,c=Math.min(s,a,n),d=Math.min(o,l,h),u=Math.max(s,a,n),p=Math.max(o,l,h),v=r.next;for(;v!==t;){if(v.x>=c&&v.x<=u&&v.y>=d&&v.y<=p&&As(s,o,a,l,n,h,v.x,v.y)&&gt(v.prev,v,v.next)>=0)return!1;v=v.next}return!0}function S0(e,t,i,r){let s=e.prev,a=e,n=e.next;if(gt(s,a,n)>=0)return!1;let o=s.x,l=a.x,h=n.x,c=s.y,d=a.y,u=n.y,p=Math.min(o,l,h),v=Math.min(c,d,u),M=Math.max(o,l,h),g=Math.max(c,d,u),f=jl(p,v,t,i,r),w=jl(M,g,t,i,r),b=e.prevZ,x=e.nextZ;for(;b&&b.z>=f&&x&&x.z<=w;){if(b.x>=p&&b.x<=M&&b.y>=v&&b.y<=g&&b!==s&&b!==n&&As(o,c,l,d,h,u,b.x,b.y)&&gt(b.prev,b,b.next)>=0||(b=b.prevZ,x.x>=p&&x.x<=M&&x.y>=v&&x.y<=g&&x!==s&&x!==n&&As(o,c,l,d,h,u,x.x,x.y)&&gt(x.prev,x,x.next)>=0))return!1;x=x.nextZ}for(;b&&b.z>=f;){if(b.x>=p&&b.x<=M&&b.y>=v&&b.y<=g&&b!==s&&b!==n&&As(o,c,l,d,h,u,b.x,b.y)&&gt(b.prev,b,b.next)>=0)return!1;b=b.prevZ}for(;x&&x.z<=w;){if(x.x>=p&&x.x<=M&&x.y>=v&&x.y<=g&&x!==s&&x!==n&&As(o,c,l,d,h,u,x.x,x.y)&&gt(x.prev,x,x.next)>=0)return!1;x=x.nextZ}return!0}function x0(e,t){let i=e;do{let r=i.prev,s=i.next.next;!es(r,s)&&ep(r,i,i.next,s)&&zs(r,s)&&zs(s,r)&&(t.push(r.i,i.i,s.i),Gs(i),Gs(i.next),i=e=s),i=i.next}while(i!==e);return Sr(i)}function M0(e,t,i,r,s,a){let n=e;do{let o=n.next.next;for(;o!==n.prev;){if(n.i!==o.i&&P0(n,o)){let l=tp(n,o);n=Sr(n,n.next),l=Sr(l,l.next),ks(n,t,i,r,s,a,0),ks(l,t,i,r,s,a,0);return}o=o.next}n=n.next}while(n!==e)}function y0(e,t,i,r){let s=[];for(let a=0,n=t.length;a<n;a++){let o=t[a]*r,l=a<n-1?t[a+1]*r:e.length,h=Zd(e,o,l,r,!1);h===h.next&&(h.steiner=!0),s.push(C0(h))}s.sort(w0);for(let a=0;a<s.length;a++)i=b0(s[a],i);return i}function w0(e,t){let i=e.x-t.x;if(i===0&&(i=e.y-t.y,i===0)){let r=(e.next.y-e.y)/(e.next.x-e.x),s=(t.next.y-t.y)/(t.next.x-t.x);i=r-s}return i}function b0(e,t){let i=E0(e,t);if(!i)return t;let r=tp(i,e);return Sr(r,r.next),Sr(i,i.next)}function E0(e,t){let i=t,r=e.x,s=e.y,a=-1/0,n;if(es(e,i))return i;do{if(es(e,i.next))return i.next;if(s<=i.y&&s>=i.next.y&&i.next.y!==i.y){let d=i.x+(s-i.y)*(i.next.x-i.x)/(i.next.y-i.y);if(d<=r&&d>a&&(a=d,n=i.x<i.next.x?i:i.next,d===r))return n}i=i.next}while(i!==t);if(!n)return null;let o=n,l=n.x,h=n.y,c=1/0;i=n;do{if(r>=i.x&&i.x>=l&&r!==i.x&&Qd(s<h?r:a,s,l,h,s<h?a:r,s,i.x,i.y)){let d=Math.abs(s-i.y)/(r-i.x);zs(i,e)&&(d<c||d===c&&(i.x>n.x||i.x===n.x&&T0(n,i)))&&(n=i,c=d)}i=i.next}while(i!==o);return n}function T0(e,t){return gt(e.prev,e,t.prev)<0&&gt(t.next,e,e.next)<0}function A0(e,t,i,r){let s=e;do s.z===0&&(s.z=jl(s.x,s.y,t,i,r)),s.prevZ=s.prev,s.nextZ=s.next,s=s.next;while(s!==e);s.prevZ.nextZ=null,s.prevZ=null,R0(s)}function R0(e){let t,i=1;do{let r=e,s;e=null;let a=null;for(t=0;r;){t++;let n=r,o=0;for(let h=0;h<i&&(o++,n=n.nextZ,!!n);h++);let l=i;for(;o>0||l>0&&n;)o!==0&&(l===0||!n||r.z<=n.z)?(s=r,r=r.nextZ,o--):(s=n,n=n.nextZ,l--),a?a.nextZ=s:e=s,s.prevZ=a,a=s;r=n}a.nextZ=null,i*=2}while(t>1);return e}function jl(e,t,i,r,s){return e=(e-i)*s|0,t=(t-r)*s|0,e=(e|e<<8)&16711935,e=(e|e<<4)&252645135,e=(e|e<<2)&858993459,e=(e|e<<1)&1431655765,t=(t|t<<8)&16711935,t=(t|t<<4)&252645135,t=(t|t<<2)&858993459,t=(t|t<<1)&1431655765,e|t<<1}function C0(e){let t=e,i=e;do(t.x<i.x||t.x===i.x&&t.y<i.y)&&(i=t),t=t.next;while(t!==e);return i}function Qd(e,t,i,r,s,a,n,o){return(s-n)*(t-o)>=(e-n)*(a-o)&&(e-n)*(r-o)>=(i-n)*(t-o)&&(i-n)*(a-o)>=(s-n)*(r-o)}function As(e,t,i,r,s,a,n,o){return!(e===n&&t===o)&&Qd(e,t,i,r,s,a,n,o)}function P0(e,t){return e.next.i!==t.i&&e.prev.i!==t.i&&!L0(e,t)&&(zs(e,t)&&zs(t,e)&&N0(e,t)&&(gt(e.prev,e,t.prev)||gt(e,t.prev,t))||es(e,t)&&gt(e.prev,e,e.next)>0&&gt(t.prev,t,t.next)>0)}function gt(e,t,i){return(t.y-e.y)*(i.x-t.x)-(t.x-e.x)*(i.y-t.y)}function es(e,t){return e.x===t.x&&e.y===t.y}function ep(e,t,i,r){let s=Ya(gt(e,t,i)),a=Ya(gt(e,t,r)),n=Ya(gt(i,r,e)),o=Ya(gt(i,r,t));return!!(s!==a&&n!==o||s===0&&qa(e,i,t)||a===0&&qa(e,r,t)||n===0&&qa(i,e,r)||o===0&&qa(i,t,r))}function qa(e,t,i){return t.x<=Math.max(e.x,i.x)&&t.x>=Math.min(e.x,i.x)&&t.y<=Math.max(e.y,i.y)&&t.y>=Math.min(e.y,i.y)}function Ya(e){return e>0?1:e<0?-1:0}function L0(e,t){let i=e;do{if(i.i!==e.i&&i.next.i!==e.i&&i.i!==t.i&&i.next.i!==t.i&&ep(i,i.next,e,t))return!0;i=i.next}while(i!==e);return!1}function zs(e,t){return gt(e.prev,e,e.next)<0?gt(e,t,e.next)>=0&&gt(e,e.prev,t)>=0:gt(e,t,e.prev)<0||gt(e,e.next,t)<0}function N0(e,t){let i=e,r=!1,s=(e.x+t.x)/2,a=(e.y+t.y)/2;do i.y>a!=i.next.y>a&&i.next.y!==i.y&&s<(i.next.x-i.x)*(a-i.y)/(i.next.y-i.y)+i.x&&(r=!r),i=i.next;while(i!==e);return r}function tp(e,t){let i=ql(e.i,e.x,e.y),r=ql(t.i,t.x,t.y),s=e.next,a=t.prev;return e.next=t,t.prev=e,i.next=s,s.prev=i,r.next=i,i.prev=r,a.next=r,r.prev=a,r}function Eu(e,t,i,r){let s=ql(e,t,i);return r?(s.next=r.next,s.prev=r,r.next.prev=s,r.next=s):(s.prev=s,s.next=s),s}function Gs(e){e.next.prev=e.prev,e.prev.next=e.next,e.prevZ&&(e.prevZ.nextZ=e.nextZ),e.nextZ&&(e.nextZ.prevZ=e.prevZ)}function ql(e,t,i){return{i:e,x:t,y:i,prev:null,next:null,z:0,prevZ:null,nextZ:null,steiner:!1}}function I0(e,t,i,r){let s=0;for(let a=t,n=i-r;a<i;a+=r)s+=(e[n]-e[a])*(e[a+1]+e[n+1]),n=a;return s}var D0=class{static triangulate(e,t,i=2){return v0(e,t,i)}},$a=class ip{static area(t){let i=t.length,r=0;for(let s=i-1,a=0;a<i;s=a++)r+=t[s].x*t[a].y-t[a].x*t[s].y;return r*.5}static isClockWise(t){return ip.area(t)<0}static triangulateShape(t,i){let r=[],s=[],a=[];Tu(t),Au(r,t);let n=t.length;i.forEach(Tu);for(let l=0;l<i.length;l++)s.push(n),n+=i[l].length,Au(r,i[l]);let o=D0.triangulate(r,s);for(let l=0;l<o.length;l+=3)a.push(o.slice(l,l+3));return a}};function Tu(e){let t=e.length;t>2&&e[t-1].equals(e[0])&&e.pop()}function Au(e,t){for(let i=0;i<t.length;i++)e.push(t[i].x),e.push(t[i].y)}var rp=class sp extends Dt{constructor(t=new fh([new ue(.5,.5),new ue(-.5,.5),new ue(-.5,-.5),new ue(.5,-.5)]),i={}){super(),this.type="ExtrudeGeometry",this.parameters={shapes:t,options:i},t=Array.isArray(t)?t:[t];let r=this,s=[],a=[];for(let o=0,l=t.length;o<l;o++){let h=t[o];n(h)}this.setAttribute("position",new xt(s,3)),this.setAttribute("uv",new xt(a,2)),this.computeVertexNormals();function n(o){let l=[],h=i.curveSegments!==void 0?i.curveSegments:12,c=i.steps!==void 0?i.steps:1,d=i.depth!==void 0?i.depth:1,u=i.bevelEnabled!==void 0?i.bevelEnabled:!0,p=i.bevelThickness!==void 0?i.bevelThickness:.2,v=i.bevelSize!==void 0?i.bevelSize:p-.1,M=i.bevelOffset!==void 0?i.bevelOffset:0,g=i.bevelSegments!==void 0?i.bevelSegments:3,f=i.extrudePath,w=i.UVGenerator!==void 0?i.UVGenerator:U0,b,x=!1,T,A,m,y;if(f){b=f.getSpacedPoints(c),x=!0,u=!1;let re=f.isCatmullRomCurve3?f.closed:!1;T=f.computeFrenetFrames(c,re),A=new I,m=new I,y=new I}u||(g=0,p=0,v=0,M=0);let R=o.extractPoints(h),O=R.shape,L=R.holes;if(!$a.isClockWise(O)){O=O.reverse();for(let re=0,he=L.length;re<he;re++){let ae=L[re];$a.isClockWise(ae)&&(L[re]=ae.reverse())}}function F(re){let he=10000000000000001e-36,ae=re[0];for(let we=1;we<=re.length;we++){let be=we%re.length,Le=re[be],Oe=Le.x-ae.x,Ye=Le.y-ae.y,Ze=Oe*Oe+Ye*Ye,at=Math.max(Math.abs(Le.x),Math.abs(Le.y),Math.abs(ae.x),Math.abs(ae.y)),D=he*at*at;if(Ze<=D){re.splice(be,1),we--;continue}ae=Le}}F(O),L.forEach(F);let q=L.length,C=O;for(let re=0;re<q;re++){let he=L[re];O=O.concat(he)}function H(re,he,ae){return he||Ge("ExtrudeGeometry: vec does not exist"),re.clone().addScaledVector(he,ae)}let $=O.length;function G(re,he,ae){let we,be,Le,Oe=re.x-he.x,Ye=re.y-he.y,Ze=ae.x-re.x,at=ae.y-re.y,D=Oe*Oe+Ye*Ye,Ut=Oe*at-Ye*Ze;if(Math.abs(Ut)>Number.EPSILON){let je=Math.sqrt(D),Mt=Math.sqrt(Ze*Ze+at*at),pe=he.x-Ye/je,ot=he.y+Oe/je,Fe=ae.x-at/Mt,He=ae.y+Ze/Mt,Rt=((Fe-pe)*at-(He-ot)*Ze)/(Oe*at-Ye*Ze);we=pe+Oe*Rt-re.x,be=ot+Ye*Rt-re.y;let E=we*we+be*be;if(E<=2)return new ue(we,be);Le=Math.sqrt(E/2)}else{let je=!1;Oe>Number.EPSILON?Ze>Number.EPSILON&&(je=!0):Oe<-Number.EPSILON?Ze<-Number.EPSILON&&(je=!0):Math.sign(Ye)===Math.sign(at)&&(je=!0),je?(we=-Ye,be=Oe,Le=Math.sqrt(D)):(we=Oe,be=Ye,Le=Math.sqrt(D/2))}return new ue(we/Le,be/Le)}let de=[];for(let re=0,he=C.length,ae=he-1,we=re+1;re<he;re++,ae++,we++)ae===he&&(ae=0),we===he&&(we=0),de[re]=G(C[re],C[ae],C[we]);let X=[],j,te=de.concat();for(let re=0,he=q;re<he;re++){let ae=L[re];j=[];for(let we=0,be=ae.length,Le=be-1,Oe=we+1;we<be;we++,Le++,Oe++)Le===be&&(Le=0),Oe===be&&(Oe=0),j[we]=G(ae[we],ae[Le],ae[Oe]);X.push(j),te=te.concat(j)}let Ce;if(g===0)Ce=$a.triangulateShape(C,L);else{let re=[],he=[];for(let ae=0;ae<g;ae++){let we=ae/g,be=p*Math.cos(we*Math.PI/2),Le=v*Math.sin(we*Math.PI/2)+M;for(let Oe=0,Ye=C.length;Oe<Ye;Oe++){let Ze=H(C[Oe],de[Oe],Le);ne(Ze.x,Ze.y,-be),we===0&&re.push(Ze)}for(let Oe=0,Ye=q;Oe<Ye;Oe++){let Ze=L[Oe];j=X[Oe];let at=[];for(let D=0,Ut=Ze.length;D<Ut;D++){let je=H(Ze[D],j[D],Le);ne(je.x,je.y,-be),we===0&&at.push(je)}we===0&&he.push(at)}}Ce=$a.triangulateShape(re,he)}let Y=Ce.length,ie=v+M;for(let re=0;re<$;re++){let he=u?H(O[re],te[re],ie):O[re];x?(m.copy(T.normals[0]).multiplyScalar(he.x),A.copy(T.binormals[0]).multiplyScalar(he.y),y.copy(b[0]).add(m).add(A),ne(y.x,y.y,y.z)):ne(he.x,he.y,0)}for(let re=1;re<=c;re++)for(let he=0;he<$;he++){let ae=u?H(O[he],te[he],ie):O[he];x?(m.copy(T.normals[re]).multiplyScalar(ae.x),A.copy(T.binormals[re]).multiplyScalar(ae.y),y.copy(b[re]).add(m).add(A),ne(y.x,y.y,y.z)):ne(ae.x,ae.y,d/c*re)}for(let re=g-1;re>=0;re--){let he=re/g,ae=p*Math.cos(he*Math.PI/2),we=v*Math.sin(he*Math.PI/2)+M;for(let be=0,Le=C.length;be<Le;be++){let Oe=H(C[be],de[be],we);ne(Oe.x,Oe.y,d+ae)}for(let be=0,Le=L.length;be<Le;be++){let Oe=L[be];j=X[be];for(let Ye=0,Ze=Oe.length;Ye<Ze;Ye++){let at=H(Oe[Ye],j[Ye],we);x?ne(at.x,at.y+b[c-1].y,b[c-1].x+ae):ne(at.x,at.y,d+ae)}}}Te(),Ne();function Te(){let re=s.length/3;if(u){let he=0,ae=$*he;for(let we=0;we<Y;we++){let be=Ce[we];We(be[2]+ae,be[1]+ae,be[0]+ae)}he=c+g*2,ae=$*he;for(let we=0;we<Y;we++){let be=Ce[we];We(be[0]+ae,be[1]+ae,be[2]+ae)}}else{for(let he=0;he<Y;he++){let ae=Ce[he];We(ae[2],ae[1],ae[0])}for(let he=0;he<Y;he++){let ae=Ce[he];We(ae[0]+$*c,ae[1]+$*c,ae[2]+$*c)}}r.addGroup(re,s.length/3-re,0)}function Ne(){let re=s.length/3,he=0;Ue(C,he),he+=C.length;for(let ae=0,we=L.length;ae<we;ae++){let be=L[ae];Ue(be,he),he+=be.length}r.addGroup(re,s.length/3-re,1)}function Ue(re,he){let ae=re.length;for(;--ae>=0;){let we=ae,be=ae-1;be<0&&(be=re.length-1);for(let Le=0,Oe=c+g*2;Le<Oe;Le++){let Ye=$*Le,Ze=$*(Le+1),at=he+we+Ye,D=he+be+Ye,Ut=he+be+Ze,je=he+we+Ze;tt(at,D,Ut,je)}}}function ne(re,he,ae){l.push(re),l.push(he),l.push(ae)}function We(re,he,ae){Re(re),Re(he),Re(ae);let we=s.length/3,be=w.generateTopUV(r,s,we-3,we-2,we-1);ht(be[0]),ht(be[1]),ht(be[2])}function tt(re,he,ae,we){Re(re),Re(he),Re(we),Re(he),Re(ae),Re(we);let be=s.length/3,Le=w.generateSideWallUV(r,s,be-6,be-3,be-2,be-1);ht(Le[0]),ht(Le[1]),ht(Le[3]),ht(Le[1]),ht(Le[2]),ht(Le[3])}function Re(re){s.push(l[re*3+0]),s.push(l[re*3+1]),s.push(l[re*3+2])}function ht(re){a.push(re.x),a.push(re.y)}}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}toJSON(){let t=super.toJSON(),i=this.parameters.shapes,r=this.parameters.options;return O0(i,r,t)}static fromJSON(t,i){let r=[];for(let a=0,n=t.shapes.length;a<n;a++){let o=i[t.shapes[a]];r.push(o)}let s=t.options.extrudePath;return s!==void 0&&(t.options.extrudePath=new Xl[s.type]().fromJSON(s)),new sp(r,t.options)}},U0={generateTopUV:function(e,t,i,r,s){let a=t[i*3],n=t[i*3+1],o=t[r*3],l=t[r*3+1],h=t[s*3],c=t[s*3+1];return[new ue(a,n),new ue(o,l),new ue(h,c)]},generateSideWallUV:function(e,t,i,r,s,a){let n=t[i*3],o=t[i*3+1],l=t[i*3+2],h=t[r*3],c=t[r*3+1],d=t[r*3+2],u=t[s*3],p=t[s*3+1],v=t[s*3+2],M=t[a*3],g=t[a*3+1],f=t[a*3+2];return Math.abs(o-c)<Math.abs(n-h)?[new ue(n,1-l),new ue(h,1-d),new ue(u,1-v),new ue(M,1-f)]:[new ue(o,1-l),new ue(c,1-d),new ue(p,1-v),new ue(g,1-f)]}};function O0(e,t,i){if(i.shapes=[],Array.isArray(e))for(let r=0,s=e.length;r<s;r++){let a=e[r];i.shapes.push(a.uuid)}else i.shapes.push(e.uuid);return i.options=Object.assign({},t),t.extrudePath!==void 0&&(i.options.extrudePath=t.extrudePath.toJSON()),i}var ap=class np extends r0{constructor(t=1,i=0){let r=(1+Math.sqrt(5))/2,s=[-1,r,0,1,r,0,-1,-r,0,1,-r,0,0,-1,r,0,1,r,0,-1,-r,0,1,-r,r,0,-1,r,0,1,-r,0,-1,-r,0,1],a=[0,11,5,0,5,1,0,1,7,0,7,10,0,10,11,1,5,9,5,11,4,11,10,2,10,7,6,7,1,8,3,9,4,3,4,2,3,2,6,3,6,8,3,8,9,4,9,5,2,4,11,6,2,10,8,6,7,9,8,1];super(s,a,t,i),this.type="IcosahedronGeometry",this.parameters={radius:t,detail:i}}static fromJSON(t){return new np(t.radius,t.detail)}},ss=class op extends Dt{constructor(t=1,i=1,r=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:i,widthSegments:r,heightSegments:s};let a=t/2,n=i/2,o=Math.floor(r),l=Math.floor(s),h=o+1,c=l+1,d=t/o,u=i/l,p=[],v=[],M=[],g=[];for(let f=0;f<c;f++){let w=f*u-n;for(let b=0;b<h;b++){let x=b*d-a;v.push(x,-w,0),M.push(0,0,1),g.push(b/o),g.push(1-f/l)}}for(let f=0;f<l;f++)for(let w=0;w<o;w++){let b=w+h*f,x=w+h*(f+1),T=w+1+h*(f+1),A=w+1+h*f;p.push(b,x,A),p.push(x,T,A)}this.setIndex(p),this.setAttribute("position",new xt(v,3)),this.setAttribute("normal",new xt(M,3)),this.setAttribute("uv",new xt(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new op(t.width,t.height,t.widthSegments,t.heightSegments)}};var bn=class lp extends Dt{constructor(t=1,i=32,r=16,s=0,a=Math.PI*2,n=0,o=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:i,heightSegments:r,phiStart:s,phiLength:a,thetaStart:n,thetaLength:o},i=Math.max(3,Math.floor(i)),r=Math.max(2,Math.floor(r));let l=Math.min(n+o,Math.PI),h=0,c=[],d=new I,u=new I,p=[],v=[],M=[],g=[];for(let f=0;f<=r;f++){let w=[],b=f/r,x=n+b*o,T=t*Math.cos(x),A=Math.sqrt(t*t-T*T),m=0;f===0&&n===0?m=.5/i:f===r&&l===Math.PI&&(m=-.5/i);for(let y=0;y<=i;y++){let R=y/i,O=s+R*a;d.x=-A*Math.cos(O),d.y=T,d.z=A*Math.sin(O),v.push(d.x,d.y,d.z),u.copy(d).normalize(),M.push(u.x,u.y,u.z),g.push(R+m,1-b),w.push(h++)}c.push(w)}for(let f=0;f<r;f++)for(let w=0;w<i;w++){let b=c[f][w+1],x=c[f][w],T=c[f+1][w],A=c[f+1][w+1];(f!==0||n>0)&&p.push(b,x,A),(f!==r-1||l<Math.PI)&&p.push(x,T,A)}this.setIndex(p),this.setAttribute("position",new xt(v,3)),this.setAttribute("normal",new xt(M,3)),this.setAttribute("uv",new xt(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new lp(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function ts(e){let t={};for(let i in e){t[i]={};for(let r in e[i]){let s=e[i][r];if(Ru(s))s.isRenderTargetTexture?(Be("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[i][r]=null):t[i][r]=s.clone();else if(Array.isArray(s))if(Ru(s[0])){let a=[];for(let n=0,o=s.length;n<o;n++)a[n]=s[n].clone();t[i][r]=a}else t[i][r]=s.slice();else t[i][r]=s}}return t}function Wt(e){let t={};for(let i=0;i<e.length;i++){let r=ts(e[i]);for(let s in r)t[s]=r[s]}return t}function Ru(e){return e&&(e.isColor||e.isMatrix3||e.isMatrix4||e.isVector2||e.isVector3||e.isVector4||e.isTexture||e.isQuaternion)}function F0(e){let t=[];for(let i=0;i<e.length;i++)t.push(e[i].clone());return t}function hp(e){let t=e.getRenderTarget();return t===null?e.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:et.workingColorSpace}var B0={clone:ts,merge:Wt},k0=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,z0=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,xr=class extends rr{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=k0,this.fragmentShader=z0,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=ts(e.uniforms),this.uniformsGroups=F0(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let s=this.uniforms[r].value;s&&s.isTexture?t.uniforms[r]={type:"t",value:s.toJSON(e).uuid}:s&&s.isColor?t.uniforms[r]={type:"c",value:s.getHex()}:s&&s.isVector2?t.uniforms[r]={type:"v2",value:s.toArray()}:s&&s.isVector3?t.uniforms[r]={type:"v3",value:s.toArray()}:s&&s.isVector4?t.uniforms[r]={type:"v4",value:s.toArray()}:s&&s.isMatrix3?t.uniforms[r]={type:"m3",value:s.toArray()}:s&&s.isMatrix4?t.uniforms[r]={type:"m4",value:s.toArray()}:t.uniforms[r]={value:s}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let r=e.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=t[r.value]||null;break;case"c":this.uniforms[i].value=new ke().setHex(r.value);break;case"v2":this.uniforms[i].value=new ue().fromArray(r.value);break;case"v3":this.uniforms[i].value=new I().fromArray(r.value);break;case"v4":this.uniforms[i].value=new yt().fromArray(r.value);break;case"m3":this.uniforms[i].value=new Xe().fromArray(r.value);break;case"m4":this.uniforms[i].value=new st().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},G0=class extends xr{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},bi=class extends rr{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ke(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ke(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=fn,this.normalScale=new ue(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new _r,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Ei=class extends rr{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ke(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ke(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=fn,this.normalScale=new ue(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new _r,this.combine=Kl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},H0=class extends rr{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=sg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},V0=class extends rr{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function zr(e,t){return!e||e.constructor===t?e:typeof t.BYTES_PER_ELEMENT=="number"?new t(e):Array.prototype.slice.call(e)}function Ka(e){return e!==void 0&&e.inTangents!==void 0&&e.outTangents!==void 0}var Vs=class{constructor(e,t,i,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,r=t[i],s=t[i-1];i:{e:{let a;t:{r:if(!(e<r)){for(let n=i+2;;){if(r===void 0){if(e<s)break r;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===n)break;if(s=r,r=t[++i],e<r)break e}a=t.length;break t}if(!(e>=s)){let n=t[1];e<n&&(i=2,s=n);for(let o=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===o)break;if(r=s,s=t[--i-1],e>=s)break e}a=i,i=0;break t}break i}for(;i<a;){let n=i+a>>>1;e<t[n]?a=n:i=n+1}if(r=t[i],s=t[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,r)}return this.interpolate_(i,s,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,r=this.valueSize,s=e*r;for(let a=0;a!==r;++a)t[a]=i[s+a];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},W0=class extends Vs{constructor(e,t,i,r){super(e,t,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Wc,endingEnd:Wc}}intervalChanged_(e,t,i){let r=this.parameterPositions,s=e-2,a=e+1,n=r[s],o=r[a];if(n===void 0)switch(this.getSettings_().endingStart){case Xc:s=e,n=2*t-i;break;case jc:s=r.length-2,n=t+r[s]-r[s+1];break;default:s=e,n=i}if(o===void 0)switch(this.getSettings_().endingEnd){case Xc:a=e,o=2*i-t;break;case jc:a=1,o=i+r[1]-r[0];break;default:a=e-1,o=t}let l=(i-t)*.5,h=this.valueSize;this._weightPrev=l/(t-n),this._weightNext=l/(o-i),this._offsetPrev=s*h,this._offsetNext=a*h}interpolate_(e,t,i,r){let s=this.resultBuffer,a=this.sampleValues,n=this.valueSize,o=e*n,l=o-n,h=this._offsetPrev,c=this._offsetNext,d=this._weightPrev,u=this._weightNext,p=(i-t)/(r-t),v=p*p,M=v*p,g=-d*M+2*d*v-d*p,f=(1+d)*M+(-1.5-2*d)*v+(-.5+d)*p+1,w=(-1-u)*M+(1.5+u)*v+.5*p,b=u*M-u*v;for(let x=0;x!==n;++x)s[x]=g*a[h+x]+f*a[l+x]+w*a[o+x]+b*a[c+x];return s}},X0=class extends Vs{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,a=this.sampleValues,n=this.valueSize,o=e*n,l=o-n,h=(i-t)/(r-t),c=1-h;for(let d=0;d!==n;++d)s[d]=a[l+d]*c+a[o+d]*h;return s}},j0=class extends Vs{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e){return this.copySampleValue_(e-1)}},q0=class extends Vs{interpolate_(e,t,i,r){let s=this.resultBuffer,a=this.sampleValues,n=this.valueSize,o=e*n,l=o-n,h=this.inTangents,c=this.outTangents;if(!h||!c){let p=(i-t)/(r-t),v=1-p;for(let M=0;M!==n;++M)s[M]=a[l+M]*v+a[o+M]*p;return s}let d=n*2,u=e-1;for(let p=0;p!==n;++p){let v=a[l+p],M=a[o+p],g=u*d+p*2,f=c[g],w=c[g+1],b=e*d+p*2,x=h[b],T=h[b+1],A=$0(i,t,f,x,r);s[p]=cp(A,v,w,T,M)}return s}};function cp(e,t,i,r,s){let a=1-e;return a*a*a*t+3*a*a*e*i+3*a*e*e*r+e*e*e*s}function Y0(e,t,i,r,s){let a=1-e;return 3*a*a*(i-t)+6*a*e*(r-i)+3*e*e*(s-r)}function $0(e,t,i,r,s){let a=(e-t)/(s-t);for(let n=0;n<8;n++){let o=cp(a,t,i,r,s)-e;if(Math.abs(o)<1e-10)break;let l=Y0(a,t,i,r,s);if(Math.abs(l)<1e-10)break;a=Math.max(0,Math.min(1,a-o/l))}return a}var Ti=class{constructor(e,t,i,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=zr(t,this.TimeBufferType),this.values=zr(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:zr(e.times,Array),values:zr(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(i.interpolation=r),Ka(e.settings)&&(i.settings={inTangents:zr(e.settings.inTangents,Array),outTangents:zr(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new j0(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new X0(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new W0(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new q0(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case pn:t=this.InterpolantFactoryMethodDiscrete;break;case Vl:t=this.InterpolantFactoryMethodLinear;break;case Po:t=this.InterpolantFactoryMethodSmooth;break;case Vc:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Be("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return pn;case this.InterpolantFactoryMethodLinear:return Vl;case this.InterpolantFactoryMethodSmooth:return Po;case this.InterpolantFactoryMethodBezier:return Vc}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]+=e;Ka(this.settings)&&(Cu(this.settings.inTangents,e),Cu(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]*=e;Ka(this.settings)&&(Pu(this.settings.inTangents,e),Pu(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,r=i.length,s=0,a=r-1;for(;s!==r&&i[s]<e;)++s;for(;a!==-1&&i[a]>t;)--a;if(++a,s!==0||a!==r){s>=a&&(a=Math.max(a,1),s=a-1);let n=this.getValueSize();this.times=i.slice(s,a),this.values=this.values.slice(s*n,a*n)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Ge("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,r=this.values,s=i.length;s===0&&(Ge("KeyframeTrack: Track is empty.",this),e=!1);let a=null;for(let n=0;n!==s;n++){let o=i[n];if(typeof o=="number"&&isNaN(o)){Ge("KeyframeTrack: Time is not a valid number.",this,n,o),e=!1;break}if(a!==null&&a>o){Ge("KeyframeTrack: Out of order keys.",this,n,o,a),e=!1;break}a=o}if(r!==void 0&&fg(r))for(let n=0,o=r.length;n!==o;++n){let l=r[n];if(isNaN(l)){Ge("KeyframeTrack: Value is not a valid number.",this,n,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===Po,s=e.length-1,a=1;for(let n=1;n<s;++n){let o=!1,l=e[n],h=e[n+1];if(l!==h&&(n!==1||l!==e[0]))if(r)o=!0;else{let c=n*i,d=c-i,u=c+i;for(let p=0;p!==i;++p){let v=t[c+p];if(v!==t[d+p]||v!==t[u+p]){o=!0;break}}}if(o){if(n!==a){e[a]=e[n];let c=n*i,d=a*i;for(let u=0;u!==i;++u)t[d+u]=t[c+u]}++a}}if(s>0){e[a]=e[s];for(let n=s*i,o=a*i,l=0;l!==i;++l)t[o+l]=t[n+l];++a}return a!==e.length?(this.times=e.slice(0,a),this.values=t.slice(0,a*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,r=new i(this.name,e,t);return r.createInterpolant=this.createInterpolant,Ka(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function Cu(e,t){for(let i=0,r=e.length;i!==r;i+=2)e[i]+=t}function Pu(e,t){for(let i=0,r=e.length;i!==r;i+=2)e[i]*=t}Ti.prototype.ValueTypeName="";Ti.prototype.TimeBufferType=Float32Array;Ti.prototype.ValueBufferType=Float32Array;Ti.prototype.DefaultInterpolation=Vl;var Ws=class extends Ti{constructor(e,t,i){super(e,t,i)}};Ws.prototype.ValueTypeName="bool";Ws.prototype.ValueBufferType=Array;Ws.prototype.DefaultInterpolation=pn;Ws.prototype.InterpolantFactoryMethodLinear=void 0;Ws.prototype.InterpolantFactoryMethodSmooth=void 0;var K0=class extends Ti{constructor(e,t,i,r){super(e,t,i,r)}};K0.prototype.ValueTypeName="color";var J0=class extends Ti{constructor(e,t,i,r){super(e,t,i,r)}};J0.prototype.ValueTypeName="number";var Z0=class extends Vs{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,a=this.sampleValues,n=this.valueSize,o=(i-t)/(r-t),l=e*n;for(let h=l+n;l!==h;l+=4)Fi.slerpFlat(s,0,a,l-n,a,l,o);return s}},up=class extends Ti{constructor(e,t,i,r){super(e,t,i,r)}InterpolantFactoryMethodLinear(e){return new Z0(this.times,this.values,this.getValueSize(),e)}};up.prototype.ValueTypeName="quaternion";up.prototype.InterpolantFactoryMethodSmooth=void 0;var Xs=class extends Ti{constructor(e,t,i){super(e,t,i)}};Xs.prototype.ValueTypeName="string";Xs.prototype.ValueBufferType=Array;Xs.prototype.DefaultInterpolation=pn;Xs.prototype.InterpolantFactoryMethodLinear=void 0;Xs.prototype.InterpolantFactoryMethodSmooth=void 0;var Q0=class extends Ti{constructor(e,t,i,r){super(e,t,i,r)}};Q0.prototype.ValueTypeName="vector";var ev=class{constructor(e,t,i){let r=this,s=!1,a=0,n=0,o,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(h){n++,s===!1&&r.onStart!==void 0&&r.onStart(h,a,n),s=!0},this.itemEnd=function(h){a++,r.onProgress!==void 0&&r.onProgress(h,a,n),a===n&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(h){r.onError!==void 0&&r.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),o?o(h):h},this.setURLModifier=function(h){return o=h,this},this.addHandler=function(h,c){return l.push(h,c),this},this.removeHandler=function(h){let c=l.indexOf(h);return c!==-1&&l.splice(c,2),this},this.getHandler=function(h){for(let c=0,d=l.length;c<d;c+=2){let u=l[c],p=l[c+1];if(u.global&&(u.lastIndex=0),u.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},tv=new ev,iv=class{constructor(e){this.manager=e!==void 0?e:tv,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(r,s){i.load(e,r,t,s)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};iv.DEFAULT_MATERIAL_NAME="__DEFAULT";var dp=class extends Xt{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ke(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},pp=class extends dp{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Xt.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ke(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},il=new st,Lu=new I,Nu=new I,rv=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new ue(512,512),this.mapType=ei,this.map=null,this.mapPass=null,this.matrix=new st,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Bs,this._frameExtents=new ue(1,1),this._viewportCount=1,this._viewports=[new yt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Lu.setFromMatrixPosition(e.matrixWorld),t.position.copy(Lu),Nu.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Nu),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,r){il.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(il,e.coordinateSystem,e.reversedDepth);let s=this._frameExtents,a=r?r.z/s.x:1,n=r?r.w/s.y:1,o=r?r.x/s.x:0,l=r?r.y/s.y:0;e.coordinateSystem===Os||e.reversedDepth?t.set(.5*a,0,0,.5*a+o,0,.5*n,0,.5*n+l,0,0,1,0,0,0,0,1):t.set(.5*a,0,0,.5*a+o,0,.5*n,0,.5*n+l,0,0,.5,.5,0,0,0,1),t.multiply(il)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Ja=new I,Za=new Fi,gi=new I,fp=class extends Xt{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new st,this.projectionMatrix=new st,this.projectionMatrixInverse=new st,this.coordinateSystem=di,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Ja,Za,gi),gi.x===1&&gi.y===1&&gi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Ja,Za,gi.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Ja,Za,gi),gi.x===1&&gi.y===1&&gi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Ja,Za,gi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ji=new I,Iu=new ue,Du=new ue,ri=class extends fp{constructor(e=50,t=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Fs*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Cs*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Fs*2*Math.atan(Math.tan(Cs*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Ji.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ji.x,Ji.y).multiplyScalar(-e/Ji.z),Ji.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Ji.x,Ji.y).multiplyScalar(-e/Ji.z)}getViewSize(e,t){return this.getViewBounds(e,Iu,Du),t.subVectors(Du,Iu)}setViewOffset(e,t,i,r,s,a){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Cs*.5*this.fov)/this.zoom,i=2*t,r=this.aspect*i,s=-.5*r,a=this.view;if(this.view!==null&&this.view.enabled){let o=a.fullWidth,l=a.fullHeight;s+=a.offsetX*r/o,t-=a.offsetY*i/l,r*=a.width/o,i*=a.height/l}let n=this.filmOffset;n!==0&&(s+=e*n/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}},mp=class extends fp{constructor(e=-1,t=1,i=1,r=-1,s=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=r,this.near=s,this.far=a,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,r,s,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=i-e,a=i+e,n=r+t,o=r-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=l*this.view.offsetX,a=s+l*this.view.width,n-=h*this.view.offsetY,o=n-h*this.view.height}this.projectionMatrix.makeOrthographic(s,a,n,o,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},sv=class extends rv{constructor(){super(new mp(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},gp=class extends dp{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Xt.DEFAULT_UP),this.updateMatrix(),this.target=new Xt,this.shadow=new sv}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Gr=-90,Hr=1,Yl=class extends Xt{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new ri(Gr,Hr,e,t);r.layers=this.layers,this.add(r);let s=new ri(Gr,Hr,e,t);s.layers=this.layers,this.add(s);let a=new ri(Gr,Hr,e,t);a.layers=this.layers,this.add(a);let n=new ri(Gr,Hr,e,t);n.layers=this.layers,this.add(n);let o=new ri(Gr,Hr,e,t);o.layers=this.layers,this.add(o);let l=new ri(Gr,Hr,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,r,s,a,n,o]=t;for(let l of t)this.remove(l);if(e===di)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),n.up.set(0,1,0),n.lookAt(0,0,1),o.up.set(0,1,0),o.lookAt(0,0,-1);else if(e===Os)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),n.up.set(0,-1,0),n.lookAt(0,0,1),o.up.set(0,-1,0),o.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[s,a,n,o,l,h]=this.children,c=e.getRenderTarget(),d=e.getActiveCubeFace(),u=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let v=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let M=!1;e.isWebGLRenderer===!0?M=e.state.buffers.depth.getReversed():M=e.reversedDepthBuffer,e.setRenderTarget(i,0,r),M&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(i,1,r),M&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,2,r),M&&e.autoClear===!1&&e.clearDepth(),e.render(t,n),e.setRenderTarget(i,3,r),M&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,4,r),M&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),i.texture.mipmapsAutoUpdate=v,e.setRenderTarget(i,5,r),M&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(c,d,u),e.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},av=class extends ri{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}},mh="\\[\\]\\.:\\/",nv=new RegExp("["+mh+"]","g"),gh="[^"+mh+"]",ov="[^"+mh.replace("\\.","")+"]",lv=/((?:WC+[\/:])*)/.source.replace("WC",gh),hv=/(WCOD+)?/.source.replace("WCOD",ov),cv=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",gh),uv=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",gh),dv=new RegExp("^"+lv+hv+cv+uv+"$"),pv=["material","materials","bones","map"],fv=class{constructor(e,t,i){let r=i||St.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=i.length;r!==s;++r)i[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},St=class Xr{constructor(t,i,r){this.path=i,this.parsedPath=r||Xr.parseTrackName(i),this.node=Xr.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,i,r){return t&&t.isAnimationObjectGroup?new Xr.Composite(t,i,r):new Xr(t,i,r)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(nv,"")}static parseTrackName(t){let i=dv.exec(t);if(i===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let r={nodeName:i[2],objectName:i[3],objectIndex:i[4],propertyName:i[5],propertyIndex:i[6]},s=r.nodeName&&r.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let a=r.nodeName.substring(s+1);pv.indexOf(a)!==-1&&(r.nodeName=r.nodeName.substring(0,s),r.objectName=a)}if(r.propertyName===null||r.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return r}static findNode(t,i){if(i===void 0||i===""||i==="."||i===-1||i===t.name||i===t.uuid)return t;if(t.skeleton){let r=t.skeleton.getBoneByName(i);if(r!==void 0)return r}if(t.children){let r=function(a){for(let n=0;n<a.length;n++){let o=a[n];if(o.name===i||o.uuid===i)return o;let l=r(o.children);if(l)return l}return null},s=r(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,i){t[i]=this.targetObject[this.propertyName]}_getValue_array(t,i){let r=this.resolvedProperty;for(let s=0,a=r.length;s!==a;++s)t[i++]=r[s]}_getValue_arrayElement(t,i){t[i]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,i){this.resolvedProperty.toArray(t,i)}_setValue_direct(t,i){this.targetObject[this.propertyName]=t[i]}_setValue_direct_setNeedsUpdate(t,i){this.targetObject[this.propertyName]=t[i],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,i){this.targetObject[this.propertyName]=t[i],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,i){let r=this.resolvedProperty;for(let s=0,a=r.length;s!==a;++s)r[s]=t[i++]}_setValue_array_setNeedsUpdate(t,i){let r=this.resolvedProperty;for(let s=0,a=r.length;s!==a;++s)r[s]=t[i++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,i){let r=this.resolvedProperty;for(let s=0,a=r.length;s!==a;++s)r[s]=t[i++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,i){this.resolvedProperty[this.propertyIndex]=t[i]}_setValue_arrayElement_setNeedsUpdate(t,i){this.resolvedProperty[this.propertyIndex]=t[i],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,i){this.resolvedProperty[this.propertyIndex]=t[i],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,i){this.resolvedProperty.fromArray(t,i)}_setValue_fromArray_setNeedsUpdate(t,i){this.resolvedProperty.fromArray(t,i),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,i){this.resolvedProperty.fromArray(t,i),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,i){this.bind(),this.getValue(t,i)}_setValue_unbound(t,i){this.bind(),this.setValue(t,i)}bind(){let t=this.node,i=this.parsedPath,r=i.objectName,s=i.propertyName,a=i.propertyIndex;if(t||(t=Xr.findNode(this.rootNode,i.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Be("PropertyBinding: No target node found for track: "+this.path+".");return}if(r){let h=i.objectIndex;switch(r){case"materials":if(!t.material){Ge("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){Ge("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){Ge("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let c=0;c<t.length;c++)if(t[c].name===h){h=c;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){Ge("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){Ge("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[r]===void 0){Ge("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[r]}if(h!==void 0){if(t[h]===void 0){Ge("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[h]}}let n=t[s];if(n===void 0){let h=i.nodeName;Ge("PropertyBinding: Trying to update property for track: "+h+"."+s+" but it wasn't found.",t);return}let o=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?o=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(o=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(a!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){Ge("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){Ge("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[a]!==void 0&&(a=t.morphTargetDictionary[a])}l=this.BindingType.ArrayElement,this.resolvedProperty=n,this.propertyIndex=a}else n.fromArray!==void 0&&n.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=n):Array.isArray(n)?(l=this.BindingType.EntireArray,this.resolvedProperty=n):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][o]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};St.Composite=fv;St.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};St.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};St.prototype.GetterByBindingType=[St.prototype._getValue_direct,St.prototype._getValue_array,St.prototype._getValue_arrayElement,St.prototype._getValue_toArray];St.prototype.SetterByBindingTypeAndVersioning=[[St.prototype._setValue_direct,St.prototype._setValue_direct_setNeedsUpdate,St.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[St.prototype._setValue_array,St.prototype._setValue_array_setNeedsUpdate,St.prototype._setValue_array_setMatrixWorldNeedsUpdate],[St.prototype._setValue_arrayElement,St.prototype._setValue_arrayElement_setNeedsUpdate,St.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[St.prototype._setValue_fromArray,St.prototype._setValue_fromArray_setNeedsUpdate,St.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var Jw=new Float32Array(1),Zw=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,r){let s=this.elements;return s[0]=e,s[2]=t,s[1]=i,s[3]=r,this}};function Uu(e,t,i,r){let s=mv(r);switch(i){case vd:return e*t;case th:return e*t/s.components*s.byteLength;case ih:return e*t/s.components*s.byteLength;case vr:return e*t*2/s.components*s.byteLength;case rh:return e*t*2/s.components*s.byteLength;case _d:return e*t*3/s.components*s.byteLength;case Si:return e*t*4/s.components*s.byteLength;case sh:return e*t*4/s.components*s.byteLength;case tn:case rn:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case sn:case an:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case fl:case gl:return Math.max(e,16)*Math.max(t,8)/4;case pl:case ml:return Math.max(e,8)*Math.max(t,8)/2;case vl:case _l:case xl:case Ml:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case Sl:case un:case yl:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case wl:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case bl:return Math.floor((e+4)/5)*Math.floor((t+3)/4)*16;case El:return Math.floor((e+4)/5)*Math.floor((t+4)/5)*16;case Tl:return Math.floor((e+5)/6)*Math.floor((t+4)/5)*16;case Al:return Math.floor((e+5)/6)*Math.floor((t+5)/6)*16;case Rl:return Math.floor((e+7)/8)*Math.floor((t+4)/5)*16;case Cl:return Math.floor((e+7)/8)*Math.floor((t+5)/6)*16;case Pl:return Math.floor((e+7)/8)*Math.floor((t+7)/8)*16;case Ll:return Math.floor((e+9)/10)*Math.floor((t+4)/5)*16;case Nl:return Math.floor((e+9)/10)*Math.floor((t+5)/6)*16;case Il:return Math.floor((e+9)/10)*Math.floor((t+7)/8)*16;case Dl:return Math.floor((e+9)/10)*Math.floor((t+9)/10)*16;case Ul:return Math.floor((e+11)/12)*Math.floor((t+9)/10)*16;case Ol:return Math.floor((e+11)/12)*Math.floor((t+11)/12)*16;case Fl:case Bl:case kl:return Math.ceil(e/4)*Math.ceil(t/4)*16;case zl:case Gl:return Math.ceil(e/4)*Math.ceil(t/4)*8;case dn:case Hl:return Math.ceil(e/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${i} format.`)}function mv(e){switch(e){case ei:case pd:return{byteLength:1,components:1};case Us:case fd:case yi:return{byteLength:2,components:1};case Ql:case eh:return{byteLength:2,components:4};case Mi:case Zl:case ui:return{byteLength:4,components:1};case md:case gd:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${e}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Be("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function vp(){let e=null,t=!1,i=null,r=null;function s(a,n){r=e.requestAnimationFrame(s),i(a,n)}return{start:function(){t!==!0&&i!==null&&e!==null&&(r=e.requestAnimationFrame(s),t=!0)},stop:function(){e!==null&&e.cancelAnimationFrame(r),t=!1},setAnimationLoop:function(a){i=a},setContext:function(a){e=a}}}function gv(e){let t=new WeakMap;function i(o,l){let h=o.array,c=o.usage,d=h.byteLength,u=e.createBuffer();e.bindBuffer(l,u),e.bufferData(l,h,c),o.onUploadCallback();let p;if(h instanceof Float32Array)p=e.FLOAT;else if(typeof Float16Array<"u"&&h instanceof Float16Array)p=e.HALF_FLOAT;else if(h instanceof Uint16Array)o.isFloat16BufferAttribute?p=e.HALF_FLOAT:p=e.UNSIGNED_SHORT;else if(h instanceof Int16Array)p=e.SHORT;else if(h instanceof Uint32Array)p=e.UNSIGNED_INT;else if(h instanceof Int32Array)p=e.INT;else if(h instanceof Int8Array)p=e.BYTE;else if(h instanceof Uint8Array)p=e.UNSIGNED_BYTE;else if(h instanceof Uint8ClampedArray)p=e.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+h);return{buffer:u,type:p,bytesPerElement:h.BYTES_PER_ELEMENT,version:o.version,size:d}}function r(o,l,h){let c=l.array,d=l.updateRanges;if(e.bindBuffer(h,o),d.length===0)e.bufferSubData(h,0,c);else{d.sort((p,v)=>p.start-v.start);let u=0;for(let p=1;p<d.length;p++){let v=d[u],M=d[p];M.start<=v.start+v.count+1?v.count=Math.max(v.count,M.start+M.count-v.start):(++u,d[u]=M)}d.length=u+1;for(let p=0,v=d.length;p<v;p++){let M=d[p];e.bufferSubData(h,M.start*c.BYTES_PER_ELEMENT,c,M.start,M.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(o){return o.isInterleavedBufferAttribute&&(o=o.data),t.get(o)}function a(o){o.isInterleavedBufferAttribute&&(o=o.data);let l=t.get(o);l&&(e.deleteBuffer(l.buffer),t.delete(o))}function n(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){let c=t.get(o);(!c||c.version<o.version)&&t.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}let h=t.get(o);if(h===void 0)t.set(o,i(o,l));else if(h.version<o.version){if(h.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");r(h.buffer,o,l),h.version=o.version}}return{get:s,remove:a,update:n}}var vv=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,_v=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,Sv=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,xv=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Mv=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,yv=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,wv=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,bv=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Ev=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,Tv=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Av=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Rv=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Cv=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,Pv=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,Lv=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,Nv=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,Iv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Dv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Uv=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Ov=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Fv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Bv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,kv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,zv=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,Gv=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,Hv=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Vv=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Wv=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Xv=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,jv="gl_FragColor = linearToOutputTexel( gl_FragColor );",qv=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Yv=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,$v=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,Kv=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,Jv=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Zv=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,Qv=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,e_=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,t_=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,i_=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,r_=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,s_=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,a_=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,n_=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,o_=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,l_=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,h_=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,c_=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,u_=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,d_=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,p_=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,f_=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,m_=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,g_=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,v_=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,__=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,S_=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,x_=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,M_=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,y_=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,w_=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,b_=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,E_=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,T_=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,A_=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,R_=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,C_=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,P_=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,L_=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,N_=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,I_=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,D_=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,U_=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,O_=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,F_=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,B_=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,k_=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,z_=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,G_=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,H_=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,V_=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,W_=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,X_=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,j_=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,q_=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Y_=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,$_=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,K_=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,J_=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Z_=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,Q_=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,eS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,tS=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,iS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,rS=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,sS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,aS=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,nS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,oS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,lS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,hS=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,cS=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,uS=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,dS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,pS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,fS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,mS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,gS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,vS=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,_S=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,SS=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,xS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,MS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,yS=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,wS=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,bS=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,ES=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,TS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,AS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,RS=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,CS=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,PS=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,LS=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,NS=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,IS=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,DS=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,US=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,OS=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,FS=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,BS=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,kS=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,zS=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,GS=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,HS=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,VS=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,WS=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,XS=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,jS=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,qS=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,YS=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,$S=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,qe={alphahash_fragment:vv,alphahash_pars_fragment:_v,alphamap_fragment:Sv,alphamap_pars_fragment:xv,alphatest_fragment:Mv,alphatest_pars_fragment:yv,aomap_fragment:wv,aomap_pars_fragment:bv,batching_pars_vertex:Ev,batching_vertex:Tv,begin_vertex:Av,beginnormal_vertex:Rv,bsdfs:Cv,iridescence_fragment:Pv,bumpmap_pars_fragment:Lv,clipping_planes_fragment:Nv,clipping_planes_pars_fragment:Iv,clipping_planes_pars_vertex:Dv,clipping_planes_vertex:Uv,color_fragment:Ov,color_pars_fragment:Fv,color_pars_vertex:Bv,color_vertex:kv,common:zv,defaultnormal_vertex:Gv,displacementmap_pars_vertex:Hv,displacementmap_vertex:Vv,emissivemap_fragment:Wv,emissivemap_pars_fragment:Xv,colorspace_fragment:jv,colorspace_pars_fragment:qv,envmap_fragment:Yv,envmap_common_pars_fragment:$v,envmap_pars_fragment:Kv,envmap_pars_vertex:Jv,envmap_physical_pars_fragment:l_,envmap_vertex:Zv,fog_vertex:Qv,fog_pars_vertex:e_,fog_fragment:t_,fog_pars_fragment:i_,gradientmap_pars_fragment:r_,lightmap_pars_fragment:s_,lights_lambert_fragment:a_,lights_lambert_pars_fragment:n_,lights_pars_begin:o_,lights_toon_fragment:h_,lights_toon_pars_fragment:c_,lights_phong_fragment:u_,lights_phong_pars_fragment:d_,lights_physical_fragment:p_,lights_physical_pars_fragment:f_,lights_fragment_begin:m_,lights_fragment_maps:g_,lights_fragment_end:v_,lightprobes_pars_fragment:__,logdepthbuf_fragment:S_,logdepthbuf_pars_fragment:x_,logdepthbuf_pars_vertex:M_,logdepthbuf_vertex:y_,map_fragment:w_,map_pars_fragment:b_,map_particle_fragment:E_,map_particle_pars_fragment:T_,metalnessmap_fragment:A_,metalnessmap_pars_fragment:R_,morphinstance_vertex:C_,morphcolor_vertex:P_,morphnormal_vertex:L_,morphtarget_pars_vertex:N_,morphtarget_vertex:I_,normal_fragment_begin:D_,normal_fragment_maps:U_,normal_pars_fragment:O_,normal_pars_vertex:F_,normal_vertex:B_,normalmap_pars_fragment:k_,clearcoat_normal_fragment_begin:z_,clearcoat_normal_fragment_maps:G_,clearcoat_pars_fragment:H_,iridescence_pars_fragment:V_,opaque_fragment:W_,packing:X_,premultiplied_alpha_fragment:j_,project_vertex:q_,dithering_fragment:Y_,dithering_pars_fragment:$_,roughnessmap_fragment:K_,roughnessmap_pars_fragment:J_,shadowmap_pars_fragment:Z_,shadowmap_pars_vertex:Q_,shadowmap_vertex:eS,shadowmask_pars_fragment:tS,skinbase_vertex:iS,skinning_pars_vertex:rS,skinning_vertex:sS,skinnormal_vertex:aS,specularmap_fragment:nS,specularmap_pars_fragment:oS,tonemapping_fragment:lS,tonemapping_pars_fragment:hS,transmission_fragment:cS,transmission_pars_fragment:uS,uv_pars_fragment:dS,uv_pars_vertex:pS,uv_vertex:fS,worldpos_vertex:mS,background_vert:gS,background_frag:vS,backgroundCube_vert:_S,backgroundCube_frag:SS,cube_vert:xS,cube_frag:MS,depth_vert:yS,depth_frag:wS,distance_vert:bS,distance_frag:ES,equirect_vert:TS,equirect_frag:AS,linedashed_vert:RS,linedashed_frag:CS,meshbasic_vert:PS,meshbasic_frag:LS,meshlambert_vert:NS,meshlambert_frag:IS,meshmatcap_vert:DS,meshmatcap_frag:US,meshnormal_vert:OS,meshnormal_frag:FS,meshphong_vert:BS,meshphong_frag:kS,meshphysical_vert:zS,meshphysical_frag:GS,meshtoon_vert:HS,meshtoon_frag:VS,points_vert:WS,points_frag:XS,shadow_vert:jS,shadow_frag:qS,sprite_vert:YS,sprite_frag:$S},xe={common:{diffuse:{value:new ke(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Xe},alphaMap:{value:null},alphaMapTransform:{value:new Xe},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new Xe}},envmap:{envMap:{value:null},envMapRotation:{value:new Xe},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Xe}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Xe}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new Xe},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Xe},normalScale:{value:new ue(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new Xe},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Xe}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new Xe}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Xe}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ke(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ke(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Xe},alphaTest:{value:0},uvTransform:{value:new Xe}},sprite:{diffuse:{value:new ke(16777215)},opacity:{value:1},center:{value:new ue(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Xe},alphaMap:{value:null},alphaMapTransform:{value:new Xe},alphaTest:{value:0}}},_i={basic:{uniforms:Wt([xe.common,xe.specularmap,xe.envmap,xe.aomap,xe.lightmap,xe.fog]),vertexShader:qe.meshbasic_vert,fragmentShader:qe.meshbasic_frag},lambert:{uniforms:Wt([xe.common,xe.specularmap,xe.envmap,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,xe.normalmap,xe.displacementmap,xe.fog,xe.lights,{emissive:{value:new ke(0)},envMapIntensity:{value:1}}]),vertexShader:qe.meshlambert_vert,fragmentShader:qe.meshlambert_frag},phong:{uniforms:Wt([xe.common,xe.specularmap,xe.envmap,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,xe.normalmap,xe.displacementmap,xe.fog,xe.lights,{emissive:{value:new ke(0)},specular:{value:new ke(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:qe.meshphong_vert,fragmentShader:qe.meshphong_frag},standard:{uniforms:Wt([xe.common,xe.envmap,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,xe.normalmap,xe.displacementmap,xe.roughnessmap,xe.metalnessmap,xe.fog,xe.lights,{emissive:{value:new ke(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:qe.meshphysical_vert,fragmentShader:qe.meshphysical_frag},toon:{uniforms:Wt([xe.common,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,xe.normalmap,xe.displacementmap,xe.gradientmap,xe.fog,xe.lights,{emissive:{value:new ke(0)}}]),vertexShader:qe.meshtoon_vert,fragmentShader:qe.meshtoon_frag},matcap:{uniforms:Wt([xe.common,xe.bumpmap,xe.normalmap,xe.displacementmap,xe.fog,{matcap:{value:null}}]),vertexShader:qe.meshmatcap_vert,fragmentShader:qe.meshmatcap_frag},points:{uniforms:Wt([xe.points,xe.fog]),vertexShader:qe.points_vert,fragmentShader:qe.points_frag},dashed:{uniforms:Wt([xe.common,xe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:qe.linedashed_vert,fragmentShader:qe.linedashed_frag},depth:{uniforms:Wt([xe.common,xe.displacementmap]),vertexShader:qe.depth_vert,fragmentShader:qe.depth_frag},normal:{uniforms:Wt([xe.common,xe.bumpmap,xe.normalmap,xe.displacementmap,{opacity:{value:1}}]),vertexShader:qe.meshnormal_vert,fragmentShader:qe.meshnormal_frag},sprite:{uniforms:Wt([xe.sprite,xe.fog]),vertexShader:qe.sprite_vert,fragmentShader:qe.sprite_frag},background:{uniforms:{uvTransform:{value:new Xe},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:qe.background_vert,fragmentShader:qe.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Xe}},vertexShader:qe.backgroundCube_vert,fragmentShader:qe.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:qe.cube_vert,fragmentShader:qe.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:qe.equirect_vert,fragmentShader:qe.equirect_frag},distance:{uniforms:Wt([xe.common,xe.displacementmap,{referencePosition:{value:new I},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:qe.distance_vert,fragmentShader:qe.distance_frag},shadow:{uniforms:Wt([xe.lights,xe.fog,{color:{value:new ke(0)},opacity:{value:1}}]),vertexShader:qe.shadow_vert,fragmentShader:qe.shadow_frag}};_i.physical={uniforms:Wt([_i.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Xe},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Xe},clearcoatNormalScale:{value:new ue(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Xe},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new Xe},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Xe},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Xe},sheen:{value:0},sheenColor:{value:new ke(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new Xe},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Xe},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new Xe},transmissionSamplerSize:{value:new ue},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Xe},attenuationDistance:{value:0},attenuationColor:{value:new ke(0)},specularColor:{value:new ke(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Xe},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new Xe},anisotropyVector:{value:new ue},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Xe}}]),vertexShader:qe.meshphysical_vert,fragmentShader:qe.meshphysical_frag};var Qa={r:0,b:0,g:0},KS=new st,_p=new Xe;_p.set(-1,0,0,0,1,0,0,0,1);function JS(e,t,i,r,s,a){let n=new ke(0),o=s===!0?0:1,l,h,c=null,d=0,u=null;function p(w){let b=w.isScene===!0?w.background:null;if(b&&b.isTexture){let x=w.backgroundBlurriness>0;b=t.get(b,x)}return b}function v(w){let b=!1,x=p(w);x===null?g(n,o):x&&x.isColor&&(g(x,1),b=!0);let T=e.xr.getEnvironmentBlendMode();T==="additive"?i.buffers.color.setClear(0,0,0,1,a):T==="alpha-blend"&&i.buffers.color.setClear(0,0,0,0,a),(e.autoClear||b)&&(i.buffers.depth.setTest(!0),i.buffers.depth.setMask(!0),i.buffers.color.setMask(!0),e.clear(e.autoClearColor,e.autoClearDepth,e.autoClearStencil))}function M(w,b){let x=p(b);x&&x.isCubeTexture?(h===void 0&&(h=new ut(new pi(1,1,1),new xr({name:"BackgroundCubeMaterial",uniforms:ts(_i.backgroundCube.uniforms),vertexShader:_i.backgroundCube.vertexShader,fragmentShader:_i.backgroundCube.fragmentShader,side:Gt,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),h.geometry.deleteAttribute("normal"),h.geometry.deleteAttribute("uv"),h.onBeforeRender=function(T,A,m){this.matrixWorld.copyPosition(m.matrixWorld)},Object.defineProperty(h.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),r.update(h)),h.material.uniforms.envMap.value=x,h.material.uniforms.backgroundBlurriness.value=b.backgroundBlurriness,h.material.uniforms.backgroundIntensity.value=b.backgroundIntensity,h.material.uniforms.backgroundRotation.value.setFromMatrix4(KS.makeRotationFromEuler(b.backgroundRotation)).transpose(),x.isRenderTargetTexture===!1&&h.material.uniforms.backgroundRotation.value.premultiply(_p),h.material.toneMapped=et.getTransfer(x.colorSpace)!==lt,(c!==x||d!==x.version||u!==e.toneMapping)&&(h.material.needsUpdate=!0,c=x,d=x.version,u=e.toneMapping),h.layers.enableAll(),w.unshift(h,h.geometry,h.material,0,0,null)):x&&x.isTexture&&(l===void 0&&(l=new ut(new ss(2,2),new xr({name:"BackgroundMaterial",uniforms:ts(_i.background.uniforms),vertexShader:_i.background.vertexShader,fragmentShader:_i.background.fragmentShader,side:gr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),r.update(l)),l.material.uniforms.t2D.value=x,l.material.uniforms.backgroundIntensity.value=b.backgroundIntensity,l.material.toneMapped=et.getTransfer(x.colorSpace)!==lt,x.matrixAutoUpdate===!0&&x.updateMatrix(),l.material.uniforms.uvTransform.value.copy(x.matrix),(c!==x||d!==x.version||u!==e.toneMapping)&&(l.material.needsUpdate=!0,c=x,d=x.version,u=e.toneMapping),l.layers.enableAll(),w.unshift(l,l.geometry,l.material,0,0,null))}function g(w,b){w.getRGB(Qa,hp(e)),i.buffers.color.setClear(Qa.r,Qa.g,Qa.b,b,a)}function f(){h!==void 0&&(h.geometry.dispose(),h.material.dispose(),h=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return n},setClearColor:function(w,b=1){n.set(w),o=b,g(n,o)},getClearAlpha:function(){return o},setClearAlpha:function(w){o=w,g(n,o)},render:v,addToRenderList:M,dispose:f}}function ZS(e,t){let i=e.getParameter(e.MAX_VERTEX_ATTRIBS),r={},s=u(null),a=s,n=!1;function o(L,F,q,C,H){let $=!1,G=d(L,C,q,F);a!==G&&(a=G,h(a.object)),$=p(L,C,q,H),$&&v(L,C,q,H),H!==null&&t.update(H,e.ELEMENT_ARRAY_BUFFER),($||n)&&(n=!1,x(L,F,q,C),H!==null&&e.bindBuffer(e.ELEMENT_ARRAY_BUFFER,t.get(H).buffer))}function l(){return e.createVertexArray()}function h(L){return e.bindVertexArray(L)}function c(L){return e.deleteVertexArray(L)}function d(L,F,q,C){let H=C.wireframe===!0,$=r[F.id];$===void 0&&($={},r[F.id]=$);let G=L.isInstancedMesh===!0?L.id:0,de=$[G];de===void 0&&(de={},$[G]=de);let X=de[q.id];X===void 0&&(X={},de[q.id]=X);let j=X[H];return j===void 0&&(j=u(l()),X[H]=j),j}function u(L){let F=[],q=[],C=[];for(let H=0;H<i;H++)F[H]=0,q[H]=0,C[H]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:F,enabledAttributes:q,attributeDivisors:C,object:L,attributes:{},index:null}}function p(L,F,q,C){let H=a.attributes,$=F.attributes,G=0,de=q.getAttributes();for(let X in de)if(de[X].location>=0){let j=H[X],te=$[X];if(te===void 0&&(X==="instanceMatrix"&&L.instanceMatrix&&(te=L.instanceMatrix),X==="instanceColor"&&L.instanceColor&&(te=L.instanceColor)),j===void 0||j.attribute!==te||te&&j.data!==te.data)return!0;G++}return a.attributesNum!==G||a.index!==C}function v(L,F,q,C){let H={},$=F.attributes,G=0,de=q.getAttributes();for(let X in de)if(de[X].location>=0){let j=$[X];j===void 0&&(X==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),X==="instanceColor"&&L.instanceColor&&(j=L.instanceColor));let te={};te.attribute=j,j&&j.data&&(te.data=j.data),H[X]=te,G++}a.attributes=H,a.attributesNum=G,a.index=C}function M(){let L=a.newAttributes;for(let F=0,q=L.length;F<q;F++)L[F]=0}function g(L){f(L,0)}function f(L,F){let q=a.newAttributes,C=a.enabledAttributes,H=a.attributeDivisors;q[L]=1,C[L]===0&&(e.enableVertexAttribArray(L),C[L]=1),H[L]!==F&&(e.vertexAttribDivisor(L,F),H[L]=F)}function w(){let L=a.newAttributes,F=a.enabledAttributes;for(let q=0,C=F.length;q<C;q++)F[q]!==L[q]&&(e.disableVertexAttribArray(q),F[q]=0)}function b(L,F,q,C,H,$,G){G===!0?e.vertexAttribIPointer(L,F,q,H,$):e.vertexAttribPointer(L,F,q,C,H,$)}function x(L,F,q,C){M();let H=C.attributes,$=q.getAttributes(),G=F.defaultAttributeValues;for(let de in $){let X=$[de];if(X.location>=0){let j=H[de];if(j===void 0&&(de==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),de==="instanceColor"&&L.instanceColor&&(j=L.instanceColor)),j!==void 0){let te=j.normalized,Ce=j.itemSize,Y=t.get(j);if(Y===void 0)continue;let ie=Y.buffer,Te=Y.type,Ne=Y.bytesPerElement,Ue=Te===e.INT||Te===e.UNSIGNED_INT||j.gpuType===Zl;if(j.isInterleavedBufferAttribute){let ne=j.data,We=ne.isInterleavedBuffer===!0?ne.stride:ne.itemSize,tt=j.offset;if(ne.isInstancedInterleavedBuffer||ne.isInstancedBufferAttribute){for(let Re=0;Re<X.locationSize;Re++)f(X.location+Re,ne.meshPerAttribute);L.isInstancedMesh!==!0&&C._maxInstanceCount===void 0&&(C._maxInstanceCount=ne.meshPerAttribute*ne.count)}else for(let Re=0;Re<X.locationSize;Re++)g(X.location+Re);e.bindBuffer(e.ARRAY_BUFFER,ie);for(let Re=0;Re<X.locationSize;Re++)b(X.location+Re,Ce/X.locationSize,Te,te,We*Ne,(tt+Ce/X.locationSize*Re)*Ne,Ue)}else{if(j.isInstancedBufferAttribute){for(let ne=0;ne<X.locationSize;ne++)f(X.location+ne,j.meshPerAttribute);L.isInstancedMesh!==!0&&C._maxInstanceCount===void 0&&(C._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let ne=0;ne<X.locationSize;ne++)g(X.location+ne);e.bindBuffer(e.ARRAY_BUFFER,ie);for(let ne=0;ne<X.locationSize;ne++)b(X.location+ne,Ce/X.locationSize,Te,te,Ce*Ne,Ce/X.locationSize*ne*Ne,Ue)}}else if(G!==void 0){let te=G[de];if(te!==void 0)switch(te.length){case 2:e.vertexAttrib2fv(X.location,te);break;case 3:e.vertexAttrib3fv(X.location,te);break;case 4:e.vertexAttrib4fv(X.location,te);break;default:e.vertexAttrib1fv(X.location,te)}}}}w()}function T(){R();for(let L in r){let F=r[L];for(let q in F){let C=F[q];for(let H in C){let $=C[H];for(let G in $)c($[G].object),delete $[G];delete C[H]}}delete r[L]}}function A(L){if(r[L.id]===void 0)return;let F=r[L.id];for(let q in F){let C=F[q];for(let H in C){let $=C[H];for(let G in $)c($[G].object),delete $[G];delete C[H]}}delete r[L.id]}function m(L){for(let F in r){let q=r[F];for(let C in q){let H=q[C];if(H[L.id]===void 0)continue;let $=H[L.id];for(let G in $)c($[G].object),delete $[G];delete H[L.id]}}}function y(L){for(let F in r){let q=r[F],C=L.isInstancedMesh===!0?L.id:0,H=q[C];if(H!==void 0){for(let $ in H){let G=H[$];for(let de in G)c(G[de].object),delete G[de];delete H[$]}delete q[C],Object.keys(q).length===0&&delete r[F]}}}function R(){O(),n=!0,a!==s&&(a=s,h(a.object))}function O(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:o,reset:R,resetDefaultState:O,dispose:T,releaseStatesOfGeometry:A,releaseStatesOfObject:y,releaseStatesOfProgram:m,initAttributes:M,enableAttribute:g,disableUnusedAttributes:w}}function QS(e,t,i){let r;function s(l){r=l}function a(l,h){e.drawArrays(r,l,h),i.update(h,r,1)}function n(l,h,c){c!==0&&(e.drawArraysInstanced(r,l,h,c),i.update(h,r,c))}function o(l,h,c){if(c===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(r,l,0,h,0,c);let d=0;for(let u=0;u<c;u++)d+=h[u];i.update(d,r,1)}this.setMode=s,this.render=a,this.renderInstances=n,this.renderMultiDraw=o}function ex(e,t,i,r){let s;function a(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let m=t.get("EXT_texture_filter_anisotropic");s=e.getParameter(m.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function n(m){return!(m!==Si&&r.convert(m)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(m){let y=m===yi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(m!==ei&&m!==ui&&!y&&r.convert(m)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_TYPE))}function l(m){if(m==="highp"){if(e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.HIGH_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.HIGH_FLOAT).precision>0)return"highp";m="mediump"}return m==="mediump"&&e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.MEDIUM_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let h=i.precision!==void 0?i.precision:"highp",c=l(h);c!==h&&(Be("WebGLRenderer:",h,"not supported, using",c,"instead."),h=c);let d=i.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),u=i.logarithmicDepthBuffer===!0&&d===!1;i.reversedDepthBuffer===!0&&d===!1&&Be("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),i.logarithmicDepthBuffer===!0&&d===!0&&Be("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=e.getParameter(e.MAX_TEXTURE_IMAGE_UNITS),v=e.getParameter(e.MAX_VERTEX_TEXTURE_IMAGE_UNITS),M=e.getParameter(e.MAX_TEXTURE_SIZE),g=e.getParameter(e.MAX_CUBE_MAP_TEXTURE_SIZE),f=e.getParameter(e.MAX_VERTEX_ATTRIBS),w=e.getParameter(e.MAX_VERTEX_UNIFORM_VECTORS),b=e.getParameter(e.MAX_VARYING_VECTORS),x=e.getParameter(e.MAX_FRAGMENT_UNIFORM_VECTORS),T=e.getParameter(e.MAX_SAMPLES),A=e.getParameter(e.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:a,getMaxPrecision:l,textureFormatReadable:n,textureTypeReadable:o,precision:h,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:v,maxTextureSize:M,maxCubemapSize:g,maxAttributes:f,maxVertexUniforms:w,maxVaryings:b,maxFragmentUniforms:x,maxSamples:T,samples:A}}function tx(e){let t=this,i=null,r=0,s=!1,a=!1,n=new Zi,o=new Xe,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){let p=d.length!==0||u||r!==0||s;return s=u,r=d.length,p},this.beginShadows=function(){a=!0,c(null)},this.endShadows=function(){a=!1},this.setGlobalState=function(d,u){i=c(d,u,0)},this.setState=function(d,u,p){let v=d.clippingPlanes,M=d.clipIntersection,g=d.clipShadows,f=e.get(d);if(!s||v===null||v.length===0||a&&!g)a?c(null):h();else{let w=a?0:r,b=w*4,x=f.clippingState||null;l.value=x,x=c(v,u,b,p);for(let T=0;T!==b;++T)x[T]=i[T];f.clippingState=x,this.numIntersection=M?this.numPlanes:0,this.numPlanes+=w}};function h(){l.value!==i&&(l.value=i,l.needsUpdate=r>0),t.numPlanes=r,t.numIntersection=0}function c(d,u,p,v){let M=d!==null?d.length:0,g=null;if(M!==0){if(g=l.value,v!==!0||g===null){let f=p+M*4,w=u.matrixWorldInverse;o.getNormalMatrix(w),(g===null||g.length<f)&&(g=new Float32Array(f));for(let b=0,x=p;b!==M;++b,x+=4)n.copy(d[b]).applyMatrix4(w,o),n.normal.toArray(g,x),g[x+3]=n.constant}l.value=g,l.needsUpdate=!0}return t.numPlanes=M,t.numIntersection=0,g}}var vh=class extends xi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},r=[i,i,i,i,i,i];this.texture=new zd(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},r=new pi(5,5,5),s=new xr({name:"CubemapFromEquirect",uniforms:ts(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Gt,blending:qr});s.uniforms.tEquirect.value=t;let a=new ut(r,s),n=t.minFilter;return t.minFilter===er&&(t.minFilter=$t),new Yl(1,10,this).update(e,a),t.minFilter=n,a.geometry.dispose(),a.material.dispose(),this}clear(e,t=!0,i=!0,r=!0){let s=e.getRenderTarget();for(let a=0;a<6;a++)e.setRenderTarget(this,a),e.clear(t,i,r);e.setRenderTarget(s)}},Ou=256,ix=3,rx=20,Sp=256,xp=16,sx=3,ax=new I,nx=new ke,Fu=class Mp{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Yl(1,10,null),this._boxMesh=new ut(new pi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,i=0,r=.1,s=100,a={}){let{size:n=256,position:o=ax}=a,l=this._renderer;this._setSize(n);let h=this._allocateTarget(),c=this._getSourceTarget(!0);i>0&&(c.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,u=l.autoClearColor,p=l.autoClearDepth,v=l.autoClearStencil,M=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,M===null&&(t.background=l.getClearColor(nx));let g=new Yl(r,s,c);return g.position.copy(o),g.update(l,t),l.autoClear=d,l.autoClearColor=u,l.autoClearDepth=p,l.autoClearStencil=v,t.background=M,i>0&&(c.texture.mipmapsAutoUpdate=!0,this._blur(h,i)),this._applyPMREM(h),h}fromEquirectangular(t,i=null){return this._fromTexture(t,i)}fromCubemap(t,i=null){return this._fromTexture(t,i)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=zu(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=ku(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,i){return i>0?1-Math.sqrt(1-t/i):0}_setSize(t){this._cubeSize=Math.max(Ou,wd(t))}_fromTexture(t,i){t.mapping===$r||t.mapping===Ds?this._setSize(t.image.length===0?Ou:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let r=i||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(r),r}_allocateTarget(){let t=this._cubeSize,i=Bu(t,!1,!1),r=Math.log2(t)-ix;for(let s=0;s<=r;s++)i.texture.mipmaps.push({width:t>>s,height:t>>s});return i.texture.name="PMREM",i.texture.isPMREMTexture=!0,i}_getSourceTarget(t=!1){let i=this._cubeSize,r=this._sourceTarget;return(r===null||r.width!==i||t&&r.depthBuffer===!1)&&(r!==null&&r.dispose(),this._sourceTarget=Bu(i,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,i,r){let s=this._boxMesh,a=this._cubeCamera;s.material=r,a.renderTarget=t,a.activeMipmapLevel=i;let n=t.width>>i;t.viewport.set(0,0,n,n),a.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let i;t.mapping===$r||t.mapping===Ds?(this._cubemapMaterial===null&&(this._cubemapMaterial=zu()),i=this._cubemapMaterial,i.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=ku()),i=this._equirectMaterial),i.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,i)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=ox(),this._integrationMaterial=lx());let i=this._cubeSize,r=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let a=this._integrationMaterial.uniforms;a.envMap.value=this._sourceTarget.texture,a.sourceLod.value=Math.log2(i/xp);for(let n=0;n<=r;n++){let o=Mp.lodToRoughness(n,r);if(n>r-sx)a.roughness.value=o,this._renderCube(t,n,this._integrationMaterial);else{let l=o>0?Math.log2(i)+.5*Math.log2(6/(Sp*Math.pow(o,4)))+.5:0;s.roughness.value=o,s.lodBias.value=l,this._renderCube(t,n,this._ggxMaterial)}}}_blur(t,i){this._blurMaterial===null&&(this._blurMaterial=hx());let r=this._blurMaterial,s=r.uniforms,a=this._sourceTarget;s.sigma.value=Math.min(i,Math.PI)/Math.SQRT2,s.envMap.value=a.texture,this._renderCube(t,0,r),s.envMap.value=t.texture,this._renderCube(a,0,r)}};function Bu(e,t,i){return new vh(e,{minFilter:er,generateMipmaps:t,type:yi,colorSpace:mn,depthBuffer:i})}function js(e,t,i){return new xr({name:e,uniforms:t,vertexShader:qe.cube_vert,fragmentShader:i,side:Gt,blending:qr,depthTest:!1,depthWrite:!1})}function ox(){return js("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Sp}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function lx(){return js("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:xp}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function hx(){return js("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${rx}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function ku(){return js("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function zu(){return js("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function cx(e){let t=new WeakMap,i=new WeakMap,r=null;function s(u,p=!1){return u==null?null:p?n(u):a(u)}function a(u){if(u&&u.isTexture){let p=u.mapping;if(p===Ao||p===Ro)if(t.has(u)){let v=t.get(u).texture;return o(v,u.mapping)}else{let v=u.image;if(v&&v.height>0){let M=new vh(v.height);return M.fromEquirectangularTexture(e,u),t.set(u,M),u.addEventListener("dispose",h),o(M.texture,u.mapping)}else return null}}return u}function n(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let p=u.mapping,v=p===Ao||p===Ro,M=p===$r||p===Ds;if(v||M){let g=i.get(u),f=g!==void 0?g.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==f)return r===null&&(r=new Fu(e)),g=v?r.fromEquirectangular(u,g):r.fromCubemap(u,g),g.texture.pmremVersion=u.pmremVersion,i.set(u,g),g.texture;if(g!==void 0)return g.texture;{let w=u.image;return v&&w&&w.height>0||M&&w&&l(w)?(r===null&&(r=new Fu(e)),g=v?r.fromEquirectangular(u):r.fromCubemap(u),g.texture.pmremVersion=u.pmremVersion,i.set(u,g),u.addEventListener("dispose",c),g.texture):null}}}return u}function o(u,p){return p===Ao?u.mapping=$r:p===Ro&&(u.mapping=Ds),u}function l(u){let p=0,v=6;for(let M=0;M<v;M++)u[M]!==void 0&&p++;return p===v}function h(u){let p=u.target;p.removeEventListener("dispose",h);let v=t.get(p);v!==void 0&&(t.delete(p),v.dispose())}function c(u){let p=u.target;p.removeEventListener("dispose",c);let v=i.get(p);v!==void 0&&(i.delete(p),v.dispose())}function d(){t=new WeakMap,i=new WeakMap,r!==null&&(r.dispose(),r=null)}return{get:s,dispose:d}}function ux(e){let t={};function i(r){if(t[r]!==void 0)return t[r];let s=e.getExtension(r);return t[r]=s,s}return{has:function(r){return i(r)!==null},init:function(){i("EXT_color_buffer_float"),i("WEBGL_clip_cull_distance"),i("OES_texture_float_linear"),i("EXT_color_buffer_half_float"),i("WEBGL_multisampled_render_to_texture"),i("WEBGL_render_shared_exponent")},get:function(r){let s=i(r);return s===null&&nn("WebGLRenderer: "+r+" extension not supported."),s}}}function dx(e,t,i,r){let s={},a=new WeakMap,n=new FinalizationRegistry(v=>delete s[v]);function o(v){l(v.target)}function l(v){v.index!==null&&t.remove(v.index);for(let g in v.attributes)t.remove(v.attributes[g]);v.removeEventListener("dispose",o),delete s[v.id],n.unregister(v);let M=a.get(v);M&&(t.remove(M),a.delete(v)),r.releaseStatesOfGeometry(v),v.isInstancedBufferGeometry===!0&&delete v._maxInstanceCount,i.memory.geometries--}function h(v,M){return s[M.id]!==void 0||(M.addEventListener("dispose",o),s[M.id]=new WeakRef(M),n.register(M,M.id,M),i.memory.geometries++),M}function c(v){let M=v.attributes;for(let g in M)t.update(M[g],e.ARRAY_BUFFER)}function d(v){let M=v.index,g=v.attributes.position,f=0;if(g===void 0)return;let w=M!==null?M.array.length:g.array.length/3-1,b=g.count>=65535?Dd:Id,x=new b(Math.ceil(w/3)*6,1),T=x.array;if(M!==null){let m=M.array;f=M.version;for(let y=0,R=0;y<w;y+=3){let O=m[y+0],L=m[y+1],F=m[y+2];T[R++]=O,T[R++]=L,T[R++]=L,T[R++]=F,T[R++]=F,T[R++]=O}}else{f=g.version;for(let m=0,y=0;m<w;m+=3){let R=m+0,O=m+1,L=m+2;T[y++]=R,T[y++]=O,T[y++]=O,T[y++]=L,T[y++]=L,T[y++]=R}}x.version=f;let A=a.get(v);A&&t.remove(A),a.set(v,x)}function u(v){let M=a.get(v);if(M){let g=v.index;g!==null&&M.version<g.version&&d(v)}else d(v);return a.get(v)}function p(){for(let v in s){let M=s[v].deref();M!==void 0&&l(M)}}return{get:h,update:c,getWireframeAttribute:u,dispose:p}}function px(e,t,i){let r;function s(d){r=d}let a,n;function o(d){a=d.type,n=d.bytesPerElement}function l(d,u){e.drawElements(r,u,a,d*n),i.update(u,r,1)}function h(d,u,p){p!==0&&(e.drawElementsInstanced(r,u,a,d*n,p),i.update(u,r,p))}function c(d,u,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(r,u,0,a,d,0,p);let v=0;for(let M=0;M<p;M++)v+=u[M];i.update(v,r,1)}this.setMode=s,this.setIndex=o,this.render=l,this.renderInstances=h,this.renderMultiDraw=c}function fx(e){let t={geometries:0,textures:0},i={frame:0,calls:0,triangles:0,points:0,lines:0};function r(a,n,o){switch(i.calls++,n){case e.TRIANGLES:i.triangles+=o*(a/3);break;case e.LINES:i.lines+=o*(a/2);break;case e.LINE_STRIP:i.lines+=o*(a-1);break;case e.LINE_LOOP:i.lines+=o*a;break;case e.POINTS:i.points+=o*a;break;default:Ge("WebGLInfo: Unknown draw mode:",n);break}}function s(){i.calls=0,i.triangles=0,i.points=0,i.lines=0}return{memory:t,render:i,programs:null,autoReset:!0,reset:s,update:r}}function mx(e,t,i){let r=new WeakMap,s=new yt;function a(n,o,l){let h=n.morphTargetInfluences,c=o.morphAttributes.position||o.morphAttributes.normal||o.morphAttributes.color,d=c!==void 0?c.length:0,u=r.get(o);if(u===void 0||u.count!==d){let p=function(){y.dispose(),r.delete(o),o.removeEventListener("dispose",p)};u!==void 0&&u.texture.dispose();let v=o.morphAttributes.position!==void 0,M=o.morphAttributes.normal!==void 0,g=o.morphAttributes.color!==void 0,f=o.morphAttributes.position||[],w=o.morphAttributes.normal||[],b=o.morphAttributes.color||[],x=0;v===!0&&(x=1),M===!0&&(x=2),g===!0&&(x=3);let T=o.attributes.position.count*x,A=1;T>t.maxTextureSize&&(A=Math.ceil(T/t.maxTextureSize),T=t.maxTextureSize);let m=new Float32Array(T*A*4*d),y=new Td(m,T,A,d);y.type=ui,y.needsUpdate=!0;let R=x*4;for(let O=0;O<d;O++){let L=f[O],F=w[O],q=b[O],C=T*A*4*O;for(let H=0;H<L.count;H++){let $=H*R;v===!0&&(s.fromBufferAttribute(L,H),m[C+$+0]=s.x,m[C+$+1]=s.y,m[C+$+2]=s.z,m[C+$+3]=0),M===!0&&(s.fromBufferAttribute(F,H),m[C+$+4]=s.x,m[C+$+5]=s.y,m[C+$+6]=s.z,m[C+$+7]=0),g===!0&&(s.fromBufferAttribute(q,H),m[C+$+8]=s.x,m[C+$+9]=s.y,m[C+$+10]=s.z,m[C+$+11]=q.itemSize===4?s.w:1)}}u={count:d,texture:y,size:new ue(T,A)},r.set(o,u),o.addEventListener("dispose",p)}if(n.isInstancedMesh===!0&&n.morphTexture!==null)l.getUniforms().setValue(e,"morphTexture",n.morphTexture,i);else{let p=0;for(let M=0;M<h.length;M++)p+=h[M];let v=o.morphTargetsRelative?1:1-p;l.getUniforms().setValue(e,"morphTargetBaseInfluence",v),l.getUniforms().setValue(e,"morphTargetInfluences",h)}l.getUniforms().setValue(e,"morphTargetsTexture",u.texture,i),l.getUniforms().setValue(e,"morphTargetsTextureSize",u.size)}return{update:a}}function gx(e,t,i,r,s){let a=new WeakMap;function n(h){let c=s.render.frame,d=h.geometry,u=t.get(h,d);if(a.get(u)!==c&&(t.update(u),a.set(u,c)),h.isInstancedMesh&&(h.hasEventListener("dispose",l)===!1&&h.addEventListener("dispose",l),a.get(h)!==c&&(i.update(h.instanceMatrix,e.ARRAY_BUFFER),h.instanceColor!==null&&i.update(h.instanceColor,e.ARRAY_BUFFER),a.set(h,c))),h.isSkinnedMesh){let p=h.skeleton;a.get(p)!==c&&(p.update(),a.set(p,c))}return u}function o(){a=new WeakMap}function l(h){let c=h.target;c.removeEventListener("dispose",l),r.releaseStatesOfObject(c),i.remove(c.instanceMatrix),c.instanceColor!==null&&i.remove(c.instanceColor)}return{update:n,dispose:o}}var vx={[nd]:"LINEAR_TONE_MAPPING",[od]:"REINHARD_TONE_MAPPING",[ld]:"CINEON_TONE_MAPPING",[xn]:"ACES_FILMIC_TONE_MAPPING",[cd]:"AGX_TONE_MAPPING",[ud]:"NEUTRAL_TONE_MAPPING",[hd]:"CUSTOM_TONE_MAPPING"};function _x(e,t,i,r,s,a){let n=new xi(t,i,{type:e,depthBuffer:s,stencilBuffer:a,samples:r?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),o=null,l=null,h=null,c=new Dt;c.setAttribute("position",new xt([-1,3,0,-1,-1,0,3,-1,0],3)),c.setAttribute("uv",new xt([0,2,0,0,2,0],2));let d=new G0({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),u=new ut(c,d),p=new mp(-1,1,1,-1,0,1),v=null,M=null,g=!1,f,w=null,b=[],x=!1;this.setSize=function(T,A){n.setSize(T,A),o!==null&&o.setSize(T,A),l!==null&&l.setSize(T,A);for(let m=0;m<b.length;m++){let y=b[m];y.setSize&&y.setSize(T,A)}},this.setEffects=function(T){b=T,x=b.length>0&&b[0].isRenderPass===!0;let A=n.width,m=n.height;b.length>0&&o===null&&(o=new xi(A,m,{type:yi,depthBuffer:!1,stencilBuffer:!1}),l=new xi(A,m,{type:yi,depthBuffer:!1,stencilBuffer:!1}));let y=s===!0&&b.some(R=>R.needsDepthTexture===!0);y!==(n.depthTexture!==null)&&(y===!0&&h===null&&(h=new Qr(A,m),a===!0&&(h.format=tr,h.type=Jr)),n.dispose(),n.depthTexture=y?h:null,n.resolveDepthBuffer=y,n.storeMultisampledDepthBuffer=y);for(let R=0;R<b.length;R++){let O=b[R];O.setSize&&O.setSize(A,m),y&&O.needsDepthTexture===!0&&O.setDepthTexture&&O.setDepthTexture(h)}},this.begin=function(T,A){if(g||T.toneMapping===Ui&&b.length===0)return!1;if(w=A,A!==null){let m=A.width,y=A.height;(n.width!==m||n.height!==y)&&this.setSize(m,y)}return x===!1&&T.setRenderTarget(n),f=T.toneMapping,T.toneMapping=Ui,!0},this.hasRenderPass=function(){return x},this.end=function(T,A){T.toneMapping=f,g=!0;let m=n,y=o;for(let R=0;R<b.length;R++){let O=b[R];O.enabled!==!1&&(O.render(T,y,m,A),O.needsSwap!==!1&&(m=y,y=y===o?l:o))}if(v!==T.outputColorSpace||M!==T.toneMapping){v=T.outputColorSpace,M=T.toneMapping,d.defines={},et.getTransfer(v)===lt&&(d.defines.SRGB_TRANSFER="");let R=vx[M];R&&(d.defines[R]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=m.texture,T.setRenderTarget(w),T.render(u,p),w=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){n.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),c.dispose(),d.dispose()}}var yp=new si,wp=new Qr(1,1),bp=new Hd(1),Ep=new Td,Tp=new Bg,Ap=new zd,Gu=[],Hu=[],Vu=new Float32Array(16),Wu=new Float32Array(9),Xu=new Float32Array(4);function as(e,t,i){let r=e[0];if(r<=0||r>0)return e;let s=t*i,a=Gu[s];if(a===void 0&&(a=new Float32Array(s),Gu[s]=a),t!==0){r.toArray(a,0);for(let n=1,o=0;n!==t;++n)o+=i,e[n].toArray(a,o)}return a}function Pt(e,t){if(e.length!==t.length)return!1;for(let i=0,r=e.length;i<r;i++)if(e[i]!==t[i])return!1;return!0}function Lt(e,t){for(let i=0,r=t.length;i<r;i++)e[i]=t[i]}function En(e,t){let i=Hu[t];i===void 0&&(i=new Int32Array(t),Hu[t]=i);for(let r=0;r!==t;++r)i[r]=e.allocateTextureUnit();return i}function Sx(e,t){let i=this.cache;i[0]!==t&&(e.uniform1f(this.addr,t),i[0]=t)}function xx(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y)&&(e.uniform2f(this.addr,t.x,t.y),i[0]=t.x,i[1]=t.y);else{if(Pt(i,t))return;e.uniform2fv(this.addr,t),Lt(i,t)}}function Mx(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z)&&(e.uniform3f(this.addr,t.x,t.y,t.z),i[0]=t.x,i[1]=t.y,i[2]=t.z);else if(t.r!==void 0)(i[0]!==t.r||i[1]!==t.g||i[2]!==t.b)&&(e.uniform3f(this.addr,t.r,t.g,t.b),i[0]=t.r,i[1]=t.g,i[2]=t.b);else{if(Pt(i,t))return;e.uniform3fv(this.addr,t),Lt(i,t)}}function yx(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z||i[3]!==t.w)&&(e.uniform4f(this.addr,t.x,t.y,t.z,t.w),i[0]=t.x,i[1]=t.y,i[2]=t.z,i[3]=t.w);else{if(Pt(i,t))return;e.uniform4fv(this.addr,t),Lt(i,t)}}function wx(e,t){let i=this.cache,r=t.elements;if(r===void 0){if(Pt(i,t))return;e.uniformMatrix2fv(this.addr,!1,t),Lt(i,t)}else{if(Pt(i,r))return;Xu.set(r),e.uniformMatrix2fv(this.addr,!1,Xu),Lt(i,r)}}function bx(e,t){let i=this.cache,r=t.elements;if(r===void 0){if(Pt(i,t))return;e.uniformMatrix3fv(this.addr,!1,t),Lt(i,t)}else{if(Pt(i,r))return;Wu.set(r),e.uniformMatrix3fv(this.addr,!1,Wu),Lt(i,r)}}function Ex(e,t){let i=this.cache,r=t.elements;if(r===void 0){if(Pt(i,t))return;e.uniformMatrix4fv(this.addr,!1,t),Lt(i,t)}else{if(Pt(i,r))return;Vu.set(r),e.uniformMatrix4fv(this.addr,!1,Vu),Lt(i,r)}}function Tx(e,t){let i=this.cache;i[0]!==t&&(e.uniform1i(this.addr,t),i[0]=t)}function Ax(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y)&&(e.uniform2i(this.addr,t.x,t.y),i[0]=t.x,i[1]=t.y);else{if(Pt(i,t))return;e.uniform2iv(this.addr,t),Lt(i,t)}}function Rx(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z)&&(e.uniform3i(this.addr,t.x,t.y,t.z),i[0]=t.x,i[1]=t.y,i[2]=t.z);else{if(Pt(i,t))return;e.uniform3iv(this.addr,t),Lt(i,t)}}function Cx(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z||i[3]!==t.w)&&(e.uniform4i(this.addr,t.x,t.y,t.z,t.w),i[0]=t.x,i[1]=t.y,i[2]=t.z,i[3]=t.w);else{if(Pt(i,t))return;e.uniform4iv(this.addr,t),Lt(i,t)}}function Px(e,t){let i=this.cache;i[0]!==t&&(e.uniform1ui(this.addr,t),i[0]=t)}function Lx(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y)&&(e.uniform2ui(this.addr,t.x,t.y),i[0]=t.x,i[1]=t.y);else{if(Pt(i,t))return;e.uniform2uiv(this.addr,t),Lt(i,t)}}function Nx(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z)&&(e.uniform3ui(this.addr,t.x,t.y,t.z),i[0]=t.x,i[1]=t.y,i[2]=t.z);else{if(Pt(i,t))return;e.uniform3uiv(this.addr,t),Lt(i,t)}}function Ix(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z||i[3]!==t.w)&&(e.uniform4ui(this.addr,t.x,t.y,t.z,t.w),i[0]=t.x,i[1]=t.y,i[2]=t.z,i[3]=t.w);else{if(Pt(i,t))return;e.uniform4uiv(this.addr,t),Lt(i,t)}}function Tn(e){return e.version===0&&(e.compareFunction=Md,e.needsUpdate=!0),e}function Dx(e,t,i){let r=this.cache,s=i.allocateTextureUnit();r[0]!==s&&(e.uniform1i(this.addr,s),r[0]=s);let a;this.type===e.SAMPLER_2D_SHADOW?a=Tn(wp):a=yp,i.setTexture2D(t||a,s)}function Ux(e,t,i){let r=this.cache,s=i.allocateTextureUnit();r[0]!==s&&(e.uniform1i(this.addr,s),r[0]=s),i.setTexture3D(t||Tp,s)}function Ox(e,t,i){let r=this.cache,s=i.allocateTextureUnit();r[0]!==s&&(e.uniform1i(this.addr,s),r[0]=s);let a;this.type===e.SAMPLER_CUBE_SHADOW?a=Tn(bp):a=Ap,i.setTextureCube(t||a,s)}function Fx(e,t,i){let r=this.cache,s=i.allocateTextureUnit();r[0]!==s&&(e.uniform1i(this.addr,s),r[0]=s),i.setTexture2DArray(t||Ep,s)}function Bx(e){switch(e){case 5126:return Sx;case 35664:return xx;case 35665:return Mx;case 35666:return yx;case 35674:return wx;case 35675:return bx;case 35676:return Ex;case 5124:case 35670:return Tx;case 35667:case 35671:return Ax;case 35668:case 35672:return Rx;case 35669:case 35673:return Cx;case 5125:return Px;case 36294:return Lx;case 36295:return Nx;case 36296:return Ix;case 35678:case 36198:case 36298:case 36306:case 35682:return Dx;case 35679:case 36299:case 36307:return Ux;case 35680:case 36300:case 36308:case 36293:return Ox;case 36289:case 36303:case 36311:case 36292:return Fx}}function kx(e,t){e.uniform1fv(this.addr,t)}function zx(e,t){let i=as(t,this.size,2);e.uniform2fv(this.addr,i)}function Gx(e,t){let i=as(t,this.size,3);e.uniform3fv(this.addr,i)}function Hx(e,t){let i=as(t,this.size,4);e.uniform4fv(this.addr,i)}function Vx(e,t){let i=as(t,this.size,4);e.uniformMatrix2fv(this.addr,!1,i)}function Wx(e,t){let i=as(t,this.size,9);e.uniformMatrix3fv(this.addr,!1,i)}function Xx(e,t){let i=as(t,this.size,16);e.uniformMatrix4fv(this.addr,!1,i)}function jx(e,t){e.uniform1iv(this.addr,t)}function qx(e,t){e.uniform2iv(this.addr,t)}function Yx(e,t){e.uniform3iv(this.addr,t)}function $x(e,t){e.uniform4iv(this.addr,t)}function Kx(e,t){e.uniform1uiv(this.addr,t)}function Jx(e,t){e.uniform2uiv(this.addr,t)}function Zx(e,t){e.uniform3uiv(this.addr,t)}function Qx(e,t){e.uniform4uiv(this.addr,t)}function eM(e,t,i){let r=this.cache,s=t.length,a=En(i,s);Pt(r,a)||(e.uniform1iv(this.addr,a),Lt(r,a));let n;this.type===e.SAMPLER_2D_SHADOW?n=Tn(wp):n=yp;for(let o=0;o!==s;++o)i.setTexture2D(t[o]||n,a[o])}function tM(e,t,i){let r=this.cache,s=t.length,a=En(i,s);Pt(r,a)||(e.uniform1iv(this.addr,a),Lt(r,a));for(let n=0;n!==s;++n)i.setTexture3D(t[n]||Tp,a[n])}function iM(e,t,i){let r=this.cache,s=t.length,a=En(i,s);Pt(r,a)||(e.uniform1iv(this.addr,a),Lt(r,a));let n;this.type===e.SAMPLER_CUBE_SHADOW?n=Tn(bp):n=Ap;for(let o=0;o!==s;++o)i.setTextureCube(t[o]||n,a[o])}function rM(e,t,i){let r=this.cache,s=t.length,a=En(i,s);Pt(r,a)||(e.uniform1iv(this.addr,a),Lt(r,a));for(let n=0;n!==s;++n)i.setTexture2DArray(t[n]||Ep,a[n])}function sM(e){switch(e){case 5126:return kx;case 35664:return zx;case 35665:return Gx;case 35666:return Hx;case 35674:return Vx;case 35675:return Wx;case 35676:return Xx;case 5124:case 35670:return jx;case 35667:case 35671:return qx;case 35668:case 35672:return Yx;case 35669:case 35673:return $x;case 5125:return Kx;case 36294:return Jx;case 36295:return Zx;case 36296:return Qx;case 35678:case 36198:case 36298:case 36306:case 35682:return eM;case 35679:case 36299:case 36307:return tM;case 35680:case 36300:case 36308:case 36293:return iM;case 36289:case 36303:case 36311:case 36292:return rM}}var aM=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=Bx(t.type)}},nM=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=sM(t.type)}},oM=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let r=this.seq;for(let s=0,a=r.length;s!==a;++s){let n=r[s];n.setValue(e,t[n.id],i)}}},rl=/(\w+)(\])?(\[|\.)?/g;function ju(e,t){e.seq.push(t),e.map[t.id]=t}function lM(e,t,i){let r=e.name,s=r.length;for(rl.lastIndex=0;;){let a=rl.exec(r),n=rl.lastIndex,o=a[1],l=a[2]==="]",h=a[3];if(l&&(o=o|0),h===void 0||h==="["&&n+2===s){ju(i,h===void 0?new aM(o,e,t):new nM(o,e,t));break}else{let c=i.map[o];c===void 0&&(c=new oM(o),ju(i,c)),i=c}}}var hn=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let a=0;a<i;++a){let n=e.getActiveUniform(t,a),o=e.getUniformLocation(t,n.name);lM(n,o,this)}let r=[],s=[];for(let a of this.seq)a.type===e.SAMPLER_2D_SHADOW||a.type===e.SAMPLER_CUBE_SHADOW||a.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(a):s.push(a);r.length>0&&(this.seq=r.concat(s))}setValue(e,t,i,r){let s=this.map[t];s!==void 0&&s.setValue(e,i,r)}setOptional(e,t,i){let r=t[i];r!==void 0&&this.setValue(e,i,r)}static upload(e,t,i,r){for(let s=0,a=t.length;s!==a;++s){let n=t[s],o=i[n.id];o.needsUpdate!==!1&&n.setValue(e,o.value,r)}}static seqWithValue(e,t){let i=[];for(let r=0,s=e.length;r!==s;++r){let a=e[r];a.id in t&&i.push(a)}return i}};function qu(e,t,i){let r=e.createShader(t);return e.shaderSource(r,i),e.compileShader(r),r}var hM=37297,cM=0;function uM(e,t){let i=e.split(`
`),r=[],s=Math.max(t-6,0),a=Math.min(t+6,i.length);for(let n=s;n<a;n++){let o=n+1;r.push(`${o===t?">":" "} ${o}: ${i[n]}`)}return r.join(`
`)}var Yu=new Xe;function dM(e){et._getMatrix(Yu,et.workingColorSpace,e);let t=`mat3( ${Yu.elements.map(i=>i.toFixed(4))} )`;switch(et.getTransfer(e)){case gn:return[t,"LinearTransferOETF"];case lt:return[t,"sRGBTransferOETF"];default:return Be("WebGLProgram: Unsupported color space: ",e),[t,"LinearTransferOETF"]}}function $u(e,t,i){let r=e.getShaderParameter(t,e.COMPILE_STATUS),s=(e.getShaderInfoLog(t)||"").trim();if(r&&s==="")return"";let a=/ERROR: 0:(\d+)/.exec(s);if(a){let n=parseInt(a[1]);return i.toUpperCase()+`

`+s+`

`+uM(e.getShaderSource(t),n)}else return s}function pM(e,t){let i=dM(t);return[`vec4 ${e}( vec4 value ) {`,`	return ${i[1]}( vec4( ${i[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var fM={[nd]:"Linear",[od]:"Reinhard",[ld]:"Cineon",[xn]:"ACESFilmic",[cd]:"AgX",[ud]:"Neutral",[hd]:"Custom"};function mM(e,t){let i=fM[t];return i===void 0?(Be("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+e+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+e+"( vec3 color ) { return "+i+"ToneMapping( color ); }"}var en=new I;function gM(){et.getLuminanceCoefficients(en);let e=en.x.toFixed(4),t=en.y.toFixed(4),i=en.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${e}, ${t}, ${i} );`,"	return dot( weights, rgb );","}"].join(`
`)}function vM(e){return[e.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",e.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Rs).join(`
`)}function _M(e){let t=[];for(let i in e){let r=e[i];r!==!1&&t.push("#define "+i+" "+r)}return t.join(`
`)}function SM(e,t){let i={},r=e.getProgramParameter(t,e.ACTIVE_ATTRIBUTES);for(let s=0;s<r;s++){let a=e.getActiveAttrib(t,s),n=a.name,o=1;a.type===e.FLOAT_MAT2&&(o=2),a.type===e.FLOAT_MAT3&&(o=3),a.type===e.FLOAT_MAT4&&(o=4),i[n]={type:a.type,location:e.getAttribLocation(t,n),locationSize:o}}return i}function Rs(e){return e!==""}function Ku(e,t){let i=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return e.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,i).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function Ju(e,t){return e.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var xM=/^[ \t]*#include +<([\w\d./]+)>/gm;function $l(e){return e.replace(xM,MM)}function MM(e,t){let i=qe[t];if(i===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return $l(i)}var yM=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Zu(e){return e.replace(yM,wM)}function wM(e,t,i,r){let s="";for(let a=parseInt(t);a<parseInt(i);a++)s+=r.replace(/\[\s*i\s*\]/g,"[ "+a+" ]").replace(/UNROLLED_LOOP_INDEX/g,a);return s}function Qu(e){let t=`precision ${e.precision} float;
	precision ${e.precision} int;
	precision ${e.precision} sampler2D;
	precision ${e.precision} samplerCube;
	precision ${e.precision} sampler3D;
	precision ${e.precision} sampler2DArray;
	precision ${e.precision} sampler2DShadow;
	precision ${e.precision} samplerCubeShadow;
	precision ${e.precision} sampler2DArrayShadow;
	precision ${e.precision} isampler2D;
	precision ${e.precision} isampler3D;
	precision ${e.precision} isamplerCube;
	precision ${e.precision} isampler2DArray;
	precision ${e.precision} usampler2D;
	precision ${e.precision} usampler3D;
	precision ${e.precision} usamplerCube;
	precision ${e.precision} usampler2DArray;
	`;return e.precision==="highp"?t+=`
#define HIGH_PRECISION`:e.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:e.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var bM={[jr]:"SHADOWMAP_TYPE_PCF",[Ts]:"SHADOWMAP_TYPE_VSM"};function EM(e){return bM[e.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var TM={[Ds]:"ENVMAP_MODE_REFRACTION"};function AM(e){return e.envMap===!1?"ENVMAP_MODE_REFLECTION":TM[e.envMapMode]||"ENVMAP_MODE_REFLECTION"}var RM={[Kl]:"ENVMAP_BLENDING_MULTIPLY",[ig]:"ENVMAP_BLENDING_MIX",[rg]:"ENVMAP_BLENDING_ADD"};function CM(e){return e.envMap===!1?"ENVMAP_BLENDING_NONE":RM[e.combine]||"ENVMAP_BLENDING_NONE"}function PM(e,t,i,r){let s=e.getContext(),a=i.defines,n=i.vertexShader,o=i.fragmentShader,l=EM(i),h=i.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",c=AM(i),d=CM(i),u=vM(i),p=_M(a),v=s.createProgram(),M,g,f=i.glslVersion?"#version "+i.glslVersion+`
`:"";i.isRawShaderMaterial?(M=["#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p].filter(Rs).join(`
`),M.length>0&&(M+=`
`),g=["#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p].filter(Rs).join(`
`),g.length>0&&(g+=`
`)):(M=[Qu(i),"#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p,i.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",i.batching?"#define USE_BATCHING":"",i.batchingColor?"#define USE_BATCHING_COLOR":"",i.instancing?"#define USE_INSTANCING":"",i.instancingColor?"#define USE_INSTANCING_COLOR":"",i.instancingMorph?"#define USE_INSTANCING_MORPH":"",i.useFog&&i.fog?"#define USE_FOG":"",i.useFog&&i.fogExp2?"#define FOG_EXP2":"",i.map?"#define USE_MAP":"",i.envMap?"#define USE_ENVMAP":"",i.envMap?"#define "+c:"",i.lightMap?"#define USE_LIGHTMAP":"",i.aoMap?"#define USE_AOMAP":"",i.bumpMap?"#define USE_BUMPMAP":"",i.normalMap?"#define USE_NORMALMAP":"",i.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",i.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",i.displacementMap?"#define USE_DISPLACEMENTMAP":"",i.emissiveMap?"#define USE_EMISSIVEMAP":"",i.anisotropy?"#define USE_ANISOTROPY":"",i.anisotropyMap?"#define USE_ANISOTROPYMAP":"",i.clearcoatMap?"#define USE_CLEARCOATMAP":"",i.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",i.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",i.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",i.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",i.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",i.specularMap?"#define USE_SPECULARMAP":"",i.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",i.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",i.roughnessMap?"#define USE_ROUGHNESSMAP":"",i.metalnessMap?"#define USE_METALNESSMAP":"",i.alphaMap?"#define USE_ALPHAMAP":"",i.alphaHash?"#define USE_ALPHAHASH":"",i.transmission?"#define USE_TRANSMISSION":"",i.transmissionMap?"#define USE_TRANSMISSIONMAP":"",i.thicknessMap?"#define USE_THICKNESSMAP":"",i.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",i.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",i.mapUv?"#define MAP_UV "+i.mapUv:"",i.alphaMapUv?"#define ALPHAMAP_UV "+i.alphaMapUv:"",i.lightMapUv?"#define LIGHTMAP_UV "+i.lightMapUv:"",i.aoMapUv?"#define AOMAP_UV "+i.aoMapUv:"",i.emissiveMapUv?"#define EMISSIVEMAP_UV "+i.emissiveMapUv:"",i.bumpMapUv?"#define BUMPMAP_UV "+i.bumpMapUv:"",i.normalMapUv?"#define NORMALMAP_UV "+i.normalMapUv:"",i.displacementMapUv?"#define DISPLACEMENTMAP_UV "+i.displacementMapUv:"",i.metalnessMapUv?"#define METALNESSMAP_UV "+i.metalnessMapUv:"",i.roughnessMapUv?"#define ROUGHNESSMAP_UV "+i.roughnessMapUv:"",i.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+i.anisotropyMapUv:"",i.clearcoatMapUv?"#define CLEARCOATMAP_UV "+i.clearcoatMapUv:"",i.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+i.clearcoatNormalMapUv:"",i.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+i.clearcoatRoughnessMapUv:"",i.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+i.diffuseRoughnessMapUv:"",i.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+i.iridescenceMapUv:"",i.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+i.iridescenceThicknessMapUv:"",i.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+i.sheenColorMapUv:"",i.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+i.sheenRoughnessMapUv:"",i.specularMapUv?"#define SPECULARMAP_UV "+i.specularMapUv:"",i.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+i.specularColorMapUv:"",i.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+i.specularIntensityMapUv:"",i.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+i.transmissionMapUv:"",i.thicknessMapUv?"#define THICKNESSMAP_UV "+i.thicknessMapUv:"",i.vertexTangents&&i.flatShading===!1?"#define USE_TANGENT":"",i.vertexNormals?"#define HAS_NORMAL":"",i.vertexColors?"#define USE_COLOR":"",i.vertexAlphas?"#define USE_COLOR_ALPHA":"",i.vertexUv1s?"#define USE_UV1":"",i.vertexUv2s?"#define USE_UV2":"",i.vertexUv3s?"#define USE_UV3":"",i.pointsUvs?"#define USE_POINTS_UV":"",i.flatShading?"#define FLAT_SHADED":"",i.skinning?"#define USE_SKINNING":"",i.morphTargets?"#define USE_MORPHTARGETS":"",i.morphNormals&&i.flatShading===!1?"#define USE_MORPHNORMALS":"",i.morphColors?"#define USE_MORPHCOLORS":"",i.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+i.morphTextureStride:"",i.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+i.morphTargetsCount:"",i.doubleSided?"#define DOUBLE_SIDED":"",i.flipSided?"#define FLIP_SIDED":"",i.shadowMapEnabled?"#define USE_SHADOWMAP":"",i.shadowMapEnabled?"#define "+l:"",i.sizeAttenuation?"#define USE_SIZEATTENUATION":"",i.numLightProbes>0?"#define USE_LIGHT_PROBES":"",i.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",i.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Rs).join(`
`),g=[Qu(i),"#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p,i.useFog&&i.fog?"#define USE_FOG":"",i.useFog&&i.fogExp2?"#define FOG_EXP2":"",i.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",i.map?"#define USE_MAP":"",i.matcap?"#define USE_MATCAP":"",i.envMap?"#define USE_ENVMAP":"",i.envMap?"#define "+h:"",i.envMap?"#define "+c:"",i.envMap?"#define "+d:"",i.envMapPMREM?"#define ENVMAP_MAX_LOD "+i.envMapMaxLod+".0":"",i.envMapPMREM?"#define ENVMAP_SIZE "+i.envMapSize+".0":"",i.lightMap?"#define USE_LIGHTMAP":"",i.aoMap?"#define USE_AOMAP":"",i.bumpMap?"#define USE_BUMPMAP":"",i.normalMap?"#define USE_NORMALMAP":"",i.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",i.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",i.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",i.emissiveMap?"#define USE_EMISSIVEMAP":"",i.anisotropy?"#define USE_ANISOTROPY":"",i.anisotropyMap?"#define USE_ANISOTROPYMAP":"",i.clearcoat?"#define USE_CLEARCOAT":"",i.clearcoatMap?"#define USE_CLEARCOATMAP":"",i.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",i.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",i.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",i.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",i.dispersion?"#define USE_DISPERSION":"",i.retroreflection?"#define USE_RETROREFLECTION":"",i.iridescence?"#define USE_IRIDESCENCE":"",i.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",i.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",i.specularMap?"#define USE_SPECULARMAP":"",i.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",i.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",i.roughnessMap?"#define USE_ROUGHNESSMAP":"",i.metalnessMap?"#define USE_METALNESSMAP":"",i.alphaMap?"#define USE_ALPHAMAP":"",i.alphaTest?"#define USE_ALPHATEST":"",i.alphaHash?"#define USE_ALPHAHASH":"",i.sheen?"#define USE_SHEEN":"",i.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",i.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",i.transmission?"#define USE_TRANSMISSION":"",i.transmissionMap?"#define USE_TRANSMISSIONMAP":"",i.thicknessMap?"#define USE_THICKNESSMAP":"",i.vertexTangents&&i.flatShading===!1?"#define USE_TANGENT":"",i.vertexColors||i.instancingColor?"#define USE_COLOR":"",i.vertexAlphas||i.batchingColor?"#define USE_COLOR_ALPHA":"",i.vertexUv1s?"#define USE_UV1":"",i.vertexUv2s?"#define USE_UV2":"",i.vertexUv3s?"#define USE_UV3":"",i.pointsUvs?"#define USE_POINTS_UV":"",i.gradientMap?"#define USE_GRADIENTMAP":"",i.flatShading?"#define FLAT_SHADED":"",i.doubleSided?"#define DOUBLE_SIDED":"",i.flipSided?"#define FLIP_SIDED":"",i.shadowMapEnabled?"#define USE_SHADOWMAP":"",i.shadowMapEnabled?"#define "+l:"",i.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",i.numLightProbes>0?"#define USE_LIGHT_PROBES":"",i.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",i.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",i.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",i.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",i.toneMapping!==Ui?"#define TONE_MAPPING":"",i.toneMapping!==Ui?qe.tonemapping_pars_fragment:"",i.toneMapping!==Ui?mM("toneMapping",i.toneMapping):"",i.dithering?"#define DITHERING":"",i.opaque?"#define OPAQUE":"",qe.colorspace_pars_fragment,pM("linearToOutputTexel",i.outputColorSpace),gM(),i.useDepthPacking?"#define DEPTH_PACKING "+i.depthPacking:"",`
`].filter(Rs).join(`
`)),n=$l(n),n=Ku(n,i),n=Ju(n,i),o=$l(o),o=Ku(o,i),o=Ju(o,i),n=Zu(n),o=Zu(o),i.isRawShaderMaterial!==!0&&(f=`#version 300 es
`,M=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+M,g=["#define varying in",i.glslVersion===qc?"":"layout(location = 0) out highp vec4 pc_fragColor;",i.glslVersion===qc?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let w=f+M+n,b=f+g+o,x=qu(s,s.VERTEX_SHADER,w),T=qu(s,s.FRAGMENT_SHADER,b);s.attachShader(v,x),s.attachShader(v,T),i.index0AttributeName!==void 0?s.bindAttribLocation(v,0,i.index0AttributeName):i.hasPositionAttribute===!0&&s.bindAttribLocation(v,0,"position"),s.linkProgram(v);function A(O){if(e.debug.checkShaderErrors){let L=s.getProgramInfoLog(v)||"",F=s.getShaderInfoLog(x)||"",q=s.getShaderInfoLog(T)||"",C=L.trim(),H=F.trim(),$=q.trim(),G=!0,de=!0;if(s.getProgramParameter(v,s.LINK_STATUS)===!1)if(G=!1,typeof e.debug.onShaderError=="function")e.debug.onShaderError(s,v,x,T);else{let X=$u(s,x,"vertex"),j=$u(s,T,"fragment");Ge("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(v,s.VALIDATE_STATUS)+`

Material Name: `+O.name+`
Material Type: `+O.type+`

Program Info Log: `+C+`
`+X+`
`+j)}else C!==""?Be("WebGLProgram: Program Info Log:",C):(H===""||$==="")&&(de=!1);de&&(O.diagnostics={runnable:G,programLog:C,vertexShader:{log:H,prefix:M},fragmentShader:{log:$,prefix:g}})}s.deleteShader(x),s.deleteShader(T),m=new hn(s,v),y=SM(s,v)}let m;this.getUniforms=function(){return m===void 0&&A(this),m};let y;this.getAttributes=function(){return y===void 0&&A(this),y};let R=i.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return R===!1&&(R=s.getProgramParameter(v,hM)),R},this.destroy=function(){r.releaseStatesOfProgram(this),s.deleteProgram(v),this.program=void 0},this.type=i.shaderType,this.name=i.shaderName,this.id=cM++,this.cacheKey=t,this.usedTimes=1,this.program=v,this.vertexShader=x,this.fragmentShader=T,this}var LM=0,NM=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new IM(e),t.set(e,i)),i}},IM=class{constructor(e){this.id=LM++,this.code=e,this.usedTimes=0}};function DM(e){return e===vr||e===un||e===dn}function UM(e,t,i,r,s,a){let n=new Cd,o=new NM,l=new Set,h=[],c=new Map,d=r.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(m){return l.add(m),m===0?"uv":`uv${m}`}function v(m,y,R,O,L,F){let q=O.fog,C=L.geometry,H=m.isMeshStandardMaterial||m.isMeshLambertMaterial||m.isMeshPhongMaterial?O.environment:null,$=m.isMeshStandardMaterial||m.isMeshLambertMaterial&&!m.envMap||m.isMeshPhongMaterial&&!m.envMap,G=t.get(m.envMap||H,$),de=u[m.type],X=r.precision;m.precision!==null&&(X=r.getMaxPrecision(m.precision),X!==m.precision&&Be("WebGLProgram.getParameters:",m.precision,"not supported, using",X,"instead."));let j=C.morphAttributes.position||C.morphAttributes.normal||C.morphAttributes.color,te=j!==void 0?j.length:0,Ce=0;C.morphAttributes.position!==void 0&&(Ce=1),C.morphAttributes.normal!==void 0&&(Ce=2),C.morphAttributes.color!==void 0&&(Ce=3);let Y,ie,Te,Ne;if(de){let Ee=_i[de];Y=Ee.vertexShader,ie=Ee.fragmentShader}else{Y=m.vertexShader,ie=m.fragmentShader;let Ee=o.getVertexShaderStage(m),ft=o.getFragmentShaderStage(m);o.update(m,Ee,ft),Te=Ee.id,Ne=ft.id}let Ue=e.getRenderTarget(),ne=e.state.buffers.depth.getReversed(),We=L.isInstancedMesh===!0,tt=L.isBatchedMesh===!0,Re=!!m.map,ht=!!m.matcap,re=!!G,he=re&&G.isPMREMTexture===!0,ae=!!m.aoMap,we=!!m.lightMap,be=!!m.bumpMap&&m.wireframe===!1,Le=!!m.normalMap,Oe=!!m.displacementMap,Ye=!!m.emissiveMap,Ze=!!m.metalnessMap,at=!!m.roughnessMap,D=m.anisotropy>0,Ut=m.clearcoat>0,je=m.diffuseRoughness>0,Mt=m.dispersion>0,pe=m.retroreflectivity>0,ot=m.iridescence>0,Fe=m.sheen>0,He=m.transmission>0,Rt=D&&!!m.anisotropyMap,E=Ut&&!!m.clearcoatMap,_=Ut&&!!m.clearcoatNormalMap,k=Ut&&!!m.clearcoatRoughnessMap,Q=je&&!!m.diffuseRoughnessMap,K=ot&&!!m.iridescenceMap,ve=ot&&!!m.iridescenceThicknessMap,fe=Fe&&!!m.sheenColorMap,U=Fe&&!!m.sheenRoughnessMap,J=!!m.specularMap,Me=!!m.specularColorMap,P=!!m.specularIntensityMap,W=He&&!!m.transmissionMap,Z=He&&!!m.thicknessMap,se=!!m.gradientMap,_e=!!m.alphaMap,me=m.alphaTest>0,Ie=!!m.alphaHash,ee=!!m.extensions,Ve=Ui;m.toneMapped&&(Ue===null||Ue.isXRRenderTarget===!0)&&(Ve=e.toneMapping);let ze=he?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,Qe={shaderID:de,shaderType:m.type,shaderName:m.name,vertexShader:Y,fragmentShader:ie,defines:m.defines,customVertexShaderID:Te,customFragmentShaderID:Ne,isRawShaderMaterial:m.isRawShaderMaterial===!0,glslVersion:m.glslVersion,precision:X,batching:tt,batchingColor:tt&&L._colorsTexture!==null,instancing:We,instancingColor:We&&L.instanceColor!==null,instancingMorph:We&&L.morphTexture!==null,outputColorSpace:Ue===null?e.outputColorSpace:Ue.isXRRenderTarget===!0?Ue.texture.colorSpace:et.workingColorSpace,alphaToCoverage:!!m.alphaToCoverage,map:Re,matcap:ht,envMap:re,envMapMode:re&&G.mapping,envMapPMREM:he,envMapMaxLod:he?ze.length-1:null,envMapSize:he?ze[0].width:null,aoMap:ae,lightMap:we,bumpMap:be,normalMap:Le,displacementMap:Oe,emissiveMap:Ye,normalMapObjectSpace:Le&&m.normalMapType===ag,normalMapTangentSpace:Le&&m.normalMapType===fn,packedNormalMap:Le&&m.normalMapType===fn&&DM(m.normalMap.format),metalnessMap:Ze,roughnessMap:at,anisotropy:D,anisotropyMap:Rt,clearcoat:Ut,clearcoatMap:E,clearcoatNormalMap:_,clearcoatRoughnessMap:k,diffuseRoughness:je,diffuseRoughnessMap:Q,dispersion:Mt,retroreflection:pe,iridescence:ot,iridescenceMap:K,iridescenceThicknessMap:ve,sheen:Fe,sheenColorMap:fe,sheenRoughnessMap:U,specularMap:J,specularColorMap:Me,specularIntensityMap:P,transmission:He,transmissionMap:W,thicknessMap:Z,gradientMap:se,opaque:m.transparent===!1&&m.blending===mr&&m.alphaToCoverage===!1,alphaMap:_e,alphaTest:me,alphaHash:Ie,combine:m.combine,mapUv:Re&&p(m.map.channel),aoMapUv:ae&&p(m.aoMap.channel),lightMapUv:we&&p(m.lightMap.channel),bumpMapUv:be&&p(m.bumpMap.channel),normalMapUv:Le&&p(m.normalMap.channel),displacementMapUv:Oe&&p(m.displacementMap.channel),emissiveMapUv:Ye&&p(m.emissiveMap.channel),metalnessMapUv:Ze&&p(m.metalnessMap.channel),roughnessMapUv:at&&p(m.roughnessMap.channel),anisotropyMapUv:Rt&&p(m.anisotropyMap.channel),clearcoatMapUv:E&&p(m.clearcoatMap.channel),clearcoatNormalMapUv:_&&p(m.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:k&&p(m.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:Q&&p(m.diffuseRoughnessMap.channel),iridescenceMapUv:K&&p(m.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&p(m.iridescenceThicknessMap.channel),sheenColorMapUv:fe&&p(m.sheenColorMap.channel),sheenRoughnessMapUv:U&&p(m.sheenRoughnessMap.channel),specularMapUv:J&&p(m.specularMap.channel),specularColorMapUv:Me&&p(m.specularColorMap.channel),specularIntensityMapUv:P&&p(m.specularIntensityMap.channel),transmissionMapUv:W&&p(m.transmissionMap.channel),thicknessMapUv:Z&&p(m.thicknessMap.channel),alphaMapUv:_e&&p(m.alphaMap.channel),vertexTangents:!!C.attributes.tangent&&(Le||D),vertexNormals:!!C.attributes.normal,vertexColors:m.vertexColors,vertexAlphas:m.vertexColors===!0&&!!C.attributes.color&&C.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!C.attributes.uv&&(Re||_e),fog:!!q,useFog:m.fog===!0,fogExp2:!!q&&q.isFogExp2,flatShading:m.wireframe===!1&&(m.flatShading===!0||C.attributes.normal===void 0&&Le===!1&&(m.isMeshLambertMaterial||m.isMeshPhongMaterial||m.isMeshStandardMaterial||m.isMeshPhysicalMaterial)),sizeAttenuation:m.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:ne,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:C.attributes.position!==void 0,morphTargets:C.morphAttributes.position!==void 0,morphNormals:C.morphAttributes.normal!==void 0,morphColors:C.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:Ce,numSunLights:y.sun.length,numDirLights:y.directional.length,numPointLights:y.point.length,numSpotLights:y.spot.length,numSpotLightMaps:y.spotLightMap.length,numRectAreaLights:y.rectArea.length,numHemiLights:y.hemi.length,numSunLightShadows:y.sunShadowMap.length,numDirLightShadows:y.directionalShadowMap.length,numPointLightShadows:y.pointShadowMap.length,numSpotLightShadows:y.spotShadowMap.length,numSpotLightShadowsWithMaps:y.numSpotLightShadowsWithMaps,numLightProbes:y.numLightProbes,numLightProbeGrids:F.filter(Ee=>Ee.texture!==null).length,numClippingPlanes:a.numPlanes,numClipIntersection:a.numIntersection,dithering:m.dithering,shadowMapEnabled:e.shadowMap.enabled&&R.length>0,shadowMapType:e.shadowMap.type,toneMapping:Ve,decodeVideoTexture:Re&&m.map.isVideoTexture===!0&&et.getTransfer(m.map.colorSpace)===lt,decodeVideoTextureEmissive:Ye&&m.emissiveMap.isVideoTexture===!0&&et.getTransfer(m.emissiveMap.colorSpace)===lt,premultipliedAlpha:m.premultipliedAlpha,doubleSided:m.side===Yt,flipSided:m.side===Gt,useDepthPacking:m.depthPacking>=0,depthPacking:m.depthPacking||0,index0AttributeName:m.index0AttributeName,extensionClipCullDistance:ee&&m.extensions.clipCullDistance===!0&&i.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(ee&&m.extensions.multiDraw===!0||tt)&&i.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:i.has("KHR_parallel_shader_compile"),customProgramCacheKey:m.customProgramCacheKey()};return Qe.vertexUv1s=l.has(1),Qe.vertexUv2s=l.has(2),Qe.vertexUv3s=l.has(3),l.clear(),Qe}function M(m){let y=[];if(m.shaderID?y.push(m.shaderID):(y.push(m.customVertexShaderID),y.push(m.customFragmentShaderID)),m.defines!==void 0)for(let R in m.defines)y.push(R),y.push(m.defines[R]);return m.isRawShaderMaterial===!1&&(g(y,m),f(y,m),y.push(e.outputColorSpace)),y.push(m.customProgramCacheKey),y.join()}function g(m,y){m.push(y.precision),m.push(y.outputColorSpace),m.push(y.envMapMode),m.push(y.envMapPMREM),m.push(y.envMapMaxLod),m.push(y.envMapSize),m.push(y.mapUv),m.push(y.alphaMapUv),m.push(y.lightMapUv),m.push(y.aoMapUv),m.push(y.bumpMapUv),m.push(y.normalMapUv),m.push(y.displacementMapUv),m.push(y.emissiveMapUv),m.push(y.metalnessMapUv),m.push(y.roughnessMapUv),m.push(y.anisotropyMapUv),m.push(y.clearcoatMapUv),m.push(y.clearcoatNormalMapUv),m.push(y.clearcoatRoughnessMapUv),m.push(y.diffuseRoughnessMapUv),m.push(y.iridescenceMapUv),m.push(y.iridescenceThicknessMapUv),m.push(y.sheenColorMapUv),m.push(y.sheenRoughnessMapUv),m.push(y.specularMapUv),m.push(y.specularColorMapUv),m.push(y.specularIntensityMapUv),m.push(y.transmissionMapUv),m.push(y.thicknessMapUv),m.push(y.combine),m.push(y.fogExp2),m.push(y.sizeAttenuation),m.push(y.morphTargetsCount),m.push(y.numSunLights),m.push(y.numDirLights),m.push(y.numPointLights),m.push(y.numSpotLights),m.push(y.numSpotLightMaps),m.push(y.numHemiLights),m.push(y.numRectAreaLights),m.push(y.numSunLightShadows),m.push(y.numDirLightShadows),m.push(y.numPointLightShadows),m.push(y.numSpotLightShadows),m.push(y.numSpotLightShadowsWithMaps),m.push(y.numLightProbes),m.push(y.numLightProbeGrids),m.push(y.shadowMapType),m.push(y.toneMapping),m.push(y.numClippingPlanes),m.push(y.numClipIntersection),m.push(y.depthPacking)}function f(m,y){n.disableAll(),y.instancing&&n.enable(0),y.instancingColor&&n.enable(1),y.instancingMorph&&n.enable(2),y.matcap&&n.enable(3),y.envMap&&n.enable(4),y.normalMapObjectSpace&&n.enable(5),y.normalMapTangentSpace&&n.enable(6),y.clearcoat&&n.enable(7),y.iridescence&&n.enable(8),y.alphaTest&&n.enable(9),y.vertexColors&&n.enable(10),y.vertexAlphas&&n.enable(11),y.vertexUv1s&&n.enable(12),y.vertexUv2s&&n.enable(13),y.vertexUv3s&&n.enable(14),y.vertexTangents&&n.enable(15),y.anisotropy&&n.enable(16),y.alphaHash&&n.enable(17),y.batching&&n.enable(18),y.dispersion&&n.enable(19),y.retroreflection&&n.enable(24),y.diffuseRoughness&&n.enable(25),y.batchingColor&&n.enable(20),y.gradientMap&&n.enable(21),y.packedNormalMap&&n.enable(22),y.vertexNormals&&n.enable(23),m.push(n.mask),n.disableAll(),y.fog&&n.enable(0),y.useFog&&n.enable(1),y.flatShading&&n.enable(2),y.logarithmicDepthBuffer&&n.enable(3),y.reversedDepthBuffer&&n.enable(4),y.skinning&&n.enable(5),y.morphTargets&&n.enable(6),y.morphNormals&&n.enable(7),y.morphColors&&n.enable(8),y.premultipliedAlpha&&n.enable(9),y.shadowMapEnabled&&n.enable(10),y.doubleSided&&n.enable(11),y.flipSided&&n.enable(12),y.useDepthPacking&&n.enable(13),y.dithering&&n.enable(14),y.transmission&&n.enable(15),y.sheen&&n.enable(16),y.opaque&&n.enable(17),y.pointsUvs&&n.enable(18),y.decodeVideoTexture&&n.enable(19),y.decodeVideoTextureEmissive&&n.enable(20),y.alphaToCoverage&&n.enable(21),y.numLightProbeGrids>0&&n.enable(22),y.hasPositionAttribute&&n.enable(23),m.push(n.mask)}function w(m){let y=u[m.type],R;if(y){let O=_i[y];R=B0.clone(O.uniforms)}else R=m.uniforms;return R}function b(m,y){let R=c.get(y);return R!==void 0?++R.usedTimes:(R=new PM(e,y,m,s),h.push(R),c.set(y,R)),R}function x(m){if(--m.usedTimes===0){let y=h.indexOf(m);h[y]=h[h.length-1],h.pop(),c.delete(m.cacheKey),m.destroy()}}function T(m){o.remove(m)}function A(){o.dispose()}return{getParameters:v,getProgramCacheKey:M,getUniforms:w,acquireProgram:b,releaseProgram:x,releaseShaderCache:T,programs:h,dispose:A}}function OM(){let e=new WeakMap;function t(n){return e.has(n)}function i(n){let o=e.get(n);return o===void 0&&(o={},e.set(n,o)),o}function r(n){e.delete(n)}function s(n,o,l){e.get(n)[o]=l}function a(){e=new WeakMap}return{has:t,get:i,remove:r,update:s,dispose:a}}function FM(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.material.id!==t.material.id?e.material.id-t.material.id:e.materialVariant!==t.materialVariant?e.materialVariant-t.materialVariant:e.z!==t.z?e.z-t.z:e.id-t.id}function ed(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.z!==t.z?t.z-e.z:e.id-t.id}function td(){let e=[],t=0,i=[],r=[],s=[];function a(){t=0,i.length=0,r.length=0,s.length=0}function n(u){let p=0;return u.isInstancedMesh&&(p+=2),u.isSkinnedMesh&&(p+=1),p}function o(u,p,v,M,g,f){let w=e[t];return w===void 0?(w={id:u.id,object:u,geometry:p,material:v,materialVariant:n(u),groupOrder:M,renderOrder:u.renderOrder,z:g,group:f},e[t]=w):(w.id=u.id,w.object=u,w.geometry=p,w.material=v,w.materialVariant=n(u),w.groupOrder=M,w.renderOrder=u.renderOrder,w.z=g,w.group=f),t++,w}function l(u,p,v,M,g,f,w){w.reversedDepth===!0&&(g=-g);let b=o(u,p,v,M,g,f);v.transmission>0?r.push(b):v.transparent===!0?s.push(b):i.push(b)}function h(u,p,v,M,g,f){let w=o(u,p,v,M,g,f);v.transmission>0?r.unshift(w):v.transparent===!0?s.unshift(w):i.unshift(w)}function c(u,p){i.length>1&&i.sort(u||FM),r.length>1&&r.sort(p||ed),s.length>1&&s.sort(p||ed)}function d(){for(let u=t,p=e.length;u<p;u++){let v=e[u];if(v.id===null)break;v.id=null,v.object=null,v.geometry=null,v.material=null,v.group=null}}return{opaque:i,transmissive:r,transparent:s,init:a,push:l,unshift:h,finish:d,sort:c}}function BM(){let e=new WeakMap;function t(r,s){let a=e.get(r),n;return a===void 0?(n=new td,e.set(r,[n])):s>=a.length?(n=new td,a.push(n)):n=a[s],n}function i(){e=new WeakMap}return{get:t,dispose:i}}function kM(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let i;switch(t.type){case"SunLight":case"DirectionalLight":i={direction:new I,color:new ke};break;case"SpotLight":i={position:new I,direction:new I,color:new ke,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":i={position:new I,color:new ke,distance:0,decay:0};break;case"HemisphereLight":i={direction:new I,skyColor:new ke,groundColor:new ke};break;case"RectAreaLight":i={color:new ke,position:new I,halfWidth:new I,halfHeight:new I};break}return e[t.id]=i,i}}}function zM(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let i;switch(t.type){case"SunLight":case"DirectionalLight":i={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ue};break;case"SpotLight":i={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ue};break;case"PointLight":i={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ue,shadowCameraNear:1,shadowCameraFar:1e3};break}return e[t.id]=i,i}}}var GM=0;function HM(e,t){return(t.castShadow?2:0)-(e.castShadow?2:0)+(t.map?1:0)-(e.map?1:0)}function VM(e){let t=new kM,i=zM(),r={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let h=0;h<9;h++)r.probe.push(new I);let s=new I,a=new st,n=new st;function o(h){let c=0,d=0,u=0;for(let F=0;F<9;F++)r.probe[F].set(0,0,0);let p=0,v=0,M=0,g=0,f=0,w=0,b=0,x=0,T=0,A=0,m=0,y=0,R=0,O=0;h.sort(HM);for(let F=0,q=h.length;F<q;F++){let C=h[F],H=C.color,$=C.intensity,G=C.distance,de=null;if(C.shadow&&C.shadow.map&&(C.shadow.map.texture.format===vr?de=C.shadow.map.texture:de=C.shadow.map.depthTexture||C.shadow.map.texture),C.isAmbientLight)c+=H.r*$,d+=H.g*$,u+=H.b*$;else if(C.isLightProbe){for(let X=0;X<9;X++)r.probe[X].addScaledVector(C.sh.coefficients[X],$);O++}else if(C.isSunLight){let X=t.get(C);if(X.color.copy(C.color).multiplyScalar(C.intensity),C.castShadow){let j=C.shadow,te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),r.sunShadow[v]=te,r.sunShadowMap[v]=de;let Ce=j.getViewportCount();for(let Y=0;Y<Ce;Y++)r.sunShadowMatrix[M+Y]=j.getMatrix(Y),r.sunShadowCascade[M+Y]=j._cascadeData[Y];M+=Ce,v++}r.sun[p]=X,p++}else if(C.isDirectionalLight){let X=t.get(C);if(X.color.copy(C.color).multiplyScalar(C.intensity),C.castShadow){let j=C.shadow,te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,r.directionalShadow[g]=te,r.directionalShadowMap[g]=de,r.directionalShadowMatrix[g]=C.shadow.matrix,T++}r.directional[g]=X,g++}else if(C.isSpotLight){let X=t.get(C);X.position.setFromMatrixPosition(C.matrixWorld),X.color.copy(H).multiplyScalar($),X.distance=G,X.coneCos=Math.cos(C.angle),X.penumbraCos=Math.cos(C.angle*(1-C.penumbra)),X.decay=C.decay,r.spot[w]=X;let j=C.shadow;if(C.map&&(r.spotLightMap[y]=C.map,y++,j.updateMatrices(C),C.castShadow&&R++),r.spotLightMatrix[w]=j.matrix,C.castShadow){let te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,r.spotShadow[w]=te,r.spotShadowMap[w]=de,m++}w++}else if(C.isRectAreaLight){let X=t.get(C);X.color.copy(H).multiplyScalar($),X.halfWidth.set(C.width*.5,0,0),X.halfHeight.set(0,C.height*.5,0),r.rectArea[b]=X,b++}else if(C.isPointLight){let X=t.get(C);if(X.color.copy(C.color).multiplyScalar(C.intensity),X.distance=C.distance,X.decay=C.decay,C.castShadow){let j=C.shadow,te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,te.shadowCameraNear=j.camera.near,te.shadowCameraFar=j.camera.far,r.pointShadow[f]=te,r.pointShadowMap[f]=de,r.pointShadowMatrix[f]=C.shadow.matrix,A++}r.point[f]=X,f++}else if(C.isHemisphereLight){let X=t.get(C);X.skyColor.copy(C.color).multiplyScalar($),X.groundColor.copy(C.groundColor).multiplyScalar($),r.hemi[x]=X,x++}}b>0&&(e.has("OES_texture_float_linear")===!0?(r.rectAreaLTC1=xe.LTC_FLOAT_1,r.rectAreaLTC2=xe.LTC_FLOAT_2):(r.rectAreaLTC1=xe.LTC_HALF_1,r.rectAreaLTC2=xe.LTC_HALF_2)),r.ambient[0]=c,r.ambient[1]=d,r.ambient[2]=u;let L=r.hash;(L.sunLength!==p||L.directionalLength!==g||L.pointLength!==f||L.spotLength!==w||L.rectAreaLength!==b||L.hemiLength!==x||L.numSunShadows!==v||L.numDirectionalShadows!==T||L.numPointShadows!==A||L.numSpotShadows!==m||L.numSpotMaps!==y||L.numLightProbes!==O)&&(r.sun.length=p,r.directional.length=g,r.spot.length=w,r.rectArea.length=b,r.point.length=f,r.hemi.length=x,r.sunShadow.length=v,r.sunShadowMap.length=v,r.sunShadowMatrix.length=M,r.sunShadowCascade.length=M,r.directionalShadow.length=T,r.directionalShadowMap.length=T,r.directionalShadowMatrix.length=T,r.pointShadow.length=A,r.pointShadowMap.length=A,r.pointShadowMatrix.length=A,r.spotShadow.length=m,r.spotShadowMap.length=m,r.spotLightMatrix.length=m+y-R,r.spotLightMap.length=y,r.numSpotLightShadowsWithMaps=R,r.numLightProbes=O,L.sunLength=p,L.directionalLength=g,L.pointLength=f,L.spotLength=w,L.rectAreaLength=b,L.hemiLength=x,L.numSunShadows=v,L.numDirectionalShadows=T,L.numPointShadows=A,L.numSpotShadows=m,L.numSpotMaps=y,L.numLightProbes=O,r.version=GM++)}function l(h,c){let d=0,u=0,p=0,v=0,M=0,g=0,f=c.matrixWorldInverse;for(let w=0,b=h.length;w<b;w++){let x=h[w];if(x.isSunLight){let T=r.sun[d];T.direction.setFromMatrixPosition(x.matrixWorld),T.direction.transformDirection(f),d++}else if(x.isDirectionalLight){let T=r.directional[u];T.direction.setFromMatrixPosition(x.matrixWorld),s.setFromMatrixPosition(x.target.matrixWorld),T.direction.sub(s),T.direction.transformDirection(f),u++}else if(x.isSpotLight){let T=r.spot[v];T.position.setFromMatrixPosition(x.matrixWorld),T.position.applyMatrix4(f),T.direction.setFromMatrixPosition(x.matrixWorld),s.setFromMatrixPosition(x.target.matrixWorld),T.direction.sub(s),T.direction.transformDirection(f),v++}else if(x.isRectAreaLight){let T=r.rectArea[M];T.position.setFromMatrixPosition(x.matrixWorld),T.position.applyMatrix4(f),n.identity(),a.copy(x.matrixWorld),a.premultiply(f),n.extractRotation(a),T.halfWidth.set(x.width*.5,0,0),T.halfHeight.set(0,x.height*.5,0),T.halfWidth.applyMatrix4(n),T.halfHeight.applyMatrix4(n),M++}else if(x.isPointLight){let T=r.point[p];T.position.setFromMatrixPosition(x.matrixWorld),T.position.applyMatrix4(f),p++}else if(x.isHemisphereLight){let T=r.hemi[g];T.direction.setFromMatrixPosition(x.matrixWorld),T.direction.transformDirection(f),g++}}}return{setup:o,setupView:l,state:r}}function id(e){let t=new VM(e),i=[],r=[],s=[];function a(d){c.camera=d,i.length=0,r.length=0,s.length=0}function n(d){d.isLightProbeGrid?s.push(d):i.push(d)}function o(d){r.push(d)}function l(){t.setup(i),s.sort((d,u)=>d.priority-u.priority||d.id-u.id)}function h(d){t.setupView(i,d)}let c={lightsArray:i,shadowsArray:r,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:a,state:c,setupLights:l,setupLightsView:h,pushLight:n,pushShadow:o}}function WM(e){let t=new WeakMap;function i(s,a=0){let n=t.get(s),o;return n===void 0?(o=new id(e),t.set(s,[o])):a>=n.length?(o=new id(e),n.push(o)):o=n[a],o}function r(){t=new WeakMap}return{get:i,dispose:r}}var XM=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,jM=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,qM=[new I(1,0,0),new I(-1,0,0),new I(0,1,0),new I(0,-1,0),new I(0,0,1),new I(0,0,-1)],YM=[new I(0,-1,0),new I(0,-1,0),new I(0,0,1),new I(0,0,-1),new I(0,-1,0),new I(0,-1,0)],rd=new st,Es=new I,sl=new I;function $M(e,t,i){let r=new Bs,s=new ue,a=new ue,n=new yt,o=new H0,l=new V0,h={},c=i.maxTextureSize,d={[gr]:Gt,[Gt]:gr,[Yt]:Yt},u=new xr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ue},radius:{value:4}},vertexShader:XM,fragmentShader:jM}),p=u.clone();p.defines.HORIZONTAL_PASS=1;let v=new Dt;v.setAttribute("position",new Ct(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let M=new ut(v,u),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=jr;let f=this.type;this.render=function(A,m,y){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||A.length===0)return;this.type===Fm&&(Be("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=jr);let R=e.getRenderTarget(),O=e.getActiveCubeFace(),L=e.getActiveMipmapLevel(),F=e.state;F.setBlending(qr),F.buffers.depth.getReversed()===!0?F.buffers.color.setClear(0,0,0,0):F.buffers.color.setClear(1,1,1,1),F.buffers.depth.setTest(!0),F.setScissorTest(!1);let q=f!==this.type;q&&m.traverse(function(C){C.material&&(Array.isArray(C.material)?C.material.forEach(H=>H.needsUpdate=!0):C.material.needsUpdate=!0)});for(let C=0,H=A.length;C<H;C++){let $=A[C],G=$.shadow;if(G===void 0){Be("WebGLShadowMap:",$,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let de=G.getFrameExtents();s.multiply(de),a.copy(G.mapSize),(s.x>c||s.y>c)&&(s.x>c&&(a.x=Math.floor(c/de.x),s.x=a.x*de.x,G.mapSize.x=a.x),s.y>c&&(a.y=Math.floor(c/de.y),s.y=a.y*de.y,G.mapSize.y=a.y));let X=e.state.buffers.depth.getReversed();if(G.camera._reversedDepth=X,G.map===null||q===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===Ts){if($.isPointLight){Be("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new xi(s.x,s.y,{format:vr,type:yi,minFilter:$t,magFilter:$t,generateMipmaps:!1}),G.map.texture.name=$.name+".shadowMap",G.map.depthTexture=new Qr(s.x,s.y,ui),G.map.depthTexture.name=$.name+".shadowMapDepth",G.map.depthTexture.format=ir,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Ft,G.map.depthTexture.magFilter=Ft}else $.isPointLight?(G.map=new vh(s.x),G.map.depthTexture=new Hd(s.x,Mi)):(G.map=new xi(s.x,s.y),G.map.depthTexture=new Qr(s.x,s.y,Mi)),G.map.depthTexture.name=$.name+".shadowMap",G.map.depthTexture.format=ir,this.type===jr?(G.map.depthTexture.compareFunction=X?xd:Sd,G.map.depthTexture.minFilter=$t,G.map.depthTexture.magFilter=$t):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Ft,G.map.depthTexture.magFilter=Ft);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let j=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();$.isPointLight!==!0&&G.updateMatrices($,y);let te=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:y.layers;for(let Ce=0;Ce<j;Ce++){let Y=G.getCamera(Ce);if($.isPointLight){let ie=G.camera,Te=G.matrix,Ne=$.distance||ie.far;Ne!==ie.far&&(ie.far=Ne,ie.updateProjectionMatrix()),Es.setFromMatrixPosition($.matrixWorld),ie.position.copy(Es),sl.copy(ie.position),sl.add(qM[Ce]),ie.up.copy(YM[Ce]),ie.lookAt(sl),ie.updateMatrixWorld(),Te.makeTranslation(-Es.x,-Es.y,-Es.z),rd.multiplyMatrices(ie.projectionMatrix,ie.matrixWorldInverse),G._frustum.setFromProjectionMatrix(rd,ie.coordinateSystem,ie.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)e.setRenderTarget(G.map,Ce),e.clear();else{Ce===0&&(e.setRenderTarget(G.map),e.clear());let ie=G.getViewport(Ce);n.set(a.x*ie.x,a.y*ie.y,a.x*ie.z,a.y*ie.w),F.viewport(n)}r=G.getFrustum(Ce),x(m,y,Y,$,te,this.type)}G.isPointLightShadow!==!0&&this.type===Ts&&w(G,y),G.needsUpdate=!1}f=this.type,g.needsUpdate=!1,e.setRenderTarget(R,O,L)};function w(A,m){let y=t.update(M);u.defines.VSM_SAMPLES!==A.blurSamples&&(u.defines.VSM_SAMPLES=A.blurSamples,p.defines.VSM_SAMPLES=A.blurSamples,u.needsUpdate=!0,p.needsUpdate=!0),A.mapPass===null?A.mapPass=new xi(s.x,s.y,{format:vr,type:yi}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),u.uniforms.shadow_pass.value=A.map.depthTexture,u.uniforms.resolution.value.set(A.map.width,A.map.height),u.uniforms.radius.value=A.radius,e.setRenderTarget(A.mapPass),e.clear(),e.renderBufferDirect(m,null,y,u,M,null),p.uniforms.shadow_pass.value=A.mapPass.texture,p.uniforms.resolution.value.set(A.map.width,A.map.height),p.uniforms.radius.value=A.radius,e.setRenderTarget(A.map),e.clear(),e.renderBufferDirect(m,null,y,p,M,null)}function b(A,m,y,R){let O=null,L=y.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(L!==void 0)O=L;else if(O=y.isPointLight===!0?l:o,e.localClippingEnabled&&m.clipShadows===!0&&Array.isArray(m.clippingPlanes)&&m.clippingPlanes.length!==0||m.displacementMap&&m.displacementScale!==0||m.alphaMap&&m.alphaTest>0||m.map&&m.alphaTest>0||m.alphaToCoverage===!0){let F=O.uuid,q=m.uuid,C=h[F];C===void 0&&(C={},h[F]=C);let H=C[q];H===void 0&&(H=O.clone(),C[q]=H,m.addEventListener("dispose",T)),O=H}if(O.visible=m.visible,O.wireframe=m.wireframe,R===Ts?O.side=m.shadowSide!==null?m.shadowSide:m.side:O.side=m.shadowSide!==null?m.shadowSide:d[m.side],O.alphaMap=m.alphaMap,O.alphaTest=m.alphaToCoverage===!0?.5:m.alphaTest,O.map=m.map,O.clipShadows=m.clipShadows,O.clippingPlanes=m.clippingPlanes,O.clipIntersection=m.clipIntersection,O.displacementMap=m.displacementMap,O.displacementScale=m.displacementScale,O.displacementBias=m.displacementBias,O.wireframeLinewidth=m.wireframeLinewidth,O.linewidth=m.linewidth,y.isPointLight===!0&&O.isMeshDistanceMaterial===!0){let F=e.properties.get(O);F.light=y}return O}function x(A,m,y,R,O,L){if(A.visible===!1)return;if(A.layers.test(O)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&L===Ts)&&(!A.frustumCulled||A.intersectsFrustum(r))){A.modelViewMatrix.multiplyMatrices(y.matrixWorldInverse,A.matrixWorld);let q=t.update(A),C=A.material;if(Array.isArray(C)){let H=q.groups;for(let $=0,G=H.length;$<G;$++){let de=H[$],X=C[de.materialIndex];if(X&&X.visible){let j=b(A,X,R,L);A.onBeforeShadow(e,A,m,y,q,j,de),e.renderBufferDirect(y,null,q,j,A,de),A.onAfterShadow(e,A,m,y,q,j,de)}}}else if(C.visible){let H=b(A,C,R,L);A.onBeforeShadow(e,A,m,y,q,H,null),e.renderBufferDirect(y,null,q,H,A,null),A.onAfterShadow(e,A,m,y,q,H,null)}}let F=A.children;for(let q=0,C=F.length;q<C;q++)x(F[q],m,y,R,O,L)}function T(A){A.target.removeEventListener("dispose",T);for(let m in h){let y=h[m],R=A.target.uuid;R in y&&(y[R].dispose(),delete y[R])}}}function KM(e,t){function i(){let P=!1,W=new yt,Z=null,se=new yt(0,0,0,0);return{setMask:function(_e){Z!==_e&&!P&&(e.colorMask(_e,_e,_e,_e),Z=_e)},setLocked:function(_e){P=_e},setClear:function(_e,me,Ie,ee,Ve){Ve===!0&&(_e*=ee,me*=ee,Ie*=ee),W.set(_e,me,Ie,ee),se.equals(W)===!1&&(e.clearColor(_e,me,Ie,ee),se.copy(W))},reset:function(){P=!1,Z=null,se.set(-1,0,0,0)}}}function r(){let P=!1,W=!1,Z=null,se=null,_e=null;return{setReversed:function(me){if(W!==me){let Ie=t.get("EXT_clip_control");me?Ie.clipControlEXT(Ie.LOWER_LEFT_EXT,Ie.ZERO_TO_ONE_EXT):Ie.clipControlEXT(Ie.LOWER_LEFT_EXT,Ie.NEGATIVE_ONE_TO_ONE_EXT),W=me;let ee=_e;_e=null,this.setClear(ee)}},getReversed:function(){return W},setTest:function(me){me?ne(e.DEPTH_TEST):We(e.DEPTH_TEST)},setMask:function(me){Z!==me&&!P&&(e.depthMask(me),Z=me)},setFunc:function(me){if(W&&(me=vg[me]),se!==me){switch(me){case al:e.depthFunc(e.NEVER);break;case nl:e.depthFunc(e.ALWAYS);break;case ol:e.depthFunc(e.LESS);break;case Is:e.depthFunc(e.LEQUAL);break;case ll:e.depthFunc(e.EQUAL);break;case hl:e.depthFunc(e.GEQUAL);break;case cl:e.depthFunc(e.GREATER);break;case ul:e.depthFunc(e.NOTEQUAL);break;default:e.depthFunc(e.LEQUAL)}se=me}},setLocked:function(me){P=me},setClear:function(me){_e!==me&&(_e=me,W&&(me=1-me),e.clearDepth(me))},reset:function(){P=!1,Z=null,se=null,_e=null,W=!1}}}function s(){let P=!1,W=null,Z=null,se=null,_e=null,me=null,Ie=null,ee=null,Ve=null;return{setTest:function(ze){P||(ze?ne(e.STENCIL_TEST):We(e.STENCIL_TEST))},setMask:function(ze){W!==ze&&!P&&(e.stencilMask(ze),W=ze)},setFunc:function(ze,Qe,Ee){(Z!==ze||se!==Qe||_e!==Ee)&&(e.stencilFunc(ze,Qe,Ee),Z=ze,se=Qe,_e=Ee)},setOp:function(ze,Qe,Ee){(me!==ze||Ie!==Qe||ee!==Ee)&&(e.stencilOp(ze,Qe,Ee),me=ze,Ie=Qe,ee=Ee)},setLocked:function(ze){P=ze},setClear:function(ze){Ve!==ze&&(e.clearStencil(ze),Ve=ze)},reset:function(){P=!1,W=null,Z=null,se=null,_e=null,me=null,Ie=null,ee=null,Ve=null}}}let a=new i,n=new r,o=new s,l={},h=new WeakMap,c={},d={},u={},p=new WeakMap,v=[],M=null,g=!1,f=null,w=null,b=null,x=null,T=null,A=null,m=null,y=new ke(0,0,0),R=0,O=!1,L=null,F=null,q=null,C=null,H=null,$=e.getParameter(e.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,de=0,X=e.getParameter(e.VERSION);X.indexOf("WebGL")!==-1?(de=parseFloat(/^WebGL (\d)/.exec(X)[1]),G=de>=1):X.indexOf("OpenGL ES")!==-1&&(de=parseFloat(/^OpenGL ES (\d)/.exec(X)[1]),G=de>=2);let j=null,te={},Ce=e.getParameter(e.SCISSOR_BOX),Y=e.getParameter(e.VIEWPORT),ie=new yt().fromArray(Ce),Te=new yt().fromArray(Y);function Ne(P,W,Z,se){let _e=new Uint8Array(4),me=e.createTexture();e.bindTexture(P,me),e.texParameteri(P,e.TEXTURE_MIN_FILTER,e.NEAREST),e.texParameteri(P,e.TEXTURE_MAG_FILTER,e.NEAREST);for(let Ie=0;Ie<Z;Ie++)P===e.TEXTURE_3D||P===e.TEXTURE_2D_ARRAY?e.texImage3D(W,0,e.RGBA,1,1,se,0,e.RGBA,e.UNSIGNED_BYTE,_e):e.texImage2D(W+Ie,0,e.RGBA,1,1,0,e.RGBA,e.UNSIGNED_BYTE,_e);return me}let Ue={};Ue[e.TEXTURE_2D]=Ne(e.TEXTURE_2D,e.TEXTURE_2D,1),Ue[e.TEXTURE_CUBE_MAP]=Ne(e.TEXTURE_CUBE_MAP,e.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ue[e.TEXTURE_2D_ARRAY]=Ne(e.TEXTURE_2D_ARRAY,e.TEXTURE_2D_ARRAY,1,1),Ue[e.TEXTURE_3D]=Ne(e.TEXTURE_3D,e.TEXTURE_3D,1,1),a.setClear(0,0,0,1),n.setClear(1),o.setClear(0),ne(e.DEPTH_TEST),n.setFunc(Is),be(!1),Le(zc),ne(e.CULL_FACE),ae(qr);function ne(P){c[P]!==!0&&(e.enable(P),c[P]=!0)}function We(P){c[P]!==!1&&(e.disable(P),c[P]=!1)}function tt(P,W){return u[P]!==W?(e.bindFramebuffer(P,W),u[P]=W,P===e.DRAW_FRAMEBUFFER&&(u[e.FRAMEBUFFER]=W),P===e.FRAMEBUFFER&&(u[e.DRAW_FRAMEBUFFER]=W),!0):!1}function Re(P,W){let Z=v,se=!1;if(P){Z=p.get(W),Z===void 0&&(Z=[],p.set(W,Z));let _e=P.textures;if(Z.length!==_e.length||Z[0]!==e.COLOR_ATTACHMENT0){for(let me=0,Ie=_e.length;me<Ie;me++)Z[me]=e.COLOR_ATTACHMENT0+me;Z.length=_e.length,se=!0}}else Z[0]!==e.BACK&&(Z[0]=e.BACK,se=!0);se&&e.drawBuffers(Z)}function ht(P){return M!==P?(e.useProgram(P),M=P,!0):!1}let re={[Vr]:e.FUNC_ADD,[km]:e.FUNC_SUBTRACT,[zm]:e.FUNC_REVERSE_SUBTRACT};re[Gm]=e.MIN,re[Hm]=e.MAX;let he={[Vm]:e.ZERO,[Wm]:e.ONE,[Xm]:e.SRC_COLOR,[sd]:e.SRC_ALPHA,[Jm]:e.SRC_ALPHA_SATURATE,[$m]:e.DST_COLOR,[qm]:e.DST_ALPHA,[jm]:e.ONE_MINUS_SRC_COLOR,[ad]:e.ONE_MINUS_SRC_ALPHA,[Km]:e.ONE_MINUS_DST_COLOR,[Ym]:e.ONE_MINUS_DST_ALPHA,[Zm]:e.CONSTANT_COLOR,[Qm]:e.ONE_MINUS_CONSTANT_COLOR,[eg]:e.CONSTANT_ALPHA,[tg]:e.ONE_MINUS_CONSTANT_ALPHA};function ae(P,W,Z,se,_e,me,Ie,ee,Ve,ze){if(P===qr){g===!0&&(We(e.BLEND),g=!1);return}if(g===!1&&(ne(e.BLEND),g=!0),P!==Bm){if(P!==f||ze!==O){if((w!==Vr||T!==Vr)&&(e.blendEquation(e.FUNC_ADD),w=Vr,T=Vr),ze)switch(P){case mr:e.blendFuncSeparate(e.ONE,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case cn:e.blendFunc(e.ONE,e.ONE);break;case Gc:e.blendFuncSeparate(e.ZERO,e.ONE_MINUS_SRC_COLOR,e.ZERO,e.ONE);break;case Hc:e.blendFuncSeparate(e.DST_COLOR,e.ONE_MINUS_SRC_ALPHA,e.ZERO,e.ONE);break;default:Ge("WebGLState: Invalid blending: ",P);break}else switch(P){case mr:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case cn:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE,e.ONE,e.ONE);break;case Gc:Ge("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Hc:Ge("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Ge("WebGLState: Invalid blending: ",P);break}b=null,x=null,A=null,m=null,y.set(0,0,0),R=0,f=P,O=ze}return}_e=_e||W,me=me||Z,Ie=Ie||se,(W!==w||_e!==T)&&(e.blendEquationSeparate(re[W],re[_e]),w=W,T=_e),(Z!==b||se!==x||me!==A||Ie!==m)&&(e.blendFuncSeparate(he[Z],he[se],he[me],he[Ie]),b=Z,x=se,A=me,m=Ie),(ee.equals(y)===!1||Ve!==R)&&(e.blendColor(ee.r,ee.g,ee.b,Ve),y.copy(ee),R=Ve),f=P,O=!1}function we(P,W){P.side===Yt?We(e.CULL_FACE):ne(e.CULL_FACE);let Z=P.side===Gt;W&&(Z=!Z),be(Z),P.blending===mr&&P.transparent===!1?ae(qr):ae(P.blending,P.blendEquation,P.blendSrc,P.blendDst,P.blendEquationAlpha,P.blendSrcAlpha,P.blendDstAlpha,P.blendColor,P.blendAlpha,P.premultipliedAlpha),n.setFunc(P.depthFunc),n.setTest(P.depthTest),n.setMask(P.depthWrite),a.setMask(P.colorWrite);let se=P.stencilWrite;o.setTest(se),se&&(o.setMask(P.stencilWriteMask),o.setFunc(P.stencilFunc,P.stencilRef,P.stencilFuncMask),o.setOp(P.stencilFail,P.stencilZFail,P.stencilZPass)),Ye(P.polygonOffset,P.polygonOffsetFactor,P.polygonOffsetUnits),P.alphaToCoverage===!0?ne(e.SAMPLE_ALPHA_TO_COVERAGE):We(e.SAMPLE_ALPHA_TO_COVERAGE)}function be(P){L!==P&&(P?e.frontFace(e.CW):e.frontFace(e.CCW),L=P)}function Le(P){P!==Um?(ne(e.CULL_FACE),P!==F&&(P===zc?e.cullFace(e.BACK):P===Om?e.cullFace(e.FRONT):e.cullFace(e.FRONT_AND_BACK))):We(e.CULL_FACE),F=P}function Oe(P){P!==q&&(G&&e.lineWidth(P),q=P)}function Ye(P,W,Z){P?(ne(e.POLYGON_OFFSET_FILL),(C!==W||H!==Z)&&(C=W,H=Z,n.getReversed()&&(W=-W,Z=-Z),e.polygonOffset(W,Z))):We(e.POLYGON_OFFSET_FILL)}function Ze(P){P?ne(e.SCISSOR_TEST):We(e.SCISSOR_TEST)}function at(P){P===void 0&&(P=e.TEXTURE0+$-1),j!==P&&(e.activeTexture(P),j=P)}function D(P,W,Z){Z===void 0&&(j===null?Z=e.TEXTURE0+$-1:Z=j);let se=te[Z];se===void 0&&(se={type:void 0,texture:void 0},te[Z]=se),(se.type!==P||se.texture!==W)&&(j!==Z&&(e.activeTexture(Z),j=Z),e.bindTexture(P,W||Ue[P]),se.type=P,se.texture=W)}function Ut(){let P=te[j];P!==void 0&&P.type!==void 0&&(e.bindTexture(P.type,null),P.type=void 0,P.texture=void 0)}function je(){try{e.compressedTexImage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function Mt(){try{e.compressedTexImage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function pe(){try{e.texSubImage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function ot(){try{e.texSubImage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function Fe(){try{e.compressedTexSubImage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function He(){try{e.compressedTexSubImage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function Rt(){try{e.texStorage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function E(){try{e.texStorage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function _(){try{e.texImage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function k(){try{e.texImage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function Q(P){return d[P]!==void 0?d[P]:e.getParameter(P)}function K(P,W){d[P]!==W&&(e.pixelStorei(P,W),d[P]=W)}function ve(P){ie.equals(P)===!1&&(e.scissor(P.x,P.y,P.z,P.w),ie.copy(P))}function fe(P){Te.equals(P)===!1&&(e.viewport(P.x,P.y,P.z,P.w),Te.copy(P))}function U(P,W){let Z=h.get(W);Z===void 0&&(Z=new WeakMap,h.set(W,Z));let se=Z.get(P);se===void 0&&(se=e.getUniformBlockIndex(W,P.name),e.uniformBlockBinding(W,se,se),Z.set(P,se))}function J(P,W,Z){let se=h.get(W).get(P);l[se]!==Z&&(e.bindBufferBase(e.UNIFORM_BUFFER,se,Z),l[se]=Z)}function Me(){e.disable(e.BLEND),e.disable(e.CULL_FACE),e.disable(e.DEPTH_TEST),e.disable(e.POLYGON_OFFSET_FILL),e.disable(e.SCISSOR_TEST),e.disable(e.STENCIL_TEST),e.disable(e.SAMPLE_ALPHA_TO_COVERAGE),e.blendEquation(e.FUNC_ADD),e.blendFunc(e.ONE,e.ZERO),e.blendFuncSeparate(e.ONE,e.ZERO,e.ONE,e.ZERO),e.blendColor(0,0,0,0),e.colorMask(!0,!0,!0,!0),e.clearColor(0,0,0,0),e.depthMask(!0),e.depthFunc(e.LESS),n.setReversed(!1),e.clearDepth(1),e.stencilMask(4294967295),e.stencilFunc(e.ALWAYS,0,4294967295),e.stencilOp(e.KEEP,e.KEEP,e.KEEP),e.clearStencil(0),e.cullFace(e.BACK),e.frontFace(e.CCW),e.polygonOffset(0,0),e.activeTexture(e.TEXTURE0),e.bindFramebuffer(e.FRAMEBUFFER,null),e.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),e.bindFramebuffer(e.READ_FRAMEBUFFER,null),e.useProgram(null),e.lineWidth(1),e.scissor(0,0,e.canvas.width,e.canvas.height),e.viewport(0,0,e.canvas.width,e.canvas.height),e.pixelStorei(e.PACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,!1),e.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),e.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,e.BROWSER_DEFAULT_WEBGL),e.pixelStorei(e.PACK_ROW_LENGTH,0),e.pixelStorei(e.PACK_SKIP_PIXELS,0),e.pixelStorei(e.PACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_ROW_LENGTH,0),e.pixelStorei(e.UNPACK_IMAGE_HEIGHT,0),e.pixelStorei(e.UNPACK_SKIP_PIXELS,0),e.pixelStorei(e.UNPACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_SKIP_IMAGES,0),c={},d={},j=null,te={},u={},l={},p=new WeakMap,v=[],M=null,g=!1,f=null,w=null,b=null,x=null,T=null,A=null,m=null,y=new ke(0,0,0),R=0,O=!1,L=null,F=null,q=null,C=null,H=null,ie.set(0,0,e.canvas.width,e.canvas.height),Te.set(0,0,e.canvas.width,e.canvas.height),a.reset(),n.reset(),o.reset()}return{buffers:{color:a,depth:n,stencil:o},enable:ne,disable:We,bindFramebuffer:tt,drawBuffers:Re,useProgram:ht,setBlending:ae,setMaterial:we,setFlipSided:be,setCullFace:Le,setLineWidth:Oe,setPolygonOffset:Ye,setScissorTest:Ze,activeTexture:at,bindTexture:D,unbindTexture:Ut,compressedTexImage2D:je,compressedTexImage3D:Mt,texImage2D:_,texImage3D:k,pixelStorei:K,getParameter:Q,updateUBOMapping:U,uniformBlockBinding:J,texStorage2D:Rt,texStorage3D:E,texSubImage2D:pe,texSubImage3D:ot,compressedTexSubImage2D:Fe,compressedTexSubImage3D:He,scissor:ve,viewport:fe,reset:Me}}function JM(e,t,i,r,s,a,n){let o=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),h=new ue,c=new WeakMap,d=new Set,u,p=new WeakMap,v=new Set,M=new FinalizationRegistry(E=>v.delete(E)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function f(E,_){return g?new OffscreenCanvas(E,_):vn("canvas")}function w(E,_,k){let Q=1,K=Rt(E);if((K.width>k||K.height>k)&&(Q=k/Math.max(K.width,K.height)),Q<1)if(typeof HTMLImageElement<"u"&&E instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&E instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&E instanceof ImageBitmap||typeof VideoFrame<"u"&&E instanceof VideoFrame){let ve=Math.floor(Q*K.width),fe=Math.floor(Q*K.height);u===void 0&&(u=f(ve,fe));let U=_?f(ve,fe):u;return U.width=ve,U.height=fe,U.getContext("2d").drawImage(E,0,0,ve,fe),Be("WebGLRenderer: Texture has been resized from ("+K.width+"x"+K.height+") to ("+ve+"x"+fe+")."),U}else return"data"in E&&Be("WebGLRenderer: Image in DataTexture is too big ("+K.width+"x"+K.height+")."),E;return E}function b(E){return E.generateMipmaps}function x(E){e.generateMipmap(E)}function T(E){return E.isWebGLCubeRenderTarget?e.TEXTURE_CUBE_MAP:E.isWebGL3DRenderTarget?e.TEXTURE_3D:E.isWebGLArrayRenderTarget||E.isCompressedArrayTexture?e.TEXTURE_2D_ARRAY:e.TEXTURE_2D}function A(E,_,k,Q,K,ve=!1){if(E!==null){if(e[E]!==void 0)return e[E];Be("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+E+"'")}let fe;Q&&(fe=t.get("EXT_texture_norm16"),fe||Be("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let U=_;if(_===e.RED&&(k===e.FLOAT&&(U=e.R32F),k===e.HALF_FLOAT&&(U=e.R16F),k===e.UNSIGNED_BYTE&&(U=e.R8),k===e.UNSIGNED_SHORT&&fe&&(U=fe.R16_EXT),k===e.SHORT&&fe&&(U=fe.R16_SNORM_EXT)),_===e.RED_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.R8UI),k===e.UNSIGNED_SHORT&&(U=e.R16UI),k===e.UNSIGNED_INT&&(U=e.R32UI),k===e.BYTE&&(U=e.R8I),k===e.SHORT&&(U=e.R16I),k===e.INT&&(U=e.R32I)),_===e.RG&&(k===e.FLOAT&&(U=e.RG32F),k===e.HALF_FLOAT&&(U=e.RG16F),k===e.UNSIGNED_BYTE&&(U=e.RG8),k===e.UNSIGNED_SHORT&&fe&&(U=fe.RG16_EXT),k===e.SHORT&&fe&&(U=fe.RG16_SNORM_EXT)),_===e.RG_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.RG8UI),k===e.UNSIGNED_SHORT&&(U=e.RG16UI),k===e.UNSIGNED_INT&&(U=e.RG32UI),k===e.BYTE&&(U=e.RG8I),k===e.SHORT&&(U=e.RG16I),k===e.INT&&(U=e.RG32I)),_===e.RGB_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.RGB8UI),k===e.UNSIGNED_SHORT&&(U=e.RGB16UI),k===e.UNSIGNED_INT&&(U=e.RGB32UI),k===e.BYTE&&(U=e.RGB8I),k===e.SHORT&&(U=e.RGB16I),k===e.INT&&(U=e.RGB32I)),_===e.RGBA_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.RGBA8UI),k===e.UNSIGNED_SHORT&&(U=e.RGBA16UI),k===e.UNSIGNED_INT&&(U=e.RGBA32UI),k===e.BYTE&&(U=e.RGBA8I),k===e.SHORT&&(U=e.RGBA16I),k===e.INT&&(U=e.RGBA32I)),_===e.RGB&&(k===e.UNSIGNED_SHORT&&fe&&(U=fe.RGB16_EXT),k===e.SHORT&&fe&&(U=fe.RGB16_SNORM_EXT),k===e.UNSIGNED_INT_5_9_9_9_REV&&(U=e.RGB9_E5),k===e.UNSIGNED_INT_10F_11F_11F_REV&&(U=e.R11F_G11F_B10F)),_===e.RGBA){let J=ve?gn:et.getTransfer(K);k===e.FLOAT&&(U=e.RGBA32F),k===e.HALF_FLOAT&&(U=e.RGBA16F),k===e.UNSIGNED_BYTE&&(U=J===lt?e.SRGB8_ALPHA8:e.RGBA8),k===e.UNSIGNED_SHORT&&fe&&(U=fe.RGBA16_EXT),k===e.SHORT&&fe&&(U=fe.RGBA16_SNORM_EXT),k===e.UNSIGNED_SHORT_4_4_4_4&&(U=e.RGBA4),k===e.UNSIGNED_SHORT_5_5_5_1&&(U=e.RGB5_A1)}return(U===e.R16F||U===e.R32F||U===e.RG16F||U===e.RG32F||U===e.RGBA16F||U===e.RGBA32F)&&t.get("EXT_color_buffer_float"),U}function m(E,_){let k;return E?_===null||_===Mi||_===Jr?k=e.DEPTH24_STENCIL8:_===ui?k=e.DEPTH32F_STENCIL8:_===Us&&(k=e.DEPTH24_STENCIL8,Be("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):_===null||_===Mi||_===Jr?k=e.DEPTH_COMPONENT24:_===ui?k=e.DEPTH_COMPONENT32F:_===Us&&(k=e.DEPTH_COMPONENT16),k}function y(E,_){return b(E)===!0||E.isFramebufferTexture&&E.minFilter!==Ft&&E.minFilter!==$t?Math.log2(Math.max(_.width,_.height))+1:E.mipmaps.length>0?E.mipmaps.length:E.isCompressedTexture&&Array.isArray(E.image)?_.mipmaps.length:1}function R(E){let _=new WeakRef(E);r.get(E).__ref=_,v.add(_),M.register(E,_,_)}function O(E){let _=r.get(E).__ref;_!==void 0&&(v.delete(_),M.unregister(_))}function L(E){q(E.target)}function F(E){C(E.target)}function q(E){E.removeEventListener("dispose",L),O(E),$(E),E.isVideoTexture&&c.delete(E),E.isHTMLTexture&&d.delete(E)}function C(E){E.removeEventListener("dispose",F),O(E),de(E)}function H(){for(let E of v){let _=E.deref();_!==void 0&&(_.isRenderTarget===!0?C(_):q(_))}v.clear(),d.clear()}function $(E){let _=r.get(E);if(_.__webglInit===void 0)return;let k=E.source,Q=p.get(k);if(Q){let K=Q[_.__cacheKey];K.usedTimes--,K.usedTimes===0&&G(E),Object.keys(Q).length===0&&p.delete(k)}r.remove(E)}function G(E){let _=r.get(E);e.deleteTexture(_.__webglTexture);let k=E.source,Q=p.get(k);delete Q[_.__cacheKey],n.memory.textures--}function de(E){let _=r.get(E);_.__depthDisposeCallback&&_.__depthDisposeCallback();let k=E.depthTexture;if(k&&k.renderTarget===E&&q(k),E.isWebGLCubeRenderTarget)for(let K=0;K<6;K++){if(Array.isArray(_.__webglFramebuffer[K]))for(let ve=0;ve<_.__webglFramebuffer[K].length;ve++)e.deleteFramebuffer(_.__webglFramebuffer[K][ve]);else e.deleteFramebuffer(_.__webglFramebuffer[K]);_.__webglDepthbuffer&&e.deleteRenderbuffer(_.__webglDepthbuffer[K])}else{if(Array.isArray(_.__webglFramebuffer))for(let K=0;K<_.__webglFramebuffer.length;K++)e.deleteFramebuffer(_.__webglFramebuffer[K]);else e.deleteFramebuffer(_.__webglFramebuffer);if(_.__webglDepthbuffer&&e.deleteRenderbuffer(_.__webglDepthbuffer),_.__webglMultisampledFramebuffer&&e.deleteFramebuffer(_.__webglMultisampledFramebuffer),_.__webglColorRenderbuffer)for(let K=0;K<_.__webglColorRenderbuffer.length;K++)_.__webglColorRenderbuffer[K]&&e.deleteRenderbuffer(_.__webglColorRenderbuffer[K]);_.__webglDepthRenderbuffer&&e.deleteRenderbuffer(_.__webglDepthRenderbuffer)}let Q=E.textures;for(let K=0,ve=Q.length;K<ve;K++){let fe=r.get(Q[K]);fe.__webglTexture&&(e.deleteTexture(fe.__webglTexture),n.memory.textures--),r.remove(Q[K])}r.remove(E)}let X=0;function j(){X=0}function te(){return X}function Ce(E){X=E}function Y(){let E=X;return E>=s.maxTextures&&Be("WebGLTextures: Trying to use "+(E+1)+" texture units while this GPU supports only "+s.maxTextures),X+=1,E}function ie(E){let _=[];return _.push(E.wrapS),_.push(E.wrapT),_.push(E.wrapR||0),_.push(E.magFilter),_.push(E.minFilter),_.push(E.anisotropy),_.push(E.internalFormat),_.push(E.format),_.push(E.type),_.push(E.generateMipmaps),_.push(E.mipmapsAutoUpdate),_.push(E.premultiplyAlpha),_.push(E.flipY),_.push(E.unpackAlignment),_.push(E.colorSpace),_.join()}function Te(E,_){let k=r.get(E);if(E.isVideoTexture&&Fe(E),E.isRenderTargetTexture===!1&&E.isExternalTexture!==!0&&E.version>0&&k.__version!==E.version){let Q=E.image;if(Q===null)Be("WebGLRenderer: Texture marked for update but no image data found.");else if(Q.complete===!1)Be("WebGLRenderer: Texture marked for update but image is incomplete");else{we(k,E,_);return}}else E.isExternalTexture&&(k.__webglTexture=E.sourceTexture?E.sourceTexture:null);i.bindTexture(e.TEXTURE_2D,k.__webglTexture,e.TEXTURE0+_)}function Ne(E,_){let k=r.get(E);if(E.isRenderTargetTexture===!1&&E.version>0&&k.__version!==E.version){we(k,E,_);return}else E.isExternalTexture&&(k.__webglTexture=E.sourceTexture?E.sourceTexture:null);i.bindTexture(e.TEXTURE_2D_ARRAY,k.__webglTexture,e.TEXTURE0+_)}function Ue(E,_){let k=r.get(E);if(E.isRenderTargetTexture===!1&&E.version>0&&k.__version!==E.version){we(k,E,_);return}i.bindTexture(e.TEXTURE_3D,k.__webglTexture,e.TEXTURE0+_)}function ne(E,_){let k=r.get(E);if(E.version>0&&k.__version!==E.version){be(k,E,_);return}i.bindTexture(e.TEXTURE_CUBE_MAP,k.__webglTexture,e.TEXTURE0+_)}let We={[Kr]:e.REPEAT,[Di]:e.CLAMP_TO_EDGE,[dl]:e.MIRRORED_REPEAT},tt={[Ft]:e.NEAREST,[Jl]:e.NEAREST_MIPMAP_NEAREST,[ba]:e.NEAREST_MIPMAP_LINEAR,[$t]:e.LINEAR,[Co]:e.LINEAR_MIPMAP_NEAREST,[er]:e.LINEAR_MIPMAP_LINEAR},Re={[og]:e.NEVER,[Md]:e.ALWAYS,[lg]:e.LESS,[Sd]:e.LEQUAL,[hg]:e.EQUAL,[xd]:e.GEQUAL,[cg]:e.GREATER,[ug]:e.NOTEQUAL};function ht(E,_){if(_.type===ui&&t.has("OES_texture_float_linear")===!1&&(_.magFilter===$t||_.magFilter===Co||_.magFilter===ba||_.magFilter===er||_.minFilter===$t||_.minFilter===Co||_.minFilter===ba||_.minFilter===er)&&Be("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),e.texParameteri(E,e.TEXTURE_WRAP_S,We[_.wrapS]),e.texParameteri(E,e.TEXTURE_WRAP_T,We[_.wrapT]),(E===e.TEXTURE_3D||E===e.TEXTURE_2D_ARRAY)&&e.texParameteri(E,e.TEXTURE_WRAP_R,We[_.wrapR]),e.texParameteri(E,e.TEXTURE_MAG_FILTER,tt[_.magFilter]),e.texParameteri(E,e.TEXTURE_MIN_FILTER,tt[_.minFilter]),_.compareFunction&&(e.texParameteri(E,e.TEXTURE_COMPARE_MODE,e.COMPARE_REF_TO_TEXTURE),e.texParameteri(E,e.TEXTURE_COMPARE_FUNC,Re[_.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(_.magFilter===Ft||_.minFilter!==ba&&_.minFilter!==er||_.type===ui&&t.has("OES_texture_float_linear")===!1)return;if(_.anisotropy>1||r.get(_).__currentAnisotropy){let k=t.get("EXT_texture_filter_anisotropic");e.texParameterf(E,k.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(_.anisotropy,s.getMaxAnisotropy())),r.get(_).__currentAnisotropy=_.anisotropy}}}function re(E,_){let k=!1;E.__webglInit===void 0&&(E.__webglInit=!0,_.addEventListener("dispose",L),R(_));let Q=_.source,K=p.get(Q);K===void 0&&(K={},p.set(Q,K));let ve=ie(_);if(ve!==E.__cacheKey){K[ve]===void 0&&(K[ve]={texture:e.createTexture(),usedTimes:0},n.memory.textures++,k=!0),K[ve].usedTimes++;let fe=K[E.__cacheKey];fe!==void 0&&(K[E.__cacheKey].usedTimes--,fe.usedTimes===0&&G(_)),E.__cacheKey=ve,E.__webglTexture=K[ve].texture}return k}function he(E,_,k){return Math.floor(Math.floor(E/k)/_)}function ae(E,_,k,Q){let K=E.updateRanges;if(K.length===0)i.texSubImage2D(e.TEXTURE_2D,0,0,0,_.width,_.height,k,Q,_.data);else{K.sort((Me,P)=>Me.start-P.start);let ve=0;for(let Me=1;Me<K.length;Me++){let P=K[ve],W=K[Me],Z=P.start+P.count,se=he(W.start,_.width,4),_e=he(P.start,_.width,4);W.start<=Z+1&&se===_e&&he(W.start+W.count-1,_.width,4)===se?P.count=Math.max(P.count,W.start+W.count-P.start):(++ve,K[ve]=W)}K.length=ve+1;let fe=i.getParameter(e.UNPACK_ROW_LENGTH),U=i.getParameter(e.UNPACK_SKIP_PIXELS),J=i.getParameter(e.UNPACK_SKIP_ROWS);i.pixelStorei(e.UNPACK_ROW_LENGTH,_.width);for(let Me=0,P=K.length;Me<P;Me++){let W=K[Me],Z=Math.floor(W.start/4),se=Math.ceil(W.count/4),_e=Z%_.width,me=Math.floor(Z/_.width),Ie=se;i.pixelStorei(e.UNPACK_SKIP_PIXELS,_e),i.pixelStorei(e.UNPACK_SKIP_ROWS,me),i.texSubImage2D(e.TEXTURE_2D,0,_e,me,Ie,1,k,Q,_.data)}E.clearUpdateRanges(),i.pixelStorei(e.UNPACK_ROW_LENGTH,fe),i.pixelStorei(e.UNPACK_SKIP_PIXELS,U),i.pixelStorei(e.UNPACK_SKIP_ROWS,J)}}function we(E,_,k){let Q=e.TEXTURE_2D;(_.isDataArrayTexture||_.isCompressedArrayTexture)&&(Q=e.TEXTURE_2D_ARRAY),_.isData3DTexture&&(Q=e.TEXTURE_3D);let K=re(E,_),ve=_.source;i.bindTexture(Q,E.__webglTexture,e.TEXTURE0+k);let fe=r.get(ve);if(ve.version!==fe.__version||K===!0){if(i.activeTexture(e.TEXTURE0+k),!(typeof ImageBitmap<"u"&&_.image instanceof ImageBitmap)){let ee=et.getPrimaries(et.workingColorSpace),Ve=_.colorSpace===Qi?null:et.getPrimaries(_.colorSpace),ze=_.colorSpace===Qi||ee===Ve?e.NONE:e.BROWSER_DEFAULT_WEBGL;i.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,_.flipY),i.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,_.premultiplyAlpha),i.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,ze)}i.pixelStorei(e.UNPACK_ALIGNMENT,_.unpackAlignment);let U=w(_.image,!1,s.maxTextureSize);U=He(_,U);let J=a.convert(_.format,_.colorSpace),Me=a.convert(_.type),P=A(_.internalFormat,J,Me,_.normalized,_.colorSpace,_.isVideoTexture);ht(Q,_);let W,Z=_.mipmaps,se=_.isVideoTexture!==!0,_e=fe.__version===void 0||K===!0,me=ve.dataReady,Ie=y(_,U);if(_.isDepthTexture)P=m(_.format===tr,_.type),_e&&(se?i.texStorage2D(e.TEXTURE_2D,1,P,U.width,U.height):i.texImage2D(e.TEXTURE_2D,0,P,U.width,U.height,0,J,Me,null));else if(_.isDataTexture)if(Z.length>0){se&&_e&&i.texStorage2D(e.TEXTURE_2D,Ie,P,Z[0].width,Z[0].height);for(let ee=0,Ve=Z.length;ee<Ve;ee++)W=Z[ee],se?me&&i.texSubImage2D(e.TEXTURE_2D,ee,0,0,W.width,W.height,J,Me,W.data):i.texImage2D(e.TEXTURE_2D,ee,P,W.width,W.height,0,J,Me,W.data);_.generateMipmaps=!1}else se?(_e&&i.texStorage2D(e.TEXTURE_2D,Ie,P,U.width,U.height),me&&ae(_,U,J,Me)):i.texImage2D(e.TEXTURE_2D,0,P,U.width,U.height,0,J,Me,U.data);else if(_.isCompressedTexture)if(_.isCompressedArrayTexture){se&&_e&&i.texStorage3D(e.TEXTURE_2D_ARRAY,Ie,P,Z[0].width,Z[0].height,U.depth);for(let ee=0,Ve=Z.length;ee<Ve;ee++)if(W=Z[ee],_.format!==Si)if(J!==null)if(se){if(me)if(_.layerUpdates.size>0){let ze=Uu(W.width,W.height,_.format,_.type);for(let Qe of _.layerUpdates){let Ee=W.data.subarray(Qe*ze/W.data.BYTES_PER_ELEMENT,(Qe+1)*ze/W.data.BYTES_PER_ELEMENT);i.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ee,0,0,Qe,W.width,W.height,1,J,Ee)}}else i.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ee,0,0,0,W.width,W.height,U.depth,J,W.data)}else i.compressedTexImage3D(e.TEXTURE_2D_ARRAY,ee,P,W.width,W.height,U.depth,0,W.data,0,0);else Be("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else se?me&&i.texSubImage3D(e.TEXTURE_2D_ARRAY,ee,0,0,0,W.width,W.height,U.depth,J,Me,W.data):i.texImage3D(e.TEXTURE_2D_ARRAY,ee,P,W.width,W.height,U.depth,0,J,Me,W.data);_.layerUpdates.size>0&&_.clearLayerUpdates()}else{se&&_e&&i.texStorage2D(e.TEXTURE_2D,Ie,P,Z[0].width,Z[0].height);for(let ee=0,Ve=Z.length;ee<Ve;ee++)W=Z[ee],_.format!==Si?J!==null?se?me&&i.compressedTexSubImage2D(e.TEXTURE_2D,ee,0,0,W.width,W.height,J,W.data):i.compressedTexImage2D(e.TEXTURE_2D,ee,P,W.width,W.height,0,W.data):Be("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):se?me&&i.texSubImage2D(e.TEXTURE_2D,ee,0,0,W.width,W.height,J,Me,W.data):i.texImage2D(e.TEXTURE_2D,ee,P,W.width,W.height,0,J,Me,W.data)}else if(_.isDataArrayTexture)if(se){if(_e&&i.texStorage3D(e.TEXTURE_2D_ARRAY,Ie,P,U.width,U.height,U.depth),me)if(_.layerUpdates.size>0){let ee=Uu(U.width,U.height,_.format,_.type);for(let Ve of _.layerUpdates){let ze=U.data.subarray(Ve*ee/U.data.BYTES_PER_ELEMENT,(Ve+1)*ee/U.data.BYTES_PER_ELEMENT);i.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,Ve,U.width,U.height,1,J,Me,ze)}_.clearLayerUpdates()}else i.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,0,U.width,U.height,U.depth,J,Me,U.data)}else i.texImage3D(e.TEXTURE_2D_ARRAY,0,P,U.width,U.height,U.depth,0,J,Me,U.data);else if(_.isData3DTexture)se?(_e&&i.texStorage3D(e.TEXTURE_3D,Ie,P,U.width,U.height,U.depth),me&&i.texSubImage3D(e.TEXTURE_3D,0,0,0,0,U.width,U.height,U.depth,J,Me,U.data)):i.texImage3D(e.TEXTURE_3D,0,P,U.width,U.height,U.depth,0,J,Me,U.data);else if(_.isFramebufferTexture){if(_e)if(se)i.texStorage2D(e.TEXTURE_2D,Ie,P,U.width,U.height);else{let ee=U.width,Ve=U.height;for(let ze=0;ze<Ie;ze++)i.texImage2D(e.TEXTURE_2D,ze,P,ee,Ve,0,J,Me,null),ee>>=1,Ve>>=1}}else if(_.isHTMLTexture){if("texElementImage2D"in e){let ee=e.canvas;if(ee.hasAttribute("layoutsubtree")||ee.setAttribute("layoutsubtree","true"),U.parentNode!==ee){ee.appendChild(U),d.add(_),ee.onpaint=Ve=>{let ze=Ve.changedElements;for(let Qe of d)ze.includes(Qe.image)&&(Qe.needsUpdate=!0)},ee.requestPaint();return}if(e.texElementImage2D.length===3)e.texElementImage2D(e.TEXTURE_2D,e.RGBA8,U);else{let Ve=e.RGBA,ze=e.RGBA,Qe=e.UNSIGNED_BYTE;e.texElementImage2D(e.TEXTURE_2D,0,Ve,ze,Qe,U)}e.texParameteri(e.TEXTURE_2D,e.TEXTURE_MIN_FILTER,e.LINEAR),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_S,e.CLAMP_TO_EDGE),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_T,e.CLAMP_TO_EDGE)}}else if(Z.length>0){if(se&&_e){let ee=Rt(Z[0]);i.texStorage2D(e.TEXTURE_2D,Ie,P,ee.width,ee.height)}for(let ee=0,Ve=Z.length;ee<Ve;ee++)W=Z[ee],se?me&&i.texSubImage2D(e.TEXTURE_2D,ee,0,0,J,Me,W):i.texImage2D(e.TEXTURE_2D,ee,P,J,Me,W);_.generateMipmaps=!1}else if(se){if(_e){let ee=Rt(U);i.texStorage2D(e.TEXTURE_2D,Ie,P,ee.width,ee.height)}me&&i.texSubImage2D(e.TEXTURE_2D,0,0,0,J,Me,U)}else i.texImage2D(e.TEXTURE_2D,0,P,J,Me,U);b(_)&&_.mipmapsAutoUpdate===!0&&x(Q),fe.__version=ve.version,_.onUpdate&&_.onUpdate(_)}E.__version=_.version}function be(E,_,k){if(_.image.length!==6)return;let Q=re(E,_),K=_.source;i.bindTexture(e.TEXTURE_CUBE_MAP,E.__webglTexture,e.TEXTURE0+k);let ve=r.get(K);if(K.version!==ve.__version||Q===!0){i.activeTexture(e.TEXTURE0+k);let fe=et.getPrimaries(et.workingColorSpace),U=_.colorSpace===Qi?null:et.getPrimaries(_.colorSpace),J=_.colorSpace===Qi||fe===U?e.NONE:e.BROWSER_DEFAULT_WEBGL;i.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,_.flipY),i.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,_.premultiplyAlpha),i.pixelStorei(e.UNPACK_ALIGNMENT,_.unpackAlignment),i.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,J);let Me=_.isCompressedTexture||_.image[0].isCompressedTexture,P=_.image[0]&&_.image[0].isDataTexture,W=[];for(let Ee=0;Ee<6;Ee++)!Me&&!P?W[Ee]=w(_.image[Ee],!0,s.maxCubemapSize):W[Ee]=P?_.image[Ee].image:_.image[Ee],W[Ee]=He(_,W[Ee]);let Z=W[0],se=a.convert(_.format,_.colorSpace),_e=a.convert(_.type),me=A(_.internalFormat,se,_e,_.normalized,_.colorSpace),Ie=_.isVideoTexture!==!0,ee=ve.__version===void 0||Q===!0,Ve=K.dataReady,ze=y(_,Z);ht(e.TEXTURE_CUBE_MAP,_);let Qe;if(_.isDepthTexture){if(me=m(_.format===tr,_.type),ee)if(Ie)i.texStorage2D(e.TEXTURE_CUBE_MAP,1,me,Z.width,Z.height);else for(let Ee=0;Ee<6;Ee++)i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,me,Z.width,Z.height,0,se,_e,null)}else if(Me){Ie&&ee&&i.texStorage2D(e.TEXTURE_CUBE_MAP,ze,me,Z.width,Z.height);for(let Ee=0;Ee<6;Ee++){Qe=W[Ee].mipmaps;for(let ft=0;ft<Qe.length;ft++){let mt=Qe[ft];_.format!==Si?se!==null?Ie?Ve&&i.compressedTexSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,0,0,mt.width,mt.height,se,mt.data):i.compressedTexImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,me,mt.width,mt.height,0,mt.data):Be("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,0,0,mt.width,mt.height,se,_e,mt.data):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,me,mt.width,mt.height,0,se,_e,mt.data)}}}else{if(Qe=_.mipmaps,Ie&&ee){Qe.length>0&&ze++;let Ee=Rt(W[0]);i.texStorage2D(e.TEXTURE_CUBE_MAP,ze,me,Ee.width,Ee.height)}for(let Ee=0;Ee<6;Ee++)if(P){Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,0,0,W[Ee].width,W[Ee].height,se,_e,W[Ee].data):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,me,W[Ee].width,W[Ee].height,0,se,_e,W[Ee].data);for(let ft=0;ft<Qe.length;ft++){let mt=Qe[ft].image[Ee].image;Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,0,0,mt.width,mt.height,se,_e,mt.data):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,me,mt.width,mt.height,0,se,_e,mt.data)}}else{Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,0,0,se,_e,W[Ee]):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,me,se,_e,W[Ee]);for(let ft=0;ft<Qe.length;ft++){let mt=Qe[ft];Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,0,0,se,_e,mt.image[Ee]):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,me,se,_e,mt.image[Ee])}}}b(_)&&_.mipmapsAutoUpdate===!0&&x(e.TEXTURE_CUBE_MAP),ve.__version=K.version,_.onUpdate&&_.onUpdate(_)}E.__version=_.version}function Le(E,_,k,Q,K,ve){let fe=a.convert(k.format,k.colorSpace),U=a.convert(k.type),J=A(k.internalFormat,fe,U,k.normalized,k.colorSpace),Me=r.get(_),P=r.get(k);if(P.__renderTarget=_,!Me.__hasExternalTextures){let W=Math.max(1,_.width>>ve),Z=Math.max(1,_.height>>ve);K===e.TEXTURE_3D||K===e.TEXTURE_2D_ARRAY?i.texImage3D(K,ve,J,W,Z,_.depth,0,fe,U,null):i.texImage2D(K,ve,J,W,Z,0,fe,U,null)}i.bindFramebuffer(e.FRAMEBUFFER,E),ot(_)?o.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,Q,K,P.__webglTexture,0,pe(_)):(K===e.TEXTURE_2D||K>=e.TEXTURE_CUBE_MAP_POSITIVE_X&&K<=e.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&e.framebufferTexture2D(e.FRAMEBUFFER,Q,K,P.__webglTexture,ve),i.bindFramebuffer(e.FRAMEBUFFER,null)}function Oe(E,_,k){if(e.bindRenderbuffer(e.RENDERBUFFER,E),_.depthBuffer){let Q=_.depthTexture,K=Q&&Q.isDepthTexture?Q.type:null,ve=m(_.stencilBuffer,K),fe=_.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;ot(_)?o.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,pe(_),ve,_.width,_.height):k?e.renderbufferStorageMultisample(e.RENDERBUFFER,pe(_),ve,_.width,_.height):e.renderbufferStorage(e.RENDERBUFFER,ve,_.width,_.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,fe,e.RENDERBUFFER,E)}else{let Q=_.textures;for(let K=0;K<Q.length;K++){let ve=Q[K],fe=a.convert(ve.format,ve.colorSpace),U=a.convert(ve.type),J=A(ve.internalFormat,fe,U,ve.normalized,ve.colorSpace);ot(_)?o.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,pe(_),J,_.width,_.height):k?e.renderbufferStorageMultisample(e.RENDERBUFFER,pe(_),J,_.width,_.height):e.renderbufferStorage(e.RENDERBUFFER,J,_.width,_.height)}}e.bindRenderbuffer(e.RENDERBUFFER,null)}function Ye(E,_,k){let Q=_.isWebGLCubeRenderTarget===!0;if(i.bindFramebuffer(e.FRAMEBUFFER,E),!(_.depthTexture&&_.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let K=r.get(_.depthTexture);K.__renderTarget=_;let ve=Q?_.depthTexture.image[0]:_.depthTexture.image;(!K.__webglTexture||ve.width!==_.width||ve.height!==_.height)&&(ve.width=_.width,ve.height=_.height,_.depthTexture.needsUpdate=!0),Q?ne(_.depthTexture,0):Te(_.depthTexture,0);let fe=K.__webglTexture,U=pe(_),J=Q?e.TEXTURE_CUBE_MAP_POSITIVE_X+k:e.TEXTURE_2D,Me=_.depthTexture.format===tr?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;if(_.depthTexture.format===ir)ot(_)?o.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,Me,J,fe,0,U):e.framebufferTexture2D(e.FRAMEBUFFER,Me,J,fe,0);else if(_.depthTexture.format===tr)ot(_)?o.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,Me,J,fe,0,U):e.framebufferTexture2D(e.FRAMEBUFFER,Me,J,fe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Ze(E){let _=r.get(E),k=E.isWebGLCubeRenderTarget===!0;if(_.__boundDepthTexture!==E.depthTexture){let Q=E.depthTexture;if(_.__depthDisposeCallback&&_.__depthDisposeCallback(),Q){let K=()=>{delete _.__boundDepthTexture,delete _.__depthDisposeCallback,Q.removeEventListener("dispose",K)};Q.addEventListener("dispose",K),_.__depthDisposeCallback=K}_.__boundDepthTexture=Q}if(E.depthTexture&&!_.__autoAllocateDepthBuffer)if(k)for(let Q=0;Q<6;Q++)Ye(_.__webglFramebuffer[Q],E,Q);else E.texture.mipmaps.length>0?Ye(_.__webglFramebuffer[0],E,0):Ye(_.__webglFramebuffer,E,0);else if(k){_.__webglDepthbuffer=[];for(let Q=0;Q<6;Q++)if(i.bindFramebuffer(e.FRAMEBUFFER,_.__webglFramebuffer[Q]),_.__webglDepthbuffer[Q]===void 0)_.__webglDepthbuffer[Q]=e.createRenderbuffer(),Oe(_.__webglDepthbuffer[Q],E,!1);else{let K=E.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,ve=_.__webglDepthbuffer[Q];e.bindRenderbuffer(e.RENDERBUFFER,ve),e.framebufferRenderbuffer(e.FRAMEBUFFER,K,e.RENDERBUFFER,ve)}}else if(E.texture.mipmaps.length>0?i.bindFramebuffer(e.FRAMEBUFFER,_.__webglFramebuffer[0]):i.bindFramebuffer(e.FRAMEBUFFER,_.__webglFramebuffer),_.__webglDepthbuffer===void 0)_.__webglDepthbuffer=e.createRenderbuffer(),Oe(_.__webglDepthbuffer,E,!1);else{let Q=E.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,K=_.__webglDepthbuffer;e.bindRenderbuffer(e.RENDERBUFFER,K),e.framebufferRenderbuffer(e.FRAMEBUFFER,Q,e.RENDERBUFFER,K)}i.bindFramebuffer(e.FRAMEBUFFER,null)}function at(E,_,k){let Q=r.get(E);_!==void 0&&Le(Q.__webglFramebuffer,E,E.texture,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,0),k!==void 0&&Ze(E)}function D(E){let _=E.texture,k=r.get(E),Q=r.get(_);E.addEventListener("dispose",F),R(E);let K=E.textures,ve=E.isWebGLCubeRenderTarget===!0,fe=K.length>1;if(fe||(Q.__webglTexture===void 0&&(Q.__webglTexture=e.createTexture()),Q.__version=_.version,n.memory.textures++),ve){k.__webglFramebuffer=[];for(let U=0;U<6;U++)if(_.mipmaps.length>0){k.__webglFramebuffer[U]=[];for(let J=0;J<_.mipmaps.length;J++)k.__webglFramebuffer[U][J]=e.createFramebuffer()}else k.__webglFramebuffer[U]=e.createFramebuffer()}else{if(_.mipmaps.length>0){k.__webglFramebuffer=[];for(let U=0;U<_.mipmaps.length;U++)k.__webglFramebuffer[U]=e.createFramebuffer()}else k.__webglFramebuffer=e.createFramebuffer();if(fe)for(let U=0,J=K.length;U<J;U++){let Me=r.get(K[U]);Me.__webglTexture===void 0&&(Me.__webglTexture=e.createTexture(),n.memory.textures++)}if(E.samples>0&&ot(E)===!1){k.__webglMultisampledFramebuffer=e.createFramebuffer(),k.__webglColorRenderbuffer=[],i.bindFramebuffer(e.FRAMEBUFFER,k.__webglMultisampledFramebuffer);for(let U=0;U<K.length;U++){let J=K[U];k.__webglColorRenderbuffer[U]=e.createRenderbuffer(),e.bindRenderbuffer(e.RENDERBUFFER,k.__webglColorRenderbuffer[U]);let Me=a.convert(J.format,J.colorSpace),P=a.convert(J.type),W=A(J.internalFormat,Me,P,J.normalized,J.colorSpace,E.isXRRenderTarget===!0),Z=pe(E);e.renderbufferStorageMultisample(e.RENDERBUFFER,Z,W,E.width,E.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+U,e.RENDERBUFFER,k.__webglColorRenderbuffer[U])}e.bindRenderbuffer(e.RENDERBUFFER,null),E.depthBuffer&&(k.__webglDepthRenderbuffer=e.createRenderbuffer(),Oe(k.__webglDepthRenderbuffer,E,!0)),i.bindFramebuffer(e.FRAMEBUFFER,null)}}if(ve){i.bindTexture(e.TEXTURE_CUBE_MAP,Q.__webglTexture),ht(e.TEXTURE_CUBE_MAP,_);for(let U=0;U<6;U++)if(_.mipmaps.length>0)for(let J=0;J<_.mipmaps.length;J++)Le(k.__webglFramebuffer[U][J],E,_,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+U,J);else Le(k.__webglFramebuffer[U],E,_,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+U,0);b(_)?x(e.TEXTURE_CUBE_MAP):_.mipmaps.length>0&&e.texParameteri(e.TEXTURE_CUBE_MAP,e.TEXTURE_MAX_LEVEL,_.mipmaps.length-1),i.unbindTexture()}else if(fe){for(let U=0,J=K.length;U<J;U++){let Me=K[U],P=r.get(Me),W=e.TEXTURE_2D;(E.isWebGL3DRenderTarget||E.isWebGLArrayRenderTarget)&&(W=E.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),i.bindTexture(W,P.__webglTexture),ht(W,Me),Le(k.__webglFramebuffer,E,Me,e.COLOR_ATTACHMENT0+U,W,0),b(Me)&&x(W)}i.unbindTexture()}else{let U=e.TEXTURE_2D;if((E.isWebGL3DRenderTarget||E.isWebGLArrayRenderTarget)&&(U=E.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),i.bindTexture(U,Q.__webglTexture),ht(U,_),_.mipmaps.length>0)for(let J=0;J<_.mipmaps.length;J++)Le(k.__webglFramebuffer[J],E,_,e.COLOR_ATTACHMENT0,U,J);else Le(k.__webglFramebuffer,E,_,e.COLOR_ATTACHMENT0,U,0);b(_)?x(U):_.mipmaps.length>0&&e.texParameteri(U,e.TEXTURE_MAX_LEVEL,_.mipmaps.length-1),i.unbindTexture()}E.depthBuffer&&Ze(E)}function Ut(E){let _=E.textures;for(let k=0,Q=_.length;k<Q;k++){let K=_[k];if(b(K)&&K.mipmapsAutoUpdate===!0){let ve=T(E),fe=r.get(K).__webglTexture;i.bindTexture(ve,fe),x(ve),i.unbindTexture()}}}let je=[];function Mt(E){if(E.samples>0){if(ot(E)===!1){let _=E.textures,k=E.width,Q=E.height,K=e.COLOR_BUFFER_BIT,ve=E.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,fe=r.get(E),U=_.length>1;if(U)for(let J=0;J<_.length;J++)i.bindFramebuffer(e.FRAMEBUFFER,fe.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.RENDERBUFFER,null),i.bindFramebuffer(e.FRAMEBUFFER,fe.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.TEXTURE_2D,null,0);i.bindFramebuffer(e.READ_FRAMEBUFFER,fe.__webglMultisampledFramebuffer),E.texture.mipmaps.length>0?i.bindFramebuffer(e.DRAW_FRAMEBUFFER,fe.__webglFramebuffer[0]):i.bindFramebuffer(e.DRAW_FRAMEBUFFER,fe.__webglFramebuffer);for(let J=0;J<_.length;J++){if(E.resolveDepthBuffer&&(E.depthBuffer&&(K|=e.DEPTH_BUFFER_BIT),E.stencilBuffer&&E.resolveStencilBuffer&&(K|=e.STENCIL_BUFFER_BIT)),U){e.framebufferRenderbuffer(e.READ_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.RENDERBUFFER,fe.__webglColorRenderbuffer[J]);let Me=r.get(_[J]).__webglTexture;e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,Me,0)}e.blitFramebuffer(0,0,k,Q,0,0,k,Q,K,e.NEAREST),l===!0&&(je.length=0,je.push(e.COLOR_ATTACHMENT0+J),E.depthBuffer&&E.storeMultisampledDepthBuffer===!1&&je.push(ve),e.invalidateFramebuffer(e.READ_FRAMEBUFFER,je))}if(i.bindFramebuffer(e.READ_FRAMEBUFFER,null),i.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),U)for(let J=0;J<_.length;J++){i.bindFramebuffer(e.FRAMEBUFFER,fe.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.RENDERBUFFER,fe.__webglColorRenderbuffer[J]);let Me=r.get(_[J]).__webglTexture;i.bindFramebuffer(e.FRAMEBUFFER,fe.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.TEXTURE_2D,Me,0)}i.bindFramebuffer(e.DRAW_FRAMEBUFFER,fe.__webglMultisampledFramebuffer)}else if(E.depthBuffer&&E.storeMultisampledDepthBuffer===!1&&l){let _=E.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;e.invalidateFramebuffer(e.DRAW_FRAMEBUFFER,[_])}}}function pe(E){return Math.min(s.maxSamples,E.samples)}function ot(E){let _=r.get(E);return E.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&_.__useRenderToTexture!==!1}function Fe(E){let _=n.render.frame;c.get(E)!==_&&(c.set(E,_),E.update())}function He(E,_){let k=E.colorSpace,Q=E.format,K=E.type;return E.isCompressedTexture===!0||E.isVideoTexture===!0||k!==mn&&k!==Qi&&(et.getTransfer(k)===lt?(Q!==Si||K!==ei)&&Be("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Ge("WebGLTextures: Unsupported texture color space:",k)),_}function Rt(E){return typeof HTMLImageElement<"u"&&E instanceof HTMLImageElement?(h.width=E.naturalWidth||E.width,h.height=E.naturalHeight||E.height):typeof VideoFrame<"u"&&E instanceof VideoFrame?(h.width=E.displayWidth,h.height=E.displayHeight):(h.width=E.width,h.height=E.height),h}this.allocateTextureUnit=Y,this.resetTextureUnits=j,this.getTextureUnits=te,this.setTextureUnits=Ce,this.setTexture2D=Te,this.setTexture2DArray=Ne,this.setTexture3D=Ue,this.setTextureCube=ne,this.rebindTextures=at,this.setupRenderTarget=D,this.updateRenderTargetMipmap=Ut,this.updateMultisampleRenderTarget=Mt,this.setupDepthRenderbuffer=Ze,this.setupFrameBufferTexture=Le,this.useMultisampledRTT=ot,this.dispose=H}function ZM(e,t){function i(r,s=Qi){let a,n=et.getTransfer(s);if(r===ei)return e.UNSIGNED_BYTE;if(r===Ql)return e.UNSIGNED_SHORT_4_4_4_4;if(r===eh)return e.UNSIGNED_SHORT_5_5_5_1;if(r===md)return e.UNSIGNED_INT_5_9_9_9_REV;if(r===gd)return e.UNSIGNED_INT_10F_11F_11F_REV;if(r===pd)return e.BYTE;if(r===fd)return e.SHORT;if(r===Us)return e.UNSIGNED_SHORT;if(r===Zl)return e.INT;if(r===Mi)return e.UNSIGNED_INT;if(r===ui)return e.FLOAT;if(r===yi)return e.HALF_FLOAT;if(r===vd)return e.ALPHA;if(r===_d)return e.RGB;if(r===Si)return e.RGBA;if(r===ir)return e.DEPTH_COMPONENT;if(r===tr)return e.DEPTH_STENCIL;if(r===th)return e.RED;if(r===ih)return e.RED_INTEGER;if(r===vr)return e.RG;if(r===rh)return e.RG_INTEGER;if(r===sh)return e.RGBA_INTEGER;if(r===tn||r===rn||r===sn||r===an)if(n===lt)if(a=t.get("WEBGL_compressed_texture_s3tc_srgb"),a!==null){if(r===tn)return a.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(r===rn)return a.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(r===sn)return a.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(r===an)return a.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(a=t.get("WEBGL_compressed_texture_s3tc"),a!==null){if(r===tn)return a.COMPRESSED_RGB_S3TC_DXT1_EXT;if(r===rn)return a.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(r===sn)return a.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(r===an)return a.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(r===pl||r===fl||r===ml||r===gl)if(a=t.get("WEBGL_compressed_texture_pvrtc"),a!==null){if(r===pl)return a.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(r===fl)return a.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(r===ml)return a.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(r===gl)return a.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(r===vl||r===_l||r===Sl||r===xl||r===Ml||r===un||r===yl)if(a=t.get("WEBGL_compressed_texture_etc"),a!==null){if(r===vl||r===_l)return n===lt?a.COMPRESSED_SRGB8_ETC2:a.COMPRESSED_RGB8_ETC2;if(r===Sl)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:a.COMPRESSED_RGBA8_ETC2_EAC;if(r===xl)return a.COMPRESSED_R11_EAC;if(r===Ml)return a.COMPRESSED_SIGNED_R11_EAC;if(r===un)return a.COMPRESSED_RG11_EAC;if(r===yl)return a.COMPRESSED_SIGNED_RG11_EAC}else return null;if(r===wl||r===bl||r===El||r===Tl||r===Al||r===Rl||r===Cl||r===Pl||r===Ll||r===Nl||r===Il||r===Dl||r===Ul||r===Ol)if(a=t.get("WEBGL_compressed_texture_astc"),a!==null){if(r===wl)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:a.COMPRESSED_RGBA_ASTC_4x4_KHR;if(r===bl)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:a.COMPRESSED_RGBA_ASTC_5x4_KHR;if(r===El)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:a.COMPRESSED_RGBA_ASTC_5x5_KHR;if(r===Tl)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:a.COMPRESSED_RGBA_ASTC_6x5_KHR;if(r===Al)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:a.COMPRESSED_RGBA_ASTC_6x6_KHR;if(r===Rl)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:a.COMPRESSED_RGBA_ASTC_8x5_KHR;if(r===Cl)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:a.COMPRESSED_RGBA_ASTC_8x6_KHR;if(r===Pl)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:a.COMPRESSED_RGBA_ASTC_8x8_KHR;if(r===Ll)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:a.COMPRESSED_RGBA_ASTC_10x5_KHR;if(r===Nl)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:a.COMPRESSED_RGBA_ASTC_10x6_KHR;if(r===Il)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:a.COMPRESSED_RGBA_ASTC_10x8_KHR;if(r===Dl)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:a.COMPRESSED_RGBA_ASTC_10x10_KHR;if(r===Ul)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:a.COMPRESSED_RGBA_ASTC_12x10_KHR;if(r===Ol)return n===lt?a.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:a.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(r===Fl||r===Bl||r===kl)if(a=t.get("EXT_texture_compression_bptc"),a!==null){if(r===Fl)return n===lt?a.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:a.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(r===Bl)return a.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(r===kl)return a.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(r===zl||r===Gl||r===dn||r===Hl)if(a=t.get("EXT_texture_compression_rgtc"),a!==null){if(r===zl)return a.COMPRESSED_RED_RGTC1_EXT;if(r===Gl)return a.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(r===dn)return a.COMPRESSED_RED_GREEN_RGTC2_EXT;if(r===Hl)return a.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return r===Jr?e.UNSIGNED_INT_24_8:e[r]!==void 0?e[r]:null}return{convert:i}}var QM=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,ey=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,ty=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new Vd(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new xr({vertexShader:QM,fragmentShader:ey,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new ut(new ss(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},iy=class extends Mr{constructor(e,t){super();let i=this,r=null,s=1,a=null,n="local-floor",o=1,l=null,h=null,c=null,d=null,u=null,p=null,v=typeof XRWebGLBinding<"u",M=new ty,g={},f=t.getContextAttributes(),w=null,b=null,x=[],T=[],A=new ue,m=null,y=null,R=new ri;R.viewport=new yt;let O=new ri;O.viewport=new yt;let L=[R,O],F=new av,q=null,C=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Y){let ie=x[Y];return ie===void 0&&(ie=new Fo,x[Y]=ie),ie.getTargetRaySpace()},this.getControllerGrip=function(Y){let ie=x[Y];return ie===void 0&&(ie=new Fo,x[Y]=ie),ie.getGripSpace()},this.getHand=function(Y){let ie=x[Y];return ie===void 0&&(ie=new Fo,x[Y]=ie),ie.getHandSpace()};function H(Y){let ie=T.indexOf(Y.inputSource);if(ie===-1)return;let Te=x[ie];Te!==void 0&&(Te.update(Y.inputSource,Y.frame,l||a),Te.dispatchEvent({type:Y.type,data:Y.inputSource}))}function $(){r.removeEventListener("select",H),r.removeEventListener("selectstart",H),r.removeEventListener("selectend",H),r.removeEventListener("squeeze",H),r.removeEventListener("squeezestart",H),r.removeEventListener("squeezeend",H),r.removeEventListener("end",$),r.removeEventListener("inputsourceschange",G);for(let Y=0;Y<x.length;Y++){let ie=T[Y];ie!==null&&(T[Y]=null,x[Y].disconnect(ie))}q=null,C=null,M.reset();for(let Y in g)delete g[Y];if(e.setRenderTarget(w),u=null,d=null,c=null,r=null,b=null,Ce.stop(),i.isPresenting=!1,e.setPixelRatio(m),e.setSize(A.width,A.height,!1),y!==null){let Y=y.camera;Y.fov=y.fov,Y.zoom=y.zoom,Y.updateProjectionMatrix(),y=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Y){s=Y,i.isPresenting===!0&&Be("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Y){n=Y,i.isPresenting===!0&&Be("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||a},this.setReferenceSpace=function(Y){l=Y},this.getBaseLayer=function(){return d!==null?d:u},this.getBinding=function(){return c===null&&v&&(c=new XRWebGLBinding(r,t)),c},this.getFrame=function(){return p},this.getSession=function(){return r},this.setSession=async function(Y){if(r=Y,r!==null){if(w=e.getRenderTarget(),r.addEventListener("select",H),r.addEventListener("selectstart",H),r.addEventListener("selectend",H),r.addEventListener("squeeze",H),r.addEventListener("squeezestart",H),r.addEventListener("squeezeend",H),r.addEventListener("end",$),r.addEventListener("inputsourceschange",G),f.xrCompatible!==!0&&await t.makeXRCompatible(),m=e.getPixelRatio(),e.getSize(A),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let ie=null,Te=null,Ne=null;f.depth&&(Ne=f.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ie=f.stencil?tr:ir,Te=f.stencil?Jr:Mi);let Ue={colorFormat:t.RGBA8,depthFormat:Ne,scaleFactor:s};c=this.getBinding(),d=c.createProjectionLayer(Ue),r.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new xi(d.textureWidth,d.textureHeight,{format:Si,type:ei,depthTexture:new Qr(d.textureWidth,d.textureHeight,Te,void 0,void 0,void 0,void 0,void 0,void 0,ie),stencilBuffer:f.stencil,colorSpace:e.outputColorSpace,samples:f.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ie={antialias:f.antialias,alpha:!0,depth:f.depth,stencil:f.stencil,framebufferScaleFactor:s};u=new XRWebGLLayer(r,t,ie),r.updateRenderState({baseLayer:u}),e.setPixelRatio(1),e.setSize(u.framebufferWidth,u.framebufferHeight,!1),b=new xi(u.framebufferWidth,u.framebufferHeight,{format:Si,type:ei,colorSpace:e.outputColorSpace,stencilBuffer:f.stencil,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(o),l=null,a=await r.requestReferenceSpace(n),Ce.setContext(r),Ce.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return M.getDepthTexture()};function G(Y){for(let ie=0;ie<Y.removed.length;ie++){let Te=Y.removed[ie],Ne=T.indexOf(Te);Ne>=0&&(T[Ne]=null,x[Ne].disconnect(Te))}for(let ie=0;ie<Y.added.length;ie++){let Te=Y.added[ie],Ne=T.indexOf(Te);if(Ne===-1){for(let ne=0;ne<x.length;ne++)if(ne>=T.length){T.push(Te),Ne=ne;break}else if(T[ne]===null){T[ne]=Te,Ne=ne;break}if(Ne===-1)break}let Ue=x[Ne];Ue&&Ue.connect(Te)}}function de(Y,ie){ie===null?Y.matrixWorld.copy(Y.matrix):Y.matrixWorld.multiplyMatrices(ie.matrixWorld,Y.matrix),Y.matrixWorldInverse.copy(Y.matrixWorld).invert()}this.updateCamera=function(Y){if(r===null)return;let ie=Y.near,Te=Y.far;M.texture!==null&&(M.depthNear>0&&(ie=M.depthNear),M.depthFar>0&&(Te=M.depthFar)),F.near=O.near=R.near=ie,F.far=O.far=R.far=Te,(q!==F.near||C!==F.far)&&(r.updateRenderState({depthNear:F.near,depthFar:F.far}),q=F.near,C=F.far),F.layers.mask=Y.layers.mask|6,R.layers.mask=F.layers.mask&-5,O.layers.mask=F.layers.mask&-3;let Ne=Y.parent,Ue=F.cameras;de(F,Ne);for(let ne=0;ne<Ue.length;ne++)de(Ue[ne],Ne);F.projectionMatrix.copy(R.projectionMatrix),F.projectionMatrixInverse.copy(R.projectionMatrixInverse),y===null&&Y.isPerspectiveCamera&&(y={camera:Y,fov:Y.fov,zoom:Y.zoom}),X(Y,F,Ne)};function X(Y,ie,Te){Te===null?Y.matrix.copy(ie.matrixWorld):(Y.matrix.copy(Te.matrixWorld),Y.matrix.invert(),Y.matrix.multiply(ie.matrixWorld)),Y.matrix.decompose(Y.position,Y.quaternion,Y.scale),Y.updateMatrixWorld(!0),Y.projectionMatrix.copy(ie.projectionMatrix),Y.projectionMatrixInverse.copy(ie.projectionMatrixInverse),Y.isPerspectiveCamera&&(Y.fov=Fs*2*Math.atan(1/Y.projectionMatrix.elements[5]),Y.zoom=1)}this.getCamera=function(){return F},this.getFoveation=function(){if(!(d===null&&u===null))return o},this.setFoveation=function(Y){o=Y,d!==null&&(d.fixedFoveation=Y),u!==null&&u.fixedFoveation!==void 0&&(u.fixedFoveation=Y)},this.hasDepthSensing=function(){return M.texture!==null},this.getDepthSensingMesh=function(){return M.getMesh(F)},this.getCameraTexture=function(Y){return g[Y]};let j=null;function te(Y,ie){if(h=ie.getViewerPose(l||a),p=ie,h!==null){let Te=h.views;u!==null&&(e.setRenderTargetFramebuffer(b,u.framebuffer),e.setRenderTarget(b));let Ne=!1;Te.length!==F.cameras.length&&(F.cameras.length=0,Ne=!0);for(let ne=0;ne<Te.length;ne++){let We=Te[ne],tt=null;if(u!==null)tt=u.getViewport(We);else{let ht=c.getViewSubImage(d,We);tt=ht.viewport,ne===0&&(e.setRenderTargetTextures(b,ht.colorTexture,ht.depthStencilTexture),e.setRenderTarget(b))}let Re=L[ne];Re===void 0&&(Re=new ri,Re.layers.enable(ne),Re.viewport=new yt,L[ne]=Re),Re.matrix.fromArray(We.transform.matrix),Re.matrix.decompose(Re.position,Re.quaternion,Re.scale),Re.projectionMatrix.fromArray(We.projectionMatrix),Re.projectionMatrixInverse.copy(Re.projectionMatrix).invert(),Re.viewport.set(tt.x,tt.y,tt.width,tt.height),ne===0&&(F.matrix.copy(Re.matrix),F.matrix.decompose(F.position,F.quaternion,F.scale)),Ne===!0&&F.cameras.push(Re)}let Ue=r.enabledFeatures;if(Ue&&Ue.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&v){c=i.getBinding();let ne=c.getDepthInformation(Te[0]);ne&&ne.isValid&&ne.texture&&M.init(ne,r.renderState)}if(Ue&&Ue.includes("camera-access")&&v){e.state.unbindTexture(),c=i.getBinding();for(let ne=0;ne<Te.length;ne++){let We=Te[ne].camera;if(We){let tt=g[We];tt||(tt=new Vd,g[We]=tt);let Re=c.getCameraImage(We);tt.sourceTexture=Re}}}}for(let Te=0;Te<x.length;Te++){let Ne=T[Te],Ue=x[Te];Ne!==null&&Ue!==void 0&&Ue.update(Ne,ie,l||a)}j&&j(Y,ie),ie.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ie}),p=null}let Ce=new vp;Ce.setAnimationLoop(te),this.setAnimationLoop=function(Y){j=Y},this.dispose=function(){}}},ry=new st,Rp=new Xe;Rp.set(-1,0,0,0,1,0,0,0,1);function sy(e,t){function i(g,f){g.matrixAutoUpdate===!0&&g.updateMatrix(),f.value.copy(g.matrix)}function r(g,f){f.color.getRGB(g.fogColor.value,hp(e)),f.isFog?(g.fogNear.value=f.near,g.fogFar.value=f.far):f.isFogExp2&&(g.fogDensity.value=f.density)}function s(g,f,w,b,x){f.isNodeMaterial?f.uniformsNeedUpdate=!1:f.isMeshBasicMaterial?a(g,f):f.isMeshLambertMaterial?(a(g,f),f.envMap&&(g.envMapIntensity.value=f.envMapIntensity)):f.isMeshToonMaterial?(a(g,f),d(g,f)):f.isMeshPhongMaterial?(a(g,f),c(g,f),f.envMap&&(g.envMapIntensity.value=f.envMapIntensity)):f.isMeshStandardMaterial?(a(g,f),u(g,f),f.isMeshPhysicalMaterial&&p(g,f,x)):f.isMeshMatcapMaterial?(a(g,f),v(g,f)):f.isMeshDepthMaterial?a(g,f):f.isMeshDistanceMaterial?(a(g,f),M(g,f)):f.isMeshNormalMaterial?a(g,f):f.isLineBasicMaterial?(n(g,f),f.isLineDashedMaterial&&o(g,f)):f.isPointsMaterial?l(g,f,w,b):f.isSpriteMaterial?h(g,f):f.isShadowMaterial?(g.color.value.copy(f.color),g.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function a(g,f){g.opacity.value=f.opacity,f.color&&g.diffuse.value.copy(f.color),f.emissive&&g.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(g.map.value=f.map,i(f.map,g.mapTransform)),f.alphaMap&&(g.alphaMap.value=f.alphaMap,i(f.alphaMap,g.alphaMapTransform)),f.bumpMap&&(g.bumpMap.value=f.bumpMap,i(f.bumpMap,g.bumpMapTransform),g.bumpScale.value=f.bumpScale,f.side===Gt&&(g.bumpScale.value*=-1)),f.normalMap&&(g.normalMap.value=f.normalMap,i(f.normalMap,g.normalMapTransform),g.normalScale.value.copy(f.normalScale),f.side===Gt&&g.normalScale.value.negate()),f.displacementMap&&(g.displacementMap.value=f.displacementMap,i(f.displacementMap,g.displacementMapTransform),g.displacementScale.value=f.displacementScale,g.displacementBias.value=f.displacementBias),f.emissiveMap&&(g.emissiveMap.value=f.emissiveMap,i(f.emissiveMap,g.emissiveMapTransform)),f.specularMap&&(g.specularMap.value=f.specularMap,i(f.specularMap,g.specularMapTransform)),f.alphaTest>0&&(g.alphaTest.value=f.alphaTest);let w=t.get(f),b=w.envMap,x=w.envMapRotation;b&&(g.envMap.value=b,g.envMapRotation.value.setFromMatrix4(ry.makeRotationFromEuler(x)).transpose(),b.isCubeTexture&&b.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(Rp),g.reflectivity.value=f.reflectivity,g.ior.value=f.ior,g.refractionRatio.value=f.refractionRatio),f.lightMap&&(g.lightMap.value=f.lightMap,g.lightMapIntensity.value=f.lightMapIntensity,i(f.lightMap,g.lightMapTransform)),f.aoMap&&(g.aoMap.value=f.aoMap,g.aoMapIntensity.value=f.aoMapIntensity,i(f.aoMap,g.aoMapTransform))}function n(g,f){g.diffuse.value.copy(f.color),g.opacity.value=f.opacity,f.map&&(g.map.value=f.map,i(f.map,g.mapTransform))}function o(g,f){g.dashSize.value=f.dashSize,g.totalSize.value=f.dashSize+f.gapSize,g.scale.value=f.scale}function l(g,f,w,b){g.diffuse.value.copy(f.color),g.opacity.value=f.opacity,g.size.value=f.size*w,g.scale.value=b*.5,f.map&&(g.map.value=f.map,i(f.map,g.uvTransform)),f.alphaMap&&(g.alphaMap.value=f.alphaMap,i(f.alphaMap,g.alphaMapTransform)),f.alphaTest>0&&(g.alphaTest.value=f.alphaTest)}function h(g,f){g.diffuse.value.copy(f.color),g.opacity.value=f.opacity,g.rotation.value=f.rotation,f.map&&(g.map.value=f.map,i(f.map,g.mapTransform)),f.alphaMap&&(g.alphaMap.value=f.alphaMap,i(f.alphaMap,g.alphaMapTransform)),f.alphaTest>0&&(g.alphaTest.value=f.alphaTest)}function c(g,f){g.specular.value.copy(f.specular),g.shininess.value=Math.max(f.shininess,1e-4)}function d(g,f){f.gradientMap&&(g.gradientMap.value=f.gradientMap)}function u(g,f){g.metalness.value=f.metalness,f.metalnessMap&&(g.metalnessMap.value=f.metalnessMap,i(f.metalnessMap,g.metalnessMapTransform)),g.roughness.value=f.roughness,f.roughnessMap&&(g.roughnessMap.value=f.roughnessMap,i(f.roughnessMap,g.roughnessMapTransform)),f.envMap&&(g.envMapIntensity.value=f.envMapIntensity)}function p(g,f,w){g.ior.value=f.ior,f.diffuseRoughness>0&&(g.diffuseRoughness.value=f.diffuseRoughness,f.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=f.diffuseRoughnessMap,i(f.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),f.sheen>0&&(g.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),g.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(g.sheenColorMap.value=f.sheenColorMap,i(f.sheenColorMap,g.sheenColorMapTransform)),f.sheenRoughnessMap&&(g.sheenRoughnessMap.value=f.sheenRoughnessMap,i(f.sheenRoughnessMap,g.sheenRoughnessMapTransform))),f.clearcoat>0&&(g.clearcoat.value=f.clearcoat,g.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(g.clearcoatMap.value=f.clearcoatMap,i(f.clearcoatMap,g.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,i(f.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(g.clearcoatNormalMap.value=f.clearcoatNormalMap,i(f.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===Gt&&g.clearcoatNormalScale.value.negate())),f.dispersion>0&&(g.dispersion.value=f.dispersion),f.retroreflectivity>0&&(g.retroreflectivity.value=f.retroreflectivity),f.iridescence>0&&(g.iridescence.value=f.iridescence,g.iridescenceIOR.value=f.iridescenceIOR,g.iridescenceThicknessMinimum.value=f.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=f.iridescenceThicknessMaximum,f.iridescenceMap&&(g.iridescenceMap.value=f.iridescenceMap,i(f.iridescenceMap,g.iridescenceMapTransform)),f.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=f.iridescenceThicknessMap,i(f.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),f.transmission>0&&(g.transmission.value=f.transmission,g.transmissionSamplerMap.value=w.texture,g.transmissionSamplerSize.value.set(w.width,w.height),f.transmissionMap&&(g.transmissionMap.value=f.transmissionMap,i(f.transmissionMap,g.transmissionMapTransform)),g.thickness.value=f.thickness,f.thicknessMap&&(g.thicknessMap.value=f.thicknessMap,i(f.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=f.attenuationDistance,g.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(g.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(g.anisotropyMap.value=f.anisotropyMap,i(f.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=f.specularIntensity,g.specularColor.value.copy(f.specularColor),f.specularColorMap&&(g.specularColorMap.value=f.specularColorMap,i(f.specularColorMap,g.specularColorMapTransform)),f.specularIntensityMap&&(g.specularIntensityMap.value=f.specularIntensityMap,i(f.specularIntensityMap,g.specularIntensityMapTransform))}function v(g,f){f.matcap&&(g.matcap.value=f.matcap)}function M(g,f){let w=t.get(f).light;g.referencePosition.value.setFromMatrixPosition(w.matrixWorld),g.nearDistance.value=w.shadow.camera.near,g.farDistance.value=w.shadow.camera.far}return{refreshFogUniforms:r,refreshMaterialUniforms:s}}function ay(e,t,i,r){let s={},a={};function n(w,b){let x=b.program;r.uniformBlockBinding(w,x,s[w.id])}function o(w,b){let x=s[w.id];x===void 0&&(v(w),x=l(w),s[w.id]=x,w.addEventListener("dispose",g));let T=b.program;r.updateUBOMapping(w,T);let A=t.render.frame;a[w.id]!==A&&(h(w),a[w.id]=A)}function l(w){let b=e.createBuffer(),x=w.__size,T=w.usage;return e.bindBuffer(e.UNIFORM_BUFFER,b),e.bufferData(e.UNIFORM_BUFFER,x,T),e.bindBuffer(e.UNIFORM_BUFFER,null),b}function h(w){let b=s[w.id],x=w.uniforms,T=w.__cache;e.bindBuffer(e.UNIFORM_BUFFER,b);for(let A=0,m=x.length;A<m;A++){let y=x[A];if(Array.isArray(y))for(let R=0,O=y.length;R<O;R++)c(y[R],A,R,T);else c(y,A,0,T)}e.bindBuffer(e.UNIFORM_BUFFER,null)}function c(w,b,x,T){if(u(w,b,x,T)===!0){let A=w.__offset,m=w.value;if(Array.isArray(m)){let y=0;for(let R=0;R<m.length;R++){let O=m[R],L=M(O,!0);d(O,w.__data,y),y+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else d(m,w.__data,0);e.bufferSubData(e.UNIFORM_BUFFER,A,w.__data)}}function d(w,b,x){typeof w=="number"||typeof w=="boolean"?b[x]=w:w.isMatrix3?(b[x]=w.elements[0],b[x+1]=w.elements[1],b[x+2]=w.elements[2],b[x+3]=0,b[x+4]=w.elements[3],b[x+5]=w.elements[4],b[x+6]=w.elements[5],b[x+7]=0,b[x+8]=w.elements[6],b[x+9]=w.elements[7],b[x+10]=w.elements[8],b[x+11]=0):ArrayBuffer.isView(w)?b.set(w.subarray(0,b.length-x),x):w.toArray(b,x)}function u(w,b,x,T){let A=w.value,m=b+"_"+x;if(Array.isArray(A)){T[m]===void 0&&(T[m]=[]);let y=T[m],R=!1;for(let O=0;O<A.length;O++)p(A[O],y,O)===!0&&(R=!0);return R}return p(A,T,m)}function p(w,b,x){if(b[x]===void 0)return typeof w=="number"||typeof w=="boolean"?b[x]=w:ArrayBuffer.isView(w)?b[x]=w.slice():b[x]=w.clone(),!0;{let T=b[x];if(typeof w=="number"||typeof w=="boolean"){if(T!==w)return b[x]=w,!0}else{if(ArrayBuffer.isView(w))return!0;if(T.equals(w)===!1)return T.copy(w),!0}}return!1}function v(w){let b=w.uniforms,x=0,T=16;for(let m=0,y=b.length;m<y;m++){let R=Array.isArray(b[m])?b[m]:[b[m]];for(let O=0,L=R.length;O<L;O++){let F=R[O],q=Array.isArray(F.value)?F.value:[F.value],C=Array.isArray(b[m])||Array.isArray(F.value),H=x;for(let G=0,de=q.length;G<de;G++){let X=q[G],j=M(X,C),te=x%T,Ce=te%j.boundary,Y=te+Ce;x+=Ce,Y!==0&&T-Y<j.storage&&(x+=T-Y),G===0&&(H=x),x+=j.storage}let $=F.type==="int"?Int32Array:F.type==="uint"?Uint32Array:Float32Array;F.__data=new $((x-H)/Float32Array.BYTES_PER_ELEMENT),F.__offset=H}}let A=x%T;return A>0&&(x+=T-A),w.__size=x,w.__cache={},this}function M(w,b){let x={boundary:0,storage:0};return typeof w=="number"||typeof w=="boolean"?(x.boundary=4,x.storage=4):w.isVector2?(x.boundary=8,x.storage=8):w.isVector3||w.isColor?(x.boundary=16,x.storage=12):w.isVector4?(x.boundary=16,x.storage=16):w.isMatrix3?(x.boundary=16,x.storage=48):w.isMatrix4?(x.boundary=16,x.storage=64):w.isTexture?Be("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(w)?(x.boundary=16,x.storage=w.byteLength):Be("WebGLRenderer: Unsupported uniform value type.",w),b===!0&&(x.boundary=16,x.storage=Math.ceil(x.storage/16)*16),x}function g(w){let b=w.target;b.removeEventListener("dispose",g),e.deleteBuffer(s[b.id]),delete s[b.id],delete a[b.id]}function f(){for(let w in s)e.deleteBuffer(s[w]);s={},a={}}return{bind:n,update:o,dispose:f}}var ny=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),vi=null;function oy(){return vi===null&&(vi=new Od(ny,16,16,vr,yi),vi.name="DFG_LUT",vi.minFilter=$t,vi.magFilter=$t,vi.wrapS=Di,vi.wrapT=Di,vi.generateMipmaps=!1,vi.needsUpdate=!0),vi}var Cp=class{constructor(e={}){let{canvas:t=mg(),context:i=null,depth:r=!0,stencil:s=!1,alpha:a=!1,antialias:n=!1,premultipliedAlpha:o=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:c=!1,reversedDepthBuffer:d=!1,outputBufferType:u=ei}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=a;let v=u,M=new Set([sh,rh,ih]),g=new Set([ei,Mi,Us,Jr,Ql,eh]),f=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},x=null,T=null,A=[],m=[],y=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ui,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let R=this,O=!1,L=null,F=null,q=null,C=null;this._outputColorSpace=qt;let H=0,$=0,G=null,de=-1,X=null,j=new yt,te=new yt,Ce=null,Y=new ke(0),ie=0,Te=t.width,Ne=t.height,Ue=1,ne=null,We=null,tt=new yt(0,0,Te,Ne),Re=new yt(0,0,Te,Ne),ht=!1,re=new Bs,he=new t0,ae=!1,we=!1,be=new st,Le=new I,Oe=new yt,Ye={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Ze=!1;function at(){return G===null?Ue:1}let D=i;function Ut(S,N){return t.getContext(S,N)}let je,Mt,pe,ot,Fe,He,Rt,E,_,k,Q,K,ve,fe,U,J,Me,P,W,Z,se,_e,me;try{let S={alpha:!0,depth:r,stencil:s,antialias:n,premultipliedAlpha:o,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:c};if("setAttribute"in t&&t.setAttribute("data-engine","three.js r187"),t.addEventListener("webglcontextlost",Ve,!1),t.addEventListener("webglcontextrestored",ze,!1),t.addEventListener("webglcontextcreationerror",Qe,!1),D===null){let N="webgl2";if(D=Ut(N,S),D===null)throw Ut(N)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Ie()}catch(S){throw t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",ze,!1),t.removeEventListener("webglcontextcreationerror",Qe,!1),Ge("WebGLRenderer: "+S.message),S}function Ie(){je=new ux(D),je.init(),se=new ZM(D,je),Mt=new ex(D,je,e,se),pe=new KM(D,je),Mt.reversedDepthBuffer&&d&&pe.buffers.depth.setReversed(!0),F=D.createFramebuffer(),q=D.createFramebuffer(),C=D.createFramebuffer(),ot=new fx(D),Fe=new OM,He=new JM(D,je,pe,Fe,Mt,se,ot),Rt=new cx(R),E=new gv(D),_e=new ZS(D,E),_=new dx(D,E,ot,_e),k=new gx(D,_,E,_e,ot),P=new mx(D,Mt,He),U=new tx(Fe),Q=new UM(R,Rt,je,Mt,_e,U),K=new sy(R,Fe),ve=new BM,fe=new WM(je),Me=new JS(R,Rt,pe,k,p,o),J=new $M(R,k,Mt),me=new ay(D,ot,Mt,pe),W=new QS(D,je,ot),Z=new px(D,je,ot),ot.programs=Q.programs,R.capabilities=Mt,R.extensions=je,R.properties=Fe,R.renderLists=ve,R.shadowMap=J,R.state=pe,R.info=ot}v!==ei&&(y=new _x(v,t.width,t.height,n,r,s));let ee=new iy(R,D);this.xr=ee,this.getContext=function(){return D},this.getContextAttributes=function(){return D.getContextAttributes()},this.forceContextLoss=function(){let S=je.get("WEBGL_lose_context");S&&S.loseContext()},this.forceContextRestore=function(){let S=je.get("WEBGL_lose_context");S&&S.restoreContext()},this.getPixelRatio=function(){return Ue},this.setPixelRatio=function(S){S!==void 0&&(Ue=S,this.setSize(Te,Ne,!1))},this.getSize=function(S){return S.set(Te,Ne)},this.setSize=function(S,N,V=!0){if(ee.isPresenting){Be("WebGLRenderer: Can't change size while VR device is presenting.");return}Te=S,Ne=N,t.width=Math.floor(S*Ue),t.height=Math.floor(N*Ue),V===!0&&(t.style.width=S+"px",t.style.height=N+"px"),y!==null&&y.setSize(t.width,t.height),this.setViewport(0,0,S,N)},this.getDrawingBufferSize=function(S){return S.set(Te*Ue,Ne*Ue).floor()},this.setDrawingBufferSize=function(S,N,V){Te=S,Ne=N,Ue=V,t.width=Math.floor(S*V),t.height=Math.floor(N*V),this.setViewport(0,0,S,N)},this.setEffects=function(S){if(v===ei){Ge("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(S){for(let N=0;N<S.length;N++)if(S[N].isOutputPass===!0){Be("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}y.setEffects(S||[])},this.getCurrentViewport=function(S){return S.copy(j)},this.getViewport=function(S){return S.copy(tt)},this.setViewport=function(S,N,V,z){S.isVector4?tt.set(S.x,S.y,S.z,S.w):tt.set(S,N,V,z),pe.viewport(j.copy(tt).multiplyScalar(at()).round())},this.getScissor=function(S){return S.copy(Re)},this.setScissor=function(S,N,V,z){S.isVector4?Re.set(S.x,S.y,S.z,S.w):Re.set(S,N,V,z),pe.scissor(te.copy(Re).multiplyScalar(at()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(S){pe.setScissorTest(ht=S)},this.setOpaqueSort=function(S){ne=S},this.setTransparentSort=function(S){We=S},this.getClearColor=function(S){return S.copy(Me.getClearColor())},this.setClearColor=function(){Me.setClearColor(...arguments)},this.getClearAlpha=function(){return Me.getClearAlpha()},this.setClearAlpha=function(){Me.setClearAlpha(...arguments)},this.clear=function(S=!0,N=!0,V=!0){let z=0;if(S){let B=!1;if(G!==null){let oe=G.texture.format;B=M.has(oe)}if(B){let oe=G.texture.type,Se=g.has(oe),ge=Me.getClearColor(),ye=Me.getClearAlpha(),De=ge.r,$e=ge.g,it=ge.b;Se?(f[0]=De,f[1]=$e,f[2]=it,f[3]=ye,D.clearBufferuiv(D.COLOR,0,f)):(w[0]=De,w[1]=$e,w[2]=it,w[3]=ye,D.clearBufferiv(D.COLOR,0,w))}else z|=D.COLOR_BUFFER_BIT}N&&(z|=D.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),V&&(z|=D.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),z!==0&&D.clear(z)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(S){S.setRenderer(this),L=S},this.dispose=function(){t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",ze,!1),t.removeEventListener("webglcontextcreationerror",Qe,!1),Me.dispose(),ve.dispose(),fe.dispose(),He.dispose(),Fe.dispose(),Rt.dispose(),k.dispose(),_.dispose(),_e.dispose(),me.dispose(),Q.dispose(),ee.dispose(),ee.removeEventListener("sessionstart",Ph),ee.removeEventListener("sessionend",Lh),sr.stop()};function Ve(S){S.preventDefault(),$c("WebGLRenderer: Context Lost."),O=!0}function ze(){$c("WebGLRenderer: Context Restored."),O=!1;let S=ot.autoReset,N=J.enabled,V=J.autoUpdate,z=J.needsUpdate,B=J.type;Ie(),ot.autoReset=S,J.enabled=N,J.autoUpdate=V,J.needsUpdate=z,J.type=B}function Qe(S){Ge("WebGLRenderer: A WebGL context could not be created. Reason: ",S.statusMessage)}function Ee(S){let N=S.target;N.removeEventListener("dispose",Ee),ft(N)}function ft(S){mt(S),Fe.remove(S)}function mt(S){let N=Fe.get(S).programs;N!==void 0&&(N.forEach(function(V){Q.releaseProgram(V)}),S.isShaderMaterial&&Q.releaseShaderCache(S))}this.renderBufferDirect=function(S,N,V,z,B,oe){N===null&&(N=Ye);let Se=B.isMesh&&B.matrixWorld.determinantAffine()<0,ge=of(S,N,V,z,B);pe.setMaterial(z,Se);let ye=V.index,De=1;if(z.wireframe===!0){if(ye=_.getWireframeAttribute(V),ye===void 0)return;De=2}let $e=V.drawRange,it=V.attributes.position,Ae=$e.start*De,nt=($e.start+$e.count)*De;oe!==null&&(Ae=Math.max(Ae,oe.start*De),nt=Math.min(nt,(oe.start+oe.count)*De)),ye!==null?(Ae=Math.max(Ae,0),nt=Math.min(nt,ye.count)):it!=null&&(Ae=Math.max(Ae,0),nt=Math.min(nt,it.count));let bt=nt-Ae;if(bt<0||bt===1/0)return;_e.setup(B,z,ge,V,ye);let ct,dt=W;if(ye!==null&&(ct=E.get(ye),dt=Z,dt.setIndex(ct)),B.isMesh)z.wireframe===!0?(pe.setLineWidth(z.wireframeLinewidth*at()),dt.setMode(D.LINES)):dt.setMode(D.TRIANGLES);else if(B.isLine){let vt=z.linewidth;vt===void 0&&(vt=1),pe.setLineWidth(vt*at()),B.isLineSegments?dt.setMode(D.LINES):B.isLineLoop?dt.setMode(D.LINE_LOOP):dt.setMode(D.LINE_STRIP)}else B.isPoints?dt.setMode(D.POINTS):B.isSprite&&dt.setMode(D.TRIANGLES);if(B.isBatchedMesh)if(je.get("WEBGL_multi_draw"))dt.renderMultiDraw(B._multiDrawStarts,B._multiDrawCounts,B._multiDrawCount);else{let vt=B._multiDrawStarts,Pe=B._multiDrawCounts,Ht=B._multiDrawCount,ar=ye?E.get(ye).bytesPerElement:1,nr=Fe.get(z).currentProgram.getUniforms();for(let Bt=0;Bt<Ht;Bt++)nr.setValue(D,"_gl_DrawID",Bt),dt.render(vt[Bt]/ar,Pe[Bt])}else if(B.isInstancedMesh)dt.renderInstances(Ae,bt,B.count);else if(V.isInstancedBufferGeometry){let vt=V._maxInstanceCount!==void 0?V._maxInstanceCount:1/0,Pe=Math.min(V.instanceCount,vt);dt.renderInstances(Ae,bt,Pe)}else dt.render(Ae,bt)};function Ch(S,N,V,z){L!==null&&S.isNodeMaterial&&L.setObject(z,S),ae===!0&&U.setState(S,V,!1),S.transparent===!0&&S.side===Yt&&S.forceSinglePass===!1?(S.side=Gt,S.needsUpdate=!0,os(S,N,z),S.side=gr,S.needsUpdate=!0,os(S,N,z),S.side=Yt):os(S,N,z)}this.compile=function(S,N,V=null){V===null&&(V=S),L!==null&&L.renderStart(S,N,V),T=fe.get(V),T.init(N),m.push(T),V.traverseVisible(function(B){B.isLight&&B.layers.test(N.layers)&&(T.pushLight(B),B.castShadow&&T.pushShadow(B))}),S!==V&&S.traverseVisible(function(B){B.isLight&&B.layers.test(N.layers)&&(T.pushLight(B),B.castShadow&&T.pushShadow(B))}),T.setupLights(),L!==null&&L.updateLights(T.state.lightsArray),we=this.localClippingEnabled,ae=U.init(this.clippingPlanes,we),ae===!0&&U.setGlobalState(this.clippingPlanes,N),L!==null&&J.render(T.state.shadowsArray,V,N);let z=new Set;return S.traverse(function(B){if(!(B.isMesh||B.isPoints||B.isLine||B.isSprite))return;let oe=B.material;if(oe)if(Array.isArray(oe))for(let Se=0;Se<oe.length;Se++){let ge=oe[Se];Ch(ge,V,N,B),z.add(ge)}else Ch(oe,V,N,B),z.add(oe)}),T=m.pop(),L!==null&&L.renderEnd(),z},this.compileAsync=function(S,N,V=null){let z=this.compile(S,N,V);return new Promise(B=>{function oe(){if(z.forEach(function(Se){let ge=Fe.get(Se).currentProgram;(ge===void 0||ge.isReady())&&z.delete(Se)}),z.size===0){B(S);return}setTimeout(oe,10)}je.get("KHR_parallel_shader_compile")!==null?oe():setTimeout(oe,10)})};let to=null;function af(S){to&&to(S)}function Ph(){sr.stop()}function Lh(){sr.start()}let sr=new vp;sr.setAnimationLoop(af),typeof self<"u"&&sr.setContext(self),this.setAnimationLoop=function(S){to=S,ee.setAnimationLoop(S),S===null?sr.stop():sr.start()},ee.addEventListener("sessionstart",Ph),ee.addEventListener("sessionend",Lh),this.render=function(S,N){if(N!==void 0&&N.isCamera!==!0){Ge("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(O===!0)return;L!==null&&L.renderStart(S,N);let V=ee.enabled===!0&&ee.isPresenting===!0,z=y!==null&&(G===null||V)&&y.begin(R,G);if(S.matrixWorldAutoUpdate===!0&&S.updateMatrixWorld(),N.parent===null&&N.matrixWorldAutoUpdate===!0&&N.updateMatrixWorld(),ee.enabled===!0&&ee.isPresenting===!0&&(y===null||y.isCompositing()===!1)&&(ee.cameraAutoUpdate===!0&&ee.updateCamera(N),N=ee.getCamera()),S.isScene===!0&&S.onBeforeRender(R,S,N,G),T=fe.get(S,m.length),T.init(N),T.state.textureUnits=He.getTextureUnits(),m.push(T),be.multiplyMatrices(N.projectionMatrix,N.matrixWorldInverse),N.isArrayCamera?he.setFromArrayCamera(N):re.setFromProjectionMatrix(be,di,N.reversedDepth),we=this.localClippingEnabled,ae=U.init(this.clippingPlanes,we),x=ve.get(S,A.length),x.init(),A.push(x),this.info.render.frame++,ee.enabled===!0&&ee.isPresenting===!0){let oe=R.xr.getDepthSensingMesh();oe!==null&&io(oe,N,-1/0,R.sortObjects)}io(S,N,0,R.sortObjects),x.finish(),L!==null&&L.updateLights(T.state.lightsArray),R.sortObjects===!0&&x.sort(ne,We),Ze=ee.enabled===!1||ee.isPresenting===!1||ee.hasDepthSensing()===!1,Ze&&Me.addToRenderList(x,S),this.info.autoReset===!0&&this.info.reset(),ae===!0&&U.beginShadows();let B=T.state.shadowsArray;if(J.render(B,S,N),ae===!0&&U.endShadows(),(z&&y.hasRenderPass())===!1){let oe=x.opaque,Se=x.transmissive;if(T.setupLights(),N.isArrayCamera){let ge=N.cameras;if(Se.length>0)for(let ye=0,De=ge.length;ye<De;ye++){let $e=ge[ye];Ih(oe,Se,S,$e)}Ze&&Me.render(S);for(let ye=0,De=ge.length;ye<De;ye++){let $e=ge[ye];Nh(x,S,$e,$e.viewport)}}else Se.length>0&&Ih(oe,Se,S,N),Ze&&Me.render(S),Nh(x,S,N)}G!==null&&$===0&&(He.updateMultisampleRenderTarget(G),He.updateRenderTargetMipmap(G)),z&&y.end(R),S.isScene===!0&&S.onAfterRender(R,S,N),_e.resetDefaultState(),de=-1,X=null,m.pop(),m.length>0?(T=m[m.length-1],He.setTextureUnits(T.state.textureUnits),ae===!0&&U.setGlobalState(R.clippingPlanes,T.state.camera)):T=null,A.pop(),A.length>0?x=A[A.length-1]:x=null,L!==null&&L.renderEnd()};function io(S,N,V,z){if(S.visible===!1)return;if(S.layers.test(N.layers)){if(S.isGroup)V=S.renderOrder;else if(S.isLOD)S.autoUpdate===!0&&S.update(N);else if(S.isLight)T.pushLight(S),S.castShadow&&T.pushShadow(S);else if(S.isSprite){let oe=N.isArrayCamera?he:re;if(!S.frustumCulled||S.intersectsFrustum(oe)){z&&Oe.setFromMatrixPosition(S.matrixWorld).applyMatrix4(be);let Se=k.update(S),ge=S.material;ge.visible&&x.push(S,Se,ge,V,Oe.z,null,N)}}else if(S.isMesh||S.isLine||S.isPoints){let oe=N.isArrayCamera?he:re;if(!S.frustumCulled||S.intersectsFrustum(oe)){let Se=k.update(S),ge=S.material;if(z&&(S.boundingSphere!==void 0?(S.boundingSphere===null&&S.computeBoundingSphere(),Oe.copy(S.boundingSphere.center)):(Se.boundingSphere===null&&Se.computeBoundingSphere(),Oe.copy(Se.boundingSphere.center)),Oe.applyMatrix4(S.matrixWorld).applyMatrix4(be)),Array.isArray(ge)){let ye=Se.groups;for(let De=0,$e=ye.length;De<$e;De++){let it=ye[De],Ae=ge[it.materialIndex];Ae&&Ae.visible&&x.push(S,Se,Ae,V,Oe.z,it,N)}}else ge.visible&&x.push(S,Se,ge,V,Oe.z,null,N)}}}let B=S.children;for(let oe=0,Se=B.length;oe<Se;oe++)io(B[oe],N,V,z)}function Nh(S,N,V,z){let{opaque:B,transmissive:oe,transparent:Se}=S;T.setupLightsView(V),ae===!0&&U.setGlobalState(R.clippingPlanes,V),z&&pe.viewport(j.copy(z)),B.length>0&&Ks(B,N,V),oe.length>0&&Ks(oe,N,V),Se.length>0&&Ks(Se,N,V),pe.buffers.depth.setTest(!0),pe.buffers.depth.setMask(!0),pe.buffers.color.setMask(!0),pe.setPolygonOffset(!1)}function Ih(S,N,V,z){if((V.isScene===!0?V.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[z.id]===void 0){let it=je.has("EXT_color_buffer_half_float")||je.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[z.id]=new xi(1,1,{generateMipmaps:!0,type:it?yi:ei,minFilter:er,samples:Math.max(4,Mt.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:et.workingColorSpace})}let B=T.state.transmissionRenderTarget[z.id],oe=z.viewport||j;B.setSize(oe.z*R.transmissionResolutionScale,oe.w*R.transmissionResolutionScale);let Se=R.getRenderTarget(),ge=R.getActiveCubeFace(),ye=R.getActiveMipmapLevel();R.setRenderTarget(B),R.getClearColor(Y),ie=R.getClearAlpha(),ie<1&&R.setClearColor(16777215,.5),R.clear(),Ze&&Me.render(V);let De=R.toneMapping;R.toneMapping=Ui;let $e=z.viewport;if(z.viewport!==void 0&&(z.viewport=void 0),T.setupLightsView(z),ae===!0&&U.setGlobalState(R.clippingPlanes,z),Ks(S,V,z),He.updateMultisampleRenderTarget(B),He.updateRenderTargetMipmap(B),je.has("WEBGL_multisampled_render_to_texture")===!1){let it=!1;for(let Ae=0,nt=N.length;Ae<nt;Ae++){let bt=N[Ae],{object:ct,geometry:dt,material:vt,group:Pe}=bt;if(vt.side===Yt&&ct.layers.test(z.layers)){let Ht=vt.side;vt.side=Gt,vt.needsUpdate=!0,Dh(ct,V,z,dt,vt,Pe),vt.side=Ht,vt.needsUpdate=!0,it=!0}}it===!0&&(He.updateMultisampleRenderTarget(B),He.updateRenderTargetMipmap(B))}R.setRenderTarget(Se,ge,ye),R.setClearColor(Y,ie),$e!==void 0&&(z.viewport=$e),R.toneMapping=De}function Ks(S,N,V){let z=N.isScene===!0?N.overrideMaterial:null;for(let B=0,oe=S.length;B<oe;B++){let Se=S[B],{object:ge,geometry:ye,group:De}=Se,$e=Se.material;$e.allowOverride===!0&&z!==null&&($e=z),ge.layers.test(V.layers)&&Dh(ge,N,V,ye,$e,De)}}function Dh(S,N,V,z,B,oe){L!==null&&B.isNodeMaterial&&L.setObject(S,B),S.onBeforeRender(R,N,V,z,B,oe),S.modelViewMatrix.multiplyMatrices(V.matrixWorldInverse,S.matrixWorld),S.normalMatrix.getNormalMatrix(S.modelViewMatrix),B.onBeforeRender(R,N,V,z,S,oe),B.transparent===!0&&B.side===Yt&&B.forceSinglePass===!1?(B.side=Gt,B.needsUpdate=!0,R.renderBufferDirect(V,N,z,B,S,oe),B.side=gr,B.needsUpdate=!0,R.renderBufferDirect(V,N,z,B,S,oe),B.side=Yt):R.renderBufferDirect(V,N,z,B,S,oe),S.onAfterRender(R,N,V,z,B,oe)}function Uh(S){let N=0;for(let V of S)V.texture!==null&&N++;return N}function os(S,N,V){N.isScene!==!0&&(N=Ye);let z=Fe.get(S),B=T.state.lights,oe=T.state.shadowsArray,Se=B.state.version,ge=Q.getParameters(S,B.state,oe,N,V,T.state.lightProbeGridArray),ye=Q.getProgramCacheKey(ge),De=z.programs;z.environment=S.isMeshStandardMaterial||S.isMeshLambertMaterial||S.isMeshPhongMaterial?N.environment:null,z.fog=N.fog;let $e=S.isMeshStandardMaterial||S.isMeshLambertMaterial&&!S.envMap||S.isMeshPhongMaterial&&!S.envMap;z.envMap=Rt.get(S.envMap||z.environment,$e),z.envMapRotation=z.environment!==null&&S.envMap===null?N.environmentRotation:S.envMapRotation,De===void 0&&(S.addEventListener("dispose",Ee),De=new Map,z.programs=De,z.programVariants=new Map);let it=De.get(ye);if(it!==void 0){if(z.currentProgram===it&&z.lightsStateVersion===Se)return Fh(S,ge),it}else ge.uniforms=Q.getUniforms(S),L!==null&&S.isNodeMaterial&&L.build(S,V,ge),S.onBeforeCompile(ge,R),it=Q.acquireProgram(ge,ye),De.set(ye,it),z.uniforms=ge.uniforms;let Ae=z.uniforms;return(!S.isShaderMaterial&&!S.isRawShaderMaterial||S.clipping===!0)&&(Ae.clippingPlanes=U.uniform),Fh(S,ge),z.needsLights=hf(S),z.lightsStateVersion=Se,z.needsLights&&(Ae.ambientLightColor.value=B.state.ambient,Ae.lightProbe.value=B.state.probe,Ae.sunLights.value=B.state.sun,Ae.sunLightShadows.value=B.state.sunShadow,Ae.directionalLights.value=B.state.directional,Ae.directionalLightShadows.value=B.state.directionalShadow,Ae.spotLights.value=B.state.spot,Ae.spotLightShadows.value=B.state.spotShadow,Ae.rectAreaLights.value=B.state.rectArea,Ae.ltc_1.value=B.state.rectAreaLTC1,Ae.ltc_2.value=B.state.rectAreaLTC2,Ae.pointLights.value=B.state.point,Ae.pointLightShadows.value=B.state.pointShadow,Ae.hemisphereLights.value=B.state.hemi,Ae.sunShadowMatrix.value=B.state.sunShadowMatrix,Ae.sunShadowCascade.value=B.state.sunShadowCascade,Ae.directionalShadowMatrix.value=B.state.directionalShadowMatrix,Ae.spotLightMatrix.value=B.state.spotLightMatrix,Ae.spotLightMap.value=B.state.spotLightMap,Ae.pointShadowMatrix.value=B.state.pointShadowMatrix),z.numLightProbeGrids=Uh(T.state.lightProbeGridArray),z.currentProgram=it,z.uniformsList=null,it}function nf(S,N,V,z,B){let oe=Fe.get(S),Se=oe.currentProgram.id+","+z+","+B,ge=oe.programVariants.get(Se);return ge===void 0?(ge=os(S,N,V),oe.programVariants.set(Se,ge)):(oe.currentProgram=ge,oe.uniformsList=null,oe.outputColorSpace=z,oe.toneMapping=B),ge}function Oh(S){if(S.uniformsList===null){let N=S.currentProgram.getUniforms();S.uniformsList=hn.seqWithValue(N.seq,S.uniforms)}return S.uniformsList}function Fh(S,N){let V=Fe.get(S);V.outputColorSpace=N.outputColorSpace,V.batching=N.batching,V.batchingColor=N.batchingColor,V.instancing=N.instancing,V.instancingColor=N.instancingColor,V.instancingMorph=N.instancingMorph,V.skinning=N.skinning,V.morphTargets=N.morphTargets,V.morphNormals=N.morphNormals,V.morphColors=N.morphColors,V.morphTargetsCount=N.morphTargetsCount,V.numClippingPlanes=N.numClippingPlanes,V.numIntersection=N.numClipIntersection,V.vertexAlphas=N.vertexAlphas,V.vertexTangents=N.vertexTangents,V.toneMapping=N.toneMapping}function of(S,N,V,z,B){N.isScene!==!0&&(N=Ye),He.resetTextureUnits();let oe=N.fog,Se=z.isMeshStandardMaterial||z.isMeshLambertMaterial||z.isMeshPhongMaterial?N.environment:null,ge=G===null?R.outputColorSpace:G.isXRRenderTarget===!0?G.texture.colorSpace:et.workingColorSpace,ye=z.isMeshStandardMaterial||z.isMeshLambertMaterial&&!z.envMap||z.isMeshPhongMaterial&&!z.envMap,De=Rt.get(z.envMap||Se,ye),$e=z.vertexColors===!0&&!!V.attributes.color&&V.attributes.color.itemSize===4,it=!!V.attributes.tangent&&(!!z.normalMap||z.anisotropy>0),Ae=!!V.morphAttributes.position,nt=!!V.morphAttributes.normal,bt=!!V.morphAttributes.color,ct=Ui;z.toneMapped&&(G===null||G.isXRRenderTarget===!0)&&(ct=R.toneMapping);let dt=V.morphAttributes.position||V.morphAttributes.normal||V.morphAttributes.color,vt=dt!==void 0?dt.length:0,Pe=Fe.get(z),Ht=T.state.lights;if(ae===!0&&(we===!0||S!==X)){let pt=S===X&&z.id===de;U.setState(z,S,pt)}let ar=!1,nr=!1;z.version===Pe.__version?Pe.needsLights&&Pe.lightsStateVersion!==Ht.state.version||B.isBatchedMesh&&Pe.batching===!1||!B.isBatchedMesh&&Pe.batching===!0||B.isBatchedMesh&&Pe.batchingColor===!0&&B._colorsTexture===null||B.isBatchedMesh&&Pe.batchingColor===!1&&B._colorsTexture!==null||B.isInstancedMesh&&Pe.instancing===!1||!B.isInstancedMesh&&Pe.instancing===!0||B.isSkinnedMesh&&Pe.skinning===!1||!B.isSkinnedMesh&&Pe.skinning===!0||B.isInstancedMesh&&Pe.instancingColor===!0&&B.instanceColor===null||B.isInstancedMesh&&Pe.instancingColor===!1&&B.instanceColor!==null||B.isInstancedMesh&&Pe.instancingMorph===!0&&B.morphTexture===null||B.isInstancedMesh&&Pe.instancingMorph===!1&&B.morphTexture!==null||Pe.envMap!==De||z.fog===!0&&Pe.fog!==oe||Pe.numClippingPlanes!==void 0&&(Pe.numClippingPlanes!==U.numPlanes||Pe.numIntersection!==U.numIntersection)||Pe.vertexAlphas!==$e||Pe.vertexTangents!==it||Pe.morphTargets!==Ae||Pe.morphNormals!==nt||Pe.morphColors!==bt||Pe.morphTargetsCount!==vt||Pe.numLightProbeGrids!==Uh(T.state.lightProbeGridArray)?ar=!0:(Pe.outputColorSpace!==ge||Pe.toneMapping!==ct)&&(nr=!0):(ar=!0,Pe.__version=z.version);let Bt=Pe.currentProgram;(ar===!0||nr===!0)&&(Bt=nr===!0?nf(z,N,B,ge,ct):os(z,N,B),L&&z.isNodeMaterial&&L.onUpdateProgram(z,Bt,Pe));let Js=!1,ki=!1,or=!1,rt=Bt.getUniforms(),Ot=Pe.uniforms;if(pe.useProgram(Bt.program)&&(Js=!0,ki=!0,or=!0),z.id!==de&&(de=z.id,ki=!0),Js||X!==S){pe.buffers.depth.getReversed()&&S.reversedDepth!==!0&&(S._reversedDepth=!0,S.updateProjectionMatrix()),rt.setValue(D,"projectionMatrix",S.projectionMatrix),rt.setValue(D,"viewMatrix",S.matrixWorldInverse);let pt=rt.map.cameraPosition;pt!==void 0&&pt.setValue(D,Le.setFromMatrixPosition(S.matrixWorld)),Mt.logarithmicDepthBuffer&&rt.setValue(D,"logDepthBufFC",2/(Math.log(S.far+1)/Math.LN2)),(z.isMeshPhongMaterial||z.isMeshToonMaterial||z.isMeshLambertMaterial||z.isMeshBasicMaterial||z.isMeshStandardMaterial||z.isShaderMaterial)&&rt.setValue(D,"isOrthographic",S.isOrthographicCamera===!0),X!==S&&(X=S,ki=!0,or=!0)}if(Pe.needsLights&&(Ht.state.sunShadowMap.length>0&&rt.setValue(D,"sunShadowMap",Ht.state.sunShadowMap,He),Ht.state.directionalShadowMap.length>0&&rt.setValue(D,"directionalShadowMap",Ht.state.directionalShadowMap,He),Ht.state.spotShadowMap.length>0&&rt.setValue(D,"spotShadowMap",Ht.state.spotShadowMap,He),Ht.state.pointShadowMap.length>0&&rt.setValue(D,"pointShadowMap",Ht.state.pointShadowMap,He)),B.isSkinnedMesh){rt.setOptional(D,B,"bindMatrix"),rt.setOptional(D,B,"bindMatrixInverse");let pt=B.skeleton;pt&&(pt.boneTexture===null&&pt.computeBoneTexture(),rt.setValue(D,"boneTexture",pt.boneTexture,He))}B.isBatchedMesh&&(rt.setOptional(D,B,"batchingTexture"),rt.setValue(D,"batchingTexture",B._matricesTexture,He),rt.setOptional(D,B,"batchingIdTexture"),rt.setValue(D,"batchingIdTexture",B._indirectTexture,He),rt.setOptional(D,B,"batchingColorTexture"),B._colorsTexture!==null&&rt.setValue(D,"batchingColorTexture",B._colorsTexture,He));let ni=V.morphAttributes;if((ni.position!==void 0||ni.normal!==void 0||ni.color!==void 0)&&P.update(B,V,Bt),(ki||Pe.receiveShadow!==B.receiveShadow)&&(Pe.receiveShadow=B.receiveShadow,rt.setValue(D,"receiveShadow",B.receiveShadow)),(z.isMeshStandardMaterial||z.isMeshLambertMaterial||z.isMeshPhongMaterial)&&z.envMap===null&&N.environment!==null&&(Ot.envMapIntensity.value=N.environmentIntensity),Ot.dfgLUT!==void 0&&(Ot.dfgLUT.value=oy()),ki){if(rt.setValue(D,"toneMappingExposure",R.toneMappingExposure),Pe.needsLights&&lf(Ot,or),oe&&z.fog===!0&&K.refreshFogUniforms(Ot,oe),K.refreshMaterialUniforms(Ot,z,Ue,Ne,T.state.transmissionRenderTarget[S.id]),Pe.needsLights&&Pe.numLightProbeGrids>0){let pt=b,Vt=0;for(let Ai of T.state.lightProbeGridArray)Ai.texture!==null&&(pt.textures[Vt]=Ai.texture,pt.min[Vt]=Ai.boundingBox.min,pt.max[Vt]=Ai.boundingBox.max,pt.resolution[Vt]=Ai.resolution,Vt++);for(let Ai in pt)pt[Ai].length=Vt;Ot.probesSH.value=pt.textures,Ot.probesMin.value=pt.min,Ot.probesMax.value=pt.max,Ot.probesResolution.value=pt.resolution}hn.upload(D,Oh(Pe),Ot,He)}if(z.isShaderMaterial&&z.uniformsNeedUpdate===!0&&(hn.upload(D,Oh(Pe),Ot,He),z.uniformsNeedUpdate=!1),z.isSpriteMaterial&&rt.setValue(D,"center",B.center),rt.setValue(D,"modelViewMatrix",B.modelViewMatrix),rt.setValue(D,"normalMatrix",B.normalMatrix),rt.setValue(D,"modelMatrix",B.matrixWorld),z.uniformsGroups!==void 0){let pt=z.uniformsGroups;for(let Vt=0,Ai=pt.length;Vt<Ai;Vt++){let kh=pt[Vt];me.update(kh,Bt),me.bind(kh,Bt)}}return Bt}function lf(S,N){S.ambientLightColor.needsUpdate=N,S.lightProbe.needsUpdate=N,S.sunLights.needsUpdate=N,S.sunLightShadows.needsUpdate=N,S.directionalLights.needsUpdate=N,S.directionalLightShadows.needsUpdate=N,S.pointLights.needsUpdate=N,S.pointLightShadows.needsUpdate=N,S.spotLights.needsUpdate=N,S.spotLightShadows.needsUpdate=N,S.rectAreaLights.needsUpdate=N,S.hemisphereLights.needsUpdate=N}function hf(S){return S.isMeshLambertMaterial||S.isMeshToonMaterial||S.isMeshPhongMaterial||S.isMeshStandardMaterial||S.isShadowMaterial||S.isShaderMaterial&&S.lights===!0}this.getActiveCubeFace=function(){return H},this.getActiveMipmapLevel=function(){return $},this.getRenderTarget=function(){return G},this.setRenderTargetTextures=function(S,N,V){let z=Fe.get(S);z.__autoAllocateDepthBuffer=S.resolveDepthBuffer===!1,z.__autoAllocateDepthBuffer===!1&&(z.__useRenderToTexture=!1),Fe.get(S.texture).__webglTexture=N,Fe.get(S.depthTexture).__webglTexture=z.__autoAllocateDepthBuffer?void 0:V,z.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(S,N){let V=Fe.get(S);V.__webglFramebuffer=N,V.__useDefaultFramebuffer=N===void 0},this.setRenderTarget=function(S,N=0,V=0){G=S,H=N,$=V;let z=null,B=!1,oe=!1;if(S){let Se=Fe.get(S);if(Se.__useDefaultFramebuffer!==void 0){pe.bindFramebuffer(D.FRAMEBUFFER,Se.__webglFramebuffer),j.copy(S.viewport),te.copy(S.scissor),Ce=S.scissorTest,pe.viewport(j),pe.scissor(te),pe.setScissorTest(Ce),de=-1;return}else if(Se.__webglFramebuffer===void 0)He.setupRenderTarget(S);else if(Se.__hasExternalTextures)He.rebindTextures(S,Fe.get(S.texture).__webglTexture,Fe.get(S.depthTexture).__webglTexture);else if(S.depthBuffer){let De=S.depthTexture;if(Se.__boundDepthTexture!==De){if(De!==null&&Fe.has(De)&&(S.width!==De.image.width||S.height!==De.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");He.setupDepthRenderbuffer(S)}}let ge=S.texture;(ge.isData3DTexture||ge.isDataArrayTexture||ge.isCompressedArrayTexture)&&(oe=!0);let ye=Fe.get(S).__webglFramebuffer;S.isWebGLCubeRenderTarget?(Array.isArray(ye[N])?z=ye[N][V]:z=ye[N],B=!0):S.samples>0&&He.useMultisampledRTT(S)===!1?z=Fe.get(S).__webglMultisampledFramebuffer:Array.isArray(ye)?z=ye[V]:z=ye,j.copy(S.viewport),te.copy(S.scissor),Ce=S.scissorTest}else j.copy(tt).multiplyScalar(Ue).floor(),te.copy(Re).multiplyScalar(Ue).floor(),Ce=ht;if(V!==0&&(z=F),pe.bindFramebuffer(D.FRAMEBUFFER,z)&&pe.drawBuffers(S,z),pe.viewport(j),pe.scissor(te),pe.setScissorTest(Ce),B){let Se=Fe.get(S.texture);D.framebufferTexture2D(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_CUBE_MAP_POSITIVE_X+N,Se.__webglTexture,V)}else if(oe){let Se=N;for(let ge=0;ge<S.textures.length;ge++){let ye=Fe.get(S.textures[ge]);D.framebufferTextureLayer(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0+ge,ye.__webglTexture,V,Se)}}else if(S!==null&&V!==0){let Se=Fe.get(S.texture);D.framebufferTexture2D(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,Se.__webglTexture,V)}de=-1};function Bh(S){let N=Fe.get(S);return(N.__readFormat!==S.format||N.__readType!==S.type)&&(N.__readFormat=S.format,N.__readType=S.type,N.__formatReadable=Mt.textureFormatReadable(S.format),N.__typeReadable=Mt.textureTypeReadable(S.type)),N}this.readRenderTargetPixels=function(S,N,V,z,B,oe,Se,ge=0){if(!(S&&S.isWebGLRenderTarget)){Ge("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let ye=Fe.get(S).__webglFramebuffer;if(S.isWebGLCubeRenderTarget&&Se!==void 0&&(ye=ye[Se],Array.isArray(ye)&&(ye=ye[0])),ye){pe.bindFramebuffer(D.FRAMEBUFFER,ye);try{let De=S.textures[ge],$e=De.format,it=De.type;S.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+ge);let Ae=Bh(De);if(Ae.__formatReadable===!1){Ge("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ae.__typeReadable===!1){Ge("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}N>=0&&N<=S.width-z&&V>=0&&V<=S.height-B&&D.readPixels(N,V,z,B,se.convert($e),se.convert(it),oe)}finally{let De=G!==null?Fe.get(G).__webglFramebuffer:null;pe.bindFramebuffer(D.FRAMEBUFFER,De)}}},this.readRenderTargetPixelsAsync=async function(S,N,V,z,B,oe,Se,ge=0){if(!(S&&S.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let ye=Fe.get(S).__webglFramebuffer;if(S.isWebGLCubeRenderTarget&&Se!==void 0&&(ye=ye[Se],Array.isArray(ye)&&(ye=ye[0])),ye)if(N>=0&&N<=S.width-z&&V>=0&&V<=S.height-B){pe.bindFramebuffer(D.FRAMEBUFFER,ye);let De=S.textures[ge],$e=De.format,it=De.type;S.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+ge);let Ae=Bh(De);if(Ae.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ae.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let nt=D.createBuffer();D.bindBuffer(D.PIXEL_PACK_BUFFER,nt),D.bufferData(D.PIXEL_PACK_BUFFER,oe.byteLength,D.STREAM_READ),D.readPixels(N,V,z,B,se.convert($e),se.convert(it),0),D.bindBuffer(D.PIXEL_PACK_BUFFER,null);let bt=G!==null?Fe.get(G).__webglFramebuffer:null;pe.bindFramebuffer(D.FRAMEBUFFER,bt);let ct=D.fenceSync(D.SYNC_GPU_COMMANDS_COMPLETE,0);return D.flush(),await gg(D,ct,4),D.bindBuffer(D.PIXEL_PACK_BUFFER,nt),D.getBufferSubData(D.PIXEL_PACK_BUFFER,0,oe),D.bindBuffer(D.PIXEL_PACK_BUFFER,null),D.deleteBuffer(nt),D.deleteSync(ct),oe}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(S,N=null,V=0){let z=Math.pow(2,-V),B=Math.floor(S.image.width*z),oe=Math.floor(S.image.height*z),Se=N!==null?N.x:0,ge=N!==null?N.y:0;He.setTexture2D(S,0),D.copyTexSubImage2D(D.TEXTURE_2D,V,0,0,Se,ge,B,oe),pe.unbindTexture()},this.copyTextureToTexture=function(S,N,V=null,z=null,B=0,oe=0){let Se,ge,ye,De,$e,it,Ae,nt,bt,ct=S.isCompressedTexture?S.mipmaps[oe]:S.image;if(V!==null)Se=V.max.x-V.min.x,ge=V.max.y-V.min.y,ye=V.isBox3?V.max.z-V.min.z:1,De=V.min.x,$e=V.min.y,it=V.isBox3?V.min.z:0;else{let rt=Math.pow(2,-B);Se=Math.floor(ct.width*rt),ge=Math.floor(ct.height*rt),S.isDataArrayTexture?ye=ct.depth:S.isData3DTexture?ye=Math.floor(ct.depth*rt):ye=1,De=0,$e=0,it=0}z!==null?(Ae=z.x,nt=z.y,bt=z.z):(Ae=0,nt=0,bt=0);let dt=se.convert(N.format),vt=se.convert(N.type),Pe;N.isData3DTexture?(He.setTexture3D(N,0),Pe=D.TEXTURE_3D):N.isDataArrayTexture||N.isCompressedArrayTexture?(He.setTexture2DArray(N,0),Pe=D.TEXTURE_2D_ARRAY):(He.setTexture2D(N,0),Pe=D.TEXTURE_2D),pe.activeTexture(D.TEXTURE0),pe.pixelStorei(D.UNPACK_FLIP_Y_WEBGL,N.flipY),pe.pixelStorei(D.UNPACK_PREMULTIPLY_ALPHA_WEBGL,N.premultiplyAlpha),pe.pixelStorei(D.UNPACK_ALIGNMENT,N.unpackAlignment);let Ht=pe.getParameter(D.UNPACK_ROW_LENGTH),ar=pe.getParameter(D.UNPACK_IMAGE_HEIGHT),nr=pe.getParameter(D.UNPACK_SKIP_PIXELS),Bt=pe.getParameter(D.UNPACK_SKIP_ROWS),Js=pe.getParameter(D.UNPACK_SKIP_IMAGES);pe.pixelStorei(D.UNPACK_ROW_LENGTH,ct.width),pe.pixelStorei(D.UNPACK_IMAGE_HEIGHT,ct.height),pe.pixelStorei(D.UNPACK_SKIP_PIXELS,De),pe.pixelStorei(D.UNPACK_SKIP_ROWS,$e),pe.pixelStorei(D.UNPACK_SKIP_IMAGES,it);let ki=S.isDataArrayTexture||S.isData3DTexture,or=N.isDataArrayTexture||N.isData3DTexture;if(S.isDepthTexture){let rt=Fe.get(S),Ot=Fe.get(N),ni=Fe.get(rt.__renderTarget),pt=Fe.get(Ot.__renderTarget);pe.bindFramebuffer(D.READ_FRAMEBUFFER,ni.__webglFramebuffer),pe.bindFramebuffer(D.DRAW_FRAMEBUFFER,pt.__webglFramebuffer);for(let Vt=0;Vt<ye;Vt++)ki&&(D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Fe.get(S).__webglTexture,B,it+Vt),D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Fe.get(N).__webglTexture,oe,bt+Vt)),D.blitFramebuffer(De,$e,De+Se,$e+ge,Ae,nt,Ae+Se,nt+ge,D.DEPTH_BUFFER_BIT,D.NEAREST);pe.bindFramebuffer(D.READ_FRAMEBUFFER,null),pe.bindFramebuffer(D.DRAW_FRAMEBUFFER,null)}else if(B!==0||S.isRenderTargetTexture||Fe.has(S)){let rt=Fe.get(S),Ot=Fe.get(N);pe.bindFramebuffer(D.READ_FRAMEBUFFER,q),pe.bindFramebuffer(D.DRAW_FRAMEBUFFER,C);for(let ni=0;ni<ye;ni++)ki?D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,rt.__webglTexture,B,it+ni):D.framebufferTexture2D(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,rt.__webglTexture,B),or?D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Ot.__webglTexture,oe,bt+ni):D.framebufferTexture2D(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,Ot.__webglTexture,oe),B!==0?D.blitFramebuffer(De,$e,De+Se,$e+ge,Ae,nt,Ae+Se,nt+ge,D.COLOR_BUFFER_BIT,D.NEAREST):or?D.copyTexSubImage3D(Pe,oe,Ae,nt,bt+ni,De,$e,Se,ge):D.copyTexSubImage2D(Pe,oe,Ae,nt,De,$e,Se,ge);pe.bindFramebuffer(D.READ_FRAMEBUFFER,null),pe.bindFramebuffer(D.DRAW_FRAMEBUFFER,null)}else or?S.isDataTexture||S.isData3DTexture?D.texSubImage3D(Pe,oe,Ae,nt,bt,Se,ge,ye,dt,vt,ct.data):N.isCompressedArrayTexture?D.compressedTexSubImage3D(Pe,oe,Ae,nt,bt,Se,ge,ye,dt,ct.data):D.texSubImage3D(Pe,oe,Ae,nt,bt,Se,ge,ye,dt,vt,ct):S.isDataTexture?D.texSubImage2D(D.TEXTURE_2D,oe,Ae,nt,Se,ge,dt,vt,ct.data):S.isCompressedTexture?D.compressedTexSubImage2D(D.TEXTURE_2D,oe,Ae,nt,ct.width,ct.height,dt,ct.data):D.texSubImage2D(D.TEXTURE_2D,oe,Ae,nt,Se,ge,dt,vt,ct);pe.pixelStorei(D.UNPACK_ROW_LENGTH,Ht),pe.pixelStorei(D.UNPACK_IMAGE_HEIGHT,ar),pe.pixelStorei(D.UNPACK_SKIP_PIXELS,nr),pe.pixelStorei(D.UNPACK_SKIP_ROWS,Bt),pe.pixelStorei(D.UNPACK_SKIP_IMAGES,Js),oe===0&&N.generateMipmaps===!0&&N.mipmapsAutoUpdate===!0&&D.generateMipmap(Pe),pe.unbindTexture()},this.initRenderTarget=function(S){Fe.get(S).__webglFramebuffer===void 0&&He.setupRenderTarget(S)},this.initTexture=function(S){S.isCubeTexture?He.setTextureCube(S,0):S.isData3DTexture?He.setTexture3D(S,0):S.isDataArrayTexture||S.isCompressedArrayTexture?He.setTexture2DArray(S,0):He.setTexture2D(S,0),pe.unbindTexture()},this.resetState=function(){H=0,$=0,G=null,pe.reset(),_e.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return di}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=et._getDrawingBufferColorSpace(e),t.unpackColorSpace=et._getUnpackColorSpace()}};var _h=["chase","bonnet","above","track"],An=class{constructor(t){this.camera=new ri(60,1,.3,2200),this.name="chase",this.heading=0,this.target=new I,this.settled=!1,this.calm=!1,this.covered={left:0,below:0};let i=t.map(s=>s.x),r=t.map(s=>s.y);this.box={left:Math.min(...i),right:Math.max(...i),low:Math.min(...r),high:Math.max(...r)}}choose(t){this.name=t,this.settled=!1}next(){return this.choose(_h[(_h.indexOf(this.name)+1)%_h.length]),this.name}resize(t){this.camera.aspect=t,this.camera.updateProjectionMatrix()}update(t,i){let r=this.settled?1-Math.exp(-i*7):1;this.settled=!0,{chase:this.chase,bonnet:this.bonnet,above:this.above,track:this.whole}[this.name].call(this,t,r),this.camera.updateProjectionMatrix()}setFov(t,i){let r=this.camera.aspect<1?Math.min(i*1.25,84):i;this.camera.fov=oh.lerp(this.camera.fov,r+t,.12)}chase(t,i){let r=Math.hypot(t.forward,t.sideways),s=r>3&&t.forward>0?Math.atan2(t.sideways,t.forward)*.45:0,a=t.yaw+s;this.heading+=Math.atan2(Math.sin(a-this.heading),Math.cos(a-this.heading))*i;let n=this.camera.aspect<1?1.4:1,o=(6.4+r*.025)*n,[l,h]=[Math.cos(this.heading),Math.sin(this.heading)];this.camera.up.set(0,1,0),this.camera.position.set(t.x-l*o,2.75*n,-(t.y-h*o)),this.camera.lookAt(t.x+l*5,.9,-(t.y+h*5)),this.setFov(this.calm?0:r*.22,58)}bonnet(t){let[i,r]=[Math.cos(t.yaw),Math.sin(t.yaw)];this.heading=t.yaw,this.camera.up.set(0,1,0),this.camera.position.set(t.x+i*.35,1.22,-(t.y+r*.35)),this.camera.lookAt(t.x+i*20,.7,-(t.y+r*20)),this.setFov(0,68)}above(t,i){let[s,a]=[Math.cos(t.yaw),Math.sin(t.yaw)],n=new I(t.x+(s*t.forward-a*t.sideways)*.55,0,-(t.y+(a*t.forward+s*t.sideways)*.55));this.target.lerp(n,i),this.camera.up.set(0,0,-1),this.camera.position.set(this.target.x,this.camera.aspect<1?74:56,this.target.z),this.camera.lookAt(this.target.x,0,this.target.z),this.camera.fov=45}whole(t){let{left:i,right:r,low:s,high:a}=this.box,[n,o]=[(i+r)/2,(s+a)/2],{aspect:l}=this.camera;this.camera.fov=40;let h=Math.tan(oh.degToRad(this.camera.fov/2)),[c,d]=[l*(1-this.covered.left),1-this.covered.below],[u,p]=[(r-i)/2+26,(a-s)/2+26],[v,M]=[Math.max(p/d,u/c),Math.max(u/d,p/c)],g=M<v,f=Math.min(v,M)/h,[w,b]=[f*h*l*this.covered.left,f*h*this.covered.below],x=f*.22;this.camera.up.set(g?-1:0,0,g?0:-1);let[T,A]=g?[n+b,-o+w]:[n-w,-o+b];this.camera.position.set(T+(g?x:0),f,A+(g?0:x)),this.camera.lookAt(T,0,A),this.heading=t.yaw}};var Rn=.33,Cn={front:1.2,rear:-1.3},Pn=.78,Sh=[[-2.02,.32],[-2.05,.72],[-1.86,.93],[-1,.98],[.55,.9],[1.55,.78],[1.98,.6],[2.05,.36],[1.9,.24],[-1.9,.24]],xh=[[-1.72,.93],[-1.3,1.36],[-.15,1.42],[.35,1.32],[.98,.86]],Ln=class{constructor(t,i){this.group=new wt,this.body=new wt,this.group.add(this.body);let r=i<1?{transparent:!0,opacity:i}:{},s=new bi({color:t,roughness:.35,metalness:.15,...r}),a=new bi({color:1581096,roughness:.15,metalness:.5,...r}),n=new bi({color:1908774,roughness:.7,...r}),o=new bi({color:16053488,roughness:.5,...r});this.brakeLights=new bi({color:8131858,emissive:16722450,emissiveIntensity:0,...r}),this.addBody(s,a,n,o),this.wheels=this.makeWheels(n,r),this.roll=0,this.pitch=0,this.rolled=0,i===1&&this.group.traverse(l=>{l.castShadow=!0})}addBody(t,i,r,s){this.body.add(new ut(qs(Sh,1.52,.09),t)),this.body.add(new ut(qs(xh,1.2,.08),i));let a=(o,l,h)=>{let c=new ut(new pi(l[0],l[1],l[2]),o);c.position.set(h[0],h[1],h[2]),this.body.add(c)};a(t,[1.05,.07,1.26],[-.55,1.43,0]),a(s,[3.6,.012,.34],[-.02,.99,0]),a(s,[1,.014,.34],[-.55,1.472,0]),a(r,[.5,.06,1.62],[-1.86,1.36,0]),a(r,[.1,.36,.08],[-1.8,1.15,.55]),a(r,[.1,.36,.08],[-1.8,1.15,-.55]),a(r,[.14,.12,1.5],[2,.34,0]),a(r,[.16,.16,1.5],[-2.03,.36,0]);for(let o of[.56,-.56])a(s,[.08,.14,.34],[1.97,.62,o]),a(this.brakeLights,[.06,.14,.3],[-2.06,.74,o]);let n=new bn(.1,10,8);for(let o of[.24,0,-.24]){let l=new ut(n,s);l.position.set(1.93,.66,o),this.body.add(l)}}makeWheels(t,i){let r=new bi({color:13620184,roughness:.4,metalness:.5,...i}),s=new rs(Rn,Rn,.24,18),a=new rs(.2,.2,.26,6);return[[Cn.front,Pn],[Cn.front,-Pn],[Cn.rear,Pn],[Cn.rear,-Pn]].map(([o,l])=>{let h=new wt,c=new wt;return c.add(new ut(s,t),new ut(a,r)),c.rotation.x=Math.PI/2,h.add(c),h.position.set(o,Rn,l),this.group.add(h),{steering:h,spin:c,front:o>0}})}update(t,i){this.group.visible=t.shown,this.group.position.set(t.x,0,-t.y),this.group.rotation.y=t.yaw;let r=1-Math.exp(-i*9);this.roll+=(Math.max(-.085,Math.min(.085,t.forward*t.yawRate*.0052))-this.roll)*r,this.pitch+=(Math.max(-.05,Math.min(.05,t.acceleration*.0036))-this.pitch)*r,this.body.rotation.set(this.roll,0,this.pitch),this.body.position.y=.02,this.rolled+=t.forward*i/Rn;for(let s of this.wheels)s.steering.rotation.y=s.front?t.steer:0,s.spin.rotation.set(Math.PI/2,-this.rolled,0,"YXZ");this.brakeLights.emissiveIntensity=t.brake>.05?1.6:0}};function qs(e,t,i){let r=new fh;e.forEach(([n,o],l)=>l?r.lineTo(n,o):r.moveTo(n,o)),r.closePath();let s={depth:t,bevelEnabled:!0,bevelSize:i*.6,bevelThickness:i,bevelSegments:3,curveSegments:4},a=new rp(r,s);return a.translate(0,0,-t/2),a}var Mh=!1;function Pp(){Mh=!0}function Ys(e){let t=e>>>0||1;return()=>(t^=t<<13,t^=t>>>17,t^=t<<5,(t>>>0)/4294967296)}function Er(e,t,i){let r=document.createElement("canvas");r.width=e,r.height=t;let s=r.getContext("2d");i(s,Ys(e*31+t));let a=new Gd(r);return a.wrapS=Kr,a.wrapT=Kr,a.colorSpace=qt,a.anisotropy=Mh?1:8,Mh&&(a.minFilter=Jl),a}function yh(e,t,i,r,s){let{width:a,height:n}=e.canvas;for(let o=0;o<i;o+=1){let l=t()<.5;e.fillStyle=`rgba(${l?"255,255,255":"0,0,0"},${t()*r})`;let h=.5+t()*s;e.fillRect(t()*a,t()*n,h,h)}}function Lp(){return Er(512,512,(e,t)=>{e.fillStyle="#4a4d54",e.fillRect(0,0,512,512);let i=e.createLinearGradient(0,0,512,0),r=[[0,.02],[.2,0],[.34,.2],[.44,.1],[.56,.1],[.66,.2],[.8,0],[1,.02]];for(let[s,a]of r)i.addColorStop(s,`rgba(16,17,20,${a})`);e.fillStyle=i,e.fillRect(0,0,512,512),yh(e,t,42e3,.07,1.1),e.strokeStyle="rgba(20,20,24,0.22)";for(let s=0;s<5;s+=1){let[a,n]=[t()*512,t()*512];e.beginPath(),e.moveTo(a,n);for(let o=0;o<7;o+=1)e.lineTo(a+=t()*40-20,n+=t()*40);e.stroke()}})}function Np(){return Er(512,512,(e,t)=>{e.fillStyle="#5d8a3f",e.fillRect(0,0,512,512);for(let i=0;i<260;i+=1){let r=12+t()*46,[s,a]=[t()*512,t()*512],n=e.createRadialGradient(s,a,0,s,a,r),o=t()<.5?"118,156,74":"70,112,52";n.addColorStop(0,`rgba(${o},0.28)`),n.addColorStop(1,`rgba(${o},0)`),e.fillStyle=n;for(let[l,h]of[[0,0],[512,0],[-512,0],[0,512],[0,-512]])e.setTransform(1,0,0,1,l,h),e.fillRect(s-r,a-r,2*r,2*r);e.setTransform(1,0,0,1,0,0)}yh(e,t,14e3,.1,2)})}function Ip(){return Er(256,256,(e,t)=>{e.fillStyle="#c8b48c",e.fillRect(0,0,256,256),yh(e,t,15e3,.16,2.4)})}function Dp(){return Er(32,128,e=>{e.fillStyle="#f3f1ec",e.fillRect(0,0,32,128),e.fillStyle="#c8322b",e.fillRect(0,0,32,64),e.fillStyle="rgba(0,0,0,0.12)",e.fillRect(0,0,4,128)})}function Up(){return Er(1024,64,e=>{e.fillStyle="#d9dbdf",e.fillRect(0,0,1024,64),e.fillStyle="#2b3442",e.fillRect(40,10,430,44),e.fillStyle="#e2512d",e.fillRect(552,10,430,44),e.fillStyle="#ffffff",e.font="700 34px system-ui, sans-serif",e.textAlign="center",e.textBaseline="middle",e.fillText("hotlap",255,33),e.fillText("GRIP · LINE · NERVE",767,33),e.fillStyle="rgba(0,0,0,0.18)",e.fillRect(0,58,1024,6)})}function wh(){return Er(128,32,e=>{for(let t=0;t<4;t+=1)for(let i=0;i<16;i+=1)e.fillStyle=(t+i)%2?"#f5f5f2":"#17191d",e.fillRect(i*8,t*8,8,8)})}function Op(){return Er(64,64,e=>{let t=e.createRadialGradient(32,32,2,32,32,31);t.addColorStop(0,"rgba(255,255,255,1)"),t.addColorStop(.5,"rgba(255,255,255,0.45)"),t.addColorStop(1,"rgba(255,255,255,0)"),e.fillStyle=t,e.fillRect(0,0,64,64)})}var ly=1800,hy=.1,Nn=.13,cy=[[1.2,.72],[1.2,-.72],[-1.3,.72],[-1.3,-.72]],In=class{constructor(t,i,r){this.quads=t,this.height=i,this.next=0,this.positions=new Ct(new Float32Array(t*12),3),this.colours=new Ct(new Float32Array(t*16),4);for(let o of[this.positions,this.colours])o.setUsage(Mn);let s=new Dt;s.setAttribute("position",this.positions),s.setAttribute("color",this.colours);let a=[];for(let o=0;o<t;o+=1){let l=o*4;a.push(l,l+1,l+2,l+1,l+3,l+2)}s.setIndex(a);let n=new Hs({vertexColors:!0,transparent:!0,opacity:r,depthWrite:!1,side:Yt,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-2});this.mesh=new ut(s,n),this.mesh.frustumCulled=!1,this.mesh.renderOrder=1}add(t,i,r,s){let a=this.next*4;[t.slice(0,2),t.slice(2),i.slice(0,2),i.slice(2)].forEach(([n,o],l)=>{this.positions.setXYZ(a+l,n,this.height,-o),this.colours.setXYZW(a+l,r.r,r.g,r.b,s)}),this.next=(this.next+1)%this.quads,bh(this.positions,a,4),bh(this.colours,a,4)}clear(){this.colours.array.fill(0),bh(this.colours,0,this.colours.count)}};function bh(e,t,i){e.addUpdateRange(t*e.itemSize,i*e.itemSize),e.needsUpdate=!0}var Dn=class{constructor(){this.ring=new In(ly,.024,.55),this.mesh=this.ring.mesh,this.before=new Map,this.colour=new ke(1316122)}update(t){t.forEach((i,r)=>{let[s,a]=[Math.cos(i.yaw),Math.sin(i.yaw)];cy.forEach(([n,o],l)=>{let h=`${r}.${l}`,c=Math.atan2(Math.abs(i.sideways+n*i.yawRate),Math.abs(i.forward)+2),d=i.brake>.9&&i.forward>9?.08:0,u=Math.min(Math.max((c-hy)*4+d,0),1);if(!i.shown||u<=0||i.offTrack){this.before.delete(h);return}let[p,v]=[i.x+s*n-a*o,i.y+a*n+s*o],M=[p-a*Nn,v+s*Nn,p+a*Nn,v-s*Nn],g=this.before.get(h);g&&Math.hypot(g[0]-M[0],g[1]-M[1])<.25||(g&&Math.hypot(g[0]-M[0],g[1]-M[1])<4&&this.ring.add(g,M,this.colour,u),this.before.set(h,M))})})}clear(){this.ring.clear(),this.before.clear()}},uy=160,Un=class{constructor(){this.group=new wt;let t=Op();this.dust=new On(uy,new yn({map:t,size:1.9,color:13482383,transparent:!0,opacity:.5,depthWrite:!1,blending:mr,vertexColors:!0})),this.sparks=new On(80,new yn({map:t,size:.35,color:16762977,transparent:!0,depthWrite:!1,blending:cn,vertexColors:!0})),this.group.add(this.dust.points,this.sparks.points),this.calm=!1}update(t,i){for(let r of t){if(!r.shown)continue;let[s,a]=[Math.cos(r.yaw),Math.sin(r.yaw)],n=Math.abs(r.forward),o=[r.x-s*1.6,r.y-a*1.6],l=Math.abs(r.sideways)>3;if(!this.calm&&(r.offTrack?n>4:l&&n>8)&&Math.random()<i*(r.offTrack?50:22)){let h=(Math.random()-.5)*1.4,c=r.offTrack?1:1.6;this.dust.add([o[0]-a*h,.85,-(o[1]+s*h)],[0,.9,0],1.1,c)}if(!this.calm&&r.wall&&n>5)for(let h=0;h<3;h+=1){let c=()=>(Math.random()-.5)*7;this.sparks.add([r.x+s*1.5,.4,-(r.y+a*1.5)],[c(),1+Math.random()*4,c()],.4,1)}}this.dust.update(i,0),this.sparks.update(i,9.8)}},On=class{constructor(t,i){this.positions=new Ct(new Float32Array(t*3).fill(-50),3),this.colours=new Ct(new Float32Array(t*4),4),this.speeds=new Float32Array(t*3),this.ages=new Float32Array(t).fill(1),this.lives=new Float32Array(t).fill(1),this.tints=new Float32Array(t).fill(1),this.next=0;let r=new Dt;r.setAttribute("position",this.positions),r.setAttribute("color",this.colours),this.points=new kd(r,i),this.points.frustumCulled=!1}add(t,i,r,s){let a=this.next;this.next=(this.next+1)%this.ages.length,this.positions.setXYZ(a,t[0],t[1],t[2]),this.speeds.set(i,a*3),this.ages[a]=0,this.lives[a]=r,this.tints[a]=s}update(t,i){for(let r=0;r<this.ages.length;r+=1){this.ages[r]+=t;let s=Math.max(1-this.ages[r]/this.lives[r],0),a=r*3;this.speeds[a+1]-=i*t;for(let n=0;n<3;n+=1)this.positions.array[a+n]+=this.speeds[a+n]*t;this.colours.setXYZW(r,this.tints[r],this.tints[r],this.tints[r],s)}this.positions.needsUpdate=!0,this.colours.needsUpdate=!0}},dy=2600,Fn=class{constructor(){this.ring=new In(dy,.035,.85),this.mesh=this.ring.mesh,this.before=null}update(t,i){let[r,s]=[Math.cos(t.yaw),Math.sin(t.yaw)],a=[t.x-s*.16,t.y+r*.16,t.x+s*.16,t.y-r*.16];if(!this.before){this.before=a;return}let n=Math.hypot(this.before[0]-a[0],this.before[1]-a[1]);n<.5||(n<6&&this.ring.add(this.before,a,Eh(t.forward/i),1),this.before=a)}clear(){this.ring.clear(),this.before=null}};function Eh(e){let t=Math.min(Math.max(e,0),1),i=[[.2,.25,.75],[.45,.25,.7],[.85,.3,.45],[.98,.6,.2],[1,.93,.35]],r=Math.min(Math.floor(t*(i.length-1)),i.length-2),s=t*(i.length-1)-r,[a,n,o]=i[r].map((l,h)=>l+(i[r+1][h]-l)*s);return new ke(a,n,o)}var py=new I(0,1,0),Bn=class{constructor(t){let i=new bi({roughness:.6}),r=new bi({color:2765372,roughness:.4});this.bodies=new is(qs(Sh,1.62,.09),i,t),this.cabins=new is(qs(xh,.7,.08),r,t),this.group=new wt;for(let s of[this.bodies,this.cabins])s.instanceMatrix.setUsage(Mn),s.frustumCulled=!1,s.castShadow=!0,this.group.add(s);this.place=new st}update(t,i,r){t.forEach((s,a)=>{this.place.makeRotationAxis(py,s.yaw).scale(new I(r,r,r)).setPosition(s.x,0,-s.y),this.bodies.setMatrixAt(a,this.place),this.cabins.setMatrixAt(a,this.place),this.bodies.setColorAt(a,Eh(s.forward/i).convertSRGBToLinear())}),this.bodies.instanceMatrix.needsUpdate=!0,this.cabins.instanceMatrix.needsUpdate=!0,this.bodies.instanceColor&&(this.bodies.instanceColor.needsUpdate=!0)}dispose(){this.bodies.dispose(),this.cabins.dispose()}};var Hn=3,fy=45,my=.95,kn=.85,gy=.16,ai={ground:-.3,runoff:-.02,road:0,kerb:.015,paint:.02},Fp=420,zn=110;function Bp(e){let t=Th(e),i=new wt;i.add(_y(t),Sy(t),xy(t)),i.add(yy(t),My(t));for(let r of[1,-1])i.add(wy(t,r),by(t,r),Ey(t,r));return i.add(Ty(t),Ay(t[0]),...Ry(t),...Cy(t)),i}function Th(e){let{lines:t,halfWidths:i,curvature:r,quads:s}=e,a=o=>(o%s+s)%s,n=[];for(let o=0;o<s;o+=1){let l=[a(o-1),o,a(o+1),a(o+2)],h=(c,d,u,p)=>vy(l.map(v=>c[v*d+u]),p);for(let c=0;c<Hn;c+=1){let d=c/Hn,u=h(t,8,6,d),p=h(t,8,7,d),v=Math.hypot(u,p);n.push({x:h(t,8,4,d),y:h(t,8,5,d),leftX:u/v,leftY:p/v,road:h(i,2,0,d),wall:h(i,2,1,d),along:(o+d)*e.length/s,bend:h(r,1,0,d)})}}return[...n,{...n[0],along:e.length}]}function vy([e,t,i,r],s){let a=s*s;return .5*(2*t+(i-e)*s+(2*e-5*t+4*i-r)*a+(3*t-e-3*i+r)*a*s)}function Tr(e,t,i,r){let[s,a,n]=[[],[],[]];e.forEach((l,h)=>{if([t(l),i(l)].forEach(([c,d],u)=>{s.push(l.x+l.leftX*c,d,-(l.y+l.leftY*c)),a.push(...r(l,u))}),h>0){let c=2*h;n.push(c-2,c-1,c,c-1,c+1,c)}});let o=new Dt;return o.setAttribute("position",new Ct(new Float32Array(s),3)),o.setAttribute("uv",new Ct(new Float32Array(a),2)),o.setIndex(n),o.computeVertexNormals(),o}function Bi(e,t){let i=new ut(e,new Ei({side:Yt,...t}));return i.receiveShadow=!0,i}function Vn(e){let t=e.map(r=>r.x),i=e.map(r=>r.y);return{left:Math.min(...t),right:Math.max(...t),low:Math.min(...i),high:Math.max(...i)}}function _y(e){let t=new bn(900,24,12),i=t.getAttribute("position"),r=new Float32Array(i.count*3),[s,a]=[new ke(14149871),new ke(6267866)];for(let l=0;l<i.count;l+=1){let h=Math.min(Math.max(i.getY(l)/520,0),1)**.7;s.clone().lerp(a,h).toArray(r,l*3)}t.setAttribute("color",new Ct(r,3));let n=new ut(t,new Hs({vertexColors:!0,side:Gt,fog:!1,depthWrite:!1,toneMapped:!1})),o=Vn(e);return n.position.set((o.left+o.right)/2,0,-(o.low+o.high)/2),n.renderOrder=-1,n}function Sy(e){let t=Vn(e),i=Ys(Math.round(t.right*3+t.high*5)+11),r=Math.max(t.right-t.left,t.high-t.low)/2,s=new wt;for(let a=0;a<46;a+=1){let n=a/46*Math.PI*2+i()*.1,o=r+300+i()*170,l=26+i()*62,h=new Ei({color:new ke(8364906).lerp(new ke(10467785),i()*.8),flatShading:!0}),c=new ut(new wn(l*(1.7+i()),l,6+Math.floor(i()*3)),h);c.position.set((t.left+t.right)/2+Math.cos(n)*o,l/2-7,-(t.low+t.high)/2+Math.sin(n)*o),c.rotation.y=i()*6,s.add(c)}return s}function xy(e){let t=Vn(e),i=Math.max(t.right-t.left,t.high-t.low)+1600,r=Np();r.repeat.set(i/24,i/24);let s=Bi(new ss(i,i),{map:r});return s.rotation.x=-Math.PI/2,s.position.set((t.left+t.right)/2,ai.ground,-(t.low+t.high)/2),s}function My(e){let t=Tr(e,i=>[i.road,ai.road],i=>[-i.road,ai.road],(i,r)=>[r,i.along/12]);return Bi(t,{map:Lp()})}function yy(e){let t=new wt;for(let i of[1,-1]){let r=Tr(e,s=>[i*(s.wall+.2),ai.runoff],s=>[i*(s.road-.3),ai.runoff],(s,a)=>[(a?s.road:s.wall)/5,s.along/5]);t.add(Bi(r,{map:Ip()}))}return t}function wy(e,t){let i=Tr(e,r=>[t*(r.road-.12),ai.paint],r=>[t*(r.road-.12-gy),ai.paint],(r,s)=>[s,r.along]);return Bi(i,{color:15855850})}function by(e,t){let i=new wt,r=Dp(),s=e.map(n=>Math.abs(n.bend)>1/fy),a=-1;return s.push(!1),s.forEach((n,o)=>{if(n&&a<0&&(a=o),n||a<0)return;let l=e.slice(Math.max(a-4,0),Math.min(o+5,e.length));if(a=-1,l.length<12)return;let h=d=>my*Math.min(1,Math.min(l.indexOf(d),l.length-1-l.indexOf(d))/4),c=Tr(l,d=>[t*(d.road+h(d)),ai.kerb+.05],d=>[t*(d.road-.1),ai.kerb],(d,u)=>[u,d.along/2.6]);i.add(Bi(c,{map:r}))}),i}function Ey(e,t){let i=Up(),r=Tr(e,l=>[t*l.wall,ai.runoff],l=>[t*l.wall,kn],(l,h)=>[t*l.along/24,h]),s=Tr(e,l=>[t*l.wall,kn],l=>[t*(l.wall+.35),kn],(l,h)=>[l.along/24,h]),a=Tr(e,l=>[t*(l.wall+.35),kn],l=>[t*(l.wall+.35),ai.ground],(l,h)=>[l.along/24,h]),n=new wt,o=Bi(r,{map:i});return o.castShadow=!0,n.add(o,Bi(s,{color:15264236}),Bi(a,{color:12172482})),n}function Ty(e){let[t]=e,i=wh(),r=Bi(new ss(2*t.road,1.6),{map:i});return r.rotation.set(-Math.PI/2,0,Math.atan2(t.leftY,t.leftX)),r.position.set(t.x,ai.paint+.005,-t.y),r}function Ay(e){let t=new wt,i=new Ei({color:3818064}),r=e.wall+.6;for(let o of[1,-1]){let l=new ut(new pi(.35,5.6,.35),i);l.position.set(o*r,2.8,0),t.add(l)}let s=new ut(new pi(2*r+.35,.9,.4),new Ei({color:14831917}));s.position.y=5.3;let a=new ut(new ss(2*r-1,.5),new Ei({map:wh(),side:Yt}));a.position.set(0,5.3,.22);let n=a.clone();return n.position.z=-.22,t.add(s,a,n),t.traverse(o=>{o.castShadow=!0}),t.position.set(e.x,0,-e.y),t.rotation.y=Math.atan2(e.leftY,e.leftX),t}function kp(e,t,i,r){return e.every(s=>Math.hypot(s.x-t,s.y-i)>s.wall+r)}function Ry(e){let t=Vn(e),i=Ys(Math.round(e.length*7+t.right*13)),r=[],s=e.filter((o,l)=>l%Hn===0);for(let o=0;r.length<Fp&&o<6*Fp;o+=1){let l=t.left-zn+i()*(t.right-t.left+2*zn),h=t.low-zn+i()*(t.high-t.low+2*zn);kp(s,l,h,5)&&r.push({x:l,y:h,size:.7+i()*.8,turn:i()*6.28,kind:i()})}let a=r.filter(o=>o.kind<.55),n=r.filter(o=>o.kind>=.55);return[Gn(new rs(.22,.32,2,5),6966067,r,1),Gn(new wn(1.9,5.2,7),3959610,a,4.2),Gn(new wn(1.3,3.4,7),4684356,a,6.3),Gn(new ap(2.1,1),6262597,n,3.6)]}function Gn(e,t,i,r){let s=new is(e,new Ei({color:16777215,flatShading:!0}),i.length),a=new Fi,n=new I(0,1,0);return i.forEach((o,l)=>{a.setFromAxisAngle(n,o.turn);let h=new I(o.x,r*o.size,-o.y);s.setMatrixAt(l,new st().compose(h,a,new I(o.size,o.size,o.size)));let c=.86+.28*(o.turn*7.3%1);s.setColorAt(l,new ke(t).multiplyScalar(c))}),s.castShadow=!0,s.receiveShadow=!0,s}function Cy(e){for(let i of[6,18,30]){let r=e[i];for(let s of[1,-1]){let a=s*(r.wall+3+4.5),[n,o]=[r.x+r.leftX*a,r.y+r.leftY*a],l=e.filter((h,c)=>c%Hn===0);if(kp(l,n,o,9/2+1))return[Py(n,o,Math.atan2(r.leftY,r.leftX)+(s>0?0:Math.PI),9)]}}return[]}function Py(e,t,i,r){let s=new wt,a=6,n=[3108275,14831917,15778123,4891514,14211806],o=Ys(99);for(let h=0;h<a;h+=1){let c=new ut(new pi(r/a,.7+h*.7,26),new Ei({color:10133674}));c.position.set(-r/2+(h+.5)*(r/a),(.7+h*.7)/2,0),s.add(c);let d=new is(new pi(.45,.8,.5),new Ei,30);for(let u=0;u<30;u+=1){let p=new st().makeTranslation(c.position.x,1.05+h*.7,-12.4+u*.85+o()*.2);d.setMatrixAt(u,p),d.setColorAt(u,new ke(n[Math.floor(o()*n.length)]).multiplyScalar(.7+.4*o()))}s.add(d)}let l=new ut(new pi(r+1.5,.2,27),new Ei({color:15922165}));return l.position.set(.4,7.2,0),l.rotation.z=.06,s.add(l),s.traverse(h=>{h.castShadow=!0}),s.position.set(e,0,-t),s.rotation.y=i,s}var zp=12836074,Gp={near:260,far:1150},Wn=38,$s=[{pixels:2,shadows:2048},{pixels:1.25,shadows:1024},{pixels:1,shadows:0},{pixels:.6,shadows:0}],Hp=1/36,Ly=24,Ny=1.7,Xn=class{constructor(t,i=null){let r=i===null&&Iy();r&&Pp(),this.renderer=new Cp({canvas:t,antialias:!r,powerPreference:"high-performance"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=jr,this.renderer.toneMapping=xn,this.renderer.toneMappingExposure=1.12,this.scene=new hh,this.calm=!1,this.adapts=i===null,this.quality=Math.min(i??(r?$s.length-2:0),$s.length-1),this.slowness=0,this.cars=[]}judge(t){let i=t>Hp;this.slowness=Math.max(this.slowness+(i?Math.min(t/Hp,8):-1),0),!(!this.adapts||this.slowness<Ly||this.quality===$s.length-1)&&(this.slowness=0,this.quality+=1,this.applyQuality(),this.resize())}applyQuality(){let{shadows:t}=$s[this.quality];this.sun&&(this.sun.castShadow=t>0,t&&(this.sun.shadow.mapSize.set(t,t),this.sun.shadow.map?.dispose(),this.sun.shadow.map=null))}open(t,i,r=0){this.dispose(),this.scene=new hh,this.scene.background=new ke(zp),this.fog=new Ld(zp),this.scene.fog=this.fog,this.scene.add(new pp(14675707,7043660,1.5)),this.sun=new gp(16773852,2.6),this.applyQuality(),this.sun.shadow.bias=-6e-4,Object.assign(this.sun.shadow.camera,{left:-Wn,right:Wn,top:Wn,bottom:-Wn,near:1,far:160}),this.scene.add(this.sun,this.sun.target,Bp(t)),this.cars=i.map(a=>new Ln(a.colour,a.opacity)),this.crowd=r?new Bn(r):null,this.crowd&&this.scene.add(this.crowd.group),this.skids=new Dn,this.particles=new Un,this.particles.calm=this.calm,this.line=new Fn,this.line.mesh.visible=!1,this.rays=Uy(),this.rays.visible=!1,this.scene.add(...this.cars.map(a=>a.group),this.skids.mesh,this.particles.group,this.line.mesh,this.rays);let s=this.crew?.name;this.crew=new An(Th(t)),this.crew.calm=this.calm,s&&this.crew.choose(s),this.resize()}setCalm(t){this.calm=t,this.particles&&(this.particles.calm=t),this.crew&&(this.crew.calm=t)}resize(){let{clientWidth:t,clientHeight:i}=this.renderer.domElement;this.renderer.setPixelRatio(Math.min(globalThis.devicePixelRatio||1,$s[this.quality].pixels)),this.renderer.setSize(t,i,!1),this.crew?.resize(t/Math.max(i,1))}draw(t,i,r){if(!this.crew||!this.fog||!this.skids||!this.particles||!this.line||!this.rays||!this.sun)return;this.cars.forEach((n,o)=>n.update(t[o],i));let s=t[r.followed??0];this.crowd?this.crowd.update(t,r.topSpeed,this.crew.name==="track"?Ny:1):(this.crew.name==="bonnet"&&(this.cars[0].group.visible=!1),this.skids.update(t),this.particles.update(t,i)),this.line.mesh.visible=r.line,r.line&&this.line.update(s,r.topSpeed),this.showRays(s,r.rays),this.crew.covered=r.covered,this.crew.update(s,i);let{y:a}=this.crew.camera.position;Object.assign(this.fog,{near:Gp.near+a,far:Gp.far+2*a}),this.sun.position.set(s.x+34,62,-s.y+26),this.sun.target.position.set(s.x,0,-s.y),this.renderer.render(this.scene,this.crew.camera),this.crowd||this.judge(i)}showRays(t,i){if(!this.rays||(this.rays.visible=!!i,!i))return;let r=this.rays.geometry.getAttribute("position");i.forEach(({angle:s,distance:a},n)=>{let o=t.yaw+s;r.setXYZ(2*n,t.x,.5,-t.y),r.setXYZ(2*n+1,t.x+Math.cos(o)*a,.5,-(t.y+Math.sin(o)*a))}),r.needsUpdate=!0}clearMarks(){this.skids?.clear(),this.line?.clear(),this.crew&&(this.crew.settled=!1)}dispose(){this.scene.traverse(t=>{t.geometry?.dispose();for(let i of[t.material].flat().filter(Boolean))i.map?.dispose(),i.dispose()}),this.sun?.dispose(),this.crowd?.dispose()}};function Iy(){let e=document.createElement("canvas").getContext("webgl2"),t=e?.getExtension("WEBGL_debug_renderer_info"),i=e&&t?String(e.getParameter(t.UNMASKED_RENDERER_WEBGL)):"";return e?.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(i)}var Dy=16;function Uy(){let e=new Dt;e.setAttribute("position",new Ct(new Float32Array(Dy*6),3));let t=new Bd(e,new uh({color:16773258,transparent:!0,opacity:.85}));return t.frustumCulled=!1,t}var Oy=3,Fy=.5,By=300*60,jn=class{constructor(t,i){this.simulator=t,this.garage=i;let r=new URLSearchParams(location.search),s=r.get("quality");this.view=new Xn(le("view"),s===null?null:Number(s)||0);let a=matchMedia("(prefers-reduced-motion: reduce)");this.view.setCalm(a.matches),a.addEventListener("change",()=>this.view.setCalm(a.matches)),this.draws=r.get("draw")!=="off",this.hud=new ea,this.telemetry=new wa,this.sound=new fa,this.sound.mute(ti("muted",!1)),this.input=new Ar,this.dialogs=new sa(this.input,n=>this.act(n)),this.setup=new da(i,n=>this.go(n)),this.session=null,this.choice=null,this.teaching=new ya(t,this.view,{leave:()=>this.leave(),camera:()=>this.nextCamera(),keep:(n,o)=>this.garage.keep(o,`taught here, on ${n.name}`),race:(n,o,l)=>this.raceTaught(n,o,l),watch:(n,o,l)=>this.watchTaught(n,o,l)}),this.screen="start",this.presses=0,this.camera="chase",this.countdown=new ca,this.book=new la,this.colours=[],this.loop=new ha(1/t.facts.constants.ticksPerSecond,()=>this.tick(),(n,o)=>this.frame(n,o))}async open(){this.listen(),this.loop.start(),this.setup.show(),await this.demo()}listen(){this.input.listen(window),this.input.onPress.push(i=>this.press(i));let t=Object.fromEntries([...document.querySelectorAll("[data-pad]")].map(i=>[i.getAttribute("data-pad"),i]));kc(this.input,t),document.querySelector(".tools")?.addEventListener("click",i=>{let r=i.target.closest("[data-command]")?.getAttribute("data-command");r&&this.press(r)}),le("open-keys").addEventListener("click",()=>this.dialogs.open("keys")),window.addEventListener("resize",()=>this.view.resize()),document.addEventListener("visibilitychange",()=>document.hidden&&this.pause());for(let i of["keydown","pointerdown"])window.addEventListener(i,()=>this.sound.start(),{once:!0});window.addEventListener("touchstart",()=>this.showTouch(),{once:!0,passive:!0}),matchMedia("(pointer: coarse)").matches&&this.showTouch(),this.showMuted(),$h(i=>this.bring(i))}showTouch(){this.input.touch.used=!0,document.body.classList.add("touching"),le("touch").hidden=this.screen==="start"||this.screen==="teach"}async bring(t){if(t)try{if(t.size>us)throw new ce(`${t.name} cannot be raced: it is larger than 32 MB`);let i=await this.garage.add(t.name,new Uint8Array(await t.arrayBuffer()));this.screen!=="start"&&this.screen!=="teach"&&this.leave(),this.setup.choose(i.name),this.setup.error(""),oi(`${i.name} is ready to race`)}catch(i){if(!(i instanceof ce))throw i;this.setup.error(i.message),oi(i.message)}}async demo(){let t=await this.garage.opening();!t||this.screen!=="start"||(this.openSession(t.track,"watch",[t.entrant],0),this.loop.running=!this.view.calm)}async go(t){this.setup.error("");let i=this.presses+=1,r=()=>i!==this.presses||this.screen!=="start";try{let s=await this.garage.track(t.track);if(r())return;if(this.choice=t,t.mode==="teach")return this.teach(s,t.lesson);let a=t.mode==="trial"?[]:await Promise.all(t.rivals.map(c=>this.garage.entrant(c))),n=t.mode==="trial"?[!0,!1]:[],o=[...t.mode==="watch"?[]:[{name:"You"}],...a,...n.map(c=>({name:"Your best",standing:c,ghost:cs(s,c)?.ghost??null}))],l=t.mode==="race"?t.rivals:this.garage.rivals(t.track).map(c=>c.name),h=await this.garage.fastestLaps(t.track,l);if(r())return;this.book.rival=h,this.setup.hide(),this.openSession(s,t.mode,o,t.mode==="race"?t.laps:0),this.begin()}catch(s){if(!(s instanceof ce))throw s;this.setup.error(s.message)}}teach(t,i){this.setup.hide(),this.closeSession(),this.camera=this.view.crew?.name??this.camera,this.teaching.open(t,i),this.showLesson()}showLesson(){this.screen="teach",this.view.crew?.choose("track"),this.input.enabled=!1,this.loop.running=!0,le("view").focus()}async raceTaught(t,i,r){this.garage.keep(i,`taught here, on ${t.name}`),this.book.rival=r===1?await this.garage.fastestLaps(t.name,[i.name]):null,this.view.crew?.choose(this.camera),this.openSession(t,"race",[{name:"You"},{name:i.name,driver:i}],this.choice?.laps??1,r),this.begin()}watchTaught(t,i,r){this.openSession(t,"watch",i.map(s=>({name:s.name,driver:s})),0,r),this.begin()}closeSession(){this.session?.close(),this.session=null}openSession(t,i,r,s,a=1){this.teaching.hide(),this.closeSession();let n=new Xi(this.simulator,t,i,r,s,a);this.session=n,n.assistance=!!this.choice?.help&&n.mode!=="watch",n.onLap.push(h=>this.lapFinished(h)),n.onReset.push(()=>this.view.clearMarks());let o=0,l=n.cars.map((h,c)=>h.isPlayer||n.mode==="watch"&&c===0?{colour:cc,opacity:1}:h.isGhost?{colour:16053746,opacity:.4}:(o+=1,{colour:ps[(o-1)%ps.length],opacity:Fy}));this.colours=l.map(h=>h.colour),this.view.open(n.track,l),this.book.open(n.track)}begin(){let{session:t}=this;if(!t)return;this.dialogs.closeAll(),t.restart(),this.input.release(),this.input.enabled=!0,this.hud.open(t,this.colours),this.dialogs.sayWhereLeavingLeads(!!this.teaching.lesson),t.mode==="watch"?this.telemetry.open(t):this.telemetry.close(),document.body.classList.toggle("watching",t.mode==="watch"),le("touch").hidden=!this.input.touch.used;let i=document.querySelector(".take-over");i.hidden=t.mode!=="watch",To(this.input,i),le("view").focus(),this.countdown.start(t.mode==="watch"?0:Oy),this.screen=this.countdown.left?"count":"drive",this.loop.running=!0,t.mode!=="watch"&&sc()}tick(){let{session:t}=this;if(this.screen==="teach"&&this.teaching.tick(),!(!t||this.screen==="result")){if(this.screen==="count"){this.countdown.pass(t.tickSeconds,i=>this.sound.beep(i))&&(this.screen="drive");return}this.screen==="drive"&&(t.playerInput.set(this.input.controls(t.tickSeconds,t.world.speed(0))),t.takenOver=t.mode==="watch"&&this.input.takesOver),t.step(),t.cars[0].finishedAt!==null&&this.screen==="drive"&&this.finish()}}frame(t,i){let{session:r}=this;if(this.screen!=="drive"&&this.input.readPad(),this.screen==="teach"&&this.draws&&this.teaching.frame(t,i),!r)return;let s=nc(r,t),a=this.screen!=="start",n=null;if(a&&(r.mode==="watch"&&(n=this.telemetry.update(r)),this.hud.update(r,s,this.book.against(r)),this.hud.showMap(this.view.crew?.name!=="track"),this.hud.sign(...ac(r,s[0],this.screen==="drive")),this.screen==="drive"&&this.sound.update(s[0])),this.draws){let o={topSpeed:this.simulator.facts.constants.topSpeed,rays:n,line:r.mode==="watch",covered:ta(this.telemetry.root)};this.view.draw(s,this.loop.running?i:0,o)}}lapFinished(t){let{session:i}=this;if(!i||this.screen==="start"||t.car>0||i.mode==="watch")return;let r=this.book.note(i,t);this.sound.chime(r),oi(rc(t,r))}finish(){let{session:t}=this;t&&(this.screen="result",this.input.enabled=!1,this.sound.hush(),this.loop.running=!1,t.finishOthers(By),this.dialogs.showResult(t))}press(t){this.dialogs.isOpen("keys")||(t==="mute"&&(this.sound.mute(!this.sound.muted),Jt("muted",this.sound.muted),this.showMuted(),oi(this.sound.muted?"Sound off":"Sound on")),t==="fullscreen"&&(document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.().catch(()=>{})),this.screen!=="start"&&(this.screen==="teach"&&(t==="pause"||t==="restart")?this.teaching.act(t):t==="pause"&&(this.screen==="paused"?this.act("resume"):this.pause()),t==="restart"&&this.act("restart"),t==="camera"&&this.nextCamera()))}showMuted(){le("mute").setAttribute("aria-pressed",String(this.sound.muted))}nextCamera(){let t=this.view.crew?.next()??"chase";this.dialogs.showCamera(t),this.screen!=="paused"&&oi(`Camera: ${t}`)}act(t){t==="resume"&&this.screen==="paused"?(this.dialogs.closeAll(),this.input.enabled=!0,this.screen=this.countdown.left>0?"count":"drive",this.loop.running=!0,le("view").focus()):t==="restart"&&this.session?this.begin():t==="camera"?this.nextCamera():t==="keys"?this.dialogs.open("keys"):t==="leave"&&this.leave()}pause(){this.screen!=="drive"&&this.screen!=="count"||(this.screen="paused",this.loop.running=!1,this.input.release(),this.input.enabled=!1,this.sound.hush(),this.dialogs.open("pause"))}leave(){if(this.dialogs.closeAll(),this.hud.close(),this.telemetry.close(),this.sound.hush(),le("touch").hidden=!0,this.countdown.hide(),le("first-help").hidden=!0,document.body.classList.remove("watching"),this.screen!=="teach"&&this.teaching.lesson){this.closeSession(),this.teaching.show(),this.showLesson();return}this.screen==="teach"&&(this.teaching.lesson&&this.teaching.keepLatest(this.teaching.lesson),this.view.crew?.choose(this.camera)),this.teaching.end(),this.screen="start",this.input.enabled=!1,this.setup.show(),this.demo()}};var At={LEFT:0,RIGHT:2,CENTRE:4,NORMAL:6,WIDTH:8},Vp=5,Yn=1e4,Ah=[10,1e5],Wp=1e5,jp=Yn*At.WIDTH*11,Xp=1e-6,$n=class{constructor(t){let i=Et(t,"the whole of it");if(this.file=t,this.source=i.source===null?null:Et(i.source,"source"),this.name=_t(i.name,"name"),this.title=_t(i.title,"title"),this.fingerprint=_t(i.fingerprint,"fingerprint"),this.length=zi(i.length_m,"length_m",Ah[0],Ah[1]),this.centrelineLap=zi(i.t_c,"t_c",0,Ah[1]),this.corners=Ri(i.corners,"corners",0,Yn),this.lines=qp(_t(i.lines,"lines",jp),"lines"),this.rows=this.lines.length/At.WIDTH,!Number.isInteger(this.rows)||this.rows<Vp||this.rows>Yn)throw new ce(`lines has ${this.lines.length} numbers; it must have ${Vp} to ${Yn} rows of ${At.WIDTH}`);this.halfWidths=qn(i,"half_widths",2*this.rows),this.curvature=qn(i,"curvature",this.quads),this.linePlan=qn(i,"line_plan",2*this.rows),this.casualPlan=qn(i,"casual_plan",this.rows),ky(this)}get quads(){return this.rows-1}geometry(t){return[t.array("float64",[this.rows,At.WIDTH],this.lines),t.array("float64",[this.rows,2],this.halfWidths),t.array("int64",[1,2],[0n,BigInt(this.quads)]),t.array("float64",[1],[this.length])]}at(t){let i=(t%this.length+this.length)%this.length*(this.quads/this.length),r=Math.min(Math.floor(i),this.quads-1),s=i-r,a=(h,c,d)=>h[r*c+d]*(1-s)+h[(r+1)*c+d]*s,n=a(this.lines,At.WIDTH,At.NORMAL),o=a(this.lines,At.WIDTH,At.NORMAL+1),l=Math.hypot(n,o)||1;return{x:a(this.lines,At.WIDTH,At.CENTRE),y:a(this.lines,At.WIDTH,At.CENTRE+1),leftX:n/l,leftY:o/l,halfRoad:a(this.halfWidths,2,0),halfWall:a(this.halfWidths,2,1)}}};function qp(e,t="it"){let i=aa(e,t);if(i.length%Float64Array.BYTES_PER_ELEMENT)throw new ce(`${t} is cut off within a number`);let r=new Float64Array(i.buffer);if(!r.every(Number.isFinite))throw new ce(`${t} has a number that is not finite`);return r}function qn(e,t,i){let r=qp(_t(e[t],t,jp),t);if(r.length!==i)throw new ce(`${t} has ${r.length} numbers; with its lines it must have ${i}`);return r}function ky({lines:e,halfWidths:t,quads:i,length:r}){let s=(n,o)=>e[n*At.WIDTH+o];if(e.some(n=>Math.abs(n)>Wp))throw new ce(`lines has a number beyond ±${Wp} m`);for(let n=0;n<At.WIDTH;n+=1)if(s(0,n)!==s(i,n))throw new ce("lines is not closed; its last row must be the first again");let a=0;for(let n=0;n<i;n+=1){let[o,l]=[t[2*n],t[2*n+1]];if(!(o>0&&l>=o))throw new ce(`half_widths has a road of ${o} m within walls of ${l} m`);if(Math.abs(Math.hypot(s(n,At.NORMAL),s(n,At.NORMAL+1))-1)>Xp)throw new ce(`lines has a direction in row ${n} whose length is not 1`);a+=Math.hypot(s(n+1,At.CENTRE)-s(n,At.CENTRE),s(n+1,At.CENTRE+1)-s(n,At.CENTRE+1))}if(Math.abs(a-r)>Xp*r)throw new ce(`length_m is ${r}, but its lines are ${a.toFixed(3)} m long`)}var zy={"casual-human":"a beginner's pace","line-follower":"steady, on the centreline","flat-out":"never brakes"},Gy=5400,Kn=class{constructor(t,i){this.simulator=t,this.index=i,this.tracks=new Map,this.drivers=new Map,this.brought=[],this.laps=new Map}track(t){return Yp(this.tracks,t,()=>this.loadTrack(t))}async loadTrack(t){let i=this.index.tracks.find(s=>s.name===t)?.file??`data/tracks/${t.replace(":","-")}.json`,r=await ds(i);return lr(`The track ${t} cannot be driven`,()=>{let s=new $n(r);if(s.name!==t)throw new ce(`${i} is of another track, ${s.name}`);return s},"Choose another one, or make the page again with hotlap race.")}driver(t){return Yp(this.drivers,t,async()=>{let i=this.index.drivers.find(r=>r.name===t);if(!i)throw new Error(`there is no driver ${t}`);return gs(await Rr(i.file),t,this.simulator.facts)})}async add(t,i){let r=t.replace(/\.zip$/i,"").slice(0,60)||"driver",s=new Set([...this.index.drivers.map(o=>o.name),...this.brought.map(o=>o.name)]),a=r;for(let o=2;s.has(a);o+=1)a=`${r} (${o})`;let n=await gs(i,a,this.simulator.facts);return this.keep(n,`dropped, trained on ${n.environment}`),n}keep(t,i){let{name:r}=t;this.drivers.set(r,Promise.resolve(t)),this.brought=[...this.brought.filter(s=>s.name!==r),{name:r,note:i}];for(let s of this.laps.keys())s.endsWith(` ${r}`)&&this.laps.delete(s)}rivals(t){let i=this.index.drivers.filter(s=>s.track===null&&!s.generation),r=this.index.drivers.filter(s=>s.track===t||s.generation);return[..._o.slice(0,2).map(s=>({name:s,note:zy[s]})),...[...i,...r].map(s=>({name:s.name,note:s.note})),...this.brought]}async entrant(t){return _o.includes(t)?{name:t,script:t}:{name:t,driver:await this.driver(t)}}async opening(){let{index:t}=this;for(let i of new Set([t.track,...t.tracks.map(r=>r.name)])){let r=await hr(this.track(i)),s=r?this.rivals(i).map(a=>a.name).reverse():[];for(let a of s.includes(t.opponent)?[t.opponent,...s]:s){let n=await hr(this.entrant(a));if(r&&n)return{track:r,entrant:n}}}return null}async lapsOf(t,i){let r=`${t} ${i}`,s=this.laps.get(r);if(s)return s;let[a,n]=await Promise.all([this.track(t),this.entrant(i)]),o=new Xi(this.simulator,a,"watch",[n],2);for(;o.tick<Gy&&o.cars[0].finishedAt===null;)o.step();let[l=null,h=null]=o.cars[0].laps;return o.close(),this.laps.set(r,{standing:l,flying:h}),{standing:l,flying:h}}async lapTime(t,i){return(await this.lapsOf(t,i)).flying?.time??null}async fastestLaps(t,i){let r=await Promise.all(i.map(a=>hr(this.lapsOf(t,a)))),s=a=>a?.flying?.time??1/0;return r.reduce((a,n)=>s(n)<s(a)?n:a,null)}};function Yp(e,t,i){let r=e.get(t)??i();return e.set(t,r),r}var Hy=/^data\/[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/,Vy=2**31-1;function $p(e){let t=Et(e,"the whole of it"),i=Et(t.random,"random"),r=Kt(t.tracks,"tracks",Wy),s=_t(t.track,"track");if(!r.some(a=>a.name===s))throw new ce(`track is "${s}", which is not among its tracks`);return{track:s,tracks:r,opponent:_t(t.opponent,"opponent"),random:{any:ro(i.any,"random.any"),seeds:Kt(i.seeds,"random.seeds",(a,n)=>Ri(a,n,0,Vy))},drivers:Kt(t.drivers,"drivers",Xy)}}function Wy(e,t){let i=Et(e,t);return{name:_t(i.name,`${t}.name`),file:Kp(i.file,`${t}.file`)}}function Xy(e,t){let i=Et(e,t);return{name:_t(i.name,`${t}.name`),file:Kp(i.file,`${t}.file`),track:i.track===null?null:_t(i.track,`${t}.track`),note:_t(i.note,`${t}.note`),generation:ro(i.generation,`${t}.generation`)}}function Kp(e,t){let i=_t(e,t);if(!Hy.test(i))throw new ce(`${t} is "${i}"; it must be a path below data/`);return i}function Jp(e){let{session:t,view:i,teaching:r,loop:s,simulator:a}=e;return{screen:e.screen,mode:e.screen==="teach"?"teach":t?.mode??null,track:(e.screen==="teach"?r.lesson?.track:t?.track)?.name??null,tick:t?.tick??0,camera:i.crew?.name??null,takenOver:t?.takenOver??!1,lesson:r.state(),frameMs:s.costs.slice(),memory:a.exports.memory.buffer.byteLength,cars:t?jy(t):[]}}function jy(e){let{world:t}=e;return e.cars.map((i,r)=>({name:i.entrant.name,x:t.number(r,"x_m"),y:t.number(r,"y_m"),yaw:t.number(r,"yaw_rad"),position:t.number(r,"position_m"),offset:t.number(r,"offset_m"),speed:t.speed(r),lap:i.laps.length+1,lapTime:t.currentLap(r),shown:e.isShown(r)}))}function Zp({session:e}){return(e?.finishedLaps??[]).map(({car:t,time:i,clean:r,valid:s,assisted:a})=>({car:t,time:i,clean:r,valid:s,assisted:a}))}var Qp=["place","step","race","observe","draw_starts","act","steer_at_point","follow_line","drive_casually","split_seed","lay_out","draw_first_weights","run_rows","value_rows","draw_gaussian","update_mean_and_variance","update_return_variance","normalize_rows","discount_returns","normalize_rewards","bootstrap","estimate_advantages","update"],qy={motion:["x_m","y_m","yaw_rad","velocity_x_m_per_s","velocity_y_m_per_s","yaw_rate_rad_per_s","steer_rad","acceleration_m_per_s2","position_m","offset_m","lap_start_tick","lap_time_s"],tally:["tick","checkpoint","lap_running","lap_finished","lap_clean","off_track","wall","backward"],start:[],score:["reward","terminated","truncated","lapCompleted"]},Jn=1e6,Zn=1e3;function ef(e){let t=Et(e,"the whole of it"),i=Et(t.abi,"abi");for(let s of Qp)Kt(i[s],`abi.${s}`,_t);let r=Et(t.columns,"columns");for(let[s,a]of Object.entries(qy))Yy(r[s],`columns.${s}`,a);$y(Et(t.constants,"constants")),zi(Et(t.car,"car").tyre_grip,"car.tyre_grip",0,Jn);for(let[s,a]of Object.entries(Et(t.observations,"observations")))Jy(a,`observations.${s}`);return Kt(t.activations,"activations",_t),Ky(Et(t.lesson,"lesson")),_t(t.physics,"physics"),t}function Yy(e,t,i){let r=Kt(e,t,_t),s=i.find(a=>!r.includes(a));if(s)throw new ce(`${t} has no ${s}`)}function $y(e){let t=["ticksPerSecond","gates","casualMemoryTicks","casualSeen","casualHands"];for(let i of t)Ri(e[i],`constants.${i}`,1,Zn);for(let i of["stillSpeed","topSpeed","rayRange","flatOutLookAhead"])zi(e[i],`constants.${i}`,0,Jn);Kt(e.blockShape,"constants.blockShape",(i,r)=>Ri(i,r,1,Zn),2);for(let i of["rayAnglesDegrees","settings"])Kt(e[i],`constants.${i}`,(r,s)=>zi(r,s,-Jn,Jn))}function Ky(e){for(let t of["config","optimizer","normalizer","policy","fingerprints"])Et(e[t],`lesson.${t}`);for(let t of["hyperparameters","env_options","racer_config"])Et(e.config[t],`lesson.config.${t}`);for(let t of["lane","chunk","sums","shared","seeds"])Ri(e[t],`lesson.${t}`,1,Zn);for(let t of["layerColumns","sizes"])Kt(e[t],`lesson.${t}`,_t);Kt(e.hidden,"lesson.hidden",(t,i)=>Ri(t,i,1,Zn))}function Jy(e,t){let i=Et(e,t);_t(i.fingerprint,`${t}.fingerprint`),Kt(i.terms,`${t}.terms`,(r,s)=>_t(Et(r,s).name,`${s}.name`))}function tf(e,t){for(let i of Qp){let[r,s]=[e[i]?.length,t.abi[i].length];if(typeof e[i]!="function"||r!==s)throw new ce(`its ${i} takes ${r??"no"} words, but hotlap.json says ${s}`)}if(!(e.memory instanceof WebAssembly.Memory)||!(e.__heap_base instanceof WebAssembly.Global))throw new ce("it does not export its memory")}var Rh={float64:Float64Array,float32:Float32Array,int64:BigInt64Array,uint64:BigUint64Array,bool:Uint8Array},Zy=65536,rf=16,eo=class e{constructor(t,i){this.facts=i,this.exports=t.exports,this.top=Number(this.exports.__heap_base.value),this.motion=Qn(i.columns.motion),this.tally=Qn(i.columns.tally),this.start=Qn(i.columns.start),this.score=Qn(i.columns.score)}static async load(t,i){let r=lr("hotlap.json is damaged",()=>ef(i),fi),s=await WebAssembly.instantiate(t,{}).catch(()=>null);if(!s)throw new ce(`hotlap.wasm is damaged: it is no WebAssembly module. ${fi}`);return lr("hotlap.wasm does not go with hotlap.json",()=>tf(s.instance.exports,r),fi),new e(s.instance,r)}array(t,i,r){let s=i.reduce((h,c)=>h*c,1),a=Math.ceil(this.top/rf)*rf;this.top=a+s*Rh[t].BYTES_PER_ELEMENT;let n=this.top-this.exports.memory.buffer.byteLength;n>0&&this.exports.memory.grow(Math.ceil(n/Zy));let o={at:a,shape:i,kind:t,length:s},l=this.view(o);return r===void 0?new Uint8Array(l.buffer,l.byteOffset,l.byteLength).fill(0):l.set(r),o}mark(){return this.top}free(t){this.top=t}rows(t,i,r){let s=t.length/t.shape[0];return{at:t.at+i*s*Rh[t.kind].BYTES_PER_ELEMENT,shape:[r,...t.shape.slice(1)],kind:t.kind,length:r*s}}view(t){return new Rh[t.kind](this.exports.memory.buffer,t.at,t.length)}floats(t){return this.view(t)}singles(t){return this.view(t)}integers(t){return this.view(t)}bind(t,...i){let r=this.exports[t],s=i.flatMap(a=>typeof a=="object"?[a.at,...a.shape]:[a]);if(s.length!==this.facts.abi[t].length)throw new Error(`${t} takes ${this.facts.abi[t].length} words, not ${s.length}`);return()=>r(...s)}};function Qn(e){return Object.fromEntries(e.map((t,i)=>[t,i]))}var Qy=new Uint8Array([0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,10,1,8,0,65,0,253,15,253,98,11]);function sf(e,t){let i=document.createElement("div"),r=document.createElement("h1"),s=document.createElement("p");r.textContent=e,s.textContent=t,i.append(r,s),le("message").replaceChildren(i),le("message").hidden=!1}function e1(){return typeof WebAssembly>"u"||!WebAssembly.validate(Qy)?"The simulator needs WebAssembly with SIMD, which this browser does not have. A current Chrome, Edge, Firefox or Safari does.":document.createElement("canvas").getContext("webgl2")?"":"Drawing needs WebGL 2, which this browser does not have or has switched off. Try another browser, or switch hardware acceleration on."}async function t1(){let e=e1();if(e)return sf("hotlap cannot run here",e),null;let[t,i,r]=await Promise.all([ds("hotlap.json"),Rr("hotlap.wasm"),ds("data/index.json")]),s=await eo.load(i,t),a=lr("data/index.json is damaged",()=>$p(r),fi);return new jn(s,new Kn(s,a))}var ns=null,i1=t1().then(e=>{ns=e,ns?.open()},e=>{let t=e instanceof ce;if(sf("hotlap could not start",t?e.message:`Something went wrong while loading: ${e.message}`),!t)throw e});Object.assign(globalThis,{hotlap:{ready:i1,state:()=>ns?Jp(ns):null,laps:()=>ns?Zp(ns):[]}});})();
