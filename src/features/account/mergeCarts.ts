import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { mergeCartsMutation } from '#src/__generated__/mergeCartsMutation.graphql.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { CartPorts } from './cartJoin.ts'
import { joinLinesOf } from './joinLines.ts'

/** Moves a guest's lines into the customer's cart (spec §7). `session-expired` means that the cart is no guest's. */
export const createMerge =
  (environment: IEnvironment): CartPorts['merge'] =>
  async (guestCartId, ownCartId) => {
    const result = await commitMutation<mergeCartsMutation>(environment, {
      mutation: graphql`
        mutation mergeCartsMutation($guestCartId: String!, $ownCartId: String!) {
          mergeCarts(source_cart_id: $guestCartId, destination_cart_id: $ownCartId) {
            ...joinLines_cart
          }
        }
      `,
      variables: { guestCartId, ownCartId },
    })
    return result.ok ? succeeded(joinLinesOf(result.value.mergeCarts)) : result
  }
