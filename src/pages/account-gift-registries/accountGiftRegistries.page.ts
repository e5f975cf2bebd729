import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountGiftRegistriesPage = definePersonalPage({
  name: 'accountGiftRegistries',
  path: '/account/gift-registry',
  screen: () => import('./AccountGiftRegistriesPage.tsx'),
  needs: ['Customer', 'gift_registries'],
})
