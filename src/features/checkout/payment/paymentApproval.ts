import * as v from 'valibot'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { CANCELLED } from './providerUrls.ts'

const KEY = 'vetrina.paymentApproval'

const approvalSchema = v.object({ cartId: v.string(), token: v.string(), payerId: v.string() })

/** The proof from the provider's page that the payment of one cart was agreed. */
export type PaymentApproval = { readonly token: string; readonly payerId: string }

/** The result of the provider's page. */
type ProviderReturn = ({ readonly kind: 'approved' } & PaymentApproval) | { readonly kind: 'cancelled' }

/**
 * The provider's result in the address; null for addresses without one. Parses the text itself, because the router
 * would convert a numeric `PayerID`.
 */
export function readProviderReturn(searchText: string): ProviderReturn | null {
  const search = new URLSearchParams(searchText)
  if (search.has(CANCELLED)) return { kind: 'cancelled' }
  const [token, payerId] = [search.get('token'), search.get('PayerID')]
  return token && payerId ? { kind: 'approved', token, payerId } : null
}

/** Survives a reload of the return page, but not the tab. */
export const createPaymentApprovals = (storage: KeyValueStorage) => ({
  read(cartId: string): PaymentApproval | null {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), approvalSchema), storage.get(KEY))
    return parsed.success && parsed.output.cartId === cartId ? parsed.output : null
  },
  /** A return without approval stores nothing and keeps an earlier approval. */
  keep(cartId: string, cameBack: ProviderReturn | null): void {
    if (cameBack?.kind !== 'approved') return
    const { token, payerId } = cameBack
    storage.set(KEY, JSON.stringify({ cartId, token, payerId }))
  },
  clear: (): void => storage.remove(KEY),
})
