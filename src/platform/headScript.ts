import { HIDE_ANSWERED_QUESTION } from './consent/consentScript.ts'
import { APPLY_DISPLAY } from './displayScript.ts'

/**
 * Runs in the document's head, before anything is painted. It reads nothing but the cookies, once: the browser asks another
 * process for them and waits, and the first look into `localStorage` waits longer still, for a database to be opened.
 */
export const HEAD_SCRIPT = `(function(cookies,root){${APPLY_DISPLAY}
${HIDE_ANSWERED_QUESTION}})(document.cookie,document.documentElement)`
