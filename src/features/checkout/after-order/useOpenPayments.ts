import { useEffect, useState } from 'react'
import { useShop } from '#src/relay/ShopContext.ts'
import { OPEN_PAYMENT, WAITING_CARTS } from './openPaymentKey.ts'
import { createOpenPayments } from './openPayments.ts'
import type { OpenPayment } from './openPayments.ts'
import { findSentOrder } from './takeWaitingCart.ts'

type Known = { readonly open: readonly OpenPayment[]; readonly waiting: readonly string[] }

/** The open payments of this browser, in step with its other tabs; null until they are known. */
export function useOpenPayments(): Known | null {
  const { storage, locks, cartId } = useShop()
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const read = () => {
      const payments = createOpenPayments(storage)
      if (!signal.aborted) setKnown({ open: payments.list(), waiting: payments.waiting() })
    }
    const onStorage = ({ key }: StorageEvent) => (key === OPEN_PAYMENT || key === WAITING_CARTS ? read() : undefined)
    window.addEventListener('storage', onStorage, { signal })
    void findSentOrder({ storage, locks, cartId }).then(read)
    return () => leaving.abort()
  }, [storage, locks, cartId])
  return known
}
