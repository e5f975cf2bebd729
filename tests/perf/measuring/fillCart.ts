import { createCommerceClient } from '../../contract/commerceClient.ts'
import { createSteps, findWares } from '../../contract/preparations.ts'

/** A guest's cart with one item, by its id: cart and checkout are empty without one. */
export async function fillCart(shopUrl: string): Promise<string> {
  const client = createCommerceClient(`${shopUrl}/api/graphql`, fetch)
  const { newCart, add } = createSteps(client, await findWares(client))
  const cart = await newCart()
  await add(cart, 'TS-TEIERA')
  return cart
}
