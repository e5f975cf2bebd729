import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import findOrderPageNode from '#src/__generated__/FindOrderPageQuery.graphql.ts'
import requestPageNode from '#src/__generated__/GuestReturnPageQuery.graphql.ts'
import requestNode from '#src/__generated__/useRequestGuestReturnMutation.graphql.ts'
import detailsNode from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import { component as FindOrderPage } from '#src/pages/find-order/FindOrderPage.tsx'
import { component as GuestReturnConfirmPage } from '#src/pages/guest-return-confirm/GuestReturnConfirmPage.tsx'
import { component as GuestReturnPage } from '#src/pages/guest-return/GuestReturnPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { orderDetails } from '#tests/harness/orderDetails.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount, type Answers } from './accountStage.tsx'

const STORE_CONFIG = {
  store_code: 'it',
  default_title: 'Shop',
  order_cancellation_enabled: false,
  returns_enabled: 'enabled',
}
const MUG = {
  __typename: 'OrderItem',
  id: 'MTE=',
  product_name: 'Tazza',
  quantity_ordered: 2,
  quantity_shipped: 2,
  quantity_invoiced: 2,
  quantity_refunded: 0,
  quantity_canceled: 0,
  product_sale_price: { value: 10, currency: 'EUR' },
  selected_options: [],
  entered_options: [],
  product: null,
}
const PIECES = [{ uid: 'p', status: 'PENDING', request_quantity: 1, order_item: MUG }]
const waiting = {
  uid: 'Mw==',
  number: '000000003',
  created_at: '2026-11-21 12:00:00',
  status: 'UNCONFIRMED',
  items: PIECES,
}

async function show(page: React.ReactNode, answers: Answers, hasField: () => boolean = () => true) {
  const stage = await stageAccount(page, { path: '/orders/find', answers, hasField })
  const { container } = await stage.show()
  return { ...stage, container }
}

/** The browser navigates by itself, as for a mail's link. */
const arriveWith = (secret: string) => window.history.replaceState(null, '', secret)
afterEach(() => arriveWith(window.location.pathname))

const showOrder = (shipments: readonly object[], hasField: () => boolean = () => true) =>
  show(
    <FindOrderPage
      query={{ operation: 'FindOrderPageQuery', variables: { token: 'open', isKnown: true } }}
      details={hasField() ? orderDetails({ token: 'open' }, { hasReturns: true }) : null}
      problem={null}
    />,
    {
      FindOrderPageQuery: {
        data: completeAnswer(findOrderPageNode.operation, {
          guestOrderByToken: {
            number: '000000007',
            status: 'Complete',
            order_date: '2026-11-20 18:24:28',
            items: [MUG],
            invoices: [],
            credit_memos: [],
            shipments,
          },
          storeConfig: STORE_CONFIG,
        }),
      },
      OrderDetailsQuery: {
        data: completeAnswer(detailsNode.operation, {
          guestOrderByToken: {
            number: '000000007',
            items_eligible_for_return: [MUG],
            returns: { total_count: 1, items: [waiting] },
          },
        }),
      },
    },
    hasField,
  )
const SENT = [{ number: '1', items: [], tracking: [], comments: [] }]

test('check 53: a guest’s order leads to its return in one press, and lists pending ones', async () => {
  const { container } = await showOrder(SENT)
  const link = await screen.findByRole('link', { name: 'Fai un reso' })
  expect(link.getAttribute('href')).toBe('/orders/return?token=open')
  expect(await screen.findByText('Da confermare')).toBeTruthy()
  expect(screen.getByText('Reso 000000003').closest('a')).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

test.each<[why: string, shipments: readonly object[], hasField: () => boolean]>([
  ['nothing was sent', [], () => true],
  ['the backend has no such thing', SENT, () => false],
])('a guest’s order has no way to a return where %s', async (_why, shipments, hasField) => {
  const { sent } = await showOrder(shipments, hasField)
  await screen.findByRole('heading', { level: 1, name: 'Ordine 000000007' })
  expect(screen.queryByRole('link', { name: 'Fai un reso' })).toBeNull()
  expect(sent.map(({ name }) => name)).toEqual(['FindOrderPageQuery', ...(hasField() ? ['OrderDetailsQuery'] : [])])
})

const request = (answer: object | Error) =>
  show(<GuestReturnPage query={{ operation: 'GuestReturnPageQuery', variables: { token: 'open' } }} />, {
    GuestReturnPageQuery: {
      data: completeAnswer(requestPageNode.operation, {
        guestOrderByToken: {
          number: '000000007',
          items_eligible_for_return: [MUG],
          // One is in an unconfirmed return, which does not count.
          returns: { items: [waiting] },
        },
        attributesList: { items: [] },
        storeConfig: STORE_CONFIG,
      }),
    },
    useRequestGuestReturnMutation: answer,
  })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia la richiesta di reso' }))

test('a guest asks for a return with the customer’s form, and confirms it by mail', async () => {
  const asked = {
    data: completeAnswer(requestNode.operation, {
      requestGuestReturn: {
        return: {
          uid: 'NA==',
          order: {
            number: '000000007',
            items_eligible_for_return: [MUG],
            returns: { total_count: 1, items: [waiting] },
          },
        },
      },
    }),
  }
  const { sent, container, answer } = await request(new TypeError('Failed to fetch'))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Quantità' }), '2')
  await userEvent.type(screen.getByRole('textbox', { name: 'Messaggio al negozio' }), 'Grazie')
  await send()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantità' }).value).toBe('2')
  expect(await axeFaults(container)).toEqual([])
  answer({ useRequestGuestReturnMutation: asked })
  await send()
  const told = await screen.findByRole('status')
  expect(told.textContent).toMatch(/apri il link/)
  expect(document.activeElement).toBe(told)
  expect(sent.at(-1)?.variables).toEqual({
    input: {
      token: 'open',
      comment_text: 'Grazie',
      items: [
        {
          order_item_uid: MUG.id,
          quantity_to_return: 2,
          selected_custom_attributes: [],
          entered_custom_attributes: [],
        },
      ],
    },
  })
  expect(screen.getByRole('link', { name: 'Ordine 000000007' }).getAttribute('href')).toBe('/orders/find?token=open')
})

async function showLink(secret: string, answer: object) {
  arriveWith(secret)
  return show(<GuestReturnConfirmPage />, {
    useConfirmReturnMutation: answer,
  })
}
const pressConfirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Conferma il reso' }))

test('opening the link alone confirms nothing; a press does', async () => {
  const { sent, container } = await showLink('#order=Nw%3D%3D&key=k&number=000000007', {
    data: { confirmReturn: { return: { uid: 'NA==', status: 'PENDING' } } },
  })
  await screen.findByText('000000007')
  expect(sent.map(({ name }) => name)).toEqual([])
  expect(await axeFaults(container)).toEqual([])
  await pressConfirm()
  expect((await screen.findByRole('status')).textContent).toMatch(/Il reso è confermato/)
  expect(sent.at(-1)?.variables).toEqual({ id: 'Nw==', key: 'k' })
})

test('a link that cannot be used any more says so, and leads to the order', async () => {
  await showLink('#order=Nw%3D%3D&key=k', {
    data: { confirmReturn: null },
    errors: [{ message: 'The return could not be confirmed.', extensions: { category: 'graphql-input' } }],
  })
  await pressConfirm()
  expect((await screen.findByRole('alert')).textContent).toMatch(/non si può più confermare/)
  expect(screen.getByRole('link', { name: 'Guarda a che punto è l’ordine' })).toBeTruthy()
})

test('a link that lost its end says so', async () => {
  await showLink('#order=Nw%3D%3D', {})
  expect(await screen.findByText(/Questo link non è completo/)).toBeTruthy()
})
