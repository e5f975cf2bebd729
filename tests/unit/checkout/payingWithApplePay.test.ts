// Loaded beforehand: no step of a test waits for code that loads on demand.
import '#src/features/checkout/after-order/mollie.ts'
import '#src/features/checkout/wallet/applePay.ts'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RedirectPayments } from '#server/commerce/engine/redirectPayments.ts'
import { atDesk } from '#src/features/checkout/after-order/atDesk.ts'
import { isUnpaid, ORDERED_CARTS } from '#src/features/checkout/after-order/openPaymentKey.ts'
import { createOpenPayments } from '#src/features/checkout/after-order/openPayments.ts'
import { findSentOrder } from '#src/features/checkout/after-order/takeWaitingCart.ts'
import { orderFromSheet } from '#src/features/checkout/wallet/orderFromSheet.ts'
import { APPLE_PAY } from '#src/features/checkout/wallet/walletCode.ts'
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

type Payment = { readonly cents: number; readonly status: 'paid' | 'failed' }

const payments: Payment[] = []
let isNextGood = true
const provider: RedirectPayments = {
  begin({ cents, applePayToken }) {
    if (applePayToken === null) return Promise.reject(new Error('An order without a token'))
    const status = isNextGood ? 'paid' : 'failed'
    isNextGood = true
    payments.push({ cents, status })
    return Promise.resolve({ id: `tr_${payments.length}`, checkoutUrl: null, status, cents, currency: 'EUR' })
  },
  stateOf(id) {
    const payment = payments[Number(id.replace('tr_', '')) - 1]
    if (!payment) return Promise.reject(new Error('There is no such payment'))
    return Promise.resolve({ ...payment, currency: 'EUR' })
  },
  openWallet: () => Promise.resolve('{}'),
}
const shop = openQuoteShop({
  redirectPayments: provider,
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

/**
 * Orders a cart in sheets. The request with the number `point` meets the fate, or its document ends with it; everything
 * after that goes well, in new documents, until the browser knows of an order.
 */
async function run(point: number, fate: ExchangeFate, isClosed: boolean, isGood: boolean) {
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
  await prepareCheckout(shop, cartId)
  isNextGood = isGood
  const first = payments.length
  const paid = () => payments.slice(first).filter(({ status }) => status === 'paid').length
  const browser = createBrowser({ now: () => Date.now(), random: 0.5, storesNothing: false, possibleTypes, told })
  browser.jar.set('cart', cartId)
  const broken: string[] = []
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
      if (paid() > 1) broken.push(`${paid()} payments`)
    },
  )
  let sent = 0
  let isOrdered = false

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

  const order = async (tab: Tab, id: string) => {
    const ordered = await orderFromSheet({
      shop: tab.shop,
      environment: tab.environment,
      cartId: id,
      knownOrdered: tab.shop.storage.get(ORDERED_CARTS),
      sum: await sumOf(id),
      token: '{}',
      save: () => Promise.resolve(succeeded(null)),
    })
    if (!tab.isAlive()) return
    if (ordered.kind === 'paid' && paid() !== 1) broken.push('A payment that nobody made')
    if (ordered.kind === 'refused' && paid() > 0) broken.push('A paid cart is refused')
    isOrdered ||= ordered.kind === 'paid' || ordered.kind === 'unseen'
  }
  /** A document: it settles the open payment, or opens a sheet for the cart. */
  const visit = async () => {
    const tab = browser.open()
    let isDone = false
    const act = async () => {
      await findSentOrder(tab.shop)
      const [open] = createOpenPayments(tab.shop.storage).list()
      const id = tab.cartId.get()
      if (open) {
        const { ticket } = open
        const subject = { code: APPLE_PAY, cartId: open.cartId }
        const settled = await atDesk(tab.shop, tab.environment, subject, (desk) => desk.settle(ticket ?? ''))
        isOrdered ||= settled.kind === 'paid'
      } else if (id !== null && !isUnpaid(tab.shop.storage, id)) await order(tab, id)
      else isOrdered = true
    }
    void act().finally(() => (isDone = true))
    await rest(tab, () => isDone)
    tab.close()
  }
  for (let visits = 0; visits < 12 && !isOrdered; visits += 1) await visit()
  await fates.whenExecuted()
  const open = createOpenPayments(browser.open().shop.storage).list()
  if (open.some(({ ticket }) => ticket === null))
    broken.push('A cart of a device that may have paid can be opened again')
  return { broken, paid: paid(), sent, isOrdered }
}

async function sumOf(id: string) {
  const { data } = await shop.ask(
    'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value currency } } } }',
    { id },
  )
  type Answer = { readonly cart?: { readonly prices: { readonly grand_total: { value: number; currency: string } } } }
  return ((data ?? {}) as Answer).cart?.prices.grand_total ?? { value: 0, currency: 'EUR' }
}

const FATES: readonly ExchangeFate[] = ['lost', 'late', 'neverArrived', 'truncated', 'failed', 'failedUnacted']

test.each([
  { isGood: true, least: 1 },
  // A declined order whose answer is lost stands as an unpaid one: nobody can know that it was declined.
  { isGood: false, least: 0 },
])(
  'a cart is paid at most once wherever a request or a document ends, and the browser knows of its order: $isGood',
  { timeout: 120_000 },
  async ({ isGood, least }) => {
    const whole = await run(-1, 'fine', false, isGood)
    expect(whole).toMatchObject({ broken: [], paid: 1, isOrdered: true })
    const wrong: string[] = []
    for (let point = 0; point < whole.sent; point += 1) {
      for (const fate of FATES) {
        for (const isClosed of [false, true]) {
          const { broken, paid, isOrdered } = await run(point, fate, isClosed, isGood)
          if (broken.length > 0 || paid < least || !isOrdered)
            wrong.push(`${point} ${fate} ${isClosed}: ${paid} ${isOrdered} ${broken.join()}`)
        }
      }
    }
    expect(whole.sent).toBeGreaterThan(2)
    expect(wrong).toEqual([])
  },
)

test('an order of the same pieces ends the sheet before anything is sent', async () => {
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
  const browser = createBrowser({ now: () => Date.now(), random: 0.5, storesNothing: false, possibleTypes, told })
  browser.jar.set('cart', cartId)
  const { shop: tabShop, environment } = browser.open()
  const save = vi.fn<() => Promise<never>>()
  const ordered = await orderFromSheet({
    shop: tabShop,
    environment,
    cartId,
    knownOrdered: null,
    sum: await sumOf(cartId),
    token: '{}',
    save,
    findEarlierOrder: () => Promise.resolve('000000007'),
  })
  expect(ordered).toEqual({ kind: 'refused', problem: { kind: 'ordered-before', message: '000000007' } })
  expect(save).not.toHaveBeenCalled()
  expect(browser.exchanges).toEqual([])
})
