import type { Cookies } from './cookies.ts'
import { createObservableValue } from './observableValue.ts'
import type { ObservableValue } from './observableValue.ts'

/** Spec §4: the cookie that keeps the cart id. */
export const CART_COOKIE_NAME = 'cart'

/** Spec §4, §9: one year. */
export const CART_COOKIE_MAX_AGE_SECONDS = 31_536_000

/**
 * The one owner of the current cart id: the client record and the cookie change together or not at all.
 * Null means that this browser has no cart yet; one is made lazily, by the first cart mutation.
 */
export type CartIdStore = ObservableValue<string | null>

export function createCartIdStore(cookies: Cookies): CartIdStore {
  const record = createObservableValue<string | null>(cookies.get(CART_COOKIE_NAME))
  return {
    ...record,
    set(id) {
      cookies.set(CART_COOKIE_NAME, id ?? '', { maxAgeSeconds: id === null ? 0 : CART_COOKIE_MAX_AGE_SECONDS })
      record.set(id)
    },
  }
}
