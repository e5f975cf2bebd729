import * as v from 'valibot'
import type { RedirectPayments } from '#server/commerce/engine/redirectPayments.ts'
import { createProviderCall, type ProviderAddress } from './providerCall.ts'

const Begun = v.object({
  id: v.string(),
  _links: v.object({ checkout: v.object({ href: v.pipe(v.string(), v.url()) }) }),
})
const State = v.object({
  status: v.picklist(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: v.object({ currency: v.string(), value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)) }),
})

/** Connects the embedded engine to a provider with the shape of Mollie's payments API (docs/payments.md). */
export function createRedirectPayments(provider: ProviderAddress): RedirectPayments {
  const call = createProviderCall(provider)
  return {
    async begin({ reference, cents, currency, returnUrl, webhookUrl }) {
      const { id, _links: links } = v.parse(
        Begun,
        await call('POST', 'v2/payments', {
          amount: { currency, value: (cents / 100).toFixed(2) },
          description: reference,
          redirectUrl: returnUrl,
          webhookUrl,
        }),
      )
      return { id, checkoutUrl: links.checkout.href }
    },
    async stateOf(id) {
      const { status, amount } = v.parse(State, await call('GET', `v2/payments/${encodeURIComponent(id)}`))
      return { status, currency: amount.currency, cents: Math.round(Number(amount.value) * 100) }
    },
  }
}
