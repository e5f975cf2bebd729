import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { findReadPages } from '#src/routing/findReadPages.ts'
import type { FindReadPages } from '#src/routing/readPage.ts'

const relay = createMockEnvironment()

const texts =
  (...paths: readonly string[]): (() => Promise<FindReadPages>) =>
  () =>
    Promise.resolve(() =>
      paths.map((path) => ({ title: path, path, target: { kind: 'cms' as const, identifier: path } })),
    )

const find = async (kinds: readonly ((() => Promise<FindReadPages>) | null)[]) => {
  const reported: string[] = []
  const found = await findReadPages({
    relay,
    urlPages: kinds.map((findRead) => ({ resolves: 'cms', findRead })),
    reportError: (_error, where) => void reported.push(where),
  })
  return { paths: found.map(({ path }) => path), reported }
}

test('every kind of page whose definition finds read pages is listed, in the order of the kinds', async () => {
  expect(await find([texts('one', 'two'), null, texts('three')])).toEqual({
    paths: ['one', 'two', 'three'],
    reported: [],
  })
})

test('a kind whose code does not load leaves the others, and is reported', async () => {
  expect(await find([() => Promise.reject(new Error('no network')), texts('one')])).toEqual({
    paths: ['one'],
    reported: ['read pages of the kind cms'],
  })
})

test('twelve of a kind are enough, and a page without an address cannot be opened', async () => {
  const many = Array.from({ length: 20 }, (_, index) => `text-${index}`)
  const { paths } = await find([texts(...many), texts('', 'last')])
  expect(paths).toEqual([...many.slice(0, 12), 'last'])
})
