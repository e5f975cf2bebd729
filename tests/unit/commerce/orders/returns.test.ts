import { afterEach, describe, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { mayBeTracked, returnStatus, takenPieces } from '#server/commerce/modules/returns/rules.ts'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { openShop, type Answer, type TestShop } from '../smallShop.ts'

const opened: TestShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

const uid = (id: number | string) => Buffer.from(String(id)).toString('base64')

type Ask = (query: string, variables?: object) => Promise<Answer['body']>

async function open(content: SeedShop = demoShop): Promise<{ ask: Ask; asGuest: Ask }> {
  const shop = openShop('2.4.8', content)
  opened.push(shop)
  shop.setDay('2026-11-22')
  const { body } = await shop.query(
    'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
  )
  const authorization = `Bearer ${body.data.generateCustomerToken.token}`
  return {
    ask: async (query, variables = {}) => (await shop.query(query, variables, { authorization })).body,
    asGuest: async (query, variables = {}) => (await shop.query(query, variables)).body,
  }
}

const refusalOf = ({ errors = [] }: Answer['body']) =>
  errors.map(({ message, extensions }) => [extensions?.category, message])

const REQUEST = `mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return {
  uid number status created_at customer { firstname lastname email }
  comments { author_name text created_at }
  items { status quantity request_quantity order_item { product_sku }
    custom_attributesV2 { code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } } }
} } }`

/** Four mugs and a cookbook, all shipped. */
const FIRST_ORDER = `{ customer { orders(filter: { number: { eq: "000000001" } }) { items { id
  items { id product_sku ... on OrderItem { eligible_for_return } } items_eligible_for_return { id product_sku } returns { total_count } } } } }`

const said = (reason = '10') => [
  { attribute_code: 'reason', value: uid(reason) },
  { attribute_code: 'condition', value: uid(8) },
  { attribute_code: 'resolution', value: uid(5) },
]

async function firstOrder(ask: Ask) {
  const [order] = (await ask(FIRST_ORDER)).data.customer.orders.items
  const [mug, book] = order.items
  const item = (quantity: number, answers: object = { selected_custom_attributes: said() }) => ({
    order_item_uid: mug.id,
    quantity_to_return: quantity,
    ...answers,
  })
  return { order, mug, book, item, input: (items: readonly object[]) => ({ order_uid: order.id, items }) }
}

test('a return is written with all that was said, and takes up its pieces', async () => {
  const { ask } = await open()
  const { order, mug, book, item, input } = await firstOrder(ask)
  expect(order.items_eligible_for_return).toEqual([mug, book].map(({ id, product_sku }) => ({ id, product_sku })))
  const answer = await ask(REQUEST, {
    input: {
      ...input([
        item(3, {
          selected_custom_attributes: said('13'),
          entered_custom_attributes: [{ attribute_code: 'reason_other', value: ' Troppe ' }],
        }),
      ]),
      contact_email: 'altra@example.com',
      comment_text: ' Ne ho <b>prese</b> troppe. ',
    },
  })
  expect(answer.errors).toBeUndefined()
  expect(answer.data.requestReturn.return).toEqual({
    uid: uid(3),
    number: '000000003',
    status: 'PENDING',
    created_at: '2026-11-22 12:00:00',
    customer: { firstname: 'Giulia', lastname: expect.any(String), email: 'altra@example.com' },
    comments: [
      {
        author_name: expect.stringMatching(/^Giulia /),
        text: 'Ne ho prese troppe.',
        created_at: '2026-11-22 12:00:00',
      },
    ],
    items: [
      {
        status: 'PENDING',
        quantity: 0,
        request_quantity: 3,
        order_item: { product_sku: mug.product_sku },
        custom_attributesV2: [
          { code: 'reason', selected_options: [{ label: 'Altro', value: '13' }] },
          { code: 'condition', selected_options: [{ label: 'Aperto', value: '8' }] },
          { code: 'resolution', selected_options: [{ label: 'Rimborso', value: '5' }] },
          { code: 'reason_other', value: 'Troppe' },
        ],
      },
    ],
  })
  expect(refusalOf(await ask(REQUEST, { input: input([item(2)]) }))).toEqual([
    ['graphql-input', expect.stringMatching(/^A quantity of .+ is greater than you can return\.$/)],
  ])
  expect((await ask(REQUEST, { input: input([item(1)]) })).errors).toBeUndefined()
  const after = (await firstOrder(ask)).order
  expect(after.returns.total_count).toBe(2)
  expect(after.items_eligible_for_return).toHaveLength(1)
  expect(after.items.map((each: { eligible_for_return: boolean }) => each.eligible_for_return)).toEqual([false, true])
  expect(refusalOf(await ask(REQUEST, { input: input([item(1)]) }))).toEqual([
    ['graphql-input', expect.stringMatching(/^You cannot return \S.+\.$/)],
  ])
})

describe('a return is refused as a whole', () => {
  const other = (name: string) => (items: readonly object[]) => items.map((each) => ({ ...each, order_item_uid: name }))
  type Wish = (parts: Awaited<ReturnType<typeof firstOrder>>) => object
  const TOO_MANY = expect.stringMatching(/^A quantity of .+ is greater than you can return\.$/)
  test.each<[string, Wish, unknown]>([
    ['without a piece', ({ input }) => input([]), 'You cannot return less than 1 product.'],
    ['for no piece of it', ({ input, item }) => input([item(1), item(0)]), 'You cannot return less than 1 product.'],
    ['for half a piece', ({ input, item }) => input([item(1.5)]), TOO_MANY],
    ['for more than was sent', ({ input, item }) => input([item(5)]), TOO_MANY],
    ['for more than was sent, in two rows', ({ input, item }) => input([item(3), item(2)]), TOO_MANY],
    ['of another order', ({ input, item }) => input(other(uid(999))([item(1)])), 'You cannot return this item.'],
    ['with a name that is none', ({ input, item }) => input(other('x')([item(1)])), 'Value of uid "x" is incorrect.'],
    ['without a reason', ({ input, item }) => input([item(1), item(1, {})]), '"Motivo" is a required value.'],
    [
      'with a reason that is none',
      ({ input, item }) => input([item(1, { selected_custom_attributes: said('99') })]),
      'Attribute reason does not contain option with Id 99',
    ],
    [
      'with an empty message',
      ({ input, item }) => ({ ...input([item(1)]), comment_text: '<b> </b>' }),
      'Please enter a valid message.',
    ],
    [
      'with an address that is none',
      ({ input, item }) => ({ ...input([item(1)]), contact_email: 'nessuno' }),
      'Please enter a valid email address.',
    ],
  ])('%s', async (_why, wish, message) => {
    const { ask } = await open()
    const parts = await firstOrder(ask)
    expect(refusalOf(await ask(REQUEST, { input: wish(parts) }))).toEqual([['graphql-input', message]])
    expect((await firstOrder(ask)).order.returns.total_count).toBe(0)
  })

  test('of somebody else’s order, for guests, and where the shop takes none', async () => {
    const { ask, asGuest } = await open()
    const { input, item } = await firstOrder(ask)
    expect(refusalOf(await ask(REQUEST, { input: { ...input([item(1)]), order_uid: uid(999) } }))).toEqual([
      ['graphql-no-such-entity', "The entity that was requested doesn't exist. Verify the entity and try again."],
    ])
    expect(refusalOf(await asGuest(REQUEST, { input: input([item(1)]) }))).toEqual([
      ['graphql-authorization', "The current customer isn't authorized."],
    ])
    const stores = demoShop.stores.map((store) => ({ ...store, config: { ...store.config, areReturnsEnabled: false } }))
    const closed = await open({ ...demoShop, stores })
    expect(refusalOf(await closed.ask(REQUEST, { input: input([item(1)]) }))).toEqual([
      ['graphql-input', 'RMA is disabled.'],
    ])
    const { data, errors } = await closed.ask(
      '{ storeConfig { returns_enabled } customer { returns { total_count } } }',
    )
    expect(data).toEqual({ storeConfig: { returns_enabled: 'disabled' }, customer: { returns: null } })
    expect(errors?.[0]?.message).toBe('RMA is disabled.')
  })
})

const SHIPPING = `shipping { address { contact_name street city postcode telephone region { code } country { id } }
  tracking { uid carrier { uid label } tracking_number } }`

describe('a pending return', () => {
  test('the latest comes first, each with its order', async () => {
    const { ask } = await open()
    const { data } = await ask(`{ customer { returns(pageSize: 1) { total_count page_info { total_pages }
      items { number status order { number } available_shipping_carriers { uid label } ${SHIPPING} } } } }`)
    expect(data.customer.returns).toEqual({
      total_count: 2,
      page_info: { total_pages: 2 },
      items: [
        {
          number: '000000002',
          status: 'AUTHORIZED',
          order: { number: '000000002' },
          available_shipping_carriers: [
            { uid: uid('dhl-1'), label: 'DHL' },
            { uid: uid('ups-1'), label: 'UPS' },
          ],
          shipping: {
            address: {
              contact_name: 'Terra e Smalto, resi',
              street: ['Via del Forno 12'],
              city: 'Montelupo Fiorentino',
              postcode: '50056',
              telephone: '+39 0571 000 000',
              region: { code: 'FI' },
              country: { id: 'IT' },
            },
            tracking: [
              { uid: uid(2), carrier: { uid: uid('ups-1'), label: 'UPS' }, tracking_number: '1Z9999W99999999999' },
            ],
          },
        },
      ],
    })
  })

  const track = (input: object) =>
    [
      `mutation ($input: AddReturnTrackingInput!) { addReturnTracking(input: $input) {
        return_shipping_tracking { uid carrier { label } tracking_number } return { ${SHIPPING} } } }`,
      { input: { return_uid: uid(2), carrier_uid: uid('dhl-1'), tracking_number: '123', ...input } },
    ] as const
  const untrack = (trackingUid: string) =>
    `mutation { removeReturnTracking(input: { return_shipping_tracking_uid: "${trackingUid}" }) {
      return { shipping { tracking { uid } } } } }`

  test('a parcel is announced and taken back', async () => {
    const { ask } = await open()
    const { addReturnTracking: added } = (await ask(...track({ tracking_number: ' 123 ' }))).data
    const { uid: added3 } = added.return_shipping_tracking
    expect(added.return_shipping_tracking).toEqual({ uid: uid(3), carrier: { label: 'DHL' }, tracking_number: '123' })
    expect(added.return.shipping.tracking).toHaveLength(2)
    const { removeReturnTracking: removed } = (await ask(untrack(added3))).data
    expect(removed.return.shipping.tracking).toEqual([{ uid: uid(2) }])
  })

  test.each([
    ['number', { tracking_number: ' ' }, 'Please enter a valid tracking number.'],
    ['carrier', { carrier_uid: uid('gls-1') }, 'Please select a valid carrier.'],
    ['return', { return_uid: uid(99) }, 'You selected the wrong RMA.'],
    ['return that is still open', { return_uid: uid(1) }, 'Shipping Labels are not allowed.'],
  ])('a parcel needs a %s', async (_what, input, message) => {
    const { ask } = await open()
    expect(refusalOf(await ask(...track(input)))).toEqual([['graphql-input', message]])
  })

  test('nothing is removed from a return that is over or somebody else’s', async () => {
    const { ask, asGuest } = await open()
    expect(refusalOf(await ask(untrack(uid(1))))).toEqual([['graphql-input', 'Shipping Labels are not allowed.']])
    expect(refusalOf(await ask(untrack(uid(99))))).toEqual([['graphql-input', 'You selected the wrong RMA.']])
    expect(refusalOf(await asGuest(untrack(uid(2))))[0]?.[0]).toBe('graphql-authorization')
  })

  test('its buyer and the shop talk about it', async () => {
    const { ask } = await open()
    const comment = (text: string, id = uid(2)) =>
      ask(
        `mutation ($input: AddReturnCommentInput!) { addReturnComment(input: $input) { return { comments { author_name text } } } }`,
        { input: { return_uid: id, comment_text: text } },
      )
    const { comments } = (await comment('Parte <i>domani</i>.')).data.addReturnComment.return
    expect(
      comments.map((each: { author_name: string; text: string }) => [each.author_name.split(' ')[0], each.text]),
    ).toEqual([
      ['Giulia', expect.any(String)],
      ['Servizio', expect.any(String)],
      ['Giulia', 'Parte domani.'],
    ])
    expect(refusalOf(await comment(' '))).toEqual([['graphql-input', 'Please enter a valid message.']])
    expect(refusalOf(await comment('Ciao', uid(99)))).toEqual([['graphql-input', 'You selected the wrong RMA.']])
  })
})

describe('how far a return is', () => {
  test.each([
    [['PENDING'], false, 'PENDING'],
    [['AUTHORIZED', 'AUTHORIZED'], false, 'AUTHORIZED'],
    [['AUTHORIZED', 'PENDING'], false, 'PARTIALLY_AUTHORIZED'],
    [['RECEIVED', 'AUTHORIZED'], false, 'PARTIALLY_RECEIVED'],
    [['APPROVED', 'REJECTED'], false, 'PARTIALLY_APPROVED'],
    [['PENDING', 'REJECTED'], false, 'PARTIALLY_REJECTED'],
    [['PENDING', 'DENIED'], false, 'PENDING'],
    [['APPROVED', 'DENIED'], true, 'PROCESSED_AND_CLOSED'],
    [['DENIED'], true, 'CLOSED'],
  ])('%s, closed: %s, is %s', (statuses, isClosed, expected) => {
    expect(
      returnStatus(
        statuses.map((status) => ({ status })),
        { isClosed, isUnconfirmed: false },
      ),
    ).toBe(expected)
  })

  test('parcels can be announced once an item is authorized, until the end', () => {
    expect(mayBeTracked([{ status: 'PENDING' }], false)).toBe(false)
    expect(mayBeTracked([{ status: 'PENDING' }, { status: 'AUTHORIZED' }], false)).toBe(true)
    expect(mayBeTracked([{ status: 'AUTHORIZED' }], true)).toBe(false)
  })

  test.each([
    ['PENDING', false, 3],
    ['PENDING', true, 0],
    ['AUTHORIZED', false, 2],
    ['DENIED', false, 0],
    ['REJECTED', true, 0],
  ])('%s, closed: %s, takes up %i of three pieces', (status, isClosed, expected) => {
    expect(
      takenPieces({ status, quantity_requested: 3, quantity_authorized: 2 }, { isClosed, isUnconfirmed: false }),
    ).toBe(expected)
  })
})
