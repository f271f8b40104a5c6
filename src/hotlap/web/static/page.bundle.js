(()=>{var Ni=class{constructor(t){this.length=t,this.seconds=new Float32Array(Math.ceil(t/2)+1).fill(NaN),this.last=0,this.seconds[0]=0}add(t,i){let r=Math.floor(t/2);if(r<=this.last||r>=this.seconds.length)return;let a=this.seconds[this.last];for(let s=this.last+1;s<=r;s+=1)this.seconds[s]=a+(i-a)*(s-this.last)/(r-this.last);this.last=r}finish(t){this.add(this.length,t),this.seconds[this.seconds.length-1]=t,this.last=this.seconds.length-1}at(t){let i=Math.min(Math.max(t,0),this.length)/2,r=Math.floor(i);if(r>this.last)return null;let a=Math.min(r+1,this.last);return this.seconds[r]+(this.seconds[a]-this.seconds[r])*(i-r)}sectors(){let t=[];for(let i=0;i<3;i+=1){let r=this.at(i*this.length/3),a=this.at((i+1)*this.length/3);if(r===null||a===null)break;t.push(a-r)}return t}};function Ut(e){if(e==null||!Number.isFinite(e))return"–:––.––";let t=Math.floor(e*100+1e-6),i=Math.floor(t/6e3),r=t-i*6e3;return`${i}:${String(Math.floor(r/100)).padStart(2,"0")}.${String(r%100).padStart(2,"0")}`}function vn(e){return e==null||!Number.isFinite(e)?"":`${e<0?"−":"+"}${Math.abs(e).toFixed(2)}`}var Wl="hotlap.",_n=new Map;function Xl(){try{return globalThis.localStorage??null}catch{return null}}function Si(e,t){try{let i=_n.get(e)??Xl()?.getItem(Wl+e);return i?JSON.parse(i):t}catch{return t}}function ni(e,t){let i=JSON.stringify(t);_n.set(e,i);try{let r=Xl();r?.setItem(Wl+e,i),r&&_n.delete(e)}catch{}}var jl=e=>`best.${e.fingerprint}`;function xn(e){return Si(jl(e),{standing:null,flying:null})}function Xr(e){let{standing:t,flying:i}=xn(e),r=[t?.time,i?.time].filter(a=>typeof a=="number");return r.length?Math.min(...r):null}function jr(e,t){let i=xn(e)[t?"standing":"flying"];if(!i)return null;try{let r=new Ni(e.length);i.trace.forEach((s,n)=>r.seconds[n]=s),r.last=r.seconds.length-1;let a=i.motion&&i.tally?{motion:new Float64Array(Mn(i.motion)),tally:new BigInt64Array(Mn(i.tally))}:null;return{ghost:{time:i.time,standing:t,state:a,inputs:new Float32Array(Mn(i.inputs))},trace:r}}catch{return null}}function ql(e,t,i){if(!t.clean||!t.valid||t.assisted)return!1;let r=xn(e),a=t.standing?"standing":"flying",s=r[a];return s&&s.time<=t.time?!1:(r[a]={time:t.time,inputs:Sn(i.inputs),motion:i.state?Sn(i.state.motion):null,tally:i.state?Sn(i.state.tally):null,trace:Array.from(t.trace.seconds,n=>Math.round(n*1e3)/1e3)},ni(jl(e),r),!0)}function Sn(e){let t="";for(let i of new Uint8Array(e.buffer,e.byteOffset,e.byteLength))t+=String.fromCharCode(i);return btoa(t)}function Mn(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0)).buffer}var Nd=3.6;function be(e){let t=document.getElementById(e);if(!t)throw new Error(`the page has no #${e}`);return t}function pt(e,t){e.textContent!==t&&(e.textContent=t)}function La(e){return`#${e.toString(16).padStart(6,"0")}`}var Na=class{constructor(){this.root=be("hud"),this.sectorItems=[...this.root.querySelectorAll(".sectors li")].map(t=>t),this.map=new yn(be("map")),this.colours=[]}open(t,i){this.colours=i,this.map.open(t.track),this.root.hidden=!1;let r=t.cars.slice(1).filter(s=>!s.isGhost);be("gaps").replaceChildren(...r.map(s=>{let n=document.createElement("li");return n.append(document.createElement("i"),document.createElement("span"),document.createElement("b")),n.children[0].style.background=La(i[t.cars.indexOf(s)]),n.children[1].textContent=s.entrant.name,n}))}close(){this.root.hidden=!0}update(t,i,r){let[a]=t.cars,s=Math.min(a.laps.length+1,t.lapsToGo||1/0);pt(be("lap-number"),String(s)),pt(be("lap-count"),t.lapsToGo?` / ${t.lapsToGo}`:"");let n=t.world.currentLap(0)??(t.tick-a.lapStartTick)*t.tickSeconds;pt(be("time-now"),Ut(a.finishedAt===null?n:a.laps[a.laps.length-1]?.time)),pt(be("time-last"),Ut(a.laps[a.laps.length-1]?.time??null)),pt(be("time-best"),Ut(r.bestTime)),this.showSectors(t,r.best??r.rival),this.showDelta("delta-ai","AI",t.deltaTo(0,r.rival)),this.showDelta("delta-best","Best",t.deltaTo(0,r.best)),this.showGaps(t),pt(be("speed"),String(Math.round(Math.hypot(i[0].forward,i[0].sideways)*Nd))),be("pedal-throttle").style.transform=`scaleY(${i[0].throttle.toFixed(2)})`,be("pedal-brake").style.transform=`scaleY(${i[0].brake.toFixed(2)})`,this.map.draw(i,this.colours)}showDelta(t,i,r){let a=be(t);if(a.hidden=r===null,r===null)return;let s=r<=0;a.className=`delta ${s?"ahead":"behind"}`;let n=`${s?"▲":"▼"} ${vn(r)}`;if(a.dataset.text===n)return;a.dataset.text=n;let o=document.createElement("small");o.textContent=i,a.replaceChildren(o,n)}showSectors(t,i){let[r]=t.cars,a=r.trace.sectors(),s=a.length||!r.laps.length?a:r.laps[r.laps.length-1].sectors,n=i?.sectors()??[];this.sectorItems.forEach((o,l)=>{pt(o,s[l]===void 0?"":s[l].toFixed(2));let h=s[l]!==void 0&&n[l]!==void 0;o.className=h?s[l]<=n[l]?"faster":"slower":""})}showGaps(t){let i=be("gaps").children,r=0;t.cars.forEach((a,s)=>{if(s===0||a.isGhost)return;let n=t.gapTo(s);pt(i[r].children[2],n===null?"":vn(n)),r+=1})}sign(t,i=!1){let r=be("sign");r.hidden=!t,r.classList.toggle("calm",i),pt(r,t)}},yn=class{constructor(t){this.canvas=t,this.context=t.getContext("2d"),this.place=(i,r)=>[i,r]}open(t){let i=[];for(let a=0;a<t.rows;a+=1)i.push([t.lines[a*8+4],t.lines[a*8+5]]);this.place=En(i,this.canvas.width,this.canvas.height,16),this.path=new Path2D,i.forEach(([a,s],n)=>{let[o,l]=this.place(a,s);n?this.path?.lineTo(o,l):this.path?.moveTo(o,l)});let r=t.at(0);this.line=[this.place(r.x+r.leftX*12,r.y+r.leftY*12),this.place(r.x-r.leftX*12,r.y-r.leftY*12)]}draw(t,i){let{context:r,path:a,line:s}=this;if(!(!a||!s)){r.clearRect(0,0,this.canvas.width,this.canvas.height),r.lineJoin="round",r.lineWidth=11,r.strokeStyle="rgba(255,255,255,0.22)",r.stroke(a),r.lineWidth=6,r.strokeStyle="rgba(255,255,255,0.85)",r.stroke(a),r.lineWidth=4,r.strokeStyle="#ff6a3d",r.beginPath(),r.moveTo(...s[0]),r.lineTo(...s[1]),r.stroke();for(let n=t.length-1;n>=0;n-=1){if(!t[n].shown)continue;let[o,l]=this.place(t[n].x,t[n].y);r.beginPath(),r.arc(o,l,n?8:10,0,7),r.fillStyle=La(i[n]),r.fill(),r.lineWidth=3,r.strokeStyle="#10141b",r.stroke()}}}};function En(e,t,i,r){let a=e.map(([p])=>p),s=e.map(([,p])=>p),[n,o,l,h]=[Math.min(...a),Math.max(...a),Math.min(...s),Math.max(...s)],c=Math.min((t-2*r)/(o-n),(i-2*r)/(h-l)),[d,u]=[(t-(o-n)*c)/2,(i-(h-l)*c)/2];return(p,v)=>[d+(p-n)*c,i-u-(v-l)*c]}var Yl={left:["ArrowLeft","KeyA"],right:["ArrowRight","KeyD"],throttle:["ArrowUp","KeyW"],brake:["ArrowDown","KeyS","Space"],takeOver:["ShiftLeft","ShiftRight"],restart:["KeyR"],pause:["KeyP","Escape"],mute:["KeyM"],fullscreen:["KeyF"],camera:["KeyC"]},Kl=["restart","pause","mute","fullscreen","camera"],Ld=["left","right","throttle","brake","takeOver"],Id=3.6,Dd=6.5,Zl=7,Ud=19,wn=.08,pr=class{constructor(){this.keys={...Yl,...Si("keys",{})},this.down=new Set,this.steer=0,this.throttle=0,this.brake=0,this.touch={steer:0,throttle:0,brake:0,takeOver:!1,used:!1},this.onPress=[],this.enabled=!1,this.padDown=new Set}listen(t){t.addEventListener("keydown",i=>this.keyDown(i)),t.addEventListener("keyup",i=>this.down.delete(i.code)),t.addEventListener("blur",()=>this.release())}keyDown(t){let i=this.commandOf(t.code),r=t.target instanceof HTMLElement&&t.target.closest("input, select, textarea");!i||t.ctrlKey||t.metaKey||t.altKey||r||(Kl.includes(i)?(document.querySelector("dialog[open]")||t.preventDefault(),t.repeat||this.onPress.forEach(a=>a(i))):this.enabled&&(this.down.add(t.code),t.preventDefault()))}commandOf(t){return Object.keys(this.keys).find(r=>this.keys[r].includes(t))}isDown(t){return this.keys[t].some(i=>this.down.has(i))}release(){this.down.clear(),Object.assign(this.touch,{steer:0,throttle:0,brake:0,takeOver:!1}),this.steer=0,this.throttle=0,this.brake=0}assign(t,i){for(let r of Object.keys(this.keys))this.keys[r]=this.keys[r].filter(a=>a!==i);this.keys[t]=[i],ni("keys",this.keys)}resetKeys(){this.keys={...Yl},ni("keys",{})}get takesOver(){return this.isDown("takeOver")||this.touch.takeOver||this.padDown.has("takeOver")}controls(t,i){let r=this.readPad(),a=Number(this.isDown("left"))-Number(this.isDown("right")),s=1/(1+(i/Ud)**2),n=a*Math.max(s,.13),o=a!==0&&Math.sign(n)!==-Math.sign(this.steer);this.steer=Tn(this.steer,n,t*(o?Id*Math.max(s,.25):Dd*Math.max(s,.3))),this.throttle=Tn(this.throttle,Number(this.isDown("throttle")),Zl*t),this.brake=Tn(this.brake,Number(this.isDown("brake")),Zl*t);let{touch:l}=this,h=[r.steer*(.35+.65*s),l.steer*Math.max(s,.16)*1.15].find(c=>Math.abs(c)>.001)??this.steer;return[Ia(h,-1,1),Ia(Math.max(this.throttle,r.throttle,l.throttle),0,1),Ia(Math.max(this.brake,r.brake,l.brake),0,1)]}readPad(){let t=[...navigator.getGamepads?.()??[]].find(a=>a?.connected&&a.mapping==="standard");if(!t)return{steer:0,throttle:0,brake:0};let i=-(t.axes[0]??0),r=Math.abs(i)<wn?0:(Math.abs(i)-wn)/(1-wn);return this.padButton(t,9,"pause"),this.padButton(t,3,"camera"),this.padButton(t,8,"restart"),t.buttons[4]?.pressed?this.padDown.add("takeOver"):this.padDown.delete("takeOver"),{steer:Math.sign(i)*r**1.4,throttle:Math.max(t.buttons[7]?.value??0,t.buttons[0]?.value??0),brake:Math.max(t.buttons[6]?.value??0,t.buttons[1]?.value??0)}}padButton(t,i,r){let a=t.buttons[i]?.pressed??!1;a&&!this.padDown.has(r)&&this.onPress.forEach(s=>s(r)),a?this.padDown.add(r):this.padDown.delete(r)}static get commands(){return[...Ld,...Kl]}};function Tn(e,t,i){return e+Ia(t-e,-i,i)}function Ia(e,t,i){return Math.min(Math.max(e,t),i)}var Jl={left:"Steer left",right:"Steer right",throttle:"Throttle",brake:"Brake",takeOver:"Take over (hold)",restart:"Restart",pause:"Pause",mute:"Mute",fullscreen:"Full screen",camera:"Camera"},Yi=e=>be(e),Da=class{constructor(t,i){this.input=t;for(let r of["pause","result","keys"])Yi(r).addEventListener("click",a=>{let s=a.target.closest("[data-action]")?.getAttribute("data-action");s==="reset-keys"?(t.resetKeys(),this.fillKeys()):s==="close"?this.close("keys"):s&&i(s)});Yi("pause").addEventListener("cancel",r=>{r.preventDefault(),i("resume")}),Yi("result").addEventListener("cancel",r=>r.preventDefault())}open(t){t==="keys"&&this.fillKeys(),Yi(t).open||Yi(t).showModal()}close(t){Yi(t).open&&Yi(t).close()}closeAll(){for(let t of["pause","result","keys"])this.close(t)}showCamera(t){pt(be("camera-name"),t)}fillKeys(){let t=pr.commands.map(i=>{let r=document.createElement("tr"),a=document.createElement("td");a.textContent=Jl[i];let s=document.createElement("td"),n=document.createElement("button");return n.type="button",n.textContent=this.input.keys[i].map(kd).join(" or ")||"none",n.setAttribute("aria-label",`${Jl[i]}: ${n.textContent}. Click, then press a key`),n.addEventListener("click",()=>this.listenForKey(n,i)),s.append(n),r.append(a,s),r});be("key-table").replaceChildren(...t)}listenForKey(t,i){t.textContent="press a key …",window.addEventListener("keydown",r=>{r.preventDefault(),r.stopImmediatePropagation(),(r.code!=="Escape"||i==="pause")&&this.input.assign(i,r.code),this.fillKeys()},{once:!0,capture:!0})}showResult(t){let i=t.cars.map((d,u)=>({name:u?d.entrant.name:"You",mine:u===0,total:d.finishedAt===null?null:d.laps.reduce((p,v)=>p+v.time,0),best:d.laps.length?Math.min(...d.laps.map(p=>p.time)):null})).sort((d,u)=>(d.total??1/0)-(u.total??1/0)),r=i.findIndex(d=>d.mine),a=i[r],s=i.find(d=>!d.mine),n=Math.abs((a.total??0)-(s?.total??0)).toFixed(2),o=`You finished in ${Ut(a.total)}`;s&&s.total===null?o=`You beat ${s.name}: it did not finish`:s&&i.length===2?o=r===0?`You beat ${s.name} by ${n} s!`:`${s.name} won by ${n} s`:s&&(o=r===0?`You beat them all, by ${n} s!`:`You came ${Bd(r+1)} of ${i.length}`),pt(be("result-title"),o);let l=t.cars[0].laps,h=l.filter(d=>!d.clean||!d.valid).length,c=l.some(d=>d.assisted)?" Driven with steering help.":"";pt(be("result-lead"),`${t.track.name}, ${l.length} ${l.length===1?"lap":"laps"}. ${h?`${h} not clean.`:"All clean."}${c}`),be("result-table").replaceChildren(Od(),...i.map((d,u)=>Fd(d,u))),pt(be("result-laps"),`Your laps: ${l.map(d=>Ut(d.time)).join(", ")}`),this.open("result")}};function Od(){let e=document.createElement("tr");for(let[t,i]of[["",""],["Driver",""],["Total","number"],["Best lap","number"]]){let r=document.createElement("th");r.textContent=t,r.className=i,e.append(r)}return e}function Fd(e,t){let i=document.createElement("tr");e.mine&&(i.className="mine");let r=[[`${t+1}.`,""],[e.name,""],[e.total===null?"no finish":Ut(e.total),"number"],[Ut(e.best),"number"]];for(let[a,s]of r){let n=document.createElement("td");n.textContent=a,n.className=s,i.append(n)}return i}function Bd(e){return`${e}${["th","st","nd","rd"][e<4?e:0]}`}function kd(e){return e.replace(/^Key|^Digit/,"").replace("Arrow","").replace("ShiftLeft","Shift").replace("ShiftRight","right Shift")}var Ua=class{constructor(t,i,r){this.tickSeconds=t,this.tick=i,this.frame=r,this.running=!1,this.owed=0,this.last=null,this.costs=[]}start(){let t=i=>{this.turn(i),requestAnimationFrame(t)};requestAnimationFrame(t)}turn(t){let i=performance.now(),r=this.last===null?0:Math.min((t-this.last)/1e3,.25);if(this.last=t,this.running){this.owed+=r;let a=0;for(;this.owed>=this.tickSeconds&&a<6&&this.running;)this.tick(),this.owed-=this.tickSeconds,a+=1;this.owed=Math.min(this.owed,this.tickSeconds)}this.frame(this.running?this.owed/this.tickSeconds:1,r),this.costs.push(performance.now()-i),this.costs.length>600&&this.costs.shift()}};function $l(e,t){let{world:i,simulator:r}=e,a=r.floats(i.motion),s=r.floats(i.controls),n=i.motion.shape[1],o=r.motion;return e.cars.map((l,h)=>{let c=v=>{let x=h*n+o[v];return e.before[x]+(a[x]-e.before[x])*t},d=zd(e.before[h*n+o.yaw_rad],a[h*n+o.yaw_rad],t),[u,p]=[c("velocity_x_m_per_s"),c("velocity_y_m_per_s")];return{x:c("x_m"),y:c("y_m"),yaw:d,steer:c("steer_rad"),forward:Math.cos(d)*u+Math.sin(d)*p,sideways:Math.cos(d)*p-Math.sin(d)*u,yawRate:c("yaw_rate_rad_per_s"),acceleration:c("acceleration_m_per_s2"),position:a[h*n+o.position_m],offTrack:!!i.count(h,"off_track"),wall:!!i.count(h,"wall"),shown:e.isShown(h),throttle:s[h*3+1],brake:s[h*3+2]}})}function zd(e,t,i){let r=Math.atan2(Math.sin(t-e),Math.cos(t-e));return e+r*i}var Gd={grip:1,mass:1,power:1},Oa=class{constructor(t,i,r){let{facts:a}=t;this.simulator=t,this.track=i,this.cars=r,this.geometry=i.geometry(t),this.motion=t.array("float64",[r,a.columns.motion.length]),this.tally=t.array("int64",[r,a.columns.tally.length]),this.controls=t.array("float64",[r,3]),this.score=t.array("float64",[r,a.columns.score.length]),this.starts=t.array("float64",[r,a.columns.start.length]),this.all=t.array("int64",[r],BigInt64Array.from({length:r},(s,n)=>BigInt(n))),this.settings=t.array("float64",[a.constants.settings.length],a.constants.settings),this.block=t.array("float64",a.constants.blockShape),this.kinds=Object.keys(a.observations),this.observations=this.kinds.map(s=>t.array("float32",[r,a.observations[s].terms.length])),this.advance=t.bind("step",0,r,this.motion,this.tally,this.controls,...this.geometry,a.constants.stillSpeed,this.block),this.place(Array.from({length:r},()=>({})))}place(t){t.forEach((i,r)=>this.writeStart(r,i)),this.simulator.bind("place",this.all,this.starts,this.motion,this.tally,...this.geometry)(),this.simulator.floats(this.score).fill(0)}placeOne(t,i){this.writeStart(0,i);let{simulator:r}=this;r.bind("place",r.rows(this.all,t,1),r.rows(this.starts,0,1),this.motion,this.tally,...this.geometry)()}writeStart(t,i){let{position:r=0,offset:a=0,heading:s=0,speed:n=0}=i,{grip:o,mass:l,power:h}={...Gd,...i},c=this.starts.shape[1];this.simulator.floats(this.starts).set([0,r,a,s,n,o,l,h],t*c)}race(t,i){let{simulator:r}=this,a=this.kinds.indexOf(t);r.bind("race",0,this.cars,this.motion,this.tally,this.controls,...this.geometry,r.facts.constants.stillSpeed,this.settings,this.score,a,this.observations[a],i,this.block)()}observe(t){let i=this.kinds.indexOf(t);this.simulator.bind("observe",this.all,i,this.motion,this.tally,...this.geometry,this.observations[i])()}observation(t){return this.observations[this.kinds.indexOf(t)]}setControls(t,i){this.simulator.floats(this.controls).set(i,t*3)}controlsOf(t){return this.simulator.floats(this.controls).slice(t*3,(t+1)*3)}number(t,i){return this.simulator.floats(this.motion)[t*this.motion.shape[1]+this.simulator.motion[i]]}count(t,i){return Number(this.simulator.integers(this.tally)[t*this.tally.shape[1]+this.simulator.tally[i]])}speed(t){return Math.hypot(this.number(t,"velocity_x_m_per_s"),this.number(t,"velocity_y_m_per_s"))}currentLap(t){return this.count(t,"lap_running")?(this.count(t,"tick")-this.number(t,"lap_start_tick"))/this.simulator.facts.constants.ticksPerSecond:null}saveCar(t){let{simulator:i}=this;return{motion:i.floats(i.rows(this.motion,t,1)).slice(),tally:i.integers(i.rows(this.tally,t,1)).slice()}}restoreCar(t,i){let{simulator:r}=this;r.floats(r.rows(this.motion,t,1)).set(i.motion),r.integers(r.rows(this.tally,t,1)).set(i.tally)}};function Ql(e,t,i){let{simulator:r}=e,a=i.widths[0],s=r.rows(e.observation(i.observation),t,1),n=r.array("float32",[1,3]),o=r.bind("act",0,1,s,r.array("float64",[2,i.normalizer.length/2],i.normalizer),i.clip,r.array("float64",[i.numbers.length],i.numbers),r.array("int64",[i.widths.length],i.widths.map(BigInt)),i.activation,i.meanLimit,Number(i.squashed),r.array("float64",[2,3],i.bounds),r.array("float64",[1,a]),r.array("float64",[2,Math.max(...i.widths)]),r.array("float64",[1,3]),r.array("float64",[1,i.widths[i.widths.length-2]]),n),l=e.kinds.indexOf(i.observation),h=r.bind("observe",r.rows(e.all,t,1),l,e.motion,e.tally,...e.geometry,e.observation(i.observation));return{name:i.name,drive(c){c%i.actionRepeat||(h(),o(),e.setControls(t,r.singles(n)))}}}var bn=["casual-human","line-follower","flat-out"];function eh(e,t,i,r=0){let{simulator:a,track:s}=e,n=p=>a.rows(p,t,1),o=[n(e.motion),n(e.tally),...e.geometry],l=n(e.controls),{constants:h}=a.facts;if(i==="flat-out")return{name:i,drive:a.bind("steer_at_point",...o,h.flatOutLookAhead,l)};if(i==="line-follower"){let p=a.array("float64",[s.rows,2],s.linePlan);return{name:i,drive:a.bind("follow_line",...o,p,l)}}let c=a.array("float64",[s.rows],s.casualPlan),d=a.array("float64",[1,h.casualMemoryTicks,h.casualSeen]),u=a.array("float64",[1,h.casualHands]);return{name:i,drive:a.bind("drive_casually",...o,c,BigInt(r),d,u,l)}}function th(e,t,i,r){return{name:i,drive(a){let s=a*3;e.setControls(t,s<r.length?r.subarray(s,s+3):[0,0,0])}}}var Fa=class{constructor(t,i){this.entrant=t,this.pilot=null,this.isGhost=t.ghost!==void 0,this.isPlayer=!t.driver&&!t.script&&!this.isGhost,this.laps=[],this.trace=new Ni(i.length),this.lapStartTick=0,this.standing=!0,this.valid=!0,this.assisted=!1,this.distance=0,this.wasRunning=!0,this.stillTicks=0,this.wayTimes=[],this.finishedAt=null,this.inputs=[],this.lapState=null,this.startTick=-1}},ih=240,Hd=1.5,Vd=-2.2,An=1,Ki=class{constructor(t,i,r,a,s){this.mark=t.mark(),this.simulator=t,this.track=i,this.mode=r,this.lapsToGo=s,this.tickSeconds=1/t.facts.constants.ticksPerSecond,this.world=new Oa(t,i,a.length),this.cars=a.map(n=>new Fa(n,i)),this.cars.forEach((n,o)=>{n.pilot=this.pilotOf(o)}),this.tick=0,this.playerInput=new Float32Array(3),this.takenOver=!1,this.assistance=!1,this.finishedLaps=[],this.onLap=[],this.onReset=[],this.assistControls=t.array("float64",[1,3]),this.assist=t.bind("follow_line",t.rows(this.world.motion,0,1),t.rows(this.world.tally,0,1),...this.world.geometry,t.array("float64",[i.rows,2],i.linePlan),this.assistControls),this.before=new Float64Array(0),this.restart()}pilotOf(t){let{entrant:i}=this.cars[t];return i.driver?Ql(this.world,t,i.driver):i.script?eh(this.world,t,i.script,i.seed):null}restart(){let t=this.mode==="race";this.world.place(this.cars.map(i=>({offset:i.isPlayer&&t?Vd:0}))),this.simulator.floats(this.world.controls).fill(0),this.tick=0,this.cars=this.cars.map((i,r)=>{let a=new Fa(i.entrant,this.track);return a.pilot=this.pilotAgain(r,i),a}),this.finishedLaps=[],this.before=this.simulator.floats(this.world.motion).slice(),this.cars.forEach((i,r)=>this.startGhost(r,!0)),this.onReset.forEach(i=>i())}pilotAgain(t,i){return i.pilot??this.pilotOf(t)}startGhost(t,i){let r=this.cars[t],{ghost:a}=r.entrant;if(!r.isGhost)return;if(!a||a.standing!==i){r.pilot=null;return}a.state?this.world.restoreCar(t,a.state):this.world.placeOne(t,{});let s=th(this.world,t,r.entrant.name,a.inputs),n=this.tick;r.pilot={name:s.name,drive:o=>s.drive(o-n)},r.trace=new Ni(this.track.length),r.lapStartTick=this.tick,r.startTick=this.tick}isShown(t){let i=this.cars[t];return!i.isGhost||i.pilot!==null}step(){let{world:t}=this;this.before.set(this.simulator.floats(t.motion)),this.cars.forEach((i,r)=>this.drive(i,r)),t.advance(),this.tick+=1,this.cars.forEach((i,r)=>this.note(i,r))}drive(t,i){let r=t.isPlayer||i===0&&this.takenOver;t.pilot&&t.pilot.drive(this.tick),r&&(t.assisted||=this.assistance||this.takenOver,this.world.setControls(i,this.assistance&&t.isPlayer?this.helped():this.playerInput)),t.isPlayer&&t.inputs.push(...this.world.controlsOf(i))}helped(){this.assist();let t=this.simulator.floats(this.assistControls),[i,r,a]=this.playerInput,s=.75*(1-Math.abs(i))+.25,n=i*(1-s*.6)+t[0]*s*.6;return new Float32Array([Math.max(-1,Math.min(1,n)),r,a])}note(t,i){let{world:r}=this;if(t.finishedAt!==null||t.isGhost&&(!t.pilot||t.startTick===this.tick))return;r.count(i,"lap_finished")?this.finishLap(t,i,r.number(i,"lap_time_s"),!!r.count(i,"lap_clean")):!t.wasRunning&&r.count(i,"lap_running")&&this.finishLap(t,i,(this.tick-t.lapStartTick)*this.tickSeconds,!1),t.wasRunning=!!r.count(i,"lap_running");let a=r.number(i,"position_m"),s=r.currentLap(i)??(this.tick-t.lapStartTick)*this.tickSeconds;(a<this.track.length-4||s>3)&&t.trace.add(a,s),this.noteWay(t,i,a),t.isPlayer&&this.watchForStuck(t,i)}finishLap(t,i,r,a){t.trace.finish(r);let s={car:i,time:r,clean:a,valid:t.valid,assisted:t.assisted,standing:t.standing,sectors:t.trace.sectors(),trace:t.trace};t.laps.push(s),this.finishedLaps.push(s),this.lapsToGo&&t.laps.length>=this.lapsToGo&&(t.finishedAt=this.tick),this.onLap.forEach(n=>n(s)),t.trace=new Ni(this.track.length),t.lapStartTick=this.tick,t.standing=!1,t.valid=!0,t.assisted=!1,t.inputs=[],t.lapState=t.isPlayer?this.world.saveCar(i):null,t.isPlayer&&this.cars.forEach((n,o)=>this.startGhost(o,!1))}noteWay(t,i,r){let a=t.laps.length*this.track.length+r;t.distance=Math.max(a,0);let s=Math.floor(t.distance/An);if(!(t.laps.length===0&&r>this.track.length/2&&this.tick<120))for(let n=t.wayTimes.length;n<=s;n+=1)t.wayTimes.push(this.tick*this.tickSeconds)}gapTo(t){let[i,r]=[this.cars[0],this.cars[t]],a=this.tick*this.tickSeconds,s=Math.floor(i.distance/An);if(r.wayTimes.length>s)return a-r.wayTimes[s];let n=Math.floor(r.distance/An);return i.wayTimes.length>n?i.wayTimes[n]-a:null}deltaTo(t,i){let r=this.world.currentLap(t),a=i?.at(this.world.number(t,"position_m"));return r===null||a===null||a===void 0?null:r-a}watchForStuck(t,i){let r=this.world.speed(i)<Hd&&this.tick>ih;t.stillTicks=r?t.stillTicks+1:0,t.stillTicks>=ih&&this.putBack(i)}putBack(t){let i=this.cars[t],{gates:r}=this.simulator.facts.constants,s=this.world.count(t,"checkpoint")*this.track.length/r;this.world.placeOne(t,{position:Math.max(s,1),speed:6}),i.valid=!1,i.stillTicks=0,i.wasRunning=!1,this.before.set(this.simulator.floats(this.world.motion)),this.onReset.forEach(n=>n())}static ghostOf(t,i,r){return{time:t.time,standing:t.standing,state:t.standing?null:r,inputs:Float32Array.from(i)}}finishOthers(t){let{simulator:i,world:r}=this,a=[i.floats(r.motion).slice(),i.integers(r.tally).slice()],s=this.tick,n=()=>this.cars.some((o,l)=>l>0&&o.finishedAt===null);for(let o=0;this.lapsToGo&&n()&&o<t;o+=1)this.step();i.floats(r.motion).set(a[0]),i.integers(r.tally).set(a[1]),this.before.set(i.floats(r.motion)),this.tick=s}close(){this.simulator.free(this.mark)}};var ah=16738877,qr=[4168703,3525025,11832319,16765773,16748467,10473727],Ba=class{constructor(t,i){this.garage=t,this.form=be("setup"),this.screen=be("start");let{index:r}=t;this.track=r.track,this.seed=r.random.seeds[0]??1,this.chosen=new Set([r.opponent]),this.makeCards(),this.restore(),this.form.addEventListener("change",a=>this.changed(a)),this.form.addEventListener("submit",a=>{a.preventDefault();let s=this.choice();ni("setup",{mode:s.mode,laps:s.laps,help:s.help}),i(s)})}restore(){let{mode:t="race",laps:i=3,help:r=!1}=Si("setup",{}),a=this.form.elements;a.mode.value=["race","watch","trial"].includes(t)?t:"race",a.laps.value=String(i),a.help.checked=!!r}show(){this.screen.hidden=!1,this.error(""),this.refresh(),be("go").focus()}hide(){this.screen.hidden=!0}error(t){pt(be("setup-error"),t)}makeCards(){let{tracks:t,random:i}=this.garage.index,r=t.map(a=>this.makeCard(a.name));if(i.any||i.seeds.length){let a=this.makeCard(this.randomName);a.classList.add("random");let s=document.createElement("button");s.type="button",s.className="new",s.id="new-track",s.textContent="New track",s.addEventListener("click",()=>this.newTrack()),a.append(s),r.push(a)}be("tracks").replaceChildren(...r)}get randomName(){return`random:${this.seed}`}newTrack(){let{any:t,seeds:i}=this.garage.index.random,r=i.filter(a=>a!==this.seed);this.seed=t?Math.floor(Math.random()*1e6):r[Math.floor(Math.random()*r.length)]??this.seed,this.track=this.randomName,this.makeCards(),this.refresh()}makeCard(t){let i=document.createElement("label");i.className="card";let r=document.createElement("input");Object.assign(r,{type:"radio",name:"track",value:t,checked:t===this.track});let a=document.createElement("canvas");Object.assign(a,{width:320,height:180});let s=document.createElement("b");s.textContent=t;let n=[document.createElement("div"),document.createElement("div")];return n.forEach(o=>o.className="figures"),i.append(r,a,s,...n),i.dataset.track=t,i}changed(t){let i=t.target;i.name==="track"?(this.track=i.value,this.refresh()):i.name==="mode"?this.refresh():i.name==="rival"&&this.pick(i)}pick(t){t.type==="radio"&&this.chosen.clear(),t.checked?this.chosen.add(t.value):this.chosen.delete(t.value),this.refreshRivals()}get mode(){return this.form.elements.mode.value}refresh(){be("laps-option").hidden=this.mode!=="race";let t=this.form.querySelector(".opponents");t.hidden=this.mode==="trial",pt(be("opponents-legend"),this.mode==="watch"?"Driver":"Against"),pt(be("go"),this.mode==="watch"?"Watch":"Drive"),this.refreshRivals();for(let i of be("tracks").querySelectorAll(".card"))this.fillCard(i)}async fillCard(t){let i=t.dataset.track??"";try{let r=await this.garage.track(i),a=[];for(let h=0;h<r.rows;h+=2)a.push([r.lines[h*8+4],r.lines[h*8+5]]);Wd(t.querySelector("canvas"),a);let[s,n]=t.querySelectorAll(".figures");rh(s,[[`${Math.round(r.length)} m`,""],[`${r.corners} corners`,""]]);let o=await Promise.all(this.garage.rivals(i).map(h=>this.garage.lapTime(i,h.name))),l=Math.min(...o.map(h=>h??1/0));rh(n,[["AI",Ut(l)],["You",Ut(Xr(r))]])}catch(r){t.hidden=!0,console.warn(r)}}refreshRivals(){let t=this.garage.rivals(this.track),i=t.map(s=>s.name),r=[...this.chosen].filter(s=>i.includes(s));this.chosen=new Set(r.length?r:[i[i.length-1]]),this.mode==="watch"&&(this.chosen=new Set([[...this.chosen][this.chosen.size-1]]));let a=t.map(s=>this.rivalRow(s));be("opponents").replaceChildren(...a)}rivalRow(t){let i=document.createElement("label");i.className="rival";let r=document.createElement("input");Object.assign(r,{type:this.mode==="watch"?"radio":"checkbox",name:"rival",value:t.name,checked:this.chosen.has(t.name)});let a=document.createElement("span"),s=document.createElement("i");s.className="swatch";let n=[...this.chosen].indexOf(t.name);s.style.background=n<0||this.mode==="watch"?"transparent":La(qr[n%qr.length]);let o=document.createElement("em");o.textContent=t.note,a.append(s,t.name,o);let l=document.createElement("small");return i.append(r,a,l),this.garage.lapTime(this.track,t.name).then(h=>pt(l,h===null?"no lap":Ut(h)),()=>pt(l,"–")),i}choose(t){this.chosen=new Set([t]),this.refresh()}choice(){let t=this.form.elements;return{track:this.track,mode:this.mode,rivals:[...this.chosen],laps:Number(t.laps.value),help:t.help.checked}}};function rh(e,t){e.replaceChildren(...t.map(([i,r])=>{let a=document.createElement("span"),s=document.createElement("strong");return s.textContent=r,a.append(r?`${i} `:i,s),a}))}function Wd(e,t){let i=e.getContext("2d"),r=En(t,e.width,e.height,22);i.clearRect(0,0,e.width,e.height);let a=new Path2D;t.forEach(([o,l],h)=>h?a.lineTo(...r(o,l)):a.moveTo(...r(o,l))),a.closePath(),i.lineJoin="round";for(let[o,l]of[[20,"#c8b48c"],[14,"#f1f0ea"],[11,"#4a4d54"]])i.lineWidth=o,i.strokeStyle=l,i.stroke(a);let[s,n]=r(t[0][0],t[0][1]);i.fillStyle="#ff6a3d",i.beginPath(),i.arc(s,n,8,0,7),i.fill()}var ka=[0,9,16,23,30,37,60],Xd=34,jd=92,za=class{constructor(){this.muted=!1,this.context=null,this.hit=0}start(){if(this.context||typeof AudioContext>"u")return;let t=new AudioContext;this.context=t,this.master=t.createGain(),this.master.gain.value=this.muted?0:.5,this.master.connect(t.destination),this.engine=this.makeEngine(t),this.tyres=this.makeNoise(t,900,2.2),this.gravel=this.makeNoise(t,260,.7),this.wind=this.makeNoise(t,420,.4)}makeEngine(t){let i=t.createGain();i.gain.value=0;let r=t.createBiquadFilter();r.type="lowpass";let a=[["sawtooth",1,.34],["square",.5,.2],["triangle",2,.14]].map(([s,n,o])=>{let l=t.createOscillator();l.type=s;let h=t.createGain();return h.gain.value=Number(o),l.connect(h).connect(r),l.start(),{oscillator:l,multiple:Number(n)}});return r.connect(i).connect(this.master),{gain:i,filter:r,oscillators:a}}makeNoise(t,i,r){let a=t.createBuffer(1,t.sampleRate,t.sampleRate),s=a.getChannelData(0);for(let h=0;h<s.length;h+=1)s[h]=Math.random()*2-1;let n=t.createBufferSource();n.buffer=a,n.loop=!0;let o=t.createBiquadFilter();o.type="bandpass",o.frequency.value=i,o.Q.value=r;let l=t.createGain();return l.gain.value=0,n.connect(o).connect(l).connect(this.master),n.start(),{gain:l,filter:o}}update(t){let{context:i,engine:r,tyres:a,gravel:s,wind:n}=this;if(!i||!r||!a||!s||!n)return;let o=i.currentTime,l=Math.abs(t.forward),h=Math.max(ka.findIndex(p=>l<p),1),c=(l-ka[h-1])/(ka[h]-ka[h-1]),d=Xd+jd*(.28+.72*c)*Math.min(l/5+.25+t.throttle*.3,1);for(let{oscillator:p,multiple:v}of r.oscillators)p.frequency.setTargetAtTime(d*v,o,.04);r.filter.frequency.setTargetAtTime(320+d*7+t.throttle*900,o,.05),r.gain.gain.setTargetAtTime(.1+.16*t.throttle,o,.05);let u=Math.max(Math.abs(Math.atan2(t.sideways,l+2))-.08,0)*Math.min(l/12,1);a.gain.gain.setTargetAtTime(t.offTrack?0:Math.min(u*1.4,.3),o,.04),a.filter.frequency.setTargetAtTime(700+u*900,o,.05),s.gain.gain.setTargetAtTime(t.offTrack?Math.min(l/30,.5):0,o,.05),n.gain.gain.setTargetAtTime((l/42)**2*.12,o,.1),t.wall&&o-this.hit>.18&&l>1.5&&this.thump(o,Math.min(l/20,1))}thump(t,i){this.hit=t,this.tone(90,.16,.5*i,"triangle",38)}beep(t){this.tone(t?880:440,t?.5:.16,.22,"square")}chime(t){this.tone(t?784:523,.22,.16,"triangle"),t&&setTimeout(()=>this.tone(1047,.3,.16,"triangle"),130)}tone(t,i,r,a,s){let{context:n,master:o}=this;if(!n||!o)return;let l=n.createOscillator(),h=n.createGain();l.type=a,l.frequency.value=t,s&&l.frequency.exponentialRampToValueAtTime(s,n.currentTime+i),h.gain.setValueAtTime(r,n.currentTime),h.gain.exponentialRampToValueAtTime(1e-4,n.currentTime+i),l.connect(h).connect(o),l.start(),l.stop(n.currentTime+i)}hush(){for(let t of[this.engine,this.tyres,this.gravel,this.wind])this.context&&t?.gain.gain.setTargetAtTime(0,this.context.currentTime,.05)}mute(t){this.muted=t,this.context&&this.master&&this.master.gain.setTargetAtTime(t?0:.5,this.context.currentTime,.02)}};var sh=[{term:9,label:"speed",middle:!1},{term:10,label:"yaw rate",middle:!0},{term:11,label:"wheels",middle:!0},{term:12,label:"lap",middle:!1},{term:13,label:"offset",middle:!0}],qd=[{label:"steer",middle:!0},{label:"throttle",middle:!1},{label:"brake",middle:!1}],Yd=9.81,nh=40,Ga=class{constructor(){this.root=be("telemetry"),this.seen=lh(be("seen"),sh),this.done=lh(be("done"),qd),this.raysContext=oh("rays"),this.gripContext=oh("grip"),this.trail=[]}open(t){this.kind=t.cars[0].entrant.driver?.observation??"standard";let i=t.simulator.facts.observations[this.kind].terms.length,{name:r,driver:a}=t.cars[0].entrant;pt(be("telemetry-name"),a?`${r} sees ${i} numbers`:`${r} is scripted; a trained driver sees:`),this.trail=[],this.root.hidden=!1}close(){this.root.hidden=!0}update(t){let{world:i,simulator:r}=t,a=this.kind??"standard";i.observe(a);let s=r.singles(i.observation(a)),{constants:n}=r.facts;sh.forEach(({term:l},h)=>hh(this.seen[h],s[l])),i.controlsOf(0).forEach((l,h)=>hh(this.done[h],l));let o=n.rayAnglesDegrees.map((l,h)=>({angle:l*Math.PI/180,distance:s[h]*n.rayRange}));return this.drawRays(o),this.drawGrip(t),o}drawRays(t){let{canvas:i}=this.raysContext,r=this.raysContext,[a,s]=[i.width/2,i.height-14];r.clearRect(0,0,i.width,i.height);let n=l=>16+Math.sqrt(l/100)*132,o=t.map(({angle:l,distance:h})=>[a-Math.sin(l)*n(h),s-Math.cos(l)*n(h)]);r.beginPath(),r.moveTo(a,s),o.forEach(([l,h])=>r.lineTo(l,h)),r.closePath(),r.fillStyle="rgba(255, 240, 138, 0.16)",r.fill(),r.strokeStyle="rgba(255, 240, 138, 0.85)",r.lineWidth=2,o.forEach(([l,h],c)=>{r.beginPath(),r.moveTo(a,s),r.lineTo(l,h),r.stroke(),c%2===0&&(r.fillStyle="rgba(244, 245, 242, 0.9)",r.font="18px system-ui, sans-serif",r.textAlign="center",r.fillText(t[c].distance.toFixed(0),Math.min(Math.max(l,16),i.width-16),Math.max(h-4,16)))}),r.fillStyle="#ff6a3d",r.fillRect(a-6,s-10,12,20)}drawGrip(t){let{world:i,simulator:r}=t,a=r.floats(i.motion),{velocity_x_m_per_s:s,velocity_y_m_per_s:n,yaw_rad:o}=r.motion,l=(a[s]-t.before[s])/t.tickSeconds,h=(a[n]-t.before[n])/t.tickSeconds,c=a[o],d=r.facts.car.tyre_grip*Yd,u=(Math.cos(c)*l+Math.sin(c)*h)/d,p=(Math.cos(c)*h-Math.sin(c)*l)/d;this.trail.push([p,u]),this.trail.length>nh&&this.trail.shift();let v=this.gripContext,{canvas:x}=v,[g,f,E]=[x.width/2,x.height/2,x.height/2-12];v.clearRect(0,0,x.width,x.height),v.strokeStyle="rgba(255,255,255,0.35)",v.lineWidth=2;for(let w of[1,.5])v.beginPath(),v.arc(g,f,E*w,0,7),v.stroke();this.trail.forEach(([w,M],b)=>{let A=b===this.trail.length-1;v.fillStyle=A?"#ff6a3d":`rgba(255,106,61,${.5*b/nh})`,v.beginPath(),v.arc(g-w*E,f-M*E,A?8:4,0,7),v.fill()}),v.fillStyle="rgba(244,245,242,0.9)",v.font="20px system-ui, sans-serif",v.textAlign="right",v.fillText(`${Math.round(Math.min(Math.hypot(u,p),9.99)*100)}%`,x.width-6,f+7)}};function oh(e){return be(e).getContext("2d")}function lh(e,t){return t.map(({label:i,middle:r})=>{let a=document.createElement("label");a.textContent=i;let s=document.createElement("div");s.className=r?"bar middle":"bar";let n=document.createElement("i");return s.append(n),e.append(a,s),{fill:n,middle:r}})}function hh(e,t){e.fill.style.transform=`scaleX(${(e.middle?-t:Math.max(t,0)).toFixed(3)})`}function ch(e,t){let i=t.steering.querySelector(".knob"),r=0,a=s=>{e.touch.steer=s,i.style.transform=`translateX(${-s*70*.6}px)`};Rn(t.steering,s=>{r=s.clientX,a(0)},()=>a(0)),t.steering.addEventListener("pointermove",s=>{t.steering.hasPointerCapture(s.pointerId)&&a(Math.max(-1,Math.min(1,(r-s.clientX)/70)))}),Rn(t.throttle,()=>e.touch.throttle=1,()=>e.touch.throttle=0),Rn(t.brake,()=>e.touch.brake=1,()=>e.touch.brake=0),t.takeOver.addEventListener("click",()=>{e.touch.takeOver=!e.touch.takeOver,Cn(e,t.takeOver)})}function Cn(e,t){let i=e.touch.takeOver;document.body.classList.toggle("taking-over",i),t.textContent=i?"Give back":"Take over",t.setAttribute("aria-pressed",String(i))}function Rn(e,t,i){e.addEventListener("pointerdown",r=>{e.setPointerCapture(r.pointerId),e.classList.add("held"),t(r),r.preventDefault()});for(let r of["pointerup","pointercancel","lostpointercapture"])e.addEventListener(r,()=>{e.classList.remove("held"),i()})}var Kd=0,uh=1,Zd=2,Nr=1,Jd=2,ra=3,tr=0,Bt=1,Wt=2,Lr=0,er=1,As=2,dh=3,ph=4,$d=5,Rr=100,Qd=101,ep=102,tp=103,ip=104,rp=200,ap=201,sp=202,np=203,Cc=204,Pc=205,op=206,lp=207,hp=208,cp=209,up=210,dp=211,pp=212,fp=213,mp=214,lo=0,ho=1,co=2,ca=3,uo=4,po=5,fo=6,mo=7,el=0,gp=1,vp=2,bi=0,Nc=1,Lc=2,Ic=3,Fs=4,Dc=5,Uc=6,Oc=7,Fc=300,Dr=301,ua=302,Pn=303,Nn=304,Ur=1e3,Ti=1001,go=1002,It=1003,tl=1004,Ha=1005,Xt=1006,Ln=1007,zi=1008,Yt=1009,Bc=1010,kc=1011,da=1012,il=1013,di=1014,ri=1015,pi=1016,rl=1017,al=1018,Or=1020,zc=35902,Gc=35899,Hc=1021,Vc=1022,ci=1023,Hi=1026,Gi=1027,sl=1028,nl=1029,ir=1030,ol=1031,ll=1033,Ss=33776,Ms=33777,xs=33778,ys=33779,vo=35840,_o=35841,So=35842,Mo=35843,xo=36196,yo=37492,Eo=37496,wo=37488,To=37489,Rs=37490,bo=37491,Ao=37808,Ro=37809,Co=37810,Po=37811,No=37812,Lo=37813,Io=37814,Do=37815,Uo=37816,Oo=37817,Fo=37818,Bo=37819,ko=37820,zo=37821,Go=36492,Ho=36494,Vo=36495,Wo=36283,Xo=36284,Cs=36285,jo=36286,Ps=2300,qo=2301,In=2302,fh=2303,mh=2400,gh=2401,vh=2402,_p=3200,Ns=0,Sp=1,ki="",Vt="srgb",Ls="srgb-linear",Is="linear",ot="srgb",Dn=7680,Mp=519,xp=512,yp=513,Ep=514,Wc=515,wp=516,Tp=517,Xc=518,jc=519,bp=35044,qc=35048,_h="300 es",ai=2e3,pa=2001;function Ap(e){for(let t=e.length-1;t>=0;--t)if(e[t]>=65535)return!0;return!1}function Rp(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Ds(e){return document.createElementNS("http://www.w3.org/1999/xhtml",e)}function Cp(){let e=Ds("canvas");return e.style.display="block",e}var Sh={},Fr=null;function Mh(...e){let t="THREE."+e.shift();Fr?Fr("log",t,...e):console.log(t,...e)}function Yc(e){let t=e[0];if(typeof t=="string"&&t.startsWith("TSL:")){let i=e[1];i&&i.isStackTrace?e[0]+=" "+i.getLocation():e[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return e}function Fe(...e){e=Yc(e);let t="THREE."+e.shift();if(Fr)Fr("warn",t,...e);else{let i=e[0];i&&i.isStackTrace?console.warn(i.getError(t)):console.warn(t,...e)}}function ze(...e){e=Yc(e);let t="THREE."+e.shift();if(Fr)Fr("error",t,...e);else{let i=e[0];i&&i.isStackTrace?console.error(i.getError(t)):console.error(t,...e)}}function Es(...e){let t=e.join(" ");t in Sh||(Sh[t]=!0,Fe(...e))}function Pp(e,t,i){return new Promise(function(r,a){function s(){switch(e.clientWaitSync(t,e.SYNC_FLUSH_COMMANDS_BIT,0)){case e.WAIT_FAILED:a();break;case e.TIMEOUT_EXPIRED:setTimeout(s,i);break;default:r()}}setTimeout(s,i)})}var Np={[lo]:lo,[co]:fo,[uo]:uo,[ca]:po,[ho]:ho,[fo]:co,[mo]:mo,[po]:ca},nr=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let r=i[e];if(r!==void 0){let a=r.indexOf(t);a!==-1&&r.splice(a,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let r=i.slice(0);for(let a=0,s=r.length;a<s;a++)r[a].call(this,e);e.target=null}}},Ot=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],xh=1234567,na=Math.PI/180,fa=180/Math.PI;function or(){let e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0,r=Math.random()*4294967295|0;return(Ot[e&255]+Ot[e>>8&255]+Ot[e>>16&255]+Ot[e>>24&255]+"-"+Ot[t&255]+Ot[t>>8&255]+"-"+Ot[t>>16&15|64]+Ot[t>>24&255]+"-"+Ot[i&63|128]+Ot[i>>8&255]+"-"+Ot[i>>16&255]+Ot[i>>24&255]+Ot[r&255]+Ot[r>>8&255]+Ot[r>>16&255]+Ot[r>>24&255]).toLowerCase()}function Ze(e,t,i){return Math.max(t,Math.min(i,e))}function hl(e,t){return(e%t+t)%t}function Lp(e,t,i,r,a){return r+(e-t)*(a-r)/(i-t)}function Ip(e,t,i){return e!==t?(i-e)/(t-e):0}function oa(e,t,i){return(1-i)*e+i*t}function Dp(e,t,i,r){return oa(e,t,1-Math.exp(-i*r))}function Up(e,t=1){return t-Math.abs(hl(e,t*2)-t)}function Op(e,t,i){return e<=t?0:e>=i?1:(e=(e-t)/(i-t),e*e*(3-2*e))}function Fp(e,t,i){return e<=t?0:e>=i?1:(e=(e-t)/(i-t),e*e*e*(e*(e*6-15)+10))}function Bp(e,t){return e+Math.floor(Math.random()*(t-e+1))}function kp(e,t){return e+Math.random()*(t-e)}function zp(e){return e*(.5-Math.random())}function Gp(e){e!==void 0&&(xh=e);let t=xh+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function Hp(e){return e*na}function Vp(e){return e*fa}function Wp(e){return e>0&&Number.isInteger(e)&&2**Math.round(Math.log2(e))===e}function Xp(e){return Math.pow(2,Math.ceil(Math.log(e)/Math.LN2))}function Kc(e){return Math.pow(2,Math.floor(Math.log(e)/Math.LN2))}function jp(e,t,i,r,a){let s=Math.cos,n=Math.sin,o=s(i/2),l=n(i/2),h=s((t+r)/2),c=n((t+r)/2),d=s((t-r)/2),u=n((t-r)/2),p=s((r-t)/2),v=n((r-t)/2);switch(a){case"XYX":e.set(o*c,l*d,l*u,o*h);break;case"YZY":e.set(l*u,o*c,l*d,o*h);break;case"ZXZ":e.set(l*d,l*u,o*c,o*h);break;case"XZX":e.set(o*c,l*v,l*p,o*h);break;case"YXY":e.set(l*p,o*c,l*v,o*h);break;case"ZYZ":e.set(l*v,l*p,o*c,o*h);break;default:Fe("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+a)}}function cl(e){switch(e.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Zc(e,t){if(t.constructor===Float32Array)return e;let i=cl(t);if(i===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(e/i,-1)}function Jc(e,t){if(t.constructor===Float32Array)return e;let i=cl(t);if(i===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(e*i)}var ul={DEG2RAD:na,RAD2DEG:fa,generateUUID:or,clamp:Ze,euclideanModulo:hl,mapLinear:Lp,inverseLerp:Ip,lerp:oa,damp:Dp,pingpong:Up,smoothstep:Op,smootherstep:Fp,randInt:Bp,randFloat:kp,randFloatSpread:zp,seededRandom:Gp,degToRad:Hp,radToDeg:Vp,isPowerOfTwo:Wp,ceilPowerOfTwo:Xp,floorPowerOfTwo:Kc,setQuaternionFromProperEuler:jp,normalize:Jc,denormalize:Zc},he=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6],this.y=r[1]*t+r[4]*i+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Ze(this.x,e.x,t.x),this.y=Ze(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Ze(this.x,e,t),this.y=Ze(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ze(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ze(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),r=Math.sin(t),a=this.x-e.x,s=this.y-e.y;return this.x=a*i-s*r+e.x,this.y=a*r+s*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Ri=class{constructor(e=0,t=0,i=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=r}static slerpFlat(e,t,i,r,a,s,n){let o=i[r+0],l=i[r+1],h=i[r+2],c=i[r+3],d=a[s+0],u=a[s+1],p=a[s+2],v=a[s+3];if(c!==v||o!==d||l!==u||h!==p){let x=o*d+l*u+h*p+c*v;x<0&&(d=-d,u=-u,p=-p,v=-v,x=-x);let g=1-n;if(x<.9995){let f=Math.acos(x),E=Math.sin(f);g=Math.sin(g*f)/E,n=Math.sin(n*f)/E,o=o*g+d*n,l=l*g+u*n,h=h*g+p*n,c=c*g+v*n}else{o=o*g+d*n,l=l*g+u*n,h=h*g+p*n,c=c*g+v*n;let f=1/Math.sqrt(o*o+l*l+h*h+c*c);o*=f,l*=f,h*=f,c*=f}}e[t]=o,e[t+1]=l,e[t+2]=h,e[t+3]=c}static multiplyQuaternionsFlat(e,t,i,r,a,s){let n=i[r],o=i[r+1],l=i[r+2],h=i[r+3],c=a[s],d=a[s+1],u=a[s+2],p=a[s+3];return e[t]=n*p+h*c+o*u-l*d,e[t+1]=o*p+h*d+l*c-n*u,e[t+2]=l*p+h*u+n*d-o*c,e[t+3]=h*p-n*c-o*d-l*u,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,r){return this._x=e,this._y=t,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,r=e._y,a=e._z,s=e._order,n=Math.cos,o=Math.sin,l=n(i/2),h=n(r/2),c=n(a/2),d=o(i/2),u=o(r/2),p=o(a/2);switch(s){case"XYZ":this._x=d*h*c+l*u*p,this._y=l*u*c-d*h*p,this._z=l*h*p+d*u*c,this._w=l*h*c-d*u*p;break;case"YXZ":this._x=d*h*c+l*u*p,this._y=l*u*c-d*h*p,this._z=l*h*p-d*u*c,this._w=l*h*c+d*u*p;break;case"ZXY":this._x=d*h*c-l*u*p,this._y=l*u*c+d*h*p,this._z=l*h*p+d*u*c,this._w=l*h*c-d*u*p;break;case"ZYX":this._x=d*h*c-l*u*p,this._y=l*u*c+d*h*p,this._z=l*h*p-d*u*c,this._w=l*h*c+d*u*p;break;case"YZX":this._x=d*h*c+l*u*p,this._y=l*u*c+d*h*p,this._z=l*h*p-d*u*c,this._w=l*h*c-d*u*p;break;case"XZY":this._x=d*h*c-l*u*p,this._y=l*u*c-d*h*p,this._z=l*h*p+d*u*c,this._w=l*h*c+d*u*p;break;default:Fe("Quaternion: .setFromEuler() encountered an unknown order: "+s)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,r=Math.sin(i);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],r=t[4],a=t[8],s=t[1],n=t[5],o=t[9],l=t[2],h=t[6],c=t[10],d=i+n+c;if(d>0){let u=.5/Math.sqrt(d+1);this._w=.25/u,this._x=(h-o)*u,this._y=(a-l)*u,this._z=(s-r)*u}else if(i>n&&i>c){let u=2*Math.sqrt(1+i-n-c);this._w=(h-o)/u,this._x=.25*u,this._y=(r+s)/u,this._z=(a+l)/u}else if(n>c){let u=2*Math.sqrt(1+n-i-c);this._w=(a-l)/u,this._x=(r+s)/u,this._y=.25*u,this._z=(o+h)/u}else{let u=2*Math.sqrt(1+c-i-n);this._w=(s-r)/u,this._x=(a+l)/u,this._y=(o+h)/u,this._z=.25*u}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Ze(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let r=Math.min(1,t/i);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,r=e._y,a=e._z,s=e._w,n=t._x,o=t._y,l=t._z,h=t._w;return this._x=i*h+s*n+r*l-a*o,this._y=r*h+s*o+a*n-i*l,this._z=a*h+s*l+i*o-r*n,this._w=s*h-i*n-r*o-a*l,this._onChangeCallback(),this}slerp(e,t){let i=e._x,r=e._y,a=e._z,s=e._w,n=this.dot(e);n<0&&(i=-i,r=-r,a=-a,s=-s,n=-n);let o=1-t;if(n<.9995){let l=Math.acos(n),h=Math.sin(l);o=Math.sin(o*l)/h,t=Math.sin(t*l)/h,this._x=this._x*o+i*t,this._y=this._y*o+r*t,this._z=this._z*o+a*t,this._w=this._w*o+s*t,this._onChangeCallback()}else this._x=this._x*o+i*t,this._y=this._y*o+r*t,this._z=this._z*o+a*t,this._w=this._w*o+s*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),a=Math.sqrt(i);return this.set(r*Math.sin(e),r*Math.cos(e),a*Math.sin(t),a*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},I=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(yh.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(yh.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,r=this.z,a=e.elements;return this.x=a[0]*t+a[3]*i+a[6]*r,this.y=a[1]*t+a[4]*i+a[7]*r,this.z=a[2]*t+a[5]*i+a[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,a=e.elements,s=1/(a[3]*t+a[7]*i+a[11]*r+a[15]);return this.x=(a[0]*t+a[4]*i+a[8]*r+a[12])*s,this.y=(a[1]*t+a[5]*i+a[9]*r+a[13])*s,this.z=(a[2]*t+a[6]*i+a[10]*r+a[14])*s,this}applyQuaternion(e){let t=this.x,i=this.y,r=this.z,a=e.x,s=e.y,n=e.z,o=e.w,l=2*(s*r-n*i),h=2*(n*t-a*r),c=2*(a*i-s*t);return this.x=t+o*l+s*c-n*h,this.y=i+o*h+n*l-a*c,this.z=r+o*c+a*h-s*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,r=this.z,a=e.elements;return this.x=a[0]*t+a[4]*i+a[8]*r,this.y=a[1]*t+a[5]*i+a[9]*r,this.z=a[2]*t+a[6]*i+a[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Ze(this.x,e.x,t.x),this.y=Ze(this.y,e.y,t.y),this.z=Ze(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Ze(this.x,e,t),this.y=Ze(this.y,e,t),this.z=Ze(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ze(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,r=e.y,a=e.z,s=t.x,n=t.y,o=t.z;return this.x=r*o-a*n,this.y=a*s-i*o,this.z=i*n-r*s,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return Un.copy(this).projectOnVector(e),this.sub(Un)}reflect(e){return this.sub(Un.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ze(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,r=this.z-e.z;return t*t+i*i+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let r=Math.sin(t)*e;return this.x=r*Math.sin(i),this.y=Math.cos(t)*e,this.z=r*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Un=new I,yh=new Ri,We=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,r,a,s,n,o,l){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,r,a,s,n,o,l)}set(e,t,i,r,a,s,n,o,l){let h=this.elements;return h[0]=e,h[1]=r,h[2]=n,h[3]=t,h[4]=a,h[5]=o,h[6]=i,h[7]=s,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,a=this.elements,s=i[0],n=i[3],o=i[6],l=i[1],h=i[4],c=i[7],d=i[2],u=i[5],p=i[8],v=r[0],x=r[3],g=r[6],f=r[1],E=r[4],w=r[7],M=r[2],b=r[5],A=r[8];return a[0]=s*v+n*f+o*M,a[3]=s*x+n*E+o*b,a[6]=s*g+n*w+o*A,a[1]=l*v+h*f+c*M,a[4]=l*x+h*E+c*b,a[7]=l*g+h*w+c*A,a[2]=d*v+u*f+p*M,a[5]=d*x+u*E+p*b,a[8]=d*g+u*w+p*A,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],r=e[2],a=e[3],s=e[4],n=e[5],o=e[6],l=e[7],h=e[8];return t*s*h-t*n*l-i*a*h+i*n*o+r*a*l-r*s*o}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],a=e[3],s=e[4],n=e[5],o=e[6],l=e[7],h=e[8],c=h*s-n*l,d=n*o-h*a,u=l*a-s*o,p=t*c+i*d+r*u;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/p;return e[0]=c*v,e[1]=(r*l-h*i)*v,e[2]=(n*i-r*s)*v,e[3]=d*v,e[4]=(h*t-r*o)*v,e[5]=(r*a-n*t)*v,e[6]=u*v,e[7]=(i*o-l*t)*v,e[8]=(s*t-i*a)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,r,a,s,n){let o=Math.cos(a),l=Math.sin(a);return this.set(i*o,i*l,-i*(o*s+l*n)+s+e,-r*l,r*o,-r*(-l*s+o*n)+n+t,0,0,1),this}scale(e,t){return Es("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(On.makeScale(e,t)),this}rotate(e){return Es("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(On.makeRotation(-e)),this}translate(e,t){return Es("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(On.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<9;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},On=new We,Eh=new We().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),wh=new We().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function qp(){let e={enabled:!0,workingColorSpace:Ls,spaces:{},convert:function(a,s,n){return this.enabled===!1||s===n||!s||!n||(this.spaces[s].transfer===ot&&(a.r=Ai(a.r),a.g=Ai(a.g),a.b=Ai(a.b)),this.spaces[s].primaries!==this.spaces[n].primaries&&(a.applyMatrix3(this.spaces[s].toXYZ),a.applyMatrix3(this.spaces[n].fromXYZ)),this.spaces[n].transfer===ot&&(a.r=Ir(a.r),a.g=Ir(a.g),a.b=Ir(a.b))),a},workingToColorSpace:function(a,s){return this.convert(a,this.workingColorSpace,s)},colorSpaceToWorking:function(a,s){return this.convert(a,s,this.workingColorSpace)},getPrimaries:function(a){return this.spaces[a].primaries},getTransfer:function(a){return a===ki?Is:this.spaces[a].transfer},getToneMappingMode:function(a){return this.spaces[a].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(a,s=this.workingColorSpace){return a.fromArray(this.spaces[s].luminanceCoefficients)},define:function(a){Object.assign(this.spaces,a)},_getMatrix:function(a,s,n){return a.copy(this.spaces[n].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(a){return this.spaces[a].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(a=this.workingColorSpace){return this.spaces[a].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],i=[.2126,.7152,.0722],r=[.3127,.329];return e.define({[Ls]:{primaries:t,whitePoint:r,transfer:Is,toXYZ:Eh,fromXYZ:wh,luminanceCoefficients:i,workingColorSpaceConfig:{unpackColorSpace:Vt},outputColorSpaceConfig:{drawingBufferColorSpace:Vt}},[Vt]:{primaries:t,whitePoint:r,transfer:ot,toXYZ:Eh,fromXYZ:wh,luminanceCoefficients:i,outputColorSpaceConfig:{drawingBufferColorSpace:Vt}}}),e}var Qe=qp();function Ai(e){return e<.04045?e*.0773993808:Math.pow(e*.9478672986+.0521327014,2.4)}function Ir(e){return e<.0031308?e*12.92:1.055*Math.pow(e,.41666)-.055}var fr,Yp=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{fr===void 0&&(fr=Ds("canvas")),fr.width=e.width,fr.height=e.height;let r=fr.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),i=fr}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ds("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let r=i.getImageData(0,0,e.width,e.height),a=r.data;for(let s=0;s<a.length;s++)a[s]=Ai(a[s]/255)*255;return i.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Ai(t[i]/255)*255):t[i]=Ai(t[i]);return{data:t,width:e.width,height:e.height}}else return Fe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Kp=0,dl=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Kp++}),this.uuid=or(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let a;if(Array.isArray(r)){a=[];for(let s=0,n=r.length;s<n;s++)r[s].isDataTexture?a.push(Fn(r[s].image)):a.push(Fn(r[s]))}else a=Fn(r);i.url=a}return t||(e.images[this.uuid]=i),i}};function Fn(e){return typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap?Yp.getDataURL(e):e.data?{data:Array.from(e.data),width:e.width,height:e.height,type:e.data.constructor.name}:(Fe("Texture: Unable to serialize Texture."),{})}var Zp=0,Bn=new I,Jt=class ws extends nr{constructor(t=ws.DEFAULT_IMAGE,i=ws.DEFAULT_MAPPING,r=Ti,a=Ti,s=Xt,n=zi,o=ci,l=Yt,h=ws.DEFAULT_ANISOTROPY,c=ki){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Zp++}),this.uuid=or(),this.name="",this.source=new dl(t),this.mipmaps=[],this.mapping=i,this.channel=0,this.wrapS=r,this.wrapT=a,this.magFilter=s,this.minFilter=n,this.anisotropy=h,this.format=o,this.internalFormat=null,this.type=l,this.offset=new he(0,0),this.repeat=new he(1,1),this.center=new he(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new We,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=c,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Bn).x}get height(){return this.source.getSize(Bn).y}get depth(){return this.source.getSize(Bn).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,i){this.updateRanges.push({start:t,count:i})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let i in t){let r=t[i];if(r===void 0){Fe(`Texture.setValues(): parameter '${i}' has value of undefined.`);continue}let a=this[i];if(a===void 0){Fe(`Texture.setValues(): property '${i}' does not exist.`);continue}a&&r&&a.isVector2&&r.isVector2||a&&r&&a.isVector3&&r.isVector3||a&&r&&a.isMatrix3&&r.isMatrix3?a.copy(r):this[i]=r}}toJSON(t){let i=t===void 0||typeof t=="string";if(!i&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let r={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(r.userData=this.userData),i||(t.textures[this.uuid]=r),r}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Fc)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Ur:t.x=t.x-Math.floor(t.x);break;case Ti:t.x=t.x<0?0:1;break;case go:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Ur:t.y=t.y-Math.floor(t.y);break;case Ti:t.y=t.y<0?0:1;break;case go:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};Jt.DEFAULT_IMAGE=null;Jt.DEFAULT_MAPPING=Fc;Jt.DEFAULT_ANISOTROPY=1;var xt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,r=1){this.x=e,this.y=t,this.z=i,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,r){return this.x=e,this.y=t,this.z=i,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,a=this.w,s=e.elements;return this.x=s[0]*t+s[4]*i+s[8]*r+s[12]*a,this.y=s[1]*t+s[5]*i+s[9]*r+s[13]*a,this.z=s[2]*t+s[6]*i+s[10]*r+s[14]*a,this.w=s[3]*t+s[7]*i+s[11]*r+s[15]*a,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,r,a,s=e.elements,n=s[0],o=s[4],l=s[8],h=s[1],c=s[5],d=s[9],u=s[2],p=s[6],v=s[10];if(Math.abs(o-h)<.01&&Math.abs(l-u)<.01&&Math.abs(d-p)<.01){if(Math.abs(o+h)<.1&&Math.abs(l+u)<.1&&Math.abs(d+p)<.1&&Math.abs(n+c+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let g=(n+1)/2,f=(c+1)/2,E=(v+1)/2,w=(o+h)/4,M=(l+u)/4,b=(d+p)/4;return g>f&&g>E?g<.01?(i=0,r=.707106781,a=.707106781):(i=Math.sqrt(g),r=w/i,a=M/i):f>E?f<.01?(i=.707106781,r=0,a=.707106781):(r=Math.sqrt(f),i=w/r,a=b/r):E<.01?(i=.707106781,r=.707106781,a=0):(a=Math.sqrt(E),i=M/a,r=b/a),this.set(i,r,a,t),this}let x=Math.sqrt((p-d)*(p-d)+(l-u)*(l-u)+(h-o)*(h-o));return Math.abs(x)<.001&&(x=1),this.x=(p-d)/x,this.y=(l-u)/x,this.z=(h-o)/x,this.w=Math.acos((n+c+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Ze(this.x,e.x,t.x),this.y=Ze(this.y,e.y,t.y),this.z=Ze(this.z,e.z,t.z),this.w=Ze(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Ze(this.x,e,t),this.y=Ze(this.y,e,t),this.z=Ze(this.z,e,t),this.w=Ze(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ze(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Jp=class extends nr{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Xt,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new xt(0,0,e,t),this.scissorTest=!1,this.viewport=new xt(0,0,e,t),this.textures=[];let r=i.count;for(let a=0;a<r;a++)this.textures[a]=new Jt({width:e,height:t,depth:i.depth}),this.textures[a].isRenderTargetTexture=!0,this.textures[a].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Xt,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let r=0,a=this.textures.length;r<a;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new dl(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ui=class extends Jp{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},$c=class extends Jt{constructor(e=null,t=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=It,this.minFilter=It,this.wrapR=Ti,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}},$p=class extends Jt{constructor(e=null,t=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=It,this.minFilter=It,this.wrapR=Ti,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}},at=class Qc{static{this.prototype.isMatrix4=!0}constructor(t,i,r,a,s,n,o,l,h,c,d,u,p,v,x,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,i,r,a,s,n,o,l,h,c,d,u,p,v,x,g)}set(t,i,r,a,s,n,o,l,h,c,d,u,p,v,x,g){let f=this.elements;return f[0]=t,f[4]=i,f[8]=r,f[12]=a,f[1]=s,f[5]=n,f[9]=o,f[13]=l,f[2]=h,f[6]=c,f[10]=d,f[14]=u,f[3]=p,f[7]=v,f[11]=x,f[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Qc().fromArray(this.elements)}copy(t){let i=this.elements,r=t.elements;return i[0]=r[0],i[1]=r[1],i[2]=r[2],i[3]=r[3],i[4]=r[4],i[5]=r[5],i[6]=r[6],i[7]=r[7],i[8]=r[8],i[9]=r[9],i[10]=r[10],i[11]=r[11],i[12]=r[12],i[13]=r[13],i[14]=r[14],i[15]=r[15],this}copyPosition(t){let i=this.elements,r=t.elements;return i[12]=r[12],i[13]=r[13],i[14]=r[14],this}setFromMatrix3(t){let i=t.elements;return this.set(i[0],i[3],i[6],0,i[1],i[4],i[7],0,i[2],i[5],i[8],0,0,0,0,1),this}extractBasis(t,i,r){return this.determinantAffine()===0?(t.set(1,0,0),i.set(0,1,0),r.set(0,0,1),this):(t.setFromMatrixColumn(this,0),i.setFromMatrixColumn(this,1),r.setFromMatrixColumn(this,2),this)}makeBasis(t,i,r){return this.set(t.x,i.x,r.x,0,t.y,i.y,r.y,0,t.z,i.z,r.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let i=this.elements,r=t.elements,a=1/mr.setFromMatrixColumn(t,0).length(),s=1/mr.setFromMatrixColumn(t,1).length(),n=1/mr.setFromMatrixColumn(t,2).length();return i[0]=r[0]*a,i[1]=r[1]*a,i[2]=r[2]*a,i[3]=0,i[4]=r[4]*s,i[5]=r[5]*s,i[6]=r[6]*s,i[7]=0,i[8]=r[8]*n,i[9]=r[9]*n,i[10]=r[10]*n,i[11]=0,i[12]=0,i[13]=0,i[14]=0,i[15]=1,this}makeRotationFromEuler(t){let i=this.elements,r=t.x,a=t.y,s=t.z,n=Math.cos(r),o=Math.sin(r),l=Math.cos(a),h=Math.sin(a),c=Math.cos(s),d=Math.sin(s);if(t.order==="XYZ"){let u=n*c,p=n*d,v=o*c,x=o*d;i[0]=l*c,i[4]=-l*d,i[8]=h,i[1]=p+v*h,i[5]=u-x*h,i[9]=-o*l,i[2]=x-u*h,i[6]=v+p*h,i[10]=n*l}else if(t.order==="YXZ"){let u=l*c,p=l*d,v=h*c,x=h*d;i[0]=u+x*o,i[4]=v*o-p,i[8]=n*h,i[1]=n*d,i[5]=n*c,i[9]=-o,i[2]=p*o-v,i[6]=x+u*o,i[10]=n*l}else if(t.order==="ZXY"){let u=l*c,p=l*d,v=h*c,x=h*d;i[0]=u-x*o,i[4]=-n*d,i[8]=v+p*o,i[1]=p+v*o,i[5]=n*c,i[9]=x-u*o,i[2]=-n*h,i[6]=o,i[10]=n*l}else if(t.order==="ZYX"){let u=n*c,p=n*d,v=o*c,x=o*d;i[0]=l*c,i[4]=v*h-p,i[8]=u*h+x,i[1]=l*d,i[5]=x*h+u,i[9]=p*h-v,i[2]=-h,i[6]=o*l,i[10]=n*l}else if(t.order==="YZX"){let u=n*l,p=n*h,v=o*l,x=o*h;i[0]=l*c,i[4]=x-u*d,i[8]=v*d+p,i[1]=d,i[5]=n*c,i[9]=-o*c,i[2]=-h*c,i[6]=p*d+v,i[10]=u-x*d}else if(t.order==="XZY"){let u=n*l,p=n*h,v=o*l,x=o*h;i[0]=l*c,i[4]=-d,i[8]=h*c,i[1]=u*d+x,i[5]=n*c,i[9]=p*d-v,i[2]=v*d-p,i[6]=o*c,i[10]=x*d+u}return i[3]=0,i[7]=0,i[11]=0,i[12]=0,i[13]=0,i[14]=0,i[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Qp,t,ef)}lookAt(t,i,r){let a=this.elements;return jt.subVectors(t,i),jt.lengthSq()===0&&(jt.z=1),jt.normalize(),Ii.crossVectors(r,jt),Ii.lengthSq()===0&&(Math.abs(r.z)===1?jt.x+=1e-4:jt.z+=1e-4,jt.normalize(),Ii.crossVectors(r,jt)),Ii.normalize(),Va.crossVectors(jt,Ii),a[0]=Ii.x,a[4]=Va.x,a[8]=jt.x,a[1]=Ii.y,a[5]=Va.y,a[9]=jt.y,a[2]=Ii.z,a[6]=Va.z,a[10]=jt.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,i){let r=t.elements,a=i.elements,s=this.elements,n=r[0],o=r[4],l=r[8],h=r[12],c=r[1],d=r[5],u=r[9],p=r[13],v=r[2],x=r[6],g=r[10],f=r[14],E=r[3],w=r[7],M=r[11],b=r[15],A=a[0],m=a[4],y=a[8],R=a[12],O=a[1],N=a[5],F=a[9],q=a[13],C=a[2],H=a[6],K=a[10],G=a[14],ce=a[3],X=a[7],j=a[11],te=a[15];return s[0]=n*A+o*O+l*C+h*ce,s[4]=n*m+o*N+l*H+h*X,s[8]=n*y+o*F+l*K+h*j,s[12]=n*R+o*q+l*G+h*te,s[1]=c*A+d*O+u*C+p*ce,s[5]=c*m+d*N+u*H+p*X,s[9]=c*y+d*F+u*K+p*j,s[13]=c*R+d*q+u*G+p*te,s[2]=v*A+x*O+g*C+f*ce,s[6]=v*m+x*N+g*H+f*X,s[10]=v*y+x*F+g*K+f*j,s[14]=v*R+x*q+g*G+f*te,s[3]=E*A+w*O+M*C+b*ce,s[7]=E*m+w*N+M*H+b*X,s[11]=E*y+w*F+M*K+b*j,s[15]=E*R+w*q+M*G+b*te,this}multiplyScalar(t){let i=this.elements;return i[0]*=t,i[4]*=t,i[8]*=t,i[12]*=t,i[1]*=t,i[5]*=t,i[9]*=t,i[13]*=t,i[2]*=t,i[6]*=t,i[10]*=t,i[14]*=t,i[3]*=t,i[7]*=t,i[11]*=t,i[15]*=t,this}determinant(){let t=this.elements,i=t[0],r=t[4],a=t[8],s=t[12],n=t[1],o=t[5],l=t[9],h=t[13],c=t[2],d=t[6],u=t[10],p=t[14],v=t[3],x=t[7],g=t[11],f=t[15],E=l*p-h*u,w=o*p-h*d,M=o*u-l*d,b=n*p-h*c,A=n*u-l*c,m=n*d-o*c;return i*(x*E-g*w+f*M)-r*(v*E-g*b+f*A)+a*(v*w-x*b+f*m)-s*(v*M-x*A+g*m)}determinantAffine(){let t=this.elements,i=t[0],r=t[4],a=t[8],s=t[1],n=t[5],o=t[9],l=t[2],h=t[6],c=t[10];return i*(n*c-o*h)-r*(s*c-o*l)+a*(s*h-n*l)}transpose(){let t=this.elements,i;return i=t[1],t[1]=t[4],t[4]=i,i=t[2],t[2]=t[8],t[8]=i,i=t[6],t[6]=t[9],t[9]=i,i=t[3],t[3]=t[12],t[12]=i,i=t[7],t[7]=t[13],t[13]=i,i=t[11],t[11]=t[14],t[14]=i,this}setPosition(t,i,r){let a=this.elements;return t.isVector3?(a[12]=t.x,a[13]=t.y,a[14]=t.z):(a[12]=t,a[13]=i,a[14]=r),this}invert(){let t=this.elements,i=t[0],r=t[1],a=t[2],s=t[3],n=t[4],o=t[5],l=t[6],h=t[7],c=t[8],d=t[9],u=t[10],p=t[11],v=t[12],x=t[13],g=t[14],f=t[15],E=i*o-r*n,w=i*l-a*n,M=i*h-s*n,b=r*l-a*o,A=r*h-s*o,m=a*h-s*l,y=c*x-d*v,R=c*g-u*v,O=c*f-p*v,N=d*g-u*x,F=d*f-p*x,q=u*f-p*g,C=E*q-w*F+M*N+b*O-A*R+m*y;if(C===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let H=1/C;return t[0]=(o*q-l*F+h*N)*H,t[1]=(a*F-r*q-s*N)*H,t[2]=(x*m-g*A+f*b)*H,t[3]=(u*A-d*m-p*b)*H,t[4]=(l*O-n*q-h*R)*H,t[5]=(i*q-a*O+s*R)*H,t[6]=(g*M-v*m-f*w)*H,t[7]=(c*m-u*M+p*w)*H,t[8]=(n*F-o*O+h*y)*H,t[9]=(r*O-i*F-s*y)*H,t[10]=(v*A-x*M+f*E)*H,t[11]=(d*M-c*A-p*E)*H,t[12]=(o*R-n*N-l*y)*H,t[13]=(i*N-r*R+a*y)*H,t[14]=(x*w-v*b-g*E)*H,t[15]=(c*b-d*w+u*E)*H,this}scale(t){let i=this.elements,r=t.x,a=t.y,s=t.z;return i[0]*=r,i[4]*=a,i[8]*=s,i[1]*=r,i[5]*=a,i[9]*=s,i[2]*=r,i[6]*=a,i[10]*=s,i[3]*=r,i[7]*=a,i[11]*=s,this}getMaxScaleOnAxis(){let t=this.elements,i=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],r=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],a=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(i,r,a))}makeTranslation(t,i,r){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,i,0,0,1,r,0,0,0,1),this}makeRotationX(t){let i=Math.cos(t),r=Math.sin(t);return this.set(1,0,0,0,0,i,-r,0,0,r,i,0,0,0,0,1),this}makeRotationY(t){let i=Math.cos(t),r=Math.sin(t);return this.set(i,0,r,0,0,1,0,0,-r,0,i,0,0,0,0,1),this}makeRotationZ(t){let i=Math.cos(t),r=Math.sin(t);return this.set(i,-r,0,0,r,i,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,i){let r=Math.cos(i),a=Math.sin(i),s=1-r,n=t.x,o=t.y,l=t.z,h=s*n,c=s*o;return this.set(h*n+r,h*o-a*l,h*l+a*o,0,h*o+a*l,c*o+r,c*l-a*n,0,h*l-a*o,c*l+a*n,s*l*l+r,0,0,0,0,1),this}makeScale(t,i,r){return this.set(t,0,0,0,0,i,0,0,0,0,r,0,0,0,0,1),this}makeShear(t,i,r,a,s,n){return this.set(1,r,s,0,t,1,n,0,i,a,1,0,0,0,0,1),this}compose(t,i,r){let a=this.elements,s=i._x,n=i._y,o=i._z,l=i._w,h=s+s,c=n+n,d=o+o,u=s*h,p=s*c,v=s*d,x=n*c,g=n*d,f=o*d,E=l*h,w=l*c,M=l*d,b=r.x,A=r.y,m=r.z;return a[0]=(1-(x+f))*b,a[1]=(p+M)*b,a[2]=(v-w)*b,a[3]=0,a[4]=(p-M)*A,a[5]=(1-(u+f))*A,a[6]=(g+E)*A,a[7]=0,a[8]=(v+w)*m,a[9]=(g-E)*m,a[10]=(1-(u+x))*m,a[11]=0,a[12]=t.x,a[13]=t.y,a[14]=t.z,a[15]=1,this}decompose(t,i,r){let a=this.elements;t.x=a[12],t.y=a[13],t.z=a[14];let s=this.determinantAffine();if(s===0)return r.set(1,1,1),i.identity(),this;let n=mr.set(a[0],a[1],a[2]).length(),o=mr.set(a[4],a[5],a[6]).length(),l=mr.set(a[8],a[9],a[10]).length();s<0&&(n=-n),ei.copy(this);let h=1/n,c=1/o,d=1/l;return ei.elements[0]*=h,ei.elements[1]*=h,ei.elements[2]*=h,ei.elements[4]*=c,ei.elements[5]*=c,ei.elements[6]*=c,ei.elements[8]*=d,ei.elements[9]*=d,ei.elements[10]*=d,i.setFromRotationMatrix(ei),r.x=n,r.y=o,r.z=l,this}makePerspective(t,i,r,a,s,n,o=ai,l=!1){let h=this.elements,c=2*s/(i-t),d=2*s/(r-a),u=(i+t)/(i-t),p=(r+a)/(r-a),v,x;if(l)v=s/(n-s),x=n*s/(n-s);else if(o===ai)v=-(n+s)/(n-s),x=-2*n*s/(n-s);else if(o===pa)v=-n/(n-s),x=-n*s/(n-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return h[0]=c,h[4]=0,h[8]=u,h[12]=0,h[1]=0,h[5]=d,h[9]=p,h[13]=0,h[2]=0,h[6]=0,h[10]=v,h[14]=x,h[3]=0,h[7]=0,h[11]=-1,h[15]=0,this}makeOrthographic(t,i,r,a,s,n,o=ai,l=!1){let h=this.elements,c=2/(i-t),d=2/(r-a),u=-(i+t)/(i-t),p=-(r+a)/(r-a),v,x;if(l)v=1/(n-s),x=n/(n-s);else if(o===ai)v=-2/(n-s),x=-(n+s)/(n-s);else if(o===pa)v=-1/(n-s),x=-s/(n-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return h[0]=c,h[4]=0,h[8]=0,h[12]=u,h[1]=0,h[5]=d,h[9]=0,h[13]=p,h[2]=0,h[6]=0,h[10]=v,h[14]=x,h[3]=0,h[7]=0,h[11]=0,h[15]=1,this}equals(t){let i=this.elements,r=t.elements;for(let a=0;a<16;a++)if(i[a]!==r[a])return!1;return!0}fromArray(t,i=0){for(let r=0;r<16;r++)this.elements[r]=t[r+i];return this}toArray(t=[],i=0){let r=this.elements;return t[i]=r[0],t[i+1]=r[1],t[i+2]=r[2],t[i+3]=r[3],t[i+4]=r[4],t[i+5]=r[5],t[i+6]=r[6],t[i+7]=r[7],t[i+8]=r[8],t[i+9]=r[9],t[i+10]=r[10],t[i+11]=r[11],t[i+12]=r[12],t[i+13]=r[13],t[i+14]=r[14],t[i+15]=r[15],t}},mr=new I,ei=new at,Qp=new I(0,0,0),ef=new I(1,1,1),Ii=new I,Va=new I,jt=new I,Th=new at,bh=new Ri,rr=class eu{constructor(t=0,i=0,r=0,a=eu.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=i,this._z=r,this._order=a}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,i,r,a=this._order){return this._x=t,this._y=i,this._z=r,this._order=a,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,i=this._order,r=!0){let a=t.elements,s=a[0],n=a[4],o=a[8],l=a[1],h=a[5],c=a[9],d=a[2],u=a[6],p=a[10];switch(i){case"XYZ":this._y=Math.asin(Ze(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-c,p),this._z=Math.atan2(-n,s)):(this._x=Math.atan2(u,h),this._z=0);break;case"YXZ":this._x=Math.asin(-Ze(c,-1,1)),Math.abs(c)<.9999999?(this._y=Math.atan2(o,p),this._z=Math.atan2(l,h)):(this._y=Math.atan2(-d,s),this._z=0);break;case"ZXY":this._x=Math.asin(Ze(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,p),this._z=Math.atan2(-n,h)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-Ze(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,p),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-n,h));break;case"YZX":this._z=Math.asin(Ze(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-c,h),this._y=Math.atan2(-d,s)):(this._x=0,this._y=Math.atan2(o,p));break;case"XZY":this._z=Math.asin(-Ze(n,-1,1)),Math.abs(n)<.9999999?(this._x=Math.atan2(u,h),this._y=Math.atan2(o,s)):(this._x=Math.atan2(-c,p),this._y=0);break;default:Fe("Euler: .setFromRotationMatrix() encountered an unknown order: "+i)}return this._order=i,r===!0&&this._onChangeCallback(),this}setFromQuaternion(t,i,r){return Th.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Th,i,r)}setFromVector3(t,i=this._order){return this.set(t.x,t.y,t.z,i)}reorder(t){return bh.setFromEuler(this),this.setFromQuaternion(bh,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],i=0){return t[i]=this._x,t[i+1]=this._y,t[i+2]=this._z,t[i+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};rr.DEFAULT_ORDER="XYZ";var tu=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},tf=0,Ah=new I,gr=new Ri,Mi=new at,Wa=new I,Yr=new I,rf=new I,af=new Ri,Rh=new I(1,0,0),Ch=new I(0,1,0),Ph=new I(0,0,1),Nh={type:"added"},sf={type:"removed"},vr={type:"childadded",child:null},kn={type:"childremoved",child:null},Ht=class Ts extends nr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:tf++}),this.uuid=or(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=Ts.DEFAULT_UP.clone();let t=new I,i=new rr,r=new Ri,a=new I(1,1,1);function s(){r.setFromEuler(i,!1)}function n(){i.setFromQuaternion(r,void 0,!1)}i._onChange(s),r._onChange(n),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:i},quaternion:{configurable:!0,enumerable:!0,value:r},scale:{configurable:!0,enumerable:!0,value:a},modelViewMatrix:{value:new at},normalMatrix:{value:new We}}),this.matrix=new at,this.matrixWorld=new at,this.matrixAutoUpdate=Ts.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=Ts.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new tu,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,i){this.quaternion.setFromAxisAngle(t,i)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,i){return gr.setFromAxisAngle(t,i),this.quaternion.multiply(gr),this}rotateOnWorldAxis(t,i){return gr.setFromAxisAngle(t,i),this.quaternion.premultiply(gr),this}rotateX(t){return this.rotateOnAxis(Rh,t)}rotateY(t){return this.rotateOnAxis(Ch,t)}rotateZ(t){return this.rotateOnAxis(Ph,t)}translateOnAxis(t,i){return Ah.copy(t).applyQuaternion(this.quaternion),this.position.add(Ah.multiplyScalar(i)),this}translateX(t){return this.translateOnAxis(Rh,t)}translateY(t){return this.translateOnAxis(Ch,t)}translateZ(t){return this.translateOnAxis(Ph,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Mi.copy(this.matrixWorld).invert())}lookAt(t,i,r){t.isVector3?Wa.copy(t):Wa.set(t,i,r);let a=this.parent;this.updateWorldMatrix(!0,!1),Yr.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Mi.lookAt(Yr,Wa,this.up):Mi.lookAt(Wa,Yr,this.up),this.quaternion.setFromRotationMatrix(Mi),a&&(Mi.extractRotation(a.matrixWorld),gr.setFromRotationMatrix(Mi),this.quaternion.premultiply(gr.invert()))}add(t){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.add(arguments[i]);return this}return t===this?(ze("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Nh),vr.child=t,this.dispatchEvent(vr),vr.child=null):ze("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let r=0;r<arguments.length;r++)this.remove(arguments[r]);return this}let i=this.children.indexOf(t);return i!==-1&&(t.parent=null,this.children.splice(i,1),t.dispatchEvent(sf),kn.child=t,this.dispatchEvent(kn),kn.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Mi.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Mi.multiply(t.parent.matrixWorld)),t.applyMatrix4(Mi),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Nh),vr.child=t,this.dispatchEvent(vr),vr.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,i){if(this[t]===i)return this;for(let r=0,a=this.children.length;r<a;r++){let s=this.children[r].getObjectByProperty(t,i);if(s!==void 0)return s}}getObjectsByProperty(t,i,r=[]){this[t]===i&&r.push(this);let a=this.children;for(let s=0,n=a.length;s<n;s++)a[s].getObjectsByProperty(t,i,r);return r}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Yr,t,rf),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Yr,af,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let i=this.matrixWorld.elements;return t.set(i[8],i[9],i[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let i=this.children;for(let r=0,a=i.length;r<a;r++)i[r].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let i=this.children;for(let r=0,a=i.length;r<a;r++)i[r].traverseVisible(t)}traverseAncestors(t){let i=this.parent;i!==null&&(t(i),i.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let i=t.x,r=t.y,a=t.z,s=this.matrix.elements;s[12]+=i-s[0]*i-s[4]*r-s[8]*a,s[13]+=r-s[1]*i-s[5]*r-s[9]*a,s[14]+=a-s[2]*i-s[6]*r-s[10]*a}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let i=this.children;for(let r=0,a=i.length;r<a;r++)i[r].updateMatrixWorld(t)}updateWorldMatrix(t,i,r=!1){let a=this.parent;if(t===!0&&a!==null&&a.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||r)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,r=!0),i===!0){let s=this.children;for(let n=0,o=s.length;n<o;n++)s[n].updateWorldMatrix(!1,!0,r)}}toJSON(t){let i=t===void 0||typeof t=="string",r={};i&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},r.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let a={};a.uuid=this.uuid,a.type=this.type,a.name=this.name,a.castShadow=this.castShadow,a.receiveShadow=this.receiveShadow,a.visible=this.visible,a.frustumCulled=this.frustumCulled,a.renderOrder=this.renderOrder,a.static=this.static,a.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(a.userData=this.userData),a.layers=this.layers.mask,a.matrix=this.matrix.toArray(),a.up=this.up.toArray(),this.pivot!==null&&(a.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(a.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(a.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(a.type="InstancedMesh",a.count=this.count,a.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(a.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(a.type="BatchedMesh",a.perObjectFrustumCulled=this.perObjectFrustumCulled,a.sortObjects=this.sortObjects,a.drawRanges=this._drawRanges,a.reservedRanges=this._reservedRanges,a.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),a.instanceInfo=this._instanceInfo.map(o=>({...o})),a.availableInstanceIds=this._availableInstanceIds.slice(),a.availableGeometryIds=this._availableGeometryIds.slice(),a.nextIndexStart=this._nextIndexStart,a.nextVertexStart=this._nextVertexStart,a.geometryCount=this._geometryCount,a.maxInstanceCount=this._maxInstanceCount,a.maxVertexCount=this._maxVertexCount,a.maxIndexCount=this._maxIndexCount,a.geometryInitialized=this._geometryInitialized,a.matricesTexture=this._matricesTexture.toJSON(t),a.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(a.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(a.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(a.boundingBox=this.boundingBox.toJSON()));function s(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?a.background=this.background.toJSON():this.background.isTexture&&(a.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(a.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){a.geometry=s(t.geometries,this.geometry);let o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){let l=o.shapes;if(Array.isArray(l))for(let h=0,c=l.length;h<c;h++){let d=l[h];s(t.shapes,d)}else s(t.shapes,l)}}if(this.isSkinnedMesh&&(a.bindMode=this.bindMode,a.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(t.skeletons,this.skeleton),a.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let o=[];for(let l=0,h=this.material.length;l<h;l++)o.push(s(t.materials,this.material[l]));a.material=o}else a.material=s(t.materials,this.material);if(this.children.length>0){a.children=[];for(let o=0;o<this.children.length;o++)a.children.push(this.children[o].toJSON(t).object)}if(this.animations.length>0){a.animations=[];for(let o=0;o<this.animations.length;o++){let l=this.animations[o];a.animations.push(s(t.animations,l))}}if(i){let o=n(t.geometries),l=n(t.materials),h=n(t.textures),c=n(t.images),d=n(t.shapes),u=n(t.skeletons),p=n(t.animations),v=n(t.nodes);o.length>0&&(r.geometries=o),l.length>0&&(r.materials=l),h.length>0&&(r.textures=h),c.length>0&&(r.images=c),d.length>0&&(r.shapes=d),u.length>0&&(r.skeletons=u),p.length>0&&(r.animations=p),v.length>0&&(r.nodes=v)}return r.object=a,r;function n(o){let l=[];for(let h in o){let c=o[h];delete c.metadata,l.push(c)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,i=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),i===!0)for(let r=0;r<t.children.length;r++){let a=t.children[r];this.add(a.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Ht.DEFAULT_UP=new I(0,1,0);Ht.DEFAULT_MATRIX_AUTO_UPDATE=!0;Ht.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Tt=class extends Ht{constructor(){super(),this.isGroup=!0,this.type="Group"}},nf={type:"move"},zn=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Tt,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Tt,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new I,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new I),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Tt,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new I,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new I,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let r=null,a=null,s=null,n=this._targetRay,o=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){s=!0;for(let v of e.hand.values()){let x=t.getJointPose(v,i),g=this._getHandJoint(l,v);x!==null&&(g.matrix.fromArray(x.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=x.radius),g.visible=x!==null}let h=l.joints["index-finger-tip"],c=l.joints["thumb-tip"],d=h.position.distanceTo(c.position),u=.02,p=.005;l.inputState.pinching&&d>u+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=u-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else o!==null&&e.gripSpace&&(a=t.getPose(e.gripSpace,i),a!==null&&(o.matrix.fromArray(a.transform.matrix),o.matrix.decompose(o.position,o.quaternion,o.scale),o.matrixWorldNeedsUpdate=!0,a.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(a.linearVelocity)):o.hasLinearVelocity=!1,a.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.copy(a.angularVelocity)):o.hasAngularVelocity=!1,o.eventsEnabled&&o.dispatchEvent({type:"gripUpdated",data:e,target:this})));n!==null&&(r=t.getPose(e.targetRaySpace,i),r===null&&a!==null&&(r=a),r!==null&&(n.matrix.fromArray(r.transform.matrix),n.matrix.decompose(n.position,n.quaternion,n.scale),n.matrixWorldNeedsUpdate=!0,r.linearVelocity?(n.hasLinearVelocity=!0,n.linearVelocity.copy(r.linearVelocity)):n.hasLinearVelocity=!1,r.angularVelocity?(n.hasAngularVelocity=!0,n.angularVelocity.copy(r.angularVelocity)):n.hasAngularVelocity=!1,this.dispatchEvent(nf)))}return n!==null&&(n.visible=r!==null),o!==null&&(o.visible=a!==null),l!==null&&(l.visible=s!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Tt;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},iu={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Di={h:0,s:0,l:0},Xa={h:0,s:0,l:0};function Gn(e,t,i){return i<0&&(i+=1),i>1&&(i-=1),i<1/6?e+(t-e)*6*i:i<1/2?t:i<2/3?e+(t-e)*6*(2/3-i):e}var Be=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Vt){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Qe.colorSpaceToWorking(this,t),this}setRGB(e,t,i,r=Qe.workingColorSpace){return this.r=e,this.g=t,this.b=i,Qe.colorSpaceToWorking(this,r),this}setHSL(e,t,i,r=Qe.workingColorSpace){if(e=hl(e,1),t=Ze(t,0,1),i=Ze(i,0,1),t===0)this.r=this.g=this.b=i;else{let a=i<=.5?i*(1+t):i+t-i*t,s=2*i-a;this.r=Gn(s,a,e+1/3),this.g=Gn(s,a,e),this.b=Gn(s,a,e-1/3)}return Qe.colorSpaceToWorking(this,r),this}setStyle(e,t=Vt){function i(a){a!==void 0&&parseFloat(a)<1&&Fe("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let a,s=r[1],n=r[2];switch(s){case"rgb":case"rgba":if(a=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(n))return i(a[4]),this.setRGB(Math.min(255,parseInt(a[1],10))/255,Math.min(255,parseInt(a[2],10))/255,Math.min(255,parseInt(a[3],10))/255,t);if(a=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(n))return i(a[4]),this.setRGB(Math.min(100,parseFloat(a[1]))/100,Math.min(100,parseFloat(a[2]))/100,Math.min(100,parseFloat(a[3]))/100,t);break;case"hsl":case"hsla":if(a=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(n))return i(a[4]),this.setHSL(parseFloat(a[1])/360,parseFloat(a[2])/100,parseFloat(a[3])/100,t);break;default:Fe("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let a=r[1],s=a.length;if(s===3)return this.setRGB(parseInt(a.charAt(0),16)/15,parseInt(a.charAt(1),16)/15,parseInt(a.charAt(2),16)/15,t);if(s===6)return this.setHex(parseInt(a,16),t);Fe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Vt){let i=iu[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Fe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Ai(e.r),this.g=Ai(e.g),this.b=Ai(e.b),this}copyLinearToSRGB(e){return this.r=Ir(e.r),this.g=Ir(e.g),this.b=Ir(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Vt){return Qe.workingToColorSpace(Ft.copy(this),e),Math.round(Ze(Ft.r*255,0,255))*65536+Math.round(Ze(Ft.g*255,0,255))*256+Math.round(Ze(Ft.b*255,0,255))}getHexString(e=Vt){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Qe.workingColorSpace){Qe.workingToColorSpace(Ft.copy(this),t);let i=Ft.r,r=Ft.g,a=Ft.b,s=Math.max(i,r,a),n=Math.min(i,r,a),o,l,h=(n+s)/2;if(n===s)o=0,l=0;else{let c=s-n;switch(l=h<=.5?c/(s+n):c/(2-s-n),s){case i:o=(r-a)/c+(r<a?6:0);break;case r:o=(a-i)/c+2;break;case a:o=(i-r)/c+4;break}o/=6}return e.h=o,e.s=l,e.l=h,e}getRGB(e,t=Qe.workingColorSpace){return Qe.workingToColorSpace(Ft.copy(this),t),e.r=Ft.r,e.g=Ft.g,e.b=Ft.b,e}getStyle(e=Vt){Qe.workingToColorSpace(Ft.copy(this),e);let t=Ft.r,i=Ft.g,r=Ft.b;return e!==Vt?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(e,t,i){return this.getHSL(Di),this.setHSL(Di.h+e,Di.s+t,Di.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Di),e.getHSL(Xa);let i=oa(Di.h,Xa.h,t),r=oa(Di.s,Xa.s,t),a=oa(Di.l,Xa.l,t);return this.setHSL(i,r,a),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,r=this.b,a=e.elements;return this.r=a[0]*t+a[3]*i+a[6]*r,this.g=a[1]*t+a[4]*i+a[7]*r,this.b=a[2]*t+a[5]*i+a[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Ft=new Be;Be.NAMES=iu;var ru=class au{constructor(t,i=1,r=1e3){this.isFog=!0,this.name="",this.color=new Be(t),this.near=i,this.far=r}clone(){return new au(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},pl=class extends Ht{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new rr,this.environmentIntensity=1,this.environmentRotation=new rr,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},ti=new I,xi=new I,Hn=new I,yi=new I,_r=new I,Sr=new I,Lh=new I,Vn=new I,Wn=new I,Xn=new I,jn=new xt,qn=new xt,Yn=new xt,Kr=class Cr{constructor(t=new I,i=new I,r=new I){this.a=t,this.b=i,this.c=r}static getNormal(t,i,r,a){a.subVectors(r,i),ti.subVectors(t,i),a.cross(ti);let s=a.lengthSq();return s>0?a.multiplyScalar(1/Math.sqrt(s)):a.set(0,0,0)}static getBarycoord(t,i,r,a,s){ti.subVectors(a,i),xi.subVectors(r,i),Hn.subVectors(t,i);let n=ti.dot(ti),o=ti.dot(xi),l=ti.dot(Hn),h=xi.dot(xi),c=xi.dot(Hn),d=n*h-o*o;if(d===0)return s.set(0,0,0),null;let u=1/d,p=(h*l-o*c)*u,v=(n*c-o*l)*u;return s.set(1-p-v,v,p)}static containsPoint(t,i,r,a){return this.getBarycoord(t,i,r,a,yi)===null?!1:yi.x>=0&&yi.y>=0&&yi.x+yi.y<=1}static getInterpolation(t,i,r,a,s,n,o,l){return this.getBarycoord(t,i,r,a,yi)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,yi.x),l.addScaledVector(n,yi.y),l.addScaledVector(o,yi.z),l)}static getInterpolatedAttribute(t,i,r,a,s,n){return jn.setScalar(0),qn.setScalar(0),Yn.setScalar(0),jn.fromBufferAttribute(t,i),qn.fromBufferAttribute(t,r),Yn.fromBufferAttribute(t,a),n.setScalar(0),n.addScaledVector(jn,s.x),n.addScaledVector(qn,s.y),n.addScaledVector(Yn,s.z),n}static isFrontFacing(t,i,r,a){return ti.subVectors(r,i),xi.subVectors(t,i),ti.cross(xi).dot(a)<0}set(t,i,r){return this.a.copy(t),this.b.copy(i),this.c.copy(r),this}setFromPointsAndIndices(t,i,r,a){return this.a.copy(t[i]),this.b.copy(t[r]),this.c.copy(t[a]),this}setFromAttributeAndIndices(t,i,r,a){return this.a.fromBufferAttribute(t,i),this.b.fromBufferAttribute(t,r),this.c.fromBufferAttribute(t,a),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return ti.subVectors(this.c,this.b),xi.subVectors(this.a,this.b),ti.cross(xi).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return Cr.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,i){return Cr.getBarycoord(t,this.a,this.b,this.c,i)}getInterpolation(t,i,r,a,s){return Cr.getInterpolation(t,this.a,this.b,this.c,i,r,a,s)}containsPoint(t){return Cr.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return Cr.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,i){let r=this.a,a=this.b,s=this.c,n,o;_r.subVectors(a,r),Sr.subVectors(s,r),Vn.subVectors(t,r);let l=_r.dot(Vn),h=Sr.dot(Vn);if(l<=0&&h<=0)return i.copy(r);Wn.subVectors(t,a);let c=_r.dot(Wn),d=Sr.dot(Wn);if(c>=0&&d<=c)return i.copy(a);let u=l*d-c*h;if(u<=0&&l>=0&&c<=0&&l-c>0)return n=l/(l-c),i.copy(r).addScaledVector(_r,n);Xn.subVectors(t,s);let p=_r.dot(Xn),v=Sr.dot(Xn);if(v>=0&&p<=v)return i.copy(s);let x=p*h-l*v;if(x<=0&&h>=0&&v<=0)return o=h/(h-v),i.copy(r).addScaledVector(Sr,o);let g=c*v-p*d;if(g<=0&&d-c>=0&&p-v>=0)return Lh.subVectors(s,a),o=(d-c)/(d-c+(p-v)),i.copy(a).addScaledVector(Lh,o);let f=1/(g+x+u);return n=x*f,o=u*f,i.copy(r).addScaledVector(_r,n).addScaledVector(Sr,o)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},lr=class{constructor(e=new I(1/0,1/0,1/0),t=new I(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(ii.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(ii.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=ii.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let a=i.getAttribute("position");if(t===!0&&a!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let s=0,n=a.count;s<n;s++)e.isMesh===!0?e.getVertexPosition(s,ii):ii.fromBufferAttribute(a,s),ii.applyMatrix4(e.matrixWorld),this.expandByPoint(ii);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),ja.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),ja.copy(i.boundingBox)),ja.applyMatrix4(e.matrixWorld),this.union(ja)}let r=e.children;for(let a=0,s=r.length;a<s;a++)this.expandByObject(r[a],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ii),ii.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Zr),qa.subVectors(this.max,Zr),Mr.subVectors(e.a,Zr),xr.subVectors(e.b,Zr),yr.subVectors(e.c,Zr),Ui.subVectors(xr,Mr),Oi.subVectors(yr,xr),Zi.subVectors(Mr,yr);let t=[0,-Ui.z,Ui.y,0,-Oi.z,Oi.y,0,-Zi.z,Zi.y,Ui.z,0,-Ui.x,Oi.z,0,-Oi.x,Zi.z,0,-Zi.x,-Ui.y,Ui.x,0,-Oi.y,Oi.x,0,-Zi.y,Zi.x,0];return!Kn(t,Mr,xr,yr,qa)||(t=[1,0,0,0,1,0,0,0,1],!Kn(t,Mr,xr,yr,qa))?!1:(Ya.crossVectors(Ui,Oi),t=[Ya.x,Ya.y,Ya.z],Kn(t,Mr,xr,yr,qa))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ii).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ii).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ei[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ei[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ei[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ei[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ei[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ei[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ei[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ei[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ei),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ei=[new I,new I,new I,new I,new I,new I,new I,new I],ii=new I,ja=new lr,Mr=new I,xr=new I,yr=new I,Ui=new I,Oi=new I,Zi=new I,Zr=new I,qa=new I,Ya=new I,Ji=new I;function Kn(e,t,i,r,a){for(let s=0,n=e.length-3;s<=n;s+=3){Ji.fromArray(e,s);let o=a.x*Math.abs(Ji.x)+a.y*Math.abs(Ji.y)+a.z*Math.abs(Ji.z),l=t.dot(Ji),h=i.dot(Ji),c=r.dot(Ji);if(Math.max(-Math.max(l,h,c),Math.min(l,h,c))>o)return!1}return!0}var Et=new I,Ka=new he,of=0,bt=class extends nr{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:of++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=bp,this.updateRanges=[],this.gpuType=ri,this.version=0,this._normalizationScale=e!==void 0?cl(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let r=0,a=this.itemSize;r<a;r++)this.array[e+r]=t.array[i+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Ka.fromBufferAttribute(this,t),Ka.applyMatrix3(e),this.setXY(t,Ka.x,Ka.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Et.fromBufferAttribute(this,t),Et.applyMatrix3(e),this.setXYZ(t,Et.x,Et.y,Et.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Et.fromBufferAttribute(this,t),Et.applyMatrix4(e),this.setXYZ(t,Et.x,Et.y,Et.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Et.fromBufferAttribute(this,t),Et.applyNormalMatrix(e),this.setXYZ(t,Et.x,Et.y,Et.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Et.fromBufferAttribute(this,t),Et.transformDirection(e),this.setXYZ(t,Et.x,Et.y,Et.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this}setXYZW(e,t,i,r,a){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),a=this._normalize(a)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this.array[e+3]=a,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Zc(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Jc(e,this.array)}},su=class extends bt{constructor(e,t,i){super(new Uint16Array(e),t,i)}},nu=class extends bt{constructor(e,t,i){super(new Uint32Array(e),t,i)}},St=class extends bt{constructor(e,t,i){super(new Float32Array(e),t,i)}},lf=new lr,Jr=new I,Zn=new I,hr=class{constructor(e=new I,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):lf.setFromPoints(e).getCenter(i);let r=0;for(let a=0,s=e.length;a<s;a++)r=Math.max(r,i.distanceToSquared(e[a]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Jr.subVectors(e,this.center);let t=Jr.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),r=(i-this.radius)*.5;this.center.addScaledVector(Jr,r/i),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Zn.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Jr.copy(e.center).add(Zn)),this.expandByPoint(Jr.copy(e.center).sub(Zn))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},hf=0,Kt=new at,Jn=new Ht,Er=new I,qt=new lr,$r=new lr,Ct=new I,Pt=class ou extends nr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:hf++}),this.uuid=or(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(Ap(t)?nu:su)(t,1):this.index=t,this}setIndirect(t,i=0){return this.indirect=t,this.indirectOffset=i,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,i){return this.attributes[t]=i,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,i,r=0){this.groups.push({start:t,count:i,materialIndex:r})}clearGroups(){this.groups=[]}setDrawRange(t,i){this.drawRange.start=t,this.drawRange.count=i}applyMatrix4(t){let i=this.attributes.position;i!==void 0&&(i.applyMatrix4(t),i.needsUpdate=!0);let r=this.attributes.normal;if(r!==void 0){let s=new We().getNormalMatrix(t);r.applyNormalMatrix(s),r.needsUpdate=!0}let a=this.attributes.tangent;return a!==void 0&&(a.transformDirection(t),a.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Kt.makeRotationFromQuaternion(t),this.applyMatrix4(Kt),this}rotateX(t){return Kt.makeRotationX(t),this.applyMatrix4(Kt),this}rotateY(t){return Kt.makeRotationY(t),this.applyMatrix4(Kt),this}rotateZ(t){return Kt.makeRotationZ(t),this.applyMatrix4(Kt),this}translate(t,i,r){return Kt.makeTranslation(t,i,r),this.applyMatrix4(Kt),this}scale(t,i,r){return Kt.makeScale(t,i,r),this.applyMatrix4(Kt),this}lookAt(t){return Jn.lookAt(t),Jn.updateMatrix(),this.applyMatrix4(Jn.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Er).negate(),this.translate(Er.x,Er.y,Er.z),this}setFromPoints(t){let i=this.getAttribute("position");if(i===void 0){let r=[];for(let a=0,s=t.length;a<s;a++){let n=t[a];r.push(n.x,n.y,n.z||0)}this.setAttribute("position",new St(r,3))}else{let r=Math.min(t.length,i.count);for(let a=0;a<r;a++){let s=t[a];i.setXYZ(a,s.x,s.y,s.z||0)}t.length>i.count&&Fe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),i.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new lr);let t=this.attributes.position,i=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ze("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new I(-1/0,-1/0,-1/0),new I(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),i)for(let r=0,a=i.length;r<a;r++){let s=i[r];qt.setFromBufferAttribute(s),this.morphTargetsRelative?(Ct.addVectors(this.boundingBox.min,qt.min),this.boundingBox.expandByPoint(Ct),Ct.addVectors(this.boundingBox.max,qt.max),this.boundingBox.expandByPoint(Ct)):(this.boundingBox.expandByPoint(qt.min),this.boundingBox.expandByPoint(qt.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&ze('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new hr);let t=this.attributes.position,i=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ze("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new I,1/0);return}if(t){let r=this.boundingSphere.center;if(qt.setFromBufferAttribute(t),i)for(let s=0,n=i.length;s<n;s++){let o=i[s];$r.setFromBufferAttribute(o),this.morphTargetsRelative?(Ct.addVectors(qt.min,$r.min),qt.expandByPoint(Ct),Ct.addVectors(qt.max,$r.max),qt.expandByPoint(Ct)):(qt.expandByPoint($r.min),qt.expandByPoint($r.max))}qt.getCenter(r);let a=0;for(let s=0,n=t.count;s<n;s++)Ct.fromBufferAttribute(t,s),a=Math.max(a,r.distanceToSquared(Ct));if(i)for(let s=0,n=i.length;s<n;s++){let o=i[s],l=this.morphTargetsRelative;for(let h=0,c=o.count;h<c;h++)Ct.fromBufferAttribute(o,h),l&&(Er.fromBufferAttribute(t,h),Ct.add(Er)),a=Math.max(a,r.distanceToSquared(Ct))}this.boundingSphere.radius=Math.sqrt(a),isNaN(this.boundingSphere.radius)&&ze('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,i=this.attributes;if(t===null||i.position===void 0||i.normal===void 0||i.uv===void 0){ze("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let r=i.position,a=i.normal,s=i.uv,n=this.getAttribute("tangent");(n===void 0||n.count!==r.count)&&(n=new bt(new Float32Array(4*r.count),4),this.setAttribute("tangent",n));let o=[],l=[],h=new Uint8Array(r.count);for(let R=0;R<r.count;R++)o[R]=new I,l[R]=new I;let c=new I,d=new I,u=new I,p=new he,v=new he,x=new he,g=new I,f=new I;function E(R,O,N){h[R]=h[O]=h[N]=1,c.fromBufferAttribute(r,R),d.fromBufferAttribute(r,O),u.fromBufferAttribute(r,N),p.fromBufferAttribute(s,R),v.fromBufferAttribute(s,O),x.fromBufferAttribute(s,N),d.sub(c),u.sub(c),v.sub(p),x.sub(p);let F=1/(v.x*x.y-x.x*v.y);isFinite(F)&&(g.copy(d).multiplyScalar(x.y).addScaledVector(u,-v.y).multiplyScalar(F),f.copy(u).multiplyScalar(v.x).addScaledVector(d,-x.x).multiplyScalar(F),o[R].add(g),o[O].add(g),o[N].add(g),l[R].add(f),l[O].add(f),l[N].add(f))}let w=this.groups;w.length===0&&(w=[{start:0,count:t.count}]);for(let R=0,O=w.length;R<O;++R){let N=w[R],F=N.start,q=N.count;for(let C=F,H=F+q;C<H;C+=3)E(t.getX(C+0),t.getX(C+1),t.getX(C+2))}let M=new I,b=new I,A=new I,m=new I;function y(R){A.fromBufferAttribute(a,R),m.copy(A);let O=o[R];M.copy(O),M.sub(A.multiplyScalar(A.dot(O))).normalize(),b.crossVectors(m,O);let N=b.dot(l[R])<0?-1:1;n.setXYZW(R,M.x,M.y,M.z,N)}for(let R=0,O=r.count;R<O;++R)h[R]&&y(R);this._transformed=!0}computeVertexNormals(){let t=this.index,i=this.getAttribute("position");if(i!==void 0){let r=this.getAttribute("normal");if(r===void 0||r.count!==i.count)r=new bt(new Float32Array(i.count*3),3),this.setAttribute("normal",r);else for(let u=0,p=r.count;u<p;u++)r.setXYZ(u,0,0,0);let a=new I,s=new I,n=new I,o=new I,l=new I,h=new I,c=new I,d=new I;if(t)for(let u=0,p=t.count;u<p;u+=3){let v=t.getX(u+0),x=t.getX(u+1),g=t.getX(u+2);a.fromBufferAttribute(i,v),s.fromBufferAttribute(i,x),n.fromBufferAttribute(i,g),c.subVectors(n,s),d.subVectors(a,s),c.cross(d),o.fromBufferAttribute(r,v),l.fromBufferAttribute(r,x),h.fromBufferAttribute(r,g),o.add(c),l.add(c),h.add(c),r.setXYZ(v,o.x,o.y,o.z),r.setXYZ(x,l.x,l.y,l.z),r.setXYZ(g,h.x,h.y,h.z)}else for(let u=0,p=i.count;u<p;u+=3)a.fromBufferAttribute(i,u+0),s.fromBufferAttribute(i,u+1),n.fromBufferAttribute(i,u+2),c.subVectors(n,s),d.subVectors(a,s),c.cross(d),r.setXYZ(u+0,c.x,c.y,c.z),r.setXYZ(u+1,c.x,c.y,c.z),r.setXYZ(u+2,c.x,c.y,c.z);this.normalizeNormals(),r.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let i=0,r=t.count;i<r;i++)Ct.fromBufferAttribute(t,i),Ct.normalize(),t.setXYZ(i,Ct.x,Ct.y,Ct.z)}toNonIndexed(){function t(o,l){let h=o.array,c=o.itemSize,d=o.normalized,u=new h.constructor(l.length*c),p=0,v=0;for(let x=0,g=l.length;x<g;x++){o.isInterleavedBufferAttribute?p=l[x]*o.data.stride+o.offset:p=l[x]*c;for(let f=0;f<c;f++)u[v++]=h[p++]}return new bt(u,c,d)}if(this.index===null)return Fe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let i=new ou,r=this.index.array,a=this.attributes;for(let o in a){let l=a[o],h=t(l,r);i.setAttribute(o,h)}let s=this.morphAttributes;for(let o in s){let l=[],h=s[o];for(let c=0,d=h.length;c<d;c++){let u=h[c],p=t(u,r);l.push(p)}i.morphAttributes[o]=l}i.morphTargetsRelative=this.morphTargetsRelative;let n=this.groups;for(let o=0,l=n.length;o<l;o++){let h=n[o];i.addGroup(h.start,h.count,h.materialIndex)}return i}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let h in l)l[h]!==void 0&&(t[h]=l[h]);return t}t.data={attributes:{}};let i=this.index;i!==null&&(t.data.index={type:i.array.constructor.name,array:Array.prototype.slice.call(i.array)});let r=this.attributes;for(let l in r){let h=r[l];t.data.attributes[l]=h.toJSON(t.data)}let a={},s=!1;for(let l in this.morphAttributes){let h=this.morphAttributes[l],c=[];for(let d=0,u=h.length;d<u;d++){let p=h[d];c.push(p.toJSON(t.data))}c.length>0&&(a[l]=c,s=!0)}s&&(t.data.morphAttributes=a,t.data.morphTargetsRelative=this.morphTargetsRelative);let n=this.groups;n.length>0&&(t.data.groups=JSON.parse(JSON.stringify(n)));let o=this.boundingSphere;return o!==null&&(t.data.boundingSphere=o.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let i={};this.name=t.name;let r=t.index;r!==null&&this.setIndex(r.clone());let a=t.attributes;for(let h in a){let c=a[h];this.setAttribute(h,c.clone(i))}let s=t.morphAttributes;for(let h in s){let c=[],d=s[h];for(let u=0,p=d.length;u<p;u++)c.push(d[u].clone(i));this.morphAttributes[h]=c}this.morphTargetsRelative=t.morphTargetsRelative;let n=t.groups;for(let h=0,c=n.length;h<c;h++){let d=n[h];this.addGroup(d.start,d.count,d.materialIndex)}let o=t.boundingBox;o!==null&&(this.boundingBox=o.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var sx=new I;var $n=new I,cf=new I,uf=new We,Bi=class{constructor(e=new I(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,r){return this.normal.set(e,t,i),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let r=$n.subVectors(i,t).cross(cf.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let r=e.delta($n),a=this.normal.dot(r);if(a===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let s=-(e.start.dot(this.normal)+this.constant)/a;return i===!0&&(s<0||s>1)?null:t.copy(e.start).addScaledVector(r,s)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||uf.getNormalMatrix(e),r=this.coplanarPoint($n).applyMatrix4(e),a=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(a),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},df=0,Vi=class extends nr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:df++}),this.uuid=or(),this.name="",this.type="Material",this.blending=er,this.side=tr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Cc,this.blendDst=Pc,this.blendEquation=Rr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Be(0,0,0),this.blendAlpha=0,this.depthFunc=ca,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Mp,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Dn,this.stencilZFail=Dn,this.stencilZPass=Dn,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Fe(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Fe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(a=>a.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(a){let s=[];for(let n in a){let o=a[n];delete o.metadata,s.push(o)}return s}if(t){let a=r(e.textures),s=r(e.images);a.length>0&&(i.textures=a),s.length>0&&(i.images=s)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Be().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Bi().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new he().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new he().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let r=t.length;i=new Array(r);for(let a=0;a!==r;++a)i[a]=t[a].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var nx=new I,ox=new I,lx=new I,hx=new he,cx=new he,ux=new at,dx=new I,px=new I,fx=new I,mx=new he,gx=new he,vx=new he;var wi=new I,Qn=new I,Za=new I,Ja=new I,fl=class{constructor(e=new I,t=new I(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,wi)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=wi.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(wi.copy(this.origin).addScaledVector(this.direction,t),wi.distanceToSquared(e))}distanceSqToSegment(e,t,i,r){Qn.copy(e).add(t).multiplyScalar(.5),Za.copy(t).sub(e).normalize(),Ja.copy(this.origin).sub(Qn);let a=e.distanceTo(t)*.5,s=-this.direction.dot(Za),n=Ja.dot(this.direction),o=-Ja.dot(Za),l=Ja.lengthSq(),h=Math.abs(1-s*s),c,d,u,p;if(h>0)if(c=s*o-n,d=s*n-o,p=a*h,c>=0)if(d>=-p)if(d<=p){let v=1/h;c*=v,d*=v,u=c*(c+s*d+2*n)+d*(s*c+d+2*o)+l}else d=a,c=Math.max(0,-(s*d+n)),u=-c*c+d*(d+2*o)+l;else d=-a,c=Math.max(0,-(s*d+n)),u=-c*c+d*(d+2*o)+l;else d<=-p?(c=Math.max(0,-(-s*a+n)),d=c>0?-a:Math.min(Math.max(-a,-o),a),u=-c*c+d*(d+2*o)+l):d<=p?(c=0,d=Math.min(Math.max(-a,-o),a),u=d*(d+2*o)+l):(c=Math.max(0,-(s*a+n)),d=c>0?a:Math.min(Math.max(-a,-o),a),u=-c*c+d*(d+2*o)+l);else d=s>0?-a:a,c=Math.max(0,-(s*d+n)),u=-c*c+d*(d+2*o)+l;return i&&i.copy(this.origin).addScaledVector(this.direction,c),r&&r.copy(Qn).addScaledVector(Za,d),u}intersectSphere(e,t){if(e.radius<0)return null;wi.subVectors(e.center,this.origin);let i=wi.dot(this.direction),r=wi.dot(wi)-i*i,a=e.radius*e.radius;if(r>a)return null;let s=Math.sqrt(a-r),n=i-s,o=i+s;return o<0?null:n<0?this.at(o,t):this.at(n,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,r,a,s,n,o,l=1/this.direction.x,h=1/this.direction.y,c=1/this.direction.z,d=this.origin;return l>=0?(i=(e.min.x-d.x)*l,r=(e.max.x-d.x)*l):(i=(e.max.x-d.x)*l,r=(e.min.x-d.x)*l),h>=0?(a=(e.min.y-d.y)*h,s=(e.max.y-d.y)*h):(a=(e.max.y-d.y)*h,s=(e.min.y-d.y)*h),i>s||a>r||((a>i||isNaN(i))&&(i=a),(s<r||isNaN(r))&&(r=s),c>=0?(n=(e.min.z-d.z)*c,o=(e.max.z-d.z)*c):(n=(e.max.z-d.z)*c,o=(e.min.z-d.z)*c),i>o||n>r)||((n>i||i!==i)&&(i=n),(o<r||r!==r)&&(r=o),r<0)?null:this.at(i>=0?i:r,t)}intersectsBox(e){return this.intersectBox(e,wi)!==null}intersectTriangle(e,t,i,r,a){let s=this.origin,n=this.direction,o=n.x,l=n.y,h=n.z,c=e.x-s.x,d=e.y-s.y,u=e.z-s.z,p=t.x-s.x,v=t.y-s.y,x=t.z-s.z,g=i.x-s.x,f=i.y-s.y,E=i.z-s.z,w=Math.abs(o),M=Math.abs(l),b=Math.abs(h),A,m,y,R,O,N,F,q,C,H,K,G;if(w>=M&&w>=b?(y=o,N=c,C=p,G=g,o>=0?(A=l,m=h,R=d,O=u,F=v,q=x,H=f,K=E):(A=h,m=l,R=u,O=d,F=x,q=v,H=E,K=f)):M>=b?(y=l,N=d,C=v,G=f,l>=0?(A=h,m=o,R=u,O=c,F=x,q=p,H=E,K=g):(A=o,m=h,R=c,O=u,F=p,q=x,H=g,K=E)):(y=h,N=u,C=x,G=E,h>=0?(A=o,m=l,R=c,O=d,F=p,q=v,H=g,K=f):(A=l,m=o,R=d,O=c,F=v,q=p,H=f,K=g)),y===0)return null;let ce=A/y,X=m/y,j=1/y,te=R-ce*N,Re=O-X*N,Y=F-ce*C,ie=q-X*C,we=H-ce*G,Ne=K-X*G,De=we*ie-Ne*Y,ne=te*Ne-Re*we,Ve=Y*Re-ie*te;if(r){if(De<0||ne<0||Ve<0)return null}else if((De<0||ne<0||Ve<0)&&(De>0||ne>0||Ve>0))return null;let et=De+ne+Ve;if(et===0)return null;let Ae=j*(De*N+ne*C+Ve*G);return(et>0?Ae<0:Ae>0)?null:this.at(Ae/et,a)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Sa=class extends Vi{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Be(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rr,this.combine=el,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Ih=new at,$i=new fl,$a=new hr,Dh=new I,Qa=new I,es=new I,ts=new I,eo=new I,is=new I,Uh=new I,rs=new I,ct=class extends Ht{constructor(e=new Pt,t=new Sa){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,t=Object.keys(e);if(t.length>0){let i=e[t[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=i.length;r<a;r++){let s=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[s]=r}}}}getVertexPosition(e,t){let i=this.geometry,r=i.attributes.position,a=i.morphAttributes.position,s=i.morphTargetsRelative;t.fromBufferAttribute(r,e);let n=this.morphTargetInfluences;if(a&&n){is.set(0,0,0);for(let o=0,l=a.length;o<l;o++){let h=n[o],c=a[o];h!==0&&(eo.fromBufferAttribute(c,e),s?is.addScaledVector(eo,h):is.addScaledVector(eo.sub(t),h))}t.add(is)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.material,a=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),$a.copy(i.boundingSphere),$a.applyMatrix4(a),$i.copy(e.ray).recast(e.near),!($a.containsPoint($i.origin)===!1&&($i.intersectSphere($a,Dh)===null||$i.origin.distanceToSquared(Dh)>(e.far-e.near)**2))&&(Ih.copy(a).invert(),$i.copy(e.ray).applyMatrix4(Ih),!(i.boundingBox!==null&&$i.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,$i)))}_computeIntersections(e,t,i){let r,a=this.geometry,s=this.material,n=a.index,o=a.attributes.position,l=a.attributes.uv,h=a.attributes.uv1,c=a.attributes.normal,d=a.groups,u=a.drawRange;if(n!==null)if(Array.isArray(s))for(let p=0,v=d.length;p<v;p++){let x=d[p],g=s[x.materialIndex],f=Math.max(x.start,u.start),E=Math.min(n.count,Math.min(x.start+x.count,u.start+u.count));for(let w=f,M=E;w<M;w+=3){let b=n.getX(w),A=n.getX(w+1),m=n.getX(w+2);r=as(this,g,e,i,l,h,c,b,A,m),r&&(r.faceIndex=Math.floor(w/3),r.face.materialIndex=x.materialIndex,t.push(r))}}else{let p=Math.max(0,u.start),v=Math.min(n.count,u.start+u.count);for(let x=p,g=v;x<g;x+=3){let f=n.getX(x),E=n.getX(x+1),w=n.getX(x+2);r=as(this,s,e,i,l,h,c,f,E,w),r&&(r.faceIndex=Math.floor(x/3),t.push(r))}}else if(o!==void 0)if(Array.isArray(s))for(let p=0,v=d.length;p<v;p++){let x=d[p],g=s[x.materialIndex],f=Math.max(x.start,u.start),E=Math.min(o.count,Math.min(x.start+x.count,u.start+u.count));for(let w=f,M=E;w<M;w+=3){let b=w,A=w+1,m=w+2;r=as(this,g,e,i,l,h,c,b,A,m),r&&(r.faceIndex=Math.floor(w/3),r.face.materialIndex=x.materialIndex,t.push(r))}}else{let p=Math.max(0,u.start),v=Math.min(o.count,u.start+u.count);for(let x=p,g=v;x<g;x+=3){let f=x,E=x+1,w=x+2;r=as(this,s,e,i,l,h,c,f,E,w),r&&(r.faceIndex=Math.floor(x/3),t.push(r))}}}};function pf(e,t,i,r,a,s,n,o){let l;if(t.side===Bt?l=r.intersectTriangle(n,s,a,!0,o):l=r.intersectTriangle(a,s,n,t.side===tr,o),l===null)return null;rs.copy(o),rs.applyMatrix4(e.matrixWorld);let h=i.ray.origin.distanceTo(rs);return h<i.near||h>i.far?null:{distance:h,point:rs.clone(),object:e}}function as(e,t,i,r,a,s,n,o,l,h){e.getVertexPosition(o,Qa),e.getVertexPosition(l,es),e.getVertexPosition(h,ts);let c=pf(e,t,i,r,Qa,es,ts,Uh);if(c){let d=new I;Kr.getBarycoord(Uh,Qa,es,ts,d),a&&(c.uv=Kr.getInterpolatedAttribute(a,o,l,h,d,new he)),s&&(c.uv1=Kr.getInterpolatedAttribute(s,o,l,h,d,new he)),n&&(c.normal=Kr.getInterpolatedAttribute(n,o,l,h,d,new I),c.normal.dot(r.direction)>0&&c.normal.multiplyScalar(-1));let u={a:o,b:l,c:h,normal:new I,materialIndex:0};Kr.getNormal(Qa,es,ts,u.normal),c.face=u,c.barycoord=d}return c}var lu=class extends Jt{constructor(e=null,t=1,i=1,r,a,s,n,o,l=It,h=It,c,d){super(null,s,n,o,l,h,r,a,c,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}},Oh=class extends bt{constructor(e,t,i,r=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=r}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},wr=new at,Fh=new at,ss=[],Bh=new lr,ff=new at,Qr=new ct,ea=new hr,ml=class extends ct{constructor(e,t,i){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new Oh(new Float32Array(i*16),16),this.instanceColor=null,this.morphTexture=null,this.count=i,this.boundingBox=null,this.boundingSphere=null;for(let r=0;r<i;r++)this.setMatrixAt(r,ff)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new lr),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,wr),Bh.copy(e.boundingBox).applyMatrix4(wr),this.boundingBox.union(Bh)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new hr),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,wr),ea.copy(e.boundingSphere).applyMatrix4(wr),this.boundingSphere.union(ea)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let i=t.morphTargetInfluences,r=this.morphTexture.source.data.data,a=i.length+1,s=e*a+1;for(let n=0;n<i.length;n++)i[n]=r[s+n]}raycast(e,t){let i=this.matrixWorld,r=this.count;if(Qr.geometry=this.geometry,Qr.material=this.material,Qr.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ea.copy(this.boundingSphere),ea.applyMatrix4(i),e.ray.intersectsSphere(ea)!==!1))for(let a=0;a<r;a++){this.getMatrixAt(a,wr),Fh.multiplyMatrices(i,wr),Qr.matrixWorld=Fh,Qr.raycast(e,ss);for(let s=0,n=ss.length;s<n;s++){let o=ss[s];o.instanceId=a,o.object=this,t.push(o)}ss.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new Oh(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let i=t.morphTargetInfluences,r=i.length+1;this.morphTexture===null&&(this.morphTexture=new lu(new Float32Array(r*this.count),r,this.count,sl,ri));let a=this.morphTexture.source.data.data,s=0;for(let l=0;l<i.length;l++)s+=i[l];let n=this.geometry.morphTargetsRelative?1:1-s,o=r*e;return a[o]=n,a.set(i,o+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Qi=new hr,mf=new he(.5,.5),ns=new I,ma=class{constructor(e=new Bi,t=new Bi,i=new Bi,r=new Bi,a=new Bi,s=new Bi){this.planes=[e,t,i,r,a,s]}set(e,t,i,r,a,s){let n=this.planes;return n[0].copy(e),n[1].copy(t),n[2].copy(i),n[3].copy(r),n[4].copy(a),n[5].copy(s),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=ai,i=!1){let r=this.planes,a=e.elements,s=a[0],n=a[1],o=a[2],l=a[3],h=a[4],c=a[5],d=a[6],u=a[7],p=a[8],v=a[9],x=a[10],g=a[11],f=a[12],E=a[13],w=a[14],M=a[15];if(r[0].setComponents(l-s,u-h,g-p,M-f).normalize(),r[1].setComponents(l+s,u+h,g+p,M+f).normalize(),r[2].setComponents(l+n,u+c,g+v,M+E).normalize(),r[3].setComponents(l-n,u-c,g-v,M-E).normalize(),i)r[4].setComponents(o,d,x,w).normalize(),r[5].setComponents(l-o,u-d,g-x,M-w).normalize();else if(r[4].setComponents(l-o,u-d,g-x,M-w).normalize(),t===ai)r[5].setComponents(l+o,u+d,g+x,M+w).normalize();else if(t===pa)r[5].setComponents(o,d,x,w).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Qi.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Qi.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Qi)}intersectsSprite(e){Qi.center.set(0,0,0);let t=mf.distanceTo(e.center);return Qi.radius=.7071067811865476+t,Qi.applyMatrix4(e.matrixWorld),this.intersectsSphere(Qi)}intersectsSphere(e){let t=this.planes,i=e.center,r=-e.radius;for(let a=0;a<6;a++)if(t[a].distanceToPoint(i)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let r=t[i];if(ns.x=r.normal.x>0?e.max.x:e.min.x,ns.y=r.normal.y>0?e.max.y:e.min.y,ns.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(ns)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},kh=new at,gf=class hu{constructor(){this.coordinateSystem=ai,this._frustums=[],this._count=0}setFromArrayCamera(t){let i=t.cameras,r=this._frustums;for(let a=0;a<i.length;a++){let s=i[a];kh.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),r[a]===void 0&&(r[a]=new ma),r[a].setFromProjectionMatrix(kh,s.coordinateSystem,s.reversedDepth)}return this._count=i.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsObject(t))return!0;return!1}intersectsSprite(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsSphere(t))return!0;return!1}intersectsBox(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].intersectsBox(t))return!0;return!1}containsPoint(t){let i=this._frustums;for(let r=0;r<this._count;r++)if(i[r].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let i=this._frustums,r=t._frustums;for(let a=0;a<t._count;a++)i[a]===void 0&&(i[a]=new ma),i[a].copy(r[a]);return this._count=t._count,this}clone(){return new hu().copy(this)}},gl=class extends Vi{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Be(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Us=new I,Os=new I,zh=new at,ta=new fl,os=new hr,to=new I,Gh=new I,vf=class extends Ht{constructor(e=new Pt,t=new gl){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let r=1,a=t.count;r<a;r++)Us.fromBufferAttribute(t,r-1),Os.fromBufferAttribute(t,r),i[r]=i[r-1],i[r]+=Us.distanceTo(Os);e.setAttribute("lineDistance",new St(i,1))}else Fe("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,a=e.params.Line.threshold,s=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),os.copy(i.boundingSphere),os.applyMatrix4(r),os.radius+=a,e.ray.intersectsSphere(os)===!1)return;zh.copy(r).invert(),ta.copy(e.ray).applyMatrix4(zh);let n=a/((this.scale.x+this.scale.y+this.scale.z)/3),o=n*n,l=this.isLineSegments?2:1,h=i.index,c=i.attributes.position;if(h!==null){let d=Math.max(0,s.start),u=Math.min(h.count,s.start+s.count);for(let p=d,v=u-1;p<v;p+=l){let x=h.getX(p),g=h.getX(p+1),f=ls(this,e,ta,o,x,g,p);f&&t.push(f)}if(this.isLineLoop){let p=h.getX(u-1),v=h.getX(d),x=ls(this,e,ta,o,p,v,u-1);x&&t.push(x)}}else{let d=Math.max(0,s.start),u=Math.min(c.count,s.start+s.count);for(let p=d,v=u-1;p<v;p+=l){let x=ls(this,e,ta,o,p,p+1,p);x&&t.push(x)}if(this.isLineLoop){let p=ls(this,e,ta,o,u-1,d,u-1);p&&t.push(p)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,t=Object.keys(e);if(t.length>0){let i=e[t[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=i.length;r<a;r++){let s=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[s]=r}}}}};function ls(e,t,i,r,a,s,n){let o=e.geometry.attributes.position;if(Us.fromBufferAttribute(o,a),Os.fromBufferAttribute(o,s),i.distanceSqToSegment(Us,Os,to,Gh)>r)return;to.applyMatrix4(e.matrixWorld);let l=t.ray.origin.distanceTo(to);if(!(l<t.near||l>t.far))return{distance:l,point:Gh.clone().applyMatrix4(e.matrixWorld),index:n,face:null,faceIndex:null,barycoord:null,object:e}}var Hh=new I,Vh=new I,cu=class extends vf{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let r=0,a=t.count;r<a;r+=2)Hh.fromBufferAttribute(t,r),Vh.fromBufferAttribute(t,r+1),i[r]=r===0?0:i[r-1],i[r+1]=i[r]+Hh.distanceTo(Vh);e.setAttribute("lineDistance",new St(i,1))}else Fe("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},Bs=class extends Vi{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new Be(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Wh=new at,Yo=new fl,hs=new hr,cs=new I,uu=class extends Ht{constructor(e=new Pt,t=new Bs){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,a=e.params.Points.threshold,s=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),hs.copy(i.boundingSphere),hs.applyMatrix4(r),hs.radius+=a,e.ray.intersectsSphere(hs)===!1)return;Wh.copy(r).invert(),Yo.copy(e.ray).applyMatrix4(Wh);let n=a/((this.scale.x+this.scale.y+this.scale.z)/3),o=n*n,l=i.index,h=i.attributes.position;if(l!==null){let c=Math.max(0,s.start),d=Math.min(l.count,s.start+s.count);for(let u=c,p=d;u<p;u++){let v=l.getX(u);cs.fromBufferAttribute(h,v),Xh(cs,v,o,r,e,t,this)}}else{let c=Math.max(0,s.start),d=Math.min(h.count,s.start+s.count);for(let u=c,p=d;u<p;u++)cs.fromBufferAttribute(h,u),Xh(cs,u,o,r,e,t,this)}}updateMorphTargets(){let e=this.geometry.morphAttributes,t=Object.keys(e);if(t.length>0){let i=e[t[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=i.length;r<a;r++){let s=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[s]=r}}}}};function Xh(e,t,i,r,a,s,n){let o=Yo.distanceSqToPoint(e);if(o<i){let l=new I;Yo.closestPointToPoint(e,l),l.applyMatrix4(r);let h=a.ray.origin.distanceTo(l);if(h<a.near||h>a.far)return;s.push({distance:h,distanceToRay:Math.sqrt(o),point:l,index:t,face:null,faceIndex:null,barycoord:null,object:n})}}var du=class extends Jt{constructor(e=[],t=Dr,i,r,a,s,n,o,l,h){super(e,t,i,r,a,s,n,o,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},pu=class extends Jt{constructor(e,t,i,r,a,s,n,o,l){super(e,t,i,r,a,s,n,o,l),this.isCanvasTexture=!0,this.needsUpdate=!0}},Br=class extends Jt{constructor(e,t,i=di,r,a,s,n=It,o=It,l,h=Hi,c=1){if(h!==Hi&&h!==Gi)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:c};super(d,r,a,s,n,o,h,i,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new dl(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},fu=class extends Br{constructor(e,t=di,i=Dr,r,a,s=It,n=It,o,l=Hi){let h={width:e,height:e,depth:1},c=[h,h,h,h,h,h];super(e,e,t,i,r,a,s,n,o,l),this.image=c,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},mu=class extends Jt{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},si=class gu extends Pt{constructor(t=1,i=1,r=1,a=1,s=1,n=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:i,depth:r,widthSegments:a,heightSegments:s,depthSegments:n};let o=this;a=Math.floor(a),s=Math.floor(s),n=Math.floor(n);let l=[],h=[],c=[],d=[],u=0,p=0;v("z","y","x",-1,-1,r,i,t,n,s,0),v("z","y","x",1,-1,r,i,-t,n,s,1),v("x","z","y",1,1,t,r,i,a,n,2),v("x","z","y",1,-1,t,r,-i,a,n,3),v("x","y","z",1,-1,t,i,r,a,s,4),v("x","y","z",-1,-1,t,i,-r,a,s,5),this.setIndex(l),this.setAttribute("position",new St(h,3)),this.setAttribute("normal",new St(c,3)),this.setAttribute("uv",new St(d,2));function v(x,g,f,E,w,M,b,A,m,y,R){let O=M/m,N=b/y,F=M/2,q=b/2,C=A/2,H=m+1,K=y+1,G=0,ce=0,X=new I;for(let j=0;j<K;j++){let te=j*N-q;for(let Re=0;Re<H;Re++){let Y=Re*O-F;X[x]=Y*E,X[g]=te*w,X[f]=C,h.push(X.x,X.y,X.z),X[x]=0,X[g]=0,X[f]=A>0?1:-1,c.push(X.x,X.y,X.z),d.push(Re/m),d.push(1-j/y),G+=1}}for(let j=0;j<y;j++)for(let te=0;te<m;te++){let Re=u+te+H*j,Y=u+te+H*(j+1),ie=u+(te+1)+H*(j+1),we=u+(te+1)+H*j;l.push(Re,Y,we),l.push(Y,ie,we),ce+=6}o.addGroup(p,ce,R),p+=ce,u+=G}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new gu(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var Gr=class vu extends Pt{constructor(t=1,i=1,r=1,a=32,s=1,n=!1,o=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:i,height:r,radialSegments:a,heightSegments:s,openEnded:n,thetaStart:o,thetaLength:l};let h=this;a=Math.floor(a),s=Math.floor(s);let c=[],d=[],u=[],p=[],v=0,x=[],g=r/2,f=0;E(),n===!1&&(t>0&&w(!0),i>0&&w(!1)),this.setIndex(c),this.setAttribute("position",new St(d,3)),this.setAttribute("normal",new St(u,3)),this.setAttribute("uv",new St(p,2));function E(){let M=new I,b=new I,A=0,m=(i-t)/r;for(let y=0;y<=s;y++){let R=[],O=y/s,N=O*(i-t)+t;for(let F=0;F<=a;F++){let q=F/a,C=q*l+o,H=Math.sin(C),K=Math.cos(C);b.x=N*H,b.y=-O*r+g,b.z=N*K,d.push(b.x,b.y,b.z),M.set(H,m,K).normalize(),u.push(M.x,M.y,M.z),p.push(q,1-O),R.push(v++)}x.push(R)}for(let y=0;y<a;y++)for(let R=0;R<s;R++){let O=x[R][y],N=x[R+1][y],F=x[R+1][y+1],q=x[R][y+1];(t>0||R!==0)&&(c.push(O,N,q),A+=3),(i>0||R!==s-1)&&(c.push(N,F,q),A+=3)}h.addGroup(f,A,0),f+=A}function w(M){let b=v,A=new he,m=new I,y=0,R=M===!0?t:i,O=M===!0?1:-1;for(let F=1;F<=a;F++)d.push(0,g*O,0),u.push(0,O,0),p.push(.5,.5),v++;let N=v;for(let F=0;F<=a;F++){let q=F/a*l+o,C=Math.cos(q),H=Math.sin(q);m.x=R*H,m.y=g*O,m.z=R*C,d.push(m.x,m.y,m.z),u.push(0,O,0),A.x=C*.5+.5,A.y=H*.5*O+.5,p.push(A.x,A.y),v++}for(let F=0;F<a;F++){let q=b+F,C=N+F;M===!0?c.push(C,C+1,q):c.push(C+1,C,q),y+=3}h.addGroup(f,y,M===!0?1:2),f+=y}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new vu(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},ks=class _u extends Gr{constructor(t=1,i=1,r=32,a=1,s=!1,n=0,o=Math.PI*2){super(0,t,i,r,a,s,n,o),this.type="ConeGeometry",this.parameters={radius:t,height:i,radialSegments:r,heightSegments:a,openEnded:s,thetaStart:n,thetaLength:o}}static fromJSON(t){return new _u(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},_f=class Su extends Pt{constructor(t=[],i=[],r=1,a=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:i,radius:r,detail:a};let s=[],n=[];o(a),h(r),c(),this.setAttribute("position",new St(s,3)),this.setAttribute("normal",new St(s.slice(),3)),this.setAttribute("uv",new St(n,2)),a===0?this.computeVertexNormals():this.normalizeNormals();function o(E){let w=new I,M=new I,b=new I;for(let A=0;A<i.length;A+=3)p(i[A+0],w),p(i[A+1],M),p(i[A+2],b),l(w,M,b,E)}function l(E,w,M,b){let A=b+1,m=[];for(let y=0;y<=A;y++){m[y]=[];let R=E.clone().lerp(M,y/A),O=w.clone().lerp(M,y/A),N=A-y;for(let F=0;F<=N;F++)F===0&&y===A?m[y][F]=R:m[y][F]=R.clone().lerp(O,F/N)}for(let y=0;y<A;y++)for(let R=0;R<2*(A-y)-1;R++){let O=Math.floor(R/2);R%2===0?(u(m[y][O+1]),u(m[y+1][O]),u(m[y][O])):(u(m[y][O+1]),u(m[y+1][O+1]),u(m[y+1][O]))}}function h(E){let w=new I;for(let M=0;M<s.length;M+=3)w.x=s[M+0],w.y=s[M+1],w.z=s[M+2],w.normalize().multiplyScalar(E),s[M+0]=w.x,s[M+1]=w.y,s[M+2]=w.z}function c(){let E=new I;for(let w=0;w<s.length;w+=3){E.x=s[w+0],E.y=s[w+1],E.z=s[w+2];let M=g(E)/2/Math.PI+.5,b=f(E)/Math.PI+.5;n.push(M,1-b)}v(),d()}function d(){for(let E=0;E<n.length;E+=6){let w=n[E+0],M=n[E+2],b=n[E+4],A=Math.max(w,M,b),m=Math.min(w,M,b);A>.9&&m<.1&&(w<.2&&(n[E+0]+=1),M<.2&&(n[E+2]+=1),b<.2&&(n[E+4]+=1))}}function u(E){s.push(E.x,E.y,E.z)}function p(E,w){let M=E*3;w.x=t[M+0],w.y=t[M+1],w.z=t[M+2]}function v(){let E=new I,w=new I,M=new I,b=new I,A=new he,m=new he,y=new he;for(let R=0,O=0;R<s.length;R+=9,O+=6){E.set(s[R+0],s[R+1],s[R+2]),w.set(s[R+3],s[R+4],s[R+5]),M.set(s[R+6],s[R+7],s[R+8]),A.set(n[O+0],n[O+1]),m.set(n[O+2],n[O+3]),y.set(n[O+4],n[O+5]),b.copy(E).add(w).add(M).divideScalar(3);let N=g(b);x(A,O+0,E,N),x(m,O+2,w,N),x(y,O+4,M,N)}}function x(E,w,M,b){b<0&&E.x===1&&(n[w]=E.x-1),M.x===0&&M.z===0&&(n[w]=b/2/Math.PI+.5)}function g(E){return Math.atan2(E.z,-E.x)}function f(E){return Math.atan2(-E.y,Math.sqrt(E.x*E.x+E.z*E.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Su(t.vertices,t.indices,t.radius,t.detail)}},fi=class{constructor(){this.type="Curve",this.arcLengthDivisions=200,this.needsUpdate=!1,this.cacheArcLengths=null}getPoint(){Fe("Curve: .getPoint() not implemented.")}getPointAt(e,t){let i=this.getUtoTmapping(e);return this.getPoint(i,t)}getPoints(e=5){let t=[];for(let i=0;i<=e;i++)t.push(this.getPoint(i/e));return t}getSpacedPoints(e=5){let t=[];for(let i=0;i<=e;i++)t.push(this.getPointAt(i/e));return t}getLength(){let e=this.getLengths();return e[e.length-1]}getLengths(e=this.arcLengthDivisions){if(this.cacheArcLengths&&this.cacheArcLengths.length===e+1&&!this.needsUpdate)return this.cacheArcLengths;this.needsUpdate=!1;let t=[],i,r=this.getPoint(0),a=0;t.push(0);for(let s=1;s<=e;s++)i=this.getPoint(s/e),a+=i.distanceTo(r),t.push(a),r=i;return this.cacheArcLengths=t,t}updateArcLengths(){this.needsUpdate=!0,this.getLengths()}getUtoTmapping(e,t=null){let i=this.getLengths(),r=0,a=i.length,s;t?s=t:s=e*i[a-1];let n=0,o=a-1,l;for(;n<=o;)if(r=Math.floor(n+(o-n)/2),l=i[r]-s,l<0)n=r+1;else if(l>0)o=r-1;else{o=r;break}if(r=o,i[r]===s)return r/(a-1);let h=i[r],c=i[r+1]-h,d=(s-h)/c;return(r+d)/(a-1)}getTangent(e,t){let i=e-1e-4,r=e+1e-4;i<0&&(i=0),r>1&&(r=1);let a=this.getPoint(i),s=this.getPoint(r),n=t||(a.isVector2?new he:new I);return n.copy(s).sub(a).normalize(),n}getTangentAt(e,t){let i=this.getUtoTmapping(e);return this.getTangent(i,t)}computeFrenetFrames(e,t=!1){let i=new I,r=[],a=[],s=[],n=new I,o=new at;for(let u=0;u<=e;u++){let p=u/e;r[u]=this.getTangentAt(p,new I)}a[0]=new I,s[0]=new I;let l=Number.MAX_VALUE,h=Math.abs(r[0].x),c=Math.abs(r[0].y),d=Math.abs(r[0].z);h<=l&&(l=h,i.set(1,0,0)),c<=l&&(l=c,i.set(0,1,0)),d<=l&&i.set(0,0,1),n.crossVectors(r[0],i).normalize(),a[0].crossVectors(r[0],n),s[0].crossVectors(r[0],a[0]);for(let u=1;u<=e;u++){if(a[u]=a[u-1].clone(),s[u]=s[u-1].clone(),n.crossVectors(r[u-1],r[u]),n.length()>Number.EPSILON){n.normalize();let p=Math.acos(Ze(r[u-1].dot(r[u]),-1,1));a[u].applyMatrix4(o.makeRotationAxis(n,p))}s[u].crossVectors(r[u],a[u])}if(t===!0){let u=Math.acos(Ze(a[0].dot(a[e]),-1,1));u/=e,r[0].dot(n.crossVectors(a[0],a[e]))>0&&(u=-u);for(let p=1;p<=e;p++)a[p].applyMatrix4(o.makeRotationAxis(r[p],u*p)),s[p].crossVectors(r[p],a[p])}return{tangents:r,normals:a,binormals:s}}clone(){return new this.constructor().copy(this)}copy(e){return this.arcLengthDivisions=e.arcLengthDivisions,this.cacheArcLengths=null,this}toJSON(){let e={metadata:{version:4.7,type:"Curve",generator:"Curve.toJSON"}};return e.arcLengthDivisions=this.arcLengthDivisions,e.type=this.type,e}fromJSON(e){return this.arcLengthDivisions=e.arcLengthDivisions,this.cacheArcLengths=null,this}},vl=class extends fi{constructor(e=0,t=0,i=1,r=1,a=0,s=Math.PI*2,n=!1,o=0){super(),this.isEllipseCurve=!0,this.type="EllipseCurve",this.aX=e,this.aY=t,this.xRadius=i,this.yRadius=r,this.aStartAngle=a,this.aEndAngle=s,this.aClockwise=n,this.aRotation=o}getPoint(e,t=new he){let i=t,r=Math.PI*2,a=this.aEndAngle-this.aStartAngle,s=Math.abs(a)<Number.EPSILON;for(;a<0;)a+=r;for(;a>r;)a-=r;a<Number.EPSILON&&(s?a=0:a=r),this.aClockwise===!0&&!s&&(a===r?a=-r:a=a-r);let n=this.aStartAngle+e*a,o=this.aX+this.xRadius*Math.cos(n),l=this.aY+this.yRadius*Math.sin(n);if(this.aRotation!==0){let h=Math.cos(this.aRotation),c=Math.sin(this.aRotation),d=o-this.aX,u=l-this.aY;o=d*h-u*c+this.aX,l=d*c+u*h+this.aY}return i.set(o,l)}copy(e){return super.copy(e),this.aX=e.aX,this.aY=e.aY,this.xRadius=e.xRadius,this.yRadius=e.yRadius,this.aStartAngle=e.aStartAngle,this.aEndAngle=e.aEndAngle,this.aClockwise=e.aClockwise,this.aRotation=e.aRotation,this}toJSON(){let e=super.toJSON();return e.aX=this.aX,e.aY=this.aY,e.xRadius=this.xRadius,e.yRadius=this.yRadius,e.aStartAngle=this.aStartAngle,e.aEndAngle=this.aEndAngle,e.aClockwise=this.aClockwise,e.aRotation=this.aRotation,e}fromJSON(e){return super.fromJSON(e),this.aX=e.aX,this.aY=e.aY,this.xRadius=e.xRadius,this.yRadius=e.yRadius,this.aStartAngle=e.aStartAngle,this.aEndAngle=e.aEndAngle,this.aClockwise=e.aClockwise,this.aRotation=e.aRotation,this}},Sf=class extends vl{constructor(e,t,i,r,a,s){super(e,t,i,i,r,a,s),this.isArcCurve=!0,this.type="ArcCurve"}};function _l(){let e=0,t=0,i=0,r=0;function a(s,n,o,l){e=s,t=o,i=-3*s+3*n-2*o-l,r=2*s-2*n+o+l}return{initCatmullRom:function(s,n,o,l,h){a(n,o,h*(o-s),h*(l-n))},initNonuniformCatmullRom:function(s,n,o,l,h,c,d){let u=(n-s)/h-(o-s)/(h+c)+(o-n)/c,p=(o-n)/c-(l-n)/(c+d)+(l-o)/d;u*=c,p*=c,a(n,o,u,p)},calc:function(s){let n=s*s,o=n*s;return e+t*s+i*n+r*o}}}var jh=new I,qh=new I,io=new _l,ro=new _l,ao=new _l,Mf=class extends fi{constructor(e=[],t=!1,i="centripetal",r=.5){super(),this.isCatmullRomCurve3=!0,this.type="CatmullRomCurve3",this.points=e,this.closed=t,this.curveType=i,this.tension=r}getPoint(e,t=new I){let i=t,r=this.points,a=r.length,s=(a-(this.closed?0:1))*e,n=Math.floor(s),o=s-n;this.closed?n+=n>0?0:(Math.floor(Math.abs(n)/a)+1)*a:o===0&&n===a-1&&(n=a-2,o=1);let l,h;this.closed||n>0?l=r[(n-1)%a]:(qh.subVectors(r[0],r[1]).add(r[0]),l=qh);let c=r[n%a],d=r[(n+1)%a];if(this.closed||n+2<a?h=r[(n+2)%a]:(jh.subVectors(r[a-1],r[a-2]).add(r[a-1]),h=jh),this.curveType==="centripetal"||this.curveType==="chordal"){let u=this.curveType==="chordal"?.5:.25,p=Math.pow(l.distanceToSquared(c),u),v=Math.pow(c.distanceToSquared(d),u),x=Math.pow(d.distanceToSquared(h),u);v<1e-4&&(v=1),p<1e-4&&(p=v),x<1e-4&&(x=v),io.initNonuniformCatmullRom(l.x,c.x,d.x,h.x,p,v,x),ro.initNonuniformCatmullRom(l.y,c.y,d.y,h.y,p,v,x),ao.initNonuniformCatmullRom(l.z,c.z,d.z,h.z,p,v,x)}else this.curveType==="catmullrom"&&(io.initCatmullRom(l.x,c.x,d.x,h.x,this.tension),ro.initCatmullRom(l.y,c.y,d.y,h.y,this.tension),ao.initCatmullRom(l.z,c.z,d.z,h.z,this.tension));return i.set(io.calc(o),ro.calc(o),ao.calc(o)),i}copy(e){super.copy(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(r.clone())}return this.closed=e.closed,this.curveType=e.curveType,this.tension=e.tension,this}toJSON(){let e=super.toJSON();e.points=[];for(let t=0,i=this.points.length;t<i;t++){let r=this.points[t];e.points.push(r.toArray())}return e.closed=this.closed,e.curveType=this.curveType,e.tension=this.tension,e}fromJSON(e){super.fromJSON(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(new I().fromArray(r))}return this.closed=e.closed,this.curveType=e.curveType,this.tension=e.tension,this}};function Yh(e,t,i,r,a){let s=(r-t)*.5,n=(a-i)*.5,o=e*e,l=e*o;return(2*i-2*r+s+n)*l+(-3*i+3*r-2*s-n)*o+s*e+i}function xf(e,t){let i=1-e;return i*i*t}function yf(e,t){return 2*(1-e)*e*t}function Ef(e,t){return e*e*t}function la(e,t,i,r){return xf(e,t)+yf(e,i)+Ef(e,r)}function wf(e,t){let i=1-e;return i*i*i*t}function Tf(e,t){let i=1-e;return 3*i*i*e*t}function bf(e,t){return 3*(1-e)*e*e*t}function Af(e,t){return e*e*e*t}function ha(e,t,i,r,a){return wf(e,t)+Tf(e,i)+bf(e,r)+Af(e,a)}var Mu=class extends fi{constructor(e=new he,t=new he,i=new he,r=new he){super(),this.isCubicBezierCurve=!0,this.type="CubicBezierCurve",this.v0=e,this.v1=t,this.v2=i,this.v3=r}getPoint(e,t=new he){let i=t,r=this.v0,a=this.v1,s=this.v2,n=this.v3;return i.set(ha(e,r.x,a.x,s.x,n.x),ha(e,r.y,a.y,s.y,n.y)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this.v3.copy(e.v3),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e.v3=this.v3.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this.v3.fromArray(e.v3),this}},Rf=class extends fi{constructor(e=new I,t=new I,i=new I,r=new I){super(),this.isCubicBezierCurve3=!0,this.type="CubicBezierCurve3",this.v0=e,this.v1=t,this.v2=i,this.v3=r}getPoint(e,t=new I){let i=t,r=this.v0,a=this.v1,s=this.v2,n=this.v3;return i.set(ha(e,r.x,a.x,s.x,n.x),ha(e,r.y,a.y,s.y,n.y),ha(e,r.z,a.z,s.z,n.z)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this.v3.copy(e.v3),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e.v3=this.v3.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this.v3.fromArray(e.v3),this}},xu=class extends fi{constructor(e=new he,t=new he){super(),this.isLineCurve=!0,this.type="LineCurve",this.v1=e,this.v2=t}getPoint(e,t=new he){let i=t;return e===1?i.copy(this.v2):(i.copy(this.v2).sub(this.v1),i.multiplyScalar(e).add(this.v1)),i}getPointAt(e,t){return this.getPoint(e,t)}getTangent(e,t=new he){return t.subVectors(this.v2,this.v1).normalize()}getTangentAt(e,t){return this.getTangent(e,t)}copy(e){return super.copy(e),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},Cf=class extends fi{constructor(e=new I,t=new I){super(),this.isLineCurve3=!0,this.type="LineCurve3",this.v1=e,this.v2=t}getPoint(e,t=new I){let i=t;return e===1?i.copy(this.v2):(i.copy(this.v2).sub(this.v1),i.multiplyScalar(e).add(this.v1)),i}getPointAt(e,t){return this.getPoint(e,t)}getTangent(e,t=new I){return t.subVectors(this.v2,this.v1).normalize()}getTangentAt(e,t){return this.getTangent(e,t)}copy(e){return super.copy(e),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},yu=class extends fi{constructor(e=new he,t=new he,i=new he){super(),this.isQuadraticBezierCurve=!0,this.type="QuadraticBezierCurve",this.v0=e,this.v1=t,this.v2=i}getPoint(e,t=new he){let i=t,r=this.v0,a=this.v1,s=this.v2;return i.set(la(e,r.x,a.x,s.x),la(e,r.y,a.y,s.y)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},Pf=class extends fi{constructor(e=new I,t=new I,i=new I){super(),this.isQuadraticBezierCurve3=!0,this.type="QuadraticBezierCurve3",this.v0=e,this.v1=t,this.v2=i}getPoint(e,t=new I){let i=t,r=this.v0,a=this.v1,s=this.v2;return i.set(la(e,r.x,a.x,s.x),la(e,r.y,a.y,s.y),la(e,r.z,a.z,s.z)),i}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},Eu=class extends fi{constructor(e=[]){super(),this.isSplineCurve=!0,this.type="SplineCurve",this.points=e}getPoint(e,t=new he){let i=t,r=this.points,a=(r.length-1)*e,s=Math.floor(a),n=a-s,o=r[s===0?s:s-1],l=r[s],h=r[s>r.length-2?r.length-1:s+1],c=r[s>r.length-3?r.length-1:s+2];return i.set(Yh(n,o.x,l.x,h.x,c.x),Yh(n,o.y,l.y,h.y,c.y)),i}copy(e){super.copy(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(r.clone())}return this}toJSON(){let e=super.toJSON();e.points=[];for(let t=0,i=this.points.length;t<i;t++){let r=this.points[t];e.points.push(r.toArray())}return e}fromJSON(e){super.fromJSON(e),this.points=[];for(let t=0,i=e.points.length;t<i;t++){let r=e.points[t];this.points.push(new he().fromArray(r))}return this}},Ko=Object.freeze({__proto__:null,ArcCurve:Sf,CatmullRomCurve3:Mf,CubicBezierCurve:Mu,CubicBezierCurve3:Rf,EllipseCurve:vl,LineCurve:xu,LineCurve3:Cf,QuadraticBezierCurve:yu,QuadraticBezierCurve3:Pf,SplineCurve:Eu}),Nf=class extends fi{constructor(){super(),this.type="CurvePath",this.curves=[],this.autoClose=!1,this.cacheLengths=null}add(e){this.curves.push(e)}closePath(){let e=this.curves[0].getPoint(0),t=this.curves[this.curves.length-1].getPoint(1);if(!e.equals(t)){let i=e.isVector2===!0?"LineCurve":"LineCurve3";this.curves.push(new Ko[i](t,e))}return this}getPoint(e,t){let i=e*this.getLength(),r=this.getCurveLengths(),a=0;for(;a<r.length;){if(r[a]>=i){let s=r[a]-i,n=this.curves[a],o=n.getLength(),l=o===0?0:1-s/o;return n.getPointAt(l,t)}a++}return null}getLength(){let e=this.getCurveLengths();return e[e.length-1]}updateArcLengths(){this.needsUpdate=!0,this.cacheLengths=null,this.getCurveLengths()}getCurveLengths(){if(this.cacheLengths&&this.cacheLengths.length===this.curves.length)return this.cacheLengths;let e=[],t=0;for(let i=0,r=this.curves.length;i<r;i++)t+=this.curves[i].getLength(),e.push(t);return this.cacheLengths=e,e}getSpacedPoints(e=40){let t=[];for(let i=0;i<=e;i++)t.push(this.getPoint(i/e));return this.autoClose&&t.push(t[0]),t}getPoints(e=12){let t=[],i;for(let r=0,a=this.curves;r<a.length;r++){let s=a[r],n=s.isEllipseCurve?e*2:s.isLineCurve||s.isLineCurve3?1:s.isSplineCurve?e*s.points.length:e,o=s.getPoints(n);for(let l=0;l<o.length;l++){let h=o[l];i&&i.equals(h)||(t.push(h),i=h)}}return this.autoClose&&t.length>1&&!t[t.length-1].equals(t[0])&&t.push(t[0]),t}copy(e){super.copy(e),this.curves=[];for(let t=0,i=e.curves.length;t<i;t++){let r=e.curves[t];this.curves.push(r.clone())}return this.autoClose=e.autoClose,this.cacheLengths=null,this}toJSON(){let e=super.toJSON();e.autoClose=this.autoClose,e.curves=[];for(let t=0,i=this.curves.length;t<i;t++){let r=this.curves[t];e.curves.push(r.toJSON())}return e}fromJSON(e){super.fromJSON(e),this.autoClose=e.autoClose,this.curves=[];for(let t=0,i=e.curves.length;t<i;t++){let r=e.curves[t];this.curves.push(new Ko[r.type]().fromJSON(r))}return this.cacheLengths=null,this}},Kh=class extends Nf{constructor(e){super(),this.type="Path",this.currentPoint=new he,e&&this.setFromPoints(e)}setFromPoints(e){this.moveTo(e[0].x,e[0].y);for(let t=1,i=e.length;t<i;t++)this.lineTo(e[t].x,e[t].y);return this}moveTo(e,t){return this.currentPoint.set(e,t),this}lineTo(e,t){let i=new xu(this.currentPoint.clone(),new he(e,t));return this.curves.push(i),this.currentPoint.set(e,t),this}quadraticCurveTo(e,t,i,r){let a=new yu(this.currentPoint.clone(),new he(e,t),new he(i,r));return this.curves.push(a),this.currentPoint.set(i,r),this}bezierCurveTo(e,t,i,r,a,s){let n=new Mu(this.currentPoint.clone(),new he(e,t),new he(i,r),new he(a,s));return this.curves.push(n),this.currentPoint.set(a,s),this}splineThru(e){let t=[this.currentPoint.clone()].concat(e),i=new Eu(t);return this.curves.push(i),this.currentPoint.copy(e[e.length-1]),this}arc(e,t,i,r,a,s){let n=this.currentPoint.x,o=this.currentPoint.y;return this.absarc(e+n,t+o,i,r,a,s),this}absarc(e,t,i,r,a,s){return this.absellipse(e,t,i,i,r,a,s),this}ellipse(e,t,i,r,a,s,n,o){let l=this.currentPoint.x,h=this.currentPoint.y;return this.absellipse(e+l,t+h,i,r,a,s,n,o),this}absellipse(e,t,i,r,a,s,n,o){let l=new vl(e,t,i,r,a,s,n,o);if(this.curves.length>0){let c=l.getPoint(0);c.equals(this.currentPoint)||this.lineTo(c.x,c.y)}this.curves.push(l);let h=l.getPoint(1);return this.currentPoint.copy(h),this}copy(e){return super.copy(e),this.currentPoint.copy(e.currentPoint),this}toJSON(){let e=super.toJSON();return e.currentPoint=this.currentPoint.toArray(),e}fromJSON(e){return super.fromJSON(e),this.currentPoint.fromArray(e.currentPoint),this}},Sl=class extends Kh{constructor(e){super(e),this.uuid=or(),this.type="Shape",this.holes=[]}getPointsHoles(e){let t=[];for(let i=0,r=this.holes.length;i<r;i++)t[i]=this.holes[i].getPoints(e);return t}extractPoints(e){return{shape:this.getPoints(e),holes:this.getPointsHoles(e)}}copy(e){super.copy(e),this.holes=[];for(let t=0,i=e.holes.length;t<i;t++){let r=e.holes[t];this.holes.push(r.clone())}return this}toJSON(){let e=super.toJSON();e.uuid=this.uuid,e.holes=[];for(let t=0,i=this.holes.length;t<i;t++){let r=this.holes[t];e.holes.push(r.toJSON())}return e}fromJSON(e){super.fromJSON(e),this.uuid=e.uuid,this.holes=[];for(let t=0,i=e.holes.length;t<i;t++){let r=e.holes[t];this.holes.push(new Kh().fromJSON(r))}return this}};function Lf(e,t,i=2){let r=t&&t.length,a=r?t[0]*i:e.length,s=wu(e,0,a,i,!0),n=[];if(!s||s.next===s.prev)return n;let o,l,h;if(r&&(s=Ff(e,t,s,i)),e.length>80*i){o=e[0],l=e[1];let c=o,d=l;for(let u=i;u<a;u+=i){let p=e[u],v=e[u+1];p<o&&(o=p),v<l&&(l=v),p>c&&(c=p),v>d&&(d=v)}h=Math.max(c-o,d-l),h=h!==0?32767/h:0}return ga(s,n,i,o,l,h,0),n}function wu(e,t,i,r,a){let s;if(a===Yf(e,t,i,r)>0)for(let n=t;n<i;n+=r)s=Zh(n/r|0,e[n],e[n+1],s);else for(let n=i-r;n>=t;n-=r)s=Zh(n/r|0,e[n],e[n+1],s);return s&&kr(s,s.next)&&(_a(s),s=s.next),s}function ar(e,t){if(!e)return e;t||(t=e);let i=e,r;do if(r=!1,!i.steiner&&(kr(i,i.next)||gt(i.prev,i,i.next)===0)){if(_a(i),i=t=i.prev,i===i.next)break;r=!0}else i=i.next;while(r||i!==t);return t}function ga(e,t,i,r,a,s,n){if(!e)return;!n&&s&&Hf(e,r,a,s);let o=e;for(;e.prev!==e.next;){let l=e.prev,h=e.next;if(s?Df(e,r,a,s):If(e)){t.push(l.i,e.i,h.i),_a(e),e=h.next,o=h.next;continue}if(e=h,e===o){n?n===1?(e=Uf(ar(e),t),ga(e,t,i,r,a,s,2)):n===2&&Of(e,t,i,r,a,s):ga(ar(e),t,i,r,a,s,1);break}}}function If(e){let t=e.prev,i=e,r=e.next;if(gt(t,i,r)>=0)return!1;let a=t.x,s=i.x,n=r.x,o=t.y,l=i.y,h=r.y,c=Math.min(a,s,n),d=Math.min(o,l,h),u=Math.max(a,s,n),p=Math.max(o,l,h),v=r.next;for(;v!==t;){if(v.x>=c&&v.x<=u&&v.y>=d&&v.y<=p&&aa(a,o,s,l,n,h,v.x,v.y)&&gt(v.prev,v,v.next)>=0)return!1;v=v.next}return!0}function Df(e,t,i,r){let a=e.prev,s=e,n=e.next;if(gt(a,s,n)>=0)return!1;let o=a.x,l=s.x,h=n.x,c=a.y,d=s.y,u=n.y,p=Math.min(o,l,h),v=Math.min(c,d,u),x=Math.max(o,l,h),g=Math.max(c,d,u),f=Zo(p,v,t,i,r),E=Zo(x,g,t,i,r),w=e.prevZ,M=e.nextZ;for(;w&&w.z>=f&&M&&M.z<=E;){if(w.x>=p&&w.x<=x&&w.y>=v&&w.y<=g&&w!==a&&w!==n&&aa(o,c,l,d,h,u,w.x,w.y)&&gt(w.prev,w,w.next)>=0||(w=w.prevZ,M.x>=p&&M.x<=x&&M.y>=v&&M.y<=g&&M!==a&&M!==n&&aa(o,c,l,d,h,u,M.x,M.y)&&gt(M.prev,M,M.next)>=0))return!1;M=M.nextZ}for(;w&&w.z>=f;){if(w.x>=p&&w.x<=x&&w.y>=v&&w.y<=g&&w!==a&&w!==n&&aa(o,c,l,d,h,u,w.x,w.y)&&gt(w.prev,w,w.next)>=0)return!1;w=w.prevZ}for(;M&&M.z<=E;){if(M.x>=p&&M.x<=x&&M.y>=v&&M.y<=g&&M!==a&&M!==n&&aa(o,c,l,d,h,u,M.x,M.y)&&gt(M.prev,M,M.next)>=0)return!1;M=M.nextZ}return!0}function Uf(e,t){let i=e;do{let r=i.prev,a=i.next.next;!kr(r,a)&&bu(r,i,i.next,a)&&va(r,a)&&va(a,r)&&(t.push(r.i,i.i,a.i),_a(i),_a(i.next),i=e=a),i=i.next}while(i!==e);return ar(i)}function Of(e,t,i,r,a,s){let n=e;do{let o=n.next.next;for(;o!==n.prev;){if(n.i!==o.i&&Xf(n,o)){let l=Au(n,o);n=ar(n,n.next),l=ar(l,l.next),ga(n,t,i,r,a,s,0),ga(l,t,i,r,a,s,0);return}o=o.next}n=n.next}while(n!==e)}function Ff(e,t,i,r){let a=[];for(let s=0,n=t.length;s<n;s++){let o=t[s]*r,l=s<n-1?t[s+1]*r:e.length,h=wu(e,o,l,r,!1);h===h.next&&(h.steiner=!0),a.push(Wf(h))}a.sort(Bf);for(let s=0;s<a.length;s++)i=kf(a[s],i);return i}function Bf(e,t){let i=e.x-t.x;if(i===0&&(i=e.y-t.y,i===0)){let r=(e.next.y-e.y)/(e.next.x-e.x),a=(t.next.y-t.y)/(t.next.x-t.x);i=r-a}return i}function kf(e,t){let i=zf(e,t);if(!i)return t;let r=Au(i,e);return ar(r,r.next),ar(i,i.next)}function zf(e,t){let i=t,r=e.x,a=e.y,s=-1/0,n;if(kr(e,i))return i;do{if(kr(e,i.next))return i.next;if(a<=i.y&&a>=i.next.y&&i.next.y!==i.y){let d=i.x+(a-i.y)*(i.next.x-i.x)/(i.next.y-i.y);if(d<=r&&d>s&&(s=d,n=i.x<i.next.x?i:i.next,d===r))return n}i=i.next}while(i!==t);if(!n)return null;let o=n,l=n.x,h=n.y,c=1/0;i=n;do{if(r>=i.x&&i.x>=l&&r!==i.x&&Tu(a<h?r:s,a,l,h,a<h?s:r,a,i.x,i.y)){let d=Math.abs(a-i.y)/(r-i.x);va(i,e)&&(d<c||d===c&&(i.x>n.x||i.x===n.x&&Gf(n,i)))&&(n=i,c=d)}i=i.next}while(i!==o);return n}function Gf(e,t){return gt(e.prev,e,t.prev)<0&&gt(t.next,e,e.next)<0}function Hf(e,t,i,r){let a=e;do a.z===0&&(a.z=Zo(a.x,a.y,t,i,r)),a.prevZ=a.prev,a.nextZ=a.next,a=a.next;while(a!==e);a.prevZ.nextZ=null,a.prevZ=null,Vf(a)}function Vf(e){let t,i=1;do{let r=e,a;e=null;let s=null;for(t=0;r;){t++;let n=r,o=0;for(let h=0;h<i&&(o++,n=n.nextZ,!!n);h++);let l=i;for(;o>0||l>0&&n;)o!==0&&(l===0||!n||r.z<=n.z)?(a=r,r=r.nextZ,o--):(a=n,n=n.nextZ,l--),s?s.nextZ=a:e=a,a.prevZ=s,s=a;r=n}s.nextZ=null,i*=2}while(t>1);return e}function Zo(e,t,i,r,a){return e=(e-i)*a|0,t=(t-r)*a|0,e=(e|e<<8)&16711935,e=(e|e<<4)&252645135,e=(e|e<<2)&858993459,e=(e|e<<1)&1431655765,t=(t|t<<8)&16711935,t=(t|t<<4)&252645135,t=(t|t<<2)&858993459,t=(t|t<<1)&1431655765,e|t<<1}function Wf(e){let t=e,i=e;do(t.x<i.x||t.x===i.x&&t.y<i.y)&&(i=t),t=t.next;while(t!==e);return i}function Tu(e,t,i,r,a,s,n,o){return(a-n)*(t-o)>=(e-n)*(s-o)&&(e-n)*(r-o)>=(i-n)*(t-o)&&(i-n)*(s-o)>=(a-n)*(r-o)}function aa(e,t,i,r,a,s,n,o){return!(e===n&&t===o)&&Tu(e,t,i,r,a,s,n,o)}function Xf(e,t){return e.next.i!==t.i&&e.prev.i!==t.i&&!jf(e,t)&&(va(e,t)&&va(t,e)&&qf(e,t)&&(gt(e.prev,e,t.prev)||gt(e,t.prev,t))||kr(e,t)&&gt(e.prev,e,e.next)>0&&gt(t.prev,t,t.next)>0)}function gt(e,t,i){return(t.y-e.y)*(i.x-t.x)-(t.x-e.x)*(i.y-t.y)}function kr(e,t){return e.x===t.x&&e.y===t.y}function bu(e,t,i,r){let a=ds(gt(e,t,i)),s=ds(gt(e,t,r)),n=ds(gt(i,r,e)),o=ds(gt(i,r,t));return!!(a!==s&&n!==o||a===0&&us(e,i,t)||s===0&&us(e,r,t)||n===0&&us(i,e,r)||o===0&&us(i,t,r))}function us(e,t,i){return t.x<=Math.max(e.x,i.x)&&t.x>=Math.min(e.x,i.x)&&t.y<=Math.max(e.y,i.y)&&t.y>=Math.min(e.y,i.y)}function ds(e){return e>0?1:e<0?-1:0}function jf(e,t){let i=e;do{if(i.i!==e.i&&i.next.i!==e.i&&i.i!==t.i&&i.next.i!==t.i&&bu(i,i.next,e,t))return!0;i=i.next}while(i!==e);return!1}function va(e,t){return gt(e.prev,e,e.next)<0?gt(e,t,e.next)>=0&&gt(e,e.prev,t)>=0:gt(e,t,e.prev)<0||gt(e,e.next,t)<0}function qf(e,t){let i=e,r=!1,a=(e.x+t.x)/2,s=(e.y+t.y)/2;do i.y>s!=i.next.y>s&&i.next.y!==i.y&&a<(i.next.x-i.x)*(s-i.y)/(i.next.y-i.y)+i.x&&(r=!r),i=i.next;while(i!==e);return r}function Au(e,t){let i=Jo(e.i,e.x,e.y),r=Jo(t.i,t.x,t.y),a=e.next,s=t.prev;return e.next=t,t.prev=e,i.next=a,a.prev=i,r.next=i,i.prev=r,s.next=r,r.prev=s,r}function Zh(e,t,i,r){let a=Jo(e,t,i);return r?(a.next=r.next,a.prev=r,r.next.prev=a,r.next=a):(a.prev=a,a.next=a),a}function _a(e){e.next.prev=e.prev,e.prev.next=e.next,e.prevZ&&(e.prevZ.nextZ=e.nextZ),e.nextZ&&(e.nextZ.prevZ=e.prevZ)}function Jo(e,t,i){return{i:e,x:t,y:i,prev:null,next:null,z:0,prevZ:null,nextZ:null,steiner:!1}}function Yf(e,t,i,r){let a=0;for(let s=t,n=i-r;s<i;s+=r)a+=(e[n]-e[s])*(e[s+1]+e[n+1]),n=s;return a}var Kf=class{static triangulate(e,t,i=2){return Lf(e,t,i)}},ps=class Ru{static area(t){let i=t.length,r=0;for(let a=i-1,s=0;s<i;a=s++)r+=t[a].x*t[s].y-t[s].x*t[a].y;return r*.5}static isClockWise(t){return Ru.area(t)<0}static triangulateShape(t,i){let r=[],a=[],s=[];Jh(t),$h(r,t);let n=t.length;i.forEach(Jh);for(let l=0;l<i.length;l++)a.push(n),n+=i[l].length,$h(r,i[l]);let o=Kf.triangulate(r,a);for(let l=0;l<o.length;l+=3)s.push(o.slice(l,l+3));return s}};function Jh(e){let t=e.length;t>2&&e[t-1].equals(e[0])&&e.pop()}function $h(e,t){for(let i=0;i<t.length;i++)e.push(t[i].x),e.push(t[i].y)}var Cu=class Pu extends Pt{constructor(t=new Sl([new he(.5,.5),new he(-.5,.5),new he(-.5,-.5),new he(.5,-.5)]),i={}){super(),this.type="ExtrudeGeometry",this.parameters={shapes:t,options:i},t=Array.isArray(t)?t:[t];let r=this,a=[],s=[];for(let o=0,l=t.length;o<l;o++){let h=t[o];n(h)}this.setAttribute("position",new St(a,3)),this.setAttribute("uv",new St(s,2)),this.computeVertexNormals();function n(o){let l=[],h=i.curveSegments!==void 0?i.curveSegments:12,c=i.steps!==void 0?i.steps:1,d=i.depth!==void 0?i.depth:1,u=i.bevelEnabled!==void 0?i.bevelEnabled:!0,p=i.bevelThickness!==void 0?i.bevelThickness:.2,v=i.bevelSize!==void 0?i.bevelSize:p-.1,x=i.bevelOffset!==void 0?i.bevelOffset:0,g=i.bevelSegments!==void 0?i.bevelSegments:3,f=i.extrudePath,E=i.UVGenerator!==void 0?i.UVGenerator:Zf,w,M=!1,b,A,m,y;if(f){w=f.getSpacedPoints(c),M=!0,u=!1;let re=f.isCatmullRomCurve3?f.closed:!1;b=f.computeFrenetFrames(c,re),A=new I,m=new I,y=new I}u||(g=0,p=0,v=0,x=0);let R=o.extractPoints(h),O=R.shape,N=R.holes;if(!ps.isClockWise(O)){O=O.reverse();for(let re=0,le=N.length;re<le;re++){let se=N[re];ps.isClockWise(se)&&(N[re]=se.reverse())}}function F(re){let le=10000000000000001e-36,se=re[0];for(let xe=1;xe<=re.length;xe++){let ye=xe%re.length,Pe=re[ye],Ue=Pe.x-se.x,qe=Pe.y-se.y,Je=Ue*Ue+qe*qe,rt=Math.max(Math.abs(Pe.x),Math.abs(Pe.y),Math.abs(se.x),Math.abs(se.y)),D=le*rt*rt;if(Je<=D){re.splice(ye,1),xe--;continue}se=Pe}}F(O),N.forEach(F);let q=N.length,C=O;for(let re=0;re<q;re++){let le=N[re];O=O.concat(le)}function H(re,le,se){return le||ze("ExtrudeGeometry: vec does not exist"),re.clone().addScaledVector(le,se)}let K=O.length;function G(re,le,se){let xe,ye,Pe,Ue=re.x-le.x,qe=re.y-le.y,Je=se.x-re.x,rt=se.y-re.y,D=Ue*Ue+qe*qe,Nt=Ue*rt-qe*Je;if(Math.abs(Nt)>Number.EPSILON){let Xe=Math.sqrt(D),Mt=Math.sqrt(Je*Je+rt*rt),ue=le.x-qe/Xe,nt=le.y+Ue/Xe,Oe=se.x-rt/Mt,Ge=se.y+Je/Mt,wt=((Oe-ue)*rt-(Ge-nt)*Je)/(Ue*rt-qe*Je);xe=ue+Ue*wt-re.x,ye=nt+qe*wt-re.y;let T=xe*xe+ye*ye;if(T<=2)return new he(xe,ye);Pe=Math.sqrt(T/2)}else{let Xe=!1;Ue>Number.EPSILON?Je>Number.EPSILON&&(Xe=!0):Ue<-Number.EPSILON?Je<-Number.EPSILON&&(Xe=!0):Math.sign(qe)===Math.sign(rt)&&(Xe=!0),Xe?(xe=-qe,ye=Ue,Pe=Math.sqrt(D)):(xe=Ue,ye=qe,Pe=Math.sqrt(D/2))}return new he(xe/Pe,ye/Pe)}let ce=[];for(let re=0,le=C.length,se=le-1,xe=re+1;re<le;re++,se++,xe++)se===le&&(se=0),xe===le&&(xe=0),ce[re]=G(C[re],C[se],C[xe]);let X=[],j,te=ce.concat();for(let re=0,le=q;re<le;re++){let se=N[re];j=[];for(let xe=0,ye=se.length,Pe=ye-1,Ue=xe+1;xe<ye;xe++,Pe++,Ue++)Pe===ye&&(Pe=0),Ue===ye&&(Ue=0),j[xe]=G(se[xe],se[Pe],se[Ue]);X.push(j),te=te.concat(j)}let Re;if(g===0)Re=ps.triangulateShape(C,N);else{let re=[],le=[];for(let se=0;se<g;se++){let xe=se/g,ye=p*Math.cos(xe*Math.PI/2),Pe=v*Math.sin(xe*Math.PI/2)+x;for(let Ue=0,qe=C.length;Ue<qe;Ue++){let Je=H(C[Ue],ce[Ue],Pe);ne(Je.x,Je.y,-ye),xe===0&&re.push(Je)}for(let Ue=0,qe=q;Ue<qe;Ue++){let Je=N[Ue];j=X[Ue];let rt=[];for(let D=0,Nt=Je.length;D<Nt;D++){let Xe=H(Je[D],j[D],Pe);ne(Xe.x,Xe.y,-ye),xe===0&&rt.push(Xe)}xe===0&&le.push(rt)}}Re=ps.triangulateShape(re,le)}let Y=Re.length,ie=v+x;for(let re=0;re<K;re++){let le=u?H(O[re],te[re],ie):O[re];M?(m.copy(b.normals[0]).multiplyScalar(le.x),A.copy(b.binormals[0]).multiplyScalar(le.y),y.copy(w[0]).add(m).add(A),ne(y.x,y.y,y.z)):ne(le.x,le.y,0)}for(let re=1;re<=c;re++)for(let le=0;le<K;le++){let se=u?H(O[le],te[le],ie):O[le];M?(m.copy(b.normals[re]).multiplyScalar(se.x),A.copy(b.binormals[re]).multiplyScalar(se.y),y.copy(w[re]).add(m).add(A),ne(y.x,y.y,y.z)):ne(se.x,se.y,d/c*re)}for(let re=g-1;re>=0;re--){let le=re/g,se=p*Math.cos(le*Math.PI/2),xe=v*Math.sin(le*Math.PI/2)+x;for(let ye=0,Pe=C.length;ye<Pe;ye++){let Ue=H(C[ye],ce[ye],xe);ne(Ue.x,Ue.y,d+se)}for(let ye=0,Pe=N.length;ye<Pe;ye++){let Ue=N[ye];j=X[ye];for(let qe=0,Je=Ue.length;qe<Je;qe++){let rt=H(Ue[qe],j[qe],xe);M?ne(rt.x,rt.y+w[c-1].y,w[c-1].x+se):ne(rt.x,rt.y,d+se)}}}we(),Ne();function we(){let re=a.length/3;if(u){let le=0,se=K*le;for(let xe=0;xe<Y;xe++){let ye=Re[xe];Ve(ye[2]+se,ye[1]+se,ye[0]+se)}le=c+g*2,se=K*le;for(let xe=0;xe<Y;xe++){let ye=Re[xe];Ve(ye[0]+se,ye[1]+se,ye[2]+se)}}else{for(let le=0;le<Y;le++){let se=Re[le];Ve(se[2],se[1],se[0])}for(let le=0;le<Y;le++){let se=Re[le];Ve(se[0]+K*c,se[1]+K*c,se[2]+K*c)}}r.addGroup(re,a.length/3-re,0)}function Ne(){let re=a.length/3,le=0;De(C,le),le+=C.length;for(let se=0,xe=N.length;se<xe;se++){let ye=N[se];De(ye,le),le+=ye.length}r.addGroup(re,a.length/3-re,1)}function De(re,le){let se=re.length;for(;--se>=0;){let xe=se,ye=se-1;ye<0&&(ye=re.length-1);for(let Pe=0,Ue=c+g*2;Pe<Ue;Pe++){let qe=K*Pe,Je=K*(Pe+1),rt=le+xe+qe,D=le+ye+qe,Nt=le+ye+Je,Xe=le+xe+Je;et(rt,D,Nt,Xe)}}}function ne(re,le,se){l.push(re),l.push(le),l.push(se)}function Ve(re,le,se){Ae(re),Ae(le),Ae(se);let xe=a.length/3,ye=E.generateTopUV(r,a,xe-3,xe-2,xe-1);lt(ye[0]),lt(ye[1]),lt(ye[2])}function et(re,le,se,xe){Ae(re),Ae(le),Ae(xe),Ae(le),Ae(se),Ae(xe);let ye=a.length/3,Pe=E.generateSideWallUV(r,a,ye-6,ye-3,ye-2,ye-1);lt(Pe[0]),lt(Pe[1]),lt(Pe[3]),lt(Pe[1]),lt(Pe[2]),lt(Pe[3])}function Ae(re){a.push(l[re*3+0]),a.push(l[re*3+1]),a.push(l[re*3+2])}function lt(re){s.push(re.x),s.push(re.y)}}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}toJSON(){let t=super.toJSON(),i=this.parameters.shapes,r=this.parameters.options;return Jf(i,r,t)}static fromJSON(t,i){let r=[];for(let s=0,n=t.shapes.length;s<n;s++){let o=i[t.shapes[s]];r.push(o)}let a=t.options.extrudePath;return a!==void 0&&(t.options.extrudePath=new Ko[a.type]().fromJSON(a)),new Pu(r,t.options)}},Zf={generateTopUV:function(e,t,i,r,a){let s=t[i*3],n=t[i*3+1],o=t[r*3],l=t[r*3+1],h=t[a*3],c=t[a*3+1];return[new he(s,n),new he(o,l),new he(h,c)]},generateSideWallUV:function(e,t,i,r,a,s){let n=t[i*3],o=t[i*3+1],l=t[i*3+2],h=t[r*3],c=t[r*3+1],d=t[r*3+2],u=t[a*3],p=t[a*3+1],v=t[a*3+2],x=t[s*3],g=t[s*3+1],f=t[s*3+2];return Math.abs(o-c)<Math.abs(n-h)?[new he(n,1-l),new he(h,1-d),new he(u,1-v),new he(x,1-f)]:[new he(o,1-l),new he(c,1-d),new he(p,1-v),new he(g,1-f)]}};function Jf(e,t,i){if(i.shapes=[],Array.isArray(e))for(let r=0,a=e.length;r<a;r++){let s=e[r];i.shapes.push(s.uuid)}else i.shapes.push(e.uuid);return i.options=Object.assign({},t),t.extrudePath!==void 0&&(i.options.extrudePath=t.extrudePath.toJSON()),i}var Nu=class Lu extends _f{constructor(t=1,i=0){let r=(1+Math.sqrt(5))/2,a=[-1,r,0,1,r,0,-1,-r,0,1,-r,0,0,-1,r,0,1,r,0,-1,-r,0,1,-r,r,0,-1,r,0,1,-r,0,-1,-r,0,1],s=[0,11,5,0,5,1,0,1,7,0,7,10,0,10,11,1,5,9,5,11,4,11,10,2,10,7,6,7,1,8,3,9,4,3,4,2,3,2,6,3,6,8,3,8,9,4,9,5,2,4,11,6,2,10,8,6,7,9,8,1];super(a,s,t,i),this.type="IcosahedronGeometry",this.parameters={radius:t,detail:i}}static fromJSON(t){return new Lu(t.radius,t.detail)}},Hr=class Iu extends Pt{constructor(t=1,i=1,r=1,a=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:i,widthSegments:r,heightSegments:a};let s=t/2,n=i/2,o=Math.floor(r),l=Math.floor(a),h=o+1,c=l+1,d=t/o,u=i/l,p=[],v=[],x=[],g=[];for(let f=0;f<c;f++){let E=f*u-n;for(let w=0;w<h;w++){let M=w*d-s;v.push(M,-E,0),x.push(0,0,1),g.push(w/o),g.push(1-f/l)}}for(let f=0;f<l;f++)for(let E=0;E<o;E++){let w=E+h*f,M=E+h*(f+1),b=E+1+h*(f+1),A=E+1+h*f;p.push(w,M,A),p.push(M,b,A)}this.setIndex(p),this.setAttribute("position",new St(v,3)),this.setAttribute("normal",new St(x,3)),this.setAttribute("uv",new St(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Iu(t.width,t.height,t.widthSegments,t.heightSegments)}};var zs=class Du extends Pt{constructor(t=1,i=32,r=16,a=0,s=Math.PI*2,n=0,o=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:i,heightSegments:r,phiStart:a,phiLength:s,thetaStart:n,thetaLength:o},i=Math.max(3,Math.floor(i)),r=Math.max(2,Math.floor(r));let l=Math.min(n+o,Math.PI),h=0,c=[],d=new I,u=new I,p=[],v=[],x=[],g=[];for(let f=0;f<=r;f++){let E=[],w=f/r,M=n+w*o,b=t*Math.cos(M),A=Math.sqrt(t*t-b*b),m=0;f===0&&n===0?m=.5/i:f===r&&l===Math.PI&&(m=-.5/i);for(let y=0;y<=i;y++){let R=y/i,O=a+R*s;d.x=-A*Math.cos(O),d.y=b,d.z=A*Math.sin(O),v.push(d.x,d.y,d.z),u.copy(d).normalize(),x.push(u.x,u.y,u.z),g.push(R+m,1-w),E.push(h++)}c.push(E)}for(let f=0;f<r;f++)for(let E=0;E<i;E++){let w=c[f][E+1],M=c[f][E],b=c[f+1][E],A=c[f+1][E+1];(f!==0||n>0)&&p.push(w,M,A),(f!==r-1||l<Math.PI)&&p.push(M,b,A)}this.setIndex(p),this.setAttribute("position",new St(v,3)),this.setAttribute("normal",new St(x,3)),this.setAttribute("uv",new St(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Du(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function zr(e){let t={};for(let i in e){t[i]={};for(let r in e[i]){let a=e[i][r];if(Qh(a))a.isRenderTargetTexture?(Fe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[i][r]=null):t[i][r]=a.clone();else if(Array.isArray(a))if(Qh(a[0])){let s=[];for(let n=0,o=a.length;n<o;n++)s[n]=a[n].clone();t[i][r]=s}else t[i][r]=a.slice();else t[i][r]=a}}return t}function Gt(e){let t={};for(let i=0;i<e.length;i++){let r=zr(e[i]);for(let a in r)t[a]=r[a]}return t}function Qh(e){return e&&(e.isColor||e.isMatrix3||e.isMatrix4||e.isVector2||e.isVector3||e.isVector4||e.isTexture||e.isQuaternion)}function $f(e){let t=[];for(let i=0;i<e.length;i++)t.push(e[i].clone());return t}function Uu(e){let t=e.getRenderTarget();return t===null?e.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:Qe.workingColorSpace}var Qf={clone:zr,merge:Gt},em=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,tm=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,sr=class extends Vi{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=em,this.fragmentShader=tm,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=zr(e.uniforms),this.uniformsGroups=$f(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let a=this.uniforms[r].value;a&&a.isTexture?t.uniforms[r]={type:"t",value:a.toJSON(e).uuid}:a&&a.isColor?t.uniforms[r]={type:"c",value:a.getHex()}:a&&a.isVector2?t.uniforms[r]={type:"v2",value:a.toArray()}:a&&a.isVector3?t.uniforms[r]={type:"v3",value:a.toArray()}:a&&a.isVector4?t.uniforms[r]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?t.uniforms[r]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?t.uniforms[r]={type:"m4",value:a.toArray()}:t.uniforms[r]={value:a}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let r=e.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=t[r.value]||null;break;case"c":this.uniforms[i].value=new Be().setHex(r.value);break;case"v2":this.uniforms[i].value=new he().fromArray(r.value);break;case"v3":this.uniforms[i].value=new I().fromArray(r.value);break;case"v4":this.uniforms[i].value=new xt().fromArray(r.value);break;case"m3":this.uniforms[i].value=new We().fromArray(r.value);break;case"m4":this.uniforms[i].value=new at().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},im=class extends sr{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},cr=class extends Vi{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Be(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Be(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Ns,this.normalScale=new he(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rr,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},mi=class extends Vi{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new Be(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Be(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Ns,this.normalScale=new he(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rr,this.combine=el,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},rm=class extends Vi{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=_p,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},am=class extends Vi{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Tr(e,t){return!e||e.constructor===t?e:typeof t.BYTES_PER_ELEMENT=="number"?new t(e):Array.prototype.slice.call(e)}function fs(e){return e!==void 0&&e.inTangents!==void 0&&e.outTangents!==void 0}var Ma=class{constructor(e,t,i,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,r=t[i],a=t[i-1];i:{e:{let s;t:{r:if(!(e<r)){for(let n=i+2;;){if(r===void 0){if(e<a)break r;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===n)break;if(a=r,r=t[++i],e<r)break e}s=t.length;break t}if(!(e>=a)){let n=t[1];e<n&&(i=2,a=n);for(let o=i-2;;){if(a===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===o)break;if(r=a,a=t[--i-1],e>=a)break e}s=i,i=0;break t}break i}for(;i<s;){let n=i+s>>>1;e<t[n]?s=n:i=n+1}if(r=t[i],a=t[i-1],a===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,a,r)}return this.interpolate_(i,a,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,r=this.valueSize,a=e*r;for(let s=0;s!==r;++s)t[s]=i[a+s];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},sm=class extends Ma{constructor(e,t,i,r){super(e,t,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:mh,endingEnd:mh}}intervalChanged_(e,t,i){let r=this.parameterPositions,a=e-2,s=e+1,n=r[a],o=r[s];if(n===void 0)switch(this.getSettings_().endingStart){case gh:a=e,n=2*t-i;break;case vh:a=r.length-2,n=t+r[a]-r[a+1];break;default:a=e,n=i}if(o===void 0)switch(this.getSettings_().endingEnd){case gh:s=e,o=2*i-t;break;case vh:s=1,o=i+r[1]-r[0];break;default:s=e-1,o=t}let l=(i-t)*.5,h=this.valueSize;this._weightPrev=l/(t-n),this._weightNext=l/(o-i),this._offsetPrev=a*h,this._offsetNext=s*h}interpolate_(e,t,i,r){let a=this.resultBuffer,s=this.sampleValues,n=this.valueSize,o=e*n,l=o-n,h=this._offsetPrev,c=this._offsetNext,d=this._weightPrev,u=this._weightNext,p=(i-t)/(r-t),v=p*p,x=v*p,g=-d*x+2*d*v-d*p,f=(1+d)*x+(-1.5-2*d)*v+(-.5+d)*p+1,E=(-1-u)*x+(1.5+u)*v+.5*p,w=u*x-u*v;for(let M=0;M!==n;++M)a[M]=g*s[h+M]+f*s[l+M]+E*s[o+M]+w*s[c+M];return a}},nm=class extends Ma{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let a=this.resultBuffer,s=this.sampleValues,n=this.valueSize,o=e*n,l=o-n,h=(i-t)/(r-t),c=1-h;for(let d=0;d!==n;++d)a[d]=s[l+d]*c+s[o+d]*h;return a}},om=class extends Ma{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e){return this.copySampleValue_(e-1)}},lm=class extends Ma{interpolate_(e,t,i,r){let a=this.resultBuffer,s=this.sampleValues,n=this.valueSize,o=e*n,l=o-n,h=this.inTangents,c=this.outTangents;if(!h||!c){let p=(i-t)/(r-t),v=1-p;for(let x=0;x!==n;++x)a[x]=s[l+x]*v+s[o+x]*p;return a}let d=n*2,u=e-1;for(let p=0;p!==n;++p){let v=s[l+p],x=s[o+p],g=u*d+p*2,f=c[g],E=c[g+1],w=e*d+p*2,M=h[w],b=h[w+1],A=cm(i,t,f,M,r);a[p]=Ou(A,v,E,b,x)}return a}};function Ou(e,t,i,r,a){let s=1-e;return s*s*s*t+3*s*s*e*i+3*s*e*e*r+e*e*e*a}function hm(e,t,i,r,a){let s=1-e;return 3*s*s*(i-t)+6*s*e*(r-i)+3*e*e*(a-r)}function cm(e,t,i,r,a){let s=(e-t)/(a-t);for(let n=0;n<8;n++){let o=Ou(s,t,i,r,a)-e;if(Math.abs(o)<1e-10)break;let l=hm(s,t,i,r,a);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-o/l))}return s}var gi=class{constructor(e,t,i,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Tr(t,this.TimeBufferType),this.values=Tr(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Tr(e.times,Array),values:Tr(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(i.interpolation=r),fs(e.settings)&&(i.settings={inTangents:Tr(e.settings.inTangents,Array),outTangents:Tr(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new om(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new nm(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new sm(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new lm(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ps:t=this.InterpolantFactoryMethodDiscrete;break;case qo:t=this.InterpolantFactoryMethodLinear;break;case In:t=this.InterpolantFactoryMethodSmooth;break;case fh:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Fe("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ps;case this.InterpolantFactoryMethodLinear:return qo;case this.InterpolantFactoryMethodSmooth:return In;case this.InterpolantFactoryMethodBezier:return fh}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]+=e;fs(this.settings)&&(ec(this.settings.inTangents,e),ec(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]*=e;fs(this.settings)&&(tc(this.settings.inTangents,e),tc(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,r=i.length,a=0,s=r-1;for(;a!==r&&i[a]<e;)++a;for(;s!==-1&&i[s]>t;)--s;if(++s,a!==0||s!==r){a>=s&&(s=Math.max(s,1),a=s-1);let n=this.getValueSize();this.times=i.slice(a,s),this.values=this.values.slice(a*n,s*n)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(ze("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,r=this.values,a=i.length;a===0&&(ze("KeyframeTrack: Track is empty.",this),e=!1);let s=null;for(let n=0;n!==a;n++){let o=i[n];if(typeof o=="number"&&isNaN(o)){ze("KeyframeTrack: Time is not a valid number.",this,n,o),e=!1;break}if(s!==null&&s>o){ze("KeyframeTrack: Out of order keys.",this,n,o,s),e=!1;break}s=o}if(r!==void 0&&Rp(r))for(let n=0,o=r.length;n!==o;++n){let l=r[n];if(isNaN(l)){ze("KeyframeTrack: Value is not a valid number.",this,n,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===In,a=e.length-1,s=1;for(let n=1;n<a;++n){let o=!1,l=e[n],h=e[n+1];if(l!==h&&(n!==1||l!==e[0]))if(r)o=!0;else{let c=n*i,d=c-i,u=c+i;for(let p=0;p!==i;++p){let v=t[c+p];if(v!==t[d+p]||v!==t[u+p]){o=!0;break}}}if(o){if(n!==s){e[s]=e[n];let c=n*i,d=s*i;for(let u=0;u!==i;++u)t[d+u]=t[c+u]}++s}}if(a>0){e[s]=e[a];for(let n=a*i,o=s*i,l=0;l!==i;++l)t[o+l]=t[n+l];++s}return s!==e.length?(this.times=e.slice(0,s),this.values=t.slice(0,s*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,r=new i(this.name,e,t);return r.createInterpolant=this.createInterpolant,fs(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function ec(e,t){for(let i=0,r=e.length;i!==r;i+=2)e[i]+=t}function tc(e,t){for(let i=0,r=e.length;i!==r;i+=2)e[i]*=t}gi.prototype.ValueTypeName="";gi.prototype.TimeBufferType=Float32Array;gi.prototype.ValueBufferType=Float32Array;gi.prototype.DefaultInterpolation=qo;var xa=class extends gi{constructor(e,t,i){super(e,t,i)}};xa.prototype.ValueTypeName="bool";xa.prototype.ValueBufferType=Array;xa.prototype.DefaultInterpolation=Ps;xa.prototype.InterpolantFactoryMethodLinear=void 0;xa.prototype.InterpolantFactoryMethodSmooth=void 0;var um=class extends gi{constructor(e,t,i,r){super(e,t,i,r)}};um.prototype.ValueTypeName="color";var dm=class extends gi{constructor(e,t,i,r){super(e,t,i,r)}};dm.prototype.ValueTypeName="number";var pm=class extends Ma{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let a=this.resultBuffer,s=this.sampleValues,n=this.valueSize,o=(i-t)/(r-t),l=e*n;for(let h=l+n;l!==h;l+=4)Ri.slerpFlat(a,0,s,l-n,s,l,o);return a}},Fu=class extends gi{constructor(e,t,i,r){super(e,t,i,r)}InterpolantFactoryMethodLinear(e){return new pm(this.times,this.values,this.getValueSize(),e)}};Fu.prototype.ValueTypeName="quaternion";Fu.prototype.InterpolantFactoryMethodSmooth=void 0;var ya=class extends gi{constructor(e,t,i){super(e,t,i)}};ya.prototype.ValueTypeName="string";ya.prototype.ValueBufferType=Array;ya.prototype.DefaultInterpolation=Ps;ya.prototype.InterpolantFactoryMethodLinear=void 0;ya.prototype.InterpolantFactoryMethodSmooth=void 0;var fm=class extends gi{constructor(e,t,i,r){super(e,t,i,r)}};fm.prototype.ValueTypeName="vector";var mm=class{constructor(e,t,i){let r=this,a=!1,s=0,n=0,o,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(h){n++,a===!1&&r.onStart!==void 0&&r.onStart(h,s,n),a=!0},this.itemEnd=function(h){s++,r.onProgress!==void 0&&r.onProgress(h,s,n),s===n&&(a=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(h){r.onError!==void 0&&r.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),o?o(h):h},this.setURLModifier=function(h){return o=h,this},this.addHandler=function(h,c){return l.push(h,c),this},this.removeHandler=function(h){let c=l.indexOf(h);return c!==-1&&l.splice(c,2),this},this.getHandler=function(h){for(let c=0,d=l.length;c<d;c+=2){let u=l[c],p=l[c+1];if(u.global&&(u.lastIndex=0),u.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},gm=new mm,vm=class{constructor(e){this.manager=e!==void 0?e:gm,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(r,a){i.load(e,r,t,a)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};vm.DEFAULT_MATERIAL_NAME="__DEFAULT";var Bu=class extends Ht{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Be(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},ku=class extends Bu{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Ht.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Be(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},so=new at,ic=new I,rc=new I,_m=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new he(512,512),this.mapType=Yt,this.map=null,this.mapPass=null,this.matrix=new at,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new ma,this._frameExtents=new he(1,1),this._viewportCount=1,this._viewports=[new xt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;ic.setFromMatrixPosition(e.matrixWorld),t.position.copy(ic),rc.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(rc),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,r){so.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(so,e.coordinateSystem,e.reversedDepth);let a=this._frameExtents,s=r?r.z/a.x:1,n=r?r.w/a.y:1,o=r?r.x/a.x:0,l=r?r.y/a.y:0;e.coordinateSystem===pa||e.reversedDepth?t.set(.5*s,0,0,.5*s+o,0,.5*n,0,.5*n+l,0,0,1,0,0,0,0,1):t.set(.5*s,0,0,.5*s+o,0,.5*n,0,.5*n+l,0,0,.5,.5,0,0,0,1),t.multiply(so)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},ms=new I,gs=new Ri,oi=new I,zu=class extends Ht{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new at,this.projectionMatrix=new at,this.projectionMatrixInverse=new at,this.coordinateSystem=ai,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(ms,gs,oi),oi.x===1&&oi.y===1&&oi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ms,gs,oi.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(ms,gs,oi),oi.x===1&&oi.y===1&&oi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ms,gs,oi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Fi=new I,ac=new he,sc=new he,Zt=class extends zu{constructor(e=50,t=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=fa*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(na*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return fa*2*Math.atan(Math.tan(na*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Fi.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Fi.x,Fi.y).multiplyScalar(-e/Fi.z),Fi.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Fi.x,Fi.y).multiplyScalar(-e/Fi.z)}getViewSize(e,t){return this.getViewBounds(e,ac,sc),t.subVectors(sc,ac)}setViewOffset(e,t,i,r,a,s){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=a,this.view.height=s,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(na*.5*this.fov)/this.zoom,i=2*t,r=this.aspect*i,a=-.5*r,s=this.view;if(this.view!==null&&this.view.enabled){let o=s.fullWidth,l=s.fullHeight;a+=s.offsetX*r/o,t-=s.offsetY*i/l,r*=s.width/o,i*=s.height/l}let n=this.filmOffset;n!==0&&(a+=e*n/this.getFilmWidth()),this.projectionMatrix.makePerspective(a,a+r,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}},Gu=class extends zu{constructor(e=-1,t=1,i=1,r=-1,a=.1,s=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=r,this.near=a,this.far=s,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,r,a,s){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=a,this.view.height=s,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,a=i-e,s=i+e,n=r+t,o=r-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;a+=l*this.view.offsetX,s=a+l*this.view.width,n-=h*this.view.offsetY,o=n-h*this.view.height}this.projectionMatrix.makeOrthographic(a,s,n,o,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Sm=class extends _m{constructor(){super(new Gu(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Hu=class extends Bu{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Ht.DEFAULT_UP),this.updateMatrix(),this.target=new Ht,this.shadow=new Sm}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var br=-90,Ar=1,$o=class extends Ht{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new Zt(br,Ar,e,t);r.layers=this.layers,this.add(r);let a=new Zt(br,Ar,e,t);a.layers=this.layers,this.add(a);let s=new Zt(br,Ar,e,t);s.layers=this.layers,this.add(s);let n=new Zt(br,Ar,e,t);n.layers=this.layers,this.add(n);let o=new Zt(br,Ar,e,t);o.layers=this.layers,this.add(o);let l=new Zt(br,Ar,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,r,a,s,n,o]=t;for(let l of t)this.remove(l);if(e===ai)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),a.up.set(0,0,-1),a.lookAt(0,1,0),s.up.set(0,0,1),s.lookAt(0,-1,0),n.up.set(0,1,0),n.lookAt(0,0,1),o.up.set(0,1,0),o.lookAt(0,0,-1);else if(e===pa)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),a.up.set(0,0,1),a.lookAt(0,1,0),s.up.set(0,0,-1),s.lookAt(0,-1,0),n.up.set(0,-1,0),n.lookAt(0,0,1),o.up.set(0,-1,0),o.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[a,s,n,o,l,h]=this.children,c=e.getRenderTarget(),d=e.getActiveCubeFace(),u=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let v=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let x=!1;e.isWebGLRenderer===!0?x=e.state.buffers.depth.getReversed():x=e.reversedDepthBuffer,e.setRenderTarget(i,0,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,1,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(i,2,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,n),e.setRenderTarget(i,3,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,4,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),i.texture.mipmapsAutoUpdate=v,e.setRenderTarget(i,5,r),x&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(c,d,u),e.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},Mm=class extends Zt{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}},Ml="\\[\\]\\.:\\/",xm=new RegExp("["+Ml+"]","g"),xl="[^"+Ml+"]",ym="[^"+Ml.replace("\\.","")+"]",Em=/((?:WC+[\/:])*)/.source.replace("WC",xl),wm=/(WCOD+)?/.source.replace("WCOD",ym),Tm=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",xl),bm=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",xl),Am=new RegExp("^"+Em+wm+Tm+bm+"$"),Rm=["material","materials","bones","map"],Cm=class{constructor(e,t,i){let r=i||_t.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,a=i.length;r!==a;++r)i[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},_t=class Pr{constructor(t,i,r){this.path=i,this.parsedPath=r||Pr.parseTrackName(i),this.node=Pr.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,i,r){return t&&t.isAnimationObjectGroup?new Pr.Composite(t,i,r):new Pr(t,i,r)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(xm,"")}static parseTrackName(t){let i=Am.exec(t);if(i===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let r={nodeName:i[2],objectName:i[3],objectIndex:i[4],propertyName:i[5],propertyIndex:i[6]},a=r.nodeName&&r.nodeName.lastIndexOf(".");if(a!==void 0&&a!==-1){let s=r.nodeName.substring(a+1);Rm.indexOf(s)!==-1&&(r.nodeName=r.nodeName.substring(0,a),r.objectName=s)}if(r.propertyName===null||r.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return r}static findNode(t,i){if(i===void 0||i===""||i==="."||i===-1||i===t.name||i===t.uuid)return t;if(t.skeleton){let r=t.skeleton.getBoneByName(i);if(r!==void 0)return r}if(t.children){let r=function(s){for(let n=0;n<s.length;n++){let o=s[n];if(o.name===i||o.uuid===i)return o;let l=r(o.children);if(l)return l}return null},a=r(t.children);if(a)return a}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,i){t[i]=this.targetObject[this.propertyName]}_getValue_array(t,i){let r=this.resolvedProperty;for(let a=0,s=r.length;a!==s;++a)t[i++]=r[a]}_getValue_arrayElement(t,i){t[i]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,i){this.resolvedProperty.toArray(t,i)}_setValue_direct(t,i){this.targetObject[this.propertyName]=t[i]}_setValue_direct_setNeedsUpdate(t,i){this.targetObject[this.propertyName]=t[i],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,i){this.targetObject[this.propertyName]=t[i],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,i){let r=this.resolvedProperty;for(let a=0,s=r.length;a!==s;++a)r[a]=t[i++]}_setValue_array_setNeedsUpdate(t,i){let r=this.resolvedProperty;for(let a=0,s=r.length;a!==s;++a)r[a]=t[i++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,i){let r=this.resolvedProperty;for(let a=0,s=r.length;a!==s;++a)r[a]=t[i++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,i){this.resolvedProperty[this.propertyIndex]=t[i]}_setValue_arrayElement_setNeedsUpdate(t,i){this.resolvedProperty[this.propertyIndex]=t[i],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,i){this.resolvedProperty[this.propertyIndex]=t[i],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,i){this.resolvedProperty.fromArray(t,i)}_setValue_fromArray_setNeedsUpdate(t,i){this.resolvedProperty.fromArray(t,i),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,i){this.resolvedProperty.fromArray(t,i),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,i){this.bind(),this.getValue(t,i)}_setValue_unbound(t,i){this.bind(),this.setValue(t,i)}bind(){let t=this.node,i=this.parsedPath,r=i.objectName,a=i.propertyName,s=i.propertyIndex;if(t||(t=Pr.findNode(this.rootNode,i.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Fe("PropertyBinding: No target node found for track: "+this.path+".");return}if(r){let h=i.objectIndex;switch(r){case"materials":if(!t.material){ze("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){ze("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){ze("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let c=0;c<t.length;c++)if(t[c].name===h){h=c;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){ze("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){ze("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[r]===void 0){ze("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[r]}if(h!==void 0){if(t[h]===void 0){ze("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[h]}}let n=t[a];if(n===void 0){let h=i.nodeName;ze("PropertyBinding: Trying to update property for track: "+h+"."+a+" but it wasn't found.",t);return}let o=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?o=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(o=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(a==="morphTargetInfluences"){if(!t.geometry){ze("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){ze("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[s]!==void 0&&(s=t.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=n,this.propertyIndex=s}else n.fromArray!==void 0&&n.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=n):Array.isArray(n)?(l=this.BindingType.EntireArray,this.resolvedProperty=n):this.propertyName=a;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][o]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};_t.Composite=Cm;_t.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};_t.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};_t.prototype.GetterByBindingType=[_t.prototype._getValue_direct,_t.prototype._getValue_array,_t.prototype._getValue_arrayElement,_t.prototype._getValue_toArray];_t.prototype.SetterByBindingTypeAndVersioning=[[_t.prototype._setValue_direct,_t.prototype._setValue_direct_setNeedsUpdate,_t.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[_t.prototype._setValue_array,_t.prototype._setValue_array_setNeedsUpdate,_t.prototype._setValue_array_setMatrixWorldNeedsUpdate],[_t.prototype._setValue_arrayElement,_t.prototype._setValue_arrayElement_setNeedsUpdate,_t.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[_t.prototype._setValue_fromArray,_t.prototype._setValue_fromArray_setNeedsUpdate,_t.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var _x=new Float32Array(1),Sx=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,r){let a=this.elements;return a[0]=e,a[2]=t,a[1]=i,a[3]=r,this}};function nc(e,t,i,r){let a=Pm(r);switch(i){case Hc:return e*t;case sl:return e*t/a.components*a.byteLength;case nl:return e*t/a.components*a.byteLength;case ir:return e*t*2/a.components*a.byteLength;case ol:return e*t*2/a.components*a.byteLength;case Vc:return e*t*3/a.components*a.byteLength;case ci:return e*t*4/a.components*a.byteLength;case ll:return e*t*4/a.components*a.byteLength;case Ss:case Ms:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case xs:case ys:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case _o:case Mo:return Math.max(e,16)*Math.max(t,8)/4;case vo:case So:return Math.max(e,8)*Math.max(t,8)/2;case xo:case yo:case wo:case To:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*8;case Eo:case Rs:case bo:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case Ao:return Math.floor((e+3)/4)*Math.floor((t+3)/4)*16;case Ro:return Math.floor((e+4)/5)*Math.floor((t+3)/4)*16;case Co:return Math.floor((e+4)/5)*Math.floor((t+4)/5)*16;case Po:return Math.floor((e+5)/6)*Math.floor((t+4)/5)*16;case No:return Math.floor((e+5)/6)*Math.floor((t+5)/6)*16;case Lo:return Math.floor((e+7)/8)*Math.floor((t+4)/5)*16;case Io:return Math.floor((e+7)/8)*Math.floor((t+5)/6)*16;case Do:return Math.floor((e+7)/8)*Math.floor((t+7)/8)*16;case Uo:return Math.floor((e+9)/10)*Math.floor((t+4)/5)*16;case Oo:return Math.floor((e+9)/10)*Math.floor((t+5)/6)*16;case Fo:return Math.floor((e+9)/10)*Math.floor((t+7)/8)*16;case Bo:return Math.floor((e+9)/10)*Math.floor((t+9)/10)*16;case ko:return Math.floor((e+11)/12)*Math.floor((t+9)/10)*16;case zo:return Math.floor((e+11)/12)*Math.floor((t+11)/12)*16;case Go:case Ho:case Vo:return Math.ceil(e/4)*Math.ceil(t/4)*16;case Wo:case Xo:return Math.ceil(e/4)*Math.ceil(t/4)*8;case Cs:case jo:return Math.ceil(e/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${i} format.`)}function Pm(e){switch(e){case Yt:case Bc:return{byteLength:1,components:1};case da:case kc:case pi:return{byteLength:2,components:1};case rl:case al:return{byteLength:2,components:4};case di:case il:case ri:return{byteLength:4,components:1};case zc:case Gc:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${e}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Fe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Vu(){let e=null,t=!1,i=null,r=null;function a(s,n){r=e.requestAnimationFrame(a),i(s,n)}return{start:function(){t!==!0&&i!==null&&e!==null&&(r=e.requestAnimationFrame(a),t=!0)},stop:function(){e!==null&&e.cancelAnimationFrame(r),t=!1},setAnimationLoop:function(s){i=s},setContext:function(s){e=s}}}function Nm(e){let t=new WeakMap;function i(o,l){let h=o.array,c=o.usage,d=h.byteLength,u=e.createBuffer();e.bindBuffer(l,u),e.bufferData(l,h,c),o.onUploadCallback();let p;if(h instanceof Float32Array)p=e.FLOAT;else if(typeof Float16Array<"u"&&h instanceof Float16Array)p=e.HALF_FLOAT;else if(h instanceof Uint16Array)o.isFloat16BufferAttribute?p=e.HALF_FLOAT:p=e.UNSIGNED_SHORT;else if(h instanceof Int16Array)p=e.SHORT;else if(h instanceof Uint32Array)p=e.UNSIGNED_INT;else if(h instanceof Int32Array)p=e.INT;else if(h instanceof Int8Array)p=e.BYTE;else if(h instanceof Uint8Array)p=e.UNSIGNED_BYTE;else if(h instanceof Uint8ClampedArray)p=e.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+h);return{buffer:u,type:p,bytesPerElement:h.BYTES_PER_ELEMENT,version:o.version,size:d}}function r(o,l,h){let c=l.array,d=l.updateRanges;if(e.bindBuffer(h,o),d.length===0)e.bufferSubData(h,0,c);else{d.sort((p,v)=>p.start-v.start);let u=0;for(let p=1;p<d.length;p++){let v=d[u],x=d[p];x.start<=v.start+v.count+1?v.count=Math.max(v.count,x.start+x.count-v.start):(++u,d[u]=x)}d.length=u+1;for(let p=0,v=d.length;p<v;p++){let x=d[p];e.bufferSubData(h,x.start*c.BYTES_PER_ELEMENT,c,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function a(o){return o.isInterleavedBufferAttribute&&(o=o.data),t.get(o)}function s(o){o.isInterleavedBufferAttribute&&(o=o.data);let l=t.get(o);l&&(e.deleteBuffer(l.buffer),t.delete(o))}function n(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){let c=t.get(o);(!c||c.version<o.version)&&t.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}let h=t.get(o);if(h===void 0)t.set(o,i(o,l));else if(h.version<o.version){if(h.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");r(h.buffer,o,l),h.version=o.version}}return{get:a,remove:s,update:n}}var Lm=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Im=`#ifdef USE_ALPHAHASH
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
#endif`,Dm=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Um=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Om=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Fm=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Bm=`#ifdef USE_AOMAP
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
#endif`,km=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,zm=`#ifdef USE_BATCHING
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
#endif`,Gm=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Hm=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Vm=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Wm=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,Xm=`#ifdef USE_IRIDESCENCE
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
#endif`,jm=`#ifdef USE_BUMPMAP
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
#endif`,qm=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Ym=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Km=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Zm=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Jm=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,$m=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Qm=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,eg=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,tg=`#define PI 3.141592653589793
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
} // validated`,ig=`vec3 transformedNormal = objectNormal;
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
#endif`,rg=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,ag=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,sg=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,ng=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,og="gl_FragColor = linearToOutputTexel( gl_FragColor );",lg=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,hg=`#ifdef USE_ENVMAP
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
#endif`,cg=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,ug=`#ifdef USE_ENVMAP
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
#endif`,dg=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,pg=`#ifdef USE_ENVMAP
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
#endif`,fg=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,mg=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,gg=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,vg=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,_g=`#ifdef USE_GRADIENTMAP
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
}`,Sg=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Mg=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,xg=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,yg=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,Eg=`#ifdef USE_ENVMAP
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
#endif`,wg=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Tg=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,bg=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Ag=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Rg=`PhysicalMaterial material;
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
#endif`,Cg=`uniform sampler2D dfgLUT;
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
}`,Pg=`
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
#endif`,Ng=`#if defined( RE_IndirectDiffuse )
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
#endif`,Lg=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Ig=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,Dg=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Ug=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Og=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Fg=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Bg=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,kg=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,zg=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,Gg=`#if defined( USE_POINTS_UV )
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
#endif`,Hg=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Vg=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Wg=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Xg=`#if defined( USE_MORPHCOLORS )
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
#endif`,jg=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,qg=`#ifdef USE_MORPHTARGETS
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
#endif`,Yg=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Kg=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Zg=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Jg=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,$g=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Qg=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,e0=`#ifdef USE_NORMALMAP
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
#endif`,t0=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,i0=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,r0=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,a0=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,s0=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,n0=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,o0=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,l0=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,h0=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,c0=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,u0=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,d0=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,p0=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,f0=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,m0=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,g0=`float getShadowMask() {
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
}`,v0=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,_0=`#ifdef USE_SKINNING
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
#endif`,S0=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,M0=`#ifdef USE_SKINNING
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
#endif`,x0=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,y0=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,E0=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,w0=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,T0=`#ifdef USE_TRANSMISSION
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
#endif`,b0=`#ifdef USE_TRANSMISSION
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
#endif`,A0=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,R0=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,C0=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,P0=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,N0=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,L0=`uniform sampler2D t2D;
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
}`,I0=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,D0=`uniform float backgroundBlurriness;
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
}`,U0=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,O0=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,F0=`#include <common>
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
}`,B0=`#if DEPTH_PACKING == 3200
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
}`,k0=`#define DISTANCE
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
}`,z0=`#define DISTANCE
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
}`,G0=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,H0=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,V0=`uniform float scale;
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
}`,W0=`uniform vec3 diffuse;
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
}`,X0=`#include <common>
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
}`,j0=`uniform vec3 diffuse;
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
}`,q0=`#define LAMBERT
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
}`,Y0=`#define LAMBERT
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
}`,K0=`#define MATCAP
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
}`,Z0=`#define MATCAP
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
}`,J0=`#define NORMAL
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
}`,$0=`#define NORMAL
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
}`,Q0=`#define PHONG
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
}`,ev=`#define PHONG
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
}`,tv=`#define STANDARD
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
}`,iv=`#define STANDARD
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
}`,rv=`#define TOON
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
}`,av=`#define TOON
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
}`,sv=`uniform float size;
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
}`,nv=`uniform vec3 diffuse;
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
}`,ov=`#include <common>
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
}`,lv=`uniform vec3 color;
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
}`,hv=`uniform float rotation;
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
}`,cv=`uniform vec3 diffuse;
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
}`,je={alphahash_fragment:Lm,alphahash_pars_fragment:Im,alphamap_fragment:Dm,alphamap_pars_fragment:Um,alphatest_fragment:Om,alphatest_pars_fragment:Fm,aomap_fragment:Bm,aomap_pars_fragment:km,batching_pars_vertex:zm,batching_vertex:Gm,begin_vertex:Hm,beginnormal_vertex:Vm,bsdfs:Wm,iridescence_fragment:Xm,bumpmap_pars_fragment:jm,clipping_planes_fragment:qm,clipping_planes_pars_fragment:Ym,clipping_planes_pars_vertex:Km,clipping_planes_vertex:Zm,color_fragment:Jm,color_pars_fragment:$m,color_pars_vertex:Qm,color_vertex:eg,common:tg,defaultnormal_vertex:ig,displacementmap_pars_vertex:rg,displacementmap_vertex:ag,emissivemap_fragment:sg,emissivemap_pars_fragment:ng,colorspace_fragment:og,colorspace_pars_fragment:lg,envmap_fragment:hg,envmap_common_pars_fragment:cg,envmap_pars_fragment:ug,envmap_pars_vertex:dg,envmap_physical_pars_fragment:Eg,envmap_vertex:pg,fog_vertex:fg,fog_pars_vertex:mg,fog_fragment:gg,fog_pars_fragment:vg,gradientmap_pars_fragment:_g,lightmap_pars_fragment:Sg,lights_lambert_fragment:Mg,lights_lambert_pars_fragment:xg,lights_pars_begin:yg,lights_toon_fragment:wg,lights_toon_pars_fragment:Tg,lights_phong_fragment:bg,lights_phong_pars_fragment:Ag,lights_physical_fragment:Rg,lights_physical_pars_fragment:Cg,lights_fragment_begin:Pg,lights_fragment_maps:Ng,lights_fragment_end:Lg,lightprobes_pars_fragment:Ig,logdepthbuf_fragment:Dg,logdepthbuf_pars_fragment:Ug,logdepthbuf_pars_vertex:Og,logdepthbuf_vertex:Fg,map_fragment:Bg,map_pars_fragment:kg,map_particle_fragment:zg,map_particle_pars_fragment:Gg,metalnessmap_fragment:Hg,metalnessmap_pars_fragment:Vg,morphinstance_vertex:Wg,morphcolor_vertex:Xg,morphnormal_vertex:jg,morphtarget_pars_vertex:qg,morphtarget_vertex:Yg,normal_fragment_begin:Kg,normal_fragment_maps:Zg,normal_pars_fragment:Jg,normal_pars_vertex:$g,normal_vertex:Qg,normalmap_pars_fragment:e0,clearcoat_normal_fragment_begin:t0,clearcoat_normal_fragment_maps:i0,clearcoat_pars_fragment:r0,iridescence_pars_fragment:a0,opaque_fragment:s0,packing:n0,premultiplied_alpha_fragment:o0,project_vertex:l0,dithering_fragment:h0,dithering_pars_fragment:c0,roughnessmap_fragment:u0,roughnessmap_pars_fragment:d0,shadowmap_pars_fragment:p0,shadowmap_pars_vertex:f0,shadowmap_vertex:m0,shadowmask_pars_fragment:g0,skinbase_vertex:v0,skinning_pars_vertex:_0,skinning_vertex:S0,skinnormal_vertex:M0,specularmap_fragment:x0,specularmap_pars_fragment:y0,tonemapping_fragment:E0,tonemapping_pars_fragment:w0,transmission_fragment:T0,transmission_pars_fragment:b0,uv_pars_fragment:A0,uv_pars_vertex:R0,uv_vertex:C0,worldpos_vertex:P0,background_vert:N0,background_frag:L0,backgroundCube_vert:I0,backgroundCube_frag:D0,cube_vert:U0,cube_frag:O0,depth_vert:F0,depth_frag:B0,distance_vert:k0,distance_frag:z0,equirect_vert:G0,equirect_frag:H0,linedashed_vert:V0,linedashed_frag:W0,meshbasic_vert:X0,meshbasic_frag:j0,meshlambert_vert:q0,meshlambert_frag:Y0,meshmatcap_vert:K0,meshmatcap_frag:Z0,meshnormal_vert:J0,meshnormal_frag:$0,meshphong_vert:Q0,meshphong_frag:ev,meshphysical_vert:tv,meshphysical_frag:iv,meshtoon_vert:rv,meshtoon_frag:av,points_vert:sv,points_frag:nv,shadow_vert:ov,shadow_frag:lv,sprite_vert:hv,sprite_frag:cv},_e={common:{diffuse:{value:new Be(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new We},alphaMap:{value:null},alphaMapTransform:{value:new We},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new We}},envmap:{envMap:{value:null},envMapRotation:{value:new We},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new We}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new We}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new We},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new We},normalScale:{value:new he(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new We},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new We}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new We}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new We}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Be(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Be(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new We},alphaTest:{value:0},uvTransform:{value:new We}},sprite:{diffuse:{value:new Be(16777215)},opacity:{value:1},center:{value:new he(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new We},alphaMap:{value:null},alphaMapTransform:{value:new We},alphaTest:{value:0}}},hi={basic:{uniforms:Gt([_e.common,_e.specularmap,_e.envmap,_e.aomap,_e.lightmap,_e.fog]),vertexShader:je.meshbasic_vert,fragmentShader:je.meshbasic_frag},lambert:{uniforms:Gt([_e.common,_e.specularmap,_e.envmap,_e.aomap,_e.lightmap,_e.emissivemap,_e.bumpmap,_e.normalmap,_e.displacementmap,_e.fog,_e.lights,{emissive:{value:new Be(0)},envMapIntensity:{value:1}}]),vertexShader:je.meshlambert_vert,fragmentShader:je.meshlambert_frag},phong:{uniforms:Gt([_e.common,_e.specularmap,_e.envmap,_e.aomap,_e.lightmap,_e.emissivemap,_e.bumpmap,_e.normalmap,_e.displacementmap,_e.fog,_e.lights,{emissive:{value:new Be(0)},specular:{value:new Be(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:je.meshphong_vert,fragmentShader:je.meshphong_frag},standard:{uniforms:Gt([_e.common,_e.envmap,_e.aomap,_e.lightmap,_e.emissivemap,_e.bumpmap,_e.normalmap,_e.displacementmap,_e.roughnessmap,_e.metalnessmap,_e.fog,_e.lights,{emissive:{value:new Be(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:je.meshphysical_vert,fragmentShader:je.meshphysical_frag},toon:{uniforms:Gt([_e.common,_e.aomap,_e.lightmap,_e.emissivemap,_e.bumpmap,_e.normalmap,_e.displacementmap,_e.gradientmap,_e.fog,_e.lights,{emissive:{value:new Be(0)}}]),vertexShader:je.meshtoon_vert,fragmentShader:je.meshtoon_frag},matcap:{uniforms:Gt([_e.common,_e.bumpmap,_e.normalmap,_e.displacementmap,_e.fog,{matcap:{value:null}}]),vertexShader:je.meshmatcap_vert,fragmentShader:je.meshmatcap_frag},points:{uniforms:Gt([_e.points,_e.fog]),vertexShader:je.points_vert,fragmentShader:je.points_frag},dashed:{uniforms:Gt([_e.common,_e.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:je.linedashed_vert,fragmentShader:je.linedashed_frag},depth:{uniforms:Gt([_e.common,_e.displacementmap]),vertexShader:je.depth_vert,fragmentShader:je.depth_frag},normal:{uniforms:Gt([_e.common,_e.bumpmap,_e.normalmap,_e.displacementmap,{opacity:{value:1}}]),vertexShader:je.meshnormal_vert,fragmentShader:je.meshnormal_frag},sprite:{uniforms:Gt([_e.sprite,_e.fog]),vertexShader:je.sprite_vert,fragmentShader:je.sprite_frag},background:{uniforms:{uvTransform:{value:new We},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:je.background_vert,fragmentShader:je.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new We}},vertexShader:je.backgroundCube_vert,fragmentShader:je.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:je.cube_vert,fragmentShader:je.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:je.equirect_vert,fragmentShader:je.equirect_frag},distance:{uniforms:Gt([_e.common,_e.displacementmap,{referencePosition:{value:new I},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:je.distance_vert,fragmentShader:je.distance_frag},shadow:{uniforms:Gt([_e.lights,_e.fog,{color:{value:new Be(0)},opacity:{value:1}}]),vertexShader:je.shadow_vert,fragmentShader:je.shadow_frag}};hi.physical={uniforms:Gt([hi.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new We},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new We},clearcoatNormalScale:{value:new he(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new We},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new We},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new We},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new We},sheen:{value:0},sheenColor:{value:new Be(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new We},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new We},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new We},transmissionSamplerSize:{value:new he},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new We},attenuationDistance:{value:0},attenuationColor:{value:new Be(0)},specularColor:{value:new Be(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new We},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new We},anisotropyVector:{value:new he},anisotropyMap:{value:null},anisotropyMapTransform:{value:new We}}]),vertexShader:je.meshphysical_vert,fragmentShader:je.meshphysical_frag};var vs={r:0,b:0,g:0},uv=new at,Wu=new We;Wu.set(-1,0,0,0,1,0,0,0,1);function dv(e,t,i,r,a,s){let n=new Be(0),o=a===!0?0:1,l,h,c=null,d=0,u=null;function p(E){let w=E.isScene===!0?E.background:null;if(w&&w.isTexture){let M=E.backgroundBlurriness>0;w=t.get(w,M)}return w}function v(E){let w=!1,M=p(E);M===null?g(n,o):M&&M.isColor&&(g(M,1),w=!0);let b=e.xr.getEnvironmentBlendMode();b==="additive"?i.buffers.color.setClear(0,0,0,1,s):b==="alpha-blend"&&i.buffers.color.setClear(0,0,0,0,s),(e.autoClear||w)&&(i.buffers.depth.setTest(!0),i.buffers.depth.setMask(!0),i.buffers.color.setMask(!0),e.clear(e.autoClearColor,e.autoClearDepth,e.autoClearStencil))}function x(E,w){let M=p(w);M&&M.isCubeTexture?(h===void 0&&(h=new ct(new si(1,1,1),new sr({name:"BackgroundCubeMaterial",uniforms:zr(hi.backgroundCube.uniforms),vertexShader:hi.backgroundCube.vertexShader,fragmentShader:hi.backgroundCube.fragmentShader,side:Bt,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),h.geometry.deleteAttribute("normal"),h.geometry.deleteAttribute("uv"),h.onBeforeRender=function(b,A,m){this.matrixWorld.copyPosition(m.matrixWorld)},Object.defineProperty(h.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),r.update(h)),h.material.uniforms.envMap.value=M,h.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,h.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,h.material.uniforms.backgroundRotation.value.setFromMatrix4(uv.makeRotationFromEuler(w.backgroundRotation)).transpose(),M.isRenderTargetTexture===!1&&h.material.uniforms.backgroundRotation.value.premultiply(Wu),h.material.toneMapped=Qe.getTransfer(M.colorSpace)!==ot,(c!==M||d!==M.version||u!==e.toneMapping)&&(h.material.needsUpdate=!0,c=M,d=M.version,u=e.toneMapping),h.layers.enableAll(),E.unshift(h,h.geometry,h.material,0,0,null)):M&&M.isTexture&&(l===void 0&&(l=new ct(new Hr(2,2),new sr({name:"BackgroundMaterial",uniforms:zr(hi.background.uniforms),vertexShader:hi.background.vertexShader,fragmentShader:hi.background.fragmentShader,side:tr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),r.update(l)),l.material.uniforms.t2D.value=M,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=Qe.getTransfer(M.colorSpace)!==ot,M.matrixAutoUpdate===!0&&M.updateMatrix(),l.material.uniforms.uvTransform.value.copy(M.matrix),(c!==M||d!==M.version||u!==e.toneMapping)&&(l.material.needsUpdate=!0,c=M,d=M.version,u=e.toneMapping),l.layers.enableAll(),E.unshift(l,l.geometry,l.material,0,0,null))}function g(E,w){E.getRGB(vs,Uu(e)),i.buffers.color.setClear(vs.r,vs.g,vs.b,w,s)}function f(){h!==void 0&&(h.geometry.dispose(),h.material.dispose(),h=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return n},setClearColor:function(E,w=1){n.set(E),o=w,g(n,o)},getClearAlpha:function(){return o},setClearAlpha:function(E){o=E,g(n,o)},render:v,addToRenderList:x,dispose:f}}function pv(e,t){let i=e.getParameter(e.MAX_VERTEX_ATTRIBS),r={},a=u(null),s=a,n=!1;function o(N,F,q,C,H){let K=!1,G=d(N,C,q,F);s!==G&&(s=G,h(s.object)),K=p(N,C,q,H),K&&v(N,C,q,H),H!==null&&t.update(H,e.ELEMENT_ARRAY_BUFFER),(K||n)&&(n=!1,M(N,F,q,C),H!==null&&e.bindBuffer(e.ELEMENT_ARRAY_BUFFER,t.get(H).buffer))}function l(){return e.createVertexArray()}function h(N){return e.bindVertexArray(N)}function c(N){return e.deleteVertexArray(N)}function d(N,F,q,C){let H=C.wireframe===!0,K=r[F.id];K===void 0&&(K={},r[F.id]=K);let G=N.isInstancedMesh===!0?N.id:0,ce=K[G];ce===void 0&&(ce={},K[G]=ce);let X=ce[q.id];X===void 0&&(X={},ce[q.id]=X);let j=X[H];return j===void 0&&(j=u(l()),X[H]=j),j}function u(N){let F=[],q=[],C=[];for(let H=0;H<i;H++)F[H]=0,q[H]=0,C[H]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:F,enabledAttributes:q,attributeDivisors:C,object:N,attributes:{},index:null}}function p(N,F,q,C){let H=s.attributes,K=F.attributes,G=0,ce=q.getAttributes();for(let X in ce)if(ce[X].location>=0){let j=H[X],te=K[X];if(te===void 0&&(X==="instanceMatrix"&&N.instanceMatrix&&(te=N.instanceMatrix),X==="instanceColor"&&N.instanceColor&&(te=N.instanceColor)),j===void 0||j.attribute!==te||te&&j.data!==te.data)return!0;G++}return s.attributesNum!==G||s.index!==C}function v(N,F,q,C){let H={},K=F.attributes,G=0,ce=q.getAttributes();for(let X in ce)if(ce[X].location>=0){let j=K[X];j===void 0&&(X==="instanceMatrix"&&N.instanceMatrix&&(j=N.instanceMatrix),X==="instanceColor"&&N.instanceColor&&(j=N.instanceColor));let te={};te.attribute=j,j&&j.data&&(te.data=j.data),H[X]=te,G++}s.attributes=H,s.attributesNum=G,s.index=C}function x(){let N=s.newAttributes;for(let F=0,q=N.length;F<q;F++)N[F]=0}function g(N){f(N,0)}function f(N,F){let q=s.newAttributes,C=s.enabledAttributes,H=s.attributeDivisors;q[N]=1,C[N]===0&&(e.enableVertexAttribArray(N),C[N]=1),H[N]!==F&&(e.vertexAttribDivisor(N,F),H[N]=F)}function E(){let N=s.newAttributes,F=s.enabledAttributes;for(let q=0,C=F.length;q<C;q++)F[q]!==N[q]&&(e.disableVertexAttribArray(q),F[q]=0)}function w(N,F,q,C,H,K,G){G===!0?e.vertexAttribIPointer(N,F,q,H,K):e.vertexAttribPointer(N,F,q,C,H,K)}function M(N,F,q,C){x();let H=C.attributes,K=q.getAttributes(),G=F.defaultAttributeValues;for(let ce in K){let X=K[ce];if(X.location>=0){let j=H[ce];if(j===void 0&&(ce==="instanceMatrix"&&N.instanceMatrix&&(j=N.instanceMatrix),ce==="instanceColor"&&N.instanceColor&&(j=N.instanceColor)),j!==void 0){let te=j.normalized,Re=j.itemSize,Y=t.get(j);if(Y===void 0)continue;let ie=Y.buffer,we=Y.type,Ne=Y.bytesPerElement,De=we===e.INT||we===e.UNSIGNED_INT||j.gpuType===il;if(j.isInterleavedBufferAttribute){let ne=j.data,Ve=ne.isInterleavedBuffer===!0?ne.stride:ne.itemSize,et=j.offset;if(ne.isInstancedInterleavedBuffer||ne.isInstancedBufferAttribute){for(let Ae=0;Ae<X.locationSize;Ae++)f(X.location+Ae,ne.meshPerAttribute);N.isInstancedMesh!==!0&&C._maxInstanceCount===void 0&&(C._maxInstanceCount=ne.meshPerAttribute*ne.count)}else for(let Ae=0;Ae<X.locationSize;Ae++)g(X.location+Ae);e.bindBuffer(e.ARRAY_BUFFER,ie);for(let Ae=0;Ae<X.locationSize;Ae++)w(X.location+Ae,Re/X.locationSize,we,te,Ve*Ne,(et+Re/X.locationSize*Ae)*Ne,De)}else{if(j.isInstancedBufferAttribute){for(let ne=0;ne<X.locationSize;ne++)f(X.location+ne,j.meshPerAttribute);N.isInstancedMesh!==!0&&C._maxInstanceCount===void 0&&(C._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let ne=0;ne<X.locationSize;ne++)g(X.location+ne);e.bindBuffer(e.ARRAY_BUFFER,ie);for(let ne=0;ne<X.locationSize;ne++)w(X.location+ne,Re/X.locationSize,we,te,Re*Ne,Re/X.locationSize*ne*Ne,De)}}else if(G!==void 0){let te=G[ce];if(te!==void 0)switch(te.length){case 2:e.vertexAttrib2fv(X.location,te);break;case 3:e.vertexAttrib3fv(X.location,te);break;case 4:e.vertexAttrib4fv(X.location,te);break;default:e.vertexAttrib1fv(X.location,te)}}}}E()}function b(){R();for(let N in r){let F=r[N];for(let q in F){let C=F[q];for(let H in C){let K=C[H];for(let G in K)c(K[G].object),delete K[G];delete C[H]}}delete r[N]}}function A(N){if(r[N.id]===void 0)return;let F=r[N.id];for(let q in F){let C=F[q];for(let H in C){let K=C[H];for(let G in K)c(K[G].object),delete K[G];delete C[H]}}delete r[N.id]}function m(N){for(let F in r){let q=r[F];for(let C in q){let H=q[C];if(H[N.id]===void 0)continue;let K=H[N.id];for(let G in K)c(K[G].object),delete K[G];delete H[N.id]}}}function y(N){for(let F in r){let q=r[F],C=N.isInstancedMesh===!0?N.id:0,H=q[C];if(H!==void 0){for(let K in H){let G=H[K];for(let ce in G)c(G[ce].object),delete G[ce];delete H[K]}delete q[C],Object.keys(q).length===0&&delete r[F]}}}function R(){O(),n=!0,s!==a&&(s=a,h(s.object))}function O(){a.geometry=null,a.program=null,a.wireframe=!1}return{setup:o,reset:R,resetDefaultState:O,dispose:b,releaseStatesOfGeometry:A,releaseStatesOfObject:y,releaseStatesOfProgram:m,initAttributes:x,enableAttribute:g,disableUnusedAttributes:E}}function fv(e,t,i){let r;function a(l){r=l}function s(l,h){e.drawArrays(r,l,h),i.update(h,r,1)}function n(l,h,c){c!==0&&(e.drawArraysInstanced(r,l,h,c),i.update(h,r,c))}function o(l,h,c){if(c===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(r,l,0,h,0,c);let d=0;for(let u=0;u<c;u++)d+=h[u];i.update(d,r,1)}this.setMode=a,this.render=s,this.renderInstances=n,this.renderMultiDraw=o}function mv(e,t,i,r){let a;function s(){if(a!==void 0)return a;if(t.has("EXT_texture_filter_anisotropic")===!0){let m=t.get("EXT_texture_filter_anisotropic");a=e.getParameter(m.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else a=0;return a}function n(m){return!(m!==ci&&r.convert(m)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(m){let y=m===pi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(m!==Yt&&m!==ri&&!y&&r.convert(m)!==e.getParameter(e.IMPLEMENTATION_COLOR_READ_TYPE))}function l(m){if(m==="highp"){if(e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.HIGH_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.HIGH_FLOAT).precision>0)return"highp";m="mediump"}return m==="mediump"&&e.getShaderPrecisionFormat(e.VERTEX_SHADER,e.MEDIUM_FLOAT).precision>0&&e.getShaderPrecisionFormat(e.FRAGMENT_SHADER,e.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let h=i.precision!==void 0?i.precision:"highp",c=l(h);c!==h&&(Fe("WebGLRenderer:",h,"not supported, using",c,"instead."),h=c);let d=i.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),u=i.logarithmicDepthBuffer===!0&&d===!1;i.reversedDepthBuffer===!0&&d===!1&&Fe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),i.logarithmicDepthBuffer===!0&&d===!0&&Fe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=e.getParameter(e.MAX_TEXTURE_IMAGE_UNITS),v=e.getParameter(e.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=e.getParameter(e.MAX_TEXTURE_SIZE),g=e.getParameter(e.MAX_CUBE_MAP_TEXTURE_SIZE),f=e.getParameter(e.MAX_VERTEX_ATTRIBS),E=e.getParameter(e.MAX_VERTEX_UNIFORM_VECTORS),w=e.getParameter(e.MAX_VARYING_VECTORS),M=e.getParameter(e.MAX_FRAGMENT_UNIFORM_VECTORS),b=e.getParameter(e.MAX_SAMPLES),A=e.getParameter(e.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:n,textureTypeReadable:o,precision:h,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:v,maxTextureSize:x,maxCubemapSize:g,maxAttributes:f,maxVertexUniforms:E,maxVaryings:w,maxFragmentUniforms:M,maxSamples:b,samples:A}}function gv(e){let t=this,i=null,r=0,a=!1,s=!1,n=new Bi,o=new We,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){let p=d.length!==0||u||r!==0||a;return a=u,r=d.length,p},this.beginShadows=function(){s=!0,c(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(d,u){i=c(d,u,0)},this.setState=function(d,u,p){let v=d.clippingPlanes,x=d.clipIntersection,g=d.clipShadows,f=e.get(d);if(!a||v===null||v.length===0||s&&!g)s?c(null):h();else{let E=s?0:r,w=E*4,M=f.clippingState||null;l.value=M,M=c(v,u,w,p);for(let b=0;b!==w;++b)M[b]=i[b];f.clippingState=M,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=E}};function h(){l.value!==i&&(l.value=i,l.needsUpdate=r>0),t.numPlanes=r,t.numIntersection=0}function c(d,u,p,v){let x=d!==null?d.length:0,g=null;if(x!==0){if(g=l.value,v!==!0||g===null){let f=p+x*4,E=u.matrixWorldInverse;o.getNormalMatrix(E),(g===null||g.length<f)&&(g=new Float32Array(f));for(let w=0,M=p;w!==x;++w,M+=4)n.copy(d[w]).applyMatrix4(E,o),n.normal.toArray(g,M),g[M+3]=n.constant}l.value=g,l.needsUpdate=!0}return t.numPlanes=x,t.numIntersection=0,g}}var yl=class extends ui{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},r=[i,i,i,i,i,i];this.texture=new du(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},r=new si(5,5,5),a=new sr({name:"CubemapFromEquirect",uniforms:zr(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Bt,blending:Lr});a.uniforms.tEquirect.value=t;let s=new ct(r,a),n=t.minFilter;return t.minFilter===zi&&(t.minFilter=Xt),new $o(1,10,this).update(e,s),t.minFilter=n,s.geometry.dispose(),s.material.dispose(),this}clear(e,t=!0,i=!0,r=!0){let a=e.getRenderTarget();for(let s=0;s<6;s++)e.setRenderTarget(this,s),e.clear(t,i,r);e.setRenderTarget(a)}},oc=256,vv=3,_v=20,Xu=256,ju=16,Sv=3,Mv=new I,xv=new Be,lc=class qu{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new $o(1,10,null),this._boxMesh=new ct(new si(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,i=0,r=.1,a=100,s={}){let{size:n=256,position:o=Mv}=s,l=this._renderer;this._setSize(n);let h=this._allocateTarget(),c=this._getSourceTarget(!0);i>0&&(c.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,u=l.autoClearColor,p=l.autoClearDepth,v=l.autoClearStencil,x=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(t.background=l.getClearColor(xv));let g=new $o(r,a,c);return g.position.copy(o),g.update(l,t),l.autoClear=d,l.autoClearColor=u,l.autoClearDepth=p,l.autoClearStencil=v,t.background=x,i>0&&(c.texture.mipmapsAutoUpdate=!0,this._blur(h,i)),this._applyPMREM(h),h}fromEquirectangular(t,i=null){return this._fromTexture(t,i)}fromCubemap(t,i=null){return this._fromTexture(t,i)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=uc(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=cc(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,i){return i>0?1-Math.sqrt(1-t/i):0}_setSize(t){this._cubeSize=Math.max(oc,Kc(t))}_fromTexture(t,i){t.mapping===Dr||t.mapping===ua?this._setSize(t.image.length===0?oc:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let r=i||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(r),r}_allocateTarget(){let t=this._cubeSize,i=hc(t,!1,!1),r=Math.log2(t)-vv;for(let a=0;a<=r;a++)i.texture.mipmaps.push({width:t>>a,height:t>>a});return i.texture.name="PMREM",i.texture.isPMREMTexture=!0,i}_getSourceTarget(t=!1){let i=this._cubeSize,r=this._sourceTarget;return(r===null||r.width!==i||t&&r.depthBuffer===!1)&&(r!==null&&r.dispose(),this._sourceTarget=hc(i,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,i,r){let a=this._boxMesh,s=this._cubeCamera;a.material=r,s.renderTarget=t,s.activeMipmapLevel=i;let n=t.width>>i;t.viewport.set(0,0,n,n),s.update(this._renderer,a),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let i;t.mapping===Dr||t.mapping===ua?(this._cubemapMaterial===null&&(this._cubemapMaterial=uc()),i=this._cubemapMaterial,i.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=cc()),i=this._equirectMaterial),i.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,i)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=yv(),this._integrationMaterial=Ev());let i=this._cubeSize,r=t.texture.mipmaps.length-1,a=this._ggxMaterial.uniforms;a.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(i/ju);for(let n=0;n<=r;n++){let o=qu.lodToRoughness(n,r);if(n>r-Sv)s.roughness.value=o,this._renderCube(t,n,this._integrationMaterial);else{let l=o>0?Math.log2(i)+.5*Math.log2(6/(Xu*Math.pow(o,4)))+.5:0;a.roughness.value=o,a.lodBias.value=l,this._renderCube(t,n,this._ggxMaterial)}}}_blur(t,i){this._blurMaterial===null&&(this._blurMaterial=wv());let r=this._blurMaterial,a=r.uniforms,s=this._sourceTarget;a.sigma.value=Math.min(i,Math.PI)/Math.SQRT2,a.envMap.value=s.texture,this._renderCube(t,0,r),a.envMap.value=t.texture,this._renderCube(s,0,r)}};function hc(e,t,i){return new yl(e,{minFilter:zi,generateMipmaps:t,type:pi,colorSpace:Ls,depthBuffer:i})}function Ea(e,t,i){return new sr({name:e,uniforms:t,vertexShader:je.cube_vert,fragmentShader:i,side:Bt,blending:Lr,depthTest:!1,depthWrite:!1})}function yv(){return Ea("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Xu}u

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
	`)}function Ev(){return Ea("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:ju}},`

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
	`)}function wv(){return Ea("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${_v}
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
	`)}function cc(){return Ea("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function uc(){return Ea("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Tv(e){let t=new WeakMap,i=new WeakMap,r=null;function a(u,p=!1){return u==null?null:p?n(u):s(u)}function s(u){if(u&&u.isTexture){let p=u.mapping;if(p===Pn||p===Nn)if(t.has(u)){let v=t.get(u).texture;return o(v,u.mapping)}else{let v=u.image;if(v&&v.height>0){let x=new yl(v.height);return x.fromEquirectangularTexture(e,u),t.set(u,x),u.addEventListener("dispose",h),o(x.texture,u.mapping)}else return null}}return u}function n(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let p=u.mapping,v=p===Pn||p===Nn,x=p===Dr||p===ua;if(v||x){let g=i.get(u),f=g!==void 0?g.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==f)return r===null&&(r=new lc(e)),g=v?r.fromEquirectangular(u,g):r.fromCubemap(u,g),g.texture.pmremVersion=u.pmremVersion,i.set(u,g),g.texture;if(g!==void 0)return g.texture;{let E=u.image;return v&&E&&E.height>0||x&&E&&l(E)?(r===null&&(r=new lc(e)),g=v?r.fromEquirectangular(u):r.fromCubemap(u),g.texture.pmremVersion=u.pmremVersion,i.set(u,g),u.addEventListener("dispose",c),g.texture):null}}}return u}function o(u,p){return p===Pn?u.mapping=Dr:p===Nn&&(u.mapping=ua),u}function l(u){let p=0,v=6;for(let x=0;x<v;x++)u[x]!==void 0&&p++;return p===v}function h(u){let p=u.target;p.removeEventListener("dispose",h);let v=t.get(p);v!==void 0&&(t.delete(p),v.dispose())}function c(u){let p=u.target;p.removeEventListener("dispose",c);let v=i.get(p);v!==void 0&&(i.delete(p),v.dispose())}function d(){t=new WeakMap,i=new WeakMap,r!==null&&(r.dispose(),r=null)}return{get:a,dispose:d}}function bv(e){let t={};function i(r){if(t[r]!==void 0)return t[r];let a=e.getExtension(r);return t[r]=a,a}return{has:function(r){return i(r)!==null},init:function(){i("EXT_color_buffer_float"),i("WEBGL_clip_cull_distance"),i("OES_texture_float_linear"),i("EXT_color_buffer_half_float"),i("WEBGL_multisampled_render_to_texture"),i("WEBGL_render_shared_exponent")},get:function(r){let a=i(r);return a===null&&Es("WebGLRenderer: "+r+" extension not supported."),a}}}function Av(e,t,i,r){let a={},s=new WeakMap,n=new FinalizationRegistry(v=>delete a[v]);function o(v){l(v.target)}function l(v){v.index!==null&&t.remove(v.index);for(let g in v.attributes)t.remove(v.attributes[g]);v.removeEventListener("dispose",o),delete a[v.id],n.unregister(v);let x=s.get(v);x&&(t.remove(x),s.delete(v)),r.releaseStatesOfGeometry(v),v.isInstancedBufferGeometry===!0&&delete v._maxInstanceCount,i.memory.geometries--}function h(v,x){return a[x.id]!==void 0||(x.addEventListener("dispose",o),a[x.id]=new WeakRef(x),n.register(x,x.id,x),i.memory.geometries++),x}function c(v){let x=v.attributes;for(let g in x)t.update(x[g],e.ARRAY_BUFFER)}function d(v){let x=v.index,g=v.attributes.position,f=0;if(g===void 0)return;let E=x!==null?x.array.length:g.array.length/3-1,w=g.count>=65535?nu:su,M=new w(Math.ceil(E/3)*6,1),b=M.array;if(x!==null){let m=x.array;f=x.version;for(let y=0,R=0;y<E;y+=3){let O=m[y+0],N=m[y+1],F=m[y+2];b[R++]=O,b[R++]=N,b[R++]=N,b[R++]=F,b[R++]=F,b[R++]=O}}else{f=g.version;for(let m=0,y=0;m<E;m+=3){let R=m+0,O=m+1,N=m+2;b[y++]=R,b[y++]=O,b[y++]=O,b[y++]=N,b[y++]=N,b[y++]=R}}M.version=f;let A=s.get(v);A&&t.remove(A),s.set(v,M)}function u(v){let x=s.get(v);if(x){let g=v.index;g!==null&&x.version<g.version&&d(v)}else d(v);return s.get(v)}function p(){for(let v in a){let x=a[v].deref();x!==void 0&&l(x)}}return{get:h,update:c,getWireframeAttribute:u,dispose:p}}function Rv(e,t,i){let r;function a(d){r=d}let s,n;function o(d){s=d.type,n=d.bytesPerElement}function l(d,u){e.drawElements(r,u,s,d*n),i.update(u,r,1)}function h(d,u,p){p!==0&&(e.drawElementsInstanced(r,u,s,d*n,p),i.update(u,r,p))}function c(d,u,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(r,u,0,s,d,0,p);let v=0;for(let x=0;x<p;x++)v+=u[x];i.update(v,r,1)}this.setMode=a,this.setIndex=o,this.render=l,this.renderInstances=h,this.renderMultiDraw=c}function Cv(e){let t={geometries:0,textures:0},i={frame:0,calls:0,triangles:0,points:0,lines:0};function r(s,n,o){switch(i.calls++,n){case e.TRIANGLES:i.triangles+=o*(s/3);break;case e.LINES:i.lines+=o*(s/2);break;case e.LINE_STRIP:i.lines+=o*(s-1);break;case e.LINE_LOOP:i.lines+=o*s;break;case e.POINTS:i.points+=o*s;break;default:ze("WebGLInfo: Unknown draw mode:",n);break}}function a(){i.calls=0,i.triangles=0,i.points=0,i.lines=0}return{memory:t,render:i,programs:null,autoReset:!0,reset:a,update:r}}function Pv(e,t,i){let r=new WeakMap,a=new xt;function s(n,o,l){let h=n.morphTargetInfluences,c=o.morphAttributes.position||o.morphAttributes.normal||o.morphAttributes.color,d=c!==void 0?c.length:0,u=r.get(o);if(u===void 0||u.count!==d){let p=function(){y.dispose(),r.delete(o),o.removeEventListener("dispose",p)};u!==void 0&&u.texture.dispose();let v=o.morphAttributes.position!==void 0,x=o.morphAttributes.normal!==void 0,g=o.morphAttributes.color!==void 0,f=o.morphAttributes.position||[],E=o.morphAttributes.normal||[],w=o.morphAttributes.color||[],M=0;v===!0&&(M=1),x===!0&&(M=2),g===!0&&(M=3);let b=o.attributes.position.count*M,A=1;b>t.maxTextureSize&&(A=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let m=new Float32Array(b*A*4*d),y=new $c(m,b,A,d);y.type=ri,y.needsUpdate=!0;let R=M*4;for(let O=0;O<d;O++){let N=f[O],F=E[O],q=w[O],C=b*A*4*O;for(let H=0;H<N.count;H++){let K=H*R;v===!0&&(a.fromBufferAttribute(N,H),m[C+K+0]=a.x,m[C+K+1]=a.y,m[C+K+2]=a.z,m[C+K+3]=0),x===!0&&(a.fromBufferAttribute(F,H),m[C+K+4]=a.x,m[C+K+5]=a.y,m[C+K+6]=a.z,m[C+K+7]=0),g===!0&&(a.fromBufferAttribute(q,H),m[C+K+8]=a.x,m[C+K+9]=a.y,m[C+K+10]=a.z,m[C+K+11]=q.itemSize===4?a.w:1)}}u={count:d,texture:y,size:new he(b,A)},r.set(o,u),o.addEventListener("dispose",p)}if(n.isInstancedMesh===!0&&n.morphTexture!==null)l.getUniforms().setValue(e,"morphTexture",n.morphTexture,i);else{let p=0;for(let x=0;x<h.length;x++)p+=h[x];let v=o.morphTargetsRelative?1:1-p;l.getUniforms().setValue(e,"morphTargetBaseInfluence",v),l.getUniforms().setValue(e,"morphTargetInfluences",h)}l.getUniforms().setValue(e,"morphTargetsTexture",u.texture,i),l.getUniforms().setValue(e,"morphTargetsTextureSize",u.size)}return{update:s}}function Nv(e,t,i,r,a){let s=new WeakMap;function n(h){let c=a.render.frame,d=h.geometry,u=t.get(h,d);if(s.get(u)!==c&&(t.update(u),s.set(u,c)),h.isInstancedMesh&&(h.hasEventListener("dispose",l)===!1&&h.addEventListener("dispose",l),s.get(h)!==c&&(i.update(h.instanceMatrix,e.ARRAY_BUFFER),h.instanceColor!==null&&i.update(h.instanceColor,e.ARRAY_BUFFER),s.set(h,c))),h.isSkinnedMesh){let p=h.skeleton;s.get(p)!==c&&(p.update(),s.set(p,c))}return u}function o(){s=new WeakMap}function l(h){let c=h.target;c.removeEventListener("dispose",l),r.releaseStatesOfObject(c),i.remove(c.instanceMatrix),c.instanceColor!==null&&i.remove(c.instanceColor)}return{update:n,dispose:o}}var Lv={[Nc]:"LINEAR_TONE_MAPPING",[Lc]:"REINHARD_TONE_MAPPING",[Ic]:"CINEON_TONE_MAPPING",[Fs]:"ACES_FILMIC_TONE_MAPPING",[Uc]:"AGX_TONE_MAPPING",[Oc]:"NEUTRAL_TONE_MAPPING",[Dc]:"CUSTOM_TONE_MAPPING"};function Iv(e,t,i,r,a,s){let n=new ui(t,i,{type:e,depthBuffer:a,stencilBuffer:s,samples:r?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),o=null,l=null,h=null,c=new Pt;c.setAttribute("position",new St([-1,3,0,-1,-1,0,3,-1,0],3)),c.setAttribute("uv",new St([0,2,0,0,2,0],2));let d=new im({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),u=new ct(c,d),p=new Gu(-1,1,1,-1,0,1),v=null,x=null,g=!1,f,E=null,w=[],M=!1;this.setSize=function(b,A){n.setSize(b,A),o!==null&&o.setSize(b,A),l!==null&&l.setSize(b,A);for(let m=0;m<w.length;m++){let y=w[m];y.setSize&&y.setSize(b,A)}},this.setEffects=function(b){w=b,M=w.length>0&&w[0].isRenderPass===!0;let A=n.width,m=n.height;w.length>0&&o===null&&(o=new ui(A,m,{type:pi,depthBuffer:!1,stencilBuffer:!1}),l=new ui(A,m,{type:pi,depthBuffer:!1,stencilBuffer:!1}));let y=a===!0&&w.some(R=>R.needsDepthTexture===!0);y!==(n.depthTexture!==null)&&(y===!0&&h===null&&(h=new Br(A,m),s===!0&&(h.format=Gi,h.type=Or)),n.dispose(),n.depthTexture=y?h:null,n.resolveDepthBuffer=y,n.storeMultisampledDepthBuffer=y);for(let R=0;R<w.length;R++){let O=w[R];O.setSize&&O.setSize(A,m),y&&O.needsDepthTexture===!0&&O.setDepthTexture&&O.setDepthTexture(h)}},this.begin=function(b,A){if(g||b.toneMapping===bi&&w.length===0)return!1;if(E=A,A!==null){let m=A.width,y=A.height;(n.width!==m||n.height!==y)&&this.setSize(m,y)}return M===!1&&b.setRenderTarget(n),f=b.toneMapping,b.toneMapping=bi,!0},this.hasRenderPass=function(){return M},this.end=function(b,A){b.toneMapping=f,g=!0;let m=n,y=o;for(let R=0;R<w.length;R++){let O=w[R];O.enabled!==!1&&(O.render(b,y,m,A),O.needsSwap!==!1&&(m=y,y=y===o?l:o))}if(v!==b.outputColorSpace||x!==b.toneMapping){v=b.outputColorSpace,x=b.toneMapping,d.defines={},Qe.getTransfer(v)===ot&&(d.defines.SRGB_TRANSFER="");let R=Lv[x];R&&(d.defines[R]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=m.texture,b.setRenderTarget(E),b.render(u,p),E=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){n.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),c.dispose(),d.dispose()}}var Yu=new Jt,Ku=new Br(1,1),Zu=new fu(1),Ju=new $c,$u=new $p,Qu=new du,dc=[],pc=[],fc=new Float32Array(16),mc=new Float32Array(9),gc=new Float32Array(4);function Vr(e,t,i){let r=e[0];if(r<=0||r>0)return e;let a=t*i,s=dc[a];if(s===void 0&&(s=new Float32Array(a),dc[a]=s),t!==0){r.toArray(s,0);for(let n=1,o=0;n!==t;++n)o+=i,e[n].toArray(s,o)}return s}function At(e,t){if(e.length!==t.length)return!1;for(let i=0,r=e.length;i<r;i++)if(e[i]!==t[i])return!1;return!0}function Rt(e,t){for(let i=0,r=t.length;i<r;i++)e[i]=t[i]}function Gs(e,t){let i=pc[t];i===void 0&&(i=new Int32Array(t),pc[t]=i);for(let r=0;r!==t;++r)i[r]=e.allocateTextureUnit();return i}function Dv(e,t){let i=this.cache;i[0]!==t&&(e.uniform1f(this.addr,t),i[0]=t)}function Uv(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y)&&(e.uniform2f(this.addr,t.x,t.y),i[0]=t.x,i[1]=t.y);else{if(At(i,t))return;e.uniform2fv(this.addr,t),Rt(i,t)}}function Ov(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z)&&(e.uniform3f(this.addr,t.x,t.y,t.z),i[0]=t.x,i[1]=t.y,i[2]=t.z);else if(t.r!==void 0)(i[0]!==t.r||i[1]!==t.g||i[2]!==t.b)&&(e.uniform3f(this.addr,t.r,t.g,t.b),i[0]=t.r,i[1]=t.g,i[2]=t.b);else{if(At(i,t))return;e.uniform3fv(this.addr,t),Rt(i,t)}}function Fv(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z||i[3]!==t.w)&&(e.uniform4f(this.addr,t.x,t.y,t.z,t.w),i[0]=t.x,i[1]=t.y,i[2]=t.z,i[3]=t.w);else{if(At(i,t))return;e.uniform4fv(this.addr,t),Rt(i,t)}}function Bv(e,t){let i=this.cache,r=t.elements;if(r===void 0){if(At(i,t))return;e.uniformMatrix2fv(this.addr,!1,t),Rt(i,t)}else{if(At(i,r))return;gc.set(r),e.uniformMatrix2fv(this.addr,!1,gc),Rt(i,r)}}function kv(e,t){let i=this.cache,r=t.elements;if(r===void 0){if(At(i,t))return;e.uniformMatrix3fv(this.addr,!1,t),Rt(i,t)}else{if(At(i,r))return;mc.set(r),e.uniformMatrix3fv(this.addr,!1,mc),Rt(i,r)}}function zv(e,t){let i=this.cache,r=t.elements;if(r===void 0){if(At(i,t))return;e.uniformMatrix4fv(this.addr,!1,t),Rt(i,t)}else{if(At(i,r))return;fc.set(r),e.uniformMatrix4fv(this.addr,!1,fc),Rt(i,r)}}function Gv(e,t){let i=this.cache;i[0]!==t&&(e.uniform1i(this.addr,t),i[0]=t)}function Hv(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y)&&(e.uniform2i(this.addr,t.x,t.y),i[0]=t.x,i[1]=t.y);else{if(At(i,t))return;e.uniform2iv(this.addr,t),Rt(i,t)}}function Vv(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z)&&(e.uniform3i(this.addr,t.x,t.y,t.z),i[0]=t.x,i[1]=t.y,i[2]=t.z);else{if(At(i,t))return;e.uniform3iv(this.addr,t),Rt(i,t)}}function Wv(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z||i[3]!==t.w)&&(e.uniform4i(this.addr,t.x,t.y,t.z,t.w),i[0]=t.x,i[1]=t.y,i[2]=t.z,i[3]=t.w);else{if(At(i,t))return;e.uniform4iv(this.addr,t),Rt(i,t)}}function Xv(e,t){let i=this.cache;i[0]!==t&&(e.uniform1ui(this.addr,t),i[0]=t)}function jv(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y)&&(e.uniform2ui(this.addr,t.x,t.y),i[0]=t.x,i[1]=t.y);else{if(At(i,t))return;e.uniform2uiv(this.addr,t),Rt(i,t)}}function qv(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z)&&(e.uniform3ui(this.addr,t.x,t.y,t.z),i[0]=t.x,i[1]=t.y,i[2]=t.z);else{if(At(i,t))return;e.uniform3uiv(this.addr,t),Rt(i,t)}}function Yv(e,t){let i=this.cache;if(t.x!==void 0)(i[0]!==t.x||i[1]!==t.y||i[2]!==t.z||i[3]!==t.w)&&(e.uniform4ui(this.addr,t.x,t.y,t.z,t.w),i[0]=t.x,i[1]=t.y,i[2]=t.z,i[3]=t.w);else{if(At(i,t))return;e.uniform4uiv(this.addr,t),Rt(i,t)}}function Hs(e){return e.version===0&&(e.compareFunction=jc,e.needsUpdate=!0),e}function Kv(e,t,i){let r=this.cache,a=i.allocateTextureUnit();r[0]!==a&&(e.uniform1i(this.addr,a),r[0]=a);let s;this.type===e.SAMPLER_2D_SHADOW?s=Hs(Ku):s=Yu,i.setTexture2D(t||s,a)}function Zv(e,t,i){let r=this.cache,a=i.allocateTextureUnit();r[0]!==a&&(e.uniform1i(this.addr,a),r[0]=a),i.setTexture3D(t||$u,a)}function Jv(e,t,i){let r=this.cache,a=i.allocateTextureUnit();r[0]!==a&&(e.uniform1i(this.addr,a),r[0]=a);let s;this.type===e.SAMPLER_CUBE_SHADOW?s=Hs(Zu):s=Qu,i.setTextureCube(t||s,a)}function $v(e,t,i){let r=this.cache,a=i.allocateTextureUnit();r[0]!==a&&(e.uniform1i(this.addr,a),r[0]=a),i.setTexture2DArray(t||Ju,a)}function Qv(e){switch(e){case 5126:return Dv;case 35664:return Uv;case 35665:return Ov;case 35666:return Fv;case 35674:return Bv;case 35675:return kv;case 35676:return zv;case 5124:case 35670:return Gv;case 35667:case 35671:return Hv;case 35668:case 35672:return Vv;case 35669:case 35673:return Wv;case 5125:return Xv;case 36294:return jv;case 36295:return qv;case 36296:return Yv;case 35678:case 36198:case 36298:case 36306:case 35682:return Kv;case 35679:case 36299:case 36307:return Zv;case 35680:case 36300:case 36308:case 36293:return Jv;case 36289:case 36303:case 36311:case 36292:return $v}}function e_(e,t){e.uniform1fv(this.addr,t)}function t_(e,t){let i=Vr(t,this.size,2);e.uniform2fv(this.addr,i)}function i_(e,t){let i=Vr(t,this.size,3);e.uniform3fv(this.addr,i)}function r_(e,t){let i=Vr(t,this.size,4);e.uniform4fv(this.addr,i)}function a_(e,t){let i=Vr(t,this.size,4);e.uniformMatrix2fv(this.addr,!1,i)}function s_(e,t){let i=Vr(t,this.size,9);e.uniformMatrix3fv(this.addr,!1,i)}function n_(e,t){let i=Vr(t,this.size,16);e.uniformMatrix4fv(this.addr,!1,i)}function o_(e,t){e.uniform1iv(this.addr,t)}function l_(e,t){e.uniform2iv(this.addr,t)}function h_(e,t){e.uniform3iv(this.addr,t)}function c_(e,t){e.uniform4iv(this.addr,t)}function u_(e,t){e.uniform1uiv(this.addr,t)}function d_(e,t){e.uniform2uiv(this.addr,t)}function p_(e,t){e.uniform3uiv(this.addr,t)}function f_(e,t){e.uniform4uiv(this.addr,t)}function m_(e,t,i){let r=this.cache,a=t.length,s=Gs(i,a);At(r,s)||(e.uniform1iv(this.addr,s),Rt(r,s));let n;this.type===e.SAMPLER_2D_SHADOW?n=Hs(Ku):n=Yu;for(let o=0;o!==a;++o)i.setTexture2D(t[o]||n,s[o])}function g_(e,t,i){let r=this.cache,a=t.length,s=Gs(i,a);At(r,s)||(e.uniform1iv(this.addr,s),Rt(r,s));for(let n=0;n!==a;++n)i.setTexture3D(t[n]||$u,s[n])}function v_(e,t,i){let r=this.cache,a=t.length,s=Gs(i,a);At(r,s)||(e.uniform1iv(this.addr,s),Rt(r,s));let n;this.type===e.SAMPLER_CUBE_SHADOW?n=Hs(Zu):n=Qu;for(let o=0;o!==a;++o)i.setTextureCube(t[o]||n,s[o])}function __(e,t,i){let r=this.cache,a=t.length,s=Gs(i,a);At(r,s)||(e.uniform1iv(this.addr,s),Rt(r,s));for(let n=0;n!==a;++n)i.setTexture2DArray(t[n]||Ju,s[n])}function S_(e){switch(e){case 5126:return e_;case 35664:return t_;case 35665:return i_;case 35666:return r_;case 35674:return a_;case 35675:return s_;case 35676:return n_;case 5124:case 35670:return o_;case 35667:case 35671:return l_;case 35668:case 35672:return h_;case 35669:case 35673:return c_;case 5125:return u_;case 36294:return d_;case 36295:return p_;case 36296:return f_;case 35678:case 36198:case 36298:case 36306:case 35682:return m_;case 35679:case 36299:case 36307:return g_;case 35680:case 36300:case 36308:case 36293:return v_;case 36289:case 36303:case 36311:case 36292:return __}}var M_=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=Qv(t.type)}},x_=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=S_(t.type)}},y_=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let r=this.seq;for(let a=0,s=r.length;a!==s;++a){let n=r[a];n.setValue(e,t[n.id],i)}}},no=/(\w+)(\])?(\[|\.)?/g;function vc(e,t){e.seq.push(t),e.map[t.id]=t}function E_(e,t,i){let r=e.name,a=r.length;for(no.lastIndex=0;;){let s=no.exec(r),n=no.lastIndex,o=s[1],l=s[2]==="]",h=s[3];if(l&&(o=o|0),h===void 0||h==="["&&n+2===a){vc(i,h===void 0?new M_(o,e,t):new x_(o,e,t));break}else{let c=i.map[o];c===void 0&&(c=new y_(o),vc(i,c)),i=c}}}var bs=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let s=0;s<i;++s){let n=e.getActiveUniform(t,s),o=e.getUniformLocation(t,n.name);E_(n,o,this)}let r=[],a=[];for(let s of this.seq)s.type===e.SAMPLER_2D_SHADOW||s.type===e.SAMPLER_CUBE_SHADOW||s.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(s):a.push(s);r.length>0&&(this.seq=r.concat(a))}setValue(e,t,i,r){let a=this.map[t];a!==void 0&&a.setValue(e,i,r)}setOptional(e,t,i){let r=t[i];r!==void 0&&this.setValue(e,i,r)}static upload(e,t,i,r){for(let a=0,s=t.length;a!==s;++a){let n=t[a],o=i[n.id];o.needsUpdate!==!1&&n.setValue(e,o.value,r)}}static seqWithValue(e,t){let i=[];for(let r=0,a=e.length;r!==a;++r){let s=e[r];s.id in t&&i.push(s)}return i}};function _c(e,t,i){let r=e.createShader(t);return e.shaderSource(r,i),e.compileShader(r),r}var w_=37297,T_=0;function b_(e,t){let i=e.split(`
`),r=[],a=Math.max(t-6,0),s=Math.min(t+6,i.length);for(let n=a;n<s;n++){let o=n+1;r.push(`${o===t?">":" "} ${o}: ${i[n]}`)}return r.join(`
`)}var Sc=new We;function A_(e){Qe._getMatrix(Sc,Qe.workingColorSpace,e);let t=`mat3( ${Sc.elements.map(i=>i.toFixed(4))} )`;switch(Qe.getTransfer(e)){case Is:return[t,"LinearTransferOETF"];case ot:return[t,"sRGBTransferOETF"];default:return Fe("WebGLProgram: Unsupported color space: ",e),[t,"LinearTransferOETF"]}}function Mc(e,t,i){let r=e.getShaderParameter(t,e.COMPILE_STATUS),a=(e.getShaderInfoLog(t)||"").trim();if(r&&a==="")return"";let s=/ERROR: 0:(\d+)/.exec(a);if(s){let n=parseInt(s[1]);return i.toUpperCase()+`

`+a+`

`+b_(e.getShaderSource(t),n)}else return a}function R_(e,t){let i=A_(t);return[`vec4 ${e}( vec4 value ) {`,`	return ${i[1]}( vec4( ${i[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var C_={[Nc]:"Linear",[Lc]:"Reinhard",[Ic]:"Cineon",[Fs]:"ACESFilmic",[Uc]:"AgX",[Oc]:"Neutral",[Dc]:"Custom"};function P_(e,t){let i=C_[t];return i===void 0?(Fe("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+e+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+e+"( vec3 color ) { return "+i+"ToneMapping( color ); }"}var _s=new I;function N_(){Qe.getLuminanceCoefficients(_s);let e=_s.x.toFixed(4),t=_s.y.toFixed(4),i=_s.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${e}, ${t}, ${i} );`,"	return dot( weights, rgb );","}"].join(`
`)}function L_(e){return[e.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",e.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(sa).join(`
`)}function I_(e){let t=[];for(let i in e){let r=e[i];r!==!1&&t.push("#define "+i+" "+r)}return t.join(`
`)}function D_(e,t){let i={},r=e.getProgramParameter(t,e.ACTIVE_ATTRIBUTES);for(let a=0;a<r;a++){let s=e.getActiveAttrib(t,a),n=s.name,o=1;s.type===e.FLOAT_MAT2&&(o=2),s.type===e.FLOAT_MAT3&&(o=3),s.type===e.FLOAT_MAT4&&(o=4),i[n]={type:s.type,location:e.getAttribLocation(t,n),locationSize:o}}return i}function sa(e){return e!==""}function xc(e,t){let i=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return e.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,i).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function yc(e,t){return e.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var U_=/^[ \t]*#include +<([\w\d./]+)>/gm;function Qo(e){return e.replace(U_,O_)}function O_(e,t){let i=je[t];if(i===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Qo(i)}var F_=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Ec(e){return e.replace(F_,B_)}function B_(e,t,i,r){let a="";for(let s=parseInt(t);s<parseInt(i);s++)a+=r.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return a}function wc(e){let t=`precision ${e.precision} float;
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
#define LOW_PRECISION`),t}var k_={[Nr]:"SHADOWMAP_TYPE_PCF",[ra]:"SHADOWMAP_TYPE_VSM"};function z_(e){return k_[e.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var G_={[ua]:"ENVMAP_MODE_REFRACTION"};function H_(e){return e.envMap===!1?"ENVMAP_MODE_REFLECTION":G_[e.envMapMode]||"ENVMAP_MODE_REFLECTION"}var V_={[el]:"ENVMAP_BLENDING_MULTIPLY",[gp]:"ENVMAP_BLENDING_MIX",[vp]:"ENVMAP_BLENDING_ADD"};function W_(e){return e.envMap===!1?"ENVMAP_BLENDING_NONE":V_[e.combine]||"ENVMAP_BLENDING_NONE"}function X_(e,t,i,r){let a=e.getContext(),s=i.defines,n=i.vertexShader,o=i.fragmentShader,l=z_(i),h=i.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",c=H_(i),d=W_(i),u=L_(i),p=I_(s),v=a.createProgram(),x,g,f=i.glslVersion?"#version "+i.glslVersion+`
`:"";i.isRawShaderMaterial?(x=["#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p].filter(sa).join(`
`),x.length>0&&(x+=`
`),g=["#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p].filter(sa).join(`
`),g.length>0&&(g+=`
`)):(x=[wc(i),"#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p,i.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",i.batching?"#define USE_BATCHING":"",i.batchingColor?"#define USE_BATCHING_COLOR":"",i.instancing?"#define USE_INSTANCING":"",i.instancingColor?"#define USE_INSTANCING_COLOR":"",i.instancingMorph?"#define USE_INSTANCING_MORPH":"",i.useFog&&i.fog?"#define USE_FOG":"",i.useFog&&i.fogExp2?"#define FOG_EXP2":"",i.map?"#define USE_MAP":"",i.envMap?"#define USE_ENVMAP":"",i.envMap?"#define "+c:"",i.lightMap?"#define USE_LIGHTMAP":"",i.aoMap?"#define USE_AOMAP":"",i.bumpMap?"#define USE_BUMPMAP":"",i.normalMap?"#define USE_NORMALMAP":"",i.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",i.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",i.displacementMap?"#define USE_DISPLACEMENTMAP":"",i.emissiveMap?"#define USE_EMISSIVEMAP":"",i.anisotropy?"#define USE_ANISOTROPY":"",i.anisotropyMap?"#define USE_ANISOTROPYMAP":"",i.clearcoatMap?"#define USE_CLEARCOATMAP":"",i.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",i.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",i.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",i.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",i.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",i.specularMap?"#define USE_SPECULARMAP":"",i.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",i.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",i.roughnessMap?"#define USE_ROUGHNESSMAP":"",i.metalnessMap?"#define USE_METALNESSMAP":"",i.alphaMap?"#define USE_ALPHAMAP":"",i.alphaHash?"#define USE_ALPHAHASH":"",i.transmission?"#define USE_TRANSMISSION":"",i.transmissionMap?"#define USE_TRANSMISSIONMAP":"",i.thicknessMap?"#define USE_THICKNESSMAP":"",i.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",i.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",i.mapUv?"#define MAP_UV "+i.mapUv:"",i.alphaMapUv?"#define ALPHAMAP_UV "+i.alphaMapUv:"",i.lightMapUv?"#define LIGHTMAP_UV "+i.lightMapUv:"",i.aoMapUv?"#define AOMAP_UV "+i.aoMapUv:"",i.emissiveMapUv?"#define EMISSIVEMAP_UV "+i.emissiveMapUv:"",i.bumpMapUv?"#define BUMPMAP_UV "+i.bumpMapUv:"",i.normalMapUv?"#define NORMALMAP_UV "+i.normalMapUv:"",i.displacementMapUv?"#define DISPLACEMENTMAP_UV "+i.displacementMapUv:"",i.metalnessMapUv?"#define METALNESSMAP_UV "+i.metalnessMapUv:"",i.roughnessMapUv?"#define ROUGHNESSMAP_UV "+i.roughnessMapUv:"",i.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+i.anisotropyMapUv:"",i.clearcoatMapUv?"#define CLEARCOATMAP_UV "+i.clearcoatMapUv:"",i.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+i.clearcoatNormalMapUv:"",i.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+i.clearcoatRoughnessMapUv:"",i.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+i.diffuseRoughnessMapUv:"",i.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+i.iridescenceMapUv:"",i.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+i.iridescenceThicknessMapUv:"",i.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+i.sheenColorMapUv:"",i.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+i.sheenRoughnessMapUv:"",i.specularMapUv?"#define SPECULARMAP_UV "+i.specularMapUv:"",i.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+i.specularColorMapUv:"",i.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+i.specularIntensityMapUv:"",i.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+i.transmissionMapUv:"",i.thicknessMapUv?"#define THICKNESSMAP_UV "+i.thicknessMapUv:"",i.vertexTangents&&i.flatShading===!1?"#define USE_TANGENT":"",i.vertexNormals?"#define HAS_NORMAL":"",i.vertexColors?"#define USE_COLOR":"",i.vertexAlphas?"#define USE_COLOR_ALPHA":"",i.vertexUv1s?"#define USE_UV1":"",i.vertexUv2s?"#define USE_UV2":"",i.vertexUv3s?"#define USE_UV3":"",i.pointsUvs?"#define USE_POINTS_UV":"",i.flatShading?"#define FLAT_SHADED":"",i.skinning?"#define USE_SKINNING":"",i.morphTargets?"#define USE_MORPHTARGETS":"",i.morphNormals&&i.flatShading===!1?"#define USE_MORPHNORMALS":"",i.morphColors?"#define USE_MORPHCOLORS":"",i.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+i.morphTextureStride:"",i.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+i.morphTargetsCount:"",i.doubleSided?"#define DOUBLE_SIDED":"",i.flipSided?"#define FLIP_SIDED":"",i.shadowMapEnabled?"#define USE_SHADOWMAP":"",i.shadowMapEnabled?"#define "+l:"",i.sizeAttenuation?"#define USE_SIZEATTENUATION":"",i.numLightProbes>0?"#define USE_LIGHT_PROBES":"",i.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",i.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(sa).join(`
`),g=[wc(i),"#define SHADER_TYPE "+i.shaderType,"#define SHADER_NAME "+i.shaderName,p,i.useFog&&i.fog?"#define USE_FOG":"",i.useFog&&i.fogExp2?"#define FOG_EXP2":"",i.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",i.map?"#define USE_MAP":"",i.matcap?"#define USE_MATCAP":"",i.envMap?"#define USE_ENVMAP":"",i.envMap?"#define "+h:"",i.envMap?"#define "+c:"",i.envMap?"#define "+d:"",i.envMapPMREM?"#define ENVMAP_MAX_LOD "+i.envMapMaxLod+".0":"",i.envMapPMREM?"#define ENVMAP_SIZE "+i.envMapSize+".0":"",i.lightMap?"#define USE_LIGHTMAP":"",i.aoMap?"#define USE_AOMAP":"",i.bumpMap?"#define USE_BUMPMAP":"",i.normalMap?"#define USE_NORMALMAP":"",i.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",i.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",i.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",i.emissiveMap?"#define USE_EMISSIVEMAP":"",i.anisotropy?"#define USE_ANISOTROPY":"",i.anisotropyMap?"#define USE_ANISOTROPYMAP":"",i.clearcoat?"#define USE_CLEARCOAT":"",i.clearcoatMap?"#define USE_CLEARCOATMAP":"",i.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",i.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",i.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",i.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",i.dispersion?"#define USE_DISPERSION":"",i.retroreflection?"#define USE_RETROREFLECTION":"",i.iridescence?"#define USE_IRIDESCENCE":"",i.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",i.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",i.specularMap?"#define USE_SPECULARMAP":"",i.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",i.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",i.roughnessMap?"#define USE_ROUGHNESSMAP":"",i.metalnessMap?"#define USE_METALNESSMAP":"",i.alphaMap?"#define USE_ALPHAMAP":"",i.alphaTest?"#define USE_ALPHATEST":"",i.alphaHash?"#define USE_ALPHAHASH":"",i.sheen?"#define USE_SHEEN":"",i.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",i.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",i.transmission?"#define USE_TRANSMISSION":"",i.transmissionMap?"#define USE_TRANSMISSIONMAP":"",i.thicknessMap?"#define USE_THICKNESSMAP":"",i.vertexTangents&&i.flatShading===!1?"#define USE_TANGENT":"",i.vertexColors||i.instancingColor?"#define USE_COLOR":"",i.vertexAlphas||i.batchingColor?"#define USE_COLOR_ALPHA":"",i.vertexUv1s?"#define USE_UV1":"",i.vertexUv2s?"#define USE_UV2":"",i.vertexUv3s?"#define USE_UV3":"",i.pointsUvs?"#define USE_POINTS_UV":"",i.gradientMap?"#define USE_GRADIENTMAP":"",i.flatShading?"#define FLAT_SHADED":"",i.doubleSided?"#define DOUBLE_SIDED":"",i.flipSided?"#define FLIP_SIDED":"",i.shadowMapEnabled?"#define USE_SHADOWMAP":"",i.shadowMapEnabled?"#define "+l:"",i.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",i.numLightProbes>0?"#define USE_LIGHT_PROBES":"",i.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",i.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",i.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",i.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",i.toneMapping!==bi?"#define TONE_MAPPING":"",i.toneMapping!==bi?je.tonemapping_pars_fragment:"",i.toneMapping!==bi?P_("toneMapping",i.toneMapping):"",i.dithering?"#define DITHERING":"",i.opaque?"#define OPAQUE":"",je.colorspace_pars_fragment,R_("linearToOutputTexel",i.outputColorSpace),N_(),i.useDepthPacking?"#define DEPTH_PACKING "+i.depthPacking:"",`
`].filter(sa).join(`
`)),n=Qo(n),n=xc(n,i),n=yc(n,i),o=Qo(o),o=xc(o,i),o=yc(o,i),n=Ec(n),o=Ec(o),i.isRawShaderMaterial!==!0&&(f=`#version 300 es
`,x=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,g=["#define varying in",i.glslVersion===_h?"":"layout(location = 0) out highp vec4 pc_fragColor;",i.glslVersion===_h?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let E=f+x+n,w=f+g+o,M=_c(a,a.VERTEX_SHADER,E),b=_c(a,a.FRAGMENT_SHADER,w);a.attachShader(v,M),a.attachShader(v,b),i.index0AttributeName!==void 0?a.bindAttribLocation(v,0,i.index0AttributeName):i.hasPositionAttribute===!0&&a.bindAttribLocation(v,0,"position"),a.linkProgram(v);function A(O){if(e.debug.checkShaderErrors){let N=a.getProgramInfoLog(v)||"",F=a.getShaderInfoLog(M)||"",q=a.getShaderInfoLog(b)||"",C=N.trim(),H=F.trim(),K=q.trim(),G=!0,ce=!0;if(a.getProgramParameter(v,a.LINK_STATUS)===!1)if(G=!1,typeof e.debug.onShaderError=="function")e.debug.onShaderError(a,v,M,b);else{let X=Mc(a,M,"vertex"),j=Mc(a,b,"fragment");ze("WebGLProgram: Shader Error "+a.getError()+" - VALIDATE_STATUS "+a.getProgramParameter(v,a.VALIDATE_STATUS)+`

Material Name: `+O.name+`
Material Type: `+O.type+`

Program Info Log: `+C+`
`+X+`
`+j)}else C!==""?Fe("WebGLProgram: Program Info Log:",C):(H===""||K==="")&&(ce=!1);ce&&(O.diagnostics={runnable:G,programLog:C,vertexShader:{log:H,prefix:x},fragmentShader:{log:K,prefix:g}})}a.deleteShader(M),a.deleteShader(b),m=new bs(a,v),y=D_(a,v)}let m;this.getUniforms=function(){return m===void 0&&A(this),m};let y;this.getAttributes=function(){return y===void 0&&A(this),y};let R=i.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return R===!1&&(R=a.getProgramParameter(v,w_)),R},this.destroy=function(){r.releaseStatesOfProgram(this),a.deleteProgram(v),this.program=void 0},this.type=i.shaderType,this.name=i.shaderName,this.id=T_++,this.cacheKey=t,this.usedTimes=1,this.program=v,this.vertexShader=M,this.fragmentShader=b,this}var j_=0,q_=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Y_(e),t.set(e,i)),i}},Y_=class{constructor(e){this.id=j_++,this.code=e,this.usedTimes=0}};function K_(e){return e===ir||e===Rs||e===Cs}function Z_(e,t,i,r,a,s){let n=new tu,o=new q_,l=new Set,h=[],c=new Map,d=r.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(m){return l.add(m),m===0?"uv":`uv${m}`}function v(m,y,R,O,N,F){let q=O.fog,C=N.geometry,H=m.isMeshStandardMaterial||m.isMeshLambertMaterial||m.isMeshPhongMaterial?O.environment:null,K=m.isMeshStandardMaterial||m.isMeshLambertMaterial&&!m.envMap||m.isMeshPhongMaterial&&!m.envMap,G=t.get(m.envMap||H,K),ce=u[m.type],X=r.precision;m.precision!==null&&(X=r.getMaxPrecision(m.precision),X!==m.precision&&Fe("WebGLProgram.getParameters:",m.precision,"not supported, using",X,"instead."));let j=C.morphAttributes.position||C.morphAttributes.normal||C.morphAttributes.color,te=j!==void 0?j.length:0,Re=0;C.morphAttributes.position!==void 0&&(Re=1),C.morphAttributes.normal!==void 0&&(Re=2),C.morphAttributes.color!==void 0&&(Re=3);let Y,ie,we,Ne;if(ce){let Ee=hi[ce];Y=Ee.vertexShader,ie=Ee.fragmentShader}else{Y=m.vertexShader,ie=m.fragmentShader;let Ee=o.getVertexShaderStage(m),ft=o.getFragmentShaderStage(m);o.update(m,Ee,ft),we=Ee.id,Ne=ft.id}let De=e.getRenderTarget(),ne=e.state.buffers.depth.getReversed(),Ve=N.isInstancedMesh===!0,et=N.isBatchedMesh===!0,Ae=!!m.map,lt=!!m.matcap,re=!!G,le=re&&G.isPMREMTexture===!0,se=!!m.aoMap,xe=!!m.lightMap,ye=!!m.bumpMap&&m.wireframe===!1,Pe=!!m.normalMap,Ue=!!m.displacementMap,qe=!!m.emissiveMap,Je=!!m.metalnessMap,rt=!!m.roughnessMap,D=m.anisotropy>0,Nt=m.clearcoat>0,Xe=m.diffuseRoughness>0,Mt=m.dispersion>0,ue=m.retroreflectivity>0,nt=m.iridescence>0,Oe=m.sheen>0,Ge=m.transmission>0,wt=D&&!!m.anisotropyMap,T=Nt&&!!m.clearcoatMap,_=Nt&&!!m.clearcoatNormalMap,k=Nt&&!!m.clearcoatRoughnessMap,Q=Xe&&!!m.diffuseRoughnessMap,Z=nt&&!!m.iridescenceMap,me=nt&&!!m.iridescenceThicknessMap,de=Oe&&!!m.sheenColorMap,U=Oe&&!!m.sheenRoughnessMap,J=!!m.specularMap,Se=!!m.specularColorMap,P=!!m.specularIntensityMap,W=Ge&&!!m.transmissionMap,$=Ge&&!!m.thicknessMap,ae=!!m.gradientMap,ge=!!m.alphaMap,pe=m.alphaTest>0,Le=!!m.alphaHash,ee=!!m.extensions,He=bi;m.toneMapped&&(De===null||De.isXRRenderTarget===!0)&&(He=e.toneMapping);let ke=le?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,$e={shaderID:ce,shaderType:m.type,shaderName:m.name,vertexShader:Y,fragmentShader:ie,defines:m.defines,customVertexShaderID:we,customFragmentShaderID:Ne,isRawShaderMaterial:m.isRawShaderMaterial===!0,glslVersion:m.glslVersion,precision:X,batching:et,batchingColor:et&&N._colorsTexture!==null,instancing:Ve,instancingColor:Ve&&N.instanceColor!==null,instancingMorph:Ve&&N.morphTexture!==null,outputColorSpace:De===null?e.outputColorSpace:De.isXRRenderTarget===!0?De.texture.colorSpace:Qe.workingColorSpace,alphaToCoverage:!!m.alphaToCoverage,map:Ae,matcap:lt,envMap:re,envMapMode:re&&G.mapping,envMapPMREM:le,envMapMaxLod:le?ke.length-1:null,envMapSize:le?ke[0].width:null,aoMap:se,lightMap:xe,bumpMap:ye,normalMap:Pe,displacementMap:Ue,emissiveMap:qe,normalMapObjectSpace:Pe&&m.normalMapType===Sp,normalMapTangentSpace:Pe&&m.normalMapType===Ns,packedNormalMap:Pe&&m.normalMapType===Ns&&K_(m.normalMap.format),metalnessMap:Je,roughnessMap:rt,anisotropy:D,anisotropyMap:wt,clearcoat:Nt,clearcoatMap:T,clearcoatNormalMap:_,clearcoatRoughnessMap:k,diffuseRoughness:Xe,diffuseRoughnessMap:Q,dispersion:Mt,retroreflection:ue,iridescence:nt,iridescenceMap:Z,iridescenceThicknessMap:me,sheen:Oe,sheenColorMap:de,sheenRoughnessMap:U,specularMap:J,specularColorMap:Se,specularIntensityMap:P,transmission:Ge,transmissionMap:W,thicknessMap:$,gradientMap:ae,opaque:m.transparent===!1&&m.blending===er&&m.alphaToCoverage===!1,alphaMap:ge,alphaTest:pe,alphaHash:Le,combine:m.combine,mapUv:Ae&&p(m.map.channel),aoMapUv:se&&p(m.aoMap.channel),lightMapUv:xe&&p(m.lightMap.channel),bumpMapUv:ye&&p(m.bumpMap.channel),normalMapUv:Pe&&p(m.normalMap.channel),displacementMapUv:Ue&&p(m.displacementMap.channel),emissiveMapUv:qe&&p(m.emissiveMap.channel),metalnessMapUv:Je&&p(m.metalnessMap.channel),roughnessMapUv:rt&&p(m.roughnessMap.channel),anisotropyMapUv:wt&&p(m.anisotropyMap.channel),clearcoatMapUv:T&&p(m.clearcoatMap.channel),clearcoatNormalMapUv:_&&p(m.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:k&&p(m.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:Q&&p(m.diffuseRoughnessMap.channel),iridescenceMapUv:Z&&p(m.iridescenceMap.channel),iridescenceThicknessMapUv:me&&p(m.iridescenceThicknessMap.channel),sheenColorMapUv:de&&p(m.sheenColorMap.channel),sheenRoughnessMapUv:U&&p(m.sheenRoughnessMap.channel),specularMapUv:J&&p(m.specularMap.channel),specularColorMapUv:Se&&p(m.specularColorMap.channel),specularIntensityMapUv:P&&p(m.specularIntensityMap.channel),transmissionMapUv:W&&p(m.transmissionMap.channel),thicknessMapUv:$&&p(m.thicknessMap.channel),alphaMapUv:ge&&p(m.alphaMap.channel),vertexTangents:!!C.attributes.tangent&&(Pe||D),vertexNormals:!!C.attributes.normal,vertexColors:m.vertexColors,vertexAlphas:m.vertexColors===!0&&!!C.attributes.color&&C.attributes.color.itemSize===4,pointsUvs:N.isPoints===!0&&!!C.attributes.uv&&(Ae||ge),fog:!!q,useFog:m.fog===!0,fogExp2:!!q&&q.isFogExp2,flatShading:m.wireframe===!1&&(m.flatShading===!0||C.attributes.normal===void 0&&Pe===!1&&(m.isMeshLambertMaterial||m.isMeshPhongMaterial||m.isMeshStandardMaterial||m.isMeshPhysicalMaterial)),sizeAttenuation:m.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:ne,skinning:N.isSkinnedMesh===!0,hasPositionAttribute:C.attributes.position!==void 0,morphTargets:C.morphAttributes.position!==void 0,morphNormals:C.morphAttributes.normal!==void 0,morphColors:C.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:Re,numSunLights:y.sun.length,numDirLights:y.directional.length,numPointLights:y.point.length,numSpotLights:y.spot.length,numSpotLightMaps:y.spotLightMap.length,numRectAreaLights:y.rectArea.length,numHemiLights:y.hemi.length,numSunLightShadows:y.sunShadowMap.length,numDirLightShadows:y.directionalShadowMap.length,numPointLightShadows:y.pointShadowMap.length,numSpotLightShadows:y.spotShadowMap.length,numSpotLightShadowsWithMaps:y.numSpotLightShadowsWithMaps,numLightProbes:y.numLightProbes,numLightProbeGrids:F.filter(Ee=>Ee.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:m.dithering,shadowMapEnabled:e.shadowMap.enabled&&R.length>0,shadowMapType:e.shadowMap.type,toneMapping:He,decodeVideoTexture:Ae&&m.map.isVideoTexture===!0&&Qe.getTransfer(m.map.colorSpace)===ot,decodeVideoTextureEmissive:qe&&m.emissiveMap.isVideoTexture===!0&&Qe.getTransfer(m.emissiveMap.colorSpace)===ot,premultipliedAlpha:m.premultipliedAlpha,doubleSided:m.side===Wt,flipSided:m.side===Bt,useDepthPacking:m.depthPacking>=0,depthPacking:m.depthPacking||0,index0AttributeName:m.index0AttributeName,extensionClipCullDistance:ee&&m.extensions.clipCullDistance===!0&&i.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(ee&&m.extensions.multiDraw===!0||et)&&i.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:i.has("KHR_parallel_shader_compile"),customProgramCacheKey:m.customProgramCacheKey()};return $e.vertexUv1s=l.has(1),$e.vertexUv2s=l.has(2),$e.vertexUv3s=l.has(3),l.clear(),$e}function x(m){let y=[];if(m.shaderID?y.push(m.shaderID):(y.push(m.customVertexShaderID),y.push(m.customFragmentShaderID)),m.defines!==void 0)for(let R in m.defines)y.push(R),y.push(m.defines[R]);return m.isRawShaderMaterial===!1&&(g(y,m),f(y,m),y.push(e.outputColorSpace)),y.push(m.customProgramCacheKey),y.join()}function g(m,y){m.push(y.precision),m.push(y.outputColorSpace),m.push(y.envMapMode),m.push(y.envMapPMREM),m.push(y.envMapMaxLod),m.push(y.envMapSize),m.push(y.mapUv),m.push(y.alphaMapUv),m.push(y.lightMapUv),m.push(y.aoMapUv),m.push(y.bumpMapUv),m.push(y.normalMapUv),m.push(y.displacementMapUv),m.push(y.emissiveMapUv),m.push(y.metalnessMapUv),m.push(y.roughnessMapUv),m.push(y.anisotropyMapUv),m.push(y.clearcoatMapUv),m.push(y.clearcoatNormalMapUv),m.push(y.clearcoatRoughnessMapUv),m.push(y.diffuseRoughnessMapUv),m.push(y.iridescenceMapUv),m.push(y.iridescenceThicknessMapUv),m.push(y.sheenColorMapUv),m.push(y.sheenRoughnessMapUv),m.push(y.specularMapUv),m.push(y.specularColorMapUv),m.push(y.specularIntensityMapUv),m.push(y.transmissionMapUv),m.push(y.thicknessMapUv),m.push(y.combine),m.push(y.fogExp2),m.push(y.sizeAttenuation),m.push(y.morphTargetsCount),m.push(y.numSunLights),m.push(y.numDirLights),m.push(y.numPointLights),m.push(y.numSpotLights),m.push(y.numSpotLightMaps),m.push(y.numHemiLights),m.push(y.numRectAreaLights),m.push(y.numSunLightShadows),m.push(y.numDirLightShadows),m.push(y.numPointLightShadows),m.push(y.numSpotLightShadows),m.push(y.numSpotLightShadowsWithMaps),m.push(y.numLightProbes),m.push(y.numLightProbeGrids),m.push(y.shadowMapType),m.push(y.toneMapping),m.push(y.numClippingPlanes),m.push(y.numClipIntersection),m.push(y.depthPacking)}function f(m,y){n.disableAll(),y.instancing&&n.enable(0),y.instancingColor&&n.enable(1),y.instancingMorph&&n.enable(2),y.matcap&&n.enable(3),y.envMap&&n.enable(4),y.normalMapObjectSpace&&n.enable(5),y.normalMapTangentSpace&&n.enable(6),y.clearcoat&&n.enable(7),y.iridescence&&n.enable(8),y.alphaTest&&n.enable(9),y.vertexColors&&n.enable(10),y.vertexAlphas&&n.enable(11),y.vertexUv1s&&n.enable(12),y.vertexUv2s&&n.enable(13),y.vertexUv3s&&n.enable(14),y.vertexTangents&&n.enable(15),y.anisotropy&&n.enable(16),y.alphaHash&&n.enable(17),y.batching&&n.enable(18),y.dispersion&&n.enable(19),y.retroreflection&&n.enable(24),y.diffuseRoughness&&n.enable(25),y.batchingColor&&n.enable(20),y.gradientMap&&n.enable(21),y.packedNormalMap&&n.enable(22),y.vertexNormals&&n.enable(23),m.push(n.mask),n.disableAll(),y.fog&&n.enable(0),y.useFog&&n.enable(1),y.flatShading&&n.enable(2),y.logarithmicDepthBuffer&&n.enable(3),y.reversedDepthBuffer&&n.enable(4),y.skinning&&n.enable(5),y.morphTargets&&n.enable(6),y.morphNormals&&n.enable(7),y.morphColors&&n.enable(8),y.premultipliedAlpha&&n.enable(9),y.shadowMapEnabled&&n.enable(10),y.doubleSided&&n.enable(11),y.flipSided&&n.enable(12),y.useDepthPacking&&n.enable(13),y.dithering&&n.enable(14),y.transmission&&n.enable(15),y.sheen&&n.enable(16),y.opaque&&n.enable(17),y.pointsUvs&&n.enable(18),y.decodeVideoTexture&&n.enable(19),y.decodeVideoTextureEmissive&&n.enable(20),y.alphaToCoverage&&n.enable(21),y.numLightProbeGrids>0&&n.enable(22),y.hasPositionAttribute&&n.enable(23),m.push(n.mask)}function E(m){let y=u[m.type],R;if(y){let O=hi[y];R=Qf.clone(O.uniforms)}else R=m.uniforms;return R}function w(m,y){let R=c.get(y);return R!==void 0?++R.usedTimes:(R=new X_(e,y,m,a),h.push(R),c.set(y,R)),R}function M(m){if(--m.usedTimes===0){let y=h.indexOf(m);h[y]=h[h.length-1],h.pop(),c.delete(m.cacheKey),m.destroy()}}function b(m){o.remove(m)}function A(){o.dispose()}return{getParameters:v,getProgramCacheKey:x,getUniforms:E,acquireProgram:w,releaseProgram:M,releaseShaderCache:b,programs:h,dispose:A}}function J_(){let e=new WeakMap;function t(n){return e.has(n)}function i(n){let o=e.get(n);return o===void 0&&(o={},e.set(n,o)),o}function r(n){e.delete(n)}function a(n,o,l){e.get(n)[o]=l}function s(){e=new WeakMap}return{has:t,get:i,remove:r,update:a,dispose:s}}function $_(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.material.id!==t.material.id?e.material.id-t.material.id:e.materialVariant!==t.materialVariant?e.materialVariant-t.materialVariant:e.z!==t.z?e.z-t.z:e.id-t.id}function Tc(e,t){return e.groupOrder!==t.groupOrder?e.groupOrder-t.groupOrder:e.renderOrder!==t.renderOrder?e.renderOrder-t.renderOrder:e.z!==t.z?t.z-e.z:e.id-t.id}function bc(){let e=[],t=0,i=[],r=[],a=[];function s(){t=0,i.length=0,r.length=0,a.length=0}function n(u){let p=0;return u.isInstancedMesh&&(p+=2),u.isSkinnedMesh&&(p+=1),p}function o(u,p,v,x,g,f){let E=e[t];return E===void 0?(E={id:u.id,object:u,geometry:p,material:v,materialVariant:n(u),groupOrder:x,renderOrder:u.renderOrder,z:g,group:f},e[t]=E):(E.id=u.id,E.object=u,E.geometry=p,E.material=v,E.materialVariant=n(u),E.groupOrder=x,E.renderOrder=u.renderOrder,E.z=g,E.group=f),t++,E}function l(u,p,v,x,g,f,E){E.reversedDepth===!0&&(g=-g);let w=o(u,p,v,x,g,f);v.transmission>0?r.push(w):v.transparent===!0?a.push(w):i.push(w)}function h(u,p,v,x,g,f){let E=o(u,p,v,x,g,f);v.transmission>0?r.unshift(E):v.transparent===!0?a.unshift(E):i.unshift(E)}function c(u,p){i.length>1&&i.sort(u||$_),r.length>1&&r.sort(p||Tc),a.length>1&&a.sort(p||Tc)}function d(){for(let u=t,p=e.length;u<p;u++){let v=e[u];if(v.id===null)break;v.id=null,v.object=null,v.geometry=null,v.material=null,v.group=null}}return{opaque:i,transmissive:r,transparent:a,init:s,push:l,unshift:h,finish:d,sort:c}}function Q_(){let e=new WeakMap;function t(r,a){let s=e.get(r),n;return s===void 0?(n=new bc,e.set(r,[n])):a>=s.length?(n=new bc,s.push(n)):n=s[a],n}function i(){e=new WeakMap}return{get:t,dispose:i}}function eS(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let i;switch(t.type){case"SunLight":case"DirectionalLight":i={direction:new I,color:new Be};break;case"SpotLight":i={position:new I,direction:new I,color:new Be,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":i={position:new I,color:new Be,distance:0,decay:0};break;case"HemisphereLight":i={direction:new I,skyColor:new Be,groundColor:new Be};break;case"RectAreaLight":i={color:new Be,position:new I,halfWidth:new I,halfHeight:new I};break}return e[t.id]=i,i}}}function tS(){let e={};return{get:function(t){if(e[t.id]!==void 0)return e[t.id];let i;switch(t.type){case"SunLight":case"DirectionalLight":i={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new he};break;case"SpotLight":i={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new he};break;case"PointLight":i={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new he,shadowCameraNear:1,shadowCameraFar:1e3};break}return e[t.id]=i,i}}}var iS=0;function rS(e,t){return(t.castShadow?2:0)-(e.castShadow?2:0)+(t.map?1:0)-(e.map?1:0)}function aS(e){let t=new eS,i=tS(),r={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let h=0;h<9;h++)r.probe.push(new I);let a=new I,s=new at,n=new at;function o(h){let c=0,d=0,u=0;for(let F=0;F<9;F++)r.probe[F].set(0,0,0);let p=0,v=0,x=0,g=0,f=0,E=0,w=0,M=0,b=0,A=0,m=0,y=0,R=0,O=0;h.sort(rS);for(let F=0,q=h.length;F<q;F++){let C=h[F],H=C.color,K=C.intensity,G=C.distance,ce=null;if(C.shadow&&C.shadow.map&&(C.shadow.map.texture.format===ir?ce=C.shadow.map.texture:ce=C.shadow.map.depthTexture||C.shadow.map.texture),C.isAmbientLight)c+=H.r*K,d+=H.g*K,u+=H.b*K;else if(C.isLightProbe){for(let X=0;X<9;X++)r.probe[X].addScaledVector(C.sh.coefficients[X],K);O++}else if(C.isSunLight){let X=t.get(C);if(X.color.copy(C.color).multiplyScalar(C.intensity),C.castShadow){let j=C.shadow,te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),r.sunShadow[v]=te,r.sunShadowMap[v]=ce;let Re=j.getViewportCount();for(let Y=0;Y<Re;Y++)r.sunShadowMatrix[x+Y]=j.getMatrix(Y),r.sunShadowCascade[x+Y]=j._cascadeData[Y];x+=Re,v++}r.sun[p]=X,p++}else if(C.isDirectionalLight){let X=t.get(C);if(X.color.copy(C.color).multiplyScalar(C.intensity),C.castShadow){let j=C.shadow,te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,r.directionalShadow[g]=te,r.directionalShadowMap[g]=ce,r.directionalShadowMatrix[g]=C.shadow.matrix,b++}r.directional[g]=X,g++}else if(C.isSpotLight){let X=t.get(C);X.position.setFromMatrixPosition(C.matrixWorld),X.color.copy(H).multiplyScalar(K),X.distance=G,X.coneCos=Math.cos(C.angle),X.penumbraCos=Math.cos(C.angle*(1-C.penumbra)),X.decay=C.decay,r.spot[E]=X;let j=C.shadow;if(C.map&&(r.spotLightMap[y]=C.map,y++,j.updateMatrices(C),C.castShadow&&R++),r.spotLightMatrix[E]=j.matrix,C.castShadow){let te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,r.spotShadow[E]=te,r.spotShadowMap[E]=ce,m++}E++}else if(C.isRectAreaLight){let X=t.get(C);X.color.copy(H).multiplyScalar(K),X.halfWidth.set(C.width*.5,0,0),X.halfHeight.set(0,C.height*.5,0),r.rectArea[w]=X,w++}else if(C.isPointLight){let X=t.get(C);if(X.color.copy(C.color).multiplyScalar(C.intensity),X.distance=C.distance,X.decay=C.decay,C.castShadow){let j=C.shadow,te=i.get(C);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,te.shadowCameraNear=j.camera.near,te.shadowCameraFar=j.camera.far,r.pointShadow[f]=te,r.pointShadowMap[f]=ce,r.pointShadowMatrix[f]=C.shadow.matrix,A++}r.point[f]=X,f++}else if(C.isHemisphereLight){let X=t.get(C);X.skyColor.copy(C.color).multiplyScalar(K),X.groundColor.copy(C.groundColor).multiplyScalar(K),r.hemi[M]=X,M++}}w>0&&(e.has("OES_texture_float_linear")===!0?(r.rectAreaLTC1=_e.LTC_FLOAT_1,r.rectAreaLTC2=_e.LTC_FLOAT_2):(r.rectAreaLTC1=_e.LTC_HALF_1,r.rectAreaLTC2=_e.LTC_HALF_2)),r.ambient[0]=c,r.ambient[1]=d,r.ambient[2]=u;let N=r.hash;(N.sunLength!==p||N.directionalLength!==g||N.pointLength!==f||N.spotLength!==E||N.rectAreaLength!==w||N.hemiLength!==M||N.numSunShadows!==v||N.numDirectionalShadows!==b||N.numPointShadows!==A||N.numSpotShadows!==m||N.numSpotMaps!==y||N.numLightProbes!==O)&&(r.sun.length=p,r.directional.length=g,r.spot.length=E,r.rectArea.length=w,r.point.length=f,r.hemi.length=M,r.sunShadow.length=v,r.sunShadowMap.length=v,r.sunShadowMatrix.length=x,r.sunShadowCascade.length=x,r.directionalShadow.length=b,r.directionalShadowMap.length=b,r.directionalShadowMatrix.length=b,r.pointShadow.length=A,r.pointShadowMap.length=A,r.pointShadowMatrix.length=A,r.spotShadow.length=m,r.spotShadowMap.length=m,r.spotLightMatrix.length=m+y-R,r.spotLightMap.length=y,r.numSpotLightShadowsWithMaps=R,r.numLightProbes=O,N.sunLength=p,N.directionalLength=g,N.pointLength=f,N.spotLength=E,N.rectAreaLength=w,N.hemiLength=M,N.numSunShadows=v,N.numDirectionalShadows=b,N.numPointShadows=A,N.numSpotShadows=m,N.numSpotMaps=y,N.numLightProbes=O,r.version=iS++)}function l(h,c){let d=0,u=0,p=0,v=0,x=0,g=0,f=c.matrixWorldInverse;for(let E=0,w=h.length;E<w;E++){let M=h[E];if(M.isSunLight){let b=r.sun[d];b.direction.setFromMatrixPosition(M.matrixWorld),b.direction.transformDirection(f),d++}else if(M.isDirectionalLight){let b=r.directional[u];b.direction.setFromMatrixPosition(M.matrixWorld),a.setFromMatrixPosition(M.target.matrixWorld),b.direction.sub(a),b.direction.transformDirection(f),u++}else if(M.isSpotLight){let b=r.spot[v];b.position.setFromMatrixPosition(M.matrixWorld),b.position.applyMatrix4(f),b.direction.setFromMatrixPosition(M.matrixWorld),a.setFromMatrixPosition(M.target.matrixWorld),b.direction.sub(a),b.direction.transformDirection(f),v++}else if(M.isRectAreaLight){let b=r.rectArea[x];b.position.setFromMatrixPosition(M.matrixWorld),b.position.applyMatrix4(f),n.identity(),s.copy(M.matrixWorld),s.premultiply(f),n.extractRotation(s),b.halfWidth.set(M.width*.5,0,0),b.halfHeight.set(0,M.height*.5,0),b.halfWidth.applyMatrix4(n),b.halfHeight.applyMatrix4(n),x++}else if(M.isPointLight){let b=r.point[p];b.position.setFromMatrixPosition(M.matrixWorld),b.position.applyMatrix4(f),p++}else if(M.isHemisphereLight){let b=r.hemi[g];b.direction.setFromMatrixPosition(M.matrixWorld),b.direction.transformDirection(f),g++}}}return{setup:o,setupView:l,state:r}}function Ac(e){let t=new aS(e),i=[],r=[],a=[];function s(d){c.camera=d,i.length=0,r.length=0,a.length=0}function n(d){d.isLightProbeGrid?a.push(d):i.push(d)}function o(d){r.push(d)}function l(){t.setup(i),a.sort((d,u)=>d.priority-u.priority||d.id-u.id)}function h(d){t.setupView(i,d)}let c={lightsArray:i,shadowsArray:r,lightProbeGridArray:a,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:c,setupLights:l,setupLightsView:h,pushLight:n,pushShadow:o}}function sS(e){let t=new WeakMap;function i(a,s=0){let n=t.get(a),o;return n===void 0?(o=new Ac(e),t.set(a,[o])):s>=n.length?(o=new Ac(e),n.push(o)):o=n[s],o}function r(){t=new WeakMap}return{get:i,dispose:r}}var nS=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,oS=`uniform sampler2D shadow_pass;
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
}`,lS=[new I(1,0,0),new I(-1,0,0),new I(0,1,0),new I(0,-1,0),new I(0,0,1),new I(0,0,-1)],hS=[new I(0,-1,0),new I(0,-1,0),new I(0,0,1),new I(0,0,-1),new I(0,-1,0),new I(0,-1,0)],Rc=new at,ia=new I,oo=new I;function cS(e,t,i){let r=new ma,a=new he,s=new he,n=new xt,o=new rm,l=new am,h={},c=i.maxTextureSize,d={[tr]:Bt,[Bt]:tr,[Wt]:Wt},u=new sr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new he},radius:{value:4}},vertexShader:nS,fragmentShader:oS}),p=u.clone();p.defines.HORIZONTAL_PASS=1;let v=new Pt;v.setAttribute("position",new bt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new ct(v,u),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Nr;let f=this.type;this.render=function(A,m,y){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||A.length===0)return;this.type===Jd&&(Fe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Nr);let R=e.getRenderTarget(),O=e.getActiveCubeFace(),N=e.getActiveMipmapLevel(),F=e.state;F.setBlending(Lr),F.buffers.depth.getReversed()===!0?F.buffers.color.setClear(0,0,0,0):F.buffers.color.setClear(1,1,1,1),F.buffers.depth.setTest(!0),F.setScissorTest(!1);let q=f!==this.type;q&&m.traverse(function(C){C.material&&(Array.isArray(C.material)?C.material.forEach(H=>H.needsUpdate=!0):C.material.needsUpdate=!0)});for(let C=0,H=A.length;C<H;C++){let K=A[C],G=K.shadow;if(G===void 0){Fe("WebGLShadowMap:",K,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;a.copy(G.mapSize);let ce=G.getFrameExtents();a.multiply(ce),s.copy(G.mapSize),(a.x>c||a.y>c)&&(a.x>c&&(s.x=Math.floor(c/ce.x),a.x=s.x*ce.x,G.mapSize.x=s.x),a.y>c&&(s.y=Math.floor(c/ce.y),a.y=s.y*ce.y,G.mapSize.y=s.y));let X=e.state.buffers.depth.getReversed();if(G.camera._reversedDepth=X,G.map===null||q===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===ra){if(K.isPointLight){Fe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new ui(a.x,a.y,{format:ir,type:pi,minFilter:Xt,magFilter:Xt,generateMipmaps:!1}),G.map.texture.name=K.name+".shadowMap",G.map.depthTexture=new Br(a.x,a.y,ri),G.map.depthTexture.name=K.name+".shadowMapDepth",G.map.depthTexture.format=Hi,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=It,G.map.depthTexture.magFilter=It}else K.isPointLight?(G.map=new yl(a.x),G.map.depthTexture=new fu(a.x,di)):(G.map=new ui(a.x,a.y),G.map.depthTexture=new Br(a.x,a.y,di)),G.map.depthTexture.name=K.name+".shadowMap",G.map.depthTexture.format=Hi,this.type===Nr?(G.map.depthTexture.compareFunction=X?Xc:Wc,G.map.depthTexture.minFilter=Xt,G.map.depthTexture.magFilter=Xt):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=It,G.map.depthTexture.magFilter=It);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==a.x||G.map.height!==a.y)&&G.map.setSize(a.x,a.y);let j=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();K.isPointLight!==!0&&G.updateMatrices(K,y);let te=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:y.layers;for(let Re=0;Re<j;Re++){let Y=G.getCamera(Re);if(K.isPointLight){let ie=G.camera,we=G.matrix,Ne=K.distance||ie.far;Ne!==ie.far&&(ie.far=Ne,ie.updateProjectionMatrix()),ia.setFromMatrixPosition(K.matrixWorld),ie.position.copy(ia),oo.copy(ie.position),oo.add(lS[Re]),ie.up.copy(hS[Re]),ie.lookAt(oo),ie.updateMatrixWorld(),we.makeTranslation(-ia.x,-ia.y,-ia.z),Rc.multiplyMatrices(ie.projectionMatrix,ie.matrixWorldInverse),G._frustum.setFromProjectionMatrix(Rc,ie.coordinateSystem,ie.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)e.setRenderTarget(G.map,Re),e.clear();else{Re===0&&(e.setRenderTarget(G.map),e.clear());let ie=G.getViewport(Re);n.set(s.x*ie.x,s.y*ie.y,s.x*ie.z,s.y*ie.w),F.viewport(n)}r=G.getFrustum(Re),M(m,y,Y,K,te,this.type)}G.isPointLightShadow!==!0&&this.type===ra&&E(G,y),G.needsUpdate=!1}f=this.type,g.needsUpdate=!1,e.setRenderTarget(R,O,N)};function E(A,m){let y=t.update(x);u.defines.VSM_SAMPLES!==A.blurSamples&&(u.defines.VSM_SAMPLES=A.blurSamples,p.defines.VSM_SAMPLES=A.blurSamples,u.needsUpdate=!0,p.needsUpdate=!0),A.mapPass===null?A.mapPass=new ui(a.x,a.y,{format:ir,type:pi}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),u.uniforms.shadow_pass.value=A.map.depthTexture,u.uniforms.resolution.value.set(A.map.width,A.map.height),u.uniforms.radius.value=A.radius,e.setRenderTarget(A.mapPass),e.clear(),e.renderBufferDirect(m,null,y,u,x,null),p.uniforms.shadow_pass.value=A.mapPass.texture,p.uniforms.resolution.value.set(A.map.width,A.map.height),p.uniforms.radius.value=A.radius,e.setRenderTarget(A.map),e.clear(),e.renderBufferDirect(m,null,y,p,x,null)}function w(A,m,y,R){let O=null,N=y.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(N!==void 0)O=N;else if(O=y.isPointLight===!0?l:o,e.localClippingEnabled&&m.clipShadows===!0&&Array.isArray(m.clippingPlanes)&&m.clippingPlanes.length!==0||m.displacementMap&&m.displacementScale!==0||m.alphaMap&&m.alphaTest>0||m.map&&m.alphaTest>0||m.alphaToCoverage===!0){let F=O.uuid,q=m.uuid,C=h[F];C===void 0&&(C={},h[F]=C);let H=C[q];H===void 0&&(H=O.clone(),C[q]=H,m.addEventListener("dispose",b)),O=H}if(O.visible=m.visible,O.wireframe=m.wireframe,R===ra?O.side=m.shadowSide!==null?m.shadowSide:m.side:O.side=m.shadowSide!==null?m.shadowSide:d[m.side],O.alphaMap=m.alphaMap,O.alphaTest=m.alphaToCoverage===!0?.5:m.alphaTest,O.map=m.map,O.clipShadows=m.clipShadows,O.clippingPlanes=m.clippingPlanes,O.clipIntersection=m.clipIntersection,O.displacementMap=m.displacementMap,O.displacementScale=m.displacementScale,O.displacementBias=m.displacementBias,O.wireframeLinewidth=m.wireframeLinewidth,O.linewidth=m.linewidth,y.isPointLight===!0&&O.isMeshDistanceMaterial===!0){let F=e.properties.get(O);F.light=y}return O}function M(A,m,y,R,O,N){if(A.visible===!1)return;if(A.layers.test(O)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&N===ra)&&(!A.frustumCulled||A.intersectsFrustum(r))){A.modelViewMatrix.multiplyMatrices(y.matrixWorldInverse,A.matrixWorld);let q=t.update(A),C=A.material;if(Array.isArray(C)){let H=q.groups;for(let K=0,G=H.length;K<G;K++){let ce=H[K],X=C[ce.materialIndex];if(X&&X.visible){let j=w(A,X,R,N);A.onBeforeShadow(e,A,m,y,q,j,ce),e.renderBufferDirect(y,null,q,j,A,ce),A.onAfterShadow(e,A,m,y,q,j,ce)}}}else if(C.visible){let H=w(A,C,R,N);A.onBeforeShadow(e,A,m,y,q,H,null),e.renderBufferDirect(y,null,q,H,A,null),A.onAfterShadow(e,A,m,y,q,H,null)}}let F=A.children;for(let q=0,C=F.length;q<C;q++)M(F[q],m,y,R,O,N)}function b(A){A.target.removeEventListener("dispose",b);for(let m in h){let y=h[m],R=A.target.uuid;R in y&&(y[R].dispose(),delete y[R])}}}function uS(e,t){function i(){let P=!1,W=new xt,$=null,ae=new xt(0,0,0,0);return{setMask:function(ge){$!==ge&&!P&&(e.colorMask(ge,ge,ge,ge),$=ge)},setLocked:function(ge){P=ge},setClear:function(ge,pe,Le,ee,He){He===!0&&(ge*=ee,pe*=ee,Le*=ee),W.set(ge,pe,Le,ee),ae.equals(W)===!1&&(e.clearColor(ge,pe,Le,ee),ae.copy(W))},reset:function(){P=!1,$=null,ae.set(-1,0,0,0)}}}function r(){let P=!1,W=!1,$=null,ae=null,ge=null;return{setReversed:function(pe){if(W!==pe){let Le=t.get("EXT_clip_control");pe?Le.clipControlEXT(Le.LOWER_LEFT_EXT,Le.ZERO_TO_ONE_EXT):Le.clipControlEXT(Le.LOWER_LEFT_EXT,Le.NEGATIVE_ONE_TO_ONE_EXT),W=pe;let ee=ge;ge=null,this.setClear(ee)}},getReversed:function(){return W},setTest:function(pe){pe?ne(e.DEPTH_TEST):Ve(e.DEPTH_TEST)},setMask:function(pe){$!==pe&&!P&&(e.depthMask(pe),$=pe)},setFunc:function(pe){if(W&&(pe=Np[pe]),ae!==pe){switch(pe){case lo:e.depthFunc(e.NEVER);break;case ho:e.depthFunc(e.ALWAYS);break;case co:e.depthFunc(e.LESS);break;case ca:e.depthFunc(e.LEQUAL);break;case uo:e.depthFunc(e.EQUAL);break;case po:e.depthFunc(e.GEQUAL);break;case fo:e.depthFunc(e.GREATER);break;case mo:e.depthFunc(e.NOTEQUAL);break;default:e.depthFunc(e.LEQUAL)}ae=pe}},setLocked:function(pe){P=pe},setClear:function(pe){ge!==pe&&(ge=pe,W&&(pe=1-pe),e.clearDepth(pe))},reset:function(){P=!1,$=null,ae=null,ge=null,W=!1}}}function a(){let P=!1,W=null,$=null,ae=null,ge=null,pe=null,Le=null,ee=null,He=null;return{setTest:function(ke){P||(ke?ne(e.STENCIL_TEST):Ve(e.STENCIL_TEST))},setMask:function(ke){W!==ke&&!P&&(e.stencilMask(ke),W=ke)},setFunc:function(ke,$e,Ee){($!==ke||ae!==$e||ge!==Ee)&&(e.stencilFunc(ke,$e,Ee),$=ke,ae=$e,ge=Ee)},setOp:function(ke,$e,Ee){(pe!==ke||Le!==$e||ee!==Ee)&&(e.stencilOp(ke,$e,Ee),pe=ke,Le=$e,ee=Ee)},setLocked:function(ke){P=ke},setClear:function(ke){He!==ke&&(e.clearStencil(ke),He=ke)},reset:function(){P=!1,W=null,$=null,ae=null,ge=null,pe=null,Le=null,ee=null,He=null}}}let s=new i,n=new r,o=new a,l={},h=new WeakMap,c={},d={},u={},p=new WeakMap,v=[],x=null,g=!1,f=null,E=null,w=null,M=null,b=null,A=null,m=null,y=new Be(0,0,0),R=0,O=!1,N=null,F=null,q=null,C=null,H=null,K=e.getParameter(e.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ce=0,X=e.getParameter(e.VERSION);X.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(X)[1]),G=ce>=1):X.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(X)[1]),G=ce>=2);let j=null,te={},Re=e.getParameter(e.SCISSOR_BOX),Y=e.getParameter(e.VIEWPORT),ie=new xt().fromArray(Re),we=new xt().fromArray(Y);function Ne(P,W,$,ae){let ge=new Uint8Array(4),pe=e.createTexture();e.bindTexture(P,pe),e.texParameteri(P,e.TEXTURE_MIN_FILTER,e.NEAREST),e.texParameteri(P,e.TEXTURE_MAG_FILTER,e.NEAREST);for(let Le=0;Le<$;Le++)P===e.TEXTURE_3D||P===e.TEXTURE_2D_ARRAY?e.texImage3D(W,0,e.RGBA,1,1,ae,0,e.RGBA,e.UNSIGNED_BYTE,ge):e.texImage2D(W+Le,0,e.RGBA,1,1,0,e.RGBA,e.UNSIGNED_BYTE,ge);return pe}let De={};De[e.TEXTURE_2D]=Ne(e.TEXTURE_2D,e.TEXTURE_2D,1),De[e.TEXTURE_CUBE_MAP]=Ne(e.TEXTURE_CUBE_MAP,e.TEXTURE_CUBE_MAP_POSITIVE_X,6),De[e.TEXTURE_2D_ARRAY]=Ne(e.TEXTURE_2D_ARRAY,e.TEXTURE_2D_ARRAY,1,1),De[e.TEXTURE_3D]=Ne(e.TEXTURE_3D,e.TEXTURE_3D,1,1),s.setClear(0,0,0,1),n.setClear(1),o.setClear(0),ne(e.DEPTH_TEST),n.setFunc(ca),ye(!1),Pe(uh),ne(e.CULL_FACE),se(Lr);function ne(P){c[P]!==!0&&(e.enable(P),c[P]=!0)}function Ve(P){c[P]!==!1&&(e.disable(P),c[P]=!1)}function et(P,W){return u[P]!==W?(e.bindFramebuffer(P,W),u[P]=W,P===e.DRAW_FRAMEBUFFER&&(u[e.FRAMEBUFFER]=W),P===e.FRAMEBUFFER&&(u[e.DRAW_FRAMEBUFFER]=W),!0):!1}function Ae(P,W){let $=v,ae=!1;if(P){$=p.get(W),$===void 0&&($=[],p.set(W,$));let ge=P.textures;if($.length!==ge.length||$[0]!==e.COLOR_ATTACHMENT0){for(let pe=0,Le=ge.length;pe<Le;pe++)$[pe]=e.COLOR_ATTACHMENT0+pe;$.length=ge.length,ae=!0}}else $[0]!==e.BACK&&($[0]=e.BACK,ae=!0);ae&&e.drawBuffers($)}function lt(P){return x!==P?(e.useProgram(P),x=P,!0):!1}let re={[Rr]:e.FUNC_ADD,[Qd]:e.FUNC_SUBTRACT,[ep]:e.FUNC_REVERSE_SUBTRACT};re[tp]=e.MIN,re[ip]=e.MAX;let le={[rp]:e.ZERO,[ap]:e.ONE,[sp]:e.SRC_COLOR,[Cc]:e.SRC_ALPHA,[up]:e.SRC_ALPHA_SATURATE,[hp]:e.DST_COLOR,[op]:e.DST_ALPHA,[np]:e.ONE_MINUS_SRC_COLOR,[Pc]:e.ONE_MINUS_SRC_ALPHA,[cp]:e.ONE_MINUS_DST_COLOR,[lp]:e.ONE_MINUS_DST_ALPHA,[dp]:e.CONSTANT_COLOR,[pp]:e.ONE_MINUS_CONSTANT_COLOR,[fp]:e.CONSTANT_ALPHA,[mp]:e.ONE_MINUS_CONSTANT_ALPHA};function se(P,W,$,ae,ge,pe,Le,ee,He,ke){if(P===Lr){g===!0&&(Ve(e.BLEND),g=!1);return}if(g===!1&&(ne(e.BLEND),g=!0),P!==$d){if(P!==f||ke!==O){if((E!==Rr||b!==Rr)&&(e.blendEquation(e.FUNC_ADD),E=Rr,b=Rr),ke)switch(P){case er:e.blendFuncSeparate(e.ONE,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case As:e.blendFunc(e.ONE,e.ONE);break;case dh:e.blendFuncSeparate(e.ZERO,e.ONE_MINUS_SRC_COLOR,e.ZERO,e.ONE);break;case ph:e.blendFuncSeparate(e.DST_COLOR,e.ONE_MINUS_SRC_ALPHA,e.ZERO,e.ONE);break;default:ze("WebGLState: Invalid blending: ",P);break}else switch(P){case er:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE_MINUS_SRC_ALPHA,e.ONE,e.ONE_MINUS_SRC_ALPHA);break;case As:e.blendFuncSeparate(e.SRC_ALPHA,e.ONE,e.ONE,e.ONE);break;case dh:ze("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case ph:ze("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:ze("WebGLState: Invalid blending: ",P);break}w=null,M=null,A=null,m=null,y.set(0,0,0),R=0,f=P,O=ke}return}ge=ge||W,pe=pe||$,Le=Le||ae,(W!==E||ge!==b)&&(e.blendEquationSeparate(re[W],re[ge]),E=W,b=ge),($!==w||ae!==M||pe!==A||Le!==m)&&(e.blendFuncSeparate(le[$],le[ae],le[pe],le[Le]),w=$,M=ae,A=pe,m=Le),(ee.equals(y)===!1||He!==R)&&(e.blendColor(ee.r,ee.g,ee.b,He),y.copy(ee),R=He),f=P,O=!1}function xe(P,W){P.side===Wt?Ve(e.CULL_FACE):ne(e.CULL_FACE);let $=P.side===Bt;W&&($=!$),ye($),P.blending===er&&P.transparent===!1?se(Lr):se(P.blending,P.blendEquation,P.blendSrc,P.blendDst,P.blendEquationAlpha,P.blendSrcAlpha,P.blendDstAlpha,P.blendColor,P.blendAlpha,P.premultipliedAlpha),n.setFunc(P.depthFunc),n.setTest(P.depthTest),n.setMask(P.depthWrite),s.setMask(P.colorWrite);let ae=P.stencilWrite;o.setTest(ae),ae&&(o.setMask(P.stencilWriteMask),o.setFunc(P.stencilFunc,P.stencilRef,P.stencilFuncMask),o.setOp(P.stencilFail,P.stencilZFail,P.stencilZPass)),qe(P.polygonOffset,P.polygonOffsetFactor,P.polygonOffsetUnits),P.alphaToCoverage===!0?ne(e.SAMPLE_ALPHA_TO_COVERAGE):Ve(e.SAMPLE_ALPHA_TO_COVERAGE)}function ye(P){N!==P&&(P?e.frontFace(e.CW):e.frontFace(e.CCW),N=P)}function Pe(P){P!==Kd?(ne(e.CULL_FACE),P!==F&&(P===uh?e.cullFace(e.BACK):P===Zd?e.cullFace(e.FRONT):e.cullFace(e.FRONT_AND_BACK))):Ve(e.CULL_FACE),F=P}function Ue(P){P!==q&&(G&&e.lineWidth(P),q=P)}function qe(P,W,$){P?(ne(e.POLYGON_OFFSET_FILL),(C!==W||H!==$)&&(C=W,H=$,n.getReversed()&&(W=-W,$=-$),e.polygonOffset(W,$))):Ve(e.POLYGON_OFFSET_FILL)}function Je(P){P?ne(e.SCISSOR_TEST):Ve(e.SCISSOR_TEST)}function rt(P){P===void 0&&(P=e.TEXTURE0+K-1),j!==P&&(e.activeTexture(P),j=P)}function D(P,W,$){$===void 0&&(j===null?$=e.TEXTURE0+K-1:$=j);let ae=te[$];ae===void 0&&(ae={type:void 0,texture:void 0},te[$]=ae),(ae.type!==P||ae.texture!==W)&&(j!==$&&(e.activeTexture($),j=$),e.bindTexture(P,W||De[P]),ae.type=P,ae.texture=W)}function Nt(){let P=te[j];P!==void 0&&P.type!==void 0&&(e.bindTexture(P.type,null),P.type=void 0,P.texture=void 0)}function Xe(){try{e.compressedTexImage2D(...arguments)}catch(P){ze("WebGLState:",P)}}function Mt(){try{e.compressedTexImage3D(...arguments)}catch(P){ze("WebGLState:",P)}}function ue(){try{e.texSubImage2D(...arguments)}catch(P){ze("WebGLState:",P)}}function nt(){try{e.texSubImage3D(...arguments)}catch(P){ze("WebGLState:",P)}}function Oe(){try{e.compressedTexSubImage2D(...arguments)}catch(P){ze("WebGLState:",P)}}function Ge(){try{e.compressedTexSubImage3D(...arguments)}catch(P){ze("WebGLState:",P)}}function wt(){try{e.texStorage2D(...arguments)}catch(P){ze("WebGLState:",P)}}function T(){try{e.texStorage3D(...arguments)}catch(P){ze("WebGLState:",P)}}function _(){try{e.texImage2D(...arguments)}catch(P){ze("WebGLState:",P)}}function k(){try{e.texImage3D(...arguments)}catch(P){ze("WebGLState:",P)}}function Q(P){return d[P]!==void 0?d[P]:e.getParameter(P)}function Z(P,W){d[P]!==W&&(e.pixelStorei(P,W),d[P]=W)}function me(P){ie.equals(P)===!1&&(e.scissor(P.x,P.y,P.z,P.w),ie.copy(P))}function de(P){we.equals(P)===!1&&(e.viewport(P.x,P.y,P.z,P.w),we.copy(P))}function U(P,W){let $=h.get(W);$===void 0&&($=new WeakMap,h.set(W,$));let ae=$.get(P);ae===void 0&&(ae=e.getUniformBlockIndex(W,P.name),e.uniformBlockBinding(W,ae,ae),$.set(P,ae))}function J(P,W,$){let ae=h.get(W).get(P);l[ae]!==$&&(e.bindBufferBase(e.UNIFORM_BUFFER,ae,$),l[ae]=$)}function Se(){e.disable(e.BLEND),e.disable(e.CULL_FACE),e.disable(e.DEPTH_TEST),e.disable(e.POLYGON_OFFSET_FILL),e.disable(e.SCISSOR_TEST),e.disable(e.STENCIL_TEST),e.disable(e.SAMPLE_ALPHA_TO_COVERAGE),e.blendEquation(e.FUNC_ADD),e.blendFunc(e.ONE,e.ZERO),e.blendFuncSeparate(e.ONE,e.ZERO,e.ONE,e.ZERO),e.blendColor(0,0,0,0),e.colorMask(!0,!0,!0,!0),e.clearColor(0,0,0,0),e.depthMask(!0),e.depthFunc(e.LESS),n.setReversed(!1),e.clearDepth(1),e.stencilMask(4294967295),e.stencilFunc(e.ALWAYS,0,4294967295),e.stencilOp(e.KEEP,e.KEEP,e.KEEP),e.clearStencil(0),e.cullFace(e.BACK),e.frontFace(e.CCW),e.polygonOffset(0,0),e.activeTexture(e.TEXTURE0),e.bindFramebuffer(e.FRAMEBUFFER,null),e.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),e.bindFramebuffer(e.READ_FRAMEBUFFER,null),e.useProgram(null),e.lineWidth(1),e.scissor(0,0,e.canvas.width,e.canvas.height),e.viewport(0,0,e.canvas.width,e.canvas.height),e.pixelStorei(e.PACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_ALIGNMENT,4),e.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,!1),e.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),e.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,e.BROWSER_DEFAULT_WEBGL),e.pixelStorei(e.PACK_ROW_LENGTH,0),e.pixelStorei(e.PACK_SKIP_PIXELS,0),e.pixelStorei(e.PACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_ROW_LENGTH,0),e.pixelStorei(e.UNPACK_IMAGE_HEIGHT,0),e.pixelStorei(e.UNPACK_SKIP_PIXELS,0),e.pixelStorei(e.UNPACK_SKIP_ROWS,0),e.pixelStorei(e.UNPACK_SKIP_IMAGES,0),c={},d={},j=null,te={},u={},l={},p=new WeakMap,v=[],x=null,g=!1,f=null,E=null,w=null,M=null,b=null,A=null,m=null,y=new Be(0,0,0),R=0,O=!1,N=null,F=null,q=null,C=null,H=null,ie.set(0,0,e.canvas.width,e.canvas.height),we.set(0,0,e.canvas.width,e.canvas.height),s.reset(),n.reset(),o.reset()}return{buffers:{color:s,depth:n,stencil:o},enable:ne,disable:Ve,bindFramebuffer:et,drawBuffers:Ae,useProgram:lt,setBlending:se,setMaterial:xe,setFlipSided:ye,setCullFace:Pe,setLineWidth:Ue,setPolygonOffset:qe,setScissorTest:Je,activeTexture:rt,bindTexture:D,unbindTexture:Nt,compressedTexImage2D:Xe,compressedTexImage3D:Mt,texImage2D:_,texImage3D:k,pixelStorei:Z,getParameter:Q,updateUBOMapping:U,uniformBlockBinding:J,texStorage2D:wt,texStorage3D:T,texSubImage2D:ue,texSubImage3D:nt,compressedTexSubImage2D:Oe,compressedTexSubImage3D:Ge,scissor:me,viewport:de,reset:Se}}function dS(e,t,i,r,a,s,n){let o=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),h=new he,c=new WeakMap,d=new Set,u,p=new WeakMap,v=new Set,x=new FinalizationRegistry(T=>v.delete(T)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function f(T,_){return g?new OffscreenCanvas(T,_):Ds("canvas")}function E(T,_,k){let Q=1,Z=wt(T);if((Z.width>k||Z.height>k)&&(Q=k/Math.max(Z.width,Z.height)),Q<1)if(typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&T instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&T instanceof ImageBitmap||typeof VideoFrame<"u"&&T instanceof VideoFrame){let me=Math.floor(Q*Z.width),de=Math.floor(Q*Z.height);u===void 0&&(u=f(me,de));let U=_?f(me,de):u;return U.width=me,U.height=de,U.getContext("2d").drawImage(T,0,0,me,de),Fe("WebGLRenderer: Texture has been resized from ("+Z.width+"x"+Z.height+") to ("+me+"x"+de+")."),U}else return"data"in T&&Fe("WebGLRenderer: Image in DataTexture is too big ("+Z.width+"x"+Z.height+")."),T;return T}function w(T){return T.generateMipmaps}function M(T){e.generateMipmap(T)}function b(T){return T.isWebGLCubeRenderTarget?e.TEXTURE_CUBE_MAP:T.isWebGL3DRenderTarget?e.TEXTURE_3D:T.isWebGLArrayRenderTarget||T.isCompressedArrayTexture?e.TEXTURE_2D_ARRAY:e.TEXTURE_2D}function A(T,_,k,Q,Z,me=!1){if(T!==null){if(e[T]!==void 0)return e[T];Fe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+T+"'")}let de;Q&&(de=t.get("EXT_texture_norm16"),de||Fe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let U=_;if(_===e.RED&&(k===e.FLOAT&&(U=e.R32F),k===e.HALF_FLOAT&&(U=e.R16F),k===e.UNSIGNED_BYTE&&(U=e.R8),k===e.UNSIGNED_SHORT&&de&&(U=de.R16_EXT),k===e.SHORT&&de&&(U=de.R16_SNORM_EXT)),_===e.RED_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.R8UI),k===e.UNSIGNED_SHORT&&(U=e.R16UI),k===e.UNSIGNED_INT&&(U=e.R32UI),k===e.BYTE&&(U=e.R8I),k===e.SHORT&&(U=e.R16I),k===e.INT&&(U=e.R32I)),_===e.RG&&(k===e.FLOAT&&(U=e.RG32F),k===e.HALF_FLOAT&&(U=e.RG16F),k===e.UNSIGNED_BYTE&&(U=e.RG8),k===e.UNSIGNED_SHORT&&de&&(U=de.RG16_EXT),k===e.SHORT&&de&&(U=de.RG16_SNORM_EXT)),_===e.RG_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.RG8UI),k===e.UNSIGNED_SHORT&&(U=e.RG16UI),k===e.UNSIGNED_INT&&(U=e.RG32UI),k===e.BYTE&&(U=e.RG8I),k===e.SHORT&&(U=e.RG16I),k===e.INT&&(U=e.RG32I)),_===e.RGB_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.RGB8UI),k===e.UNSIGNED_SHORT&&(U=e.RGB16UI),k===e.UNSIGNED_INT&&(U=e.RGB32UI),k===e.BYTE&&(U=e.RGB8I),k===e.SHORT&&(U=e.RGB16I),k===e.INT&&(U=e.RGB32I)),_===e.RGBA_INTEGER&&(k===e.UNSIGNED_BYTE&&(U=e.RGBA8UI),k===e.UNSIGNED_SHORT&&(U=e.RGBA16UI),k===e.UNSIGNED_INT&&(U=e.RGBA32UI),k===e.BYTE&&(U=e.RGBA8I),k===e.SHORT&&(U=e.RGBA16I),k===e.INT&&(U=e.RGBA32I)),_===e.RGB&&(k===e.UNSIGNED_SHORT&&de&&(U=de.RGB16_EXT),k===e.SHORT&&de&&(U=de.RGB16_SNORM_EXT),k===e.UNSIGNED_INT_5_9_9_9_REV&&(U=e.RGB9_E5),k===e.UNSIGNED_INT_10F_11F_11F_REV&&(U=e.R11F_G11F_B10F)),_===e.RGBA){let J=me?Is:Qe.getTransfer(Z);k===e.FLOAT&&(U=e.RGBA32F),k===e.HALF_FLOAT&&(U=e.RGBA16F),k===e.UNSIGNED_BYTE&&(U=J===ot?e.SRGB8_ALPHA8:e.RGBA8),k===e.UNSIGNED_SHORT&&de&&(U=de.RGBA16_EXT),k===e.SHORT&&de&&(U=de.RGBA16_SNORM_EXT),k===e.UNSIGNED_SHORT_4_4_4_4&&(U=e.RGBA4),k===e.UNSIGNED_SHORT_5_5_5_1&&(U=e.RGB5_A1)}return(U===e.R16F||U===e.R32F||U===e.RG16F||U===e.RG32F||U===e.RGBA16F||U===e.RGBA32F)&&t.get("EXT_color_buffer_float"),U}function m(T,_){let k;return T?_===null||_===di||_===Or?k=e.DEPTH24_STENCIL8:_===ri?k=e.DEPTH32F_STENCIL8:_===da&&(k=e.DEPTH24_STENCIL8,Fe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):_===null||_===di||_===Or?k=e.DEPTH_COMPONENT24:_===ri?k=e.DEPTH_COMPONENT32F:_===da&&(k=e.DEPTH_COMPONENT16),k}function y(T,_){return w(T)===!0||T.isFramebufferTexture&&T.minFilter!==It&&T.minFilter!==Xt?Math.log2(Math.max(_.width,_.height))+1:T.mipmaps.length>0?T.mipmaps.length:T.isCompressedTexture&&Array.isArray(T.image)?_.mipmaps.length:1}function R(T){let _=new WeakRef(T);r.get(T).__ref=_,v.add(_),x.register(T,_,_)}function O(T){let _=r.get(T).__ref;_!==void 0&&(v.delete(_),x.unregister(_))}function N(T){q(T.target)}function F(T){C(T.target)}function q(T){T.removeEventListener("dispose",N),O(T),K(T),T.isVideoTexture&&c.delete(T),T.isHTMLTexture&&d.delete(T)}function C(T){T.removeEventListener("dispose",F),O(T),ce(T)}function H(){for(let T of v){let _=T.deref();_!==void 0&&(_.isRenderTarget===!0?C(_):q(_))}v.clear(),d.clear()}function K(T){let _=r.get(T);if(_.__webglInit===void 0)return;let k=T.source,Q=p.get(k);if(Q){let Z=Q[_.__cacheKey];Z.usedTimes--,Z.usedTimes===0&&G(T),Object.keys(Q).length===0&&p.delete(k)}r.remove(T)}function G(T){let _=r.get(T);e.deleteTexture(_.__webglTexture);let k=T.source,Q=p.get(k);delete Q[_.__cacheKey],n.memory.textures--}function ce(T){let _=r.get(T);_.__depthDisposeCallback&&_.__depthDisposeCallback();let k=T.depthTexture;if(k&&k.renderTarget===T&&q(k),T.isWebGLCubeRenderTarget)for(let Z=0;Z<6;Z++){if(Array.isArray(_.__webglFramebuffer[Z]))for(let me=0;me<_.__webglFramebuffer[Z].length;me++)e.deleteFramebuffer(_.__webglFramebuffer[Z][me]);else e.deleteFramebuffer(_.__webglFramebuffer[Z]);_.__webglDepthbuffer&&e.deleteRenderbuffer(_.__webglDepthbuffer[Z])}else{if(Array.isArray(_.__webglFramebuffer))for(let Z=0;Z<_.__webglFramebuffer.length;Z++)e.deleteFramebuffer(_.__webglFramebuffer[Z]);else e.deleteFramebuffer(_.__webglFramebuffer);if(_.__webglDepthbuffer&&e.deleteRenderbuffer(_.__webglDepthbuffer),_.__webglMultisampledFramebuffer&&e.deleteFramebuffer(_.__webglMultisampledFramebuffer),_.__webglColorRenderbuffer)for(let Z=0;Z<_.__webglColorRenderbuffer.length;Z++)_.__webglColorRenderbuffer[Z]&&e.deleteRenderbuffer(_.__webglColorRenderbuffer[Z]);_.__webglDepthRenderbuffer&&e.deleteRenderbuffer(_.__webglDepthRenderbuffer)}let Q=T.textures;for(let Z=0,me=Q.length;Z<me;Z++){let de=r.get(Q[Z]);de.__webglTexture&&(e.deleteTexture(de.__webglTexture),n.memory.textures--),r.remove(Q[Z])}r.remove(T)}let X=0;function j(){X=0}function te(){return X}function Re(T){X=T}function Y(){let T=X;return T>=a.maxTextures&&Fe("WebGLTextures: Trying to use "+(T+1)+" texture units while this GPU supports only "+a.maxTextures),X+=1,T}function ie(T){let _=[];return _.push(T.wrapS),_.push(T.wrapT),_.push(T.wrapR||0),_.push(T.magFilter),_.push(T.minFilter),_.push(T.anisotropy),_.push(T.internalFormat),_.push(T.format),_.push(T.type),_.push(T.generateMipmaps),_.push(T.mipmapsAutoUpdate),_.push(T.premultiplyAlpha),_.push(T.flipY),_.push(T.unpackAlignment),_.push(T.colorSpace),_.join()}function we(T,_){let k=r.get(T);if(T.isVideoTexture&&Oe(T),T.isRenderTargetTexture===!1&&T.isExternalTexture!==!0&&T.version>0&&k.__version!==T.version){let Q=T.image;if(Q===null)Fe("WebGLRenderer: Texture marked for update but no image data found.");else if(Q.complete===!1)Fe("WebGLRenderer: Texture marked for update but image is incomplete");else{xe(k,T,_);return}}else T.isExternalTexture&&(k.__webglTexture=T.sourceTexture?T.sourceTexture:null);i.bindTexture(e.TEXTURE_2D,k.__webglTexture,e.TEXTURE0+_)}function Ne(T,_){let k=r.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&k.__version!==T.version){xe(k,T,_);return}else T.isExternalTexture&&(k.__webglTexture=T.sourceTexture?T.sourceTexture:null);i.bindTexture(e.TEXTURE_2D_ARRAY,k.__webglTexture,e.TEXTURE0+_)}function De(T,_){let k=r.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&k.__version!==T.version){xe(k,T,_);return}i.bindTexture(e.TEXTURE_3D,k.__webglTexture,e.TEXTURE0+_)}function ne(T,_){let k=r.get(T);if(T.version>0&&k.__version!==T.version){ye(k,T,_);return}i.bindTexture(e.TEXTURE_CUBE_MAP,k.__webglTexture,e.TEXTURE0+_)}let Ve={[Ur]:e.REPEAT,[Ti]:e.CLAMP_TO_EDGE,[go]:e.MIRRORED_REPEAT},et={[It]:e.NEAREST,[tl]:e.NEAREST_MIPMAP_NEAREST,[Ha]:e.NEAREST_MIPMAP_LINEAR,[Xt]:e.LINEAR,[Ln]:e.LINEAR_MIPMAP_NEAREST,[zi]:e.LINEAR_MIPMAP_LINEAR},Ae={[xp]:e.NEVER,[jc]:e.ALWAYS,[yp]:e.LESS,[Wc]:e.LEQUAL,[Ep]:e.EQUAL,[Xc]:e.GEQUAL,[wp]:e.GREATER,[Tp]:e.NOTEQUAL};function lt(T,_){if(_.type===ri&&t.has("OES_texture_float_linear")===!1&&(_.magFilter===Xt||_.magFilter===Ln||_.magFilter===Ha||_.magFilter===zi||_.minFilter===Xt||_.minFilter===Ln||_.minFilter===Ha||_.minFilter===zi)&&Fe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),e.texParameteri(T,e.TEXTURE_WRAP_S,Ve[_.wrapS]),e.texParameteri(T,e.TEXTURE_WRAP_T,Ve[_.wrapT]),(T===e.TEXTURE_3D||T===e.TEXTURE_2D_ARRAY)&&e.texParameteri(T,e.TEXTURE_WRAP_R,Ve[_.wrapR]),e.texParameteri(T,e.TEXTURE_MAG_FILTER,et[_.magFilter]),e.texParameteri(T,e.TEXTURE_MIN_FILTER,et[_.minFilter]),_.compareFunction&&(e.texParameteri(T,e.TEXTURE_COMPARE_MODE,e.COMPARE_REF_TO_TEXTURE),e.texParameteri(T,e.TEXTURE_COMPARE_FUNC,Ae[_.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(_.magFilter===It||_.minFilter!==Ha&&_.minFilter!==zi||_.type===ri&&t.has("OES_texture_float_linear")===!1)return;if(_.anisotropy>1||r.get(_).__currentAnisotropy){let k=t.get("EXT_texture_filter_anisotropic");e.texParameterf(T,k.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(_.anisotropy,a.getMaxAnisotropy())),r.get(_).__currentAnisotropy=_.anisotropy}}}function re(T,_){let k=!1;T.__webglInit===void 0&&(T.__webglInit=!0,_.addEventListener("dispose",N),R(_));let Q=_.source,Z=p.get(Q);Z===void 0&&(Z={},p.set(Q,Z));let me=ie(_);if(me!==T.__cacheKey){Z[me]===void 0&&(Z[me]={texture:e.createTexture(),usedTimes:0},n.memory.textures++,k=!0),Z[me].usedTimes++;let de=Z[T.__cacheKey];de!==void 0&&(Z[T.__cacheKey].usedTimes--,de.usedTimes===0&&G(_)),T.__cacheKey=me,T.__webglTexture=Z[me].texture}return k}function le(T,_,k){return Math.floor(Math.floor(T/k)/_)}function se(T,_,k,Q){let Z=T.updateRanges;if(Z.length===0)i.texSubImage2D(e.TEXTURE_2D,0,0,0,_.width,_.height,k,Q,_.data);else{Z.sort((Se,P)=>Se.start-P.start);let me=0;for(let Se=1;Se<Z.length;Se++){let P=Z[me],W=Z[Se],$=P.start+P.count,ae=le(W.start,_.width,4),ge=le(P.start,_.width,4);W.start<=$+1&&ae===ge&&le(W.start+W.count-1,_.width,4)===ae?P.count=Math.max(P.count,W.start+W.count-P.start):(++me,Z[me]=W)}Z.length=me+1;let de=i.getParameter(e.UNPACK_ROW_LENGTH),U=i.getParameter(e.UNPACK_SKIP_PIXELS),J=i.getParameter(e.UNPACK_SKIP_ROWS);i.pixelStorei(e.UNPACK_ROW_LENGTH,_.width);for(let Se=0,P=Z.length;Se<P;Se++){let W=Z[Se],$=Math.floor(W.start/4),ae=Math.ceil(W.count/4),ge=$%_.width,pe=Math.floor($/_.width),Le=ae;i.pixelStorei(e.UNPACK_SKIP_PIXELS,ge),i.pixelStorei(e.UNPACK_SKIP_ROWS,pe),i.texSubImage2D(e.TEXTURE_2D,0,ge,pe,Le,1,k,Q,_.data)}T.clearUpdateRanges(),i.pixelStorei(e.UNPACK_ROW_LENGTH,de),i.pixelStorei(e.UNPACK_SKIP_PIXELS,U),i.pixelStorei(e.UNPACK_SKIP_ROWS,J)}}function xe(T,_,k){let Q=e.TEXTURE_2D;(_.isDataArrayTexture||_.isCompressedArrayTexture)&&(Q=e.TEXTURE_2D_ARRAY),_.isData3DTexture&&(Q=e.TEXTURE_3D);let Z=re(T,_),me=_.source;i.bindTexture(Q,T.__webglTexture,e.TEXTURE0+k);let de=r.get(me);if(me.version!==de.__version||Z===!0){if(i.activeTexture(e.TEXTURE0+k),!(typeof ImageBitmap<"u"&&_.image instanceof ImageBitmap)){let ee=Qe.getPrimaries(Qe.workingColorSpace),He=_.colorSpace===ki?null:Qe.getPrimaries(_.colorSpace),ke=_.colorSpace===ki||ee===He?e.NONE:e.BROWSER_DEFAULT_WEBGL;i.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,_.flipY),i.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,_.premultiplyAlpha),i.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,ke)}i.pixelStorei(e.UNPACK_ALIGNMENT,_.unpackAlignment);let U=E(_.image,!1,a.maxTextureSize);U=Ge(_,U);let J=s.convert(_.format,_.colorSpace),Se=s.convert(_.type),P=A(_.internalFormat,J,Se,_.normalized,_.colorSpace,_.isVideoTexture);lt(Q,_);let W,$=_.mipmaps,ae=_.isVideoTexture!==!0,ge=de.__version===void 0||Z===!0,pe=me.dataReady,Le=y(_,U);if(_.isDepthTexture)P=m(_.format===Gi,_.type),ge&&(ae?i.texStorage2D(e.TEXTURE_2D,1,P,U.width,U.height):i.texImage2D(e.TEXTURE_2D,0,P,U.width,U.height,0,J,Se,null));else if(_.isDataTexture)if($.length>0){ae&&ge&&i.texStorage2D(e.TEXTURE_2D,Le,P,$[0].width,$[0].height);for(let ee=0,He=$.length;ee<He;ee++)W=$[ee],ae?pe&&i.texSubImage2D(e.TEXTURE_2D,ee,0,0,W.width,W.height,J,Se,W.data):i.texImage2D(e.TEXTURE_2D,ee,P,W.width,W.height,0,J,Se,W.data);_.generateMipmaps=!1}else ae?(ge&&i.texStorage2D(e.TEXTURE_2D,Le,P,U.width,U.height),pe&&se(_,U,J,Se)):i.texImage2D(e.TEXTURE_2D,0,P,U.width,U.height,0,J,Se,U.data);else if(_.isCompressedTexture)if(_.isCompressedArrayTexture){ae&&ge&&i.texStorage3D(e.TEXTURE_2D_ARRAY,Le,P,$[0].width,$[0].height,U.depth);for(let ee=0,He=$.length;ee<He;ee++)if(W=$[ee],_.format!==ci)if(J!==null)if(ae){if(pe)if(_.layerUpdates.size>0){let ke=nc(W.width,W.height,_.format,_.type);for(let $e of _.layerUpdates){let Ee=W.data.subarray($e*ke/W.data.BYTES_PER_ELEMENT,($e+1)*ke/W.data.BYTES_PER_ELEMENT);i.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ee,0,0,$e,W.width,W.height,1,J,Ee)}}else i.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY,ee,0,0,0,W.width,W.height,U.depth,J,W.data)}else i.compressedTexImage3D(e.TEXTURE_2D_ARRAY,ee,P,W.width,W.height,U.depth,0,W.data,0,0);else Fe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ae?pe&&i.texSubImage3D(e.TEXTURE_2D_ARRAY,ee,0,0,0,W.width,W.height,U.depth,J,Se,W.data):i.texImage3D(e.TEXTURE_2D_ARRAY,ee,P,W.width,W.height,U.depth,0,J,Se,W.data);_.layerUpdates.size>0&&_.clearLayerUpdates()}else{ae&&ge&&i.texStorage2D(e.TEXTURE_2D,Le,P,$[0].width,$[0].height);for(let ee=0,He=$.length;ee<He;ee++)W=$[ee],_.format!==ci?J!==null?ae?pe&&i.compressedTexSubImage2D(e.TEXTURE_2D,ee,0,0,W.width,W.height,J,W.data):i.compressedTexImage2D(e.TEXTURE_2D,ee,P,W.width,W.height,0,W.data):Fe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ae?pe&&i.texSubImage2D(e.TEXTURE_2D,ee,0,0,W.width,W.height,J,Se,W.data):i.texImage2D(e.TEXTURE_2D,ee,P,W.width,W.height,0,J,Se,W.data)}else if(_.isDataArrayTexture)if(ae){if(ge&&i.texStorage3D(e.TEXTURE_2D_ARRAY,Le,P,U.width,U.height,U.depth),pe)if(_.layerUpdates.size>0){let ee=nc(U.width,U.height,_.format,_.type);for(let He of _.layerUpdates){let ke=U.data.subarray(He*ee/U.data.BYTES_PER_ELEMENT,(He+1)*ee/U.data.BYTES_PER_ELEMENT);i.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,He,U.width,U.height,1,J,Se,ke)}_.clearLayerUpdates()}else i.texSubImage3D(e.TEXTURE_2D_ARRAY,0,0,0,0,U.width,U.height,U.depth,J,Se,U.data)}else i.texImage3D(e.TEXTURE_2D_ARRAY,0,P,U.width,U.height,U.depth,0,J,Se,U.data);else if(_.isData3DTexture)ae?(ge&&i.texStorage3D(e.TEXTURE_3D,Le,P,U.width,U.height,U.depth),pe&&i.texSubImage3D(e.TEXTURE_3D,0,0,0,0,U.width,U.height,U.depth,J,Se,U.data)):i.texImage3D(e.TEXTURE_3D,0,P,U.width,U.height,U.depth,0,J,Se,U.data);else if(_.isFramebufferTexture){if(ge)if(ae)i.texStorage2D(e.TEXTURE_2D,Le,P,U.width,U.height);else{let ee=U.width,He=U.height;for(let ke=0;ke<Le;ke++)i.texImage2D(e.TEXTURE_2D,ke,P,ee,He,0,J,Se,null),ee>>=1,He>>=1}}else if(_.isHTMLTexture){if("texElementImage2D"in e){let ee=e.canvas;if(ee.hasAttribute("layoutsubtree")||ee.setAttribute("layoutsubtree","true"),U.parentNode!==ee){ee.appendChild(U),d.add(_),ee.onpaint=He=>{let ke=He.changedElements;for(let $e of d)ke.includes($e.image)&&($e.needsUpdate=!0)},ee.requestPaint();return}if(e.texElementImage2D.length===3)e.texElementImage2D(e.TEXTURE_2D,e.RGBA8,U);else{let He=e.RGBA,ke=e.RGBA,$e=e.UNSIGNED_BYTE;e.texElementImage2D(e.TEXTURE_2D,0,He,ke,$e,U)}e.texParameteri(e.TEXTURE_2D,e.TEXTURE_MIN_FILTER,e.LINEAR),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_S,e.CLAMP_TO_EDGE),e.texParameteri(e.TEXTURE_2D,e.TEXTURE_WRAP_T,e.CLAMP_TO_EDGE)}}else if($.length>0){if(ae&&ge){let ee=wt($[0]);i.texStorage2D(e.TEXTURE_2D,Le,P,ee.width,ee.height)}for(let ee=0,He=$.length;ee<He;ee++)W=$[ee],ae?pe&&i.texSubImage2D(e.TEXTURE_2D,ee,0,0,J,Se,W):i.texImage2D(e.TEXTURE_2D,ee,P,J,Se,W);_.generateMipmaps=!1}else if(ae){if(ge){let ee=wt(U);i.texStorage2D(e.TEXTURE_2D,Le,P,ee.width,ee.height)}pe&&i.texSubImage2D(e.TEXTURE_2D,0,0,0,J,Se,U)}else i.texImage2D(e.TEXTURE_2D,0,P,J,Se,U);w(_)&&_.mipmapsAutoUpdate===!0&&M(Q),de.__version=me.version,_.onUpdate&&_.onUpdate(_)}T.__version=_.version}function ye(T,_,k){if(_.image.length!==6)return;let Q=re(T,_),Z=_.source;i.bindTexture(e.TEXTURE_CUBE_MAP,T.__webglTexture,e.TEXTURE0+k);let me=r.get(Z);if(Z.version!==me.__version||Q===!0){i.activeTexture(e.TEXTURE0+k);let de=Qe.getPrimaries(Qe.workingColorSpace),U=_.colorSpace===ki?null:Qe.getPrimaries(_.colorSpace),J=_.colorSpace===ki||de===U?e.NONE:e.BROWSER_DEFAULT_WEBGL;i.pixelStorei(e.UNPACK_FLIP_Y_WEBGL,_.flipY),i.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL,_.premultiplyAlpha),i.pixelStorei(e.UNPACK_ALIGNMENT,_.unpackAlignment),i.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL,J);let Se=_.isCompressedTexture||_.image[0].isCompressedTexture,P=_.image[0]&&_.image[0].isDataTexture,W=[];for(let Ee=0;Ee<6;Ee++)!Se&&!P?W[Ee]=E(_.image[Ee],!0,a.maxCubemapSize):W[Ee]=P?_.image[Ee].image:_.image[Ee],W[Ee]=Ge(_,W[Ee]);let $=W[0],ae=s.convert(_.format,_.colorSpace),ge=s.convert(_.type),pe=A(_.internalFormat,ae,ge,_.normalized,_.colorSpace),Le=_.isVideoTexture!==!0,ee=me.__version===void 0||Q===!0,He=Z.dataReady,ke=y(_,$);lt(e.TEXTURE_CUBE_MAP,_);let $e;if(_.isDepthTexture){if(pe=m(_.format===Gi,_.type),ee)if(Le)i.texStorage2D(e.TEXTURE_CUBE_MAP,1,pe,$.width,$.height);else for(let Ee=0;Ee<6;Ee++)i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,pe,$.width,$.height,0,ae,ge,null)}else if(Se){Le&&ee&&i.texStorage2D(e.TEXTURE_CUBE_MAP,ke,pe,$.width,$.height);for(let Ee=0;Ee<6;Ee++){$e=W[Ee].mipmaps;for(let ft=0;ft<$e.length;ft++){let mt=$e[ft];_.format!==ci?ae!==null?Le?He&&i.compressedTexSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,0,0,mt.width,mt.height,ae,mt.data):i.compressedTexImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,pe,mt.width,mt.height,0,mt.data):Fe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Le?He&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,0,0,mt.width,mt.height,ae,ge,mt.data):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft,pe,mt.width,mt.height,0,ae,ge,mt.data)}}}else{if($e=_.mipmaps,Le&&ee){$e.length>0&&ke++;let Ee=wt(W[0]);i.texStorage2D(e.TEXTURE_CUBE_MAP,ke,pe,Ee.width,Ee.height)}for(let Ee=0;Ee<6;Ee++)if(P){Le?He&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,0,0,W[Ee].width,W[Ee].height,ae,ge,W[Ee].data):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,pe,W[Ee].width,W[Ee].height,0,ae,ge,W[Ee].data);for(let ft=0;ft<$e.length;ft++){let mt=$e[ft].image[Ee].image;Le?He&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,0,0,mt.width,mt.height,ae,ge,mt.data):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,pe,mt.width,mt.height,0,ae,ge,mt.data)}}else{Le?He&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,0,0,ae,ge,W[Ee]):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,0,pe,ae,ge,W[Ee]);for(let ft=0;ft<$e.length;ft++){let mt=$e[ft];Le?He&&i.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,0,0,ae,ge,mt.image[Ee]):i.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X+Ee,ft+1,pe,ae,ge,mt.image[Ee])}}}w(_)&&_.mipmapsAutoUpdate===!0&&M(e.TEXTURE_CUBE_MAP),me.__version=Z.version,_.onUpdate&&_.onUpdate(_)}T.__version=_.version}function Pe(T,_,k,Q,Z,me){let de=s.convert(k.format,k.colorSpace),U=s.convert(k.type),J=A(k.internalFormat,de,U,k.normalized,k.colorSpace),Se=r.get(_),P=r.get(k);if(P.__renderTarget=_,!Se.__hasExternalTextures){let W=Math.max(1,_.width>>me),$=Math.max(1,_.height>>me);Z===e.TEXTURE_3D||Z===e.TEXTURE_2D_ARRAY?i.texImage3D(Z,me,J,W,$,_.depth,0,de,U,null):i.texImage2D(Z,me,J,W,$,0,de,U,null)}i.bindFramebuffer(e.FRAMEBUFFER,T),nt(_)?o.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,Q,Z,P.__webglTexture,0,ue(_)):(Z===e.TEXTURE_2D||Z>=e.TEXTURE_CUBE_MAP_POSITIVE_X&&Z<=e.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&e.framebufferTexture2D(e.FRAMEBUFFER,Q,Z,P.__webglTexture,me),i.bindFramebuffer(e.FRAMEBUFFER,null)}function Ue(T,_,k){if(e.bindRenderbuffer(e.RENDERBUFFER,T),_.depthBuffer){let Q=_.depthTexture,Z=Q&&Q.isDepthTexture?Q.type:null,me=m(_.stencilBuffer,Z),de=_.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;nt(_)?o.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,ue(_),me,_.width,_.height):k?e.renderbufferStorageMultisample(e.RENDERBUFFER,ue(_),me,_.width,_.height):e.renderbufferStorage(e.RENDERBUFFER,me,_.width,_.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,de,e.RENDERBUFFER,T)}else{let Q=_.textures;for(let Z=0;Z<Q.length;Z++){let me=Q[Z],de=s.convert(me.format,me.colorSpace),U=s.convert(me.type),J=A(me.internalFormat,de,U,me.normalized,me.colorSpace);nt(_)?o.renderbufferStorageMultisampleEXT(e.RENDERBUFFER,ue(_),J,_.width,_.height):k?e.renderbufferStorageMultisample(e.RENDERBUFFER,ue(_),J,_.width,_.height):e.renderbufferStorage(e.RENDERBUFFER,J,_.width,_.height)}}e.bindRenderbuffer(e.RENDERBUFFER,null)}function qe(T,_,k){let Q=_.isWebGLCubeRenderTarget===!0;if(i.bindFramebuffer(e.FRAMEBUFFER,T),!(_.depthTexture&&_.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let Z=r.get(_.depthTexture);Z.__renderTarget=_;let me=Q?_.depthTexture.image[0]:_.depthTexture.image;(!Z.__webglTexture||me.width!==_.width||me.height!==_.height)&&(me.width=_.width,me.height=_.height,_.depthTexture.needsUpdate=!0),Q?ne(_.depthTexture,0):we(_.depthTexture,0);let de=Z.__webglTexture,U=ue(_),J=Q?e.TEXTURE_CUBE_MAP_POSITIVE_X+k:e.TEXTURE_2D,Se=_.depthTexture.format===Gi?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;if(_.depthTexture.format===Hi)nt(_)?o.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,Se,J,de,0,U):e.framebufferTexture2D(e.FRAMEBUFFER,Se,J,de,0);else if(_.depthTexture.format===Gi)nt(_)?o.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER,Se,J,de,0,U):e.framebufferTexture2D(e.FRAMEBUFFER,Se,J,de,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Je(T){let _=r.get(T),k=T.isWebGLCubeRenderTarget===!0;if(_.__boundDepthTexture!==T.depthTexture){let Q=T.depthTexture;if(_.__depthDisposeCallback&&_.__depthDisposeCallback(),Q){let Z=()=>{delete _.__boundDepthTexture,delete _.__depthDisposeCallback,Q.removeEventListener("dispose",Z)};Q.addEventListener("dispose",Z),_.__depthDisposeCallback=Z}_.__boundDepthTexture=Q}if(T.depthTexture&&!_.__autoAllocateDepthBuffer)if(k)for(let Q=0;Q<6;Q++)qe(_.__webglFramebuffer[Q],T,Q);else T.texture.mipmaps.length>0?qe(_.__webglFramebuffer[0],T,0):qe(_.__webglFramebuffer,T,0);else if(k){_.__webglDepthbuffer=[];for(let Q=0;Q<6;Q++)if(i.bindFramebuffer(e.FRAMEBUFFER,_.__webglFramebuffer[Q]),_.__webglDepthbuffer[Q]===void 0)_.__webglDepthbuffer[Q]=e.createRenderbuffer(),Ue(_.__webglDepthbuffer[Q],T,!1);else{let Z=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,me=_.__webglDepthbuffer[Q];e.bindRenderbuffer(e.RENDERBUFFER,me),e.framebufferRenderbuffer(e.FRAMEBUFFER,Z,e.RENDERBUFFER,me)}}else if(T.texture.mipmaps.length>0?i.bindFramebuffer(e.FRAMEBUFFER,_.__webglFramebuffer[0]):i.bindFramebuffer(e.FRAMEBUFFER,_.__webglFramebuffer),_.__webglDepthbuffer===void 0)_.__webglDepthbuffer=e.createRenderbuffer(),Ue(_.__webglDepthbuffer,T,!1);else{let Q=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,Z=_.__webglDepthbuffer;e.bindRenderbuffer(e.RENDERBUFFER,Z),e.framebufferRenderbuffer(e.FRAMEBUFFER,Q,e.RENDERBUFFER,Z)}i.bindFramebuffer(e.FRAMEBUFFER,null)}function rt(T,_,k){let Q=r.get(T);_!==void 0&&Pe(Q.__webglFramebuffer,T,T.texture,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,0),k!==void 0&&Je(T)}function D(T){let _=T.texture,k=r.get(T),Q=r.get(_);T.addEventListener("dispose",F),R(T);let Z=T.textures,me=T.isWebGLCubeRenderTarget===!0,de=Z.length>1;if(de||(Q.__webglTexture===void 0&&(Q.__webglTexture=e.createTexture()),Q.__version=_.version,n.memory.textures++),me){k.__webglFramebuffer=[];for(let U=0;U<6;U++)if(_.mipmaps.length>0){k.__webglFramebuffer[U]=[];for(let J=0;J<_.mipmaps.length;J++)k.__webglFramebuffer[U][J]=e.createFramebuffer()}else k.__webglFramebuffer[U]=e.createFramebuffer()}else{if(_.mipmaps.length>0){k.__webglFramebuffer=[];for(let U=0;U<_.mipmaps.length;U++)k.__webglFramebuffer[U]=e.createFramebuffer()}else k.__webglFramebuffer=e.createFramebuffer();if(de)for(let U=0,J=Z.length;U<J;U++){let Se=r.get(Z[U]);Se.__webglTexture===void 0&&(Se.__webglTexture=e.createTexture(),n.memory.textures++)}if(T.samples>0&&nt(T)===!1){k.__webglMultisampledFramebuffer=e.createFramebuffer(),k.__webglColorRenderbuffer=[],i.bindFramebuffer(e.FRAMEBUFFER,k.__webglMultisampledFramebuffer);for(let U=0;U<Z.length;U++){let J=Z[U];k.__webglColorRenderbuffer[U]=e.createRenderbuffer(),e.bindRenderbuffer(e.RENDERBUFFER,k.__webglColorRenderbuffer[U]);let Se=s.convert(J.format,J.colorSpace),P=s.convert(J.type),W=A(J.internalFormat,Se,P,J.normalized,J.colorSpace,T.isXRRenderTarget===!0),$=ue(T);e.renderbufferStorageMultisample(e.RENDERBUFFER,$,W,T.width,T.height),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+U,e.RENDERBUFFER,k.__webglColorRenderbuffer[U])}e.bindRenderbuffer(e.RENDERBUFFER,null),T.depthBuffer&&(k.__webglDepthRenderbuffer=e.createRenderbuffer(),Ue(k.__webglDepthRenderbuffer,T,!0)),i.bindFramebuffer(e.FRAMEBUFFER,null)}}if(me){i.bindTexture(e.TEXTURE_CUBE_MAP,Q.__webglTexture),lt(e.TEXTURE_CUBE_MAP,_);for(let U=0;U<6;U++)if(_.mipmaps.length>0)for(let J=0;J<_.mipmaps.length;J++)Pe(k.__webglFramebuffer[U][J],T,_,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+U,J);else Pe(k.__webglFramebuffer[U],T,_,e.COLOR_ATTACHMENT0,e.TEXTURE_CUBE_MAP_POSITIVE_X+U,0);w(_)?M(e.TEXTURE_CUBE_MAP):_.mipmaps.length>0&&e.texParameteri(e.TEXTURE_CUBE_MAP,e.TEXTURE_MAX_LEVEL,_.mipmaps.length-1),i.unbindTexture()}else if(de){for(let U=0,J=Z.length;U<J;U++){let Se=Z[U],P=r.get(Se),W=e.TEXTURE_2D;(T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(W=T.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),i.bindTexture(W,P.__webglTexture),lt(W,Se),Pe(k.__webglFramebuffer,T,Se,e.COLOR_ATTACHMENT0+U,W,0),w(Se)&&M(W)}i.unbindTexture()}else{let U=e.TEXTURE_2D;if((T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(U=T.isWebGL3DRenderTarget?e.TEXTURE_3D:e.TEXTURE_2D_ARRAY),i.bindTexture(U,Q.__webglTexture),lt(U,_),_.mipmaps.length>0)for(let J=0;J<_.mipmaps.length;J++)Pe(k.__webglFramebuffer[J],T,_,e.COLOR_ATTACHMENT0,U,J);else Pe(k.__webglFramebuffer,T,_,e.COLOR_ATTACHMENT0,U,0);w(_)?M(U):_.mipmaps.length>0&&e.texParameteri(U,e.TEXTURE_MAX_LEVEL,_.mipmaps.length-1),i.unbindTexture()}T.depthBuffer&&Je(T)}function Nt(T){let _=T.textures;for(let k=0,Q=_.length;k<Q;k++){let Z=_[k];if(w(Z)&&Z.mipmapsAutoUpdate===!0){let me=b(T),de=r.get(Z).__webglTexture;i.bindTexture(me,de),M(me),i.unbindTexture()}}}let Xe=[];function Mt(T){if(T.samples>0){if(nt(T)===!1){let _=T.textures,k=T.width,Q=T.height,Z=e.COLOR_BUFFER_BIT,me=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT,de=r.get(T),U=_.length>1;if(U)for(let J=0;J<_.length;J++)i.bindFramebuffer(e.FRAMEBUFFER,de.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.RENDERBUFFER,null),i.bindFramebuffer(e.FRAMEBUFFER,de.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.TEXTURE_2D,null,0);i.bindFramebuffer(e.READ_FRAMEBUFFER,de.__webglMultisampledFramebuffer),T.texture.mipmaps.length>0?i.bindFramebuffer(e.DRAW_FRAMEBUFFER,de.__webglFramebuffer[0]):i.bindFramebuffer(e.DRAW_FRAMEBUFFER,de.__webglFramebuffer);for(let J=0;J<_.length;J++){if(T.resolveDepthBuffer&&(T.depthBuffer&&(Z|=e.DEPTH_BUFFER_BIT),T.stencilBuffer&&T.resolveStencilBuffer&&(Z|=e.STENCIL_BUFFER_BIT)),U){e.framebufferRenderbuffer(e.READ_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.RENDERBUFFER,de.__webglColorRenderbuffer[J]);let Se=r.get(_[J]).__webglTexture;e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0,e.TEXTURE_2D,Se,0)}e.blitFramebuffer(0,0,k,Q,0,0,k,Q,Z,e.NEAREST),l===!0&&(Xe.length=0,Xe.push(e.COLOR_ATTACHMENT0+J),T.depthBuffer&&T.storeMultisampledDepthBuffer===!1&&Xe.push(me),e.invalidateFramebuffer(e.READ_FRAMEBUFFER,Xe))}if(i.bindFramebuffer(e.READ_FRAMEBUFFER,null),i.bindFramebuffer(e.DRAW_FRAMEBUFFER,null),U)for(let J=0;J<_.length;J++){i.bindFramebuffer(e.FRAMEBUFFER,de.__webglMultisampledFramebuffer),e.framebufferRenderbuffer(e.FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.RENDERBUFFER,de.__webglColorRenderbuffer[J]);let Se=r.get(_[J]).__webglTexture;i.bindFramebuffer(e.FRAMEBUFFER,de.__webglFramebuffer),e.framebufferTexture2D(e.DRAW_FRAMEBUFFER,e.COLOR_ATTACHMENT0+J,e.TEXTURE_2D,Se,0)}i.bindFramebuffer(e.DRAW_FRAMEBUFFER,de.__webglMultisampledFramebuffer)}else if(T.depthBuffer&&T.storeMultisampledDepthBuffer===!1&&l){let _=T.stencilBuffer?e.DEPTH_STENCIL_ATTACHMENT:e.DEPTH_ATTACHMENT;e.invalidateFramebuffer(e.DRAW_FRAMEBUFFER,[_])}}}function ue(T){return Math.min(a.maxSamples,T.samples)}function nt(T){let _=r.get(T);return T.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&_.__useRenderToTexture!==!1}function Oe(T){let _=n.render.frame;c.get(T)!==_&&(c.set(T,_),T.update())}function Ge(T,_){let k=T.colorSpace,Q=T.format,Z=T.type;return T.isCompressedTexture===!0||T.isVideoTexture===!0||k!==Ls&&k!==ki&&(Qe.getTransfer(k)===ot?(Q!==ci||Z!==Yt)&&Fe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):ze("WebGLTextures: Unsupported texture color space:",k)),_}function wt(T){return typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement?(h.width=T.naturalWidth||T.width,h.height=T.naturalHeight||T.height):typeof VideoFrame<"u"&&T instanceof VideoFrame?(h.width=T.displayWidth,h.height=T.displayHeight):(h.width=T.width,h.height=T.height),h}this.allocateTextureUnit=Y,this.resetTextureUnits=j,this.getTextureUnits=te,this.setTextureUnits=Re,this.setTexture2D=we,this.setTexture2DArray=Ne,this.setTexture3D=De,this.setTextureCube=ne,this.rebindTextures=rt,this.setupRenderTarget=D,this.updateRenderTargetMipmap=Nt,this.updateMultisampleRenderTarget=Mt,this.setupDepthRenderbuffer=Je,this.setupFrameBufferTexture=Pe,this.useMultisampledRTT=nt,this.dispose=H}function pS(e,t){function i(r,a=ki){let s,n=Qe.getTransfer(a);if(r===Yt)return e.UNSIGNED_BYTE;if(r===rl)return e.UNSIGNED_SHORT_4_4_4_4;if(r===al)return e.UNSIGNED_SHORT_5_5_5_1;if(r===zc)return e.UNSIGNED_INT_5_9_9_9_REV;if(r===Gc)return e.UNSIGNED_INT_10F_11F_11F_REV;if(r===Bc)return e.BYTE;if(r===kc)return e.SHORT;if(r===da)return e.UNSIGNED_SHORT;if(r===il)return e.INT;if(r===di)return e.UNSIGNED_INT;if(r===ri)return e.FLOAT;if(r===pi)return e.HALF_FLOAT;if(r===Hc)return e.ALPHA;if(r===Vc)return e.RGB;if(r===ci)return e.RGBA;if(r===Hi)return e.DEPTH_COMPONENT;if(r===Gi)return e.DEPTH_STENCIL;if(r===sl)return e.RED;if(r===nl)return e.RED_INTEGER;if(r===ir)return e.RG;if(r===ol)return e.RG_INTEGER;if(r===ll)return e.RGBA_INTEGER;if(r===Ss||r===Ms||r===xs||r===ys)if(n===ot)if(s=t.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(r===Ss)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(r===Ms)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(r===xs)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(r===ys)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=t.get("WEBGL_compressed_texture_s3tc"),s!==null){if(r===Ss)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(r===Ms)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(r===xs)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(r===ys)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(r===vo||r===_o||r===So||r===Mo)if(s=t.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(r===vo)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(r===_o)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(r===So)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(r===Mo)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(r===xo||r===yo||r===Eo||r===wo||r===To||r===Rs||r===bo)if(s=t.get("WEBGL_compressed_texture_etc"),s!==null){if(r===xo||r===yo)return n===ot?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(r===Eo)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(r===wo)return s.COMPRESSED_R11_EAC;if(r===To)return s.COMPRESSED_SIGNED_R11_EAC;if(r===Rs)return s.COMPRESSED_RG11_EAC;if(r===bo)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(r===Ao||r===Ro||r===Co||r===Po||r===No||r===Lo||r===Io||r===Do||r===Uo||r===Oo||r===Fo||r===Bo||r===ko||r===zo)if(s=t.get("WEBGL_compressed_texture_astc"),s!==null){if(r===Ao)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(r===Ro)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(r===Co)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(r===Po)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(r===No)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(r===Lo)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(r===Io)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(r===Do)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(r===Uo)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(r===Oo)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(r===Fo)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(r===Bo)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(r===ko)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(r===zo)return n===ot?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(r===Go||r===Ho||r===Vo)if(s=t.get("EXT_texture_compression_bptc"),s!==null){if(r===Go)return n===ot?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(r===Ho)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(r===Vo)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(r===Wo||r===Xo||r===Cs||r===jo)if(s=t.get("EXT_texture_compression_rgtc"),s!==null){if(r===Wo)return s.COMPRESSED_RED_RGTC1_EXT;if(r===Xo)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(r===Cs)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(r===jo)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return r===Or?e.UNSIGNED_INT_24_8:e[r]!==void 0?e[r]:null}return{convert:i}}var fS=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,mS=`
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

}`,gS=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new mu(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new sr({vertexShader:fS,fragmentShader:mS,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new ct(new Hr(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},vS=class extends nr{constructor(e,t){super();let i=this,r=null,a=1,s=null,n="local-floor",o=1,l=null,h=null,c=null,d=null,u=null,p=null,v=typeof XRWebGLBinding<"u",x=new gS,g={},f=t.getContextAttributes(),E=null,w=null,M=[],b=[],A=new he,m=null,y=null,R=new Zt;R.viewport=new xt;let O=new Zt;O.viewport=new xt;let N=[R,O],F=new Mm,q=null,C=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Y){let ie=M[Y];return ie===void 0&&(ie=new zn,M[Y]=ie),ie.getTargetRaySpace()},this.getControllerGrip=function(Y){let ie=M[Y];return ie===void 0&&(ie=new zn,M[Y]=ie),ie.getGripSpace()},this.getHand=function(Y){let ie=M[Y];return ie===void 0&&(ie=new zn,M[Y]=ie),ie.getHandSpace()};function H(Y){let ie=b.indexOf(Y.inputSource);if(ie===-1)return;let we=M[ie];we!==void 0&&(we.update(Y.inputSource,Y.frame,l||s),we.dispatchEvent({type:Y.type,data:Y.inputSource}))}function K(){r.removeEventListener("select",H),r.removeEventListener("selectstart",H),r.removeEventListener("selectend",H),r.removeEventListener("squeeze",H),r.removeEventListener("squeezestart",H),r.removeEventListener("squeezeend",H),r.removeEventListener("end",K),r.removeEventListener("inputsourceschange",G);for(let Y=0;Y<M.length;Y++){let ie=b[Y];ie!==null&&(b[Y]=null,M[Y].disconnect(ie))}q=null,C=null,x.reset();for(let Y in g)delete g[Y];if(e.setRenderTarget(E),u=null,d=null,c=null,r=null,w=null,Re.stop(),i.isPresenting=!1,e.setPixelRatio(m),e.setSize(A.width,A.height,!1),y!==null){let Y=y.camera;Y.fov=y.fov,Y.zoom=y.zoom,Y.updateProjectionMatrix(),y=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Y){a=Y,i.isPresenting===!0&&Fe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Y){n=Y,i.isPresenting===!0&&Fe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||s},this.setReferenceSpace=function(Y){l=Y},this.getBaseLayer=function(){return d!==null?d:u},this.getBinding=function(){return c===null&&v&&(c=new XRWebGLBinding(r,t)),c},this.getFrame=function(){return p},this.getSession=function(){return r},this.setSession=async function(Y){if(r=Y,r!==null){if(E=e.getRenderTarget(),r.addEventListener("select",H),r.addEventListener("selectstart",H),r.addEventListener("selectend",H),r.addEventListener("squeeze",H),r.addEventListener("squeezestart",H),r.addEventListener("squeezeend",H),r.addEventListener("end",K),r.addEventListener("inputsourceschange",G),f.xrCompatible!==!0&&await t.makeXRCompatible(),m=e.getPixelRatio(),e.getSize(A),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let ie=null,we=null,Ne=null;f.depth&&(Ne=f.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ie=f.stencil?Gi:Hi,we=f.stencil?Or:di);let De={colorFormat:t.RGBA8,depthFormat:Ne,scaleFactor:a};c=this.getBinding(),d=c.createProjectionLayer(De),r.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),w=new ui(d.textureWidth,d.textureHeight,{format:ci,type:Yt,depthTexture:new Br(d.textureWidth,d.textureHeight,we,void 0,void 0,void 0,void 0,void 0,void 0,ie),stencilBuffer:f.stencil,colorSpace:e.outputColorSpace,samples:f.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ie={antialias:f.antialias,alpha:!0,depth:f.depth,stencil:f.stencil,framebufferScaleFactor:a};u=new XRWebGLLayer(r,t,ie),r.updateRenderState({baseLayer:u}),e.setPixelRatio(1),e.setSize(u.framebufferWidth,u.framebufferHeight,!1),w=new ui(u.framebufferWidth,u.framebufferHeight,{format:ci,type:Yt,colorSpace:e.outputColorSpace,stencilBuffer:f.stencil,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}w.isXRRenderTarget=!0,this.setFoveation(o),l=null,s=await r.requestReferenceSpace(n),Re.setContext(r),Re.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return x.getDepthTexture()};function G(Y){for(let ie=0;ie<Y.removed.length;ie++){let we=Y.removed[ie],Ne=b.indexOf(we);Ne>=0&&(b[Ne]=null,M[Ne].disconnect(we))}for(let ie=0;ie<Y.added.length;ie++){let we=Y.added[ie],Ne=b.indexOf(we);if(Ne===-1){for(let ne=0;ne<M.length;ne++)if(ne>=b.length){b.push(we),Ne=ne;break}else if(b[ne]===null){b[ne]=we,Ne=ne;break}if(Ne===-1)break}let De=M[Ne];De&&De.connect(we)}}function ce(Y,ie){ie===null?Y.matrixWorld.copy(Y.matrix):Y.matrixWorld.multiplyMatrices(ie.matrixWorld,Y.matrix),Y.matrixWorldInverse.copy(Y.matrixWorld).invert()}this.updateCamera=function(Y){if(r===null)return;let ie=Y.near,we=Y.far;x.texture!==null&&(x.depthNear>0&&(ie=x.depthNear),x.depthFar>0&&(we=x.depthFar)),F.near=O.near=R.near=ie,F.far=O.far=R.far=we,(q!==F.near||C!==F.far)&&(r.updateRenderState({depthNear:F.near,depthFar:F.far}),q=F.near,C=F.far),F.layers.mask=Y.layers.mask|6,R.layers.mask=F.layers.mask&-5,O.layers.mask=F.layers.mask&-3;let Ne=Y.parent,De=F.cameras;ce(F,Ne);for(let ne=0;ne<De.length;ne++)ce(De[ne],Ne);F.projectionMatrix.copy(R.projectionMatrix),F.projectionMatrixInverse.copy(R.projectionMatrixInverse),y===null&&Y.isPerspectiveCamera&&(y={camera:Y,fov:Y.fov,zoom:Y.zoom}),X(Y,F,Ne)};function X(Y,ie,we){we===null?Y.matrix.copy(ie.matrixWorld):(Y.matrix.copy(we.matrixWorld),Y.matrix.invert(),Y.matrix.multiply(ie.matrixWorld)),Y.matrix.decompose(Y.position,Y.quaternion,Y.scale),Y.updateMatrixWorld(!0),Y.projectionMatrix.copy(ie.projectionMatrix),Y.projectionMatrixInverse.copy(ie.projectionMatrixInverse),Y.isPerspectiveCamera&&(Y.fov=fa*2*Math.atan(1/Y.projectionMatrix.elements[5]),Y.zoom=1)}this.getCamera=function(){return F},this.getFoveation=function(){if(!(d===null&&u===null))return o},this.setFoveation=function(Y){o=Y,d!==null&&(d.fixedFoveation=Y),u!==null&&u.fixedFoveation!==void 0&&(u.fixedFoveation=Y)},this.hasDepthSensing=function(){return x.texture!==null},this.getDepthSensingMesh=function(){return x.getMesh(F)},this.getCameraTexture=function(Y){return g[Y]};let j=null;function te(Y,ie){if(h=ie.getViewerPose(l||s),p=ie,h!==null){let we=h.views;u!==null&&(e.setRenderTargetFramebuffer(w,u.framebuffer),e.setRenderTarget(w));let Ne=!1;we.length!==F.cameras.length&&(F.cameras.length=0,Ne=!0);for(let ne=0;ne<we.length;ne++){let Ve=we[ne],et=null;if(u!==null)et=u.getViewport(Ve);else{let lt=c.getViewSubImage(d,Ve);et=lt.viewport,ne===0&&(e.setRenderTargetTextures(w,lt.colorTexture,lt.depthStencilTexture),e.setRenderTarget(w))}let Ae=N[ne];Ae===void 0&&(Ae=new Zt,Ae.layers.enable(ne),Ae.viewport=new xt,N[ne]=Ae),Ae.matrix.fromArray(Ve.transform.matrix),Ae.matrix.decompose(Ae.position,Ae.quaternion,Ae.scale),Ae.projectionMatrix.fromArray(Ve.projectionMatrix),Ae.projectionMatrixInverse.copy(Ae.projectionMatrix).invert(),Ae.viewport.set(et.x,et.y,et.width,et.height),ne===0&&(F.matrix.copy(Ae.matrix),F.matrix.decompose(F.position,F.quaternion,F.scale)),Ne===!0&&F.cameras.push(Ae)}let De=r.enabledFeatures;if(De&&De.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&v){c=i.getBinding();let ne=c.getDepthInformation(we[0]);ne&&ne.isValid&&ne.texture&&x.init(ne,r.renderState)}if(De&&De.includes("camera-access")&&v){e.state.unbindTexture(),c=i.getBinding();for(let ne=0;ne<we.length;ne++){let Ve=we[ne].camera;if(Ve){let et=g[Ve];et||(et=new mu,g[Ve]=et);let Ae=c.getCameraImage(Ve);et.sourceTexture=Ae}}}}for(let we=0;we<M.length;we++){let Ne=b[we],De=M[we];Ne!==null&&De!==void 0&&De.update(Ne,ie,l||s)}j&&j(Y,ie),ie.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ie}),p=null}let Re=new Vu;Re.setAnimationLoop(te),this.setAnimationLoop=function(Y){j=Y},this.dispose=function(){}}},_S=new at,ed=new We;ed.set(-1,0,0,0,1,0,0,0,1);function SS(e,t){function i(g,f){g.matrixAutoUpdate===!0&&g.updateMatrix(),f.value.copy(g.matrix)}function r(g,f){f.color.getRGB(g.fogColor.value,Uu(e)),f.isFog?(g.fogNear.value=f.near,g.fogFar.value=f.far):f.isFogExp2&&(g.fogDensity.value=f.density)}function a(g,f,E,w,M){f.isNodeMaterial?f.uniformsNeedUpdate=!1:f.isMeshBasicMaterial?s(g,f):f.isMeshLambertMaterial?(s(g,f),f.envMap&&(g.envMapIntensity.value=f.envMapIntensity)):f.isMeshToonMaterial?(s(g,f),d(g,f)):f.isMeshPhongMaterial?(s(g,f),c(g,f),f.envMap&&(g.envMapIntensity.value=f.envMapIntensity)):f.isMeshStandardMaterial?(s(g,f),u(g,f),f.isMeshPhysicalMaterial&&p(g,f,M)):f.isMeshMatcapMaterial?(s(g,f),v(g,f)):f.isMeshDepthMaterial?s(g,f):f.isMeshDistanceMaterial?(s(g,f),x(g,f)):f.isMeshNormalMaterial?s(g,f):f.isLineBasicMaterial?(n(g,f),f.isLineDashedMaterial&&o(g,f)):f.isPointsMaterial?l(g,f,E,w):f.isSpriteMaterial?h(g,f):f.isShadowMaterial?(g.color.value.copy(f.color),g.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function s(g,f){g.opacity.value=f.opacity,f.color&&g.diffuse.value.copy(f.color),f.emissive&&g.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(g.map.value=f.map,i(f.map,g.mapTransform)),f.alphaMap&&(g.alphaMap.value=f.alphaMap,i(f.alphaMap,g.alphaMapTransform)),f.bumpMap&&(g.bumpMap.value=f.bumpMap,i(f.bumpMap,g.bumpMapTransform),g.bumpScale.value=f.bumpScale,f.side===Bt&&(g.bumpScale.value*=-1)),f.normalMap&&(g.normalMap.value=f.normalMap,i(f.normalMap,g.normalMapTransform),g.normalScale.value.copy(f.normalScale),f.side===Bt&&g.normalScale.value.negate()),f.displacementMap&&(g.displacementMap.value=f.displacementMap,i(f.displacementMap,g.displacementMapTransform),g.displacementScale.value=f.displacementScale,g.displacementBias.value=f.displacementBias),f.emissiveMap&&(g.emissiveMap.value=f.emissiveMap,i(f.emissiveMap,g.emissiveMapTransform)),f.specularMap&&(g.specularMap.value=f.specularMap,i(f.specularMap,g.specularMapTransform)),f.alphaTest>0&&(g.alphaTest.value=f.alphaTest);let E=t.get(f),w=E.envMap,M=E.envMapRotation;w&&(g.envMap.value=w,g.envMapRotation.value.setFromMatrix4(_S.makeRotationFromEuler(M)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(ed),g.reflectivity.value=f.reflectivity,g.ior.value=f.ior,g.refractionRatio.value=f.refractionRatio),f.lightMap&&(g.lightMap.value=f.lightMap,g.lightMapIntensity.value=f.lightMapIntensity,i(f.lightMap,g.lightMapTransform)),f.aoMap&&(g.aoMap.value=f.aoMap,g.aoMapIntensity.value=f.aoMapIntensity,i(f.aoMap,g.aoMapTransform))}function n(g,f){g.diffuse.value.copy(f.color),g.opacity.value=f.opacity,f.map&&(g.map.value=f.map,i(f.map,g.mapTransform))}function o(g,f){g.dashSize.value=f.dashSize,g.totalSize.value=f.dashSize+f.gapSize,g.scale.value=f.scale}function l(g,f,E,w){g.diffuse.value.copy(f.color),g.opacity.value=f.opacity,g.size.value=f.size*E,g.scale.value=w*.5,f.map&&(g.map.value=f.map,i(f.map,g.uvTransform)),f.alphaMap&&(g.alphaMap.value=f.alphaMap,i(f.alphaMap,g.alphaMapTransform)),f.alphaTest>0&&(g.alphaTest.value=f.alphaTest)}function h(g,f){g.diffuse.value.copy(f.color),g.opacity.value=f.opacity,g.rotation.value=f.rotation,f.map&&(g.map.value=f.map,i(f.map,g.mapTransform)),f.alphaMap&&(g.alphaMap.value=f.alphaMap,i(f.alphaMap,g.alphaMapTransform)),f.alphaTest>0&&(g.alphaTest.value=f.alphaTest)}function c(g,f){g.specular.value.copy(f.specular),g.shininess.value=Math.max(f.shininess,1e-4)}function d(g,f){f.gradientMap&&(g.gradientMap.value=f.gradientMap)}function u(g,f){g.metalness.value=f.metalness,f.metalnessMap&&(g.metalnessMap.value=f.metalnessMap,i(f.metalnessMap,g.metalnessMapTransform)),g.roughness.value=f.roughness,f.roughnessMap&&(g.roughnessMap.value=f.roughnessMap,i(f.roughnessMap,g.roughnessMapTransform)),f.envMap&&(g.envMapIntensity.value=f.envMapIntensity)}function p(g,f,E){g.ior.value=f.ior,f.diffuseRoughness>0&&(g.diffuseRoughness.value=f.diffuseRoughness,f.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=f.diffuseRoughnessMap,i(f.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),f.sheen>0&&(g.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),g.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(g.sheenColorMap.value=f.sheenColorMap,i(f.sheenColorMap,g.sheenColorMapTransform)),f.sheenRoughnessMap&&(g.sheenRoughnessMap.value=f.sheenRoughnessMap,i(f.sheenRoughnessMap,g.sheenRoughnessMapTransform))),f.clearcoat>0&&(g.clearcoat.value=f.clearcoat,g.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(g.clearcoatMap.value=f.clearcoatMap,i(f.clearcoatMap,g.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,i(f.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(g.clearcoatNormalMap.value=f.clearcoatNormalMap,i(f.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===Bt&&g.clearcoatNormalScale.value.negate())),f.dispersion>0&&(g.dispersion.value=f.dispersion),f.retroreflectivity>0&&(g.retroreflectivity.value=f.retroreflectivity),f.iridescence>0&&(g.iridescence.value=f.iridescence,g.iridescenceIOR.value=f.iridescenceIOR,g.iridescenceThicknessMinimum.value=f.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=f.iridescenceThicknessMaximum,f.iridescenceMap&&(g.iridescenceMap.value=f.iridescenceMap,i(f.iridescenceMap,g.iridescenceMapTransform)),f.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=f.iridescenceThicknessMap,i(f.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),f.transmission>0&&(g.transmission.value=f.transmission,g.transmissionSamplerMap.value=E.texture,g.transmissionSamplerSize.value.set(E.width,E.height),f.transmissionMap&&(g.transmissionMap.value=f.transmissionMap,i(f.transmissionMap,g.transmissionMapTransform)),g.thickness.value=f.thickness,f.thicknessMap&&(g.thicknessMap.value=f.thicknessMap,i(f.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=f.attenuationDistance,g.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(g.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(g.anisotropyMap.value=f.anisotropyMap,i(f.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=f.specularIntensity,g.specularColor.value.copy(f.specularColor),f.specularColorMap&&(g.specularColorMap.value=f.specularColorMap,i(f.specularColorMap,g.specularColorMapTransform)),f.specularIntensityMap&&(g.specularIntensityMap.value=f.specularIntensityMap,i(f.specularIntensityMap,g.specularIntensityMapTransform))}function v(g,f){f.matcap&&(g.matcap.value=f.matcap)}function x(g,f){let E=t.get(f).light;g.referencePosition.value.setFromMatrixPosition(E.matrixWorld),g.nearDistance.value=E.shadow.camera.near,g.farDistance.value=E.shadow.camera.far}return{refreshFogUniforms:r,refreshMaterialUniforms:a}}function MS(e,t,i,r){let a={},s={};function n(E,w){let M=w.program;r.uniformBlockBinding(E,M,a[E.id])}function o(E,w){let M=a[E.id];M===void 0&&(v(E),M=l(E),a[E.id]=M,E.addEventListener("dispose",g));let b=w.program;r.updateUBOMapping(E,b);let A=t.render.frame;s[E.id]!==A&&(h(E),s[E.id]=A)}function l(E){let w=e.createBuffer(),M=E.__size,b=E.usage;return e.bindBuffer(e.UNIFORM_BUFFER,w),e.bufferData(e.UNIFORM_BUFFER,M,b),e.bindBuffer(e.UNIFORM_BUFFER,null),w}function h(E){let w=a[E.id],M=E.uniforms,b=E.__cache;e.bindBuffer(e.UNIFORM_BUFFER,w);for(let A=0,m=M.length;A<m;A++){let y=M[A];if(Array.isArray(y))for(let R=0,O=y.length;R<O;R++)c(y[R],A,R,b);else c(y,A,0,b)}e.bindBuffer(e.UNIFORM_BUFFER,null)}function c(E,w,M,b){if(u(E,w,M,b)===!0){let A=E.__offset,m=E.value;if(Array.isArray(m)){let y=0;for(let R=0;R<m.length;R++){let O=m[R],N=x(O,!0);d(O,E.__data,y),y+=N.storage/Float32Array.BYTES_PER_ELEMENT}}else d(m,E.__data,0);e.bufferSubData(e.UNIFORM_BUFFER,A,E.__data)}}function d(E,w,M){typeof E=="number"||typeof E=="boolean"?w[M]=E:E.isMatrix3?(w[M]=E.elements[0],w[M+1]=E.elements[1],w[M+2]=E.elements[2],w[M+3]=0,w[M+4]=E.elements[3],w[M+5]=E.elements[4],w[M+6]=E.elements[5],w[M+7]=0,w[M+8]=E.elements[6],w[M+9]=E.elements[7],w[M+10]=E.elements[8],w[M+11]=0):ArrayBuffer.isView(E)?w.set(E.subarray(0,w.length-M),M):E.toArray(w,M)}function u(E,w,M,b){let A=E.value,m=w+"_"+M;if(Array.isArray(A)){b[m]===void 0&&(b[m]=[]);let y=b[m],R=!1;for(let O=0;O<A.length;O++)p(A[O],y,O)===!0&&(R=!0);return R}return p(A,b,m)}function p(E,w,M){if(w[M]===void 0)return typeof E=="number"||typeof E=="boolean"?w[M]=E:ArrayBuffer.isView(E)?w[M]=E.slice():w[M]=E.clone(),!0;{let b=w[M];if(typeof E=="number"||typeof E=="boolean"){if(b!==E)return w[M]=E,!0}else{if(ArrayBuffer.isView(E))return!0;if(b.equals(E)===!1)return b.copy(E),!0}}return!1}function v(E){let w=E.uniforms,M=0,b=16;for(let m=0,y=w.length;m<y;m++){let R=Array.isArray(w[m])?w[m]:[w[m]];for(let O=0,N=R.length;O<N;O++){let F=R[O],q=Array.isArray(F.value)?F.value:[F.value],C=Array.isArray(w[m])||Array.isArray(F.value),H=M;for(let G=0,ce=q.length;G<ce;G++){let X=q[G],j=x(X,C),te=M%b,Re=te%j.boundary,Y=te+Re;M+=Re,Y!==0&&b-Y<j.storage&&(M+=b-Y),G===0&&(H=M),M+=j.storage}let K=F.type==="int"?Int32Array:F.type==="uint"?Uint32Array:Float32Array;F.__data=new K((M-H)/Float32Array.BYTES_PER_ELEMENT),F.__offset=H}}let A=M%b;return A>0&&(M+=b-A),E.__size=M,E.__cache={},this}function x(E,w){let M={boundary:0,storage:0};return typeof E=="number"||typeof E=="boolean"?(M.boundary=4,M.storage=4):E.isVector2?(M.boundary=8,M.storage=8):E.isVector3||E.isColor?(M.boundary=16,M.storage=12):E.isVector4?(M.boundary=16,M.storage=16):E.isMatrix3?(M.boundary=16,M.storage=48):E.isMatrix4?(M.boundary=16,M.storage=64):E.isTexture?Fe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(E)?(M.boundary=16,M.storage=E.byteLength):Fe("WebGLRenderer: Unsupported uniform value type.",E),w===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*16),M}function g(E){let w=E.target;w.removeEventListener("dispose",g),e.deleteBuffer(a[w.id]),delete a[w.id],delete s[w.id]}function f(){for(let E in a)e.deleteBuffer(a[E]);a={},s={}}return{bind:n,update:o,dispose:f}}var xS=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),li=null;function yS(){return li===null&&(li=new lu(xS,16,16,ir,pi),li.name="DFG_LUT",li.minFilter=Xt,li.magFilter=Xt,li.wrapS=Ti,li.wrapT=Ti,li.generateMipmaps=!1,li.needsUpdate=!0),li}var td=class{constructor(e={}){let{canvas:t=Cp(),context:i=null,depth:r=!0,stencil:a=!1,alpha:s=!1,antialias:n=!1,premultipliedAlpha:o=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:c=!1,reversedDepthBuffer:d=!1,outputBufferType:u=Yt}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=s;let v=u,x=new Set([ll,ol,nl]),g=new Set([Yt,di,da,Or,rl,al]),f=new Uint32Array(4),E=new Int32Array(4),w={textures:[],min:[],max:[],resolution:[]},M=null,b=null,A=[],m=[],y=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=bi,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let R=this,O=!1,N=null,F=null,q=null,C=null;this._outputColorSpace=Vt;let H=0,K=0,G=null,ce=-1,X=null,j=new xt,te=new xt,Re=null,Y=new Be(0),ie=0,we=t.width,Ne=t.height,De=1,ne=null,Ve=null,et=new xt(0,0,we,Ne),Ae=new xt(0,0,we,Ne),lt=!1,re=new ma,le=new gf,se=!1,xe=!1,ye=new at,Pe=new I,Ue=new xt,qe={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Je=!1;function rt(){return G===null?De:1}let D=i;function Nt(S,L){return t.getContext(S,L)}let Xe,Mt,ue,nt,Oe,Ge,wt,T,_,k,Q,Z,me,de,U,J,Se,P,W,$,ae,ge,pe;try{let S={alpha:!0,depth:r,stencil:a,antialias:n,premultipliedAlpha:o,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:c};if("setAttribute"in t&&t.setAttribute("data-engine","three.js r187"),t.addEventListener("webglcontextlost",He,!1),t.addEventListener("webglcontextrestored",ke,!1),t.addEventListener("webglcontextcreationerror",$e,!1),D===null){let L="webgl2";if(D=Nt(L,S),D===null)throw Nt(L)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Le()}catch(S){throw t.removeEventListener("webglcontextlost",He,!1),t.removeEventListener("webglcontextrestored",ke,!1),t.removeEventListener("webglcontextcreationerror",$e,!1),ze("WebGLRenderer: "+S.message),S}function Le(){Xe=new bv(D),Xe.init(),ae=new pS(D,Xe),Mt=new mv(D,Xe,e,ae),ue=new uS(D,Xe),Mt.reversedDepthBuffer&&d&&ue.buffers.depth.setReversed(!0),F=D.createFramebuffer(),q=D.createFramebuffer(),C=D.createFramebuffer(),nt=new Cv(D),Oe=new J_,Ge=new dS(D,Xe,ue,Oe,Mt,ae,nt),wt=new Tv(R),T=new Nm(D),ge=new pv(D,T),_=new Av(D,T,nt,ge),k=new Nv(D,_,T,ge,nt),P=new Pv(D,Mt,Ge),U=new gv(Oe),Q=new Z_(R,wt,Xe,Mt,ge,U),Z=new SS(R,Oe),me=new Q_,de=new sS(Xe),Se=new dv(R,wt,ue,k,p,o),J=new cS(R,k,Mt),pe=new MS(D,nt,Mt,ue),W=new fv(D,Xe,nt),$=new Rv(D,Xe,nt),nt.programs=Q.programs,R.capabilities=Mt,R.extensions=Xe,R.properties=Oe,R.renderLists=me,R.shadowMap=J,R.state=ue,R.info=nt}v!==Yt&&(y=new Iv(v,t.width,t.height,n,r,a));let ee=new vS(R,D);this.xr=ee,this.getContext=function(){return D},this.getContextAttributes=function(){return D.getContextAttributes()},this.forceContextLoss=function(){let S=Xe.get("WEBGL_lose_context");S&&S.loseContext()},this.forceContextRestore=function(){let S=Xe.get("WEBGL_lose_context");S&&S.restoreContext()},this.getPixelRatio=function(){return De},this.setPixelRatio=function(S){S!==void 0&&(De=S,this.setSize(we,Ne,!1))},this.getSize=function(S){return S.set(we,Ne)},this.setSize=function(S,L,V=!0){if(ee.isPresenting){Fe("WebGLRenderer: Can't change size while VR device is presenting.");return}we=S,Ne=L,t.width=Math.floor(S*De),t.height=Math.floor(L*De),V===!0&&(t.style.width=S+"px",t.style.height=L+"px"),y!==null&&y.setSize(t.width,t.height),this.setViewport(0,0,S,L)},this.getDrawingBufferSize=function(S){return S.set(we*De,Ne*De).floor()},this.setDrawingBufferSize=function(S,L,V){we=S,Ne=L,De=V,t.width=Math.floor(S*V),t.height=Math.floor(L*V),this.setViewport(0,0,S,L)},this.setEffects=function(S){if(v===Yt){ze("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(S){for(let L=0;L<S.length;L++)if(S[L].isOutputPass===!0){Fe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}y.setEffects(S||[])},this.getCurrentViewport=function(S){return S.copy(j)},this.getViewport=function(S){return S.copy(et)},this.setViewport=function(S,L,V,z){S.isVector4?et.set(S.x,S.y,S.z,S.w):et.set(S,L,V,z),ue.viewport(j.copy(et).multiplyScalar(rt()).round())},this.getScissor=function(S){return S.copy(Ae)},this.setScissor=function(S,L,V,z){S.isVector4?Ae.set(S.x,S.y,S.z,S.w):Ae.set(S,L,V,z),ue.scissor(te.copy(Ae).multiplyScalar(rt()).round())},this.getScissorTest=function(){return lt},this.setScissorTest=function(S){ue.setScissorTest(lt=S)},this.setOpaqueSort=function(S){ne=S},this.setTransparentSort=function(S){Ve=S},this.getClearColor=function(S){return S.copy(Se.getClearColor())},this.setClearColor=function(){Se.setClearColor(...arguments)},this.getClearAlpha=function(){return Se.getClearAlpha()},this.setClearAlpha=function(){Se.setClearAlpha(...arguments)},this.clear=function(S=!0,L=!0,V=!0){let z=0;if(S){let B=!1;if(G!==null){let oe=G.texture.format;B=x.has(oe)}if(B){let oe=G.texture.type,ve=g.has(oe),fe=Se.getClearColor(),Me=Se.getClearAlpha(),Ie=fe.r,Ke=fe.g,tt=fe.b;ve?(f[0]=Ie,f[1]=Ke,f[2]=tt,f[3]=Me,D.clearBufferuiv(D.COLOR,0,f)):(E[0]=Ie,E[1]=Ke,E[2]=tt,E[3]=Me,D.clearBufferiv(D.COLOR,0,E))}else z|=D.COLOR_BUFFER_BIT}L&&(z|=D.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),V&&(z|=D.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),z!==0&&D.clear(z)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(S){S.setRenderer(this),N=S},this.dispose=function(){t.removeEventListener("webglcontextlost",He,!1),t.removeEventListener("webglcontextrestored",ke,!1),t.removeEventListener("webglcontextcreationerror",$e,!1),Se.dispose(),me.dispose(),de.dispose(),Ge.dispose(),Oe.dispose(),wt.dispose(),k.dispose(),_.dispose(),ge.dispose(),pe.dispose(),Q.dispose(),ee.dispose(),ee.removeEventListener("sessionstart",Dl),ee.removeEventListener("sessionend",Ul),Wi.stop()};function He(S){S.preventDefault(),Mh("WebGLRenderer: Context Lost."),O=!0}function ke(){Mh("WebGLRenderer: Context Restored."),O=!1;let S=nt.autoReset,L=J.enabled,V=J.autoUpdate,z=J.needsUpdate,B=J.type;Le(),nt.autoReset=S,J.enabled=L,J.autoUpdate=V,J.needsUpdate=z,J.type=B}function $e(S){ze("WebGLRenderer: A WebGL context could not be created. Reason: ",S.statusMessage)}function Ee(S){let L=S.target;L.removeEventListener("dispose",Ee),ft(L)}function ft(S){mt(S),Oe.remove(S)}function mt(S){let L=Oe.get(S).programs;L!==void 0&&(L.forEach(function(V){Q.releaseProgram(V)}),S.isShaderMaterial&&Q.releaseShaderCache(S))}this.renderBufferDirect=function(S,L,V,z,B,oe){L===null&&(L=qe);let ve=B.isMesh&&B.matrixWorld.determinantAffine()<0,fe=Rd(S,L,V,z,B);ue.setMaterial(z,ve);let Me=V.index,Ie=1;if(z.wireframe===!0){if(Me=_.getWireframeAttribute(V),Me===void 0)return;Ie=2}let Ke=V.drawRange,tt=V.attributes.position,Te=Ke.start*Ie,st=(Ke.start+Ke.count)*Ie;oe!==null&&(Te=Math.max(Te,oe.start*Ie),st=Math.min(st,(oe.start+oe.count)*Ie)),Me!==null?(Te=Math.max(Te,0),st=Math.min(st,Me.count)):tt!=null&&(Te=Math.max(Te,0),st=Math.min(st,tt.count));let yt=st-Te;if(yt<0||yt===1/0)return;ge.setup(B,z,fe,V,Me);let ht,ut=W;if(Me!==null&&(ht=T.get(Me),ut=$,ut.setIndex(ht)),B.isMesh)z.wireframe===!0?(ue.setLineWidth(z.wireframeLinewidth*rt()),ut.setMode(D.LINES)):ut.setMode(D.TRIANGLES);else if(B.isLine){let vt=z.linewidth;vt===void 0&&(vt=1),ue.setLineWidth(vt*rt()),B.isLineSegments?ut.setMode(D.LINES):B.isLineLoop?ut.setMode(D.LINE_LOOP):ut.setMode(D.LINE_STRIP)}else B.isPoints?ut.setMode(D.POINTS):B.isSprite&&ut.setMode(D.TRIANGLES);if(B.isBatchedMesh)if(Xe.get("WEBGL_multi_draw"))ut.renderMultiDraw(B._multiDrawStarts,B._multiDrawCounts,B._multiDrawCount);else{let vt=B._multiDrawStarts,Ce=B._multiDrawCounts,kt=B._multiDrawCount,Xi=Me?T.get(Me).bytesPerElement:1,ji=Oe.get(z).currentProgram.getUniforms();for(let Dt=0;Dt<kt;Dt++)ji.setValue(D,"_gl_DrawID",Dt),ut.render(vt[Dt]/Xi,Ce[Dt])}else if(B.isInstancedMesh)ut.renderInstances(Te,yt,B.count);else if(V.isInstancedBufferGeometry){let vt=V._maxInstanceCount!==void 0?V._maxInstanceCount:1/0,Ce=Math.min(V.instanceCount,vt);ut.renderInstances(Te,yt,Ce)}else ut.render(Te,yt)};function Il(S,L,V,z){N!==null&&S.isNodeMaterial&&N.setObject(z,S),se===!0&&U.setState(S,V,!1),S.transparent===!0&&S.side===Wt&&S.forceSinglePass===!1?(S.side=Bt,S.needsUpdate=!0,Wr(S,L,z),S.side=tr,S.needsUpdate=!0,Wr(S,L,z),S.side=Wt):Wr(S,L,z)}this.compile=function(S,L,V=null){V===null&&(V=S),N!==null&&N.renderStart(S,L,V),b=de.get(V),b.init(L),m.push(b),V.traverseVisible(function(B){B.isLight&&B.layers.test(L.layers)&&(b.pushLight(B),B.castShadow&&b.pushShadow(B))}),S!==V&&S.traverseVisible(function(B){B.isLight&&B.layers.test(L.layers)&&(b.pushLight(B),B.castShadow&&b.pushShadow(B))}),b.setupLights(),N!==null&&N.updateLights(b.state.lightsArray),xe=this.localClippingEnabled,se=U.init(this.clippingPlanes,xe),se===!0&&U.setGlobalState(this.clippingPlanes,L),N!==null&&J.render(b.state.shadowsArray,V,L);let z=new Set;return S.traverse(function(B){if(!(B.isMesh||B.isPoints||B.isLine||B.isSprite))return;let oe=B.material;if(oe)if(Array.isArray(oe))for(let ve=0;ve<oe.length;ve++){let fe=oe[ve];Il(fe,V,L,B),z.add(fe)}else Il(oe,V,L,B),z.add(oe)}),b=m.pop(),N!==null&&N.renderEnd(),z},this.compileAsync=function(S,L,V=null){let z=this.compile(S,L,V);return new Promise(B=>{function oe(){if(z.forEach(function(ve){let fe=Oe.get(ve).currentProgram;(fe===void 0||fe.isReady())&&z.delete(ve)}),z.size===0){B(S);return}setTimeout(oe,10)}Xe.get("KHR_parallel_shader_compile")!==null?oe():setTimeout(oe,10)})};let mn=null;function bd(S){mn&&mn(S)}function Dl(){Wi.stop()}function Ul(){Wi.start()}let Wi=new Vu;Wi.setAnimationLoop(bd),typeof self<"u"&&Wi.setContext(self),this.setAnimationLoop=function(S){mn=S,ee.setAnimationLoop(S),S===null?Wi.stop():Wi.start()},ee.addEventListener("sessionstart",Dl),ee.addEventListener("sessionend",Ul),this.render=function(S,L){if(L!==void 0&&L.isCamera!==!0){ze("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(O===!0)return;N!==null&&N.renderStart(S,L);let V=ee.enabled===!0&&ee.isPresenting===!0,z=y!==null&&(G===null||V)&&y.begin(R,G);if(S.matrixWorldAutoUpdate===!0&&S.updateMatrixWorld(),L.parent===null&&L.matrixWorldAutoUpdate===!0&&L.updateMatrixWorld(),ee.enabled===!0&&ee.isPresenting===!0&&(y===null||y.isCompositing()===!1)&&(ee.cameraAutoUpdate===!0&&ee.updateCamera(L),L=ee.getCamera()),S.isScene===!0&&S.onBeforeRender(R,S,L,G),b=de.get(S,m.length),b.init(L),b.state.textureUnits=Ge.getTextureUnits(),m.push(b),ye.multiplyMatrices(L.projectionMatrix,L.matrixWorldInverse),L.isArrayCamera?le.setFromArrayCamera(L):re.setFromProjectionMatrix(ye,ai,L.reversedDepth),xe=this.localClippingEnabled,se=U.init(this.clippingPlanes,xe),M=me.get(S,A.length),M.init(),A.push(M),this.info.render.frame++,ee.enabled===!0&&ee.isPresenting===!0){let oe=R.xr.getDepthSensingMesh();oe!==null&&gn(oe,L,-1/0,R.sortObjects)}gn(S,L,0,R.sortObjects),M.finish(),N!==null&&N.updateLights(b.state.lightsArray),R.sortObjects===!0&&M.sort(ne,Ve),Je=ee.enabled===!1||ee.isPresenting===!1||ee.hasDepthSensing()===!1,Je&&Se.addToRenderList(M,S),this.info.autoReset===!0&&this.info.reset(),se===!0&&U.beginShadows();let B=b.state.shadowsArray;if(J.render(B,S,L),se===!0&&U.endShadows(),(z&&y.hasRenderPass())===!1){let oe=M.opaque,ve=M.transmissive;if(b.setupLights(),L.isArrayCamera){let fe=L.cameras;if(ve.length>0)for(let Me=0,Ie=fe.length;Me<Ie;Me++){let Ke=fe[Me];Fl(oe,ve,S,Ke)}Je&&Se.render(S);for(let Me=0,Ie=fe.length;Me<Ie;Me++){let Ke=fe[Me];Ol(M,S,Ke,Ke.viewport)}}else ve.length>0&&Fl(oe,ve,S,L),Je&&Se.render(S),Ol(M,S,L)}G!==null&&K===0&&(Ge.updateMultisampleRenderTarget(G),Ge.updateRenderTargetMipmap(G)),z&&y.end(R),S.isScene===!0&&S.onAfterRender(R,S,L),ge.resetDefaultState(),ce=-1,X=null,m.pop(),m.length>0?(b=m[m.length-1],Ge.setTextureUnits(b.state.textureUnits),se===!0&&U.setGlobalState(R.clippingPlanes,b.state.camera)):b=null,A.pop(),A.length>0?M=A[A.length-1]:M=null,N!==null&&N.renderEnd()};function gn(S,L,V,z){if(S.visible===!1)return;if(S.layers.test(L.layers)){if(S.isGroup)V=S.renderOrder;else if(S.isLOD)S.autoUpdate===!0&&S.update(L);else if(S.isLight)b.pushLight(S),S.castShadow&&b.pushShadow(S);else if(S.isSprite){let oe=L.isArrayCamera?le:re;if(!S.frustumCulled||S.intersectsFrustum(oe)){z&&Ue.setFromMatrixPosition(S.matrixWorld).applyMatrix4(ye);let ve=k.update(S),fe=S.material;fe.visible&&M.push(S,ve,fe,V,Ue.z,null,L)}}else if(S.isMesh||S.isLine||S.isPoints){let oe=L.isArrayCamera?le:re;if(!S.frustumCulled||S.intersectsFrustum(oe)){let ve=k.update(S),fe=S.material;if(z&&(S.boundingSphere!==void 0?(S.boundingSphere===null&&S.computeBoundingSphere(),Ue.copy(S.boundingSphere.center)):(ve.boundingSphere===null&&ve.computeBoundingSphere(),Ue.copy(ve.boundingSphere.center)),Ue.applyMatrix4(S.matrixWorld).applyMatrix4(ye)),Array.isArray(fe)){let Me=ve.groups;for(let Ie=0,Ke=Me.length;Ie<Ke;Ie++){let tt=Me[Ie],Te=fe[tt.materialIndex];Te&&Te.visible&&M.push(S,ve,Te,V,Ue.z,tt,L)}}else fe.visible&&M.push(S,ve,fe,V,Ue.z,null,L)}}}let B=S.children;for(let oe=0,ve=B.length;oe<ve;oe++)gn(B[oe],L,V,z)}function Ol(S,L,V,z){let{opaque:B,transmissive:oe,transparent:ve}=S;b.setupLightsView(V),se===!0&&U.setGlobalState(R.clippingPlanes,V),z&&ue.viewport(j.copy(z)),B.length>0&&Ca(B,L,V),oe.length>0&&Ca(oe,L,V),ve.length>0&&Ca(ve,L,V),ue.buffers.depth.setTest(!0),ue.buffers.depth.setMask(!0),ue.buffers.color.setMask(!0),ue.setPolygonOffset(!1)}function Fl(S,L,V,z){if((V.isScene===!0?V.overrideMaterial:null)!==null)return;if(b.state.transmissionRenderTarget[z.id]===void 0){let tt=Xe.has("EXT_color_buffer_half_float")||Xe.has("EXT_color_buffer_float");b.state.transmissionRenderTarget[z.id]=new ui(1,1,{generateMipmaps:!0,type:tt?pi:Yt,minFilter:zi,samples:Math.max(4,Mt.samples),stencilBuffer:a,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Qe.workingColorSpace})}let B=b.state.transmissionRenderTarget[z.id],oe=z.viewport||j;B.setSize(oe.z*R.transmissionResolutionScale,oe.w*R.transmissionResolutionScale);let ve=R.getRenderTarget(),fe=R.getActiveCubeFace(),Me=R.getActiveMipmapLevel();R.setRenderTarget(B),R.getClearColor(Y),ie=R.getClearAlpha(),ie<1&&R.setClearColor(16777215,.5),R.clear(),Je&&Se.render(V);let Ie=R.toneMapping;R.toneMapping=bi;let Ke=z.viewport;if(z.viewport!==void 0&&(z.viewport=void 0),b.setupLightsView(z),se===!0&&U.setGlobalState(R.clippingPlanes,z),Ca(S,V,z),Ge.updateMultisampleRenderTarget(B),Ge.updateRenderTargetMipmap(B),Xe.has("WEBGL_multisampled_render_to_texture")===!1){let tt=!1;for(let Te=0,st=L.length;Te<st;Te++){let yt=L[Te],{object:ht,geometry:ut,material:vt,group:Ce}=yt;if(vt.side===Wt&&ht.layers.test(z.layers)){let kt=vt.side;vt.side=Bt,vt.needsUpdate=!0,Bl(ht,V,z,ut,vt,Ce),vt.side=kt,vt.needsUpdate=!0,tt=!0}}tt===!0&&(Ge.updateMultisampleRenderTarget(B),Ge.updateRenderTargetMipmap(B))}R.setRenderTarget(ve,fe,Me),R.setClearColor(Y,ie),Ke!==void 0&&(z.viewport=Ke),R.toneMapping=Ie}function Ca(S,L,V){let z=L.isScene===!0?L.overrideMaterial:null;for(let B=0,oe=S.length;B<oe;B++){let ve=S[B],{object:fe,geometry:Me,group:Ie}=ve,Ke=ve.material;Ke.allowOverride===!0&&z!==null&&(Ke=z),fe.layers.test(V.layers)&&Bl(fe,L,V,Me,Ke,Ie)}}function Bl(S,L,V,z,B,oe){N!==null&&B.isNodeMaterial&&N.setObject(S,B),S.onBeforeRender(R,L,V,z,B,oe),S.modelViewMatrix.multiplyMatrices(V.matrixWorldInverse,S.matrixWorld),S.normalMatrix.getNormalMatrix(S.modelViewMatrix),B.onBeforeRender(R,L,V,z,S,oe),B.transparent===!0&&B.side===Wt&&B.forceSinglePass===!1?(B.side=Bt,B.needsUpdate=!0,R.renderBufferDirect(V,L,z,B,S,oe),B.side=tr,B.needsUpdate=!0,R.renderBufferDirect(V,L,z,B,S,oe),B.side=Wt):R.renderBufferDirect(V,L,z,B,S,oe),S.onAfterRender(R,L,V,z,B,oe)}function kl(S){let L=0;for(let V of S)V.texture!==null&&L++;return L}function Wr(S,L,V){L.isScene!==!0&&(L=qe);let z=Oe.get(S),B=b.state.lights,oe=b.state.shadowsArray,ve=B.state.version,fe=Q.getParameters(S,B.state,oe,L,V,b.state.lightProbeGridArray),Me=Q.getProgramCacheKey(fe),Ie=z.programs;z.environment=S.isMeshStandardMaterial||S.isMeshLambertMaterial||S.isMeshPhongMaterial?L.environment:null,z.fog=L.fog;let Ke=S.isMeshStandardMaterial||S.isMeshLambertMaterial&&!S.envMap||S.isMeshPhongMaterial&&!S.envMap;z.envMap=wt.get(S.envMap||z.environment,Ke),z.envMapRotation=z.environment!==null&&S.envMap===null?L.environmentRotation:S.envMapRotation,Ie===void 0&&(S.addEventListener("dispose",Ee),Ie=new Map,z.programs=Ie,z.programVariants=new Map);let tt=Ie.get(Me);if(tt!==void 0){if(z.currentProgram===tt&&z.lightsStateVersion===ve)return Gl(S,fe),tt}else fe.uniforms=Q.getUniforms(S),N!==null&&S.isNodeMaterial&&N.build(S,V,fe),S.onBeforeCompile(fe,R),tt=Q.acquireProgram(fe,Me),Ie.set(Me,tt),z.uniforms=fe.uniforms;let Te=z.uniforms;return(!S.isShaderMaterial&&!S.isRawShaderMaterial||S.clipping===!0)&&(Te.clippingPlanes=U.uniform),Gl(S,fe),z.needsLights=Pd(S),z.lightsStateVersion=ve,z.needsLights&&(Te.ambientLightColor.value=B.state.ambient,Te.lightProbe.value=B.state.probe,Te.sunLights.value=B.state.sun,Te.sunLightShadows.value=B.state.sunShadow,Te.directionalLights.value=B.state.directional,Te.directionalLightShadows.value=B.state.directionalShadow,Te.spotLights.value=B.state.spot,Te.spotLightShadows.value=B.state.spotShadow,Te.rectAreaLights.value=B.state.rectArea,Te.ltc_1.value=B.state.rectAreaLTC1,Te.ltc_2.value=B.state.rectAreaLTC2,Te.pointLights.value=B.state.point,Te.pointLightShadows.value=B.state.pointShadow,Te.hemisphereLights.value=B.state.hemi,Te.sunShadowMatrix.value=B.state.sunShadowMatrix,Te.sunShadowCascade.value=B.state.sunShadowCascade,Te.directionalShadowMatrix.value=B.state.directionalShadowMatrix,Te.spotLightMatrix.value=B.state.spotLightMatrix,Te.spotLightMap.value=B.state.spotLightMap,Te.pointShadowMatrix.value=B.state.pointShadowMatrix),z.numLightProbeGrids=kl(b.state.lightProbeGridArray),z.currentProgram=tt,z.uniformsList=null,tt}function Ad(S,L,V,z,B){let oe=Oe.get(S),ve=oe.currentProgram.id+","+z+","+B,fe=oe.programVariants.get(ve);return fe===void 0?(fe=Wr(S,L,V),oe.programVariants.set(ve,fe)):(oe.currentProgram=fe,oe.uniformsList=null,oe.outputColorSpace=z,oe.toneMapping=B),fe}function zl(S){if(S.uniformsList===null){let L=S.currentProgram.getUniforms();S.uniformsList=bs.seqWithValue(L.seq,S.uniforms)}return S.uniformsList}function Gl(S,L){let V=Oe.get(S);V.outputColorSpace=L.outputColorSpace,V.batching=L.batching,V.batchingColor=L.batchingColor,V.instancing=L.instancing,V.instancingColor=L.instancingColor,V.instancingMorph=L.instancingMorph,V.skinning=L.skinning,V.morphTargets=L.morphTargets,V.morphNormals=L.morphNormals,V.morphColors=L.morphColors,V.morphTargetsCount=L.morphTargetsCount,V.numClippingPlanes=L.numClippingPlanes,V.numIntersection=L.numClipIntersection,V.vertexAlphas=L.vertexAlphas,V.vertexTangents=L.vertexTangents,V.toneMapping=L.toneMapping}function Rd(S,L,V,z,B){L.isScene!==!0&&(L=qe),Ge.resetTextureUnits();let oe=L.fog,ve=z.isMeshStandardMaterial||z.isMeshLambertMaterial||z.isMeshPhongMaterial?L.environment:null,fe=G===null?R.outputColorSpace:G.isXRRenderTarget===!0?G.texture.colorSpace:Qe.workingColorSpace,Me=z.isMeshStandardMaterial||z.isMeshLambertMaterial&&!z.envMap||z.isMeshPhongMaterial&&!z.envMap,Ie=wt.get(z.envMap||ve,Me),Ke=z.vertexColors===!0&&!!V.attributes.color&&V.attributes.color.itemSize===4,tt=!!V.attributes.tangent&&(!!z.normalMap||z.anisotropy>0),Te=!!V.morphAttributes.position,st=!!V.morphAttributes.normal,yt=!!V.morphAttributes.color,ht=bi;z.toneMapped&&(G===null||G.isXRRenderTarget===!0)&&(ht=R.toneMapping);let ut=V.morphAttributes.position||V.morphAttributes.normal||V.morphAttributes.color,vt=ut!==void 0?ut.length:0,Ce=Oe.get(z),kt=b.state.lights;if(se===!0&&(xe===!0||S!==X)){let dt=S===X&&z.id===ce;U.setState(z,S,dt)}let Xi=!1,ji=!1;z.version===Ce.__version?Ce.needsLights&&Ce.lightsStateVersion!==kt.state.version||B.isBatchedMesh&&Ce.batching===!1||!B.isBatchedMesh&&Ce.batching===!0||B.isBatchedMesh&&Ce.batchingColor===!0&&B._colorsTexture===null||B.isBatchedMesh&&Ce.batchingColor===!1&&B._colorsTexture!==null||B.isInstancedMesh&&Ce.instancing===!1||!B.isInstancedMesh&&Ce.instancing===!0||B.isSkinnedMesh&&Ce.skinning===!1||!B.isSkinnedMesh&&Ce.skinning===!0||B.isInstancedMesh&&Ce.instancingColor===!0&&B.instanceColor===null||B.isInstancedMesh&&Ce.instancingColor===!1&&B.instanceColor!==null||B.isInstancedMesh&&Ce.instancingMorph===!0&&B.morphTexture===null||B.isInstancedMesh&&Ce.instancingMorph===!1&&B.morphTexture!==null||Ce.envMap!==Ie||z.fog===!0&&Ce.fog!==oe||Ce.numClippingPlanes!==void 0&&(Ce.numClippingPlanes!==U.numPlanes||Ce.numIntersection!==U.numIntersection)||Ce.vertexAlphas!==Ke||Ce.vertexTangents!==tt||Ce.morphTargets!==Te||Ce.morphNormals!==st||Ce.morphColors!==yt||Ce.morphTargetsCount!==vt||Ce.numLightProbeGrids!==kl(b.state.lightProbeGridArray)?Xi=!0:(Ce.outputColorSpace!==fe||Ce.toneMapping!==ht)&&(ji=!0):(Xi=!0,Ce.__version=z.version);let Dt=Ce.currentProgram;(Xi===!0||ji===!0)&&(Dt=ji===!0?Ad(z,L,B,fe,ht):Wr(z,L,B),N&&z.isNodeMaterial&&N.onUpdateProgram(z,Dt,Ce));let Pa=!1,Pi=!1,qi=!1,it=Dt.getUniforms(),Lt=Ce.uniforms;if(ue.useProgram(Dt.program)&&(Pa=!0,Pi=!0,qi=!0),z.id!==ce&&(ce=z.id,Pi=!0),Pa||X!==S){ue.buffers.depth.getReversed()&&S.reversedDepth!==!0&&(S._reversedDepth=!0,S.updateProjectionMatrix()),it.setValue(D,"projectionMatrix",S.projectionMatrix),it.setValue(D,"viewMatrix",S.matrixWorldInverse);let dt=it.map.cameraPosition;dt!==void 0&&dt.setValue(D,Pe.setFromMatrixPosition(S.matrixWorld)),Mt.logarithmicDepthBuffer&&it.setValue(D,"logDepthBufFC",2/(Math.log(S.far+1)/Math.LN2)),(z.isMeshPhongMaterial||z.isMeshToonMaterial||z.isMeshLambertMaterial||z.isMeshBasicMaterial||z.isMeshStandardMaterial||z.isShaderMaterial)&&it.setValue(D,"isOrthographic",S.isOrthographicCamera===!0),X!==S&&(X=S,Pi=!0,qi=!0)}if(Ce.needsLights&&(kt.state.sunShadowMap.length>0&&it.setValue(D,"sunShadowMap",kt.state.sunShadowMap,Ge),kt.state.directionalShadowMap.length>0&&it.setValue(D,"directionalShadowMap",kt.state.directionalShadowMap,Ge),kt.state.spotShadowMap.length>0&&it.setValue(D,"spotShadowMap",kt.state.spotShadowMap,Ge),kt.state.pointShadowMap.length>0&&it.setValue(D,"pointShadowMap",kt.state.pointShadowMap,Ge)),B.isSkinnedMesh){it.setOptional(D,B,"bindMatrix"),it.setOptional(D,B,"bindMatrixInverse");let dt=B.skeleton;dt&&(dt.boneTexture===null&&dt.computeBoneTexture(),it.setValue(D,"boneTexture",dt.boneTexture,Ge))}B.isBatchedMesh&&(it.setOptional(D,B,"batchingTexture"),it.setValue(D,"batchingTexture",B._matricesTexture,Ge),it.setOptional(D,B,"batchingIdTexture"),it.setValue(D,"batchingIdTexture",B._indirectTexture,Ge),it.setOptional(D,B,"batchingColorTexture"),B._colorsTexture!==null&&it.setValue(D,"batchingColorTexture",B._colorsTexture,Ge));let Qt=V.morphAttributes;if((Qt.position!==void 0||Qt.normal!==void 0||Qt.color!==void 0)&&P.update(B,V,Dt),(Pi||Ce.receiveShadow!==B.receiveShadow)&&(Ce.receiveShadow=B.receiveShadow,it.setValue(D,"receiveShadow",B.receiveShadow)),(z.isMeshStandardMaterial||z.isMeshLambertMaterial||z.isMeshPhongMaterial)&&z.envMap===null&&L.environment!==null&&(Lt.envMapIntensity.value=L.environmentIntensity),Lt.dfgLUT!==void 0&&(Lt.dfgLUT.value=yS()),Pi){if(it.setValue(D,"toneMappingExposure",R.toneMappingExposure),Ce.needsLights&&Cd(Lt,qi),oe&&z.fog===!0&&Z.refreshFogUniforms(Lt,oe),Z.refreshMaterialUniforms(Lt,z,De,Ne,b.state.transmissionRenderTarget[S.id]),Ce.needsLights&&Ce.numLightProbeGrids>0){let dt=w,zt=0;for(let _i of b.state.lightProbeGridArray)_i.texture!==null&&(dt.textures[zt]=_i.texture,dt.min[zt]=_i.boundingBox.min,dt.max[zt]=_i.boundingBox.max,dt.resolution[zt]=_i.resolution,zt++);for(let _i in dt)dt[_i].length=zt;Lt.probesSH.value=dt.textures,Lt.probesMin.value=dt.min,Lt.probesMax.value=dt.max,Lt.probesResolution.value=dt.resolution}bs.upload(D,zl(Ce),Lt,Ge)}if(z.isShaderMaterial&&z.uniformsNeedUpdate===!0&&(bs.upload(D,zl(Ce),Lt,Ge),z.uniformsNeedUpdate=!1),z.isSpriteMaterial&&it.setValue(D,"center",B.center),it.setValue(D,"modelViewMatrix",B.modelViewMatrix),it.setValue(D,"normalMatrix",B.normalMatrix),it.setValue(D,"modelMatrix",B.matrixWorld),z.uniformsGroups!==void 0){let dt=z.uniformsGroups;for(let zt=0,_i=dt.length;zt<_i;zt++){let Vl=dt[zt];pe.update(Vl,Dt),pe.bind(Vl,Dt)}}return Dt}function Cd(S,L){S.ambientLightColor.needsUpdate=L,S.lightProbe.needsUpdate=L,S.sunLights.needsUpdate=L,S.sunLightShadows.needsUpdate=L,S.directionalLights.needsUpdate=L,S.directionalLightShadows.needsUpdate=L,S.pointLights.needsUpdate=L,S.pointLightShadows.needsUpdate=L,S.spotLights.needsUpdate=L,S.spotLightShadows.needsUpdate=L,S.rectAreaLights.needsUpdate=L,S.hemisphereLights.needsUpdate=L}function Pd(S){return S.isMeshLambertMaterial||S.isMeshToonMaterial||S.isMeshPhongMaterial||S.isMeshStandardMaterial||S.isShadowMaterial||S.isShaderMaterial&&S.lights===!0}this.getActiveCubeFace=function(){return H},this.getActiveMipmapLevel=function(){return K},this.getRenderTarget=function(){return G},this.setRenderTargetTextures=function(S,L,V){let z=Oe.get(S);z.__autoAllocateDepthBuffer=S.resolveDepthBuffer===!1,z.__autoAllocateDepthBuffer===!1&&(z.__useRenderToTexture=!1),Oe.get(S.texture).__webglTexture=L,Oe.get(S.depthTexture).__webglTexture=z.__autoAllocateDepthBuffer?void 0:V,z.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(S,L){let V=Oe.get(S);V.__webglFramebuffer=L,V.__useDefaultFramebuffer=L===void 0},this.setRenderTarget=function(S,L=0,V=0){G=S,H=L,K=V;let z=null,B=!1,oe=!1;if(S){let ve=Oe.get(S);if(ve.__useDefaultFramebuffer!==void 0){ue.bindFramebuffer(D.FRAMEBUFFER,ve.__webglFramebuffer),j.copy(S.viewport),te.copy(S.scissor),Re=S.scissorTest,ue.viewport(j),ue.scissor(te),ue.setScissorTest(Re),ce=-1;return}else if(ve.__webglFramebuffer===void 0)Ge.setupRenderTarget(S);else if(ve.__hasExternalTextures)Ge.rebindTextures(S,Oe.get(S.texture).__webglTexture,Oe.get(S.depthTexture).__webglTexture);else if(S.depthBuffer){let Ie=S.depthTexture;if(ve.__boundDepthTexture!==Ie){if(Ie!==null&&Oe.has(Ie)&&(S.width!==Ie.image.width||S.height!==Ie.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ge.setupDepthRenderbuffer(S)}}let fe=S.texture;(fe.isData3DTexture||fe.isDataArrayTexture||fe.isCompressedArrayTexture)&&(oe=!0);let Me=Oe.get(S).__webglFramebuffer;S.isWebGLCubeRenderTarget?(Array.isArray(Me[L])?z=Me[L][V]:z=Me[L],B=!0):S.samples>0&&Ge.useMultisampledRTT(S)===!1?z=Oe.get(S).__webglMultisampledFramebuffer:Array.isArray(Me)?z=Me[V]:z=Me,j.copy(S.viewport),te.copy(S.scissor),Re=S.scissorTest}else j.copy(et).multiplyScalar(De).floor(),te.copy(Ae).multiplyScalar(De).floor(),Re=lt;if(V!==0&&(z=F),ue.bindFramebuffer(D.FRAMEBUFFER,z)&&ue.drawBuffers(S,z),ue.viewport(j),ue.scissor(te),ue.setScissorTest(Re),B){let ve=Oe.get(S.texture);D.framebufferTexture2D(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_CUBE_MAP_POSITIVE_X+L,ve.__webglTexture,V)}else if(oe){let ve=L;for(let fe=0;fe<S.textures.length;fe++){let Me=Oe.get(S.textures[fe]);D.framebufferTextureLayer(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0+fe,Me.__webglTexture,V,ve)}}else if(S!==null&&V!==0){let ve=Oe.get(S.texture);D.framebufferTexture2D(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,ve.__webglTexture,V)}ce=-1};function Hl(S){let L=Oe.get(S);return(L.__readFormat!==S.format||L.__readType!==S.type)&&(L.__readFormat=S.format,L.__readType=S.type,L.__formatReadable=Mt.textureFormatReadable(S.format),L.__typeReadable=Mt.textureTypeReadable(S.type)),L}this.readRenderTargetPixels=function(S,L,V,z,B,oe,ve,fe=0){if(!(S&&S.isWebGLRenderTarget)){ze("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Me=Oe.get(S).__webglFramebuffer;if(S.isWebGLCubeRenderTarget&&ve!==void 0&&(Me=Me[ve],Array.isArray(Me)&&(Me=Me[0])),Me){ue.bindFramebuffer(D.FRAMEBUFFER,Me);try{let Ie=S.textures[fe],Ke=Ie.format,tt=Ie.type;S.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+fe);let Te=Hl(Ie);if(Te.__formatReadable===!1){ze("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Te.__typeReadable===!1){ze("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}L>=0&&L<=S.width-z&&V>=0&&V<=S.height-B&&D.readPixels(L,V,z,B,ae.convert(Ke),ae.convert(tt),oe)}finally{let Ie=G!==null?Oe.get(G).__webglFramebuffer:null;ue.bindFramebuffer(D.FRAMEBUFFER,Ie)}}},this.readRenderTargetPixelsAsync=async function(S,L,V,z,B,oe,ve,fe=0){if(!(S&&S.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Me=Oe.get(S).__webglFramebuffer;if(S.isWebGLCubeRenderTarget&&ve!==void 0&&(Me=Me[ve],Array.isArray(Me)&&(Me=Me[0])),Me)if(L>=0&&L<=S.width-z&&V>=0&&V<=S.height-B){ue.bindFramebuffer(D.FRAMEBUFFER,Me);let Ie=S.textures[fe],Ke=Ie.format,tt=Ie.type;S.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+fe);let Te=Hl(Ie);if(Te.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Te.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let st=D.createBuffer();D.bindBuffer(D.PIXEL_PACK_BUFFER,st),D.bufferData(D.PIXEL_PACK_BUFFER,oe.byteLength,D.STREAM_READ),D.readPixels(L,V,z,B,ae.convert(Ke),ae.convert(tt),0),D.bindBuffer(D.PIXEL_PACK_BUFFER,null);let yt=G!==null?Oe.get(G).__webglFramebuffer:null;ue.bindFramebuffer(D.FRAMEBUFFER,yt);let ht=D.fenceSync(D.SYNC_GPU_COMMANDS_COMPLETE,0);return D.flush(),await Pp(D,ht,4),D.bindBuffer(D.PIXEL_PACK_BUFFER,st),D.getBufferSubData(D.PIXEL_PACK_BUFFER,0,oe),D.bindBuffer(D.PIXEL_PACK_BUFFER,null),D.deleteBuffer(st),D.deleteSync(ht),oe}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(S,L=null,V=0){let z=Math.pow(2,-V),B=Math.floor(S.image.width*z),oe=Math.floor(S.image.height*z),ve=L!==null?L.x:0,fe=L!==null?L.y:0;Ge.setTexture2D(S,0),D.copyTexSubImage2D(D.TEXTURE_2D,V,0,0,ve,fe,B,oe),ue.unbindTexture()},this.copyTextureToTexture=function(S,L,V=null,z=null,B=0,oe=0){let ve,fe,Me,Ie,Ke,tt,Te,st,yt,ht=S.isCompressedTexture?S.mipmaps[oe]:S.image;if(V!==null)ve=V.max.x-V.min.x,fe=V.max.y-V.min.y,Me=V.isBox3?V.max.z-V.min.z:1,Ie=V.min.x,Ke=V.min.y,tt=V.isBox3?V.min.z:0;else{let it=Math.pow(2,-B);ve=Math.floor(ht.width*it),fe=Math.floor(ht.height*it),S.isDataArrayTexture?Me=ht.depth:S.isData3DTexture?Me=Math.floor(ht.depth*it):Me=1,Ie=0,Ke=0,tt=0}z!==null?(Te=z.x,st=z.y,yt=z.z):(Te=0,st=0,yt=0);let ut=ae.convert(L.format),vt=ae.convert(L.type),Ce;L.isData3DTexture?(Ge.setTexture3D(L,0),Ce=D.TEXTURE_3D):L.isDataArrayTexture||L.isCompressedArrayTexture?(Ge.setTexture2DArray(L,0),Ce=D.TEXTURE_2D_ARRAY):(Ge.setTexture2D(L,0),Ce=D.TEXTURE_2D),ue.activeTexture(D.TEXTURE0),ue.pixelStorei(D.UNPACK_FLIP_Y_WEBGL,L.flipY),ue.pixelStorei(D.UNPACK_PREMULTIPLY_ALPHA_WEBGL,L.premultiplyAlpha),ue.pixelStorei(D.UNPACK_ALIGNMENT,L.unpackAlignment);let kt=ue.getParameter(D.UNPACK_ROW_LENGTH),Xi=ue.getParameter(D.UNPACK_IMAGE_HEIGHT),ji=ue.getParameter(D.UNPACK_SKIP_PIXELS),Dt=ue.getParameter(D.UNPACK_SKIP_ROWS),Pa=ue.getParameter(D.UNPACK_SKIP_IMAGES);ue.pixelStorei(D.UNPACK_ROW_LENGTH,ht.width),ue.pixelStorei(D.UNPACK_IMAGE_HEIGHT,ht.height),ue.pixelStorei(D.UNPACK_SKIP_PIXELS,Ie),ue.pixelStorei(D.UNPACK_SKIP_ROWS,Ke),ue.pixelStorei(D.UNPACK_SKIP_IMAGES,tt);let Pi=S.isDataArrayTexture||S.isData3DTexture,qi=L.isDataArrayTexture||L.isData3DTexture;if(S.isDepthTexture){let it=Oe.get(S),Lt=Oe.get(L),Qt=Oe.get(it.__renderTarget),dt=Oe.get(Lt.__renderTarget);ue.bindFramebuffer(D.READ_FRAMEBUFFER,Qt.__webglFramebuffer),ue.bindFramebuffer(D.DRAW_FRAMEBUFFER,dt.__webglFramebuffer);for(let zt=0;zt<Me;zt++)Pi&&(D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Oe.get(S).__webglTexture,B,tt+zt),D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Oe.get(L).__webglTexture,oe,yt+zt)),D.blitFramebuffer(Ie,Ke,Ie+ve,Ke+fe,Te,st,Te+ve,st+fe,D.DEPTH_BUFFER_BIT,D.NEAREST);ue.bindFramebuffer(D.READ_FRAMEBUFFER,null),ue.bindFramebuffer(D.DRAW_FRAMEBUFFER,null)}else if(B!==0||S.isRenderTargetTexture||Oe.has(S)){let it=Oe.get(S),Lt=Oe.get(L);ue.bindFramebuffer(D.READ_FRAMEBUFFER,q),ue.bindFramebuffer(D.DRAW_FRAMEBUFFER,C);for(let Qt=0;Qt<Me;Qt++)Pi?D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,it.__webglTexture,B,tt+Qt):D.framebufferTexture2D(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,it.__webglTexture,B),qi?D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Lt.__webglTexture,oe,yt+Qt):D.framebufferTexture2D(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,Lt.__webglTexture,oe),B!==0?D.blitFramebuffer(Ie,Ke,Ie+ve,Ke+fe,Te,st,Te+ve,st+fe,D.COLOR_BUFFER_BIT,D.NEAREST):qi?D.copyTexSubImage3D(Ce,oe,Te,st,yt+Qt,Ie,Ke,ve,fe):D.copyTexSubImage2D(Ce,oe,Te,st,Ie,Ke,ve,fe);ue.bindFramebuffer(D.READ_FRAMEBUFFER,null),ue.bindFramebuffer(D.DRAW_FRAMEBUFFER,null)}else qi?S.isDataTexture||S.isData3DTexture?D.texSubImage3D(Ce,oe,Te,st,yt,ve,fe,Me,ut,vt,ht.data):L.isCompressedArrayTexture?D.compressedTexSubImage3D(Ce,oe,Te,st,yt,ve,fe,Me,ut,ht.data):D.texSubImage3D(Ce,oe,Te,st,yt,ve,fe,Me,ut,vt,ht):S.isDataTexture?D.texSubImage2D(D.TEXTURE_2D,oe,Te,st,ve,fe,ut,vt,ht.data):S.isCompressedTexture?D.compressedTexSubImage2D(D.TEXTURE_2D,oe,Te,st,ht.width,ht.height,ut,ht.data):D.texSubImage2D(D.TEXTURE_2D,oe,Te,st,ve,fe,ut,vt,ht);ue.pixelStorei(D.UNPACK_ROW_LENGTH,kt),ue.pixelStorei(D.UNPACK_IMAGE_HEIGHT,Xi),ue.pixelStorei(D.UNPACK_SKIP_PIXELS,ji),ue.pixelStorei(D.UNPACK_SKIP_ROWS,Dt),ue.pixelStorei(D.UNPACK_SKIP_IMAGES,Pa),oe===0&&L.generateMipmaps===!0&&L.mipmapsAutoUpdate===!0&&D.generateMipmap(Ce),ue.unbindTexture()},this.initRenderTarget=function(S){Oe.get(S).__webglFramebuffer===void 0&&Ge.setupRenderTarget(S)},this.initTexture=function(S){S.isCubeTexture?Ge.setTextureCube(S,0):S.isData3DTexture?Ge.setTexture3D(S,0):S.isDataArrayTexture||S.isCompressedArrayTexture?Ge.setTexture2DArray(S,0):Ge.setTexture2D(S,0),ue.unbindTexture()},this.resetState=function(){H=0,K=0,G=null,ue.reset(),ge.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return ai}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Qe._getDrawingBufferColorSpace(e),t.unpackColorSpace=Qe._getUnpackColorSpace()}};var El=["chase","bonnet","above","track"],Vs=class{constructor(t){this.camera=new Zt(60,1,.3,2200),this.name="chase",this.heading=0,this.target=new I,this.settled=!1,this.calm=!1;let i=t.map(a=>a.x),r=t.map(a=>a.y);this.box={left:Math.min(...i),right:Math.max(...i),low:Math.min(...r),high:Math.max(...r)}}choose(t){this.name=t,this.settled=!1}next(){return this.choose(El[(El.indexOf(this.name)+1)%El.length]),this.name}resize(t){this.camera.aspect=t,this.camera.updateProjectionMatrix()}update(t,i){let r=this.settled?1-Math.exp(-i*7):1;this.settled=!0,{chase:this.chase,bonnet:this.bonnet,above:this.above,track:this.whole}[this.name].call(this,t,r),this.camera.updateProjectionMatrix()}setFov(t,i){let r=this.camera.aspect<1?Math.min(i*1.25,84):i;this.camera.fov=ul.lerp(this.camera.fov,r+t,.12)}chase(t,i){let r=Math.hypot(t.forward,t.sideways),a=r>3&&t.forward>0?Math.atan2(t.sideways,t.forward)*.45:0,s=t.yaw+a;this.heading+=Math.atan2(Math.sin(s-this.heading),Math.cos(s-this.heading))*i;let n=this.camera.aspect<1?1.4:1,o=(6.4+r*.025)*n,[l,h]=[Math.cos(this.heading),Math.sin(this.heading)];this.camera.up.set(0,1,0),this.camera.position.set(t.x-l*o,2.75*n,-(t.y-h*o)),this.camera.lookAt(t.x+l*5,.9,-(t.y+h*5)),this.setFov(this.calm?0:r*.22,58)}bonnet(t){let[i,r]=[Math.cos(t.yaw),Math.sin(t.yaw)];this.heading=t.yaw,this.camera.up.set(0,1,0),this.camera.position.set(t.x+i*.35,1.22,-(t.y+r*.35)),this.camera.lookAt(t.x+i*20,.7,-(t.y+r*20)),this.setFov(0,68)}above(t,i){let[a,s]=[Math.cos(t.yaw),Math.sin(t.yaw)],n=new I(t.x+(a*t.forward-s*t.sideways)*.55,0,-(t.y+(s*t.forward+a*t.sideways)*.55));this.target.lerp(n,i),this.camera.up.set(0,0,-1),this.camera.position.set(this.target.x,this.camera.aspect<1?74:56,this.target.z),this.camera.lookAt(this.target.x,0,this.target.z),this.camera.fov=45}whole(t){let{left:i,right:r,low:a,high:s}=this.box,[n,o]=[(i+r)/2,(a+s)/2];this.camera.fov=40;let l=Math.tan(ul.degToRad(this.camera.fov/2)),h=Math.max((s-a)/2+26,((r-i)/2+26)/this.camera.aspect)/l;this.camera.up.set(0,0,-1),this.camera.position.set(n,h,-o+h*.22),this.camera.lookAt(n,0,-o),this.heading=t.yaw}};var Ws=.33,Xs={front:1.2,rear:-1.3},js=.78,ES=[[-2.02,.32],[-2.05,.72],[-1.86,.93],[-1,.98],[.55,.9],[1.55,.78],[1.98,.6],[2.05,.36],[1.9,.24],[-1.9,.24]],wS=[[-1.72,.93],[-1.3,1.36],[-.15,1.42],[.35,1.32],[.98,.86]],qs=class{constructor(t,i){this.group=new Tt,this.body=new Tt,this.group.add(this.body);let r=i<1?{transparent:!0,opacity:i}:{},a=new cr({color:t,roughness:.35,metalness:.15,...r}),s=new cr({color:1581096,roughness:.15,metalness:.5,...r}),n=new cr({color:1908774,roughness:.7,...r}),o=new cr({color:16053488,roughness:.5,...r});this.brakeLights=new cr({color:8131858,emissive:16722450,emissiveIntensity:0,...r}),this.addBody(a,s,n,o),this.wheels=this.makeWheels(n,r),this.roll=0,this.pitch=0,this.rolled=0,i===1&&this.group.traverse(l=>{l.castShadow=!0})}addBody(t,i,r,a){this.body.add(new ct(id(ES,1.52,.09),t)),this.body.add(new ct(id(wS,1.2,.08),i));let s=(o,l,h)=>{let c=new ct(new si(l[0],l[1],l[2]),o);c.position.set(h[0],h[1],h[2]),this.body.add(c)};s(t,[1.05,.07,1.26],[-.55,1.43,0]),s(a,[3.6,.012,.34],[-.02,.99,0]),s(a,[1,.014,.34],[-.55,1.472,0]),s(r,[.5,.06,1.62],[-1.86,1.36,0]),s(r,[.1,.36,.08],[-1.8,1.15,.55]),s(r,[.1,.36,.08],[-1.8,1.15,-.55]),s(r,[.14,.12,1.5],[2,.34,0]),s(r,[.16,.16,1.5],[-2.03,.36,0]);for(let o of[.56,-.56])s(a,[.08,.14,.34],[1.97,.62,o]),s(this.brakeLights,[.06,.14,.3],[-2.06,.74,o]);let n=new zs(.1,10,8);for(let o of[.24,0,-.24]){let l=new ct(n,a);l.position.set(1.93,.66,o),this.body.add(l)}}makeWheels(t,i){let r=new cr({color:13620184,roughness:.4,metalness:.5,...i}),a=new Gr(Ws,Ws,.24,18),s=new Gr(.2,.2,.26,6);return[[Xs.front,js],[Xs.front,-js],[Xs.rear,js],[Xs.rear,-js]].map(([o,l])=>{let h=new Tt,c=new Tt;return c.add(new ct(a,t),new ct(s,r)),c.rotation.x=Math.PI/2,h.add(c),h.position.set(o,Ws,l),this.group.add(h),{steering:h,spin:c,front:o>0}})}update(t,i){this.group.visible=t.shown,this.group.position.set(t.x,0,-t.y),this.group.rotation.y=t.yaw;let r=1-Math.exp(-i*9);this.roll+=(Math.max(-.085,Math.min(.085,t.forward*t.yawRate*.0052))-this.roll)*r,this.pitch+=(Math.max(-.05,Math.min(.05,t.acceleration*.0036))-this.pitch)*r,this.body.rotation.set(this.roll,0,this.pitch),this.body.position.y=.02,this.rolled+=t.forward*i/Ws;for(let a of this.wheels)a.steering.rotation.y=a.front?t.steer:0,a.spin.rotation.set(Math.PI/2,-this.rolled,0,"YXZ");this.brakeLights.emissiveIntensity=t.brake>.05?1.6:0}};function id(e,t,i){let r=new Sl;e.forEach(([n,o],l)=>l?r.lineTo(n,o):r.moveTo(n,o)),r.closePath();let a={depth:t,bevelEnabled:!0,bevelSize:i*.6,bevelThickness:i,bevelSegments:3,curveSegments:4},s=new Cu(r,a);return s.translate(0,0,-t/2),s}var wl=!1;function rd(){wl=!0}function wa(e){let t=e>>>0||1;return()=>(t^=t<<13,t^=t>>>17,t^=t<<5,(t>>>0)/4294967296)}function ur(e,t,i){let r=document.createElement("canvas");r.width=e,r.height=t;let a=r.getContext("2d");i(a,wa(e*31+t));let s=new pu(r);return s.wrapS=Ur,s.wrapT=Ur,s.colorSpace=Vt,s.anisotropy=wl?1:8,wl&&(s.minFilter=tl),s}function Tl(e,t,i,r,a){let{width:s,height:n}=e.canvas;for(let o=0;o<i;o+=1){let l=t()<.5;e.fillStyle=`rgba(${l?"255,255,255":"0,0,0"},${t()*r})`;let h=.5+t()*a;e.fillRect(t()*s,t()*n,h,h)}}function ad(){return ur(512,512,(e,t)=>{e.fillStyle="#4a4d54",e.fillRect(0,0,512,512);let i=e.createLinearGradient(0,0,512,0),r=[[0,.02],[.2,0],[.34,.2],[.44,.1],[.56,.1],[.66,.2],[.8,0],[1,.02]];for(let[a,s]of r)i.addColorStop(a,`rgba(16,17,20,${s})`);e.fillStyle=i,e.fillRect(0,0,512,512),Tl(e,t,42e3,.07,1.1),e.strokeStyle="rgba(20,20,24,0.22)";for(let a=0;a<5;a+=1){let[s,n]=[t()*512,t()*512];e.beginPath(),e.moveTo(s,n);for(let o=0;o<7;o+=1)e.lineTo(s+=t()*40-20,n+=t()*40);e.stroke()}})}function sd(){return ur(512,512,(e,t)=>{e.fillStyle="#5d8a3f",e.fillRect(0,0,512,512);for(let i=0;i<260;i+=1){let r=12+t()*46,[a,s]=[t()*512,t()*512],n=e.createRadialGradient(a,s,0,a,s,r),o=t()<.5?"118,156,74":"70,112,52";n.addColorStop(0,`rgba(${o},0.28)`),n.addColorStop(1,`rgba(${o},0)`),e.fillStyle=n;for(let[l,h]of[[0,0],[512,0],[-512,0],[0,512],[0,-512]])e.setTransform(1,0,0,1,l,h),e.fillRect(a-r,s-r,2*r,2*r);e.setTransform(1,0,0,1,0,0)}Tl(e,t,14e3,.1,2)})}function nd(){return ur(256,256,(e,t)=>{e.fillStyle="#c8b48c",e.fillRect(0,0,256,256),Tl(e,t,15e3,.16,2.4)})}function od(){return ur(32,128,e=>{e.fillStyle="#f3f1ec",e.fillRect(0,0,32,128),e.fillStyle="#c8322b",e.fillRect(0,0,32,64),e.fillStyle="rgba(0,0,0,0.12)",e.fillRect(0,0,4,128)})}function ld(){return ur(1024,64,e=>{e.fillStyle="#d9dbdf",e.fillRect(0,0,1024,64),e.fillStyle="#2b3442",e.fillRect(40,10,430,44),e.fillStyle="#e2512d",e.fillRect(552,10,430,44),e.fillStyle="#ffffff",e.font="700 34px system-ui, sans-serif",e.textAlign="center",e.textBaseline="middle",e.fillText("hotlap",255,33),e.fillText("GRIP · LINE · NERVE",767,33),e.fillStyle="rgba(0,0,0,0.18)",e.fillRect(0,58,1024,6)})}function bl(){return ur(128,32,e=>{for(let t=0;t<4;t+=1)for(let i=0;i<16;i+=1)e.fillStyle=(t+i)%2?"#f5f5f2":"#17191d",e.fillRect(i*8,t*8,8,8)})}function hd(){return ur(64,64,e=>{let t=e.createRadialGradient(32,32,2,32,32,31);t.addColorStop(0,"rgba(255,255,255,1)"),t.addColorStop(.5,"rgba(255,255,255,0.45)"),t.addColorStop(1,"rgba(255,255,255,0)"),e.fillStyle=t,e.fillRect(0,0,64,64)})}var TS=1800,bS=.1,Ys=.13,AS=[[1.2,.72],[1.2,-.72],[-1.3,.72],[-1.3,-.72]],Ks=class{constructor(t,i,r){this.quads=t,this.height=i,this.next=0,this.positions=new bt(new Float32Array(t*12),3),this.colours=new bt(new Float32Array(t*16),4);for(let o of[this.positions,this.colours])o.setUsage(qc);let a=new Pt;a.setAttribute("position",this.positions),a.setAttribute("color",this.colours);let s=[];for(let o=0;o<t;o+=1){let l=o*4;s.push(l,l+1,l+2,l+1,l+3,l+2)}a.setIndex(s);let n=new Sa({vertexColors:!0,transparent:!0,opacity:r,depthWrite:!1,side:Wt,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-2});this.mesh=new ct(a,n),this.mesh.frustumCulled=!1,this.mesh.renderOrder=1}add(t,i,r,a){let s=this.next*4;[t.slice(0,2),t.slice(2),i.slice(0,2),i.slice(2)].forEach(([n,o],l)=>{this.positions.setXYZ(s+l,n,this.height,-o),this.colours.setXYZW(s+l,r.r,r.g,r.b,a)}),this.next=(this.next+1)%this.quads,this.positions.needsUpdate=!0,this.colours.needsUpdate=!0}clear(){this.colours.array.fill(0),this.colours.needsUpdate=!0}},Zs=class{constructor(){this.ring=new Ks(TS,.024,.55),this.mesh=this.ring.mesh,this.before=new Map,this.colour=new Be(1316122)}update(t){t.forEach((i,r)=>{let[a,s]=[Math.cos(i.yaw),Math.sin(i.yaw)];AS.forEach(([n,o],l)=>{let h=`${r}.${l}`,c=Math.atan2(Math.abs(i.sideways+n*i.yawRate),Math.abs(i.forward)+2),d=i.brake>.9&&i.forward>9?.08:0,u=Math.min(Math.max((c-bS)*4+d,0),1);if(!i.shown||u<=0||i.offTrack){this.before.delete(h);return}let[p,v]=[i.x+a*n-s*o,i.y+s*n+a*o],x=[p-s*Ys,v+a*Ys,p+s*Ys,v-a*Ys],g=this.before.get(h);g&&Math.hypot(g[0]-x[0],g[1]-x[1])<.25||(g&&Math.hypot(g[0]-x[0],g[1]-x[1])<4&&this.ring.add(g,x,this.colour,u),this.before.set(h,x))})})}clear(){this.ring.clear(),this.before.clear()}},RS=160,Js=class{constructor(){this.group=new Tt;let t=hd();this.dust=new $s(RS,new Bs({map:t,size:2.2,color:13482383,transparent:!0,opacity:.5,depthWrite:!1,blending:er,vertexColors:!0})),this.sparks=new $s(80,new Bs({map:t,size:.35,color:16762977,transparent:!0,depthWrite:!1,blending:As,vertexColors:!0})),this.group.add(this.dust.points,this.sparks.points),this.calm=!1}update(t,i){for(let r of t){if(!r.shown)continue;let[a,s]=[Math.cos(r.yaw),Math.sin(r.yaw)],n=Math.abs(r.forward),o=[r.x-a*1.6,r.y-s*1.6],l=Math.abs(r.sideways)>3;if(!this.calm&&(r.offTrack?n>4:l&&n>8)&&Math.random()<i*(r.offTrack?50:22)){let h=(Math.random()-.5)*1.4,c=r.offTrack?1:1.6;this.dust.add([o[0]-s*h,.35,-(o[1]+a*h)],[0,.9,0],1.1,c)}if(!this.calm&&r.wall&&n>5)for(let h=0;h<3;h+=1){let c=()=>(Math.random()-.5)*7;this.sparks.add([r.x+a*1.5,.4,-(r.y+s*1.5)],[c(),1+Math.random()*4,c()],.4,1)}}this.dust.update(i,0),this.sparks.update(i,9.8)}},$s=class{constructor(t,i){this.positions=new bt(new Float32Array(t*3).fill(-50),3),this.colours=new bt(new Float32Array(t*4),4),this.speeds=new Float32Array(t*3),this.ages=new Float32Array(t).fill(1),this.lives=new Float32Array(t).fill(1),this.tints=new Float32Array(t).fill(1),this.next=0;let r=new Pt;r.setAttribute("position",this.positions),r.setAttribute("color",this.colours),this.points=new uu(r,i),this.points.frustumCulled=!1}add(t,i,r,a){let s=this.next;this.next=(this.next+1)%this.ages.length,this.positions.setXYZ(s,t[0],t[1],t[2]),this.speeds.set(i,s*3),this.ages[s]=0,this.lives[s]=r,this.tints[s]=a}update(t,i){for(let r=0;r<this.ages.length;r+=1){this.ages[r]+=t;let a=Math.max(1-this.ages[r]/this.lives[r],0),s=r*3;this.speeds[s+1]-=i*t;for(let n=0;n<3;n+=1)this.positions.array[s+n]+=this.speeds[s+n]*t;this.colours.setXYZW(r,this.tints[r],this.tints[r],this.tints[r],a)}this.positions.needsUpdate=!0,this.colours.needsUpdate=!0}},CS=2600,Qs=class{constructor(){this.ring=new Ks(CS,.035,.85),this.mesh=this.ring.mesh,this.before=null}update(t,i){let[r,a]=[Math.cos(t.yaw),Math.sin(t.yaw)],s=[t.x-a*.16,t.y+r*.16,t.x+a*.16,t.y-r*.16];if(!this.before){this.before=s;return}let n=Math.hypot(this.before[0]-s[0],this.before[1]-s[1]);n<.5||(n<6&&this.ring.add(this.before,s,PS(t.forward/i),1),this.before=s)}clear(){this.ring.clear(),this.before=null}};function PS(e){let t=Math.min(Math.max(e,0),1),i=[[.2,.25,.75],[.45,.25,.7],[.85,.3,.45],[.98,.6,.2],[1,.93,.35]],r=Math.min(Math.floor(t*(i.length-1)),i.length-2),a=t*(i.length-1)-r,[s,n,o]=i[r].map((l,h)=>l+(i[r+1][h]-l)*a);return new Be(s,n,o)}var an=3,NS=45,LS=.95,en=.85,IS=.16,$t={ground:-.3,runoff:-.02,road:0,kerb:.015,paint:.02},cd=420,tn=110;function ud(e){let t=Al(e),i=new Tt;i.add(US(t),OS(t),FS(t)),i.add(kS(t),BS(t));for(let r of[1,-1])i.add(zS(t,r),GS(t,r),HS(t,r));return i.add(VS(t),WS(t[0]),...XS(t),...jS(t)),i}function Al(e){let{lines:t,halfWidths:i,curvature:r,quads:a}=e,s=o=>(o%a+a)%a,n=[];for(let o=0;o<a;o+=1){let l=[s(o-1),o,s(o+1),s(o+2)],h=(c,d,u,p)=>DS(l.map(v=>c[v*d+u]),p);for(let c=0;c<an;c+=1){let d=c/an,u=h(t,8,6,d),p=h(t,8,7,d),v=Math.hypot(u,p);n.push({x:h(t,8,4,d),y:h(t,8,5,d),leftX:u/v,leftY:p/v,road:h(i,2,0,d),wall:h(i,2,1,d),along:(o+d)*e.length/a,bend:h(r,1,0,d)})}}return[...n,{...n[0],along:e.length}]}function DS([e,t,i,r],a){let s=a*a;return .5*(2*t+(i-e)*a+(2*e-5*t+4*i-r)*s+(3*t-e-3*i+r)*s*a)}function dr(e,t,i,r){let[a,s,n]=[[],[],[]];e.forEach((l,h)=>{if([t(l),i(l)].forEach(([c,d],u)=>{a.push(l.x+l.leftX*c,d,-(l.y+l.leftY*c)),s.push(...r(l,u))}),h>0){let c=2*h;n.push(c-2,c-1,c,c-1,c+1,c)}});let o=new Pt;return o.setAttribute("position",new bt(new Float32Array(a),3)),o.setAttribute("uv",new bt(new Float32Array(s),2)),o.setIndex(n),o.computeVertexNormals(),o}function Ci(e,t){let i=new ct(e,new mi({side:Wt,...t}));return i.receiveShadow=!0,i}function sn(e){let t=e.map(r=>r.x),i=e.map(r=>r.y);return{left:Math.min(...t),right:Math.max(...t),low:Math.min(...i),high:Math.max(...i)}}function US(e){let t=new zs(900,24,12),i=t.getAttribute("position"),r=new Float32Array(i.count*3),[a,s]=[new Be(14149871),new Be(6267866)];for(let l=0;l<i.count;l+=1){let h=Math.min(Math.max(i.getY(l)/520,0),1)**.7;a.clone().lerp(s,h).toArray(r,l*3)}t.setAttribute("color",new bt(r,3));let n=new ct(t,new Sa({vertexColors:!0,side:Bt,fog:!1,depthWrite:!1,toneMapped:!1})),o=sn(e);return n.position.set((o.left+o.right)/2,0,-(o.low+o.high)/2),n.renderOrder=-1,n}function OS(e){let t=sn(e),i=wa(Math.round(t.right*3+t.high*5)+11),r=Math.max(t.right-t.left,t.high-t.low)/2,a=new Tt;for(let s=0;s<46;s+=1){let n=s/46*Math.PI*2+i()*.1,o=r+300+i()*170,l=26+i()*62,h=new mi({color:new Be(8364906).lerp(new Be(10467785),i()*.8),flatShading:!0}),c=new ct(new ks(l*(1.7+i()),l,6+Math.floor(i()*3)),h);c.position.set((t.left+t.right)/2+Math.cos(n)*o,l/2-7,-(t.low+t.high)/2+Math.sin(n)*o),c.rotation.y=i()*6,a.add(c)}return a}function FS(e){let t=sn(e),i=Math.max(t.right-t.left,t.high-t.low)+1600,r=sd();r.repeat.set(i/24,i/24);let a=Ci(new Hr(i,i),{map:r});return a.rotation.x=-Math.PI/2,a.position.set((t.left+t.right)/2,$t.ground,-(t.low+t.high)/2),a}function BS(e){let t=dr(e,i=>[i.road,$t.road],i=>[-i.road,$t.road],(i,r)=>[r,i.along/12]);return Ci(t,{map:ad()})}function kS(e){let t=new Tt;for(let i of[1,-1]){let r=dr(e,a=>[i*(a.wall+.2),$t.runoff],a=>[i*(a.road-.3),$t.runoff],(a,s)=>[(s?a.road:a.wall)/5,a.along/5]);t.add(Ci(r,{map:nd()}))}return t}function zS(e,t){let i=dr(e,r=>[t*(r.road-.12),$t.paint],r=>[t*(r.road-.12-IS),$t.paint],(r,a)=>[a,r.along]);return Ci(i,{color:15855850})}function GS(e,t){let i=new Tt,r=od(),a=e.map(n=>Math.abs(n.bend)>1/NS),s=-1;return a.push(!1),a.forEach((n,o)=>{if(n&&s<0&&(s=o),n||s<0)return;let l=e.slice(Math.max(s-4,0),Math.min(o+5,e.length));if(s=-1,l.length<12)return;let h=d=>LS*Math.min(1,Math.min(l.indexOf(d),l.length-1-l.indexOf(d))/4),c=dr(l,d=>[t*(d.road+h(d)),$t.kerb+.05],d=>[t*(d.road-.1),$t.kerb],(d,u)=>[u,d.along/2.6]);i.add(Ci(c,{map:r}))}),i}function HS(e,t){let i=ld(),r=dr(e,l=>[t*l.wall,$t.runoff],l=>[t*l.wall,en],(l,h)=>[t*l.along/24,h]),a=dr(e,l=>[t*l.wall,en],l=>[t*(l.wall+.35),en],(l,h)=>[l.along/24,h]),s=dr(e,l=>[t*(l.wall+.35),en],l=>[t*(l.wall+.35),$t.ground],(l,h)=>[l.along/24,h]),n=new Tt,o=Ci(r,{map:i});return o.castShadow=!0,n.add(o,Ci(a,{color:15264236}),Ci(s,{color:12172482})),n}function VS(e){let[t]=e,i=bl(),r=Ci(new Hr(2*t.road,1.6),{map:i});return r.rotation.set(-Math.PI/2,0,Math.atan2(t.leftY,t.leftX)),r.position.set(t.x,$t.paint+.005,-t.y),r}function WS(e){let t=new Tt,i=new mi({color:3818064}),r=e.wall+.6;for(let o of[1,-1]){let l=new ct(new si(.35,5.6,.35),i);l.position.set(o*r,2.8,0),t.add(l)}let a=new ct(new si(2*r+.35,.9,.4),new mi({color:14831917}));a.position.y=5.3;let s=new ct(new Hr(2*r-1,.5),new mi({map:bl(),side:Wt}));s.position.set(0,5.3,.22);let n=s.clone();return n.position.z=-.22,t.add(a,s,n),t.traverse(o=>{o.castShadow=!0}),t.position.set(e.x,0,-e.y),t.rotation.y=Math.atan2(e.leftY,e.leftX),t}function dd(e,t,i,r){return e.every(a=>Math.hypot(a.x-t,a.y-i)>a.wall+r)}function XS(e){let t=sn(e),i=wa(Math.round(e.length*7+t.right*13)),r=[],a=e.filter((o,l)=>l%an===0);for(let o=0;r.length<cd&&o<6*cd;o+=1){let l=t.left-tn+i()*(t.right-t.left+2*tn),h=t.low-tn+i()*(t.high-t.low+2*tn);dd(a,l,h,5)&&r.push({x:l,y:h,size:.7+i()*.8,turn:i()*6.28,kind:i()})}let s=r.filter(o=>o.kind<.55),n=r.filter(o=>o.kind>=.55);return[rn(new Gr(.22,.32,2,5),6966067,r,1),rn(new ks(1.9,5.2,7),3959610,s,4.2),rn(new ks(1.3,3.4,7),4684356,s,6.3),rn(new Nu(2.1,1),6262597,n,3.6)]}function rn(e,t,i,r){let a=new ml(e,new mi({color:16777215,flatShading:!0}),i.length),s=new Ri,n=new I(0,1,0);return i.forEach((o,l)=>{s.setFromAxisAngle(n,o.turn);let h=new I(o.x,r*o.size,-o.y);a.setMatrixAt(l,new at().compose(h,s,new I(o.size,o.size,o.size)));let c=.86+.28*(o.turn*7.3%1);a.setColorAt(l,new Be(t).multiplyScalar(c))}),a.castShadow=!0,a.receiveShadow=!0,a}function jS(e){for(let i of[6,18,30]){let r=e[i];for(let a of[1,-1]){let s=a*(r.wall+3+4.5),[n,o]=[r.x+r.leftX*s,r.y+r.leftY*s],l=e.filter((h,c)=>c%an===0);if(dd(l,n,o,9/2+1))return[qS(n,o,Math.atan2(r.leftY,r.leftX)+(a>0?0:Math.PI),9)]}}return[]}function qS(e,t,i,r){let a=new Tt,s=6,n=[3108275,14831917,15778123,4891514,14211806],o=wa(99);for(let h=0;h<s;h+=1){let c=new ct(new si(r/s,.7+h*.7,26),new mi({color:10133674}));c.position.set(-r/2+(h+.5)*(r/s),(.7+h*.7)/2,0),a.add(c);let d=new ml(new si(.45,.8,.5),new mi,30);for(let u=0;u<30;u+=1){let p=new at().makeTranslation(c.position.x,1.05+h*.7,-12.4+u*.85+o()*.2);d.setMatrixAt(u,p),d.setColorAt(u,new Be(n[Math.floor(o()*n.length)]).multiplyScalar(.7+.4*o()))}a.add(d)}let l=new ct(new si(r+1.5,.2,27),new mi({color:15922165}));return l.position.set(.4,7.2,0),l.rotation.z=.06,a.add(l),a.traverse(h=>{h.castShadow=!0}),a.position.set(e,0,-t),a.rotation.y=i,a}var pd=12836074,nn=38,Ta=[{pixels:2,shadows:2048},{pixels:1.25,shadows:1024},{pixels:1,shadows:0},{pixels:.6,shadows:0}],fd=1/36,YS=24,on=class{constructor(t,i=null){let r=i===null&&KS();r&&rd(),this.renderer=new td({canvas:t,antialias:!r,powerPreference:"high-performance"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=Nr,this.renderer.toneMapping=Fs,this.renderer.toneMappingExposure=1.12,this.scene=new pl,this.calm=!1,this.adapts=i===null,this.quality=Math.min(i??(r?Ta.length-2:0),Ta.length-1),this.slowness=0,this.cars=[]}judge(t){let i=t>fd;this.slowness=Math.max(this.slowness+(i?Math.min(t/fd,8):-1),0),!(!this.adapts||this.slowness<YS||this.quality===Ta.length-1)&&(this.slowness=0,this.quality+=1,this.applyQuality(),this.resize())}applyQuality(){let{shadows:t}=Ta[this.quality];this.sun&&(this.sun.castShadow=t>0,t&&(this.sun.shadow.mapSize.set(t,t),this.sun.shadow.map?.dispose(),this.sun.shadow.map=null))}open(t,i){this.dispose(),this.scene=new pl,this.scene.background=new Be(pd),this.scene.fog=new ru(pd,260,1150),this.scene.add(new ku(14675707,7043660,1.5)),this.sun=new Hu(16773852,2.6),this.applyQuality(),this.sun.shadow.bias=-6e-4,Object.assign(this.sun.shadow.camera,{left:-nn,right:nn,top:nn,bottom:-nn,near:1,far:160}),this.scene.add(this.sun,this.sun.target,ud(t)),this.cars=i.map(a=>new qs(a.colour,a.opacity)),this.skids=new Zs,this.particles=new Js,this.particles.calm=this.calm,this.line=new Qs,this.line.mesh.visible=!1,this.rays=JS(),this.rays.visible=!1,this.scene.add(...this.cars.map(a=>a.group),this.skids.mesh,this.particles.group,this.line.mesh,this.rays);let r=this.crew?.name;this.crew=new Vs(Al(t)),this.crew.calm=this.calm,r&&this.crew.choose(r),this.resize()}setCalm(t){this.calm=t,this.particles&&(this.particles.calm=t),this.crew&&(this.crew.calm=t)}resize(){let{clientWidth:t,clientHeight:i}=this.renderer.domElement;this.renderer.setPixelRatio(Math.min(globalThis.devicePixelRatio||1,Ta[this.quality].pixels)),this.renderer.setSize(t,i,!1),this.crew?.resize(t/Math.max(i,1))}draw(t,i,r){if(!this.crew||!this.skids||!this.particles||!this.line||!this.rays||!this.sun)return;this.cars.forEach((s,n)=>s.update(t[n],i));let a=t[0];this.crew.name==="bonnet"&&(this.cars[0].group.visible=!1),this.skids.update(t),this.particles.update(t,i),this.line.mesh.visible=r.line,r.line&&this.line.update(a,r.topSpeed),this.showRays(a,r.rays),this.crew.update(a,i),this.sun.position.set(a.x+34,62,-a.y+26),this.sun.target.position.set(a.x,0,-a.y),this.renderer.render(this.scene,this.crew.camera),this.judge(i)}showRays(t,i){if(!this.rays||(this.rays.visible=!!i,!i))return;let r=this.rays.geometry.getAttribute("position");i.forEach(({angle:a,distance:s},n)=>{let o=t.yaw+a;r.setXYZ(2*n,t.x,.5,-t.y),r.setXYZ(2*n+1,t.x+Math.cos(o)*s,.5,-(t.y+Math.sin(o)*s))}),r.needsUpdate=!0}clearMarks(){this.skids?.clear(),this.line?.clear(),this.crew&&(this.crew.settled=!1)}dispose(){this.scene.traverse(t=>{t.geometry?.dispose();for(let i of[t.material].flat().filter(Boolean))i.map?.dispose(),i.dispose()}),this.sun?.dispose()}};function KS(){let e=document.createElement("canvas").getContext("webgl2"),t=e?.getExtension("WEBGL_debug_renderer_info"),i=e&&t?String(e.getParameter(t.UNMASKED_RENDERER_WEBGL)):"";return e?.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software|basic render/i.test(i)}var ZS=16;function JS(){let e=new Pt;e.setAttribute("position",new bt(new Float32Array(ZS*6),3));let t=new cu(e,new gl({color:16773258,transparent:!0,opacity:.85}));return t.frustumCulled=!1,t}var Ye=class extends Error{};function md(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),i=$S(t),r=t.getUint16(i+10,!0);if(r>1e3)throw new Ye(`the zip has ${r} entries; a driver has a few`);let a=new Map,s=t.getUint32(i+16,!0);for(let n=0;n<r;n+=1){if(s+46>i||t.getUint32(s,!0)!==33639248)throw new Ye("the zip's directory is damaged");let o=t.getUint16(s+28,!0),l=s+46+o+t.getUint16(s+30,!0)+t.getUint16(s+32,!0);if(l>i)throw new Ye("the zip's directory is damaged");let h=new TextDecoder().decode(e.subarray(s+46,s+46+o));t.getUint16(s+10,!0)===0&&a.set(h,QS(e,t,s,h)),s=l}return a}function $S(e){let t=e.byteLength-22;for(let i=t;i>=Math.max(0,t-65535);i-=1)if(e.getUint32(i,!0)===101010256)return i;throw new Ye("this is not a zip file")}function QS(e,t,i,r){let a=t.getUint32(i+24,!0),s=t.getUint32(i+42,!0);if(s+30>e.length||t.getUint32(s,!0)!==67324752)throw new Ye(`the zip's entry ${r} is damaged`);let n=s+30+t.getUint16(s+26,!0)+t.getUint16(s+28,!0);if(n+a>e.length)throw new Ye(`the zip's entry ${r} is cut off`);return e.subarray(n,n+a)}var eM=3,tM=3200,iM=9e3,rM=.5,aM=32*1024*1024,sM=300*60,ln=class{constructor(t,i){this.simulator=t,this.garage=i;let r=new URLSearchParams(location.search),a=r.get("quality");this.view=new on(be("view"),a===null?null:Number(a)||0),this.view.setCalm(matchMedia("(prefers-reduced-motion: reduce)").matches),this.draws=r.get("draw")!=="off",this.hud=new Na,this.telemetry=new Ga,this.sound=new za,this.sound.mute(Si("muted",!1)),this.input=new pr,this.dialogs=new Da(this.input,s=>this.act(s)),this.setup=new Ba(i,s=>this.go(s)),this.session=null,this.choice=null,this.screen="start",this.countdown=0,this.colours=[],this.loop=new Ua(1/t.facts.constants.ticksPerSecond,()=>this.tick(),(s,n)=>this.frame(s,n))}async open(){this.listen(),this.loop.start(),this.setup.show(),await this.demo()}listen(){this.input.listen(window),this.input.onPress.push(i=>this.press(i));let t=Object.fromEntries([...document.querySelectorAll("[data-pad]")].map(i=>[i.getAttribute("data-pad"),i]));ch(this.input,t),document.querySelector(".tools")?.addEventListener("click",i=>{let r=i.target.closest("[data-command]")?.getAttribute("data-command");r&&this.press(r)}),be("open-keys").addEventListener("click",()=>this.dialogs.open("keys")),window.addEventListener("resize",()=>this.view.resize()),document.addEventListener("visibilitychange",()=>document.hidden&&this.pause());for(let i of["keydown","pointerdown"])window.addEventListener(i,()=>this.sound.start(),{once:!0});window.addEventListener("touchstart",()=>this.showTouch(),{once:!0,passive:!0}),this.listenToDrops()}showTouch(){this.input.touch.used=!0,document.body.classList.add("touching"),be("touch").hidden=this.screen==="start"}listenToDrops(){window.addEventListener("dragover",i=>{i.preventDefault(),be("drop").hidden=!1}),window.addEventListener("dragleave",i=>{i.relatedTarget||(be("drop").hidden=!0)}),window.addEventListener("drop",i=>{i.preventDefault(),be("drop").hidden=!0,this.bring(i.dataTransfer?.files[0])});let t=be("file");t.addEventListener("change",()=>{this.bring(t.files?.[0]),t.value=""})}async bring(t){if(t)try{if(t.size>aM)throw new Ye(`${t.name} cannot be raced: it is larger than 32 MB`);let i=await this.garage.add(t.name,new Uint8Array(await t.arrayBuffer()));this.screen!=="start"&&this.leave(),this.setup.choose(i.name),this.setup.error(""),this.toast(`${i.name} is ready to race`)}catch(i){if(!(i instanceof Ye))throw i;this.setup.error(i.message),this.toast(i.message)}}async demo(){let{index:t}=this.garage,i=this.garage.rivals(t.track),r=i.some(n=>n.name===t.opponent)?t.opponent:i[i.length-1].name,[a,s]=await Promise.all([this.garage.track(t.track),this.garage.entrant(r)]);this.screen==="start"&&(this.openSession(a,"watch",[s],0),this.loop.running=!0)}async go(t){this.setup.error("");try{let i=await this.garage.track(t.track),r=t.mode==="trial"?[]:await Promise.all(t.rivals.map(n=>this.garage.entrant(n))),a=t.mode==="trial"?[!0,!1]:[],s=[...t.mode==="watch"?[]:[{name:"You"}],...r,...a.map(n=>({name:"Your best",standing:n,ghost:jr(i,n)?.ghost??null}))];this.choice=t,this.setup.hide(),this.openSession(i,t.mode,s,t.mode==="race"?t.laps:0),this.begin()}catch(i){this.setup.error(`This track or driver could not be loaded: ${i.message}`)}}openSession(t,i,r,a){this.session?.close();let s=new Ki(this.simulator,t,i,r,a);this.session=s,s.assistance=!!this.choice?.help&&s.mode!=="watch",s.onLap.push(l=>this.lapFinished(l)),s.onReset.push(()=>this.view.clearMarks());let n=0,o=s.cars.map(l=>l.isPlayer||s.mode==="watch"?{colour:ah,opacity:1}:l.isGhost?{colour:16053746,opacity:.4}:(n+=1,{colour:qr[(n-1)%qr.length],opacity:rM}));this.colours=o.map(l=>l.colour),this.view.open(s.track,o),this.loadTraces()}loadTraces(){let{session:t}=this;if(!t)return;this.bestTime=Xr(t.track);let i=jr(t.track,!1)??jr(t.track,!0);this.bestTrace=t.mode==="watch"?null:i?.trace??null,this.rivalTrace=null}begin(){let{session:t}=this;if(!t)return;this.dialogs.closeAll(),t.restart(),this.rivalTrace=null,this.input.release(),this.input.enabled=!0,this.hud.open(t,this.colours),t.mode==="watch"?this.telemetry.open(t):this.telemetry.close(),document.body.classList.toggle("watching",t.mode==="watch"),be("touch").hidden=!this.input.touch.used;let i=document.querySelector(".take-over");i.hidden=t.mode!=="watch",Cn(this.input,i),be("view").focus(),this.countdown=t.mode==="watch"?0:eM,this.screen=this.countdown?"count":"drive",this.loop.running=!0,this.helpOnFirstVisit()}helpOnFirstVisit(){this.session?.mode==="watch"||this.input.touch.used||Si("visited",!1)||(ni("visited",!0),be("first-help").hidden=!1,setTimeout(()=>be("first-help").hidden=!0,iM))}tick(){let{session:t}=this;if(!(!t||this.screen==="result")){if(this.screen==="count"){this.count();return}this.screen==="drive"&&(t.playerInput.set(this.input.controls(t.tickSeconds,t.world.speed(0))),t.takenOver=t.mode==="watch"&&this.input.takesOver),t.step(),t.cars[0].finishedAt!==null&&this.screen==="drive"&&this.finish()}}count(){let t=Math.ceil(this.countdown);this.countdown-=1/this.simulator.facts.constants.ticksPerSecond;let i=Math.ceil(this.countdown),r=be("count");(r.hidden||i!==t)&&(r.hidden=!1,pt(r,i>0?String(i):"GO"),this.sound.beep(i<=0)),this.countdown<=0&&(this.screen="drive",setTimeout(()=>r.hidden=!0,700))}frame(t,i){let{session:r}=this;if(!r)return;let a=$l(r,t),s=this.screen!=="start",n=null;if(s){r.mode==="watch"&&(n=this.telemetry.update(r));let o=r.cars.findIndex((h,c)=>c>0&&!h.isGhost),l=o>0&&r.cars[o].laps.length>=r.cars[0].laps.length?r.cars[o].trace:null;this.hud.update(r,a,{rival:this.rivalTrace??l,best:this.bestTrace??null,bestTime:this.bestTime??null}),this.showSign(r,a),this.screen==="drive"&&this.sound.update(a[0])}if(this.draws){let o={topSpeed:this.simulator.facts.constants.topSpeed,rays:n,line:r.mode==="watch"};this.view.draw(a,this.loop.running?i:0,o)}}showSign(t,i){let[r]=t.cars;t.takenOver?this.hud.sign("YOU DRIVE",!0):this.screen!=="drive"?this.hud.sign(""):t.world.count(0,"backward")&&i[0].forward>3?this.hud.sign("↶ WRONG WAY"):i[0].offTrack?this.hud.sign("⚠ OFF TRACK"):r.stillTicks>90?this.hud.sign("Stuck? You will be put back",!0):r.valid?this.hud.sign(""):this.hud.sign("This lap does not count",!0)}lapFinished(t){let{session:i}=this;if(!i||this.screen==="start")return;let r=i.cars[t.car];if(t.car>0&&!r.isGhost){this.rivalTrace=t.trace;return}if(t.car>0||i.mode==="watch")return;let a=ql(i.track,t,Ki.ghostOf(t,r.inputs,r.lapState));this.sound.chime(a);let s=[!t.valid&&"does not count",t.valid&&!t.clean&&"not clean",t.assisted&&"with help"].filter(Boolean).join(", ");this.toast(a?`New best: ${Ut(t.time)}`:`${Ut(t.time)}${s?` (${s})`:""}`),a&&(this.bestTime=Xr(i.track),this.bestTrace=t.trace,i.mode==="trial"&&this.raceOwnBest(i,t))}raceOwnBest(t,i){let r=jr(t.track,i.standing),a=t.cars.find(({isGhost:s,entrant:n})=>s&&n.standing===i.standing);r&&a&&(a.entrant={...a.entrant,ghost:r.ghost})}finish(){let{session:t}=this;t&&(this.screen="result",this.input.enabled=!1,this.sound.hush(),this.loop.running=!1,t.finishOthers(sM),this.dialogs.showResult(t))}press(t){t==="mute"&&(this.sound.mute(!this.sound.muted),ni("muted",this.sound.muted),be("mute").classList.toggle("off",this.sound.muted),this.toast(this.sound.muted?"Sound off":"Sound on")),this.screen!=="start"&&(t==="pause"&&(this.screen==="paused"?this.act("resume"):this.pause()),t==="restart"&&this.act("restart"),t==="camera"&&this.nextCamera(),t==="fullscreen"&&(document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.().catch(()=>{})))}nextCamera(){let t=this.view.crew?.next()??"chase";this.dialogs.showCamera(t),this.screen!=="paused"&&this.toast(`Camera: ${t}`)}act(t){t==="resume"&&this.screen==="paused"?(this.dialogs.closeAll(),this.input.enabled=!0,this.screen=this.countdown>0?"count":"drive",this.loop.running=!0,be("view").focus()):t==="restart"&&this.session?this.begin():t==="camera"?this.nextCamera():t==="keys"?this.dialogs.open("keys"):t==="leave"&&this.leave()}pause(){this.screen!=="drive"&&this.screen!=="count"||(this.screen="paused",this.loop.running=!1,this.input.release(),this.input.enabled=!1,this.sound.hush(),this.dialogs.open("pause"))}leave(){this.dialogs.closeAll(),this.hud.close(),this.telemetry.close(),this.sound.hush(),be("touch").hidden=!0,be("count").hidden=!0,be("first-help").hidden=!0,document.body.classList.remove("watching"),this.screen="start",this.input.enabled=!1,this.setup.show(),this.demo()}toast(t){let i=be("toast");pt(i,t),i.hidden=!1,clearTimeout(this.toastTimer),this.toastTimer=setTimeout(()=>i.hidden=!0,tM)}state(){let{session:t}=this,i=t?.world;return{screen:this.screen,mode:t?.mode??null,track:t?.track.name??null,tick:t?.tick??0,camera:this.view.crew?.name??null,takenOver:t?.takenOver??!1,frameMs:this.loop.costs.slice(),memory:this.simulator.exports.memory.buffer.byteLength,cars:!t||!i?[]:t.cars.map((r,a)=>({name:r.entrant.name,x:i.number(a,"x_m"),y:i.number(a,"y_m"),yaw:i.number(a,"yaw_rad"),position:i.number(a,"position_m"),offset:i.number(a,"offset_m"),speed:i.speed(a),lap:r.laps.length+1,lapTime:i.currentLap(a),shown:t.isShown(a)}))}}lapList(){return(this.session?.finishedLaps??[]).map(({car:t,time:i,clean:r,valid:a,assisted:s})=>({car:t,time:i,clean:r,valid:a,assisted:s}))}};var vd={F32:Float32Array,F64:Float64Array,I64:BigInt64Array},nM=1<<20,ba=8;function _d(e){let t=oM(e),i=e.subarray(ba+t.bytes),r=new Map;for(let[a,s]of Object.entries(t.entries))a!=="__metadata__"&&s?.dtype in vd&&r.set(a,lM(a,s,i));return r}function oM(e){if(e.length<ba)throw new Ye("the arrays are cut off");let t=Number(new DataView(e.buffer,e.byteOffset).getBigUint64(0,!0));if(t>Math.min(e.length-ba,nM))throw new Ye("the arrays' header is damaged");let i=new TextDecoder().decode(e.subarray(ba,ba+t));return{bytes:t,entries:Rl(i,"the arrays' header")}}function lM(e,t,i){let r=vd[t.dtype],a=gd(t.shape),[s,n]=gd(t.data_offsets),o=a.reduce((l,h)=>l*h,1);if(!(s<=n&&n<=i.length&&n-s===o*r.BYTES_PER_ELEMENT))throw new Ye(`the array ${e} does not fit its header`);return{shape:a,values:new r(i.slice(s,n).buffer)}}function gd(e){if(!Array.isArray(e)||!e.every(t=>Number.isSafeInteger(t)&&t>=0))throw new Ye("the arrays' header is damaged");return e}function Rl(e,t){let i;try{i=JSON.parse(e)}catch{i=null}if(typeof i!="object"||i===null||Array.isArray(i))throw new Ye(`${t} is damaged`);return i}var hM="hotlap/manifest.json",Sd="hotlap/driver.safetensors",cM=32*1024*1024,Md=[-1,0,0,1,1,1],uM=Md.length/2,dM=4e6;async function Pl(e,t,i){try{if(e.length>cM)throw new Ye("it is larger than 32 MB");let r=md(e),a=r.get(hM),s=r.get(Sd);if(!a||!s)throw new Ye("it is not a hotlap driver");let n=Rl(new TextDecoder().decode(a),"its manifest");return await pM(s,n.entries?.[Sd]),fM(n,_d(s),t,i)}catch(r){throw r instanceof Ye?new Ye(`${t} cannot be raced: ${r.message}`):r instanceof TypeError||r instanceof RangeError?new Ye(`${t} cannot be raced: its manifest is damaged`):r}}async function pM(e,t){if(!globalThis.crypto?.subtle)return;let i=await crypto.subtle.digest("SHA-256",e);if(Array.from(new Uint8Array(i),a=>a.toString(16).padStart(2,"0")).join("")!==t)throw new Ye("its arrays are damaged")}function fM(e,t,i,r){let{driver:a,plan:s,fingerprints:n}=e,o=String(s.environment);if(o!=="racer"&&!o.startsWith("racer:")&&o!=="hotlap/Racer-v0")throw new Ye(`it was trained on ${o}, not on the racer`);if(n.physics!==r.physics)throw new Ye("it was trained with other physics than this page has");let l=s.env_options.observation??"standard",h=r.observations[l];if(!h||n.observation!==h.fingerprint)throw new Ye("it sees other things than this page shows");let c=v=>mM(v,t),d=gM(a,c,h.terms.length),u=r.activations.indexOf(a.policy.activation);if(u<0)throw new Ye(`its activation is ${a.policy.activation}`);let p=Float64Array.from([...c(a.spaces.action.low),...c(a.spaces.action.high)]);if(p.join()!==Md.join())throw new Ye("it has other actions than steer, throttle and brake");return{name:i,environment:o,observation:l,...d,activation:u,bounds:p,actionRepeat:SM(s.env_options.action_repeat??1,60),steps:Number(e.step)||0,squashed:!!a.policy.squashed,meanLimit:a.policy.mean_limit===null?1/0:Cl(a.policy.mean_limit),..._M(a.normalizer,c,h.terms.length)}}function mM(e,t){let i=t.get(e.$array)?.values;if(!i||i instanceof BigInt64Array)throw new Ye("an array is missing");if(!i.every(Number.isFinite))throw new Ye("a number in it is not finite");return i}function gM(e,t,i){let r=[i],a=[],s=0;for(let[l,h]of e.policy.layers){let c=t(e.weights[l]),d=t(e.weights[h]);if(s+=c.length+d.length,s>dM)throw new Ye("its network has more than 4 million weights");let u=r[r.length-1],p=d.length;if(c.length!==u*p)throw new Ye("its layers do not fit together");r.push(p),a.push(vM(c,p,u),d)}if(r.length<2||r[r.length-1]!==uM)throw new Ye("its network has another shape than a driver's");let n=new Float64Array(s),o=0;for(let l of a)n.set(l,o),o+=l.length;return{widths:r,numbers:n}}function vM(e,t,i){let r=new Float64Array(e.length);for(let a=0;a<t;a+=1)for(let s=0;s<i;s+=1)r[s*t+a]=e[a*i+s];return r}function _M(e,t,i){if(!e||!e.norm_obs)return{normalizer:new Float64Array(0),clip:1/0};let r=t(e.mean),a=t(e.var),s=Number(e.epsilon);if(r.length!==i||a.length!==i)throw new Ye("its normaliser does not fit");let n=Array.from(a,o=>Cl(Math.sqrt(o+s)));return{normalizer:Float64Array.from([...r,...n]),clip:Cl(e.clip_obs)}}function Cl(e){let t=Number(e);if(!(t>0))throw new Ye("a limit or deviation in it is not above 0");return t}function SM(e,t){let i=Number(e);if(!Number.isInteger(i)||i<1||i>t)throw new Ye("its action_repeat is odd");return i}var MM="hotlap-data",Nl;function xd(){if(Nl===void 0){let e=typeof document>"u"?null:document.getElementById(MM);Nl=e?JSON.parse(e.textContent??"{}"):null}return Nl}async function Aa(e){let t=xd();return t?yd(t,e):(await Ed(e)).json()}async function hn(e){let t=xd();return t?Uint8Array.from(atob(yd(t,e)),i=>i.charCodeAt(0)):new Uint8Array(await(await Ed(e)).arrayBuffer())}function yd(e,t){if(!(t in e))throw new Error(`${t} is not in this file`);return e[t]}async function Ed(e){let t=await fetch(e);if(!t.ok)throw new Error(`${e}: ${t.status} ${await t.text()}`);return t}var vi={LEFT:0,RIGHT:2,CENTRE:4,NORMAL:6,WIDTH:8},cn=class{constructor(t){if(this.name=t.name,this.title=t.title,this.fingerprint=t.fingerprint,this.length=t.length_m,this.centrelineLap=t.t_c,this.corners=t.corners,this.lines=Ra(t.lines),this.halfWidths=Ra(t.half_widths),this.curvature=Ra(t.curvature),this.linePlan=Ra(t.line_plan),this.casualPlan=Ra(t.casual_plan),this.rows=this.lines.length/vi.WIDTH,!Number.isInteger(this.rows)||this.halfWidths.length!==2*this.rows||this.rows<5)throw new Error(`track ${this.name} is damaged`)}get quads(){return this.rows-1}geometry(t){return[t.array("float64",[this.rows,vi.WIDTH],this.lines),t.array("float64",[this.rows,2],this.halfWidths),t.array("int64",[1,2],[0n,BigInt(this.quads)]),t.array("float64",[1],[this.length])]}at(t){let i=(t%this.length+this.length)%this.length*(this.quads/this.length),r=Math.min(Math.floor(i),this.quads-1),a=i-r,s=(h,c,d)=>h[r*c+d]*(1-a)+h[(r+1)*c+d]*a,n=s(this.lines,vi.WIDTH,vi.NORMAL),o=s(this.lines,vi.WIDTH,vi.NORMAL+1),l=Math.hypot(n,o)||1;return{x:s(this.lines,vi.WIDTH,vi.CENTRE),y:s(this.lines,vi.WIDTH,vi.CENTRE+1),leftX:n/l,leftY:o/l,halfRoad:s(this.halfWidths,2,0),halfWall:s(this.halfWidths,2,1)}}};function Ra(e){let t=Uint8Array.from(atob(e),i=>i.charCodeAt(0));return new Float64Array(t.buffer)}var xM={"casual-human":"a beginner's pace","line-follower":"steady, on the centreline","flat-out":"never brakes"},yM=5400,un=class{constructor(t,i){this.simulator=t,this.index=i,this.tracks=new Map,this.drivers=new Map,this.dropped=[],this.lapTimes=new Map}async track(t){let i=this.tracks.get(t);if(i)return i;let r=this.index.tracks.find(s=>s.name===t)?.file??`data/tracks/${t.replace(":","-")}.json`,a=new cn(await Aa(r));return this.tracks.set(t,a),a}async driver(t){let i=this.drivers.get(t);if(i)return i;let r=this.index.drivers.find(s=>s.name===t);if(!r)throw new Error(`there is no driver ${t}`);let a=await Pl(await hn(r.file),t,this.simulator.facts);return this.drivers.set(t,a),a}async add(t,i){let r=t.replace(/\.zip$/i,"").slice(0,60)||"driver",a=new Set([...this.index.drivers.map(o=>o.name),...this.dropped.map(o=>o.name)]),s=r;for(let o=2;a.has(s);o+=1)s=`${r} (${o})`;let n=await Pl(i,s,this.simulator.facts);return this.drivers.set(s,n),this.dropped.push(n),n}rivals(t){let i=this.index.drivers.filter(r=>r.track===null||r.track===t||r.generation);return[...bn.slice(0,2).map(r=>({name:r,note:xM[r]})),...i.map(r=>({name:r.name,note:r.note})),...this.dropped.map(r=>({name:r.name,note:`dropped, trained on ${r.environment}`}))]}async entrant(t){return bn.includes(t)?{name:t,script:t}:{name:t,driver:await this.driver(t)}}async lapTime(t,i){let r=`${t} ${i}`;if(!this.lapTimes.has(r)){let[a,s]=await Promise.all([this.track(t),this.entrant(i)]),n=new Ki(this.simulator,a,"watch",[s],2);for(;n.tick<yM&&n.cars[0].finishedAt===null;)n.step();this.lapTimes.set(r,n.cars[0].laps[1]?.time??null),n.close()}return this.lapTimes.get(r)??null}};var Ll={float64:Float64Array,float32:Float32Array,int64:BigInt64Array,uint64:BigUint64Array},EM=65536,wd=16,pn=class e{constructor(t,i){this.facts=i,this.exports=t.exports,this.top=Number(this.exports.__heap_base.value),this.motion=dn(i.columns.motion),this.tally=dn(i.columns.tally),this.start=dn(i.columns.start),this.score=dn(i.columns.score)}static async load(t,i){let{instance:r}=await WebAssembly.instantiate(t,{});return new e(r,i)}array(t,i,r){let a=i.reduce((h,c)=>h*c,1),s=Math.ceil(this.top/wd)*wd;this.top=s+a*Ll[t].BYTES_PER_ELEMENT;let n=this.top-this.exports.memory.buffer.byteLength;n>0&&this.exports.memory.grow(Math.ceil(n/EM));let o={at:s,shape:i,kind:t,length:a},l=this.view(o);return r===void 0?new Uint8Array(l.buffer,l.byteOffset,l.byteLength).fill(0):l.set(r),o}mark(){return this.top}free(t){this.top=t}rows(t,i,r){let a=t.length/t.shape[0];return{at:t.at+i*a*Ll[t.kind].BYTES_PER_ELEMENT,shape:[r,...t.shape.slice(1)],kind:t.kind,length:r*a}}view(t){return new Ll[t.kind](this.exports.memory.buffer,t.at,t.length)}floats(t){return this.view(t)}singles(t){return this.view(t)}integers(t){return this.view(t)}bind(t,...i){let r=this.exports[t],a=i.flatMap(s=>typeof s=="object"?[s.at,...s.shape]:[s]);if(a.length!==this.facts.abi[t].length)throw new Error(`${t} takes ${this.facts.abi[t].length} words, not ${a.length}`);return()=>r(...a)}};function dn(e){return Object.fromEntries(e.map((t,i)=>[t,i]))}var wM=new Uint8Array([0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,10,1,8,0,65,0,253,15,253,98,11]);function Td(e,t){let i=document.createElement("div"),r=document.createElement("h1"),a=document.createElement("p");r.textContent=e,a.textContent=t,i.append(r,a),be("message").replaceChildren(i),be("message").hidden=!1}function TM(){return typeof WebAssembly>"u"||!WebAssembly.validate(wM)?"The simulator needs WebAssembly with SIMD, which this browser does not have. A current Chrome, Edge, Firefox or Safari does.":document.createElement("canvas").getContext("webgl2")?"":"Drawing needs WebGL 2, which this browser does not have or has switched off. Try another browser, or switch hardware acceleration on."}async function bM(){let e=TM();if(e)return Td("hotlap cannot run here",e),null;let[t,i,r]=await Promise.all([Aa("hotlap.json"),hn("hotlap.wasm"),Aa("data/index.json")]),a=await pn.load(i,t);return new ln(a,new un(a,r))}var fn=null,AM=bM().then(e=>{fn=e,fn?.open()},e=>{let t=e instanceof Ye;throw Td("hotlap could not start",t?e.message:`Something went wrong while loading: ${e.message}`),e});Object.assign(globalThis,{hotlap:{ready:AM,state:()=>fn?.state()??null,laps:()=>fn?.lapList()??[]}});})();
