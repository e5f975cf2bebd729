import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountReturnPage = definePersonalPage({
  name: 'accountReturn',
  path: '/account/returns/$id',
  screen: async () => {
    const { AccountReturnPage: component, operation } = await import('./AccountReturnPage.tsx')
    return { component, operation }
  },
  needs: ['Customer', 'returns'],
  variables: ({ params }) => ({ uid: params['id'] ?? '' }),
})
