import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { bookRewardPoints } from '#server/commerce/modules/reward/repository.ts'
import { invoiceOrder, refundPieces } from '#server/commerce/modules/sales/fulfilment.ts'
import { findOrder } from '#server/commerce/modules/sales/repository.ts'
import { changeReason, pointsEarned, spendPoints, worthOf } from '#server/commerce/modules/reward/rules.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedRewards } from '#server/commerce/seed/types.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  refusal,
  textAt,
} from '../quoteShop.ts'

const cleanups: (() => void)[] = []
afterEach(() => cleanups.splice(0).forEach((clean) => clean()))

const REWARDS: SeedRewards = {
  earning: { points: 1, cents: 100 },
  redemption: { points: 10, cents: 50 },
  minPoints: 50,
  isHistoryPublished: true,
}

describe('the rates', () => {
  test('points pay in whole steps', () => {
    expect([0, 9, 10, 19, 347].map((points) => worthOf(points, REWARDS))).toEqual([0, 0, 50, 50, 1_700])
  })

  test('money earns in whole steps, and unpaid amounts earn nothing', () => {
    const rate = { points: 3, cents: 1_000 }
    expect([-500, 0, 999, 1_000, 2_999].map((cents) => pointsEarned(cents, rate))).toEqual([0, 0, 0, 3, 6])
  })

  test.each([
    [347, 10_000, { points: 340, cents: 1_700 }],
    [347, 1_700, { points: 340, cents: 1_700 }],
    // A partly used step is used completely.
    [347, 1_651, { points: 340, cents: 1_651 }],
    [347, 1_650, { points: 330, cents: 1_650 }],
    [347, 1, { points: 10, cents: 1 }],
    [347, 0, { points: 0, cents: 0 }],
    [9, 500, { points: 0, cents: 0 }],
  ])('%i points and %i cents to pay', (balance, due, spent) => {
    expect(spendPoints(balance, due, REWARDS)).toEqual(spent)
  })

  test('never more than there is to pay, nor than there is', () => {
    for (let balance = 0; balance < 260; balance += 7) {
      for (let due = 0; due < 1_300; due += 13) {
        const { points, cents } = spendPoints(balance, due, REWARDS)
        expect(points).toBeLessThanOrEqual(balance)
        expect(cents).toBeLessThanOrEqual(due)
        expect(worthOf(points, REWARDS)).toBeGreaterThanOrEqual(cents)
      }
    }
  })

  test('reasons are in Magento’s words', () => {
    const actions = ['admin', 'register', 'order', 'order_extra', 'order_revert', 'creditmemo', 'creditmemo_void']
    expect(actions.map((action) => changeReason(action as Parameters<typeof changeReason>[0], '7'))).toEqual([
      'Updated by moderator',
      'Registered as customer',
      'Redeemed for order #7',
      'Earned points for order #7',
      'Reverted from incomplete order #7',
      'Refunded from order #7',
      'Points voided at order #7 refund.',
    ])
  })
})

type OpenOptions = {
  readonly points?: number
  readonly rewards?: Partial<SeedRewards> | null
  readonly databasePath?: string
}

/** Giulia has 347 points, worth 17 €; a cup costs 12.20 €, its courier 6.90 €. */
async function open({ points = 347, rewards = {}, databasePath }: OpenOptions = {}) {
  const customers = demoShop.customers.map((customer) => ({
    ...customer,
    wishes: [],
    giftRegistries: [],
    rewardPoints: points === 0 ? [] : [{ on: '2026-01-05', action: 'admin' as const, points }],
  }))
  const stores = demoShop.stores.map((store) => ({
    ...store,
    config: { ...store.config, rewards: rewards && { ...REWARDS, ...rewards } },
  }))
  const shop = openQuoteShop({
    edition: 'commerce',
    shop: { customers, stores },
    ...(databasePath !== undefined && { databasePath }),
  })
  cleanups.unshift(shop.close)
  const token = textAt(
    await shop.ask(
      'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
    ),
    'generateCustomerToken.token',
  )
  return { shop, asking: { token } }
}
type Open = Awaited<ReturnType<typeof open>>

async function cartWithCups({ shop, asking }: Open, quantity: number) {
  const id = textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
  expect((await addLines(shop, id, [{ sku: 'tazza', quantity }], asking)).errors).toEqual([])
  return id
}

const write = ({ shop, asking }: { shop: QuoteShop; asking: { token?: string } }, mutation: string, cartId: string) =>
  shop.ask(
    `mutation ($id: ID!) { ${mutation}(cartId: $id) { cart { applied_reward_points { points money { value currency } }
      available_payment_methods { code } prices { grand_total { value } } } } }`,
    { id: cartId },
    asking,
  )
const apply = (open: Open, cartId: string) => write(open, 'applyRewardPointsToCart', cartId)
const remove = (open: Open, cartId: string) => write(open, 'removeRewardPointsFromCart', cartId)
const applied = (points: number | null, value: number, grandTotal: number) => ({
  applied_reward_points: points === null ? null : { points, money: { value, currency: 'EUR' } },
  available_payment_methods: grandTotal === 0 ? [{ code: 'free' }] : expect.not.arrayContaining([{ code: 'free' }]),
  prices: { grand_total: { value: grandTotal } },
})

const POINTS = `{ customer { reward_points { balance { points money { value } }
  balance_history { change_reason points_change balance { points money { value } } date } } } }`
/** Balance, and the changes after the first as `reason: points → balance`, the latest first. */
async function points({ shop, asking }: Open) {
  const { data } = await shop.ask(POINTS, {}, asking)
  const { customer } = data as {
    readonly customer: {
      readonly reward_points: {
        readonly balance: { readonly points: number }
        readonly balance_history: readonly {
          readonly change_reason: string
          readonly points_change: number
          readonly balance: { readonly points: number }
        }[]
      }
    }
  }
  const { balance, balance_history: history } = customer.reward_points
  return [
    balance.points,
    ...history.slice(0, -1).map((item) => `${item.change_reason}: ${item.points_change} → ${item.balance.points}`),
  ]
}

test('a customer reads the balance, the rates and how it came about', async () => {
  const { shop, asking } = await open()
  const { data } = await shop.ask(
    `{ customer { reward_points { balance { points money { value currency } }
      exchange_rates { earning { points currency_amount } redemption { points currency_amount } }
      subscription_status { balance_updates points_expiration_notifications }
      balance_history { change_reason points_change date balance { points money { value } } } } }
      storeConfig { magento_reward_general_is_enabled magento_reward_general_is_enabled_on_front
        magento_reward_general_min_points_balance magento_reward_general_publish_history magento_reward_points_order } }`,
    {},
    asking,
  )
  expect(data).toEqual({
    customer: {
      reward_points: {
        balance: { points: 347, money: { value: 17, currency: 'EUR' } },
        exchange_rates: {
          earning: { points: 1, currency_amount: 1 },
          redemption: { points: 10, currency_amount: 0.5 },
        },
        subscription_status: { balance_updates: 'NOT_SUBSCRIBED', points_expiration_notifications: 'NOT_SUBSCRIBED' },
        balance_history: [
          {
            change_reason: 'Updated by moderator',
            points_change: 347,
            date: '2026-01-05 12:00:00',
            balance: { points: 347, money: { value: 17 } },
          },
        ],
      },
    },
    storeConfig: {
      magento_reward_general_is_enabled: '1',
      magento_reward_general_is_enabled_on_front: '1',
      magento_reward_general_min_points_balance: '50',
      magento_reward_general_publish_history: '1',
      magento_reward_points_order: '1',
    },
  })
})

test('a store may keep the history to itself, and let orders earn nothing', async () => {
  const { shop, asking } = await open({ rewards: { isHistoryPublished: false, earning: null } })
  const { data } = await shop.ask(
    `{ customer { reward_points { balance_history { date } exchange_rates { earning { points } } } }
      storeConfig { magento_reward_general_publish_history magento_reward_points_order } }`,
    {},
    asking,
  )
  expect(data).toEqual({
    customer: { reward_points: { balance_history: [], exchange_rates: { earning: null } } },
    storeConfig: { magento_reward_general_publish_history: '0', magento_reward_points_order: '0' },
  })
})

test('a store without points answers null to everything about them', async () => {
  const shop = await open({ rewards: null })
  const id = await cartWithCups(shop, 1)
  expect((await shop.shop.ask('{ customer { reward_points { balance { points } } } }', {}, shop.asking)).data).toEqual({
    customer: { reward_points: null },
  })
  expect((await apply(shop, id)).data).toEqual({ applyRewardPointsToCart: null })
  expect((await remove(shop, id)).data).toEqual({ removeRewardPointsFromCart: null })
})

test('points pay last and as far as they go, until they are taken off', async () => {
  const shop = await open()
  const id = await cartWithCups(shop, 1)
  // 12.20 € are 25 steps, the last of them partly used.
  expect((await apply(shop, id)).data).toEqual({ applyRewardPointsToCart: { cart: applied(250, 12.2, 0) } })
  await cartWithCups(shop, 2)
  expect((await apply(shop, id)).data).toEqual({ applyRewardPointsToCart: { cart: applied(340, 17, 19.6) } })
  // The 25 € of store credit are used first for the 36.60 €.
  await shop.shop.ask(
    'mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) { cart { id } } }',
    { id },
    shop.asking,
  )
  expect((await apply(shop, id)).data).toEqual({ applyRewardPointsToCart: { cart: applied(240, 11.6, 0) } })
  expect((await remove(shop, id)).data).toEqual({ removeRewardPointsFromCart: { cart: applied(null, 0, 11.6) } })
})

test('a balance below the minimum pays nothing', async () => {
  const shop = await open({ points: 49 })
  const id = await cartWithCups(shop, 1)
  expect((await apply(shop, id)).data).toEqual({ applyRewardPointsToCart: { cart: applied(null, 0, 12.2) } })
})

test('guests have none, and nobody else’s cart is paid with one’s own', async () => {
  const shop = await open()
  const id = await createGuestCart(shop.shop)
  expect(refusal(await write({ ...shop, asking: {} }, 'applyRewardPointsToCart', id))).toEqual([
    ['graphql-authorization', "The current customer isn't authorized."],
  ])
  expect(refusal(await apply(shop, id))).toEqual([
    ['graphql-authorization', `The current user cannot perform operations on cart "${id}"`],
  ])
  expect(refusal(await apply(shop, 'nowhere'))).toEqual([
    ['graphql-no-such-entity', 'Could not find a cart with ID "nowhere"'],
  ])
  expect(refusal(await apply(shop, ''))).toEqual([['graphql-input', 'Required parameter "cart_id" is missing']])
})

const TOTALS = `number total { grand_total { value } total_reward_points { value } total_store_credit { value }
  subtotal_incl_tax { value } shipping_handling { amount_including_tax { value } } }`
const total = (rewardPoints: number, grandTotal: number) => ({
  placeOrder: {
    errors: [],
    orderV2: expect.objectContaining({
      total: expect.objectContaining({
        total_reward_points: { value: rewardPoints },
        grand_total: { value: grandTotal },
      }),
    }),
  },
})

test('an order takes the points, says so, and gives them back when it is canceled', async () => {
  const shop = await open()
  const id = await cartWithCups(shop, 2)
  await apply(shop, id)
  await prepareCheckout(shop.shop, id, shop.asking)
  // 24.40 + 6.90 = 31.30
  expect((await placeOrder(shop.shop, id, shop.asking, TOTALS)).data).toEqual(total(17, 14.3))
  expect(shop.shop.takeMail()[0]?.plainText).toMatch(/I tuoi punti: -17,00/)
  expect(await points(shop)).toEqual([7, 'Redeemed for order #000000001: -340 → 7'])
  const found = await shop.shop.ask(
    '{ customer { orders(filter: { grand_total: { from: "14.3", to: "14.3" } }) { total_count } } }',
    {},
    shop.asking,
  )
  expect(found.data).toEqual({ customer: { orders: { total_count: 1 } } })
  const canceled = await shop.shop.ask(
    'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "No" }) { error } }',
    { id: Buffer.from('1').toString('base64') },
    shop.asking,
  )
  expect(canceled.data).toEqual({ cancelOrder: { error: null } })
  expect(await points(shop)).toEqual([
    347,
    'Reverted from incomplete order #000000001: 340 → 347',
    'Redeemed for order #000000001: -340 → 7',
  ])
})

test('points that pay all of an order leave nothing to pay', async () => {
  const shop = await open({ points: 400 })
  const id = await cartWithCups(shop, 1)
  await apply(shop, id)
  await prepareCheckout(shop.shop, id, shop.asking, { code: 'free' })
  expect((await placeOrder(shop.shop, id, shop.asking, TOTALS)).data).toEqual(total(19.1, 0))
  expect(await points(shop)).toEqual([10, 'Redeemed for order #000000001: -390 → 10'])
})

/** A shop whose database another process has open too: the back office, or a failing machine. */
async function openFile(options: OpenOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-points-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  const databasePath = join(folder, 'shop.sqlite')
  const open_ = await open({ ...options, databasePath })
  const db = new DatabaseSync(databasePath)
  cleanups.unshift(() => db.close())
  const { id } = db.prepare("SELECT id FROM customer WHERE email = 'giulia@example.com'").get() as { id: number }
  return {
    ...open_,
    db,
    moderate: (change: number) => bookRewardPoints(db, id, { action: 'admin', points: change, at: 0 }, REWARDS),
  }
}

test('points that went elsewhere meanwhile refuse the order once, and nothing is lost', async () => {
  const shop = await openFile()
  const id = await cartWithCups(shop, 2)
  await apply(shop, id)
  await prepareCheckout(shop.shop, id, shop.asking)
  shop.moderate(-200)
  const refused = await placeOrder(shop.shop, id, shop.asking, TOTALS)
  expect(refused.data).toEqual({
    placeOrder: {
      errors: [
        {
          code: 'UNABLE_TO_PLACE_ORDER',
          message: "You don't have enough reward points to pay for this purchase.",
        },
      ],
      orderV2: null,
    },
  })
  expect(await points(shop)).toEqual([147, 'Updated by moderator: -200 → 147'])
  // The cart shows its new total now: ordering again accepts it.
  expect((await placeOrder(shop.shop, id, shop.asking, TOTALS)).data).toEqual(total(7, 24.3))
})

test('an order that no points pay any more is refused once as well', async () => {
  const shop = await openFile()
  const id = await cartWithCups(shop, 2)
  await apply(shop, id)
  await prepareCheckout(shop.shop, id, shop.asking)
  shop.moderate(-347)
  expect((await placeOrder(shop.shop, id, shop.asking)).data).toMatchObject({ placeOrder: { orderV2: null } })
  expect((await placeOrder(shop.shop, id, shop.asking, TOTALS)).data).toEqual(total(0, 31.3))
})

test('points that became fewer, and still pay all, refuse nothing', async () => {
  const shop = await openFile()
  const id = await cartWithCups(shop, 1)
  await apply(shop, id)
  await prepareCheckout(shop.shop, id, shop.asking)
  shop.moderate(400)
  await apply(shop, id)
  await changeCart(
    shop.shop,
    'setPaymentMethodOnCart',
    { cart_id: id, payment_method: { code: 'free' } },
    'cart { id }',
    shop.asking,
  )
  shop.moderate(-300)
  expect((await placeOrder(shop.shop, id, shop.asking, TOTALS)).data).toEqual(total(19.1, 0))
})

test('an order that fails at its very end has taken no points', async () => {
  const shop = await openFile()
  const id = await cartWithCups(shop, 2)
  await apply(shop, id)
  await prepareCheckout(shop.shop, id, shop.asking)
  shop.db.exec("CREATE TRIGGER no_mail BEFORE INSERT ON mail_outbox BEGIN SELECT raise(ABORT, 'the disk is full'); END")
  await expect(placeOrder(shop.shop, id, shop.asking)).rejects.toThrow('The engine failed')
  shop.db.exec('DROP TRIGGER no_mail')
  expect(await points(shop)).toEqual([347])
  expect((await placeOrder(shop.shop, id, shop.asking, TOTALS)).data).toEqual(total(17, 14.3))
})

const DOCUMENTS = `{ customer { orders { items { total { grand_total { value } }
  invoices { total { grand_total { value } } } credit_memos { total { grand_total { value } } } } } } }`

test('the paid amount earns points, and a refund settles both', async () => {
  const shop = await openFile()
  const id = await cartWithCups(shop, 2)
  await apply(shop, id)
  await prepareCheckout(shop.shop, id, shop.asking)
  await placeOrder(shop.shop, id, shop.asking)
  const order = findOrder(shop.db, 1)
  if (!order) throw new Error('There is no order')
  // The 14.30 € contain 5.66 for the courier and 5.64 tax.
  invoiceOrder(shop.db, order, { now: 0, comment: null })
  expect(await points(shop)).toEqual([
    10,
    'Earned points for order #000000001: 3 → 10',
    'Redeemed for order #000000001: -340 → 7',
  ])
  const { id: itemId } = shop.db.prepare('SELECT id FROM sales_order_item').get() as { id: number }
  const oneCup = { pieces: [{ itemId, quantity: 1 }], comment: null, now: 0 }
  refundPieces(shop.db, order, { ...oneCup, hasShipping: false })
  expect((await points(shop)).slice(0, 3)).toEqual([
    253,
    'Points voided at order #000000001 refund.: -1 → 253',
    'Refunded from order #000000001: 244 → 254',
  ])
  refundPieces(shop.db, order, { ...oneCup, hasShipping: true })
  expect((await points(shop)).slice(0, 3)).toEqual([
    347,
    'Points voided at order #000000001 refund.: -2 → 347',
    'Refunded from order #000000001: 96 → 349',
  ])
  // Points are returned before any money.
  const grandTotal = (value: number) => ({ total: { grand_total: { value } } })
  expect((await shop.shop.ask(DOCUMENTS, {}, shop.asking)).data).toEqual({
    customer: {
      orders: {
        items: [{ ...grandTotal(14.3), invoices: [grandTotal(14.3)], credit_memos: [grandTotal(0), grandTotal(14.3)] }],
      },
    },
  })
})

test('earned points that are spent cannot go', async () => {
  const shop = await openFile({ points: 100 })
  const id = await cartWithCups(shop, 2)
  await prepareCheckout(shop.shop, id, shop.asking)
  await placeOrder(shop.shop, id, shop.asking)
  const order = findOrder(shop.db, 1)
  if (!order) throw new Error('There is no order')
  invoiceOrder(shop.db, order, { now: 0, comment: null })
  shop.moderate(-115)
  const { id: itemId } = shop.db.prepare('SELECT id FROM sales_order_item').get() as { id: number }
  refundPieces(shop.db, order, { pieces: [{ itemId, quantity: 2 }], hasShipping: true, comment: null, now: 0 })
  expect(await points(shop)).toEqual([
    0,
    'Points voided at order #000000001 refund.: -5 → 0',
    'Updated by moderator: -115 → 5',
    'Earned points for order #000000001: 20 → 120',
  ])
})

test('Magento Open Source has no points', async () => {
  const shop = openQuoteShop({ edition: 'open-source' })
  cleanups.push(shop.close)
  const { errors } = await shop.ask('{ customer { reward_points { balance { points } } } }')
  expect(errors[0]?.message).toMatch(/^Cannot query field "reward_points" on type "Customer"\./)
})
