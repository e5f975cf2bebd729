import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountOrderPage = definePersonalPage({
  name: 'accountOrder',
  path: '/account/orders/$number',
  screen: () => import('./AccountOrderPage.tsx'),
  variables: ({ params }) => ({ number: params['number'] ?? '' }),
  props: async ({ context, params }, isSignedIn) => {
    const { loadOrderDetails } = await import('#src/pages/order-success/loadOrderDetails.ts')
    const number = params['number'] ?? ''
    return { number, details: isSignedIn ? await loadOrderDetails(context, { number }, { withReturns: true }) : null }
  },
})
