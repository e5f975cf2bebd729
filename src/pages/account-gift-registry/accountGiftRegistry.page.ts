import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountGiftRegistryPage = definePersonalPage({
  name: 'accountGiftRegistry',
  path: '/account/gift-registry/$uid',
  screen: () => import('./AccountGiftRegistryPage.tsx'),
  needs: ['Customer', 'gift_registry'],
  variables: ({ params }) => ({ uid: params['uid'] ?? '' }),
})
