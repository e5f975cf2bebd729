import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { createCommerceClient } from '#tests/contract/commerceClient.ts'
import { customerToken, exampleAddresses, type KnownCustomer } from '../e2e/exampleAddresses.ts'
import { askBackend, fillCartBefore, placeOrderBefore, type BackendAddress } from '../e2e/orderedBefore.ts'

/** A running shop in one language. */
export type StoreView = {
  readonly shopUrl: string
  readonly code: string
  readonly customer: KnownCustomer
  /** The code of the product attribute that names a size guide; null without one. */
  readonly sizeGuideAttribute: string | null
}

type Product = {
  readonly __typename: string
  readonly sku: string
  readonly name: string
  readonly url_key: string
  readonly url_suffix: string | null
  readonly stock_status: string
  readonly only_x_left_in_stock: number | null
  readonly custom_attributesV2: { readonly items: readonly { readonly code: string; readonly value?: string }[] } | null
  readonly options?: readonly { readonly required: boolean }[] | null
  readonly variants?: readonly {
    readonly product: { readonly stock_status: string }
    readonly attributes: readonly { readonly uid: string }[]
  }[]
}

const PRODUCTS = `query ($page: Int) {
  products(filter: { price: { from: "0" } }, pageSize: 24, currentPage: $page) {
    page_info { total_pages }
    items {
      __typename uid sku name url_key url_suffix stock_status only_x_left_in_stock
      custom_attributesV2 { items { code ... on AttributeValue { value } } }
      ... on ConfigurableProduct { variants { product { uid stock_status } attributes { code uid } } }
      ... on CustomizableProductInterface { options { uid required } }
    }
  }
}`

/** See {@link prepareStoreView}. */
export type PreparedView = Awaited<ReturnType<typeof prepareStoreView>>

/** The data that the screens of a store view need: addresses, carts in certain states, a token. */
export async function prepareStoreView({ shopUrl, code, customer, sizeGuideAttribute }: StoreView) {
  const client = createCommerceClient(`${shopUrl}/api/graphql`, fetch)
  const products: Product[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await client.data<{
      products: { items: Product[]; page_info: { total_pages: number } }
    }>(PRODUCTS, { page }, { store: code })
    products.push(...answer.products.items)
    pages = answer.products.page_info.total_pages
  }
  const { categories } = await client.data<{
    categories: {
      items: readonly { children: readonly { url_path: string; url_suffix: string | null; product_count: number }[] }[]
    }
  }>('{ categories { items { uid children { uid url_path url_suffix product_count } } } }', {}, { store: code })
  const [category] = categories.items
    .flatMap(({ children }) => children)
    .toSorted((one, other) => other.product_count - one.product_count)
  if (!category) throw new Error('The shop has no category.')

  const isSold = ({ stock_status }: Product) => stock_status === 'IN_STOCK'
  const isPlain = (product: Product) =>
    product.__typename === 'SimpleProduct' && isSold(product) && !product.options?.some(({ required }) => required)
  const simple = products.find((each) => isPlain(each) && each.only_x_left_in_stock === null)
  if (!simple) throw new Error('The shop sells no simple product.')
  const scarce = products.find((each) => isPlain(each) && each.only_x_left_in_stock !== null)
  const configurable = products.find((each) => isSold(each) && each.variants?.length)
  const chosen = configurable?.variants?.find(({ product }) => product.stock_status === 'IN_STOCK')
  const pathOf = ({ url_key, url_suffix }: Product) => `/${url_key}${url_suffix ?? ''}`
  const [sizeGuide] = products.flatMap((product) => {
    const block = product.custom_attributesV2?.items.find(({ code: attribute }) => attribute === sizeGuideAttribute)
    return block?.value ? [{ path: pathOf(product), block: block.value }] : []
  })
  const address = await addressOf({ shopUrl, code, customer })
  const where = { store: code, ...(address && { address }) }
  const examples = await exampleAddresses(shopUrl, { ...customer, sku: simple.sku, ...where })

  const filledCart = () =>
    fillCartBefore(shopUrl, {
      lines: [
        { sku: simple.sku },
        ...(configurable && chosen
          ? [{ sku: configurable.sku, quantity: 2, selected_options: chosen.attributes.map(({ uid }) => uid) }]
          : []),
      ],
      ...where,
    })

  /** Another shopper bought the last pieces of its first line. */
  const troubledCart = async () => {
    if (!scarce) return filledCart()
    const lines = [{ sku: scarce.sku, quantity: scarce.only_x_left_in_stock ?? 1 }]
    const cart = await fillCartBefore(shopUrl, { lines: [...lines, { sku: simple.sku }], ...where })
    await placeOrderBefore(shopUrl, { lines: [{ sku: scarce.sku }], ...where })
    return cart
  }

  return {
    examples,
    /** A search that finds something. */
    word: simple.name.split(' ')[0] ?? simple.name,
    categoryPath: `/${category.url_path}${category.url_suffix ?? ''}`,
    /** One product of each type, and one that is sold out. */
    productPaths: Object.fromEntries(
      [
        ...Map.groupBy(products.filter(isSold), ({ __typename }) => __typename.replace(/Product$/, '').toLowerCase()),
        ['soldout', products.filter((each) => !isSold(each))] as const,
      ].flatMap(([kind, [product]]) => (product ? [[`product-${kind}`, pathOf(product)] as const] : [])),
    ),
    configurablePath: configurable ? pathOf(configurable) : null,
    /** A product with a size guide, and the guide's block. */
    sizeGuide: sizeGuide ?? null,
    // Once: another run would find fewer pieces.
    filledCart: createLazyValue(filledCart).load,
    troubledCart: createLazyValue(troubledCart).load,
    token: () => customerToken(shopUrl, customer, code),
  }
}

/** The customer's first address, as an input. */
async function addressOf({
  shopUrl,
  code,
  customer,
}: Omit<StoreView, 'sizeGuideAttribute'>): Promise<BackendAddress | undefined> {
  const answer = (await askBackend(
    shopUrl,
    `{ customer { addresses {
      firstname lastname street city region { region_code } postcode country_code telephone } } }`,
    {},
    await customerToken(shopUrl, customer, code),
    code,
  )) as {
    customer: {
      addresses: readonly (Omit<BackendAddress, 'region'> & { region: { region_code: string | null } | null })[]
    }
  }
  const [address] = answer.customer.addresses
  return address && { ...address, region: address.region?.region_code ?? null }
}
