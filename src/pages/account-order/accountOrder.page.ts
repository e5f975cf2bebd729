import { definePersonalPage } from '#src/routing/personalPage.ts'
import { loadOrderSums, NO_SUMS } from '#src/pages/order-success/orderSums.ts'

export const accountOrderPage = definePersonalPage({
  name: 'accountOrder',
  path: '/account/orders/$number',
  screen: async () => {
    const { AccountOrderPage: component, operation } = await import('./AccountOrderPage.tsx')
    return { component, operation }
  },
  variables: ({ params }) => ({ number: params['number'] ?? '' }),
  props: async ({ context, params }, isSignedIn) => {
    const number = params['number'] ?? ''
    return { number, sums: isSignedIn ? await loadOrderSums(context, { number }) : NO_SUMS }
  },
})
