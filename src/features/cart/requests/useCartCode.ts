import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import type { journalLines_cart$key } from '#src/__generated__/journalLines_cart.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { markCurrentCartStale } from '../keeping/staleCart.ts'
import { cartErrorOf, mayBeExecuted } from './cartError.ts'
import type { WriteOutcome } from './cartWriter.ts'
import { useCartWriter } from './CartWriterContext.ts'
import { useRecordCart } from './useRecordCart.ts'

type WrittenCart = { readonly id: string } & journalLines_cart$key

/** A mutation whose only root field is named `field` and answers with the cart. */
type CodeMutation = MutationParameters & {
  readonly response: Readonly<Record<string, { readonly cart: WrittenCart | null | undefined } | null | undefined>>
}

type WriteCode<TMutation extends CodeMutation> = {
  /** The part of the cart that is written; a newer write replaces one that waits. */
  readonly target: string
  readonly mutation: GraphQLTaggedNode
  readonly variables: TMutation['variables']
}

/**
 * Applies or removes a coupon or a gift card. Without an optimistic update, because only the server knows the discount
 * and the balance.
 */
export function useCartCode(): <TMutation extends CodeMutation>(write: WriteCode<TMutation>) => Promise<WriteOutcome> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const recordCart = useRecordCart()
  const shop = useShop()
  return useCallback(
    <TMutation extends CodeMutation>({ target, mutation, variables }: WriteCode<TMutation>) =>
      shop.resume(() =>
        writer.put(target, async () => {
          const result = await commitMutation<TMutation>(environment, { mutation, variables })
          if (!result.ok) {
            const error = cartErrorOf(result.error)
            if (mayBeExecuted(error)) markCurrentCartStale(environment, shop.cartId)
            return failed(error)
          }
          const response: TMutation['response'] = result.value
          for (const answer of Object.values(response)) {
            const cart = answer?.cart
            if (cart && recordCart(cart.id, cart)) markCurrentCartStale(environment, shop.cartId)
          }
          return succeeded(null)
        }),
      ),
    [environment, writer, recordCart, shop],
  )
}
