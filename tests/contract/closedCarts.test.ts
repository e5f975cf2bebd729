import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSentText } from '#server/gateway/sentText.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { Restoration } from '#src/platform/session/restoration.ts'
import { createBrowser } from '#tests/unit/session/browserStage.tsx'
import { possibleTypes } from '#tests/unit/session/magentoModel.ts'
import { createCommerceClient } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { createSteps, findWares, PASSWORD, type Wares } from './preparations.ts'

const sentText = createSentText(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))

// Another client of the same backend closes a cart and removes its lines.
describe.each(['2.4.7', '2.4.8'] as const)('in front of a strict Magento %s', (profile) => {
  const shop = openEmbeddedShop(profile)
  const client = createCommerceClient(shop.url, shop.fetch)
  let wares: Wares
  beforeAll(async () => {
    wares = await findWares(client)
  })
  afterAll(() => {
    expect(shop.failures).toEqual([])
    shop.close()
  })

  /** A shopper's browser in front of the engine, and the notifications of the shopper. */
  function openBrowser() {
    const restored: Restoration[] = []
    const [closed, gone]: [string[], string[]] = [[], []]
    const browser = createBrowser({
      now: () => Date.now(),
      random: 0.5,
      storesNothing: false,
      possibleTypes,
      told: {
        restored: (restoration) => restored.push(restoration),
        closed: (lines) => closed.push(...lines.map(({ sku }) => sku)),
        gone: (lines) => gone.push(...lines.map(({ name }) => name)),
        finished: () => undefined,
        added: () => undefined,
        failure: (error) => expect.fail(String(error)),
      },
    })
    /** Lets the engine answer all requests until the action is complete. */
    const settle = async <T>(acting: Promise<T>): Promise<T> => {
      let isDone = false
      const done = acting.finally(() => (isDone = true))
      while (!isDone) {
        const exchange = browser.exchanges.find((other) => !other.isOver())
        if (!exchange) {
          await new Promise((resolve) => setImmediate(resolve))
          continue
        }
        const { query, ...rest } = JSON.parse(exchange.body) as { readonly query: string }
        const { status, text } = await client.send(null, null, {
          rawBody: JSON.stringify({ ...rest, query: sentText(query) }),
          headers: { Store: 'it', ...(exchange.token !== null && { Authorization: `Bearer ${exchange.token}` }) },
        })
        exchange.answer(new Response(text, { status }))
      }
      return done
    }
    const tab = browser.open()
    const add = (sku: string) => settle(tab.acts().add([cartLineRequest({ sku })]))
    /** The lines of the current cart in the journal and at the backend. */
    const held = async () => {
      const id = tab.cartId.get() ?? ''
      const token = tab.customerToken.validToken()
      const { cart } = await client.data<{ cart: { itemsV2: { items: { product: { sku: string } }[] } } }>(
        'query($c: String!) { cart(cart_id: $c) { id itemsV2 { items { uid product { uid sku } } } } }',
        { c: id },
        token === null ? {} : { Authorization: `Bearer ${token}` },
      )
      const skus = cart.itemsV2.items.map(({ product }) => product.sku).toSorted()
      expect(
        tab.cartJournal
          .linesOf(id)
          ?.map(({ sku }) => sku)
          .toSorted(),
      ).toEqual(skus)
      return skus
    }
    return { tab, settle, add, held, restored, closed, gone }
  }

  test('a guest’s cart that was closed without an order comes back with the next addition', async () => {
    const { tab, add, held, restored, closed, gone } = openBrowser()
    expect(await add(wares.simple)).toMatchObject({ ok: true })
    const before = tab.cartId.get()
    const other = await createSteps(client, wares).newCustomer()
    await client.data(
      'mutation($c: String!) { mergeCarts(source_cart_id: $c) { id } }',
      { c: before },
      { Authorization: `Bearer ${other.token}` },
    )
    expect(await add(wares.lowStock.sku)).toMatchObject({ ok: true })
    expect(tab.cartId.get()).not.toBe(before)
    expect(await held()).toEqual([wares.simple, wares.lowStock.sku].toSorted())
    expect([restored.map(({ restored: count, missing }) => [count, missing]), closed, gone]).toEqual([
      [[1, []]],
      [],
      [],
    ])
  })

  test('the lines of a customer’s cart that was ordered elsewhere are named, and not bought again', async () => {
    const { tab, settle, add, held, restored, closed } = openBrowser()
    const steps = createSteps(client, wares)
    const { email, token } = await steps.newCustomer()
    await settle(tab.signIn(email, PASSWORD))
    expect(await add(wares.lowStock.sku)).toMatchObject({ ok: true })
    await steps.customerOrder(token)
    expect(await add(wares.simple)).toMatchObject({ ok: true })
    expect(await held()).toEqual([wares.simple])
    expect([restored, closed]).toEqual([[], [wares.lowStock.sku]])
  })

  test('a line that another client removed is named', async () => {
    const { tab, settle, add, held, gone } = openBrowser()
    await add(wares.simple)
    const cart = tab.cartId.get() ?? ''
    const [line] = tab.cartJournal.linesOf(cart) ?? []
    await client.data('mutation($i: RemoveItemFromCartInput) { removeItemFromCart(input: $i) { cart { id } } }', {
      i: { cart_id: cart, cart_item_uid: line?.uid },
    })
    await add(wares.lowStock.sku)
    expect([await held(), gone]).toEqual([[wares.lowStock.sku], [line?.name]])
    expect((await settle(tab.findGoneLines(cart))).length).toBe(0)
  })
})
