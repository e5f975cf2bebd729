import type { CommerceContext } from '../../../engine/context.ts'
import { MagentoDefect } from '../../../engine/errors.ts'
import type { CommerceModule, TypeResolvers } from '../../../engine/module.ts'
import type { UnselectedValues } from '../../../engine/module.ts'
import { encodeUid } from '../../../engine/uid.ts'
import { matchesFilter, type AttributeFilter } from './attributes.ts'
import {
  choiceOf,
  loadAxes,
  loadVariants,
  matchingVariants,
  selectionOf,
  type Axis,
  type AxisValue,
  type Variant,
} from './configurable.ts'
import {
  loadAttributeValues,
  loadLinks,
  loadMedia,
  loadProductCategories,
  loadStock,
  loadTierPrices,
  loadUrlRewrites,
  type LinkType,
  type MediaImage,
  type Product,
} from './products.ts'
import { loadFixedTaxes } from './fixedTaxes.ts'
import { routableFields } from '../categories/route.ts'
import { customOptionFields, partResolvers, typeFields } from './typeResolvers.ts'
import { bundleTierOf, magentoDate, priceRangeOf, swatchOf, tierPriceOf } from './rules.ts'
import { bundleOf } from '../purchase/bundles.ts'

const linked = (type: LinkType) => (product: Product, _args: unknown, context: CommerceContext) =>
  product.siblings.answer(loadLinks[type], context, product.id) ?? []

const gallery = (product: Product, context: CommerceContext): readonly MediaImage[] =>
  product.siblings.answer(loadMedia, context, product.id) ?? []

const imageOf = (image: MediaImage, product: Product, context: CommerceContext) => ({
  __typename: 'ProductImage',
  url: `${context.mediaBaseUrl}${image.file}`,
  label: image.label ?? product.name,
  position: image.position,
  disabled: false,
})

const mediaOf = (image: MediaImage, product: Product, context: CommerceContext) => {
  const preview = imageOf(image, product, context)
  const { video } = image
  return video === null
    ? preview
    : {
        ...preview,
        __typename: 'ProductVideo',
        video_content: {
          media_type: 'external-video',
          video_provider: video.provider,
          video_url: video.provider === '' ? `${context.mediaBaseUrl}${video.url}` : video.url,
          video_title: video.title,
          video_description: video.description,
          video_metadata: null,
        },
      }
}

const mainImage = (product: Product, _args: unknown, context: CommerceContext) => {
  const [image] = gallery(product, context)
  return image
    ? imageOf(image, product, context)
    : { __typename: 'ProductImage', url: null, label: product.name, position: null, disabled: null }
}

function customAttributes(product: Product, filter: AttributeFilter | null, context: CommerceContext) {
  const rows = product.siblings.answer(loadAttributeValues, context, product.id) ?? []
  const shown = rows.filter((row) => matchesFilter(row, filter))
  const items = [...Map.groupBy(shown, (row) => row.code)].map(([code, values]) => {
    const [first] = values
    if (first && first.option_value === null) return { __typename: 'AttributeValue', code, value: first.value ?? '' }
    return {
      __typename: 'AttributeSelectedOptions',
      code,
      selected_options: values.map((value) => ({
        __typename: 'AttributeSelectedOption',
        label: value.option_label ?? '',
        value: String(value.option_value),
      })),
    }
  })
  return { items, errors: [] }
}

const productFields: TypeResolvers = {
  ...routableFields('PRODUCT'),
  canonical_url: (product: Product, _args, context) => product.urlKey + context.store.config.productUrlSuffix,
  categories: (product: Product, _args, context) =>
    product.siblings.answer(loadProductCategories, context, product.id) ?? [],
  related_products: linked('related'),
  upsell_products: linked('upsell'),
  crosssell_products: linked('crosssell'),
  custom_attributesV2: (product: Product, args: { filters?: AttributeFilter | null }, context) =>
    customAttributes(product, args.filters ?? null, context),
  description: (product: Product) => ({ html: product.description }),
  short_description: (product: Product) => ({ html: product.shortDescription }),
  image: mainImage,
  small_image: mainImage,
  thumbnail: mainImage,
  media_gallery: (product: Product, _args, context) =>
    gallery(product, context).map((image) => mediaOf(image, product, context)),
  max_sale_qty: (product: Product, _args, context) =>
    product.siblings.answer(loadStock, context, product.id)?.maxSaleQuantity ?? null,
  min_sale_qty: (product: Product, _args, context) =>
    product.siblings.answer(loadStock, context, product.id)?.minSaleQuantity ?? null,
  meta_description: (product: Product) => product.metaDescription,
  meta_title: (product: Product) => product.metaTitle,
  name: (product: Product) => product.name,
  new_from_date: (product: Product) => magentoDate(product.newFrom),
  new_to_date: (product: Product) => magentoDate(product.newTo),
  only_x_left_in_stock: (product: Product, _args, context) => {
    if (product.hasSkuOfParts) throw new MagentoDefect('only_x_left_in_stock of a bundle in a cart')
    const stock = product.siblings.answer(loadStock, context, product.id)
    const threshold = context.store.config.stockThresholdQty
    if (!stock?.isManaged || !product.isSalable) return null
    return stock.salableQuantity > 0 && stock.salableQuantity <= threshold ? stock.salableQuantity : null
  },
  price_range: (product: Product, _args, context) =>
    priceRangeOf(product.prices, context, product.siblings.answer(loadFixedTaxes, context, product.id)),
  price_tiers: (product: Product, _args, context) =>
    product.__typename === 'BundleProduct'
      ? bundleOf(product, context).tiers.map((tier) =>
          bundleTierOf(tier, product.prices.minimumRegular, context.store.displayCurrency),
        )
      : (product.siblings.answer(loadTierPrices, context, product.id) ?? []).map((tier) =>
          tierPriceOf(tier, product.prices.minimumRegular, context.store.displayCurrency),
        ),
  sku: (product: Product) => product.sku,
  special_price: (product: Product) => (product.specialCents === null ? null : product.specialCents / 100),
  special_to_date: (product: Product) => magentoDate(product.specialTo),
  stock_status: (product: Product) => (product.isSalable && !product.hasSkuOfParts ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  id: (product: Product) => product.id,
  uid: (product: Product) => encodeUid(product.id),
  updated_at: (product: Product) => product.updatedAt,
  url_key: (product: Product) => product.urlKey,
  url_suffix: (_product, _args, context) => context.store.config.productUrlSuffix,
  url_rewrites: (product: Product, _args, context) =>
    (product.siblings.answer(loadUrlRewrites, context, product.id) ?? []).map((rewrite) => ({
      url: rewrite.request_path,
      parameters: [{ name: 'id', value: String(product.id) }],
    })),
}

const NO_PRICES = { minimumRegular: 0, minimumFinal: 0, maximumRegular: 0, maximumFinal: 0 }

/** Magento's own placeholder picture for a product without one; its file is outside `/media/`. */
const placeholder = (role: string) => (product: Product, _args: unknown, context: CommerceContext) => ({
  __typename: 'ProductImage',
  url: `${context.baseUrl}static/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/${role}.jpg`,
  label: product.name,
  position: null,
  disabled: null,
})

/** For a product that was read without these attributes. */
export const unselectedProductFields: UnselectedValues = {
  'ProductInterface.description': () => ({ html: '' }),
  'ProductInterface.short_description': () => ({ html: '' }),
  'ProductInterface.image': placeholder('image'),
  'ProductInterface.small_image': placeholder('small_image'),
  'ProductInterface.thumbnail': placeholder('thumbnail'),
  'ProductInterface.price_range': (_product, _args, context) => priceRangeOf(NO_PRICES, context),
  'ProductInterface.price_tiers': () => [],
}

const physicalFields: TypeResolvers = { weight: (product: Product) => product.weightKg }

const axesOf = (product: Product, context: CommerceContext): readonly Axis[] =>
  product.siblings.answer(loadAxes, context, product.id) ?? []

const variantsOf = (product: Product, context: CommerceContext): readonly Variant[] =>
  product.siblings.answer(loadVariants, context, product.id) ?? []

const optionValue = (axis: Axis, value: AxisValue) => ({
  uid: value.uid,
  label: value.label,
  store_label: value.label,
  default_label: value.defaultLabel,
  use_default_value: value.label === value.defaultLabel,
  swatch_data: swatchOf(axis.swatchType, value.swatch),
})

function selection(product: Product, uids: readonly string[], context: CommerceContext) {
  const axes = axesOf(product, context)
  const variants = variantsOf(product, context)
  const choice = choiceOf(axes, uids)
  const { variant, available, open } = selectionOf(axes, variants, choice)
  const pictures = matchingVariants(variants, choice).flatMap((match) =>
    gallery(match.product, context).map((image) => mediaOf(image, match.product, context)),
  )
  const isAvailable = (axis: Axis, value: AxisValue) =>
    available.some((offer) => offer.axis === axis && offer.values.includes(value))
  return {
    variant: variant?.product ?? null,
    media_gallery: [...new Map(pictures.map((picture) => [picture.url, picture])).values()],
    options_available_for_selection: available.map(({ axis, values }) => ({
      attribute_code: axis.attributeCode,
      option_value_uids: values.map((value) => value.uid),
    })),
    configurable_options: open.map((axis) => ({
      uid: axis.uid,
      attribute_code: axis.attributeCode,
      label: axis.label,
      values: axis.values.map((value) => ({
        uid: value.uid,
        label: value.label,
        is_available: isAvailable(axis, value),
        is_use_default: false,
        swatch: swatchOf(axis.swatchType, value.swatch),
      })),
    })),
  }
}

const configurableFields: TypeResolvers = {
  configurable_options: (product: Product, _args, context) =>
    axesOf(product, context).map((axis) => ({
      uid: axis.uid,
      attribute_uid: encodeUid(axis.attributeId),
      attribute_code: axis.attributeCode,
      label: axis.label,
      position: axis.position,
      use_default: false,
      values: axis.values.map((value) => optionValue(axis, value)),
    })),
  configurable_product_options_selection: (
    product: Product,
    args: { configurableOptionValueUids?: readonly string[] | null },
    context,
  ) => selection(product, args.configurableOptionValueUids ?? [], context),
  variants: (product: Product, _args, context) => {
    const axes = axesOf(product, context)
    return variantsOf(product, context).map((variant) => ({
      product: variant.product,
      attributes: axes.flatMap((axis) => {
        const value = axis.values.find((candidate) => candidate.optionId === variant.options.get(axis.attributeId))
        return value
          ? [{ code: axis.attributeCode, label: value.label, uid: value.uid, value_index: value.optionId }]
          : []
      }),
    }))
  },
}

export const productResolvers: CommerceModule['resolvers'] = {
  ...partResolvers,
  SimpleProduct: { ...productFields, ...physicalFields, ...customOptionFields },
  VirtualProduct: { ...productFields, ...customOptionFields },
  ConfigurableProduct: { ...productFields, ...physicalFields, ...customOptionFields, ...configurableFields },
  BundleProduct: { ...productFields, ...physicalFields, ...typeFields.BundleProduct },
  GroupedProduct: { ...productFields, ...physicalFields, ...typeFields.GroupedProduct },
  DownloadableProduct: { ...productFields, ...typeFields.DownloadableProduct },
  GiftCardProduct: { ...productFields, ...physicalFields, ...typeFields.GiftCardProduct },
}
