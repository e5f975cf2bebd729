import type { KeyValueStorage } from '../storage.ts'
import type { Consent } from './consentCookie.ts'

/** The choices that the host has not confirmed yet, one a line: a choice often loads the document again at once. */
export const NOTED_CHOICES_KEY = 'vetrina.device.consentChoices'

/** A choice as the shopper made it, with the version of the shown texts. */
export type NotedChoice = {
  /** Milliseconds since 1970. */
  readonly chosenAt: number
  readonly granted: Consent
  readonly textVersion: string
  readonly language: string
  readonly store: string
}

/** Notes a choice for the proof, and returns all noted ones as they are stored. */
export function noteChoice(storage: KeyValueStorage, choice: NotedChoice): string {
  const lines = `${storage.get(NOTED_CHOICES_KEY) ?? ''}${JSON.stringify(choice)}\n`
  storage.set(NOTED_CHOICES_KEY, lines)
  return lines
}
