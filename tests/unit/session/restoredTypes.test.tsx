import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { createEngineState } from '#server/faults/engineState.ts'
import { randomText } from '#server/randomText.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { Restoration } from '#src/platform/session/restoration.ts'
import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import { createBrowser } from './browserStage.tsx'
import { possibleTypes } from './magentoModel.ts'

const ENDPOINT = 'http://shop.test/api/graphql'
const clock = { now: () => Date.now() }

type Option = {
  readonly __typename: string
  readonly uid: string
  readonly required: boolean
  readonly choices?: readonly { readonly uid: string }[] | { readonly uid: string }
}
type Product = {
  readonly __typename: string
  readonly sku: string
  readonly stock_status: string
  readonly options?: readonly Option[]
  readonly variants?: readonly {
    readonly product: { readonly stock_status: string }
    readonly attributes: readonly { readonly uid: string }[]
  }[]
  readonly items?: readonly {
    readonly options?: readonly { readonly uid: string; readonly can_change_quantity: boolean }[]
    readonly product?: { readonly sku: string }
  }[]
  readonly downloadable_product_links?: readonly { readonly uid: string }[]
}

const PRODUCTS = `{ products(filter: { price: { from: "0" } }, pageSize: 150) { items {
  __typename uid sku stock_status
  ... on CustomizableProductInterface { options { __typename uid required
    ... on CustomizableDropDownOption { choices: value { uid } }
    ... on CustomizableRadioOption { choices: value { uid } }
    ... on CustomizableCheckboxOption { choices: value { uid } }
    ... on CustomizableMultipleOption { choices: value { uid } }
  } }
  ... on ConfigurableProduct { variants { product { uid stock_status } attributes { code uid } } }
  ... on BundleProduct { items { uid options { uid can_change_quantity } } }
  ... on GroupedProduct { items { product { uid sku } } }
  ... on DownloadableProduct { downloadable_product_links { uid } }
} } }`

/** The content of a line, independent of its uid in its cart. */
const CART = `query($id: String!) { cart(cart_id: $id) { id total_quantity itemsV2(pageSize: 100) { items {
  __typename uid quantity product { uid sku }
  prices { row_total_including_tax { value } }
  ... on SimpleCartItem { customizable_options { label values { label value } } }
  ... on VirtualCartItem { customizable_options { label values { label value } } }
  ... on ConfigurableCartItem {
    customizable_options { label values { label value } } configurable_options { option_label value_label }
  }
  ... on BundleCartItem {
    customizable_options { label values { label value } } bundle_options { label values { label quantity } }
  }
  ... on DownloadableCartItem { customizable_options { label values { label value } } links { title } }
} } } }`

let folder = ''
let engine: ReturnType<typeof createCommerceEngine>
let state: ReturnType<typeof createEngineState>
let products: readonly Product[] = []

const send = (body: string) =>
  engine.handle(new Request(ENDPOINT, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const { data, errors } = (await (await send(JSON.stringify({ query, variables }))).json()) as {
    data: T
    errors?: unknown
  }
  expect(errors).toBeUndefined()
  return data
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-restored-'))
  const databasePath = join(folder, 'commerce.sqlite')
  engine = createCommerceEngine({
    databasePath,
    profile: '2.4.7',
    baseUrl: 'http://shop.test',
    clock,
    randomText,
    log: { error: (details, message) => expect.fail(`${message}: ${JSON.stringify(details)}`) },
    seed: demoShop,
  })
  state = createEngineState(databasePath)
  products = (await ask<{ products: { items: readonly Product[] } }>(PRODUCTS)).products.items
})
afterAll(async () => {
  state.close()
  engine.close()
  await rm(folder, { recursive: true, force: true })
})

const productOf = (type: string, isWanted: (product: Product) => boolean = () => true): Product => {
  const found = products.find(
    (product) => product.__typename === type && product.stock_status === 'IN_STOCK' && isWanted(product),
  )
  return found ?? expect.fail(`The demo shop sells no such ${type}.`)
}

const choicesOf = ({ choices = [] }: Option) => (Array.isArray(choices) ? choices : [choices]) as { uid: string }[]

/** Every customizable option of the product, answered. */
function answered({ options = [] }: Product): Required<Pick<CartLineRequest, 'selectedOptions' | 'enteredOptions'>> {
  return {
    selectedOptions: options.flatMap((option) => choicesOf(option)[0]?.uid ?? []),
    enteredOptions: options
      .filter((option) => choicesOf(option).length === 0)
      .map(({ uid, __typename: type }) => ({
        uid,
        value: type === 'CustomizableDateOption' ? '2027-01-16 00:00:00' : 'Ada',
      })),
  }
}

const hasOptions = ({ options = [] }: Product) => options.length > 0

const LINES: Readonly<Record<string, () => readonly CartLineRequest[]>> = {
  'a configurable product with an engraving': () => {
    const product = productOf('ConfigurableProduct', hasOptions)
    const { selectedOptions, enteredOptions } = answered(product)
    const variant = product.variants?.find((other) => other.product.stock_status === 'IN_STOCK')
    const chosen = (variant?.attributes ?? []).map(({ uid }) => uid)
    return [{ sku: product.sku, quantity: 2, selectedOptions: [...chosen, ...selectedOptions], enteredOptions }]
  },
  'a bundle with its own options': () => {
    const product = productOf('BundleProduct', hasOptions)
    const { selectedOptions, enteredOptions } = answered(product)
    const parts = (product.items ?? []).flatMap(({ options }) => options?.[0]?.uid ?? [])
    return [{ sku: product.sku, quantity: 1, selectedOptions: [...parts, ...selectedOptions], enteredOptions }]
  },
  'a bundle whose parts were counted by the shopper': () => {
    const product = productOf('BundleProduct', ({ items = [] }) =>
      items.some(({ options = [] }) => options.some((part) => part.can_change_quantity)),
    )
    const parts = (product.items ?? []).flatMap(
      ({ options = [] }) => options.find((part) => part.can_change_quantity) ?? options[0] ?? [],
    )
    return [
      {
        sku: product.sku,
        quantity: 1,
        selectedOptions: parts.filter((part) => !part.can_change_quantity).map(({ uid }) => uid),
        enteredOptions: parts.filter((part) => part.can_change_quantity).map(({ uid }) => ({ uid, value: '2' })),
      },
    ]
  },
  'the pieces of a group': () =>
    (productOf('GroupedProduct').items ?? []).flatMap(({ product }) =>
      product ? [cartLineRequest({ sku: product.sku })] : [],
    ),
  'a simple product with words, a choice and a date': () => {
    const product = productOf('SimpleProduct', ({ options = [] }) => options.some(({ required }) => required))
    return [cartLineRequest({ sku: product.sku, ...answered(product) })]
  },
  'a virtual product with a date': () => {
    const product = productOf('VirtualProduct', ({ options = [] }) => options.some(({ required }) => required))
    return [cartLineRequest({ sku: product.sku, ...answered(product) })]
  },
  'a virtual product without options': () => [
    cartLineRequest({ sku: productOf('VirtualProduct', (product) => !hasOptions(product)).sku, quantity: 3 }),
  ],
  'a downloadable product with one of its files': () => {
    const product = productOf('DownloadableProduct')
    const { selectedOptions, enteredOptions } = answered(product)
    const file = product.downloadable_product_links?.[0]?.uid ?? ''
    return [{ sku: product.sku, quantity: 1, selectedOptions: [file, ...selectedOptions], enteredOptions }]
  },
}

const SIMPLE_NEIGHBOUR = () =>
  cartLineRequest({ sku: productOf('SimpleProduct', (product) => !hasOptions(product)).sku, quantity: 2 })

/** The contents without values that belong to one cart. */
async function contentsOf(id: string): Promise<readonly object[]> {
  const { cart } = await ask<{ cart: { itemsV2: { items: readonly { uid: string }[] } } }>(CART, { id })
  return cart.itemsV2.items.map(({ uid: _uid, ...line }) => line)
}

test.for(Object.keys(LINES))('a lost cart comes back whole: %s', async (what) => {
  const restorations: Restoration[] = []
  const browser = createBrowser({
    now: clock.now,
    random: 0.5,
    storesNothing: false,
    possibleTypes,
    told: {
      restored: (restoration) => restorations.push(restoration),
      closed: () => undefined,
      gone: () => undefined,
      finished: () => undefined,
      added: () => undefined,
      failure: (error) => expect.fail(String(error)),
    },
  })
  const tab = browser.open()
  /** The engine answers the tab's requests until this is done. */
  const served = async <T,>(act: Promise<T>): Promise<T> => {
    let isDone = false
    void act.finally(() => {
      isDone = true
    })
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve))
      for (const exchange of browser.exchanges.filter((other) => !other.isOver())) {
        exchange.answer(await send(exchange.body))
      }
    }
    return act
  }
  const restorationsAre = async (count: number) => {
    while (restorations.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  const { add } = tab.acts()
  for (const line of [SIMPLE_NEIGHBOUR(), ...(LINES[what]?.() ?? [])]) {
    expect(await served(add([line]))).toMatchObject({ ok: true, value: { refusals: [] } })
  }
  const lost = browser.jar.get('cart') ?? ''
  const before = await contentsOf(lost)
  expect(before.length).toBeGreaterThan(1)

  state.run({ command: 'deleteCart', cartId: lost })
  await served(tab.count())
  await served(restorationsAre(1))
  expect(restorations[0]).toMatchObject({ restored: before.length, missing: [], repriced: [] })
  const current = browser.jar.get('cart') ?? ''
  expect(current).not.toBe(lost)
  expect(await contentsOf(current)).toEqual(before)

  // Again: the journal's current content is as good as the clicked choices.
  state.run({ command: 'deleteCart', cartId: current })
  await served(tab.count())
  await served(restorationsAre(2))
  expect(await contentsOf(browser.jar.get('cart') ?? '')).toEqual(before)
  tab.close()
})
