import { CONSENT_COOKIE_NAME, CONSENT_COOKIE_VERSION } from './consentCookie.ts'

/** Marks `<html>` of a document whose visitor had already chosen. */
export const CONSENT_CHOSEN_ATTRIBUTE = 'data-consent-chosen'

/**
 * Script that sets the mark on the document's `root` from its `cookies` (`headScript.ts`): the banner is in every
 * document and must not flash for visitors who have answered.
 */
export const hideAnsweredQuestion = (): string =>
  `if(/(^|; )${CONSENT_COOKIE_NAME}=${CONSENT_COOKIE_VERSION}(;|\\.|$)/.test(cookies))root.setAttribute('${CONSENT_CHOSEN_ATTRIBUTE}','')`
