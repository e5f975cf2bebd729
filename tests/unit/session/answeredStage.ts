import { expect } from 'vitest'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import type { Restoration } from '#src/platform/session/restoration.ts'
import type { FinishedAdditions } from '#src/features/cart/requests/finishAddition.ts'
import { createBrowser } from './browserStage.tsx'
import type { SimulatedExchange, Tab } from './browserStage.tsx'
import { createMagentoModel, possibleTypes } from './magentoModel.ts'

/** A browser whose requests the test answers one by one, and the notifications of its shopper. */
export function stageAnswers() {
  const time = { now: 0 }
  const model = createMagentoModel({ now: () => time.now, deadTokens: 'refused' })
  const restored: Restoration[] = []
  const finished: FinishedAdditions[] = []
  const events: ItemValue[] = []
  /** Names of the items in a cart that was closed elsewhere, and of lines that the backend removed. */
  const [closed, gone]: [string[], string[]] = [[], []]
  const browser = createBrowser({
    now: () => time.now,
    random: 0.5,
    storesNothing: false,
    possibleTypes,
    told: {
      restored: (restoration) => restored.push(restoration),
      closed: (lines) => closed.push(...lines.map(({ name }) => name)),
      gone: (lines) => gone.push(...lines.map(({ name }) => name)),
      finished: (outcome) => finished.push(outcome),
      added: (event) => events.push(event),
      failure: (error) => expect.fail(String(error)),
    },
  })
  const calm = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  /** The only pending request of this name. */
  const asked = async (name: string): Promise<SimulatedExchange> => {
    for (;;) {
      await calm()
      const exchange = browser.exchanges.find((other) => other.name === name && !other.isOver())
      if (exchange) return exchange
    }
  }
  /** The backend executes it now; the answer is given when the function is called. */
  const act = async (exchange: SimulatedExchange) => {
    const { status, body } = await model.serve(exchange.body, exchange.token)
    return () => exchange.answer(new Response(body, { status }))
  }
  const answer = async (name: string) => {
    ;(await act(await asked(name)))()
    await calm()
  }
  /** Answers everything except requests with these names, until none is pending. */
  const serve = async (...held: readonly string[]) => {
    for (;;) {
      await calm()
      const exchange = browser.exchanges.find((other) => !other.isOver() && !held.includes(other.name))
      if (!exchange) return
      ;(await act(exchange))()
    }
  }
  const add = (tab: Tab, sku: string, quantity = 1) => {
    const event = { currency: 'EUR', value: quantity, items: [{ item_id: sku, item_name: sku, quantity }] }
    return tab.acts().add([{ ...cartLineRequest({ sku, quantity }), event }])
  }
  /** A browser with one item in its cart. */
  const openFilled = async () => {
    const tab = browser.open()
    const adding = add(tab, 'FIRST')
    await serve()
    expect(await adding).toMatchObject({ ok: true })
    events.length = 0
    return tab
  }
  const currentCart = () => {
    const cart = model.carts.get(browser.jar.get('cart') ?? '')
    if (!cart) throw new Error('There is no cart.')
    return cart
  }
  const held = () => currentCart().lines.map(({ sku, quantity }) => `${quantity} ${sku}`)
  const soldEvents = () => events.flatMap(({ items }) => items.map(({ item_id: sku }) => sku))
  return {
    time,
    model,
    browser,
    restored,
    finished,
    closed,
    gone,
    asked,
    act,
    answer,
    serve,
    add,
    openFilled,
    currentCart,
    held,
    soldEvents,
  }
}
