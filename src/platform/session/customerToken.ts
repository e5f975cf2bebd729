import { parseJson } from '#src/lib/parseJson.ts'
import type { Clock } from '../clock.ts'
import { createObservableValue } from '../observableValue.ts'
import type { KeyValueStorage } from '../storage.ts'

/** Spec §9: a customer token is valid for one hour, unless the backend reports another lifetime: see {@link Issued}. */
export const CUSTOMER_TOKEN_TTL_MS = 3_600_000

/** Spec §8, word for word. */
export const NO_CUSTOMER_TOKEN_MESSAGE = 'We currenly do not have a customer token in the cache.'

export const CUSTOMER_TOKEN_KEY = 'vetrina.customerToken'

/**
 * The token as issued. `invalidatedAt` is set when the server refused it, since a token can end before its lifetime.
 */
export type CustomerTokenRecord = {
  readonly token: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly lifetimeMs: number
  /** The customer's e-mail: pre-fills the sign-in after expiry and distinguishes customers. */
  readonly email: string | null
  /** Milliseconds since the epoch. */
  readonly invalidatedAt?: number
}

/** The state of the shopper. "Expired" is not "signed out": the current cart still belongs to the customer. */
export type CustomerSession =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly token: string }
  | { readonly kind: 'expired'; readonly token: string; readonly email: string | null }

/** Data about a new token. */
export type Issued = {
  readonly email?: string | null
  /**
   * `storeConfig.customer_access_token_lifetime` in milliseconds; one hour (spec §9) if the backend does not provide
   * it.
   */
  readonly lifetimeMs?: number
}

/** Spec §3: `valid` is derived. If the clock was set back, the token counts as just issued. */
export function sessionOf(record: CustomerTokenRecord | null, now: number): CustomerSession {
  if (record === null) return { kind: 'guest' }
  const { token, email } = record
  return record.invalidatedAt === undefined && now - record.createdAt < record.lifetimeMs
    ? { kind: 'customer', token }
    : { kind: 'expired', token, email }
}

export type CustomerTokenStore = {
  readonly get: () => CustomerTokenRecord | null
  readonly subscribe: (listener: () => void) => () => void
  readonly session: () => CustomerSession
  /** The bearer token if it is younger than its lifetime and was not refused; otherwise null. */
  readonly validToken: () => string | null
  /** Like {@link validToken}, but throws spec §8's error without a token. */
  readonly requireToken: () => string
  /** Stores a token that was issued now. */
  readonly issue: (token: string, issued?: Issued) => void
  /** Records that the server refused this token. Ignored if a newer one was issued since. */
  readonly invalidate: (token: string) => void
  readonly clear: () => void
  /** Reads the storage again, because another tab may have changed it. */
  readonly refresh: () => void
  /** Milliseconds until the token expires by age; null without a token or after expiry. */
  readonly runsOutInMs: () => number | null
  /** Notifies subscribers that time has passed. The record is unchanged, so an expired token stays expired. */
  readonly republish: () => void
}

export function createCustomerTokenStore({
  clock,
  storage,
  onChangedElsewhere,
}: {
  readonly clock: Clock
  readonly storage: KeyValueStorage
  /** Another tab signed in, signed out or lost its session. Called after the subscribers. */
  readonly onChangedElsewhere?: (before: CustomerTokenRecord | null, after: CustomerTokenRecord | null) => void
}): CustomerTokenStore {
  let text = storage.get(CUSTOMER_TOKEN_KEY)
  const record = createObservableValue(parseJson(text, isTokenRecord))
  if (text !== null && record.get() === null) {
    storage.remove(CUSTOMER_TOKEN_KEY)
    text = null
  }
  // Without storage the record is the only copy, and no other tab can have changed it.
  let isShared = true
  const write = (next: CustomerTokenRecord | null) => {
    text = next === null ? null : JSON.stringify(next)
    if (text === null) {
      storage.remove(CUSTOMER_TOKEN_KEY)
      isShared = true
    } else {
      isShared = storage.set(CUSTOMER_TOKEN_KEY, text)
    }
    record.set(next)
  }
  const session = () => sessionOf(record.get(), clock.now())
  const validToken = () => {
    const current = session()
    return current.kind === 'customer' ? current.token : null
  }
  return {
    get: record.get,
    subscribe: record.subscribe,
    republish: record.republish,
    session,
    validToken,
    requireToken() {
      const token = validToken()
      if (token === null) throw new Error(NO_CUSTOMER_TOKEN_MESSAGE)
      return token
    },
    issue: (token, { email = null, lifetimeMs = CUSTOMER_TOKEN_TTL_MS } = {}) =>
      write({ token, createdAt: clock.now(), lifetimeMs, email }),
    invalidate(token) {
      const current = record.get()
      if (current?.token === token && current.invalidatedAt === undefined) {
        write({ ...current, invalidatedAt: clock.now() })
      }
    },
    clear: () => write(null),
    refresh() {
      if (!isShared) return
      const found = storage.get(CUSTOMER_TOKEN_KEY)
      if (found === text) return
      text = found
      const before = record.get()
      record.set(parseJson(found, isTokenRecord))
      onChangedElsewhere?.(before, record.get())
    },
    runsOutInMs() {
      const current = record.get()
      if (current === null || current.invalidatedAt !== undefined) return null
      const left = current.createdAt + current.lifetimeMs - clock.now()
      return left > 0 ? left : null
    },
  }
}

function isTokenRecord(value: unknown): value is CustomerTokenRecord {
  if (typeof value !== 'object' || value === null) return false
  const { token, createdAt, lifetimeMs, email, invalidatedAt } = value as Record<string, unknown>
  return (
    typeof token === 'string' &&
    typeof createdAt === 'number' &&
    typeof lifetimeMs === 'number' &&
    (email === null || typeof email === 'string') &&
    (invalidatedAt === undefined || typeof invalidatedAt === 'number')
  )
}
