import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

export const accountResetPasswordPage = definePage({
  name: 'accountResetPassword',
  path: '/account/reset-password',
  screen: async () => ({ component: (await import('./AccountResetPasswordPage.tsx')).AccountResetPasswordPage }),
  isPersonal: true,
  load: (_args, page) => staticView(page, {}),
})
