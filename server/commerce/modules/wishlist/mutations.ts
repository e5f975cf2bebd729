import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import type { BuyRequest } from '../catalog/purchase/buyRequest.ts'
import { loadProducts } from '../catalog/products/products.ts'
import { resolvePurchase } from '../catalog/purchase/purchase.ts'
import { quoteOfCustomer } from '../quote/access.ts'
import { addItem, type CartItemInput, inBaseCurrency } from '../quote/items.ts'
import { openWishlist } from './access.ts'
import {
  deleteWishes,
  findWishedProduct,
  findWishlist,
  optionsOfVariant,
  readRequest,
  saveWish,
  updateWish,
  wishlistItems,
  type WishedProduct,
  type WishlistItemRow,
  type WishlistRow,
} from './repository.ts'

export type UserError = { readonly code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'; readonly message: string }

type WishedOptions = {
  readonly selected_options?: readonly (string | null)[] | null
  readonly entered_options?: readonly ({ readonly uid: string; readonly value: string } | null)[] | null
}

type WishlistItemInput = {
  readonly sku: string
  readonly quantity: number
  readonly parent_sku?: string | null
} & WishedOptions

export const undefinedError = (message: string): UserError => ({ code: 'UNDEFINED', message })
export const SOLD_OUT = undefinedError('Cannot add product without stock to wishlist.')

/** Where lists leave sold-out products out, wish lists refuse them. */
export const refusesSoldOut = ({ oddities, store }: CommerceContext): boolean =>
  oddities.refusesSoldOutWishes || store.config.areSoldOutProductsHidden === true
const NO_QUANTITY = undefinedError('The quantity of a wishlist item cannot be 0')
const notOfTheList = (id: string) => undefinedError(`The wishlist item with ID "${id}" does not belong to the wishlist`)

const listNow = ({ db }: CommerceContext, list: WishlistRow): WishlistRow => findWishlist(db, String(list.id)) ?? list

/** The answer of the mutations: the changed list. */
const answerOf = (wishlist: WishlistRow, errors: readonly UserError[]) => ({ wishlist, user_errors: errors })

export function addProductsToWishlist(
  _: unknown,
  args: { wishlistId: string; wishlistItems: readonly WishlistItemInput[] },
  context: CommerceContext,
) {
  return inTransaction(context.db, () => {
    const list = openWishlist(context, args.wishlistId)
    const errors = args.wishlistItems.flatMap((input) => addWish(context, list, input) ?? [])
    return answerOf(listNow(context, list), errors)
  })
}

function addWish(context: CommerceContext, list: WishlistRow, input: WishlistItemInput): UserError | null {
  const { db, clock } = context
  const sku = input.parent_sku ?? input.sku
  const product = findWishedProduct(db, sku)
  if (!product) return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }
  if (refusesSoldOut(context) && product.is_salable === 0) return SOLD_OUT
  if (input.quantity <= 0) return NO_QUANTITY
  const variantOptions = input.parent_sku == null ? undefined : optionsOfVariant(db, product.id, input.sku)
  const request = requestOf({ ...input, selected_options: variantOptions ?? input.selected_options ?? [] })
  const refusal = refusalOf(context, product, sku, request)
  if (refusal) return refusal
  const wish = { product_id: product.id, buy_request: JSON.stringify(request), quantity: input.quantity }
  saveWish(db, list.id, wish, clock.now())
  return null
}

// Sorted, because the same choice in another order is the same item.
const requestOf = ({ selected_options: selected, entered_options: entered }: WishedOptions): BuyRequest => ({
  selected: (selected ?? []).filter((uid) => uid !== null).toSorted(),
  entered: (entered ?? []).filter((option) => option !== null),
})

/** A configurable may be added before its options are chosen, but not in a combination that does not exist. */
function refusalOf(context: CommerceContext, { type }: WishedProduct, sku: string, request: BuyRequest) {
  if (type !== 'configurable' || request.selected.length === 0) return null
  const resolution = resolvePurchase(context, { sku, request })
  return resolution.kind === 'refused' ? undefinedError(resolution.refusal.message) : null
}

export function removeProductsFromWishlist(
  _: unknown,
  args: { wishlistId: string; wishlistItemsIds: readonly string[] },
  context: CommerceContext,
) {
  return inTransaction(context.db, () => {
    const list = openWishlist(context, args.wishlistId)
    const items = itemsById(context, list)
    const known = args.wishlistItemsIds.flatMap((id) => items.get(id)?.id ?? [])
    deleteWishes(context.db, list.id, known, context.clock.now())
    const errors = args.wishlistItemsIds.filter((id) => !items.has(id)).map(notOfTheList)
    return answerOf(listNow(context, list), errors)
  })
}

export const itemsById = ({ db }: CommerceContext, list: WishlistRow): ReadonlyMap<string, WishlistItemRow> =>
  new Map(wishlistItems(db, list.id).map((item) => [String(item.id), item]))

type WishlistItemUpdateInput = {
  readonly wishlist_item_id: string
  readonly quantity?: number | null
  readonly description?: string | null
} & WishedOptions

export function updateProductsInWishlist(
  _: unknown,
  args: { wishlistId: string; wishlistItems: readonly WishlistItemUpdateInput[] },
  context: CommerceContext,
) {
  const words = {
    disabled: 'The wishlist configuration is currently disabled',
    notFound: 'Could not find the specified wishlist',
  }
  return inTransaction(context.db, () => {
    const list = openWishlist(context, args.wishlistId, words)
    const errors = args.wishlistItems.flatMap((update) => changeWish(context, list, update) ?? [])
    return answerOf(listNow(context, list), errors)
  })
}

function changeWish(context: CommerceContext, list: WishlistRow, update: WishlistItemUpdateInput): UserError | null {
  const item = itemsById(context, list).get(update.wishlist_item_id)
  if (!item) return notOfTheList(update.wishlist_item_id)
  const quantity = update.quantity ?? item.quantity
  if (quantity <= 0) return NO_QUANTITY
  const request = update.selected_options || update.entered_options ? requestOf(update) : readRequest(item)
  const product = loadProducts(context, [item.product_id]).get(item.product_id)
  const wished = product && findWishedProduct(context.db, product.sku)
  const refusal = wished && refusalOf(context, wished, product.sku, request)
  if (refusal) return refusal
  const description = update.description ?? item.description
  const change = { quantity, description, buy_request: JSON.stringify(request) }
  updateWish(context.db, item, change, context.clock.now())
  return null
}

const CART_ERROR_CODES: ReadonlySet<string> = new Set(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK'])

/** Moves salable items into the customer's cart; the others stay and are named. */
export function addWishlistItemsToCart(
  _: unknown,
  args: { wishlistId: string; wishlistItemIds?: readonly string[] | null },
  context: CommerceContext,
) {
  return inTransaction(context.db, () => {
    openWishlist(context, '0')
    // PHP treats "0" as empty: the default list needs its real id here.
    if (!args.wishlistId || args.wishlistId === '0') throw inputError('"wishlistId" value should be specified')
    const list = openWishlist(context, args.wishlistId)
    const items = itemsById(context, list)
    const ids = args.wishlistItemIds ?? [...items.keys()]
    const unknown = ids.filter((id) => !items.has(id))
    if (unknown.length > 0) throw inputError(`The wishlist item ids "${unknown.join(',')}" were not found.`)

    const quote = quoteOfCustomer(context, list.customer_id)
    const moved: number[] = []
    const errors = ids.flatMap((id) => {
      const item = items.get(id)
      const error = item && addItem(context, quote.id, inBaseCurrency(context, cartItemOf(context, item)))
      if (!error) {
        if (item) moved.push(item.id)
        return []
      }
      const code = CART_ERROR_CODES.has(error.code) ? error.code : 'UNDEFINED'
      return { code, message: error.message, wishlistId: String(list.id), wishlistItemId: id }
    })
    deleteWishes(context.db, list.id, moved, context.clock.now())
    return {
      // Observed: `items_count` of this answer is the number of items that were to be moved.
      wishlist: { ...listNow(context, list), countedItems: ids.length },
      status: errors.length === 0,
      add_wishlist_items_to_cart_user_errors: errors,
    }
  })
}

function cartItemOf(context: CommerceContext, item: WishlistItemRow): CartItemInput {
  const product = loadProducts(context, [item.product_id]).get(item.product_id)
  const { selected, entered } = readRequest(item)
  return { sku: product?.sku ?? '', quantity: item.quantity, selected_options: selected, entered_options: entered }
}
