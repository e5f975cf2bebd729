import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountGiftRegistriesPage = definePersonalPage({
  name: 'accountGiftRegistries',
  path: '/account/gift-registry',
  screen: async () => {
    const { AccountGiftRegistriesPage: component, operation } = await import('./AccountGiftRegistriesPage.tsx')
    return { component, operation }
  },
  needs: ['Customer', 'gift_registries'],
})
