import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useRelayEnvironment } from 'react-relay'
import type { Result } from '#src/lib/result.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import { isAgreedElsewhere, mustAgreeElsewhere, PROVIDER_PAGE_METHOD } from './paymentAdapters.ts'
import { createPaymentApprovals, readProviderReturn } from './paymentApproval.ts'
import { startExpressCheckout } from './startExpressCheckout.ts'

export type ProviderPhase =
  | 'here'
  /** The payment is being opened, and the browser is about to go. */
  | 'leaving'
  /** The provider did not open the payment. */
  | 'failed'

export type ProviderPageOptions = {
  readonly cartId: string
  /** The search text of the address that the shopper came with, perhaps from the provider; empty once it was taken. */
  readonly readArrival: () => string
  readonly forgetArrival: () => void
  /** Saves what the cart does not have yet. */
  readonly save: () => Promise<Result<null, unknown>>
  /** The provider refused the payment that was agreed to. */
  readonly isDeclined: boolean
  /** Takes the place of the order while the shopper has to agree elsewhere first; the form's submit button asks it. */
  readonly onInsteadOfOrder: (act: (() => Promise<void>) | null) => void
  readonly onLeave: (address: string) => void
}

/**
 * The way to a provider's page, where the shopper agrees to pay, and back from it. Nothing is ordered or paid by going
 * there.
 */
export function useProviderPage(options: ProviderPageOptions): {
  readonly phase: ProviderPhase
  readonly mustGo: boolean
  readonly isAgreed: boolean
  /** The shopper came back without having agreed. */
  readonly wasCancelled: boolean
} {
  const { cartId, readArrival, forgetArrival, save, isDeclined, onInsteadOfOrder, onLeave } = options
  const environment = useRelayEnvironment()
  const { locale, tabStorage } = useShop()
  const { control, setValue } = useFormContext<CheckoutValues>()
  const [approvals] = useState(() => createPaymentApprovals(tabStorage))
  const [cameBack] = useState(() => readProviderReturn(readArrival()))
  useEffect(() => {
    if (readArrival() !== '') {
      approvals.keep(cartId, cameBack)
      if (cameBack?.kind === 'approved') setValue('paymentMethod', PROVIDER_PAGE_METHOD)
    }
    forgetArrival()
    const approval = approvals.read(cartId)
    if (!approval) return
    setValue('paymentToken', approval.token)
    setValue('payerId', approval.payerId)
  }, [approvals, cameBack, cartId, setValue, readArrival, forgetArrival])
  useEffect(() => {
    if (!isDeclined) return
    approvals.clear()
    setValue('paymentToken', '')
    setValue('payerId', '')
  }, [isDeclined, approvals, setValue])

  const [phase, setPhase] = useState<ProviderPhase>('here')
  const underWay = useRef(false)
  const end = useCallback((next: ProviderPhase) => {
    underWay.current = false
    setPhase(next)
  }, [])
  useEffect(() => {
    // Back from the provider's page without an answer: the very document that left.
    const onShow = ({ persisted }: PageTransitionEvent) => (persisted ? end('here') : undefined)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [end])

  const [paymentMethod, paymentToken] = useWatch({ control, name: ['paymentMethod', 'paymentToken'] })
  const mustGo = mustAgreeElsewhere({ paymentMethod, paymentToken })
  const go = useCallback(async () => {
    if (underWay.current || paymentMethod === null) return
    underWay.current = true
    setPhase('leaving')
    const saved = await save()
    if (!saved.ok) return end('here')
    const start = await startExpressCheckout(environment, { cartId, code: paymentMethod, locale })
    if (start.ok) onLeave(start.value)
    else end('failed')
  }, [environment, cartId, locale, paymentMethod, save, onLeave, end])
  useEffect(() => {
    onInsteadOfOrder(mustGo ? go : null)
    return () => onInsteadOfOrder(null)
  }, [onInsteadOfOrder, mustGo, go])
  const isAgreed = isAgreedElsewhere({ paymentMethod, paymentToken })
  return { phase, mustGo, isAgreed, wasCancelled: cameBack?.kind === 'cancelled' }
}
