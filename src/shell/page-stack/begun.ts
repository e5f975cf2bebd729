import type { Target } from './foreseen.ts'
import { advance } from './pageStack.ts'
import type { Stack, VisitedPage } from './pageStack.ts'

/**
 * The stack that a navigation forward will leave whose page can be begun at once, though nothing of it is in the document.
 * Null where there is none to begin, where an overlay is open, and where the page that shows is the same.
 */
export function begun<TView>(
  stack: Stack<TView>,
  target: Target,
  page: VisitedPage<TView> | null,
): Stack<TView> | null {
  const shown = stack.entries.at(-1)
  const isNext = shown?.overlay === null && target.position > stack.position
  return page && isNext && page.kind !== shown.kind ? advance(stack, { ...target, overlay: null, ...page }) : null
}
