import { getRequest, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { countPiecesQuery$data } from '#src/__generated__/countPiecesQuery.graphql.ts'
import type { CountedLine } from '#src/platform/session/cartJournal.ts'
import type { LostCart } from '#src/relay/cartRecovery.ts'
import { lossOf } from '#src/relay/links/cartRecovery.ts'
import { errorsOf } from '#src/relay/links/link.ts'

/**
 * Reads the number of items in a cart from the backend, or the reason why there is no such cart. Reads the answer
 * itself, because the store already contains optimistic updates. Rejects without an answer.
 */
export async function countPieces(
  environment: IEnvironment,
  cartId: string,
): Promise<readonly CountedLine[] | LostCart> {
  const { params } = getRequest(graphql`
    query countPiecesQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        itemsV2(pageSize: 100) {
          items {
            uid
            quantity
            product {
              uid
              sku
            }
          }
        }
      }
    }
  `)
  const response = await environment.getNetwork().execute(params, { cartId }, { force: true }).toPromise()
  const loss = response ? lossOf(errorsOf(response), cartId) : null
  if (loss !== null) return loss
  const cart = response && 'data' in response ? (response.data as countPiecesQuery$data | null)?.cart : null
  if (!cart) throw new Error('[vetrina:cart] The backend answered no cart to count.')
  return (cart.itemsV2?.items ?? []).flatMap((item) =>
    item?.product.sku ? [{ uid: item.uid, sku: item.product.sku, quantity: item.quantity }] : [],
  )
}
