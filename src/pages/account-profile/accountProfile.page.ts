import { definePersonalPage } from '#src/routing/personalPage.ts'
import { loadFormAttributes } from '#src/routing/formAttributes.ts'

export const accountProfilePage = definePersonalPage({
  name: 'accountProfile',
  path: '/account/profile',
  screen: () => import('./AccountProfilePage.tsx'),
  props: async ({ context }, isSignedIn) => ({
    attributes: isSignedIn ? await loadFormAttributes(context, 'customer_account_edit') : null,
  }),
})
