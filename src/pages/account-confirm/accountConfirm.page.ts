import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

export const accountConfirmPage = definePage({
  name: 'accountConfirm',
  path: '/account/confirm',
  screen: async () => ({ component: (await import('./AccountConfirmPage.tsx')).AccountConfirmPage }),
  isPersonal: true,
  load: (_args, page) => staticView(page, {}),
})
