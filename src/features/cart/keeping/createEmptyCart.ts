import { commitLocalUpdate, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { createEmptyCartMutation } from '#src/__generated__/createEmptyCartMutation.graphql.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { cartRecordId } from '../requests/cartPredictions.ts'

/**
 * Creates a cart and resolves to its id (spec §7). The new cart is known to be empty, so the badge needs no query (spec
 * §3: `total_quantity` 0). Rejects if the backend creates none.
 */
export async function createEmptyCart(environment: IEnvironment): Promise<string> {
  const result = await commitMutation<createEmptyCartMutation>(environment, {
    mutation: graphql`
      mutation createEmptyCartMutation {
        createEmptyCart
      }
    `,
    variables: {},
  })
  if (!result.ok) throw new Error(result.error.message)
  const id = result.value.createEmptyCart
  if (!id) throw new Error('[vetrina:cart] The backend made a cart without an id.')
  commitLocalUpdate(environment, (store) => {
    // A customer has one cart, so existing data of it is kept.
    if (store.get(cartRecordId(id))) return
    const cart = store.create(cartRecordId(id), 'Cart')
    cart.setValue(id, 'id')
    cart.setValue(0, 'total_quantity')
  })
  return id
}
