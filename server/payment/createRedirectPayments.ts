import * as v from 'valibot'
import type { RedirectPayments, RedirectPaymentState } from '#server/commerce/engine/redirectPayments.ts'
import { createProviderCall, type ProviderAddress } from './providerCall.ts'

/** Mollie's amounts have two decimals, except in these currencies. */
const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(['JPY'])

const State = v.object({
  status: v.picklist(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: v.object({ currency: v.string(), value: v.pipe(v.string(), v.regex(/^\d+(\.\d{2})?$/)) }),
})

const Begun = v.object({
  ...State.entries,
  id: v.string(),
  _links: v.object({ checkout: v.optional(v.object({ href: v.pipe(v.string(), v.url()) })) }),
})

const stateOf = ({ status, amount }: v.InferOutput<typeof State>): RedirectPaymentState => ({
  status,
  currency: amount.currency,
  cents: Math.round(Number(amount.value) * 100),
})

/** Connects the embedded engine to a provider with the shape of Mollie's payments API (docs/payments.md). */
export function createRedirectPayments(provider: ProviderAddress): RedirectPayments {
  const call = createProviderCall(provider)
  return {
    async begin({ reference, cents, currency, returnUrl, webhookUrl, applePayToken }) {
      const begun = v.parse(
        Begun,
        await call('POST', 'v2/payments', {
          amount: { currency, value: (cents / 100).toFixed(WITHOUT_DECIMALS.has(currency) ? 0 : 2) },
          description: reference,
          redirectUrl: returnUrl,
          webhookUrl,
          ...(applePayToken !== null && { method: 'applepay', applePayPaymentToken: applePayToken }),
        }),
      )
      return { ...stateOf(begun), id: begun.id, checkoutUrl: begun._links.checkout?.href ?? null }
    },
    async stateOf(id) {
      return stateOf(v.parse(State, await call('GET', `v2/payments/${encodeURIComponent(id)}`)))
    },
    async openWallet({ domain, validationUrl }) {
      return JSON.stringify(await call('POST', 'v2/wallets/applepay/sessions', { domain, validationUrl }))
    },
  }
}
