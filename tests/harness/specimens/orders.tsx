import { createWithdrawalFile } from '#src/features/withdrawal/withdrawalStatement.ts'
import type { ProvidedApp } from '#src/app/document/AppProviders.tsx'
import { screenStates } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const signedIn = { isSignedIn: true }

const delivered: MockResolvers = {
  CustomerOrder: () => ({
    status: 'Complete',
    shipments: [{ tracking: [{ title: 'BRT', number: '1234567890', carrier: 'brt' }], comments: [{}] }],
    invoices: [{}],
    credit_memos: [{}],
    comments: [{}, { timestamp: '2026-11-20 09:30:00' }],
    returns: { items: [{}] },
    items_eligible_for_return: [{}],
  }),
}

const STATEMENT = { name: 'Giulia Verdi', email: 'giulia@example.com', orderNumber: '000000010', goods: 'Una tazza' }

const stated = ({ shop }: ProvidedApp) => createWithdrawalFile(shop.tabStorage).write(STATEMENT)
const received = ({ shop }: ProvidedApp) =>
  createWithdrawalFile(shop.tabStorage).finish({ ...STATEMENT, reference: 'R-1', receivedAt: '2026-11-21T09:30:00Z' })

const nothing: MockResolvers = {
  CustomerOrders: () => ({ items: [], total_count: 0 }),
  Returns: () => ({ items: [], total_count: 0 }),
}

export const ORDERS: Part = {
  id: 'orders',
  name: 'Orders and returns',
  specimens: [
    {
      id: 'orders',
      name: 'Orders',
      states: [
        ...screenStates('/account/orders', signedIn),
        { name: 'None', path: '/account/orders', ...signedIn, answers: nothing },
      ],
    },
    {
      id: 'order',
      name: 'Order',
      states: [
        ...screenStates('/account/orders/000000010', signedIn),
        {
          name: 'Cancellable',
          path: '/account/orders/000000010',
          ...signedIn,
          answers: { OrderItemInterface: () => ({ quantity_shipped: 0, quantity_invoiced: 0 }) },
        },
        { name: 'Delivered', path: '/account/orders/000000010', ...signedIn, answers: delivered },
      ],
    },
    {
      id: 'find-order',
      name: 'Guest’s order',
      states: [
        { name: 'Search', path: '/orders/find' },
        { name: 'Found', path: '/orders/find?token=token', answers: delivered },
      ],
    },
    { id: 'cancel', name: 'Guest’s cancellation', states: [{ name: 'Without a key', path: '/orders/cancel' }] },
    {
      id: 'returns',
      name: 'Returns',
      states: [
        ...screenStates('/account/returns', signedIn),
        { name: 'None', path: '/account/returns', ...signedIn, answers: nothing },
      ],
    },
    {
      id: 'return',
      name: 'Return',
      states: [
        ...screenStates('/account/returns/1', signedIn),
        {
          name: 'Authorised',
          path: '/account/returns/1',
          ...signedIn,
          answers: { Return: () => ({ status: 'AUTHORIZED' }), ReturnItem: () => ({ status: 'AUTHORIZED' }) },
        },
      ],
    },
    {
      id: 'return-request',
      name: 'Request of a return',
      states: [
        { name: 'Usual', path: '/account/returns/new?order=000000010', ...signedIn },
        {
          name: 'Nothing to return',
          path: '/account/returns/new?order=000000010',
          ...signedIn,
          answers: { CustomerOrder: () => ({ items_eligible_for_return: [] }) },
        },
        {
          name: 'Not offered',
          path: '/account/returns/new?order=000000010',
          ...signedIn,
          answers: { StoreConfig: () => ({ returns_enabled: 'disabled' }) },
        },
        { name: 'Guest', path: '/orders/return?token=token' },
        { name: 'Confirmation without a key', path: '/orders/confirm-return' },
      ],
    },
    {
      id: 'withdrawal',
      name: 'Withdrawal',
      states: [
        { name: 'Statement', path: '/orders/withdraw' },
        { name: 'Review', path: '/orders/withdraw?step=confirm', prepare: stated },
        { name: 'Receipt', path: '/orders/withdraw?step=receipt', prepare: received },
      ],
    },
  ],
}
