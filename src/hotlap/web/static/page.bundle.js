(()=>{var ue=class extends Error{},ci="Reload the page; if that does not help, make it again with hotlap race.",ch=40;function Qr(e){let t=JSON.stringify(e)??"missing";return t.length>ch?`${t.slice(0,ch)}…`:t}function Ft(e,t){if(typeof e!="object"||e===null||Array.isArray(e))throw new ue(`${t} is ${Qr(e)}; it must be an object`);return e}function xt(e,t,i=1e3){if(typeof e!="string"||e.length>i)throw new ue(`${t} is ${Qr(e)}; it must be a text of at most ${i} letters`);return e}function Ns(e,t){if(typeof e!="boolean")throw new ue(`${t} is ${Qr(e)}; it must be true or false`);return e}function Ui(e,t,i,r){if(typeof e!="number"||!(e>=i&&e<=r))throw new ue(`${t} is ${Qr(e)}; it must be a number from ${i} to ${r}`);return e}function er(e,t,i,r){if(!Number.isInteger(Ui(e,t,i,r)))throw new ue(`${t} is ${e}; it must be a whole number`);return e}function ri(e,t,i,r=1e3){if(!Array.isArray(e)||e.length>r)throw new ue(`${t} is ${Qr(e)}; it must be a list of at most ${r} items`);return e.map((a,n)=>i(a,`${t}[${n}]`))}function ka(e,t){let i;try{i=JSON.parse(e)}catch{i=null}if(typeof i!="object"||i===null||Array.isArray(i))throw new ue(`${t} is damaged`);return i}function tr(e,t,i){try{return t()}catch(r){throw r instanceof ue?new ue(`${e}: ${r.message}. ${i}`):r}}function ir(e){return e.catch(t=>{if(t instanceof ue)return null;throw t})}var Oi=class{constructor(t){this.length=t,this.seconds=new Float32Array(Math.ceil(t/2)+1).fill(NaN),this.last=0,this.seconds[0]=0}add(t,i){let r=Math.floor(t/2);if(r<=this.last||r>=this.seconds.length)return;let a=this.seconds[this.last];for(let n=this.last+1;n<=r;n+=1)this.seconds[n]=a+(i-a)*(n-this.last)/(r-this.last);this.last=r}finish(t){this.add(this.length,t),this.seconds[this.seconds.length-1]=t,this.last=this.seconds.length-1}at(t){let i=Math.min(Math.max(t,0),this.length)/2,r=Math.floor(i);if(r>this.last)return null;let a=Math.min(r+1,this.last);return this.seconds[r]+(this.seconds[a]-this.seconds[r])*(i-r)}sectors(){let t=[];for(let i=0;i<3;i+=1){let r=this.at(i*this.length/3),a=this.at((i+1)*this.length/3);if(r===null||a===null)break;t.push(a-r)}return t}};function Bt(e){if(e==null||!Number.isFinite(e))return"–:––.––";let t=Math.floor(e*100+1e-6),i=Math.floor(t/6e3),r=t-i*6e3;return`${i}:${String(Math.floor(r/100)).padStart(2,"0")}.${String(r%100).padStart(2,"0")}`}function Ls(e){return e==null||!Number.isFinite(e)?"":`${e<0?"−":"+"}${Math.abs(e).toFixed(2)}`}var uh="hotlap.",Is=new Map;function dh(){try{return globalThis.localStorage??null}catch{return null}}function wi(e,t){try{let i=Is.get(e)??dh()?.getItem(uh+e);return i?JSON.parse(i):t}catch{return t}}function ui(e,t){let i=JSON.stringify(t);Is.set(e,i);try{let r=dh();r?.setItem(uh+e,i),r&&Is.delete(e)}catch{}}var ph=e=>`best.${e.fingerprint}`;function Os(e){return wi(ph(e),{standing:null,flying:null})}function ea(e){let{standing:t,flying:i}=Os(e),r=[t?.time,i?.time].filter(a=>typeof a=="number");return r.length?Math.min(...r):null}function za(e,t){let i=Os(e)[t?"standing":"flying"];if(!i)return null;try{let r=new Oi(e.length);i.trace.forEach((n,s)=>r.seconds[s]=n),r.last=r.seconds.length-1;let a=i.motion&&i.tally?{motion:new Float64Array(Us(i.motion)),tally:new BigInt64Array(Us(i.tally))}:null;return{ghost:{time:i.time,standing:t,state:a,inputs:new Float32Array(Us(i.inputs))},trace:r}}catch{return null}}function fh(e,t,i){if(!t.clean||!t.valid||t.assisted)return!1;let r=Os(e),a=t.standing?"standing":"flying",n=r[a];return n&&n.time<=t.time?!1:(r[a]={time:t.time,inputs:Ds(i.inputs),motion:i.state?Ds(i.state.motion):null,tally:i.state?Ds(i.state.tally):null,trace:Array.from(t.trace.seconds,s=>Math.round(s*1e3)/1e3)},ui(ph(e),r),!0)}function Ds(e){let t="";for(let i of new Uint8Array(e.buffer,e.byteOffset,e.byteLength))t+=String.fromCharCode(i);return btoa(t)}function Us(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0)).buffer}var cp=3.6;function be(e){let t=document.getElementById(e);if(!t)throw new Error(`the page has no #${e}`);return t}function pt(e,t){e.textContent!==t&&(e.textContent=t)}function Ha(e){return`#${e.toString(16).padStart(6,"0")}`}var Ga=class{constructor(){this.root=be("hud"),this.sectorItems=[...this.root.querySelectorAll(".sectors li")].map(t=>t),this.map=new Fs(be("map")),this.colours=[]}open(t,i){this.colours=i,this.map.open(t.track),this.root.hidden=!1;let r=t.cars.slice(1).filter(n=>!n.isGhost);be("gaps").replaceChildren(...r.map(n=>{let s=document.createElement("li");return s.append(document.createElement("i"),document.createElement("span"),document.createElement("b")),s.children[0].style.background=Ha(i[t.cars.indexOf(n)]),s.children[1].textContent=n.entrant.name,s}))}close(){this.root.hidden=!0}update(t,i,r){let[a]=t.cars,n=Math.min(a.laps.length+1,t.lapsToGo||1/0);pt(be("lap-number"),String(n)),pt(be("lap-count"),t.lapsToGo?` / ${t.lapsToGo}`:"");let s=t.world.currentLap(0)??(t.tick-a.lapStartTick)*t.tickSeconds;pt(be("time-now"),Bt(a.finishedAt===null?s:a.laps[a.laps.length-1]?.time)),pt(be("time-last"),Bt(a.laps[a.laps.length-1]?.time??null)),pt(be("time-best"),Bt(r.bestTime)),this.showSectors(t,r.best??r.rival);let o=t.tick>0&&a.finishedAt===null;this.showDelta("delta-ai","AI",o?t.deltaTo(0,r.rival):null),this.showDelta("delta-best","Best",o?t.deltaTo(0,r.best):null),this.showGaps(t),pt(be("speed"),String(Math.round(Math.hypot(i[0].forward,i[0].sideways)*cp))),be("pedal-throttle").style.transform=`scaleY(${i[0].throttle.toFixed(2)})`,be("pedal-brake").style.transform=`scaleY(${i[0].brake.toFixed(2)})`,this.map.draw(i,this.colours)}showDelta(t,i,r){let a=be(t);if(a.hidden=r===null,r===null)return;let n=r<=0;a.className=`delta ${n?"ahead":"behind"}`;let s=`${n?"▲":"▼"} ${Ls(r)}`;if(a.dataset.text===s)return;a.dataset.text=s;let o=document.createElement("small");o.textContent=i,a.replaceChildren(o,s)}showSectors(t,i){let[r]=t.cars,a=r.trace.sectors(),n=a.length||!r.laps.length?a:r.laps[r.laps.length-1].sectors,s=i?.sectors()??[];this.sectorItems.forEach((o,l)=>{pt(o,n[l]===void 0?"":n[l].toFixed(2));let h=n[l]!==void 0&&s[l]!==void 0;o.className=h?n[l]<=s[l]?"faster":"slower":""})}showGaps(t){let i=be("gaps").children,r=0;t.cars.forEach((a,n)=>{if(n===0||a.isGhost)return;let s=t.gapTo(n);pt(i[r].children[2],s===null?"":Ls(s)),r+=1})}sign(t,i=!1){let r=be("sign");r.hidden=!t,r.classList.toggle("calm",i),pt(r,t)}},Fs=class{constructor(t){this.canvas=t,this.context=t.getContext("2d"),this.place=(i,r)=>[i,r]}open(t){let i=[];for(let a=0;a<t.rows;a+=1)i.push([t.lines[a*8+4],t.lines[a*8+5]]);this.place=Bs(i,this.canvas.width,this.canvas.height,16),this.path=new Path2D,i.forEach(([a,n],s)=>{let[o,l]=this.place(a,n);s?this.path?.lineTo(o,l):this.path?.moveTo(o,l)});let r=t.at(0);this.line=[this.place(r.x+r.leftX*12,r.y+r.leftY*12),this.place(r.x-r.leftX*12,r.y-r.leftY*12)]}draw(t,i){let{context:r,path:a,line:n}=this;if(!(!a||!n)){r.clearRect(0,0,this.canvas.width,this.canvas.height),r.lineJoin="round",r.lineWidth=11,r.strokeStyle="rgba(255,255,255,0.22)",r.stroke(a),r.lineWidth=6,r.strokeStyle="rgba(255,255,255,0.85)",r.stroke(a),r.lineWidth=4,r.strokeStyle="#ff6a3d",r.beginPath(),r.moveTo(...n[0]),r.lineTo(...n[1]),r.stroke();for(let s=t.length-1;s>=0;s-=1){if(!t[s].shown)continue;let[o,l]=this.place(t[s].x,t[s].y);r.beginPath(),r.arc(o,l,s?8:10,0,7),r.fillStyle=Ha(i[s]),r.fill(),r.lineWidth=3,r.strokeStyle="#10141b",r.stroke()}}}};function Bs(e,t,i,r){let a=e.map(([p])=>p),n=e.map(([,p])=>p),[s,o,l,h]=[Math.min(...a),Math.max(...a),Math.min(...n),Math.max(...n)],c=Math.min((t-2*r)/(o-s),(i-2*r)/(h-l)),[d,u]=[(t-(o-s)*c)/2,(i-(h-l)*c)/2];return(p,v)=>[d+(p-s)*c,i-u-(v-l)*c]}var mh={left:["ArrowLeft","KeyA"],right:["ArrowRight","KeyD"],throttle:["ArrowUp","KeyW"],brake:["ArrowDown","KeyS","Space"],takeOver:["ShiftLeft","ShiftRight"],restart:["KeyR"],pause:["KeyP","Escape"],mute:["KeyM"],fullscreen:["KeyF"],camera:["KeyC"]},gh=["restart","pause","mute","fullscreen","camera"],up=["left","right","throttle","brake","takeOver"],dp=3.6,pp=6.5,vh=7,fp=19,ks=.08,xr=class{constructor(){this.keys={...mh,...wi("keys",{})},this.down=new Set,this.steer=0,this.throttle=0,this.brake=0,this.touch={steer:0,throttle:0,brake:0,takeOver:!1,used:!1},this.onPress=[],this.enabled=!1,this.padDown=new Set}listen(t){t.addEventListener("keydown",i=>this.keyDown(i)),t.addEventListener("keyup",i=>this.down.delete(i.code)),t.addEventListener("blur",()=>this.release())}keyDown(t){let i=this.commandOf(t.code),r=t.target instanceof HTMLElement&&t.target.closest("input, select, textarea");!i||t.ctrlKey||t.metaKey||t.altKey||r||(gh.includes(i)?(document.querySelector("dialog[open]")||t.preventDefault(),t.repeat||this.onPress.forEach(a=>a(i))):this.enabled&&(this.down.add(t.code),t.preventDefault()))}commandOf(t){return Object.keys(this.keys).find(r=>this.keys[r].includes(t))}isDown(t){return this.keys[t].some(i=>this.down.has(i))}release(){this.down.clear(),Object.assign(this.touch,{steer:0,throttle:0,brake:0,takeOver:!1}),this.steer=0,this.throttle=0,this.brake=0}assign(t,i){for(let r of Object.keys(this.keys))this.keys[r]=this.keys[r].filter(a=>a!==i);this.keys[t]=[i],ui("keys",this.keys)}resetKeys(){this.keys={...mh},ui("keys",{})}get takesOver(){return this.isDown("takeOver")||this.touch.takeOver||this.padDown.has("takeOver")}controls(t,i){let r=this.readPad(),a=Number(this.isDown("left"))-Number(this.isDown("right")),n=1/(1+(i/fp)**2),s=a*Math.max(n,.13),o=a!==0&&Math.sign(s)!==-Math.sign(this.steer);this.steer=zs(this.steer,s,t*(o?dp*Math.max(n,.25):pp*Math.max(n,.3))),this.throttle=zs(this.throttle,Number(this.isDown("throttle")),vh*t),this.brake=zs(this.brake,Number(this.isDown("brake")),vh*t);let{touch:l}=this,h=[r.steer*(.35+.65*n),l.steer*Math.max(n,.16)*1.15].find(c=>Math.abs(c)>.001)??this.steer;return[Va(h,-1,1),Va(Math.max(this.throttle,r.throttle,l.throttle),0,1),Va(Math.max(this.brake,r.brake,l.brake),0,1)]}readPad(){let t=[...navigator.getGamepads?.()??[]].find(a=>a?.connected&&a.mapping==="standard");if(!t)return this.padDown.clear(),{steer:0,throttle:0,brake:0};let i=-(t.axes[0]??0),r=Math.abs(i)<ks?0:(Math.abs(i)-ks)/(1-ks);return this.padButton(t,9,"pause"),this.padButton(t,3,"camera"),this.padButton(t,8,"restart"),t.buttons[4]?.pressed?this.padDown.add("takeOver"):this.padDown.delete("takeOver"),{steer:Math.sign(i)*r**1.4,throttle:Math.max(t.buttons[7]?.value??0,t.buttons[0]?.value??0),brake:Math.max(t.buttons[6]?.value??0,t.buttons[1]?.value??0)}}padButton(t,i,r){let a=t.buttons[i]?.pressed??!1;a&&!this.padDown.has(r)&&this.onPress.forEach(n=>n(r)),a?this.padDown.add(r):this.padDown.delete(r)}static get commands(){return[...up,...gh]}};function zs(e,t,i){return e+Va(t-e,-i,i)}function Va(e,t,i){return Math.min(Math.max(e,t),i)}var _h={left:"Steer left",right:"Steer right",throttle:"Throttle",brake:"Brake",takeOver:"Take over (hold)",restart:"Restart",pause:"Pause",mute:"Mute",fullscreen:"Full screen",camera:"Camera"},Fi=e=>be(e),Wa=class{constructor(t,i){this.input=t;for(let r of["pause","result","keys"])Fi(r).addEventListener("click",a=>{let n=a.target.closest("[data-action]")?.getAttribute("data-action");n==="reset-keys"?(t.resetKeys(),this.fillKeys()):n==="close"?this.close("keys"):n&&i(n)});Fi("pause").addEventListener("cancel",r=>{r.preventDefault(),i("resume")}),Fi("result").addEventListener("cancel",r=>{r.preventDefault(),i("leave")})}open(t){t==="keys"&&this.fillKeys(),Fi(t).open||Fi(t).showModal()}isOpen(t){return Fi(t).open}close(t){Fi(t).open&&Fi(t).close()}closeAll(){for(let t of["pause","result","keys"])this.close(t)}showCamera(t){pt(be("camera-name"),t)}fillKeys(){let t=xr.commands.map(i=>{let r=document.createElement("tr"),a=document.createElement("td");a.textContent=_h[i];let n=document.createElement("td"),s=document.createElement("button");return s.type="button",s.textContent=this.input.keys[i].map(_p).join(" or ")||"none",s.setAttribute("aria-label",`${_h[i]}: ${s.textContent}. Click, then press a key`),s.addEventListener("click",()=>this.listenForKey(s,i)),n.append(s),r.append(a,n),r});be("key-table").replaceChildren(...t)}listenForKey(t,i){t.textContent="press a key …",window.addEventListener("keydown",r=>{r.preventDefault(),r.stopImmediatePropagation(),(r.code!=="Escape"||i==="pause")&&this.input.assign(i,r.code),this.fillKeys()},{once:!0,capture:!0})}showResult(t){let i=t.cars.map((d,u)=>({name:u?d.entrant.name:"You",mine:u===0,total:d.finishedAt===null?null:d.laps.reduce((p,v)=>p+v.time,0),best:d.laps.length?Math.min(...d.laps.map(p=>p.time)):null})).sort((d,u)=>(d.total??1/0)-(u.total??1/0)),r=i.findIndex(d=>d.mine),a=i[r],n=i.find(d=>!d.mine),s=Math.abs((a.total??0)-(n?.total??0)).toFixed(2),o=`You finished in ${Bt(a.total)}`;n&&n.total===null?o=`You beat ${n.name}: it did not finish`:n&&i.length===2?o=r===0?`You beat ${n.name} by ${s} s!`:`${n.name} won by ${s} s`:n&&(o=r===0?`You beat them all, by ${s} s!`:`You came ${vp(r+1)} of ${i.length}, ${s} s behind ${n.name}`),pt(be("result-title"),o);let l=t.cars[0].laps,h=l.filter(d=>!d.clean||!d.valid).length,c=l.some(d=>d.assisted)?" Driven with steering help.":"";pt(be("result-lead"),`${t.track.name}, ${l.length} ${l.length===1?"lap":"laps"}. ${h?`${h} not clean.`:"All clean."}${c}`),be("result-table").replaceChildren(mp(),...i.map((d,u)=>gp(d,u))),be("result-laps").hidden=l.length<2,pt(be("result-laps"),`Your laps: ${l.map(d=>Bt(d.time)).join(", ")}`),this.open("result")}};function mp(){let e=document.createElement("tr");for(let[t,i]of[["",""],["Driver",""],["Total","number"],["Best lap","number"]]){let r=document.createElement("th");r.textContent=t,r.className=i,e.append(r)}return e}function gp(e,t){let i=document.createElement("tr");e.mine&&(i.className="mine");let r=[[`${t+1}.`,""],[e.name,""],[e.total===null?"no finish":Bt(e.total),"number"],[Bt(e.best),"number"]];for(let[a,n]of r){let s=document.createElement("td");s.textContent=a,s.className=n,i.append(s)}return i}function vp(e){return`${e}${["th","st","nd","rd"][e<4?e:0]}`}function _p(e){return e.replace(/^Key|^Digit/,"").replace("Arrow","").replace("ShiftLeft","Shift").replace("ShiftRight","right Shift")}var Sp="hotlap-data",Hs=1024*1024,Mp=4*Hs,ta=32*Hs,Gs;function Sh(){if(Gs===void 0){let e=typeof document>"u"?null:document.getElementById(Sp);Gs=e?Mh(e.textContent??"","the data in this page"):null}return Gs}async function ia(e){let t=Sh();return t?xh(t,e):Mh(new TextDecoder().decode(await yh(e,Mp)),e)}async function Xa(e){let t=Sh();return t?Vs(xh(t,e),e):yh(e,ta)}function Vs(e,t){try{if(typeof e=="string")return Uint8Array.from(atob(e),i=>i.charCodeAt(0))}catch{}throw new ue(`${t} is not valid base64`)}function Mh(e,t){try{return JSON.parse(e)}catch{throw new ue(`${t} is not valid JSON. ${ci}`)}}function xh(e,t){if(!Object.hasOwn(Object(e),t))throw new ue(`${t} is not in this page. ${ci}`);return e[t]}async function yh(e,t){let i=await fetch(e).catch(()=>null);if(!i)throw new ue(`${e} could not be loaded: there was no answer. Is the server still running?`);if(!i.ok)throw new ue(`${e} could not be loaded: the server answered ${i.status}. ${ci}`);return xp(i,e,t)}async function xp(e,t,i){let r=e.body?.getReader(),a=[],n=0;for(;;){let s=await r?.read().catch(()=>null);if(s===null)throw new ue(`${t} could not be loaded: the connection broke. Reload the page.`);if(!s?.value)break;if(n+=s.value.length,n>i)throw r?.cancel().catch(()=>{}),new ue(`${t} is larger than ${i/Hs} MB, the most that this page loads`);a.push(s.value)}return yp(a,n)}function yp(e,t){let i=new Uint8Array(t),r=0;for(let a of e)i.set(a,r),r+=a.length;return i}var ja=class{constructor(t,i,r){this.tickSeconds=t,this.tick=i,this.frame=r,this.running=!1,this.owed=0,this.last=null,this.costs=[]}start(){let t=i=>{this.turn(i),requestAnimationFrame(t)};requestAnimationFrame(t)}turn(t){let i=performance.now(),r=this.last===null?0:Math.min((t-this.last)/1e3,.25);if(this.last=t,this.running){this.owed+=r;let a=0;for(;this.owed>=this.tickSeconds&&a<6&&this.running;)this.tick(),this.owed-=this.tickSeconds,a+=1;this.owed=Math.min(this.owed,this.tickSeconds)}this.frame(this.running?this.owed/this.tickSeconds:1,r),this.costs.push(performance.now()-i),this.costs.length>600&&this.costs.shift()}};function wh(e,t){let{world:i,simulator:r}=e,a=r.floats(i.motion),n=r.floats(i.controls),s=i.motion.shape[1],o=r.motion;return e.cars.map((l,h)=>{let c=v=>{let x=h*s+o[v];return e.before[x]+(a[x]-e.before[x])*t},d=wp(e.before[h*s+o.yaw_rad],a[h*s+o.yaw_rad],t),[u,p]=[c("velocity_x_m_per_s"),c("velocity_y_m_per_s")];return{x:c("x_m"),y:c("y_m"),yaw:d,steer:c("steer_rad"),forward:Math.cos(d)*u+Math.sin(d)*p,sideways:Math.cos(d)*p-Math.sin(d)*u,yawRate:c("yaw_rate_rad_per_s"),acceleration:c("acceleration_m_per_s2"),position:a[h*s+o.position_m],offTrack:!!i.count(h,"off_track"),wall:!!i.count(h,"wall"),shown:e.isShown(h),throttle:n[h*3+1],brake:n[h*3+2]}})}function wp(e,t,i){let r=Math.atan2(Math.sin(t-e),Math.cos(t-e));return e+r*i}var Ep={grip:1,mass:1,power:1},qa=class{constructor(t,i,r){let{facts:a}=t;this.simulator=t,this.track=i,this.cars=r,this.geometry=i.geometry(t),this.motion=t.array("float64",[r,a.columns.motion.length]),this.tally=t.array("int64",[r,a.columns.tally.length]),this.controls=t.array("float64",[r,3]),this.score=t.array("float64",[r,a.columns.score.length]),this.starts=t.array("float64",[r,a.columns.start.length]),this.all=t.array("int64",[r],BigInt64Array.from({length:r},(n,s)=>BigInt(s))),this.settings=t.array("float64",[a.constants.settings.length],a.constants.settings),this.block=t.array("float64",a.constants.blockShape),this.kinds=Object.keys(a.observations),this.observations=this.kinds.map(n=>t.array("float32",[r,a.observations[n].terms.length])),this.advance=t.bind("step",0,r,this.motion,this.tally,this.controls,...this.geometry,a.constants.stillSpeed,this.block),this.place(Array.from({length:r},()=>({})))}place(t){t.forEach((i,r)=>this.writeStart(r,i)),this.simulator.bind("place",this.all,this.starts,this.motion,this.tally,...this.geometry)(),this.simulator.floats(this.score).fill(0)}placeOne(t,i){this.writeStart(0,i);let{simulator:r}=this;r.bind("place",r.rows(this.all,t,1),r.rows(this.starts,0,1),this.motion,this.tally,...this.geometry)()}writeStart(t,i){let{position:r=0,offset:a=0,heading:n=0,speed:s=0}=i,{grip:o,mass:l,power:h}={...Ep,...i},c=this.starts.shape[1];this.simulator.floats(this.starts).set([0,r,a,n,s,o,l,h],t*c)}race(t,i){let{simulator:r}=this,a=this.kinds.indexOf(t);r.bind("race",0,this.cars,this.motion,this.tally,this.controls,...this.geometry,r.facts.constants.stillSpeed,this.settings,this.score,a,this.observations[a],i,this.block)()}observe(t){let i=this.kinds.indexOf(t);this.simulator.bind("observe",this.all,i,this.motion,this.tally,...this.geometry,this.observations[i])()}observation(t){return this.observations[this.kinds.indexOf(t)]}setControls(t,i){this.simulator.floats(this.controls).set(i,t*3)}controlsOf(t){return this.simulator.floats(this.controls).slice(t*3,(t+1)*3)}number(t,i){return this.simulator.floats(this.motion)[t*this.motion.shape[1]+this.simulator.motion[i]]}count(t,i){return Number(this.simulator.integers(this.tally)[t*this.tally.shape[1]+this.simulator.tally[i]])}speed(t){return Math.hypot(this.number(t,"velocity_x_m_per_s"),this.number(t,"velocity_y_m_per_s"))}currentLap(t){return this.count(t,"lap_running")?(this.count(t,"tick")-this.number(t,"lap_start_tick"))/this.simulator.facts.constants.ticksPerSecond:null}saveCar(t){let{simulator:i}=this;return{motion:i.floats(i.rows(this.motion,t,1)).slice(),tally:i.integers(i.rows(this.tally,t,1)).slice()}}restoreCar(t,i){let{simulator:r}=this;r.floats(r.rows(this.motion,t,1)).set(i.motion),r.integers(r.rows(this.tally,t,1)).set(i.tally)}};function Eh(e,t,i){let{simulator:r}=e,a=i.widths[0],n=r.rows(e.observation(i.observation),t,1),s=r.array("float32",[1,3]),o=r.bind("act",0,1,n,r.array("float64",[2,i.normalizer.length/2],i.normalizer),i.clip,r.array("float64",[i.numbers.length],i.numbers),r.array("int64",[i.widths.length],i.widths.map(BigInt)),i.activation,i.meanLimit,Number(i.squashed),r.array("float64",[2,3],i.bounds),r.array("float64",[1,a]),r.array("float64",[2,Math.max(...i.widths)]),r.array("float64",[1,3]),r.array("float64",[1,i.widths[i.widths.length-2]]),s),l=e.kinds.indexOf(i.observation),h=r.bind("observe",r.rows(e.all,t,1),l,e.motion,e.tally,...e.geometry,e.observation(i.observation));return{name:i.name,drive(c){c%i.actionRepeat||(h(),o(),e.setControls(t,r.singles(s)))}}}var Ws=["casual-human","line-follower","flat-out"];function Th(e,t,i,r=0){let{simulator:a,track:n}=e,s=p=>a.rows(p,t,1),o=[s(e.motion),s(e.tally),...e.geometry],l=s(e.controls),{constants:h}=a.facts;if(i==="flat-out")return{name:i,drive:a.bind("steer_at_point",...o,h.flatOutLookAhead,l)};if(i==="line-follower"){let p=a.array("float64",[n.rows,2],n.linePlan);return{name:i,drive:a.bind("follow_line",...o,p,l)}}let c=a.array("float64",[n.rows],n.casualPlan),d=a.array("float64",[1,h.casualMemoryTicks,h.casualSeen]),u=a.array("float64",[1,h.casualHands]);return{name:i,drive:a.bind("drive_casually",...o,c,BigInt(r),d,u,l)}}function bh(e,t,i,r){return{name:i,drive(a){let n=a*3;e.setControls(t,n<r.length?r.subarray(n,n+3):[0,0,0])}}}var Ya=class{constructor(t,i){this.entrant=t,this.pilot=null,this.isGhost=t.ghost!==void 0,this.isPlayer=!t.driver&&!t.script&&!this.isGhost,this.laps=[],this.trace=new Oi(i.length),this.lapStartTick=0,this.standing=!0,this.valid=!0,this.assisted=!1,this.distance=0,this.wasRunning=!0,this.stillTicks=0,this.hasMoved=!1,this.wayTimes=[],this.finishedAt=null,this.inputs=[],this.lapState=null,this.startTick=-1}},Tp=240,bp=1.5,Ap=-2.2,Xs=1,rr=class{constructor(t,i,r,a,n){this.mark=t.mark(),this.simulator=t,this.track=i,this.mode=r,this.lapsToGo=n,this.tickSeconds=1/t.facts.constants.ticksPerSecond,this.world=new qa(t,i,a.length),this.cars=a.map(s=>new Ya(s,i)),this.cars.forEach((s,o)=>{s.pilot=this.pilotOf(o)}),this.tick=0,this.playerInput=new Float32Array(3),this.takenOver=!1,this.assistance=!1,this.finishedLaps=[],this.onLap=[],this.onReset=[],this.assistControls=t.array("float64",[1,3]),this.assist=t.bind("follow_line",t.rows(this.world.motion,0,1),t.rows(this.world.tally,0,1),...this.world.geometry,t.array("float64",[i.rows,2],i.linePlan),this.assistControls),this.before=new Float64Array(0),this.restart()}pilotOf(t){let{entrant:i}=this.cars[t];return i.driver?Eh(this.world,t,i.driver):i.script?Th(this.world,t,i.script,i.seed):null}restart(){let t=this.mode==="race";this.world.place(this.cars.map(i=>({offset:i.isPlayer&&t?Ap:0}))),this.simulator.floats(this.world.controls).fill(0),this.tick=0,this.cars=this.cars.map((i,r)=>{let a=new Ya(i.entrant,this.track);return a.pilot=this.pilotAgain(r,i),a}),this.finishedLaps=[],this.before=this.simulator.floats(this.world.motion).slice(),this.cars.forEach((i,r)=>this.startGhost(r,!0)),this.onReset.forEach(i=>i())}pilotAgain(t,i){return i.pilot??this.pilotOf(t)}startGhost(t,i){let r=this.cars[t],{ghost:a}=r.entrant;if(!r.isGhost)return;if(!a||a.standing!==i){r.pilot=null;return}a.state?this.world.restoreCar(t,a.state):this.world.placeOne(t,{});let n=bh(this.world,t,r.entrant.name,a.inputs),s=this.tick;r.pilot={name:n.name,drive:o=>n.drive(o-s)},r.trace=new Oi(this.track.length),r.lapStartTick=this.tick,r.startTick=this.tick}isShown(t){let i=this.cars[t];return!i.isGhost||i.pilot!==null}step(){let{world:t}=this;this.before.set(this.simulator.floats(t.motion)),this.cars.forEach((i,r)=>this.drive(i,r)),t.advance(),this.tick+=1,this.cars.forEach((i,r)=>this.note(i,r))}drive(t,i){let r=t.isPlayer||i===0&&this.takenOver;t.pilot&&t.pilot.drive(this.tick),r&&(t.assisted||=this.assistance||this.takenOver,this.world.setControls(i,this.assistance&&t.isPlayer?this.helped():this.playerInput)),t.isPlayer&&t.inputs.push(...this.world.controlsOf(i))}helped(){this.assist();let t=this.simulator.floats(this.assistControls),[i,r,a]=this.playerInput,n=.75*(1-Math.abs(i))+.25,s=i*(1-n*.6)+t[0]*n*.6;return new Float32Array([Math.max(-1,Math.min(1,s)),r,a])}note(t,i){let{world:r}=this;if(t.finishedAt!==null||t.isGhost&&(!t.pilot||t.startTick===this.tick))return;r.count(i,"lap_finished")?this.finishLap(t,i,r.number(i,"lap_time_s"),!!r.count(i,"lap_clean")):!t.wasRunning&&r.count(i,"lap_running")&&this.finishLap(t,i,(this.tick-t.lapStartTick)*this.tickSeconds,!1),t.wasRunning=!!r.count(i,"lap_running");let a=r.number(i,"position_m"),n=r.currentLap(i)??(this.tick-t.lapStartTick)*this.tickSeconds;(a<this.track.length-4||n>3)&&t.trace.add(a,n),this.noteWay(t,i,a),t.isPlayer&&this.watchForStuck(t,i)}finishLap(t,i,r,a){t.trace.finish(r);let n={car:i,time:r,clean:a,valid:t.valid,assisted:t.assisted,standing:t.standing,sectors:t.trace.sectors(),trace:t.trace};t.laps.push(n),this.finishedLaps.push(n),this.lapsToGo&&t.laps.length>=this.lapsToGo&&(t.finishedAt=this.tick),this.onLap.forEach(s=>s(n)),t.trace=new Oi(this.track.length),t.lapStartTick=this.tick,t.standing=!1,t.valid=!0,t.assisted=!1,t.inputs=[],t.lapState=t.isPlayer?this.world.saveCar(i):null,t.isPlayer&&this.cars.forEach((s,o)=>this.startGhost(o,!1))}noteWay(t,i,r){let a=t.laps.length*this.track.length+r;t.distance=Math.max(a,0);let n=Math.floor(t.distance/Xs);if(!(t.laps.length===0&&r>this.track.length/2&&this.tick<120))for(let s=t.wayTimes.length;s<=n;s+=1)t.wayTimes.push(this.tick*this.tickSeconds)}gapTo(t){let[i,r]=[this.cars[0],this.cars[t]],a=this.tick*this.tickSeconds,n=Math.floor(i.distance/Xs);if(r.wayTimes.length>n)return a-r.wayTimes[n];let s=Math.floor(r.distance/Xs);return i.wayTimes.length>s?i.wayTimes[s]-a:null}deltaTo(t,i){let r=this.world.currentLap(t),a=i?.at(this.world.number(t,"position_m"));return r===null||a===null||a===void 0?null:r-a}watchForStuck(t,i){let r=this.world.speed(i)<bp;t.hasMoved||=!r,t.stillTicks=r&&t.hasMoved?t.stillTicks+1:0,t.stillTicks>=Tp&&this.putBack(i)}putBack(t){let i=this.cars[t],{gates:r}=this.simulator.facts.constants,n=this.world.count(t,"checkpoint")*this.track.length/r;this.world.placeOne(t,{position:Math.max(n,1),speed:6}),i.valid=!1,i.stillTicks=0,i.wasRunning=!1,this.before.set(this.simulator.floats(this.world.motion)),this.onReset.forEach(s=>s())}static ghostOf(t,i,r){return{time:t.time,standing:t.standing,state:t.standing?null:r,inputs:Float32Array.from(i)}}finishOthers(t){let{simulator:i,world:r}=this,a=[i.floats(r.motion).slice(),i.integers(r.tally).slice()],n=this.tick,s=()=>this.cars.some((o,l)=>l>0&&o.finishedAt===null);for(let o=0;this.lapsToGo&&s()&&o<t;o+=1)this.step();i.floats(r.motion).set(a[0]),i.integers(r.tally).set(a[1]),this.before.set(i.floats(r.motion)),this.tick=n}close(){this.simulator.free(this.mark)}};var Ah=16738877,ra=[4168703,3525025,11832319,16765773,16748467,10473727],Ka=class{constructor(t,i){this.garage=t,this.form=be("setup"),this.screen=be("start");let{index:r}=t;this.track=r.track,this.seed=r.random.seeds[0]??1,this.chosen=new Set([r.opponent]),this.refused=new Set,this.makeCards(),this.restore(),this.form.addEventListener("change",a=>this.changed(a)),this.form.addEventListener("submit",a=>{a.preventDefault();let n=this.choice();ui("setup",{mode:n.mode,laps:n.laps,help:n.help}),i(n)})}restore(){let{mode:t="race",laps:i=3,help:r=!1}=wi("setup",{}),a=this.form.elements;a.mode.value=["race","watch","trial"].includes(t)?t:"race",a.laps.value=String(i),a.help.checked=!!r}show(){this.screen.hidden=!1,this.error(""),this.refresh(),be("go").focus()}hide(){this.screen.hidden=!0}error(t){pt(be("setup-error"),t)}makeCards(){let{tracks:t,random:i}=this.garage.index,r=t.map(a=>this.makeCard(a.name));if(i.any||i.seeds.length){let a=this.makeCard(this.randomName);a.classList.add("random");let n=document.createElement("button");n.type="button",n.className="new",n.id="new-track",n.textContent="New track",n.addEventListener("click",()=>this.newTrack()),a.append(n),r.push(a)}be("tracks").replaceChildren(...r)}get randomName(){return`random:${this.seed}`}newTrack(){let{any:t,seeds:i}=this.garage.index.random,r=i.filter(a=>a!==this.seed);this.seed=t?Math.floor(Math.random()*1e6):r[Math.floor(Math.random()*r.length)]??this.seed,this.track=this.randomName,this.makeCards(),this.refresh()}makeCard(t){let i=document.createElement("label");i.className="card";let r=document.createElement("input");Object.assign(r,{type:"radio",name:"track",value:t,checked:t===this.track});let a=document.createElement("canvas");Object.assign(a,{width:320,height:180});let n=document.createElement("b");n.textContent=t;let s=[document.createElement("div"),document.createElement("div")];return s.forEach(o=>o.className="figures"),i.append(r,a,n,...s),i.dataset.track=t,i}changed(t){let i=t.target;i.name==="track"?(this.track=i.value,this.refresh()):i.name==="mode"?this.refresh():i.name==="rival"&&this.pick(i)}pick(t){t.type==="radio"&&this.chosen.clear(),t.checked?this.chosen.add(t.value):this.chosen.delete(t.value),this.refreshRivals()}get mode(){return this.form.elements.mode.value}refresh(){be("laps-option").hidden=this.mode!=="race";let t=this.form.querySelector(".opponents");t.hidden=this.mode==="trial",pt(be("opponents-legend"),this.mode==="watch"?"Driver":"Against"),pt(be("go"),this.mode==="watch"?"Watch":"Drive"),this.refreshRivals();for(let i of be("tracks").querySelectorAll(".card"))this.fillCard(i)}async fillCard(t){let i=t.dataset.track??"";try{let r=await this.garage.track(i),a=[];for(let h=0;h<r.rows;h+=2)a.push([r.lines[h*8+4],r.lines[h*8+5]]);Rp(t.querySelector("canvas"),a);let[n,s]=t.querySelectorAll(".figures");js(n,[[`${Math.round(r.length)} m`,""],[`${r.corners} corners`,""]]);let o=await Promise.all(this.garage.rivals(i).map(h=>ir(this.garage.lapTime(i,h.name)))),l=Math.min(...o.map(h=>h??1/0));js(s,[["AI",Bt(l)],["You",Bt(ea(r))]])}catch(r){if(!(r instanceof ue))throw r;this.refuseTrack(t,r.message)}}refuseTrack(t,i){let r=t.querySelector("input"),[a]=t.querySelectorAll(".figures");t.classList.add("refused"),t.title=i,r.disabled=!0,js(a,[["cannot be driven",""]]),this.error(i);let n=be("tracks").querySelector("input:enabled");this.track!==r.value||!n||(n.checked=!0,this.track=n.value,this.refreshRivals())}refreshRivals(){let t=this.garage.rivals(this.track),i=t.map(n=>n.name).filter(n=>!this.refused.has(n)),r=[...this.chosen].filter(n=>i.includes(n));this.chosen=new Set(r.length?r:[i[i.length-1]]),this.mode==="watch"&&(this.chosen=new Set([[...this.chosen][this.chosen.size-1]]));let a=t.map(n=>this.rivalRow(n));be("opponents").replaceChildren(...a)}rivalRow(t){let i=document.createElement("label");i.className="rival";let r=document.createElement("input");Object.assign(r,{type:this.mode==="watch"?"radio":"checkbox",name:"rival",value:t.name,checked:this.chosen.has(t.name)});let a=document.createElement("span"),n=document.createElement("i");n.className="swatch";let s=[...this.chosen].indexOf(t.name);n.hidden=s<0||this.mode==="watch",n.style.background=Ha(ra[Math.max(s,0)%ra.length]);let o=document.createElement("em");o.textContent=t.note,a.append(t.name,n,o);let l=document.createElement("small");return i.append(r,a,l),r.disabled=this.refused.has(t.name),r.disabled?pt(l,"damaged"):this.fillRival(t.name,l),i}async fillRival(t,i){let{track:r}=this;try{await this.garage.entrant(t)}catch(n){if(!(n instanceof ue))throw n;this.refused.add(t),this.error(n.message),this.refreshRivals();return}let a=await ir(this.garage.lapTime(r,t));pt(i,a===null?"no lap":Bt(a))}choose(t){this.chosen=new Set([t]),this.refresh()}choice(){let t=this.form.elements;return{track:this.track,mode:this.mode,rivals:[...this.chosen],laps:Number(t.laps.value),help:t.help.checked}}};function js(e,t){e.replaceChildren(...t.map(([i,r])=>{let a=document.createElement("span"),n=document.createElement("strong");return n.textContent=r,a.append(r?`${i} `:i,n),a}))}function Rp(e,t){let i=e.getContext("2d"),r=Bs(t,e.width,e.height,22);i.clearRect(0,0,e.width,e.height);let a=new Path2D;t.forEach(([o,l],h)=>h?a.lineTo(...r(o,l)):a.moveTo(...r(o,l))),a.closePath(),i.lineJoin="round";for(let[o,l]of[[20,"#c8b48c"],[14,"#f1f0ea"],[11,"#4a4d54"]])i.lineWidth=o,i.strokeStyle=l,i.stroke(a);let[n,s]=r(t[0][0],t[0][1]);i.fillStyle="#ff6a3d",i.beginPath(),i.arc(n,s,8,0,7),i.fill()}var Za=[0,9,16,23,30,37,60],Cp=34,Pp=92,Ja=class{constructor(){this.muted=!1,this.context=null,this.hit=0}start(){if(this.context||typeof AudioContext>"u")return;let t=new AudioContext;this.context=t,this.master=t.createGain(),this.master.gain.value=this.muted?0:.5,this.master.connect(t.destination),this.engine=this.makeEngine(t),this.tyres=this.makeNoise(t,900,2.2),this.gravel=this.makeNoise(t,260,.7),this.wind=this.makeNoise(t,420,.4)}makeEngine(t){let i=t.createGain();i.gain.value=0;let r=t.createBiquadFilter();r.type="lowpass";let a=[["sawtooth",1,.34],["square",.5,.2],["triangle",2,.14]].map(([n,s,o])=>{let l=t.createOscillator();l.type=n;let h=t.createGain();return h.gain.value=Number(o),l.connect(h).connect(r),l.start(),{oscillator:l,multiple:Number(s)}});return r.connect(i).connect(this.master),{gain:i,filter:r,oscillators:a}}makeNoise(t,i,r){let a=t.createBuffer(1,t.sampleRate,t.sampleRate),n=a.getChannelData(0);for(let h=0;h<n.length;h+=1)n[h]=Math.random()*2-1;let s=t.createBufferSource();s.buffer=a,s.loop=!0;let o=t.createBiquadFilter();o.type="bandpass",o.frequency.value=i,o.Q.value=r;let l=t.createGain();return l.gain.value=0,s.connect(o).connect(l).connect(this.master),s.start(),{gain:l,filter:o}}update(t){let{context:i,engine:r,tyres:a,gravel:n,wind:s}=this;if(!i||!r||!a||!n||!s)return;let o=i.currentTime,l=Math.abs(t.forward),h=Math.max(Za.findIndex(p=>l<p),1),c=(l-Za[h-1])/(Za[h]-Za[h-1]),d=Cp+Pp*(.28+.72*c)*Math.min(l/5+.25+t.throttle*.3,1);for(let{oscillator:p,multiple:v}of r.oscillators)p.frequency.setTargetAtTime(d*v,o,.04);r.filter.frequency.setTargetAtTime(320+d*7+t.throttle*900,o,.05),r.gain.gain.setTargetAtTime(.1+.16*t.throttle,o,.05);let u=Math.max(Math.abs(Math.atan2(t.sideways,l+2))-.08,0)*Math.min(l/12,1);a.gain.gain.setTargetAtTime(t.offTrack?0:Math.min(u*1.4,.3),o,.04),a.filter.frequency.setTargetAtTime(700+u*900,o,.05),n.gain.gain.setTargetAtTime(t.offTrack?Math.min(l/30,.5):0,o,.05),s.gain.gain.setTargetAtTime((l/42)**2*.12,o,.1),t.wall&&o-this.hit>.18&&l>1.5&&this.thump(o,Math.min(l/20,1))}thump(t,i){this.hit=t,this.tone(90,.16,.5*i,"triangle",38)}beep(t){this.tone(t?880:440,t?.5:.16,.22,"square")}chime(t){this.tone(t?784:523,.22,.16,"triangle"),t&&setTimeout(()=>this.tone(1047,.3,.16,"triangle"),130)}tone(t,i,r,a,n){let{context:s,master:o}=this;if(!s||!o)return;let l=s.createOscillator(),h=s.createGain();l.type=a,l.frequency.value=t,n&&l.frequency.exponentialRampToValueAtTime(n,s.currentTime+i),h.gain.setValueAtTime(r,s.currentTime),h.gain.exponentialRampToValueAtTime(1e-4,s.currentTime+i),l.connect(h).connect(o),l.start(),l.stop(s.currentTime+i)}hush(){for(let t of[this.engine,this.tyres,this.gravel,this.wind])this.context&&t?.gain.gain.setTargetAtTime(0,this.context.currentTime,.05)}mute(t){this.muted=t,this.context&&this.master&&this.master.gain.setTargetAtTime(t?0:.5,this.context.currentTime,.02)}};var Rh=[{term:9,label:"speed",middle:!1},{term:10,label:"yaw rate",middle:!0},{term:11,label:"wheels",middle:!0},{term:12,label:"lap",middle:!1},{term:13,label:"offset",middle:!0}],Np=[{label:"steer",middle:!0},{label:"throttle",middle:!1},{label:"brake",middle:!1}],Lp=9.81,Ch=40,Ip=matchMedia("(max-width: 860px), (max-height: 500px)"),Dp=270,$a=class{constructor(){this.root=be("telemetry"),this.seen=Nh(be("seen"),Rh),this.done=Nh(be("done"),Np),this.raysContext=Ph("rays"),this.gripContext=Ph("grip"),this.trail=[]}open(t){this.kind=t.cars[0].entrant.driver?.observation??"standard";let i=t.simulator.facts.observations[this.kind].terms.length,{name:r,driver:a}=t.cars[0].entrant;pt(be("telemetry-name"),a?`${r} sees ${i} numbers`:`${r} is scripted; a trained driver sees:`),this.trail=[],this.root.hidden=!1}close(){this.root.hidden=!0}get covered(){return this.root.hidden||Ip.matches?0:Dp/innerWidth}update(t){let{world:i,simulator:r}=t,a=this.kind??"standard";i.observe(a);let n=r.singles(i.observation(a)),{constants:s}=r.facts;Rh.forEach(({term:l},h)=>Lh(this.seen[h],n[l])),i.controlsOf(0).forEach((l,h)=>Lh(this.done[h],l));let o=s.rayAnglesDegrees.map((l,h)=>({angle:l*Math.PI/180,distance:n[h]*s.rayRange}));return this.drawRays(o),this.drawGrip(t),o}drawRays(t){let{canvas:i}=this.raysContext,r=this.raysContext,[a,n]=[i.width/2,i.height-14];r.clearRect(0,0,i.width,i.height);let s=l=>16+Math.sqrt(l/100)*132,o=t.map(({angle:l,distance:h})=>[a-Math.sin(l)*s(h),n-Math.cos(l)*s(h)]);r.beginPath(),r.moveTo(a,n),o.forEach(([l,h])=>r.lineTo(l,h)),r.closePath(),r.fillStyle="rgba(255, 240, 138, 0.16)",r.fill(),r.strokeStyle="rgba(255, 240, 138, 0.85)",r.lineWidth=2,o.forEach(([l,h],c)=>{r.beginPath(),r.moveTo(a,n),r.lineTo(l,h),r.stroke(),c%2===0&&(r.fillStyle="rgba(244, 245, 242, 0.9)",r.font="18px system-ui, sans-serif",r.textAlign="center",r.fillText(t[c].distance.toFixed(0),Math.min(Math.max(l,16),i.width-16),Math.max(h-4,16)))}),r.fillStyle="#ff6a3d",r.fillRect(a-6,n-10,12,20)}drawGrip(t){let{world:i,simulator:r}=t,a=r.floats(i.motion),{velocity_x_m_per_s:n,velocity_y_m_per_s:s,yaw_rad:o}=r.motion,l=(a[n]-t.before[n])/t.tickSeconds,h=(a[s]-t.before[s])/t.tickSeconds,c=a[o],d=r.facts.car.tyre_grip*Lp,u=(Math.cos(c)*l+Math.sin(c)*h)/d,p=(Math.cos(c)*h-Math.sin(c)*l)/d;this.trail.push([p,u]),this.trail.length>Ch&&this.trail.shift();let v=this.gripContext,{canvas:x}=v,[g,f,w]=[x.width/2,x.height/2,x.height/2-12];v.clearRect(0,0,x.width,x.height),v.strokeStyle="rgba(255,255,255,0.35)",v.lineWidth=2;for(let E of[1,.5])v.beginPath(),v.arc(g,f,w*E,0,7),v.stroke();this.trail.forEach(([E,M],b)=>{let A=b===this.trail.length-1;v.fillStyle=A?"#ff6a3d":`rgba(255,106,61,${.5*b/Ch})`,v.beginPath(),v.arc(g-E*w,f-M*w,A?8:4,0,7),v.fill()}),v.fillStyle="rgba(244,245,242,0.9)",v.font="20px system-ui, sans-serif",v.textAlign="right",v.fillText(`${Math.round(Math.min(Math.hypot(u,p),9.99)*100)}%`,x.width-6,f+7)}};function Ph(e){return be(e).getContext("2d")}function Nh(e,t){return t.map(({label:i,middle:r})=>{let a=document.createElement("label");a.textContent=i;let n=document.createElement("div");n.className=r?"bar middle":"bar";let s=document.createElement("i");return n.append(s),e.append(a,n),{fill:s,middle:r}})}function Lh(e,t){e.fill.style.transform=`scaleX(${(e.middle?-t:Math.max(t,0)).toFixed(3)})`}function Ih(e,t){let i=t.steering.querySelector(".knob"),r=0,a=n=>{e.touch.steer=n,i.style.transform=`translateX(${-n*70*.6}px)`};qs(t.steering,n=>{r=n.clientX,a(0)},()=>a(0)),t.steering.addEventListener("pointermove",n=>{t.steering.hasPointerCapture(n.pointerId)&&a(Math.max(-1,Math.min(1,(r-n.clientX)/70)))}),qs(t.throttle,()=>e.touch.throttle=1,()=>e.touch.throttle=0),qs(t.brake,()=>e.touch.brake=1,()=>e.touch.brake=0),t.takeOver.addEventListener("click",()=>{e.touch.takeOver=!e.touch.takeOver,Ys(e,t.takeOver)})}function Ys(e,t){let i=e.touch.takeOver;document.body.classList.toggle("taking-over",i),t.textContent=i?"Give back":"Take over",t.setAttribute("aria-pressed",String(i))}function qs(e,t,i){e.addEventListener("pointerdown",r=>{e.setPointerCapture(r.pointerId),e.classList.add("held"),t(r),r.preventDefault()});for(let r of["pointerup","pointercancel","lostpointercapture"])e.addEventListener(r,()=>{e.classList.remove("held"),i()})}var Up=0,Dh=1,Op=2,kr=1,Fp=2,pa=3,hr=0,Gt=1,qt=2,zr=0,lr=1,kn=2,Uh=3,Oh=4,Bp=5,Or=100,kp=101,zp=102,Gp=103,Hp=104,Vp=200,Wp=201,Xp=202,jp=203,$c=204,Qc=205,qp=206,Yp=207,Kp=208,Zp=209,Jp=210,$p=211,Qp=212,ef=213,tf=214,Ro=0,Co=1,Po=2,Ma=3,No=4,Lo=5,Io=6,Do=7,Sl=0,rf=1,af=2,Pi=0,eu=1,tu=2,iu=3,Kn=4,ru=5,au=6,nu=7,su=300,Hr=301,xa=302,Ks=303,Zs=304,Vr=1e3,Ci=1001,Uo=1002,Ut=1003,Ml=1004,Qa=1005,Yt=1006,Js=1007,ji=1008,Jt=1009,ou=1010,lu=1011,ya=1012,xl=1013,vi=1014,oi=1015,_i=1016,yl=1017,wl=1018,Wr=1020,hu=35902,cu=35899,uu=1021,du=1022,mi=1023,Yi=1026,qi=1027,El=1028,Tl=1029,cr=1030,bl=1031,Al=1033,Nn=33776,Ln=33777,In=33778,Dn=33779,Oo=35840,Fo=35841,Bo=35842,ko=35843,zo=36196,Go=37492,Ho=37496,Vo=37488,Wo=37489,zn=37490,Xo=37491,jo=37808,qo=37809,Yo=37810,Ko=37811,Zo=37812,Jo=37813,$o=37814,Qo=37815,el=37816,tl=37817,il=37818,rl=37819,al=37820,nl=37821,sl=36492,ol=36494,ll=36495,hl=36283,cl=36284,Gn=36285,ul=36286,Hn=2300,dl=2301,$s=2302,Fh=2303,Bh=2400,kh=2401,zh=2402,nf=3200,Vn=0,sf=1,Xi="",jt="srgb",Wn="srgb-linear",Xn="linear",ot="srgb",Qs=7680,of=519,lf=512,hf=513,cf=514,pu=515,uf=516,df=517,fu=518,mu=519,pf=35044,gu=35048,Gh="300 es",li=2e3,wa=2001;function ff(e){for(let t=e.length-1;t>=0;--t)if(e[t]>=65535)return!0;return!1}function mf(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function jn(e){return document.createElementNS("http://www.w3.org/1999/xhtml",e)}function gf(){let e=jn("canvas");return e.style.display="block",e}var Hh={},Xr=null;function Vh(...e){let t="THREE."+e.shift();Xr?Xr("log",t,...e):console.log(t,...e)}function vu(e){let t=e[0];if(typeof t=="string"&&t.startsWith("TSL:")){let i=e[1];i&&i.isStackTrace?e[0]+=" "+i.getLocation():e[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return e}function Be(...e){e=vu(e);let t="THREE."+e.shift();if(Xr)Xr("warn",t,...e);else{let i=e[0];i&&i.isStackTrace?console.warn(i.getError(t)):console.warn(t,...e)}}function Ge(...e){e=vu(e);let t="THREE."+e.shift();if(Xr)Xr("error",t,...e);else{let i=e[0];i&&i.isStackTrace?console.error(i.getError(t)):console.error(t,...e)}}function Un(...e){let t=e.join(" ");t in Hh||(Hh[t]=!0,Be(...e))}function vf(e,t,i){return new Promise(function(r,a){function n(){switch(e.clientWaitSync(t,e.SYNC_FLUSH_COMMANDS_BIT,0)){case e.WAIT_FAILED:a();break;case e.TIMEOUT_EXPIRED:setTimeout(n,i);break;default:r()}}setTimeout(n,i)})}var _f={[Ro]:Ro,[Po]:Io,[No]:No,[Ma]:Lo,[Co]:Co,[Io]:Po,[Do]:Do,[Lo]:Ma},fr=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let r=i[e];if(r!==void 0){let a=r.indexOf(t);a!==-1&&r.splice(a,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let r=i.slice(0);for(let a=0,n=r.length;a<n;a++)r[a].call(this,e);e.target=null}}},kt=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Wh=1234567,ga=Math.PI/180,Ea=180/Math.PI;function mr(){let e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0,r=Math.random()*4294967295|0;return(kt[e&255]+kt[e>>8&255]+kt[e>>16&255]+kt[e>>24&255]+"-"+kt[t&255]+kt[t>>8&255]+"-"+kt[t>>16&15|64]+kt[t>>24&255]+"-"+kt[i&63|128]+kt[i>>8&255]+"-"+kt[i>>16&255]+kt[i>>24&255]+kt[r&255]+kt[r>>8&255]+kt[r>>16&255]+kt[r>>24&255]).toLowerCase()}function Ze(e,t,i){return Math.max(t,Math.min(i,e))}function Rl(e,t){return(e%t+t)%t}function Sf(e,t,i,r,a){return r+(e-t)*(a-r)/(i-t)}function Mf(e,t,i){return e!==t?(i-e)/(t-e):0}function va(e,t,i){return(1-i)*e+i*t}function xf(e,t,i,r){return va(e,t,1-Math.exp(-i*r))}function yf(e,t=1){return t-Math.abs(Rl(e,t*2)-t)}function wf(e,t,i){return e<=t?0:e>=i?1:(e=(e-t)/(i-t),e*e*(3-2*e))}function Ef(e,t,i){return e<=t?0:e>=i?1:(e=(e-t)/(i-t),e*e*e*(e*(e*6-15)+10))}function Tf(e,t){return e+Math.floor(Math.random()*(t-e+1))}function bf(e,t){return e+Math.random()*(t-e)}function Af(e){return e*(.5-Math.random())}function Rf(e){e!==void 0&&(Wh=e);let t=Wh+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function Cf(e){return e*ga}function Pf(e){return e*Ea}function Nf(e){return e>0&&Number.isInteger(e)&&2**Math.round(Math.log2(e))===e}function Lf(e){return Math.pow(2,Math.ceil(Math.log(e)/Math.LN2))}function _u(e){return Math.pow(2,Math.floor(Math.log(e)/Math.LN2))}function If(e,t,i,r,a){let n=Math.cos,s=Math.sin,o=n(i/2),l=s(i/2),h=n((t+r)/2),c=s((t+r)/2),d=n((t-r)/2),u=s((t-r)/2),p=n((r-t)/2),v=s((r-t)/2);switch(a){case"XYX":e.set(o*c,l*d,l*u,o*h);break;case"YZY":e.set(l*u,o*c,l*d,o*h);break;case"ZXZ":e.set(l*d,l*u,o*c,o*h);break;case"XZX":e.set(o*c,l*v,l*p,o*h);break;case"YXY":e.set(l*p,o*c,l*v,o*h);break;case"ZYZ":e.set(l*v,l*p,o*c,o*h);break;default:Be("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+a)}}function Cl(e){switch(e.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Su(e,t){if(t.constructor===Float32Array)return e;let i=Cl(t);if(i===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(e/i,-1)}function Mu(e,t){if(t.constructor===Float32Array)return e;let i=Cl(t);if(i===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(e*i)}var Pl={DEG2RAD:ga,RAD2DEG:Ea,generateUUID:mr,clamp:Ze,euclideanModulo:Rl,mapLinear:Sf,inverseLerp:Mf,lerp:va,damp:xf,pingpong:yf,smoothstep:wf,smootherstep:Ef,randInt:Tf,randFloat:bf,randFloatSpread:Af,seededRandom:Rf,degToRad:Cf,radToDeg:Pf,isPowerOfTwo:Nf,ceilPowerOfTwo:Lf,floorPowerOfTwo:_u,setQuaternionFromProperEuler:If,normalize:Mu,denormalize:Su},he=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6],this.y=r[1]*t+r[4]*i+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Ze(this.x,e.x,t.x),this.y=Ze(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Ze(this.x,e,t),this.y=Ze(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ze(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ze(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),r=Math.sin(t),a=this.x-e.x,n=this.y-e.y;return this.x=a*i-n*r+e.x,this.y=a*r+n*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Li=class{constructor(e=0,t=0,i=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=r}static slerpFlat(e,t,i,r,a,n,s){let o=i[r+0],l=i[r+1],h=i[r+2],c=i[r+3],d=a[n+0],u=a[n+1],p=a[n+2],v=a[n+3];if(c!==v||o!==d||l!==u||h!==p){let x=o*d+l*u+h*p+c*v;x<0&&(d=-d,u=-u,p=-p,v=-v,x=-x);let g=1-s;if(x<.9995){let f=Math.acos(x),w=Math.sin(f);g=Math.sin(g*f)/w,s=Math.sin(s*f)/w,o=o*g+d*s,l=l*g+u*s,h=h*g+p*s,c=c*g+v*s}else{o=o*g+d*s,l=l*g+u*s,h=h*g+p*s,c=c*g+v*s;let f=1/Math.sqrt(o*o+l*l+h*h+c*c);o*=f,l*=f,h*=f,c*=f}}e[t]=o,e[t+1]=l,e[t+2]=h,e[t+3]=c}static multiplyQuaternionsFlat(e,t,i,r,a,n){let s=i[r],o=i[r+1],l=i[r+2],h=i[r+3],c=a[n],d=a[n+1],u=a[n+2],p=a[n+3];return e[t]=s*p+h*c+o*u-l*d,e[t+1]=o*p+h*d+l*c-s*u,e[t+2]=l*p+h*u+s*d-o*c,e[t+3]=h*p-s*c-o*d-l*u,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,r){return this._x=e,this._y=t,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,r=e._y,a=e._z,n=e._order,s=Math.cos,o=Math.sin,l=s(i/2),h=s(r/2),c=s(a/2),d=o(i/2),u=o(r/2),p=o(a/2);switch(n){case"XYZ":this._x=d*h*c+l*u*p,this._y=l*u*c-d*h*p,this._z=l*h*p+d*u*c,this._w=l*h*c-d*u*p;break;case"YXZ":this._x=d*h*c+l*u*p,this._y=l*u*c-d*h*p,this._z=l*h*p-d*u*c,this._w=l*h*c+d*u*p;break;case"ZXY":this._x=d*h*c-l*u*p,this._y=l*u*c+d*h*p,this._z=l*h*p+d*u*c,this._w=l*h*c-d*u*p;break;case"ZYX":this._x=d*h*c-l*u*p,this._y=l*u*c+d*h*p,this._z=l*h*p-d*u*c,this._w=l*h*c+d*u*p;break;case"YZX":this._x=d*h*c+l*u*p,this._y=l*u*c+d*h*p,this._z=l*h*p-d*u*c,this._w=l*h*c-d*u*p;break;case"XZY":this._x=d*h*c-l*u*p,this._y=l*u*c-d*h*p,this._z=l*h*p+d*u*c,this._w=l*h*c+d*u*p;break;default:Be("Quaternion: .setFromEuler() encountered an unknown order: "+n)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,r=Math.sin(i);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],r=t[4],a=t[8],n=t[1],s=t[5],o=t[9],l=t[2],h=t[6],c=t[10],d=i+s+c;if(d>0){let u=.5/Math.sqrt(d+1);this._w=.25/u,this._x=(h-o)*u,this._y=(a-l)*u,this._z=(n-r)*u}else if(i>s&&i>c){let u=2*Math.sqrt(1+i-s-c);this._w=(h-o)/u,this._x=.25*u,this._y=(r+n)/u,this._z=(a+l)/u}else if(s>c){let u=2*Math.sqrt(1+s-i-c);this._w=(a-l)/u,this._x=(r+n)/u,this._y=.25*u,this._z=(o+h)/u}else{let u=2*Math.sqrt(1+c-i-s);this._w=(n-r)/u,this._x=(a+l)/u,this._y=(o+h)/u,this._z=.25*u}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Ze(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let r=Math.min(1,t/i);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,r=e._y,a=e._z,n=e._w,s=t._x,o=t._y,l=t._z,h=t._w;return this._x=i*h+n*s+r*l-a*o,this._y=r*h+n*o+a*s-i*l,this._z=a*h+n*l+i*o-r*s,this._w=n*h-i*s-r*o-a*l,this._onChangeCallback(),this}slerp(e,t){let i=e._x,r=e._y,a=e._z,n=e._w,s=this.dot(e);s<0&&(i=-i,r=-r,a=-a,n=-n,s=-s);let o=1-t;if(s<.9995){let l=Math.acos(s),h=Math.sin(l);o=Math.sin(o*l)/h,t=Math.sin(t*l)/h,this._x=this._x*o+i*t,this._y=this._y*o+r*t,this._z=this._z*o+a*t,this._w=this._w*o+n*t,this._onChangeCallback()}else this._x=this._x*o+i*t,this._y=this._y*o+r*t,this._z=this._z*o+a*t,this._w=this._w*o+n*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),a=Math.sqrt(i);return this.set(r*Math.sin(e),r*Math.cos(e),a*Math.sin(t),a*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},I=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Xh.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Xh.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,r=this.z,a=e.elements;return this.x=a[0]*t+a[3]*i+a[6]*r,this.y=a[1]*t+a[4]*i+a[7]*r,this.z=a[2]*t+a[5]*i+a[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,a=e.elements,n=1/(a[3]*t+a[7]*i+a[11]*r+a[15]);return this.x=(a[0]*t+a[4]*i+a[8]*r+a[12])*n,this.y=(a[1]*t+a[5]*i+a[9]*r+a[13])*n,this.z=(a[2]*t+a[6]*i+a[10]*r+a[14])*n,this}applyQuaternion(e){let t=this.x,i=this.y,r=this.z,a=e.x,n=e.y,s=e.z,o=e.w,l=2*(n*r-s*i),h=2*(s*t-a*r),c=2*(a*i-n*t);return this.x=t+o*l+n*c-s*h,this.y=i+o*h+s*l-a*c,this.z=r+o*c+a*h-n*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,r=this.z,a=e.elements;return this.x=a[0]*t+a[4]*i+a[8]*r,this.y=a[1]*t+a[5]*i+a[9]*r,this.z=a[2]*t+a[6]*i+a[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Ze(this.x,e.x,t.x),this.y=Ze(this.y,e.y,t.y),this.z=Ze(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Ze(this.x,e,t),this.y=Ze(this.y,e,t),this.z=Ze(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ze(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,r=e.y,a=e.z,n=t.x,s=t.y,o=t.z;return this.x=r*o-a*s,this.y=a*n-i*o,this.z=i*s-r*n,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return eo.copy(this).projectOnVector(e),this.sub(eo)}reflect(e){return this.sub(eo.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ze(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,r=this.z-e.z;return t*t+i*i+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let r=Math.sin(t)*e;return this.x=r*Math.sin(i),this.y=Math.cos(t)*e,this.z=r*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},eo=new I,Xh=new Li,Xe=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,r,a,n,s,o,l){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,r,a,n,s,o,l)}set(e,t,i,r,a,n,s,o,l){let h=this.elements;return h[0]=e,h[1]=r,h[2]=s,h[3]=t,h[4]=a,h[5]=o,h[6]=i,h[7]=n,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,a=this.elements,n=i[0],s=i[3],o=i[6],l=i[1],h=i[4],c=i[7],d=i[2],u=i[5],p=i[8],v=r[0],x=r[3],g=r[6],f=r[1],w=r[4],E=r[7],M=r[2],b=r[5],A=r[8];return a[0]=n*v+s*f+o*M,a[3]=n*x+s*w+o*b,a[6]=n*g+s*E+o*A,a[1]=l*v+h*f+c*M,a[4]=l*x+h*w+c*b,a[7]=l*g+h*E+c*A,a[2]=d*v+u*f+p*M,a[5]=d*x+u*w+p*b,a[8]=d*g+u*E+p*A,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],r=e[2],a=e[3],n=e[4],s=e[5],o=e[6],l=e[7],h=e[8];return t*n*h-t*s*l-i*a*h+i*s*o+r*a*l-r*n*o}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],a=e[3],n=e[4],s=e[5],o=e[6],l=e[7],h=e[8],c=h*n-s*l,d=s*o-h*a,u=l*a-n*o,p=t*c+i*d+r*u;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/p;return e[0]=c*v,e[1]=(r*l-h*i)*v,e[2]=(s*i-r*n)*v,e[3]=d*v,e[4]=(h*t-r*o)*v,e[5]=(r*a-s*t)*v,e[6]=u*v,e[7]=(i*o-l*t)*v,e[8]=(n*t-i*a)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,r,a,n,s){let o=Math.cos(a),l=Math.sin(a);return this.set(i*o,i*l,-i*(o*n+l*s)+n+e,-r*l,r*o,-r*(-l*n+o*s)+s+t,0,0,1),this}scale(e,t){return Un("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(to.makeScale(e,t)),this}rotate(e){return Un("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(to.makeRotation(-e)),this}translate(e,t){return Un("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(to.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<9;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},to=new Xe,jh=new Xe().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),qh=new Xe().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Df(){let e={enabled:!0,workingColorSpace:Wn,spaces:{},convert:function(a,n,s){return this.enabled===!1||n===s||!n||!s||(this.spaces[n].transfer===ot&&(a.r=Ni(a.r),a.g=Ni(a.g),a.b=Ni(a.b)),this.spaces[n].primaries!==this.spaces[s].primaries&&(a.applyMatrix3(this.spaces[n].toXYZ),a.applyMatrix3(this.spaces[s].fromXYZ)),this.spaces[s].transfer===ot&&(a.r=Gr(a.r),a.g=Gr(a.g),a.b=Gr(a.b))),a},workingToColorSpace:function(a,n){return this.convert(a,this.workingColorSpace,n)},colorSpaceToWorking:function(a,n){return this.convert(a,n,this.workingColorSpace)},getPrimaries:function(a){return this.spaces[a].primaries},getTransfer:function(a){return a===Xi?Xn:this.spaces[a].transfer},getToneMappingMode:function(a){return this.spaces[a].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(a,n=this.workingColorSpace){return a.fromArray(this.spaces[n].luminanceCoefficients)},define:function(a){Object.assign(this.spaces,a)},_getMatrix:function(a,n,s){return a.copy(this.spaces[s].fromXYZ).multiply(this.spaces[n].toXYZ)},_getDrawingBufferColorSpace:function(a){return this.spaces[a].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(a=this.workingColorSpace){return this.spaces[a].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],i=[.2126,.7152,.0722],r=[.3127,.329];return e.define({[Wn]:{primaries:t,whitePoint:r,transfer:Xn,toXYZ:jh,fromXYZ:qh,luminanceCoefficients:i,workingColorSpaceConfig:{unpackColorSpace:jt},outputColorSpaceConfig:{drawingBufferColorSpace:jt}},[jt]:{primaries:t,whitePoint:r,transfer:ot,toXYZ:jh,fromXYZ:qh,luminanceCoefficients:i,outputColorSpaceConfig:{drawingBufferColorSpace:jt}}}),e}var Qe=Df();function Ni(e){return e<.04045?e*.0773993808:Math.pow(e*.9478672986+.0521327014,2.4)}function Gr(e){return e<.0031308?e*12.92:1.055*Math.pow(e,.41666)-.055}var yr,Uf=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{yr===void 0&&(yr=jn("canvas")),yr.width=e.width,yr.height=e.height;let r=yr.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),i=yr}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=jn("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let r=i.getImageData(0,0,e.width,e.height),a=r.data;for(let n=0;n<a.length;n++)a[n]=Ni(a[n]/255)*255;return i.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Ni(t[i]/255)*255):t[i]=Ni(t[i]);return{data:t,width:e.width,height:e.height}}else return Be("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Of=0,Nl=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Of++}),this.uuid=mr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let a;if(Array.isArray(r)){a=[];for(let n=0,s=r.length;n<s;n++)r[n].isDataTexture?a.push(io(r[n].image)):a.push(io(r[n]))}else a=io(r);i.url=a}return t||(e.images[this.uuid]=i),i}};function io(e){return typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap?Uf.getDataURL(e):e.data?{data:Array.from(e.data),width:e.width,height:e.height,type:e.data.constructor.name}:(Be("Texture: Unable to serialize Texture."),{})}var Ff=0,ro=new I,ei=class On extends fr{constructor(t=On.DEFAULT_IMAGE,i=On.DEFAULT_MAPPING,r=Ci,a=Ci,n=Yt,s=ji,o=mi,l=Jt,h=On.DEFAULT_ANISOTROPY,c=Xi){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Ff++}),this.uuid=mr(),this.name="",this.source=new Nl(t),this.mipmaps=[],this.mapping=i,this.channel=0,this.wrapS=r,this.wrapT=a,this.magFilter=n,this.minFilter=s,this.anisotropy=h,this.format=o,this.internalFormat=null,this.type=l,this.offset=new he(0,0),this.repeat=new he(1,1),this.center=new he(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Xe,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=c,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(ro).x}get height(){return this.source.getSize(ro).y}get depth(){return this.source.getSize(ro).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,i){this.updateRanges.push({start:t,count:i})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let i in t){let r=t[i];if(r===void 0){Be(`Texture.setValues(): parameter '${i}' has value of undefined.`);continue}let a=this[i];if(a===void 0){Be(`Texture.setValues(): property '${i}' does not exist.`);continue}a&&r&&a.isVector2&&r.isVector2||a&&r&&a.isVector3&&r.isVector3||a&&r&&a.isMatrix3&&r.isMatrix3?a.copy(r):this[i]=r}}toJSON(t){let i=t===void 0||typeof t=="string";if(!i&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let r={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(r.userData=this.userData),i||(t.textures[this.uuid]=r),r}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==su)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Vr:t.x=t.x-Math.floor(t.x);break;case Ci:t.x=t.x<0?0:1;break;case Uo:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Vr:t.y=t.y-Math.floor(t.y);break;case Ci:t.y=t.y<0?0:1;break;case Uo:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};ei.DEFAULT_IMAGE=null;ei.DEFAULT_MAPPING=su;ei.DEFAULT_ANISOTROPY=1;var yt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,r=1){this.x=e,this.y=t,this.z=i,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,r){return this.x=e,this.y=t,this.z=i,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,a=this.w,n=e.elements;return this.x=n[0]*t+n[4]*i+n[8]*r+n[12]*a,this.y=n[1]*t+n[5]*i+n[9]*r+n[13]*a,this.z=n[2]*t+n[6]*i+n[10]*r+n[14]*a,this.w=n[3]*t+n[7]*i+n[11]*r+n[15]*a,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,r,a,n=e.elements,s=n[0],o=n[4],l=n[8],h=n[1],c=n[5],d=n[9],u=n[2],p=n[6],v=n[10];if(Math.abs(o-h)<.01&&Math.abs(l-u)<.01&&Math.abs(d-p)<.01){if(Math.abs(o+h)<.1&&Math.abs(l+u)<.1&&Math.abs(d+p)<.1&&Math.abs(s+c+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let g=(s+1)/2,f=(c+1)/2,w=(v+1)/2,E=(o+h)/4,M=(l+u)/4,b=(d+p)/4;return g>f&&g>w?g<.01?(i=0,r=.707106781,a=.707106781):(i=Math.sqrt(g),r=E/i,a=M/i):f>w?f<.01?(i=.707106781,r=0,a=.707106781):(r=Math.sqrt(f),i=E/r,a=b/r):w<.01?(i=.707106781,r=.707106781,a=0):(a=Math.sqrt(w),i=M/a,r=b/a),this.set(i,r,a,t),this}let x=Math.sqrt((p-d)*(p-d)+(l-u)*(l-u)+(h-o)*(h-o));return Math.abs(x)<.001&&(x=1),this.x=(p-d)/x,this.y=(l-u)/x,this.z=(h-o)/x,this.w=Math.acos((s+c+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Ze(this.x,e.x,t.x),this.y=Ze(this.y,e.y,t.y),this.z=Ze(this.z,e.z,t.z),this.w=Ze(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Ze(this.x,e,t),this.y=Ze(this.y,e,t),this.z=Ze(this.z,e,t),this.w=Ze(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ze(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Bf=class extends fr{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Yt,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new yt(0,0,e,t),this.scissorTest=!1,this.viewport=new yt(0,0,e,t),this.textures=[];let r=i.count;for(let a=0;a<r;a++)this.textures[a]=new ei({width:e,height:t,depth:i.depth}),this.textures[a].isRenderTargetTexture=!0,this.textures[a].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Yt,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let r=0,a=this.textures.length;r<a;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new Nl(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},gi=class extends Bf{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},xu=class extends ei{constructor(e=null,t=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Ut,this.minFilter=Ut,this.wrapR=Ci,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}},kf=class extends ei{constructor(e=null,t=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Ut,this.minFilter=Ut,this.wrapR=Ci,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}},at=class yu{static{this.prototype.isMatrix4=!0}constructor(t,i,r,a,n,s,o,l,h,c,d,u,p,v,x,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,i,r,a,n,s,o,l,h,c,d,u,p,v,x,g)}set(t,i,r,a,n,s,o,l,h,c,d,u,p,v,x,g){let f=this.elements;return f[0]=t,f[4]=i,f[8]=r,f[12]=a,f[1]=n,f[5]=s,f[9]=o,f[13]=l,f[2]=h,f[6]=c,f[10]=d,f[14]=u,f[3]=p,f[7]=v,f[11]=x,f[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new yu().fromArray(this.elements)}copy(t){let i=this.elements,r=t.elements;return i[0]=r[0],i[1]=r[1],i[2]=r[2],i[3]=r[3],i[4]=r[4],i[5]=r[5],i[6]=r[6],i[7]=r[7],i[8]=r[8],i[9]=r[9],i[10]=r[10],i[11]=r[11],i[12]=r[12],i[13]=r[13],i[14]=r[14],i[15]=r[15],this}copyPosition(t){let i=this.elements,r=t.elements;return i[12]=r[12],i[13]=r[13],i[14]=r[14],this}setFromMatrix3(t){let i=t.elements;return this.set(i[0],i[3],i[6],0,i[1],i[4],i[7],0,i[2],i[5],i[8],0,0,0,0,1),this}extractBasis(t,i,r){return this.determinantAffine()===0?(t.set(1,0,0),i.set(0,1,0),r.set(0,0,1),this):(t.setFromMatrixColumn(this,0),i.setFromMatrixColumn(this,1),r.setFromMatrixColumn(this,2),this)}makeBasis(t,i,r){return this.set(t.x,i.x,r.x,0,t.y,i.y,r.y,0,t.z,i.z,r.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let i=this.elements,r=t.elements,a=1/wr.setFromMatrixColumn(t,0).length(),n=1/wr.setFromMatrixColumn(t,1).length(),s=1/wr.setFromMatrixColumn(t,2).length();return i[0]=r[0]*a,i[1]=r[1]*a,i[2]=r[2]*a,i[3]=0,i[4]=r[4]*n,i[5]=r[5]*n,i[6]=r[6]*n,i[7]=0,i[8]=r[8]*s,i[9]=r[9]*s,i[10]=r[10]*s,i[11]=0,i[12]=0,i[13]=0,i[14]=0,i[15]=1,this}makeRotationFromEuler(t){let i=this.elements,r=t.x,a=t.y,n=t.z,s=Math.cos(r),o=Math.sin(r),l=Math.cos(a),h=Math.sin(a),c=Math.cos(n),d=Math.sin(n);if(t.order==="XYZ"){let u=s*c,p=s*d,v=o*c,x=o*d;i[0]=l*c,i[4]=-l*d,i[8]=h,i[1]=p+v*h,i[5]=u-x*h,i[9]=-o*l,i[2]=x-u*h,i[6]=v+p*h,i[10]=s*l}else if(t.order==="YXZ"){let u=l*c,p=l*d,v=h*c,x=h*d;i[0]=u+x*o,i[4]=v*o-p,i[8]=s*h,i[1]=s*d,i[5]=s*c,i[9]=-o,i[2]=p*o-v,i[6]=x+u*o,i[10]=s*l}else if(t.order==="ZXY"){let u=l*c,p=l*d,v=h*c,x=h*d;i[0]=u-x*o,i[4]=-s*d,i[8]=v+p*o,i[1]=p+v*o,i[5]=s*c,i[9]=x-u*o,i[2]=-s*h,i[6]=o,i[10]=s*l}else if(t.order==="ZYX"){let u=s*c,p=s*d,v=o*c,x=o*d;i[0]=l*c,i[4]=v*h-p,i[8]=u*h+x,i[1]=l*d,i[5]=x*h+u,i[9]=p*h-v,i[2]=-h,i[6]=o*l,i[10]=s*l}else if(t.order==="YZX"){let u=s*l,p=s*h,v=o*l,x=o*h;i[0]=l*c,i[4]=x-u*d,i[8]=v*d+p,i[1]=d,i[5]=s*c,i[9]=-o*c,i[2]=-h*c,i[6]=p*d+v,i[10]=u-x*d}else if(t.order==="XZY"){let u=s*l,p=s*h,v=o*l,x=o*h;i[0]=l*c,i[4]=-d,i[8]=h*c,i[1]=u*d+x,i[5]=s*c,i[9]=p*d-v,i[2]=v*d-p,i[6]=o*c,i[10]=x*d+u}return i[3]=0,i[7]=0,i[11]=0,i[12]=0,i[13]=0,i[14]=0,i[15]=1,this}makeRotationFromQuaternion(t){return this.compose(zf,t,Gf)}lookAt(t,i,r){let a=this.elements;return Kt.subVectors(t,i),Kt.lengthSq()===0&&(Kt.z=1),Kt.normalize(),ki.crossVectors(r,Kt),ki.lengthSq()===0&&(Math.abs(r.z)===1?Kt.x+=1e-4:Kt.z+=1e-4,Kt.normalize(),ki.crossVectors(r,Kt)),ki.normalize(),en.crossVectors(Kt,ki),a[0]=ki.x,a[4]=en.x,a[8]=Kt.x,a[1]=ki.y,a[5]=en.y,a[9]=Kt.y,a[2]=ki.z,a[6]=en.z,a[10]=Kt.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,i){let r=t.elements,a=i.elements,n=this.elements,s=r[0],o=r[4],l=r[8],h=r[12],c=r[1],d=r[5],u=r[9],p=r[13],v=r[2],x=r[6],g=r[10],f=r[14],w=r[3],E=r[7],M=r[11],b=r[15],A=a[0],m=a[4],y=a[8],R=a[12],O=a[1],N=a[5],F=a[9],q=a[13],C=a[2],H=a[6],K=a[10],G=a[14],ce=a[3],X=a[7],j=a[11],te=a[15];return n[0]=s*A+o*O+l*C+h*ce,n[4]=s*m+o*N+l*H+h*X,n[8]=s*y+o*F+l*K+h*j,n[12]=s*R+o*q+l*G+h*te,n[1]=c*A+d*O+u*C+p*ce,n[5]=c*m+d*N+u*H+p*X,n[9]=c*y+d*F+u*K+p*j,n[13]=c*R+d*q+u*G+p*te,n[2]=v*A+x*O+g*C+f*ce,n[6]=v*m+x*N+g*H+f*X,n[10]=v*y+x*F+g*K+f*j,n[14]=v*R+x*q+g*G+f*te,n[3]=w*A+E*O+M*C+b*ce,n[7]=w*m+E*N+M*H+b*X,n[11]=w*y+E*F+M*K+b*j,n[15]=w*R+E*q+M*G+b*te,this}multiplyScalar(t){let i=this.elements;return i[0]*=t,i[4]*=t,i[8]*=t,i[12]*=t,i[1]*=t,i[5]*=t,i[9]*=t,i[13]*=t,i[2]*=t,i[6]*=t,i[10]*=t,i[14]*=t,i[3]*=t,i[7]*=t,i[11]*=t,i[15]*=t,this}determinant(){let t=this.elements,i=t[0],r=t[4],a=t[8],n=t[12],s=t[1],o=t[5],l=t[9],h=t[13],c=t[2],d=t[6],u=t[10],p=t[14],v=t[3],x=t[7],g=t[11],f=t[15],w=l*p-h*u,E=o*p-h*d,M=o*u-l*d,b=s*p-h*c,A=s*u-l*c,m=s*d-o*c;return i*(x*w-g*E+f*M)-r*(v*w-g*b+f*A)+a*(v*E-x*b+f*m)-n*(v*M-x*A+g*m)}determinantAffine(){let t=this.elements,i=t[0],r=t[4],a=t[8],n=t[1],s=t[5],o=t[9],l=t[2],h=t[6],c=t[10];return i*(s*c-o*h)-r*(n*c-o*l)+a*(n*h-s*l)}transpose(){let t=this.elements,i;return i=t[1],t[1]=t[4],t[4]=i,i=t[2],t[2]=t[8],t[8]=i,i=t[6],t[6]=t[9],t[9]=i,i=t[3],t[3]=t[12],t[12]=i,i=t[7],t[7]=t[13],t[13]=i,i=t[11],t[11]=t[14],t[14]=i,this}setPosition(t,i,r){let a=this.elements;return t.isVector3?(a[12]=t.x,a[13]=t.y,a[14]=t.z):(a[12]=t,a[13]=i,a[14]=r),this}invert(){let t=this.elements,i=t[0],r=t[1],a=t[2],n=t[3],s=t[4],o=t[5],l=t[6],h=t[7],c=t[8],d=t[9],u=t[10],p=t[11],v=t[12],x=t[13],g=t[14],f=t[15],w=i*o-r*s,E=i*l-a*s,M=i*h-n*s,b=r*l-a*o,A=r*h-n*o,m=a*h-n*l,y=c*x-d*v,R=c*g-u*v,O=c*f-p*v,N=d*g-u*x,F=d*f-p*x,q=u*f-p*g,C=w*q-E*F+M*N+b*O-A*R+m*y;if(C===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let H=1/C;return t[0]=(o*q-l*F+h*N)*H,t[1]=(a*F-r*q-n*N)*H,t[2]=(x*m-g*A+f*b)*H,t[3]=(u*A-d*m-p*b)*H,t[4]=(l*O-s*q-h*R)*H,t[5]=(i*q-a*O+n*R)*H,t[6]=(g*M-v*m-f*E)*H,t[7]=(c*m-u*M+p*E)*H,t[8]=(s*F-o*O+h*y)*H,t[9]=(r*O-i*F-n*y)*H,t[10]=(v*A-x*M+f*w)*H,t[11]=(d*M-c*A-p*w)*H,t[12]=(o*R-s*N-l*y)*H,t[13]=(i*N-r*R+a*y)*H,t[14]=(x*E-v*b-g*w)*H,t[15]=(c*b-d*E+u*w)*H,this}scale(t){let i=this.elements,r=t.x,a=t.y,n=t.z;return i[0]*=r,i[4]*=a,i[8]*=n,i[1]*=r,i[5]*=a,i[9]*=n,i[2]*=r,i[6]*=a,i[10]*=n,i[3]*=r,i[7]*=a,i[11]*=n,this}getMaxScaleOnAxis(){let t=this.elements,i=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],r=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],a=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(i,r,a))}makeTranslation(t,i,r){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,i,0,0,1,r,0,0,0,1),this}makeRotationX(t){let i=Math.cos(t),r=Math.sin(t);return this.set(1,0,0,0,0,i,-r,0,0,r,i,0,0,0,0,1),this}makeRotationY(t){let i=Math.cos(t),r=Math.sin(t);return this.set(i,0,r,0,0,1,0,0,-r,0,i,0,0,0,0,1),this}makeRotationZ(t){let i=Math.cos(t),r=Math.sin(t);return this.set(i,-r,0,0,r,i,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,i){let r=Math.cos(i),a=Math.sin(i),n=1-r,s=t.x,o=t.y,l=t.z,h=n*s,c=n*o;return this.set(h*s+r,h*o-a*l,h*l+a*o,0,h*o+a*l,c*o+r,c*l-a*s,0,h*l-a*o,c*l+a*s,n*l*l+r,0,0,0,0,1),this}makeScale(t,i,r){return this.set(t,0,0,0,0,i,0,0,0,0,r,0,0,0,0,1),this}makeShear(t,i,r,a,n,s){return this.set(1,r,n,0,t,1,s,0,i,a,1,0,0,0,0,1),this}compose(t,i,r){let a=this.elements,n=i._x,s=i._y,o=i._z,l=i._w,h=n+n,c=s+s,d=o+o,u=n*h,p=n*c,v=n*d,x=s*c,g=s*d,f=o*d,w=l*h,E=l*c,M=l*d,b=r.x,A=r.y,m=r.z;return a[0]=(1-(x+f))*b,a[1]=(p+M)*b,a[2]=(v-E)*b,a[3]=0,a[4]=(p-M)*A,a[5]=(1-(u+f))*A,a[6]=(g+w)*A,a[7]=0,a[8]=(v+E)*m,a[9]=(g-w)*m,a[10]=(1-(u+x))*m,a[11]=0,a[12]=t.x,a[13]=t.y,a[14]=t.z,a[15]=1,this}decompose(t,i,r){let a=this.elements;t.x=a[12],t.y=a[13],t.z=a[14];let n=this.determinantAffine();if(n===0)return r.set(1,1,1),i.identity(),this;let s=wr.set(a[0],a[1],a[2]).length(),o=wr.set(a[4],a[5],a[6]).length(),l=wr.set(a[8],a[9],a[10]).length();n<0&&(s=-s),ai.copy(this);let h=1/s,c=1/o,d=1/l;return ai.elements[0]*=h,ai.elements[1]*=h,ai.elements[2]*=h,ai.elements[4]*=c,ai.elements[5]*=c,ai.elements[6]*=c,ai.elements[8]*=d,ai.elements[9]*=d,ai.elements[10]*=d,i.setFromRotationMatrix(ai),r.x=s,r.y=o,r.z=l,this}makePerspective(t,i,r,a,n,s,o=li,l=!1){let h=this.elements,c=2*n/(i-t),d=2*n/(r-a),u=(i+t)/(i-t),p=(r+a)/(r-a),v,x;if(l)v=n/(s-n),x=s*n/(s-n);else if(o===li)v=-(s+n)/(s-n),x=-2*s*n/(s-n);else if(o===wa)v=-s/(s-n),x=-s*n/(s-n);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return h[0]=c,h[4]=0,h[8]=u,h[12]=0,h[1]=0,h[5]=d,h[9]=p,h[13]=0,h[2]=0,h[6]=0,h[10]=v,h[14]=x,h[3]=0,h[7]=0,h[11]=-1,h[15]=0,this}makeOrthographic(t,i,r,a,n,s,o=li,l=!1){let h=this.elements,c=2/(i-t),d=2/(r-a),u=-(i+t)/(i-t),p=-(r+a)/(r-a),v,x;if(l)v=1/(s-n),x=s/(s-n);else if(o===li)v=-2/(s-n),x=-(s+n)/(s-n);else if(o===wa)v=-1/(s-n),x=-n/(s-n);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return h[0]=c,h[4]=0,h[8]=0,h[12]=u,h[1]=0,h[5]=d,h[9]=0,h[13]=p,h[2]=0,h[6]=0,h[10]=v,h[14]=x,h[3]=0,h[7]=0,h[11]=0,h[15]=1,this}equals(t){let i=this.elements,r=t.elements;for(let a=0;a<16;a++)if(i[a]!==r[a])return!1;return!0}fromArray(t,i=0){for(let r=0;r<16;r++)this.elements[r]=t[r+i];return this}toArray(t=[],i=0){let r=this.elements;return t[i]=r[0],t[i+1]=r[1],t[i+2]=r[2],t[i+3]=r[3],t[i+4]=r[4],t[i+5]=r[5],t[i+6]=r[6],t[i+7]=r[7],t[i+8]=r[8],t[i+9]=r[9],t[i+10]=r[10],t[i+11]=r[11],t[i+12]=r[12],t[i+13]=r[13],t[i+14]=r[14],t[i+15]=r[15],t}},wr=new I,ai=new at,zf=new I(0,0,0),Gf=new I(1,1,1),ki=new I,en=new I,Kt=new I,Yh=new at,Kh=new Li,ur=class wu{constructor(t=0,i=0,r=0,a=wu.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=i,this._z=r,this._order=a}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,i,r,a=this._order){return this._x=t,this._y=i,this._z=r,this._order=a,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,i=this._order,r=!0){let a=t.elements,n=a[0],s=a[4],o=a[8],l=a[1],h=a[5],c=a[9],d=a[2],u=a[6],p=a[10];switch(i){case"XYZ":this._y=Math.asin(Ze(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-c,p),this._z=Math.atan2(-s,n)):(this._x=Math.atan2(u,h),this._z=0);break;case"YXZ":this._x=Math.asin(-Ze(c,-1,1)),Math.abs(c)<.9999999?(this._y=Math.atan2(o,p),this._z=Math.atan2(l,h)):(this._y=Math.atan2(-d,n),this._z=0);break;case"ZXY":this._x=Math.asin(Ze(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,p),this._z=Math.atan2(-s,h)):(this._y=0,this._z=Math.atan2(l,n));break;case"ZYX":this._y=Math.asin(-Ze(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,p),this._z=Math.atan2(l,n)):(this._x=0,this._z=Math.atan2(-s,h));break;case"YZX":this._z=Math.asin(Ze(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-c,h),this._y=Math.atan2(-d,n)):(this._x=0,this._y=Math.atan2(o,p));break;case"XZY":this._z=Math.asin(-Ze(s,-1,1)),Math.abs(s)<.9999999?(this._x=Math.atan2(u,h),this._y=Math.atan2(o,n)):(this._x=Math.atan2(-c,p),this._y=0);break;default:Be("Euler: .setFromRotationMatrix() encountered an unknown order: "+i)}return this._order=i,r===!0&&this._onChangeCallback(),this}setFromQuaternion(t,i,r){return Yh.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Yh,i,r)}setFromVector3(t,i=this._order){return this.set(t.x,t.y,t.z,i)}reorder(t){return Kh.setFromEuler(this),this.setFromQuaternion(Kh,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],i=0){return t[i]=this._x,t[i+1]=this._y,t[i+2]=this._z,t[i+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};ur.DEFAULT_ORDER="XYZ";var Eu=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Hf=0,Zh=new I,Er=new Li,Ei=new at,tn=new I,aa=new I,Vf=new I,Wf=new Li,Jh=new I(1,0,0),$h=new I(0,1,0),Qh=new I(0,0,1),ec={type:"added"},Xf={type:"removed"},Tr={type:"childadded",child:null},ao={type:"childremoved",child:null},Xt=class Fn extends fr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Hf++}),this.uuid=mr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=Fn.DEFAULT_UP.clone();let t=new I,i=new ur,r=new Li,a=new I(1,1,1);function n(){r.setFromEuler(i,!1)}function s(){i.setFromQuaternion(r,void 0,!1)}i._onChange(n),r._onChange(s),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:i},quaternion:{configurable:!0,enumerable:!0,value:r},scale:{configurable:!0,enumerable:!0,value:a},modelViewMatrix:{value:new at},normalMatrix:{value:new Xe}}),this.matrix=new at,this.matrixWorld=new at,this.matrixAutoUpdate=Fn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=Fn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Eu,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,i){this.quaternion.setFromAxisAngle(t,i)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,i){return Er.setFromAxisAngle(t,i),this.quaternion.multiply(Er),this}rotateOnWorldAxis(t,i){return Er.setFromAxisAngle(t,i),this.quaternion.premultiply(Er),this}rotateX(t){return this.rotateOnAxis(Jh,t)}rotateY(t){return this.rotateOnAxis($h,t)}rotateZ(t){return this.rotateOnAxis(Qh,t)}translateOnAxis(t,i){return Zh.copy(t).applyQuaternion(this.quaternion),this.position.add(Zh.multiplyScalar(i)),this}translateX(t){return this.translateOnAxis(Jh,t)}translateY(t){return this.translateOnAxis($h,t)}translateZ(t){return this.translateOnAxis(Qh,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Ei.copy(this.matrixWorld).invert())}lookAt(t,i,r){t.isVector3?tn.copy(t):tn.set(t,i,r);let a=this.parent;this.updateWorldMatrix(!0,!1),aa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ei.lookAt(aa,tn,this.up):Ei.lookAt(tn,aa,this.up),this.quaternion.setFromRotationMatrix(Ei),a&&(Ei.extractRotation(a.matrixWorld),Er.setFromRotationMatrix(Ei),this.quaternion.premultiply(Er.invert()))}add(t){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.add(arguments[i]);return this}return t===this?(Ge("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(ec),Tr.child=t,this.dispatchEvent(Tr),Tr.child=null):Ge("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let r=0;r<arguments.length;r++)this.remove(arguments[r]);return this}let i=this.children.indexOf(t);return i!==-1&&(t.parent=null,this.children.splice(i,1),t.dispatchEvent(Xf),ao.child=t,this.dispatchEvent(ao),ao.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Ei.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Ei.multiply(t.parent.matrixWorld)),t.applyMatrix4(Ei),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(ec),Tr.child=t,this.dispatchEvent(Tr),Tr.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,i){if(this[t]===i)return this;for(let r=0,a=this.children.length;r<a;r++){let n=this.children[r].getObjectByProperty(t,i);if(n!==void 0)return n}}getObjectsByProperty(t,i,r=[]){this[t]===i&&r.push(this);let a=this.children;for(let n=0,s=a.length;n<s;n++)a[n].getObjectsByProperty(t,i,r);return r}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(aa,t,Vf),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(aa,Wf,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let i=this.matrixWorld.elements;return t.set(i[8],i[9],i[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let i=this.children;for(let r=0,a=i.length;r<a;r++)i[r].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let i=this.children;for(let r=0,a=i.length;r<a;r++)i[r].traverseVisible(t)}traverseAncestors(t){let i=this.parent;i!==null&&(t(i),i.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let i=t.x,r=t.y,a=t.z,n=this.matrix.elements;n[12]+=i-n[0]*i-n[4]*r-n[8]*a,n[13]+=r-n[1]*i-n[5]*r-n[9]*a,n[14]+=a-n[2]*i-n[6]*r-n[10]*a}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let i=this.children;for(let r=0,a=i.length;r<a;r++)i[r].updateMatrixWorld(t)}updateWorldMatrix(t,i,r=!1){let a=this.parent;if(t===!0&&a!==null&&a.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||r)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,r=!0),i===!0){let n=this.children;for(let s=0,o=n.length;s<o;s++)n[s].updateWorldMatrix(!1,!0,r)}}toJSON(t){let i=t===void 0||typeof t=="string",r={};i&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},r.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let a={};a.uuid=this.uuid,a.type=this.type,a.name=this.name,a.castShadow=this.castShadow,a.receiveShadow=this.receiveShadow,a.visible=this.visible,a.frustumCulled=this.frustumCulled,a.renderOrder=this.renderOrder,a.static=this.static,a.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(a.userData=this.userData),a.layers=this.layers.mask,a.matrix=this.matrix.toArray(),a.up=this.up.toArray(),this.pivot!==null&&(a.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(a.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(a.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(a.type="InstancedMesh",a.count=this.count,a.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(a.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(a.type="BatchedMesh",a.perObjectFrustumCulled=this.perObjectFrustumCulled,a.sortObjects=this.sortObjects,a.drawRanges=this._drawRanges,a.reservedRanges=this._reservedRanges,a.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),a.instanceInfo=this._instanceInfo.map(o=>({...o})),a.availableInstanceIds=this._availableInstanceIds.slice(),a.availableGeometryIds=this._availableGeometryIds.slice(),a.nextIndexStart=this._nextIndexStart,a.nextVertexStart=this._nextVertexStart,a.geometryCount=this._geometryCount,a.maxInstanceCount=this._maxInstanceCount,a.maxVertexCount=this._maxVertexCount,a.maxIndexCount=this._maxIndexCount,a.geometryInitialized=this._geometryInitialized,a.matricesTexture=this._matricesTexture.toJSON(t),a.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(a.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(a.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(a.boundingBox=this.boundingBox.toJSON()));function n(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?a.background=this.background.toJSON():this.background.isTexture&&(a.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(a.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){a.geometry=n(t.geometries,this.geometry);let o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){let l=o.shapes;if(Array.isArray(l))for(let h=0,c=l.length;h<c;h++){let d=l[h];n(t.shapes,d)}else n(t.shapes,l)}}if(this.isSkinnedMesh&&(a.bindMode=this.bindMode,a.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(n(t.skeletons,this.skeleton),a.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let o=[];for(let l=0,h=this.material.length;l<h;l++)o.push(n(t.materials,this.material[l]));a.material=o}else a.material=n(t.materials,this.material);if(this.children.length>0){a.children=[];for(let o=0;o<this.children.length;o++)a.children.push(this.children[o].toJSON(t).object)}if(this.animations.length>0){a.animations=[];for(let o=0;o<this.animations.length;o++){let l=this.animations[o];a.animations.push(n(t.animations,l))}}if(i){let o=s(t.geometries),l=s(t.materials),h=s(t.textures),c=s(t.images),d=s(t.shapes),u=s(t.skeletons),p=s(t.animations),v=s(t.nodes);o.length>0&&(r.geometries=o),l.length>0&&(r.materials=l),h.length>0&&(r.textures=h),c.length>0&&(r.images=c),d.length>0&&(r.shapes=d),u.length>0&&(r.skeletons=u),p.length>0&&(r.animations=p),v.length>0&&(r.nodes=v)}return r.object=a,r;function s(o){let l=[];for(let h in o){let c=o[h];delete c.metadata,l.push(c)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,i=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),i===!0)for(let r=0;r<t.children.length;r++){let a=t.children[r];this.add(a.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Xt.DEFAULT_UP=new I(0,1,0);Xt.DEFAULT_MATRIX_AUTO_UPDATE=!0;Xt.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var At=class extends Xt{constructor(){super(),this.isGroup=!0,this.type="Group"}},jf={type:"move"},no=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new At,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new At,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new I,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new I),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new At,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new I,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new I,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let r=null,a=null,n=null,s=this._targetRay,o=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){n=!0;for(let v of e.hand.values()){let x=t.getJointPose(v,i),g=this._getHandJoint(l,v);x!==null&&(g.matrix.fromArray(x.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=x.radius),g.visible=x!==null}let h=l.joints["index-finger-tip"],c=l.joints["thumb-tip"],d=h.position.distanceTo(c.position),u=.02,p=.005;l.inputState.pinching&&d>u+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=u-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else o!==null&&e.gripSpace&&(a=t.getPose(e.gripSpace,i),a!==null&&(o.matrix.fromArray(a.transform.matrix),o.matrix.decompose(o.position,o.quaternion,o.scale),o.matrixWorldNeedsUpdate=!0,a.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(a.linearVelocity)):o.hasLinearVelocity=!1,a.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.copy(a.angularVelocity)):o.hasAngularVelocity=!1,o.eventsEnabled&&o.dispatchEvent({type:"gripUpdated",data:e,target:this})));s!==null&&(r=t.getPose(e.targetRaySpace,i),r===null&&a!==null&&(r=a),r!==null&&(s.matrix.fromArray(r.transform.matrix),s.matrix.decompose(s.position,s.quaternion,s.scale),s.matrixWorldNeedsUpdate=!0,r.linearVelocity?(s.hasLinearVelocity=!0,s.linearVelocity.copy(r.linearVelocity)):s.hasLinearVelocity=!1,r.angularVelocity?(s.hasAngularVelocity=!0,s.angularVelocity.copy(r.angularVelocity)):s.hasAngularVelocity=!1,this.dispatchEvent(jf)))}return s!==null&&(s.visible=r!==null),o!==null&&(o.visible=a!==null),l!==null&&(l.visible=n!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new At;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},Tu={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},zi={h:0,s:0,l:0},rn={h:0,s:0,l:0};function so(e,t,i){return i<0&&(i+=1),i>1&&(i-=1),i<1/6?e+(t-e)*6*i:i<1/2?t:i<2/3?e+(t-e)*6*(2/3-i):e}var ke=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=jt){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Qe.colorSpaceToWorking(this,t),this}setRGB(e,t,i,r=Qe.workingColorSpace){return this.r=e,this.g=t,this.b=i,Qe.colorSpaceToWorking(this,r),this}setHSL(e,t,i,r=Qe.workingColorSpace){if(e=Rl(e,1),t=Ze(t,0,1),i=Ze(i,0,1),t===0)this.r=this.g=this.b=i;else{let a=i<=.5?i*(1+t):i+t-i*t,n=2*i-a;this.r=so(n,a,e+1/3),this.g=so(n,a,e),this.b=so(n,a,e-1/3)}return Qe.colorSpaceToWorking(this,r),this}setStyle(e,t=jt){function i(a){a!==void 0&&parseFloat(a)<1&&Be("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let a,n=r[1],s=r[2];switch(n){case"rgb":case"rgba":if(a=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(s))return i(a[4]),this.setRGB(Math.min(255,parseInt(a[1],10))/255,Math.min(255,parseInt(a[2],10))/255,Math.min(255,parseInt(a[3],10))/255,t);if(a=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(s))return i(a[4]),this.setRGB(Math.min(100,parseFloat(a[1]))/100,Math.min(100,parseFloat(a[2]))/100,Math.min(100,parseFloat(a[3]))/100,t);break;case"hsl":case"hsla":if(a=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(s))return i(a[4]),this.setHSL(parseFloat(a[1])/360,parseFloat(a[2])/100,parseFloat(a[3])/100,t);break;default:Be("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let a=r[1],n=a.length;if(n===3)return this.setRGB(parseInt(a.charAt(0),16)/15,parseInt(a.charAt(1),16)/15,parseInt(a.charAt(2),16)/15,t);if(n===6)return this.setHex(parseInt(a,16),t);Be("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=jt){let i=Tu[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Be("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Ni(e.r),this.g=Ni(e.g),this.b=Ni(e.b),this}copyLinearToSRGB(e){return this.r=Gr(e.r),this.g=Gr(e.g),this.b=Gr(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=jt){return Qe.workingToColorSpace(zt.copy(this),e),Math.round(Ze(zt.r*255,0,255))*65536+Math.round(Ze(zt.g*255,0,255))*256+Math.round(Ze(zt.b*255,0,255))}getHexString(e=jt){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Qe.workingColorSpace){Qe.workingToColorSpace(zt.copy(this),t);let i=zt.r,r=zt.g,a=zt.b,n=Math.max(i,r,a),s=Math.min(i,r,a),o,l,h=(s+n)/2;if(s===n)o=0,l=0;else{let c=n-s;switch(l=h<=.5?c/(n+s):c/(2-n-s),n){case i:o=(r-a)/c+(r<a?6:0);break;case r:o=(a-i)/c+2;break;case a:o=(i-r)/c+4;break}o/=6}return e.h=o,e.s=l,e.l=h,e}getRGB(e,t=Qe.workingColorSpace){return Qe.workingToColorSpace(zt.copy(this),t),e.r=zt.r,e.g=zt.g,e.b=zt.b,e}getStyle(e=jt){Qe.workingToColorSpace(zt.copy(this),e);let t=zt.r,i=zt.g,r=zt.b;return e!==jt?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(e,t,i){return this.getHSL(zi),this.setHSL(zi.h+e,zi.s+t,zi.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(zi),e.getHSL(rn);let i=va(zi.h,rn.h,t),r=va(zi.s,rn.s,t),a=va(zi.l,rn.l,t);return this.setHSL(i,r,a),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,r=this.b,a=e.elements;return this.r=a[0]*t+a[3]*i+a[6]*r,this.g=a[1]*t+a[4]*i+a[7]*r,this.b=a[2]*t+a[5]*i+a[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},zt=new ke;ke.NAMES=Tu;var Ll=class bu{constructor(t,i=1,r=1e3){this.isFog=!0,this.name="",this.color=new ke(t),this.near=i,this.far=r}clone(){return new bu(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Il=class extends Xt{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ur,this.environmentIntensity=1,this.environmentRotation=new ur,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},ni=new I,Ti=new I,oo=new I,bi=new I,br=new I,Ar=new I,tc=new I,lo=new I,ho=new I,co=new I,uo=new yt,po=new yt,fo=new yt,na=class Fr{constructor(t=new I,i=new I,r=new I){this.a=t,this.b=i,this.c=r}static getNormal(t,i,r,a){a.subVectors(r,i),ni.subVectors(t,i),a.cross(ni);let n=a.lengthSq();return n>0?a.multiplyScalar(1/Math.sqrt(n)):a.set(0,0,0)}static getBarycoord(t,i,r,a,n){ni.subVectors(a,i),Ti.subVectors(r,i),oo.subVectors(t,i);let s=ni.dot(ni),o=ni.dot(Ti),l=ni.dot(oo),h=Ti.dot(Ti),c=Ti.dot(oo),d=s*h-o*o;if(d===0)return n.set(0,0,0),null;let u=1/d,p=(h*l-o*c)*u,v=(s*c-o*l)*u;return n.set(1-p-v,v,p)}static containsPoint(t,i,r,a){return this.getBarycoord(t,i,r,a,bi)===null?!1:bi.x>=0&&bi.y>=0&&bi.x+bi.y<=1}static getInterpolation(t,i,r,a,n,s,o,l){return this.getBarycoord(t,i,r,a,bi)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(n,bi.x),l.addScaledVector(s,bi.y),l.addScaledVector(o,bi.z),l)}static getInterpolatedAttribute(t,i,r,a,n,s){return uo.setScalar(0),po.setScalar(0),fo.setScalar(0),uo.fromBufferAttribute(t,i),po.fromBufferAttribute(t,r),fo.fromBufferAttribute(t,a),s.setScalar(0),s.addScaledVector(uo,n.x),s.addScaledVector(po,n.y),s.addScaledVector(fo,n.z),s}static isFrontFacing(t,i,r,a){return ni.subVectors(r,i),Ti.subVectors(t,i),ni.cross(Ti).dot(a)<0}set(t,i,r){return this.a.copy(t),this.b.copy(i),this.c.copy(r),this}setFromPointsAndIndices(t,i,r,a){return this.a.copy(t[i]),this.b.copy(t[r]),this.c.copy(t[a]),this}setFromAttributeAndIndices(t,i,r,a){return this.a.fromBufferAttribute(t,i),this.b.fromBufferAttribute(t,r),this.c.fromBufferAttribute(t,a),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return ni.subVectors(this.c,this.b),Ti.subVectors(this.a,this.b),ni.cross(Ti).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return Fr.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,i){return Fr.getBarycoord(t,this.a,this.b,this.c,i)}getInterpolation(t,i,r,a,n){return Fr.getInterpolation(t,this.a,this.b,this.c,i,r,a,n)}containsPoint(t){return Fr.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return Fr.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,i){let r=this.a,a=this.b,n=this.c,s,o;br.subVectors(a,r),Ar.subVectors(n,r),lo.subVectors(t,r);let l=br.dot(lo),h=Ar.dot(lo);if(l<=0&&h<=0)return i.copy(r);ho.subVectors(t,a);let c=br.dot(ho),d=Ar.dot(ho);if(c>=0&&d<=c)return i.copy(a);let u=l*d-c*h;if(u<=0&&l>=0&&c<=0&&l-c>0)return s=l/(l-c),i.copy(r).addScaledVector(br,s);co.subVectors(t,n);let p=br.dot(co),v=Ar.dot(co);if(v>=0&&p<=v)return i.copy(n);let x=p*h-l*v;if(x<=0&&h>=0&&v<=0)return o=h/(h-v),i.copy(r).addScaledVector(Ar,o);let g=c*v-p*d;if(g<=0&&d-c>=0&&p-v>=0)return tc.subVectors(n,a),o=(d-c)/(d-c+(p-v)),i.copy(a).addScaledVector(tc,o);let f=1/(g+x+u);return s=x*f,o=u*f,i.copy(r).addScaledVector(br,s).addScaledVector(Ar,o)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},gr=class{constructor(e=new I(1/0,1/0,1/0),t=new I(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(si.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(si.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=si.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let a=i.getAttribute("position");if(t===!0&&a!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let n=0,s=a.count;n<s;n++)e.isMesh===!0?e.getVertexPosition(n,si):si.fromBufferAttribute(a,n),si.applyMatrix4(e.matrixWorld),this.expandByPoint(si);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),an.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),an.copy(i.boundingBox)),an.applyMatrix4(e.matrixWorld),this.union(an)}let r=e.children;for(let a=0,n=r.length;a<n;a++)this.expandByObject(r[a],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,si),si.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(sa),nn.subVectors(this.max,sa),Rr.subVectors(e.a,sa),Cr.subVectors(e.b,sa),Pr.subVectors(e.c,sa),Gi.subVectors(Cr,Rr),Hi.subVectors(Pr,Cr),ar.subVectors(Rr,Pr);let t=[0,-Gi.z,Gi.y,0,-Hi.z,Hi.y,0,-ar.z,ar.y,Gi.z,0,-Gi.x,Hi.z,0,-Hi.x,ar.z,0,-ar.x,-Gi.y,Gi.x,0,-Hi.y,Hi.x,0,-ar.y,ar.x,0];return!mo(t,Rr,Cr,Pr,nn)||(t=[1,0,0,0,1,0,0,0,1],!mo(t,Rr,Cr,Pr,nn))?!1:(sn.crossVectors(Gi,Hi),t=[sn.x,sn.y,sn.z],mo(t,Rr,Cr,Pr,nn))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,si).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(si).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ai[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ai[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ai[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ai[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ai[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ai[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ai[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ai[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ai),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ai=[new I,new I,new I,new I,new I,new I,new I,new I],si=new I,an=new gr,Rr=new I,Cr=new I,Pr=new I,Gi=new I,Hi=new I,ar=new I,sa=new I,nn=new I,sn=new I,nr=new I;function mo(e,t,i,r,a){for(let n=0,s=e.length-3;n<=s;n+=3){nr.fromArray(e,n);let o=a.x*Math.abs(nr.x)+a.y*Math.abs(nr.y)+a.z*Math.abs(nr.z),l=t.dot(nr),h=i.dot(nr),c=r.dot(nr);if(Math.max(-Math.max(l,h,c),Math.min(l,h,c))>o)return!1}return!0}var Et=new I,on=new he,qf=0,Rt=class extends fr{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:qf++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=pf,this.updateRanges=[],this.gpuType=oi,this.version=0,this._normalizationScale=e!==void 0?Cl(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let r=0,a=this.itemSize;r<a;r++)this.array[e+r]=t.array[i+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)on.fromBufferAttribute(this,t),on.applyMatrix3(e),this.setXY(t,on.x,on.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Et.fromBufferAttribute(this,t),Et.applyMatrix3(e),this.setXYZ(t,Et.x,Et.y,Et.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Et.fromBufferAttribute(this,t),Et.applyMatrix4(e),this.setXYZ(t,Et.x,Et.y,Et.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Et.fromBufferAttribute(this,t),Et.applyNormalMatrix(e),this.setXYZ(t,Et.x,Et.y,Et.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Et.fromBufferAttribute(this,t),Et.transformDirection(e),this.setXYZ(t,Et.x,Et.y,Et.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this}setXYZW(e,t,i,r,a){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),a=this._normalize(a)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this.array[e+3]=a,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Su(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Mu(e,this.array)}},Au=class extends Rt{constructor(e,t,i){super(new Uint16Array(e),t,i)}},Ru=class extends Rt{constructor(e,t,i){super(new Uint32Array(e),t,i)}},St=class extends Rt{constructor(e,t,i){super(new Float32Array(e),t,i)}},Yf=new gr,oa=new I,go=new I,vr=class{constructor(e=new I,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):Yf.setFromPoints(e).getCenter(i);let r=0;for(let a=0,n=e.length;a<n;a++)r=Math.max(r,i.distanceToSquared(e[a]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;oa.subVectors(e,this.center);let t=oa.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),r=(i-this.radius)*.5;this.center.addScaledVector(oa,r/i),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(go.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(oa.copy(e.center).add(go)),this.expandByPoint(oa.copy(e.center).sub(go))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Kf=0,$t=new at,vo=new Xt,Nr=new I,Zt=new gr,la=new gr,Nt=new I,Lt=class Cu extends fr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Kf++}),this.uuid=mr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(ff(t)?Ru:Au)(t,1):this.index=t,this}setIndirect(t,i=0){return this.indirect=t,this.indirectOffset=i,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,i){return this.attributes[t]=i,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,i,r=0){this.groups.push({start:t,count:i,materialIndex:r})}clearGroups(){this.groups=[]}setDrawRange(t,i){this.drawRange.start=t,this.drawRange.count=i}applyMatrix4(t){let i=this.attributes.position;i!==void 0&&(i.applyMatrix4(t),i.needsUpdate=!0);let r=this.attributes.normal;if(r!==void 0){let n=new Xe().getNormalMatrix(t);r.applyNormalMatrix(n),r.needsUpdate=!0}let a=this.attributes.tangent;return a!==void 0&&(a.transformDirection(t),a.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return $t.makeRotationFromQuaternion(t),this.applyMatrix4($t),this}rotateX(t){return $t.makeRotationX(t),this.applyMatrix4($t),this}rotateY(t){return $t.makeRotationY(t),this.applyMatrix4($t),this}rotateZ(t){return $t.makeRotationZ(t),this.applyMatrix4($t),this}translate(t,i,r){return $t.makeTranslation(t,i,r),this.applyMatrix4($t),this}scale(t,i,r){return $t.makeScale(t,i,r),this.applyMatrix4($t),this}lookAt(t){return vo.lookAt(t),vo.updateMatrix(),this.applyMatrix4(vo.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Nr).negate(),this.translate(Nr.x,Nr.y,Nr.z),this}setFromPoints(t){let i=this.getAttribute("position");if(i===void 0){let r=[];for(let a=0,n=t.length;a<n;a++){let s=t[a];r.push(s.x,s.y,s.z||0)}this.setAttribute("position",new St(r,3))}else{let r=Math.min(t.length,i.count);for(let a=0;a<r;a++){let n=t[a];i.setXYZ(a,n.x,n.y,n.z||0)}t.length>i.count&&Be("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),i.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new gr);let t=this.attributes.position,i=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Ge("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new I(-1/0,-1/0,-1/0),new I(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),i)for(let r=0,a=i.length;r<a;r++){let n=i[r];Zt.setFromBufferAttribute(n),this.morphTargetsRelative?(Nt.addVectors(this.boundingBox.min,Zt.min),this.boundingBox.expandByPoint(Nt),Nt.addVectors(this.boundingBox.max,Zt.max),this.boundingBox.expandByPoint(Nt)):(this.boundingBox.expandByPoint(Zt.min),this.boundingBox.expandByPoint(Zt.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Ge('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new vr);let t=this.attributes.position,i=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Ge("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new I,1/0);return}if(t){let r=this.boundingSphere.center;if(Zt.setFromBufferAttribute(t),i)for(let n=0,s=i.length;n<s;n++){let o=i[n];la.setFromBufferAttribute(o),this.morphTargetsRelative?(Nt.addVectors(Zt.min,la.min),Zt.expandByPoint(Nt),Nt.addVectors(Zt.max,la.max),Zt.expandByPoint(Nt)):(Zt.expandByPoint(la.min),Zt.expandByPoint(la.max))}Zt.getCenter(r);let a=0;for(let n=0,s=t.count;n<s;n++)Nt.fromBufferAttribute(t,n),a=Math.max(a,r.distanceToSquared(Nt));if(i)for(let n=0,s=i.length;n<s;n++){let o=i[n],l=this.morphTargetsRelative;for(let h=0,c=o.count;h<c;h++)Nt.fromBufferAttribute(o,h),l&&(Nr.fromBufferAttribute(t,h),Nt.add(Nr)),a=Math.max(a,r.distanceToSquared(Nt))}this.boundingSphere.radius=Math.sqrt(a),isNaN(this.boundingSphere.radius)&&Ge('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,i=this.attributes;if(t===null||i.position===void 0||i.normal===void 0||i.uv===void 0){Ge("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let r=i.position,a=i.normal,n=i.uv,s=this.getAttribute("tangent");(s===void 0||s.count!==r.count)&&(s=new Rt(new Float32Array(4*r.count),4),this.setAttribute("tangent",s));let o=[],l=[],h=new Uint8Array(r.count);for(let R=0;R<r.count;R++)o[R]=new I,l[R]=new I;let c=new I,d=new I,u=new I,p=new he,v=new he,x=new he,g=new I,f=new I;function w(R,O,N){h[R]=h[O]=h[N]=1,c.fromBufferAttribute(r,R),d.fromBufferAttribute(r,O),u.fromBufferAttribute(r,N),p.fromBufferAttribute(n,R),v.fromBufferAttribute(n,O),x.fromBufferAttribute(n,N),d.sub(c),u.sub(c),v.sub(p),x.sub(p);let F=1/(v.x*x.y-x.x*v.y);isFinite(F)&&(g.copy(d).multiplyScalar(x.y).addScaledVector(u,-v.y).multiplyScalar(F),f.copy(u).multiplyScalar(v.x).addScaledVector(d,-x.x).multiplyScalar(F),o[R].add(g),o[O].add(g),o[N].add(g),l[R].add(f),l[O].add(f),l[N].add(f))}let E=this.groups;E.length===0&&(E=[{start:0,count:t.count}]);for(let R=0,O=E.length;R<O;++R){let N=E[R],F=N.start,q=N.count;for(let C=F,H=F+q;C<H;C+=3)w(t.getX(C+0),t.getX(C+1),t.getX(C+2))}let M=new I,b=new I,A=new I,m=new I;function y(R){A.fromBufferAttribute(a,R),m.copy(A);let O=o[R];M.copy(O),M.sub(A.multiplyScalar(A.dot(O))).normalize(),b.crossVectors(m,O);let N=b.dot(l[R])<0?-1:1;s.setXYZW(R,M.x,M.y,M.z,N)}for(let R=0,O=r.count;R<O;++R)h[R]&&y(R);this._transformed=!0}computeVertexNormals(){let t=this.index,i=this.getAttribute("position");if(i!==void 0){let r=this.getAttribute("normal");if(r===void 0||r.count!==i.count)r=new Rt(new Float32Array(i.count*3),3),this.setAttribute("normal",r);else for(let u=0,p=r.count;u<p;u++)r.setXYZ(u,0,0,0);let a=new I,n=new I,s=new I,o=new I,l=new I,h=new I,c=new I,d=new I;if(t)for(let u=0,p=t.count;u<p;u+=3){let v=t.getX(u+0),x=t.getX(u+1),g=t.getX(u+2);a.fromBufferAttribute(i,v),n.fromBufferAttribute(i,x),s.fromBufferAttribute(i,g),c.subVectors(s,n),d.subVectors(a,n),c.cross(d),o.fromBufferAttribute(r,v),l.fromBufferAttribute(r,x),h.fromBufferAttribute(r,g),o.add(c),l.add(c),h.add(c),r.setXYZ(v,o.x,o.y,o.z),r.setXYZ(x,l.x,l.y,l.z),r.setXYZ(g,h.x,h.y,h.z)}else for(let u=0,p=i.count;u<p;u+=3)a.fromBufferAttribute(i,u+0),n.fromBufferAttribute(i,u+1),s.fromBufferAttribute(i,u+2),c.subVectors(s,n),d.subVectors(a,n),c.cross(d),r.setXYZ(u+0,c.x,c.y,c.z),r.setXYZ(u+1,c.x,c.y,c.z),r.setXYZ(u+2,c.x,c.y,c.z);this.normalizeNormals(),r.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let i=0,r=t.count;i<r;i++)Nt.fromBufferAttribute(t,i),Nt.normalize(),t.setXYZ(i,Nt.x,Nt.y,Nt.z)}toNonIndexed(){function t(o,l){let h=o.array,c=o.itemSize,d=o.normalized,u=new h.constructor(l.length*c),p=0,v=0;for(let x=0,g=l.length;x<g;x++){o.isInterleavedBufferAttribute?p=l[x]*o.data.stride+o.offset:p=l[x]*c;for(let f=0;f<c;f++)u[v++]=h[p++]}return new Rt(u,c,d)}if(this.index===null)return Be("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let i=new Cu,r=this.index.array,a=this.attributes;for(let o in a){let l=a[o],h=t(l,r);i.setAttribute(o,h)}let n=this.morphAttributes;for(let o in n){let l=[],h=n[o];for(let c=0,d=h.length;c<d;c++){let u=h[c],p=t(u,r);l.push(p)}i.morphAttributes[o]=l}i.morphTargetsRelative=this.morphTargetsRelative;let s=this.groups;for(let o=0,l=s.length;o<l;o++){let h=s[o];i.addGroup(h.start,h.count,h.materialIndex)}return i}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let h in l)l[h]!==void 0&&(t[h]=l[h]);return t}t.data={attributes:{}};let i=this.index;i!==null&&(t.data.index={type:i.array.constructor.name,array:Array.prototype.slice.call(i.array)});let r=this.attributes;for(let l in r){let h=r[l];t.data.attributes[l]=h.toJSON(t.data)}let a={},n=!1;for(let l in this.morphAttributes){let h=this.morphAttributes[l],c=[];for(let d=0,u=h.length;d<u;d++){let p=h[d];c.push(p.toJSON(t.data))}c.length>0&&(a[l]=c,n=!0)}n&&(t.data.morphAttributes=a,t.data.morphTargetsRelative=this.morphTargetsRelative);let s=this.groups;s.length>0&&(t.data.groups=JSON.parse(JSON.stringify(s)));let o=this.boundingSphere;return o!==null&&(t.data.boundingSphere=o.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let i={};this.name=t.name;let r=t.index;r!==null&&this.setIndex(r.clone());let a=t.attributes;for(let h in a){let c=a[h];this.setAttribute(h,c.clone(i))}let n=t.morphAttributes;for(let h in n){let c=[],d=n[h];for(let u=0,p=d.length;u<p;u++)c.push(d[u].clone(i));this.morphAttributes[h]=c}this.morphTargetsRelative=t.morphTargetsRelative;let s=t.groups;for(let h=0,c=s.length;h<c;h++){let d=s[h];this.addGroup(d.start,d.count,d.materialIndex)}let o=t.boundingBox;o!==null&&(this.boundingBox=o.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var ly=new I;var _o=new I,Zf=new I,Jf=new Xe,Wi=class{constructor(e=new I(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,r){return this.normal.set(e,t,i),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let r=_o.subVectors(i,t).cross(Zf.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let r=e.delta(_o),a=this.normal.dot(r);if(a===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let n=-(e.start.dot(this.normal)+this.constant)/a;return i===!0&&(n<0||n>1)?null:t.copy(e.start).addScaledVector(r,n)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||Jf.getNormalMatrix(e),r=this.coplanarPoint(_o).applyMatrix4(e),a=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(a),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},$f=0,Ki=class extends fr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:$f++}),this.uuid=mr(),this.name="",this.type="Material",this.blending=lr,this.side=hr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=$c,this.blendDst=Qc,this.blendEquation=Or,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ke(0,0,0),this.blendAlpha=0,this.depthFunc=Ma,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=of,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Qs,this.stencilZFail=Qs,this.stencilZPass=Qs,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Be(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Be(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(a=>a.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(a){let n=[];for(let s in a){let o=a[s];delete o.metadata,n.push(o)}return n}if(t){let a=r(e.textures),n=r(e.images);a.length>0&&(i.textures=a),n.length>0&&(i.images=n)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ke().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Wi().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new he().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new he().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let r=t.length;i=new Array(r);for(let a=0;a!==r;++a)i[a]=t[a].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var hy=new I,cy=new I,uy=new I,dy=new he,py=new he,fy=new at,my=new I,gy=new I,vy=new I,_y=new he,Sy=new he,My=new he;var Ri=new I,So=new I,ln=new I,hn=new I,Dl=class{constructor(e=new I,t=new I(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ri)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ri.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ri.copy(this.origin).addScaledVector(this.direction,t),Ri.distanceToSquared(e))}distanceSqToSegment(e,t,i,r){So.copy(e).add(t).multiplyScalar(.5),ln.copy(t).sub(e).normalize(),hn.copy(this.origin).sub(So);let a=e.distanceTo(t)*.5,n=-this.direction.dot(ln),s=hn.dot(this.direction),o=-hn.dot(ln),l=hn.lengthSq(),h=Math.abs(1-n*n),c,d,u,p;if(h>0)if(c=n*o-s,d=n*s-o,p=a*h,c>=0)if(d>=-p)if(d<=p){let v=1/h;c*=v,d*=v,u=c*(c+n*d+2*s)+d*(n*c+d+2*o)+l}else d=a,c=Math.max(0,-(n*d+s)),u=-c*c+d*(d+2*o)+l;else d=-a,c=Math.max(0,-(n*d+s)),u=-c*c+d*(d+2*o)+l;else d<=-p?(c=Math.max(0,-(-n*a+s)),d=c>0?-a:Math.min(Math.max(-a,-o),a),u=-c*c+d*(d+2*o)+l):d<=p?(c=0,d=Math.min(Math.max(-a,-o),a),u=d*(d+2*o)+l):(c=Math.max(0,-(n*a+s)),d=c>0?a:Math.min(Math.max(-a,-o),a),u=-c*c+d*(d+2*o)+l);else d=n>0?-a:a,c=Math.max(0,-(n*d+s)),u=-c*c+d*(d+2*o)+l;return i&&i.copy(this.origin).addScaledVector(this.direction,c),r&&r.copy(So).addScaledVector(ln,d),u}intersectSphere(e,t){if(e.radius<0)return null;Ri.subVectors(e.center,this.origin);let i=Ri.dot(this.direction),r=Ri.dot(Ri)-i*i,a=e.radius*e.radius;if(r>a)return null;let n=Math.sqrt(a-r),s=i-n,o=i+n;return o<0?null:s<0?this.at(o,t):this.at(s,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,r,a,n,s,o,l=1/this.direction.x,h=1/this.direction.y,c=1/this.direction.z,d=this.origin;return l>=0?(i=(e.min.x-d.x)*l,r=(e.max.x-d.x)*l):(i=(e.max.x-d.x)*l,r=(e.min.x-d.x)*l),h>=0?(a=(e.min.y-d.y)*h,n=(e.max.y-d.y)*h):(a=(e.max.y-d.y)*h,n=(e.min.y-d.y)*h),i>n||a>r||((a>i||isNaN(i))&&(i=a),(n<r||isNaN(r))&&(r=n),c>=0?(s=(e.min.z-d.z)*c,o=(e.max.z-d.z)*c):(s=(e.max.z-d.z)*c,o=(e.min.z-d.z)*c),i>o||s>r)||((s>i||i!==i)&&(i=s),(o<r||r!==r)&&(r=o),r<0)?null:this.at(i>=0?i:r,t)}intersectsBox(e){return this.intersectBox(e,Ri)!==null}intersectTriangle(e,t,i,r,a){let n=this.origin,s=this.direction,o=s.x,l=s.y,h=s.z,c=e.x-n.x,d=e.y-n.y,u=e.z-n.z,p=t.x-n.x,v=t.y-n.y,x=t.z-n.z,g=i.x-n.x,f=i.y-n.y,w=i.z-n.z,E=Math.abs(o),M=Math.abs(l),b=Math.abs(h),A,m,y,R,O,N,F,q,C,H,K,G;if(E>=M&&E>=b?(y=o,N=c,C=p,G=g,o>=0?(A=l,m=h,R=d,O=u,F=v,q=x,H=f,K=w):(A=h,m=l,R=u,O=d,F=x,q=v,H=w,K=f)):M>=b?(y=l,N=d,C=v,G=f,l>=0?(A=h,m=o,R=u,O=c,F=x,q=p,H=w,K=g):(A=o,m=h,R=c,O=u,F=p,q=x,H=g,K=w)):(y=h,N=u,C=x,G=w,h>=0?(A=o,m=l,R=c,O=d,F=p,q=v,H=g,K=f):(A=l,m=o,R=d,O=c,F=v,q=p,H=f,K=g)),y===0)return null;let ce=A/y,X=m/y,j=1/y,te=R-ce*N,Ce=O-X*N,Y=F-ce*C,ie=q-X*C,Te=H-ce*G,Le=K-X*G,Ue=Te*ie-Le*Y,se=te*Le-Ce*Te,We=Y*Ce-ie*te;if(r){if(Ue<0||se<0||We<0)return null}else if((Ue<0||se<0||We<0)&&(Ue>0||se>0||We>0))return null;let et=Ue+se+We;if(et===0)return null;let Re=j*(Ue*N+se*C+We*G);return(et>0?Re<0:Re>0)?null:this.at(Re/et,a)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Ca=class extends Ki{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ke(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ur,this.combine=Sl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},ic=new at,sr=new Dl,cn=new vr,rc=new I,un=new I,dn=new I,pn=new I,Mo=new I,fn=new I,ac=new I,mn=new I,ct=class extends Xt{constructor(e=new Lt,t=new Ca){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,t=Object.keys(e);if(t.length>0){let i=e[t[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=i.length;r<a;r++){let n=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[n]=r}}}}getVertexPosition(e,t){let i=this.geometry,r=i.attributes.position,a=i.morphAttributes.position,n=i.morphTargetsRelative;t.fromBufferAttribute(r,e);let s=this.morphTargetInfluences;if(a&&s){fn.set(0,0,0);for(let o=0,l=a.length;o<l;o++){let h=s[o],c=a[o];h!==0&&(Mo.fromBufferAttribute(c,e),n?fn.addScaledVector(Mo,h):fn.addScaledVector(Mo.sub(t),h))}t.add(fn)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.material,a=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),cn.copy(i.boundingSphere),cn.applyMatrix4(a),sr.copy(e.ray).recast(e.near),!(cn.containsPoint(sr.origin)===!1&&(sr.intersectSphere(cn,rc)===null||sr.origin.distanceToSquared(rc)>(e.far-e.near)**2))&&(ic.copy(a).invert(),sr.copy(e.ray).applyMatrix4(ic),!(i.boundingBox!==null&&sr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,sr)))}_computeIntersections(e,t,i){let r,a=this.geometry,n=this.material,s=a.index,o=a.attributes.position,l=a.attributes.uv,h=a.attributes.uv1,c=a.attributes.normal,d=a.groups,u=a.drawRange;if(s!==null)if(Array.isArray(n))for(let p=0,v=d.length;p<v;p++){let x=d[p],g=n[x.materialIndex],f=Math.max(x.start,u.start),w=Math.min(s.count,Math.min(x.start+x.count,u.start+u.count));for(let E=f,M=w;E<M;E+=3){let b=s.getX(E),A=s.getX(E+1),m=s.getX(E+2);r=gn(this,g,e,i,l,h,c,b,A,m),r&&(r.faceIndex=Math.floor(E/3),r.face.materialIndex=x.materialIndex,t.push(r))}}else{let p=Math.max(0,u.start),v=Math.min(s.count,u.start+u.count);for(let x=p,g=v;x<g;x+=3){let f=s.getX(x),w=s.getX(x+1),E=s.getX(x+2);r=gn(this,n,e,i,l,h,c,f,w,E),r&&(r.faceIndex=Math.floor(x/3),t.push(r))}}else if(o!==void 0)if(Array.isArray(n))for(let p=0,v=d.length;p<v;p++){let x=d[p],g=n[x.materialIndex],f=Math.max(x.start,u.start),w=Math.min(o.count,Math.min(x.start+x.count,u.start+u.count));for(let E=f,M=w;E<M;E+=3){let b=E,A=E+1,m=E+2;r=gn(this,g,e,i,l,h,c,b,A,m),r&&(r.faceIndex=Math.floor(E/3),r.face.materialIndex=x.materialIndex,t.push(r))}}else{let p=Math.max(0,u.start),v=Math.min(o.count,u.start+u.count);for(let x=p,g=v;x<g;x+=3){let f=x,w=x+1,E=x+2;r=gn(this,n,e,i,l,h,c,f,w,E),r&&(r.faceIndex=Math.floor(x/3),t.push(r))}}}};function Qf(e,t,i,r,a,n,s,o){let l;if(t.side===Gt?l=r.intersectTriangle(s,n,a,!0,o):l=r.intersectTriangle(a,n,s,t.side===hr,o),l===null)return null;mn.copy(o),mn.applyMatrix4(e.matrixWorld);let h=i.ray.origin.distanceTo(mn);return h<i.near||h>i.far?null:{distance:h,point:mn.clone(),object:e}}function gn(e,t,i,r,a,n,s,o,l,h){e.getVertexPosition(o,un),e.getVertexPosition(l,dn),e.getVertexPosition(h,pn);let c=Qf(e,t,i,r,un,dn,pn,ac);if(c){let d=new I;na.getBarycoord(ac,un,dn,pn,d),a&&(c.uv=na.getInterpolatedAttribute(a,o,l,h,d,new he)),n&&(c.uv1=na.getInterpolatedAttribute(n,o,l,h,d,new he)),s&&(c.normal=na.getInterpolatedAttribute(s,o,l,h,d,new I),c.normal.dot(r.direction)>0&&c.normal.multiplyScalar(-1));let u={a:o,b:l,c:h,normal:new I,materialIndex:0};na.getNormal(un,dn,pn,u.normal),c.face=u,c.barycoord=d}return c}var Pu=class extends ei{constructor(e=null,t=1,i=1,r,a,n,s,o,l=Ut,h=Ut,c,d){super(null,n,s,o,l,h,r,a,c,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}},nc=class extends Rt{constructor(e,t,i,r=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=r}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Lr=new at,sc=new at,vn=[],oc=new gr,em=new at,ha=new ct,ca=new vr,Ul=class extends ct{constructor(e,t,i){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new nc(new Float32Array(i*16),16),this.instanceColor=null,this.morphTexture=null,this.count=i,this.boundingBox=null,this.boundingSphere=null;for(let r=0;r<i;r++)this.setMatrixAt(r,em)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new gr),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,Lr),oc.copy(e.boundingBox).applyMatrix4(Lr),this.boundingBox.union(oc)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new vr),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,Lr),ca.copy(e.boundingSphere).applyMatrix4(Lr),this.boundingSphere.union(ca)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let i=t.morphTargetInfluences,r=this.morphTexture.source.data.data,a=i.length+1,n=e*a+1;for(let s=0;s<i.length;s++)i[s]=r[n+s]}raycast(e,t){let i=this.matrixWorld,r=this.count;if(ha.geometry=this.geometry,ha.material=this.material,ha.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ca.copy(this.boundingSphere),ca.applyMatrix4(i),e.ray.intersectsSphere(ca)!==!1))for(let a=0;a<r;a++){this.getMatrixAt(a,Lr),sc.multiplyMatrices(i,Lr),ha.matrixWorld=sc,ha.raycast(e,vn);for(let n=0,s=vn.length;n<s;n++){let o=vn[n];o.instanceId=a,o.object=this,t.push(o)}vn.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new nc(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let i=t.morphTargetInfluences,r=i.length+1;this.morphTexture===null&&(this.morphTexture=new Pu(new Float32Array(r*this.count),r,this.count,El,oi));let a=this.morphTexture.source.data.data,n=0;for(let l=0;l<i.length;l++)n+=i[l];let s=this.geometry.morphTargetsRelative?1:1-n,o=r*e;return a[o]=s,a.set(i,o+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},or=new vr,tm=new he(.5,.5),_n=new I,Ta=class{constructor(e=new Wi,t=new Wi,i=new Wi,r=new Wi,a=new Wi,n=new Wi){this.planes=[e,t,i,r,a,n]}set(e,t,i,r,a,n){let s=this.planes;return s[0].copy(e),s[1].copy(t),s[2].copy(i),s[3].copy(r),s[4].copy(a),s[5].copy(n),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=li,i=!1){let r=this.planes,a=e.elements,n=a[0],s=a[1],o=a[2],l=a[3],h=a[4],c=a[5],d=a[6],u=a[7],p=a[8],v=a[9],x=a[10],g=a[11],f=a[12],w=a[13],E=a[14],M=a[15];if(r[0].setComponents(l-n,u-h,g-p,M-f).normalize(),r[1].setComponents(l+n,u+h,g+p,M+f).normalize(),r[2].setComponents(l+s,u+c,g+v,M+w).normalize(),r[3].setComponents(l-s,u-c,g-v,M-w).normalize(),i)r[4].setComponents(o,d,x,E).normalize(),r[5].setComponents(l-o,u-d,g-x,M-E).normalize();else if(r[4].setComponents(l-o,u-d,g-x,M-E).normalize(),t===li)r[5].setComponents(l+o,u+d,g+x,M+E).normalize();else if(t===wa)r[5].setComponents(o,d,x,E).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),or.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),or.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(or)}intersectsSprite(e){or.center.set(0,0,0);let t=tm.distanceTo(e.center);return or.radius=.7071067811865476+t,or.applyMatrix4(e.matrixWorld),this.intersectsSphere(or)}intersectsSphere(e){let t=this.planes,i=e.center,r=-e.radius;for(let a=0;a<6;a++)if(t[a].distanceToPoint(i)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let r=t[i];if(_n.x=r.normal.x>0?e.max.x:e.min.x,_n.y=r.normal.y>0?e.max.y:e.min.y,_n.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(_n)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},lc=new at,im=class Nu{constructor(){this.coordinateSystem=li,this._frustums=[],this._count=0}setFromArrayCamera(t){let i=t.cameras,r=this._frustums;for(let a=0;a<i.length;a++){let n=i[a];lc.multiplyMatrices(n.projectionMatrix,n.matrixWorldInverse),r[a]===void 0&&(r[a]=new Ta),r[a].setFromProjectionMatrix(lc,n.coordinateSystem,n.reversedDepth)}return this._count=i.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsObject(t))return!0;return!1}intersectsSprite(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsSphere(t))return!0;return!1}intersectsBox(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsBox(t))return!0;return!1}containsPoint(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let i=this._frustums,r=t._frustums;for(let a=0;a<t._count;a++)i[a]===void 0&&(i[a]=new Ta),i[a].copy(r[a]);return this._count=t._count,this}clone(){return new Nu().copy(this)}},Ol=class extends Ki{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ke(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},qn=new I,Yn=new I,hc=new at,ua=new Dl,Sn=new vr,xo=new I,cc=new I,rm=class extends Xt{constructor(e=new Lt,t=new Ol){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let r=1,a=t.count;r<a;r++)qn.fromBufferAttribute(t,r-1),Yn.fromBufferAttribute(t,r),i[r]=i[r-1],i[r]+=qn.distanceTo(Yn);e.setAttribute("lineDistance",new St(i,1))}else Be("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,a=e.params.Line.threshold,n=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Sn.copy(i.boundingSphere),Sn.applyMatrix4(r),Sn.radius+=a,e.ray.intersectsSphere(Sn)===!1)return;hc.copy(r).invert(),ua.copy(e.ray).applyMatrix4(hc);let s=a/((this.scale.x+this.scale.y+this.scale.z)/3),o=s*s,l=this.isLineSegments?2:1,h=i.index,c=i.attributes.position;if(h!==null){let d=Math.max(0,n.start),u=Math.min(h.count,n.start+n.count);for(let p=d,v=u-1;p<v;p+=l){let x=h.getX(p),g=h.getX(p+1),f=Mn(this,e,ua,o,x,g,p);f&&t.push(f)}if(this.isLineLoop){let p=h.getX(u-1),v=h.getX(d),x=Mn(this,e,ua,o,p,v,u-1);x&&t.push(x)}}else{let d=Math.max(0,n.start),u=Math.min(c.count,n.start+n.count);for(let p=d,v=u-1;p<v;p+=l){let x=Mn(this,e,ua,o,p,p+1,p);x&&t.push(x)}if(this.isLineLoop){let p=Mn(this,e,ua,o,u-1,d,u-1);p&&t.push(p)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,t=Object.keys(e);if(t.length>0){let i=e[t[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=i.length;r<a;r++){let n=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[n]=r}}}}};function Mn(e,t,i,r,a,n,s){let o=e.geometry.attributes.position;if(qn.fromBufferAttribute(o,a),Yn.fromBufferAttribute(o,n),i.distanceSqToSegment(qn,Yn,xo,cc)>r)return;xo.applyMatrix4(e.matrixWorld);let l=t.ray.origin.distanceTo(xo);if(!(l<t.near||l>t.far))return{distance:l,point:cc.clone().applyMatrix4(e.matrixWorld),index:s,face:null,faceIndex:null,barycoord:null,object:e}}var uc=new I,dc=new I,Lu=class extends rm{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let r=0,a=t.count;r<a;r+=2)uc.fromBufferAttribute(t,r),dc.fromBufferAttribute(t,r+1),i[r]=r===0?0:i[r-1],i[r+1]=i[r]+uc.distanceTo(dc);e.setAttribute("lineDistance",new St(i,1))}else Be("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},Zn=class extends Ki{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new ke(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},pc=new at,pl=new Dl,xn=new vr,yn=new I,Iu=class extends Xt{constructor(e=new Lt,t=new Zn){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,a=e.params.Points.threshold,n=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),xn.copy(i.boundingSphere),xn.applyMatrix4(r),xn.radius+=a,e.ray.intersectsSphere(xn)===!1)return;pc.copy(r).invert(),pl.copy(e.ray).applyMatrix4(pc);let s=a/((this.scale.x+this.scale.y+this.scale.z)/3),o=s*s,l=i.index,h=i.attributes.position;if(l!==null){let c=Math.max(0,n.start),d=Math.min(l.count,n.start+n.count);for(let u=c,p=d;u<p;u++){let v=l.getX(u);yn.fromBufferAttribute(h,v),fc(yn,v,o,r,e,t,this)}}else{let c=Math.max(0,n.start),d=Math.min(h.count,n.start+n.count);for(let u=c,p=d;u<p;u++)yn.fromBufferAttribute(h,u),fc(yn,u,o,r,e,t,this)}}updateMorphTargets(){let e=this.geometry.morphAttributes,t=Object.keys(e);if(t.length>0){let i=e[t[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=i.length;r<a;r++){let n=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[n]=r}}}}};function fc(e,t,i,r,a,n,s){let o=pl.distanceSqToPoint(e);if(o<i){let l=new I;pl.closestPointToPoint(e,l),l.applyMatrix4(r);let h=a.ray.origin.distanceTo(l);if(h<a.near||h>a.far)return;n.push({distance:h,distanceToRay:Math.sqrt(o),point:l,index:t,face:null,faceIndex:null,barycoord:null,object:s})}}var Du=class extends ei{constructor(e=[],t=Hr,i,r,a,n,s,o,l,h){super(e,t,i,r,a,n,s,o,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Uu=class extends ei{constructor(e,t,i,r,a,n,s,o,l){super(e,t,i,r,a,n,s,o,l),this.isCanvasTexture=!0,this.needsUpdate=!0}},jr=class extends ei{constructor(e,t,i=vi,r,a,n,s=Ut,o=Ut,l,h=Yi,c=1){if(h!==Yi&&h!==qi)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:c};super(d,r,a,n,s,o,h,i,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Nl(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ou=class extends jr{constructor(e,t=vi,i=Hr,r,a,n=Ut,s=Ut,o,l=Yi){let h={width:e,height:e,depth:1},c=[h,h,h,h,h,h];super(e,e,t,i,r,a,n,s,o,l),this.image=c,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Fu=class extends ei{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},hi=class Bu extends Lt{constructor(t=1,i=1,r=1,a=1,n=1,s=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:i,depth:r,widthSegments:a,heightSegments:n,depthSegments:s};let o=this;a=Math.floor(a),n=Math.floor(n),s=Math.floor(s);let l=[],h=[],c=[],d=[],u=0,p=0;v("z","y","x",-1,-1,r,i,t,s,n,0),v("z","y","x",1,-1,r,i,-t,s,n,1),v("x","z","y",1,1,t,r,i,a,s,2),v("x","z","y",1,-1,t,r,-i,a,s,3),v("x","y","z",1,-1,t,i,r,a,n,4),v("x","y","z",-1,-1,t,i,-r,a,n,5),this.setIndex(l),this.setAttribute("position",new St(h,3)),this.setAttribute("normal",new St(c,3)),this.setAttribute("uv",new St(d,2));function v(x,g,f,w,E,M,b,A,m,y,R){let O=M/m,N=b/y,F=M/2,q=b/2,C=A/2,H=m+1,K=y+1,G=0,ce=0,X=new I;for(let j=0;j<K;j++){let te=j*N-q;for(let Ce=0;Ce<H;Ce++){let Y=Ce*O-F;X[x]=Y*w,X[g]=te*E,X[f]=C,h.push(X.x,X.y,X.z),X[x]=0,X[g]=0,X[f]=A>0?1:-1,c.push(X.x,X.y,X.z),d.push(Ce/m),d.push(1-j/y),G+=1}}for(let j=0;j<y;j++)for(let te=0;te<m;te++){let Ce=u+te+H*j,Y=u+te+H*(j+1),ie=u+(te+1)+H*(j+1),Te=u+(te+1)+H*j;l.push(Ce,Y,Te),l.push(Y,ie,Te),ce+=6}o.addGroup(p,ce,R),p+=ce,u+=G}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Bu(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var Kr=class ku extends Lt{constructor(t=1,i=1,r=1,a=32,n=1,s=!1,o=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:i,height:r,radialSegments:a,heightSegments:n,openEnded:s,thetaStart:o,thetaLength:l};let h=this;a=Math.floor(a),n=Math.floor(n);let c=[],d=[],u=[],p=[],v=0,x=[],g=r/2,f=0;w(),s===!1&&(t>0&&E(!0),i>0&&E(!1)),this.setIndex(c),this.setAttribute("position",new St(d,3)),this.setAttribute("normal",new St(u,3)),this.setAttribute("uv",new St(p,2));function w(){let M=new I,b=new I,A=0,m=(i-t)/r;for(let y=0;y<=n;y++){let R=[],O=y/n,N=O*(i-t)+t;for(let F=0;F<=a;F++){let q=F/a,C=q*l+o,H=Math.sin(C),K=Math.cos(C);b.x=N*H,b.y=-O*r+g,b.z=N*K,d.push(b.x,b.y,b.z),M.set(H,m,K).normalize(),u.push(M.x,M.y,M.z),p.push(q,1-O),R.push(v++)}x.push(R)}for(let y=0;y<a;y++)for(let R=0;R<n;R++){let O=x[R][y],N=x[R+1][y],F=x[R+1][y+1],q=x[R][y+1];(t>0||R!==0)&&(c.push(O,N,q),A+=3),(i>0||R!==n-1)&&(c.push(N,F,q),A+=3)}h.addGroup(f,A,0),f+=A}function E(M){let b=v,A=new he,m=new I,y=0,R=M===!0?t:i,O=M===!0?1:-1;for(let F=1;F<=a;F++)d.push(0,g*O,0),u.push(0,O,0),p.push(.5,.5),v++;let N=v;for(let F=0;F<=a;F++){let q=F/a*l+o,C=Math.cos(q),H=Math.sin(q);m.x=R*H,m.y=g*O,m.z=R*C,d.push(m.x,m.y,m.z),u.push(0,O,0),A.x=C*.5+.5,A.y=H*.5*O+.5,p.push(A.x,A.y),v++}for(let F=0;F<a;F++){let q=b+F,C=N+F;M===!0?c.push(C,C+1,q):c.push(C+1,C,q),y+=3}h.addGroup(f,y,M===!0?1:2),f+=y}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new ku(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Jn=class zu extends Kr{constructor(t=1,i=1,r=32,a=1,n=!1,s=0,o=Math.PI*2){super(0,t,i,r,a,n,s,o),this.type="ConeGeometry",this.parameters={radius:t,height:i,radialSegments:r,heightSegments:a,openEnded:n,thetaStart:s,thetaLength:o}}static fromJSON(t){return new zu(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},am=class Gu extends Lt{constructor(t=[],i=[],r=1,a=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:i,radius:r,detail:a};let n=[],s=[];o(a),h(r),c(),this.setAttribute("position",new St(n,3)),this.setAttribute("normal",new St(n.slice(),3)),this.setAttribute("uv",new St(s,2)),a===0?this.computeVertexNormals():this.normalizeNormals();function o(w){let E=new I,M=new I,b=new I;for(let A=0;A<i.length;A+=3)p(i[A+0],E),p(i[A+1],M),p(i[A+2],b),l(E,M,b,w)}function l(w,E,M,b){let A=b+1,m=[];for(let y=0;y<=A;y++){m[y]=[];let R=w.clone().lerp(M,y/A),O=E.clone().lerp(M,y/A),N=A-y;for(let F=0;F<=N;F++)F===0&&y===A?m[y][F]=R:m[y][F]=R.clone().lerp(O,F/N)}for(let y=0;y<A;y++)for(let R=0;R<2*(A-y)-1;R++){let O=Math.floor(R/2);R%2===0?(u(m[y][O+1]),u(m[y+1][O]),u(m[y][O])):(u(m[y][O+1]),u(m[y+1][O+1]),u(m[y+1][O]))}}function h(w){let E=new I;for(let M=0;M<n.length;M+=3)E.x=n[M+0],E.y=n[M+1],E.z=n[M+2],E.normalize().multiplyScalar(w),n[M+0]=E.x,n[M+1]=E.y,n[M+2]=E.z}function c(){let w=new I;for(let E=0;E<n.length;E+=3){w.x=n[E+0],w.y=n[E+1],w.z=n[E+2];let M=g(w)/2/Math.PI+.5,b=f(w)/Math.PI+.5;s.push(M,1-b)}v(),d()}function d(){for(let w=0;w<s.length;w+=6){let E=s[w+0],M=s[w+2],b=s[w+4],A=Math.max(E,M,b),m=Math.min(E,M,b);A>.9&&m<.1&&(E<.2&&(s[w+0]+=1),M<.2&&(s[w+2]+=1),b<.2&&(s[w+4]+=1))}}function u(w){n.push(w.x,w.y,w.z)}function p(w,E){let M=w*3;E.x=t[M+0],E.y=t[M+1],E.z=t[M+2]}function v(){let w=new I,E=new I,M=new I,b=new I,A=new he,m=new he,y=new he;for(let R=0,O=0;R<n.length;R+=9,O+=6){w.set(n[R+0],n[R+1],n[R+2]),E.set(n[R+3],n[R+4],n[R+5]),M.set(n[R+6],n[R+7],n[R+8]),A.set(s[O+0],s[O+1]),m.set(s[O+2],s[O+3]),y.set(s[O+4],s[O+5]),b.copy(w).add(E).add(M).divideScalar(3);let N=g(b);x(A,O+0,w,N),x(m,O+2,E,N),x(y,O+4,M,N)}}function x(w,E,M,b){b<0&&w.x===1&&(s[E]=w.x-1),M.x===0&&M.z===0&&(s[E]=b/2/Math.PI+.5)}function g(w){return Math.atan2(w.z,-w.x)}function f(w){return Math.atan2(-w.y,Math.sqrt(w.x*w.x+w.z*w.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Gu(t.vertices,t.indices,t.radius,t.detail)}},Si=class{constructor(){this.type="Curve",this.arcLengthDivisions=200,this.needsUpdate=!1,this.cacheArcLengths=null}getPoint(){Be("Curve: .getPoint() not implemented.")}getPointAt(e,t){let i=this.getUtoTmapping(e);return this.getPoint(i,t)}getPoints(e=5){let t=[];for(let i=0;i<=e;i++)t.push(this.getPoint(i/e));return t}getSpacedPoints(e=5){let t=[];for(let i=0;i<=e;i++)t.push(this.getPointAt(i/e));return t}getLength(){let e=this.getLengths();return e[e.length-1]}getLengths(e=this.arcLengthDivisions){if(this.cacheArcLengths&&this.cacheArcLengths.length===e+1&&!this.needsUpdate)return this.cacheArcLengths;this.needsUpdate=!1;let t=[],i,r=this.getPoint(0),a=0;t.push(0);for(let n=1;n<=e;n++)i=this.getPoint(n/e),a+=i.distanceTo(r),t.push(a),r=i;return this.cacheArcLengths=t,t}updateArcLengths(){this.needsUpdate=!0,this.getLengths()}getUtoTmapping(e,t=null){let i=this.getLengths(),r=0,a=i.length,n;t?n=t:n=e*i[a-1];let s=0,o=a-1,l;for(;s<=o;)if(r=Math.floor(s+(o-s)/2),l=i[r]-n,l<0)s=r+1;else if(l>0)o=r-1;else{o=r;break}if(r=o,i[r]===n)return r/(a-1);let h=i[r],c=i[r+1]-h,d=(n-h)/c;return(r+d)/(a-1)}getTangent(e,t){let i=e-1e-4,r=e+1e-4;i<0&&(i=0),r>1&&(r=1);let a=this.getPoint(i),n=this.getPoint(r),s=t||(a.isVector2?new he:new I);return s.copy(n).sub(a).normalize(),s}getTangentAt(e,t){let i=this.getUtoTmapping(e);return this.getTangent(i,t)}computeFrenetFrames(e,t=!1){let i=new I,r=[],a=[],n=[],s=new I,o=new at;for(let u=0;u<=e;u++){let p=u/e;r[u]=this.getTangentAt(p,new I)}a[0]=new I,n[0]=new I;let l=Number.MAX_VALUE,h=Math.abs(r[0].x),c=Math.abs(r[0].y),d=Math.abs(r[0].z);h<=l&&(l=h,i.set(1,0,0)),c<=l&&(l=c,i.set(0,1,0)),d<=l&&i.set(0,0,1),s.crossVectors(r[0],i).normalize(),a[0].crossVectors(r[0],s),n[0].crossVectors(r[0],a[0]);for(let u=1;u<=e;u++){if(a[u]=a[u-1].clone(),n[u]=n[u-1].clone(),s.crossVectors(r[u-1],r[u]),s.length()>Number.EPSILON){s.normalize();let p=Math.acos(Ze(r[u-1].dot(r[u]),-1,1));a[u].applyMatrix4(o.makeRotationAxis(s,p))}n[u].crossVectors(r[u],a[u])}if(t===!0){let u=Math.acos(Ze(a[0].dot(a[e]),-1,1));u/=e,r[0].dot(s.crossVectors(a[0],a[e]))>0&&(u=-u);for(let p=1;p<=e;p++)a[p].applyMatrix4(o.makeRotationAxis(r[p],u*p)),n[p].crossVectors(r[p],a[p])}return{tangents:r,normals:a,binormals:n}}clone(){return new this.constructor().copy(this)}copy(e){return this.arcLengthDivisions=e.arcLengthDivisions,this.cacheArcLengths=null,this}toJSON(){let e={metadata:{version:4.7,type:"Curve",generator:"Curve.toJSON"}};return e.arcLengthDivisions=this.arcLengthDivisions,e.type=this.type,e}fromJSON(e){return this.arcLengthDivisions=e.arcLengthDivisions,this.cacheArcLengths=null,this}},Fl=class extends Si{constructor(e=0,t=0,i=1,r=1,a=0,n=Math.PI*2,s=!1,o=0){super(),this.isEllipseCurve=!0,this.type="EllipseCurve",this.aX=e,this.aY=t,this.xRadius=i,this.yRadius=r,this.aStartAngle=a,this.aEndAngle=n,this.aClockwise=s,this.aRotation=o}getPoint(e,t=new he){let i=t,r=Math.PI*2,a=this.aEndAngle-this.aStartAngle,n=Math.abs(a)<Number.EPSILON;for(;a<0;)a+=r;for(;a>r;)a-=r;a<Number.EPSILON&&(n?a=0:a=r),this.aClockwise===!0&&!n&&(a===r?a=-r:a=a-r);let s=this.aStartAngle+e*a,o=this.aX+this.xRadius*Math.cos(s),l=this.aY+this.yRadius*Math.sin(s);if(this.aRotation!==0){let h=Math.cos(this.aRotation),c=Math.sin(this.aRotation),d=o-this.aX,u=l-this.aY;o=d*h-u*c+this.aX,l=d*c+u*h+this.aY}return i.set(o,l)}copy(e){return super.copy(e),this.aX=e.aX,this.aY=e.aY,this.xRadius=e.xRadius,this.yRadius=e.yRadius,this.aStartAngle=e.aStartAngle,this.aEndAngle=e.aEndAngle,this.aClockwise=e.aClockwise,this.aRotation=e.aRotation,this}toJSON(){let e=super.toJSON();return e.aX=this.aX,e.aY=this.aY,e.xRadius=this.xRadius,e.yRadius=this.yRadius,e.aStartAngle=this.aStartAngle,e.aEndAngle=this.aEndAngle,e.aClockwise=this.aClockwise,e.aRotation=this.aRotation,e}fromJSON(e){return super.fromJSON(e),this.aX=e.aX,this.aY=e.aY,this.xRadius=e.xRadius,this.yRadius=e.yRadius,this.aStartAngle=e.aStartAngle,this.aEndAngle=e.aEndAngle,this.aClockwise=e.aClockwise,this.aRotation=e.aRotation,this}},nm=class extends Fl{constructor(e,t,i,r,a,n){super(e,t,i,i,r,a,n),this.isArcCurve=!0,this.type="ArcCurve"}};function Bl(){let e=0,t=0,i=0,r=0;function a(n,s,o,l){e=n,t=o,i=-3*n+3*s-2*o-l,r=2*n-2*s+o+l}return{initCatmullRom:function(n,s,o,l,h){a(s,o,h*(o-n),h*(l-s))},initNonuniformCatmullRom:function(n,s,o,l,h,c,d){let u=(s-n)/h-(o-n)/(h+c)+(o-s)/c,p=(o-s)/c-(l-s)/(c+d)+(l-o)/d;u*=c,p*=c,a(s,o,u,p)},calc:function(n){let s=n*n,o=s*n;return e+t*n+i*s+r*o}}}var mc=new I,gc=new I,yo=new Bl,wo=new Bl,Eo=new Bl,sm=class extends Si{constructor(e=[],t=!1,i="centripetal",r=.5){super(),this.isCatmullRomCurve3=!0,this.type="CatmullRomCurve3",this.points=e,this.closed=t,this.curveType=i,this.tension=r}getPoint(e,t=new I){let i=t,r=this.points,a=r.length,n=(a-(this.closed?0:1))*e,s=Math.floor(n),o=n-s;this.closed?s+=s>0?0:(Math.floor(Math.abs(s)/a)+1)*a:o===0&&s===a-1&&(s=a-2,o=1);let l,h;this.closed||s>0?l=r[(s-1)%a]:(gc.subVectors(r[0],r[1]).add(r[0]),l=gc);let c=r[s%a],d=r[(s+1)%a];if(this.closed||s+2<a?h=r[(s+2)%a]:(mc.subVectors(r[a-1],r[a-2]).add(r[a-1]),h=mc),this.curveType==="centripetal"||this.curveType==="chordal"){let u=this.curveType==="chordal"?.5:.25,p=Math.pow(l.distanceToSquared(c),u),v=Math.pow(c.distanceToSquared(d),u),x=Math.pow(d.distanceToSquared(h),u);v<1e-4&&(v=1),p<1e-4&&(p=v),x<1e-4&&(x=v),yo.initNonuniformCatmullRom(l.x,c.x,d.x,h.x,p,v,x),wo.initNonuniformCatmullRom(l.y,c.y,d.y,h.y,p,v,x),Eo.initNonuniformCatmullRom(l.z,c.z,d.z,h.z,p,v,x)}else this.curveType==="catmullrom"&&(yo.initCatmullRom(l.x,c.x,d.x,h.x,this.tension),wo.initCatmullRom(l.y,c.y,d.y,h.y,this.tension),Eo.initCatmullRom(l.z,c.z,d.z,h.z,this.tension));return i.set(yo.calc(o),wo.calc(o),Eo.calc(o)),i}copy(e){super.copy(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(r.clone())}return this.closed=e.closed,this.curveType=e.curveType,this.tension=e.tension,this}toJSON(){let e=super.toJSON();e.points=[];for(let t=0,i=this.points.length;t<i;t++){let r=this.points[t];e.points.push(r.toArray())}return e.closed=this.closed,e.curveType=this.curveType,e.tension=this.tension,e}fromJSON(e){super.fromJSON(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(new I().fromArray(r))}return this.closed=e.closed,this.curveType=e.curveType,this.tension=e.tension,this}};function vc(e,t,i,r,a){let n=(r-t)*.5,s=(a-i)*.5,o=e*e,l=e*o;return(2*i-2*r+n+s)*l+(-3*i+3*r-2*n-s)*o+n*e+i}function om(e,t){let i=1-e;return i*i*t}function lm(e,t){return 2*(1-e)*e*t}function hm(e,t){return e*e*t}function _a(e,t,i,r){return om(e,t)+lm(e,i)+hm(e,r)}function cm(e,t){let i=1-e;return i*i*i*t}function um(e,t){let i=1-e;return 3*i*i*e*t}function dm(e,t){return 3*(1-e)*e*e*t}function pm(e,t){return e*e*e*t}function Sa(e,t,i,r,a){return cm(e,t)+um(e,i)+dm(e,r)+pm(e,a)}var Hu=class extends Si{constructor(e=new he,t=new he,i=new he,r=new he){super(),this.isCubicBezierCurve=!0,this.type="CubicBezierCurve",this.v0=e,this.v1=t,this.v2=i,this.v3=r}getPoint(e,t=new he){let i=t,r=this.v0,a=this.v1,n=this.v2,s=this.v3;return i.set(Sa(e,r.x,a.x,n.x,s.x),Sa(e,r.y,a.y,n.y,s.y)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this.v3.copy(e.v3),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e.v3=this.v3.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this.v3.fromArray(e.v3),this}},fm=class extends Si{constructor(e=new I,t=new I,i=new I,r=new I){super(),this.isCubicBezierCurve3=!0,this.type="CubicBezierCurve3",this.v0=e,this.v1=t,this.v2=i,this.v3=r}getPoint(e,t=new I){let i=t,r=this.v0,a=this.v1,n=this.v2,s=this.v3;return i.set(Sa(e,r.x,a.x,n.x,s.x),Sa(e,r.y,a.y,n.y,s.y),Sa(e,r.z,a.z,n.z,s.z)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this.v3.copy(e.v3),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e.v3=this.v3.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this.v3.fromArray(e.v3),this}},Vu=class extends Si{constructor(e=new he,t=new he){super(),this.isLineCurve=!0,this.type="LineCurve",this.v1=e,this.v2=t}getPoint(e,t=new he){let i=t;return e===1?i.copy(this.v2):(i.copy(this.v2).sub(this.v1),i.multiplyScalar(e).add(this.v1)),i}getPointAt(e,t){return this.getPoint(e,t)}getTangent(e,t=new he){return t.subVectors(this.v2,this.v1).normalize()}getTangentAt(e,t){return this.getTangent(e,t)}copy(e){return super.copy(e),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},mm=class extends Si{constructor(e=new I,t=new I){super(),this.isLineCurve3=!0,this.type="LineCurve3",this.v1=e,this.v2=t}getPoint(e,t=new I){let i=t;return e===1?i.copy(this.v2):(i.copy(this.v2).sub(this.v1),i.multiplyScalar(e).add(this.v1)),i}getPointAt(e,t){return this.getPoint(e,t)}getTangent(e,t=new I){return t.subVectors(this.v2,this.v1).normalize()}getTangentAt(e,t){return this.getTangent(e,t)}copy(e){return super.copy(e),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},Wu=class extends Si{constructor(e=new he,t=new he,i=new he){super(),this.isQuadraticBezierCurve=!0,this.type="QuadraticBezierCurve",this.v0=e,this.v1=t,this.v2=i}getPoint(e,t=new he){let i=t,r=this.v0,a=this.v1,n=this.v2;return i.set(_a(e,r.x,a.x,n.x),_a(e,r.y,a.y,n.y)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},gm=class extends Si{constructor(e=new I,t=new I,i=new I){super(),this.isQuadraticBezierCurve3=!0,this.type="QuadraticBezierCurve3",this.v0=e,this.v1=t,this.v2=i}getPoint(e,t=new I){let i=t,r=this.v0,a=this.v1,n=this.v2;return i.set(_a(e,r.x,a.x,n.x),_a(e,r.y,a.y,n.y),_a(e,r.z,a.z,n.z)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},Xu=class extends Si{constructor(e=[]){super(),this.isSplineCurve=!0,this.type="SplineCurve",this.points=e}getPoint(e,t=new he){let i=t,r=this.points,a=(r.length-1)*e,n=Math.floor(a),s=a-n,o=r[n===0?n:n-1],l=r[n],h=r[n>r.length-2?r.length-1:n+1],c=r[n>r.length-3?r.length-1:n+2];return i.set(vc(s,o.x,l.x,h.x,c.x),vc(s,o.y,l.y,h.y,c.y)),i}copy(e){super.copy(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(r.clone())}return this}toJSON(){let e=super.toJSON();e.points=[];for(let t=0,i=this.points.length;t<i;t++){let r=this.points[t];e.points.push(r.toArray())}return e}fromJSON(e){super.fromJSON(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(new he().fromArray(r))}return this}},fl=Object.freeze({__proto__:null,ArcCurve:nm,CatmullRomCurve3:sm,CubicBezierCurve:Hu,CubicBezierCurve3:fm,EllipseCurve:Fl,LineCurve:Vu,LineCurve3:mm,QuadraticBezierCurve:Wu,QuadraticBezierCurve3:gm,SplineCurve:Xu}),vm=class extends Si{constructor(){super(),this.type="CurvePath",this.curves=[],this.autoClose=!1,this.cacheLengths=null}add(e){this.curves.push(e)}closePath(){let e=this.curves[0].getPoint(0),t=this.curves[this.curves.length-1].getPoint(1);if(!e.equals(t)){let i=e.isVector2===!0?"LineCurve":"LineCurve3";this.curves.push(new fl[i](t,e))}return this}getPoint(e,t){let i=e*this.getLength(),r=this.getCurveLengths(),a=0;for(;a<r.length;){if(r[a]>=i){let n=r[a]-i,s=this.curves[a],o=s.getLength(),l=o===0?0:1-n/o;return s.getPointAt(l,t)}a++}return null}getLength(){let e=this.getCurveLengths();return e[e.length-1]}updateArcLengths(){this.needsUpdate=!0,this.cacheLengths=null,this.getCurveLengths()}getCurveLengths(){if(this.cacheLengths&&this.cacheLengths.length===this.curves.length)return this.cacheLengths;let e=[],t=0;for(let i=0,r=this.curves.length;i<r;i++)t+=this.curves[i].getLength(),e.push(t);return this.cacheLengths=e,e}getSpacedPoints(e=40){let t=[];for(let i=0;i<=e;i++)t.push(this.getPoint(i/e));return this.autoClose&&t.push(t[0]),t}getPoints(e=12){let t=[],i;for(let r=0,a=this.curves;r<a.length;r++){let n=a[r],s=n.isEllipseCurve?e*2:n.isLineCurve||n.isLineCurve3?1:n.isSplineCurve?e*n.points.length:e,o=n.getPoints(s);for(let l=0;l<o.length;l++){let h=o[l];i&&i.equals(h)||(t.push(h),i=h)}}return this.autoClose&&t.length>1&&!t[t.length-1].equals(t[0])&&t.push(t[0]),t}copy(e){super.copy(e),this.curves=[];for(let t=0,i=e.curves.length;t<i;t++){let r=e.curves[t];this.curves.push(r.clone())}return this.autoClose=e.autoClose,this.cacheLengths=null,this}toJSON(){let e=super.toJSON();e.autoClose=this.autoClose,e.curves=[];for(let t=0,i=this.curves.length;t<i;t++){let r=this.curves[t];e.curves.push(r.toJSON())}return e}fromJSON(e){super.fromJSON(e),this.autoClose=e.autoClose,this.curves=[];for(let t=0,i=e.curves.length;t<i;t++){let r=e.curves[t];this.curves.push(new fl[r.type]().fromJSON(r))}return this.cacheLengths=null,this}},_c=class extends vm{constructor(e){super(),this.type="Path",this.currentPoint=new he,e&&this.setFromPoints(e)}setFromPoints(e){this.moveTo(e[0].x,e[0].y);for(let t=1,i=e.length;t<i;t++)this.lineTo(e[t].x,e[t].y);return this}moveTo(e,t){return this.currentPoint.set(e,t),this}lineTo(e,t){let i=new Vu(this.currentPoint.clone(),new he(e,t));return this.curves.push(i),this.currentPoint.set(e,t),this}quadraticCurveTo(e,t,i,r){let a=new Wu(this.currentPoint.clone(),new he(e,t),new he(i,r));return this.curves.push(a),this.currentPoint.set(i,r),this}bezierCurveTo(e,t,i,r,a,n){let s=new Hu(this.currentPoint.clone(),new he(e,t),new he(i,r),new he(a,n));return this.curves.push(s),this.currentPoint.set(a,n),this}splineThru(e){let t=[this.currentPoint.clone()].concat(e),i=new Xu(t);return this.curves.push(i),this.currentPoint.copy(e[e.length-1]),this}arc(e,t,i,r,a,n){let s=this.currentPoint.x,o=this.currentPoint.y;return this.absarc(e+s,t+o,i,r,a,n),this}absarc(e,t,i,r,a,n){return this.absellipse(e,t,i,i,r,a,n),this}ellipse(e,t,i,r,a,n,s,o){let l=this.currentPoint.x,h=this.currentPoint.y;return this.absellipse(e+l,t+h,i,r,a,n,s,o),this}absellipse(e,t,i,r,a,n,s,o){let l=new Fl(e,t,i,r,a,n,s,o);if(this.curves.length>0){let c=l.getPoint(0);c.equals(this.currentPoint)||this.lineTo(c.x,c.y)}this.curves.push(l);let h=l.getPoint(1);return this.currentPoint.copy(h),this}copy(e){return super.copy(e),this.currentPoint.copy(e.currentPoint),this}toJSON(){let e=super.toJSON();return e.currentPoint=this.currentPoint.toArray(),e}fromJSON(e){return super.fromJSON(e),this.currentPoint.fromArray(e.currentPoint),this}},kl=class extends _c{constructor(e){super(e),this.uuid=mr(),this.type="Shape",this.holes=[]}getPointsHoles(e){let t=[];for(let i=0,r=this.holes.length;i<r;i++)t[i]=this.holes[i].getPoints(e);return t}extractPoints(e){return{shape:this.getPoints(e),holes:this.getPointsHoles(e)}}copy(e){super.copy(e),this.holes=[];for(let t=0,i=e.holes.length;t<i;t++){let r=e.holes[t];this.holes.push(r.clone())}return this}toJSON(){let e=super.toJSON();e.uuid=this.uuid,e.holes=[];for(let t=0,i=this.holes.length;t<i;t++){let r=this.holes[t];e.holes.push(r.toJSON())}return e}fromJSON(e){super.fromJSON(e),this.uuid=e.uuid,this.holes=[];for(let t=0,i=e.holes.length;t<i;t++){let r=e.holes[t];this.holes.push(new _c().fromJSON(r))}return this}};function _m(e,t,i=2){let r=t&&t.length,a=r?t[0]*i:e.length,n=ju(e,0,a,i,!0),s=[];if(!n||n.next===n.prev)return s;let o,l,h;if(r&&(n=wm(e,t,n,i)),e.length>80*i){o=e[0],l=e[1];let c=o,d=l;for(let u=i;u<a;u+=i){let p=e[u],v=e[u+1];p<o&&(o=p),v<l&&(l=v),p>c&&(c=p),v>d&&(d=v)}h=Math.max(c-o,d-l),h=h!==0?32767/h:0}return ba(n,s,i,o,l,h,0),s}function ju(e,t,i,r,a){let n;if(a===Dm(e,t,i,r)>0)for(let s=t;s<i;s+=r)n=Sc(s/r|0,e[s],e[s+1],n);else for(let s=i-r;s>=t;s-=r)n=Sc(s/r|0,e[s],e[s+1],n);return n&&qr(n,n.next)&&(Ra(n),n=n.next),n}function dr(e,t){if(!e)return e;t||(t=e);let i=e,r;do if(r=!1,!i.steiner&&(qr(i,i.next)||gt(i.prev,i,i.next)===0)){if(Ra(i),i=t=i.prev,i===i.next)break;r=!0}else i=i.next;while(r||i!==t);return t}function ba(e,t,i,r,a,n,s){if(!e)return;!s&&n&&Rm(e,r,a,n);let o=e;for(;e.prev!==e.next;){let l=e.prev,h=e.next;if(n?Mm(e,r,a,n):Sm(e)){t.push(l.i,e.i,h.i),Ra(e),e=h.next,o=h.next;continue}if(e=h,e===o){s?s===1?(e=xm(dr(e),t),ba(e,t,i,r,a,n,2)):s===2&&ym(e,t,i,r,a,n):ba(dr(e),t,i,r,a,n,1);break}}}function Sm(e){let t=e.prev,i=e,r=e.next;if(gt(t,i,r)>=0)return!1;let a=t.x,n=i.x,s=r.x,o=t.y,l=i.y,h=r.y,c=Math.min(a,n,s),d=Math.min(o,l,h),u=Math.max(a,n,s),p=Math.max(o,l,h),v=r.next;for(;v!==t;){if(v.x>=c&&v.x<=u&&v.y>=d&&v.y<=p&&fa(a,o,n,l,s,h,v.x,v.y)&&gt(v.prev,v,v.next)>=0)return!1;v=v.next}return!0}function Mm(e,t,i,r){let a=e.prev,n=e,s=e.next;if(gt(a,n,s)>=0)return!1;let o=a.x,l=n.x,h=s.x,c=a.y,d=n.y,u=s.y,p=Math.min(o,l,h),v=Math.min(c,d,u),x=Math.max(o,l,h),g=Math.max(c,d,u),f=ml(p,v,t,i,r),w=ml(x,g,t,i,r),E=e.prevZ,M=e.nextZ;for(;E&&E.z>=f&&M&&M.z<=w;){if(E.x>=p&&E.x<=x&&E.y>=v&&E.y<=g&&E!==a&&E!==s&&fa(o,c,l,d,h,u,E.x,E.y)&&gt(E.prev,E,E.next)>=0||(E=E.prevZ,M.x>=p&&M.x<=x&&M.y>=v&&M.y<=g&&M!==a&&M!==s&&fa(o,c,l,d,h,u,M.x,M.y)&&gt(M.prev,M,M.next)>=0))return!1;M=M.nextZ}for(;E&&E.z>=f;){if(E.x>=p&&E.x<=x&&E.y>=v&&E.y<=g&&E!==a&&E!==s&&fa(o,c,l,d,h,u,E.x,E.y)&&gt(E.prev,E,E.next)>=0)return!1;E=E.prevZ}for(;M&&M.z<=w;){if(M.x>=p&&M.x<=x&&M.y>=v&&M.y<=g&&M!==a&&M!==s&&fa(o,c,l,d,h,u,M.x,M.y)&&gt(M.prev,M,M.next)>=0)return!1;M=M.nextZ}return!0}function xm(e,t){let i=e;do{let r=i.prev,a=i.next.next;!qr(r,a)&&Yu(r,i,i.next,a)&&Aa(r,a)&&Aa(a,r)&&(t.push(r.i,i.i,a.i),Ra(i),Ra(i.next),i=e=a),i=i.next}while(i!==e);return dr(i)}function ym(e,t,i,r,a,n){let s=e;do{let o=s.next.next;for(;o!==s.prev;){if(s.i!==o.i&&Nm(s,o)){let l=Ku(s,o);s=dr(s,s.next),l=dr(l,l.next),ba(s,t,i,r,a,n,0),ba(l,t,i,r,a,n,0);return}o=o.next}s=s.next}while(s!==e)}function wm(e,t,i,r){let a=[];for(let n=0,s=t.length;n<s;n++){let o=t[n]*r,l=n<s-1?t[n+1]*r:e.length,h=ju(e,o,l,r,!1);h===h.next&&(h.steiner=!0),a.push(Pm(h))}a.sort(Em);for(let n=0;n<a.length;n++)i=Tm(a[n],i);return i}function Em(e,t){let i=e.x-t.x;if(i===0&&(i=e.y-t.y,i===0)){let r=(e.next.y-e.y)/(e.next.x-e.x),a=(t.next.y-t.y)/(t.next.x-t.x);i=r-a}return i}function Tm(e,t){let i=bm(e,t);if(!i)return t;let r=Ku(i,e);return dr(r,r.next),dr(i,i.next)}function bm(e,t){let i=t,r=e.x,a=e.y,n=-1/0,s;if(qr(e,i))return i;do{if(qr(e,i.next))return i.next;if(a<=i.y&&a>=i.next.y&&i.next.y!==i.y){let d=i.x+(a-i.y)*(i.next.x-i.x)/(i.next.y-i.y);if(d<=r&&d>n&&(n=d,s=i.x<i.next.x?i:i.next,d===r))return s}i=i.next}while(i!==t);if(!s)return null;let o=s,l=s.x,h=s.y,c=1/0;i=s;do{if(r>=i.x&&i.x>=l&&r!==i.x&&qu(a<h?r:n,a,l,h,a<h?n:r,a,i.x,i.y)){let d=Math.abs(a-i.y)/(r-i.x);Aa(i,e)&&(d<c||d===c&&(i.x>s.x||i.x===s.x&&Am(s,i)))&&(s=i,c=d)}i=i.next}while(i!==o);return s}function Am(e,t){return gt(e.prev,e,t.prev)<0&&gt(t.next,e,e.next)<0}function Rm(e,t,i,r){let a=e;do a.z===0&&(a.z=ml(a.x,a.y,t,i,r)),a.prevZ=a.prev,a.nextZ=a.next,a=a.next;while(a!==e);a.prevZ.nextZ=null,a.prevZ=null,Cm(a)}function Cm(e){let t,i=1;do{let r=e,a;e=null;let n=null;for(t=0;r;){t++;let s=r,o=0;for(let h=0;h<i&&(o++,s=s.nextZ,!!s);h++);let l=i;for(;o>0||l>0&&s;)o!==0&&(l===0||!s||r.z<=s.z)?(a=r,r=r.nextZ,o--):(a=s,s=s.nextZ,l--),n?n.nextZ=a:e=a,a.prevZ=n,n=a;r=s}n.nextZ=null,i*=2}while(t>1);return e}function ml(e,t,i,r,a){return e=(e-i)*a|0,t=(t-r)*a|0,e=(e|e<<8)&16711935,e=(e|e<<4)&252645135,e=(e|e<<2)&858993459,e=(e|e<<1)&1431655765,t=(t|t<<8)&16711935,t=(t|t<<4)&252645135,t=(t|t<<2)&858993459,t=(t|t<<1)&1431655765,e|t<<1}function Pm(e){let t=e,i=e;do(t.x<i.x||t.x===i.x&&t.y<i.y)&&(i=t),t=t.next;while(t!==e);return i}function qu(e,t,i,r,a,n,s,o){return(a-s)*(t-o)>=(e-s)*(n-o)&&(e-s)*(r-o)>=(i-s)*(t-o)&&(i-s)*(n-o)>=(a-s)*(r-o)}function fa(e,t,i,r,a,n,s,o){return!(e===s&&t===o)&&qu(e,t,i,r,a,n,s,o)}function Nm(e,t){return e.next.i!==t.i&&e.prev.i!==t.i&&!Lm(e,t)&&(Aa(e,t)&&Aa(t,e)&&Im(e,t)&&(gt(e.prev,e,t.prev)||gt(e,t.prev,t))||qr(e,t)&&gt(e.prev,e,e.next)>0&&gt(t.prev,t,t.next)>0)}function gt(e,t,i){return(t.y-e.y)*(i.x-t.x)-(t.x-e.x)*(i.y-t.y)}function qr(e,t){return e.x===t.x&&e.y===t.y}function Yu(e,t,i,r){let a=En(gt(e,t,i)),n=En(gt(e,t,r)),s=En(gt(i,r,e)),o=En(gt(i,r,t));return!!(a!==n&&s!==o||a===0&&wn(e,i,t)||n===0&&wn(e,r,t)||s===0&&wn(i,e,r)||o===0&&wn(i,t,r))}function wn(e,t,i){return t.x<=Math.max(e.x,i.x)&&t.x>=Math.min(e.x,i.x)&&t.y<=Math.max(e.y,i.y)&&t.y>=Math.min(e.y,i.y)}function En(e){return e>0?1:e<0?-1:0}function Lm(e,t){let i=e;do{if(i.i!==e.i&&i.next.i!==e.i&&i.i!==t.i&&i.next.i!==t.i&&Yu(i,i.next,e,t))return!0;i=i.next}while(i!==e);return!1}function Aa(e,t){return gt(e.prev,e,e.next)<0?gt(e,t,e.next)>=0&&gt(e,e.prev,t)>=0:gt(e,t,e.prev)<0||gt(e,e.next,t)<0}function Im(e,t){let i=e,r=!1,a=(e.x+t.x)/2,n=(e.y+t.y)/2;do i.y>n!=i.next.y>n&&i.next.y!==i.y&&a<(i.next.x-i.x)*(n-i.y)/(i.next.y-i.y)+i.x&&(r=!r),i=i.next;while(i!==e);return r}function Ku(e,t){let i=gl(e.i,e.x,e.y),r=gl(t.i,t.x,t.y),a=e.next,n=t.prev;return e.next=t,t.prev=e,i.next=a,a.prev=i,r.next=i,i.prev=r,n.next=r,r.prev=n,r}function Sc(e,t,i,r){let a=gl(e,t,i);return r?(a.next=r.next,a.prev=r,r.next.prev=a,r.next=a):(a.prev=a,a.next=a),a}function Ra(e){e.next.prev=e.prev,e.prev.next=e.next,e.prevZ&&(e.prevZ.nextZ=e.nextZ),e.nextZ&&(e.nextZ.prevZ=e.prevZ)}function gl(e,t,i){return{i:e,x:t,y:i,prev:null,next:null,z:0,prevZ:null,nextZ:null,steiner:!1}}function Dm(e,t,i,r){let a=0;for(let n=t,s=i-r;n<i;n+=r)a+=(e[s]-e[n])*(e[n+1]+e[s+1]),s=n;return a}var Um=class{static triangulate(e,t,i=2){return _m(e,t,i)}},Tn=class Zu{static area(t){let i=t.length,r=0;for(let a=i-1,n=0;n<i;a=n++)r+=t[a].x*t[n].y-t[n].x*t[a].y;return r*.5}static isClockWise(t){return Zu.area(t)<0}static triangulateShape(t,i){let r=[],a=[],n=[];Mc(t),xc(r,t);let s=t.length;i.forEach(Mc);for(let l=0;l<i.length;l++)a.push(s),s+=i[l].length,xc(r,i[l]);let o=Um.triangulate(r,a);for(let l=0;l<o.length;l+=3)n.push(o.slice(l,l+3));return n}};function Mc(e){let t=e.length;t>2&&e[t-1].equals(e[0])&&e.pop()}function xc(e,t){for(let i=0;i<t.length;i++)e.push(t[i].x),e.push(t[i].y)}var Ju=class $u extends Lt{constructor(t=new kl([new he(.5,.5),new he(-.5,.5),new he(-.5,-.5),new he(.5,-.5)]),i={}){super(),this.type="ExtrudeGeometry",this.parameters={shapes:t,options:i},t=Array.isArray(t)?t:[t];let r=this,a=[],n=[];for(let o=0,l=t.length;o<l;o++){let h=t[o];s(h)}this.setAttribute("position",new St(a,3)),this.setAttribute("uv",new St(n,2)),this.computeVertexNormals();function s(o){let l=[],h=i.curveSegments!==void 0?i.curveSegments:12,c=i.steps!==void 0?i.steps:1,d=i.depth!==void 0?i.depth:1,u=i.bevelEnabled!==void 0?i.bevelEnabled:!0,p=i.bevelThickness!==void 0?i.bevelThickness:.2,v=i.bevelSize!==void 0?i.bevelSize:p-.1,x=i.bevelOffset!==void 0?i.bevelOffset:0,g=i.bevelSegments!==void 0?i.bevelSegments:3,f=i.extrudePath,w=i.UVGenerator!==void 0?i.UVGenerator:Om,E,M=!1,b,A,m,y;if(f){E=f.getSpacedPoints(c),M=!0,u=!1;let re=f.isCatmullRomCurve3?f.closed:!1;b=f.computeFrenetFrames(c,re),A=new I,m=new I,y=new I}u||(g=0,p=0,v=0,x=0);let R=o.extractPoints(h),O=R.shape,N=R.holes;if(!Tn.isClockWise(O)){O=O.reverse();for(let re=0,le=N.length;re<le;re++){let ne=N[re];Tn.isClockWise(ne)&&(N[re]=ne.reverse())}}function F(re){let le=10000000000000001e-36,ne=re[0];for(let ye=1;ye<=re.length;ye++){let we=ye%re.length,Ne=re[we],Oe=Ne.x-ne.x,Ye=Ne.y-ne.y,Je=Oe*Oe+Ye*Ye,rt=Math.max(Math.abs(Ne.x),Math.abs(Ne.y),Math.abs(ne.x),Math.abs(ne.y)),D=le*rt*rt;if(Je<=D){re.splice(we,1),ye--;continue}ne=Ne}}F(O),N.forEach(F);let q=N.length,C=O;for(let re=0;re<q;re++){let le=N[re];O=O.concat(le)}function H(re,le,ne){return le||Ge("ExtrudeGeometry: vec does not exist"),re.clone().addScaledVector(le,ne)}let K=O.length;function G(re,le,ne){let ye,we,Ne,Oe=re.x-le.x,Ye=re.y-le.y,Je=ne.x-re.x,rt=ne.y-re.y,D=Oe*Oe+Ye*Ye,It=Oe*rt-Ye*Je;if(Math.abs(It)>Number.EPSILON){let je=Math.sqrt(D),Mt=Math.sqrt(Je*Je+rt*rt),de=le.x-Ye/je,st=le.y+Oe/je,Fe=ne.x-rt/Mt,He=ne.y+Je/Mt,bt=((Fe-de)*rt-(He-st)*Je)/(Oe*rt-Ye*Je);ye=de+Oe*bt-re.x,we=st+Ye*bt-re.y;let T=ye*ye+we*we;if(T<=2)return new he(ye,we);Ne=Math.sqrt(T/2)}else{let je=!1;Oe>Number.EPSILON?Je>Number.EPSILON&&(je=!0):Oe<-Number.EPSILON?Je<-Number.EPSILON&&(je=!0):Math.sign(Ye)===Math.sign(rt)&&(je=!0),je?(ye=-Ye,we=Oe,Ne=Math.sqrt(D)):(ye=Oe,we=Ye,Ne=Math.sqrt(D/2))}return new he(ye/Ne,we/Ne)}let ce=[];for(let re=0,le=C.length,ne=le-1,ye=re+1;re<le;re++,ne++,ye++)ne===le&&(ne=0),ye===le&&(ye=0),ce[re]=G(C[re],C[ne],C[ye]);let X=[],j,te=ce.concat();for(let re=0,le=q;re<le;re++){let ne=N[re];j=[];for(let ye=0,we=ne.length,Ne=we-1,Oe=ye+1;ye<we;ye++,Ne++,Oe++)Ne===we&&(Ne=0),Oe===we&&(Oe=0),j[ye]=G(ne[ye],ne[Ne],ne[Oe]);X.push(j),te=te.concat(j)}let Ce;if(g===0)Ce=Tn.triangulateShape(C,N);else{let re=[],le=[];for(let ne=0;ne<g;ne++){let ye=ne/g,we=p*Math.cos(ye*Math.PI/2),Ne=v*Math.sin(ye*Math.PI/2)+x;for(let Oe=0,Ye=C.length;Oe<Ye;Oe++){let Je=H(C[Oe],ce[Oe],Ne);se(Je.x,Je.y,-we),ye===0&&re.push(Je)}for(let Oe=0,Ye=q;Oe<Ye;Oe++){let Je=N[Oe];j=X[Oe];let rt=[];for(let D=0,It=Je.length;D<It;D++){let je=H(Je[D],j[D],Ne);se(je.x,je.y,-we),ye===0&&rt.push(je)}ye===0&&le.push(rt)}}Ce=Tn.triangulateShape(re,le)}let Y=Ce.length,ie=v+x;for(let re=0;re<K;re++){let le=u?H(O[re],te[re],ie):O[re];M?(m.copy(b.normals[0]).multiplyScalar(le.x),A.copy(b.binormals[0]).multiplyScalar(le.y),y.copy(E[0]).add(m).add(A),se(y.x,y.y,y.z)):se(le.x,le.y,0)}for(let re=1;re<=c;re++)for(let le=0;le<K;le++){let ne=u?H(O[le],te[le],ie):O[le];M?(m.copy(b.normals[re]).multiplyScalar(ne.x),A.copy(b.binormals[re]).multiplyScalar(ne.y),y.copy(E[re]).add(m).add(A),se(y.x,y.y,y.z)):se(ne.x,ne.y,d/c*re)}for(let re=g-1;re>=0;re--){let le=re/g,ne=p*Math.cos(le*Math.PI/2),ye=v*Math.sin(le*Math.PI/2)+x;for(let we=0,Ne=C.length;we<Ne;we++){let Oe=H(C[we],ce[we],ye);se(Oe.x,Oe.y,d+ne)}for(let we=0,Ne=N.length;we<Ne;we++){let Oe=N[we];j=X[we];for(let Ye=0,Je=Oe.length;Ye<Je;Ye++){let rt=H(Oe[Ye],j[Ye],ye);M?se(rt.x,rt.y+E[c-1].y,E[c-1].x+ne):se(rt.x,rt.y,d+ne)}}}Te(),Le();function Te(){let re=a.length/3;if(u){let le=0,ne=K*le;for(let ye=0;ye<Y;ye++){let we=Ce[ye];We(we[2]+ne,we[1]+ne,we[0]+ne)}le=c+g*2,ne=K*le;for(let ye=0;ye<Y;ye++){let we=Ce[ye];We(we[0]+ne,we[1]+ne,we[2]+ne)}}else{for(let le=0;le<Y;le++){let ne=Ce[le];We(ne[2],ne[1],ne[0])}for(let le=0;le<Y;le++){let ne=Ce[le];We(ne[0]+K*c,ne[1]+K*c,ne[2]+K*c)}}r.addGroup(re,a.length/3-re,0)}function Le(){let re=a.length/3,le=0;Ue(C,le),le+=C.length;for(let ne=0,ye=N.length;ne<ye;ne++){let we=N[ne];Ue(we,le),le+=we.length}r.addGroup(re,a.length/3-re,1)}function Ue(re,le){let ne=re.length;for(;--ne>=0;){let ye=ne,we=ne-1;we<0&&(we=re.length-1);for(let Ne=0,Oe=c+g*2;Ne<Oe;Ne++){let Ye=K*Ne,Je=K*(Ne+1),rt=le+ye+Ye,D=le+we+Ye,It=le+we+Je,je=le+ye+Je;et(rt,D,It,je)}}}function se(re,le,ne){l.push(re),l.push(le),l.push(ne)}function We(re,le,ne){Re(re),Re(le),Re(ne);let ye=a.length/3,we=w.generateTopUV(r,a,ye-3,ye-2,ye-1);lt(we[0]),lt(we[1]),lt(we[2])}function et(re,le,ne,ye){Re(re),Re(le),Re(ye),Re(le),Re(ne),Re(ye);let we=a.length/3,Ne=w.generateSideWallUV(r,a,we-6,we-3,we-2,we-1);lt(Ne[0]),lt(Ne[1]),lt(Ne[3]),lt(Ne[1]),lt(Ne[2]),lt(Ne[3])}function Re(re){a.push(l[re*3+0]),a.push(l[re*3+1]),a.push(l[re*3+2])}function lt(re){n.push(re.x),n.push(re.y)}}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}toJSON(){let t=super.toJSON(),i=this.parameters.shapes,r=this.parameters.options;return Fm(i,r,t)}static fromJSON(t,i){let r=[];for(let n=0,s=t.shapes.length;n<s;n++){let o=i[t.shapes[n]];r.push(o)}let a=t.options.extrudePath;return a!==void 0&&(t.options.extrudePath=new fl[a.type]().fromJSON(a)),new $u(r,t.options)}},Om={generateTopUV:function(e,t,i,r,a){let n=t[i*3],s=t[i*3+1],o=t[r*3],l=t[r*3+1],h=t[a*3],c=t[a*3+1];return[new he(n,s),new he(o,l),new he(h,c)]},generateSideWallUV:function(e,t,i,r,a,n){let s=t[i*3],o=t[i*3+1],l=t[i*3+2],h=t[r*3],c=t[r*3+1],d=t[r*3+2],u=t[a*3],p=t[a*3+1],v=t[a*3+2],x=t[n*3],g=t[n*3+1],f=t[n*3+2];return Math.abs(o-c)<Math.abs(s-h)?[new he(s,1-l),new he(h,1-d),new he(u,1-v),new he(x,1-f)]:[new he(o,1-l),new he(c,1-d),new he(p,1-v),new he(g,1-f)]}};function Fm(e,t,i){if(i.shapes=[],Array.isArray(e))for(let r=0,a=e.length;r<a;r++){let n=e[r];i.shapes.push(n.uuid)}else i.shapes.push(e.uuid);return i.options=Object.assign({},t),t.extrudePath!==void 0&&(i.options.extrudePath=t.extrudePath.toJSON()),i}var Qu=class ed extends am{constructor(t=1,i=0){let r=(1+Math.sqrt(5))/2,a=[-1,r,0,1,r,0,-1,-r,0,1,-r,0,0,-1,r,0,1,r,0,-1,-r,0,1,-r,r,0,-1,r,0,1,-r,0,-1,-r,0,1],n=[0,11,5,0,5,1,0,1,7,0,7,10,0,10,11,1,5,9,5,11,4,11,10,2,10,7,6,7,1,8,3,9,4,3,4,2,3,2,6,3,6,8,3,8,9,4,9,5,2,4,11,6,2,10,8,6,7,9,8,1];super(a,n,t,i),this.type="IcosahedronGeometry",this.parameters={radius:t,detail:i}}static fromJSON(t){return new ed(t.radius,t.detail)}},Zr=class td extends Lt{constructor(t=1,i=1,r=1,a=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:i,widthSegments:r,heightSegments:a};let n=t/2,s=i/2,o=Math.floor(r),l=Math.floor(a),h=o+1,c=l+1,d=t/o,u=i/l,p=[],v=[],x=[],g=[];for(let f=0;f<c;f++){let w=f*u-s;for(let E=0;E<h;E++){let M=E*d-n;v.push(M,-w,0),x.push(0,0,1),g.push(E/o),g.push(1-f/l)}}for(let f=0;f<l;f++)for(let w=0;w<o;w++){let E=w+h*f,M=w+h*(f+1),b=w+1+h*(f+1),A=w+1+h*f;p.push(E,M,A),p.push(M,b,A)}this.setIndex(p),this.setAttribute("position",new St(v,3)),this.setAttribute("normal",new St(x,3)),this.setAttribute("uv",new St(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new td(t.width,t.height,t.widthSegments,t.heightSegments)}};var $n=class id extends Lt{constructor(t=1,i=32,r=16,a=0,n=Math.PI*2,s=0,o=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:i,heightSegments:r,phiStart:a,phiLength:n,thetaStart:s,thetaLength:o},i=Math.max(3,Math.floor(i)),r=Math.max(2,Math.floor(r));let l=Math.min(s+o,Math.PI),h=0,c=[],d=new I,u=new I,p=[],v=[],x=[],g=[];for(let f=0;f<=r;f++){let w=[],E=f/r,M=s+E*o,b=t*Math.cos(M),A=Math.sqrt(t*t-b*b),m=0;f===0&&s===0?m=.5/i:f===r&&l===Math.PI&&(m=-.5/i);for(let y=0;y<=i;y++){let R=y/i,O=a+R*n;d.x=-A*Math.cos(O),d.y=b,d.z=A*Math.sin(O),v.push(d.x,d.y,d.z),u.copy(d).normalize(),x.push(u.x,u.y,u.z),g.push(R+m,1-E),w.push(h++)}c.push(w)}for(let f=0;f<r;f++)for(let w=0;w<i;w++){let E=c[f][w+1],M=c[f][w],b=c[f+1][w],A=c[f+1][w+1];(f!==0||s>0)&&p.push(E,M,A),(f!==r-1||l<Math.PI)&&p.push(M,b,A)}this.setIndex(p),this.setAttribute("position",new St(v,3)),this.setAttribute("normal",new St(x,3)),this.setAttribute("uv",new St(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new id(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function Yr(e){let t={};for(let i in e){t[i]={};for(let r in e[i]){let a=e[i][r];if(yc(a))a.isRenderTargetTexture?(Be("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[i][r]=null):t[i][r]=a.clone();else if(Array.isArray(a))if(yc(a[0])){let n=[];for(let s=0,o=a.length;s<o;s++)n[s]=a[s].clone();t[i][r]=n}else t[i][r]=a.slice();else t[i][r]=a}}return t}function Wt(e){let t={};for(let i=0;i<e.length;i++){let r=Yr(e[i]);for(let a in r)t[a]=r[a]}return t}function yc(e){return e&&(e.isColor||e.isMatrix3||e.isMatrix4||e.isVector2||e.isVector3||e.isVector4||e.isTexture||e.isQuaternion)}function Bm(e){let t=[];for(let i=0;i<e.length;i++)t.push(e[i].clone());return t}function rd(e){let t=e.getRenderTarget();return t===null?e.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:Qe.workingColorSpace}var km={clone:Yr,merge:Wt},zm=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Gm=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,pr=class extends Ki{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=zm,this.fragmentShader=Gm,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Yr(e.uniforms),this.uniformsGroups=Bm(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let a=this.uniforms[r].value;a&&a.isTexture?t.uniforms[r]={type:"t",value:a.toJSON(e).uuid}:a&&a.isColor?t.uniforms[r]={type:"c",value:a.getHex()}:a&&a.isVector2?t.uniforms[r]={type:"v2",value:a.toArray()}:a&&a.isVector3?t.uniforms[r]={type:"v3",value:a.toArray()}:a&&a.isVector4?t.uniforms[r]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?t.uniforms[r]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?t.uniforms[r]={type:"m4",value:a.toArray()}:t.uniforms[r]={value:a}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let r=e.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=t[r.value]||null;break;case"c":this.uniforms[i].value=new ke().setHex(r.value);break;case"v2":this.uniforms[i].value=new he().fromArray(r.value);break;case"v3":this.uniforms[i].value=new I().fromArray(r.value);break;case"v4":this.uniforms[i].value=new yt().fromArray(r.value);break;case"m3":this.uniforms[i].value=new Xe().fromArray(r.value);break;case"m4":this.uniforms[i].value=new at().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Hm=class extends pr{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},_r=class extends Ki{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ke(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ke(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Vn,this.normalScale=new he(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ur,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Mi=class extends Ki{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ke(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ke(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Vn,this.normalScale=new he(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ur,this.combine=Sl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Vm=class extends Ki{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=nf,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Wm=class extends Ki{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Ir(e,t){return!e||e.constructor===t?e:typeof t.BYTES_PER_ELEMENT=="number"?new t(e):Array.prototype.slice.call(e)}function bn(e){return e!==void 0&&e.inTangents!==void 0&&e.outTangents!==void 0}var Pa=class{constructor(e,t,i,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,r=t[i],a=t[i-1];i:{e:{let n;t:{r:if(!(e<r)){for(let s=i+2;;){if(r===void 0){if(e<a)break r;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===s)break;if(a=r,r=t[++i],e<r)break e}n=t.length;break t}if(!(e>=a)){let s=t[1];e<s&&(i=2,a=s);for(let o=i-2;;){if(a===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===o)break;if(r=a,a=t[--i-1],e>=a)break e}n=i,i=0;break t}break i}for(;i<n;){let s=i+n>>>1;e<t[s]?n=s:i=s+1}if(r=t[i],a=t[i-1],a===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,a,r)}return this.interpolate_(i,a,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,r=this.valueSize,a=e*r;for(let n=0;n!==r;++n)t[n]=i[a+n];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Xm=class extends Pa{constructor(e,t,i,r){super(e,t,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Bh,endingEnd:Bh}}intervalChanged_(e,t,i){let r=this.parameterPositions,a=e-2,n=e+1,s=r[a],o=r[n];if(s===void 0)switch(this.getSettings_().endingStart){case kh:a=e,s=2*t-i;break;case zh:a=r.length-2,s=t+r[a]-r[a+1];break;default:a=e,s=i}if(o===void 0)switch(this.getSettings_().endingEnd){case kh:n=e,o=2*i-t;break;case zh:n=1,o=i+r[1]-r[0];break;default:n=e-1,o=t}let l=(i-t)*.5,h=this.valueSize;this._weightPrev=l/(t-s),this._weightNext=l/(o-i),this._offsetPrev=a*h,this._offsetNext=n*h}interpolate_(e,t,i,r){let a=this.resultBuffer,n=this.sampleValues,s=this.valueSize,o=e*s,l=o-s,h=this._offsetPrev,c=this._offsetNext,d=this._weightPrev,u=this._weightNext,p=(i-t)/(r-t),v=p*p,x=v*p,g=-d*x+2*d*v-d*p,f=(1+d)*x+(-1.5-2*d)*v+(-.5+d)*p+1,w=(-1-u)*x+(1.5+u)*v+.5*p,E=u*x-u*v;for(let M=0;M!==s;++M)a[M]=g*n[h+M]+f*n[l+M]+w*n[o+M]+E*n[c+M];return a}},jm=class extends Pa{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let a=this.resultBuffer,n=this.sampleValues,s=this.valueSize,o=e*s,l=o-s,h=(i-t)/(r-t),c=1-h;for(let d=0;d!==s;++d)a[d]=n[l+d]*c+n[o+d]*h;return a}},qm=class extends Pa{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e){return this.copySampleValue_(e-1)}},Ym=class extends Pa{interpolate_(e,t,i,r){let a=this.resultBuffer,n=this.sampleValues,s=this.valueSize,o=e*s,l=o-s,h=this.inTangents,c=this.outTangents;if(!h||!c){let p=(i-t)/(r-t),v=1-p;for(let x=0;x!==s;++x)a[x]=n[l+x]*v+n[o+x]*p;return a}let d=s*2,u=e-1;for(let p=0;p!==s;++p){let v=n[l+p],x=n[o+p],g=u*d+p*2,f=c[g],w=c[g+1],E=e*d+p*2,M=h[E],b=h[E+1],A=Zm(i,t,f,M,r);a[p]=ad(A,v,w,b,x)}return a}};function ad(e,t,i,r,a){let n=1-e;return n*n*n*t+3*n*n*e*i+3*n*e*e*r+e*e*e*a}function Km(e,t,i,r,a){let n=1-e;return 3*n*n*(i-t)+6*n*e*(r-i)+3*e*e*(a-r)}function Zm(e,t,i,r,a){let n=(e-t)/(a-t);for(let s=0;s<8;s++){let o=ad(n,t,i,r,a)-e;if(Math.abs(o)<1e-10)break;let l=Km(n,t,i,r,a);if(Math.abs(l)<1e-10)break;n=Math.max(0,Math.min(1,n-o/l))}return n}var xi=class{constructor(e,t,i,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Ir(t,this.TimeBufferType),this.values=Ir(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Ir(e.times,Array),values:Ir(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(i.interpolation=r),bn(e.settings)&&(i.settings={inTangents:Ir(e.settings.inTangents,Array),outTangents:Ir(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new qm(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new jm(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Xm(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Ym(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Hn:t=this.InterpolantFactoryMethodDiscrete;break;case dl:t=this.InterpolantFactoryMethodLinear;break;case $s:t=this.InterpolantFactoryMethodSmooth;break;case Fh:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Be("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Hn;case this.InterpolantFactoryMethodLinear:return dl;case this.InterpolantFactoryMethodSmooth:return $s;case this.InterpolantFactoryMethodBezier:return Fh}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]+=e;bn(this.settings)&&(wc(this.settings.inTangents,e),wc(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]*=e;bn(this.settings)&&(Ec(this.settings.inTangents,e),Ec(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,r=i.length,a=0,n=r-1;for(;a!==r&&i[a]<e;)++a;for(;n!==-1&&i[n]>t;)--n;if(++n,a!==0||n!==r){a>=n&&(n=Math.max(n,1),a=n-1);let s=this.getValueSize();this.times=i.slice(a,n),this.values=this.values.slice(a*s,n*s)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Ge("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,r=this.values,a=i.length;a===0&&(Ge("KeyframeTrack: Track is empty.",this),e=!1);let n=null;for(let s=0;s!==a;s++){let o=i[s];if(typeof o=="number"&&isNaN(o)){Ge("KeyframeTrack: Time is not a valid number.",this,s,o),e=!1;break}if(n!==null&&n>o){Ge("KeyframeTrack: Out of order keys.",this,s,o,n),e=!1;break}n=o}if(r!==void 0&&mf(r))for(let s=0,o=r.length;s!==o;++s){let l=r[s];if(isNaN(l)){Ge("KeyframeTrack: Value is not a valid number.",this,s,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===$s,a=e.length-1,n=1;for(let s=1;s<a;++s){let o=!1,l=e[s],h=e[s+1];if(l!==h&&(s!==1||l!==e[0]))if(r)o=!0;else{let c=s*i,d=c-i,u=c+i;for(let p=0;p!==i;++p){let v=t[c+p];if(v!==t[d+p]||v!==t[u+p]){o=!0;break}}}if(o){if(s!==n){e[n]=e[s];let c=s*i,d=n*i;for(let u=0;u!==i;++u)t[d+u]=t[c+u]}++n}}if(a>0){e[n]=e[a];for(let s=a*i,o=n*i,l=0;l!==i;++l)t[o+l]=t[s+l];++n}return n!==e.length?(this.times=e.slice(0,n),this.values=t.slice(0,n*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,r=new i(this.name,e,t);return r.createInterpolant=this.createInterpolant,bn(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function wc(e,t){for(let i=0,r=e.length;i!==r;i+=2)e[i]+=t}function Ec(e,t){for(let i=0,r=e.length;i!==r;i+=2)e[i]*=t}xi.prototype.ValueTypeName="";xi.prototype.TimeBufferType=Float32Array;xi.prototype.ValueBufferType=Float32Array;xi.prototype.DefaultInterpolation=dl;var Na=class extends xi{constructor(e,t,i){super(e,t,i)}};Na.prototype.ValueTypeName="bool";Na.prototype.ValueBufferType=Array;Na.prototype.DefaultInterpolation=Hn;Na.prototype.InterpolantFactoryMethodLinear=void 0;Na.prototype.InterpolantFactoryMethodSmooth=void 0;var Jm=class extends xi{constructor(e,t,i,r){super(e,t,i,r)}};Jm.prototype.ValueTypeName="color";var $m=class extends xi{constructor(e,t,i,r){super(e,t,i,r)}};$m.prototype.ValueTypeName="number";var Qm=class extends Pa{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let a=this.resultBuffer,n=this.sampleValues,s=this.valueSize,o=(i-t)/(r-t),l=e*s;for(let h=l+s;l!==h;l+=4)Li.slerpFlat(a,0,n,l-s,n,l,o);return a}},nd=class extends xi{constructor(e,t,i,r){super(e,t,i,r)}InterpolantFactoryMethodLinear(e){return new Qm(this.times,this.values,this.getValueSize(),e)}};nd.prototype.ValueTypeName="quaternion";nd.prototype.InterpolantFactoryMethodSmooth=void 0;var La=class extends xi{constructor(e,t,i){super(e,t,i)}};La.prototype.ValueTypeName="string";La.prototype.ValueBufferType=Array;La.prototype.DefaultInterpolation=Hn;La.prototype.InterpolantFactoryMethodLinear=void 0;La.prototype.InterpolantFactoryMethodSmooth=void 0;var eg=class extends xi{constructor(e,t,i,r){super(e,t,i,r)}};eg.prototype.ValueTypeName="vector";var tg=class{constructor(e,t,i){let r=this,a=!1,n=0,s=0,o,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(h){s++,a===!1&&r.onStart!==void 0&&r.onStart(h,n,s),a=!0},this.itemEnd=function(h){n++,r.onProgress!==void 0&&r.onProgress(h,n,s),n===s&&(a=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(h){r.onError!==void 0&&r.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),o?o(h):h},this.setURLModifier=function(h){return o=h,this},this.addHandler=function(h,c){return l.push(h,c),this},this.removeHandler=function(h){let c=l.indexOf(h);return c!==-1&&l.splice(c,2),this},this.getHandler=function(h){for(let c=0,d=l.length;c<d;c+=2){let u=l[c],p=l[c+1];if(u.global&&(u.lastIndex=0),u.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},ig=new tg,rg=class{constructor(e){this.manager=e!==void 0?e:ig,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(r,a){i.load(e,r,t,a)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};rg.DEFAULT_MATERIAL_NAME="__DEFAULT";var sd=class extends Xt{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ke(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},od=class extends sd{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Xt.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ke(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},To=new at,Tc=new I,bc=new I,ag=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new he(512,512),this.mapType=Jt,this.map=null,this.mapPass=null,this.matrix=new at,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ta,this._frameExtents=new he(1,1),this._viewportCount=1,this._viewports=[new yt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Tc.setFromMatrixPosition(e.matrixWorld),t.position.copy(Tc),bc.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(bc),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,r){To.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(To,e.coordinateSystem,e.reversedDepth);let a=this._frameExtents,n=r?r.z/a.x:1,s=r?r.w/a.y:1,o=r?r.x/a.x:0,l=r?r.y/a.y:0;e.coordinateSystem===wa||e.reversedDepth?t.set(.5*n,0,0,.5*n+o,0,.5*s,0,.5*s+l,0,0,1,0,0,0,0,1):t.set(.5*n,0,0,.5*n+o,0,.5*s,0,.5*s+l,0,0,.5,.5,0,0,0,1),t.multiply(To)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},An=new I,Rn=new Li,di=new I,ld=class extends Xt{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new at,this.projectionMatrix=new at,this.projectionMatrixInverse=new at,this.coordinateSystem=li,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(An,Rn,di),di.x===1&&di.y===1&&di.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(An,Rn,di.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(An,Rn,di),di.x===1&&di.y===1&&di.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(An,Rn,di.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Vi=new I,Ac=new he,Rc=new he,Qt=class extends ld{constructor(e=50,t=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Ea*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(ga*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Ea*2*Math.atan(Math.tan(ga*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Vi.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Vi.x,Vi.y).multiplyScalar(-e/Vi.z),Vi.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Vi.x,Vi.y).multiplyScalar(-e/Vi.z)}getViewSize(e,t){return this.getViewBounds(e,Ac,Rc),t.subVectors(Rc,Ac)}setViewOffset(e,t,i,r,a,n){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=a,this.view.height=n,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(ga*.5*this.fov)/this.zoom,i=2*t,r=this.aspect*i,a=-.5*r,n=this.view;if(this.view!==null&&this.view.enabled){let o=n.fullWidth,l=n.fullHeight;a+=n.offsetX*r/o,t-=n.offsetY*i/l,r*=n.width/o,i*=n.height/l}let s=this.filmOffset;s!==0&&(a+=e*s/this.getFilmWidth()),this.projectionMatrix.makePerspective(a,a+r,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}},hd=class extends ld{constructor(e=-1,t=1,i=1,r=-1,a=.1,n=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=r,this.near=a,this.far=n,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,r,a,n){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=a,this.view.height=n,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,a=i-e,n=i+e,s=r+t,o=r-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;a+=l*this.view.offsetX,n=a+l*this.view.width,s-=h*this.view.offsetY,o=s-h*this.view.height}this.projectionMatrix.makeOrthographic(a,n,s,o,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},ng=class extends ag{constructor(){super(new hd(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},cd=class extends sd{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Xt.DEFAULT_UP),this.updateMatrix(),this.target=new Xt,this.shadow=new ng}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Dr=-90,Ur=1,vl=class extends Xt{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new Qt(Dr,Ur,e,t);r.layers=this.layers,this.add(r);let a=new Qt(Dr,Ur,e,t);a.layers=this.layers,this.add(a);let n=new Qt(Dr,Ur,e,t);n.layers=this.layers,this.add(n);let s=new Qt(Dr,Ur,e,t);s.layers=this.layers,this.add(s);let o=new Qt(Dr,Ur,e,t);o.layers=this.layers,this.add(o);let l=new Qt(Dr,Ur,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,r,a,n,s,o]=t;for(let l of t)this.remove(l);if(e===li)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),a.up.set(0,0,-1),a.lookAt(0,1,0),n.up.set(0,0,1),n.lookAt(0,-1,0),s.up.set(0,1,0),s.lookAt(0,0,1),o.up.set(0,1,0),o.lookAt(0,0,-1);else if(e===wa)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),a.up.set(0,0,1),a.lookAt(0,1,0),n.up.set(0,0,-1),n.lookAt(0,-1,0),s.up.set(0,-1,0),s.lookAt(0,0,1),o.up.set(0,-1,0),o.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[a,n,s,o,l,h]=this.children,c=e.getRenderTarget(),d=e.getActiveCubeFace(),u=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let v=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let x=!1;e.isWebGLRenderer===!0?x=e.state.buffers.depth.getReversed():x=e.reversedDepthBuffer,e.setRenderTarget(i,0,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,1,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,n),e.setRenderTarget(i,2,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(i,3,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,4,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),i.texture.mipmapsAutoUpdate=v,e.setRenderTarget(i,5,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(c,d,u),e.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},sg=class extends Qt{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}},zl="\\[\\]\\.:\\/",og=new RegExp("["+zl+"]","g"),Gl="[^"+zl+"]",lg="[^"+zl.replace("\\.","")+"]",hg=/((?:WC+[\/:])*)/.source.replace("WC",Gl),cg=/(WCOD+)?/.source.replace("WCOD",lg),ug=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Gl),dg=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Gl),pg=new RegExp("^"+hg+cg+ug+dg+"$"),fg=["material","materials","bones","map"],mg=class{constructor(e,t,i){let r=i||_t.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,a=i.length;r!==a;++r)i[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},_t=class Br{constructor(t,i,r){this.path=i,this.parsedPath=r||Br.parseTrackName(i),this.node=Br.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,i,r){return t&&t.isAnimationObjectGroup?new Br.Composite(t,i,r):new Br(t,i,r)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(og,"")}static parseTrackName(t){let i=pg.exec(t);if(i===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let r={nodeName:i[2],objectName:i[3],objectIndex:i[4],propertyName:i[5],propertyIndex:i[6]},a=r.nodeName&&r.nodeName.lastIndexOf(".");if(a!==void 0&&a!==-1){let n=r.nodeName.substring(a+1);fg.indexOf(n)!==-1&&(r.nodeName=r.nodeName.substring(0,a),r.objectName=n)}if(r.propertyName===null||r.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return r}static findNode(t,i){if(i===void 0||i===""||i==="."||i===-1||i===t.name||i===t.uuid)return t;if(t.skeleton){let r=t.skeleton.getBoneByName(i);if(r!==void 0)return r}if(t.children){let r=function(n){for(let s=0;s<n.length;s++){let o=n[s];if(o.name===i||o.uuid===i)return o;let l=r(o.children);if(l)return l}return null},a=r(t.children);if(a)return a}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,i){t[i]=this.targetObject[this.propertyName]}_getValue_array(t,i){let r=this.resolvedProperty;for(let a=0,n=r.length;a!==n;++a)t[i++]=r[a]}_getValue_arrayElement(t,i){t[i]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,i){this.resolvedProperty.toArray(t,i)}_setValue_direct(t,i){this.targetObject[this.propertyName]=t[i]}_setValue_direct_setNeedsUpdate(t,i){this.targetObject[this.propertyName]=t[i],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,i){this.targetObject[this.propertyName]=t[i],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,i){let r=this.resolvedProperty;for(let a=0,n=r.length;a!==n;++a)r[a]=t[i++]}_setValue_array_setNeedsUpdate(t,i){let r=this.resolvedProperty;for(let a=0,n=r.length;a!==n;++a)r[a]=t[i++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,i){let r=this.resolvedProperty;for(let a=0,n=r.length;a!==n;++a)r[a]=t[i++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,i){this.resolvedProperty[this.propertyIndex]=t[i]}_setValue_arrayElement_setNeedsUpdate(t,i){this.resolvedProperty[this.propertyIndex]=t[i],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,i){this.resolvedProperty[this.propertyIndex]=t[i],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,i){this.resolvedProperty.fromArray(t,i)}_setValue_fromArray_setNeedsUpdate(t,i){this.resolvedProperty.fromArray(t,i),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,i){this.resolvedProperty.fromArray(t,i),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,i){this.bind(),this.getValue(t,i)}_setValue_unbound(t,i){this.bind(),this.setValue(t,i)}bind(){let t=this.node,i=this.parsedPath,r=i.objectName,a=i.propertyName,n=i.propertyIndex;if(t||(t=Br.findNode(this.rootNode,i.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Be("PropertyBinding: No target node found for track: "+this.path+".");return}if(r){let h=i.objectIndex;switch(r){case"materials":if(!t.material){Ge("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){Ge("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){Ge("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let c=0;c<t.length;c++)if(t[c].name===h){h=c;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){Ge("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){Ge("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[r]===void 0){Ge("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[r]}if(h!==void 0){if(t[h]===void 0){Ge("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[h]}}let s=t[a];if(s===void 0){let h=i.nodeName;Ge("PropertyBinding: Trying to update property for track: "+h+"."+a+" but it wasn't found.",t);return}let o=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?o=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(o=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(n!==void 0){if(a==="morphTargetInfluences"){if(!t.geometry){Ge("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){Ge("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[n]!==void 0&&(n=t.morphTargetDictionary[n])}l=this.BindingType.ArrayElement,this.resolvedProperty=s,this.propertyIndex=n}else s.fromArray!==void 0&&s.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=s):Array.isArray(s)?(l=this.BindingType.EntireArray,this.resolvedProperty=s):this.propertyName=a;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][o]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};_t.Composite=mg;_t.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};_t.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};_t.prototype.GetterByBindingType=[_t.prototype._getValue_direct,_t.prototype._getValue_array,_t.prototype._getValue_arrayElement,_t.prototype._getValue_toArray];_t.prototype.SetterByBindingTypeAndVersioning=[[_t.prototype._setValue_direct,_t.prototype._setValue_direct_setNeedsUpdate,_t.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[_t.prototype._setValue_array,_t.prototype._setValue_array_setNeedsUpdate,_t.prototype._setValue_array_setMatrixWorldNeedsUpdate],[_t.prototype._setValue_arrayElement,_t.prototype._setValue_arrayElement_setNeedsUpdate,_t.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[_t.prototype._setValue_fromArray,_t.prototype._setValue_fromArray_setNeedsUpdate,_t.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var xy=new Float32Array(1),yy=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,r){let a=this.elements;return a[0]=e,a[2]=t,a[1]=i,a[3]=r,this}};function Cc(e,t,i,r){let a=gg(r);switch(i){case uu:return e*t;case El:return e*t/a.components*a.byteLength;case Tl:return e*t/a.components*a.byteLength;case cr:return e*t*2/a.components*a.byteLength;case bl:return e*t*2/a.components*a.byteLength;case du:return e*t*3/a.components*a.byteLength;case mi:return e*t*4/a.components*a.byteLength;case Al:return e*t*4/a.components*a.byteLength;case Nn:case Ln:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case In:case Dn:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case Fo:case ko:return Math.max(e,16)*Math.max(t,8)/4;case Oo:case Bo:return Math.max(e,8)*Math.max(t,8)/2;case zo:case Go:case Vo:case Wo:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case Ho:case zn:case Xo:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case jo:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case qo:return Math.floor((e+4)/5)*Math.floor((t+3)/4)*16;case Yo:return Math.floor((e+4)/5)*Math.floor((t+4)/5)*16;case Ko:return Math.floor((e+5)/6)*Math.floor((t+4)/5)*16;case Zo:return Math.floor((e+5)/6)*Math.floor((t+5)/6)*16;case Jo:return Math.floor((e+7)/8)*Math.floor((t+4)/5)*16;case $o:return Math.floor((e+7)/8)*Math.floor((t+5)/6)*16;case Qo:return Math.floor((e+7)/8)*Math.floor((t+7)/8)*16;case el:return Math.floor((e+9)/10)*Math.floor((t+4)/5)*16;case tl:return Math.floor((e+9)/10)*Math.floor((t+5)/6)*16;case il:return Math.floor((e+9)/10)*Math.floor((t+7)/8)*16;case rl:return Math.floor((e+9)/10)*Math.floor((t+9)/10)*16;case al:return Math.floor((e+11)/12)*Math.floor((t+9)/10)*16;case nl:return Math.floor((e+11)/12)*Math.floor((t+11)/12)*16;case sl:case ol:case ll:return Math.ceil(e/4)*Math.ceil(t/4)*16;case hl:case cl:return Math.ceil(e/4)*Math.ceil(t/4)*8;case Gn:case ul:return Math.ceil(e/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${i} format.`)}function gg(e){switch(e){case Jt:case ou:return{byteLength:1,components:1};case ya:case lu:case _i:return{byteLength:2,components:1};case yl:case wl:return{byteLength:2,components:4};case vi:case xl:case oi:return{byteLength:4,components:1};case hu:case cu:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${e}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Be("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function ud(){let e=null,t=!1,i=null,r=null;function a(n,s){r=e.requestAnimationFrame(a),i(n,s)}return{start:function(){t!==!0&&i!==null&&e!==null&&(r=e.requestAnimationFrame(a),t=!0)},stop:function(){e!==null&&e.cancelAnimationFrame(r),t=!1},setAnimationLoop:function(n){i=n},setContext:function(n){e=n}}}function vg(e){let t=new WeakMap;function i(o,l){let h=o.array,c=o.usage,d=h.byteLength,u=e.createBuffer();e.bindBuffer(l,u),e.bufferData(l,h,c),o.onUploadCallback();let p;if(h instanceof Float32Array)p=e.FLOAT;else if(typeof Float16Array<"u"&&h instanceof Float16Array)p=e.HALF_FLOAT;else if(h instanceof Uint16Array)o.isFloat16BufferAttribute?p=e.HALF_FLOAT:p=e.UNSIGNED_SHORT;else if(h instanceof Int16Array)p=e.SHORT;else if(h instanceof Uint32Array)p=e.UNSIGNED_INT;else if(h instanceof Int32Array)p=e.INT;else if(h instanceof Int8Array)p=e.BYTE;else if(h instanceof Uint8Array)p=e.UNSIGNED_BYTE;else if(h instanceof Uint8ClampedArray)p=e.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+h);return{buffer:u,type:p,bytesPerElement:h.BYTES_PER_ELEMENT,version:o.version,size:d}}function r(o,l,h){let c=l.array,d=l.updateRanges;if(e.bindBuffer(h,o),d.length===0)e.bufferSubData(h,0,c);else{d.sort((p,v)=>p.start-v.start);let u=0;for(let p=1;p<d.length;p++){let v=d[u],x=d[p];x.start<=v.start+v.count+1?v.count=Math.max(v.count,x.start+x.count-v.start):(++u,d[u]=x)}d.length=u+1;for(let p=0,v=d.length;p<v;p++){let x=d[p];e.bufferSubData(h,x.start*c.BYTES_PER_ELEMENT,c,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function a(o){return o.isInterleavedBufferAttribute&&(o=o.data),t.get(o)}function n(o){o.isInterleavedBufferAttribute&&(o=o.data);let l=t.get(o);l&&(e.deleteBuffer(l.buffer),t.delete(o))}function s(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){let c=t.get(o);(!c||c.version<o.version)&&t.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}let h=t.get(o);if(h===void 0)t.set(o,i(o,l));else if(h.version<o.version){if(h.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");r(h.buffer,o,l),h.version=o.version}}return{get:a,remove:n,update:s}}var _g=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Sg=`#ifdef USE_ALPHAHASH
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
#endif`,Mg=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,xg=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,yg=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,wg=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Eg=`#ifdef USE_AOMAP
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
#endif`,Tg=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,bg=`#ifdef USE_BATCHING
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
#endif`,Ag=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Rg=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Cg=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Pg=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,Ng=`#ifdef USE_IRIDESCENCE
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
#endif`,Lg=`#ifdef USE_BUMPMAP
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
#endif`,Ig=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Dg=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Ug=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Og=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Fg=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Bg=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,kg=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,zg=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Gg=`#define PI 3.141592653589793
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
} // validated`,Hg=`vec3 transformedNormal = objectNormal;
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
#endif`,Vg=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Wg=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Xg=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,jg=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,qg="gl_FragColor = linearToOutputTexel( gl_FragColor );",Yg=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Kg=`#ifdef USE_ENVMAP
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
#endif`,Zg=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,Jg=`#ifdef USE_ENVMAP
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
#endif`,$g=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Qg=`#ifdef USE_ENVMAP
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
#endif`,e0=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,t0=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,i0=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,r0=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,a0=`#ifdef USE_GRADIENTMAP
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
}`,n0=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,s0=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,o0=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,l0=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,h0=`#ifdef USE_ENVMAP
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
#endif`,c0=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,u0=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,d0=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,p0=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,f0=`PhysicalMaterial material;
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
#endif`,m0=`uniform sampler2D dfgLUT;
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
}`,g0=`
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
#endif`,v0=`#if defined( RE_IndirectDiffuse )
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
#endif`,_0=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,S0=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,M0=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,x0=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,y0=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,w0=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,E0=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,T0=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,b0=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,A0=`#if defined( USE_POINTS_UV )
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
#endif`,R0=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,C0=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,P0=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,N0=`#if defined( USE_MORPHCOLORS )
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
#endif`,L0=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,I0=`#ifdef USE_MORPHTARGETS
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
#endif`,D0=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,U0=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,O0=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,F0=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,B0=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,k0=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,z0=`#ifdef USE_NORMALMAP
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
#endif`,G0=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,H0=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,V0=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,W0=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,X0=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,j0=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,q0=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Y0=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,K0=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Z0=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,J0=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,$0=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Q0=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,ev=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,tv=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,iv=`float getShadowMask() {
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
}`,rv=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,av=`#ifdef USE_SKINNING
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
#endif`,nv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,sv=`#ifdef USE_SKINNING
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
#endif`,ov=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,lv=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,hv=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,cv=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,uv=`#ifdef USE_TRANSMISSION
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
#endif`,dv=`#ifdef USE_TRANSMISSION
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
#endif`,pv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,fv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,mv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,gv=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,vv=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,_v=`uniform sampler2D t2D;
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
}`,Sv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Mv=`uniform float backgroundBlurriness;
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
}`,xv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,yv=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,wv=`#include <common>
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
}`,Ev=`#if DEPTH_PACKING == 3200
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
}`,Tv=`#define DISTANCE
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
}`,bv=`#define DISTANCE
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
}`,Av=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Rv=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Cv=`uniform float scale;
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
}`,Pv=`uniform vec3 diffuse;
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
}`,Nv=`#include <common>
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
}`,Lv=`uniform vec3 diffuse;
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
}`,Iv=`#define LAMBERT
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
}`,Dv=`#define LAMBERT
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
}`,Uv=`#define MATCAP
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
}`,Ov=`#define MATCAP
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
}`,Fv=`#define NORMAL
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
}`,Bv=`#define NORMAL
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
}`,kv=`#define PHONG
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
}`,zv=`#define PHONG
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
}`,Gv=`#define STANDARD
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
}`,Hv=`#define STANDARD
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
}`,Vv=`#define TOON
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
}`,Wv=`#define TOON
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
}`,Xv=`uniform float size;
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
}`,jv=`uniform vec3 diffuse;
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
}`,qv=`#include <common>
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
}`,Yv=`uniform vec3 color;
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
}`,Kv=`uniform float rotation;
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
}`,Zv=`uniform vec3 diffuse;
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
}`,qe={alphahash_fragment:_g,alphahash_pars_fragment:Sg,alphamap_fragment:Mg,alphamap_pars_fragment:xg,alphatest_fragment:yg,alphatest_pars_fragment:wg,aomap_fragment:Eg,aomap_pars_fragment:Tg,batching_pars_vertex:bg,batching_vertex:Ag,begin_vertex:Rg,beginnormal_vertex:Cg,bsdfs:Pg,iridescence_fragment:Ng,bumpmap_pars_fragment:Lg,clipping_planes_fragment:Ig,clipping_planes_pars_fragment:Dg,clipping_planes_pars_vertex:Ug,clipping_planes_vertex:Og,color_fragment:Fg,color_pars_fragment:Bg,color_pars_vertex:kg,color_vertex:zg,common:Gg,defaultnormal_vertex:Hg,displacementmap_pars_vertex:Vg,displacementmap_vertex:Wg,emissivemap_fragment:Xg,emissivemap_pars_fragment:jg,colorspace_fragment:qg,colorspace_pars_fragment:Yg,envmap_fragment:Kg,envmap_common_pars_fragment:Zg,envmap_pars_fragment:Jg,envmap_pars_vertex:$g,envmap_physical_pars_fragment:h0,envmap_vertex:Qg,fog_vertex:e0,fog_pars_vertex:t0,fog_fragment:i0,fog_pars_fragment:r0,gradientmap_pars_fragment:a0,lightmap_pars_fragment:n0,lights_lambert_fragment:s0,lights_lambert_pars_fragment:o0,lights_pars_begin:l0,lights_toon_fragment:c0,lights_toon_pars_fragment:u0,lights_phong_fragment:d0,lights_phong_pars_fragment:p0,lights_physical_fragment:f0,lights_physical_pars_fragment:m0,lights_fragment_begin:g0,lights_fragment_maps:v0,lights_fragment_end:_0,lightprobes_pars_fragment:S0,logdepthbuf_fragment:M0,logdepthbuf_pars_fragment:x0,logdepthbuf_pars_vertex:y0,logdepthbuf_vertex:w0,map_fragment:E0,map_pars_fragment:T0,map_particle_fragment:b0,map_particle_pars_fragment:A0,metalnessmap_fragment:R0,metalnessmap_pars_fragment:C0,morphinstance_vertex:P0,morphcolor_vertex:N0,morphnormal_vertex:L0,morphtarget_pars_vertex:I0,morphtarget_vertex:D0,normal_fragment_begin:U0,normal_fragment_maps:O0,normal_pars_fragment:F0,normal_pars_vertex:B0,normal_vertex:k0,normalmap_pars_fragment:z0,clearcoat_normal_fragment_begin:G0,clearcoat_normal_fragment_maps:H0,clearcoat_pars_fragment:V0,iridescence_pars_fragment:W0,opaque_fragment:X0,packing:j0,premultiplied_alpha_fragment:q0,project_vertex:Y0,dithering_fragment:K0,dithering_pars_fragment:Z0,roughnessmap_fragment:J0,roughnessmap_pars_fragment:$0,shadowmap_pars_fragment:Q0,shadowmap_pars_vertex:ev,shadowmap_vertex:tv,shadowmask_pars_fragment:iv,skinbase_vertex:rv,skinning_pars_vertex:av,skinning_vertex:nv,skinnormal_vertex:sv,specularmap_fragment:ov,specularmap_pars_fragment:lv,tonemapping_fragment:hv,tonemapping_pars_fragment:cv,transmission_fragment:uv,transmission_pars_fragment:dv,uv_pars_fragment:pv,uv_pars_vertex:fv,uv_vertex:mv,worldpos_vertex:gv,background_vert:vv,background_frag:_v,backgroundCube_vert:Sv,backgroundCube_frag:Mv,cube_vert:xv,cube_frag:yv,depth_vert:wv,depth_frag:Ev,distance_vert:Tv,distance_frag:bv,equirect_vert:Av,equirect_frag:Rv,linedashed_vert:Cv,linedashed_frag:Pv,meshbasic_vert:Nv,meshbasic_frag:Lv,meshlambert_vert:Iv,meshlambert_frag:Dv,meshmatcap_vert:Uv,meshmatcap_frag:Ov,meshnormal_vert:Fv,meshnormal_frag:Bv,meshphong_vert:kv,meshphong_frag:zv,meshphysical_vert:Gv,meshphysical_frag:Hv,meshtoon_vert:Vv,meshtoon_frag:Wv,points_vert:Xv,points_frag:jv,shadow_vert:qv,shadow_frag:Yv,sprite_vert:Kv,sprite_frag:Zv},Se={common:{diffuse:{value:new ke(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Xe},alphaMap:{value:null},alphaMapTransform:{value:new Xe},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new Xe}},envmap:{envMap:{value:null},envMapRotation:{value:new Xe},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Xe}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Xe}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new Xe},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Xe},normalScale:{value:new he(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new Xe},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Xe}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new Xe}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Xe}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ke(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ke(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Xe},alphaTest:{value:0},uvTransform:{value:new Xe}},sprite:{diffuse:{value:new ke(16777215)},opacity:{value:1},center:{value:new he(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Xe},alphaMap:{value:null},alphaMapTransform:{value:new Xe},alphaTest:{value:0}}},fi={basic:{uniforms:Wt([Se.common,Se.specularmap,Se.envmap,Se.aomap,Se.lightmap,Se.fog]),vertexShader:qe.meshbasic_vert,fragmentShader:qe.meshbasic_frag},lambert:{uniforms:Wt([Se.common,Se.specularmap,Se.envmap,Se.aomap,Se.lightmap,Se.emissivemap,Se.bumpmap,Se.normalmap,Se.displacementmap,Se.fog,Se.lights,{emissive:{value:new ke(0)},envMapIntensity:{value:1}}]),vertexShader:qe.meshlambert_vert,fragmentShader:qe.meshlambert_frag},phong:{uniforms:Wt([Se.common,Se.specularmap,Se.envmap,Se.aomap,Se.lightmap,Se.emissivemap,Se.bumpmap,Se.normalmap,Se.displacementmap,Se.fog,Se.lights,{emissive:{value:new ke(0)},specular:{value:new ke(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:qe.meshphong_vert,fragmentShader:qe.meshphong_frag},standard:{uniforms:Wt([Se.common,Se.envmap,Se.aomap,Se.lightmap,Se.emissivemap,Se.bumpmap,Se.normalmap,Se.displacementmap,Se.roughnessmap,Se.metalnessmap,Se.fog,Se.lights,{emissive:{value:new ke(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:qe.meshphysical_vert,fragmentShader:qe.meshphysical_frag},toon:{uniforms:Wt([Se.common,Se.aomap,Se.lightmap,Se.emissivemap,Se.bumpmap,Se.normalmap,Se.displacementmap,Se.gradientmap,Se.fog,Se.lights,{emissive:{value:new ke(0)}}]),vertexShader:qe.meshtoon_vert,fragmentShader:qe.meshtoon_frag},matcap:{uniforms:Wt([Se.common,Se.bumpmap,Se.normalmap,Se.displacementmap,Se.fog,{matcap:{value:null}}]),vertexShader:qe.meshmatcap_vert,fragmentShader:qe.meshmatcap_frag},points:{uniforms:Wt([Se.points,Se.fog]),vertexShader:qe.points_vert,fragmentShader:qe.points_frag},dashed:{uniforms:Wt([Se.common,Se.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:qe.linedashed_vert,fragmentShader:qe.linedashed_frag},depth:{uniforms:Wt([Se.common,Se.displacementmap]),vertexShader:qe.depth_vert,fragmentShader:qe.depth_frag},normal:{uniforms:Wt([Se.common,Se.bumpmap,Se.normalmap,Se.displacementmap,{opacity:{value:1}}]),vertexShader:qe.meshnormal_vert,fragmentShader:qe.meshnormal_frag},sprite:{uniforms:Wt([Se.sprite,Se.fog]),vertexShader:qe.sprite_vert,fragmentShader:qe.sprite_frag},background:{uniforms:{uvTransform:{value:new Xe},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:qe.background_vert,fragmentShader:qe.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Xe}},vertexShader:qe.backgroundCube_vert,fragmentShader:qe.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:qe.cube_vert,fragmentShader:qe.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:qe.equirect_vert,fragmentShader:qe.equirect_frag},distance:{uniforms:Wt([Se.common,Se.displacementmap,{referencePosition:{value:new I},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:qe.distance_vert,fragmentShader:qe.distance_frag},shadow:{uniforms:Wt([Se.lights,Se.fog,{color:{value:new ke(0)},opacity:{value:1}}]),vertexShader:qe.shadow_vert,fragmentShader:qe.shadow_frag}};fi.physical={uniforms:Wt([fi.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Xe},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Xe},clearcoatNormalScale:{value:new he(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Xe},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new Xe},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Xe},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Xe},sheen:{value:0},sheenColor:{value:new ke(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new Xe},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Xe},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new Xe},transmissionSamplerSize:{value:new he},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Xe},attenuationDistance:{value:0},attenuationColor:{value:new ke(0)},specularColor:{value:new ke(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Xe},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new Xe},anisotropyVector:{value:new he},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Xe}}]),vertexShader:qe.meshphysical_vert,fragmentShader:qe.meshphysical_frag};var Cn={r:0,b:0,g:0},Jv=new at,dd=new Xe;dd.set(-1,0,0,0,1,0,0,0,1);function $v(e,t,i,r,a,n){let s=new ke(0),o=a===!0?0:1,l,h,c=null,d=0,u=null;function p(w){let E=w.isScene===!0?w.background:null;if(E&&E.isTexture){let M=w.backgroundBlurriness>0;E=t.get(E,M)}return E}function v(w){let E=!1,M=p(w);M===null?g(s,o):M&&M.isColor&&(g(M,1),E=!0);let b=e.xr.getEnvironmentBlendMode();b==="additive"?i.buffers.color.setClear(0,0,0,1,n):b==="alpha-blend"&&i.buffers.color.setClear(0,0,0,0,n),(e.autoClear||E)&&(i.buffers.depth.setTest(!0),i.buffers.depth.setMask(!0),i.buffers.color.setMask(!0),e.clear(e.autoClearColor,e.autoClearDepth,e.autoClearStencil))}function x(w,E){let M=p(E);M&&M.isCubeTexture?(h===void 0&&(h=new ct(new hi(1,1,1),new pr({name:"BackgroundCubeMaterial",uniforms:Yr(fi.backgroundCube.uniforms),vertexShader:fi.backgroundCube.vertexShader,fragmentShader:fi.backgroundCube.fragmentShader,side:Gt,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),h.geometry.deleteAttribute("normal"),h.geometry.deleteAttribute("uv"),h.onBeforeRender=function(b,A,m){this.matrixWorld.copyPosition(m.matrixWorld)},Object.defineProperty(h.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),r.update(h)),h.material.uniforms.envMap.value=M,h.material.uniforms.backgroundBlurriness.value=E.backgroundBlurriness,h.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,h.material.uniforms.backgroundRotation.value.setFromMatrix4(Jv.makeRotationFromEuler(E.backgroundRotation)).transpose(),M.isRenderTargetTexture===!1&&h.material.uniforms.backgroundRotation.value.premultiply(dd),h.material.toneMapped=Qe.getTransfer(M.colorSpace)!==ot,(c!==M||d!==M.version||u!==e.toneMapping)&&(h.material.needsUpdate=!0,c=M,d=M.version,u=e.toneMapping),h.layers.enableAll(),w.unshift(h,h.geometry,h.material,0,0,null)):M&&M.isTexture&&(l===void 0&&(l=new ct(new Zr(2,2),new pr({name:"BackgroundMaterial",uniforms:Yr(fi.background.uniforms),vertexShader:fi.background.vertexShader,fragmentShader:fi.background.fragmentShader,side:hr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),r.update(l)),l.material.uniforms.t2D.value=M,l.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,l.material.toneMapped=Qe.getTransfer(M.colorSpace)!==ot,M.matrixAutoUpdate===!0&&M.updateMatrix(),l.material.uniforms.uvTransform.value.copy(M.matrix),(c!==M||d!==M.version||u!==e.toneMapping)&&(l.material.needsUpdate=!0,c=M,d=M.version,u=e.toneMapping),l.layers.enableAll(),w.unshift(l,l.geometry,l.material,0,0,null))}function g(w,E){w.getRGB(Cn,rd(e)),i.buffers.color.setClear(Cn.r,Cn.g,Cn.b,E,n)}function f(){h!==void 0&&(h.geometry.dispose(),h.material.dispose(),h=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return s},setClearColor:function(w,E=1){s.set(w),o=E,g(s,o)},getClearAlpha:function(){return o},setClearAlpha:function(w){o=w,g(s,o)},render:v,addToRenderList:x,dispose:f}}function Qv(e,t){let i=e.getParameter(e.MAX_VERTEX_ATTRIBS),r={},a=u(null),n=a,s=!1;function o(N,F,q,C,H){let K=!1,G=d(N,C,q,F);n!==G&&(n=G,h(n.object)),K=p(N,C,q,H),K&&v(N,C,q,H),H!==null&&t.update(H,e.ELEMENT_ARRAY_BUFFER),(K||s)&&(s=!1,M(N,F,q,C),H!==null&&e.bindBuffer(e.ELEMENT_ARRAY_BUFFER,t.get(H).buffer))}function l(){return e.createVertexArray()}function h(N){return e.bindVertexArray(N)}function c(N){return e.deleteVertexArray(N)}function d(N,F,q,C){let H=C.wireframe===!0,K=r[F.id];K===void 0&&(K={},r[F.id]=K);let G=N.isInstancedMesh===!0?N.id:0,ce=K[G];ce===void 0&&(ce={},K[G]=ce);let X=ce[q.id];X===void 0&&(X={},ce[q.id]=X);let j=X[H];return j===void 0&&(j=u(l()),X[H]=j),j}function u(N){let F=[],q=[],C=[];for(let H=0;H<i;H++)F[H]=0,q[H]=0,C[H]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:F,enabledAttributes:q,attributeDivisors:C,object:N,attributes:{},index:null}}function p(N,F,q,C){let H=n.attributes,K=F.attributes,G=0,ce=q.getAttributes();for(let X in ce)if(ce[X].location>=0){let j=H[X],te=K[X];if(te===void 0&&(X==="instanceMatrix"&&N.instanceMatrix&&(te=N.instanceMatrix),X==="instanceColor"&&N.instanceColor&&(te=N.instanceColor)),j===void 0||j.attribute!==te||te&&j.data!==te.data)return!0;G++}return n.attributesNum!==G||n.index!==C}function v(N,F,q,C){let H={},K=F.attributes,G=0,ce=q.getAttributes();for(let X in ce)if(ce[X].location>=0){let j=K[X];j===void 0&&(X==="instanceMatrix"&&N.instanceMatrix&&(j=N.instanceMatrix),X==="instanceColor"&&N.instanceColor&&(j=N.instanceColor));let te={};te.attribute=j,j&&j.data&&(te.data=j.data),H[X]=te,G++}n.attributes=H,n.attributesNum=G,n.index=C}function x(){let N=n.newAttributes;for(let F=0,q=N.length;F<q;F++)N[F]=0}function g(N){f(N,0)}function f(N,F){let q=n.newAttributes,C=n.enabledAttributes,H=n.attributeDivisors;q[N]=1,C[N]===0&&(e.enableVertexAttribArray(N),C[N]=1),H[N]!==F&&(e.vertexAttribDivisor(N,F),H[N]=F)}function w(){let N=n.newAttributes,F=n.enabledAttributes;for(let q=0,C=F.length;q<C;q++)F[q]!==N[q]&&(e.disableVertexAttribArray(q),F[q]=0)}function E(N,F,q,C,H,K,G){G===!0?e.vertexAttribIPointer(N,F,q,H,K):e.vertexAttribPointer(N,F,q,C,H,K)}function M(N,F,q,C){x();let H=C.attributes,K=q.getAttributes(),G=F.defaultAttributeValues;for(let ce in K){let X=K[ce];if(X.location>=0){let j=H[ce];if(j===void 0&&(ce==="instanceMatrix"&&N.instanceMatrix&&(j=N.instanceMatrix),ce==="instanceColor"&&N.instanceColor&&(j=N.instanceColor)),j!==void 0){let te=j.normalized,Ce=j.itemSize,Y=t.get(j);if(Y===void 0)continue;let ie=Y.buffer,Te=Y.type,Le=Y.bytesPerElement,Ue=Te===e.INT||Te===e.UNSIGNED_INT||j.gpuType===xl;if(j.isInterleavedBufferAttribute){let se=j.data,We=se.isInterleavedBuffer===!0?se.stride:se.itemSize,et=j.offset;if(se.isInstancedInterleavedBuffer||se.isInstancedBufferAttribute){for(let Re=0;Re<X.locationSize;Re++)f(X.location+Re,se.meshPerAttribute);N.isInstancedMesh!==!0&&C._maxInstanceCount===void 0&&(C._maxInstanceCount=se.meshPerAttribute*se.count)}else for(let Re=0;Re<X.locationSize;Re++)g(X.location+Re);e.bindBuffer(e.ARRAY_BUFFER,ie);for(let Re=0;Re<X.locationSize;Re++)E(X.location+Re,Ce/X.locationSize,Te,te,We*Le,(et+Ce/X.locationSize*Re)*Le,Ue)}else{if(j.isInstancedBufferAttribute){for(let se=0;se<X.locationSize;se++)f(X.location+se,j.meshPerAttribute);N.isInstancedMesh!==!0&&C._maxInstanceCount===void 0&&(C._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let se=0;se<X.locationSize;se++)g(X.location+se);e.bindBuffer(e.ARRAY_BUFFER,ie);for(let se=0;se<X.locationSize;se++)E(X.location+se,Ce/X.locationSize,Te,te,Ce*Le,Ce/X.locationSize*se*Le,Ue)}}else if(G!==void 0){let te=G[ce];if(te!==void 0)switch(te.length){case 2:e.vertexAttrib2fv(X.location,te);break;case 3:e.vertexAttrib3fv(X.location,te);break;case 4:e.vertexAttrib4fv(X.location,te);break;default:e.vertexAttrib1fv(X.location,te)}}}}w()}function b(){R();for(let N in r){let F=r[N];for(let q in F){let C=F[q];for(let H in C){let K=C[H];for(let G in K)c(K[G].object),delete K[G];delete C[H]}}delete r[N]}}function A(N){if(r[N.id]===void 0)return;let F=r[N.id];for(let q in F){let C=F[q];for(let H in C){let K=C[H];for(let G in K)c(K[G].object),delete K[G];delete C[H]}}delete r[N.id]}function m(N){for(let F in r){let q=r[F];for(let C in q){let H=q[C];if(H[N.id]===void 0)continue;let K=H[N.id];for(let G in K)c(K[G].object),delete K[G];delete H[N.id]}}}function y(N){for(let F in r){let q=r[F],C=N.isInstancedMesh===!0?N.id:0,H=q[C];if(H!==void 0){for(let K in H){let G=H[K];for(let ce in G)c(G[ce].object),delete G[ce];delete H[K]}delete q[C],Object.keys(q).length===0&&delete r[F]}}}function R(){O(),s=!0,n!==a&&(n=a,h(n.object))}function O(){a.geometry=null,a.program=null,a.wireframe=!1}return{setup:o,reset:R,resetDefaultState:O,dispose:b,releaseStatesOfGeometry:A,releaseStatesOfObject:y,releaseStatesOfProgram:m,initAttributes:x,enableAttribute:g,disableUnusedAttributes:w}}function e_(e,t,i){let r;function a(l){r=l}function n(l,h){e.drawArrays(r,l,h),i.update(h,r,1)}function s(l,h,c){c!==0&&(e.drawArraysInstanced(r,l,h,c),i.update(h,r,c))}function o(l,h,c){if(c===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(r,l,0,h,0,c);let d=0;for(let u=0;u<c;u++)d+=h[u];i.update(d,r,1)}this.setMode=a,this.render=n,this.renderInstances=s,this.renderMultiDraw=o}function t_(e,t,i,r){let a;function n(){if(a!==void 0)return a;if(t.has("EXT_texture_filter_anisotropic")===!0){let m=t.get("EXT_texture_filter_anisotropic");a=e.getParameter(m.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else a=0;return a}function s(m){return!(m!==mi&&r.convert(m)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(m){let y=m===_i&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(m!==Jt&&m!==oi&&!y&&r.convert(m)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_TYPE))}function l(m){if(m==="highp"){if(e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.HIGH_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.HIGH_FLOAT).precision>0)return"highp";m="mediump"}return m==="mediump"&&e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.MEDIUM_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let h=i.precision!==void 0?i.precision:"highp",c=l(h);c!==h&&(Be("WebGLRenderer:",h,"not supported, using",c,"instead."),h=c);let d=i.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),u=i.logarithmicDepthBuffer===!0&&d===!1;i.reversedDepthBuffer===!0&&d===!1&&Be("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),i.logarithmicDepthBuffer===!0&&d===!0&&Be("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=e.getParameter(e.MAX_TEXTURE_IMAGE_UNITS),v=e.getParameter(e.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=e.getParameter(e.MAX_TEXTURE_SIZE),g=e.getParameter(e.MAX_CUBE_MAP_TEXTURE_SIZE),f=e.getParameter(e.MAX_VERTEX_ATTRIBS),w=e.getParameter(e.MAX_VERTEX_UNIFORM_VECTORS),E=e.getParameter(e.MAX_VARYING_VECTORS),M=e.getParameter(e.MAX_FRAGMENT_UNIFORM_VECTORS),b=e.getParameter(e.MAX_SAMPLES),A=e.getParameter(e.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:n,getMaxPrecision:l,textureFormatReadable:s,textureTypeReadable:o,precision:h,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:v,maxTextureSize:x,maxCubemapSize:g,maxAttributes:f,maxVertexUniforms:w,maxVaryings:E,maxFragmentUniforms:M,maxSamples:b,samples:A}}function i_(e){let t=this,i=null,r=0,a=!1,n=!1,s=new Wi,o=new Xe,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){let p=d.length!==0||u||r!==0||a;return a=u,r=d.length,p},this.beginShadows=function(){n=!0,c(null)},this.endShadows=function(){n=!1},this.setGlobalState=function(d,u){i=c(d,u,0)},this.setState=function(d,u,p){let v=d.clippingPlanes,x=d.clipIntersection,g=d.clipShadows,f=e.get(d);if(!a||v===null||v.length===0||n&&!g)n?c(null):h();else{let w=n?0:r,E=w*4,M=f.clippingState||null;l.value=M,M=c(v,u,E,p);for(let b=0;b!==E;++b)M[b]=i[b];f.clippingState=M,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=w}};function h(){l.value!==i&&(l.value=i,l.needsUpdate=r>0),t.numPlanes=r,t.numIntersection=0}function c(d,u,p,v){let x=d!==null?d.length:0,g=null;if(x!==0){if(g=l.value,v!==!0||g===null){let f=p+x*4,w=u.matrixWorldInverse;o.getNormalMatrix(w),(g===null||g.length<f)&&(g=new Float32Array(f));for(let E=0,M=p;E!==x;++E,M+=4)s.copy(d[E]).applyMatrix4(w,o),s.normal.toArray(g,M),g[M+3]=s.constant}l.value=g,l.needsUpdate=!0}return t.numPlanes=x,t.numIntersection=0,g}}var Hl=class extends gi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},r=[i,i,i,i,i,i];this.texture=new Du(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},r=new hi(5,5,5),a=new pr({name:"CubemapFromEquirect",uniforms:Yr(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Gt,blending:zr});a.uniforms.tEquirect.value=t;let n=new ct(r,a),s=t.minFilter;return t.minFilter===ji&&(t.minFilter=Yt),new vl(1,10,this).update(e,n),t.minFilter=s,n.geometry.dispose(),n.material.dispose(),this}clear(e,t=!0,i=!0,r=!0){let a=e.getRenderTarget();for(let n=0;n<6;n++)e.setRenderTarget(this,n),e.clear(t,i,r);e.setRenderTarget(a)}},Pc=256,r_=3,a_=20,pd=256,fd=16,n_=3,s_=new I,o_=new ke,Nc=class md{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new vl(1,10,null),this._boxMesh=new ct(new hi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,i=0,r=.1,a=100,n={}){let{size:s=256,position:o=s_}=n,l=this._renderer;this._setSize(s);let h=this._allocateTarget(),c=this._getSourceTarget(!0);i>0&&(c.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,u=l.autoClearColor,p=l.autoClearDepth,v=l.autoClearStencil,x=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(t.background=l.getClearColor(o_));let g=new vl(r,a,c);return g.position.copy(o),g.update(l,t),l.autoClear=d,l.autoClearColor=u,l.autoClearDepth=p,l.autoClearStencil=v,t.background=x,i>0&&(c.texture.mipmapsAutoUpdate=!0,this._blur(h,i)),this._applyPMREM(h),h}fromEquirectangular(t,i=null){return this._fromTexture(t,i)}fromCubemap(t,i=null){return this._fromTexture(t,i)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Dc(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Ic(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,i){return i>0?1-Math.sqrt(1-t/i):0}_setSize(t){this._cubeSize=Math.max(Pc,_u(t))}_fromTexture(t,i){t.mapping===Hr||t.mapping===xa?this._setSize(t.image.length===0?Pc:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let r=i||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(r),r}_allocateTarget(){let t=this._cubeSize,i=Lc(t,!1,!1),r=Math.log2(t)-r_;for(let a=0;a<=r;a++)i.texture.mipmaps.push({width:t>>a,height:t>>a});return i.texture.name="PMREM",i.texture.isPMREMTexture=!0,i}_getSourceTarget(t=!1){let i=this._cubeSize,r=this._sourceTarget;return(r===null||r.width!==i||t&&r.depthBuffer===!1)&&(r!==null&&r.dispose(),this._sourceTarget=Lc(i,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,i,r){let a=this._boxMesh,n=this._cubeCamera;a.material=r,n.renderTarget=t,n.activeMipmapLevel=i;let s=t.width>>i;t.viewport.set(0,0,s,s),n.update(this._renderer,a),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let i;t.mapping===Hr||t.mapping===xa?(this._cubemapMaterial===null&&(this._cubemapMaterial=Dc()),i=this._cubemapMaterial,i.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Ic()),i=this._equirectMaterial),i.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,i)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=l_(),this._integrationMaterial=h_());let i=this._cubeSize,r=t.texture.mipmaps.length-1,a=this._ggxMaterial.uniforms;a.envMap.value=this._sourceTarget.texture;let n=this._integrationMaterial.uniforms;n.envMap.value=this._sourceTarget.texture,n.sourceLod.value=Math.log2(i/fd);for(let s=0;s<=r;s++){let o=md.lodToRoughness(s,r);if(s>r-n_)n.roughness.value=o,this._renderCube(t,s,this._integrationMaterial);else{let l=o>0?Math.log2(i)+.5*Math.log2(6/(pd*Math.pow(o,4)))+.5:0;a.roughness.value=o,a.lodBias.value=l,this._renderCube(t,s,this._ggxMaterial)}}}_blur(t,i){this._blurMaterial===null&&(this._blurMaterial=c_());let r=this._blurMaterial,a=r.uniforms,n=this._sourceTarget;a.sigma.value=Math.min(i,Math.PI)/Math.SQRT2,a.envMap.value=n.texture,this._renderCube(t,0,r),a.envMap.value=t.texture,this._renderCube(n,0,r)}};function Lc(e,t,i){return new Hl(e,{minFilter:ji,generateMipmaps:t,type:_i,colorSpace:Wn,depthBuffer:i})}function Ia(e,t,i){return new pr({name:e,uniforms:t,vertexShader:qe.cube_vert,fragmentShader:i,side:Gt,blending:zr,depthTest:!1,depthWrite:!1})}function l_(){return Ia("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${pd}u

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
	`)}function h_(){return Ia("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:fd}},`

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
	`)}function c_(){return Ia("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${a_}
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
	`)}function Ic(){return Ia("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Dc(){return Ia("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function u_(e){let t=new WeakMap,i=new WeakMap,r=null;function a(u,p=!1){return u==null?null:p?s(u):n(u)}function n(u){if(u&&u.isTexture){let p=u.mapping;if(p===Ks||p===Zs)if(t.has(u)){let v=t.get(u).texture;return o(v,u.mapping)}else{let v=u.image;if(v&&v.height>0){let x=new Hl(v.height);return x.fromEquirectangularTexture(e,u),t.set(u,x),u.addEventListener("dispose",h),o(x.texture,u.mapping)}else return null}}return u}function s(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let p=u.mapping,v=p===Ks||p===Zs,x=p===Hr||p===xa;if(v||x){let g=i.get(u),f=g!==void 0?g.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==f)return r===null&&(r=new Nc(e)),g=v?r.fromEquirectangular(u,g):r.fromCubemap(u,g),g.texture.pmremVersion=u.pmremVersion,i.set(u,g),g.texture;if(g!==void 0)return g.texture;{let w=u.image;return v&&w&&w.height>0||x&&w&&l(w)?(r===null&&(r=new Nc(e)),g=v?r.fromEquirectangular(u):r.fromCubemap(u),g.texture.pmremVersion=u.pmremVersion,i.set(u,g),u.addEventListener("dispose",c),g.texture):null}}}return u}function o(u,p){return p===Ks?u.mapping=Hr:p===Zs&&(u.mapping=xa),u}function l(u){let p=0,v=6;for(let x=0;x<v;x++)u[x]!==void 0&&p++;return p===v}function h(u){let p=u.target;p.removeEventListener("dispose",h);let v=t.get(p);v!==void 0&&(t.delete(p),v.dispose())}function c(u){let p=u.target;p.removeEventListener("dispose",c);let v=i.get(p);v!==void 0&&(i.delete(p),v.dispose())}function d(){t=new WeakMap,i=new WeakMap,r!==null&&(r.dispose(),r=null)}return{get:a,dispose:d}}function d_(e){let t={};function i(r){if(t[r]!==void 0)return t[r];let a=e.getExtension(r);return t[r]=a,a}return{has:function(r){return i(r)!==null},init:function(){i("EXT_color_buffer_float"),i("WEBGL_clip_cull_distance"),i("OES_texture_float_linear"),i("EXT_color_buffer_half_float"),i("WEBGL_multisampled_render_to_texture"),i("WEBGL_render_shared_exponent")},get:function(r){let a=i(r);return a===null&&Un("WebGLRenderer: "+r+" extension not supported."),a}}}function p_(e,t,i,r){let a={},n=new WeakMap,s=new FinalizationRegistry(v=>delete a[v]);function o(v){l(v.target)}function l(v){v.index!==null&&t.remove(v.index);for(let g in v.attributes)t.remove(v.attributes[g]);v.removeEventListener("dispose",o),delete a[v.id],s.unregister(v);let x=n.get(v);x&&(t.remove(x),n.delete(v)),r.releaseStatesOfGeometry(v),v.isInstancedBufferGeometry===!0&&delete v._maxInstanceCount,i.memory.geometries--}function h(v,x){return a[x.id]!==void 0||(x.addEventListener("dispose",o),a[x.id]=new WeakRef(x),s.register(x,x.id,x),i.memory.geometries++),x}function c(v){let x=v.attributes;for(let g in x)t.update(x[g],e.ARRAY_BUFFER)}function d(v){let x=v.index,g=v.attributes.position,f=0;if(g===void 0)return;let w=x!==null?x.array.length:g.array.length/3-1,E=g.count>=65535?Ru:Au,M=new E(Math.ceil(w/3)*6,1),b=M.array;if(x!==null){let m=x.array;f=x.version;for(let y=0,R=0;y<w;y+=3){let O=m[y+0],N=m[y+1],F=m[y+2];b[R++]=O,b[R++]=N,b[R++]=N,b[R++]=F,b[R++]=F,b[R++]=O}}else{f=g.version;for(let m=0,y=0;m<w;m+=3){let R=m+0,O=m+1,N=m+2;b[y++]=R,b[y++]=O,b[y++]=O,b[y++]=N,b[y++]=N,b[y++]=R}}M.version=f;let A=n.get(v);A&&t.remove(A),n.set(v,M)}function u(v){let x=n.get(v);if(x){let g=v.index;g!==null&&x.version<g.version&&d(v)}else d(v);return n.get(v)}function p(){for(let v in a){let x=a[v].deref();x!==void 0&&l(x)}}return{get:h,update:c,getWireframeAttribute:u,dispose:p}}function f_(e,t,i){let r;function a(d){r=d}let n,s;function o(d){n=d.type,s=d.bytesPerElement}function l(d,u){e.drawElements(r,u,n,d*s),i.update(u,r,1)}function h(d,u,p){p!==0&&(e.drawElementsInstanced(r,u,n,d*s,p),i.update(u,r,p))}function c(d,u,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(r,u,0,n,d,0,p);let v=0;for(let x=0;x<p;x++)v+=u[x];i.update(v,r,1)}this.setMode=a,this.setIndex=o,this.render=l,this.renderInstances=h,this.renderMultiDraw=c}function m_(e){let t={geometries:0,textures:0},i={frame:0,calls:0,triangles:0,points:0,lines:0};function r(n,s,o){switch(i.calls++,s){case e.TRIANGLES:i.triangles+=o*(n/3);break;case e.LINES:i.lines+=o*(n/2);break;case e.LINE_STRIP:i.lines+=o*(n-1);break;case e.LINE_LOOP:i.lines+=o*n;break;case e.POINTS:i.points+=o*n;break;default:Ge("WebGLInfo: Unknown draw mode:",s);break}}function a(){i.calls=0,i.triangles=0,i.points=0,i.lines=0}return{memory:t,render:i,programs:null,autoReset:!0,reset:a,update:r}}function g_(e,t,i){let r=new WeakMap,a=new yt;function n(s,o,l){let h=s.morphTargetInfluences,c=o.morphAttributes.position||o.morphAttributes.normal||o.morphAttributes.color,d=c!==void 0?c.length:0,u=r.get(o);if(u===void 0||u.count!==d){let p=function(){y.dispose(),r.delete(o),o.removeEventListener("dispose",p)};u!==void 0&&u.texture.dispose();let v=o.morphAttributes.position!==void 0,x=o.morphAttributes.normal!==void 0,g=o.morphAttributes.color!==void 0,f=o.morphAttributes.position||[],w=o.morphAttributes.normal||[],E=o.morphAttributes.color||[],M=0;v===!0&&(M=1),x===!0&&(M=2),g===!0&&(M=3);let b=o.attributes.position.count*M,A=1;b>t.maxTextureSize&&(A=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let m=new Float32Array(b*A*4*d),y=new xu(m,b,A,d);y.type=oi,y.needsUpdate=!0;let R=M*4;for(let O=0;O<d;O++){let N=f[O],F=w[O],q=E[O],C=b*A*4*O;for(let H=0;H<N.count;H++){let K=H*R;v===!0&&(a.fromBufferAttribute(N,H),m[C+K+0]=a.x,m[C+K+1]=a.y,m[C+K+2]=a.z,m[C+K+3]=0),x===!0&&(a.fromBufferAttribute(F,H),m[C+K+4]=a.x,m[C+K+5]=a.y,m[C+K+6]=a.z,m[C+K+7]=0),g===!0&&(a.fromBufferAttribute(q,H),m[C+K+8]=a.x,m[C+K+9]=a.y,m[C+K+10]=a.z,m[C+K+11]=q.itemSize===4?a.w:1)}}u={count:d,texture:y,size:new he(b,A)},r.set(o,u),o.addEventListener("dispose",p)}if(s.isInstancedMesh===!0&&s.morphTexture!==null)l.getUniforms().setValue(e,"morphTexture",s.morphTexture,i);else{let p=0;for(let x=0;x<h.length;x++)p+=h[x];let v=o.morphTargetsRelative?1:1-p;l.getUniforms().setValue(e,"morphTargetBaseInfluence",v),l.getUniforms().setValue(e,"morphTargetInfluences",h)}l.getUniforms().setValue(e,"morphTargetsTexture",u.texture,i),l.getUniforms().setValue(e,"morphTargetsTextureSize",u.size)}return{update:n}}function v_(e,t,i,r,a){let n=new WeakMap;function s(h){let c=a.render.frame,d=h.geometry,u=t.get(h,d);if(n.get(u)!==c&&(t.update(u),n.set(u,c)),h.isInstancedMesh&&(h.hasEventListener("dispose",l)===!1&&h.addEventListener("dispose",l),n.get(h)!==c&&(i.update(h.instanceMatrix,e.ARRAY_BUFFER),h.instanceColor!==null&&i.update(h.instanceColor,e.ARRAY_BUFFER),n.set(h,c))),h.isSkinnedMesh){let p=h.skeleton;n.get(p)!==c&&(p.update(),n.set(p,c))}return u}function o(){n=new WeakMap}function l(h){let c=h.target;c.removeEventListener("dispose",l),r.releaseStatesOfObject(c),i.remove(c.instanceMatrix),c.instanceColor!==null&&i.remove(c.instanceColor)}return{update:s,dispose:o}}var __={[eu]:"LINEAR_TONE_MAPPING",[tu]:"REINHARD_TONE_MAPPING",[iu]:"CINEON_TONE_MAPPING",[Kn]:"ACES_FILMIC_TONE_MAPPING",[au]:"AGX_TONE_MAPPING",[nu]:"NEUTRAL_TONE_MAPPING",[ru]:"CUSTOM_TONE_MAPPING"};function S_(e,t,i,r,a,n){let s=new gi(t,i,{type:e,depthBuffer:a,stencilBuffer:n,samples:r?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),o=null,l=null,h=null,c=new Lt;c.setAttribute("position",new St([-1,3,0,-1,-1,0,3,-1,0],3)),c.setAttribute("uv",new St([0,2,0,0,2,0],2));let d=new Hm({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),u=new ct(c,d),p=new hd(-1,1,1,-1,0,1),v=null,x=null,g=!1,f,w=null,E=[],M=!1;this.setSize=function(b,A){s.setSize(b,A),o!==null&&o.setSize(b,A),l!==null&&l.setSize(b,A);for(let m=0;m<E.length;m++){let y=E[m];y.setSize&&y.setSize(b,A)}},this.setEffects=function(b){E=b,M=E.length>0&&E[0].isRenderPass===!0;let A=s.width,m=s.height;E.length>0&&o===null&&(o=new gi(A,m,{type:_i,depthBuffer:!1,stencilBuffer:!1}),l=new gi(A,m,{type:_i,depthBuffer:!1,stencilBuffer:!1}));let y=a===!0&&E.some(R=>R.needsDepthTexture===!0);y!==(s.depthTexture!==null)&&(y===!0&&h===null&&(h=new jr(A,m),n===!0&&(h.format=qi,h.type=Wr)),s.dispose(),s.depthTexture=y?h:null,s.resolveDepthBuffer=y,s.storeMultisampledDepthBuffer=y);for(let R=0;R<E.length;R++){let O=E[R];O.setSize&&O.setSize(A,m),y&&O.needsDepthTexture===!0&&O.setDepthTexture&&O.setDepthTexture(h)}},this.begin=function(b,A){if(g||b.toneMapping===Pi&&E.length===0)return!1;if(w=A,A!==null){let m=A.width,y=A.height;(s.width!==m||s.height!==y)&&this.setSize(m,y)}return M===!1&&b.setRenderTarget(s),f=b.toneMapping,b.toneMapping=Pi,!0},this.hasRenderPass=function(){return M},this.end=function(b,A){b.toneMapping=f,g=!0;let m=s,y=o;for(let R=0;R<E.length;R++){let O=E[R];O.enabled!==!1&&(O.render(b,y,m,A),O.needsSwap!==!1&&(m=y,y=y===o?l:o))}if(v!==b.outputColorSpace||x!==b.toneMapping){v=b.outputColorSpace,x=b.toneMapping,d.defines={},Qe.getTransfer(v)===ot&&(d.defines.SRGB_TRANSFER="");let R=__[x];R&&(d.defines[R]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=m.texture,b.setRenderTarget(w),b.render(u,p),w=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){s.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),c.dispose(),d.dispose()}}var gd=new ei,vd=new jr(1,1),_d=new Ou(1),Sd=new xu,Md=new kf,xd=new Du,Uc=[],Oc=[],Fc=new Float32Array(16),Bc=new Float32Array(9),kc=new Float32Array(4);function Jr(e,t,i){let r=e[0];if(r<=0||r>0)return e;let a=t*i,n=Uc[a];if(n===void 0&&(n=new Float32Array(a),Uc[a]=n),t!==0){r.toArray(n,0);for(let s=1,o=0;s!==t;++s)o+=i,e[s].toArray(n,o)}return n}function Ct(e,t){if(e.length!==t.length)return!1;for(let i=0,r=e.length;i<r;i++)if(e[i]!==t[i])return!1;return!0}function Pt(e,t){for(let i=0,r=t.length;i<r;i++)e[i]=t[i]}function Qn(e,t){let i=Oc[t];i===void 0&&(i=new Int32Array(t),Oc[t]=i);for(let r=0;r!==t;++r)i[r]=e.allocateTextureUnit();return i}function M_(e,t){let i=this.cache;i[0]!==t&&(e.uniform1f(this.addr,t),i[0]=t)}function x_(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y)&&(e.uniform2f(this.addr,t.x,t.y),i[0]=t.x,i[1]=t.y);else{if(Ct(i,t))return;e.uniform2fv(this.addr,t),Pt(i,t)}}function y_(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z)&&(e.uniform3f(this.addr,t.x,t.y,t.z),i[0]=t.x,i[1]=t.y,i[2]=t.z);else if(t.r!==void 0)(i[0]!==t.r||i[1]!==t.g||i[2]!==t.b)&&(e.uniform3f(this.addr,t.r,t.g,t.b),i[0]=t.r,i[1]=t.g,i[2]=t.b);else{if(Ct(i,t))return;e.uniform3fv(this.addr,t),Pt(i,t)}}function w_(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z||i[3]!==t.w)&&(e.uniform4f(this.addr,t.x,t.y,t.z,t.w),i[0]=t.x,i[1]=t.y,i[2]=t.z,i[3]=t.w);else{if(Ct(i,t))return;e.uniform4fv(this.addr,t),Pt(i,t)}}function E_(e,t){let i=this.cache,r=t.elements;if(r===void 0){if(Ct(i,t))return;e.uniformMatrix2fv(this.addr,!1,t),Pt(i,t)}else{if(Ct(i,r))return;kc.set(r),e.uniformMatrix2fv(this.addr,!1,kc),Pt(i,r)}}function T_(e,t){let i=this.cache,r=t.elements;if(r===void 0){if(Ct(i,t))return;e.uniformMatrix3fv(this.addr,!1,t),Pt(i,t)}else{if(Ct(i,r))return;Bc.set(r),e.uniformMatrix3fv(this.addr,!1,Bc),Pt(i,r)}}function b_(e,t){let i=this.cache,r=t.elements;if(r===void 0){if(Ct(i,t))return;e.uniformMatrix4fv(this.addr,!1,t),Pt(i,t)}else{if(Ct(i,r))return;Fc.set(r),e.uniformMatrix4fv(this.addr,!1,Fc),Pt(i,r)}}function A_(e,t){let i=this.cache;i[0]!==t&&(e.uniform1i(this.addr,t),i[0]=t)}function R_(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y)&&(e.uniform2i(this.addr,t.x,t.y),i[0]=t.x,i[1]=t.y);else{if(Ct(i,t))return;e.uniform2iv(this.addr,t),Pt(i,t)}}function C_(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z)&&(e.uniform3i(this.addr,t.x,t.y,t.z),i[0]=t.x,i[1]=t.y,i[2]=t.z);else{if(Ct(i,t))return;e.uniform3iv(this.addr,t),Pt(i,t)}}function P_(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z||i[3]!==t.w)&&(e.uniform4i(this.addr,t.x,t.y,t.z,t.w),i[0]=t.x,i[1]=t.y,i[2]=t.z,i[3]=t.w);else{if(Ct(i,t))return;e.uniform4iv(this.addr,t),Pt(i,t)}}function N_(e,t){let i=this.cache;i[0]!==t&&(e.uniform1ui(this.addr,t),i[0]=t)}function L_(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y)&&(e.uniform2ui(this.addr,t.x,t.y),i[0]=t.x,i[1]=t.y);else{if(Ct(i,t))return;e.uniform2uiv(this.addr,t),Pt(i,t)}}function I_(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z)&&(e.uniform3ui(this.addr,t.x,t.y,t.z),i[0]=t.x,i[1]=t.y,i[2]=t.z);else{if(Ct(i,t))return;e.uniform3uiv(this.addr,t),Pt(i,t)}}function D_(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z||i[3]!==t.w)&&(e.uniform4ui(this.addr,t.x,t.y,t.z,t.w),i[0]=t.x,i[1]=t.y,i[2]=t.z,i[3]=t.w);else{if(Ct(i,t))return;e.uniform4uiv(this.addr,t),Pt(i,t)}}function es(e){return e.version===0&&(e.compareFunction=mu,e.needsUpdate=!0),e}function U_(e,t,i){let r=this.cache,a=i.allocateTextureUnit();r[0]!==a&&(e.uniform1i(this.addr,a),r[0]=a);let n;this.type===e.SAMPLER_2D_SHADOW?n=es(vd):n=gd,i.setTexture2D(t||n,a)}function O_(e,t,i){let r=this.cache,a=i.allocateTextureUnit();r[0]!==a&&(e.uniform1i(this.addr,a),r[0]=a),i.setTexture3D(t||Md,a)}function F_(e,t,i){let r=this.cache,a=i.allocateTextureUnit();r[0]!==a&&(e.uniform1i(this.addr,a),r[0]=a);let n;this.type===e.SAMPLER_CUBE_SHADOW?n=es(_d):n=xd,i.setTextureCube(t||n,a)}function B_(e,t,i){let r=this.cache,a=i.allocateTextureUnit();r[0]!==a&&(e.uniform1i(this.addr,a),r[0]=a),i.setTexture2DArray(t||Sd,a)}function k_(e){switch(e){case 5126:return M_;case 35664:return x_;case 35665:return y_;case 35666:return w_;case 35674:return E_;case 35675:return T_;case 35676:return b_;case 5124:case 35670:return A_;case 35667:case 35671:return R_;case 35668:case 35672:return C_;case 35669:case 35673:return P_;case 5125:return N_;case 36294:return L_;case 36295:return I_;case 36296:return D_;case 35678:case 36198:case 36298:case 36306:case 35682:return U_;case 35679:case 36299:case 36307:return O_;case 35680:case 36300:case 36308:case 36293:return F_;case 36289:case 36303:case 36311:case 36292:return B_}}function z_(e,t){e.uniform1fv(this.addr,t)}function G_(e,t){let i=Jr(t,this.size,2);e.uniform2fv(this.addr,i)}function H_(e,t){let i=Jr(t,this.size,3);e.uniform3fv(this.addr,i)}function V_(e,t){let i=Jr(t,this.size,4);e.uniform4fv(this.addr,i)}function W_(e,t){let i=Jr(t,this.size,4);e.uniformMatrix2fv(this.addr,!1,i)}function X_(e,t){let i=Jr(t,this.size,9);e.uniformMatrix3fv(this.addr,!1,i)}function j_(e,t){let i=Jr(t,this.size,16);e.uniformMatrix4fv(this.addr,!1,i)}function q_(e,t){e.uniform1iv(this.addr,t)}function Y_(e,t){e.uniform2iv(this.addr,t)}function K_(e,t){e.uniform3iv(this.addr,t)}function Z_(e,t){e.uniform4iv(this.addr,t)}function J_(e,t){e.uniform1uiv(this.addr,t)}function $_(e,t){e.uniform2uiv(this.addr,t)}function Q_(e,t){e.uniform3uiv(this.addr,t)}function eS(e,t){e.uniform4uiv(this.addr,t)}function tS(e,t,i){let r=this.cache,a=t.length,n=Qn(i,a);Ct(r,n)||(e.uniform1iv(this.addr,n),Pt(r,n));let s;this.type===e.SAMPLER_2D_SHADOW?s=es(vd):s=gd;for(let o=0;o!==a;++o)i.setTexture2D(t[o]||s,n[o])}function iS(e,t,i){let r=this.cache,a=t.length,n=Qn(i,a);Ct(r,n)||(e.uniform1iv(this.addr,n),Pt(r,n));for(let s=0;s!==a;++s)i.setTexture3D(t[s]||Md,n[s])}function rS(e,t,i){let r=this.cache,a=t.length,n=Qn(i,a);Ct(r,n)||(e.uniform1iv(this.addr,n),Pt(r,n));let s;this.type===e.SAMPLER_CUBE_SHADOW?s=es(_d):s=xd;for(let o=0;o!==a;++o)i.setTextureCube(t[o]||s,n[o])}function aS(e,t,i){let r=this.cache,a=t.length,n=Qn(i,a);Ct(r,n)||(e.uniform1iv(this.addr,n),Pt(r,n));for(let s=0;s!==a;++s)i.setTexture2DArray(t[s]||Sd,n[s])}function nS(e){switch(e){case 5126:return z_;case 35664:return G_;case 35665:return H_;case 35666:return V_;case 35674:return W_;case 35675:return X_;case 35676:return j_;case 5124:case 35670:return q_;case 35667:case 35671:return Y_;case 35668:case 35672:return K_;case 35669:case 35673:return Z_;case 5125:return J_;case 36294:return $_;case 36295:return Q_;case 36296:return eS;case 35678:case 36198:case 36298:case 36306:case 35682:return tS;case 35679:case 36299:case 36307:return iS;case 35680:case 36300:case 36308:case 36293:return rS;case 36289:case 36303:case 36311:case 36292:return aS}}var sS=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=k_(t.type)}},oS=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=nS(t.type)}},lS=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let r=this.seq;for(let a=0,n=r.length;a!==n;++a){let s=r[a];s.setValue(e,t[s.id],i)}}},bo=/(\w+)(\])?(\[|\.)?/g;function zc(e,t){e.seq.push(t),e.map[t.id]=t}function hS(e,t,i){let r=e.name,a=r.length;for(bo.lastIndex=0;;){let n=bo.exec(r),s=bo.lastIndex,o=n[1],l=n[2]==="]",h=n[3];if(l&&(o=o|0),h===void 0||h==="["&&s+2===a){zc(i,h===void 0?new sS(o,e,t):new oS(o,e,t));break}else{let c=i.map[o];c===void 0&&(c=new lS(o),zc(i,c)),i=c}}}var Bn=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let n=0;n<i;++n){let s=e.getActiveUniform(t,n),o=e.getUniformLocation(t,s.name);hS(s,o,this)}let r=[],a=[];for(let n of this.seq)n.type===e.SAMPLER_2D_SHADOW||n.type===e.SAMPLER_CUBE_SHADOW||n.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(n):a.push(n);r.length>0&&(this.seq=r.concat(a))}setValue(e,t,i,r){let a=this.map[t];a!==void 0&&a.setValue(e,i,r)}setOptional(e,t,i){let r=t[i];r!==void 0&&this.setValue(e,i,r)}static upload(e,t,i,r){for(let a=0,n=t.length;a!==n;++a){let s=t[a],o=i[s.id];o.needsUpdate!==!1&&s.setValue(e,o.value,r)}}static seqWithValue(e,t){let i=[];for(let r=0,a=e.length;r!==a;++r){let n=e[r];n.id in t&&i.push(n)}return i}};function Gc(e,t,i){let r=e.createShader(t);return e.shaderSource(r,i),e.compileShader(r),r}var cS=37297,uS=0;function dS(e,t){let i=e.split(`
`),r=[],a=Math.max(t-6,0),n=Math.min(t+6,i.length);for(let s=a;s<n;s++){let o=s+1;r.push(`${o===t?">":" "} ${o}: ${i[s]}`)}return r.join(`
`)}var Hc=new Xe;function pS(e){Qe._getMatrix(Hc,Qe.workingColorSpace,e);let t=`mat3( ${Hc.elements.map(i=>i.toFixed(4))} )`;switch(Qe.getTransfer(e)){case Xn:return[t,"LinearTransferOETF"];case ot:return[t,"sRGBTransferOETF"];default:return Be("WebGLProgram: Unsupported color space: ",e),[t,"LinearTransferOETF"]}}function Vc(e,t,i){let r=e.getShaderParameter(t,e.COMPILE_STATUS),a=(e.getShaderInfoLog(t)||"").trim();if(r&&a==="")return"";let n=/ERROR: 0:(\d+)/.exec(a);if(n){let s=parseInt(n[1]);return i.toUpperCase()+`

`+a+`

`+dS(e.getShaderSource(t),s)}else return a}function fS(e,t){let i=pS(t);return[`vec4 ${e}( vec4 value ) {`,`	return ${i[1]}( vec4( ${i[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var mS={[eu]:"Linear",[tu]:"Reinhard",[iu]:"Cineon",[Kn]:"ACESFilmic",[au]:"AgX",[nu]:"Neutral",[ru]:"Custom"};function gS(e,t){let i=mS[t];return i===void 0?(Be("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+e+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+e+"( vec3 color ) { return "+i+"ToneMapping( color ); }"}var Pn=new I;function vS(){Qe.getLuminanceCoefficients(Pn);let e=Pn.x.toFixed(4),t=Pn.y.toFixed(4),i=Pn.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${e}, ${t}, ${i} );`,"	return dot( weights, rgb );","}"].join(`
`)}function _S(e){return[e.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",e.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ma).join(`
`)}function SS(e){let t=[];for(let i in e){let r=e[i];r!==!1&&t.push("#define "+i+" "+r)}return t.join(`
`)}function MS(e,t){let i={},r=e.getProgramParameter(t,e.ACTIVE_ATTRIBUTES);for(let a=0;a<r;a++){let n=e.getActiveAttrib(t,a),s=n.name,o=1;n.type===e.FLOAT_MAT2&&(o=2),n.type===e.FLOAT_MAT3&&(o=3),n.type===e.FLOAT_MAT4&&(o=4),i[s]={type:n.type,location:e.getAttribLocation(t,s),locationSize:o}}return i}function ma(e){return e!==""}function Wc(e,t){let i=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return e.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,i).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function Xc(e,t){return e.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var xS=/^[ \t]*#include +<([\w\d./]+)>/gm;function _l(e){return e.replace(xS,yS)}function yS(e,t){let i=qe[t];if(i===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return _l(i)}var wS=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function jc(e){return e.replace(wS,ES)}function ES(e,t,i,r){let a="";for(let n=parseInt(t);n<parseInt(i);n++)a+=r.replace(/\[\s*i\s*\]/g,"[ "+n+" ]").replace(/UNROLLED_LOOP_INDEX/g,n);return a}function qc(e){let t=`precision ${e.precision} float;
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
#define LOW_PRECISION`),t}var TS={[kr]:"SHADOWMAP_TYPE_PCF",[pa]:"SHADOWMAP_TYPE_VSM"};function bS(e){return TS[e.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var AS={[xa]:"ENVMAP_MODE_REFRACTION"};function RS(e){return e.envMap===!1?"ENVMAP_MODE_REFLECTION":AS[e.envMapMode]||"ENVMAP_MODE_REFLECTION"}var CS={[Sl]:"ENVMAP_BLENDING_MULTIPLY",[rf]:"ENVMAP_BLENDING_MIX",[af]:"ENVMAP_BLENDING_ADD"};function PS(e){return e.envMap===!1?"ENVMAP_BLENDING_NONE":CS[e.combine]||"ENVMAP_BLENDING_NONE"}function NS(e,t,i,r){let a=e.getContext(),n=i.defines,s=i.vertexShader,o=i.fragmentShader,l=bS(i),h=i.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",c=RS(i),d=PS(i),u=_S(i),p=SS(n),v=a.createProgram(),x,g,f=i.glslVersion?"#version "+i.glslVersion+`
`:"";i.isRawShaderMaterial?(x=["#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p].filter(ma).join(`
`),x.length>0&&(x+=`
`),g=["#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p].filter(ma).join(`
`),g.length>0&&(g+=`
`)):(x=[qc(i),"#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p,i.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",i.batching?"#define USE_BATCHING":"",i.batchingColor?"#define USE_BATCHING_COLOR":"",i.instancing?"#define USE_INSTANCING":"",i.instancingColor?"#define USE_INSTANCING_COLOR":"",i.instancingMorph?"#define USE_INSTANCING_MORPH":"",i.useFog&&i.fog?"#define USE_FOG":"",i.useFog&&i.fogExp2?"#define FOG_EXP2":"",i.map?"#define USE_MAP":"",i.envMap?"#define USE_ENVMAP":"",i.envMap?"#define "+c:"",i.lightMap?"#define USE_LIGHTMAP":"",i.aoMap?"#define USE_AOMAP":"",i.bumpMap?"#define USE_BUMPMAP":"",i.normalMap?"#define USE_NORMALMAP":"",i.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",i.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",i.displacementMap?"#define USE_DISPLACEMENTMAP":"",i.emissiveMap?"#define USE_EMISSIVEMAP":"",i.anisotropy?"#define USE_ANISOTROPY":"",i.anisotropyMap?"#define USE_ANISOTROPYMAP":"",i.clearcoatMap?"#define USE_CLEARCOATMAP":"",i.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",i.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",i.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",i.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",i.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",i.specularMap?"#define USE_SPECULARMAP":"",i.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",i.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",i.roughnessMap?"#define USE_ROUGHNESSMAP":"",i.metalnessMap?"#define USE_METALNESSMAP":"",i.alphaMap?"#define USE_ALPHAMAP":"",i.alphaHash?"#define USE_ALPHAHASH":"",i.transmission?"#define USE_TRANSMISSION":"",i.transmissionMap?"#define USE_TRANSMISSIONMAP":"",i.thicknessMap?"#define USE_THICKNESSMAP":"",i.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",i.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",i.mapUv?"#define MAP_UV "+i.mapUv:"",i.alphaMapUv?"#define ALPHAMAP_UV "+i.alphaMapUv:"",i.lightMapUv?"#define LIGHTMAP_UV "+i.lightMapUv:"",i.aoMapUv?"#define AOMAP_UV "+i.aoMapUv:"",i.emissiveMapUv?"#define EMISSIVEMAP_UV "+i.emissiveMapUv:"",i.bumpMapUv?"#define BUMPMAP_UV "+i.bumpMapUv:"",i.normalMapUv?"#define NORMALMAP_UV "+i.normalMapUv:"",i.displacementMapUv?"#define DISPLACEMENTMAP_UV "+i.displacementMapUv:"",i.metalnessMapUv?"#define METALNESSMAP_UV "+i.metalnessMapUv:"",i.roughnessMapUv?"#define ROUGHNESSMAP_UV "+i.roughnessMapUv:"",i.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+i.anisotropyMapUv:"",i.clearcoatMapUv?"#define CLEARCOATMAP_UV "+i.clearcoatMapUv:"",i.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+i.clearcoatNormalMapUv:"",i.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+i.clearcoatRoughnessMapUv:"",i.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+i.diffuseRoughnessMapUv:"",i.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+i.iridescenceMapUv:"",i.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+i.iridescenceThicknessMapUv:"",i.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+i.sheenColorMapUv:"",i.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+i.sheenRoughnessMapUv:"",i.specularMapUv?"#define SPECULARMAP_UV "+i.specularMapUv:"",i.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+i.specularColorMapUv:"",i.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+i.specularIntensityMapUv:"",i.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+i.transmissionMapUv:"",i.thicknessMapUv?"#define THICKNESSMAP_UV "+i.thicknessMapUv:"",i.vertexTangents&&i.flatShading===!1?"#define USE_TANGENT":"",i.vertexNormals?"#define HAS_NORMAL":"",i.vertexColors?"#define USE_COLOR":"",i.vertexAlphas?"#define USE_COLOR_ALPHA":"",i.vertexUv1s?"#define USE_UV1":"",i.vertexUv2s?"#define USE_UV2":"",i.vertexUv3s?"#define USE_UV3":"",i.pointsUvs?"#define USE_POINTS_UV":"",i.flatShading?"#define FLAT_SHADED":"",i.skinning?"#define USE_SKINNING":"",i.morphTargets?"#define USE_MORPHTARGETS":"",i.morphNormals&&i.flatShading===!1?"#define USE_MORPHNORMALS":"",i.morphColors?"#define USE_MORPHCOLORS":"",i.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+i.morphTextureStride:"",i.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+i.morphTargetsCount:"",i.doubleSided?"#define DOUBLE_SIDED":"",i.flipSided?"#define FLIP_SIDED":"",i.shadowMapEnabled?"#define USE_SHADOWMAP":"",i.shadowMapEnabled?"#define "+l:"",i.sizeAttenuation?"#define USE_SIZEATTENUATION":"",i.numLightProbes>0?"#define USE_LIGHT_PROBES":"",i.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",i.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ma).join(`
`),g=[qc(i),"#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p,i.useFog&&i.fog?"#define USE_FOG":"",i.useFog&&i.fogExp2?"#define FOG_EXP2":"",i.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",i.map?"#define USE_MAP":"",i.matcap?"#define USE_MATCAP":"",i.envMap?"#define USE_ENVMAP":"",i.envMap?"#define "+h:"",i.envMap?"#define "+c:"",i.envMap?"#define "+d:"",i.envMapPMREM?"#define ENVMAP_MAX_LOD "+i.envMapMaxLod+".0":"",i.envMapPMREM?"#define ENVMAP_SIZE "+i.envMapSize+".0":"",i.lightMap?"#define USE_LIGHTMAP":"",i.aoMap?"#define USE_AOMAP":"",i.bumpMap?"#define USE_BUMPMAP":"",i.normalMap?"#define USE_NORMALMAP":"",i.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",i.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",i.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",i.emissiveMap?"#define USE_EMISSIVEMAP":"",i.anisotropy?"#define USE_ANISOTROPY":"",i.anisotropyMap?"#define USE_ANISOTROPYMAP":"",i.clearcoat?"#define USE_CLEARCOAT":"",i.clearcoatMap?"#define USE_CLEARCOATMAP":"",i.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",i.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",i.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",i.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",i.dispersion?"#define USE_DISPERSION":"",i.retroreflection?"#define USE_RETROREFLECTION":"",i.iridescence?"#define USE_IRIDESCENCE":"",i.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",i.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",i.specularMap?"#define USE_SPECULARMAP":"",i.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",i.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",i.roughnessMap?"#define USE_ROUGHNESSMAP":"",i.metalnessMap?"#define USE_METALNESSMAP":"",i.alphaMap?"#define USE_ALPHAMAP":"",i.alphaTest?"#define USE_ALPHATEST":"",i.alphaHash?"#define USE_ALPHAHASH":"",i.sheen?"#define USE_SHEEN":"",i.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",i.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",i.transmission?"#define USE_TRANSMISSION":"",i.transmissionMap?"#define USE_TRANSMISSIONMAP":"",i.thicknessMap?"#define USE_THICKNESSMAP":"",i.vertexTangents&&i.flatShading===!1?"#define USE_TANGENT":"",i.vertexColors||i.instancingColor?"#define USE_COLOR":"",i.vertexAlphas||i.batchingColor?"#define USE_COLOR_ALPHA":"",i.vertexUv1s?"#define USE_UV1":"",i.vertexUv2s?"#define USE_UV2":"",i.vertexUv3s?"#define USE_UV3":"",i.pointsUvs?"#define USE_POINTS_UV":"",i.gradientMap?"#define USE_GRADIENTMAP":"",i.flatShading?"#define FLAT_SHADED":"",i.doubleSided?"#define DOUBLE_SIDED":"",i.flipSided?"#define FLIP_SIDED":"",i.shadowMapEnabled?"#define USE_SHADOWMAP":"",i.shadowMapEnabled?"#define "+l:"",i.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",i.numLightProbes>0?"#define USE_LIGHT_PROBES":"",i.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",i.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",i.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",i.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",i.toneMapping!==Pi?"#define TONE_MAPPING":"",i.toneMapping!==Pi?qe.tonemapping_pars_fragment:"",i.toneMapping!==Pi?gS("toneMapping",i.toneMapping):"",i.dithering?"#define DITHERING":"",i.opaque?"#define OPAQUE":"",qe.colorspace_pars_fragment,fS("linearToOutputTexel",i.outputColorSpace),vS(),i.useDepthPacking?"#define DEPTH_PACKING "+i.depthPacking:"",`
`].filter(ma).join(`
`)),s=_l(s),s=Wc(s,i),s=Xc(s,i),o=_l(o),o=Wc(o,i),o=Xc(o,i),s=jc(s),o=jc(o),i.isRawShaderMaterial!==!0&&(f=`#version 300 es
`,x=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,g=["#define varying in",i.glslVersion===Gh?"":"layout(location = 0) out highp vec4 pc_fragColor;",i.glslVersion===Gh?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let w=f+x+s,E=f+g+o,M=Gc(a,a.VERTEX_SHADER,w),b=Gc(a,a.FRAGMENT_SHADER,E);a.attachShader(v,M),a.attachShader(v,b),i.index0AttributeName!==void 0?a.bindAttribLocation(v,0,i.index0AttributeName):i.hasPositionAttribute===!0&&a.bindAttribLocation(v,0,"position"),a.linkProgram(v);function A(O){if(e.debug.checkShaderErrors){let N=a.getProgramInfoLog(v)||"",F=a.getShaderInfoLog(M)||"",q=a.getShaderInfoLog(b)||"",C=N.trim(),H=F.trim(),K=q.trim(),G=!0,ce=!0;if(a.getProgramParameter(v,a.LINK_STATUS)===!1)if(G=!1,typeof e.debug.onShaderError=="function")e.debug.onShaderError(a,v,M,b);else{let X=Vc(a,M,"vertex"),j=Vc(a,b,"fragment");Ge("WebGLProgram: Shader Error "+a.getError()+" - VALIDATE_STATUS "+a.getProgramParameter(v,a.VALIDATE_STATUS)+`

Material Name: `+O.name+`
Material Type: `+O.type+`

Program Info Log: `+C+`
`+X+`
`+j)}else C!==""?Be("WebGLProgram: Program Info Log:",C):(H===""||K==="")&&(ce=!1);ce&&(O.diagnostics={runnable:G,programLog:C,vertexShader:{log:H,prefix:x},fragmentShader:{log:K,prefix:g}})}a.deleteShader(M),a.deleteShader(b),m=new Bn(a,v),y=MS(a,v)}let m;this.getUniforms=function(){return m===void 0&&A(this),m};let y;this.getAttributes=function(){return y===void 0&&A(this),y};let R=i.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return R===!1&&(R=a.getProgramParameter(v,cS)),R},this.destroy=function(){r.releaseStatesOfProgram(this),a.deleteProgram(v),this.program=void 0},this.type=i.shaderType,this.name=i.shaderName,this.id=uS++,this.cacheKey=t,this.usedTimes=1,this.program=v,this.vertexShader=M,this.fragmentShader=b,this}var LS=0,IS=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new DS(e),t.set(e,i)),i}},DS=class{constructor(e){this.id=LS++,this.code=e,this.usedTimes=0}};function US(e){return e===cr||e===zn||e===Gn}function OS(e,t,i,r,a,n){let s=new Eu,o=new IS,l=new Set,h=[],c=new Map,d=r.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(m){return l.add(m),m===0?"uv":`uv${m}`}function v(m,y,R,O,N,F){let q=O.fog,C=N.geometry,H=m.isMeshStandardMaterial||m.isMeshLambertMaterial||m.isMeshPhongMaterial?O.environment:null,K=m.isMeshStandardMaterial||m.isMeshLambertMaterial&&!m.envMap||m.isMeshPhongMaterial&&!m.envMap,G=t.get(m.envMap||H,K),ce=u[m.type],X=r.precision;m.precision!==null&&(X=r.getMaxPrecision(m.precision),X!==m.precision&&Be("WebGLProgram.getParameters:",m.precision,"not supported, using",X,"instead."));let j=C.morphAttributes.position||C.morphAttributes.normal||C.morphAttributes.color,te=j!==void 0?j.length:0,Ce=0;C.morphAttributes.position!==void 0&&(Ce=1),C.morphAttributes.normal!==void 0&&(Ce=2),C.morphAttributes.color!==void 0&&(Ce=3);let Y,ie,Te,Le;if(ce){let Ee=fi[ce];Y=Ee.vertexShader,ie=Ee.fragmentShader}else{Y=m.vertexShader,ie=m.fragmentShader;let Ee=o.getVertexShaderStage(m),ft=o.getFragmentShaderStage(m);o.update(m,Ee,ft),Te=Ee.id,Le=ft.id}let Ue=e.getRenderTarget(),se=e.state.buffers.depth.getReversed(),We=N.isInstancedMesh===!0,et=N.isBatchedMesh===!0,Re=!!m.map,lt=!!m.matcap,re=!!G,le=re&&G.isPMREMTexture===!0,ne=!!m.aoMap,ye=!!m.lightMap,we=!!m.bumpMap&&m.wireframe===!1,Ne=!!m.normalMap,Oe=!!m.displacementMap,Ye=!!m.emissiveMap,Je=!!m.metalnessMap,rt=!!m.roughnessMap,D=m.anisotropy>0,It=m.clearcoat>0,je=m.diffuseRoughness>0,Mt=m.dispersion>0,de=m.retroreflectivity>0,st=m.iridescence>0,Fe=m.sheen>0,He=m.transmission>0,bt=D&&!!m.anisotropyMap,T=It&&!!m.clearcoatMap,_=It&&!!m.clearcoatNormalMap,k=It&&!!m.clearcoatRoughnessMap,Q=je&&!!m.diffuseRoughnessMap,Z=st&&!!m.iridescenceMap,ge=st&&!!m.iridescenceThicknessMap,pe=Fe&&!!m.sheenColorMap,U=Fe&&!!m.sheenRoughnessMap,J=!!m.specularMap,Me=!!m.specularColorMap,P=!!m.specularIntensityMap,W=He&&!!m.transmissionMap,$=He&&!!m.thicknessMap,ae=!!m.gradientMap,ve=!!m.alphaMap,fe=m.alphaTest>0,Ie=!!m.alphaHash,ee=!!m.extensions,Ve=Pi;m.toneMapped&&(Ue===null||Ue.isXRRenderTarget===!0)&&(Ve=e.toneMapping);let ze=le?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,$e={shaderID:ce,shaderType:m.type,shaderName:m.name,vertexShader:Y,fragmentShader:ie,defines:m.defines,customVertexShaderID:Te,customFragmentShaderID:Le,isRawShaderMaterial:m.isRawShaderMaterial===!0,glslVersion:m.glslVersion,precision:X,batching:et,batchingColor:et&&N._colorsTexture!==null,instancing:We,instancingColor:We&&N.instanceColor!==null,instancingMorph:We&&N.morphTexture!==null,outputColorSpace:Ue===null?e.outputColorSpace:Ue.isXRRenderTarget===!0?Ue.texture.colorSpace:Qe.workingColorSpace,alphaToCoverage:!!m.alphaToCoverage,map:Re,matcap:lt,envMap:re,envMapMode:re&&G.mapping,envMapPMREM:le,envMapMaxLod:le?ze.length-1:null,envMapSize:le?ze[0].width:null,aoMap:ne,lightMap:ye,bumpMap:we,normalMap:Ne,displacementMap:Oe,emissiveMap:Ye,normalMapObjectSpace:Ne&&m.normalMapType===sf,normalMapTangentSpace:Ne&&m.normalMapType===Vn,packedNormalMap:Ne&&m.normalMapType===Vn&&US(m.normalMap.format),metalnessMap:Je,roughnessMap:rt,anisotropy:D,anisotropyMap:bt,clearcoat:It,clearcoatMap:T,clearcoatNormalMap:_,clearcoatRoughnessMap:k,diffuseRoughness:je,diffuseRoughnessMap:Q,dispersion:Mt,retroreflection:de,iridescence:st,iridescenceMap:Z,iridescenceThicknessMap:ge,sheen:Fe,sheenColorMap:pe,sheenRoughnessMap:U,specularMap:J,specularColorMap:Me,specularIntensityMap:P,transmission:He,transmissionMap:W,thicknessMap:$,gradientMap:ae,opaque:m.transparent===!1&&m.blending===lr&&m.alphaToCoverage===!1,alphaMap:ve,alphaTest:fe,alphaHash:Ie,combine:m.combine,mapUv:Re&&p(m.map.channel),aoMapUv:ne&&p(m.aoMap.channel),lightMapUv:ye&&p(m.lightMap.channel),bumpMapUv:we&&p(m.bumpMap.channel),normalMapUv:Ne&&p(m.normalMap.channel),displacementMapUv:Oe&&p(m.displacementMap.channel),emissiveMapUv:Ye&&p(m.emissiveMap.channel),metalnessMapUv:Je&&p(m.metalnessMap.channel),roughnessMapUv:rt&&p(m.roughnessMap.channel),anisotropyMapUv:bt&&p(m.anisotropyMap.channel),clearcoatMapUv:T&&p(m.clearcoatMap.channel),clearcoatNormalMapUv:_&&p(m.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:k&&p(m.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:Q&&p(m.diffuseRoughnessMap.channel),iridescenceMapUv:Z&&p(m.iridescenceMap.channel),iridescenceThicknessMapUv:ge&&p(m.iridescenceThicknessMap.channel),sheenColorMapUv:pe&&p(m.sheenColorMap.channel),sheenRoughnessMapUv:U&&p(m.sheenRoughnessMap.channel),specularMapUv:J&&p(m.specularMap.channel),specularColorMapUv:Me&&p(m.specularColorMap.channel),specularIntensityMapUv:P&&p(m.specularIntensityMap.channel),transmissionMapUv:W&&p(m.transmissionMap.channel),thicknessMapUv:$&&p(m.thicknessMap.channel),alphaMapUv:ve&&p(m.alphaMap.channel),vertexTangents:!!C.attributes.tangent&&(Ne||D),vertexNormals:!!C.attributes.normal,vertexColors:m.vertexColors,vertexAlphas:m.vertexColors===!0&&!!C.attributes.color&&C.attributes.color.itemSize===4,pointsUvs:N.isPoints===!0&&!!C.attributes.uv&&(Re||ve),fog:!!q,useFog:m.fog===!0,fogExp2:!!q&&q.isFogExp2,flatShading:m.wireframe===!1&&(m.flatShading===!0||C.attributes.normal===void 0&&Ne===!1&&(m.isMeshLambertMaterial||m.isMeshPhongMaterial||m.isMeshStandardMaterial||m.isMeshPhysicalMaterial)),sizeAttenuation:m.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:se,skinning:N.isSkinnedMesh===!0,hasPositionAttribute:C.attributes.position!==void 0,morphTargets:C.morphAttributes.position!==void 0,morphNormals:C.morphAttributes.normal!==void 0,morphColors:C.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:Ce,numSunLights:y.sun.length,numDirLights:y.directional.length,numPointLights:y.point.length,numSpotLights:y.spot.length,numSpotLightMaps:y.spotLightMap.length,numRectAreaLights:y.rectArea.length,numHemiLights:y.hemi.length,numSunLightShadows:y.sunShadowMap.length,numDirLightShadows:y.directionalShadowMap.length,numPointLightShadows:y.pointShadowMap.length,numSpotLightShadows:y.spotShadowMap.length,numSpotLightShadowsWithMaps:y.numSpotLightShadowsWithMaps,numLightProbes:y.numLightProbes,numLightProbeGrids:F.filter(Ee=>Ee.texture!==null).length,numClippingPlanes:n.numPlanes,numClipIntersection:n.numIntersection,dithering:m.dithering,shadowMapEnabled:e.shadowMap.enabled&&R.length>0,shadowMapType:e.shadowMap.type,toneMapping:Ve,decodeVideoTexture:Re&&m.map.isVideoTexture===!0&&Qe.getTransfer(m.map.colorSpace)===ot,decodeVideoTextureEmissive:Ye&&m.emissiveMap.isVideoTexture===!0&&Qe.getTransfer(m.emissiveMap.colorSpace)===ot,premultipliedAlpha:m.premultipliedAlpha,doubleSided:m.side===qt,flipSided:m.side===Gt,useDepthPacking:m.depthPacking>=0,depthPacking:m.depthPacking||0,index0AttributeName:m.index0AttributeName,extensionClipCullDistance:ee&&m.extensions.clipCullDistance===!0&&i.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(ee&&m.extensions.multiDraw===!0||et)&&i.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:i.has("KHR_parallel_shader_compile"),customProgramCacheKey:m.customProgramCacheKey()};return $e.vertexUv1s=l.has(1),$e.vertexUv2s=l.has(2),$e.vertexUv3s=l.has(3),l.clear(),$e}function x(m){let y=[];if(m.shaderID?y.push(m.shaderID):(y.push(m.customVertexShaderID),y.push(m.customFragmentShaderID)),m.defines!==void 0)for(let R in m.defines)y.push(R),y.push(m.defines[R]);return m.isRawShaderMaterial===!1&&(g(y,m),f(y,m),y.push(e.outputColorSpace)),y.push(m.customProgramCacheKey),y.join()}function g(m,y){m.push(y.precision),m.push(y.outputColorSpace),m.push(y.envMapMode),m.push(y.envMapPMREM),m.push(y.envMapMaxLod),m.push(y.envMapSize),m.push(y.mapUv),m.push(y.alphaMapUv),m.push(y.lightMapUv),m.push(y.aoMapUv),m.push(y.bumpMapUv),m.push(y.normalMapUv),m.push(y.displacementMapUv),m.push(y.emissiveMapUv),m.push(y.metalnessMapUv),m.push(y.roughnessMapUv),m.push(y.anisotropyMapUv),m.push(y.clearcoatMapUv),m.push(y.clearcoatNormalMapUv),m.push(y.clearcoatRoughnessMapUv),m.push(y.diffuseRoughnessMapUv),m.push(y.iridescenceMapUv),m.push(y.iridescenceThicknessMapUv),m.push(y.sheenColorMapUv),m.push(y.sheenRoughnessMapUv),m.push(y.specularMapUv),m.push(y.specularColorMapUv),m.push(y.specularIntensityMapUv),m.push(y.transmissionMapUv),m.push(y.thicknessMapUv),m.push(y.combine),m.push(y.fogExp2),m.push(y.sizeAttenuation),m.push(y.morphTargetsCount),m.push(y.numSunLights),m.push(y.numDirLights),m.push(y.numPointLights),m.push(y.numSpotLights),m.push(y.numSpotLightMaps),m.push(y.numHemiLights),m.push(y.numRectAreaLights),m.push(y.numSunLightShadows),m.push(y.numDirLightShadows),m.push(y.numPointLightShadows),m.push(y.numSpotLightShadows),m.push(y.numSpotLightShadowsWithMaps),m.push(y.numLightProbes),m.push(y.numLightProbeGrids),m.push(y.shadowMapType),m.push(y.toneMapping),m.push(y.numClippingPlanes),m.push(y.numClipIntersection),m.push(y.depthPacking)}function f(m,y){s.disableAll(),y.instancing&&s.enable(0),y.instancingColor&&s.enable(1),y.instancingMorph&&s.enable(2),y.matcap&&s.enable(3),y.envMap&&s.enable(4),y.normalMapObjectSpace&&s.enable(5),y.normalMapTangentSpace&&s.enable(6),y.clearcoat&&s.enable(7),y.iridescence&&s.enable(8),y.alphaTest&&s.enable(9),y.vertexColors&&s.enable(10),y.vertexAlphas&&s.enable(11),y.vertexUv1s&&s.enable(12),y.vertexUv2s&&s.enable(13),y.vertexUv3s&&s.enable(14),y.vertexTangents&&s.enable(15),y.anisotropy&&s.enable(16),y.alphaHash&&s.enable(17),y.batching&&s.enable(18),y.dispersion&&s.enable(19),y.retroreflection&&s.enable(24),y.diffuseRoughness&&s.enable(25),y.batchingColor&&s.enable(20),y.gradientMap&&s.enable(21),y.packedNormalMap&&s.enable(22),y.vertexNormals&&s.enable(23),m.push(s.mask),s.disableAll(),y.fog&&s.enable(0),y.useFog&&s.enable(1),y.flatShading&&s.enable(2),y.logarithmicDepthBuffer&&s.enable(3),y.reversedDepthBuffer&&s.enable(4),y.skinning&&s.enable(5),y.morphTargets&&s.enable(6),y.morphNormals&&s.enable(7),y.morphColors&&s.enable(8),y.premultipliedAlpha&&s.enable(9),y.shadowMapEnabled&&s.enable(10),y.doubleSided&&s.enable(11),y.flipSided&&s.enable(12),y.useDepthPacking&&s.enable(13),y.dithering&&s.enable(14),y.transmission&&s.enable(15),y.sheen&&s.enable(16),y.opaque&&s.enable(17),y.pointsUvs&&s.enable(18),y.decodeVideoTexture&&s.enable(19),y.decodeVideoTextureEmissive&&s.enable(20),y.alphaToCoverage&&s.enable(21),y.numLightProbeGrids>0&&s.enable(22),y.hasPositionAttribute&&s.enable(23),m.push(s.mask)}function w(m){let y=u[m.type],R;if(y){let O=fi[y];R=km.clone(O.uniforms)}else R=m.uniforms;return R}function E(m,y){let R=c.get(y);return R!==void 0?++R.usedTimes:(R=new NS(e,y,m,a),h.push(R),c.set(y,R)),R}function M(m){if(--m.usedTimes===0){let y=h.indexOf(m);h[y]=h[h.length-1],h.pop(),c.delete(m.cacheKey),m.destroy()}}function b(m){o.remove(m)}function A(){o.dispose()}return{getParameters:v,getProgramCacheKey:x,getUniforms:w,acquireProgram:E,releaseProgram:M,releaseShaderCache:b,programs:h,dispose:A}}function FS(){let e=new WeakMap;function t(s){return e.has(s)}function i(s){let o=e.get(s);return o===void 0&&(o={},e.set(s,o)),o}function r(s){e.delete(s)}function a(s,o,l){e.get(s)[o]=l}function n(){e=new WeakMap}return{has:t,get:i,remove:r,update:a,dispose:n}}function BS(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.material.id!==t.material.id?e.material.id-t.material.id:e.materialVariant!==t.materialVariant?e.materialVariant-t.materialVariant:e.z!==t.z?e.z-t.z:e.id-t.id}function Yc(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.z!==t.z?t.z-e.z:e.id-t.id}function Kc(){let e=[],t=0,i=[],r=[],a=[];function n(){t=0,i.length=0,r.length=0,a.length=0}function s(u){let p=0;return u.isInstancedMesh&&(p+=2),u.isSkinnedMesh&&(p+=1),p}function o(u,p,v,x,g,f){let w=e[t];return w===void 0?(w={id:u.id,object:u,geometry:p,material:v,materialVariant:s(u),groupOrder:x,renderOrder:u.renderOrder,z:g,group:f},e[t]=w):(w.id=u.id,w.object=u,w.geometry=p,w.material=v,w.materialVariant=s(u),w.groupOrder=x,w.renderOrder=u.renderOrder,w.z=g,w.group=f),t++,w}function l(u,p,v,x,g,f,w){w.reversedDepth===!0&&(g=-g);let E=o(u,p,v,x,g,f);v.transmission>0?r.push(E):v.transparent===!0?a.push(E):i.push(E)}function h(u,p,v,x,g,f){let w=o(u,p,v,x,g,f);v.transmission>0?r.unshift(w):v.transparent===!0?a.unshift(w):i.unshift(w)}function c(u,p){i.length>1&&i.sort(u||BS),r.length>1&&r.sort(p||Yc),a.length>1&&a.sort(p||Yc)}function d(){for(let u=t,p=e.length;u<p;u++){let v=e[u];if(v.id===null)break;v.id=null,v.object=null,v.geometry=null,v.material=null,v.group=null}}return{opaque:i,transmissive:r,transparent:a,init:n,push:l,unshift:h,finish:d,sort:c}}function kS(){let e=new WeakMap;function t(r,a){let n=e.get(r),s;return n===void 0?(s=new Kc,e.set(r,[s])):a>=n.length?(s=new Kc,n.push(s)):s=n[a],s}function i(){e=new WeakMap}return{get:t,dispose:i}}function zS(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let i;switch(t.type){case"SunLight":case"DirectionalLight":i={direction:new I,color:new ke};break;case"SpotLight":i={position:new I,direction:new I,color:new ke,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":i={position:new I,color:new ke,distance:0,decay:0};break;case"HemisphereLight":i={direction:new I,skyColor:new ke,groundColor:new ke};break;case"RectAreaLight":i={color:new ke,position:new I,halfWidth:new I,halfHeight:new I};break}return e[t.id]=i,i}}}function GS(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let i;switch(t.type){case"SunLight":case"DirectionalLight":i={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new he};break;case"SpotLight":i={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new he};break;case"PointLight":i={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new he,shadowCameraNear:1,shadowCameraFar:1e3};break}return e[t.id]=i,i}}}var HS=0;function VS(e,t){return(t.castShadow?2:0)-(e.castShadow?2:0)+(t.map?1:0)-(e.map?1:0)}function WS(e){let t=new zS,i=GS(),r={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let h=0;h<9;h++)r.probe.push(new I);let a=new I,n=new at,s=new at;function o(h){let c=0,d=0,u=0;for(let F=0;F<9;F++)r.probe[F].set(0,0,0);let p=0,v=0,x=0,g=0,f=0,w=0,E=0,M=0,b=0,A=0,m=0,y=0,R=0,O=0;h.sort(VS);for(let F=0,q=h.length;F<q;F++){let C=h[F],H=C.color,K=C.intensity,G=C.distance,ce=null;if(C.shadow&&C.shadow.map&&(C.shadow.map.texture.format===cr?ce=C.shadow.map.texture:ce=C.shadow.map.depthTexture||C.shadow.map.texture),C.isAmbientLight)c+=H.r*K,d+=H.g*K,u+=H.b*K;else if(C.isLightProbe){for(let X=0;X<9;X++)r.probe[X].addScaledVector(C.sh.coefficients[X],K);O++}else if(C.isSunLight){let X=t.get(C);if(X.color.copy(C.color).multiplyScalar(C.intensity),C.castShadow){let j=C.shadow,te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),r.sunShadow[v]=te,r.sunShadowMap[v]=ce;let Ce=j.getViewportCount();for(let Y=0;Y<Ce;Y++)r.sunShadowMatrix[x+Y]=j.getMatrix(Y),r.sunShadowCascade[x+Y]=j._cascadeData[Y];x+=Ce,v++}r.sun[p]=X,p++}else if(C.isDirectionalLight){let X=t.get(C);if(X.color.copy(C.color).multiplyScalar(C.intensity),C.castShadow){let j=C.shadow,te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,r.directionalShadow[g]=te,r.directionalShadowMap[g]=ce,r.directionalShadowMatrix[g]=C.shadow.matrix,b++}r.directional[g]=X,g++}else if(C.isSpotLight){let X=t.get(C);X.position.setFromMatrixPosition(C.matrixWorld),X.color.copy(H).multiplyScalar(K),X.distance=G,X.coneCos=Math.cos(C.angle),X.penumbraCos=Math.cos(C.angle*(1-C.penumbra)),X.decay=C.decay,r.spot[w]=X;let j=C.shadow;if(C.map&&(r.spotLightMap[y]=C.map,y++,j.updateMatrices(C),C.castShadow&&R++),r.spotLightMatrix[w]=j.matrix,C.castShadow){let te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,r.spotShadow[w]=te,r.spotShadowMap[w]=ce,m++}w++}else if(C.isRectAreaLight){let X=t.get(C);X.color.copy(H).multiplyScalar(K),X.halfWidth.set(C.width*.5,0,0),X.halfHeight.set(0,C.height*.5,0),r.rectArea[E]=X,E++}else if(C.isPointLight){let X=t.get(C);if(X.color.copy(C.color).multiplyScalar(C.intensity),X.distance=C.distance,X.decay=C.decay,C.castShadow){let j=C.shadow,te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,te.shadowCameraNear=j.camera.near,te.shadowCameraFar=j.camera.far,r.pointShadow[f]=te,r.pointShadowMap[f]=ce,r.pointShadowMatrix[f]=C.shadow.matrix,A++}r.point[f]=X,f++}else if(C.isHemisphereLight){let X=t.get(C);X.skyColor.copy(C.color).multiplyScalar(K),X.groundColor.copy(C.groundColor).multiplyScalar(K),r.hemi[M]=X,M++}}E>0&&(e.has("OES_texture_float_linear")===!0?(r.rectAreaLTC1=Se.LTC_FLOAT_1,r.rectAreaLTC2=Se.LTC_FLOAT_2):(r.rectAreaLTC1=Se.LTC_HALF_1,r.rectAreaLTC2=Se.LTC_HALF_2)),r.ambient[0]=c,r.ambient[1]=d,r.ambient[2]=u;let N=r.hash;(N.sunLength!==p||N.directionalLength!==g||N.pointLength!==f||N.spotLength!==w||N.rectAreaLength!==E||N.hemiLength!==M||N.numSunShadows!==v||N.numDirectionalShadows!==b||N.numPointShadows!==A||N.numSpotShadows!==m||N.numSpotMaps!==y||N.numLightProbes!==O)&&(r.sun.length=p,r.directional.length=g,r.spot.length=w,r.rectArea.length=E,r.point.length=f,r.hemi.length=M,r.sunShadow.length=v,r.sunShadowMap.length=v,r.sunShadowMatrix.length=x,r.sunShadowCascade.length=x,r.directionalShadow.length=b,r.directionalShadowMap.length=b,r.directionalShadowMatrix.length=b,r.pointShadow.length=A,r.pointShadowMap.length=A,r.pointShadowMatrix.length=A,r.spotShadow.length=m,r.spotShadowMap.length=m,r.spotLightMatrix.length=m+y-R,r.spotLightMap.length=y,r.numSpotLightShadowsWithMaps=R,r.numLightProbes=O,N.sunLength=p,N.directionalLength=g,N.pointLength=f,N.spotLength=w,N.rectAreaLength=E,N.hemiLength=M,N.numSunShadows=v,N.numDirectionalShadows=b,N.numPointShadows=A,N.numSpotShadows=m,N.numSpotMaps=y,N.numLightProbes=O,r.version=HS++)}function l(h,c){let d=0,u=0,p=0,v=0,x=0,g=0,f=c.matrixWorldInverse;for(let w=0,E=h.length;w<E;w++){let M=h[w];if(M.isSunLight){let b=r.sun[d];b.direction.setFromMatrixPosition(M.matrixWorld),b.direction.transformDirection(f),d++}else if(M.isDirectionalLight){let b=r.directional[u];b.direction.setFromMatrixPosition(M.matrixWorld),a.setFromMatrixPosition(M.target.matrixWorld),b.direction.sub(a),b.direction.transformDirection(f),u++}else if(M.isSpotLight){let b=r.spot[v];b.position.setFromMatrixPosition(M.matrixWorld),b.position.applyMatrix4(f),b.direction.setFromMatrixPosition(M.matrixWorld),a.setFromMatrixPosition(M.target.matrixWorld),b.direction.sub(a),b.direction.transformDirection(f),v++}else if(M.isRectAreaLight){let b=r.rectArea[x];b.position.setFromMatrixPosition(M.matrixWorld),b.position.applyMatrix4(f),s.identity(),n.copy(M.matrixWorld),n.premultiply(f),s.extractRotation(n),b.halfWidth.set(M.width*.5,0,0),b.halfHeight.set(0,M.height*.5,0),b.halfWidth.applyMatrix4(s),b.halfHeight.applyMatrix4(s),x++}else if(M.isPointLight){let b=r.point[p];b.position.setFromMatrixPosition(M.matrixWorld),b.position.applyMatrix4(f),p++}else if(M.isHemisphereLight){let b=r.hemi[g];b.direction.setFromMatrixPosition(M.matrixWorld),b.direction.transformDirection(f),g++}}}return{setup:o,setupView:l,state:r}}function Zc(e){let t=new WS(e),i=[],r=[],a=[];function n(d){c.camera=d,i.length=0,r.length=0,a.length=0}function s(d){d.isLightProbeGrid?a.push(d):i.push(d)}function o(d){r.push(d)}function l(){t.setup(i),a.sort((d,u)=>d.priority-u.priority||d.id-u.id)}function h(d){t.setupView(i,d)}let c={lightsArray:i,shadowsArray:r,lightProbeGridArray:a,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:n,state:c,setupLights:l,setupLightsView:h,pushLight:s,pushShadow:o}}function XS(e){let t=new WeakMap;function i(a,n=0){let s=t.get(a),o;return s===void 0?(o=new Zc(e),t.set(a,[o])):n>=s.length?(o=new Zc(e),s.push(o)):o=s[n],o}function r(){t=new WeakMap}return{get:i,dispose:r}}var jS=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,qS=`uniform sampler2D shadow_pass;
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
}`,YS=[new I(1,0,0),new I(-1,0,0),new I(0,1,0),new I(0,-1,0),new I(0,0,1),new I(0,0,-1)],KS=[new I(0,-1,0),new I(0,-1,0),new I(0,0,1),new I(0,0,-1),new I(0,-1,0),new I(0,-1,0)],Jc=new at,da=new I,Ao=new I;function ZS(e,t,i){let r=new Ta,a=new he,n=new he,s=new yt,o=new Vm,l=new Wm,h={},c=i.maxTextureSize,d={[hr]:Gt,[Gt]:hr,[qt]:qt},u=new pr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new he},radius:{value:4}},vertexShader:jS,fragmentShader:qS}),p=u.clone();p.defines.HORIZONTAL_PASS=1;let v=new Lt;v.setAttribute("position",new Rt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new ct(v,u),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=kr;let f=this.type;this.render=function(A,m,y){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||A.length===0)return;this.type===Fp&&(Be("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=kr);let R=e.getRenderTarget(),O=e.getActiveCubeFace(),N=e.getActiveMipmapLevel(),F=e.state;F.setBlending(zr),F.buffers.depth.getReversed()===!0?F.buffers.color.setClear(0,0,0,0):F.buffers.color.setClear(1,1,1,1),F.buffers.depth.setTest(!0),F.setScissorTest(!1);let q=f!==this.type;q&&m.traverse(function(C){C.material&&(Array.isArray(C.material)?C.material.forEach(H=>H.needsUpdate=!0):C.material.needsUpdate=!0)});for(let C=0,H=A.length;C<H;C++){let K=A[C],G=K.shadow;if(G===void 0){Be("WebGLShadowMap:",K,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;a.copy(G.mapSize);let ce=G.getFrameExtents();a.multiply(ce),n.copy(G.mapSize),(a.x>c||a.y>c)&&(a.x>c&&(n.x=Math.floor(c/ce.x),a.x=n.x*ce.x,G.mapSize.x=n.x),a.y>c&&(n.y=Math.floor(c/ce.y),a.y=n.y*ce.y,G.mapSize.y=n.y));let X=e.state.buffers.depth.getReversed();if(G.camera._reversedDepth=X,G.map===null||q===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===pa){if(K.isPointLight){Be("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new gi(a.x,a.y,{format:cr,type:_i,minFilter:Yt,magFilter:Yt,generateMipmaps:!1}),G.map.texture.name=K.name+".shadowMap",G.map.depthTexture=new jr(a.x,a.y,oi),G.map.depthTexture.name=K.name+".shadowMapDepth",G.map.depthTexture.format=Yi,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Ut,G.map.depthTexture.magFilter=Ut}else K.isPointLight?(G.map=new Hl(a.x),G.map.depthTexture=new Ou(a.x,vi)):(G.map=new gi(a.x,a.y),G.map.depthTexture=new jr(a.x,a.y,vi)),G.map.depthTexture.name=K.name+".shadowMap",G.map.depthTexture.format=Yi,this.type===kr?(G.map.depthTexture.compareFunction=X?fu:pu,G.map.depthTexture.minFilter=Yt,G.map.depthTexture.magFilter=Yt):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Ut,G.map.depthTexture.magFilter=Ut);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==a.x||G.map.height!==a.y)&&G.map.setSize(a.x,a.y);let j=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();K.isPointLight!==!0&&G.updateMatrices(K,y);let te=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:y.layers;for(let Ce=0;Ce<j;Ce++){let Y=G.getCamera(Ce);if(K.isPointLight){let ie=G.camera,Te=G.matrix,Le=K.distance||ie.far;Le!==ie.far&&(ie.far=Le,ie.updateProjectionMatrix()),da.setFromMatrixPosition(K.matrixWorld),ie.position.copy(da),Ao.copy(ie.position),Ao.add(YS[Ce]),ie.up.copy(KS[Ce]),ie.lookAt(Ao),ie.updateMatrixWorld(),Te.makeTranslation(-da.x,-da.y,-da.z),Jc.multiplyMatrices(ie.projectionMatrix,ie.matrixWorldInverse),G._frustum.setFromProjectionMatrix(Jc,ie.coordinateSystem,ie.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)e.setRenderTarget(G.map,Ce),e.clear();else{Ce===0&&(e.setRenderTarget(G.map),e.clear());let ie=G.getViewport(Ce);s.set(n.x*ie.x,n.y*ie.y,n.x*ie.z,n.y*ie.w),F.viewport(s)}r=G.getFrustum(Ce),M(m,y,Y,K,te,this.type)}G.isPointLightShadow!==!0&&this.type===pa&&w(G,y),G.needsUpdate=!1}f=this.type,g.needsUpdate=!1,e.setRenderTarget(R,O,N)};function w(A,m){let y=t.update(x);u.defines.VSM_SAMPLES!==A.blurSamples&&(u.defines.VSM_SAMPLES=A.blurSamples,p.defines.VSM_SAMPLES=A.blurSamples,u.needsUpdate=!0,p.needsUpdate=!0),A.mapPass===null?A.mapPass=new gi(a.x,a.y,{format:cr,type:_i}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),u.uniforms.shadow_pass.value=A.map.depthTexture,u.uniforms.resolution.value.set(A.map.width,A.map.height),u.uniforms.radius.value=A.radius,e.setRenderTarget(A.mapPass),e.clear(),e.renderBufferDirect(m,null,y,u,x,null),p.uniforms.shadow_pass.value=A.mapPass.texture,p.uniforms.resolution.value.set(A.map.width,A.map.height),p.uniforms.radius.value=A.radius,e.setRenderTarget(A.map),e.clear(),e.renderBufferDirect(m,null,y,p,x,null)}function E(A,m,y,R){let O=null,N=y.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(N!==void 0)O=N;else if(O=y.isPointLight===!0?l:o,e.localClippingEnabled&&m.clipShadows===!0&&Array.isArray(m.clippingPlanes)&&m.clippingPlanes.length!==0||m.displacementMap&&m.displacementScale!==0||m.alphaMap&&m.alphaTest>0||m.map&&m.alphaTest>0||m.alphaToCoverage===!0){let F=O.uuid,q=m.uuid,C=h[F];C===void 0&&(C={},h[F]=C);let H=C[q];H===void 0&&(H=O.clone(),C[q]=H,m.addEventListener("dispose",b)),O=H}if(O.visible=m.visible,O.wireframe=m.wireframe,R===pa?O.side=m.shadowSide!==null?m.shadowSide:m.side:O.side=m.shadowSide!==null?m.shadowSide:d[m.side],O.alphaMap=m.alphaMap,O.alphaTest=m.alphaToCoverage===!0?.5:m.alphaTest,O.map=m.map,O.clipShadows=m.clipShadows,O.clippingPlanes=m.clippingPlanes,O.clipIntersection=m.clipIntersection,O.displacementMap=m.displacementMap,O.displacementScale=m.displacementScale,O.displacementBias=m.displacementBias,O.wireframeLinewidth=m.wireframeLinewidth,O.linewidth=m.linewidth,y.isPointLight===!0&&O.isMeshDistanceMaterial===!0){let F=e.properties.get(O);F.light=y}return O}function M(A,m,y,R,O,N){if(A.visible===!1)return;if(A.layers.test(O)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&N===pa)&&(!A.frustumCulled||A.intersectsFrustum(r))){A.modelViewMatrix.multiplyMatrices(y.matrixWorldInverse,A.matrixWorld);let q=t.update(A),C=A.material;if(Array.isArray(C)){let H=q.groups;for(let K=0,G=H.length;K<G;K++){let ce=H[K],X=C[ce.materialIndex];if(X&&X.visible){let j=E(A,X,R,N);A.onBeforeShadow(e,A,m,y,q,j,ce),e.renderBufferDirect(y,null,q,j,A,ce),A.onAfterShadow(e,A,m,y,q,j,ce)}}}else if(C.visible){let H=E(A,C,R,N);A.onBeforeShadow(e,A,m,y,q,H,null),e.renderBufferDirect(y,null,q,H,A,null),A.onAfterShadow(e,A,m,y,q,H,null)}}let F=A.children;for(let q=0,C=F.length;q<C;q++)M(F[q],m,y,R,O,N)}function b(A){A.target.removeEventListener("dispose",b);for(let m in h){let y=h[m],R=A.target.uuid;R in y&&(y[R].dispose(),delete y[R])}}}function JS(e,t){function i(){let P=!1,W=new yt,$=null,ae=new yt(0,0,0,0);return{setMask:function(ve){$!==ve&&!P&&(e.colorMask(ve,ve,ve,ve),$=ve)},setLocked:function(ve){P=ve},setClear:function(ve,fe,Ie,ee,Ve){Ve===!0&&(ve*=ee,fe*=ee,Ie*=ee),W.set(ve,fe,Ie,ee),ae.equals(W)===!1&&(e.clearColor(ve,fe,Ie,ee),ae.copy(W))},reset:function(){P=!1,$=null,ae.set(-1,0,0,0)}}}function r(){let P=!1,W=!1,$=null,ae=null,ve=null;return{setReversed:function(fe){if(W!==fe){let Ie=t.get("EXT_clip_control");fe?Ie.clipControlEXT(Ie.LOWER_LEFT_EXT,Ie.ZERO_TO_ONE_EXT):Ie.clipControlEXT(Ie.LOWER_LEFT_EXT,Ie.NEGATIVE_ONE_TO_ONE_EXT),W=fe;let ee=ve;ve=null,this.setClear(ee)}},getReversed:function(){return W},setTest:function(fe){fe?se(e.DEPTH_TEST):We(e.DEPTH_TEST)},setMask:function(fe){$!==fe&&!P&&(e.depthMask(fe),$=fe)},setFunc:function(fe){if(W&&(fe=_f[fe]),ae!==fe){switch(fe){case Ro:e.depthFunc(e.NEVER);break;case Co:e.depthFunc(e.ALWAYS);break;case Po:e.depthFunc(e.LESS);break;case Ma:e.depthFunc(e.LEQUAL);break;case No:e.depthFunc(e.EQUAL);break;case Lo:e.depthFunc(e.GEQUAL);break;case Io:e.depthFunc(e.GREATER);break;case Do:e.depthFunc(e.NOTEQUAL);break;default:e.depthFunc(e.LEQUAL)}ae=fe}},setLocked:function(fe){P=fe},setClear:function(fe){ve!==fe&&(ve=fe,W&&(fe=1-fe),e.clearDepth(fe))},reset:function(){P=!1,$=null,ae=null,ve=null,W=!1}}}function a(){let P=!1,W=null,$=null,ae=null,ve=null,fe=null,Ie=null,ee=null,Ve=null;return{setTest:function(ze){P||(ze?se(e.STENCIL_TEST):We(e.STENCIL_TEST))},setMask:function(ze){W!==ze&&!P&&(e.stencilMask(ze),W=ze)},setFunc:function(ze,$e,Ee){($!==ze||ae!==$e||ve!==Ee)&&(e.stencilFunc(ze,$e,Ee),$=ze,ae=$e,ve=Ee)},setOp:function(ze,$e,Ee){(fe!==ze||Ie!==$e||ee!==Ee)&&(e.stencilOp(ze,$e,Ee),fe=ze,Ie=$e,ee=Ee)},setLocked:function(ze){P=ze},setClear:function(ze){Ve!==ze&&(e.clearStencil(ze),Ve=ze)},reset:function(){P=!1,W=null,$=null,ae=null,ve=null,fe=null,Ie=null,ee=null,Ve=null}}}let n=new i,s=new r,o=new a,l={},h=new WeakMap,c={},d={},u={},p=new WeakMap,v=[],x=null,g=!1,f=null,w=null,E=null,M=null,b=null,A=null,m=null,y=new ke(0,0,0),R=0,O=!1,N=null,F=null,q=null,C=null,H=null,K=e.getParameter(e.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ce=0,X=e.getParameter(e.VERSION);X.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(X)[1]),G=ce>=1):X.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(X)[1]),G=ce>=2);let j=null,te={},Ce=e.getParameter(e.SCISSOR_BOX),Y=e.getParameter(e.VIEWPORT),ie=new yt().fromArray(Ce),Te=new yt().fromArray(Y);function Le(P,W,$,ae){let ve=new Uint8Array(4),fe=e.createTexture();e.bindTexture(P,fe),e.texParameteri(P,e.TEXTURE_MIN_FILTER,e.NEAREST),e.texParameteri(P,e.TEXTURE_MAG_FILTER,e.NEAREST);for(let Ie=0;Ie<$;Ie++)P===e.TEXTURE_3D||P===e.TEXTURE_2D_ARRAY?e.texImage3D(W,0,e.RGBA,1,1,ae,0,e.RGBA,e.UNSIGNED_BYTE,ve):e.texImage2D(W+Ie,0,e.RGBA,1,1,0,e.RGBA,e.UNSIGNED_BYTE,ve);return fe}let Ue={};Ue[e.TEXTURE_2D]=Le(e.TEXTURE_2D,e.TEXTURE_2D,1),Ue[e.TEXTURE_CUBE_MAP]=Le(e.TEXTURE_CUBE_MAP,e.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ue[e.TEXTURE_2D_ARRAY]=Le(e.TEXTURE_2D_ARRAY,e.TEXTURE_2D_ARRAY,1,1),Ue[e.TEXTURE_3D]=Le(e.TEXTURE_3D,e.TEXTURE_3D,1,1),n.setClear(0,0,0,1),s.setClear(1),o.setClear(0),se(e.DEPTH_TEST),s.setFunc(Ma),we(!1),Ne(Dh),se(e.CULL_FACE),ne(zr);function se(P){c[P]!==!0&&(e.enable(P),c[P]=!0)}function We(P){c[P]!==!1&&(e.disable(P),c[P]=!1)}function et(P,W){return u[P]!==W?(e.bindFramebuffer(P,W),u[P]=W,P===e.DRAW_FRAMEBUFFER&&(u[e.FRAMEBUFFER]=W),P===e.FRAMEBUFFER&&(u[e.DRAW_FRAMEBUFFER]=W),!0):!1}function Re(P,W){let $=v,ae=!1;if(P){$=p.get(W),$===void 0&&($=[],p.set(W,$));let ve=P.textures;if($.length!==ve.length||$[0]!==e.COLOR_ATTACHMENT0){for(let fe=0,Ie=ve.length;fe<Ie;fe++)$[fe]=e.COLOR_ATTACHMENT0+fe;$.length=ve.length,ae=!0}}else $[0]!==e.BACK&&($[0]=e.BACK,ae=!0);ae&&e.drawBuffers($)}function lt(P){return x!==P?(e.useProgram(P),x=P,!0):!1}let re={[Or]:e.FUNC_ADD,[kp]:e.FUNC_SUBTRACT,[zp]:e.FUNC_REVERSE_SUBTRACT};re[Gp]=e.MIN,re[Hp]=e.MAX;let le={[Vp]:e.ZERO,[Wp]:e.ONE,[Xp]:e.SRC_COLOR,[$c]:e.SRC_ALPHA,[Jp]:e.SRC_ALPHA_SATURATE,[Kp]:e.DST_COLOR,[qp]:e.DST_ALPHA,[jp]:e.ONE_MINUS_SRC_COLOR,[Qc]:e.ONE_MINUS_SRC_ALPHA,[Zp]:e.ONE_MINUS_DST_COLOR,[Yp]:e.ONE_MINUS_DST_ALPHA,[$p]:e.CONSTANT_COLOR,[Qp]:e.ONE_MINUS_CONSTANT_COLOR,[ef]:e.CONSTANT_ALPHA,[tf]:e.ONE_MINUS_CONSTANT_ALPHA};function ne(P,W,$,ae,ve,fe,Ie,ee,Ve,ze){if(P===zr){g===!0&&(We(e.BLEND),g=!1);return}if(g===!1&&(se(e.BLEND),g=!0),P!==Bp){if(P!==f||ze!==O){if((w!==Or||b!==Or)&&(e.blendEquation(e.FUNC_ADD),w=Or,b=Or),ze)switch(P){case lr:e.blendFuncSeparate(e.ONE,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case kn:e.blendFunc(e.ONE,e.ONE);break;case Uh:e.blendFuncSeparate(e.ZERO,e.ONE_MINUS_SRC_COLOR,e.ZERO,e.ONE);break;case Oh:e.blendFuncSeparate(e.DST_COLOR,e.ONE_MINUS_SRC_ALPHA,e.ZERO,e.ONE);break;default:Ge("WebGLState: Invalid blending: ",P);break}else switch(P){case lr:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case kn:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE,e.ONE,e.ONE);break;case Uh:Ge("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Oh:Ge("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Ge("WebGLState: Invalid blending: ",P);break}E=null,M=null,A=null,m=null,y.set(0,0,0),R=0,f=P,O=ze}return}ve=ve||W,fe=fe||$,Ie=Ie||ae,(W!==w||ve!==b)&&(e.blendEquationSeparate(re[W],re[ve]),w=W,b=ve),($!==E||ae!==M||fe!==A||Ie!==m)&&(e.blendFuncSeparate(le[$],le[ae],le[fe],le[Ie]),E=$,M=ae,A=fe,m=Ie),(ee.equals(y)===!1||Ve!==R)&&(e.blendColor(ee.r,ee.g,ee.b,Ve),y.copy(ee),R=Ve),f=P,O=!1}function ye(P,W){P.side===qt?We(e.CULL_FACE):se(e.CULL_FACE);let $=P.side===Gt;W&&($=!$),we($),P.blending===lr&&P.transparent===!1?ne(zr):ne(P.blending,P.blendEquation,P.blendSrc,P.blendDst,P.blendEquationAlpha,P.blendSrcAlpha,P.blendDstAlpha,P.blendColor,P.blendAlpha,P.premultipliedAlpha),s.setFunc(P.depthFunc),s.setTest(P.depthTest),s.setMask(P.depthWrite),n.setMask(P.colorWrite);let ae=P.stencilWrite;o.setTest(ae),ae&&(o.setMask(P.stencilWriteMask),o.setFunc(P.stencilFunc,P.stencilRef,P.stencilFuncMask),o.setOp(P.stencilFail,P.stencilZFail,P.stencilZPass)),Ye(P.polygonOffset,P.polygonOffsetFactor,P.polygonOffsetUnits),P.alphaToCoverage===!0?se(e.SAMPLE_ALPHA_TO_COVERAGE):We(e.SAMPLE_ALPHA_TO_COVERAGE)}function we(P){N!==P&&(P?e.frontFace(e.CW):e.frontFace(e.CCW),N=P)}function Ne(P){P!==Up?(se(e.CULL_FACE),P!==F&&(P===Dh?e.cullFace(e.BACK):P===Op?e.cullFace(e.FRONT):e.cullFace(e.FRONT_AND_BACK))):We(e.CULL_FACE),F=P}function Oe(P){P!==q&&(G&&e.lineWidth(P),q=P)}function Ye(P,W,$){P?(se(e.POLYGON_OFFSET_FILL),(C!==W||H!==$)&&(C=W,H=$,s.getReversed()&&(W=-W,$=-$),e.polygonOffset(W,$))):We(e.POLYGON_OFFSET_FILL)}function Je(P){P?se(e.SCISSOR_TEST):We(e.SCISSOR_TEST)}function rt(P){P===void 0&&(P=e.TEXTURE0+K-1),j!==P&&(e.activeTexture(P),j=P)}function D(P,W,$){$===void 0&&(j===null?$=e.TEXTURE0+K-1:$=j);let ae=te[$];ae===void 0&&(ae={type:void 0,texture:void 0},te[$]=ae),(ae.type!==P||ae.texture!==W)&&(j!==$&&(e.activeTexture($),j=$),e.bindTexture(P,W||Ue[P]),ae.type=P,ae.texture=W)}function It(){let P=te[j];P!==void 0&&P.type!==void 0&&(e.bindTexture(P.type,null),P.type=void 0,P.texture=void 0)}function je(){try{e.compressedTexImage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function Mt(){try{e.compressedTexImage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function de(){try{e.texSubImage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function st(){try{e.texSubImage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function Fe(){try{e.compressedTexSubImage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function He(){try{e.compressedTexSubImage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function bt(){try{e.texStorage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function T(){try{e.texStorage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function _(){try{e.texImage2D(...arguments)}catch(P){Ge("WebGLState:",P)}}function k(){try{e.texImage3D(...arguments)}catch(P){Ge("WebGLState:",P)}}function Q(P){return d[P]!==void 0?d[P]:e.getParameter(P)}function Z(P,W){d[P]!==W&&(e.pixelStorei(P,W),d[P]=W)}function ge(P){ie.equals(P)===!1&&(e.scissor(P.x,P.y,P.z,P.w),ie.copy(P))}function pe(P){Te.equals(P)===!1&&(e.viewport(P.x,P.y,P.z,P.w),Te.copy(P))}function U(P,W){let $=h.get(W);$===void 0&&($=new WeakMap,h.set(W,$));let ae=$.get(P);ae===void 0&&(ae=e.getUniformBlockIndex(W,P.name),e.uniformBlockBinding(W,ae,ae),$.set(P,ae))}function J(P,W,$){let ae=h.get(W).get(P);l[ae]!==$&&(e.bindBufferBase(e.UNIFORM_BUFFER,ae,$),l[ae]=$)}function Me(){e.disable(e.BLEND),e.disable(e.CULL_FACE),e.disable(e.DEPTH_TEST),e.disable(e.POLYGON_OFFSET_FILL),e.disable(e.SCISSOR_TEST),e.disable(e.STENCIL_TEST),e.disable(e.SAMPLE_ALPHA_TO_COVERAGE),e.blendEquation(e.FUNC_ADD),e.blendFunc(e.ONE,e.ZERO),e.blendFuncSeparate(e.ONE,e.ZERO,e.ONE,e.ZERO),e.blendColor(0,0,0,0),e.colorMask(!0,!0,!0,!0),e.clearColor(0,0,0,0),e.depthMask(!0),e.depthFunc(e.LESS),s.setReversed(!1),e.clearDepth(1),e.stencilMask(4294967295),e.stencilFunc(e.ALWAYS,0,4294967295),e.stencilOp(e.KEEP,e.KEEP,e.KEEP),e.clearStencil(0),e.cullFace(e.BACK),e.frontFace(e.CCW),e.polygonOffset(0,0),e.activeTexture(e.TEXTURE0),e.bindFramebuffer(e.FRAMEBUFFER,null),e.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),e.bindFramebuffer(e.READ_FRAMEBUFFER,null),e.useProgram(null),e.lineWidth(1),e.scissor(0,0,e.canvas.width,e.canvas.height),e.viewport(0,0,e.canvas.width,e.canvas.height),e.pixelStorei(e.PACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,!1),e.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),e.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,e.BROWSER_DEFAULT_WEBGL),e.pixelStorei(e.PACK_ROW_LENGTH,0),e.pixelStorei(e.PACK_SKIP_PIXELS,0),e.pixelStorei(e.PACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_ROW_LENGTH,0),e.pixelStorei(e.UNPACK_IMAGE_HEIGHT,0),e.pixelStorei(e.UNPACK_SKIP_PIXELS,0),e.pixelStorei(e.UNPACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_SKIP_IMAGES,0),c={},d={},j=null,te={},u={},l={},p=new WeakMap,v=[],x=null,g=!1,f=null,w=null,E=null,M=null,b=null,A=null,m=null,y=new ke(0,0,0),R=0,O=!1,N=null,F=null,q=null,C=null,H=null,ie.set(0,0,e.canvas.width,e.canvas.height),Te.set(0,0,e.canvas.width,e.canvas.height),n.reset(),s.reset(),o.reset()}return{buffers:{color:n,depth:s,stencil:o},enable:se,disable:We,bindFramebuffer:et,drawBuffers:Re,useProgram:lt,setBlending:ne,setMaterial:ye,setFlipSided:we,setCullFace:Ne,setLineWidth:Oe,setPolygonOffset:Ye,setScissorTest:Je,activeTexture:rt,bindTexture:D,unbindTexture:It,compressedTexImage2D:je,compressedTexImage3D:Mt,texImage2D:_,texImage3D:k,pixelStorei:Z,getParameter:Q,updateUBOMapping:U,uniformBlockBinding:J,texStorage2D:bt,texStorage3D:T,texSubImage2D:de,texSubImage3D:st,compressedTexSubImage2D:Fe,compressedTexSubImage3D:He,scissor:ge,viewport:pe,reset:Me}}function $S(e,t,i,r,a,n,s){let o=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),h=new he,c=new WeakMap,d=new Set,u,p=new WeakMap,v=new Set,x=new FinalizationRegistry(T=>v.delete(T)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function f(T,_){return g?new OffscreenCanvas(T,_):jn("canvas")}function w(T,_,k){let Q=1,Z=bt(T);if((Z.width>k||Z.height>k)&&(Q=k/Math.max(Z.width,Z.height)),Q<1)if(typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&T instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&T instanceof ImageBitmap||typeof VideoFrame<"u"&&T instanceof VideoFrame){let ge=Math.floor(Q*Z.width),pe=Math.floor(Q*Z.height);u===void 0&&(u=f(ge,pe));let U=_?f(ge,pe):u;return U.width=ge,U.height=pe,U.getContext("2d").drawImage(T,0,0,ge,pe),Be("WebGLRenderer: Texture has been resized from ("+Z.width+"x"+Z.height+") to ("+ge+"x"+pe+")."),U}else return"data"in T&&Be("WebGLRenderer: Image in DataTexture is too big ("+Z.width+"x"+Z.height+")."),T;return T}function E(T){return T.generateMipmaps}function M(T){e.generateMipmap(T)}function b(T){return T.isWebGLCubeRenderTarget?e.TEXTURE_CUBE_MAP:T.isWebGL3DRenderTarget?e.TEXTURE_3D:T.isWebGLArrayRenderTarget||T.isCompressedArrayTexture?e.TEXTURE_2D_ARRAY:e.TEXTURE_2D}function A(T,_,k,Q,Z,ge=!1){if(T!==null){if(e[T]!==void 0)return e[T];Be("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+T+"'")}let pe;Q&&(pe=t.get("EXT_texture_norm16"),pe||Be("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let U=_;if(_===e.RED&&(k===e.FLOAT&&(U=e.R32F),k===e.HALF_FLOAT&&(U=e.R16F),k===e.UNSIGNED_BYTE&&(U=e.R8),k===e.UNSIGNED_SHORT&&pe&&(U=pe.R16_EXT),k===e.SHORT&&pe&&(U=pe.R16_SNORM_EXT)),_===e.RED_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.R8UI),k===e.UNSIGNED_SHORT&&(U=e.R16UI),k===e.UNSIGNED_INT&&(U=e.R32UI),k===e.BYTE&&(U=e.R8I),k===e.SHORT&&(U=e.R16I),k===e.INT&&(U=e.R32I)),_===e.RG&&(k===e.FLOAT&&(U=e.RG32F),k===e.HALF_FLOAT&&(U=e.RG16F),k===e.UNSIGNED_BYTE&&(U=e.RG8),k===e.UNSIGNED_SHORT&&pe&&(U=pe.RG16_EXT),k===e.SHORT&&pe&&(U=pe.RG16_SNORM_EXT)),_===e.RG_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.RG8UI),k===e.UNSIGNED_SHORT&&(U=e.RG16UI),k===e.UNSIGNED_INT&&(U=e.RG32UI),k===e.BYTE&&(U=e.RG8I),k===e.SHORT&&(U=e.RG16I),k===e.INT&&(U=e.RG32I)),_===e.RGB_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.RGB8UI),k===e.UNSIGNED_SHORT&&(U=e.RGB16UI),k===e.UNSIGNED_INT&&(U=e.RGB32UI),k===e.BYTE&&(U=e.RGB8I),k===e.SHORT&&(U=e.RGB16I),k===e.INT&&(U=e.RGB32I)),_===e.RGBA_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.RGBA8UI),k===e.UNSIGNED_SHORT&&(U=e.RGBA16UI),k===e.UNSIGNED_INT&&(U=e.RGBA32UI),k===e.BYTE&&(U=e.RGBA8I),k===e.SHORT&&(U=e.RGBA16I),k===e.INT&&(U=e.RGBA32I)),_===e.RGB&&(k===e.UNSIGNED_SHORT&&pe&&(U=pe.RGB16_EXT),k===e.SHORT&&pe&&(U=pe.RGB16_SNORM_EXT),k===e.UNSIGNED_INT_5_9_9_9_REV&&(U=e.RGB9_E5),k===e.UNSIGNED_INT_10F_11F_11F_REV&&(U=e.R11F_G11F_B10F)),_===e.RGBA){let J=ge?Xn:Qe.getTransfer(Z);k===e.FLOAT&&(U=e.RGBA32F),k===e.HALF_FLOAT&&(U=e.RGBA16F),k===e.UNSIGNED_BYTE&&(U=J===ot?e.SRGB8_ALPHA8:e.RGBA8),k===e.UNSIGNED_SHORT&&pe&&(U=pe.RGBA16_EXT),k===e.SHORT&&pe&&(U=pe.RGBA16_SNORM_EXT),k===e.UNSIGNED_SHORT_4_4_4_4&&(U=e.RGBA4),k===e.UNSIGNED_SHORT_5_5_5_1&&(U=e.RGB5_A1)}return(U===e.R16F||U===e.R32F||U===e.RG16F||U===e.RG32F||U===e.RGBA16F||U===e.RGBA32F)&&t.get("EXT_color_buffer_float"),U}function m(T,_){let k;return T?_===null||_===vi||_===Wr?k=e.DEPTH24_STENCIL8:_===oi?k=e.DEPTH32F_STENCIL8:_===ya&&(k=e.DEPTH24_STENCIL8,Be("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):_===null||_===vi||_===Wr?k=e.DEPTH_COMPONENT24:_===oi?k=e.DEPTH_COMPONENT32F:_===ya&&(k=e.DEPTH_COMPONENT16),k}function y(T,_){return E(T)===!0||T.isFramebufferTexture&&T.minFilter!==Ut&&T.minFilter!==Yt?Math.log2(Math.max(_.width,_.height))+1:T.mipmaps.length>0?T.mipmaps.length:T.isCompressedTexture&&Array.isArray(T.image)?_.mipmaps.length:1}function R(T){let _=new WeakRef(T);r.get(T).__ref=_,v.add(_),x.register(T,_,_)}function O(T){let _=r.get(T).__ref;_!==void 0&&(v.delete(_),x.unregister(_))}function N(T){q(T.target)}function F(T){C(T.target)}function q(T){T.removeEventListener("dispose",N),O(T),K(T),T.isVideoTexture&&c.delete(T),T.isHTMLTexture&&d.delete(T)}function C(T){T.removeEventListener("dispose",F),O(T),ce(T)}function H(){for(let T of v){let _=T.deref();_!==void 0&&(_.isRenderTarget===!0?C(_):q(_))}v.clear(),d.clear()}function K(T){let _=r.get(T);if(_.__webglInit===void 0)return;let k=T.source,Q=p.get(k);if(Q){let Z=Q[_.__cacheKey];Z.usedTimes--,Z.usedTimes===0&&G(T),Object.keys(Q).length===0&&p.delete(k)}r.remove(T)}function G(T){let _=r.get(T);e.deleteTexture(_.__webglTexture);let k=T.source,Q=p.get(k);delete Q[_.__cacheKey],s.memory.textures--}function ce(T){let _=r.get(T);_.__depthDisposeCallback&&_.__depthDisposeCallback();let k=T.depthTexture;if(k&&k.renderTarget===T&&q(k),T.isWebGLCubeRenderTarget)for(let Z=0;Z<6;Z++){if(Array.isArray(_.__webglFramebuffer[Z]))for(let ge=0;ge<_.__webglFramebuffer[Z].length;ge++)e.deleteFramebuffer(_.__webglFramebuffer[Z][ge]);else e.deleteFramebuffer(_.__webglFramebuffer[Z]);_.__webglDepthbuffer&&e.deleteRenderbuffer(_.__webglDepthbuffer[Z])}else{if(Array.isArray(_.__webglFramebuffer))for(let Z=0;Z<_.__webglFramebuffer.length;Z++)e.deleteFramebuffer(_.__webglFramebuffer[Z]);else e.deleteFramebuffer(_.__webglFramebuffer);if(_.__webglDepthbuffer&&e.deleteRenderbuffer(_.__webglDepthbuffer),_.__webglMultisampledFramebuffer&&e.deleteFramebuffer(_.__webglMultisampledFramebuffer),_.__webglColorRenderbuffer)for(let Z=0;Z<_.__webglColorRenderbuffer.length;Z++)_.__webglColorRenderbuffer[Z]&&e.deleteRenderbuffer(_.__webglColorRenderbuffer[Z]);_.__webglDepthRenderbuffer&&e.deleteRenderbuffer(_.__webglDepthRenderbuffer)}let Q=T.textures;for(let Z=0,ge=Q.length;Z<ge;Z++){let pe=r.get(Q[Z]);pe.__webglTexture&&(e.deleteTexture(pe.__webglTexture),s.memory.textures--),r.remove(Q[Z])}r.remove(T)}let X=0;function j(){X=0}function te(){return X}function Ce(T){X=T}function Y(){let T=X;return T>=a.maxTextures&&Be("WebGLTextures: Trying to use "+(T+1)+" texture units while this GPU supports only "+a.maxTextures),X+=1,T}function ie(T){let _=[];return _.push(T.wrapS),_.push(T.wrapT),_.push(T.wrapR||0),_.push(T.magFilter),_.push(T.minFilter),_.push(T.anisotropy),_.push(T.internalFormat),_.push(T.format),_.push(T.type),_.push(T.generateMipmaps),_.push(T.mipmapsAutoUpdate),_.push(T.premultiplyAlpha),_.push(T.flipY),_.push(T.unpackAlignment),_.push(T.colorSpace),_.join()}function Te(T,_){let k=r.get(T);if(T.isVideoTexture&&Fe(T),T.isRenderTargetTexture===!1&&T.isExternalTexture!==!0&&T.version>0&&k.__version!==T.version){let Q=T.image;if(Q===null)Be("WebGLRenderer: Texture marked for update but no image data found.");else if(Q.complete===!1)Be("WebGLRenderer: Texture marked for update but image is incomplete");else{ye(k,T,_);return}}else T.isExternalTexture&&(k.__webglTexture=T.sourceTexture?T.sourceTexture:null);i.bindTexture(e.TEXTURE_2D,k.__webglTexture,e.TEXTURE0+_)}function Le(T,_){let k=r.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&k.__version!==T.version){ye(k,T,_);return}else T.isExternalTexture&&(k.__webglTexture=T.sourceTexture?T.sourceTexture:null);i.bindTexture(e.TEXTURE_2D_ARRAY,k.__webglTexture,e.TEXTURE0+_)}function Ue(T,_){let k=r.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&k.__version!==T.version){ye(k,T,_);return}i.bindTexture(e.TEXTURE_3D,k.__webglTexture,e.TEXTURE0+_)}function se(T,_){let k=r.get(T);if(T.version>0&&k.__version!==T.version){we(k,T,_);return}i.bindTexture(e.TEXTURE_CUBE_MAP,k.__webglTexture,e.TEXTURE0+_)}let We={[Vr]:e.REPEAT,[Ci]:e.CLAMP_TO_EDGE,[Uo]:e.MIRRORED_REPEAT},et={[Ut]:e.NEAREST,[Ml]:e.NEAREST_MIPMAP_NEAREST,[Qa]:e.NEAREST_MIPMAP_LINEAR,[Yt]:e.LINEAR,[Js]:e.LINEAR_MIPMAP_NEAREST,[ji]:e.LINEAR_MIPMAP_LINEAR},Re={[lf]:e.NEVER,[mu]:e.ALWAYS,[hf]:e.LESS,[pu]:e.LEQUAL,[cf]:e.EQUAL,[fu]:e.GEQUAL,[uf]:e.GREATER,[df]:e.NOTEQUAL};function lt(T,_){if(_.type===oi&&t.has("OES_texture_float_linear")===!1&&(_.magFilter===Yt||_.magFilter===Js||_.magFilter===Qa||_.magFilter===ji||_.minFilter===Yt||_.minFilter===Js||_.minFilter===Qa||_.minFilter===ji)&&Be("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),e.texParameteri(T,e.TEXTURE_WRAP_S,We[_.wrapS]),e.texParameteri(T,e.TEXTURE_WRAP_T,We[_.wrapT]),(T===e.TEXTURE_3D||T===e.TEXTURE_2D_ARRAY)&&e.texParameteri(T,e.TEXTURE_WRAP_R,We[_.wrapR]),e.texParameteri(T,e.TEXTURE_MAG_FILTER,et[_.magFilter]),e.texParameteri(T,e.TEXTURE_MIN_FILTER,et[_.minFilter]),_.compareFunction&&(e.texParameteri(T,e.TEXTURE_COMPARE_MODE,e.COMPARE_REF_TO_TEXTURE),e.texParameteri(T,e.TEXTURE_COMPARE_FUNC,Re[_.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(_.magFilter===Ut||_.minFilter!==Qa&&_.minFilter!==ji||_.type===oi&&t.has("OES_texture_float_linear")===!1)return;if(_.anisotropy>1||r.get(_).__currentAnisotropy){let k=t.get("EXT_texture_filter_anisotropic");e.texParameterf(T,k.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(_.anisotropy,a.getMaxAnisotropy())),r.get(_).__currentAnisotropy=_.anisotropy}}}function re(T,_){let k=!1;T.__webglInit===void 0&&(T.__webglInit=!0,_.addEventListener("dispose",N),R(_));let Q=_.source,Z=p.get(Q);Z===void 0&&(Z={},p.set(Q,Z));let ge=ie(_);if(ge!==T.__cacheKey){Z[ge]===void 0&&(Z[ge]={texture:e.createTexture(),usedTimes:0},s.memory.textures++,k=!0),Z[ge].usedTimes++;let pe=Z[T.__cacheKey];pe!==void 0&&(Z[T.__cacheKey].usedTimes--,pe.usedTimes===0&&G(_)),T.__cacheKey=ge,T.__webglTexture=Z[ge].texture}return k}function le(T,_,k){return Math.floor(Math.floor(T/k)/_)}function ne(T,_,k,Q){let Z=T.updateRanges;if(Z.length===0)i.texSubImage2D(e.TEXTURE_2D,0,0,0,_.width,_.height,k,Q,_.data);else{Z.sort((Me,P)=>Me.start-P.start);let ge=0;for(let Me=1;Me<Z.length;Me++){let P=Z[ge],W=Z[Me],$=P.start+P.count,ae=le(W.start,_.width,4),ve=le(P.start,_.width,4);W.start<=$+1&&ae===ve&&le(W.start+W.count-1,_.width,4)===ae?P.count=Math.max(P.count,W.start+W.count-P.start):(++ge,Z[ge]=W)}Z.length=ge+1;let pe=i.getParameter(e.UNPACK_ROW_LENGTH),U=i.getParameter(e.UNPACK_SKIP_PIXELS),J=i.getParameter(e.UNPACK_SKIP_ROWS);i.pixelStorei(e.UNPACK_ROW_LENGTH,_.width);for(let Me=0,P=Z.length;Me<P;Me++){let W=Z[Me],$=Math.floor(W.start/4),ae=Math.ceil(W.count/4),ve=$%_.width,fe=Math.floor($/_.width),Ie=ae;i.pixelStorei(e.UNPACK_SKIP_PIXELS,ve),i.pixelStorei(e.UNPACK_SKIP_ROWS,fe),i.texSubImage2D(e.TEXTURE_2D,0,ve,fe,Ie,1,k,Q,_.data)}T.clearUpdateRanges(),i.pixelStorei(e.UNPACK_ROW_LENGTH,pe),i.pixelStorei(e.UNPACK_SKIP_PIXELS,U),i.pixelStorei(e.UNPACK_SKIP_ROWS,J)}}function ye(T,_,k){let Q=e.TEXTURE_2D;(_.isDataArrayTexture||_.isCompressedArrayTexture)&&(Q=e.TEXTURE_2D_ARRAY),_.isData3DTexture&&(Q=e.TEXTURE_3D);let Z=re(T,_),ge=_.source;i.bindTexture(Q,T.__webglTexture,e.TEXTURE0+k);let pe=r.get(ge);if(ge.version!==pe.__version||Z===!0){if(i.activeTexture(e.TEXTURE0+k),!(typeof ImageBitmap<"u"&&_.image instanceof ImageBitmap)){let ee=Qe.getPrimaries(Qe.workingColorSpace),Ve=_.colorSpace===Xi?null:Qe.getPrimaries(_.colorSpace),ze=_.colorSpace===Xi||ee===Ve?e.NONE:e.BROWSER_DEFAULT_WEBGL;i.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,_.flipY),i.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,_.premultiplyAlpha),i.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,ze)}i.pixelStorei(e.UNPACK_ALIGNMENT,_.unpackAlignment);let U=w(_.image,!1,a.maxTextureSize);U=He(_,U);let J=n.convert(_.format,_.colorSpace),Me=n.convert(_.type),P=A(_.internalFormat,J,Me,_.normalized,_.colorSpace,_.isVideoTexture);lt(Q,_);let W,$=_.mipmaps,ae=_.isVideoTexture!==!0,ve=pe.__version===void 0||Z===!0,fe=ge.dataReady,Ie=y(_,U);if(_.isDepthTexture)P=m(_.format===qi,_.type),ve&&(ae?i.texStorage2D(e.TEXTURE_2D,1,P,U.width,U.height):i.texImage2D(e.TEXTURE_2D,0,P,U.width,U.height,0,J,Me,null));else if(_.isDataTexture)if($.length>0){ae&&ve&&i.texStorage2D(e.TEXTURE_2D,Ie,P,$[0].width,$[0].height);for(let ee=0,Ve=$.length;ee<Ve;ee++)W=$[ee],ae?fe&&i.texSubImage2D(e.TEXTURE_2D,ee,0,0,W.width,W.height,J,Me,W.data):i.texImage2D(e.TEXTURE_2D,ee,P,W.width,W.height,0,J,Me,W.data);_.generateMipmaps=!1}else ae?(ve&&i.texStorage2D(e.TEXTURE_2D,Ie,P,U.width,U.height),fe&&ne(_,U,J,Me)):i.texImage2D(e.TEXTURE_2D,0,P,U.width,U.height,0,J,Me,U.data);else if(_.isCompressedTexture)if(_.isCompressedArrayTexture){ae&&ve&&i.texStorage3D(e.TEXTURE_2D_ARRAY,Ie,P,$[0].width,$[0].height,U.depth);for(let ee=0,Ve=$.length;ee<Ve;ee++)if(W=$[ee],_.format!==mi)if(J!==null)if(ae){if(fe)if(_.layerUpdates.size>0){let ze=Cc(W.width,W.height,_.format,_.type);for(let $e of _.layerUpdates){let Ee=W.data.subarray($e*ze/W.data.BYTES_PER_ELEMENT,($e+1)*ze/W.data.BYTES_PER_ELEMENT);i.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ee,0,0,$e,W.width,W.height,1,J,Ee)}}else i.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ee,0,0,0,W.width,W.height,U.depth,J,W.data)}else i.compressedTexImage3D(e.TEXTURE_2D_ARRAY,ee,P,W.width,W.height,U.depth,0,W.data,0,0);else Be("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ae?fe&&i.texSubImage3D(e.TEXTURE_2D_ARRAY,ee,0,0,0,W.width,W.height,U.depth,J,Me,W.data):i.texImage3D(e.TEXTURE_2D_ARRAY,ee,P,W.width,W.height,U.depth,0,J,Me,W.data);_.layerUpdates.size>0&&_.clearLayerUpdates()}else{ae&&ve&&i.texStorage2D(e.TEXTURE_2D,Ie,P,$[0].width,$[0].height);for(let ee=0,Ve=$.length;ee<Ve;ee++)W=$[ee],_.format!==mi?J!==null?ae?fe&&i.compressedTexSubImage2D(e.TEXTURE_2D,ee,0,0,W.width,W.height,J,W.data):i.compressedTexImage2D(e.TEXTURE_2D,ee,P,W.width,W.height,0,W.data):Be("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ae?fe&&i.texSubImage2D(e.TEXTURE_2D,ee,0,0,W.width,W.height,J,Me,W.data):i.texImage2D(e.TEXTURE_2D,ee,P,W.width,W.height,0,J,Me,W.data)}else if(_.isDataArrayTexture)if(ae){if(ve&&i.texStorage3D(e.TEXTURE_2D_ARRAY,Ie,P,U.width,U.height,U.depth),fe)if(_.layerUpdates.size>0){let ee=Cc(U.width,U.height,_.format,_.type);for(let Ve of _.layerUpdates){let ze=U.data.subarray(Ve*ee/U.data.BYTES_PER_ELEMENT,(Ve+1)*ee/U.data.BYTES_PER_ELEMENT);i.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,Ve,U.width,U.height,1,J,Me,ze)}_.clearLayerUpdates()}else i.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,0,U.width,U.height,U.depth,J,Me,U.data)}else i.texImage3D(e.TEXTURE_2D_ARRAY,0,P,U.width,U.height,U.depth,0,J,Me,U.data);else if(_.isData3DTexture)ae?(ve&&i.texStorage3D(e.TEXTURE_3D,Ie,P,U.width,U.height,U.depth),fe&&i.texSubImage3D(e.TEXTURE_3D,0,0,0,0,U.width,U.height,U.depth,J,Me,U.data)):i.texImage3D(e.TEXTURE_3D,0,P,U.width,U.height,U.depth,0,J,Me,U.data);else if(_.isFramebufferTexture){if(ve)if(ae)i.texStorage2D(e.TEXTURE_2D,Ie,P,U.width,U.height);else{let ee=U.width,Ve=U.height;for(let ze=0;ze<Ie;ze++)i.texImage2D(e.TEXTURE_2D,ze,P,ee,Ve,0,J,Me,null),ee>>=1,Ve>>=1}}else if(_.isHTMLTexture){if("texElementImage2D"in e){let ee=e.canvas;if(ee.hasAttribute("layoutsubtree")||ee.setAttribute("layoutsubtree","true"),U.parentNode!==ee){ee.appendChild(U),d.add(_),ee.onpaint=Ve=>{let ze=Ve.changedElements;for(let $e of d)ze.includes($e.image)&&($e.needsUpdate=!0)},ee.requestPaint();return}if(e.texElementImage2D.length===3)e.texElementImage2D(e.TEXTURE_2D,e.RGBA8,U);else{let Ve=e.RGBA,ze=e.RGBA,$e=e.UNSIGNED_BYTE;e.texElementImage2D(e.TEXTURE_2D,0,Ve,ze,$e,U)}e.texParameteri(e.TEXTURE_2D,e.TEXTURE_MIN_FILTER,e.LINEAR),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_S,e.CLAMP_TO_EDGE),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_T,e.CLAMP_TO_EDGE)}}else if($.length>0){if(ae&&ve){let ee=bt($[0]);i.texStorage2D(e.TEXTURE_2D,Ie,P,ee.width,ee.height)}for(let ee=0,Ve=$.length;ee<Ve;ee++)W=$[ee],ae?fe&&i.texSubImage2D(e.TEXTURE_2D,ee,0,0,J,Me,W):i.texImage2D(e.TEXTURE_2D,ee,P,J,Me,W);_.generateMipmaps=!1}else if(ae){if(ve){let ee=bt(U);i.texStorage2D(e.TEXTURE_2D,Ie,P,ee.width,ee.height)}fe&&i.texSubImage2D(e.TEXTURE_2D,0,0,0,J,Me,U)}else i.texImage2D(e.TEXTURE_2D,0,P,J,Me,U);E(_)&&_.mipmapsAutoUpdate===!0&&M(Q),pe.__version=ge.version,_.onUpdate&&_.onUpdate(_)}T.__version=_.version}function we(T,_,k){if(_.image.length!==6)return;let Q=re(T,_),Z=_.source;i.bindTexture(e.TEXTURE_CUBE_MAP,T.__webglTexture,e.TEXTURE0+k);let ge=r.get(Z);if(Z.version!==ge.__version||Q===!0){i.activeTexture(e.TEXTURE0+k);let pe=Qe.getPrimaries(Qe.workingColorSpace),U=_.colorSpace===Xi?null:Qe.getPrimaries(_.colorSpace),J=_.colorSpace===Xi||pe===U?e.NONE:e.BROWSER_DEFAULT_WEBGL;i.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,_.flipY),i.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,_.premultiplyAlpha),i.pixelStorei(e.UNPACK_ALIGNMENT,_.unpackAlignment),i.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,J);let Me=_.isCompressedTexture||_.image[0].isCompressedTexture,P=_.image[0]&&_.image[0].isDataTexture,W=[];for(let Ee=0;Ee<6;Ee++)!Me&&!P?W[Ee]=w(_.image[Ee],!0,a.maxCubemapSize):W[Ee]=P?_.image[Ee].image:_.image[Ee],W[Ee]=He(_,W[Ee]);let $=W[0],ae=n.convert(_.format,_.colorSpace),ve=n.convert(_.type),fe=A(_.internalFormat,ae,ve,_.normalized,_.colorSpace),Ie=_.isVideoTexture!==!0,ee=ge.__version===void 0||Q===!0,Ve=Z.dataReady,ze=y(_,$);lt(e.TEXTURE_CUBE_MAP,_);let $e;if(_.isDepthTexture){if(fe=m(_.format===qi,_.type),ee)if(Ie)i.texStorage2D(e.TEXTURE_CUBE_MAP,1,fe,$.width,$.height);else for(let Ee=0;Ee<6;Ee++)i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,fe,$.width,$.height,0,ae,ve,null)}else if(Me){Ie&&ee&&i.texStorage2D(e.TEXTURE_CUBE_MAP,ze,fe,$.width,$.height);for(let Ee=0;Ee<6;Ee++){$e=W[Ee].mipmaps;for(let ft=0;ft<$e.length;ft++){let mt=$e[ft];_.format!==mi?ae!==null?Ie?Ve&&i.compressedTexSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,0,0,mt.width,mt.height,ae,mt.data):i.compressedTexImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,fe,mt.width,mt.height,0,mt.data):Be("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,0,0,mt.width,mt.height,ae,ve,mt.data):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,fe,mt.width,mt.height,0,ae,ve,mt.data)}}}else{if($e=_.mipmaps,Ie&&ee){$e.length>0&&ze++;let Ee=bt(W[0]);i.texStorage2D(e.TEXTURE_CUBE_MAP,ze,fe,Ee.width,Ee.height)}for(let Ee=0;Ee<6;Ee++)if(P){Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,0,0,W[Ee].width,W[Ee].height,ae,ve,W[Ee].data):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,fe,W[Ee].width,W[Ee].height,0,ae,ve,W[Ee].data);for(let ft=0;ft<$e.length;ft++){let mt=$e[ft].image[Ee].image;Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,0,0,mt.width,mt.height,ae,ve,mt.data):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,fe,mt.width,mt.height,0,ae,ve,mt.data)}}else{Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,0,0,ae,ve,W[Ee]):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,fe,ae,ve,W[Ee]);for(let ft=0;ft<$e.length;ft++){let mt=$e[ft];Ie?Ve&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,0,0,ae,ve,mt.image[Ee]):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,fe,ae,ve,mt.image[Ee])}}}E(_)&&_.mipmapsAutoUpdate===!0&&M(e.TEXTURE_CUBE_MAP),ge.__version=Z.version,_.onUpdate&&_.onUpdate(_)}T.__version=_.version}function Ne(T,_,k,Q,Z,ge){let pe=n.convert(k.format,k.colorSpace),U=n.convert(k.type),J=A(k.internalFormat,pe,U,k.normalized,k.colorSpace),Me=r.get(_),P=r.get(k);if(P.__renderTarget=_,!Me.__hasExternalTextures){let W=Math.max(1,_.width>>ge),$=Math.max(1,_.height>>ge);Z===e.TEXTURE_3D||Z===e.TEXTURE_2D_ARRAY?i.texImage3D(Z,ge,J,W,$,_.depth,0,pe,U,null):i.texImage2D(Z,ge,J,W,$,0,pe,U,null)}i.bindFramebuffer(e.FRAMEBUFFER,T),st(_)?o.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,Q,Z,P.__webglTexture,0,de(_)):(Z===e.TEXTURE_2D||Z>=e.TEXTURE_CUBE_MAP_POSITIVE_X&&Z<=e.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&e.framebufferTexture2D(e.FRAMEBUFFER,Q,Z,P.__webglTexture,ge),i.bindFramebuffer(e.FRAMEBUFFER,null)}function Oe(T,_,k){if(e.bindRenderbuffer(e.RENDERBUFFER,T),_.depthBuffer){let Q=_.depthTexture,Z=Q&&Q.isDepthTexture?Q.type:null,ge=m(_.stencilBuffer,Z),pe=_.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;st(_)?o.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,de(_),ge,_.width,_.height):k?e.renderbufferStorageMultisample(e.RENDERBUFFER,de(_),ge,_.width,_.height):e.renderbufferStorage(e.RENDERBUFFER,ge,_.width,_.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,pe,e.RENDERBUFFER,T)}else{let Q=_.textures;for(let Z=0;Z<Q.length;Z++){let ge=Q[Z],pe=n.convert(ge.format,ge.colorSpace),U=n.convert(ge.type),J=A(ge.internalFormat,pe,U,ge.normalized,ge.colorSpace);st(_)?o.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,de(_),J,_.width,_.height):k?e.renderbufferStorageMultisample(e.RENDERBUFFER,de(_),J,_.width,_.height):e.renderbufferStorage(e.RENDERBUFFER,J,_.width,_.height)}}e.bindRenderbuffer(e.RENDERBUFFER,null)}function Ye(T,_,k){let Q=_.isWebGLCubeRenderTarget===!0;if(i.bindFramebuffer(e.FRAMEBUFFER,T),!(_.depthTexture&&_.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let Z=r.get(_.depthTexture);Z.__renderTarget=_;let ge=Q?_.depthTexture.image[0]:_.depthTexture.image;(!Z.__webglTexture||ge.width!==_.width||ge.height!==_.height)&&(ge.width=_.width,ge.height=_.height,_.depthTexture.needsUpdate=!0),Q?se(_.depthTexture,0):Te(_.depthTexture,0);let pe=Z.__webglTexture,U=de(_),J=Q?e.TEXTURE_CUBE_MAP_POSITIVE_X+k:e.TEXTURE_2D,Me=_.depthTexture.format===qi?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;if(_.depthTexture.format===Yi)st(_)?o.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,Me,J,pe,0,U):e.framebufferTexture2D(e.FRAMEBUFFER,Me,J,pe,0);else if(_.depthTexture.format===qi)st(_)?o.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,Me,J,pe,0,U):e.framebufferTexture2D(e.FRAMEBUFFER,Me,J,pe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Je(T){let _=r.get(T),k=T.isWebGLCubeRenderTarget===!0;if(_.__boundDepthTexture!==T.depthTexture){let Q=T.depthTexture;if(_.__depthDisposeCallback&&_.__depthDisposeCallback(),Q){let Z=()=>{delete _.__boundDepthTexture,delete _.__depthDisposeCallback,Q.removeEventListener("dispose",Z)};Q.addEventListener("dispose",Z),_.__depthDisposeCallback=Z}_.__boundDepthTexture=Q}if(T.depthTexture&&!_.__autoAllocateDepthBuffer)if(k)for(let Q=0;Q<6;Q++)Ye(_.__webglFramebuffer[Q],T,Q);else T.texture.mipmaps.length>0?Ye(_.__webglFramebuffer[0],T,0):Ye(_.__webglFramebuffer,T,0);else if(k){_.__webglDepthbuffer=[];for(let Q=0;Q<6;Q++)if(i.bindFramebuffer(e.FRAMEBUFFER,_.__webglFramebuffer[Q]),_.__webglDepthbuffer[Q]===void 0)_.__webglDepthbuffer[Q]=e.createRenderbuffer(),Oe(_.__webglDepthbuffer[Q],T,!1);else{let Z=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,ge=_.__webglDepthbuffer[Q];e.bindRenderbuffer(e.RENDERBUFFER,ge),e.framebufferRenderbuffer(e.FRAMEBUFFER,Z,e.RENDERBUFFER,ge)}}else if(T.texture.mipmaps.length>0?i.bindFramebuffer(e.FRAMEBUFFER,_.__webglFramebuffer[0]):i.bindFramebuffer(e.FRAMEBUFFER,_.__webglFramebuffer),_.__webglDepthbuffer===void 0)_.__webglDepthbuffer=e.createRenderbuffer(),Oe(_.__webglDepthbuffer,T,!1);else{let Q=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,Z=_.__webglDepthbuffer;e.bindRenderbuffer(e.RENDERBUFFER,Z),e.framebufferRenderbuffer(e.FRAMEBUFFER,Q,e.RENDERBUFFER,Z)}i.bindFramebuffer(e.FRAMEBUFFER,null)}function rt(T,_,k){let Q=r.get(T);_!==void 0&&Ne(Q.__webglFramebuffer,T,T.texture,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,0),k!==void 0&&Je(T)}function D(T){let _=T.texture,k=r.get(T),Q=r.get(_);T.addEventListener("dispose",F),R(T);let Z=T.textures,ge=T.isWebGLCubeRenderTarget===!0,pe=Z.length>1;if(pe||(Q.__webglTexture===void 0&&(Q.__webglTexture=e.createTexture()),Q.__version=_.version,s.memory.textures++),ge){k.__webglFramebuffer=[];for(let U=0;U<6;U++)if(_.mipmaps.length>0){k.__webglFramebuffer[U]=[];for(let J=0;J<_.mipmaps.length;J++)k.__webglFramebuffer[U][J]=e.createFramebuffer()}else k.__webglFramebuffer[U]=e.createFramebuffer()}else{if(_.mipmaps.length>0){k.__webglFramebuffer=[];for(let U=0;U<_.mipmaps.length;U++)k.__webglFramebuffer[U]=e.createFramebuffer()}else k.__webglFramebuffer=e.createFramebuffer();if(pe)for(let U=0,J=Z.length;U<J;U++){let Me=r.get(Z[U]);Me.__webglTexture===void 0&&(Me.__webglTexture=e.createTexture(),s.memory.textures++)}if(T.samples>0&&st(T)===!1){k.__webglMultisampledFramebuffer=e.createFramebuffer(),k.__webglColorRenderbuffer=[],i.bindFramebuffer(e.FRAMEBUFFER,k.__webglMultisampledFramebuffer);for(let U=0;U<Z.length;U++){let J=Z[U];k.__webglColorRenderbuffer[U]=e.createRenderbuffer(),e.bindRenderbuffer(e.RENDERBUFFER,k.__webglColorRenderbuffer[U]);let Me=n.convert(J.format,J.colorSpace),P=n.convert(J.type),W=A(J.internalFormat,Me,P,J.normalized,J.colorSpace,T.isXRRenderTarget===!0),$=de(T);e.renderbufferStorageMultisample(e.RENDERBUFFER,$,W,T.width,T.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+U,e.RENDERBUFFER,k.__webglColorRenderbuffer[U])}e.bindRenderbuffer(e.RENDERBUFFER,null),T.depthBuffer&&(k.__webglDepthRenderbuffer=e.createRenderbuffer(),Oe(k.__webglDepthRenderbuffer,T,!0)),i.bindFramebuffer(e.FRAMEBUFFER,null)}}if(ge){i.bindTexture(e.TEXTURE_CUBE_MAP,Q.__webglTexture),lt(e.TEXTURE_CUBE_MAP,_);for(let U=0;U<6;U++)if(_.mipmaps.length>0)for(let J=0;J<_.mipmaps.length;J++)Ne(k.__webglFramebuffer[U][J],T,_,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+U,J);else Ne(k.__webglFramebuffer[U],T,_,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+U,0);E(_)?M(e.TEXTURE_CUBE_MAP):_.mipmaps.length>0&&e.texParameteri(e.TEXTURE_CUBE_MAP,e.TEXTURE_MAX_LEVEL,_.mipmaps.length-1),i.unbindTexture()}else if(pe){for(let U=0,J=Z.length;U<J;U++){let Me=Z[U],P=r.get(Me),W=e.TEXTURE_2D;(T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(W=T.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),i.bindTexture(W,P.__webglTexture),lt(W,Me),Ne(k.__webglFramebuffer,T,Me,e.COLOR_ATTACHMENT0+U,W,0),E(Me)&&M(W)}i.unbindTexture()}else{let U=e.TEXTURE_2D;if((T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(U=T.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),i.bindTexture(U,Q.__webglTexture),lt(U,_),_.mipmaps.length>0)for(let J=0;J<_.mipmaps.length;J++)Ne(k.__webglFramebuffer[J],T,_,e.COLOR_ATTACHMENT0,U,J);else Ne(k.__webglFramebuffer,T,_,e.COLOR_ATTACHMENT0,U,0);E(_)?M(U):_.mipmaps.length>0&&e.texParameteri(U,e.TEXTURE_MAX_LEVEL,_.mipmaps.length-1),i.unbindTexture()}T.depthBuffer&&Je(T)}function It(T){let _=T.textures;for(let k=0,Q=_.length;k<Q;k++){let Z=_[k];if(E(Z)&&Z.mipmapsAutoUpdate===!0){let ge=b(T),pe=r.get(Z).__webglTexture;i.bindTexture(ge,pe),M(ge),i.unbindTexture()}}}let je=[];function Mt(T){if(T.samples>0){if(st(T)===!1){let _=T.textures,k=T.width,Q=T.height,Z=e.COLOR_BUFFER_BIT,ge=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,pe=r.get(T),U=_.length>1;if(U)for(let J=0;J<_.length;J++)i.bindFramebuffer(e.FRAMEBUFFER,pe.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.RENDERBUFFER,null),i.bindFramebuffer(e.FRAMEBUFFER,pe.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.TEXTURE_2D,null,0);i.bindFramebuffer(e.READ_FRAMEBUFFER,pe.__webglMultisampledFramebuffer),T.texture.mipmaps.length>0?i.bindFramebuffer(e.DRAW_FRAMEBUFFER,pe.__webglFramebuffer[0]):i.bindFramebuffer(e.DRAW_FRAMEBUFFER,pe.__webglFramebuffer);for(let J=0;J<_.length;J++){if(T.resolveDepthBuffer&&(T.depthBuffer&&(Z|=e.DEPTH_BUFFER_BIT),T.stencilBuffer&&T.resolveStencilBuffer&&(Z|=e.STENCIL_BUFFER_BIT)),U){e.framebufferRenderbuffer(e.READ_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.RENDERBUFFER,pe.__webglColorRenderbuffer[J]);let Me=r.get(_[J]).__webglTexture;e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,Me,0)}e.blitFramebuffer(0,0,k,Q,0,0,k,Q,Z,e.NEAREST),l===!0&&(je.length=0,je.push(e.COLOR_ATTACHMENT0+J),T.depthBuffer&&T.storeMultisampledDepthBuffer===!1&&je.push(ge),e.invalidateFramebuffer(e.READ_FRAMEBUFFER,je))}if(i.bindFramebuffer(e.READ_FRAMEBUFFER,null),i.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),U)for(let J=0;J<_.length;J++){i.bindFramebuffer(e.FRAMEBUFFER,pe.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.RENDERBUFFER,pe.__webglColorRenderbuffer[J]);let Me=r.get(_[J]).__webglTexture;i.bindFramebuffer(e.FRAMEBUFFER,pe.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.TEXTURE_2D,Me,0)}i.bindFramebuffer(e.DRAW_FRAMEBUFFER,pe.__webglMultisampledFramebuffer)}else if(T.depthBuffer&&T.storeMultisampledDepthBuffer===!1&&l){let _=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;e.invalidateFramebuffer(e.DRAW_FRAMEBUFFER,[_])}}}function de(T){return Math.min(a.maxSamples,T.samples)}function st(T){let _=r.get(T);return T.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&_.__useRenderToTexture!==!1}function Fe(T){let _=s.render.frame;c.get(T)!==_&&(c.set(T,_),T.update())}function He(T,_){let k=T.colorSpace,Q=T.format,Z=T.type;return T.isCompressedTexture===!0||T.isVideoTexture===!0||k!==Wn&&k!==Xi&&(Qe.getTransfer(k)===ot?(Q!==mi||Z!==Jt)&&Be("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Ge("WebGLTextures: Unsupported texture color space:",k)),_}function bt(T){return typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement?(h.width=T.naturalWidth||T.width,h.height=T.naturalHeight||T.height):typeof VideoFrame<"u"&&T instanceof VideoFrame?(h.width=T.displayWidth,h.height=T.displayHeight):(h.width=T.width,h.height=T.height),h}this.allocateTextureUnit=Y,this.resetTextureUnits=j,this.getTextureUnits=te,this.setTextureUnits=Ce,this.setTexture2D=Te,this.setTexture2DArray=Le,this.setTexture3D=Ue,this.setTextureCube=se,this.rebindTextures=rt,this.setupRenderTarget=D,this.updateRenderTargetMipmap=It,this.updateMultisampleRenderTarget=Mt,this.setupDepthRenderbuffer=Je,this.setupFrameBufferTexture=Ne,this.useMultisampledRTT=st,this.dispose=H}function QS(e,t){function i(r,a=Xi){let n,s=Qe.getTransfer(a);if(r===Jt)return e.UNSIGNED_BYTE;if(r===yl)return e.UNSIGNED_SHORT_4_4_4_4;if(r===wl)return e.UNSIGNED_SHORT_5_5_5_1;if(r===hu)return e.UNSIGNED_INT_5_9_9_9_REV;if(r===cu)return e.UNSIGNED_INT_10F_11F_11F_REV;if(r===ou)return e.BYTE;if(r===lu)return e.SHORT;if(r===ya)return e.UNSIGNED_SHORT;if(r===xl)return e.INT;if(r===vi)return e.UNSIGNED_INT;if(r===oi)return e.FLOAT;if(r===_i)return e.HALF_FLOAT;if(r===uu)return e.ALPHA;if(r===du)return e.RGB;if(r===mi)return e.RGBA;if(r===Yi)return e.DEPTH_COMPONENT;if(r===qi)return e.DEPTH_STENCIL;if(r===El)return e.RED;if(r===Tl)return e.RED_INTEGER;if(r===cr)return e.RG;if(r===bl)return e.RG_INTEGER;if(r===Al)return e.RGBA_INTEGER;if(r===Nn||r===Ln||r===In||r===Dn)if(s===ot)if(n=t.get("WEBGL_compressed_texture_s3tc_srgb"),n!==null){if(r===Nn)return n.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(r===Ln)return n.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(r===In)return n.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(r===Dn)return n.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(n=t.get("WEBGL_compressed_texture_s3tc"),n!==null){if(r===Nn)return n.COMPRESSED_RGB_S3TC_DXT1_EXT;if(r===Ln)return n.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(r===In)return n.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(r===Dn)return n.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(r===Oo||r===Fo||r===Bo||r===ko)if(n=t.get("WEBGL_compressed_texture_pvrtc"),n!==null){if(r===Oo)return n.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(r===Fo)return n.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(r===Bo)return n.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(r===ko)return n.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(r===zo||r===Go||r===Ho||r===Vo||r===Wo||r===zn||r===Xo)if(n=t.get("WEBGL_compressed_texture_etc"),n!==null){if(r===zo||r===Go)return s===ot?n.COMPRESSED_SRGB8_ETC2:n.COMPRESSED_RGB8_ETC2;if(r===Ho)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:n.COMPRESSED_RGBA8_ETC2_EAC;if(r===Vo)return n.COMPRESSED_R11_EAC;if(r===Wo)return n.COMPRESSED_SIGNED_R11_EAC;if(r===zn)return n.COMPRESSED_RG11_EAC;if(r===Xo)return n.COMPRESSED_SIGNED_RG11_EAC}else return null;if(r===jo||r===qo||r===Yo||r===Ko||r===Zo||r===Jo||r===$o||r===Qo||r===el||r===tl||r===il||r===rl||r===al||r===nl)if(n=t.get("WEBGL_compressed_texture_astc"),n!==null){if(r===jo)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:n.COMPRESSED_RGBA_ASTC_4x4_KHR;if(r===qo)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:n.COMPRESSED_RGBA_ASTC_5x4_KHR;if(r===Yo)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:n.COMPRESSED_RGBA_ASTC_5x5_KHR;if(r===Ko)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:n.COMPRESSED_RGBA_ASTC_6x5_KHR;if(r===Zo)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:n.COMPRESSED_RGBA_ASTC_6x6_KHR;if(r===Jo)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:n.COMPRESSED_RGBA_ASTC_8x5_KHR;if(r===$o)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:n.COMPRESSED_RGBA_ASTC_8x6_KHR;if(r===Qo)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:n.COMPRESSED_RGBA_ASTC_8x8_KHR;if(r===el)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:n.COMPRESSED_RGBA_ASTC_10x5_KHR;if(r===tl)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:n.COMPRESSED_RGBA_ASTC_10x6_KHR;if(r===il)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:n.COMPRESSED_RGBA_ASTC_10x8_KHR;if(r===rl)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:n.COMPRESSED_RGBA_ASTC_10x10_KHR;if(r===al)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:n.COMPRESSED_RGBA_ASTC_12x10_KHR;if(r===nl)return s===ot?n.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:n.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(r===sl||r===ol||r===ll)if(n=t.get("EXT_texture_compression_bptc"),n!==null){if(r===sl)return s===ot?n.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:n.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(r===ol)return n.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(r===ll)return n.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(r===hl||r===cl||r===Gn||r===ul)if(n=t.get("EXT_texture_compression_rgtc"),n!==null){if(r===hl)return n.COMPRESSED_RED_RGTC1_EXT;if(r===cl)return n.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(r===Gn)return n.COMPRESSED_RED_GREEN_RGTC2_EXT;if(r===ul)return n.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return r===Wr?e.UNSIGNED_INT_24_8:e[r]!==void 0?e[r]:null}return{convert:i}}var eM=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,tM=`
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

}`,iM=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new Fu(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new pr({vertexShader:eM,fragmentShader:tM,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new ct(new Zr(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},rM=class extends fr{constructor(e,t){super();let i=this,r=null,a=1,n=null,s="local-floor",o=1,l=null,h=null,c=null,d=null,u=null,p=null,v=typeof XRWebGLBinding<"u",x=new iM,g={},f=t.getContextAttributes(),w=null,E=null,M=[],b=[],A=new he,m=null,y=null,R=new Qt;R.viewport=new yt;let O=new Qt;O.viewport=new yt;let N=[R,O],F=new sg,q=null,C=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Y){let ie=M[Y];return ie===void 0&&(ie=new no,M[Y]=ie),ie.getTargetRaySpace()},this.getControllerGrip=function(Y){let ie=M[Y];return ie===void 0&&(ie=new no,M[Y]=ie),ie.getGripSpace()},this.getHand=function(Y){let ie=M[Y];return ie===void 0&&(ie=new no,M[Y]=ie),ie.getHandSpace()};function H(Y){let ie=b.indexOf(Y.inputSource);if(ie===-1)return;let Te=M[ie];Te!==void 0&&(Te.update(Y.inputSource,Y.frame,l||n),Te.dispatchEvent({type:Y.type,data:Y.inputSource}))}function K(){r.removeEventListener("select",H),r.removeEventListener("selectstart",H),r.removeEventListener("selectend",H),r.removeEventListener("squeeze",H),r.removeEventListener("squeezestart",H),r.removeEventListener("squeezeend",H),r.removeEventListener("end",K),r.removeEventListener("inputsourceschange",G);for(let Y=0;Y<M.length;Y++){let ie=b[Y];ie!==null&&(b[Y]=null,M[Y].disconnect(ie))}q=null,C=null,x.reset();for(let Y in g)delete g[Y];if(e.setRenderTarget(w),u=null,d=null,c=null,r=null,E=null,Ce.stop(),i.isPresenting=!1,e.setPixelRatio(m),e.setSize(A.width,A.height,!1),y!==null){let Y=y.camera;Y.fov=y.fov,Y.zoom=y.zoom,Y.updateProjectionMatrix(),y=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Y){a=Y,i.isPresenting===!0&&Be("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Y){s=Y,i.isPresenting===!0&&Be("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||n},this.setReferenceSpace=function(Y){l=Y},this.getBaseLayer=function(){return d!==null?d:u},this.getBinding=function(){return c===null&&v&&(c=new XRWebGLBinding(r,t)),c},this.getFrame=function(){return p},this.getSession=function(){return r},this.setSession=async function(Y){if(r=Y,r!==null){if(w=e.getRenderTarget(),r.addEventListener("select",H),r.addEventListener("selectstart",H),r.addEventListener("selectend",H),r.addEventListener("squeeze",H),r.addEventListener("squeezestart",H),r.addEventListener("squeezeend",H),r.addEventListener("end",K),r.addEventListener("inputsourceschange",G),f.xrCompatible!==!0&&await t.makeXRCompatible(),m=e.getPixelRatio(),e.getSize(A),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let ie=null,Te=null,Le=null;f.depth&&(Le=f.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ie=f.stencil?qi:Yi,Te=f.stencil?Wr:vi);let Ue={colorFormat:t.RGBA8,depthFormat:Le,scaleFactor:a};c=this.getBinding(),d=c.createProjectionLayer(Ue),r.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),E=new gi(d.textureWidth,d.textureHeight,{format:mi,type:Jt,depthTexture:new jr(d.textureWidth,d.textureHeight,Te,void 0,void 0,void 0,void 0,void 0,void 0,ie),stencilBuffer:f.stencil,colorSpace:e.outputColorSpace,samples:f.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ie={antialias:f.antialias,alpha:!0,depth:f.depth,stencil:f.stencil,framebufferScaleFactor:a};u=new XRWebGLLayer(r,t,ie),r.updateRenderState({baseLayer:u}),e.setPixelRatio(1),e.setSize(u.framebufferWidth,u.framebufferHeight,!1),E=new gi(u.framebufferWidth,u.framebufferHeight,{format:mi,type:Jt,colorSpace:e.outputColorSpace,stencilBuffer:f.stencil,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}E.isXRRenderTarget=!0,this.setFoveation(o),l=null,n=await r.requestReferenceSpace(s),Ce.setContext(r),Ce.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return x.getDepthTexture()};function G(Y){for(let ie=0;ie<Y.removed.length;ie++){let Te=Y.removed[ie],Le=b.indexOf(Te);Le>=0&&(b[Le]=null,M[Le].disconnect(Te))}for(let ie=0;ie<Y.added.length;ie++){let Te=Y.added[ie],Le=b.indexOf(Te);if(Le===-1){for(let se=0;se<M.length;se++)if(se>=b.length){b.push(Te),Le=se;break}else if(b[se]===null){b[se]=Te,Le=se;break}if(Le===-1)break}let Ue=M[Le];Ue&&Ue.connect(Te)}}function ce(Y,ie){ie===null?Y.matrixWorld.copy(Y.matrix):Y.matrixWorld.multiplyMatrices(ie.matrixWorld,Y.matrix),Y.matrixWorldInverse.copy(Y.matrixWorld).invert()}this.updateCamera=function(Y){if(r===null)return;let ie=Y.near,Te=Y.far;x.texture!==null&&(x.depthNear>0&&(ie=x.depthNear),x.depthFar>0&&(Te=x.depthFar)),F.near=O.near=R.near=ie,F.far=O.far=R.far=Te,(q!==F.near||C!==F.far)&&(r.updateRenderState({depthNear:F.near,depthFar:F.far}),q=F.near,C=F.far),F.layers.mask=Y.layers.mask|6,R.layers.mask=F.layers.mask&-5,O.layers.mask=F.layers.mask&-3;let Le=Y.parent,Ue=F.cameras;ce(F,Le);for(let se=0;se<Ue.length;se++)ce(Ue[se],Le);F.projectionMatrix.copy(R.projectionMatrix),F.projectionMatrixInverse.copy(R.projectionMatrixInverse),y===null&&Y.isPerspectiveCamera&&(y={camera:Y,fov:Y.fov,zoom:Y.zoom}),X(Y,F,Le)};function X(Y,ie,Te){Te===null?Y.matrix.copy(ie.matrixWorld):(Y.matrix.copy(Te.matrixWorld),Y.matrix.invert(),Y.matrix.multiply(ie.matrixWorld)),Y.matrix.decompose(Y.position,Y.quaternion,Y.scale),Y.updateMatrixWorld(!0),Y.projectionMatrix.copy(ie.projectionMatrix),Y.projectionMatrixInverse.copy(ie.projectionMatrixInverse),Y.isPerspectiveCamera&&(Y.fov=Ea*2*Math.atan(1/Y.projectionMatrix.elements[5]),Y.zoom=1)}this.getCamera=function(){return F},this.getFoveation=function(){if(!(d===null&&u===null))return o},this.setFoveation=function(Y){o=Y,d!==null&&(d.fixedFoveation=Y),u!==null&&u.fixedFoveation!==void 0&&(u.fixedFoveation=Y)},this.hasDepthSensing=function(){return x.texture!==null},this.getDepthSensingMesh=function(){return x.getMesh(F)},this.getCameraTexture=function(Y){return g[Y]};let j=null;function te(Y,ie){if(h=ie.getViewerPose(l||n),p=ie,h!==null){let Te=h.views;u!==null&&(e.setRenderTargetFramebuffer(E,u.framebuffer),e.setRenderTarget(E));let Le=!1;Te.length!==F.cameras.length&&(F.cameras.length=0,Le=!0);for(let se=0;se<Te.length;se++){let We=Te[se],et=null;if(u!==null)et=u.getViewport(We);else{let lt=c.getViewSubImage(d,We);et=lt.viewport,se===0&&(e.setRenderTargetTextures(E,lt.colorTexture,lt.depthStencilTexture),e.setRenderTarget(E))}let Re=N[se];Re===void 0&&(Re=new Qt,Re.layers.enable(se),Re.viewport=new yt,N[se]=Re),Re.matrix.fromArray(We.transform.matrix),Re.matrix.decompose(Re.position,Re.quaternion,Re.scale),Re.projectionMatrix.fromArray(We.projectionMatrix),Re.projectionMatrixInverse.copy(Re.projectionMatrix).invert(),Re.viewport.set(et.x,et.y,et.width,et.height),se===0&&(F.matrix.copy(Re.matrix),F.matrix.decompose(F.position,F.quaternion,F.scale)),Le===!0&&F.cameras.push(Re)}let Ue=r.enabledFeatures;if(Ue&&Ue.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&v){c=i.getBinding();let se=c.getDepthInformation(Te[0]);se&&se.isValid&&se.texture&&x.init(se,r.renderState)}if(Ue&&Ue.includes("camera-access")&&v){e.state.unbindTexture(),c=i.getBinding();for(let se=0;se<Te.length;se++){let We=Te[se].camera;if(We){let et=g[We];et||(et=new Fu,g[We]=et);let Re=c.getCameraImage(We);et.sourceTexture=Re}}}}for(let Te=0;Te<M.length;Te++){let Le=b[Te],Ue=M[Te];Le!==null&&Ue!==void 0&&Ue.update(Le,ie,l||n)}j&&j(Y,ie),ie.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ie}),p=null}let Ce=new ud;Ce.setAnimationLoop(te),this.setAnimationLoop=function(Y){j=Y},this.dispose=function(){}}},aM=new at,yd=new Xe;yd.set(-1,0,0,0,1,0,0,0,1);function nM(e,t){function i(g,f){g.matrixAutoUpdate===!0&&g.updateMatrix(),f.value.copy(g.matrix)}function r(g,f){f.color.getRGB(g.fogColor.value,rd(e)),f.isFog?(g.fogNear.value=f.near,g.fogFar.value=f.far):f.isFogExp2&&(g.fogDensity.value=f.density)}function a(g,f,w,E,M){f.isNodeMaterial?f.uniformsNeedUpdate=!1:f.isMeshBasicMaterial?n(g,f):f.isMeshLambertMaterial?(n(g,f),f.envMap&&(g.envMapIntensity.value=f.envMapIntensity)):f.isMeshToonMaterial?(n(g,f),d(g,f)):f.isMeshPhongMaterial?(n(g,f),c(g,f),f.envMap&&(g.envMapIntensity.value=f.envMapIntensity)):f.isMeshStandardMaterial?(n(g,f),u(g,f),f.isMeshPhysicalMaterial&&p(g,f,M)):f.isMeshMatcapMaterial?(n(g,f),v(g,f)):f.isMeshDepthMaterial?n(g,f):f.isMeshDistanceMaterial?(n(g,f),x(g,f)):f.isMeshNormalMaterial?n(g,f):f.isLineBasicMaterial?(s(g,f),f.isLineDashedMaterial&&o(g,f)):f.isPointsMaterial?l(g,f,w,E):f.isSpriteMaterial?h(g,f):f.isShadowMaterial?(g.color.value.copy(f.color),g.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function n(g,f){g.opacity.value=f.opacity,f.color&&g.diffuse.value.copy(f.color),f.emissive&&g.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(g.map.value=f.map,i(f.map,g.mapTransform)),f.alphaMap&&(g.alphaMap.value=f.alphaMap,i(f.alphaMap,g.alphaMapTransform)),f.bumpMap&&(g.bumpMap.value=f.bumpMap,i(f.bumpMap,g.bumpMapTransform),g.bumpScale.value=f.bumpScale,f.side===Gt&&(g.bumpScale.value*=-1)),f.normalMap&&(g.normalMap.value=f.normalMap,i(f.normalMap,g.normalMapTransform),g.normalScale.value.copy(f.normalScale),f.side===Gt&&g.normalScale.value.negate()),f.displacementMap&&(g.displacementMap.value=f.displacementMap,i(f.displacementMap,g.displacementMapTransform),g.displacementScale.value=f.displacementScale,g.displacementBias.value=f.displacementBias),f.emissiveMap&&(g.emissiveMap.value=f.emissiveMap,i(f.emissiveMap,g.emissiveMapTransform)),f.specularMap&&(g.specularMap.value=f.specularMap,i(f.specularMap,g.specularMapTransform)),f.alphaTest>0&&(g.alphaTest.value=f.alphaTest);let w=t.get(f),E=w.envMap,M=w.envMapRotation;E&&(g.envMap.value=E,g.envMapRotation.value.setFromMatrix4(aM.makeRotationFromEuler(M)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(yd),g.reflectivity.value=f.reflectivity,g.ior.value=f.ior,g.refractionRatio.value=f.refractionRatio),f.lightMap&&(g.lightMap.value=f.lightMap,g.lightMapIntensity.value=f.lightMapIntensity,i(f.lightMap,g.lightMapTransform)),f.aoMap&&(g.aoMap.value=f.aoMap,g.aoMapIntensity.value=f.aoMapIntensity,i(f.aoMap,g.aoMapTransform))}function s(g,f){g.diffuse.value.copy(f.color),g.opacity.value=f.opacity,f.map&&(g.map.value=f.map,i(f.map,g.mapTransform))}function o(g,f){g.dashSize.value=f.dashSize,g.totalSize.value=f.dashSize+f.gapSize,g.scale.value=f.scale}function l(g,f,w,E){g.diffuse.value.copy(f.color),g.opacity.value=f.opacity,g.size.value=f.size*w,g.scale.value=E*.5,f.map&&(g.map.value=f.map,i(f.map,g.uvTransform)),f.alphaMap&&(g.alphaMap.value=f.alphaMap,i(f.alphaMap,g.alphaMapTransform)),f.alphaTest>0&&(g.alphaTest.value=f.alphaTest)}function h(g,f){g.diffuse.value.copy(f.color),g.opacity.value=f.opacity,g.rotation.value=f.rotation,f.map&&(g.map.value=f.map,i(f.map,g.mapTransform)),f.alphaMap&&(g.alphaMap.value=f.alphaMap,i(f.alphaMap,g.alphaMapTransform)),f.alphaTest>0&&(g.alphaTest.value=f.alphaTest)}function c(g,f){g.specular.value.copy(f.specular),g.shininess.value=Math.max(f.shininess,1e-4)}function d(g,f){f.gradientMap&&(g.gradientMap.value=f.gradientMap)}function u(g,f){g.metalness.value=f.metalness,f.metalnessMap&&(g.metalnessMap.value=f.metalnessMap,i(f.metalnessMap,g.metalnessMapTransform)),g.roughness.value=f.roughness,f.roughnessMap&&(g.roughnessMap.value=f.roughnessMap,i(f.roughnessMap,g.roughnessMapTransform)),f.envMap&&(g.envMapIntensity.value=f.envMapIntensity)}function p(g,f,w){g.ior.value=f.ior,f.diffuseRoughness>0&&(g.diffuseRoughness.value=f.diffuseRoughness,f.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=f.diffuseRoughnessMap,i(f.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),f.sheen>0&&(g.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),g.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(g.sheenColorMap.value=f.sheenColorMap,i(f.sheenColorMap,g.sheenColorMapTransform)),f.sheenRoughnessMap&&(g.sheenRoughnessMap.value=f.sheenRoughnessMap,i(f.sheenRoughnessMap,g.sheenRoughnessMapTransform))),f.clearcoat>0&&(g.clearcoat.value=f.clearcoat,g.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(g.clearcoatMap.value=f.clearcoatMap,i(f.clearcoatMap,g.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,i(f.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(g.clearcoatNormalMap.value=f.clearcoatNormalMap,i(f.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===Gt&&g.clearcoatNormalScale.value.negate())),f.dispersion>0&&(g.dispersion.value=f.dispersion),f.retroreflectivity>0&&(g.retroreflectivity.value=f.retroreflectivity),f.iridescence>0&&(g.iridescence.value=f.iridescence,g.iridescenceIOR.value=f.iridescenceIOR,g.iridescenceThicknessMinimum.value=f.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=f.iridescenceThicknessMaximum,f.iridescenceMap&&(g.iridescenceMap.value=f.iridescenceMap,i(f.iridescenceMap,g.iridescenceMapTransform)),f.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=f.iridescenceThicknessMap,i(f.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),f.transmission>0&&(g.transmission.value=f.transmission,g.transmissionSamplerMap.value=w.texture,g.transmissionSamplerSize.value.set(w.width,w.height),f.transmissionMap&&(g.transmissionMap.value=f.transmissionMap,i(f.transmissionMap,g.transmissionMapTransform)),g.thickness.value=f.thickness,f.thicknessMap&&(g.thicknessMap.value=f.thicknessMap,i(f.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=f.attenuationDistance,g.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(g.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(g.anisotropyMap.value=f.anisotropyMap,i(f.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=f.specularIntensity,g.specularColor.value.copy(f.specularColor),f.specularColorMap&&(g.specularColorMap.value=f.specularColorMap,i(f.specularColorMap,g.specularColorMapTransform)),f.specularIntensityMap&&(g.specularIntensityMap.value=f.specularIntensityMap,i(f.specularIntensityMap,g.specularIntensityMapTransform))}function v(g,f){f.matcap&&(g.matcap.value=f.matcap)}function x(g,f){let w=t.get(f).light;g.referencePosition.value.setFromMatrixPosition(w.matrixWorld),g.nearDistance.value=w.shadow.camera.near,g.farDistance.value=w.shadow.camera.far}return{refreshFogUniforms:r,refreshMaterialUniforms:a}}function sM(e,t,i,r){let a={},n={};function s(w,E){let M=E.program;r.uniformBlockBinding(w,M,a[w.id])}function o(w,E){let M=a[w.id];M===void 0&&(v(w),M=l(w),a[w.id]=M,w.addEventListener("dispose",g));let b=E.program;r.updateUBOMapping(w,b);let A=t.render.frame;n[w.id]!==A&&(h(w),n[w.id]=A)}function l(w){let E=e.createBuffer(),M=w.__size,b=w.usage;return e.bindBuffer(e.UNIFORM_BUFFER,E),e.bufferData(e.UNIFORM_BUFFER,M,b),e.bindBuffer(e.UNIFORM_BUFFER,null),E}function h(w){let E=a[w.id],M=w.uniforms,b=w.__cache;e.bindBuffer(e.UNIFORM_BUFFER,E);for(let A=0,m=M.length;A<m;A++){let y=M[A];if(Array.isArray(y))for(let R=0,O=y.length;R<O;R++)c(y[R],A,R,b);else c(y,A,0,b)}e.bindBuffer(e.UNIFORM_BUFFER,null)}function c(w,E,M,b){if(u(w,E,M,b)===!0){let A=w.__offset,m=w.value;if(Array.isArray(m)){let y=0;for(let R=0;R<m.length;R++){let O=m[R],N=x(O,!0);d(O,w.__data,y),y+=N.storage/Float32Array.BYTES_PER_ELEMENT}}else d(m,w.__data,0);e.bufferSubData(e.UNIFORM_BUFFER,A,w.__data)}}function d(w,E,M){typeof w=="number"||typeof w=="boolean"?E[M]=w:w.isMatrix3?(E[M]=w.elements[0],E[M+1]=w.elements[1],E[M+2]=w.elements[2],E[M+3]=0,E[M+4]=w.elements[3],E[M+5]=w.elements[4],E[M+6]=w.elements[5],E[M+7]=0,E[M+8]=w.elements[6],E[M+9]=w.elements[7],E[M+10]=w.elements[8],E[M+11]=0):ArrayBuffer.isView(w)?E.set(w.subarray(0,E.length-M),M):w.toArray(E,M)}function u(w,E,M,b){let A=w.value,m=E+"_"+M;if(Array.isArray(A)){b[m]===void 0&&(b[m]=[]);let y=b[m],R=!1;for(let O=0;O<A.length;O++)p(A[O],y,O)===!0&&(R=!0);return R}return p(A,b,m)}function p(w,E,M){if(E[M]===void 0)return typeof w=="number"||typeof w=="boolean"?E[M]=w:ArrayBuffer.isView(w)?E[M]=w.slice():E[M]=w.clone(),!0;{let b=E[M];if(typeof w=="number"||typeof w=="boolean"){if(b!==w)return E[M]=w,!0}else{if(ArrayBuffer.isView(w))return!0;if(b.equals(w)===!1)return b.copy(w),!0}}return!1}function v(w){let E=w.uniforms,M=0,b=16;for(let m=0,y=E.length;m<y;m++){let R=Array.isArray(E[m])?E[m]:[E[m]];for(let O=0,N=R.length;O<N;O++){let F=R[O],q=Array.isArray(F.value)?F.value:[F.value],C=Array.isArray(E[m])||Array.isArray(F.value),H=M;for(let G=0,ce=q.length;G<ce;G++){let X=q[G],j=x(X,C),te=M%b,Ce=te%j.boundary,Y=te+Ce;M+=Ce,Y!==0&&b-Y<j.storage&&(M+=b-Y),G===0&&(H=M),M+=j.storage}let K=F.type==="int"?Int32Array:F.type==="uint"?Uint32Array:Float32Array;F.__data=new K((M-H)/Float32Array.BYTES_PER_ELEMENT),F.__offset=H}}let A=M%b;return A>0&&(M+=b-A),w.__size=M,w.__cache={},this}function x(w,E){let M={boundary:0,storage:0};return typeof w=="number"||typeof w=="boolean"?(M.boundary=4,M.storage=4):w.isVector2?(M.boundary=8,M.storage=8):w.isVector3||w.isColor?(M.boundary=16,M.storage=12):w.isVector4?(M.boundary=16,M.storage=16):w.isMatrix3?(M.boundary=16,M.storage=48):w.isMatrix4?(M.boundary=16,M.storage=64):w.isTexture?Be("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(w)?(M.boundary=16,M.storage=w.byteLength):Be("WebGLRenderer: Unsupported uniform value type.",w),E===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*16),M}function g(w){let E=w.target;E.removeEventListener("dispose",g),e.deleteBuffer(a[E.id]),delete a[E.id],delete n[E.id]}function f(){for(let w in a)e.deleteBuffer(a[w]);a={},n={}}return{bind:s,update:o,dispose:f}}var oM=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),pi=null;function lM(){return pi===null&&(pi=new Pu(oM,16,16,cr,_i),pi.name="DFG_LUT",pi.minFilter=Yt,pi.magFilter=Yt,pi.wrapS=Ci,pi.wrapT=Ci,pi.generateMipmaps=!1,pi.needsUpdate=!0),pi}var wd=class{constructor(e={}){let{canvas:t=gf(),context:i=null,depth:r=!0,stencil:a=!1,alpha:n=!1,antialias:s=!1,premultipliedAlpha:o=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:c=!1,reversedDepthBuffer:d=!1,outputBufferType:u=Jt}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=n;let v=u,x=new Set([Al,bl,Tl]),g=new Set([Jt,vi,ya,Wr,yl,wl]),f=new Uint32Array(4),w=new Int32Array(4),E={textures:[],min:[],max:[],resolution:[]},M=null,b=null,A=[],m=[],y=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Pi,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let R=this,O=!1,N=null,F=null,q=null,C=null;this._outputColorSpace=jt;let H=0,K=0,G=null,ce=-1,X=null,j=new yt,te=new yt,Ce=null,Y=new ke(0),ie=0,Te=t.width,Le=t.height,Ue=1,se=null,We=null,et=new yt(0,0,Te,Le),Re=new yt(0,0,Te,Le),lt=!1,re=new Ta,le=new im,ne=!1,ye=!1,we=new at,Ne=new I,Oe=new yt,Ye={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Je=!1;function rt(){return G===null?Ue:1}let D=i;function It(S,L){return t.getContext(S,L)}let je,Mt,de,st,Fe,He,bt,T,_,k,Q,Z,ge,pe,U,J,Me,P,W,$,ae,ve,fe;try{let S={alpha:!0,depth:r,stencil:a,antialias:s,premultipliedAlpha:o,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:c};if("setAttribute"in t&&t.setAttribute("data-engine","three.js r187"),t.addEventListener("webglcontextlost",Ve,!1),t.addEventListener("webglcontextrestored",ze,!1),t.addEventListener("webglcontextcreationerror",$e,!1),D===null){let L="webgl2";if(D=It(L,S),D===null)throw It(L)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Ie()}catch(S){throw t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",ze,!1),t.removeEventListener("webglcontextcreationerror",$e,!1),Ge("WebGLRenderer: "+S.message),S}function Ie(){je=new d_(D),je.init(),ae=new QS(D,je),Mt=new t_(D,je,e,ae),de=new JS(D,je),Mt.reversedDepthBuffer&&d&&de.buffers.depth.setReversed(!0),F=D.createFramebuffer(),q=D.createFramebuffer(),C=D.createFramebuffer(),st=new m_(D),Fe=new FS,He=new $S(D,je,de,Fe,Mt,ae,st),bt=new u_(R),T=new vg(D),ve=new Qv(D,T),_=new p_(D,T,st,ve),k=new v_(D,_,T,ve,st),P=new g_(D,Mt,He),U=new i_(Fe),Q=new OS(R,bt,je,Mt,ve,U),Z=new nM(R,Fe),ge=new kS,pe=new XS(je),Me=new $v(R,bt,de,k,p,o),J=new ZS(R,k,Mt),fe=new sM(D,st,Mt,de),W=new e_(D,je,st),$=new f_(D,je,st),st.programs=Q.programs,R.capabilities=Mt,R.extensions=je,R.properties=Fe,R.renderLists=ge,R.shadowMap=J,R.state=de,R.info=st}v!==Jt&&(y=new S_(v,t.width,t.height,s,r,a));let ee=new rM(R,D);this.xr=ee,this.getContext=function(){return D},this.getContextAttributes=function(){return D.getContextAttributes()},this.forceContextLoss=function(){let S=je.get("WEBGL_lose_context");S&&S.loseContext()},this.forceContextRestore=function(){let S=je.get("WEBGL_lose_context");S&&S.restoreContext()},this.getPixelRatio=function(){return Ue},this.setPixelRatio=function(S){S!==void 0&&(Ue=S,this.setSize(Te,Le,!1))},this.getSize=function(S){return S.set(Te,Le)},this.setSize=function(S,L,V=!0){if(ee.isPresenting){Be("WebGLRenderer: Can't change size while VR device is presenting.");return}Te=S,Le=L,t.width=Math.floor(S*Ue),t.height=Math.floor(L*Ue),V===!0&&(t.style.width=S+"px",t.style.height=L+"px"),y!==null&&y.setSize(t.width,t.height),this.setViewport(0,0,S,L)},this.getDrawingBufferSize=function(S){return S.set(Te*Ue,Le*Ue).floor()},this.setDrawingBufferSize=function(S,L,V){Te=S,Le=L,Ue=V,t.width=Math.floor(S*V),t.height=Math.floor(L*V),this.setViewport(0,0,S,L)},this.setEffects=function(S){if(v===Jt){Ge("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(S){for(let L=0;L<S.length;L++)if(S[L].isOutputPass===!0){Be("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}y.setEffects(S||[])},this.getCurrentViewport=function(S){return S.copy(j)},this.getViewport=function(S){return S.copy(et)},this.setViewport=function(S,L,V,z){S.isVector4?et.set(S.x,S.y,S.z,S.w):et.set(S,L,V,z),de.viewport(j.copy(et).multiplyScalar(rt()).round())},this.getScissor=function(S){return S.copy(Re)},this.setScissor=function(S,L,V,z){S.isVector4?Re.set(S.x,S.y,S.z,S.w):Re.set(S,L,V,z),de.scissor(te.copy(Re).multiplyScalar(rt()).round())},this.getScissorTest=function(){return lt},this.setScissorTest=function(S){de.setScissorTest(lt=S)},this.setOpaqueSort=function(S){se=S},this.setTransparentSort=function(S){We=S},this.getClearColor=function(S){return S.copy(Me.getClearColor())},this.setClearColor=function(){Me.setClearColor(...arguments)},this.getClearAlpha=function(){return Me.getClearAlpha()},this.setClearAlpha=function(){Me.setClearAlpha(...arguments)},this.clear=function(S=!0,L=!0,V=!0){let z=0;if(S){let B=!1;if(G!==null){let oe=G.texture.format;B=x.has(oe)}if(B){let oe=G.texture.type,_e=g.has(oe),me=Me.getClearColor(),xe=Me.getClearAlpha(),De=me.r,Ke=me.g,tt=me.b;_e?(f[0]=De,f[1]=Ke,f[2]=tt,f[3]=xe,D.clearBufferuiv(D.COLOR,0,f)):(w[0]=De,w[1]=Ke,w[2]=tt,w[3]=xe,D.clearBufferiv(D.COLOR,0,w))}else z|=D.COLOR_BUFFER_BIT}L&&(z|=D.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),V&&(z|=D.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),z!==0&&D.clear(z)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(S){S.setRenderer(this),N=S},this.dispose=function(){t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",ze,!1),t.removeEventListener("webglcontextcreationerror",$e,!1),Me.dispose(),ge.dispose(),pe.dispose(),He.dispose(),Fe.dispose(),bt.dispose(),k.dispose(),_.dispose(),ve.dispose(),fe.dispose(),Q.dispose(),ee.dispose(),ee.removeEventListener("sessionstart",eh),ee.removeEventListener("sessionend",th),Zi.stop()};function Ve(S){S.preventDefault(),Vh("WebGLRenderer: Context Lost."),O=!0}function ze(){Vh("WebGLRenderer: Context Restored."),O=!1;let S=st.autoReset,L=J.enabled,V=J.autoUpdate,z=J.needsUpdate,B=J.type;Ie(),st.autoReset=S,J.enabled=L,J.autoUpdate=V,J.needsUpdate=z,J.type=B}function $e(S){Ge("WebGLRenderer: A WebGL context could not be created. Reason: ",S.statusMessage)}function Ee(S){let L=S.target;L.removeEventListener("dispose",Ee),ft(L)}function ft(S){mt(S),Fe.remove(S)}function mt(S){let L=Fe.get(S).programs;L!==void 0&&(L.forEach(function(V){Q.releaseProgram(V)}),S.isShaderMaterial&&Q.releaseShaderCache(S))}this.renderBufferDirect=function(S,L,V,z,B,oe){L===null&&(L=Ye);let _e=B.isMesh&&B.matrixWorld.determinantAffine()<0,me=op(S,L,V,z,B);de.setMaterial(z,_e);let xe=V.index,De=1;if(z.wireframe===!0){if(xe=_.getWireframeAttribute(V),xe===void 0)return;De=2}let Ke=V.drawRange,tt=V.attributes.position,Ae=Ke.start*De,nt=(Ke.start+Ke.count)*De;oe!==null&&(Ae=Math.max(Ae,oe.start*De),nt=Math.min(nt,(oe.start+oe.count)*De)),xe!==null?(Ae=Math.max(Ae,0),nt=Math.min(nt,xe.count)):tt!=null&&(Ae=Math.max(Ae,0),nt=Math.min(nt,tt.count));let wt=nt-Ae;if(wt<0||wt===1/0)return;ve.setup(B,z,me,V,xe);let ht,ut=W;if(xe!==null&&(ht=T.get(xe),ut=$,ut.setIndex(ht)),B.isMesh)z.wireframe===!0?(de.setLineWidth(z.wireframeLinewidth*rt()),ut.setMode(D.LINES)):ut.setMode(D.TRIANGLES);else if(B.isLine){let vt=z.linewidth;vt===void 0&&(vt=1),de.setLineWidth(vt*rt()),B.isLineSegments?ut.setMode(D.LINES):B.isLineLoop?ut.setMode(D.LINE_LOOP):ut.setMode(D.LINE_STRIP)}else B.isPoints?ut.setMode(D.POINTS):B.isSprite&&ut.setMode(D.TRIANGLES);if(B.isBatchedMesh)if(je.get("WEBGL_multi_draw"))ut.renderMultiDraw(B._multiDrawStarts,B._multiDrawCounts,B._multiDrawCount);else{let vt=B._multiDrawStarts,Pe=B._multiDrawCounts,Ht=B._multiDrawCount,Ji=xe?T.get(xe).bytesPerElement:1,$i=Fe.get(z).currentProgram.getUniforms();for(let Ot=0;Ot<Ht;Ot++)$i.setValue(D,"_gl_DrawID",Ot),ut.render(vt[Ot]/Ji,Pe[Ot])}else if(B.isInstancedMesh)ut.renderInstances(Ae,wt,B.count);else if(V.isInstancedBufferGeometry){let vt=V._maxInstanceCount!==void 0?V._maxInstanceCount:1/0,Pe=Math.min(V.instanceCount,vt);ut.renderInstances(Ae,wt,Pe)}else ut.render(Ae,wt)};function Ql(S,L,V,z){N!==null&&S.isNodeMaterial&&N.setObject(z,S),ne===!0&&U.setState(S,V,!1),S.transparent===!0&&S.side===qt&&S.forceSinglePass===!1?(S.side=Gt,S.needsUpdate=!0,$r(S,L,z),S.side=hr,S.needsUpdate=!0,$r(S,L,z),S.side=qt):$r(S,L,z)}this.compile=function(S,L,V=null){V===null&&(V=S),N!==null&&N.renderStart(S,L,V),b=pe.get(V),b.init(L),m.push(b),V.traverseVisible(function(B){B.isLight&&B.layers.test(L.layers)&&(b.pushLight(B),B.castShadow&&b.pushShadow(B))}),S!==V&&S.traverseVisible(function(B){B.isLight&&B.layers.test(L.layers)&&(b.pushLight(B),B.castShadow&&b.pushShadow(B))}),b.setupLights(),N!==null&&N.updateLights(b.state.lightsArray),ye=this.localClippingEnabled,ne=U.init(this.clippingPlanes,ye),ne===!0&&U.setGlobalState(this.clippingPlanes,L),N!==null&&J.render(b.state.shadowsArray,V,L);let z=new Set;return S.traverse(function(B){if(!(B.isMesh||B.isPoints||B.isLine||B.isSprite))return;let oe=B.material;if(oe)if(Array.isArray(oe))for(let _e=0;_e<oe.length;_e++){let me=oe[_e];Ql(me,V,L,B),z.add(me)}else Ql(oe,V,L,B),z.add(oe)}),b=m.pop(),N!==null&&N.renderEnd(),z},this.compileAsync=function(S,L,V=null){let z=this.compile(S,L,V);return new Promise(B=>{function oe(){if(z.forEach(function(_e){let me=Fe.get(_e).currentProgram;(me===void 0||me.isReady())&&z.delete(_e)}),z.size===0){B(S);return}setTimeout(oe,10)}je.get("KHR_parallel_shader_compile")!==null?oe():setTimeout(oe,10)})};let Cs=null;function np(S){Cs&&Cs(S)}function eh(){Zi.stop()}function th(){Zi.start()}let Zi=new ud;Zi.setAnimationLoop(np),typeof self<"u"&&Zi.setContext(self),this.setAnimationLoop=function(S){Cs=S,ee.setAnimationLoop(S),S===null?Zi.stop():Zi.start()},ee.addEventListener("sessionstart",eh),ee.addEventListener("sessionend",th),this.render=function(S,L){if(L!==void 0&&L.isCamera!==!0){Ge("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(O===!0)return;N!==null&&N.renderStart(S,L);let V=ee.enabled===!0&&ee.isPresenting===!0,z=y!==null&&(G===null||V)&&y.begin(R,G);if(S.matrixWorldAutoUpdate===!0&&S.updateMatrixWorld(),L.parent===null&&L.matrixWorldAutoUpdate===!0&&L.updateMatrixWorld(),ee.enabled===!0&&ee.isPresenting===!0&&(y===null||y.isCompositing()===!1)&&(ee.cameraAutoUpdate===!0&&ee.updateCamera(L),L=ee.getCamera()),S.isScene===!0&&S.onBeforeRender(R,S,L,G),b=pe.get(S,m.length),b.init(L),b.state.textureUnits=He.getTextureUnits(),m.push(b),we.multiplyMatrices(L.projectionMatrix,L.matrixWorldInverse),L.isArrayCamera?le.setFromArrayCamera(L):re.setFromProjectionMatrix(we,li,L.reversedDepth),ye=this.localClippingEnabled,ne=U.init(this.clippingPlanes,ye),M=ge.get(S,A.length),M.init(),A.push(M),this.info.render.frame++,ee.enabled===!0&&ee.isPresenting===!0){let oe=R.xr.getDepthSensingMesh();oe!==null&&Ps(oe,L,-1/0,R.sortObjects)}Ps(S,L,0,R.sortObjects),M.finish(),N!==null&&N.updateLights(b.state.lightsArray),R.sortObjects===!0&&M.sort(se,We),Je=ee.enabled===!1||ee.isPresenting===!1||ee.hasDepthSensing()===!1,Je&&Me.addToRenderList(M,S),this.info.autoReset===!0&&this.info.reset(),ne===!0&&U.beginShadows();let B=b.state.shadowsArray;if(J.render(B,S,L),ne===!0&&U.endShadows(),(z&&y.hasRenderPass())===!1){let oe=M.opaque,_e=M.transmissive;if(b.setupLights(),L.isArrayCamera){let me=L.cameras;if(_e.length>0)for(let xe=0,De=me.length;xe<De;xe++){let Ke=me[xe];rh(oe,_e,S,Ke)}Je&&Me.render(S);for(let xe=0,De=me.length;xe<De;xe++){let Ke=me[xe];ih(M,S,Ke,Ke.viewport)}}else _e.length>0&&rh(oe,_e,S,L),Je&&Me.render(S),ih(M,S,L)}G!==null&&K===0&&(He.updateMultisampleRenderTarget(G),He.updateRenderTargetMipmap(G)),z&&y.end(R),S.isScene===!0&&S.onAfterRender(R,S,L),ve.resetDefaultState(),ce=-1,X=null,m.pop(),m.length>0?(b=m[m.length-1],He.setTextureUnits(b.state.textureUnits),ne===!0&&U.setGlobalState(R.clippingPlanes,b.state.camera)):b=null,A.pop(),A.length>0?M=A[A.length-1]:M=null,N!==null&&N.renderEnd()};function Ps(S,L,V,z){if(S.visible===!1)return;if(S.layers.test(L.layers)){if(S.isGroup)V=S.renderOrder;else if(S.isLOD)S.autoUpdate===!0&&S.update(L);else if(S.isLight)b.pushLight(S),S.castShadow&&b.pushShadow(S);else if(S.isSprite){let oe=L.isArrayCamera?le:re;if(!S.frustumCulled||S.intersectsFrustum(oe)){z&&Oe.setFromMatrixPosition(S.matrixWorld).applyMatrix4(we);let _e=k.update(S),me=S.material;me.visible&&M.push(S,_e,me,V,Oe.z,null,L)}}else if(S.isMesh||S.isLine||S.isPoints){let oe=L.isArrayCamera?le:re;if(!S.frustumCulled||S.intersectsFrustum(oe)){let _e=k.update(S),me=S.material;if(z&&(S.boundingSphere!==void 0?(S.boundingSphere===null&&S.computeBoundingSphere(),Oe.copy(S.boundingSphere.center)):(_e.boundingSphere===null&&_e.computeBoundingSphere(),Oe.copy(_e.boundingSphere.center)),Oe.applyMatrix4(S.matrixWorld).applyMatrix4(we)),Array.isArray(me)){let xe=_e.groups;for(let De=0,Ke=xe.length;De<Ke;De++){let tt=xe[De],Ae=me[tt.materialIndex];Ae&&Ae.visible&&M.push(S,_e,Ae,V,Oe.z,tt,L)}}else me.visible&&M.push(S,_e,me,V,Oe.z,null,L)}}}let B=S.children;for(let oe=0,_e=B.length;oe<_e;oe++)Ps(B[oe],L,V,z)}function ih(S,L,V,z){let{opaque:B,transmissive:oe,transparent:_e}=S;b.setupLightsView(V),ne===!0&&U.setGlobalState(R.clippingPlanes,V),z&&de.viewport(j.copy(z)),B.length>0&&Fa(B,L,V),oe.length>0&&Fa(oe,L,V),_e.length>0&&Fa(_e,L,V),de.buffers.depth.setTest(!0),de.buffers.depth.setMask(!0),de.buffers.color.setMask(!0),de.setPolygonOffset(!1)}function rh(S,L,V,z){if((V.isScene===!0?V.overrideMaterial:null)!==null)return;if(b.state.transmissionRenderTarget[z.id]===void 0){let tt=je.has("EXT_color_buffer_half_float")||je.has("EXT_color_buffer_float");b.state.transmissionRenderTarget[z.id]=new gi(1,1,{generateMipmaps:!0,type:tt?_i:Jt,minFilter:ji,samples:Math.max(4,Mt.samples),stencilBuffer:a,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Qe.workingColorSpace})}let B=b.state.transmissionRenderTarget[z.id],oe=z.viewport||j;B.setSize(oe.z*R.transmissionResolutionScale,oe.w*R.transmissionResolutionScale);let _e=R.getRenderTarget(),me=R.getActiveCubeFace(),xe=R.getActiveMipmapLevel();R.setRenderTarget(B),R.getClearColor(Y),ie=R.getClearAlpha(),ie<1&&R.setClearColor(16777215,.5),R.clear(),Je&&Me.render(V);let De=R.toneMapping;R.toneMapping=Pi;let Ke=z.viewport;if(z.viewport!==void 0&&(z.viewport=void 0),b.setupLightsView(z),ne===!0&&U.setGlobalState(R.clippingPlanes,z),Fa(S,V,z),He.updateMultisampleRenderTarget(B),He.updateRenderTargetMipmap(B),je.has("WEBGL_multisampled_render_to_texture")===!1){let tt=!1;for(let Ae=0,nt=L.length;Ae<nt;Ae++){let wt=L[Ae],{object:ht,geometry:ut,material:vt,group:Pe}=wt;if(vt.side===qt&&ht.layers.test(z.layers)){let Ht=vt.side;vt.side=Gt,vt.needsUpdate=!0,ah(ht,V,z,ut,vt,Pe),vt.side=Ht,vt.needsUpdate=!0,tt=!0}}tt===!0&&(He.updateMultisampleRenderTarget(B),He.updateRenderTargetMipmap(B))}R.setRenderTarget(_e,me,xe),R.setClearColor(Y,ie),Ke!==void 0&&(z.viewport=Ke),R.toneMapping=De}function Fa(S,L,V){let z=L.isScene===!0?L.overrideMaterial:null;for(let B=0,oe=S.length;B<oe;B++){let _e=S[B],{object:me,geometry:xe,group:De}=_e,Ke=_e.material;Ke.allowOverride===!0&&z!==null&&(Ke=z),me.layers.test(V.layers)&&ah(me,L,V,xe,Ke,De)}}function ah(S,L,V,z,B,oe){N!==null&&B.isNodeMaterial&&N.setObject(S,B),S.onBeforeRender(R,L,V,z,B,oe),S.modelViewMatrix.multiplyMatrices(V.matrixWorldInverse,S.matrixWorld),S.normalMatrix.getNormalMatrix(S.modelViewMatrix),B.onBeforeRender(R,L,V,z,S,oe),B.transparent===!0&&B.side===qt&&B.forceSinglePass===!1?(B.side=Gt,B.needsUpdate=!0,R.renderBufferDirect(V,L,z,B,S,oe),B.side=hr,B.needsUpdate=!0,R.renderBufferDirect(V,L,z,B,S,oe),B.side=qt):R.renderBufferDirect(V,L,z,B,S,oe),S.onAfterRender(R,L,V,z,B,oe)}function nh(S){let L=0;for(let V of S)V.texture!==null&&L++;return L}function $r(S,L,V){L.isScene!==!0&&(L=Ye);let z=Fe.get(S),B=b.state.lights,oe=b.state.shadowsArray,_e=B.state.version,me=Q.getParameters(S,B.state,oe,L,V,b.state.lightProbeGridArray),xe=Q.getProgramCacheKey(me),De=z.programs;z.environment=S.isMeshStandardMaterial||S.isMeshLambertMaterial||S.isMeshPhongMaterial?L.environment:null,z.fog=L.fog;let Ke=S.isMeshStandardMaterial||S.isMeshLambertMaterial&&!S.envMap||S.isMeshPhongMaterial&&!S.envMap;z.envMap=bt.get(S.envMap||z.environment,Ke),z.envMapRotation=z.environment!==null&&S.envMap===null?L.environmentRotation:S.envMapRotation,De===void 0&&(S.addEventListener("dispose",Ee),De=new Map,z.programs=De,z.programVariants=new Map);let tt=De.get(xe);if(tt!==void 0){if(z.currentProgram===tt&&z.lightsStateVersion===_e)return oh(S,me),tt}else me.uniforms=Q.getUniforms(S),N!==null&&S.isNodeMaterial&&N.build(S,V,me),S.onBeforeCompile(me,R),tt=Q.acquireProgram(me,xe),De.set(xe,tt),z.uniforms=me.uniforms;let Ae=z.uniforms;return(!S.isShaderMaterial&&!S.isRawShaderMaterial||S.clipping===!0)&&(Ae.clippingPlanes=U.uniform),oh(S,me),z.needsLights=hp(S),z.lightsStateVersion=_e,z.needsLights&&(Ae.ambientLightColor.value=B.state.ambient,Ae.lightProbe.value=B.state.probe,Ae.sunLights.value=B.state.sun,Ae.sunLightShadows.value=B.state.sunShadow,Ae.directionalLights.value=B.state.directional,Ae.directionalLightShadows.value=B.state.directionalShadow,Ae.spotLights.value=B.state.spot,Ae.spotLightShadows.value=B.state.spotShadow,Ae.rectAreaLights.value=B.state.rectArea,Ae.ltc_1.value=B.state.rectAreaLTC1,Ae.ltc_2.value=B.state.rectAreaLTC2,Ae.pointLights.value=B.state.point,Ae.pointLightShadows.value=B.state.pointShadow,Ae.hemisphereLights.value=B.state.hemi,Ae.sunShadowMatrix.value=B.state.sunShadowMatrix,Ae.sunShadowCascade.value=B.state.sunShadowCascade,Ae.directionalShadowMatrix.value=B.state.directionalShadowMatrix,Ae.spotLightMatrix.value=B.state.spotLightMatrix,Ae.spotLightMap.value=B.state.spotLightMap,Ae.pointShadowMatrix.value=B.state.pointShadowMatrix),z.numLightProbeGrids=nh(b.state.lightProbeGridArray),z.currentProgram=tt,z.uniformsList=null,tt}function sp(S,L,V,z,B){let oe=Fe.get(S),_e=oe.currentProgram.id+","+z+","+B,me=oe.programVariants.get(_e);return me===void 0?(me=$r(S,L,V),oe.programVariants.set(_e,me)):(oe.currentProgram=me,oe.uniformsList=null,oe.outputColorSpace=z,oe.toneMapping=B),me}function sh(S){if(S.uniformsList===null){let L=S.currentProgram.getUniforms();S.uniformsList=Bn.seqWithValue(L.seq,S.uniforms)}return S.uniformsList}function oh(S,L){let V=Fe.get(S);V.outputColorSpace=L.outputColorSpace,V.batching=L.batching,V.batchingColor=L.batchingColor,V.instancing=L.instancing,V.instancingColor=L.instancingColor,V.instancingMorph=L.instancingMorph,V.skinning=L.skinning,V.morphTargets=L.morphTargets,V.morphNormals=L.morphNormals,V.morphColors=L.morphColors,V.morphTargetsCount=L.morphTargetsCount,V.numClippingPlanes=L.numClippingPlanes,V.numIntersection=L.numClipIntersection,V.vertexAlphas=L.vertexAlphas,V.vertexTangents=L.vertexTangents,V.toneMapping=L.toneMapping}function op(S,L,V,z,B){L.isScene!==!0&&(L=Ye),He.resetTextureUnits();let oe=L.fog,_e=z.isMeshStandardMaterial||z.isMeshLambertMaterial||z.isMeshPhongMaterial?L.environment:null,me=G===null?R.outputColorSpace:G.isXRRenderTarget===!0?G.texture.colorSpace:Qe.workingColorSpace,xe=z.isMeshStandardMaterial||z.isMeshLambertMaterial&&!z.envMap||z.isMeshPhongMaterial&&!z.envMap,De=bt.get(z.envMap||_e,xe),Ke=z.vertexColors===!0&&!!V.attributes.color&&V.attributes.color.itemSize===4,tt=!!V.attributes.tangent&&(!!z.normalMap||z.anisotropy>0),Ae=!!V.morphAttributes.position,nt=!!V.morphAttributes.normal,wt=!!V.morphAttributes.color,ht=Pi;z.toneMapped&&(G===null||G.isXRRenderTarget===!0)&&(ht=R.toneMapping);let ut=V.morphAttributes.position||V.morphAttributes.normal||V.morphAttributes.color,vt=ut!==void 0?ut.length:0,Pe=Fe.get(z),Ht=b.state.lights;if(ne===!0&&(ye===!0||S!==X)){let dt=S===X&&z.id===ce;U.setState(z,S,dt)}let Ji=!1,$i=!1;z.version===Pe.__version?Pe.needsLights&&Pe.lightsStateVersion!==Ht.state.version||B.isBatchedMesh&&Pe.batching===!1||!B.isBatchedMesh&&Pe.batching===!0||B.isBatchedMesh&&Pe.batchingColor===!0&&B._colorsTexture===null||B.isBatchedMesh&&Pe.batchingColor===!1&&B._colorsTexture!==null||B.isInstancedMesh&&Pe.instancing===!1||!B.isInstancedMesh&&Pe.instancing===!0||B.isSkinnedMesh&&Pe.skinning===!1||!B.isSkinnedMesh&&Pe.skinning===!0||B.isInstancedMesh&&Pe.instancingColor===!0&&B.instanceColor===null||B.isInstancedMesh&&Pe.instancingColor===!1&&B.instanceColor!==null||B.isInstancedMesh&&Pe.instancingMorph===!0&&B.morphTexture===null||B.isInstancedMesh&&Pe.instancingMorph===!1&&B.morphTexture!==null||Pe.envMap!==De||z.fog===!0&&Pe.fog!==oe||Pe.numClippingPlanes!==void 0&&(Pe.numClippingPlanes!==U.numPlanes||Pe.numIntersection!==U.numIntersection)||Pe.vertexAlphas!==Ke||Pe.vertexTangents!==tt||Pe.morphTargets!==Ae||Pe.morphNormals!==nt||Pe.morphColors!==wt||Pe.morphTargetsCount!==vt||Pe.numLightProbeGrids!==nh(b.state.lightProbeGridArray)?Ji=!0:(Pe.outputColorSpace!==me||Pe.toneMapping!==ht)&&($i=!0):(Ji=!0,Pe.__version=z.version);let Ot=Pe.currentProgram;(Ji===!0||$i===!0)&&(Ot=$i===!0?sp(z,L,B,me,ht):$r(z,L,B),N&&z.isNodeMaterial&&N.onUpdateProgram(z,Ot,Pe));let Ba=!1,Di=!1,Qi=!1,it=Ot.getUniforms(),Dt=Pe.uniforms;if(de.useProgram(Ot.program)&&(Ba=!0,Di=!0,Qi=!0),z.id!==ce&&(ce=z.id,Di=!0),Ba||X!==S){de.buffers.depth.getReversed()&&S.reversedDepth!==!0&&(S._reversedDepth=!0,S.updateProjectionMatrix()),it.setValue(D,"projectionMatrix",S.projectionMatrix),it.setValue(D,"viewMatrix",S.matrixWorldInverse);let dt=it.map.cameraPosition;dt!==void 0&&dt.setValue(D,Ne.setFromMatrixPosition(S.matrixWorld)),Mt.logarithmicDepthBuffer&&it.setValue(D,"logDepthBufFC",2/(Math.log(S.far+1)/Math.LN2)),(z.isMeshPhongMaterial||z.isMeshToonMaterial||z.isMeshLambertMaterial||z.isMeshBasicMaterial||z.isMeshStandardMaterial||z.isShaderMaterial)&&it.setValue(D,"isOrthographic",S.isOrthographicCamera===!0),X!==S&&(X=S,Di=!0,Qi=!0)}if(Pe.needsLights&&(Ht.state.sunShadowMap.length>0&&it.setValue(D,"sunShadowMap",Ht.state.sunShadowMap,He),Ht.state.directionalShadowMap.length>0&&it.setValue(D,"directionalShadowMap",Ht.state.directionalShadowMap,He),Ht.state.spotShadowMap.length>0&&it.setValue(D,"spotShadowMap",Ht.state.spotShadowMap,He),Ht.state.pointShadowMap.length>0&&it.setValue(D,"pointShadowMap",Ht.state.pointShadowMap,He)),B.isSkinnedMesh){it.setOptional(D,B,"bindMatrix"),it.setOptional(D,B,"bindMatrixInverse");let dt=B.skeleton;dt&&(dt.boneTexture===null&&dt.computeBoneTexture(),it.setValue(D,"boneTexture",dt.boneTexture,He))}B.isBatchedMesh&&(it.setOptional(D,B,"batchingTexture"),it.setValue(D,"batchingTexture",B._matricesTexture,He),it.setOptional(D,B,"batchingIdTexture"),it.setValue(D,"batchingIdTexture",B._indirectTexture,He),it.setOptional(D,B,"batchingColorTexture"),B._colorsTexture!==null&&it.setValue(D,"batchingColorTexture",B._colorsTexture,He));let ii=V.morphAttributes;if((ii.position!==void 0||ii.normal!==void 0||ii.color!==void 0)&&P.update(B,V,Ot),(Di||Pe.receiveShadow!==B.receiveShadow)&&(Pe.receiveShadow=B.receiveShadow,it.setValue(D,"receiveShadow",B.receiveShadow)),(z.isMeshStandardMaterial||z.isMeshLambertMaterial||z.isMeshPhongMaterial)&&z.envMap===null&&L.environment!==null&&(Dt.envMapIntensity.value=L.environmentIntensity),Dt.dfgLUT!==void 0&&(Dt.dfgLUT.value=lM()),Di){if(it.setValue(D,"toneMappingExposure",R.toneMappingExposure),Pe.needsLights&&lp(Dt,Qi),oe&&z.fog===!0&&Z.refreshFogUniforms(Dt,oe),Z.refreshMaterialUniforms(Dt,z,Ue,Le,b.state.transmissionRenderTarget[S.id]),Pe.needsLights&&Pe.numLightProbeGrids>0){let dt=E,Vt=0;for(let yi of b.state.lightProbeGridArray)yi.texture!==null&&(dt.textures[Vt]=yi.texture,dt.min[Vt]=yi.boundingBox.min,dt.max[Vt]=yi.boundingBox.max,dt.resolution[Vt]=yi.resolution,Vt++);for(let yi in dt)dt[yi].length=Vt;Dt.probesSH.value=dt.textures,Dt.probesMin.value=dt.min,Dt.probesMax.value=dt.max,Dt.probesResolution.value=dt.resolution}Bn.upload(D,sh(Pe),Dt,He)}if(z.isShaderMaterial&&z.uniformsNeedUpdate===!0&&(Bn.upload(D,sh(Pe),Dt,He),z.uniformsNeedUpdate=!1),z.isSpriteMaterial&&it.setValue(D,"center",B.center),it.setValue(D,"modelViewMatrix",B.modelViewMatrix),it.setValue(D,"normalMatrix",B.normalMatrix),it.setValue(D,"modelMatrix",B.matrixWorld),z.uniformsGroups!==void 0){let dt=z.uniformsGroups;for(let Vt=0,yi=dt.length;Vt<yi;Vt++){let hh=dt[Vt];fe.update(hh,Ot),fe.bind(hh,Ot)}}return Ot}function lp(S,L){S.ambientLightColor.needsUpdate=L,S.lightProbe.needsUpdate=L,S.sunLights.needsUpdate=L,S.sunLightShadows.needsUpdate=L,S.directionalLights.needsUpdate=L,S.directionalLightShadows.needsUpdate=L,S.pointLights.needsUpdate=L,S.pointLightShadows.needsUpdate=L,S.spotLights.needsUpdate=L,S.spotLightShadows.needsUpdate=L,S.rectAreaLights.needsUpdate=L,S.hemisphereLights.needsUpdate=L}function hp(S){return S.isMeshLambertMaterial||S.isMeshToonMaterial||S.isMeshPhongMaterial||S.isMeshStandardMaterial||S.isShadowMaterial||S.isShaderMaterial&&S.lights===!0}this.getActiveCubeFace=function(){return H},this.getActiveMipmapLevel=function(){return K},this.getRenderTarget=function(){return G},this.setRenderTargetTextures=function(S,L,V){let z=Fe.get(S);z.__autoAllocateDepthBuffer=S.resolveDepthBuffer===!1,z.__autoAllocateDepthBuffer===!1&&(z.__useRenderToTexture=!1),Fe.get(S.texture).__webglTexture=L,Fe.get(S.depthTexture).__webglTexture=z.__autoAllocateDepthBuffer?void 0:V,z.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(S,L){let V=Fe.get(S);V.__webglFramebuffer=L,V.__useDefaultFramebuffer=L===void 0},this.setRenderTarget=function(S,L=0,V=0){G=S,H=L,K=V;let z=null,B=!1,oe=!1;if(S){let _e=Fe.get(S);if(_e.__useDefaultFramebuffer!==void 0){de.bindFramebuffer(D.FRAMEBUFFER,_e.__webglFramebuffer),j.copy(S.viewport),te.copy(S.scissor),Ce=S.scissorTest,de.viewport(j),de.scissor(te),de.setScissorTest(Ce),ce=-1;return}else if(_e.__webglFramebuffer===void 0)He.setupRenderTarget(S);else if(_e.__hasExternalTextures)He.rebindTextures(S,Fe.get(S.texture).__webglTexture,Fe.get(S.depthTexture).__webglTexture);else if(S.depthBuffer){let De=S.depthTexture;if(_e.__boundDepthTexture!==De){if(De!==null&&Fe.has(De)&&(S.width!==De.image.width||S.height!==De.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");He.setupDepthRenderbuffer(S)}}let me=S.texture;(me.isData3DTexture||me.isDataArrayTexture||me.isCompressedArrayTexture)&&(oe=!0);let xe=Fe.get(S).__webglFramebuffer;S.isWebGLCubeRenderTarget?(Array.isArray(xe[L])?z=xe[L][V]:z=xe[L],B=!0):S.samples>0&&He.useMultisampledRTT(S)===!1?z=Fe.get(S).__webglMultisampledFramebuffer:Array.isArray(xe)?z=xe[V]:z=xe,j.copy(S.viewport),te.copy(S.scissor),Ce=S.scissorTest}else j.copy(et).multiplyScalar(Ue).floor(),te.copy(Re).multiplyScalar(Ue).floor(),Ce=lt;if(V!==0&&(z=F),de.bindFramebuffer(D.FRAMEBUFFER,z)&&de.drawBuffers(S,z),de.viewport(j),de.scissor(te),de.setScissorTest(Ce),B){let _e=Fe.get(S.texture);D.framebufferTexture2D(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_CUBE_MAP_POSITIVE_X+L,_e.__webglTexture,V)}else if(oe){let _e=L;for(let me=0;me<S.textures.length;me++){let xe=Fe.get(S.textures[me]);D.framebufferTextureLayer(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0+me,xe.__webglTexture,V,_e)}}else if(S!==null&&V!==0){let _e=Fe.get(S.texture);D.framebufferTexture2D(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,_e.__webglTexture,V)}ce=-1};function lh(S){let L=Fe.get(S);return(L.__readFormat!==S.format||L.__readType!==S.type)&&(L.__readFormat=S.format,L.__readType=S.type,L.__formatReadable=Mt.textureFormatReadable(S.format),L.__typeReadable=Mt.textureTypeReadable(S.type)),L}this.readRenderTargetPixels=function(S,L,V,z,B,oe,_e,me=0){if(!(S&&S.isWebGLRenderTarget)){Ge("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let xe=Fe.get(S).__webglFramebuffer;if(S.isWebGLCubeRenderTarget&&_e!==void 0&&(xe=xe[_e],Array.isArray(xe)&&(xe=xe[0])),xe){de.bindFramebuffer(D.FRAMEBUFFER,xe);try{let De=S.textures[me],Ke=De.format,tt=De.type;S.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+me);let Ae=lh(De);if(Ae.__formatReadable===!1){Ge("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ae.__typeReadable===!1){Ge("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}L>=0&&L<=S.width-z&&V>=0&&V<=S.height-B&&D.readPixels(L,V,z,B,ae.convert(Ke),ae.convert(tt),oe)}finally{let De=G!==null?Fe.get(G).__webglFramebuffer:null;de.bindFramebuffer(D.FRAMEBUFFER,De)}}},this.readRenderTargetPixelsAsync=async function(S,L,V,z,B,oe,_e,me=0){if(!(S&&S.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let xe=Fe.get(S).__webglFramebuffer;if(S.isWebGLCubeRenderTarget&&_e!==void 0&&(xe=xe[_e],Array.isArray(xe)&&(xe=xe[0])),xe)if(L>=0&&L<=S.width-z&&V>=0&&V<=S.height-B){de.bindFramebuffer(D.FRAMEBUFFER,xe);let De=S.textures[me],Ke=De.format,tt=De.type;S.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+me);let Ae=lh(De);if(Ae.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ae.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let nt=D.createBuffer();D.bindBuffer(D.PIXEL_PACK_BUFFER,nt),D.bufferData(D.PIXEL_PACK_BUFFER,oe.byteLength,D.STREAM_READ),D.readPixels(L,V,z,B,ae.convert(Ke),ae.convert(tt),0),D.bindBuffer(D.PIXEL_PACK_BUFFER,null);let wt=G!==null?Fe.get(G).__webglFramebuffer:null;de.bindFramebuffer(D.FRAMEBUFFER,wt);let ht=D.fenceSync(D.SYNC_GPU_COMMANDS_COMPLETE,0);return D.flush(),await vf(D,ht,4),D.bindBuffer(D.PIXEL_PACK_BUFFER,nt),D.getBufferSubData(D.PIXEL_PACK_BUFFER,0,oe),D.bindBuffer(D.PIXEL_PACK_BUFFER,null),D.deleteBuffer(nt),D.deleteSync(ht),oe}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(S,L=null,V=0){let z=Math.pow(2,-V),B=Math.floor(S.image.width*z),oe=Math.floor(S.image.height*z),_e=L!==null?L.x:0,me=L!==null?L.y:0;He.setTexture2D(S,0),D.copyTexSubImage2D(D.TEXTURE_2D,V,0,0,_e,me,B,oe),de.unbindTexture()},this.copyTextureToTexture=function(S,L,V=null,z=null,B=0,oe=0){let _e,me,xe,De,Ke,tt,Ae,nt,wt,ht=S.isCompressedTexture?S.mipmaps[oe]:S.image;if(V!==null)_e=V.max.x-V.min.x,me=V.max.y-V.min.y,xe=V.isBox3?V.max.z-V.min.z:1,De=V.min.x,Ke=V.min.y,tt=V.isBox3?V.min.z:0;else{let it=Math.pow(2,-B);_e=Math.floor(ht.width*it),me=Math.floor(ht.height*it),S.isDataArrayTexture?xe=ht.depth:S.isData3DTexture?xe=Math.floor(ht.depth*it):xe=1,De=0,Ke=0,tt=0}z!==null?(Ae=z.x,nt=z.y,wt=z.z):(Ae=0,nt=0,wt=0);let ut=ae.convert(L.format),vt=ae.convert(L.type),Pe;L.isData3DTexture?(He.setTexture3D(L,0),Pe=D.TEXTURE_3D):L.isDataArrayTexture||L.isCompressedArrayTexture?(He.setTexture2DArray(L,0),Pe=D.TEXTURE_2D_ARRAY):(He.setTexture2D(L,0),Pe=D.TEXTURE_2D),de.activeTexture(D.TEXTURE0),de.pixelStorei(D.UNPACK_FLIP_Y_WEBGL,L.flipY),de.pixelStorei(D.UNPACK_PREMULTIPLY_ALPHA_WEBGL,L.premultiplyAlpha),de.pixelStorei(D.UNPACK_ALIGNMENT,L.unpackAlignment);let Ht=de.getParameter(D.UNPACK_ROW_LENGTH),Ji=de.getParameter(D.UNPACK_IMAGE_HEIGHT),$i=de.getParameter(D.UNPACK_SKIP_PIXELS),Ot=de.getParameter(D.UNPACK_SKIP_ROWS),Ba=de.getParameter(D.UNPACK_SKIP_IMAGES);de.pixelStorei(D.UNPACK_ROW_LENGTH,ht.width),de.pixelStorei(D.UNPACK_IMAGE_HEIGHT,ht.height),de.pixelStorei(D.UNPACK_SKIP_PIXELS,De),de.pixelStorei(D.UNPACK_SKIP_ROWS,Ke),de.pixelStorei(D.UNPACK_SKIP_IMAGES,tt);let Di=S.isDataArrayTexture||S.isData3DTexture,Qi=L.isDataArrayTexture||L.isData3DTexture;if(S.isDepthTexture){let it=Fe.get(S),Dt=Fe.get(L),ii=Fe.get(it.__renderTarget),dt=Fe.get(Dt.__renderTarget);de.bindFramebuffer(D.READ_FRAMEBUFFER,ii.__webglFramebuffer),de.bindFramebuffer(D.DRAW_FRAMEBUFFER,dt.__webglFramebuffer);for(let Vt=0;Vt<xe;Vt++)Di&&(D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Fe.get(S).__webglTexture,B,tt+Vt),D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Fe.get(L).__webglTexture,oe,wt+Vt)),D.blitFramebuffer(De,Ke,De+_e,Ke+me,Ae,nt,Ae+_e,nt+me,D.DEPTH_BUFFER_BIT,D.NEAREST);de.bindFramebuffer(D.READ_FRAMEBUFFER,null),de.bindFramebuffer(D.DRAW_FRAMEBUFFER,null)}else if(B!==0||S.isRenderTargetTexture||Fe.has(S)){let it=Fe.get(S),Dt=Fe.get(L);de.bindFramebuffer(D.READ_FRAMEBUFFER,q),de.bindFramebuffer(D.DRAW_FRAMEBUFFER,C);for(let ii=0;ii<xe;ii++)Di?D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,it.__webglTexture,B,tt+ii):D.framebufferTexture2D(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,it.__webglTexture,B),Qi?D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Dt.__webglTexture,oe,wt+ii):D.framebufferTexture2D(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,Dt.__webglTexture,oe),B!==0?D.blitFramebuffer(De,Ke,De+_e,Ke+me,Ae,nt,Ae+_e,nt+me,D.COLOR_BUFFER_BIT,D.NEAREST):Qi?D.copyTexSubImage3D(Pe,oe,Ae,nt,wt+ii,De,Ke,_e,me):D.copyTexSubImage2D(Pe,oe,Ae,nt,De,Ke,_e,me);de.bindFramebuffer(D.READ_FRAMEBUFFER,null),de.bindFramebuffer(D.DRAW_FRAMEBUFFER,null)}else Qi?S.isDataTexture||S.isData3DTexture?D.texSubImage3D(Pe,oe,Ae,nt,wt,_e,me,xe,ut,vt,ht.data):L.isCompressedArrayTexture?D.compressedTexSubImage3D(Pe,oe,Ae,nt,wt,_e,me,xe,ut,ht.data):D.texSubImage3D(Pe,oe,Ae,nt,wt,_e,me,xe,ut,vt,ht):S.isDataTexture?D.texSubImage2D(D.TEXTURE_2D,oe,Ae,nt,_e,me,ut,vt,ht.data):S.isCompressedTexture?D.compressedTexSubImage2D(D.TEXTURE_2D,oe,Ae,nt,ht.width,ht.height,ut,ht.data):D.texSubImage2D(D.TEXTURE_2D,oe,Ae,nt,_e,me,ut,vt,ht);de.pixelStorei(D.UNPACK_ROW_LENGTH,Ht),de.pixelStorei(D.UNPACK_IMAGE_HEIGHT,Ji),de.pixelStorei(D.UNPACK_SKIP_PIXELS,$i),de.pixelStorei(D.UNPACK_SKIP_ROWS,Ot),de.pixelStorei(D.UNPACK_SKIP_IMAGES,Ba),oe===0&&L.generateMipmaps===!0&&L.mipmapsAutoUpdate===!0&&D.generateMipmap(Pe),de.unbindTexture()},this.initRenderTarget=function(S){Fe.get(S).__webglFramebuffer===void 0&&He.setupRenderTarget(S)},this.initTexture=function(S){S.isCubeTexture?He.setTextureCube(S,0):S.isData3DTexture?He.setTexture3D(S,0):S.isDataArrayTexture||S.isCompressedArrayTexture?He.setTexture2DArray(S,0):He.setTexture2D(S,0),de.unbindTexture()},this.resetState=function(){H=0,K=0,G=null,de.reset(),ve.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return li}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Qe._getDrawingBufferColorSpace(e),t.unpackColorSpace=Qe._getUnpackColorSpace()}};var Vl=["chase","bonnet","above","track"],ts=class{constructor(t){this.camera=new Qt(60,1,.3,2200),this.name="chase",this.heading=0,this.target=new I,this.settled=!1,this.calm=!1,this.covered=0;let i=t.map(a=>a.x),r=t.map(a=>a.y);this.box={left:Math.min(...i),right:Math.max(...i),low:Math.min(...r),high:Math.max(...r)}}choose(t){this.name=t,this.settled=!1}next(){return this.choose(Vl[(Vl.indexOf(this.name)+1)%Vl.length]),this.name}resize(t){this.camera.aspect=t,this.camera.updateProjectionMatrix()}update(t,i){let r=this.settled?1-Math.exp(-i*7):1;this.settled=!0,{chase:this.chase,bonnet:this.bonnet,above:this.above,track:this.whole}[this.name].call(this,t,r),this.camera.updateProjectionMatrix()}setFov(t,i){let r=this.camera.aspect<1?Math.min(i*1.25,84):i;this.camera.fov=Pl.lerp(this.camera.fov,r+t,.12)}chase(t,i){let r=Math.hypot(t.forward,t.sideways),a=r>3&&t.forward>0?Math.atan2(t.sideways,t.forward)*.45:0,n=t.yaw+a;this.heading+=Math.atan2(Math.sin(n-this.heading),Math.cos(n-this.heading))*i;let s=this.camera.aspect<1?1.4:1,o=(6.4+r*.025)*s,[l,h]=[Math.cos(this.heading),Math.sin(this.heading)];this.camera.up.set(0,1,0),this.camera.position.set(t.x-l*o,2.75*s,-(t.y-h*o)),this.camera.lookAt(t.x+l*5,.9,-(t.y+h*5)),this.setFov(this.calm?0:r*.22,58)}bonnet(t){let[i,r]=[Math.cos(t.yaw),Math.sin(t.yaw)];this.heading=t.yaw,this.camera.up.set(0,1,0),this.camera.position.set(t.x+i*.35,1.22,-(t.y+r*.35)),this.camera.lookAt(t.x+i*20,.7,-(t.y+r*20)),this.setFov(0,68)}above(t,i){let[a,n]=[Math.cos(t.yaw),Math.sin(t.yaw)],s=new I(t.x+(a*t.forward-n*t.sideways)*.55,0,-(t.y+(n*t.forward+a*t.sideways)*.55));this.target.lerp(s,i),this.camera.up.set(0,0,-1),this.camera.position.set(this.target.x,this.camera.aspect<1?74:56,this.target.z),this.camera.lookAt(this.target.x,0,this.target.z),this.camera.fov=45}whole(t){let{left:i,right:r,low:a,high:n}=this.box,[s,o,l]=[(i+r)/2,(a+n)/2,1-this.covered],h=this.camera.aspect*l;this.camera.fov=40;let c=Math.tan(Pl.degToRad(this.camera.fov/2)),[d,u]=[(r-i)/2+26,(n-a)/2+26],p=Math.max(d,u/h)<Math.max(u,d/h),v=(p?Math.max(d,u/h):Math.max(u,d/h))/c,x=v*c*this.camera.aspect*this.covered,g=v*.22;this.camera.up.set(p?-1:0,0,p?0:-1);let[f,w]=p?[s,-o+x]:[s-x,-o];this.camera.position.set(f+(p?g:0),v,w+(p?0:g)),this.camera.lookAt(f,0,w),this.heading=t.yaw}};var is=.33,rs={front:1.2,rear:-1.3},as=.78,hM=[[-2.02,.32],[-2.05,.72],[-1.86,.93],[-1,.98],[.55,.9],[1.55,.78],[1.98,.6],[2.05,.36],[1.9,.24],[-1.9,.24]],cM=[[-1.72,.93],[-1.3,1.36],[-.15,1.42],[.35,1.32],[.98,.86]],ns=class{constructor(t,i){this.group=new At,this.body=new At,this.group.add(this.body);let r=i<1?{transparent:!0,opacity:i}:{},a=new _r({color:t,roughness:.35,metalness:.15,...r}),n=new _r({color:1581096,roughness:.15,metalness:.5,...r}),s=new _r({color:1908774,roughness:.7,...r}),o=new _r({color:16053488,roughness:.5,...r});this.brakeLights=new _r({color:8131858,emissive:16722450,emissiveIntensity:0,...r}),this.addBody(a,n,s,o),this.wheels=this.makeWheels(s,r),this.roll=0,this.pitch=0,this.rolled=0,i===1&&this.group.traverse(l=>{l.castShadow=!0})}addBody(t,i,r,a){this.body.add(new ct(Ed(hM,1.52,.09),t)),this.body.add(new ct(Ed(cM,1.2,.08),i));let n=(o,l,h)=>{let c=new ct(new hi(l[0],l[1],l[2]),o);c.position.set(h[0],h[1],h[2]),this.body.add(c)};n(t,[1.05,.07,1.26],[-.55,1.43,0]),n(a,[3.6,.012,.34],[-.02,.99,0]),n(a,[1,.014,.34],[-.55,1.472,0]),n(r,[.5,.06,1.62],[-1.86,1.36,0]),n(r,[.1,.36,.08],[-1.8,1.15,.55]),n(r,[.1,.36,.08],[-1.8,1.15,-.55]),n(r,[.14,.12,1.5],[2,.34,0]),n(r,[.16,.16,1.5],[-2.03,.36,0]);for(let o of[.56,-.56])n(a,[.08,.14,.34],[1.97,.62,o]),n(this.brakeLights,[.06,.14,.3],[-2.06,.74,o]);let s=new $n(.1,10,8);for(let o of[.24,0,-.24]){let l=new ct(s,a);l.position.set(1.93,.66,o),this.body.add(l)}}makeWheels(t,i){let r=new _r({color:13620184,roughness:.4,metalness:.5,...i}),a=new Kr(is,is,.24,18),n=new Kr(.2,.2,.26,6);return[[rs.front,as],[rs.front,-as],[rs.rear,as],[rs.rear,-as]].map(([o,l])=>{let h=new At,c=new At;return c.add(new ct(a,t),new ct(n,r)),c.rotation.x=Math.PI/2,h.add(c),h.position.set(o,is,l),this.group.add(h),{steering:h,spin:c,front:o>0}})}update(t,i){this.group.visible=t.shown,this.group.position.set(t.x,0,-t.y),this.group.rotation.y=t.yaw;let r=1-Math.exp(-i*9);this.roll+=(Math.max(-.085,Math.min(.085,t.forward*t.yawRate*.0052))-this.roll)*r,this.pitch+=(Math.max(-.05,Math.min(.05,t.acceleration*.0036))-this.pitch)*r,this.body.rotation.set(this.roll,0,this.pitch),this.body.position.y=.02,this.rolled+=t.forward*i/is;for(let a of this.wheels)a.steering.rotation.y=a.front?t.steer:0,a.spin.rotation.set(Math.PI/2,-this.rolled,0,"YXZ");this.brakeLights.emissiveIntensity=t.brake>.05?1.6:0}};function Ed(e,t,i){let r=new kl;e.forEach(([s,o],l)=>l?r.lineTo(s,o):r.moveTo(s,o)),r.closePath();let a={depth:t,bevelEnabled:!0,bevelSize:i*.6,bevelThickness:i,bevelSegments:3,curveSegments:4},n=new Ju(r,a);return n.translate(0,0,-t/2),n}var Wl=!1;function Td(){Wl=!0}function Da(e){let t=e>>>0||1;return()=>(t^=t<<13,t^=t>>>17,t^=t<<5,(t>>>0)/4294967296)}function Sr(e,t,i){let r=document.createElement("canvas");r.width=e,r.height=t;let a=r.getContext("2d");i(a,Da(e*31+t));let n=new Uu(r);return n.wrapS=Vr,n.wrapT=Vr,n.colorSpace=jt,n.anisotropy=Wl?1:8,Wl&&(n.minFilter=Ml),n}function Xl(e,t,i,r,a){let{width:n,height:s}=e.canvas;for(let o=0;o<i;o+=1){let l=t()<.5;e.fillStyle=`rgba(${l?"255,255,255":"0,0,0"},${t()*r})`;let h=.5+t()*a;e.fillRect(t()*n,t()*s,h,h)}}function bd(){return Sr(512,512,(e,t)=>{e.fillStyle="#4a4d54",e.fillRect(0,0,512,512);let i=e.createLinearGradient(0,0,512,0),r=[[0,.02],[.2,0],[.34,.2],[.44,.1],[.56,.1],[.66,.2],[.8,0],[1,.02]];for(let[a,n]of r)i.addColorStop(a,`rgba(16,17,20,${n})`);e.fillStyle=i,e.fillRect(0,0,512,512),Xl(e,t,42e3,.07,1.1),e.strokeStyle="rgba(20,20,24,0.22)";for(let a=0;a<5;a+=1){let[n,s]=[t()*512,t()*512];e.beginPath(),e.moveTo(n,s);for(let o=0;o<7;o+=1)e.lineTo(n+=t()*40-20,s+=t()*40);e.stroke()}})}function Ad(){return Sr(512,512,(e,t)=>{e.fillStyle="#5d8a3f",e.fillRect(0,0,512,512);for(let i=0;i<260;i+=1){let r=12+t()*46,[a,n]=[t()*512,t()*512],s=e.createRadialGradient(a,n,0,a,n,r),o=t()<.5?"118,156,74":"70,112,52";s.addColorStop(0,`rgba(${o},0.28)`),s.addColorStop(1,`rgba(${o},0)`),e.fillStyle=s;for(let[l,h]of[[0,0],[512,0],[-512,0],[0,512],[0,-512]])e.setTransform(1,0,0,1,l,h),e.fillRect(a-r,n-r,2*r,2*r);e.setTransform(1,0,0,1,0,0)}Xl(e,t,14e3,.1,2)})}function Rd(){return Sr(256,256,(e,t)=>{e.fillStyle="#c8b48c",e.fillRect(0,0,256,256),Xl(e,t,15e3,.16,2.4)})}function Cd(){return Sr(32,128,e=>{e.fillStyle="#f3f1ec",e.fillRect(0,0,32,128),e.fillStyle="#c8322b",e.fillRect(0,0,32,64),e.fillStyle="rgba(0,0,0,0.12)",e.fillRect(0,0,4,128)})}function Pd(){return Sr(1024,64,e=>{e.fillStyle="#d9dbdf",e.fillRect(0,0,1024,64),e.fillStyle="#2b3442",e.fillRect(40,10,430,44),e.fillStyle="#e2512d",e.fillRect(552,10,430,44),e.fillStyle="#ffffff",e.font="700 34px system-ui, sans-serif",e.textAlign="center",e.textBaseline="middle",e.fillText("hotlap",255,33),e.fillText("GRIP · LINE · NERVE",767,33),e.fillStyle="rgba(0,0,0,0.18)",e.fillRect(0,58,1024,6)})}function jl(){return Sr(128,32,e=>{for(let t=0;t<4;t+=1)for(let i=0;i<16;i+=1)e.fillStyle=(t+i)%2?"#f5f5f2":"#17191d",e.fillRect(i*8,t*8,8,8)})}function Nd(){return Sr(64,64,e=>{let t=e.createRadialGradient(32,32,2,32,32,31);t.addColorStop(0,"rgba(255,255,255,1)"),t.addColorStop(.5,"rgba(255,255,255,0.45)"),t.addColorStop(1,"rgba(255,255,255,0)"),e.fillStyle=t,e.fillRect(0,0,64,64)})}var uM=1800,dM=.1,ss=.13,pM=[[1.2,.72],[1.2,-.72],[-1.3,.72],[-1.3,-.72]],os=class{constructor(t,i,r){this.quads=t,this.height=i,this.next=0,this.positions=new Rt(new Float32Array(t*12),3),this.colours=new Rt(new Float32Array(t*16),4);for(let o of[this.positions,this.colours])o.setUsage(gu);let a=new Lt;a.setAttribute("position",this.positions),a.setAttribute("color",this.colours);let n=[];for(let o=0;o<t;o+=1){let l=o*4;n.push(l,l+1,l+2,l+1,l+3,l+2)}a.setIndex(n);let s=new Ca({vertexColors:!0,transparent:!0,opacity:r,depthWrite:!1,side:qt,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-2});this.mesh=new ct(a,s),this.mesh.frustumCulled=!1,this.mesh.renderOrder=1}add(t,i,r,a){let n=this.next*4;[t.slice(0,2),t.slice(2),i.slice(0,2),i.slice(2)].forEach(([s,o],l)=>{this.positions.setXYZ(n+l,s,this.height,-o),this.colours.setXYZW(n+l,r.r,r.g,r.b,a)}),this.next=(this.next+1)%this.quads,ql(this.positions,n,4),ql(this.colours,n,4)}clear(){this.colours.array.fill(0),ql(this.colours,0,this.colours.count)}};function ql(e,t,i){e.addUpdateRange(t*e.itemSize,i*e.itemSize),e.needsUpdate=!0}var ls=class{constructor(){this.ring=new os(uM,.024,.55),this.mesh=this.ring.mesh,this.before=new Map,this.colour=new ke(1316122)}update(t){t.forEach((i,r)=>{let[a,n]=[Math.cos(i.yaw),Math.sin(i.yaw)];pM.forEach(([s,o],l)=>{let h=`${r}.${l}`,c=Math.atan2(Math.abs(i.sideways+s*i.yawRate),Math.abs(i.forward)+2),d=i.brake>.9&&i.forward>9?.08:0,u=Math.min(Math.max((c-dM)*4+d,0),1);if(!i.shown||u<=0||i.offTrack){this.before.delete(h);return}let[p,v]=[i.x+a*s-n*o,i.y+n*s+a*o],x=[p-n*ss,v+a*ss,p+n*ss,v-a*ss],g=this.before.get(h);g&&Math.hypot(g[0]-x[0],g[1]-x[1])<.25||(g&&Math.hypot(g[0]-x[0],g[1]-x[1])<4&&this.ring.add(g,x,this.colour,u),this.before.set(h,x))})})}clear(){this.ring.clear(),this.before.clear()}},fM=160,hs=class{constructor(){this.group=new At;let t=Nd();this.dust=new cs(fM,new Zn({map:t,size:1.9,color:13482383,transparent:!0,opacity:.5,depthWrite:!1,blending:lr,vertexColors:!0})),this.sparks=new cs(80,new Zn({map:t,size:.35,color:16762977,transparent:!0,depthWrite:!1,blending:kn,vertexColors:!0})),this.group.add(this.dust.points,this.sparks.points),this.calm=!1}update(t,i){for(let r of t){if(!r.shown)continue;let[a,n]=[Math.cos(r.yaw),Math.sin(r.yaw)],s=Math.abs(r.forward),o=[r.x-a*1.6,r.y-n*1.6],l=Math.abs(r.sideways)>3;if(!this.calm&&(r.offTrack?s>4:l&&s>8)&&Math.random()<i*(r.offTrack?50:22)){let h=(Math.random()-.5)*1.4,c=r.offTrack?1:1.6;this.dust.add([o[0]-n*h,.85,-(o[1]+a*h)],[0,.9,0],1.1,c)}if(!this.calm&&r.wall&&s>5)for(let h=0;h<3;h+=1){let c=()=>(Math.random()-.5)*7;this.sparks.add([r.x+a*1.5,.4,-(r.y+n*1.5)],[c(),1+Math.random()*4,c()],.4,1)}}this.dust.update(i,0),this.sparks.update(i,9.8)}},cs=class{constructor(t,i){this.positions=new Rt(new Float32Array(t*3).fill(-50),3),this.colours=new Rt(new Float32Array(t*4),4),this.speeds=new Float32Array(t*3),this.ages=new Float32Array(t).fill(1),this.lives=new Float32Array(t).fill(1),this.tints=new Float32Array(t).fill(1),this.next=0;let r=new Lt;r.setAttribute("position",this.positions),r.setAttribute("color",this.colours),this.points=new Iu(r,i),this.points.frustumCulled=!1}add(t,i,r,a){let n=this.next;this.next=(this.next+1)%this.ages.length,this.positions.setXYZ(n,t[0],t[1],t[2]),this.speeds.set(i,n*3),this.ages[n]=0,this.lives[n]=r,this.tints[n]=a}update(t,i){for(let r=0;r<this.ages.length;r+=1){this.ages[r]+=t;let a=Math.max(1-this.ages[r]/this.lives[r],0),n=r*3;this.speeds[n+1]-=i*t;for(let s=0;s<3;s+=1)this.positions.array[n+s]+=this.speeds[n+s]*t;this.colours.setXYZW(r,this.tints[r],this.tints[r],this.tints[r],a)}this.positions.needsUpdate=!0,this.colours.needsUpdate=!0}},mM=2600,us=class{constructor(){this.ring=new os(mM,.035,.85),this.mesh=this.ring.mesh,this.before=null}update(t,i){let[r,a]=[Math.cos(t.yaw),Math.sin(t.yaw)],n=[t.x-a*.16,t.y+r*.16,t.x+a*.16,t.y-r*.16];if(!this.before){this.before=n;return}let s=Math.hypot(this.before[0]-n[0],this.before[1]-n[1]);s<.5||(s<6&&this.ring.add(this.before,n,gM(t.forward/i),1),this.before=n)}clear(){this.ring.clear(),this.before=null}};function gM(e){let t=Math.min(Math.max(e,0),1),i=[[.2,.25,.75],[.45,.25,.7],[.85,.3,.45],[.98,.6,.2],[1,.93,.35]],r=Math.min(Math.floor(t*(i.length-1)),i.length-2),a=t*(i.length-1)-r,[n,s,o]=i[r].map((l,h)=>l+(i[r+1][h]-l)*a);return new ke(n,s,o)}var ms=3,vM=45,_M=.95,ds=.85,SM=.16,ti={ground:-.3,runoff:-.02,road:0,kerb:.015,paint:.02},Ld=420,ps=110;function Id(e){let t=Yl(e),i=new At;i.add(xM(t),yM(t),wM(t)),i.add(TM(t),EM(t));for(let r of[1,-1])i.add(bM(t,r),AM(t,r),RM(t,r));return i.add(CM(t),PM(t[0]),...NM(t),...LM(t)),i}function Yl(e){let{lines:t,halfWidths:i,curvature:r,quads:a}=e,n=o=>(o%a+a)%a,s=[];for(let o=0;o<a;o+=1){let l=[n(o-1),o,n(o+1),n(o+2)],h=(c,d,u,p)=>MM(l.map(v=>c[v*d+u]),p);for(let c=0;c<ms;c+=1){let d=c/ms,u=h(t,8,6,d),p=h(t,8,7,d),v=Math.hypot(u,p);s.push({x:h(t,8,4,d),y:h(t,8,5,d),leftX:u/v,leftY:p/v,road:h(i,2,0,d),wall:h(i,2,1,d),along:(o+d)*e.length/a,bend:h(r,1,0,d)})}}return[...s,{...s[0],along:e.length}]}function MM([e,t,i,r],a){let n=a*a;return .5*(2*t+(i-e)*a+(2*e-5*t+4*i-r)*n+(3*t-e-3*i+r)*n*a)}function Mr(e,t,i,r){let[a,n,s]=[[],[],[]];e.forEach((l,h)=>{if([t(l),i(l)].forEach(([c,d],u)=>{a.push(l.x+l.leftX*c,d,-(l.y+l.leftY*c)),n.push(...r(l,u))}),h>0){let c=2*h;s.push(c-2,c-1,c,c-1,c+1,c)}});let o=new Lt;return o.setAttribute("position",new Rt(new Float32Array(a),3)),o.setAttribute("uv",new Rt(new Float32Array(n),2)),o.setIndex(s),o.computeVertexNormals(),o}function Ii(e,t){let i=new ct(e,new Mi({side:qt,...t}));return i.receiveShadow=!0,i}function gs(e){let t=e.map(r=>r.x),i=e.map(r=>r.y);return{left:Math.min(...t),right:Math.max(...t),low:Math.min(...i),high:Math.max(...i)}}function xM(e){let t=new $n(900,24,12),i=t.getAttribute("position"),r=new Float32Array(i.count*3),[a,n]=[new ke(14149871),new ke(6267866)];for(let l=0;l<i.count;l+=1){let h=Math.min(Math.max(i.getY(l)/520,0),1)**.7;a.clone().lerp(n,h).toArray(r,l*3)}t.setAttribute("color",new Rt(r,3));let s=new ct(t,new Ca({vertexColors:!0,side:Gt,fog:!1,depthWrite:!1,toneMapped:!1})),o=gs(e);return s.position.set((o.left+o.right)/2,0,-(o.low+o.high)/2),s.renderOrder=-1,s}function yM(e){let t=gs(e),i=Da(Math.round(t.right*3+t.high*5)+11),r=Math.max(t.right-t.left,t.high-t.low)/2,a=new At;for(let n=0;n<46;n+=1){let s=n/46*Math.PI*2+i()*.1,o=r+300+i()*170,l=26+i()*62,h=new Mi({color:new ke(8364906).lerp(new ke(10467785),i()*.8),flatShading:!0}),c=new ct(new Jn(l*(1.7+i()),l,6+Math.floor(i()*3)),h);c.position.set((t.left+t.right)/2+Math.cos(s)*o,l/2-7,-(t.low+t.high)/2+Math.sin(s)*o),c.rotation.y=i()*6,a.add(c)}return a}function wM(e){let t=gs(e),i=Math.max(t.right-t.left,t.high-t.low)+1600,r=Ad();r.repeat.set(i/24,i/24);let a=Ii(new Zr(i,i),{map:r});return a.rotation.x=-Math.PI/2,a.position.set((t.left+t.right)/2,ti.ground,-(t.low+t.high)/2),a}function EM(e){let t=Mr(e,i=>[i.road,ti.road],i=>[-i.road,ti.road],(i,r)=>[r,i.along/12]);return Ii(t,{map:bd()})}function TM(e){let t=new At;for(let i of[1,-1]){let r=Mr(e,a=>[i*(a.wall+.2),ti.runoff],a=>[i*(a.road-.3),ti.runoff],(a,n)=>[(n?a.road:a.wall)/5,a.along/5]);t.add(Ii(r,{map:Rd()}))}return t}function bM(e,t){let i=Mr(e,r=>[t*(r.road-.12),ti.paint],r=>[t*(r.road-.12-SM),ti.paint],(r,a)=>[a,r.along]);return Ii(i,{color:15855850})}function AM(e,t){let i=new At,r=Cd(),a=e.map(s=>Math.abs(s.bend)>1/vM),n=-1;return a.push(!1),a.forEach((s,o)=>{if(s&&n<0&&(n=o),s||n<0)return;let l=e.slice(Math.max(n-4,0),Math.min(o+5,e.length));if(n=-1,l.length<12)return;let h=d=>_M*Math.min(1,Math.min(l.indexOf(d),l.length-1-l.indexOf(d))/4),c=Mr(l,d=>[t*(d.road+h(d)),ti.kerb+.05],d=>[t*(d.road-.1),ti.kerb],(d,u)=>[u,d.along/2.6]);i.add(Ii(c,{map:r}))}),i}function RM(e,t){let i=Pd(),r=Mr(e,l=>[t*l.wall,ti.runoff],l=>[t*l.wall,ds],(l,h)=>[t*l.along/24,h]),a=Mr(e,l=>[t*l.wall,ds],l=>[t*(l.wall+.35),ds],(l,h)=>[l.along/24,h]),n=Mr(e,l=>[t*(l.wall+.35),ds],l=>[t*(l.wall+.35),ti.ground],(l,h)=>[l.along/24,h]),s=new At,o=Ii(r,{map:i});return o.castShadow=!0,s.add(o,Ii(a,{color:15264236}),Ii(n,{color:12172482})),s}function CM(e){let[t]=e,i=jl(),r=Ii(new Zr(2*t.road,1.6),{map:i});return r.rotation.set(-Math.PI/2,0,Math.atan2(t.leftY,t.leftX)),r.position.set(t.x,ti.paint+.005,-t.y),r}function PM(e){let t=new At,i=new Mi({color:3818064}),r=e.wall+.6;for(let o of[1,-1]){let l=new ct(new hi(.35,5.6,.35),i);l.position.set(o*r,2.8,0),t.add(l)}let a=new ct(new hi(2*r+.35,.9,.4),new Mi({color:14831917}));a.position.y=5.3;let n=new ct(new Zr(2*r-1,.5),new Mi({map:jl(),side:qt}));n.position.set(0,5.3,.22);let s=n.clone();return s.position.z=-.22,t.add(a,n,s),t.traverse(o=>{o.castShadow=!0}),t.position.set(e.x,0,-e.y),t.rotation.y=Math.atan2(e.leftY,e.leftX),t}function Dd(e,t,i,r){return e.every(a=>Math.hypot(a.x-t,a.y-i)>a.wall+r)}function NM(e){let t=gs(e),i=Da(Math.round(e.length*7+t.right*13)),r=[],a=e.filter((o,l)=>l%ms===0);for(let o=0;r.length<Ld&&o<6*Ld;o+=1){let l=t.left-ps+i()*(t.right-t.left+2*ps),h=t.low-ps+i()*(t.high-t.low+2*ps);Dd(a,l,h,5)&&r.push({x:l,y:h,size:.7+i()*.8,turn:i()*6.28,kind:i()})}let n=r.filter(o=>o.kind<.55),s=r.filter(o=>o.kind>=.55);return[fs(new Kr(.22,.32,2,5),6966067,r,1),fs(new Jn(1.9,5.2,7),3959610,n,4.2),fs(new Jn(1.3,3.4,7),4684356,n,6.3),fs(new Qu(2.1,1),6262597,s,3.6)]}function fs(e,t,i,r){let a=new Ul(e,new Mi({color:16777215,flatShading:!0}),i.length),n=new Li,s=new I(0,1,0);return i.forEach((o,l)=>{n.setFromAxisAngle(s,o.turn);let h=new I(o.x,r*o.size,-o.y);a.setMatrixAt(l,new at().compose(h,n,new I(o.size,o.size,o.size)));let c=.86+.28*(o.turn*7.3%1);a.setColorAt(l,new ke(t).multiplyScalar(c))}),a.castShadow=!0,a.receiveShadow=!0,a}function LM(e){for(let i of[6,18,30]){let r=e[i];for(let a of[1,-1]){let n=a*(r.wall+3+4.5),[s,o]=[r.x+r.leftX*n,r.y+r.leftY*n],l=e.filter((h,c)=>c%ms===0);if(Dd(l,s,o,9/2+1))return[IM(s,o,Math.atan2(r.leftY,r.leftX)+(a>0?0:Math.PI),9)]}}return[]}function IM(e,t,i,r){let a=new At,n=6,s=[3108275,14831917,15778123,4891514,14211806],o=Da(99);for(let h=0;h<n;h+=1){let c=new ct(new hi(r/n,.7+h*.7,26),new Mi({color:10133674}));c.position.set(-r/2+(h+.5)*(r/n),(.7+h*.7)/2,0),a.add(c);let d=new Ul(new hi(.45,.8,.5),new Mi,30);for(let u=0;u<30;u+=1){let p=new at().makeTranslation(c.position.x,1.05+h*.7,-12.4+u*.85+o()*.2);d.setMatrixAt(u,p),d.setColorAt(u,new ke(s[Math.floor(o()*s.length)]).multiplyScalar(.7+.4*o()))}a.add(d)}let l=new ct(new hi(r+1.5,.2,27),new Mi({color:15922165}));return l.position.set(.4,7.2,0),l.rotation.z=.06,a.add(l),a.traverse(h=>{h.castShadow=!0}),a.position.set(e,0,-t),a.rotation.y=i,a}var Ud=12836074,Od=[260,1150],vs=38,Ua=[{pixels:2,shadows:2048},{pixels:1.25,shadows:1024},{pixels:1,shadows:0},{pixels:.6,shadows:0}],Fd=1/36,DM=24,_s=class{constructor(t,i=null){let r=i===null&&UM();r&&Td(),this.renderer=new wd({canvas:t,antialias:!r,powerPreference:"high-performance"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=kr,this.renderer.toneMapping=Kn,this.renderer.toneMappingExposure=1.12,this.scene=new Il,this.calm=!1,this.adapts=i===null,this.quality=Math.min(i??(r?Ua.length-2:0),Ua.length-1),this.slowness=0,this.cars=[]}judge(t){let i=t>Fd;this.slowness=Math.max(this.slowness+(i?Math.min(t/Fd,8):-1),0),!(!this.adapts||this.slowness<DM||this.quality===Ua.length-1)&&(this.slowness=0,this.quality+=1,this.applyQuality(),this.resize())}applyQuality(){let{shadows:t}=Ua[this.quality];this.sun&&(this.sun.castShadow=t>0,t&&(this.sun.shadow.mapSize.set(t,t),this.sun.shadow.map?.dispose(),this.sun.shadow.map=null))}open(t,i){this.dispose(),this.scene=new Il,this.scene.background=new ke(Ud),this.scene.fog=new Ll(Ud,...Od),this.scene.add(new od(14675707,7043660,1.5)),this.sun=new cd(16773852,2.6),this.applyQuality(),this.sun.shadow.bias=-6e-4,Object.assign(this.sun.shadow.camera,{left:-vs,right:vs,top:vs,bottom:-vs,near:1,far:160}),this.scene.add(this.sun,this.sun.target,Id(t)),this.cars=i.map(a=>new ns(a.colour,a.opacity)),this.skids=new ls,this.particles=new hs,this.particles.calm=this.calm,this.line=new us,this.line.mesh.visible=!1,this.rays=FM(),this.rays.visible=!1,this.scene.add(...this.cars.map(a=>a.group),this.skids.mesh,this.particles.group,this.line.mesh,this.rays);let r=this.crew?.name;this.crew=new ts(Yl(t)),this.crew.calm=this.calm,r&&this.crew.choose(r),this.resize()}setCalm(t){this.calm=t,this.particles&&(this.particles.calm=t),this.crew&&(this.crew.calm=t)}resize(){let{clientWidth:t,clientHeight:i}=this.renderer.domElement;this.renderer.setPixelRatio(Math.min(globalThis.devicePixelRatio||1,Ua[this.quality].pixels)),this.renderer.setSize(t,i,!1),this.crew?.resize(t/Math.max(i,1))}draw(t,i,r){if(!this.crew||!this.skids||!this.particles||!this.line||!this.rays||!this.sun)return;this.cars.forEach((n,s)=>n.update(t[s],i));let a=t[0];this.crew.name==="bonnet"&&(this.cars[0].group.visible=!1),this.skids.update(t),this.particles.update(t,i),this.line.mesh.visible=r.line,r.line&&this.line.update(a,r.topSpeed),this.showRays(a,r.rays),this.crew.covered=r.covered,this.crew.update(a,i),this.scene.fog instanceof Ll&&([this.scene.fog.near,this.scene.fog.far]=this.crew.name==="track"?[2e3,4e3]:Od),this.sun.position.set(a.x+34,62,-a.y+26),this.sun.target.position.set(a.x,0,-a.y),this.renderer.render(this.scene,this.crew.camera),this.judge(i)}showRays(t,i){if(!this.rays||(this.rays.visible=!!i,!i))return;let r=this.rays.geometry.getAttribute("position");i.forEach(({angle:a,distance:n},s)=>{let o=t.yaw+a;r.setXYZ(2*s,t.x,.5,-t.y),r.setXYZ(2*s+1,t.x+Math.cos(o)*n,.5,-(t.y+Math.sin(o)*n))}),r.needsUpdate=!0}clearMarks(){this.skids?.clear(),this.line?.clear(),this.crew&&(this.crew.settled=!1)}dispose(){this.scene.traverse(t=>{t.geometry?.dispose();for(let i of[t.material].flat().filter(Boolean))i.map?.dispose(),i.dispose()}),this.sun?.dispose()}};function UM(){let e=document.createElement("canvas").getContext("webgl2"),t=e?.getExtension("WEBGL_debug_renderer_info"),i=e&&t?String(e.getParameter(t.UNMASKED_RENDERER_WEBGL)):"";return e?.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(i)}var OM=16;function FM(){let e=new Lt;e.setAttribute("position",new Rt(new Float32Array(OM*6),3));let t=new Lu(e,new Ol({color:16773258,transparent:!0,opacity:.85}));return t.frustumCulled=!1,t}var BM=3,kM=3200,zM=9e3,GM=.5,HM=300*60,Ss=class{constructor(t,i){this.simulator=t,this.garage=i;let r=new URLSearchParams(location.search),a=r.get("quality");this.view=new _s(be("view"),a===null?null:Number(a)||0);let n=matchMedia("(prefers-reduced-motion: reduce)");this.view.setCalm(n.matches),n.addEventListener("change",()=>this.view.setCalm(n.matches)),this.draws=r.get("draw")!=="off",this.hud=new Ga,this.telemetry=new $a,this.sound=new Ja,this.sound.mute(wi("muted",!1)),this.input=new xr,this.dialogs=new Wa(this.input,s=>this.act(s)),this.setup=new Ka(i,s=>this.go(s)),this.session=null,this.choice=null,this.screen="start",this.countdown=0,this.colours=[],this.loop=new ja(1/t.facts.constants.ticksPerSecond,()=>this.tick(),(s,o)=>this.frame(s,o))}async open(){this.listen(),this.loop.start(),this.setup.show(),await this.demo()}listen(){this.input.listen(window),this.input.onPress.push(i=>this.press(i));let t=Object.fromEntries([...document.querySelectorAll("[data-pad]")].map(i=>[i.getAttribute("data-pad"),i]));Ih(this.input,t),document.querySelector(".tools")?.addEventListener("click",i=>{let r=i.target.closest("[data-command]")?.getAttribute("data-command");r&&this.press(r)}),be("open-keys").addEventListener("click",()=>this.dialogs.open("keys")),window.addEventListener("resize",()=>this.view.resize()),document.addEventListener("visibilitychange",()=>document.hidden&&this.pause());for(let i of["keydown","pointerdown"])window.addEventListener(i,()=>this.sound.start(),{once:!0});window.addEventListener("touchstart",()=>this.showTouch(),{once:!0,passive:!0}),matchMedia("(pointer: coarse)").matches&&this.showTouch(),this.showMuted(),this.listenToDrops()}showTouch(){this.input.touch.used=!0,document.body.classList.add("touching"),be("touch").hidden=this.screen==="start"}listenToDrops(){window.addEventListener("dragover",i=>{i.preventDefault(),be("drop").hidden=!1}),window.addEventListener("dragleave",i=>{i.relatedTarget||(be("drop").hidden=!0)}),window.addEventListener("drop",i=>{i.preventDefault(),be("drop").hidden=!0,this.bring(i.dataTransfer?.files[0])});let t=be("file");t.addEventListener("change",()=>{this.bring(t.files?.[0]),t.value=""})}async bring(t){if(t)try{if(t.size>ta)throw new ue(`${t.name} cannot be raced: it is larger than 32 MB`);let i=await this.garage.add(t.name,new Uint8Array(await t.arrayBuffer()));this.screen!=="start"&&this.leave(),this.setup.choose(i.name),this.setup.error(""),this.toast(`${i.name} is ready to race`)}catch(i){if(!(i instanceof ue))throw i;this.setup.error(i.message),this.toast(i.message)}}async demo(){let t=await this.garage.opening();!t||this.screen!=="start"||(this.openSession(t.track,"watch",[t.entrant],0),this.loop.running=!this.view.calm)}async go(t){this.setup.error("");try{let i=await this.garage.track(t.track),r=t.mode==="trial"?[]:await Promise.all(t.rivals.map(o=>this.garage.entrant(o))),a=t.mode==="trial"?[!0,!1]:[],n=[...t.mode==="watch"?[]:[{name:"You"}],...r,...a.map(o=>({name:"Your best",standing:o,ghost:za(i,o)?.ghost??null}))],s=t.mode==="race"?t.rivals:this.garage.rivals(t.track).map(o=>o.name);this.aiLaps=await this.garage.fastestLaps(t.track,s),this.choice=t,this.setup.hide(),this.openSession(i,t.mode,n,t.mode==="race"?t.laps:0),this.begin()}catch(i){if(!(i instanceof ue))throw i;this.setup.error(i.message)}}openSession(t,i,r,a){this.session?.close();let n=new rr(this.simulator,t,i,r,a);this.session=n,n.assistance=!!this.choice?.help&&n.mode!=="watch",n.onLap.push(l=>this.lapFinished(l)),n.onReset.push(()=>this.view.clearMarks());let s=0,o=n.cars.map(l=>l.isPlayer||n.mode==="watch"?{colour:Ah,opacity:1}:l.isGhost?{colour:16053746,opacity:.4}:(s+=1,{colour:ra[(s-1)%ra.length],opacity:GM}));this.colours=o.map(l=>l.colour),this.view.open(n.track,o),this.loadTraces()}loadTraces(){let{session:t}=this;if(!t)return;this.bestTime=ea(t.track);let[i,r]=[!0,!1].map(a=>za(t.track,a)?.trace??null);this.bestTraces={standing:i,flying:r}}against(t){let[{standing:i,laps:r}]=t.cars,a=i?"standing":"flying";return t.mode==="watch"?{rival:null,best:null,bestTime:r.length?Math.min(...r.map(n=>n.time)):null}:{rival:this.aiLaps?.[a]?.trace??null,best:this.bestTraces?.[a]??null,bestTime:this.bestTime??null}}begin(){let{session:t}=this;if(!t)return;this.dialogs.closeAll(),t.restart(),be("count").hidden=!0,this.input.release(),this.input.enabled=!0,this.hud.open(t,this.colours),t.mode==="watch"?this.telemetry.open(t):this.telemetry.close(),document.body.classList.toggle("watching",t.mode==="watch"),be("touch").hidden=!this.input.touch.used;let i=document.querySelector(".take-over");i.hidden=t.mode!=="watch",Ys(this.input,i),be("view").focus(),this.countdown=t.mode==="watch"?0:BM,this.screen=this.countdown?"count":"drive",this.loop.running=!0,this.helpOnFirstVisit()}helpOnFirstVisit(){this.session?.mode==="watch"||wi("visited",!1)||(ui("visited",!0),be("first-help").hidden=!1,setTimeout(()=>be("first-help").hidden=!0,zM))}tick(){let{session:t}=this;if(!(!t||this.screen==="result")){if(this.screen==="count"){this.count();return}this.screen==="drive"&&(t.playerInput.set(this.input.controls(t.tickSeconds,t.world.speed(0))),t.takenOver=t.mode==="watch"&&this.input.takesOver),t.step(),t.cars[0].finishedAt!==null&&this.screen==="drive"&&this.finish()}}count(){let t=Math.ceil(this.countdown);this.countdown-=1/this.simulator.facts.constants.ticksPerSecond;let i=Math.ceil(this.countdown),r=be("count");(r.hidden||i!==t)&&(r.hidden=!1,pt(r,i>0?String(i):"GO"),this.sound.beep(i<=0)),this.countdown<=0&&(this.screen="drive",setTimeout(()=>r.hidden=!0,700))}frame(t,i){let{session:r}=this;if(!r)return;this.screen!=="drive"&&this.input.readPad();let a=wh(r,t),n=this.screen!=="start",s=null;if(n&&(r.mode==="watch"&&(s=this.telemetry.update(r)),this.hud.update(r,a,this.against(r)),this.showSign(r,a),this.screen==="drive"&&this.sound.update(a[0])),this.draws){let o={topSpeed:this.simulator.facts.constants.topSpeed,rays:s,line:r.mode==="watch",covered:this.telemetry.covered};this.view.draw(a,this.loop.running?i:0,o)}}showSign(t,i){let[r]=t.cars;t.takenOver?this.hud.sign("YOU DRIVE",!0):this.screen!=="drive"?this.hud.sign(""):t.world.count(0,"backward")&&i[0].forward>3?this.hud.sign("↶ WRONG WAY"):i[0].offTrack?this.hud.sign("⚠ OFF TRACK"):r.stillTicks>90?this.hud.sign("Stuck? You will be put back",!0):r.valid?this.hud.sign(""):this.hud.sign("This lap does not count",!0)}lapFinished(t){let{session:i}=this;if(!i||this.screen==="start"||t.car>0||i.mode==="watch")return;let r=i.cars[0],a=fh(i.track,t,rr.ghostOf(t,r.inputs,r.lapState));this.sound.chime(a);let n=[!t.valid&&"does not count",t.valid&&!t.clean&&"not clean",t.assisted&&"with help"].filter(Boolean).join(", ");this.toast(a?`New best: ${Bt(t.time)}`:`${Bt(t.time)}${n?` (${n})`:""}`),a&&(this.bestTime=ea(i.track),this.bestTraces&&(this.bestTraces[t.standing?"standing":"flying"]=t.trace),i.mode==="trial"&&this.raceOwnBest(i,t))}raceOwnBest(t,i){let r=za(t.track,i.standing),a=t.cars.find(({isGhost:n,entrant:s})=>n&&s.standing===i.standing);r&&a&&(a.entrant={...a.entrant,ghost:r.ghost})}finish(){let{session:t}=this;t&&(this.screen="result",this.input.enabled=!1,this.sound.hush(),this.loop.running=!1,t.finishOthers(HM),this.dialogs.showResult(t))}press(t){this.dialogs.isOpen("keys")||(t==="mute"&&(this.sound.mute(!this.sound.muted),ui("muted",this.sound.muted),this.showMuted(),this.toast(this.sound.muted?"Sound off":"Sound on")),t==="fullscreen"&&(document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.().catch(()=>{})),this.screen!=="start"&&(t==="pause"&&(this.screen==="paused"?this.act("resume"):this.pause()),t==="restart"&&this.act("restart"),t==="camera"&&this.nextCamera()))}showMuted(){be("mute").setAttribute("aria-pressed",String(this.sound.muted))}nextCamera(){let t=this.view.crew?.next()??"chase";this.dialogs.showCamera(t),this.screen!=="paused"&&this.toast(`Camera: ${t}`)}act(t){t==="resume"&&this.screen==="paused"?(this.dialogs.closeAll(),this.input.enabled=!0,this.screen=this.countdown>0?"count":"drive",this.loop.running=!0,be("view").focus()):t==="restart"&&this.session?this.begin():t==="camera"?this.nextCamera():t==="keys"?this.dialogs.open("keys"):t==="leave"&&this.leave()}pause(){this.screen!=="drive"&&this.screen!=="count"||(this.screen="paused",this.loop.running=!1,this.input.release(),this.input.enabled=!1,this.sound.hush(),this.dialogs.open("pause"))}leave(){this.dialogs.closeAll(),this.hud.close(),this.telemetry.close(),this.sound.hush(),be("touch").hidden=!0,be("count").hidden=!0,be("first-help").hidden=!0,document.body.classList.remove("watching"),this.screen="start",this.input.enabled=!1,this.setup.show(),this.demo()}toast(t){let i=be("toast");pt(i,t),i.hidden=!1,clearTimeout(this.toastTimer),this.toastTimer=setTimeout(()=>i.hidden=!0,kM)}state(){let{session:t}=this,i=t?.world;return{screen:this.screen,mode:t?.mode??null,track:t?.track.name??null,tick:t?.tick??0,camera:this.view.crew?.name??null,takenOver:t?.takenOver??!1,frameMs:this.loop.costs.slice(),memory:this.simulator.exports.memory.buffer.byteLength,cars:!t||!i?[]:t.cars.map((r,a)=>({name:r.entrant.name,x:i.number(a,"x_m"),y:i.number(a,"y_m"),yaw:i.number(a,"yaw_rad"),position:i.number(a,"position_m"),offset:i.number(a,"offset_m"),speed:i.speed(a),lap:r.laps.length+1,lapTime:i.currentLap(a),shown:t.isShown(a)}))}}lapList(){return(this.session?.finishedLaps??[]).map(({car:t,time:i,clean:r,valid:a,assisted:n})=>({car:t,time:i,clean:r,valid:a,assisted:n}))}};var kd={F32:Float32Array,F64:Float64Array,I64:BigInt64Array},VM=1<<20,Oa=8;function zd(e){let t=WM(e),i=e.subarray(Oa+t.bytes),r=new Map;for(let[a,n]of Object.entries(t.entries))a!=="__metadata__"&&n?.dtype in kd&&r.set(a,XM(a,n,i));return r}function WM(e){if(e.length<Oa)throw new ue("the arrays are cut off");let t=Number(new DataView(e.buffer,e.byteOffset).getBigUint64(0,!0));if(t>Math.min(e.length-Oa,VM))throw new ue("the arrays' header is damaged");let i=new TextDecoder().decode(e.subarray(Oa,Oa+t));return{bytes:t,entries:ka(i,"the arrays' header")}}function XM(e,t,i){let r=kd[t.dtype],a=Bd(t.shape),[n,s]=Bd(t.data_offsets),o=a.reduce((l,h)=>l*h,1);if(!(n<=s&&s<=i.length&&s-n===o*r.BYTES_PER_ELEMENT))throw new ue(`the array ${e} does not fit its header`);return{shape:a,values:new r(i.slice(n,s).buffer)}}function Bd(e){if(!Array.isArray(e)||!e.every(t=>Number.isSafeInteger(t)&&t>=0))throw new ue("the arrays' header is damaged");return e}var jM=101010256,qM=33639248,YM=67324752,KM=22,Ms=46,Gd=30,ZM=65535,JM=1e3,$M=0;function Hd(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),i=QM(t),r=t.getUint16(i+10,!0);if(r>JM)throw new ue(`the zip has ${r} entries; a driver has a few`);let a=new Map,n=t.getUint32(i+16,!0);for(let s=0;s<r;s+=1){if(n+Ms>i||t.getUint32(n,!0)!==qM)throw new ue("the zip's directory is damaged");let o=t.getUint16(n+28,!0),l=n+Ms+o+t.getUint16(n+30,!0)+t.getUint16(n+32,!0);if(l>i)throw new ue("the zip's directory is damaged");let h=new TextDecoder().decode(e.subarray(n+Ms,n+Ms+o));t.getUint16(n+10,!0)===$M&&a.set(h,ex(e,t,n,h)),n=l}return a}function QM(e){let t=e.byteLength-KM;for(let i=t;i>=Math.max(0,t-ZM);i-=1)if(e.getUint32(i,!0)===jM)return i;throw new ue("this is not a zip file")}function ex(e,t,i,r){let a=t.getUint32(i+24,!0),n=t.getUint32(i+42,!0);if(n+Gd>e.length||t.getUint32(n,!0)!==YM)throw new ue(`the zip's entry ${r} is damaged`);let s=n+Gd+t.getUint16(n+26,!0)+t.getUint16(n+28,!0);if(s+a>e.length)throw new ue(`the zip's entry ${r} is cut off`);return e.subarray(s,s+a)}var tx="hotlap/manifest.json",Vd="hotlap/driver.safetensors",Wd=[-1,0,0,1,1,1],ix=Wd.length/2,rx=4e6;async function Zl(e,t,i){try{if(e.length>ta)throw new ue("it is larger than 32 MB");let r=Hd(e),a=r.get(tx),n=r.get(Vd);if(!a||!n)throw new ue("it is not a hotlap driver");let s=ka(new TextDecoder().decode(a),"its manifest");return await ax(n,s.entries?.[Vd]),nx(s,zd(n),t,i)}catch(r){throw r instanceof ue?new ue(`${t} cannot be raced: ${r.message}`):r instanceof TypeError||r instanceof RangeError?new ue(`${t} cannot be raced: its manifest is damaged`):r}}async function ax(e,t){if(!globalThis.crypto?.subtle)return;let i=await crypto.subtle.digest("SHA-256",e);if(Array.from(new Uint8Array(i),a=>a.toString(16).padStart(2,"0")).join("")!==t)throw new ue("its arrays are damaged")}function nx(e,t,i,r){let{driver:a,plan:n,fingerprints:s}=e,o=String(n.environment);if(o!=="racer"&&!o.startsWith("racer:")&&o!=="hotlap/Racer-v0")throw new ue(`it was trained on ${o}, not on the racer`);if(s.physics!==r.physics)throw new ue("it was trained with other physics than this page has");let l=n.env_options.observation??"standard",h=r.observations[l];if(!h||s.observation!==h.fingerprint)throw new ue("it sees other things than this page shows");let c=v=>sx(v,t),d=ox(a,c,h.terms.length),u=r.activations.indexOf(a.policy.activation);if(u<0)throw new ue(`its activation is ${a.policy.activation}`);let p=Float64Array.from([...c(a.spaces.action.low),...c(a.spaces.action.high)]);if(p.join()!==Wd.join())throw new ue("it has other actions than steer, throttle and brake");return{name:i,environment:o,observation:l,...d,activation:u,bounds:p,actionRepeat:cx(n.env_options.action_repeat??1,60),steps:Number(e.step)||0,squashed:!!a.policy.squashed,meanLimit:a.policy.mean_limit===null?1/0:Kl(a.policy.mean_limit),...hx(a.normalizer,c,h.terms.length)}}function sx(e,t){let i=t.get(e.$array)?.values;if(!i||i instanceof BigInt64Array)throw new ue("an array is missing");if(!i.every(Number.isFinite))throw new ue("a number in it is not finite");return i}function ox(e,t,i){let r=[i],a=[],n=0;for(let[l,h]of e.policy.layers){let c=t(e.weights[l]),d=t(e.weights[h]);if(n+=c.length+d.length,n>rx)throw new ue("its network has more than 4 million weights");let u=r[r.length-1],p=d.length;if(c.length!==u*p)throw new ue("its layers do not fit together");r.push(p),a.push(lx(c,p,u),d)}if(r.length<2||r[r.length-1]!==ix)throw new ue("its network has another shape than a driver's");let s=new Float64Array(n),o=0;for(let l of a)s.set(l,o),o+=l.length;return{widths:r,numbers:s}}function lx(e,t,i){let r=new Float64Array(e.length);for(let a=0;a<t;a+=1)for(let n=0;n<i;n+=1)r[n*t+a]=e[a*i+n];return r}function hx(e,t,i){if(!e||!e.norm_obs)return{normalizer:new Float64Array(0),clip:1/0};let r=t(e.mean),a=t(e.var),n=Number(e.epsilon);if(r.length!==i||a.length!==i)throw new ue("its normaliser does not fit");let s=Array.from(a,o=>Kl(Math.sqrt(o+n)));return{normalizer:Float64Array.from([...r,...s]),clip:Kl(e.clip_obs)}}function Kl(e){let t=Number(e);if(!(t>0))throw new ue("a limit or deviation in it is not above 0");return t}function cx(e,t){let i=Number(e);if(!Number.isInteger(i)||i<1||i>t)throw new ue("its action_repeat is odd");return i}var Tt={LEFT:0,RIGHT:2,CENTRE:4,NORMAL:6,WIDTH:8},Xd=5,ys=1e4,Jl=[10,1e5],jd=1e5,Yd=ys*Tt.WIDTH*11,qd=1e-6,ws=class{constructor(t){let i=Ft(t,"the whole of it");if(this.name=xt(i.name,"name"),this.title=xt(i.title,"title"),this.fingerprint=xt(i.fingerprint,"fingerprint"),this.length=Ui(i.length_m,"length_m",Jl[0],Jl[1]),this.centrelineLap=Ui(i.t_c,"t_c",0,Jl[1]),this.corners=er(i.corners,"corners",0,ys),this.lines=Kd(xt(i.lines,"lines",Yd),"lines"),this.rows=this.lines.length/Tt.WIDTH,!Number.isInteger(this.rows)||this.rows<Xd||this.rows>ys)throw new ue(`lines has ${this.lines.length} numbers; it must have ${Xd} to ${ys} rows of ${Tt.WIDTH}`);this.halfWidths=xs(i,"half_widths",2*this.rows),this.curvature=xs(i,"curvature",this.quads),this.linePlan=xs(i,"line_plan",2*this.rows),this.casualPlan=xs(i,"casual_plan",this.rows),ux(this)}get quads(){return this.rows-1}geometry(t){return[t.array("float64",[this.rows,Tt.WIDTH],this.lines),t.array("float64",[this.rows,2],this.halfWidths),t.array("int64",[1,2],[0n,BigInt(this.quads)]),t.array("float64",[1],[this.length])]}at(t){let i=(t%this.length+this.length)%this.length*(this.quads/this.length),r=Math.min(Math.floor(i),this.quads-1),a=i-r,n=(h,c,d)=>h[r*c+d]*(1-a)+h[(r+1)*c+d]*a,s=n(this.lines,Tt.WIDTH,Tt.NORMAL),o=n(this.lines,Tt.WIDTH,Tt.NORMAL+1),l=Math.hypot(s,o)||1;return{x:n(this.lines,Tt.WIDTH,Tt.CENTRE),y:n(this.lines,Tt.WIDTH,Tt.CENTRE+1),leftX:s/l,leftY:o/l,halfRoad:n(this.halfWidths,2,0),halfWall:n(this.halfWidths,2,1)}}};function Kd(e,t="it"){let i=Vs(e,t);if(i.length%Float64Array.BYTES_PER_ELEMENT)throw new ue(`${t} is cut off within a number`);let r=new Float64Array(i.buffer);if(!r.every(Number.isFinite))throw new ue(`${t} has a number that is not finite`);return r}function xs(e,t,i){let r=Kd(xt(e[t],t,Yd),t);if(r.length!==i)throw new ue(`${t} has ${r.length} numbers; with its lines it must have ${i}`);return r}function ux({lines:e,halfWidths:t,quads:i,length:r}){let a=(s,o)=>e[s*Tt.WIDTH+o];if(e.some(s=>Math.abs(s)>jd))throw new ue(`lines has a number beyond ±${jd} m`);for(let s=0;s<Tt.WIDTH;s+=1)if(a(0,s)!==a(i,s))throw new ue("lines is not closed; its last row must be the first again");let n=0;for(let s=0;s<i;s+=1){let[o,l]=[t[2*s],t[2*s+1]];if(!(o>0&&l>=o))throw new ue(`half_widths has a road of ${o} m within walls of ${l} m`);if(Math.abs(Math.hypot(a(s,Tt.NORMAL),a(s,Tt.NORMAL+1))-1)>qd)throw new ue(`lines has a direction in row ${s} whose length is not 1`);n+=Math.hypot(a(s+1,Tt.CENTRE)-a(s,Tt.CENTRE),a(s+1,Tt.CENTRE+1)-a(s,Tt.CENTRE+1))}if(Math.abs(n-r)>qd*r)throw new ue(`length_m is ${r}, but its lines are ${n.toFixed(3)} m long`)}var dx={"casual-human":"a beginner's pace","line-follower":"steady, on the centreline","flat-out":"never brakes"},px=5400,Es=class{constructor(t,i){this.simulator=t,this.index=i,this.tracks=new Map,this.drivers=new Map,this.dropped=[],this.laps=new Map}track(t){return Zd(this.tracks,t,()=>this.loadTrack(t))}async loadTrack(t){let i=this.index.tracks.find(a=>a.name===t)?.file??`data/tracks/${t.replace(":","-")}.json`,r=await ia(i);return tr(`The track ${t} cannot be driven`,()=>{let a=new ws(r);if(a.name!==t)throw new ue(`${i} is of another track, ${a.name}`);return a},"Choose another one, or make the page again with hotlap race.")}driver(t){return Zd(this.drivers,t,async()=>{let i=this.index.drivers.find(r=>r.name===t);if(!i)throw new Error(`there is no driver ${t}`);return Zl(await Xa(i.file),t,this.simulator.facts)})}async add(t,i){let r=t.replace(/\.zip$/i,"").slice(0,60)||"driver",a=new Set([...this.index.drivers.map(o=>o.name),...this.dropped.map(o=>o.name)]),n=r;for(let o=2;a.has(n);o+=1)n=`${r} (${o})`;let s=await Zl(i,n,this.simulator.facts);return this.drivers.set(n,Promise.resolve(s)),this.dropped.push(s),s}rivals(t){let i=this.index.drivers.filter(a=>a.track===null&&!a.generation),r=this.index.drivers.filter(a=>a.track===t||a.generation);return[...Ws.slice(0,2).map(a=>({name:a,note:dx[a]})),...[...i,...r].map(a=>({name:a.name,note:a.note})),...this.dropped.map(a=>({name:a.name,note:`dropped, trained on ${a.environment}`}))]}async entrant(t){return Ws.includes(t)?{name:t,script:t}:{name:t,driver:await this.driver(t)}}async opening(){let{index:t}=this;for(let i of new Set([t.track,...t.tracks.map(r=>r.name)])){let r=await ir(this.track(i)),a=r?this.rivals(i).map(n=>n.name).reverse():[];for(let n of a.includes(t.opponent)?[t.opponent,...a]:a){let s=await ir(this.entrant(n));if(r&&s)return{track:r,entrant:s}}}return null}async lapsOf(t,i){let r=`${t} ${i}`,a=this.laps.get(r);if(a)return a;let[n,s]=await Promise.all([this.track(t),this.entrant(i)]),o=new rr(this.simulator,n,"watch",[s],2);for(;o.tick<px&&o.cars[0].finishedAt===null;)o.step();let[l=null,h=null]=o.cars[0].laps;return o.close(),this.laps.set(r,{standing:l,flying:h}),{standing:l,flying:h}}async lapTime(t,i){return(await this.lapsOf(t,i)).flying?.time??null}async fastestLaps(t,i){let r=await Promise.all(i.map(n=>ir(this.lapsOf(t,n)))),a=n=>n?.flying?.time??1/0;return r.reduce((n,s)=>a(s)<a(n)?s:n,null)}};function Zd(e,t,i){let r=e.get(t)??i();return e.set(t,r),r}var fx=/^data\/[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/,mx=2**31-1;function Jd(e){let t=Ft(e,"the whole of it"),i=Ft(t.random,"random"),r=ri(t.tracks,"tracks",gx),a=xt(t.track,"track");if(!r.some(n=>n.name===a))throw new ue(`track is "${a}", which is not among its tracks`);return{track:a,tracks:r,opponent:xt(t.opponent,"opponent"),random:{any:Ns(i.any,"random.any"),seeds:ri(i.seeds,"random.seeds",(n,s)=>er(n,s,0,mx))},drivers:ri(t.drivers,"drivers",vx)}}function gx(e,t){let i=Ft(e,t);return{name:xt(i.name,`${t}.name`),file:$d(i.file,`${t}.file`)}}function vx(e,t){let i=Ft(e,t);return{name:xt(i.name,`${t}.name`),file:$d(i.file,`${t}.file`),track:i.track===null?null:xt(i.track,`${t}.track`),note:xt(i.note,`${t}.note`),generation:Ns(i.generation,`${t}.generation`)}}function $d(e,t){let i=xt(e,t);if(!fx.test(i))throw new ue(`${t} is "${i}"; it must be a path below data/`);return i}var ep=["place","step","race","observe","act","steer_at_point","follow_line","drive_casually"],_x={motion:["x_m","y_m","yaw_rad","velocity_x_m_per_s","velocity_y_m_per_s","yaw_rate_rad_per_s","steer_rad","acceleration_m_per_s2","position_m","offset_m","lap_start_tick","lap_time_s"],tally:["tick","checkpoint","lap_running","lap_finished","lap_clean","off_track","wall","backward"],start:[],score:["reward","terminated","truncated","lapCompleted"]},Ts=1e6,Qd=1e3;function tp(e){let t=Ft(e,"the whole of it"),i=Ft(t.abi,"abi");for(let a of ep)ri(i[a],`abi.${a}`,xt);let r=Ft(t.columns,"columns");for(let[a,n]of Object.entries(_x))Sx(r[a],`columns.${a}`,n);Mx(Ft(t.constants,"constants")),Ui(Ft(t.car,"car").tyre_grip,"car.tyre_grip",0,Ts);for(let[a,n]of Object.entries(Ft(t.observations,"observations")))xx(n,`observations.${a}`);return ri(t.activations,"activations",xt),xt(t.physics,"physics"),t}function Sx(e,t,i){let r=ri(e,t,xt),a=i.find(n=>!r.includes(n));if(a)throw new ue(`${t} has no ${a}`)}function Mx(e){let t=["ticksPerSecond","gates","casualMemoryTicks","casualSeen","casualHands"];for(let i of t)er(e[i],`constants.${i}`,1,Qd);for(let i of["stillSpeed","topSpeed","rayRange","flatOutLookAhead"])Ui(e[i],`constants.${i}`,0,Ts);ri(e.blockShape,"constants.blockShape",(i,r)=>er(i,r,1,Qd),2);for(let i of["rayAnglesDegrees","settings"])ri(e[i],`constants.${i}`,(r,a)=>Ui(r,a,-Ts,Ts))}function xx(e,t){let i=Ft(e,t);xt(i.fingerprint,`${t}.fingerprint`),ri(i.terms,`${t}.terms`,(r,a)=>xt(Ft(r,a).name,`${a}.name`))}function ip(e,t){for(let i of ep){let[r,a]=[e[i]?.length,t.abi[i].length];if(typeof e[i]!="function"||r!==a)throw new ue(`its ${i} takes ${r??"no"} words, but hotlap.json says ${a}`)}if(!(e.memory instanceof WebAssembly.Memory)||!(e.__heap_base instanceof WebAssembly.Global))throw new ue("it does not export its memory")}var $l={float64:Float64Array,float32:Float32Array,int64:BigInt64Array,uint64:BigUint64Array},yx=65536,rp=16,As=class e{constructor(t,i){this.facts=i,this.exports=t.exports,this.top=Number(this.exports.__heap_base.value),this.motion=bs(i.columns.motion),this.tally=bs(i.columns.tally),this.start=bs(i.columns.start),this.score=bs(i.columns.score)}static async load(t,i){let r=tr("hotlap.json is damaged",()=>tp(i),ci),a=await WebAssembly.instantiate(t,{}).catch(()=>null);if(!a)throw new ue(`hotlap.wasm is damaged: it is no WebAssembly module. ${ci}`);return tr("hotlap.wasm does not go with hotlap.json",()=>ip(a.instance.exports,r),ci),new e(a.instance,r)}array(t,i,r){let a=i.reduce((h,c)=>h*c,1),n=Math.ceil(this.top/rp)*rp;this.top=n+a*$l[t].BYTES_PER_ELEMENT;let s=this.top-this.exports.memory.buffer.byteLength;s>0&&this.exports.memory.grow(Math.ceil(s/yx));let o={at:n,shape:i,kind:t,length:a},l=this.view(o);return r===void 0?new Uint8Array(l.buffer,l.byteOffset,l.byteLength).fill(0):l.set(r),o}mark(){return this.top}free(t){this.top=t}rows(t,i,r){let a=t.length/t.shape[0];return{at:t.at+i*a*$l[t.kind].BYTES_PER_ELEMENT,shape:[r,...t.shape.slice(1)],kind:t.kind,length:r*a}}view(t){return new $l[t.kind](this.exports.memory.buffer,t.at,t.length)}floats(t){return this.view(t)}singles(t){return this.view(t)}integers(t){return this.view(t)}bind(t,...i){let r=this.exports[t],a=i.flatMap(n=>typeof n=="object"?[n.at,...n.shape]:[n]);if(a.length!==this.facts.abi[t].length)throw new Error(`${t} takes ${this.facts.abi[t].length} words, not ${a.length}`);return()=>r(...a)}};function bs(e){return Object.fromEntries(e.map((t,i)=>[t,i]))}var wx=new Uint8Array([0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,10,1,8,0,65,0,253,15,253,98,11]);function ap(e,t){let i=document.createElement("div"),r=document.createElement("h1"),a=document.createElement("p");r.textContent=e,a.textContent=t,i.append(r,a),be("message").replaceChildren(i),be("message").hidden=!1}function Ex(){return typeof WebAssembly>"u"||!WebAssembly.validate(wx)?"The simulator needs WebAssembly with SIMD, which this browser does not have. A current Chrome, Edge, Firefox or Safari does.":document.createElement("canvas").getContext("webgl2")?"":"Drawing needs WebGL 2, which this browser does not have or has switched off. Try another browser, or switch hardware acceleration on."}async function Tx(){let e=Ex();if(e)return ap("hotlap cannot run here",e),null;let[t,i,r]=await Promise.all([ia("hotlap.json"),Xa("hotlap.wasm"),ia("data/index.json")]),a=await As.load(i,t),n=tr("data/index.json is damaged",()=>Jd(r),ci);return new Ss(a,new Es(a,n))}var Rs=null,bx=Tx().then(e=>{Rs=e,Rs?.open()},e=>{let t=e instanceof ue;if(ap("hotlap could not start",t?e.message:`Something went wrong while loading: ${e.message}`),!t)throw e});Object.assign(globalThis,{hotlap:{ready:bx,state:()=>Rs?.state()??null,laps:()=>Rs?.lapList()??[]}});})();
