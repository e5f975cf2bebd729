import * as v from 'valibot'
import { addressIn } from '#src/platform/locales.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { STEP_PATHS } from './stepPaths.ts'

const KEY = 'vetrina.paymentApproval'
const CANCELLED = 'payment-cancelled'

const approvalSchema = v.object({ cartId: v.string(), token: v.string(), payerId: v.string() })

/** What a provider's page gave the shopper to bring back: proof for one cart that the payment was agreed to. */
export type PaymentApproval = { readonly token: string; readonly payerId: string }

/** How the shopper came back from the provider's page. */
type ProviderReturn = ({ readonly kind: 'approved' } & PaymentApproval) | { readonly kind: 'cancelled' }

/**
 * What the shopper brings back in the address; null for one that no provider made. Reads the text itself: the router
 * would take a `PayerID` of digits for a number.
 */
export function readProviderReturn(searchText: string): ProviderReturn | null {
  const search = new URLSearchParams(searchText)
  if (search.has(CANCELLED)) return { kind: 'cancelled' }
  const [token, payerId] = [search.get('token'), search.get('PayerID')]
  return token && payerId ? { kind: 'approved', token, payerId } : null
}

/** Where the provider sends the shopper back to; Magento wants paths relative to its base. */
export function providerUrls(locale: StorefrontLocale) {
  const path = addressIn(locale, STEP_PATHS.payment).slice(1)
  return { return_url: path, cancel_url: `${path}?${CANCELLED}=1` }
}

/** Outlives a reload of the page that the shopper came back to; not the tab. */
export const createPaymentApprovals = (storage: KeyValueStorage) => ({
  read(cartId: string): PaymentApproval | null {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), approvalSchema), storage.get(KEY))
    return parsed.success && parsed.output.cartId === cartId ? parsed.output : null
  },
  /** Nothing is kept of a return without an approval, and nothing that was kept before is lost by it. */
  keep(cartId: string, cameBack: ProviderReturn | null): void {
    if (cameBack?.kind !== 'approved') return
    const { token, payerId } = cameBack
    storage.set(KEY, JSON.stringify({ cartId, token, payerId }))
  },
  clear: (): void => storage.remove(KEY),
})
