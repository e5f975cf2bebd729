import * as v from 'valibot'
import type { ExpressCheckout, SavedMethod } from '#server/commerce/engine/expressCheckout.ts'
import { createProviderCall, type ProviderAddress } from './providerCall.ts'

const Begun = v.object({ token: v.pipe(v.string(), v.nonEmpty()), start_url: v.pipe(v.string(), v.url()) })
const Saved = v.variant('type', [
  v.object({
    type: v.literal('card'),
    token: v.pipe(v.string(), v.nonEmpty()),
    brand: v.pipe(v.string(), v.maxLength(16)),
    // Accepts only the last digits of a number.
    last_digits: v.pipe(v.string(), v.regex(/^\d{2,4}$/)),
    expiry_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expiry_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999)),
  }),
  v.object({
    type: v.literal('account'),
    token: v.pipe(v.string(), v.nonEmpty()),
    // Only shown; whether it exists is the provider's business.
    email: v.pipe(v.string(), v.regex(/^.+@[^\s@]+$/)),
  }),
])
/** The outcome of a reservation, with the method that the provider has saved. */
export const Verdict = v.variant('status', [
  v.object({ status: v.literal('authorized'), saved_method: v.optional(Saved) }),
  v.object({ status: v.literal('declined') }),
])

/**
 * Connects the embedded engine to a provider with the protocol of docs/payments.md. Errors name the call and the
 * status, never the buyer.
 */
export function createExpressCheckout(provider: ProviderAddress): ExpressCheckout {
  const call = createProviderCall(provider)
  const checkout = (token: string) => `express-checkouts/${encodeURIComponent(token)}/authorization`
  const savedPayment = (reference: string) => `saved-method-payments/${encodeURIComponent(reference)}/authorization`
  return {
    async begin({ returnUrl, cancelUrl, ...sum }) {
      const begun = v.parse(
        Begun,
        await call('POST', 'express-checkouts', { ...sum, return_url: returnUrl, cancel_url: cancelUrl }),
      )
      return { token: begun.token, startUrl: begun.start_url }
    },
    async authorize({ token, payerId, ...sum }) {
      const verdict = v.parse(Verdict, await call('PUT', checkout(token), { ...sum, payer_id: payerId }))
      return verdict.status === 'declined' ? verdict : { status: verdict.status, saved: savedOf(verdict.saved_method) }
    },
    async release(token) {
      await call('DELETE', checkout(token))
    },
    async authorizeSaved({ reference, token, ...sum }) {
      const { status } = v.parse(Verdict, await call('PUT', savedPayment(reference), { ...sum, saved_method: token }))
      return status === 'declined' ? { status } : { status, saved: null }
    },
    async releaseSaved(reference) {
      await call('DELETE', savedPayment(reference))
    },
  }
}

/** The method that a provider has saved, in the engine's words; null for none. */
export function savedOf(saved: v.InferOutput<typeof Saved> | undefined): SavedMethod | null {
  if (saved?.type !== 'card') return saved ?? null
  const { type, token, brand, last_digits: lastDigits, expiry_month: expiryMonth, expiry_year: expiryYear } = saved
  return { type, token, brand, lastDigits, expiryMonth, expiryYear }
}
