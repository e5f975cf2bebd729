import { ORDER_TOKEN_LENGTH } from '#server/commerce/modules/sales/repository.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { answerOnReturn, decideOnReturn, endReturn } from '#server/commerce/modules/returns/backOffice.ts'
import { listReturns, returnParts, type ReturnRow } from '#server/commerce/modules/returns/repository.ts'
import { encodeUid } from '#server/commerce/engine/uid.ts'
import { openDesk } from '../backOfficeDesk.ts'
import {
  addLines,
  createGuestCart,
  type GraphqlAnswer,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  refusal,
  signUp,
  textAt,
} from '../quoteShop.ts'

const opened: { close: () => void }[] = []
afterEach(() => opened.splice(0).forEach((each) => each.close()))

async function open({ store = 'it', isShipped = true, profile = '2.4.8' as '2.4.7' | '2.4.8' } = {}) {
  const desk = openDesk()
  const shop = openQuoteShop({ profile, edition: 'commerce', databasePath: desk.databasePath })
  opened.push(shop, desk)
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 3 }], { store })
  await prepareCheckout(shop, cartId, { store })
  const placed = await placeOrder(shop, cartId, { store }, 'id number token items { id }')
  shop.takeMail()
  const number = textAt(placed, 'placeOrder.orderV2.number')
  if (isShipped) desk.ship(number)
  return {
    shop,
    desk,
    store,
    number,
    token: textAt(placed, 'placeOrder.orderV2.token'),
    id: textAt(placed, 'placeOrder.orderV2.id'),
    item: textAt(placed, 'placeOrder.orderV2.items.0.id'),
  }
}
type Opened = Awaited<ReturnType<typeof open>>

const said = ['reason:10', 'condition:8', 'resolution:5'].map((answer) => {
  const [code = '', option = ''] = answer.split(':')
  return { attribute_code: code, value: encodeUid(option) }
})

const request = ({ shop, token, item, store }: Opened, quantity = 2, more: object = {}) =>
  shop.ask(
    `mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) {
      return { number status customer { firstname lastname email } comments { author_name text } }
      returns { total_count } } }`,
    {
      input: {
        token,
        items: [{ order_item_uid: item, quantity_to_return: quantity, selected_custom_attributes: said }],
        ...more,
      },
    },
    { store },
  )
const confirm = ({ shop, id, store }: Opened, key: string) =>
  shop.ask(
    'mutation ($input: ConfirmReturnInput!) { confirmReturn(input: $input) { return { number status } } }',
    { input: { order_id: id, confirmation_key: key } },
    { store },
  )

/** The parameters in the link of the latest mail. */
function mailedSecret(shop: QuoteShop): URLSearchParams {
  const [mail] = shop.takeMail()
  expect([mail?.kind, mail?.recipient]).toEqual(['return-key', 'ada@example.com'])
  const link = /http:\S+\/orders\/confirm-return#(\S+)/.exec(mail?.plainText ?? '')?.[1]
  if (link === undefined) throw new Error('The mail has no link')
  return new URLSearchParams(link)
}
const keyOf = (shop: QuoteShop) => mailedSecret(shop).get('key') ?? ''

/** The returnable items of the order, and the status of its returns. */
async function standing({ shop, token }: Opened) {
  const { data } = await shop.ask(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      items_eligible_for_return { product_sku } returns { items { number status } } } }`,
    { token },
  )
  return data?.['guestOrderByToken']
}

const NOT_CONFIRMED = [['graphql-input', 'The return could not be confirmed.']]
const errorsOf = (answer: GraphqlAnswer) => refusal(answer)

describe('a return without an account', () => {
  test('stands by the key of the mail, which works once', async () => {
    const order = await open()
    const asked = await request(order, 3, { comment_text: 'Troppo piccole', contact_email: 'altra@example.com' })
    expect(asked.data).toEqual({
      requestGuestReturn: {
        return: {
          number: '000000001',
          status: 'UNCONFIRMED',
          customer: { firstname: 'Ada', lastname: 'Guest', email: 'altra@example.com' },
          comments: [{ author_name: 'Ada Guest', text: 'Troppo piccole' }],
        },
        returns: { total_count: 1 },
      },
    })
    const secret = mailedSecret(order.shop)
    expect([secret.get('order'), secret.get('number')]).toEqual([order.id, order.number])
    // An unconfirmed return, perhaps of somebody else, occupies no items.
    expect(await standing(order)).toEqual({
      items_eligible_for_return: [{ product_sku: 'tazza' }],
      returns: { items: [{ number: '000000001', status: 'UNCONFIRMED' }] },
    })
    for (const key of ['', 'nonsense']) expect(errorsOf(await confirm(order, key))).toEqual(NOT_CONFIRMED)

    const key = secret.get('key') ?? ''
    expect((await confirm(order, key)).data).toEqual({
      confirmReturn: { return: { number: '000000001', status: 'PENDING' } },
    })
    expect(order.shop.takeMail().map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['return-requested', 'altra@example.com'],
    ])
    expect(errorsOf(await confirm(order, key))).toEqual(NOT_CONFIRMED)
    expect(await standing(order)).toEqual({
      items_eligible_for_return: [],
      returns: { items: [{ number: '000000001', status: 'PENDING' }] },
    })
  })

  test('is refused at its confirmation where its pieces come back by another one', async () => {
    const order = await open()
    await request(order, 2)
    const first = keyOf(order.shop)
    await request(order, 2)
    const second = keyOf(order.shop)
    expect(errorsOf(await confirm(order, second))).toEqual([])
    order.shop.takeMail()
    expect(errorsOf(await confirm(order, first))).toEqual([
      ['graphql-input', 'A quantity of Tazza is greater than you can return.'],
    ])
    expect(order.shop.takeMail()).toEqual([])
  })

  test('needs something that was sent, named in the refusal', async () => {
    const order = await open({ isShipped: false })
    expect(errorsOf(await request(order))).toEqual([['graphql-input', 'You cannot return Tazza.']])
    expect(order.shop.takeMail()).toEqual([])
  })

  test('needs the token of an order that no customer has', async () => {
    const order = await open()
    expect(errorsOf(await request({ ...order, token: 'nonsense' }))).toEqual([
      ['graphql-no-such-entity', "We couldn't locate an order with the information provided."],
    ])
    const { shop } = order
    const customer = { token: await signUp(shop, 'cliente@example.com') }
    const cart = textAt(await shop.ask('{ customerCart { id } }', {}, customer), 'customerCart.id')
    await addLines(shop, cart, [{ sku: 'tazza', quantity: 1 }], customer)
    await prepareCheckout(shop, cart, customer)
    const token = textAt(await placeOrder(shop, cart, customer, 'token'), 'placeOrder.orderV2.token')
    expect(errorsOf(await request({ ...order, token }))).toEqual([
      ['graphql-authorization', 'Please login to view the order.'],
    ])
  })

  test('is not there in 2.4.7', async () => {
    const { errors } = await request(await open({ profile: '2.4.7' }))
    expect(errors[0]?.message).toMatch(/RequestGuestReturnInput|requestGuestReturn/)
  })
})

describe('mail about a return', () => {
  async function returned(store: string) {
    const order = await open({ store })
    await request(order, 2)
    await confirm(order, keyOf(order.shop))
    return order
  }
  const onReturn = (
    { desk, number }: Opened,
    work: (context: Parameters<typeof endReturn>[0], row: ReturnRow, itemId: number) => void,
  ) =>
    desk.act(number, (context, order) => {
      const [row] = listReturns(context.db, { orderId: order.id }, { pageSize: 1, offset: 0 })
      if (!row) throw new Error('There is no return')
      work(context, row, returnParts(context.db, [row.id])(row.id).items[0]?.id ?? 0)
    })
  const only = (shop: QuoteShop) => {
    const [mail, ...others] = shop.takeMail()
    expect(others).toEqual([])
    if (!mail) throw new Error('There is no mail')
    return mail
  }

  test.each([
    ['it', /^Abbiamo ricevuto la tua richiesta di reso 000000001$/, 'Tazza: Quantità: 2', 'autorizzato: puoi spedirlo'],
    ['en', /^We have received your return request 2\d+1$/, 'Tazza (en): Quantity: 2', 'authorised: you can send it'],
  ])('in %s reports its arrival, each decision and the shop’s comments', async (store, subject, goods, status) => {
    const order = await returned(store)
    const arrived = only(order.shop)
    expect([arrived.kind, arrived.subject]).toEqual(['return-requested', expect.stringMatching(subject)])
    expect(arrived.plainText).toContain(goods)
    expect(arrived.plainText).toContain(
      `orders/find#token=${encodeURIComponent(order.token.slice(0, ORDER_TOKEN_LENGTH))}`,
    )

    onReturn(order, (context, row, itemId) =>
      decideOnReturn(context, row, [{ itemId, status: 'AUTHORIZED', quantity: 2 }]),
    )
    const changed = only(order.shop)
    expect(changed.kind).toBe('return-changed')
    expect(changed.plainText).toContain(status)
    expect(changed.html).toContain(status)

    onReturn(order, (context, row) => answerOnReturn(context, row, 'Imballale bene & <presto>.'))
    const commented = only(order.shop)
    expect(commented.kind).toBe('return-commented')
    expect(commented.plainText).toContain('Imballale bene & <presto>.')
    expect(commented.html).toContain('Imballale bene &amp; &lt;presto&gt;.')

    onReturn(order, endReturn)
    expect(only(order.shop).kind).toBe('return-changed')
  })

  test('links a customer to the return’s own page, and sends nothing about a refused request', async () => {
    const { shop, desk } = await open()
    const asking = { token: await signUp(shop, 'cliente@example.com') }
    const cart = textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
    await addLines(shop, cart, [{ sku: 'rara', quantity: 1 }], asking)
    await prepareCheckout(shop, cart, asking)
    const placed = await placeOrder(shop, cart, asking, 'id number items { id }')
    desk.ship(textAt(placed, 'placeOrder.orderV2.number'))
    shop.takeMail()
    const ask = (quantity: number) =>
      shop.ask(
        'mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { uid } } }',
        {
          input: {
            order_uid: textAt(placed, 'placeOrder.orderV2.id'),
            items: [
              {
                order_item_uid: textAt(placed, 'placeOrder.orderV2.items.0.id'),
                quantity_to_return: quantity,
                selected_custom_attributes: said,
              },
            ],
          },
        },
        asking,
      )
    expect(errorsOf(await ask(2))).toHaveLength(1)
    expect(shop.takeMail()).toEqual([])
    const uid = textAt(await ask(1), 'requestReturn.return.uid')
    const mail = only(shop)
    expect(mail.recipient).toBe('cliente@example.com')
    expect(mail.plainText).toContain(`/account/returns/${encodeURIComponent(uid)}`)
  })
})
