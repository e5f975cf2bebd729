import type { Target } from './predictStack.ts'
import { advance } from './pageStack.ts'
import type { Stack, VisitedPage } from './pageStack.ts'

/**
 * The stack after a forward navigation to a page that is not mounted but can be rendered at once. Null if there is
 * none, if an overlay is open, and if the page stays the same.
 */
export function predictNewPage<TView>(
  stack: Stack<TView>,
  target: Target,
  page: VisitedPage<TView> | null,
): Stack<TView> | null {
  const shown = stack.entries.at(-1)
  const isNext = shown?.overlay === null && target.position > stack.position
  return page && isNext && page.kind !== shown.kind ? advance(stack, { ...target, overlay: null, ...page }) : null
}
