import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.coupon'

type KnownCoupon = { readonly cartId: string; readonly code: string }

const isKnown = (value: unknown): value is KnownCoupon =>
  typeof value === 'object' &&
  value !== null &&
  'cartId' in value &&
  typeof value.cartId === 'string' &&
  'code' in value &&
  typeof value.code === 'string'

/** The last code that was applied to a cart in this tab and not removed by the shopper; null without any. */
export function knownCouponOf(storage: KeyValueStorage, cartId: string): string | null {
  const known = parseJson(storage.get(KEY), isKnown)
  return known?.cartId === cartId ? known.code : null
}

export function noteCoupon(storage: KeyValueStorage, cartId: string, code: string | null): void {
  if (code === null) storage.remove(KEY)
  else storage.set(KEY, JSON.stringify({ cartId, code } satisfies KnownCoupon))
}
