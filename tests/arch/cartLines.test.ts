import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** They show the lines, or read them from the answer itself and not from the store. */
const WHOLE = ['CartPageQuery', 'CheckoutPageQuery']
const READ_FROM_THE_ANSWER = ['countPiecesQuery', 'cartQueriesGuestQuery', 'cartQueriesOwnQuery', 'readCartLinesQuery']

test('a query beside a page has a list of lines of its own: the page’s must hold no line that it cannot show', () => {
  const operations = JSON.parse(
    readFileSync(new URL('../../persisted_queries.json', import.meta.url), 'utf8'),
  ) as Record<string, string>
  const sharing = Object.values(operations).flatMap((text) => {
    const [, name = ''] = /^query (\w+)/.exec(text) ?? []
    return name !== '' && text.includes('itemsV2(pageSize:100){') ? [name] : []
  })
  expect(sharing.toSorted()).toEqual([...WHOLE, ...READ_FROM_THE_ANSWER].toSorted())
})
