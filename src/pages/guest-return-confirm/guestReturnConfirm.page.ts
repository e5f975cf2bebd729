import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, staticView } from '#src/routing/pageQueries.ts'

export const guestReturnConfirmPage = definePage({
  name: 'guestReturnConfirm',
  path: '/orders/confirm-return',
  screen: () => import('./GuestReturnConfirmPage.tsx'),
  isPersonal: true,
  load: async ({ context }, page) =>
    context.hasField('Mutation', 'confirmReturn') ? staticView(page, {}) : notFoundView(context),
})
