import { OperationTypeNode, type OperationDefinitionNode } from 'graphql'
import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { shownCents } from '../../engine/currency.ts'
import { notAuthorized } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { type Cents, toMoney } from '../../engine/money.ts'
import { decodeUid, encodeUid } from '../../engine/uid.ts'
import { bundleOf } from '../catalog/purchase/bundles.ts'
import { checkPageArguments } from '../catalog/lists/paging.ts'
import { fixedTaxesOf } from '../catalog/products/fixedTaxes.ts'
import { loadDownloads } from '../catalog/purchase/downloads.ts'
import { downloadLink, downloadSample } from '../catalog/purchase/downloadResolvers.ts'
import { type GiftCard, giftCardTexts } from '../catalog/purchase/giftCards.ts'
import { loadProducts, type Product } from '../catalog/products/products.ts'
import { regularUnitCents } from '../catalog/purchase/purchase.ts'
import { openQuote, quoteOfCustomer } from './access.ts'
import { type Cart, type CartLine, loadCart } from './cart.ts'
import { noteShownTotal } from './repository.ts'
import { appliedGiftCards, giftCardMutations, giftCardQueries } from './giftCards.ts'
import { giftOptionsMutations, giftOptionsOfCart } from './giftOptions.ts'
import * as mutations from './mutations.ts'
import { giftMessageOf, pageInfo, type UserError } from './rules.ts'
import { appliedRewardPoints, rewardPointsMutations } from './rewardPoints.ts'
import { appliedStoreCredit, storeCreditMutations } from './storeCredit.ts'
import { selectedBundleOptions, selectedCustomOptions } from './selectedOptions.ts'
import type { DiscountAmount } from './totals.ts'

/** A line for the resolvers of `CartItemInterface`. */
export type CartItem = CartLine & {
  readonly currency: string
  /** The products and variants of all lines, read together at the first access. */
  readonly products: () => ReadonlyMap<number, Product>
}

export function cartItems(context: CommerceContext, cart: Cart): readonly CartItem[] {
  const ids = cart.lines.flatMap(({ facts }) => [facts.productId, facts.itemId])
  let loaded: ReadonlyMap<number, Product> | undefined
  const products = () => (loaded ??= loadProducts(context, [...new Set(ids)]))
  return cart.lines.map((line) => ({ ...line, currency: cart.currency, products }))
}

/** `discounts` of the API: null when there are none. */
export const discountsOf = (discounts: readonly DiscountAmount[], currency: string) =>
  discounts.length === 0 ? null : discounts.map(({ label, cents }) => ({ label, amount: toMoney(cents, currency) }))

const SORT_KEYS: Readonly<Record<string, (line: CartLine) => number | string>> = {
  ITEM_ID: ({ item }) => item.id,
  CREATED_AT: ({ item }) => item.created_at,
  UPDATED_AT: ({ item }) => item.updated_at,
  PRODUCT_ID: ({ facts }) => facts.productId,
  SKU: ({ facts }) => facts.sku,
  NAME: ({ facts }) => facts.name,
  WEIGHT: ({ facts }) => facts.weightKg ?? 0,
  QTY: ({ item }) => item.quantity,
  PRICE: ({ totals }) => totals.unitExclTax,
  BASE_PRICE: ({ totals }) => totals.unitExclTax,
  DISCOUNT_AMOUNT: ({ totals }) => totals.discount,
  BASE_DISCOUNT_AMOUNT: ({ totals }) => totals.discount,
  TAX_PERCENT: ({ totals }) => totals.taxPercent,
  TAX_AMOUNT: ({ totals }) => totals.tax,
  BASE_TAX_AMOUNT: ({ totals }) => totals.tax,
  ROW_TOTAL: ({ totals }) => totals.rowExclTax,
  BASE_ROW_TOTAL: ({ totals }) => totals.rowExclTax,
  ROW_TOTAL_WITH_DISCOUNT: ({ totals }) => totals.rowInclTax - totals.discount,
  ROW_WEIGHT: ({ facts, item }) => (facts.weightKg ?? 0) * item.quantity,
  PRODUCT_TYPE: ({ facts }) => facts.type,
  PRICE_INC_TAX: ({ totals }) => totals.unitInclTax,
  BASE_PRICE_INC_TAX: ({ totals }) => totals.unitInclTax,
  ROW_TOTAL_INC_TAX: ({ totals }) => totals.rowInclTax,
  BASE_ROW_TOTAL_INC_TAX: ({ totals }) => totals.rowInclTax,
}

type ItemsArguments = {
  readonly pageSize: number
  readonly currentPage: number
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null
}

function itemsV2(cart: Cart, { pageSize, currentPage, sort }: ItemsArguments, context: CommerceContext) {
  checkPageArguments(pageSize, currentPage)
  // Fields that lines of this shop lack (a custom price, a description) leave the order unchanged.
  const keyOf = sort ? SORT_KEYS[sort.field] : undefined
  const direction = sort?.order === 'DESC' ? -1 : 1
  const lines = cartItems(context, cart)
  const items = keyOf ? lines.toSorted((a, b) => direction * compare(keyOf(a), keyOf(b))) : lines
  return {
    items: items.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    total_count: items.length,
    page_info: pageInfo(items.length, pageSize, currentPage),
  }
}

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0)

function cartPrices({ quote, totals, currency, isEstimate }: Cart, _: unknown, { db, store }: CommerceContext) {
  const money = (cents: Cents) => toMoney(cents, currency)
  const contained = store.config.fixedTaxes?.areInSubtotal ? totals.fixedTax : 0
  if (!isEstimate) noteShownTotal(db, quote.id, totals.grandTotal, currency)
  return {
    grand_total: money(totals.grandTotal),
    grand_total_excluding_tax: money(totals.grandTotal - totals.tax),
    subtotal_excluding_tax: money(totals.subtotalExclTax + contained),
    subtotal_including_tax: money(totals.subtotalInclTax + contained),
    subtotal_with_discount_excluding_tax: money(totals.subtotalWithDiscountExclTax),
    applied_taxes: totals.taxes.map(({ title, cents }) => ({ label: title, amount: money(cents) })),
    discounts: discountsOf(totals.discounts, currency),
  }
}

function itemPrices({ totals, facts, item, currency }: CartItem) {
  const money = (cents: Cents) => toMoney(cents, currency)
  return {
    price: money(totals.unitExclTax),
    price_including_tax: money(totals.unitInclTax),
    row_total: money(totals.rowExclTax),
    row_total_including_tax: money(totals.rowInclTax),
    total_item_discount: money(totals.discount),
    discounts: discountsOf(totals.discounts, currency),
    fixed_product_taxes: fixedTaxesOf(totals.fixedTaxes, currency),
    // As in the catalogue, so perhaps with tax: the price that is struck through beside a reduced one.
    original_item_price: money(regularUnitCents(facts)),
    original_row_total: money(regularUnitCents(facts) * item.quantity),
  }
}

const cartItemResolvers: TypeResolvers = {
  uid: ({ item }: CartItem) => encodeUid(item.id),
  quantity: ({ item }: CartItem) => item.quantity,
  prices: itemPrices,
  product: (item: CartItem) => productOf(item, item.facts.productId),
  errors: ({ errors }: CartItem) => errors,
  is_available: ({ errors, facts }: CartItem, _: unknown, { oddities }, { operation }) =>
    errors === null && !(oddities.hidesAvailability && isHiddenWhenRead(facts, operation)),
  customizable_options: ({ facts, currency }: CartItem, _: unknown, { store }) =>
    selectedCustomOptions(facts, currency, store.locale),
}

/** Magento checks the parent's stock, which is empty; the answer to an addition is still correct. */
const isHiddenWhenRead = (facts: CartItem['facts'], { operation }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.QUERY && facts.productId !== facts.itemId

/** The ids of an attribute and its chosen value, which the value's uid contains. */
function numbersOf({ configurable_product_option_value_uid: uid }: ChosenOption) {
  const [, attributeId, valueId] = decodeUid(uid).split('/')
  return { id: Number(attributeId), valueId: Number(valueId) }
}

type ChosenOption = { readonly configurable_product_option_value_uid: string }

/** For lines that are shipped. */
const gift_message: TypeResolvers[string] = ({ item }: CartItem) => giftMessageOf(item.gift_message)

function productOf({ products }: CartItem, id: number): Product {
  const product = products().get(id)
  if (!product) throw new Error(`The product ${id} of a cart line is gone`)
  return product
}

const giftCardText = (field: keyof ReturnType<typeof giftCardTexts>) => (item: CartItem) =>
  giftCardTexts(giftCardOf(item))[field]

function giftCardOf({ facts }: CartItem): GiftCard {
  if (!facts.giftCard) throw new Error(`The product ${facts.sku} of a cart line is no gift card`)
  return facts.giftCard
}

const CART_ITEM_TYPES: Readonly<Record<string, string>> = {
  simple: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
  downloadable: 'DownloadableCartItem',
  giftcard: 'GiftCardCartItem',
}

function typeOfCartItem({ facts }: CartItem): string {
  const typeName = CART_ITEM_TYPES[facts.type]
  if (!typeName) throw new Error(`A cart line of type ${facts.type} has no type in the schema`)
  return typeName
}

export const quoteResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: {
    ...giftCardQueries,
    cart: (_: unknown, args: { cart_id: string }, context) => loadCart(context, openQuote(context, args.cart_id)),
    customerCart: (_: unknown, __: unknown, context: CommerceContext) => {
      const { customerId } = context
      if (customerId === null) throw notAuthorized('The request is allowed for logged in customer')
      return inTransaction(context.db, () => loadCart(context, quoteOfCustomer(context, customerId)))
    },
  },
  Mutation: {
    ...giftCardMutations,
    ...storeCreditMutations,
    ...rewardPointsMutations,
    ...giftOptionsMutations,
    createGuestCart: mutations.createGuestCart,
    createEmptyCart: mutations.createEmptyCart,
    addProductsToCart: mutations.addProductsToCart,
    updateCartItems: mutations.updateCartItems,
    removeItemFromCart: mutations.removeItemFromCart,
    applyCouponToCart: mutations.applyCouponToCart,
    removeCouponFromCart: mutations.removeCouponFromCart,
    mergeCarts: mutations.mergeCarts,
    assignCustomerToGuestCart: mutations.assignCustomerToGuestCart,
  },
  Cart: {
    id: ({ quote }: Cart) => quote.masked_id,
    email: ({ quote }: Cart) => quote.customer_email,
    is_virtual: ({ isVirtual }: Cart) => isVirtual,
    total_quantity: ({ lines }: Cart) => lines.reduce((sum, { item }) => sum + item.quantity, 0),
    applied_coupons: ({ couponCode }: Cart) => (couponCode === null ? null : [{ code: couponCode }]),
    applied_gift_cards: appliedGiftCards,
    applied_store_credit: appliedStoreCredit,
    applied_reward_points: appliedRewardPoints,
    ...giftOptionsOfCart,
    // The older field without pages.
    items: (cart: Cart, _: unknown, context) => cartItems(context, cart),
    itemsV2,
    prices: cartPrices,
  },
  CartItemInterface: { __resolveType: typeOfCartItem },
  SimpleCartItem: { ...cartItemResolvers, gift_message },
  VirtualCartItem: cartItemResolvers,
  ConfigurableCartItem: {
    ...cartItemResolvers,
    gift_message,
    configured_variant: (item: CartItem) => productOf(item, item.facts.itemId),
    configurable_options: ({ facts }: CartItem) =>
      facts.selectedOptions.map((option) => ({
        configurable_product_option_uid: option.optionUid,
        configurable_product_option_value_uid: option.valueUid,
        option_label: option.optionLabel,
        value_label: option.valueLabel,
      })),
  },
  SelectedConfigurableOption: {
    id: (option: ChosenOption) => numbersOf(option).id,
    value_id: (option: ChosenOption) => numbersOf(option).valueId,
  },
  BundleCartItem: {
    ...cartItemResolvers,
    product: (item: CartItem, _: unknown, context): Product => {
      const product = productOf(item, item.facts.productId)
      const isLost = context.oddities.losesStockOfBundleLines && bundleOf(product, context).hasDynamicPrice
      return isLost ? { ...product, hasSkuOfParts: true } : product
    },
    gift_message,
    bundle_options: ({ facts, item, currency }: CartItem) => selectedBundleOptions(facts, item.quantity, currency),
  },
  DownloadableCartItem: {
    ...cartItemResolvers,
    links: ({ facts }: CartItem, _: unknown, context) => facts.links.map((link) => downloadLink(link, context)),
    samples: (item: CartItem, _: unknown, context) => {
      const product = productOf(item, item.facts.productId)
      const downloads = product.siblings.answer(loadDownloads, context, product.id)
      return (downloads?.samples ?? []).map((sample) => downloadSample(sample, context))
    },
  },
  GiftCardCartItem: {
    ...cartItemResolvers,
    amount: (item: CartItem, _: unknown, { store }) =>
      toMoney(shownCents(store, giftCardOf(item).amountCents), item.currency),
    message: giftCardText('message'),
    recipient_email: giftCardText('recipient_email'),
    recipient_name: giftCardText('recipient_name'),
    sender_email: giftCardText('sender_email'),
    sender_name: giftCardText('sender_name'),
  },
  Error: {
    __resolveType: ({ quantity }: UserError) =>
      quantity === undefined ? 'CartUserInputError' : 'InsufficientStockError',
  },
}
