import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { buildSchema, Kind, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CACHEABLE_ROOT_FIELDS } from '#server/commerce/engine/execution/executor.ts'
import {
  literalLimitError,
  MOST_CHARACTERS,
  MOST_VALUES,
  variableLimitError,
} from '#server/commerce/engine/execution/inputLimits.ts'
import { createListCostCheck, MOST_PAGE_SIZE } from '#server/commerce/engine/execution/listCost.ts'
import { isLike } from '#server/commerce/modules/pickup/search.ts'
import { openEmbeddedShop } from '#tests/contract/embeddedShop.ts'
import type { EmbeddedShop } from '#tests/contract/embeddedShop.ts'

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'))
const persisted = JSON.parse(
  readFileSync(new URL('../../../../persisted_queries.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>

describe('texts and lists of a request', () => {
  const long = 'x'.repeat(MOST_CHARACTERS)

  test.each([
    ['a variable', { comment: `${long}x` }, '"comment"'],
    ['a field of an input', { input: { reviews: [{ summary: `${long}x` }] } }, '"summary"'],
    ['an entry of a list', { skus: ['a', `${long}x`] }, '"skus"'],
  ])('%s that is too long is named', (_, variables, name) => {
    expect(variableLimitError(variables)).toBe(`${name} must not be longer than ${MOST_CHARACTERS} characters.`)
  })

  test('the longest text and the longest list are accepted', () => {
    const values = Array.from({ length: MOST_VALUES }, () => '')
    expect(variableLimitError({ comment: long, values })).toBeNull()
    expect(variableLimitError({ values: [...values, ''] })).toContain('"values" must not have more than')
  })

  test('texts and lists in the document count too', () => {
    const inDocument = (value: string) => literalLimitError(parse(`{ route(url: ${value}) { type } }`))
    expect(inDocument(`"${long}"`)).toBeNull()
    expect(inDocument(`"${long}x"`)).toContain('must not be longer')
    expect(inDocument(`[${'1,'.repeat(MOST_VALUES + 1)}]`)).toContain('must not have more')
  })

  test('variables may be nested deeper than the stack', () => {
    const deep = JSON.parse(`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`) as Readonly<Record<string, unknown>>
    expect(variableLimitError(deep)).toBeNull()
  })
})

describe('the number of fields in an answer', () => {
  const check = createListCostCheck(schema, CACHEABLE_ROOT_FIELDS)
  const costOf = (text: string, variables = {}) => check(parse(text), variables)

  test('every operation of the storefront is answered, with the longest pages', () => {
    for (const text of Object.values(persisted)) {
      const [operation] = parse(text).definitions
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation comes first')
      const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      expect(
        costOf(text, Object.fromEntries(names.map((name) => [name, MOST_PAGE_SIZE]))),
        operation.name?.value,
      ).toBeNull()
    }
  })

  test('pages in pages are refused, also by way of fragments and variables', () => {
    const products = 'products(pageSize: $size) { items { categories {'
    const nested = `query ($size: Int) { ${products} ...C } } } } fragment C on CategoryTree { ${products} uid } } } }`
    expect(costOf(nested, { size: 300 })).toMatch(/could have \d+ fields/)
    expect(costOf(nested, { size: 10 })).toBeNull()
  })

  test('a longer page than the longest is refused, also below a short one', () => {
    const text = (size: number) => `{ categories { items { products(pageSize: ${size}) { total_count } } } }`
    expect(costOf(text(MOST_PAGE_SIZE))).toBeNull()
    expect(costOf(text(MOST_PAGE_SIZE + 1))).toBe('Maximum pageSize is 300')
  })
})

describe('LIKE', () => {
  const expected = (text: string, pattern: string) =>
    new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`, 's').test(text)

  test('agrees with a regular expression', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 }),
        fc.string({ unit: fc.constantFrom('a', 'b', '%', '_'), maxLength: 6 }),
        (text, pattern) => {
          expect(isLike(text, pattern)).toBe(expected(text, pattern))
        },
      ),
    )
  })

  test('ends for patterns on which a backtracking search would not', () => {
    expect(isLike('a'.repeat(1000), `${'%a'.repeat(400)}%b`)).toBe(false)
  })
})

describe('the engine', () => {
  let shop: EmbeddedShop
  beforeAll(() => {
    shop = openEmbeddedShop('2.4.8', 'commerce')
  })
  afterAll(() => shop.close())

  const ask = async (query: string, variables: object = {}) => {
    const answer = await shop.fetch(
      new Request(shop.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      }),
    )
    return { status: answer.status, text: await answer.text() }
  }

  const chain = (length: number) =>
    `{ ...f0 } ${Array.from({ length }, (_, i) => `fragment f${i} on Query { ...f${i + 1} }`).join(' ')} fragment f${length} on Query { storeConfig { store_code } }`
  const marks = '\u{301}\u{323}'.repeat(MOST_CHARACTERS / 2 - 1)

  test.each([
    ['a chain of fragments', chain(1000), {}],
    ['a document that is deeper than the stack', `{ ${'storeConfig { '.repeat(30_000)}`, {}],
    ['a list that is deeper than the stack', `{ route(url: ${'['.repeat(50_000)}) { type } }`, {}],
    ['endless tokens', `{ ${'storeConfig '.repeat(80_000)} }`, {}],
    ['an endless text', 'query ($s: String) { products(search: $s) { total_count } }', { s: 'a '.repeat(100_000) }],
    [
      'pages in pages',
      '{ products(pageSize: 300) { items { categories { products(pageSize: 300) { items { uid } } } } } }',
      {},
    ],
  ])('refuses %s as bad input', async (_, query, variables) => {
    const { status, text } = await ask(query, variables)
    expect(status).toBeLessThan(500)
    expect(text).toContain('"errors"')
    expect(text).not.toContain('Internal server error')
  })

  test.each([
    [
      'wildcards',
      'query ($s: String) { pickupLocations(filters: { name: { like: $s } }) { items { name } } }',
      '%'.repeat(40),
    ],
    ['combining marks in a search', 'query ($s: String) { products(search: $s) { total_count } }', `a${marks}`],
    [
      'words in a filter',
      'query ($s: String) { products(filter: { name: { match: $s } }) { total_count } }',
      'ab '.repeat(3000),
    ],
    [
      'combining marks in a password',
      'mutation ($s: String!) { generateCustomerToken(email: "a@b.it", password: $s) { token } }',
      marks,
    ],
    [
      'blanks in a message',
      'mutation ($s: String!) { contactUs(input: { comment: $s, email: "a@b.it", name: "a" }) { status } }',
      `a${' '.repeat(9000)}b`,
    ],
    ['slashes in an address', 'query ($s: String!) { route(url: $s) { type } }', `${'/'.repeat(9000)}a`],
  ])('answers many %s', async (_, query, s) => {
    const { status, text } = await ask(query, { s })
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('Internal server error')
    expect(shop.failures).toEqual([])
  })
})
