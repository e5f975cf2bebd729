import type { ThreeDSecureBillingAddress } from 'braintree-web/three-d-secure'
import { failed, succeeded } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import type { Sum } from '#src/shop/payments.ts'
import type { BankAnswer, BankDesk } from './bankDesk.ts'
import type { CardForm } from './cardForm.ts'

/** Why the shopper could not agree to pay by card. */
export type Trouble =
  | Exclude<BankAnswer['kind'], 'passed'>
  | 'not-ready'
  /** The provider refused the card. */
  | 'declined'

export type CardPayment = {
  readonly sum: Sum
  readonly email: string
  readonly billing: ThreeDSecureBillingAddress
  readonly isChallengeWanted: boolean
}

/** The fields with a card, and the desk that asks its bank: null if the bank is not asked, undefined without its code. */
export type OpenCard = Pick<CardForm, 'tokenize'> & { readonly bank: Pick<BankDesk, 'ask'> | null | undefined }

/** Turns the card in the fields into a proof for one payment, which its bank has confirmed. Never rejects. */
export async function takeCard({ tokenize, bank }: OpenCard, payment: CardPayment): Promise<Result<string, Trouble>> {
  try {
    const card = await tokenize()
    if (bank === null) return succeeded(card.nonce)
    const answer = await bank?.ask({ card, ...payment })
    if (answer?.kind === 'passed') return succeeded(answer.nonce)
    return failed(answer?.kind ?? 'unanswered')
  } catch (error) {
    return failed(isAboutCard(error) ? 'declined' : 'unanswered')
  }
}

/** Errors of braintree-web say whether the customer can do something about them. */
const isAboutCard = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'CUSTOMER'
