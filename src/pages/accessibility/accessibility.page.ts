import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, staticView } from '#src/routing/pageQueries.ts'

export const accessibilityPage = definePage({
  name: 'accessibility',
  path: '/accessibility',
  screen: () => import('./AccessibilityPage.tsx'),
  // The statement names who answers for it.
  load: ({ context }, page) =>
    __HAS_ACCESSIBILITY_REPORT__ && context.legal.imprint !== null ? staticView(page, {}) : notFoundView(context),
})
