import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountAddressesPage = definePersonalPage({
  name: 'accountAddresses',
  path: '/account/addresses',
  screen: async () => {
    const { AccountAddressesPage: component, operation } = await import('./AccountAddressesPage.tsx')
    return { component, operation }
  },
})
