import { HANDLED_MARK, HYDRATION_PROBE } from './hydrationProbe.ts'
import { EARLY_SCROLL_MARK, SCROLLING_KEY, SHOPPER_SCROLLS } from './shopperScrolls.ts'

/** Scripts wait at most this long for the first picture, ms. */
const PATIENCE_MS = 2_500

/** A part handles events slightly before its effects have run, which some handlers need, ms. */
const SETTLING_MS = 300

/** Interval of checks whether React handles the element, ms; after one minute it counts as handled. */
const LOOK_MS = 50
const MOST_LOOKS = 1_200

/** The entry of the last document that was loaded again because a file was missing, in the tab's storage. */
const RELOADED_DOCUMENT_KEY = 'vetrina.device.reloadedDocument'

/** The element with the speculation rules for links that the router handles later. */
export const ROUTED_RULES_ID = 'routed-rules'

/** Addresses of the scripts of a document. */
type StartedScripts = {
  readonly entry: string
  /** Modules that the entry imports. */
  readonly modules: readonly string[]
  /** Runs in a worker beside the page; skipped in browsers without workers. */
  readonly worker: string | null
}

/**
 * Runs in the document's head and requests the page's scripts after the first paint and its leading pictures. Requested
 * earlier, they would compete with the pictures and be evaluated before the paint. A hidden document never paints and
 * requests them at once. Each file is requested in a task of its own, because a dozen in one task block a slow phone
 * for 50 ms.
 *
 * Forms submitted before hydration are submitted after it, because the server has no address for them. Clicks on
 * buttons before hydration are replayed, each of them, unless a handler called `preventDefault`. A value entered into a
 * field before hydration is entered again after it, in the same order and before the next key, because React and the
 * forms know only the values of the server's HTML. React may hydrate the target between an event and its timeout, so a
 * mark on the event shows whether React has handled it. Sections that were opened or closed dispatch `toggle` again. At
 * hydration (the mark `hydrate`) the speculation rules for routed links are removed, because the router then fetches
 * code and data itself.
 *
 * A mark shows that the shopper has scrolled before hydration, which then must not restore another position.
 *
 * Back and Forward before hydration change the address without the document, which React could not hydrate at another
 * address: the document of that address is loaded.
 *
 * A deploy can remove the entry or the stylesheet between the document and its files: then the document is loaded once
 * more, at most once for each build, and only if the host answers.
 */
export const startScript = ({ entry, modules, worker }: StartedScripts): string =>
  `(function(d,w,entry,modules,worker,nonce){
d.addEventListener('error',function(e){var t=e.target,k='${RELOADED_DOCUMENT_KEY}'
if((t.src||t.href||'').indexOf(w.origin+'/assets/')||!/^(module|stylesheet)$/.test(t.rel||t.type))return
try{if(sessionStorage.getItem(k)==entry)return
sessionStorage.setItem(k,entry)}catch(x){return}
fetch('/livez').then(function(r){if(r.ok)location.reload()},function(){})},true)
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
var scrolled
function scroll(e){if(scrolled||e.key&&!${String(SCROLLING_KEY)}.test(e.key))return
scrolled=true;performance.mark('${EARLY_SCROLL_MARK}')}
${inScript(SHOPPER_SCROLLS)}.forEach(function(type){d.addEventListener(type,scroll,{capture:true,passive:true})})
function answers(e){return !e.dispatchEvent(new Event('${HYDRATION_PROBE}',{bubbles:true,cancelable:true}))}
function address(){return location.pathname+location.search}
var opened=address()
w.addEventListener('popstate',function(){if(address()!=opened&&!answers(d.body))location.reload()})
function whenAnswers(e,act,times){if(answers(e))w.setTimeout(function(){entered.forEach(enter);act()},${SETTLING_MS})
else if(e.isConnected&&times)w.setTimeout(function(){whenAnswers(e,act,times-1)},${LOOK_MS})}
var entered=new Map(),looking
function tell(e,type){e.dispatchEvent(new Event(type,{bubbles:true}))}
function enter(v,e){
if(e.isConnected&&!answers(e))return
entered.delete(e)
if(!e.isConnected||e.disabled)return
if(e.tagName=='DETAILS'){e.dispatchEvent(new Event('toggle'));return}
if(typeof v=='boolean'){e.checked=!v;e.click();return}
if(e.tagName!='SELECT'&&e.type!='file'){
var at;try{at=[e.selectionStart,e.selectionEnd]}catch(x){}
e.value=v?'':e.defaultValue||'0'
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e),'value').set.call(e,v)
if(at&&at[0]!=null&&d.activeElement==e)e.setSelectionRange(v.length,v.length)
tell(e,'input')}else{if(v!=null)e.value=v
tell(e,'change')}
if(d.activeElement!=e)tell(e,'focusout')}
function look(){
entered.forEach(function(v,e){if(!e.isConnected||answers(e))w.setTimeout(function(){if(entered.has(e))enter(entered.get(e),e)},${LOOK_MS})})
if(entered.size)w.setTimeout(look,${LOOK_MS});else looking=false}
function note(event){var e=event.target
if(!/^(INPUT|SELECT|TEXTAREA|DETAILS)$/.test(e.tagName)||event.isComposing||answers(e))return
entered.delete(e)
entered.set(e,e.type=='checkbox'||e.type=='radio'?e.checked:e.type=='file'?null:e.value)
if(!looking){looking=true;w.setTimeout(look,${LOOK_MS})}}
d.addEventListener('input',note,true)
d.addEventListener('change',note,true)
d.addEventListener('toggle',note,true)
d.addEventListener('beforeinput',function(event){var e=event.target
if(entered.has(e))enter(entered.get(e),e)},true)
d.addEventListener('click',function(e){
var button=e.target.closest&&e.target.closest('button')
if(!button||button.type!='button'||e.defaultPrevented||answers(button))return
w.setTimeout(function(){if(!e.${HANDLED_MARK})whenAnswers(button,function(){button.click()},${MOST_LOOKS})})},true)
d.addEventListener('submit',function(e){
var form=e.target,button=e.submitter
if(form.method!='post'||answers(form))return
e.preventDefault()
if(held==form)return
held=form
w.setTimeout(function(){if(e.${HANDLED_MARK})held=null;else whenAnswers(form,function(){held=null;form.requestSubmit(button)},Infinity)})},true)
})(document,window,${inScript(entry)},${inScript(modules)},${inScript(worker)},document.currentScript.nonce)`

/** Serialises a literal that cannot close its script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
