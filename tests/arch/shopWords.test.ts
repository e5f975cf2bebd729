import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SHOP } from '#src/shop/selectedShop.ts'
import { PROJECT_ROOT } from './sources.ts'

/** Words that only the shop's own folder may name. */
const WORDS = [SHOP.brand.name, ...Object.values(SHOP.attributes)].filter(
  (word): word is string => (word?.length ?? 0) > 5,
)

// The embedded engine's demo catalogue is the shop's own content.
const files = globSync('{src,server,build,scripts}/**/*.{ts,tsx,mjs}', { cwd: PROJECT_ROOT }).filter(
  (path) => !path.startsWith('server/commerce/seed/'),
)

const uses = (text: string) => WORDS.filter((word) => text.includes(word))

test('the core names nothing of the shop', () => {
  expect(files.length).toBeGreaterThan(1_000)
  expect(
    files.flatMap((path) => uses(readFileSync(join(PROJECT_ROOT, path), 'utf8')).map((word) => `${path}: ${word}`)),
  ).toEqual([])
})

test('a word of the shop is found', () => {
  expect(uses(`const code = '${SHOP.attributes.unitPrice}'`)).toEqual([SHOP.attributes.unitPrice])
})
