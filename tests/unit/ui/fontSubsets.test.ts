import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersOf, LATIN, WRITTEN } from '#shop-folder/fontSubsets.ts'

const written = new Set(charactersOf(WRITTEN))

test('the shop’s own texts need the first file of letters alone', () => {
  const catalogues = globSync('locales/*.po')
  expect(catalogues).toHaveLength(2)
  const characters = new Set(catalogues.flatMap((file) => Array.from(readFileSync(file, 'utf8'))))
  characters.delete('\n')
  expect(characters.size).toBeGreaterThan(80)
  expect([...characters].filter((character) => !written.has(character))).toEqual([])
})

test('the money of both languages needs no other', () => {
  for (const locale of ['it-IT', 'en-IE']) {
    const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(-1234.5)
    expect(Array.from(amount).filter((character) => !written.has(character))).toEqual([])
  }
})

test('written texts use Latin letters', () => {
  const latin = new Set(charactersOf(LATIN))
  expect([...written].filter((character) => !latin.has(character))).toEqual([])
})
