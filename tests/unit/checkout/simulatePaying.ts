// Loaded beforehand: no step of a test waits for code that loads on demand.
import '#src/features/checkout/after-order/mollie.ts'
import '#src/features/checkout/card/braintree.ts'
import '#src/features/checkout/payment/paidLater.ts'
import { vi } from 'vitest'
import type { RedirectPaymentStatus } from '#server/commerce/engine/redirectPayments.ts'
import { atDesk } from '#src/features/checkout/after-order/atDesk.ts'
import { hasOpenPayment, isUnpaid, ORDERED_CARTS } from '#src/features/checkout/after-order/openPaymentKey.ts'
import { createOpenPayments } from '#src/features/checkout/after-order/openPayments.ts'
import type { OpenPayment } from '#src/features/checkout/after-order/openPayments.ts'
import type { DeskResult, PaymentDesk } from '#src/features/checkout/after-order/paymentDesk.ts'
import { settleUntilKnown } from '#src/features/checkout/after-order/settleUntilKnown.ts'
import { findSentOrder, takeWaitingCart } from '#src/features/checkout/after-order/takeWaitingCart.ts'
import type { createOrdering, OrderingEffects, OrderingState } from '#src/features/checkout/placing/createOrdering.ts'
import { orderingOf, withPayment } from '#src/features/checkout/placing/orderWith.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { succeeded } from '#src/lib/result.ts'
import { createBrowser } from '#tests/unit/session/browserStage.tsx'
import type { SimulatedExchange, Tab } from '#tests/unit/session/browserStage.tsx'
import { possibleTypes } from '#tests/unit/session/magentoModel.ts'
import { createExchangeFates } from './exchangeFates.ts'
import type { ExchangeFate } from './exchangeFates.ts'
import { AFTER_ORDER, BY_CARD, PAID_LATER } from './payingBackend.ts'
import type { Method, PagePayment, PayingBackend } from './payingBackend.ts'

/** `which` selects one of the existing tabs, exchanges or payments. */
type TabStep =
  | { readonly act: 'press' | 'doublePress'; readonly which: number; readonly method: Method }
  | { readonly act: 'checkAgain' | 'goOn' | 'payOtherwise' | 'takeWaiting'; readonly which: number }
  /** The document ends suddenly, with its tab, or the tab shows the checkout: a reload, or Back from the provider. */
  | { readonly act: 'checkout' | 'close'; readonly which: number; readonly how: 'acted' | 'late' | 'neverArrived' }

type WorldStep =
  /** Another tab at the checkout; a deaf one does not hear from the others, as before the first click after a sleep. */
  | { readonly act: 'open'; readonly isDeaf: boolean }
  | { readonly act: 'exchange'; readonly which: number; readonly how: ExchangeFate }
  /** The shopper acts on the provider's page, as long as they have it. */
  | {
      readonly act: 'end'
      readonly which: number
      readonly how: RedirectPaymentStatus
      readonly isOtherSum: boolean
    }
  | { readonly act: 'return'; readonly which: number; readonly to: 'tab' | 'newTab' | 'otherBrowser' }
  | { readonly act: 'forge' }
  | { readonly act: 'webhook'; readonly which: number }
  /** The provider fails to open the next payment, or its answer is lost. */
  | { readonly act: 'provider'; readonly how: 'failure' | 'lost' }
  /** The shopper without a cart begins another one. */
  | { readonly act: 'begin' }
  /** All pending requests are answered. */
  | { readonly act: 'flow' }
  | { readonly act: 'pass'; readonly ms: number }

export type PayingStep = TabStep | WorldStep

const isTabStep = (step: PayingStep): step is TabStep =>
  ['press', 'doublePress', 'checkAgain', 'goOn', 'payOtherwise', 'takeWaiting', 'checkout', 'close'].includes(step.act)

const MOST_TABS = 3

type Form = {
  readonly kind: 'form'
  readonly cartId: string
  readonly ordering: ReturnType<typeof createOrdering>
  readonly effects: (method: Method) => OrderingEffects
}
type Page =
  | Form
  | { readonly kind: 'pending'; readonly open: readonly OpenPayment[]; readonly waiting: readonly string[] }
  | { readonly kind: 'return' }
  | { readonly kind: 'provider' }
  | { readonly kind: 'over' }
type Browser = ReturnType<typeof createBrowser>
type Doc = { readonly tab: Tab; readonly browser: Browser; page: Page }

const OVER = { kind: 'over' } as const

/** Runs orders, payments and their faults to the end; returns every violated promise to the shopper. */
export async function simulatePaying(steps: readonly PayingStep[], backend: PayingBackend): Promise<string[]> {
  const broken = new Set<string>()
  const firstCart = await backend.openCart()
  const carts = [firstCart]
  /** The payments whose page somebody has. */
  const pagesInHand = new Set<string>()
  const answered = new Set<SimulatedExchange>()
  const pending = new Map<symbol, Tab>()
  const told = {
    closed: () => undefined,
    gone: () => undefined,
    restored: () => undefined,
    finished: () => undefined,
    added: () => undefined,
    failure: () => undefined,
  }
  const openBrowser = () =>
    createBrowser({ now: () => Date.now(), random: 0.5, storesNothing: false, possibleTypes, told })
  const own = openBrowser()
  const other = openBrowser()
  own.jar.set('cart', firstCart)
  let docs: Doc[] = []

  /** Several, if the provider's answer with the first one was lost. */
  const paymentsOfTicket = (ticket: string | null) => {
    const made = backend.orders.find((order) => ticket !== null && order.ticket === ticket)
    return backend.payments().filter(({ order }) => order === made?.number)
  }
  /** Null for a payment that returns to the home page, because its page was made after the order. */
  const ticketOf = ({ returnUrl }: PagePayment) => new URL(returnUrl).searchParams.get('token')
  const cartOf = ({ order }: PagePayment) => backend.orders.find(({ number }) => number === order)?.cartId
  const isPaid = ({ status }: PagePayment) => status === 'paid' || status === 'authorized'
  const paidOf = (cart: string) => backend.payments().filter((payment) => cartOf(payment) === cart && isPaid(payment))
  const laterOf = (cart: string) =>
    backend.orders.filter(({ cartId, method }) => cartId === cart && method === PAID_LATER)
  const byCardOf = (cart: string) =>
    backend.orders.filter(({ cartId, method }) => cartId === cart && method === BY_CARD)

  /** Counts the money of each cart: payments, orders to be paid later, and payments that somebody could still make. */
  const checkMoney = () => {
    for (const cart of carts) {
      const open = backend
        .payments()
        .filter((payment) => cartOf(payment) === cart && pagesInHand.has(payment.id) && !backend.isFinal(payment))
      const [paid, later, byCard] = [paidOf(cart).length, laterOf(cart).length, byCardOf(cart).length]
      if (paid + later + byCard + open.length > 1)
        broken.add(
          `A cart is paid more than once: ${paid} paid, ${byCard} by card, ${later} to be paid later, ${open.length} open`,
        )
      const held = backend.heldByCard(cart)
      if (held !== null && held !== byCard) broken.add(`Cards hold the money of ${held} orders, and ${byCard} exist`)
    }
  }
  const fatesOf = createExchangeFates(({ body }) => backend.serve(body), checkMoney)
  const proceed = async (exchange: SimulatedExchange, how: ExchangeFate) => {
    if (how === 'fine' && !exchange.isOver()) answered.add(exchange)
    await fatesOf.proceed(exchange, how)
  }
  /** The requests for orders of a cart. One by card begins with the card: it may arrive late and change the method. */
  const ordersSent = (cart: string) =>
    own.exchanges.filter(
      ({ name, body }) => /^(molliePlace|placeOrder|braintree)Mutation$/.test(name) && body.includes(`"${cart}"`),
    )

  const follow = (tab: Tab, act: Promise<unknown>) => {
    const key = Symbol()
    pending.set(key, tab)
    act.then(
      () => pending.delete(key),
      (error: unknown) => {
        pending.delete(key)
        if (tab.isAlive()) broken.add(`An act threw ${String(error)}`)
      },
    )
  }
  const leave = (doc: Doc, url: string) => {
    const id = url.split('/').at(-1) ?? ''
    pagesInHand.add(id)
    checkMoney()
    doc.tab.close()
    doc.page = { kind: 'provider' }
  }
  const closeCart = ({ tab }: Doc, cartId: string) => {
    tab.cartId.refresh()
    if (tab.cartId.get() === cartId) tab.cartId.set(null)
  }
  const readPending = (doc: Doc) => {
    const payments = createOpenPayments(doc.tab.shop.storage)
    const page = { kind: 'pending', open: payments.list(), waiting: payments.waiting() } as const
    for (const { resume, order } of page.open) {
      const paid = backend.payments().find((payment) => payment.order === order?.number && isPaid(payment))
      if (resume === null && paid) broken.add('A paid order was told to be unpaid')
    }
    doc.page = page.open.length + page.waiting.length > 0 ? page : OVER
  }
  const showClosed = (doc: Doc) => {
    doc.page = OVER
    const { shop } = doc.tab
    if (!hasOpenPayment(shop.storage)) return
    follow(
      doc.tab,
      findSentOrder(shop).then(() => (doc.tab.isAlive() ? readPending(doc) : undefined)),
    )
  }
  const showForm = (doc: Doc, cartId: string) => {
    const { tab } = doc
    const state = createObservableValue<OrderingState>({
      phase: tab.orderAttempts.openFor() === cartId ? 'checking' : 'editing',
      problem: null,
    })
    const knownOrdered = tab.shop.storage.get(ORDERED_CARTS)
    const ordering = orderingOf(tab.shop, cartId, state)
    const effects = (method: Method) =>
      withPayment(tab.shop, tab.environment, cartId, () => method, knownOrdered, {
        agree: () => backend.takeCard(cartId),
        async save() {
          // A card is set with the order.
          if (method !== BY_CARD) await backend.choose(cartId, method)
          return succeeded(null)
        },
        onPlaced({ outcome }) {
          if (!tab.isAlive()) return
          closeCart(doc, cartId)
          if (outcome.kind === 'leave') leave(doc, outcome.url)
          else if (outcome.kind === 'unpaid') showClosed(doc)
          else doc.page = OVER
        },
        onPlacedUnseen() {
          if (!tab.isAlive()) return
          closeCart(doc, cartId)
          showClosed(doc)
        },
      })
    doc.page = { kind: 'form', cartId, ordering, effects }
    ordering.subscribe(() => {
      const { problem } = ordering.get()
      if (tab.isAlive() && problem && paidOf(cartId).length + laterOf(cartId).length + byCardOf(cartId).length > 0)
        broken.add(`"${problem.kind}" was told of an order`)
    })
    follow(tab, ordering.resume(effects(PAID_LATER)))
    // The page's query, by which the network notices a closed cart.
    follow(tab, tab.count())
  }
  const openCheckout = (browser: Browser, tabStorage?: Tab['tabStorage']) => {
    const tab = browser.open(tabStorage)
    const doc: Doc = { tab, browser, page: OVER }
    docs.push(doc)
    const id = tab.cartId.get()
    if (id === null || !carts.includes(id) || isUnpaid(tab.shop.storage, id)) showClosed(doc)
    else showForm(doc, id)
    return doc
  }
  const act = (doc: Doc, subject: Parameters<typeof atDesk>[2], onDesk: (desk: PaymentDesk) => Promise<DeskResult>) =>
    atDesk(doc.tab.shop, doc.tab.environment, subject, onDesk)
  const check = ({ browser }: Doc, ticket: string | null, result: DeskResult) => {
    const payments = paymentsOfTicket(ticket)
    if (browser === own && result.kind === 'failed' && result.cart === 'elsewhere')
      broken.add('The browser that ordered was sent to another one')
    if (result.kind === 'paid' && !payments.some(isPaid)) broken.add('A payment was told that nobody made')
    if (result.kind === 'failed' && payments.some(isPaid)) broken.add('A made payment was told as failed')
    if (result.kind === 'foreign' && payments.length > 0) broken.add('A payment was not known')
  }
  const openReturn = (browser: Browser, ticket: string, tabStorage?: Tab['tabStorage']) => {
    const tab = browser.open(tabStorage)
    const doc: Doc = { tab, browser, page: { kind: 'return' } }
    docs.push(doc)
    const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
    const subject = () => ({
      code: AFTER_ORDER,
      cartId: createOpenPayments(tab.shop.storage).ofTicket(ticket)?.cartId ?? '',
    })
    const settle = () =>
      tab.isAlive() ? act(doc, subject(), (desk) => desk.settle(ticket)) : new Promise<never>(() => undefined)
    follow(
      tab,
      settleUntilKnown(settle, pause).then((result) => (tab.isAlive() ? check(doc, ticket, result) : undefined)),
    )
  }
  const runAct = async (doc: Doc, name: 'goOn' | 'payOtherwise', shown: OpenPayment) => {
    const result = await act(doc, shown, (desk) => desk[name](shown))
    if (!doc.tab.isAlive()) return
    check(doc, shown.ticket, result)
    switch (result.kind) {
      case 'leave':
        return leave(doc, result.url)
      case 'failed':
      case 'settled-elsewhere':
        return reopen(doc)
      case 'paid':
        doc.page = OVER
        return
      case 'open':
      case 'challenge':
      case 'unknown':
      case 'foreign':
        return
    }
  }
  const close = (doc: Doc) => {
    doc.tab.close()
    docs = docs.filter((one) => one !== doc)
  }
  const reopen = (doc: Doc) => {
    close(doc)
    openCheckout(doc.browser, doc.tab.tabStorage)
  }

  const exchanges = () => [own, other].flatMap((browser) => browser.exchanges).filter((exchange) => !exchange.isOver())
  const settle = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      const before = own.exchanges.length + other.exchanges.length
      await new Promise((resolve) => setImmediate(resolve))
      if (own.exchanges.length + other.exchanges.length > before) quiet = 0
    }
    // A form whose cart was found closed shows the checkout without a cart.
    for (const doc of docs)
      if (
        doc.page.kind === 'form' &&
        doc.tab.isAlive() &&
        doc.tab.cartId.get() === null &&
        phaseOf(doc.page) === 'editing'
      )
        showClosed(doc)
  }
  const phaseOf = ({ ordering }: Form) => ordering.get().phase
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await fatesOf.whenExecuted()
  }
  const press = ({ tab, page }: Doc, method: Method) => {
    if (page.kind === 'form' && phaseOf(page) === 'editing') follow(tab, page.ordering.order(page.effects(method)))
  }
  const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)]

  const playAround = async (step: WorldStep) => {
    switch (step.act) {
      case 'flow':
        for (let left = 10; left > 0 && exchanges()[0]; left -= 1) {
          for (const exchange of exchanges()) await proceed(exchange, 'fine')
          await settle()
        }
        return
      case 'pass':
        return pass(step.ms)
      case 'exchange': {
        const exchange = pick(exchanges(), step.which)
        return exchange && proceed(exchange, step.how)
      }
      case 'provider':
        return backend.meets(step.how)
      case 'webhook': {
        const payment = pick(backend.payments(), step.which)
        return payment && backend.webhook(payment)
      }
      case 'end': {
        const payment = pick(
          backend.payments().filter(({ id }) => pagesInHand.has(id)),
          step.which,
        )
        return payment && backend.end(payment, step.how, step.isOtherSum)
      }
      case 'return': {
        const payment = pick(
          backend.payments().filter(({ id }) => pagesInHand.has(id)),
          step.which,
        )
        if (!payment) return
        const ticket = ticketOf(payment)
        const leaver = docs.find(({ page }) => page.kind === 'provider')
        if (step.to === 'tab' && leaver) {
          if (ticket === null) return reopen(leaver)
          close(leaver)
          return openReturn(leaver.browser, ticket, leaver.tab.tabStorage)
        }
        return docs.length < MOST_TABS && ticket !== null
          ? openReturn(step.to === 'otherBrowser' ? other : own, ticket)
          : undefined
      }
      case 'forge':
        return docs.length < MOST_TABS ? openReturn(own, 'invented') : undefined
      case 'open':
        if (docs.length >= MOST_TABS) return
        if (step.isDeaf) openCheckout(own).tab.freeze()
        else openCheckout(own)
        return
      case 'begin': {
        const [doc] = docs
        if (doc === undefined || own.jar.has('cart')) return
        const cart = await backend.openCart()
        carts.push(cart)
        own.jar.set('cart', cart)
        return
      }
    }
  }

  const playInTab = async (step: TabStep) => {
    const doc = pick(
      docs.filter(({ browser }) => browser === own),
      step.which,
    )
    if (!doc) return
    const { page, tab } = doc
    switch (step.act) {
      case 'checkout':
      case 'close': {
        const sent = exchanges().filter((exchange) => exchange.tab === tab && !fatesOf.isActed(exchange))
        close(doc)
        if (step.act === 'checkout') openCheckout(doc.browser, tab.tabStorage)
        for (const exchange of sent) {
          if (step.how === 'acted') await fatesOf.act(exchange)
          if (step.how === 'late') fatesOf.actLate(exchange)
        }
        return
      }
      case 'press':
        return press(doc, step.method)
      case 'doublePress':
        press(doc, step.method)
        // The second click of two happens before the button knows of the first.
        if (page.kind === 'form') follow(tab, page.ordering.order(page.effects(step.method)))
        return
      case 'checkAgain':
        if (page.kind === 'form' && phaseOf(page) === 'unknown')
          follow(tab, page.ordering.checkAgain(page.effects(PAID_LATER)))
        return
      case 'goOn':
      case 'payOtherwise': {
        const shown = page.kind === 'pending' ? page.open[0] : undefined
        if (shown) follow(tab, runAct(doc, step.act, shown))
        return
      }
      case 'takeWaiting': {
        const waiting = page.kind === 'pending' ? page.waiting[0] : undefined
        if (waiting !== undefined)
          follow(
            tab,
            takeWaitingCart(tab.shop, waiting).then(() => tab.isAlive() && reopen(doc)),
          )
        return
      }
    }
  }

  /** Backend and network work normally until nothing is pending. */
  const comeToRest = async () => {
    for (let round = 0; round < 300; round += 1) {
      await settle()
      const [exchange] = exchanges()
      if (exchange) {
        await proceed(exchange, 'fine')
        continue
      }
      const unsure = docs.find(({ page }) => page.kind === 'form' && phaseOf(page) === 'unknown')
      if (unsure?.page.kind === 'form') {
        follow(unsure.tab, unsure.page.ordering.checkAgain(unsure.page.effects(PAID_LATER)))
        continue
      }
      if (vi.getTimerCount() === 0) return
      await pass(31_000)
    }
    broken.add('It never comes to rest')
  }

  openCheckout(own)
  for (const step of steps) {
    await (isTabStep(step) ? playInTab(step) : playAround(step))
    await settle()
  }
  await comeToRest()

  // The shopper comes to an end with every cart: open payments expire, and each cart is ordered.
  for (const payment of backend.payments()) {
    if (pagesInHand.has(payment.id)) backend.end(payment, 'expired')
  }
  for (const doc of docs) doc.tab.close()
  docs = []
  for (let round = 0; round < 4 * carts.length + 4; round += 1) {
    const doc = openCheckout(own)
    await comeToRest()
    const { page } = doc
    if (page.kind === 'pending' && page.open[0]) follow(doc.tab, runAct(doc, 'payOtherwise', page.open[0]))
    else if (page.kind === 'pending' && page.waiting[0] !== undefined)
      follow(doc.tab, takeWaitingCart(doc.tab.shop, page.waiting[0]))
    else if (page.kind === 'form') press(doc, PAID_LATER)
    else if (page.kind === 'over') break
    await comeToRest()
    for (const each of docs) each.tab.close()
    docs = []
  }
  for (const tab of pending.values()) if (tab.isAlive()) broken.add('An act never ends')
  checkMoney()
  for (const cart of carts) {
    const held = paidOf(cart).length + laterOf(cart).length + byCardOf(cart).length
    for (const { order } of paidOf(cart)) {
      if (!(await backend.isLive(order))) broken.add('A paid order is cancelled')
    }
    // Of two methods nobody can tell which one ordered if an answer was lost, because the request may have arrived after
    // another tab had chosen its own method: the shopper writes to the shop.
    const sent = ordersSent(cart)
    const isDoubtful =
      sent.some((exchange) => !answered.has(exchange)) &&
      new Set(sent.map(({ name }) => name)).size > 1 &&
      backend.orders.some(({ cartId }) => cartId === cart)
    if (held !== 1 && !(held === 0 && isDoubtful)) broken.add(`${held} orders of a cart hold money`)
  }
  return [...broken]
}
