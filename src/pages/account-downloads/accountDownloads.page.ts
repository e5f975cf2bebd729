import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountDownloadsPage = definePersonalPage({
  name: 'accountDownloads',
  path: '/account/downloads',
  screen: () => import('./AccountDownloadsPage.tsx'),
})
