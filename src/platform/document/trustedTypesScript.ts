/** React creates script elements from this text. */
const REACT_SCRIPT = '<script></script>'

/** The drawings that PhotoSwipe writes into its buttons: shapes without handlers and links to other documents. */
const DRAWING = String.raw`/^(<\/?(svg|path|use|circle)( (?!on)[\w:-]+="[^"<>:]*")*\s*\/?>)*$/i`

/**
 * Creates the policy that browsers with Trusted Types ask about texts that our dependencies write into the document: it
 * accepts addresses of scripts of this origin, and the few texts that those libraries write. Runs before all other
 * scripts. Our own code marks its texts by {@link ./trustedHtml.ts}.
 */
export const defaultTrust = (): string =>
  `if(typeof trustedTypes!='undefined')trustedTypes.createPolicy('default',{createHTML:function(t){return t===''||t===${JSON.stringify(REACT_SCRIPT).replaceAll('<', String.raw`\u003c`)}||${DRAWING}.test(t)?t:null},createScriptURL:function(u){return new URL(u,location.origin).origin===location.origin?u:null}});`
