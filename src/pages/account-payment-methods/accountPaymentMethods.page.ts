import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountPaymentMethodsPage = definePersonalPage({
  name: 'accountPaymentMethods',
  path: '/account/payment-methods',
  screen: async () => {
    const { AccountPaymentMethodsPage: component, operation } = await import('./AccountPaymentMethodsPage.tsx')
    return { component, operation }
  },
})
