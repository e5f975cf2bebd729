import { afterEach, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedOrder, SeedProduct } from '#server/commerce/seed/types.ts'
import { openQuoteShop, type QuoteShop, signUp, textAt } from '../quoteShop.ts'

const opened: QuoteShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

const order: SeedOrder = {
  email: 'giulia@example.com',
  store: 'it',
  placedOn: '2026-11-18',
  items: [{ sku: 'TS-RICETTARIO-DIGITALE', variantSku: null, quantity: 1, files: [1] }],
  coupon: null,
  shipping: null,
  payment: 'banktransfer',
  invoice: { on: '2026-11-18', comment: null },
  shipments: [],
  refund: null,
}

async function open(placed: SeedOrder = order, downloadLimit = 0) {
  const { categories, cartPriceRules, shippingMethods } = demoShop
  const products = demoShop.products.map((product): SeedProduct =>
    product.type === 'downloadable'
      ? { ...product, files: product.files.map((file) => ({ ...file, downloadLimit })) }
      : product,
  )
  const shop = openQuoteShop({ shop: { products, categories, cartPriceRules, shippingMethods, orders: [placed] } })
  opened.push(shop)
  const token = textAt(
    await shop.ask(
      'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
    ),
    'generateCustomerToken.token',
  )
  return { shop, token }
}

type Listed = { readonly download_url: string; readonly remaining_downloads: string; readonly status: string }

async function listed(shop: QuoteShop, token: string): Promise<readonly Listed[]> {
  const { data } = await shop.ask(
    '{ customerDownloadableProducts { items { order_increment_id date status download_url remaining_downloads } } }',
    {},
    { token },
  )
  return (data as { customerDownloadableProducts: { items: readonly Listed[] } }).customerDownloadableProducts.items
}

const fetchOf = (shop: QuoteShop, { download_url: url }: Listed, token: string | null, isHead = false) =>
  shop.findDownload({ path: new URL(url).pathname, authorization: token && `Bearer ${token}`, isHead })

test('a bought file is listed and given to its buyer, again and again', async () => {
  const { shop, token } = await open()
  const [file, ...others] = await listed(shop, token)
  if (!file) throw new Error('Nothing is listed')
  expect(others).toEqual([])
  expect(file).toMatchObject({
    order_increment_id: '000000001',
    date: '2026-11-18 12:00:00',
    status: 'available',
    remaining_downloads: 'Unlimited',
  })
  for (let time = 0; time < 3; time += 1) {
    expect(fetchOf(shop, file, token)).toEqual({
      kind: 'file',
      file: 'ricettario-della-tavola-en.pdf',
      isPrivate: true,
    })
  }
})

test('nobody else gets it: no guest, no ended session, no other customer', async () => {
  const { shop, token } = await open()
  const [file] = await listed(shop, token)
  if (!file) throw new Error('Nothing is listed')
  const other = await signUp(shop, 'altra@example.com')
  expect(await listed(shop, other)).toEqual([])
  expect(fetchOf(shop, file, null)).toEqual({ kind: 'refused', status: 401 })
  expect(fetchOf(shop, file, 'nonsense')).toEqual({ kind: 'refused', status: 401 })
  expect(fetchOf(shop, file, other)).toEqual({ kind: 'refused', status: 404 })
  await shop.ask('mutation { revokeCustomerToken { result } }', {}, { token })
  expect(fetchOf(shop, file, token)).toEqual({ kind: 'refused', status: 401 })
})

test('as many downloads as were paid for; asking whether one is to be had is none', async () => {
  const { shop, token } = await open({ ...order, items: order.items.map((item) => ({ ...item, quantity: 2 })) }, 1)
  const remaining = async () => (await listed(shop, token)).map((it) => [it.status, it.remaining_downloads])
  const [file] = await listed(shop, token)
  if (!file) throw new Error('Nothing is listed')
  expect(await remaining()).toEqual([['available', '2']])
  fetchOf(shop, file, token, true)
  fetchOf(shop, file, token)
  expect(await remaining()).toEqual([['available', '1']])
  fetchOf(shop, file, token)
  expect(await remaining()).toEqual([['expired', '0']])
  expect(fetchOf(shop, file, token)).toEqual({ kind: 'refused', status: 403 })
})

test('not before it is paid, and not after it was paid back', async () => {
  const unpaid = await open({ ...order, invoice: null })
  const [waiting] = await listed(unpaid.shop, unpaid.token)
  if (!waiting) throw new Error('Nothing is listed')
  expect(waiting.status).toBe('pending')
  expect(fetchOf(unpaid.shop, waiting, unpaid.token)).toEqual({ kind: 'refused', status: 403 })
  const refund = { on: '2026-11-19', lines: [[0, 1]], comment: null, hasShipping: false } as const
  const refunded = await open({ ...order, refund })
  expect((await listed(refunded.shop, refunded.token)).map(({ status }) => status)).toEqual(['expired'])
})

test('a guest has no list', async () => {
  const { shop } = await open()
  const { errors } = await shop.ask('{ customerDownloadableProducts { items { status } } }')
  expect(errors.map(({ extensions }) => extensions?.category)).toEqual(['graphql-authorization'])
})
