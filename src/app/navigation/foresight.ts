import type { PageView } from '#src/routing/pageView.ts'
import { begun } from '#src/shell/page-stack/begun.ts'
import { foreseen } from '#src/shell/page-stack/foreseen.ts'
import type { AppRouter } from './createAppRouter.ts'
import type { Foresight } from './pageStackStore.ts'
import { pageOf, targetOf } from './visit.ts'

/**
 * Foresees pages that are in the document, and those that can be begun there.
 * @param viewAt the view of an address whose code is here and which no answer has to come for first; null for any other
 */
export const createForesight =
  (viewAt: (location: AppRouter['latestLocation']) => PageView | null): Foresight =>
  (stack, location) => {
    const target = targetOf(location)
    const view = viewAt(location)
    return foreseen(stack, target) ?? begun(stack, target, view && pageOf(view))
  }
