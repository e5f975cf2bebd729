/** No script waits longer than this for the first picture, ms: a line so slow has room for both. */
const PATIENCE_MS = 2_500

/** React knows an element a little before it answers for it, ms. */
const SETTLING_MS = 300

/** How often it is looked whether React knows it, ms, and for how long a pressed button is believed to be React's: a minute. */
const LOOK_MS = 50
const MOST_LOOKS = 1_200

/** The element with the rules for links that the router takes over. */
export const ROUTED_RULES_ID = 'routed-rules'

/** Addresses of what the document runs. */
type StartedScripts = {
  readonly entry: string
  /** What the entry will import. */
  readonly modules: readonly string[]
  /** Run beside it, in a worker; a browser without workers goes without. */
  readonly worker: string | null
}

/**
 * Runs in the document's head: asks for the page's scripts once the browser has painted, with the pictures that lead the
 * page. Asked for before, they share the line with these, and are evaluated before anything is seen. A document that is
 * not shown paints nothing and asks at once. Each file is asked for in a task of its own: a dozen in one keep a slow phone
 * for 50 ms. A form that is sent before its code is here is sent when it is: the server has no address for it, and what was
 * typed would be gone. A button that is pressed before is pressed then, as often as the shopper has, unless somebody has
 * taken the click (`preventDefault`). When the code is here (the mark `hydrate`), the rules for routed links go: the router
 * fetches a page's code and data where the browser would fetch its document as well. */
export const startScript = ({ entry, modules, worker }: StartedScripts): string =>
  `(function(d,w,entry,modules,worker,nonce){
var begun=false,painted=false,pictured=false,held
function add(tag,props){var e=d.createElement(tag);for(var p in props)e[p]=props[p];e.nonce=nonce;d.head.append(e)}
function begin(){if(begun)return;begun=true
add('script',{type:'module',async:true,src:entry})
modules.forEach(function(href){w.setTimeout(add,0,'link',{rel:'modulepreload',href:href})})
if(worker)try{new Worker(worker,{type:'module'})}catch(e){}}
function check(){if(painted&&pictured)requestAnimationFrame(function(){setTimeout(begin)})}
function seen(){pictured=true;check()}
try{new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length){painted=true;check()}}).observe({type:'paint',buffered:true})}catch(e){painted=true}
d.addEventListener('DOMContentLoaded',function(){
if(d.hidden||d.prerendering)return begin()
var missing=[].filter.call(d.images,function(i){return i.fetchPriority=='high'&&!i.complete})
var left=missing.length
if(!left)return seen()
missing.forEach(function(i){['load','error'].forEach(function(type){i.addEventListener(type,function(){if(!--left)seen()},{once:true})})})})
w.setTimeout(begin,${PATIENCE_MS})
try{new PerformanceObserver(function(list){var rules=d.getElementById('${ROUTED_RULES_ID}')
if(rules&&list.getEntriesByName('hydrate').length)rules.remove()}).observe({type:'mark',buffered:true})}catch(e){}
function answers(e){return Object.keys(e).some(function(key){return key.indexOf('__reactProps')==0})}
function whenAnswers(e,act,times){if(answers(e))w.setTimeout(act,${SETTLING_MS})
else if(e.isConnected&&times)w.setTimeout(function(){whenAnswers(e,act,times-1)},${LOOK_MS})}
d.addEventListener('click',function(e){
var button=e.target.closest&&e.target.closest('button')
if(!button||button.type!='button'||e.defaultPrevented||answers(button))return
w.setTimeout(function(){if(!answers(button))whenAnswers(button,function(){button.click()},${MOST_LOOKS})})},true)
d.addEventListener('submit',function(e){
var form=e.target,button=e.submitter
if(form.method!='post'||answers(form))return
e.preventDefault()
if(held==form)return
held=form
w.setTimeout(function(){whenAnswers(form,function(){held=null;form.requestSubmit(button)},Infinity)})},true)
})(document,window,${inScript(entry)},${inScript(modules)},${inScript(worker)},document.currentScript.nonce)`

/** As a literal that cannot end the element it stands in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
