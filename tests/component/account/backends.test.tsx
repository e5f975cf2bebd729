import '#src/ui/theme/global.css.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getVariableValues, Kind, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import orderPageNode from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
import ordersPageNode from '#src/__generated__/AccountOrdersPageQuery.graphql.ts'
import accountPageNode from '#src/__generated__/AccountPageQuery.graphql.ts'
import findOrderPageNode from '#src/__generated__/FindOrderPageQuery.graphql.ts'
import findByPostcodeNode from '#src/__generated__/findGuestOrderByPostcodeQuery.graphql.ts'
import findNode from '#src/__generated__/findGuestOrderQuery.graphql.ts'
import detailsNode from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import { ConfirmationNotice } from '#src/features/account/profile/ConfirmationNotice.tsx'
import { answerableSearch, orderFilterOf } from '#src/features/orders/list/orderFilter.ts'
import { component as AccountPage } from '#src/pages/account/AccountPage.tsx'
import { component as AccountOrderPage } from '#src/pages/account-order/AccountOrderPage.tsx'
import { component as AccountOrdersPage } from '#src/pages/account-orders/AccountOrdersPage.tsx'
import { component as FindOrderPage } from '#src/pages/find-order/FindOrderPage.tsx'
import { orderParts } from '#src/pages/order-success/loadOrderDetails.ts'
import { createHasField } from '#src/platform/capabilities.ts'
import { NetworkUnreachableError, SchemaRefusalError } from '#src/relay/networkErrors.ts'
import { partNames, recordedSchema, type RecordedBackend } from '#tests/contract/recorded/recordedSchemas.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { orderDetails } from '#tests/harness/orderDetails.ts'
import { stageAccount, type Answers } from './accountStage.tsx'

const STORE_CONFIG = {
  store_code: 'it',
  default_title: 'Shop',
  order_cancellation_enabled: true,
  order_cancellation_reasons: [{ description: 'Altro' }],
}

const orderOf = (isSent: boolean) => ({
  id: 'MQ==',
  number: '000000001',
  order_date: '2026-11-20 18:24:28',
  status: 'Processing',
  shipments: isSent ? [{ number: '1', items: [], tracking: [], comments: [] }] : [],
  invoices: [],
  credit_memos: [],
  items: [
    {
      __typename: 'OrderItem',
      id: 'a',
      quantity_ordered: 1,
      quantity_invoiced: 0,
      quantity_shipped: isSent ? 1 : 0,
      quantity_refunded: 0,
      quantity_canceled: 0,
      product_sale_price: { value: 10, currency: 'EUR' },
      selected_options: [],
      entered_options: [],
    },
  ],
})
// There are no returns and none are possible: the test checks whether they are requested at all.
const withoutReturns = (isSent: boolean) => ({
  ...orderOf(isSent),
  items_eligible_for_return: [],
  returns: { total_count: 0, items: [] },
})

type Abilities = {
  readonly isCommerce: boolean
  readonly guestsCancel: boolean
  readonly canSendAgain: boolean
  readonly findsByPostcode: boolean
}

const COMMERCE_ENTRIES = ['Resi', 'Liste regalo', 'Credito', 'Punti fedeltà']

describe.each<[backend: RecordedBackend, can: Abilities]>([
  ['2.4.7 Open Source', { isCommerce: false, guestsCancel: false, canSendAgain: false, findsByPostcode: true }],
  ['2.4.8 Open Source', { isCommerce: false, guestsCancel: true, canSendAgain: true, findsByPostcode: false }],
  ['2.4.9 Commerce', { isCommerce: true, guestsCancel: true, canSendAgain: true, findsByPostcode: false }],
])('with a real Magento %s behind it', (backend, { isCommerce, guestsCancel, canSendAgain, findsByPostcode }) => {
  const fields = [...partNames(recordedSchema(backend))]

  async function show(page: React.ReactNode, path: string, answers: Answers) {
    const stage = await stageAccount(page, { path, answers, hasField: createHasField(fields) })
    stage.customerToken.issue('bearer')
    await stage.show()
    return stage
  }

  test('the account links only to available features', async () => {
    await show(<AccountPage query={{ operation: 'AccountPageQuery', variables: {} }} path="/account" />, '/account', {
      AccountPageQuery: {
        data: completeAnswer(accountPageNode.operation, {
          customer: {
            firstname: 'Ada',
            lastname: 'Rossi',
            email: 'ada@example.com',
            is_subscribed: false,
            orders: { items: [], total_count: 0 },
            addresses: [],
          },
          storeConfig: STORE_CONFIG,
        }),
      },
    })
    const nav = within(await screen.findByRole('navigation', { name: 'Pagine del tuo account' }))
    const entries = nav.getAllByRole('link').map(({ textContent }) => textContent)
    expect(entries).toContain('Ordini')
    expect(entries.filter((entry) => COMMERCE_ENTRIES.includes(entry))).toEqual(isCommerce ? COMMERCE_ENTRIES : [])
  })

  test('a missing mail is sent again only if the backend supports it', async () => {
    await show(<ConfirmationNotice email="ada@example.com" />, '/account/create', {})
    await screen.findByText('ada@example.com')
    const again = screen.queryAllByRole('button', { name: 'Manda di nuovo l’email' })
    expect(again).toHaveLength(Number(canSendAgain))
  })

  test('a page asks only for details of an order that the backend has', async () => {
    const { sent } = await show(
      <AccountOrderPage
        query={{ operation: 'AccountOrderPageQuery', variables: { number: '000000001' } }}
        details={orderDetails({ number: '000000001' }, orderParts(createHasField(fields), true))}
        path="/account/orders/000000001"
        number="000000001"
      />,
      '/account/orders/000000001',
      {
        AccountOrderPageQuery: {
          data: completeAnswer(orderPageNode.operation, {
            customer: { orders: { items: [orderOf(true)] } },
            storeConfig: STORE_CONFIG,
          }),
        },
        OrderDetailsQuery: {
          data: completeAnswer(detailsNode.operation, { customer: { orders: { items: [withoutReturns(true)] } } }),
        },
      },
    )
    await screen.findByRole('link', { name: 'Recedere dal contratto qui' })
    expect(sent.map(({ name }) => name)).toEqual(['AccountOrderPageQuery', 'OrderDetailsQuery'])
    expect(sent[1]?.variables).toMatchObject({ hasReturns: isCommerce, hasPrices: !findsByPostcode })
  })

  test.each([
    ['before it is sent', false],
    ['after it was sent', true],
  ])('a guest’s order offers %s, as the backend supports', async (_when, isSent) => {
    const { sent } = await show(
      <FindOrderPage
        query={{ operation: 'FindOrderPageQuery', variables: { token: 'open', isKnown: true } }}
        details={orderDetails({ token: 'open' }, orderParts(createHasField(fields), false))}
        problem={null}
      />,
      '/orders/find',
      {
        FindOrderPageQuery: {
          data: completeAnswer(findOrderPageNode.operation, {
            guestOrderByToken: orderOf(isSent),
            storeConfig: STORE_CONFIG,
          }),
        },
        OrderDetailsQuery: {
          data: completeAnswer(detailsNode.operation, { guestOrderByToken: withoutReturns(isSent) }),
        },
      },
    )
    await screen.findByRole('link', { name: 'Recedere dal contratto qui' })
    expect(screen.queryAllByRole('button', { name: 'Annulla l’ordine' })).toHaveLength(Number(guestsCancel && !isSent))
    expect(sent.map(({ name }) => name)).toEqual(['FindOrderPageQuery', 'OrderDetailsQuery'])
    expect(sent[1]?.variables).toMatchObject({ hasReturns: isCommerce, hasPrices: !findsByPostcode })
  })

  test('an order is looked up only by the data that the backend compares', async () => {
    const { sent } = await show(
      <FindOrderPage
        query={{ operation: 'FindOrderPageQuery', variables: { token: '', isKnown: false } }}
        details={null}
        problem={null}
      />,
      '/orders/find',
      {
        FindOrderPageQuery: { data: completeAnswer(findOrderPageNode.operation, { storeConfig: STORE_CONFIG }) },
        findGuestOrderQuery: { data: { guestOrder: { number: '000000001', token: 'open' } } },
        findGuestOrderByPostcodeQuery: { data: { guestOrder: { number: '000000001', token: 'open' } } },
      },
    )
    await userEvent.type(await screen.findByRole('textbox', { name: 'Numero d’ordine' }), '000000001')
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
    const [asked, other, typed] = findsByPostcode ? ['CAP', 'Cognome', '00184'] : ['Cognome', 'CAP', 'Rossi']
    expect(screen.queryByRole('textbox', { name: other })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: asked }), `${typed}{Enter}`)
    await waitFor(() => expect(sent).toHaveLength(2))
    const known = { number: '000000001', email: 'ada@example.com' }
    expect(sent[1]).toMatchObject(
      findsByPostcode
        ? { name: 'findGuestOrderByPostcodeQuery', variables: { input: { ...known, postcode: typed } } }
        : { name: 'findGuestOrderQuery', variables: { ...known, lastname: typed } },
    )
    const text = (findsByPostcode ? findByPostcodeNode : findNode).params.text ?? ''
    expect(refusalsOf(backend, text, sent[1]?.variables ?? {})).toEqual([])
  })

  test('a list of orders is filtered only by fields that the backend supports', async () => {
    const search = answerableSearch(
      { number: '42', status: 'pending', from: '2026-11-01', to: '2026-11-30' },
      createHasField(fields),
    )
    const variables = { filter: orderFilterOf(search), currentPage: 1 }
    expect(refusalsOf(backend, ordersPageNode.params.text ?? '', variables)).toEqual([])
    await show(
      <AccountOrdersPage
        query={{ operation: 'AccountOrdersPageQuery', variables }}
        search={search}
        path="/account/orders"
      />,
      '/account/orders',
      {
        AccountOrdersPageQuery: {
          data: completeAnswer(ordersPageNode.operation, {
            customer: { orders: { items: [], total_count: 0 } },
            storeConfig: STORE_CONFIG,
          }),
        },
      },
    )
    await screen.findByRole('textbox', { name: 'Numero d’ordine' })
    expect(screen.queryAllByRole('combobox', { name: 'Stato' })).toHaveLength(Number(!findsByPostcode))
    expect(screen.queryAllByLabelText(/^(Dal|Al) giorno$/)).toHaveLength(findsByPostcode ? 0 : 2)
    screen.getByText(findsByPostcode ? 'Prova con meno cifre del numero.' : /con un altro stato/)
  })

  test('an order has prices, and says where they are without tax', async () => {
    await show(
      <AccountOrderPage
        query={{ operation: 'AccountOrderPageQuery', variables: { number: '000000001' } }}
        details={null}
        path="/account/orders/000000001"
        number="000000001"
      />,
      '/account/orders/000000001',
      {
        AccountOrderPageQuery: {
          data: completeAnswer(orderPageNode.operation, {
            customer: { orders: { items: [pricedOrder()] } },
            storeConfig: STORE_CONFIG,
          }),
        },
      },
    )
    await screen.findByText('Tazza')
    const shown = document.body.textContent ?? ''
    // Prices with tax belong to the details, without which this order was rendered.
    expect(shown.includes('Articoli, imposte escluse20,00')).toBe(findsByPostcode)
    expect(shown.includes('Quantità 2 × 10,00')).toBe(findsByPostcode)
    expect(shown.includes('Prezzi dei singoli pezzi, imposte escluse.')).toBe(findsByPostcode)
  })
})

const euro = (value: number) => ({ value, currency: 'EUR' })

function pricedOrder() {
  const order = orderOf(false)
  const [item] = order.items
  return {
    ...order,
    items: [{ ...item, product_name: 'Tazza', quantity_ordered: 2, product_sale_price: euro(10) }],
    total: { grand_total: euro(24.4), subtotal: euro(20), total_tax: euro(4.4), discounts: [] },
  }
}

/** The recorded backend's refusals of an operation as it is sent, including its variables. */
function refusalsOf(backend: RecordedBackend, text: string, variables: Readonly<Record<string, unknown>>) {
  const schema = recordedSchema(backend)
  const document = parse(text)
  const [operation] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  const { errors = [] } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables)
  return [...validate(schema, document), ...errors].map(({ message }) => message)
}

const NEVER_ANSWERED = /non risponde|connessione/

test.each([
  ['a refusal of the schema', new SchemaRefusalError('findGuestOrderQuery', 'Cannot query field'), false],
  ['an answer that never came', new NetworkUnreachableError('findGuestOrderQuery', new TypeError('x')), true],
])('%s is reported as a connection failure: %s', async (_what, error, isConnection) => {
  const stage = await stageAccount(
    <FindOrderPage
      query={{ operation: 'FindOrderPageQuery', variables: { token: '', isKnown: false } }}
      details={null}
      problem={null}
    />,
    {
      answers: {
        FindOrderPageQuery: { data: completeAnswer(findOrderPageNode.operation, { storeConfig: STORE_CONFIG }) },
        findGuestOrderQuery: error,
      },
    },
  )
  await stage.show()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Numero d’ordine' }), '1')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await userEvent.type(screen.getByRole('textbox', { name: 'Cognome' }), 'Rossi{Enter}')
  expect(NEVER_ANSWERED.test((await screen.findByRole('alert')).textContent ?? '')).toBe(isConnection)
})
