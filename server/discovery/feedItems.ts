import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import type { Nodes } from 'hast'
import { amountText } from '#src/shop/amountText.ts'
import { leastAddition, type PartedProduct } from '#src/shop/leastAddition.ts'
import { priceBefore } from '#src/shop/priceBefore.ts'
import { canonicalPathOf } from '#src/shop/addresses/canonicalPath.ts'
import { sharedPicture } from '#src/shop/addresses/sharedPicture.ts'
import { variantQuery } from '#src/shop/addresses/variantQuery.ts'
import { FEED_COLUMNS, type FeedColumn, type ProductFeed } from '#src/shop/feedColumns.ts'
import { FEED_VALUES } from '#server/shop/feedValues.ts'

/** The columns that follow from the catalogue, then those of the merchant. */
export const COLUMNS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'item_group_id',
  'product_type',
  ...FEED_COLUMNS,
] as const

/** The values of one row by column; columns without a value are left out. */
export type FeedItem = Partial<Readonly<Record<(typeof COLUMNS)[number], string>>>

type Maybe<Value> = Value | null | undefined

type Attribute = Maybe<{
  readonly code: string
  readonly value?: Maybe<string>
  readonly selected_options?: Maybe<readonly Maybe<{ readonly label?: Maybe<string> }>[]>
}>

/** A product or a variant, as {@link FEED_FIELDS} ask for it. */
type Offered = {
  readonly sku?: Maybe<string>
  readonly stock_status?: Maybe<string>
  readonly image?: Maybe<{ readonly url?: Maybe<string> }>
  readonly price_range?: Maybe<{
    readonly minimum_price: {
      readonly final_price: { readonly value?: Maybe<number>; readonly currency?: Maybe<string> }
      readonly regular_price: { readonly value?: Maybe<number> }
    }
  }>
  readonly custom_attributesV2?: Maybe<{ readonly items?: Maybe<readonly Attribute[]> }>
}

export type FeedProduct = Offered &
  Omit<PartedProduct, 'price_range'> & {
    readonly name?: Maybe<string>
    readonly url_key?: Maybe<string>
    readonly url_suffix?: Maybe<string>
    readonly canonical_url?: Maybe<string>
    readonly meta_description?: Maybe<string>
    readonly description?: Maybe<{ readonly html: string }>
    readonly short_description?: Maybe<{ readonly html: string }>
    readonly media_gallery?: Maybe<
      readonly Maybe<{
        readonly __typename: string
        readonly url?: Maybe<string>
        readonly disabled?: Maybe<boolean>
      }>[]
    >
    readonly categories?: Maybe<
      readonly Maybe<{
        readonly name?: Maybe<string>
        readonly breadcrumbs?: Maybe<readonly Maybe<{ readonly category_name?: Maybe<string> }>[]>
      }>[]
    >
    readonly variants?: Maybe<
      readonly Maybe<{
        readonly attributes?: Maybe<readonly Maybe<{ readonly code?: Maybe<string>; readonly label?: Maybe<string> }>[]>
        readonly product?: Maybe<Offered>
      }>[]
    >
  }

const OFFERED_FIELDS = `sku stock_status image{url}
price_range{minimum_price{final_price{value currency}regular_price{value}}}
custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}}`

/** The fields of a product that its rows need. */
export const FEED_FIELDS = `${OFFERED_FIELDS}
name meta_description description{html}short_description{html}media_gallery{__typename url disabled}
categories{name breadcrumbs{category_name}}
...on CustomizableProductInterface{options{required
...on CustomizableFieldOption{value{price price_type}}...on CustomizableAreaOption{value{price price_type}}
...on CustomizableDateOption{value{price price_type}}...on CustomizableDropDownOption{values:value{price price_type}}
...on CustomizableRadioOption{values:value{price price_type}}
...on CustomizableCheckboxOption{values:value{price price_type}}
...on CustomizableMultipleOption{values:value{price price_type}}}}
...on DownloadableProduct{links_purchased_separately downloadable_product_links{price}}
...on BundleProduct{dynamic_price special_price items{required options{quantity product{stock_status
price_range{minimum_price{final_price{value}regular_price{value}}}price_tiers{quantity discount{percent_off}}}}}}
...on ConfigurableProduct{variants{attributes{code label}product{${OFFERED_FIELDS}}}}`

export type FeedSurroundings = {
  /** The absolute address of a path of the store. */
  readonly addressOf: (path: string) => string
  /** The origin of the store's pictures. */
  readonly origin: string
  readonly columns: ProductFeed['columns']
  /** The code of the attribute with the lowest price before a reduction. */
  readonly lowestPrice: string | null
}

/** The limits of Google's product data specification, characters. */
const MOST_ID = 50
const MOST_TITLE = 150
const MOST_DESCRIPTION = 5_000
const MOST_TYPE = 750
const MOST_PICTURES = 10

type Choice = { readonly code: string; readonly label: string }

/**
 * The rows of a product: one, or one for each variant of a product with choices. A row lacks required values where the
 * backend tells none; {@link lackOf} names them.
 */
export function feedItems(product: FeedProduct, surroundings: FeedSurroundings): readonly FeedItem[] {
  const { name, sku, variants } = product
  const { origin, addressOf } = surroundings
  const main = sharedPicture(product.image?.url, origin)
  const pictures = (product.media_gallery ?? []).flatMap((medium) => {
    if (!medium || medium.disabled || medium.__typename !== 'ProductImage') return []
    const picture = sharedPicture(medium.url, origin)
    return picture === null || picture === main ? [] : [picture]
  })
  const url = addressOf(`/${canonicalPathOf(product)}`)
  const common = {
    description: descriptionOf(product),
    // The specification separates addresses by commas.
    additional_image_link: pictures
      .slice(0, MOST_PICTURES)
      .map((address) => address.replaceAll(',', '%2C'))
      .join(','),
    product_type: typeOf(product),
  }
  if (!variants) {
    return [
      rowOf({
        ...common,
        id: sku,
        title: name,
        link: url,
        image_link: main,
        ...offerOf(product, surroundings, leastAddition(product)),
        ...merchantsColumns([product], [], surroundings),
      }),
    ]
  }
  return variants.flatMap((variant) => {
    if (!variant?.product) return []
    const choices = (variant.attributes ?? []).flatMap((each): Choice[] =>
      each?.code && each.label ? [{ code: each.code, label: each.label }] : [],
    )
    return [
      rowOf({
        ...common,
        id: variant.product.sku,
        title: [name, ...choices.map(({ label }) => label)].join(', '),
        link: `${url}?${variantQuery(choices)}`,
        image_link: sharedPicture(variant.product.image?.url, origin) ?? main,
        item_group_id: sku,
        ...offerOf(variant.product, surroundings, leastAddition(product, priceOf(variant.product))),
        ...merchantsColumns([variant.product, product], choices, surroundings),
      }),
    ]
  })
}

/** The required columns that a row lacks, or whose value is longer than an identifier may be; empty for a good row. */
export function lackOf(item: FeedItem): readonly string[] {
  const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'] as const
  const tooLong = (['id', 'item_group_id'] as const).filter((column) => (item[column]?.length ?? 0) > MOST_ID)
  return [...required.filter((column) => item[column] === undefined), ...tooLong]
}

function rowOf(values: Readonly<Record<string, Maybe<string>>>): FeedItem {
  const limits: Readonly<Record<string, number>> = {
    title: MOST_TITLE,
    description: MOST_DESCRIPTION,
    product_type: MOST_TYPE,
  }
  return Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const value = shortened(oneLine(values[column] ?? ''), limits[column] ?? Infinity)
      return value === '' ? [] : [[column, value]]
    }),
  )
}

/** A row of a table has no line breaks and tabs in its cells. */
// oxlint-disable-next-line no-control-regex -- Control characters are removed here.
const oneLine = (text: string) => text.replace(/[\s\u0000-\u001F\u007F]+/g, ' ').trim()

/** Cut at a word where there is one, and never inside a character of two code units. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const lastWord = cut.lastIndexOf(' ')
  return (lastWord > most / 2 ? cut.slice(0, lastWord) : cut.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')).trim()
}

const BLOCKS = /^(?:p|div|li|ul|ol|br|h[1-6]|tr|td|th|table|section|article)$/

function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  if (node.type === 'element' && (node.tagName === 'style' || node.tagName === 'script')) return ''
  const text = node.children.map(plainText).join('')
  return node.type === 'element' && BLOCKS.test(node.tagName) ? ` ${text} ` : text
}

function descriptionOf({ description, short_description: short, meta_description: meta, name }: FeedProduct): string {
  const texts = [description?.html, short?.html].map((html) =>
    oneLine(html ? plainText(fromHtmlIsomorphic(html, { fragment: true })) : ''),
  )
  return [...texts, meta, name].find((text) => text) ?? ''
}

/** The path of the deepest category. */
function typeOf({ categories }: FeedProduct): string {
  const paths = (categories ?? []).map((category) => [
    ...(category?.breadcrumbs ?? []).flatMap((crumb) => crumb?.category_name ?? []),
    ...(category?.name ? [category.name] : []),
  ])
  return paths.reduce((deepest, path) => (path.length > deepest.length ? path : deepest), []).join(' > ')
}

const attributeOf = (offered: Offered, code: string): string => {
  const found = offered.custom_attributesV2?.items?.find((attribute) => attribute?.code === code)
  return found?.value || (found?.selected_options ?? []).flatMap((option) => option?.label ?? []).join('/')
}

const priceOf = (offered: Offered) => offered.price_range?.minimum_price.final_price.value ?? 0

/** Reductions are those of the product page: they need the lowest price of the thirty days before. */
function offerOf(offered: Offered, { lowestPrice }: FeedSurroundings, added: number) {
  const { final_price: final, regular_price: regular } = offered.price_range?.minimum_price ?? {}
  const availability = offered.stock_status === 'IN_STOCK' ? 'in_stock' : 'out_of_stock'
  if (final?.value == null || !final.currency || final.value + added <= 0) return { availability }
  const { value, currency } = final
  const before = priceBefore({
    final: value,
    regular: regular?.value ?? value,
    lowest: lowestPrice === null ? null : attributeOf(offered, lowestPrice) || null,
  })
  const amount = (units: number) => `${amountText(units + added, currency)} ${currency}`
  return before === null
    ? { availability, price: amount(value) }
    : { availability, price: amount(before), sale_price: amount(value) }
}

/** A choice of the variant goes before its attributes, and those before the attributes of the product with choices. */
function merchantsColumns(
  sources: readonly Offered[],
  choices: readonly Choice[],
  { columns }: FeedSurroundings,
): FeedItem {
  const valueOf = (column: FeedColumn): string => {
    const source = columns[column]
    if (source === undefined) return ''
    if ('text' in source) return source.text
    const { attribute: code } = source
    const found = [choices.find((choice) => choice.code === code)?.label, ...sources.map((it) => attributeOf(it, code))]
    return oneLine(found.find((value) => value) ?? '')
  }
  return Object.fromEntries(
    FEED_COLUMNS.flatMap((column) => {
      const value = valueOf(column)
      return FEED_VALUES[column].accepts(value) ? [[column, value]] : []
    }),
  )
}

/** A line of the table: a cell with a quotation mark is quoted, and its marks are doubled. */
export const feedLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')}\n`
