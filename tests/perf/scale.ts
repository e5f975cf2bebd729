// `npm run bench:scale`: times that grow with the lines of a cart and with the length of the history. Catalogue sizes
// are in engine.ts, record counts in persistence.ts. Times depend on the machine; the growth factors are more
// meaningful.
import { readFileSync } from 'node:fs'
import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import { generatedShop } from '#shop-folder/seed/generated/generatedShop.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { randomText } from '#server/randomText.ts'
import { advance, emptyStack, layersOf } from '#src/shell/page-stack/pageStack.ts'
import type { Visit } from '#src/shell/page-stack/pageStack.ts'

const LINES = [1, 20, 100] as const
const HISTORY = [1, 50, 200] as const
const ROUNDS = 15

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

function print(what: string, sizes: readonly number[], times: readonly number[], digits: number): void {
  const growth = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN)
  console.log(
    `${what.padEnd(34)} ${times.map((time, index) => `${sizes[index]}: ${time.toFixed(digits)} ms`.padStart(18)).join(' ')}   × ${growth.toFixed(1)}`,
  )
}

const persisted = JSON.parse(readFileSync(new URL('../../persisted_queries.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>
const cartPage = Object.values(persisted).find((text) => text.startsWith('query CartPageQuery'))
if (cartPage === undefined) throw new Error('The cart page has no persisted query.')
const sentText = createSentText(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))

const engine = createCommerceEngine({
  databasePath: ':memory:',
  profile: '2.4.8',
  baseUrl: 'http://localhost:3000',
  clock: { now: Date.now },
  randomText,
  log: {
    error: (details) => {
      throw new Error(JSON.stringify(details))
    },
  },
  seed: generatedShop(400),
})

async function ask<TData>(query: string, variables: object = {}): Promise<TData> {
  const response = await engine.handle(
    new Request('http://localhost:3000/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  )
  const { data, errors } = (await response.json()) as { data: TData; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 300))
  return data
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return median(times)
}

const { products } = await ask<{ products: { items: { sku: string; stock_status: string; __typename: string }[] } }>(
  '{ products(filter: {}, pageSize: 300) { items { sku stock_status __typename } } }',
)
const simple = products.items
  .filter((item) => item.__typename === 'SimpleProduct' && item.stock_status === 'IN_STOCK')
  .map(({ sku }) => sku)
const reads: number[] = []
const changes: number[] = []
for (const lines of LINES) {
  const { createGuestCart } = await ask<{ createGuestCart: { cart: { id: string } } }>(
    'mutation { createGuestCart { cart { id } } }',
  )
  const cartId = createGuestCart.cart.id
  const { addProductsToCart } = await ask<{ addProductsToCart: { cart: { itemsV2: { items: { uid: string }[] } } } }>(
    `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
       cart { itemsV2(pageSize: 200) { items { uid } } } } }`,
    { id: cartId, items: simple.slice(0, lines).map((sku) => ({ sku, quantity: 1 })) },
  )
  const { items } = addProductsToCart.cart.itemsV2
  if (items.length !== lines) throw new Error(`${items.length} of ${lines} lines are in the cart.`)
  reads.push(await timed(() => ask(sentText(cartPage), { cartId })))
  let quantity = 1
  changes.push(
    await timed(() =>
      ask(
        'mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { prices { grand_total { value } } } } }',
        {
          input: {
            cart_id: cartId,
            cart_items: [{ cart_item_uid: items[0]?.uid, quantity: (quantity = 3 - quantity) }],
          },
        },
      ),
    ),
  )
}
engine.close()
print('the cart’s page, by lines', LINES, reads, 2)
print('a changed quantity, by lines', LINES, changes, 2)

const visit = (position: number): Visit<null> => ({
  key: `key ${position}`,
  position,
  href: `/product-${position}.html`,
  overlay: null,
  kind: `product:${position}`,
  shared: false,
  view: null,
})
const STEPS = 1_000
const steps = HISTORY.map((length) => {
  let stack = emptyStack<null>()
  for (let position = 0; position < length; position += 1) stack = advance(stack, visit(position))
  const start = performance.now()
  let shown = 0
  for (let step = 0; step < STEPS; step += 1) {
    // Forward and Back in turn.
    stack = advance(stack, visit(step % 2 === 0 ? length : length - 1))
    shown += layersOf(stack).length
  }
  if (shown !== STEPS) throw new Error(`${shown / STEPS} pages are mounted where one is shown.`)
  return (performance.now() - start) / STEPS
})
print('a step, by the history’s length', HISTORY, steps, 4)
