import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'

/** Where a page of one store view is found in another one. */
export type Counterpart = {
  readonly gateway: CommerceGateway
  /** The code of the store view whose page is known. */
  readonly from: string
  /** The code of the store view whose page is looked for. */
  readonly to: string
  /** Path in the first store view, without its base path and with a leading slash. */
  readonly path: string
  readonly signal: AbortSignal
}

const ROUTE = `query($url:String!){route(url:$url){__typename relative_url redirect_code
...on ProductInterface{sku}...on CategoryInterface{uid}...on CmsPage{identifier}}}`

const PRODUCT = `query($sku:String!){products(filter:{sku:{eq:$sku}}){items{sku url_key url_suffix}}}`

const CATEGORY = `query($uid:String!){categories(filters:{category_uid:{eq:$uid}}){items{uid url_path url_suffix}}}`

const CMS_PAGE = `query($identifier:String!){cmsPage(identifier:$identifier){identifier url_key}}`

/**
 * The backend's own path of the same product, category or text in another store view, with a leading slash; null if the
 * other store view does not have it.
 */
export async function findCounterpart(wanted: Counterpart): Promise<string | null> {
  const route = await routeOf(wanted, wanted.path)
  if (route?.sku) {
    const { items } = (await ask(wanted, wanted.to, PRODUCT, { sku: route.sku })).products ?? {}
    const product = items?.find((item) => item?.sku === route.sku)
    return product?.url_key ? `/${product.url_key}${product.url_suffix ?? ''}` : null
  }
  if (route?.uid) {
    const { items } = (await ask(wanted, wanted.to, CATEGORY, { uid: route.uid })).categories ?? {}
    const category = items?.find((item) => item?.uid === route.uid)
    return category?.url_path ? `/${category.url_path}${category.url_suffix ?? ''}` : null
  }
  if (route?.identifier) {
    const { cmsPage } = await ask(wanted, wanted.to, CMS_PAGE, { identifier: route.identifier })
    return cmsPage?.url_key ? `/${cmsPage.url_key}` : null
  }
  return null
}

/** Follows one redirect: Magento keeps former addresses as redirects to the present ones. */
async function routeOf(wanted: Counterpart, path: string): Promise<Route | null> {
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

type Data = {
  readonly route?: Route | null
  readonly products?: {
    readonly items?:
      | readonly ({
          readonly sku?: string
          readonly url_key?: string | null
          readonly url_suffix?: string | null
        } | null)[]
      | null
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
  { gateway, signal }: Counterpart,
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
