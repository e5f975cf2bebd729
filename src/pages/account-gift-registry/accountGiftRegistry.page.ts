import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountGiftRegistryPage = definePersonalPage({
  name: 'accountGiftRegistry',
  path: '/account/gift-registry/$uid',
  screen: async () => {
    const { AccountGiftRegistryPage: component, operation } = await import('./AccountGiftRegistryPage.tsx')
    return { component, operation }
  },
  needs: ['Customer', 'gift_registry'],
  variables: ({ params }) => ({ uid: params['uid'] ?? '' }),
})
