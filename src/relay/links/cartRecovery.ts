import { Observable } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/cartId.ts'
import { errorsOf } from './link.ts'
import type { GraphQLErrorLike, Link } from './link.ts'

/** Messages of backends that omit the category. */
const LOST_CART_MESSAGES = [/^Could not find a cart with ID/, /^The cart isn't active\.?$/]

/** Never while an order may be under way: a new cart would hide it. */
const NEVER_RECOVERED = /placeOrder/i

const isLostCart = ({ message, path, extensions }: GraphQLErrorLike): boolean =>
  LOST_CART_MESSAGES.some((pattern) => pattern.test(message)) ||
  (extensions?.category === 'graphql-no-such-entity' && path?.length === 1 && path[0] === 'addProductsToCart')

/**
 * Spec §4, §8: the cart is gone. A query only has the stale id dropped, and its subscribers ask again under the new one
 * (Relay would file the answer under the old variables). Adding products makes a new cart, at most one at a time, and
 * asks once more with the new id.
 */
export function cartRecovery({
  cartId,
  createCart,
  onReplaced,
}: {
  cartId: CartIdStore
  /** Single-flight: parallel failures share one new cart. Stores its id. */
  createCart: () => Promise<string>
  onReplaced: () => void
}): Link {
  return (request, forward) => {
    const lostId = request.variables['cartId'] as unknown
    if (typeof lostId !== 'string' || NEVER_RECOVERED.test(request.name)) return forward(request)
    const dropLostId = () => {
      if (cartId.get() === lostId) cartId.set(null)
    }
    const newCart = Observable.create<string>((sink) => {
      createCart().then(
        (id) => {
          sink.next(id)
          sink.complete()
        },
        // A failure after the caller has left is nobody's: an error given to a closed sink would count as uncaught.
        (error: Error) => (sink.closed ? undefined : sink.error(error)),
      )
    })
    const retry = () =>
      newCart.mergeMap((newId) => {
        onReplaced()
        return forward({ ...request, variables: { ...request.variables, cartId: newId } })
      })
    return forward(request).mergeMap((response) => {
      if (!errorsOf(response).some(isLostCart)) return Observable.from(response)
      dropLostId()
      return request.name === 'useAddProductsToCartMutation' ? retry() : Observable.from(response)
    })
  }
}
