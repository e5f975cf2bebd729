import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { optionInStore } from '#src/shop/addresses/optionInStore.ts'

/** A page of one store view that is looked for in another one. */
export type WantedPage = {
  readonly gateway: CommerceGateway
  /** The code of the store view whose page is known. */
  readonly from: string
  /** The code of the store view whose page is looked for. */
  readonly to: string
  /** Path in the first store view, without its base path and with a leading slash. */
  readonly path: string
  /** The query of the address, which may choose a variant in the words of the first store view. */
  readonly params: URLSearchParams
  readonly signal: AbortSignal
}

/** Where the page is found. */
export type Counterpart = {
  /** The backend's own path, with a leading slash. */
  readonly path: string
  /** For each parameter that names an option of the product: its words in the other store view, null if it has none. */
  readonly options: ReadonlyMap<string, string | null>
}

const ROUTE = `query($url:String!){route(url:$url){__typename relative_url redirect_code
...on ProductInterface{sku}...on CategoryInterface{uid}...on CmsPage{identifier}}}`

const OPTIONS = '...on ConfigurableProduct{configurable_options{attribute_code values{uid label}}}'

const PRODUCT = `query($sku:String!){products(filter:{sku:{eq:$sku}}){items{sku url_key url_suffix ${OPTIONS}}}}`

const CATEGORY = `query($uid:String!){categories(filters:{category_uid:{eq:$uid}}){items{uid url_path url_suffix}}}`

const CMS_PAGE = `query($identifier:String!){cmsPage(identifier:$identifier){identifier url_key}}`

/** The same product, category or text in another store view; null if that store view does not have it. */
export async function findCounterpart(wanted: WantedPage): Promise<Counterpart | null> {
  const route = await routeOf(wanted, wanted.path)
  const pageAt = (key: string | null | undefined, suffix?: string | null): Counterpart | null =>
    key ? { path: `/${key}${suffix ?? ''}`, options: new Map() } : null
  if (route?.sku) {
    const { sku } = route
    const [there, here] = await Promise.all([
      productIn(wanted, wanted.to, sku),
      // Only a query can choose options.
      wanted.params.size > 0 ? productIn(wanted, wanted.from, sku) : null,
    ])
    const page = pageAt(there?.url_key, there?.url_suffix)
    return page && { ...page, options: translatedOptions(wanted.params, here, there) }
  }
  if (route?.uid) {
    const { items } = (await ask(wanted, wanted.to, CATEGORY, { uid: route.uid })).categories ?? {}
    const category = items?.find((item) => item?.uid === route.uid)
    return pageAt(category?.url_path, category?.url_suffix)
  }
  if (route?.identifier) {
    const { cmsPage } = await ask(wanted, wanted.to, CMS_PAGE, { identifier: route.identifier })
    return pageAt(cmsPage?.url_key)
  }
  return null
}

async function productIn(wanted: WantedPage, store: string, sku: string): Promise<Product | null> {
  const { items } = (await ask(wanted, store, PRODUCT, { sku })).products ?? {}
  return items?.find((item) => item?.sku === sku) ?? null
}

function translatedOptions(
  params: URLSearchParams,
  here: Product | null,
  there: Product | null,
): Counterpart['options'] {
  const codes = new Set((here?.configurable_options ?? []).flatMap((option) => option?.attribute_code ?? []))
  return new Map(
    [...params].flatMap(([code, slug]) => {
      if (!codes.has(code)) return []
      return [[code, optionInStore(slug, optionValues(here, code), optionValues(there, code))] as const]
    }),
  )
}

const optionValues = (product: Product | null, code: string) =>
  product?.configurable_options
    ?.find((option) => option?.attribute_code === code)
    ?.values?.flatMap((value) => (value?.uid ? [{ uid: value.uid, label: value.label ?? '' }] : [])) ?? []

/** Follows one redirect: Magento keeps former addresses as redirects to the present ones. */
async function routeOf(wanted: WantedPage, path: string): Promise<Route | null> {
  const { route } = await ask(wanted, wanted.from, ROUTE, { url: path })
  if (!route?.redirect_code || !route.relative_url) return route ?? null
  return (await ask(wanted, wanted.from, ROUTE, { url: route.relative_url })).route ?? null
}

type Route = {
  readonly relative_url?: string | null
  readonly redirect_code?: number
  readonly sku?: string | null
  readonly uid?: string
  readonly identifier?: string | null
}

type Product = {
  readonly sku?: string
  readonly url_key?: string | null
  readonly url_suffix?: string | null
  readonly configurable_options?:
    | readonly ({
        readonly attribute_code?: string | null
        readonly values?: readonly ({ readonly uid?: string | null; readonly label?: string | null } | null)[] | null
      } | null)[]
    | null
}

type Data = {
  readonly route?: Route | null
  readonly products?: {
    readonly items?: readonly (Product | null)[] | null
  } | null
  readonly categories?: {
    readonly items?:
      | readonly ({
          readonly uid?: string
          readonly url_path?: string | null
          readonly url_suffix?: string | null
        } | null)[]
      | null
  } | null
  readonly cmsPage?: { readonly url_key?: string | null } | null
}

async function ask(
  { gateway, signal }: WantedPage,
  store: string,
  query: string,
  variables: Readonly<Record<string, string>>,
): Promise<Data> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', store },
    body: JSON.stringify({ query, variables }),
    signal,
  })
  const answer = (await (await gateway.handle(request)).json()) as { readonly data?: Data | null } | null
  return answer?.data ?? {}
}
