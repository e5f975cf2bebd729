import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountPrivacyPage = definePersonalPage({
  name: 'accountPrivacy',
  path: '/account/privacy',
  screen: async () => {
    const { AccountPrivacyPage: component, operation } = await import('./AccountPrivacyPage.tsx')
    return { component, operation }
  },
})
