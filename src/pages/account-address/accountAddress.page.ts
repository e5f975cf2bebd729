import { definePersonalPage } from '#src/routing/personalPage.ts'
import { NEW_ADDRESS } from '#src/features/account/addresses/newAddress.ts'

export const accountAddressPage = definePersonalPage({
  name: 'accountAddress',
  path: '/account/addresses/$id',
  screen: () => import('./AccountAddressPage.tsx'),
  props: ({ params }) => ({ addressId: params['id'] === NEW_ADDRESS ? null : Number(params['id']) }),
})
