import type { CommerceContext, StoreView } from '../../../engine/context.ts'
import { shownCents } from '../../../engine/currency.ts'
import { MagentoDefect } from '../../../engine/errors.ts'
import type { Cents } from '../../../engine/money.ts'
import type { CommerceModule, TypeResolvers } from '../../../engine/module.ts'
import { bundleOf, type Bundle, type BundleSelection } from '../purchase/bundles.ts'
import {
  type CustomOption,
  type CustomOptionType,
  isPicked,
  loadCustomOptions,
  pricedOption,
} from '../purchase/customOptions.ts'
import { downloadLink, downloadSample } from '../purchase/downloadResolvers.ts'
import { type Downloads, loadDownloads } from '../purchase/downloads.ts'
import { amountUid, type GiftCardOffer, giftCardQuestions, loadGiftCardOffers } from '../purchase/giftCards.ts'
import { loadGroupedItems, loadProducts, type Product } from './products.ts'
import { discountOf, priceRangeOf } from './rules.ts'

const OPTION_TYPES: Readonly<Record<CustomOptionType, string>> = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  date_time: 'CustomizableDateOption',
  time: 'CustomizableDateOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
}

const enteredValue = (option: CustomOption) => ({
  uid: option.uid,
  sku: option.sku,
  ...pricedOption(option.price),
  max_characters: option.maxCharacters,
  type: option.type.toUpperCase(),
})

const pickedValues = (option: CustomOption) =>
  option.values.map((value) => ({
    uid: value.uid,
    option_type_id: value.id,
    title: value.title,
    sku: value.sku,
    sort_order: value.position,
    ...pricedOption(value.price),
  }))

/** `CustomizableProductInterface.options`. */
export const customOptionFields: TypeResolvers = {
  options: (product: Product, _args: unknown, context: CommerceContext) =>
    (product.siblings.answer(loadCustomOptions, context, product.id) ?? []).map((option) => ({
      __typename: OPTION_TYPES[option.type],
      uid: option.uid,
      title: option.title,
      required: option.isRequired,
      sort_order: option.position,
      product_sku: product.sku,
      value: isPicked(option.type) ? pickedValues(option) : enteredValue(option),
    })),
}

/** The data for resolvers of `BundleItemOption`: the products of all selections, read together at the first access. */
type OfferedSelection = {
  readonly bundle: Bundle
  readonly selection: BundleSelection
  readonly products: () => ReadonlyMap<number, Product>
}

function bundleItems(product: Product, _args: unknown, context: CommerceContext) {
  const bundle = bundleOf(product, context)
  const ids = bundle.options.flatMap(({ selections }) => selections.map(({ productId }) => productId))
  let loaded: ReadonlyMap<number, Product> | undefined
  const products = () => (loaded ??= loadProducts(context, [...new Set(ids)]))
  return bundle.options.map((option) => ({
    uid: option.uid,
    title: option.title,
    type: option.type,
    required: option.isRequired,
    position: option.position,
    // The SKU of the bundle, not of the option, as in Magento.
    sku: product.sku,
    price_range: priceRangeOf(product.prices, context),
    options: option.selections.map((selection): OfferedSelection => ({ bundle, selection, products })),
  }))
}

const bundleFields: TypeResolvers = {
  items: bundleItems,
  dynamic_price: (product: Product, _args, context) => bundleOf(product, context).hasDynamicPrice,
  // SKU and weight of a line are dynamic exactly if its price is.
  dynamic_sku: (product: Product, _args, context) => bundleOf(product, context).hasDynamicPrice,
  price_details: (product: Product, _args, context) => {
    const { hasDynamicPrice } = bundleOf(product, context)
    if (hasDynamicPrice && context.oddities.failsOnBundlePriceDetails) throw new MagentoDefect('division by zero')
    const { minimumRegular, minimumFinal } = product.prices
    return {
      main_price: minimumRegular / 100,
      main_final_price: minimumFinal / 100,
      discount_percentage: discountOf(minimumRegular, minimumFinal).percent_off,
    }
  },
  price_view: ({ prices }: Product) => (prices.minimumFinal < prices.maximumFinal ? 'PRICE_RANGE' : 'AS_LOW_AS'),
}

const bundleSelectionFields: TypeResolvers = {
  uid: ({ selection }: OfferedSelection) => selection.uid,
  label: ({ selection }: OfferedSelection) => selection.name,
  quantity: ({ selection }: OfferedSelection) => selection.quantity,
  position: ({ selection }: OfferedSelection) => selection.position,
  is_default: ({ selection }: OfferedSelection) => selection.isDefault,
  can_change_quantity: ({ selection }: OfferedSelection) => selection.canChangeQuantity,
  // With a dynamic price, the price of a selection is that of its product; here it is zero, as in Magento.
  price: ({ bundle, selection }: OfferedSelection) =>
    bundle.hasDynamicPrice ? 0 : pricedOption(selection.price).price,
  price_type: ({ bundle, selection }: OfferedSelection) =>
    bundle.hasDynamicPrice ? 'FIXED' : pricedOption(selection.price).price_type,
  product: ({ selection, products }: OfferedSelection) => products().get(selection.productId) ?? null,
}

const downloadsOf = (product: Product, context: CommerceContext): Downloads | undefined =>
  product.siblings.answer(loadDownloads, context, product.id)

const downloadableFields: TypeResolvers = {
  links_title: (product: Product, _args, context) => downloadsOf(product, context)?.linksTitle ?? null,
  links_purchased_separately: (product: Product, _args, context) =>
    Number(downloadsOf(product, context)?.areLinksSoldSeparately ?? false),
  downloadable_product_links: (product: Product, _args, context) =>
    (downloadsOf(product, context)?.links ?? []).map((link) => downloadLink(link, context)),
  downloadable_product_samples: (product: Product, _args, context) =>
    (downloadsOf(product, context)?.samples ?? []).map((sample) => downloadSample(sample, context)),
}

function giftCardOffer(product: Product, context: CommerceContext): GiftCardOffer {
  const offer = product.siblings.answer(loadGiftCardOffers, context, product.id)
  if (!offer) throw new Error(`The gift card ${product.sku} has nothing to choose`)
  return offer
}

/** An amount in the base currency, in units of the request's currency. */
const unitsOf = (store: StoreView, cents: Cents | null | undefined): number | null =>
  cents == null ? null : shownCents(store, cents) / 100

const giftCardFields: TypeResolvers = {
  allow_message: (product: Product, _args, context) => giftCardOffer(product, context).allowsMessage,
  allow_open_amount: (product: Product, _args, context) => giftCardOffer(product, context).openAmount !== null,
  gift_card_options: (product: Product, _args, context) =>
    giftCardQuestions(giftCardOffer(product, context)).map(({ uid, title, isRequired, maxCharacters }, index) => ({
      __typename: OPTION_TYPES.field,
      uid,
      title,
      required: isRequired,
      sort_order: index + 1,
      product_sku: product.sku,
      value: { uid, sku: null, price: 0, price_type: 'FIXED', max_characters: maxCharacters, type: 'FIELD' },
    })),
  giftcard_amounts: (product: Product, _args, context) =>
    giftCardOffer(product, context).amounts.map((cents) => ({
      uid: amountUid(cents),
      value: unitsOf(context.store, cents),
    })),
  giftcard_type: (product: Product, _args, context) => giftCardOffer(product, context).type.toUpperCase(),
  is_redeemable: (product: Product, _args, context) => giftCardOffer(product, context).isRedeemable,
  lifetime: (product: Product, _args, context) => giftCardOffer(product, context).lifetimeDays ?? 0,
  message_max_length: (product: Product, _args, context) => giftCardOffer(product, context).messageMaxLength,
  open_amount_max: (product: Product, _args, context) =>
    unitsOf(context.store, giftCardOffer(product, context).openAmount?.max),
  open_amount_min: (product: Product, _args, context) =>
    unitsOf(context.store, giftCardOffer(product, context).openAmount?.min),
}

const groupedFields: TypeResolvers = {
  items: (product: Product, _args, context) =>
    (product.siblings.answer(loadGroupedItems, context, product.id) ?? []).map((item) => ({
      position: item.position,
      qty: item.quantity,
      product: item.product,
    })),
}

/** The fields that each type of product adds to the common ones. */
export const typeFields = {
  BundleProduct: { ...customOptionFields, ...bundleFields },
  GroupedProduct: groupedFields,
  DownloadableProduct: { ...customOptionFields, ...downloadableFields },
  GiftCardProduct: { ...customOptionFields, ...giftCardFields },
} as const satisfies Readonly<Record<string, TypeResolvers>>

export const partResolvers: CommerceModule['resolvers'] = { BundleItemOption: bundleSelectionFields }
