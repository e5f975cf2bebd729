import { isRedirect } from '@tanstack/react-router'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import { homePage } from '#src/pages/home/home.page.ts'
import type { LoadArguments, Page } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { unavailableView } from '#src/routing/pageQueries.ts'

/**
 * Runs the loader of a route. A history entry whose page is still mounted keeps its view, and a failing backend leads
 * to the `unavailable` page inside the shell, never to a blank document.
 */
export async function loadView(
  { context, location, cause }: LoadArguments,
  load: () => Promise<PageView>,
): Promise<PageView> {
  if (cause !== 'preload') await context.pageStack.whenPainted()
  const mounted = context.pageStack.mountedView(location.state.key ?? location.state.__TSR_key ?? '')
  if (mounted) return mounted
  try {
    return await load()
  } catch (error) {
    if (isRedirect(error)) throw error
    context.reportError(error, `loader of ${location.pathname}`)
    return unavailableView(context)
  }
}

/**
 * Loads a page with the overlays of its address. The document of a directly entered overlay contains the page below too
 * (spec §2); later navigations have it in the stack.
 */
export async function loadWithOverlays<TSearch>(
  page: Page,
  args: LoadArguments<TSearch>,
  target: UrlTarget | null,
  load: () => Promise<PageView>,
): Promise<PageView> {
  const { isServer } = args.context
  const withBackground = async (view: PageView, background: () => Promise<PageView>): Promise<PageView> =>
    import.meta.env.SSR && isServer && view.status === undefined ? { ...view, background: await background() } : view

  const search = args.search as UrlSearch
  for (const overlay of page.overlays) {
    if (!(overlay.param in search)) continue
    const view = await overlay.load({ ...args, search, target })
    if (view) return withBackground(view, load)
  }
  const view = await load()
  return page.overlay ? withBackground(view, () => homePage.load({ ...args, search: {} })) : view
}
