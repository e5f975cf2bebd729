import type { CommerceContext } from '../../engine/context.ts'
import { shownCents } from '../../engine/currency.ts'
import { inputError } from '../../engine/errors.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import type { CommerceModule, TypeResolvers } from '../../engine/module.ts'
import { toMoney } from '../../engine/money.ts'
import { downloadLink, downloadSample } from '../catalog/purchase/downloadResolvers.ts'
import { loadDownloads } from '../catalog/purchase/downloads.ts'
import { giftCardOf, giftCardTexts, loadGiftCardOffers } from '../catalog/purchase/giftCards.ts'
import { checkPageArguments } from '../catalog/lists/paging.ts'
import { loadProducts, type Product } from '../catalog/products/products.ts'
import { resolvePurchase, type PurchaseFacts } from '../catalog/purchase/purchase.ts'
import { refuseNewCustomer } from '../customer/newCustomer.ts'
import type { CustomerRow } from '../customer/repository.ts'
import { selectedBundleOptions, selectedCustomOptions } from '../quote/selectedOptions.ts'
import { DISABLED, listsOf } from './access.ts'
import { copyProductsBetweenWishlists, moveProductsBetweenWishlists } from './betweenLists.ts'
import { createWishlist, deleteWishlist, nameOf, updateWishlist, visibilityOf } from './lists.ts'
import {
  addProductsToWishlist,
  addWishlistItemsToCart,
  removeProductsFromWishlist,
  updateProductsInWishlist,
} from './mutations.ts'
import {
  readRequest,
  wishlistItems,
  wishlistsOfCustomer,
  type WishlistItemRow,
  type WishlistRow,
} from './repository.ts'

type PageArguments = { pageSize: number; currentPage: number }

/** The parent value of `Wishlist`. */
type Wishlist = WishlistRow & {
  /** The value of `items_count` if Magento does not count the items of the list. */
  readonly countedItems?: number
}

/** The parent value of `WishlistItemInterface`. */
type WishlistItem = WishlistItemRow & { readonly product: Product }

const ITEM_TYPES = {
  SimpleProduct: 'SimpleWishlistItem',
  VirtualProduct: 'VirtualWishlistItem',
  ConfigurableProduct: 'ConfigurableWishlistItem',
  BundleProduct: 'BundleWishlistItem',
  GroupedProduct: 'GroupedProductWishlistItem',
  DownloadableProduct: 'DownloadableWishlistItem',
  GiftCardProduct: 'GiftCardWishlistItem',
} as const

/** The salable items: an item whose product was removed stays in the table, but is not shown. */
function itemsOf(context: CommerceContext, list: Wishlist): readonly WishlistItem[] {
  const rows = wishlistItems(context.db, list.id)
  const products = loadProducts(
    context,
    rows.map((row) => row.product_id),
  )
  return rows.flatMap((row) => {
    const product = products.get(row.product_id)
    return product?.isEnabled ? { ...row, product } : []
  })
}

/** Past the end Magento answers with the last page, and even an empty list has one. */
function itemsPage(list: Wishlist, { pageSize, currentPage }: PageArguments, context: CommerceContext) {
  checkPageArguments(pageSize, currentPage)
  const items = itemsOf(context, list)
  const totalPages = Math.max(1, Math.ceil(items.length / pageSize))
  const page = Math.min(currentPage, totalPages)
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    page_info: { current_page: page, page_size: pageSize, total_pages: totalPages },
  }
}

const itemFields: TypeResolvers = {
  id: (item: WishlistItem) => String(item.id),
  added_at: (item: WishlistItem) => toMagentoDate(item.added_at),
  customizable_options: (item: WishlistItem, _args, context) => {
    const facts = chosenFacts(item, context)
    return facts ? selectedCustomOptions(facts, context.store.displayCurrency, context.store.locale) : []
  },
}

function requireWishlists(context: CommerceContext): void {
  if (!context.store.config.isWishlistEnabled) throw inputError(DISABLED)
}

/** Magento's answer to an id that is not a list of the customer. */
const NO_LIST = { id: null, sharing_code: null, name: null }
type AskedWishlist = Wishlist | typeof NO_LIST

export const wishlistResolvers: CommerceModule['resolvers'] = {
  Mutation: {
    addProductsToWishlist,
    removeProductsFromWishlist,
    updateProductsInWishlist,
    addWishlistItemsToCart,
    createWishlist,
    updateWishlist,
    deleteWishlist,
    moveProductsBetweenWishlists,
    copyProductsBetweenWishlists,
  },
  Customer: {
    wishlists: (customer: CustomerRow, { pageSize, currentPage }: PageArguments, context) => {
      refuseNewCustomer(customer, context)
      requireWishlists(context)
      checkPageArguments(pageSize, currentPage)
      return listsOf(context, customer.id).slice((currentPage - 1) * pageSize, currentPage * pageSize)
    },
    wishlist_v2: (customer: CustomerRow, { id }: { id: string }, context) => {
      requireWishlists(context)
      return wishlistsOfCustomer(context.db, customer.id).find((list) => String(list.id) === id) ?? NO_LIST
    },
  },
  Wishlist: {
    id: (list: AskedWishlist) => (list.id === null ? null : String(list.id)),
    items_v2: (list: AskedWishlist, args: PageArguments, context) =>
      list.id === null ? null : itemsPage(list, args, context),
    items_count: (list: AskedWishlist, _args, context) =>
      list.id === null ? null : (list.countedItems ?? itemsOf(context, list).length),
    name: (list: AskedWishlist, _args, context) => (list.id === null ? null : nameOf(list, context)),
    visibility: (list: AskedWishlist) => (list.id === null ? 'PRIVATE' : visibilityOf(list)),
    updated_at: (list: AskedWishlist) => (list.id === null ? null : toMagentoDate(list.updated_at)),
  },
  WishlistItemInterface: { __resolveType: (item: WishlistItem) => ITEM_TYPES[item.product.__typename] },
  SimpleWishlistItem: itemFields,
  VirtualWishlistItem: itemFields,
  ConfigurableWishlistItem: {
    ...itemFields,
    configured_variant: (item: WishlistItem, _args, context) => {
      const variantId = chosenFacts(item, context)?.itemId
      return variantId === undefined ? null : (loadProducts(context, [variantId]).get(variantId) ?? null)
    },
    configurable_options: (item: WishlistItem, _args, context) =>
      (chosenFacts(item, context)?.selectedOptions ?? []).map((option) => ({
        configurable_product_option_uid: option.optionUid,
        configurable_product_option_value_uid: option.valueUid,
        option_label: option.optionLabel,
        value_label: option.valueLabel,
      })),
  },
  BundleWishlistItem: {
    ...itemFields,
    bundle_options: (item: WishlistItem, _args, context) => {
      const facts = chosenFacts(item, context)
      return facts ? selectedBundleOptions(facts, item.quantity, context.store.displayCurrency) : []
    },
  },
  GroupedProductWishlistItem: itemFields,
  GiftCardWishlistItem: { ...itemFields, gift_card_options: giftCardOptions },
  DownloadableWishlistItem: {
    ...itemFields,
    links_v2: (item: WishlistItem, _args, context) =>
      (chosenFacts(item, context)?.links ?? []).map((link) => downloadLink(link, context)),
    samples: (item: WishlistItem, _args, context) => {
      const downloads = item.product.siblings.answer(loadDownloads, context, item.product.id)
      return (downloads?.samples ?? []).map((sample) => downloadSample(sample, context))
    },
  },
}

/** As far as it was filled in: a saved item may be incomplete. */
function giftCardOptions(item: WishlistItem, _args: unknown, context: CommerceContext) {
  const offer = item.product.siblings.answer(loadGiftCardOffers, context, item.product.id)
  if (!offer) throw new Error(`The gift card ${item.product.sku} has nothing to choose`)
  const card = giftCardOf(offer, readRequest(item))
  // An open amount is in the currency in which it was entered, and is converted when the card is put into a cart.
  const cents = card.isOpenAmount ? card.amountCents : shownCents(context.store, card.amountCents)
  const amount = cents === 0 ? null : toMoney(cents, context.store.displayCurrency)
  return {
    ...giftCardTexts(card),
    sender_name: card.senderName || null,
    recipient_name: card.recipientName || null,
    amount: card.isOpenAmount ? null : amount,
    custom_giftcard_amount: card.isOpenAmount ? amount : null,
  }
}

/** The purchase of an item's options; undefined while some are open, and if the variant was deleted. */
function chosenFacts(item: WishlistItem, context: CommerceContext): PurchaseFacts | undefined {
  const request = readRequest(item)
  if (request.selected.length + request.entered.length === 0) return undefined
  const resolution = resolvePurchase(context, { sku: item.product.sku, request })
  return resolution.kind === 'found' ? resolution.facts : undefined
}
