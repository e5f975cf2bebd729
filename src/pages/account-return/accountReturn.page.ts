import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountReturnPage = definePersonalPage({
  name: 'accountReturn',
  path: '/account/returns/$id',
  screen: () => import('./AccountReturnPage.tsx'),
  needs: ['Customer', 'returns'],
  variables: ({ params }) => ({ uid: params['id'] ?? '' }),
})
