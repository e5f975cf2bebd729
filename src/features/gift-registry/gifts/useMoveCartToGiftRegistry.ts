import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useMoveCartToGiftRegistryMutation } from '#src/__generated__/useMoveCartToGiftRegistryMutation.graphql.ts'
import { useCartWriter } from '#src/features/cart/requests/CartWriterContext.ts'
import { mayBeExecuted } from '#src/features/cart/requests/cartError.ts'
import { markCartStale } from '#src/features/cart/keeping/staleCart.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/**
 * Moves the customer's cart lines to a gift registry. Returns how many stayed, because products that are not shipped
 * cannot be moved. Never rejects.
 */
export function useMoveCartToGiftRegistry(
  cartId: string,
): (uid: string) => Promise<Result<{ readonly stayed: number }, MutationError>> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const { cartJournal, resume, tabs } = useShop()
  return useCallback(
    (uid) =>
      resume(() =>
        writer.add(async () => {
          const result = await commitMutation<useMoveCartToGiftRegistryMutation>(environment, {
            mutation: graphql`
              mutation useMoveCartToGiftRegistryMutation($cartUid: ID!, $uid: ID!) {
                moveCartItemsToGiftRegistry(cartUid: $cartUid, giftRegistryUid: $uid) {
                  gift_registry {
                    uid
                    ...RegistryItems_registry
                  }
                  user_errors {
                    message
                  }
                }
              }
            `,
            variables: { cartUid: cartId, uid },
          })
          if (!result.ok) {
            if (mayBeExecuted(result.error)) markCartStale(environment, cartId)
            return failed(result.error)
          }
          // The answer does not contain the cart, so the journal is cleared until the cart is read again.
          if (cartJournal.linesOf(cartId) !== null) cartJournal.clear()
          markCartStale(environment, cartId)
          tabs.tell({ kind: 'cart', cartId })
          return succeeded({ stayed: result.value.moveCartItemsToGiftRegistry?.user_errors.length ?? 0 })
        }),
      ),
    [environment, writer, cartId, cartJournal, resume, tabs],
  )
}
