import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

export const accountConfirmPage = definePage({
  name: 'accountConfirm',
  path: '/account/confirm',
  screen: () => import('./AccountConfirmPage.tsx'),
  isPersonal: true,
  load: (_args, page) => staticView(page, {}),
})
