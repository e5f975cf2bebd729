import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

export const accountDeletedPage = definePage({
  name: 'accountDeleted',
  path: '/account/deleted',
  screen: () => import('./AccountDeletedPage.tsx'),
  isPersonal: true,
  load: (_args, page) => staticView(page, {}),
})
