import { parseJson } from '#src/lib/parseJson.ts'
import type { Issued } from './customerToken.ts'
import type { KeyValueStorage } from './storage.ts'

const KEY = 'vetrina.signInUnderWay'

/** Held by the document that signs a customer in. A record that is there while nobody holds it was left. */
export const SIGN_IN_LOCK = 'vetrina.signIn'

/** A token that the backend has issued while guest's and customer's cart are not yet one. */
export type SignInUnderWay = {
  readonly token: string
  readonly issued: Issued
  /** The guest's cart that is to be merged; null when there was none. */
  readonly cartId: string | null
  /** How many later documents could not finish it; none when absent. */
  readonly tries?: number
}

/** Written before the first request in the customer's name, so that a document that goes meanwhile can be followed up. */
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
  (value['cartId'] === null || typeof value['cartId'] === 'string')
