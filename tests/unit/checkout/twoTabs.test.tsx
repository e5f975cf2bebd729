// Loaded beforehand: no step of a test waits for code that loads on demand.
import '#src/features/checkout/after-order/mollie.ts'
import '#src/features/checkout/card/braintree.ts'
import '#src/features/checkout/payment/paidLater.ts'
import '#src/features/checkout/steps/takeCartStep.ts'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { RelayEnvironmentProvider } from 'react-relay'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ORDERED_CARTS } from '#src/features/checkout/after-order/openPaymentKey.ts'
import type { OrderingState } from '#src/features/checkout/placing/createOrdering.ts'
import { orderingOf, withPayment } from '#src/features/checkout/placing/orderWith.ts'
import type { CartStep } from '#src/features/checkout/steps/cartSteps.ts'
import { useCartSteps } from '#src/features/checkout/steps/useCartSteps.ts'
import type { CartSteps } from '#src/features/checkout/steps/useCartSteps.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { ShopContext } from '#src/relay/ShopContext.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import { createBrowser } from '#tests/unit/session/browserStage.tsx'
import type { SimulatedExchange, Tab } from '#tests/unit/session/browserStage.tsx'
import { possibleTypes } from '#tests/unit/session/magentoModel.ts'
import { createExchangeFates } from './exchangeFates.ts'
import type { ExchangeFate } from './exchangeFates.ts'
import { AFTER_ORDER, BY_CARD, openPayingBackend, PAID_LATER } from './payingBackend.ts'
import type { Method, PayingBackend } from './payingBackend.ts'

type Step =
  /** The shopper chooses a method, which the form saves, or orders with the one that is chosen. */
  | { readonly act: 'choose'; readonly which: number; readonly method: Method }
  | { readonly act: 'order'; readonly which: number }
  | { readonly act: 'exchange'; readonly which: number; readonly how: ExchangeFate }
  /** The tab ends suddenly; its last requests arrive or not. */
  | { readonly act: 'close'; readonly which: number; readonly arrives: boolean }
  | { readonly act: 'pass' }

/** A method that was chosen earlier may still be saved, in turn. */
const ORDERS = /^(molliePlace|placeOrder|braintree)Mutation$/
const silent = {
  closed: () => undefined,
  gone: () => undefined,
  restored: () => undefined,
  finished: () => undefined,
  added: () => undefined,
  failure: () => undefined,
}

/** The steps of the form of a tab. */
function stepsIn({ shop, environment }: Tab, cartId: string): CartSteps {
  const found: CartSteps[] = []
  const Form = () => {
    found.push(useCartSteps(cartId, () => undefined))
    return null
  }
  renderToString(
    <ShopContext value={shop}>
      <RelayEnvironmentProvider environment={environment}>
        <Form />
      </RelayEnvironmentProvider>
    </ShopContext>,
  )
  const [steps] = found
  if (!steps) throw new Error('The form did not render')
  return steps
}

/** Plays tabs of one browser with one cart, each with a method of its own; returns every violated promise. */
async function playTabs(
  methods: readonly Method[],
  script: readonly Step[],
  backend: PayingBackend,
): Promise<string[]> {
  const broken = new Set<string>()
  const cartId = await backend.openCart()
  const browser = createBrowser({
    now: () => Date.now(),
    random: 0.5,
    storesNothing: false,
    possibleTypes,
    told: silent,
  })
  browser.jar.set('cart', cartId)
  let counted = 0
  const fates = createExchangeFates(
    ({ body }) => backend.serve(body),
    () => undefined,
  )
  const forms = methods.map((method) => {
    const tab = browser.open()
    const { take } = stepsIn(tab, cartId)
    const knownOrdered = tab.shop.storage.get(ORDERED_CARTS)
    const state = createObservableValue<OrderingState>({ phase: 'editing', problem: null })
    const ordering = orderingOf(tab.shop, cartId, state)
    const form = { tab, chosen: method, sentWith: method, isOver: false, running: 0 }
    const stepsOf = (code: Method): CartStep[] =>
      // A card is set with the order.
      code === BY_CARD ? [] : [{ kind: 'paymentMethod', input: { code } }]
    const follow = (act: Promise<unknown>) => {
      form.running += 1
      void act.finally(() => (form.running -= 1))
    }
    const end = () => {
      form.isOver = true
    }
    const effects = () =>
      withPayment(tab.shop, tab.environment, cartId, () => form.sentWith, knownOrdered, {
        agree: () => backend.takeCard(cartId),
        save: () => take(stepsOf(form.sentWith), { isFinal: true }),
        onPlaced: end,
        onPlacedUnseen: end,
      })
    return Object.assign(form, {
      phase: () => state.get().phase,
      choose(code: Method) {
        if (form.isOver || state.get().phase !== 'editing') return
        form.chosen = code
        follow(take(stepsOf(code)))
      },
      order() {
        if (!form.isOver && state.get().phase === 'unknown') return follow(ordering.checkAgain(effects()))
        if (form.isOver || state.get().phase !== 'editing') return
        form.sentWith = form.chosen
        follow(ordering.order(effects()))
      },
    })
  })
  for (const form of forms) form.choose(form.chosen)

  const pending = () => browser.exchanges.filter((exchange) => !exchange.isOver())
  const formOf = ({ tab }: SimulatedExchange) => forms.find((form) => form.tab === tab)
  const settle = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      const before = browser.exchanges.length
      await new Promise((resolve) => setImmediate(resolve))
      if (browser.exchanges.length > before) quiet = 0
    }
    for (const exchange of browser.exchanges.slice(counted)) {
      if (ORDERS.test(exchange.name) && formOf(exchange)?.phase() === 'elsewhere')
        broken.add(`A tab sent ${exchange.name} while it showed that another one orders`)
    }
    counted = browser.exchanges.length
  }
  const proceed = async (exchange: SimulatedExchange, how: ExchangeFate) => {
    const before = backend.orders.length
    await fates.proceed(exchange, how)
    for (const order of backend.orders.slice(before))
      if (order.method !== formOf(exchange)?.sentWith) broken.add('An order has the method of another tab')
    if (backend.orders.length > 1) broken.add('The cart was ordered twice')
  }
  const pick = <T,>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)]
  const comeToRest = async () => {
    for (let round = 0; round < 200; round += 1) {
      await settle()
      const [exchange] = pending()
      if (exchange) await proceed(exchange, 'fine')
      else if (vi.getTimerCount() > 0) vi.advanceTimersByTime(31_000)
      else return
    }
    broken.add('It never comes to rest')
  }

  await settle()
  for (const step of script) {
    const form =
      step.act === 'pass'
        ? undefined
        : pick(
            forms.filter(({ tab }) => tab.isAlive()),
            step.which,
          )
    switch (step.act) {
      case 'choose':
        form?.choose(step.method)
        break
      case 'order':
        form?.order()
        break
      case 'exchange': {
        const exchange = pick(pending(), step.which)
        if (exchange) await proceed(exchange, step.how)
        break
      }
      case 'close': {
        if (!form || forms.filter(({ tab }) => tab.isAlive()).length === 1) break
        const sent = pending().filter(({ tab }) => tab === form.tab)
        if (step.arrives) for (const exchange of sent) await proceed(exchange, 'acted')
        form.tab.close()
        break
      }
      case 'pass':
        vi.advanceTimersByTime(1_500)
    }
    await settle()
  }
  await comeToRest()
  const alive = forms.filter(({ tab }) => tab.isAlive())
  for (const form of alive) if (form.running > 0) broken.add('A tab never comes to an end')
  // A tab that is not at the end can go on.
  for (let round = 0; round < 3; round += 1) {
    for (const form of alive) {
      form.order()
      await comeToRest()
    }
  }
  if (backend.orders.length !== 1) broken.add(`The cart became ${backend.orders.length} orders`)
  for (const form of alive) if (!form.isOver) broken.add(`A tab stays at ${form.phase()} although the cart was ordered`)
  return [...broken]
}

const which = fc.nat(5)
const method = fc.constantFrom<Method>(AFTER_ORDER, PAID_LATER, PAID_LATER, BY_CARD)
const one = <const T,>(...all: readonly T[]) => fc.constantFrom(...all)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: one('order'), which }) },
  { weight: 3, arbitrary: fc.record({ act: one('choose'), which, method }) },
  {
    weight: 12,
    // No late ones: nothing in a browser can stop a request that arrives after its tab has given it up.
    arbitrary: fc.record({
      act: one('exchange'),
      which,
      how: one<ExchangeFate>('fine', 'fine', 'fine', 'fine', 'acted', 'lost', 'neverArrived', 'failedUnacted'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: one('close'), which, arrives: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ act: 'pass' as const }) },
)

const backend = openPayingBackend()
afterAll(backend.close)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test(
  'whatever tabs of one browser choose and order at the same moment, the order has the method of the tab that placed it',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(method, { minLength: 2, maxLength: 3 }),
        fc.array(step, { minLength: 3, maxLength: 25, size: 'max' }),
        async (methods, steps) => {
          expect(await playTabs(methods, steps, backend.begin())).toEqual([])
        },
      ),
      propertyRuns(150),
    )
  },
  PROPERTY_TIMEOUT_MS,
)

test('both order buttons are clicked at the same moment: one order, by the method of its tab', async () => {
  const backendOfRun = backend.begin()
  const both: readonly Step[] = [
    { act: 'exchange', which: 0, how: 'fine' },
    { act: 'exchange', which: 0, how: 'fine' },
    { act: 'order', which: 0 },
    { act: 'order', which: 1 },
  ]
  expect(await playTabs([AFTER_ORDER, PAID_LATER], both, backendOfRun)).toEqual([])
  expect(backendOfRun.orders.map(({ method: by }) => by)).toEqual([AFTER_ORDER])
})
