import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useRelayEnvironment } from 'react-relay'
import { prepareRetry } from '#src/features/navigation/prepareRetry.ts'
import type { Result } from '#src/lib/result.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { isAgreedElsewhere, mustAgreeElsewhere } from './agreedElsewhere.ts'
import { adapterOf, PROVIDER_PAGE_METHOD } from './paymentAdapters.ts'
import { createPaymentApprovals, readProviderReturn } from './paymentApproval.ts'
import { createPaymentHost } from './paymentHost.ts'

export type ProviderPhase =
  | 'here'
  /** The payment is being opened before the browser leaves. */
  | 'leaving'
  /** The provider did not open the payment. */
  | 'failed'

export type ProviderPageOptions = {
  readonly cartId: string
  /** The query string on arrival, perhaps from the provider; empty after it was read. */
  readonly readArrival: () => string
  readonly forgetArrival: () => void
  /** Saves unsaved form values to the cart. */
  readonly save: () => Promise<Result<null, unknown>>
  /** The provider declined the agreed payment. */
  readonly isDeclined: boolean
  /** Replaces the order while the shopper must first visit the provider's page; called by the form's submit button. */
  readonly onInsteadOfOrder: (act: (() => Promise<void>) | null) => void
  readonly onLeave: (address: string) => void
}

/** Handles the way to a provider's page and back. It neither orders nor pays. */
export function useProviderPage(options: ProviderPageOptions): {
  readonly phase: ProviderPhase
  readonly mustGo: boolean
  readonly isAgreed: boolean
  /** The shopper returned without agreeing. */
  readonly wasCancelled: boolean
} {
  const { cartId, readArrival, forgetArrival, save, isDeclined, onInsteadOfOrder, onLeave } = options
  const environment = useRelayEnvironment()
  const { locale, origin, tabStorage } = useShop()
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
    // The browser restored the same document after a return without an answer.
    const onShow = ({ persisted }: PageTransitionEvent) => (persisted ? end('here') : undefined)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [end])

  const [paymentMethod, paymentToken] = useWatch({ control, name: ['paymentMethod', 'paymentToken'] })
  const mustGo = mustAgreeElsewhere({ paymentMethod, paymentToken })
  const go = useCallback(async () => {
    if (underWay.current || paymentMethod === null) return
    underWay.current = true
    if (phase === 'failed') prepareRetry()
    setPhase('leaving')
    const saved = await save()
    if (!saved.ok) return end('here')
    const start = await openPage(paymentMethod, { environment, cartId, code: paymentMethod, locale, origin })
    if (start?.ok) onLeave(start.value.url)
    else end('failed')
  }, [environment, cartId, locale, origin, paymentMethod, phase, save, onLeave, end])
  useEffect(() => {
    onInsteadOfOrder(mustGo ? go : null)
    return () => onInsteadOfOrder(null)
  }, [onInsteadOfOrder, mustGo, go])
  const isAgreed = isAgreedElsewhere({ paymentMethod, paymentToken })
  return { phase, mustGo, isAgreed, wasCancelled: cameBack?.kind === 'cancelled' }
}

/** Null if the method has no such page, or if its code cannot be loaded. */
async function openPage(chosen: string, options: Parameters<typeof createPaymentHost>[0]) {
  try {
    const code = await adapterOf(chosen)?.load()
    return (await code?.agree?.(createPaymentHost(options))) ?? null
  } catch {
    // The shopper reads that the page did not open, and tries again.
    return null
  }
}
