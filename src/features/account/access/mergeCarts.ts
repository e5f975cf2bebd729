import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { mergeCartsMutation } from '#src/__generated__/mergeCartsMutation.graphql.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { sendWithToken } from '#src/relay/sendWithToken.ts'
import { journalLinesOf } from '#src/features/cart/lines/journalLines.ts'
import type { KnownLine } from '#src/features/cart/lines/journalLines.ts'
import type { CartPorts } from './cartJoin.ts'

/**
 * Moves a guest's lines into the customer's cart (spec §7). `session-expired` means that the cart does not belong to a
 * guest. `known` are the guest's lines in the journal.
 */
export const createMerge =
  (environment: IEnvironment, token: string, known: readonly KnownLine[]): CartPorts['merge'] =>
  async (guestCartId, ownCartId) => {
    const result = await commitMutation<mergeCartsMutation>(environment, {
      mutation: graphql`
        mutation mergeCartsMutation($guestCartId: String!, $ownCartId: String!) {
          mergeCarts(source_cart_id: $guestCartId, destination_cart_id: $ownCartId) {
            ...journalLines_cart
          }
        }
      `,
      variables: { guestCartId, ownCartId },
      cacheConfig: sendWithToken(token),
    })
    if (!result.ok) return result
    return succeeded(journalLinesOf(result.value.mergeCarts, known))
  }
