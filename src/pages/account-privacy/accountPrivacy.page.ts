import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountPrivacyPage = definePersonalPage({
  name: 'accountPrivacy',
  path: '/account/privacy',
  screen: () => import('./AccountPrivacyPage.tsx'),
})
