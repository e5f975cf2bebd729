/** The answer of a banner button; `some` opens the settings. */
export type ConsentAnswer = 'all' | 'none' | 'some'

export const CONSENT_ANSWER_ATTRIBUTE = 'data-consent-answer'

/** The answer of the clicked button, if any. */
export function consentAnswerAt(target: EventTarget | null): ConsentAnswer | null {
  const button = target instanceof Element ? target.closest(`[${CONSENT_ANSWER_ATTRIBUTE}]`) : null
  const answer = button?.getAttribute(CONSENT_ANSWER_ATTRIBUTE)
  return answer === 'all' || answer === 'none' || answer === 'some' ? answer : null
}
