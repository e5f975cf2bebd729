import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountAddressesPage = definePersonalPage({
  name: 'accountAddresses',
  path: '/account/addresses',
  screen: () => import('./AccountAddressesPage.tsx'),
})
