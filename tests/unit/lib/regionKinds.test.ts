import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { regionKindOf, type RegionKind } from '#src/lib/country-rules/regionKinds.ts'

const codes = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('CountryCodeEnum')
const COUNTRIES = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []

test.each<[country: string, kind: RegionKind]>([
  ['IT', 'province'],
  ['ES', 'province'],
  ['DE', 'land'],
  ['AT', 'land'],
  ['US', 'state'],
  ['CH', 'canton'],
  ['FR', 'department'],
  ['SE', 'county'],
  ['JP', 'prefecture'],
  ['PL', 'region'],
])('the regions of %s are of the kind %s', (country, kind) => {
  expect(regionKindOf(country)).toBe(kind)
})

test('only codes of countries have a kind of their own', () => {
  const pairs = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26)),
  )
  expect(pairs.filter((code) => regionKindOf(code) !== 'region' && !COUNTRIES.includes(code))).toEqual([])
})
