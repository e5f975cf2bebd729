import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountPaymentMethodsPage = definePersonalPage({
  name: 'accountPaymentMethods',
  path: '/account/payment-methods',
  screen: () => import('./AccountPaymentMethodsPage.tsx'),
})
