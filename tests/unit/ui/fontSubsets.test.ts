import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LATIN, WRITTEN } from '#src/ui/theme/fontSubsets.ts'

const holds = (unicodeRange: string) => {
  const spans = unicodeRange.split(', ').map((part) => {
    const [first = '', last = first] = part.slice('U+'.length).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return spans.some(([first, last]) => code >= first && code <= last)
  }
}

test('the shop’s own texts need the first file of letters alone', () => {
  const isWritten = holds(WRITTEN.unicodeRange)
  const catalogues = globSync('locales/*.po')
  expect(catalogues).toHaveLength(2)
  const characters = new Set(catalogues.flatMap((file) => Array.from(readFileSync(file, 'utf8'))))
  characters.delete('\n')
  expect(characters.size).toBeGreaterThan(80)
  expect([...characters].filter((character) => !isWritten(character))).toEqual([])
})

test('the money of both languages needs no other', () => {
  const isWritten = holds(WRITTEN.unicodeRange)
  for (const locale of ['it-IT', 'en-IE']) {
    const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(-1234.5)
    expect(Array.from(amount).filter((character) => !isWritten(character))).toEqual([])
  }
})

test('what is written belongs to Latin', () => {
  const isLatin = holds(LATIN.unicodeRange)
  const outside = WRITTEN.unicodeRange.split(', ').filter((part) => {
    const [first = ''] = part.slice('U+'.length).split('-')
    return !isLatin(String.fromCodePoint(Number.parseInt(first, 16)))
  })
  expect(outside).toEqual([])
})
