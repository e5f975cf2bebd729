import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seed } from '#shop-folder/seed/seed.ts'
import type { LocalText, SeedCategory } from '#server/commerce/seed/types.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { PROJECT_ROOT } from './sources.ts'

const isLong = (word: string | null): word is string => (word?.length ?? 0) > 5

/** Words that only the shop's own folder may name. */
const WORDS = [SHOP.brand.name, ...Object.values(SHOP.attributes)].filter(isLong)

const categoryNames = ({ name, children }: SeedCategory): readonly LocalText[] => [
  name,
  ...children.flatMap(categoryNames),
]

/** Words of the shop's seed, which the embedded engine may not name. */
const SEED_WORDS = [
  seed.website.name,
  // A name of one word, such as that of a category, may be any word of the language.
  ...[...seed.products.map(({ name }) => name), ...seed.categories.flatMap(categoryNames)]
    .flatMap((text) => Object.values(text))
    .filter((name) => name.includes(' ')),
  ...seed.products.map(({ sku }) => sku),
  ...seed.attributes.map(({ code }) => code),
  ...seed.customers.map(({ email }) => email),
  ...seed.pickupLocations.map(({ code }) => code),
  ...seed.giftCards.map(({ code }) => code),
].filter(isLong)

/** Whole words only; the name of a folder such as `terra-e-smalto` is one word. */
const usesOf = (words: readonly string[], text: string) =>
  words.filter((word) => text.includes(word) && wholeWord(word).test(text))

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const wholeWord = (word: string) => new RegExp(`(?<![\\p{L}\\d-])${escaped(word)}(?![\\p{L}\\d-])`, 'u')

/** Decisions by the code of a store view, such as `code === 'it'` and `['it', 'en']`. */
const codeDecision = new RegExp(
  `(?:===|!==|startsWith\\(|includes\\(|\\[|\\||picklist\\()\\s*'(?:${seed.stores.map(({ code }) => code).join('|')})'`,
  'g',
)
const codeDecisions = (text: string) => [...text.matchAll(codeDecision)].map(([found]) => found)

const filesIn = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: PROJECT_ROOT }).map((path) => ({
    path,
    text: readFileSync(join(PROJECT_ROOT, path), 'utf8'),
  }))

const faultsIn = (files: ReturnType<typeof filesIn>, find: (text: string) => readonly string[]) =>
  files.flatMap(({ path, text }) => find(text).map((word) => `${path}: ${word}`))

test('the core names nothing of the shop', () => {
  const files = filesIn('{src,server,build,scripts}')
  expect(files.length).toBeGreaterThan(1_000)
  expect(faultsIn(files, (text) => usesOf(WORDS, text))).toEqual([])
})

test('the host and the embedded engine name nothing of the seed', () => {
  const files = filesIn('server')
  expect(SEED_WORDS.length).toBeGreaterThan(100)
  expect(files.length).toBeGreaterThan(200)
  expect(faultsIn(files, (text) => usesOf(SEED_WORDS, text))).toEqual([])
})

test('the host and the embedded engine decide nothing by the codes of the store views', () => {
  expect(faultsIn(filesIn('server'), codeDecisions)).toEqual([])
})

test('a word of the shop and of the seed is found', () => {
  expect(usesOf(WORDS, `const code = '${SHOP.attributes.unitPrice}'`)).toEqual([SHOP.attributes.unitPrice])
  expect(usesOf(SEED_WORDS, `import of ${seed.products[0]?.sku}`)).toEqual([seed.products[0]?.sku])
})

test('a decision by the code of a store view is found', () => {
  const [first, second] = seed.stores
  expect(codeDecisions(`store.code === '${second?.code}'`)).toHaveLength(1)
  expect(codeDecisions(`locale.startsWith('${first?.code}')`)).toHaveLength(1)
  expect(codeDecisions(`for (const store of ['${first?.code}', '${second?.code}']) {}`)).toHaveLength(1)
  expect(codeDecisions(`new Intl.NumberFormat('${second?.code}')`)).toEqual([])
})
