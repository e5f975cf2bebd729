import { describe, expect, test } from 'vitest'
import { commentsOf, linesOf, readPassages, RIDDLE_NAMES, riddlesIn, titlesOf } from './plainLanguage.ts'

const passages = readPassages()

test('comments, names of tests and documents use plain sentences', () => {
  expect(passages.length).toBeGreaterThan(1_000)
  expect(riddlesIn(passages)).toEqual([])
})

describe('the check of the language can fail', () => {
  const namesIn = (text: string) => {
    const found = riddlesIn([{ path: 'src/a.ts', line: 1, text }])
    return RIDDLE_NAMES.filter((name) => found.some((fault) => fault.includes(` has ${name}. `)))
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

  test('a sentence is named with its place and the advice', () => {
    expect(riddlesIn([{ path: 'src/lib/a.ts', line: 3, text: 'Loads the page anew.' }])).toEqual([
      'src/lib/a.ts:3: …Loads the page anew.… has "anew". Write "again".',
    ])
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
    expect(riddlesIn(linesOf('docs/a.md', document))).toEqual([])
  })
})
