import { vi } from 'vitest'
import { createOrdering } from '#src/features/checkout/placing/createOrdering.ts'
import type { OrderingEffects } from '#src/features/checkout/placing/createOrdering.ts'
import { placeOrder } from '#src/features/checkout/placing/placeOrder.ts'
import { succeeded } from '#src/lib/result.ts'
import { placeOrderOutcome } from '#src/features/checkout/placing/placeOrderOutcome.ts'
import { createBrowser } from '#tests/unit/session/browserStage.tsx'
import type { Tab } from '#tests/unit/session/browserStage.tsx'
import { possibleTypes } from '#tests/unit/session/magentoModel.ts'
import { createExchangeFates } from './exchangeFates.ts'
import type { ExchangeFate } from './exchangeFates.ts'

/** `which` selects one of the existing tabs or exchanges. */
export type OrderStep =
  | { readonly act: 'press' | 'doublePress' | 'checkAgain' | 'open'; readonly which: number }
  /** The document ends suddenly; its pending requests get this fate. */
  | { readonly act: 'reload'; readonly which: number; readonly how: 'acted' | 'late' | 'neverArrived' }
  | { readonly act: 'exchange'; readonly which: number; readonly how: ExchangeFate }
  | { readonly act: 'pass'; readonly ms: number }

export type OrderBackend = {
  /** A guest's cart that is ready to be ordered. */
  readonly cartId: string
  readonly serve: (body: string) => Promise<Response>
  /** How many orders were made of that cart. */
  readonly orders: () => number
}

const MOST_TABS = 2

/** A document at the checkout. */
type Checkout = {
  readonly tab: Tab
  readonly ordering: ReturnType<typeof createOrdering>
  readonly effects: OrderingEffects
  /** Null while there is something to order. */
  isOver: boolean
}

/** Runs the final click and its faults to the end; returns every violated promise to the shopper. */
export async function simulateOrdering(steps: readonly OrderStep[], backend: OrderBackend): Promise<string[]> {
  const { cartId } = backend
  const broken: string[] = []
  const pending = new Map<symbol, Tab>()
  /** The tabs that ordered, each with all its documents. */
  const orderers = new Set<Tab['tabStorage']>()

  const { jar, exchanges, open } = createBrowser({
    now: () => Date.now(),
    random: 0.5,
    storesNothing: false,
    possibleTypes,
    told: {
      closed: () => undefined,
      gone: () => undefined,
      restored: () => undefined,
      finished: () => undefined,
      added: () => undefined,
      failure: () => undefined,
    },
  })
  jar.set('cart', cartId)
  let checkouts: Checkout[] = []

  const follow = (tab: Tab, act: Promise<void>) => {
    const key = Symbol()
    pending.set(key, tab)
    act.then(
      () => pending.delete(key),
      (error: unknown) => {
        pending.delete(key)
        if (tab.isAlive()) broken.push(`An act threw ${String(error)}`)
      },
    )
  }

  const openCheckout = (tabStorage?: Tab['tabStorage']) => {
    const tab = open(tabStorage)
    const checkout: Checkout = {
      tab,
      ordering: createOrdering({
        cartId,
        attempts: tab.orderAttempts,
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      }),
      effects: {
        save: async () => succeeded(null),
        async placeOrder(id) {
          const placed = await placeOrder(tab.environment, id)
          return placed.ok ? succeeded({ order: placed.value, outcome: { kind: 'done' } }) : placed
        },
        readCart: (id) => placeOrderOutcome(tab.environment, id),
        onPlaced: () => endWithOrder(checkout),
        onPlacedUnseen: () => endWithOrder(checkout),
      },
      // A cart that no longer belongs to this browser cannot be ordered here.
      isOver: tab.cartId.get() !== cartId,
    }
    checkout.ordering.subscribe(() => {
      const { problem } = checkout.ordering.get()
      if (tab.isAlive() && problem && backend.orders() > 0) broken.push(`"${problem.kind}" was told of an order`)
    })
    checkouts.push(checkout)
    if (!checkout.isOver) follow(tab, checkout.ordering.resume(checkout.effects))
  }
  const endWithOrder = (checkout: Checkout) => {
    if (!checkout.tab.isAlive()) return
    checkout.isOver = true
    if (backend.orders() !== 1) broken.push(`${backend.orders()} orders were told as one`)
    if (checkout.tab.cartId.get() === cartId) checkout.tab.cartId.set(null)
  }

  const settle = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      const before = exchanges.length
      await new Promise((resolve) => setImmediate(resolve))
      if (exchanges.length > before) quiet = 0
    }
  }
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await fates.whenExecuted()
  }
  const fates = createExchangeFates(
    ({ body }) => backend.serve(body),
    () => (backend.orders() > 1 ? broken.push(`${backend.orders()} orders of one cart`) : undefined),
  )
  const openExchanges = () => exchanges.filter((exchange) => !exchange.isOver())
  const press = ({ tab, ordering, effects }: Checkout) => {
    if (ordering.get().phase !== 'editing') return
    orderers.add(tab.tabStorage)
    follow(tab, ordering.order(effects))
  }

  const play = async (step: OrderStep) => {
    if (step.act === 'pass') return pass(step.ms)
    if (step.act === 'exchange') {
      const there = openExchanges()
      const exchange = there[step.which % Math.max(1, there.length)]
      return exchange && fates.proceed(exchange, step.how)
    }
    if (step.act === 'open') {
      if (checkouts.length < MOST_TABS) openCheckout()
      return
    }
    const checkout = checkouts[step.which % checkouts.length]
    if (!checkout || (checkout.isOver && step.act !== 'reload')) return
    switch (step.act) {
      case 'press':
        return press(checkout)
      case 'doublePress':
        press(checkout)
        // The second click of two happens before the button knows of the first.
        follow(checkout.tab, checkout.ordering.order(checkout.effects))
        return
      case 'checkAgain':
        if (checkout.ordering.get().phase === 'unknown') {
          follow(checkout.tab, checkout.ordering.checkAgain(checkout.effects))
        }
        return
      case 'reload': {
        const sent = openExchanges().filter((exchange) => exchange.tab === checkout.tab && !fates.isActed(exchange))
        checkout.tab.close()
        checkouts = checkouts.filter((other) => other !== checkout)
        for (const exchange of sent) {
          if (step.how === 'acted') await fates.act(exchange)
          if (step.how === 'late') fates.actLate(exchange)
        }
        return openCheckout(checkout.tab.tabStorage)
      }
    }
  }

  /** Backend and network work normally until nothing is pending. */
  const comeToRest = async () => {
    for (let round = 0; round < 200; round += 1) {
      await settle()
      const [exchange] = openExchanges()
      if (exchange) {
        await fates.proceed(exchange, 'fine')
        continue
      }
      const unsure = checkouts.find(({ isOver, ordering }) => !isOver && ordering.get().phase === 'unknown')
      if (unsure) {
        follow(unsure.tab, unsure.ordering.checkAgain(unsure.effects))
        continue
      }
      if (vi.getTimerCount() === 0) return
      await pass(31_000)
    }
    broken.push('It never comes to rest')
  }

  openCheckout()
  for (const step of steps) {
    await play(step)
    await settle()
  }
  await comeToRest()
  for (const tab of pending.values()) if (tab.isAlive()) broken.push('An act never ends')

  // Another tab's later order does not concern this one's.
  if (
    orderers.size === 1 &&
    backend.orders() === 1 &&
    checkouts.some((one) => orderers.has(one.tab.tabStorage) && !one.isOver)
  )
    broken.push('There is an order, and its shopper was not told')

  // A shopper who saw that there is no order tries again.
  const again = checkouts.find(({ isOver }) => !isOver)
  if (orderers.size > 0 && backend.orders() === 0) {
    if (again === undefined) broken.push('There is no order, and no way to one')
    else press(again)
    await comeToRest()
  }
  const wanted = orderers.size > 0 ? 1 : 0
  if (backend.orders() !== wanted) broken.push(`${backend.orders()} orders, ${wanted} wanted`)
  for (const { tab } of checkouts) tab.close()
  return broken
}
