import { describe, expect, test } from 'vitest'
import {
  ceilingFaults,
  commentsOf,
  countRiddles,
  linesOf,
  readPassages,
  RIDDLE_NAMES,
  riddlesIn,
  roomOf,
  titlesOf,
} from './plainLanguage.ts'
import type { Ceilings } from './plainLanguage.ts'

/** Rooms that were written before this check. Remove a room here when its last riddle is gone; never add one. */
const OPEN_ROOMS: ReadonlySet<string> = new Set(['docs/performance.md'])

/** The highest allowed counts over all rooms. Lower them when sentences are rewritten; never raise them. */
const CEILINGS: Ceilings = {
  'a "what" clause': 39,
  'a person without a role': 3,
  '"is told", "tells of"': 3,
  '"nothing of it"': 3,
  'a fragment that begins with "Of"': 1,
  '"came of it"': 0,
  '"anew"': 3,
  '"on its way", "under way"': 0,
  '"is here"': 1,
  '"stands", "lies" for "is"': 4,
  '"asked for"': 2,
  'an idiom': 3,
}

const passages = readPassages()

test('comments, names of tests and documents use plain sentences', () => {
  expect(passages.length).toBeGreaterThan(1_000)
  expect(riddlesIn(passages, OPEN_ROOMS)).toEqual([])
})

test('the sentences of open rooms only become plainer', () => {
  expect(ceilingFaults(countRiddles(passages), CEILINGS)).toEqual([])
})

describe('the check of the language can fail', () => {
  const namesIn = (text: string) => {
    const counts = countRiddles([{ path: 'src/a.ts', line: 1, text }])
    return RIDDLE_NAMES.filter((name) => counts[name] > 0)
  }

  test.each([
    ['a "what" clause', 'What is left was never left.'],
    ['a "what" clause', 'Of what is immaterial nothing is carried.'],
    ['a person without a role', 'So does the cart of whoever has to pay more than it said.'],
    ['a person without a role', 'Who cancels comes back to the same page.'],
    ['"is told", "tells of"', 'The change is told to the other tabs.'],
    ['"nothing of it"', 'Nothing of it is sent.'],
    ['a fragment that begins with "Of"', 'Of the line, in the cart it was read from.'],
    ['"came of it"', 'Says what came of it.'],
    ['"anew"', 'Loads the page anew.'],
    ['"on its way", "under way"', 'While the code is on its way.'],
    ['"is here"', 'Runs when the code is here.'],
    ['"stands", "lies" for "is"', 'The filter stands in the address.'],
    ['"asked for"', 'The list is asked for again.'],
    ['an idiom', 'Changes the data behind its back.'],
  ] as const)('%s: %s', (name, text) => {
    expect(namesIn(text)).toContain(name)
  })

  test.each([
    'Forward cancelled a pending Back: keep the page.',
    'Required chunks show an error when they fail to load.',
    'After a price change is refused, reload the cart.',
    'What does Magento answer here?',
    'The message says what to do.',
  ])('a plain sentence passes: %s', (text) => {
    expect(namesIn(text)).toEqual([])
  })

  test('only rooms that are not open are named, with the place and the advice', () => {
    const found = [
      { path: 'src/lib/a.ts', line: 3, text: 'Loads the page anew.' },
      { path: 'src/features/cart/b.ts', line: 1, text: 'Loads the page anew.' },
    ]
    expect(riddlesIn(found, new Set(['src/features/cart']))).toEqual([
      'src/lib/a.ts:3: …Loads the page anew.… has "anew". Write "again".',
    ])
  })

  test('a count above its ceiling, and a ceiling far above its count', () => {
    const counts = { ...countRiddles([]), '"anew"': 10 }
    expect(ceilingFaults(counts, { ...counts, '"anew"': 9 })[0]).toContain('1 more than allowed')
    expect(ceilingFaults(counts, { ...counts, '"anew"': 40 })[0]).toContain('lower its ceiling from 40')
    expect(ceilingFaults(counts, counts)).toEqual([])
  })

  test('comments are read across lines, strings are not', () => {
    const source =
      "// Loads the page\n// anew.\nconst a = 'anew' // What is left.\n/** It is\n * here. */\nconst b = 1\n"
    expect(commentsOf('src/a.ts', source).map(({ line, text }) => [line, text])).toEqual([
      [1, 'Loads the page anew.'],
      [3, 'What is left.'],
      [4, 'It is here.'],
    ])
  })

  test('names of tests and their groups are read, whatever their rows are', () => {
    const source = `describe('prices', () => {\n  test.each([['what']])('in %s', () => expect('what is left'))\n})\n`
    expect(titlesOf('tests/a.test.ts', source).map(({ line, text }) => [line, text])).toEqual([
      [1, 'prices'],
      [2, 'in %s'],
    ])
  })

  test('code and addresses in documents are not read', () => {
    const document = '# Title\n\n```sh\nwhat is left\n```\n`anew` and [a link](0026-what-a-backend-has.md)\n'
    expect(countRiddles(linesOf('docs/a.md', document))).toEqual(countRiddles([]))
  })

  test('rooms', () => {
    expect(
      ['src/features/cart/a/b.ts', 'src/relay/links/a.ts', 'server/config.ts', 'vite.config.ts', 'docs/a.md'].map(
        roomOf,
      ),
    ).toEqual(['src/features/cart', 'src/relay', 'server', 'vite.config.ts', 'docs/a.md'])
    expect(roomOf('docs/decisions/0001-a.md')).toBe('docs/decisions')
  })
})
