import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, staticView } from '#src/routing/pageQueries.ts'

export const guestCancelPage = definePage({
  name: 'guestCancel',
  path: '/orders/cancel',
  screen: async () => ({ component: (await import('./GuestCancelPage.tsx')).GuestCancelPage }),
  isPersonal: true,
  load: async ({ context }, page) =>
    context.hasField('Mutation', 'confirmCancelOrder') ? staticView(page, {}) : notFoundView(context),
})
