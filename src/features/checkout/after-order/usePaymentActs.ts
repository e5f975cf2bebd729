import { useState } from 'react'
import { prepareRetry } from '#src/features/navigation/prepareRetry.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { OpenPayment } from './openPayments.ts'
import type { DeskResult, PaymentDesk } from './paymentDesk.ts'
import { useDesk } from './useDesk.ts'

type Act = 'goOn' | 'payOtherwise'

/** The two ways on from an open payment: to its page, or back to its cart. */
export function usePaymentActs(payment: OpenPayment): {
  readonly busy: Act | null
  readonly problem: 'open' | 'unknown' | null
  readonly run: (act: Act) => Promise<void>
} {
  const { startAfresh } = useShop()
  const { atDesk, openReceipt } = useDesk()
  const [busy, setBusy] = useState<Act | null>(null)
  const [problem, setProblem] = useState<'open' | 'unknown' | null>(null)
  const run = async (name: Act) => {
    if (problem === 'unknown') prepareRetry()
    setBusy(name)
    setProblem(null)
    const act = (desk: PaymentDesk): Promise<DeskResult> => desk[name](payment)
    const result = await atDesk(payment, act)
    setBusy(null)
    switch (result.kind) {
      case 'leave':
        return window.location.assign(result.url)
      case 'paid':
        return result.order === null ? startAfresh('/') : openReceipt(result.order, result.isNews)
      case 'open':
      case 'challenge':
        return setProblem('open')
      case 'unknown':
      case 'foreign':
        return setProblem('unknown')
      case 'failed':
      case 'settled-elsewhere':
        return startAfresh('/checkout')
    }
  }
  return { busy, problem, run }
}
