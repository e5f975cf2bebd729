import type { PageView } from '#src/routes/pageRegistry.ts'
import type { Visit } from '#src/shell/page-stack/pageStack.ts'
import type { AppRouter } from './createAppRouter.ts'

/** The navigation that the router has resolved, as the page stack understands it. */
export function visitOf(router: AppRouter): Visit<PageView> {
  const { location, matches } = router.state
  const leaf = matches.at(-1)
  const view = (leaf?.loaderData ?? { page: 'unavailable', props: {}, status: 503 }) as PageView
  return {
    key: location.state.__TSR_key ?? 'initial',
    position: location.state.__TSR_index ?? 0,
    href: location.href,
    overlay: leaf?.staticData.overlay?.group ?? null,
    kind: view.layerKey ?? view.page,
    shared: view.layerKey !== undefined,
    view,
  }
}

/** The page below a directly entered overlay, if the server sent one. */
export function backgroundVisit({ view }: Visit<PageView>): Visit<PageView> | null {
  if (!view.background) return null
  const { background } = view
  return {
    key: 'background',
    position: -1,
    href: '/',
    overlay: null,
    kind: background.page,
    shared: false,
    view: background,
  }
}
