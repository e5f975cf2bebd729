import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { readCartLinesQuery } from '#src/__generated__/readCartLinesQuery.graphql.ts'
import { journalLinesOf } from '#src/features/cart/lines/journalLines.ts'
import type { KnownLine } from '#src/features/cart/lines/journalLines.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { withoutPredictions } from '#src/relay/withoutPredictions.ts'

/** What the backend says that a cart of this shopper holds. Rejects when it does not say. */
export async function readCartLines(
  environment: IEnvironment,
  id: string,
  known: readonly KnownLine[],
): Promise<readonly JournalLine[]> {
  const response = await fetchQuery<readCartLinesQuery>(
    withoutPredictions(environment),
    // Not under the name by which the network looks for lost carts: this is asked while one is mended.
    graphql`
      query readCartLinesQuery($id: String!) {
        cart(cart_id: $id) {
          id
          ...journalLines_cart
        }
      }
    `,
    { id },
  ).toPromise()
  if (!response?.cart) throw new Error('[vetrina:cart] The backend does not say what the cart holds.')
  return journalLinesOf(response.cart, known)
}
