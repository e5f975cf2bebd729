import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

export const comparePage = definePage({
  name: 'compare',
  path: '/compare',
  screen: async () => ({ component: (await import('./ComparePage.tsx')).ComparePage }),
  load: (_args, page) => staticView(page, {}),
})
