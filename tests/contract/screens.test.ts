import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { lostFields } from '#server/commerce/engine/execution/fieldSelectors.ts'
import { createCommerceClient, type Fetch } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { visitScreens, type Screen } from './screens.ts'
import { openStorefront, storefrontOperations } from './storefront.ts'

const compiled = new Map(
  Object.values(JSON.parse(readFileSync('persisted_queries.json', 'utf8')) as Readonly<Record<string, string>>).map(
    (text) => [/^\w+ (\w+)/.exec(text)?.[1], text],
  ),
)
const { operations } = storefrontOperations()
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

type Body = { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> }

/** Sends other queries to the shop than the received ones. */
const asking =
  (shop: Fetch, change: (body: Body) => Body): Fetch =>
  async (request) => {
    const { url, headers } = request
    return shop(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(change((await request.json()) as Body)) }),
    )
  }

/** Changes the shop's answers, field by field. */
const answering =
  (shop: Fetch, change: (field: string, value: unknown) => unknown): Fetch =>
  async (request) => {
    const response = await shop(request)
    const walk = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(walk)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value).map(([key, each]: [string, unknown]) => [key, change(key, walk(each))]),
            )
          : value
    return Response.json(walk(await response.json()), { status: response.status })
  }

async function visitThrough(wrap: (shop: Fetch) => Fetch, profile: '2.4.7' | '2.4.8' = '2.4.8') {
  const shop = openEmbeddedShop(profile)
  const fetch = wrap(shop.fetch)
  const client = createCommerceClient(shop.url, fetch)
  const storefront = await openStorefront({ client, fetch, now: () => 0 })
  const screens = await visitScreens(storefront)
  shop.close()
  return { storefront, screens }
}

const missesOf = (screens: readonly Screen[]) =>
  screens.flatMap(({ misses }) => misses.filter(({ isNeeded }) => isNeeded).map(({ words }) => words))

describe('the operations as they are sent', () => {
  test.each(operations)('Magento’s field selectors lose nothing of $name', ({ text }) => {
    expect([...lostFields(parse(text), schema)]).toEqual([])
  })

  test('the selectors do lose fields of some compiled texts', () => {
    const lost = [...compiled.values()].filter((text) => lostFields(parse(text), schema).size > 0)
    expect(lost.length).toBeGreaterThan(5)
  })
})

describe.each(['2.4.7', '2.4.8'] as const)('Magento %s', (profile) => {
  test.each(['open-source', 'commerce'] as const)('%s has all that a shopper needs', async (edition) => {
    const shop = openEmbeddedShop(profile, edition)
    const client = createCommerceClient(shop.url, shop.fetch)
    const storefront = await openStorefront({ client, fetch: shop.fetch, now: () => 0 })
    const screens = await visitScreens(storefront)
    expect(shop.failures).toEqual([])
    shop.close()
    expect(missesOf(screens)).toEqual([])
    // Each operation was either sent, or validated without being executed, or uses parts that this Magento lacks.
    const withheld = storefront.withheld.map(({ name }) => name)
    expect([...storefront.sent, ...withheld].toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
  })
})

describe('a backend on which shoppers would miss something fails', () => {
  test('it does not follow fragments that are nested, and is asked with such', async () => {
    const { screens } = await visitThrough((shop) =>
      asking(shop, (body) => {
        const name = /^\w+ (\w+)/.exec(body.query)?.[1]
        const text = body.query.includes('NeverUsed') ? undefined : compiled.get(name)
        // Magento allows ten aliases; Relay's compiler uses more of them.
        return { ...body, query: text?.replaceAll(/__is\w+:\s*(?=__typename)/g, '') ?? body.query }
      }),
    )
    expect(missesOf(screens)).toContainEqual(expect.stringContaining('No variant can be chosen'))
  })

  test('it gets null for the order of a list', async () => {
    const { screens } = await visitThrough((shop) =>
      asking(shop, (body) =>
        body.query.startsWith('query CategoryPageQuery')
          ? { ...body, variables: { ...body.variables, sort: null } }
          : body,
      ),
    )
    expect(missesOf(screens)).toContainEqual(expect.stringContaining('CategoryPageQuery fails at products'))
    expect(missesOf(screens)).toContain('No category of the menu lists a product')
  })

  test.each([
    ['names', 'name', 'Products have no name'],
    ['prices', 'price_range', 'Products have no price'],
    ['pictures', 'small_image', 'Products have no picture'],
    ['menu', 'children', 'The menu is empty'],
    ['variants', 'variants', 'No variant can be chosen'],
    ['ways to pay', 'available_payment_methods', 'There is no way to pay'],
    ['ways to ship', 'available_shipping_methods', 'No way to ship'],
    ['countries', 'countries', 'There is no country to send to'],
    ['addresses', 'route', 'leads to nothing'],
  ])('it has no %s', async (_, lost, words) => {
    const { screens } = await visitThrough((shop) =>
      answering(shop, (field, value) => (field === lost && !isOfIntrospection(value) ? null : value)),
    )
    expect(missesOf(screens)).toContainEqual(expect.stringContaining(words))
  })

  test('it refuses an operation that nobody sends on the way', async () => {
    const { screens } = await visitThrough(
      (shop) => async (request) =>
        ((await request.clone().json()) as Body).query.startsWith('mutation useReorderMutation')
          ? Response.json({ errors: [{ message: 'Cannot query field "reorderItems" on type "Mutation".' }] })
          : shop(request),
    )
    expect(missesOf(screens)).toContainEqual(expect.stringContaining('useReorderMutation is refused'))
  })
})

/** Names of types are texts, like names of products; the schema itself is left unchanged. */
const isOfIntrospection = (value: unknown): boolean => typeof value === 'string' && /^(__)?[A-Za-z_]\w*$/.test(value)
