import type { StoreDefinition } from './defineShop.ts'

/** First-party, so that the server can render the prices of the choice. */
export const CURRENCY_COOKIE_NAME = 'currency'

/** A year: a choice of the device, not of a session. */
export const CURRENCY_COOKIE_MAX_AGE_SECONDS = 31_536_000

/** The chosen currency of a request; null for the store view's own, and for one that it does not offer. */
export function currencyOfRequest(
  { currencies = [] }: Pick<StoreDefinition, 'currencies'>,
  cookieHeader: string | null,
): string | null {
  const pair = cookieHeader?.split(/; */).find((entry) => entry.startsWith(`${CURRENCY_COOKIE_NAME}=`))
  const chosen = pair?.slice(CURRENCY_COOKIE_NAME.length + 1) ?? ''
  return currencies.indexOf(chosen) > 0 ? chosen : null
}
