import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useReorderMutation } from '#src/__generated__/useReorderMutation.graphql.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import { cartItemsOf } from '#src/features/analytics/cartItems.ts'
import { cartErrorOf, mayBeExecuted } from '#src/features/cart/requests/cartError.ts'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import { useCartWriter } from '#src/features/cart/requests/CartWriterContext.ts'
import { journalLinesOf } from '#src/features/cart/lines/journalLines.ts'
import { markCartStale } from '#src/features/cart/keeping/staleCart.ts'
import { useRecordCart } from '#src/features/cart/requests/useRecordCart.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { reorderOutcome } from './reorderOutcome.ts'
import type { ReorderOutcome, WantedLine } from './reorderOutcome.ts'

export type Reorder = (number: string, wanted: readonly WantedLine[]) => Promise<ReorderOutcome>

/** Adds all lines of an order to the customer's cart again and reports the result of each. */
export function useReorder(): Reorder {
  const environment = useRelayEnvironment()
  const { cartJournal, countPieces, ensureCart, resume } = useShop()
  const writer = useCartWriter()
  const recordCart = useRecordCart()
  const { publish } = useAnalytics()
  return useCallback(
    (number, wanted) => {
      const reorder = async (): Promise<ReorderOutcome> => {
        const cartId = await ensureCart().catch((error: unknown) =>
          failed<CartError>({ kind: 'unreachable', message: error instanceof Error ? error.message : String(error) }),
        )
        if (typeof cartId !== 'string') return cartId
        const before = cartJournal.linesOf(cartId) ?? []
        const result = await commitMutation<useReorderMutation>(environment, {
          mutation: graphql`
            mutation useReorderMutation($number: String!) {
              reorderItems(orderNumber: $number) {
                cart {
                  id
                  ...CartContents_cart
                  ...useCartQuantity_cart
                  ...journalLines_cart
                  ...cartItems_cart
                }
                userInputErrors {
                  code
                  message
                }
              }
            }
          `,
          variables: { number },
        })
        if (!result.ok) {
          const error = cartErrorOf(result.error)
          if (!mayBeExecuted(error)) return failed(error)
          markCartStale(environment, cartId)
          // The backend may have executed it, and a repeated click would add everything twice.
          const now = await countPieces(cartId).catch(() => null)
          if (now === null || typeof now === 'string') return failed({ kind: 'uncertain', message: error.message })
          const found = reorderOutcome(wanted, before, now)
          return found.some(({ added }) => added > 0) ? succeeded(found) : failed(error)
        }
        const cart = result.value.reorderItems?.cart
        if (!cart) return failed({ kind: 'server', message: 'The backend answered no cart.' })
        recordCart(cart.id, cart)
        const outcome = reorderOutcome(wanted, before, journalLinesOf(cart))
        const { currency, items: known } = cartItemsOf(cart)
        const items = outcome.flatMap(({ added }, index) => {
          const item = [...known.values()].find(({ item_id: sku }) => sku === wanted[index]?.sku)
          return item && added > 0 ? { ...item, quantity: added } : []
        })
        if (items.length > 0) publish('add_to_cart', { currency, value: valueOf(items), items })
        return succeeded(outcome)
      }
      return resume(() => writer.add(reorder))
    },
    [environment, cartJournal, countPieces, ensureCart, publish, recordCart, resume, writer],
  )
}
