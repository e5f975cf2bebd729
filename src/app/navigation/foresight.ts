import type { PageView } from '#src/routing/pageView.ts'
import { begun } from '#src/shell/page-stack/begun.ts'
import { foreseen } from '#src/shell/page-stack/foreseen.ts'
import type { AppRouter } from './createAppRouter.ts'
import type { Foresight } from './pageStackStore.ts'
import { pageOf, targetOf } from './visit.ts'

/**
 * Predicts the stack for pages that are mounted, and for pages that can be started without an answer of the backend.
 * @param viewAt the view of an address whose code has loaded and which can show without waiting for an answer; null for
 * any other
 */
export const createForesight =
  (viewAt: (location: AppRouter['latestLocation']) => PageView | null): Foresight =>
  (stack, location) => {
    const target = targetOf(location)
    const view = viewAt(location)
    return foreseen(stack, target) ?? begun(stack, target, view && pageOf(view))
  }
