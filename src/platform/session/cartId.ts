import type { Cookies } from '../cookies.ts'
import { createObservableValue } from '../observableValue.ts'

/** Spec §4: the cookie that keeps the cart id. */
export const CART_COOKIE_NAME = 'cart'

/** Spec §4, §9: one year. */
export const CART_COOKIE_MAX_AGE_SECONDS = 31_536_000

/** The cart id in a request's cookies; null if absent, or if its form is not Magento's. */
export function cartIdOfRequest(cookieHeader: string | null): string | null {
  const pair = cookieHeader?.split(/; */).find((entry) => entry.startsWith(`${CART_COOKIE_NAME}=`))
  return /^[\w-]{1,64}$/.exec(pair?.slice(CART_COOKIE_NAME.length + 1) ?? '')?.[0] ?? null
}

/**
 * The only owner of the current cart id: it changes the client record and the cookie together.
 * Null means that this browser has no cart yet; the first cart mutation creates one.
 */
export type CartIdStore = {
  readonly get: () => string | null
  readonly set: (id: string | null) => void
  /** Reads the cookie again, because another tab may have changed it. */
  readonly refresh: () => void
  /** Whether another tab set the current id while this document was open. */
  readonly isNews: () => boolean
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createCartIdStore(cookies: Cookies): CartIdStore {
  const read = () => cookies.get(CART_COOKIE_NAME) || null
  const record = createObservableValue<string | null>(read())
  // Without cookies the record is the only copy, and no other tab can have changed it.
  let isShared = true
  let isNews = false
  return {
    get: record.get,
    subscribe: record.subscribe,
    set(id) {
      cookies.set(CART_COOKIE_NAME, id ?? '', { maxAgeSeconds: id === null ? 0 : CART_COOKIE_MAX_AGE_SECONDS })
      isShared = read() === id
      isNews = false
      record.set(id)
    },
    refresh() {
      const id = isShared ? read() : record.get()
      isNews ||= id !== record.get()
      record.set(id)
    },
    isNews: () => isNews,
  }
}
