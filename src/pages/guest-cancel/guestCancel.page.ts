import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, staticView } from '#src/routing/pageQueries.ts'

export const guestCancelPage = definePage({
  name: 'guestCancel',
  path: '/orders/cancel',
  screen: () => import('./GuestCancelPage.tsx'),
  isPersonal: true,
  load: async ({ context }, page) =>
    context.hasField('Mutation', 'confirmCancelOrder') ? staticView(page, {}) : notFoundView(context),
})
