import { CONSENT_COOKIE_NAME, CONSENT_COOKIE_VERSION } from './consentCookie.ts'

/** On `<html>` of a document that was opened by somebody who had chosen before. */
export const CONSENT_CHOSEN_ATTRIBUTE = 'data-consent-chosen'

/**
 * Tells the `root` of a document from its `cookies` (`headScript.ts`): the question is in every document, and who has
 * answered it must not see it flash.
 */
export const hideAnsweredQuestion = (): string =>
  `if(/(^|; )${CONSENT_COOKIE_NAME}=${CONSENT_COOKIE_VERSION}(;|\\.|$)/.test(cookies))root.setAttribute('${CONSENT_CHOSEN_ATTRIBUTE}','')`
