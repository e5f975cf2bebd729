import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { loadProducts } from '../catalog/products/products.ts'
import { requireOwnList, requireSeveral } from './access.ts'
import { itemsById, refusesSoldOut, SOLD_OUT, undefinedError, type UserError } from './mutations.ts'
import {
  addPieces,
  deleteWishes,
  findWishedProduct,
  updateWish,
  type WishlistItemRow,
  type WishlistRow,
} from './repository.ts'
import { nameOf } from './lists.ts'

type Pieces = { readonly wishlist_item_id: string; readonly quantity?: number | null }

type Lists = { readonly source: WishlistRow; readonly destination: WishlistRow }

/** The two mutations' own messages, and the effect on the source list. */
type Transfer = {
  readonly tooMany: (sku: string, quantity: number) => string
  readonly alreadyThere: (product: string, list: string) => string
  readonly leave: (context: CommerceContext, item: WishlistItemRow, quantity: number) => void
}

const MOVE: Transfer = {
  tooMany: (sku, quantity) => `The maximum quantity that can be moved for "${sku}" is ${quantity}.`,
  alreadyThere: (product, list) => `"${product}" is already present in ${list}.`,
  leave({ db, clock }, item, quantity) {
    const rest = item.quantity - quantity
    if (rest > 0) updateWish(db, item, { ...item, quantity: rest }, clock.now())
    else deleteWishes(db, item.wishlist_id, [item.id], clock.now())
  },
}

const COPY: Transfer = {
  tooMany: (sku, quantity) => `The maximum quantity that can be copied for "${sku}" is ${quantity}.`,
  alreadyThere: (product, list) => `The "${product}" is already present in "${list}"`,
  leave: () => undefined,
}

const between =
  (transfer: Transfer) =>
  (
    _: unknown,
    args: { sourceWishlistUid: string; destinationWishlistUid: string; wishlistItems: readonly Pieces[] },
    context: CommerceContext,
  ) =>
    inTransaction(context.db, () => {
      const customerId = requireSeveral(context)
      const open = (): Lists => ({
        source: requireOwnList(context, customerId, args.sourceWishlistUid, 'The source wishlist was not found.'),
        destination: requireOwnList(
          context,
          customerId,
          args.destinationWishlistUid,
          'The destination wishlist was not found.',
        ),
      })
      const lists = open()
      const errors = args.wishlistItems.flatMap((pieces) => transferPieces(context, transfer, lists, pieces) ?? [])
      const { source, destination } = open()
      return { source_wishlist: source, destination_wishlist: destination, user_errors: errors }
    })

/** Either it succeeds, or the answer contains the reason. The note of an item is not copied. */
function transferPieces(
  context: CommerceContext,
  transfer: Transfer,
  { source, destination }: Lists,
  pieces: Pieces,
): UserError | null {
  const { db, clock } = context
  const item = itemsById(context, source).get(pieces.wishlist_item_id)
  const product = item && loadProducts(context, [item.product_id]).get(item.product_id)
  if (!product) return undefinedError('Cannot specify product.')
  // Magento's documentation allows a missing quantity; its code refuses it.
  const quantity = pieces.quantity ?? 0
  if (Math.trunc(quantity) <= 0) return undefinedError(`The quantity ${pieces.quantity ?? ''} is invalid.`)
  if (Math.trunc(quantity) > item.quantity) return undefinedError(transfer.tooMany(product.sku, item.quantity))
  if (source.id === destination.id) {
    return undefinedError(transfer.alreadyThere(product.name, nameOf(destination, context)))
  }
  if (refusesSoldOut(context) && findWishedProduct(db, product.sku)?.is_salable !== 1) return SOLD_OUT
  addPieces(db, destination.id, { ...item, quantity }, clock.now())
  transfer.leave(context, item, quantity)
  return null
}

export const moveProductsBetweenWishlists = between(MOVE)
export const copyProductsBetweenWishlists = between(COPY)
