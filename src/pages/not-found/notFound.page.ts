import { definePage } from '#src/routing/definePage.ts'
import { notFoundView } from '#src/routing/pageQueries.ts'

/** Spec §2: the not-found path. Unknown paths keep their own address and show the same page. */
export const notFoundPage = definePage({
  name: 'notFound',
  path: '/404',
  screen: () => import('./NotFoundPage.tsx'),
  load: ({ context }) => notFoundView(context),
})
