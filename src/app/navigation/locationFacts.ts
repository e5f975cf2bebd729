import type { ParsedLocation, StaticDataRouteOption } from '@tanstack/react-router'
import { pathOf } from '#src/shop/addresses/storeAddresses.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'

/** The routes of a router; a type of its own, because the router itself is made with these functions. */
export type KnownRoutes = {
  readonly getMatchedRoutes: (pathname: string) => {
    readonly 0: readonly { readonly options: { readonly staticData?: StaticDataRouteOption } }[]
  }
}

export type Location = Pick<ParsedLocation, 'pathname' | 'searchStr' | 'state'>

/** Whether a location is that of a page which is shown over another one. */
export function isOverlayAt(
  router: KnownRoutes,
  { pathname, searchStr }: Pick<Location, 'pathname' | 'searchStr'>,
): boolean {
  const { isOverlay = false, overlayParams = [] } =
    router.getMatchedRoutes(pathname)[0].at(-1)?.options.staticData ?? {}
  const params = new URLSearchParams(searchStr)
  return isOverlay || overlayParams.some((param) => params.has(param))
}

/** Whether the page of a location has a fact; the page below an overlay counts. */
export function hasFact(
  router: KnownRoutes,
  locale: StorefrontLocale,
  location: Location,
  fact: 'isPersonal' | 'takesPayments',
): boolean {
  const has = (pathname: string) =>
    router.getMatchedRoutes(pathname)[0].some(({ options }) => options.staticData?.[fact] === true)
  // Every entry has one, whether or not it is an overlay.
  const { background } = location.state
  const below = background && isOverlayAt(router, location) ? background.href : null
  return (
    has(location.pathname) || (below !== null && has(pathOf(locale, new URL(below, 'https://shop.invalid').pathname)))
  )
}
