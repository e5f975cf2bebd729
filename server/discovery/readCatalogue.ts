import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { FEED_FIELDS, type FeedProduct } from './feedItems.ts'

export type CatalogueSource = {
  readonly gateway: CommerceGateway
  /** The code of the store view. */
  readonly store: string
  readonly signal: AbortSignal
  /** Whether products are read with the fields of their rows in a feed. */
  readonly hasFeed: boolean
}

/** Where a store view shows products: a search without words answers all that are visible in search. */
export type Shown = 'lists' | 'search'

/** A product as the backend tells it; every field may be missing. */
export type CatalogueProduct = FeedProduct & {
  /** `YYYY-MM-DD HH:MM:SS`, in UTC. */
  readonly updated_at?: string | null
}

export type CatalogueCategory = {
  readonly uid: string
  readonly url_path?: string | null
  readonly url_suffix?: string | null
  readonly updated_at?: string | null
  readonly image?: string | null
}

const fieldsOf = ({ hasFeed }: CatalogueSource) =>
  `sku url_key url_suffix canonical_url updated_at image{url}${hasFeed ? ` ${FEED_FIELDS}` : ''}`

const productsQuery = (
  fields: string,
) => `query($search:String,$filter:ProductAttributeFilterInput!,$pageSize:Int!,$currentPage:Int!){
products(search:$search,filter:$filter,pageSize:$pageSize,currentPage:$currentPage){
items{${fields}}}}`

const COUNT =
  'query($search:String,$filter:ProductAttributeFilterInput!){products(search:$search,filter:$filter,pageSize:1){total_count}}'

const ROOTS = '{categories{items{uid}}}'

const CHILDREN = `query($uids:[String]!,$pageSize:Int!,$currentPage:Int!){
categories(filters:{parent_category_uid:{in:$uids}},pageSize:$pageSize,currentPage:$currentPage){
total_count items{uid url_path url_suffix updated_at image}}}`

/** With the variants and texts of a feed an answer is some ten times as large. */
const PRODUCTS_A_PAGE = { addresses: 100, feed: 25 }
const CATEGORIES_A_PAGE = 200
const PARENTS_A_QUESTION = 100

/** Search engines behind Magento return no hits after the first ten thousand (`index.max_result_window`). */
export const MOST_HITS = 10_000

/** Prices in the base currency, both included. */
type Slice = { readonly from: number; readonly to: number | null }

type PriceFilter = { readonly price?: { readonly from: string; readonly to?: string } }

type Scope = { readonly search?: string; readonly filter: PriceFilter }

/** Left out, a search is none: an empty one has another visibility. */
const scopeOf = (shown: Shown, filter: PriceFilter): Scope => ({ ...(shown === 'search' && { search: '' }), filter })

const filterOf = ({ from, to }: Slice): PriceFilter => ({
  price: { from: String(from), ...(to !== null && { to: String(to) }) },
})

/** No real price is higher; dearer products are one slice. */
const HIGHEST_PRICE = 1_000_000_000

/**
 * All products that the store view's lists or its search show, in groups. A catalogue of more than {@link MOST_HITS} is
 * read in slices of prices, in which a product at the edge of two occurs twice.
 */
export async function* readProducts(
  source: CatalogueSource,
  shown: Shown = 'lists',
): AsyncGenerator<readonly CatalogueProduct[]> {
  const scope = scopeOf(shown, {})
  const total = await countOf(source, scope)
  if (total <= MOST_HITS) yield* pagesOf(source, scope, total)
  else yield* readSlice(source, shown, { from: 0, to: null })
}

async function* readSlice(
  source: CatalogueSource,
  shown: Shown,
  slice: Slice,
): AsyncGenerator<readonly CatalogueProduct[]> {
  const scope = scopeOf(shown, filterOf(slice))
  const total = await countOf(source, scope)
  if (total <= MOST_HITS) return yield* pagesOf(source, scope, total)
  const { from, to } = slice
  const middle = to === null ? Math.max(from * 4, 1) : Math.round((from + to) * 50) / 100
  if (middle === from || middle === to || middle > HIGHEST_PRICE)
    throw new Error(`${total} products cost between ${from} and ${to}, and the backend lists ${MOST_HITS} at most`)
  yield* readSlice(source, shown, { from, to: middle })
  yield* readSlice(source, shown, { from: middle, to })
}

async function* pagesOf(source: CatalogueSource, scope: Scope, total: number) {
  const pageSize = source.hasFeed ? PRODUCTS_A_PAGE.feed : PRODUCTS_A_PAGE.addresses
  const query = productsQuery(fieldsOf(source))
  for (let currentPage = 1; (currentPage - 1) * pageSize < total; currentPage += 1) {
    yield productsOf(await ask<Products>(source, query, { ...scope, pageSize, currentPage }))
  }
}

async function countOf(source: CatalogueSource, scope: Scope): Promise<number> {
  const { products } = await ask<{ products: { total_count?: number | null } | null }>(source, COUNT, scope)
  return products?.total_count ?? 0
}

type Products = { readonly products: { readonly items?: readonly (CatalogueProduct | null)[] | null } | null }

const productsOf = ({ products }: Products): readonly CatalogueProduct[] =>
  (products?.items ?? []).filter((product) => product !== null)

/** The products of the search with these SKUs, with the fields that the source asks for. */
export async function readSearched(
  source: CatalogueSource,
  skus: readonly string[],
): Promise<readonly CatalogueProduct[]> {
  const query = productsQuery(fieldsOf(source))
  const found: CatalogueProduct[] = []
  for (let at = 0; at < skus.length; at += PRODUCTS_A_PAGE.feed) {
    const filter = { sku: { in: skus.slice(at, at + PRODUCTS_A_PAGE.feed) } }
    const variables = { search: '', filter, pageSize: PRODUCTS_A_PAGE.feed, currentPage: 1 }
    found.push(...productsOf(await ask<Products>(source, query, variables)))
  }
  return found
}

/** All active categories of the store view, in groups, from the root downward: Magento lists no others without a filter. */
export async function* readCategories(source: CatalogueSource): AsyncGenerator<readonly CatalogueCategory[]> {
  const { categories: roots } = await ask<Categories>(source, ROOTS, {})
  for (let parents = uidsOf(roots); parents.length > 0;) {
    const children: string[] = []
    for (let at = 0; at < parents.length; at += PARENTS_A_QUESTION) {
      const uids = parents.slice(at, at + PARENTS_A_QUESTION)
      for (let currentPage = 1, total = Infinity; (currentPage - 1) * CATEGORIES_A_PAGE < total; currentPage += 1) {
        const variables = { uids, pageSize: CATEGORIES_A_PAGE, currentPage }
        const { categories } = await ask<Categories>(source, CHILDREN, variables)
        total = categories?.total_count ?? 0
        children.push(...uidsOf(categories))
        yield (categories?.items ?? []).filter((category) => category !== null)
      }
    }
    parents = children
  }
}

type Categories = {
  readonly categories: {
    readonly total_count?: number | null
    readonly items?: readonly (CatalogueCategory | null)[] | null
  } | null
}

const uidsOf = (categories: Categories['categories']): readonly string[] =>
  (categories?.items ?? []).flatMap((category) => category?.uid ?? [])

const routeQuery = (fields: string) =>
  `query($url:String!){route(url:$url){__typename ...on CmsPage{identifier}...on ProductInterface{${fields}}}}`

/** A text, or a product that no list shows. */
export type Routed = CatalogueProduct & { readonly identifier?: string | null }

/** The backend's page at a path of the store view; null if it has none there. */
export async function readRoute(source: CatalogueSource, path: string): Promise<Routed | null> {
  const { route } = await ask<{ route: Routed | null }>(source, routeQuery(fieldsOf(source)), { url: path })
  return route
}

async function ask<Data>(
  { gateway, store, signal }: CatalogueSource,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', store },
    body: JSON.stringify({ query, variables }),
    signal,
  })
  const answer = await gateway.handle(request)
  const { data, errors } = (await answer.json()) as {
    readonly data?: Data | null
    readonly errors?: readonly { readonly message?: string }[]
  }
  // Magento reports one broken product and leaves it out.
  if (!data)
    throw new Error(`The backend does not list the catalogue of “${store}”: ${errors?.[0]?.message ?? answer.status}`)
  return data
}
