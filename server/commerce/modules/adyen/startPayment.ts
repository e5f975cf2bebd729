import type { AdyenAnswer } from '../../engine/adyenPayments.ts'
import type { CommerceContext } from '../../engine/context.ts'
import type { ExpressSum } from '../../engine/expressCheckout.ts'
import { nextSequenceValue } from '../sales/repository.ts'
import { incrementId } from '../sales/rules.ts'
import { takeState } from './repository.ts'
import { isRefused } from './resultCodes.ts'

/** A payment that the provider has begun for a future order. */
export type StartedPayment = AdyenAnswer & {
  /** The number of the order, which the provider knows already. */
  readonly number: string
}

export type Start =
  | { readonly started: StartedPayment; readonly cancel: () => Promise<void> }
  | { readonly problem: 'missing' | 'refused' | 'unanswered' }

/** The place in the address to return to for the number of the order. */
const NUMBER_PLACE = ':merchantReference'

/**
 * Sends the card of a cart to the provider; null if there is none. The card is good for one call, so a call without an
 * answer is canceled, and the next try sends the card again.
 */
export async function startPayment(
  { db, store, adyenPayments, baseUrl }: CommerceContext,
  quoteId: number,
  sum: Omit<ExpressSum, 'reference'>,
): Promise<Start | null> {
  if (!adyenPayments) return null
  const state = takeState(db, quoteId)
  if (!state) return { problem: 'missing' }
  const number = incrementId(store.id, nextSequenceValue(db, store.id))
  const cancel = () => adyenPayments.cancel(number)
  try {
    const answer = await adyenPayments.pay({
      ...sum,
      reference: number,
      stateData: state.state_data,
      returnUrl: state.return_url.replaceAll(NUMBER_PLACE, number),
      origin: new URL(baseUrl).origin,
    })
    if (isRefused(answer.resultCode)) return { problem: 'refused' }
    return { started: { ...answer, number }, cancel }
  } catch {
    await cancel().catch(() => undefined)
    return { problem: 'unanswered' }
  }
}
