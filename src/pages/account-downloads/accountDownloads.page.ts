import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountDownloadsPage = definePersonalPage({
  name: 'accountDownloads',
  path: '/account/downloads',
  screen: async () => {
    const { AccountDownloadsPage: component, operation } = await import('./AccountDownloadsPage.tsx')
    return { component, operation }
  },
})
