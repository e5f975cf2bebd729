import '#src/ui/theme/global.css.ts'
import { screen, within } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { describe, expect, test } from 'vitest'
import type { orderProgressQuery } from '#tests/__generated__/orderProgressQuery.graphql.ts'
import { OrderActs } from '#src/features/orders/detail/OrderActs.tsx'
import { OrderProgress } from '#src/features/orders/detail/OrderProgress.tsx'
import { OrderStatusDateContext } from '#src/features/orders/detail/OrderStatusDateContext.ts'
import { PrintButton } from '#src/features/orders/detail/PrintButton.tsx'
import { WithdrawalLink } from '#src/features/orders/detail/WithdrawalLink.tsx'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import { axeFaults } from '../ui/axe.ts'

type Item = { readonly product_type: string; readonly quantity_shipped: number; readonly quantity_refunded?: number }
type Order = {
  readonly order_date: string
  readonly status?: string
  readonly shipping_address?: null
  readonly items: readonly Item[]
}

/** Today is 21 November 2026. */
function Stage({ changedAt }: { readonly changedAt: Date | null }) {
  const { guestOrderByToken: order } = useLazyLoadQuery<orderProgressQuery>(
    graphql`
      query orderProgressQuery @relay_test_operation {
        guestOrderByToken(input: { token: "t" }) {
          ...OrderProgress_order
          ...WithdrawalLink_order
        }
      }
    `,
    {},
  )
  return (
    order && (
      <OrderStatusDateContext value={changedAt}>
        <OrderProgress order={order} />
        <OrderActs isCancelable={false}>
          <WithdrawalLink order={order} />
          <PrintButton />
        </OrderActs>
      </OrderStatusDateContext>
    )
  )
}

const show = ({ items, ...order }: Order, { changedAt = null as Date | null, deliveryDays = 'flatrate=2-4' } = {}) =>
  renderWithShop(<Stage changedAt={changedAt} />, {
    shop: { deliveryDays },
    resolvers: {
      CustomerOrder: () => ({
        status: 'Processing',
        ...order,
        items: items.map((item, index) => ({
          id: String(index),
          quantity_ordered: 1,
          quantity_invoiced: 0,
          quantity_refunded: 0,
          quantity_canceled: 0,
          ...item,
        })),
      }),
    },
  })

const CUP = { product_type: 'simple', quantity_shipped: 0 }
const SENT_CUP = { product_type: 'simple', quantity_shipped: 1 }
const steps = () => within(screen.getByRole('list', { name: 'A che punto è' })).getAllByRole('listitem')
const withdrawal = () => screen.queryByRole('link', { name: 'Recedere dal contratto qui' })

describe('the progress of an order', () => {
  test('names the reached step, and the days that are known', async () => {
    const { container } = await show(
      { order_date: '2026-11-20 09:00:00', items: [CUP] },
      { changedAt: new Date('2026-11-21T08:00:00Z') },
    )
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      'Ricevuto fatto20 novembre 2026',
      'In preparazione21 novembre 2026',
      'Spedito',
      expect.stringMatching(/^Consegnastimata: .*24.*26 nov$/),
    ])
    expect(steps().findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(1)
    expect(await axeFaults(container)).toEqual([])
  })

  test('a merchant’s own status does not hide that everything has left', async () => {
    await show({ order_date: '2026-11-20 09:00:00', status: 'Affidato al corriere', items: [SENT_CUP] })
    expect(steps().findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(2)
  })

  test.each([
    ['has arrived by now', { order_date: '2026-10-01 09:00:00', items: [SENT_CUP] }],
    ['was canceled', { order_date: '2026-11-20 09:00:00', status: 'Canceled', items: [CUP] }],
    ['has nothing to send', { order_date: '2026-11-20 09:00:00', shipping_address: null, items: [CUP] }],
  ])('an order that %s has none', async (_, order) => {
    await show(order)
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('the withdrawal', () => {
  test.each([
    ['that has not left, however old', { order_date: '2026-03-02 09:00:00', items: [CUP] }, null],
    ['of last week', { order_date: '2026-11-14 09:00:00', items: [SENT_CUP] }, null],
    ['that left last week', { order_date: '2026-03-02 09:00:00', items: [SENT_CUP] }, new Date('2026-11-14T09:00:00Z')],
  ])('is offered for an order %s', async (_, order, changedAt) => {
    await show(order, { changedAt })
    expect(withdrawal()?.getAttribute('href')).toContain('/orders/withdraw')
  })

  test.each([
    ['of March', { order_date: '2026-03-02 09:00:00', items: [SENT_CUP] }, null],
    ['that left in March', { order_date: '2026-03-02 09:00:00', items: [SENT_CUP] }, new Date('2026-03-06T09:00:00Z')],
    [
      'of March whose files are never sent',
      {
        order_date: '2026-03-02 09:00:00',
        items: [SENT_CUP, { product_type: 'downloadable', quantity_shipped: 0 }],
      },
      null,
    ],
    [
      'of October without a parcel',
      { order_date: '2026-10-02 09:00:00', shipping_address: null, items: [CUP] },
      new Date('2026-11-20T09:00:00Z'),
    ],
    ['that is refunded', { order_date: '2026-11-14 09:00:00', items: [{ ...SENT_CUP, quantity_refunded: 1 }] }, null],
  ])('is not offered for an order %s', async (_, order, changedAt) => {
    await show(order, { changedAt })
    expect(withdrawal()).toBeNull()
  })
})

test('the actions without a border begin where the text above begins', async () => {
  await show({ order_date: '2026-11-14 09:00:00', items: [SENT_CUP] })
  const group = screen.getByRole('group', { name: 'Che cosa puoi fare' })
  for (const control of [withdrawal(), screen.getByRole('button', { name: 'Stampa' })]) {
    const { paddingInlineStart } = getComputedStyle(control ?? group)
    expect(paddingInlineStart).toBe('0px')
  }
})
