import type { Client } from 'braintree-web/client'
import type { HostedFieldsTokenizePayload } from 'braintree-web/hosted-fields'
import type { ThreeDSecureBillingAddress } from 'braintree-web/three-d-secure'
import { amountText } from '#src/shop/amountText.ts'
import type { Sum } from '#src/shop/payments.ts'
import { isCheckPassed } from './bankCheck.ts'

/** The bank's page, which asks the shopper, and a function that begins it once it is in the document. */
export type Challenge = { readonly element: HTMLElement; readonly begin: () => void }

export type BankAnswer =
  | { readonly kind: 'passed'; readonly nonce: string }
  /** The bank refused the shopper. */
  | { readonly kind: 'refused' }
  /** The shopper closed the bank's page. */
  | { readonly kind: 'closed' }
  /** The bank or the code that asks it did not answer. */
  | { readonly kind: 'unanswered' }

export type BankDesk = {
  readonly ask: (payment: {
    readonly card: HostedFieldsTokenizePayload
    readonly sum: Sum
    readonly email: string
    readonly billing: ThreeDSecureBillingAddress
    readonly isChallengeWanted: boolean
  }) => Promise<BankAnswer>
  /** Ends a running question as closed. */
  readonly cancel: () => void
  readonly close: () => void
}

/** A shopper is waiting, so a slower answer counts as none. The time in the bank's page does not count. */
const LOOKUP_TIMEOUT_MS = 20_000

/** Loads the code for 3-D Secure, which asks the shopper's bank. Rejects if it does not load. */
export async function openBankDesk(client: Client, onChallenge: (challenge: Challenge) => void): Promise<BankDesk> {
  const { create } = await import('braintree-web/three-d-secure')
  // Not the provider's own dialog: it has no button to close it, and neither the language nor the looks of the shop.
  const secure = await create({ client, version: '2-inline-iframe' })
  secure.on('authentication-iframe-available', (event, next) => {
    const element: unknown = event?.element
    if (element instanceof HTMLElement && next) onChallenge({ element, begin: next })
  })
  let cancel: (() => void) | null = null
  return {
    async ask({ card, sum, email, billing, isChallengeWanted }) {
      const { nonce } = card
      const { bin } = card.details
      const { promise: given, resolve: giveUp } = Promise.withResolvers<BankAnswer>()
      cancel = () => giveUp({ kind: 'closed' })
      const timer = setTimeout(() => giveUp({ kind: 'unanswered' }), LOOKUP_TIMEOUT_MS)
      let isAsked = false
      const verify = async (): Promise<BankAnswer> => {
        // Waits for the script of the check. Without it the bank could not ask, and the provider's code would not end.
        await secure.prepareLookup({ nonce, bin })
        if (!('Cardinal' in window)) return { kind: 'unanswered' }
        isAsked = true
        const checked = await secure.verifyCard({
          nonce,
          bin,
          amount: amountText(sum.value, sum.currency),
          email,
          billingAddress: billing,
          challengeRequested: isChallengeWanted,
          onLookupComplete(_, next) {
            clearTimeout(timer)
            next()
          },
        })
        return isCheckPassed(checked) ? { kind: 'passed', nonce: checked.nonce } : { kind: 'refused' }
      }
      const answer = await Promise.race([verify().catch((): BankAnswer => ({ kind: 'unanswered' })), given])
      clearTimeout(timer)
      cancel = null
      // Ends a check that still runs in the provider's code; one that has ended by itself rejects.
      if (isAsked && (answer.kind === 'closed' || answer.kind === 'unanswered'))
        await secure.cancelVerifyCard().catch(() => undefined)
      return answer
    },
    cancel: () => cancel?.(),
    close() {
      secure.teardown().catch(() => undefined)
    },
  }
}
