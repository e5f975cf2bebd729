import { mountedPage, nextMount, OUTSIDE_HISTORY } from './pageStack.ts'
import type { Stack, VisitedPage } from './pageStack.ts'

/**
 * The stack with a page mounted that nobody has gone to yet: a link to it then only shows it. Unchanged where it would
 * show nothing sooner: the page is mounted already, shares the one that shows, or is none that stays.
 */
export function prepared<TView>(stack: Stack<TView>, href: string, page: VisitedPage<TView>): Stack<TView> {
  const shown = stack.entries.at(-1)
  const isOfUse = page.staysMounted && shown?.overlay === null && shown.kind !== page.kind
  if (!isOfUse || mountedPage(stack, href, page.kind)) return stack
  const mount = nextMount(stack)
  const ahead = {
    ...page,
    href,
    key: `ahead:${mount}`,
    id: `ahead:${mount}`,
    mount,
    overlay: null,
    wasHidden: true,
  } as const
  return {
    ...stack,
    ahead: { ...ahead, position: OUTSIDE_HISTORY },
    parting: [...stack.parting, ...(stack.ahead ? [stack.ahead] : [])],
  }
}
