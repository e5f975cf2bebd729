import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

export const accountForgotPasswordPage = definePage({
  name: 'accountForgotPassword',
  path: '/account/forgot-password',
  screen: () => import('./AccountForgotPasswordPage.tsx'),
  isPersonal: true,
  load: (_args, page) => staticView(page, {}),
})
