// Loaded beforehand: no step of a test waits for code that loads on demand.
import '#src/features/checkout/card/adyen.ts'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdyenPayments } from '#server/commerce/engine/adyenPayments.ts'
import { atDesk } from '#src/features/checkout/after-order/atDesk.ts'
import { isUnpaid, ORDERED_CARTS } from '#src/features/checkout/after-order/openPaymentKey.ts'
import { createOpenPayments } from '#src/features/checkout/after-order/openPayments.ts'
import type { DeskResult, PaymentDesk } from '#src/features/checkout/after-order/paymentDesk.ts'
import { settleUntilKnown } from '#src/features/checkout/after-order/settleUntilKnown.ts'
import { findSentOrder } from '#src/features/checkout/after-order/takeWaitingCart.ts'
import type { OrderingState } from '#src/features/checkout/placing/createOrdering.ts'
import { orderingOf, withPayment } from '#src/features/checkout/placing/orderWith.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { succeeded } from '#src/lib/result.ts'
import {
  addLines,
  createGuestCart,
  openQuoteShop,
  prepareCheckout,
  quoteProducts,
} from '#tests/unit/commerce/quoteShop.ts'
import { createBrowser } from '#tests/unit/session/browserStage.tsx'
import type { Tab } from '#tests/unit/session/browserStage.tsx'
import { possibleTypes } from '#tests/unit/session/magentoModel.ts'
import { createExchangeFates } from './exchangeFates.ts'
import type { ExchangeFate } from './exchangeFates.ts'

const ADYEN = 'adyen_cc'
type Payment = { readonly reference: string; state: 'ChallengeShopper' | 'Authorised' | 'Refused' | 'Cancelled' }
type BankAnswer = { readonly details: { readonly id: string; readonly isGood: boolean } }

const payments: Payment[] = []
const idOf = (payment: Payment) => String(payments.indexOf(payment))
const challenge = (payment: Payment) => ({
  resultCode: payment.state,
  action: payment.state === 'ChallengeShopper' ? JSON.stringify({ type: 'threeDS2', token: idOf(payment) }) : null,
  reference: payment.reference,
})
const provider: AdyenPayments = {
  brands: () => Promise.resolve([]),
  pay({ reference }) {
    const payment: Payment = { reference, state: 'ChallengeShopper' }
    payments.push(payment)
    return Promise.resolve(challenge(payment))
  },
  submit(text) {
    const { details } = JSON.parse(text) as BankAnswer
    const payment = payments[Number(details.id)]
    if (!payment) return Promise.reject(new Error('There is no such payment'))
    if (payment.state === 'ChallengeShopper') payment.state = details.isGood ? 'Authorised' : 'Refused'
    return Promise.resolve(challenge(payment))
  },
  cancel: () => Promise.resolve(),
  readNotices: () => null,
}
const shop = openQuoteShop({
  adyenPayments: provider,
  shop: {
    products: quoteProducts.map((product) =>
      product.sku === 'tazza' && product.type === 'simple'
        ? { ...product, stock: { qty: 1_000_000, isManaged: true } }
        : product,
    ),
  },
})
afterAll(() => shop.close())
beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-21T12:00:00Z') }),
)
afterEach(() => void vi.useRealTimers())

const told = {
  closed: () => undefined,
  gone: () => undefined,
  restored: () => undefined,
  finished: () => undefined,
  added: () => undefined,
  failure: () => undefined,
}
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One answer of the shopper to the bank after the other; the last one is given again. */
type Answers = readonly ('good' | 'bad' | 'givenUp')[]

/**
 * Orders a cart with a card whose bank asks. The request with the number `point` meets the fate, or its document ends
 * with it; everything after that goes well, in new documents, until the cart is paid.
 */
async function run(point: number, fate: ExchangeFate, isClosed: boolean, answers: Answers) {
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
  await prepareCheckout(shop, cartId)
  const first = payments.length
  const browser = createBrowser({ now: () => Date.now(), random: 0.5, storesNothing: false, possibleTypes, told })
  browser.jar.set('cart', cartId)
  const broken: string[] = []
  const own = () => payments.slice(first)
  const fates = createExchangeFates(
    ({ body }) =>
      shop.handle(
        new Request('http://localhost/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      ),
    () => {
      const paid = own().filter(({ state }) => state === 'Authorised').length
      if (paid > 1) broken.push(`${paid} payments`)
    },
  )
  let sent = 0
  let turn = 0
  let isPaid = false

  const rest = async (tab: Tab, isDone: () => boolean) => {
    for (let round = 0; round < 400 && !isDone(); round += 1) {
      for (let quiet = 0; quiet < 3; quiet += 1) await new Promise((resolve) => setImmediate(resolve))
      const exchange = browser.exchanges.find((each) => !each.isOver() && each.tab === tab)
      if (!exchange) {
        vi.advanceTimersByTime(1_000)
        await fates.whenExecuted()
        continue
      }
      sent += 1
      if (sent - 1 !== point) await fates.proceed(exchange, 'fine')
      else if (!isClosed) await fates.proceed(exchange, fate)
      else {
        if (fate === 'lost') await fates.act(exchange)
        if (fate === 'late') fates.actLate(exchange)
        tab.close()
        return
      }
    }
  }
  const desk = (tab: Tab, ticket: string, act: (desk: PaymentDesk) => Promise<DeskResult>) =>
    atDesk(tab.shop, tab.environment, { code: ADYEN, cartId: ticket.split('.')[1] ?? '' }, act)

  /** The page of the return: the bank asks, and the shopper answers. */
  const settle = async (tab: Tab, ticket: string) => {
    const [payment] = own().filter(({ reference }) => reference === ticket.split('.')[0])
    let answer: BankAnswer | undefined
    let result = await settleUntilKnown(() => desk(tab, ticket, (each) => each.settle(ticket, answer)), pause)
    const wish = answers[Math.min(turn, answers.length - 1)] ?? 'good'
    if (result.kind === 'challenge' && payment) {
      turn += 1
      const record = createOpenPayments(tab.shop.storage).ofTicket(ticket)
      if (wish === 'givenUp' && record) result = await desk(tab, ticket, (each) => each.payOtherwise(record))
      else {
        answer = { details: { id: idOf(payment), isGood: wish === 'good' } }
        result = await settleUntilKnown(() => desk(tab, ticket, (each) => each.settle(ticket, answer)), pause)
      }
    }
    if (!tab.isAlive()) return
    if (result.kind === 'paid' && payment?.state !== 'Authorised') broken.push('A payment that nobody made')
    if (result.kind === 'failed' && payment?.state === 'Authorised') broken.push('A made payment failed')
    isPaid ||= result.kind === 'paid'
  }

  const order = async (tab: Tab, id: string) => {
    const state = createObservableValue<OrderingState>({
      phase: tab.orderAttempts.openFor() === id ? 'checking' : 'editing',
      problem: null,
    })
    const ordering = orderingOf(tab.shop, id, state)
    const closeCart = () => {
      tab.cartId.refresh()
      if (tab.cartId.get() === id) tab.cartId.set(null)
    }
    const sum = { value: 17.2, currency: 'EUR' }
    const effects = withPayment(tab.shop, tab.environment, id, () => ADYEN, tab.shop.storage.get(ORDERED_CARTS), {
      agree: async () => {
        const { data } = await shop.ask(
          'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value currency } } } }',
          { id },
        )
        const { cart } = (data ?? {}) as { readonly cart?: { readonly prices: { readonly grand_total: typeof sum } } }
        return { sum: cart?.prices.grand_total ?? sum, proof: '{}', isToBeSaved: false }
      },
      save: () => Promise.resolve(succeeded(null)),
      onPlaced: closeCart,
      onPlacedUnseen: closeCart,
    })
    await ordering.resume(effects)
    if (tab.isAlive() && state.get().phase === 'editing' && tab.cartId.get() === id) await ordering.order(effects)
  }

  /** A document: it shows the open payment, or orders the cart. */
  const visit = async () => {
    const tab = browser.open()
    let isDone = false
    const act = async () => {
      await findSentOrder(tab.shop)
      const [open] = createOpenPayments(tab.shop.storage).list()
      const id = tab.cartId.get()
      if (open?.ticket != null) await settle(tab, open.ticket)
      else if (id !== null && !isUnpaid(tab.shop.storage, id)) await order(tab, id)
      else isPaid = true
    }
    void act().finally(() => (isDone = true))
    await rest(tab, () => isDone)
    tab.close()
  }
  for (let visits = 0; visits < 12 && !isPaid; visits += 1) await visit()
  await fates.whenExecuted()
  const paid = own().filter(({ state }) => state === 'Authorised')
  return { broken, paid: paid.length, sent, isPaid }
}

const FATES: readonly ExchangeFate[] = ['lost', 'late', 'neverArrived', 'truncated', 'failed', 'failedUnacted']
const WAYS: readonly Answers[] = [
  ['good'],
  ['bad', 'good'],
  ['givenUp', 'good'],
  ['givenUp', 'bad', 'good'],
  ['good', 'givenUp', 'good'],
]

test.each(WAYS.map((answers) => [answers]))(
  'a cart is paid once wherever a request or a document ends, with the answers %s',
  { timeout: 120_000 },
  async (answers) => {
    const whole = await run(-1, 'fine', false, answers)
    expect(whole).toMatchObject({ broken: [], paid: 1, isPaid: true })
    const wrong: string[] = []
    for (let point = 0; point < whole.sent; point += 1) {
      for (const fate of FATES) {
        for (const isClosed of [false, true]) {
          const { broken, paid, isPaid } = await run(point, fate, isClosed, answers)
          if (broken.length > 0 || paid !== 1 || !isPaid)
            wrong.push(`${point} ${fate} ${isClosed}: ${paid} ${broken.join()}`)
        }
      }
    }
    expect(wrong).toEqual([])
  },
)
