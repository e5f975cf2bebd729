import { definePersonalPage } from '#src/routing/personalPage.ts'
import { NEW_ADDRESS } from '#src/features/account/addresses/newAddress.ts'

export const accountAddressPage = definePersonalPage({
  name: 'accountAddress',
  path: '/account/addresses/$id',
  screen: async () => {
    const { AccountAddressPage: component, operation } = await import('./AccountAddressPage.tsx')
    return { component, operation }
  },
  props: ({ params }) => ({ addressId: params['id'] === NEW_ADDRESS ? null : Number(params['id']) }),
})
