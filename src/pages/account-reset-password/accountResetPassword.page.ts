import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

export const accountResetPasswordPage = definePage({
  name: 'accountResetPassword',
  path: '/account/reset-password',
  screen: () => import('./AccountResetPasswordPage.tsx'),
  isPersonal: true,
  load: (_args, page) => staticView(page, {}),
})
