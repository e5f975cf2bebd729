import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { randomText } from '#server/randomText.ts'
import { loadSeed } from '#server/shop/selectedSeed.ts'
import { shopFolderOf } from '#server/shop/selectedShop.ts'
import { StartupFailure } from '#server/startupFailure.ts'
import { smallShop } from '#tests/unit/commerce/smallShop.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetrina-seed-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the seed of a shop folder', () => {
  test('is loaded from it', async () => {
    const { stores } = await loadSeed(shopFolderOf(undefined))
    expect(stores.length).toBeGreaterThan(0)
  })

  test('is missed with the remedy', async () => {
    const loading = loadSeed(folder)
    await expect(loading).rejects.toThrow(StartupFailure)
    await expect(loading).rejects.toThrow(/has no seed\/seed\.ts.* or set COMMERCE_GRAPHQL_URL/)
  })

  test('must be a seed', async () => {
    mkdirSync(join(folder, 'seed'))
    writeFileSync(join(folder, 'seed/seed.ts'), 'export const seed = { stores: [] }\n')
    await expect(loadSeed(folder)).rejects.toThrow(/seed.ts: must export seed = defineSeed/)
  })
})

describe('a database', () => {
  const open = (seed: SeedShop, seedName?: string) =>
    createCommerceEngine({
      databasePath: join(folder, 'commerce.sqlite'),
      profile: '2.4.8',
      baseUrl: 'http://shop.test',
      clock: { now: () => Date.parse('2026-01-15T12:00:00Z') },
      randomText,
      log: { error: () => undefined },
      seed,
      ...(seedName !== undefined && { seedName }),
    }).close()

  test('serves the shop that it was seeded for', () => {
    open(smallShop, 'pottery')
    expect(() => open(smallShop, 'pottery')).not.toThrow()
    expect(() => open(smallShop, 'books')).toThrow(/holds another shop than "books": choose another DATA_DIR/)
  })

  test('without a name is known by its store views, and gets the name', () => {
    open(smallShop)
    const stores = smallShop.stores.map((store) => ({ ...store, code: `other_${store.code}` }))
    expect(() => open({ ...smallShop, stores }, 'books')).toThrow(/holds another shop than "books"/)
    open(smallShop, 'pottery')
    expect(() => open(smallShop, 'books')).toThrow(/holds another shop/)
  })
})
