import type { Page } from 'playwright'
import { FILTERS_PARAM, SIZES_PARAM } from '#src/lib/url/urlSearch.ts'
import type { PreparedView } from './storeView.ts'

/**
 * The state of a browser: without a choice of cookies, as a guest, with a filled cart, with a cart that cannot be
 * ordered, as a customer, or while the backend fails.
 */
export const VISITORS = ['new', 'guest', 'buyer', 'troubled', 'customer', 'failing'] as const
export type Visitor = (typeof VISITORS)[number]

export type ShotScreen = {
  readonly name: string
  readonly visitor: Visitor
  readonly path: string
  /** The shop opens it only from the step before it. */
  readonly isStep?: boolean
}

type Route = { readonly path: string; readonly isPersonal: boolean; readonly overlayParams: readonly string[] }

/** All paths of the running router, as the definitions of the pages state them. */
const readRoutes = (page: Page): Promise<readonly Route[]> =>
  page.evaluate(() =>
    Object.entries(window.__TSR_ROUTER__?.routesByPath ?? {}).map(([path, { options }]) => {
      const { isPersonal = false, overlayParams = [] } = options.staticData ?? {}
      return { path, isPersonal, overlayParams }
    }),
  )

/** The paths of the merchant's own pages: those that the footer links to, without the links to other languages. */
const readFooterPaths = (page: Page): Promise<readonly string[]> =>
  page
    .locator('footer a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

export type ListedScreens = {
  readonly screens: readonly ShotScreen[]
  /** The paths of routes, and the search parameters of overlays, that have no example in this shop. */
  readonly withoutExample: readonly string[]
}

/** Every screen of a store view, from the router of its home page, which `page` shows. */
export async function listScreens(page: Page, basePath: string, prepared: PreparedView): Promise<ListedScreens> {
  const { examples, categoryPath, productPaths, configurablePath, sizeGuide, word } = prepared
  const within = (path: string) => (basePath === '/' ? path : `${basePath}${path === '/' ? '' : path}`)
  const allRoutes = await readRoutes(page)
  const routes = allRoutes.filter(({ path }) => path !== URL_SPACE)
  const addressesOf = (path: string) => examples[path] ?? (path.includes('$') ? [] : [path])
  const searchPath = `/search?q=${encodeURIComponent(word)}`
  /** An address that shows the overlay of a parameter over a page of the route. */
  const overlayAddress = (route: string, param: string): string | null => {
    if (route === '/search') return `${searchPath}&${param}=1`
    if (route !== URL_SPACE) return null
    if (param === FILTERS_PARAM) return `${categoryPath}?${param}=1`
    if (param === SIZES_PARAM) return sizeGuide && `${sizeGuide.path}?${param}=${sizeGuide.block}`
    return configurablePath && `${configurablePath}?${param}=1`
  }
  const overlays = allRoutes.flatMap(({ path, overlayParams }) =>
    [...new Set(overlayParams)].map((param) => ({ route: path, param, address: overlayAddress(path, param) })),
  )
  const own = new Set(routes.map(({ path }) => within(path)))
  const screens = routes.flatMap(({ path, isPersonal }): ShotScreen[] => {
    const addresses = addressesOf(path)
    // The customer's own order has another page than a guest's.
    const isAccount = isPersonal && !path.startsWith('/checkout')
    const visitor: Visitor = isAccount || path === '/checkout/success/$number' ? 'customer' : visitorOf(path)
    return addresses.map((address, index) => ({
      name: `${slug(path)}${index > 0 ? `-${index + 1}` : ''}`,
      visitor,
      path: address,
      isStep: path === '/checkout/payment',
    }))
  })
  const merchants = [...new Set(await readFooterPaths(page))]
    .filter((path) => !own.has(path) && path !== within(categoryPath) && path.startsWith(basePath))
    .map((path) => path.slice(basePath === '/' ? 0 : basePath.length))
  const withoutExample = [
    ...routes.flatMap(({ path }) => (addressesOf(path).length === 0 ? [path] : [])),
    ...overlays.flatMap(({ route, param, address }) => (address === null ? [`${route}?${param}`] : [])),
  ]
  const listed: readonly ShotScreen[] = [
    ...screens,
    ...overlays.flatMap(({ route, param, address }): ShotScreen[] =>
      address === null ? [] : [{ name: overlayName(route, param), visitor: 'guest', path: address }],
    ),
    { name: 'home-consent', visitor: 'new' as const, path: '/' },
    { name: 'home-cart', visitor: 'buyer' as const, path: '/' },
    { name: 'cart-empty', visitor: 'guest' as const, path: '/cart' },
    { name: 'cart-problem', visitor: 'troubled' as const, path: '/cart' },
    { name: 'checkout-empty', visitor: 'guest' as const, path: '/checkout' },
    { name: 'list', visitor: 'guest' as const, path: categoryPath },
    { name: 'list-filtered', visitor: 'guest' as const, path: `${categoryPath}?price=10-60` },
    { name: 'list-empty', visitor: 'guest' as const, path: `${categoryPath}?price=90000-95000` },
    { name: 'search-found', visitor: 'guest' as const, path: searchPath },
    { name: 'search-nothing', visitor: 'guest' as const, path: '/search?q=xyzxyz' },
    { name: 'unavailable', visitor: 'failing' as const, path: '/search?q=a' },
    ...Object.entries(productPaths).map(([name, path]) => ({ name, visitor: 'guest' as const, path })),
    { name: 'product-consent', visitor: 'new' as const, path: configurablePath ?? categoryPath },
    ...merchants.map((path) => ({ name: `page-${slug(path)}`, visitor: 'guest' as const, path })),
  ]
  return { screens: listed.map((screen) => ({ ...screen, path: within(screen.path) })), withoutExample }
}

/** The route of categories, products and the merchant's pages. */
const URL_SPACE = '/$'

function overlayName(route: string, param: string): string {
  if (route !== URL_SPACE) return `${slug(route)}-${param}`
  return `${param === FILTERS_PARAM ? 'list' : 'product'}-${param}`
}

/** The pages of a purchase are shown with a cart. */
const visitorOf = (path: string): Visitor =>
  /^\/(cart|checkout)(\/(delivery|payment))?$/.test(path) ? 'buyer' : 'guest'

const slug = (path: string) =>
  path === '/'
    ? 'home'
    : path
        .replaceAll(/\.html$|\$/g, '')
        .replaceAll(/[^\w]+/g, '-')
        .replaceAll(/^-|-$/g, '')
