// `npm run bench:orders [-- shoppers seconds]`: guests who order as fast as they can against the running shop, first
// one, then many at once. Half of them add two items at the same moment, a fifth sends the order twice, and all want a
// cup with limited stock. Times are printed without limits; a lost line, an oversold cup or a second order of one cart
// fails the run.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startShopServer } from '../harness/servers/shopServer.ts'

const [shoppers = 50, seconds = 60] = process.argv.slice(2).map(Number)
const SECONDS_ALONE = 10
const PLENTY = 1_000_000
const SCARCE = 300

type Answer = {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly { readonly message: string }[]
}
type Line = { readonly sku: string; readonly quantity: number }
type Placed = { readonly order: string; readonly lines: readonly Line[] }
type Phase = {
  readonly placed: Placed[]
  readonly placing: number[]
  readonly whole: number[]
  readonly broken: string[]
  requests: number
  refused: number
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Bianchi',
  street: ['Via Dante 1'],
  city: 'Milano',
  region: 'MI',
  postcode: '20121',
  country_code: 'IT',
  telephone: '02123456',
}

const CHANGE = (name: string, input: string) => `mutation ($input: ${input}) { ${name}(input: $input) { cart { id } } }`
const ADD = `mutation ($id: String!, $lines: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $lines) { cart { id } user_errors { code message } } }`
const PLACE = `mutation ($input: PlaceOrderInput) {
  placeOrder(input: $input) { orderV2 { number } errors { code message } } }`

/** One guest's whole purchase. */
async function shop(
  url: string,
  number: number,
  phase: Phase,
  plenty: readonly string[],
  scarce: string,
): Promise<void> {
  const ask = async (query: string, variables: object = {}): Promise<Answer> => {
    phase.requests += 1
    const response = await fetch(`${url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return response.json() as Promise<Answer>
  }
  const change = async (name: string, input: string, values: object) => {
    const { errors } = await ask(CHANGE(name, input), { input: { cart_id: cartId, ...values } })
    if (errors) throw new Error(`${name}: ${errors[0]?.message}`)
  }
  const start = performance.now()
  const made = await ask('mutation { createGuestCart { cart { id } } }')
  const cartId = (made.data as { createGuestCart: { cart: { id: string } } } | null)?.createGuestCart.cart.id
  if (cartId === undefined) throw new Error(`createGuestCart: ${made.errors?.[0]?.message}`)

  const [first = '', second = ''] = [plenty[number % plenty.length], plenty[(number + 1) % plenty.length]]
  const wanted: Line[] = [
    { sku: first, quantity: 1 + (number % 3) },
    { sku: second, quantity: 1 },
    { sku: scarce, quantity: 1 },
  ]
  const lines: Line[] = []
  const add = async (line: Line) => {
    const { data, errors } = await ask(ADD, { id: cartId, lines: [line] })
    const payload = data?.['addProductsToCart'] as { user_errors: readonly { code: string }[] } | null | undefined
    if (errors) throw new Error(`addProductsToCart: ${errors[0]?.message}`)
    if (payload?.user_errors.length === 0) lines.push(line)
  }
  if (number % 2 === 0) await Promise.all(wanted.map(add))
  else for (const line of wanted) await add(line)

  await change('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: `ada+${number}@example.com` })
  await change('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
    shipping_addresses: [{ address: ADDRESS }],
  })
  await change('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
    billing_address: { same_as_shipping: true },
  })
  await change('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', {
    shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
  })
  await change('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: 'checkmo' } })

  const placing = performance.now()
  const placeOrder = () => ask(PLACE, { input: { cart_id: cartId } })
  const answers = await Promise.all(number % 5 === 0 ? [placeOrder(), placeOrder()] : [placeOrder()])
  phase.placing.push(performance.now() - placing)
  const orders = answers.flatMap(
    ({ data }) => (data?.['placeOrder'] as { orderV2: { number: string } | null } | null | undefined)?.orderV2 ?? [],
  )
  phase.whole.push(performance.now() - start)
  if (orders.length > 1) phase.broken.push(`the cart ${cartId} became ${orders.length} orders`)
  const [order] = orders
  if (order) phase.placed.push({ order: order.number, lines })
  // The last of the scarce cups was sold between the cart and the order; the shopper receives the refusal.
  else phase.refused += 1
}

const dataDir = await mkdtemp(join(tmpdir(), 'vetrina-orders-'))
const databasePath = join(dataDir, 'commerce.sqlite')
const server = await startShopServer({ DATA_DIR: dataDir })
try {
  const database = new DatabaseSync(databasePath)
  database.exec('PRAGMA busy_timeout = 5000')
  const simple = database
    .prepare(
      `SELECT product.id, product.sku FROM product JOIN stock_item ON stock_item.product_id = product.id
       WHERE product.type = 'simple' AND stock_item.quantity > 0
       AND product.id NOT IN (SELECT child_id FROM configurable_variant) ORDER BY product.sku LIMIT 5`,
    )
    .all() as { readonly id: number; readonly sku: string }[]
  const [scarce, ...others] = simple
  if (!scarce || others.length < 2) throw new Error('The catalogue has too few simple products.')
  const setStock = database.prepare('UPDATE stock_item SET quantity = ?, reserved = 0 WHERE product_id = ?')
  for (const { id } of others) setStock.run(PLENTY, id)
  setStock.run(SCARCE, scarce.id)
  const plenty = others.map(({ sku }) => sku)

  let number = 0
  const run = async (many: number, forSeconds: number): Promise<Phase> => {
    const phase: Phase = { placed: [], placing: [], whole: [], broken: [], requests: 0, refused: 0 }
    const end = performance.now() + forSeconds * 1000
    const shopUntilTheEnd = async () => {
      while (performance.now() < end) await shop(server.url, (number += 1), phase, plenty, scarce.sku)
    }
    await Promise.all(Array.from({ length: many }, shopUntilTheEnd))
    return phase
  }

  console.log(
    'shoppers   orders   orders/s   requests/s   placing median ms   p95 ms   whole median ms   p95 ms   refused',
  )
  const phases: Phase[] = []
  for (const [many, forSeconds] of [
    [1, SECONDS_ALONE],
    [shoppers, seconds],
  ] as const) {
    const phase = await run(many, forSeconds)
    phases.push(phase)
    console.log(
      [
        String(many).padStart(8),
        String(phase.placed.length).padStart(8),
        (phase.placed.length / forSeconds).toFixed(1).padStart(10),
        (phase.requests / forSeconds).toFixed(0).padStart(12),
        quantile(phase.placing, 0.5).toFixed(1).padStart(19),
        quantile(phase.placing, 0.95).toFixed(1).padStart(8),
        quantile(phase.whole, 0.5).toFixed(0).padStart(17),
        quantile(phase.whole, 0.95).toFixed(0).padStart(8),
        String(phase.refused).padStart(9),
      ].join(' '),
    )
  }

  const broken = phases.flatMap((phase) => phase.broken)
  const placed = phases.flatMap((phase) => phase.placed)
  const linesOf = database.prepare(
    `SELECT item.sku, item.quantity_ordered AS quantity FROM sales_order_item AS item
     JOIN sales_order ON sales_order.id = item.order_id WHERE sales_order.increment_id = ?`,
  )
  const asText = (lines: readonly Line[]) =>
    lines
      .map(({ sku, quantity }) => `${quantity} ${sku}`)
      .toSorted()
      .join(', ')
  for (const { order, lines } of placed) {
    const ordered = asText(linesOf.all(order) as Line[])
    if (ordered !== asText(lines)) broken.push(`order ${order} has ${ordered}, its cart had ${asText(lines)}`)
  }
  const figure = (sql: string, ...values: readonly (string | number)[]) =>
    Number(Object.values(database.prepare(sql).get(...values) ?? {})[0])
  const made = figure("SELECT count(*) FROM sales_order WHERE customer_email LIKE 'ada+%'")
  if (made !== placed.length) broken.push(`${made} orders were made, ${placed.length} were told`)
  const sold = figure(
    `SELECT sum(quantity_ordered) FROM sales_order_item JOIN sales_order ON sales_order.id = order_id
     WHERE sku = ? AND customer_email LIKE 'ada+%'`,
    scarce.sku,
  )
  if (sold > SCARCE) broken.push(`${sold} of ${SCARCE} ${scarce.sku} were sold`)
  const gaps = figure('SELECT max(CAST(increment_id AS INTEGER)) - count(*) FROM sales_order')
  if (gaps !== 0) broken.push(`${gaps} order numbers are missing`)
  database.close()
  console.log(`${made} orders, ${sold} of ${SCARCE} scarce pieces sold, ${broken.length} faults`)
  for (const fault of broken.slice(0, 20)) console.log(fault)
  if (broken.length > 0) process.exitCode = 1
} finally {
  await server.dispose()
  await rm(dataDir, { recursive: true, force: true })
}
