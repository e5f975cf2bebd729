import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountPage = definePersonalPage({
  name: 'account',
  path: '/account',
  screen: async () => {
    const { AccountPage: component, operation } = await import('./AccountPage.tsx')
    return { component, operation }
  },
})
