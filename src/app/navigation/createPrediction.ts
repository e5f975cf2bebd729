import type { PageView } from '#src/routing/pageView.ts'
import { predictNewPage } from '#src/shell/page-stack/predictNewPage.ts'
import { predictStack } from '#src/shell/page-stack/predictStack.ts'
import type { AppRouter } from './createAppRouter.ts'
import type { PredictStack } from './pageStackStore.ts'
import { pageOf, targetOf } from './visit.ts'

/**
 * Predicts the stack for pages that are mounted, and for pages that can be started without an answer of the backend.
 * @param viewAt the view of an address whose code has loaded and which can show without waiting for an answer; null for
 * any other
 */
export const createPrediction =
  (viewAt: (location: AppRouter['latestLocation']) => PageView | null): PredictStack =>
  (stack, location) => {
    const target = targetOf(location)
    const view = viewAt(location)
    return predictStack(stack, target) ?? predictNewPage(stack, target, view && pageOf(view))
  }
