import type { Page } from 'playwright'
import { FILTERS_PARAM } from '#src/lib/url/urlSearch.ts'
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

/** Every screen of a store view, from the router of its home page, which `page` shows. */
export async function listScreens(
  page: Page,
  basePath: string,
  prepared: PreparedView,
): Promise<readonly ShotScreen[]> {
  const { examples, categoryPath, productPaths, configurablePath, word } = prepared
  const within = (path: string) => (basePath === '/' ? path : `${basePath}${path === '/' ? '' : path}`)
  const routes = (await readRoutes(page)).filter(({ path }) => path !== '/$')
  const own = new Set(routes.map(({ path }) => within(path)))
  const screens = routes.flatMap(({ path, isPersonal }): ShotScreen[] => {
    const addresses = examples[path] ?? (path.includes('$') ? [] : [path])
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
  return [
    ...screens,
    { name: 'home-consent', visitor: 'new' as const, path: '/' },
    { name: 'home-cart', visitor: 'buyer' as const, path: '/' },
    { name: 'cart-empty', visitor: 'guest' as const, path: '/cart' },
    { name: 'cart-problem', visitor: 'troubled' as const, path: '/cart' },
    { name: 'checkout-empty', visitor: 'guest' as const, path: '/checkout' },
    { name: 'list', visitor: 'guest' as const, path: categoryPath },
    { name: 'list-filtered', visitor: 'guest' as const, path: `${categoryPath}?price=10-60` },
    { name: 'list-empty', visitor: 'guest' as const, path: `${categoryPath}?price=90000-95000` },
    { name: 'list-filters', visitor: 'guest' as const, path: `${categoryPath}?${FILTERS_PARAM}=1` },
    { name: 'search-found', visitor: 'guest' as const, path: `/search?q=${encodeURIComponent(word)}` },
    { name: 'search-nothing', visitor: 'guest' as const, path: '/search?q=xyzxyz' },
    { name: 'unavailable', visitor: 'failing' as const, path: '/search?q=a' },
    ...Object.entries(productPaths).map(([name, path]) => ({ name, visitor: 'guest' as const, path })),
    { name: 'product-consent', visitor: 'new' as const, path: configurablePath ?? categoryPath },
    ...(configurablePath === null
      ? []
      : ['zoom', 'quick', 'specs'].map((param) => ({
          name: `product-${param}`,
          visitor: 'guest' as const,
          path: `${configurablePath}?${param}=1`,
        }))),
    ...merchants.map((path) => ({ name: `page-${slug(path)}`, visitor: 'guest' as const, path })),
  ].map((screen) => ({ ...screen, path: within(screen.path) }))
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
