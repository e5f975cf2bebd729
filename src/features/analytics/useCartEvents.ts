import { useEffect, useRef } from 'react'
import type { AnalyticsItem } from '#src/platform/analytics/commerceEvents.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import { useAnalytics } from './AnalyticsContext.ts'
import { cartValueOf } from './cartItems.ts'
import type { CartItems } from './cartItems.ts'

/** Records a line before a change; call the returned function when the change was accepted. */
type NoteLineChange = (uid: string, quantity: number) => () => void

export type CartEvents = {
  readonly note: NoteLineChange
  /** A line is moved to the wish list. */
  readonly noteWish: (uid: string) => () => void
}

/** Reports views of a cart, and additions to and removals from it. Null without a cart. */
export function useCartEvents(known: CartItems | null): CartEvents {
  const { publish } = useAnalytics()
  const isFilled = known !== null && known.items.size > 0
  const seen = useRef(known)
  // An emptied cart that is filled again counts as the same view.
  const isTold = useRef(false)
  // Removed lines, because their removal can be undone.
  const gone = useRef(new Map<string, AnalyticsItem>())
  useEffect(() => {
    seen.current = known
  })
  useEffect(() => {
    if (!isFilled || !seen.current || isTold.current) return
    isTold.current = true
    publish('view_cart', cartValueOf(seen.current))
  }, [isFilled, publish])

  const note: NoteLineChange = (uid, quantity) => {
    const item = known?.items.get(uid) ?? gone.current.get(uid)
    const currency = known?.currency ?? ''
    if (!item) return () => undefined
    const before = known?.items.get(uid)?.quantity ?? 0
    if (quantity === 0) gone.current.set(uid, item)
    const change = { ...item, quantity: Math.abs(quantity - before) }
    return () => {
      if (change.quantity === 0) return
      publish(quantity > before ? 'add_to_cart' : 'remove_from_cart', {
        currency,
        value: valueOf([change]),
        items: [change],
      })
    }
  }
  const noteWish = (uid: string) => {
    const item = known?.items.get(uid)
    const currency = known?.currency ?? ''
    return () => {
      if (item) publish('add_to_wishlist', { currency, value: valueOf([item]), items: [item] })
    }
  }
  return { note, noteWish }
}
