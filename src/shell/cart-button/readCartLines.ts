import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { readCartLinesQuery } from '#src/__generated__/readCartLinesQuery.graphql.ts'
import { journalLinesOf } from '#src/features/cart/lines/journalLines.ts'
import type { KnownLine } from '#src/features/cart/lines/journalLines.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { withoutPredictions } from '#src/relay/withoutPredictions.ts'

/** Reads the lines of this shopper's cart from the backend. Rejects without an answer. */
export async function readCartLines(
  environment: IEnvironment,
  id: string,
  known: readonly KnownLine[],
): Promise<readonly JournalLine[]> {
  const response = await fetchQuery<readCartLinesQuery>(
    withoutPredictions(environment),
    // Under another name than the one by which the network detects lost carts, because this query is sent during a
    // recovery.
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
