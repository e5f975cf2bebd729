import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import { PROJECT_ROOT } from './sources.ts'

const schema = buildSchema(readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8'))
const codes = schema.getType('CountryCodeEnum')
const COUNTRIES = new Set(isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [])

/** Each country adds data in a folder of its own; all other code asks those data by the shopper's country. */
const isCountryData = (path: string) => /\/(?:countries|country-rules)\//.test(path)

/** A module without such a word need not be parsed. */
const hasCode = (text: string) => text.match(/\b[A-Z]{2}\b/g)?.some((word) => COUNTRIES.has(word)) ?? false

/**
 * The country codes that a module decides by: compared ones, cases, members of lists and keys of tables. A table with
 * other keys too is one of something else, such as the brands of cards.
 */
function countriesNamedIn(path: string, text: string): readonly string[] {
  const found: string[] = []
  const add = (value: unknown) => {
    if (typeof value === 'string' && COUNTRIES.has(value)) found.push(value)
  }
  new Visitor({
    Literal: ({ value }) => add(value),
    TemplateElement: ({ value }) => add(value.cooked),
    ObjectExpression: ({ properties }) => {
      const keys = properties.map((each) =>
        each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : '',
      )
      if (keys.every((key) => COUNTRIES.has(key))) found.push(...keys)
    },
  }).visit(parseSync(path, text).program)
  return found
}

test('no module of the storefront or the host names a country beside the data of countries', () => {
  const modules = globSync('{src,server}/**/*.{ts,tsx}', { cwd: PROJECT_ROOT })
    .filter((path) => !path.includes('__generated__'))
    .map((path) => ({ path, text: readFileSync(join(PROJECT_ROOT, path), 'utf8') }))
    .filter(({ text }) => hasCode(text))
  expect(COUNTRIES.size).toBeGreaterThan(200)
  expect(modules.some(({ path }) => isCountryData(path))).toBe(true)
  const faults = modules
    .filter(({ path }) => !isCountryData(path))
    .flatMap(({ path, text }) => countriesNamedIn(path, text).map((country) => `${path}: ${country}`))
  expect(faults).toEqual([])
})

test.each([
  [`const isItaly = country.id === 'IT'`, ['IT']],
  [`if (code !== "AT") skip()`, ['AT']],
  ['switch (code) { case `FR`: break }', ['FR']],
  [`const near = ['DE', 'CH'].includes(code)`, ['DE', 'CH']],
  [`const rates = { US: 0 }`, ['US']],
  [`const cards = { AE: 'American Express', JCB: 'JCB' }`, []],
  [`const words = { it: 'Italia', id: 'ITA' }`, []],
])('the countries in %j are %j', (text, countries) => {
  expect(countriesNamedIn('example.ts', text)).toEqual(countries)
})
