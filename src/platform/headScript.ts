import { hideAnsweredQuestion } from './consent/consentScript.ts'
import { applyDisplay } from './displayScript.ts'

/**
 * Runs in the document's head, before anything is painted. It reads nothing but the cookies, once: the browser asks another
 * process for them and waits, and the first look into `localStorage` waits longer still, for a database to be opened.
 */
export const headScript = (): string => `(function(cookies,root){${applyDisplay()}
${hideAnsweredQuestion()}})(document.cookie,document.documentElement)`
