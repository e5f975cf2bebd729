import { pathOf } from '#src/shop/addresses/storeAddresses.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { pageNamed } from '#src/routes/pages.ts'
import type { PageView } from '#src/routing/pageView.ts'
import type { Target } from '#src/shell/page-stack/predictStack.ts'
import type { Background, Visit, VisitedPage } from '#src/shell/page-stack/pageStack.ts'
import type { AppRouter } from './createAppRouter.ts'

const UNAVAILABLE: PageView = { page: 'unavailable', props: {}, status: 503 }

type Match = AppRouter['state']['matches'][number]

/** The properties of a view that the page stack needs to decide whether two visits are one layer. */
export const pageOf = (view: PageView): VisitedPage<PageView> => ({
  kind: view.layerKey ?? view.page,
  shared: view.layerKey !== undefined,
  view,
  ...(pageNamed(view.page).staysMounted && { staysMounted: true }),
})

function pageOfMatch(leaf: Match | undefined): VisitedPage<PageView> {
  const { chrome } = leaf?.staticData ?? {}
  return { ...pageOf((leaf?.loaderData ?? UNAVAILABLE) as PageView), ...(chrome && { chrome }) }
}

/** The position of a location in the history. */
export const targetOf = ({ href, state }: AppRouter['state']['location']): Target => ({
  key: state.__TSR_key ?? 'initial',
  position: state.__TSR_index,
  href,
})

/** The navigation that the router has resolved, in the terms of the page stack. */
export function visitOf(router: AppRouter): Visit<PageView> {
  const { location, matches } = router.state
  const leaf = matches.at(-1)
  const page = pageOfMatch(leaf)
  const { overlay } = pageNamed(page.view.page)
  const { background } = location.state
  const { backgroundHref } = page.view
  return {
    ...page,
    ...targetOf(location),
    overlay,
    ...(overlay && background && { background }),
    ...(overlay && backgroundHref !== undefined && { homeHref: backgroundHref }),
  }
}

/** Whether the current page, or the target of a pending navigation, depends on the shopper. */
export const isGoingToShoppersPage = (router: AppRouter): boolean =>
  router
    .getMatchedRoutes(router.latestLocation.pathname)[0]
    .some(({ options }) => options.staticData?.dependsOnShopper === true)

/** Loads the page below an overlay as if it were visited, without navigating to it. */
export async function loadBackground(
  router: AppRouter,
  locale: StorefrontLocale,
  { href }: Background,
): Promise<VisitedPage<PageView>> {
  const { pathname, search, hash } = new URL(href, 'https://shop.invalid')
  const matches = await router.preloadRoute({
    to: pathOf(locale, pathname),
    search: router.options.parseSearch(search),
    hash: hash.slice(1),
  })
  return pageOfMatch(matches?.at(-1) as Match | undefined)
}
