import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountPage = definePersonalPage({
  name: 'account',
  path: '/account',
  screen: () => import('./AccountPage.tsx'),
})
