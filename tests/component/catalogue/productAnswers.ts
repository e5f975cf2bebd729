/** The differences between the products of a list; other fields are the same for all. */
export type TestProduct = {
  readonly key: string
  readonly name: string
  /** Final and regular price of the cheapest variant, final price of the most expensive one. */
  readonly price?: { readonly final: number; readonly regular?: number; readonly highest?: number }
  readonly lowestBefore?: string
  readonly colours?: Readonly<Record<string, string>>
  readonly soldOut?: boolean
  /** Whether the product has an option; none if absent. */
  readonly question?: 'required' | 'optional'
  /** The surcharges of the answers to the option; one for a free text, several for a list. */
  readonly surcharges?: readonly number[]
  readonly newFrom?: string
  readonly newTo?: string
  readonly reviews?: { readonly count: number; readonly percent: number }
}

const money = (value: number) => ({ value, currency: 'EUR' })
const picture = (file: string) => ({
  __typename: 'ProductImage',
  url: `https://magento.test/media/catalog/product/${file}.jpg`,
})

/** The fields of an option of a text or of a list. */
function surchargesOf(amounts: readonly number[]) {
  const [first, ...others] = amounts.map((price, at) => ({ uid: `answer-${at}`, price, price_type: 'FIXED' }))
  return others.length > 0 ? { __typename: 'CustomizableDropDownOption', values: [first, ...others] } : { value: first }
}

/** A product in the answer of `products { items }` for the cards of a list. */
export function productOf({ key, name, price = { final: 20 }, colours, ...product }: TestProduct) {
  const { final, regular = final, highest = final } = price
  const type = colours ? 'ConfigurableProduct' : 'SimpleProduct'
  return {
    __typename: type,
    // Added by the network chain for Relay.
    __isCustomizableProductInterface: type,
    uid: `uid-${key}`,
    sku: key,
    name,
    url_key: key,
    url_suffix: '.html',
    new_from_date: product.newFrom ?? null,
    new_to_date: product.newTo ?? null,
    stock_status: product.soldOut ? 'OUT_OF_STOCK' : 'IN_STOCK',
    rating_summary: product.reviews?.percent ?? 0,
    review_count: product.reviews?.count ?? 0,
    small_image: picture(`cache/1/${key}`),
    media_gallery: [picture(`cache/2/${key}`), picture(`cache/2/${key}-2`)].map((each) => ({
      ...each,
      disabled: false,
    })),
    price_range: {
      minimum_price: { final_price: money(final), regular_price: money(regular), fixed_product_taxes: [] },
      maximum_price: { final_price: { value: highest } },
    },
    custom_attributesV2: {
      items: product.lowestBefore
        ? [{ __typename: 'AttributeValue', code: 'prezzo_minimo_30_giorni', value: product.lowestBefore }]
        : [],
    },
    options: product.question
      ? [
          {
            __typename: 'CustomizableFieldOption',
            uid: `dedication-${key}`,
            required: product.question === 'required',
            ...surchargesOf(product.surcharges ?? [0]),
          },
        ]
      : null,
    ...(colours && {
      configurable_options: [
        {
          uid: `glaze-of-${key}`,
          attribute_code: 'smalto',
          label: 'Smalto',
          values: Object.entries(colours).map(([label, value]) => ({
            uid: `glaze-${label}`,
            label,
            swatch_data: { __typename: 'ColorSwatchData', value },
          })),
        },
      ],
      variants: Object.keys(colours).map((label) => ({
        attributes: [{ uid: `glaze-${label}` }],
        product: {
          __typename: 'SimpleProduct',
          uid: `${key}-${label}`,
          small_image: picture(`cache/1/${key}-${label}`),
        },
      })),
    }),
  }
}

/** One page of a list. */
export const productsOf = (
  products: readonly TestProduct[],
  { page = 1, pages = 1, total = products.length } = {},
) => ({
  total_count: total,
  page_info: { current_page: page, page_size: 2, total_pages: pages },
  items: products.map(productOf),
  sort_fields: null as object | null,
  suggestions: [],
})

export const STORE_CONFIG = {
  store_code: 'it',
  title_prefix: '',
  title_suffix: ' · Prova',
  title_separator: '-',
  default_title: 'Prova',
  default_description: null,
  list_mode: 'grid-list',
  grid_per_page: 2,
  grid_per_page_values: '2,4',
  list_per_page: 3,
  list_per_page_values: '3',
}

export const category = (key: string, name: string) => ({
  __typename: 'CategoryTree',
  uid: `uid-${key}`,
  name,
  image: null,
  url_path: key,
  url_suffix: '.html',
  include_in_menu: 1,
})
