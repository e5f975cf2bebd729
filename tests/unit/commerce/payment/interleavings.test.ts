import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { CardPayments } from '#server/commerce/engine/cardPayments.ts'
import type { ExpressSum } from '#server/commerce/engine/expressCheckout.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  quoteProducts,
  placeOrder,
  prepareCheckout,
  type GraphqlAnswer,
  type QuoteShop,
  textAt,
} from '../quoteShop.ts'

/** The runs that share a shop, each with its own customers, gift card and scarce product: opening a shop takes long. */
const RUNS_OF_A_SHOP = 50
const emailsOf = (run: number) => [`giulia${run}@example.com`, `anna${run}@example.com`]
const giftCardOf = (run: number) => `CINQUE-${run}`
const scarceOf = (run: number) => `rara-${run}`

const GIFT_CARD_CENTS = 500
const COUPON = 'UNA-VOLTA'
const POINTS = 200
const CREDIT_CENTS = 2_500
/** The pieces of the scarce product. */
const IN_STOCK = 3

const [template] = demoShop.customers
if (!template) throw new Error('The demo shop has no customer')
/** Two customers with a saved card, store credit and points each. */
const customersOf = (run: number) =>
  emailsOf(run).map((email) => ({
    ...template,
    email,
    wishes: [],
    giftRegistries: [],
    orders: [],
    storeCredit: [{ on: '2026-05-12', action: 'Created' as const, cents: CREDIT_CENTS }],
    rewardPoints: [{ on: '2026-01-05', action: 'admin' as const, points: POINTS }],
  }))
const rewards = {
  earning: { points: 1, cents: 1_000_000 },
  redemption: { points: 10, cents: 50 },
  minPoints: 10,
  isHistoryPublished: true,
}
const stores = demoShop.stores.map((store) => ({ ...store, config: { ...store.config, rewards } }))
const cartPriceRules = demoShop.cartPriceRules.slice(0, 1).map((rule) => ({
  ...rule,
  couponCode: COUPON,
  action: 'cart_fixed' as const,
  amount: 300,
  subtotalFromCents: null,
  usesPerCustomer: 1,
}))

const runs = Array.from({ length: RUNS_OF_A_SHOP }, (_, run) => run)
const scarceProducts = quoteProducts
  .filter(({ sku }) => sku === 'rara')
  .flatMap((product) =>
    runs.map((run) => ({ ...product, sku: scarceOf(run), urlKey: { it: scarceOf(run), en: scarceOf(run) } })),
  )

let wait: () => Promise<void> = () => Promise.resolve()
const { provider, holds } = createProvider(() => wait())
let shop: QuoteShop | null = null
let lastRun = 0
afterAll(() => shop?.close())

/** A shop, and the number of a run in it. */
function nextRun(): { readonly shop: QuoteShop; readonly run: number } {
  lastRun += 1
  if (shop && lastRun < RUNS_OF_A_SHOP) return { shop, run: lastRun }
  shop?.close()
  lastRun = 0
  shop = openQuoteShop({
    edition: 'commerce',
    cardPayments: provider,
    shop: {
      customers: runs.flatMap(customersOf),
      stores,
      giftCards: runs.map((run) => ({ code: giftCardOf(run), cents: GIFT_CARD_CENTS, until: null })),
      cartPriceRules,
      products: [...plentyOf(quoteProducts), ...scarceProducts],
    },
  })
  return { shop, run: 0 }
}

/** The products, with enough cups for all runs. */
const plentyOf = (products: typeof quoteProducts): typeof quoteProducts =>
  products.map((product) =>
    product.sku === 'tazza' && product.type === 'simple'
      ? { ...product, stock: { ...product.stock, qty: 1_000_000 } }
      : product,
  )

/** A provider in memory, whose answers arrive when `wait` ends. */
function createProvider(wait: () => Promise<void>) {
  const holds = new Map<string, number>()
  const usedUp = new Map<string, string>()
  const hold = async ({ reference, cents }: ExpressSum) => {
    await wait()
    holds.set(reference, cents)
    await wait()
    return { status: 'authorized', saved: null } as const
  }
  const release = async (reference: string) => {
    await wait()
    holds.delete(reference)
    await wait()
  }
  const provider: CardPayments = {
    clientToken: () => Promise.reject(new Error('No browser is part of this test')),
    async authorize({ nonce, ...sum }) {
      // A proof is good for one payment.
      const user = usedUp.get(nonce) ?? sum.reference
      usedUp.set(nonce, user)
      return user === sum.reference ? hold(sum) : { status: 'declined' }
    },
    release,
    authorizeSaved: hold,
    releaseSaved: release,
  }
  return { provider, holds }
}

const MONEY = '{ value }'
const ORDER = `number payment_methods { type } applied_coupons { code } items { product_sku quantity_ordered }
  total { grand_total ${MONEY} total_giftcard ${MONEY} total_store_credit ${MONEY} total_reward_points ${MONEY} }`
type Money = { readonly value: number } | null
type Order = {
  readonly payment_methods: readonly { readonly type: string }[]
  readonly applied_coupons: readonly { readonly code: string }[]
  readonly items: readonly { readonly product_sku: string; readonly quantity_ordered: number }[]
  readonly total: Readonly<
    Record<'grand_total' | 'total_giftcard' | 'total_store_credit' | 'total_reward_points', Money>
  >
}
type Placed = { readonly shopper: Shopper; readonly order: Order }

const cents = (money: Money | undefined) => Math.round((money?.value ?? 0) * 100)
const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** One session with one cart. `changes` counts the beginnings and ends of its own changes. */
type Shopper = {
  readonly asking: { readonly token?: string }
  cartId: string
  changes: number
  shown: { readonly cents: number; readonly changes: number } | null
}

let lastNonce = 0
const byNewCard = () => ({
  code: 'braintree',
  braintree: { payment_method_nonce: `nonce-${(lastNonce += 1)}`, is_active_payment_token_enabler: false },
})

const byCard = (card: string) => ({ code: 'braintree_cc_vault', braintree_cc_vault: { public_hash: card } })

const ACTS = {
  'add a scarce one': ({ shop, id, asking, run }) => addLines(shop, id, [{ sku: scarceOf(run), quantity: 1 }], asking),
  'add a cup': ({ shop, id, asking }) => addLines(shop, id, [{ sku: 'tazza', quantity: 1 }], asking),
  coupon: ({ change }) => change('applyCouponToCart', { coupon_code: COUPON }),
  'no coupon': ({ change }) => change('removeCouponFromCart'),
  'gift card': ({ change, run }) => change('applyGiftCardToCart', { gift_card_code: giftCardOf(run) }),
  'no gift card': ({ change, run }) => change('removeGiftCardFromCart', { gift_card_code: giftCardOf(run) }),
  credit: ({ shop, id, asking }) =>
    shop.ask(
      'mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) { cart { id } } }',
      { id },
      asking,
    ),
  points: ({ shop, id, asking }) =>
    shop.ask('mutation ($id: ID!) { applyRewardPointsToCart(cartId: $id) { cart { id } } }', { id }, asking),
  'pay by bank': ({ change }) => change('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } }),
  'pay by new card': ({ change }) => change('setPaymentMethodOnCart', { payment_method: byNewCard() }),
  'pay by card': ({ change, card }) =>
    change('setPaymentMethodOnCart', {
      payment_method: byCard(card),
    }),
} as const satisfies Readonly<
  Record<
    string,
    (cart: {
      readonly shop: QuoteShop
      readonly id: string
      readonly asking: Shopper['asking']
      readonly card: string
      readonly run: number
      readonly change: (mutation: string, input?: object) => Promise<GraphqlAnswer>
    }) => Promise<GraphqlAnswer>
  >
>
type Act = keyof typeof ACTS | 'read' | 'order'
const acts: readonly Act[] = [
  ...(Object.keys(ACTS) as (keyof typeof ACTS)[]),
  'read',
  'read',
  'order',
  'order',
  'order',
]

const story = fc.record({
  /** Every shopper has done these, and has seen the total, before the first step. */
  before: fc.subarray<Act>(['coupon', 'gift card', 'credit', 'points', 'add a scarce one']),
  steps: fc.array(fc.record({ who: fc.nat({ max: 3 }), act: fc.constantFrom(...acts) }), {
    minLength: 4,
    maxLength: 20,
    size: 'max',
  }),
})
type Story = { readonly before: readonly Act[]; readonly steps: readonly { readonly who: number; readonly act: Act }[] }

/** One run: four shoppers, three of whom share something with another one, act at the same time. */
async function tellStory(scheduler: fc.Scheduler, { before, steps }: Story): Promise<void> {
  const { shop, run } = nextRun()
  wait = () => Promise.resolve()
  holds.clear()
  const tokens = await Promise.all(emailsOf(run).map((email) => signInAs(shop, email)))
  const [giulia = '', anna = ''] = tokens
  const cards = new Map([
    [giulia, await savedCard(shop, giulia)],
    [anna, await savedCard(shop, anna)],
  ])
  // Giulia has two sessions, which share her cart.
  const shoppers = await Promise.all(
    [{ token: giulia }, { token: giulia }, { token: anna }, {}].map((asking) => enter(shop, asking)),
  )
  const methodOf = ({ token = '' }: Shopper['asking']) => {
    const card = cards.get(token)
    return card === undefined ? { code: 'checkmo' } : byCard(card)
  }
  for (const { cartId, asking } of shoppers.slice(1)) await prepareCheckout(shop, cartId, asking, methodOf(asking))
  const placed: Placed[] = []

  async function act(shopper: Shopper, what: Act): Promise<void> {
    const { cartId: id, asking } = shopper
    const cartMates = shoppers.filter((one) => one.cartId === id)
    if (what === 'read') {
      const changes = shopper.changes
      const answer = await shop.ask(
        `query ($id: String!) { cart(cart_id: $id) { prices { grand_total ${MONEY} } } }`,
        { id },
        asking,
      )
      const { cart } = (answer.data ?? {}) as { cart?: { prices: { grand_total: Money } } | null }
      for (const mate of cartMates)
        mate.shown = cart && mate.changes === changes ? { cents: cents(cart.prices.grand_total), changes } : null
      return
    }
    if (what === 'order') {
      const { shown } = shopper
      const answer = await placeOrder(shop, id, asking, ORDER)
      const { placeOrder: result } = (answer.data ?? {}) as { placeOrder?: { orderV2: Order | null } | null }
      if (!result?.orderV2) return
      placed.push({ shopper, order: result.orderV2 })
      if (shown && shown.changes === shopper.changes)
        expect(cents(result.orderV2.total.grand_total)).toBeLessThanOrEqual(shown.cents)
      return
    }
    const note = () => cartMates.forEach((mate) => (mate.changes += 1))
    note()
    const change = (mutation: string, input: object = {}) =>
      changeCart(shop, mutation, { cart_id: id, ...input }, 'cart { id }', asking)
    await ACTS[what]({ shop, id, asking, card: cards.get(asking.token ?? '') ?? '', run, change })
    note()
  }

  for (const shopper of shoppers.slice(1)) for (const what of [...before, 'read'] as const) await act(shopper, what)
  wait = () => scheduler.schedule(Promise.resolve())
  const all = Promise.all(
    steps.map(async ({ who, act: what }) => {
      await scheduler.schedule(Promise.resolve())
      const shopper = shoppers[who]
      if (shopper) await act(shopper, what)
    }),
  )
  await scheduler.waitFor(all)
  await all
  wait = () => Promise.resolve()

  const orders = placed.map(({ order }) => order)
  const spent = (of: readonly Order[], what: keyof Order['total']) => sum(of.map(({ total }) => cents(total[what])))
  // One cart, one order.
  expect(new Set(placed.map(({ shopper }) => shopper.cartId)).size).toBe(placed.length)
  // Each order by card has exactly its hold, and there is no other.
  const paidByCard = orders.filter(({ payment_methods: [method] }) => method?.type.startsWith('braintree'))
  expect(ascending([...holds.values()])).toEqual(ascending(paidByCard.map(({ total }) => cents(total.grand_total))))
  // Nothing is spent twice.
  const rare = orders.flatMap(({ items }) => items).filter(({ product_sku: sku }) => sku === scarceOf(run))
  expect(sum(rare.map(({ quantity_ordered: quantity }) => quantity))).toBeLessThanOrEqual(IN_STOCK)
  const { giftCardAccount } = (
    await shop.ask(`{ giftCardAccount(input: { gift_card_code: "${giftCardOf(run)}" }) { balance ${MONEY} } }`)
  ).data as { giftCardAccount: { balance: Money } }
  expect(spent(orders, 'total_giftcard') + cents(giftCardAccount.balance)).toBe(GIFT_CARD_CENTS)
  for (const token of tokens) {
    const own = placed.filter(({ shopper }) => shopper.asking.token === token).map(({ order }) => order)
    const { customer } = (
      await shop.ask(
        `{ customer { store_credit { current_balance ${MONEY} } reward_points { balance { points } } } }`,
        {},
        { token },
      )
    ).data as {
      customer: { store_credit: { current_balance: Money }; reward_points: { balance: { points: number } } }
    }
    expect(spent(own, 'total_store_credit') + cents(customer.store_credit.current_balance)).toBe(CREDIT_CENTS)
    const worthOfPoints = (POINTS - customer.reward_points.balance.points) * 5
    expect(spent(own, 'total_reward_points')).toBeLessThanOrEqual(worthOfPoints)
    expect(worthOfPoints).toBeLessThan(spent(own, 'total_reward_points') + 50)
    expect(own.filter(({ applied_coupons: coupons }) => coupons.length > 0).length).toBeLessThanOrEqual(1)
  }
}

async function enter(shop: QuoteShop, asking: Shopper['asking']): Promise<Shopper> {
  const cartId = asking.token
    ? textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
    : await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }], asking)
  return { asking, cartId, changes: 0, shown: null }
}

async function signInAs(shop: QuoteShop, email: string): Promise<string> {
  const answer = await shop.ask(
    'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Ceramica.2026") { token } }',
    { email },
  )
  return textAt(answer, 'generateCustomerToken.token')
}

async function savedCard(shop: QuoteShop, token: string): Promise<string> {
  const { data } = await shop.ask(
    '{ customerPaymentTokens { items { public_hash payment_method_code } } }',
    {},
    { token },
  )
  const { items } = (data as { customerPaymentTokens: { items: Record<string, string>[] } }).customerPaymentTokens
  const card = items.find((one) => one['payment_method_code'] === 'braintree')?.['public_hash']
  if (card === undefined) throw new Error('The customer has no saved card')
  return card
}

const options = propertyRuns(150)
/** The time for one run, on a busy machine. */
const RUN_TIMEOUT_MS = 2_000

test(
  'shoppers who order at the same time: each order has exactly its money, and nothing is spent twice',
  () => fc.assert(fc.asyncProperty(fc.scheduler(), story, tellStory), options),
  Math.max(PROPERTY_TIMEOUT_MS, options.numRuns * RUN_TIMEOUT_MS),
)
