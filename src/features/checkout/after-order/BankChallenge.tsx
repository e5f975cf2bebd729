import { useEffect, useEffectEvent, useState } from 'react'
import { useShop } from '#src/relay/ShopContext.ts'
import type { PaymentOutcome } from '#src/shop/payments.ts'
import { BankDialog } from '../card/BankDialog.tsx'

type BankChallengeProps = {
  readonly show: Extract<PaymentOutcome, { readonly kind: 'challenge' }>['show']
  /** Gets the answer for the backend. */
  readonly onAnswer: (answer: unknown) => void
  /** The shopper closed the bank's page, or it did not come. */
  readonly onClose: () => void
}

/** The page of the shopper's bank, which asks after the order. */
export function BankChallenge({ show, onAnswer, onClose }: BankChallengeProps) {
  const { reportError } = useShop()
  // The dialog puts the element into the document before the effect below.
  const [challenge] = useState(() => ({ element: document.createElement('div'), begin: () => undefined }))
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const answer = await show(challenge.element, signal)
      if (!signal.aborted) onAnswer(answer)
    } catch (error) {
      if (signal.aborted) return
      reportError(error, 'page of the bank')
      onClose()
    }
  })
  useEffect(() => {
    const closing = new AbortController()
    void ask(closing.signal)
    return () => closing.abort()
  }, [show])
  return <BankDialog challenge={challenge} onClose={onClose} />
}
