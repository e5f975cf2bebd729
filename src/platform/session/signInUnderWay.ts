import { parseJson } from '#src/lib/parseJson.ts'
import { isJournalLine } from './cartJournal.ts'
import type { JournalLine } from './cartJournal.ts'
import type { Issued } from './customerToken.ts'
import type { KeyValueStorage } from '../storage.ts'

const KEY = 'vetrina.signInUnderWay'

/** The lock of the document that signs a customer in. A record without a lock holder is an interrupted sign-in. */
export const SIGN_IN_LOCK = 'vetrina.signIn'

/** An issued token whose guest and customer carts are not merged yet. */
export type SignInUnderWay = {
  readonly token: string
  readonly issued: Issued
  /** The guest's cart to merge; null if there was none. */
  readonly cartId: string | null
  /** Its lines, read just before the merge; absent as long as they are not read. */
  readonly lines?: readonly JournalLine[]
  /** How many later documents failed to finish it; absent for zero. */
  readonly tries?: number
}

/**
 * Written before the first request in the customer's name, so that a later document can finish an interrupted sign-in.
 */
export type SignInRecord = {
  readonly get: () => SignInUnderWay | null
  readonly begin: (signIn: SignInUnderWay) => void
  readonly end: () => void
}

export const createSignInRecord = (storage: KeyValueStorage): SignInRecord => ({
  get: () => parseJson(storage.get(KEY), isSignIn),
  begin: (signIn) => void storage.set(KEY, JSON.stringify(signIn)),
  end: () => storage.remove(KEY),
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isSignIn = (value: unknown): value is SignInUnderWay =>
  isObject(value) &&
  typeof value['token'] === 'string' &&
  isObject(value['issued']) &&
  typeof value['issued']['email'] === 'string' &&
  (value['cartId'] === null || typeof value['cartId'] === 'string') &&
  (value['lines'] === undefined || (Array.isArray(value['lines']) && value['lines'].every(isJournalLine)))
