import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createSettingsGateway } from '#server/gateway/createSettingsGateway.ts'
import { readOperations } from '#server/gateway/operations/readPersistedQueries.ts'
import { wantedOf } from '#server/gateway/optionalParts.ts'
import { offeredParts, overriddenSettings } from '#server/shop/features.ts'
import { FEATURES } from '#src/shop/defineShop.ts'
import type { Feature } from '#src/shop/defineShop.ts'
import { PROJECT_ROOT } from '#tests/arch/sources.ts'

const schema = readFileSync(`${PROJECT_ROOT}/schema.graphql`, 'utf8')
const parts = wantedOf(
  schema,
  readOperations(`${PROJECT_ROOT}/persisted_queries.json`, (text) => text),
).parts.map(({ name }) => name)

/** Switched off by settings of the backend, or by the storefront alone. */
const BY_SETTINGS: readonly Feature[] = ['wishlist', 'reviews', 'newsletter', 'guestCheckout']
const BY_STOREFRONT: readonly Feature[] = ['compare']

test.each(FEATURES.filter((feature) => ![...BY_SETTINGS, ...BY_STOREFRONT].includes(feature)))(
  '%s switched off hides its parts of the schema, and no others',
  (feature) => {
    const offered = offeredParts(parts, { [feature]: false })
    expect(offered.length).toBeLessThan(parts.length)
    expect(offered.length).toBeGreaterThan(parts.length / 2)
    expect(offeredParts(parts, { [feature]: true })).toEqual(parts)
  },
)

test.each(BY_SETTINGS)('%s switched off overrides settings that the schema has', (feature) => {
  const settings = Object.keys(overriddenSettings({ [feature]: false }) ?? {})
  expect(settings.length).toBeGreaterThan(0)
  const [config = ''] = /^type StoreConfig \{[^}]*\}/m.exec(schema) ?? []
  for (const name of settings) expect(config).toContain(`  ${name}:`)
})

test('a feature that is on or left out changes nothing', () => {
  expect(overriddenSettings({ wishlist: true })).toBeNull()
  expect(overriddenSettings({})).toBeNull()
})

const gatewayOf = (answer: Response) =>
  createSettingsGateway({ handle: async () => answer }, { newsletter_enabled: false })

const asked = async (answer: Response) => (await gatewayOf(answer).handle(new Request('http://shop.test/'))).json()

test('an asked setting is overridden, and nothing is added to an answer', async () => {
  const config = { store_code: 'it', newsletter_enabled: true }
  expect(await asked(Response.json({ data: { storeConfig: config, cart: null } }))).toEqual({
    data: { storeConfig: { store_code: 'it', newsletter_enabled: false }, cart: null },
  })
  expect(await asked(Response.json({ data: { storeConfig: { store_code: 'it' } } }))).toEqual({
    data: { storeConfig: { store_code: 'it' } },
  })
  expect(await asked(Response.json({ data: { storeConfig: null } }))).toEqual({ data: { storeConfig: null } })
})

test('an answer that is not JSON, and its status and headers, stay as they are', async () => {
  const { status, headers } = await gatewayOf(
    new Response('<html>', { status: 502, headers: { 'content-type': 'text/html', 'x-a': 'b' } }),
  ).handle(new Request('http://shop.test/'))
  expect([status, headers.get('x-a')]).toEqual([502, 'b'])
})
