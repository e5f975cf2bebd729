import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useMoveCartToGiftRegistryMutation } from '#src/__generated__/useMoveCartToGiftRegistryMutation.graphql.ts'
import { useCartWriter } from '#src/features/cart/CartWriterContext.ts'
import { markCartStale } from '#src/features/cart/staleCart.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/**
 * Moves what is in the customer's cart to a gift registry. Answers how many products stayed, for what is not sent cannot
 * be given so. Never rejects.
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
          if (!result.ok) return failed(result.error)
          // The answer does not tell what the cart holds now: it is asked, and noted from that.
          if (cartJournal.linesOf(cartId) !== null) cartJournal.clear()
          markCartStale(environment, cartId)
          tabs.tell({ kind: 'cart', cartId })
          return succeeded({ stayed: result.value.moveCartItemsToGiftRegistry?.user_errors.length ?? 0 })
        }),
      ),
    [environment, writer, cartId, cartJournal, resume, tabs],
  )
}
