import type { Clock } from './clock.ts'
import { createObservableValue } from './observableValue.ts'
import type { KeyValueStorage } from './storage.ts'

/** Spec §9: a customer token is valid for one hour. */
export const CUSTOMER_TOKEN_TTL_MS = 3_600_000

/** Spec §8, word for word. */
export const NO_CUSTOMER_TOKEN_MESSAGE = 'We currenly do not have a customer token in the cache.'

const STORAGE_KEY = 'vetrina.customerToken'

/** The token as it was issued. `invalidatedAt` is set when the server refused it: age alone does not tell. */
export type CustomerTokenRecord = {
  readonly token: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Milliseconds since the epoch. */
  readonly invalidatedAt?: number
}

export type CustomerTokenStore = {
  readonly get: () => CustomerTokenRecord | null
  readonly subscribe: (listener: () => void) => () => void
  /** The bearer token when it is younger than its lifetime and the server has not refused it; else null. */
  readonly validToken: () => string | null
  /** As {@link validToken}; throws spec §8's error when there is none. */
  readonly requireToken: () => string
  /** A new token was issued now. */
  readonly issue: (token: string) => void
  /** The server refused this token. Ignored when another one has been issued since. */
  readonly invalidate: (token: string) => void
  readonly clear: () => void
}

export function createCustomerTokenStore({ clock, storage }: { clock: Clock; storage: KeyValueStorage }) {
  const record = createObservableValue<CustomerTokenRecord | null>(restore(storage))
  const write = (next: CustomerTokenRecord | null) => {
    if (next) storage.set(STORAGE_KEY, JSON.stringify(next))
    else storage.remove(STORAGE_KEY)
    record.set(next)
  }
  const store: CustomerTokenStore = {
    get: record.get,
    subscribe: record.subscribe,
    validToken() {
      const current = record.get()
      if (!current || current.invalidatedAt !== undefined) return null
      return clock.now() - current.createdAt < CUSTOMER_TOKEN_TTL_MS ? current.token : null
    },
    requireToken() {
      const token = store.validToken()
      if (token === null) throw new Error(NO_CUSTOMER_TOKEN_MESSAGE)
      return token
    },
    issue: (token) => write({ token, createdAt: clock.now() }),
    invalidate(token) {
      const current = record.get()
      if (current?.token === token) write({ ...current, invalidatedAt: clock.now() })
    },
    clear: () => write(null),
  }
  return store
}

function restore(storage: KeyValueStorage): CustomerTokenRecord | null {
  const text = storage.get(STORAGE_KEY)
  if (text === null) return null
  const value: unknown = parseJson(text)
  if (!isTokenRecord(value)) {
    storage.remove(STORAGE_KEY)
    return null
  }
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A foreign or truncated entry counts as none; restore() removes it.
    return null
  }
}

function isTokenRecord(value: unknown): value is CustomerTokenRecord {
  if (typeof value !== 'object' || value === null) return false
  const { token, createdAt, invalidatedAt } = value as Record<string, unknown>
  return (
    typeof token === 'string' &&
    typeof createdAt === 'number' &&
    (invalidatedAt === undefined || typeof invalidatedAt === 'number')
  )
}
