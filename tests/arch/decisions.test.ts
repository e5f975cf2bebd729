import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brokenLinks, decisionFaults, indexLine } from './decisions.ts'
import { PROJECT_ROOT } from './sources.ts'

const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: PROJECT_ROOT })
  .sort()
  .map((path) => ({ path, text: readFileSync(join(PROJECT_ROOT, path), 'utf8') }))

test('every decision record has title, status, date and sections, and is listed in the index', () => {
  expect(documents.length).toBeGreaterThan(10)
  expect(decisionFaults(documents)).toEqual([])
})

test('links between documents lead to files', () => {
  expect(brokenLinks(documents, (path) => existsSync(join(PROJECT_ROOT, path)))).toEqual([])
})

describe('the checks of the documents can fail', () => {
  const record = {
    path: 'docs/decisions/0007-do-it.md',
    text: '# 7. Do it\n\nStatus: accepted, 2026-01-31.\n\n**Context.** a\n\n**Decision.** b\n\n**Consequences.** c\n',
  }
  const index = (...lines: readonly string[]) => ({ path: 'docs/decisions/README.md', text: lines.join('\n') })
  const faultsOf = (text: string) => decisionFaults([{ ...record, text }, index(indexLine({ ...record, text }))])

  test('a correct record has no fault', () => {
    expect(faultsOf(record.text)).toEqual([])
    expect(faultsOf(record.text.replace('accepted,', 'superseded by [decision 8](0008-do-more.md),'))).toEqual([])
  })

  test.each([
    ['a title without its number', record.text.replace('7. ', '')],
    ['a status without a date', record.text.replace(', 2026-01-31', '')],
    ['an unknown status', record.text.replace('accepted', 'in force')],
    ['a missing section', record.text.replace('**Decision.**', 'So:')],
  ])('%s', (_, text) => {
    expect(faultsOf(text)).toHaveLength(1)
  })

  test('a record that the index lacks, and a line without a record', () => {
    expect(decisionFaults([record, index()])).toHaveLength(1)
    expect(decisionFaults([index('| 9 | [Gone](0009-gone.md) | accepted |')])).toHaveLength(1)
  })

  test('a link that leads nowhere', () => {
    const text = '[a](gone.md#part), [b](https://shop.example/), [c](#here), [d](../README.md)'
    expect(brokenLinks([{ path: 'docs/a.md', text }], (path) => path === 'README.md')).toEqual([
      'docs/a.md: docs/gone.md does not exist',
    ])
  })
})
