import { hideAnsweredQuestion } from '../consent/consentScript.ts'
import { defaultTrust } from './trustedTypesScript.ts'
import { applyDisplay } from './displayScript.ts'

/**
 * Runs in the document's head before the first paint. It reads the cookies once, because each read waits for another
 * process of the browser. It does not use `localStorage`, whose first access waits even longer for a database.
 */
export const headScript = (): string => `${defaultTrust()}
(function(cookies,root){${applyDisplay()}
${hideAnsweredQuestion()}})(document.cookie,document.documentElement)`
