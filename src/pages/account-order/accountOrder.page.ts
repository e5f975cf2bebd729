import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountOrderPage = definePersonalPage({
  name: 'accountOrder',
  path: '/account/orders/$number',
  screen: async () => {
    const { AccountOrderPage: component, operation } = await import('./AccountOrderPage.tsx')
    return { component, operation }
  },
  variables: ({ params }) => ({ number: params['number'] ?? '' }),
  props: async ({ context, params }, isSignedIn) => {
    const { loadOrderSums, NO_SUMS } = await import('#src/pages/order-success/orderSums.ts')
    const number = params['number'] ?? ''
    return { number, sums: isSignedIn ? await loadOrderSums(context, { number }) : NO_SUMS }
  },
})
