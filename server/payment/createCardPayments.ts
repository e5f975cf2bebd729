import * as v from 'valibot'
import type { CardPayments } from '#server/commerce/engine/cardPayments.ts'
import { savedOf, Verdict } from './createExpressCheckout.ts'
import { createProviderCall, type ProviderAddress } from './providerCall.ts'

const Token = v.object({ client_token: v.pipe(v.string(), v.nonEmpty()) })

/** Connects the embedded engine to a provider of payments by card with the protocol of docs/payments.md. */
export function createCardPayments(provider: ProviderAddress): CardPayments {
  const call = createProviderCall(provider)
  const payment = (reference: string) => `card-payments/${encodeURIComponent(reference)}/authorization`
  const release = async (reference: string) => {
    await call('DELETE', payment(reference))
  }
  return {
    async clientToken() {
      return v.parse(Token, await call('POST', 'client-tokens')).client_token
    },
    async authorize({ reference, nonce, isToBeSaved, ...sum }) {
      const body = { ...sum, nonce, save: isToBeSaved }
      const verdict = v.parse(Verdict, await call('PUT', payment(reference), body))
      return verdict.status === 'declined' ? verdict : { status: verdict.status, saved: savedOf(verdict.saved_method) }
    },
    release,
    async authorizeSaved({ reference, token, ...sum }) {
      const { status } = v.parse(Verdict, await call('PUT', payment(reference), { ...sum, saved_method: token }))
      return status === 'declined' ? { status } : { status, saved: null }
    },
    releaseSaved: release,
  }
}
