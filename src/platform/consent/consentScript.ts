import { CONSENT_COOKIE_NAME, CONSENT_COOKIE_VERSION } from './consentCookie.ts'

/** On `<html>` of a document that was opened by somebody who had chosen before. */
export const CONSENT_CHOSEN_ATTRIBUTE = 'data-consent-chosen'

/** Runs in the document's head: the question is in every document, and who has answered it must not see it flash. */
export const HIDE_ANSWERED_QUESTION_SCRIPT = `if(/(^|; )${CONSENT_COOKIE_NAME}=${CONSENT_COOKIE_VERSION}(;|\\.|$)/.test(document.cookie))document.documentElement.setAttribute('${CONSENT_CHOSEN_ATTRIBUTE}','')`
