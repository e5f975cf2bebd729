import { expect, test } from 'vitest'
import { knownSort, knownUsual, sortInputOf } from '#src/pages/list-filters/listSort.ts'
import { RequestTimeoutError } from '#src/relay/networkErrors.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

const ANSWER = {
  products: {
    sort_fields: { options: ['name', 'bestseller', 'news_from_date'].map((value) => ({ value, label: value })) },
  },
  attributesList: {
    items: ['description', 'news_from_date'].map((code) => ({ code, frontend_input: 'DATE', frontend_class: null })),
  },
}

function stage(answer: () => unknown = () => ANSWER) {
  const asked: unknown[] = []
  const reported: unknown[] = []
  const context = {
    queries: {
      loadFully: async (_node: unknown, variables: unknown) => {
        asked.push(variables)
        return answer()
      },
    },
    reportError: (error: unknown) => void reported.push(error),
  } as unknown as RouteContext
  return { context, asked, reported }
}
const FILTER = { category_uid: { eq: 'MTI=' } }

test.each([
  ['news_from_date-desc', 'news_from_date-desc'],
  ['news_from_date-asc', 'news_from_date-asc'],
  // Used for sorting, but not in the schema.
  ['bestseller-desc', undefined],
  // Searchable, but not used for sorting.
  ['description-asc', undefined],
  ['nonsense-asc', undefined],
] as const)('the order of the address %s is %s', async (wanted, known) => {
  const { context, asked } = stage()
  expect(await knownSort(context, FILTER, wanted)).toBe(known)
  expect(asked).toEqual([{ filter: FILTER }])
})

test('the backend is not asked about the orders that it has in any case', async () => {
  const { context, asked } = stage()
  expect(await knownSort(context, FILTER, 'price-asc')).toBe('price-asc')
  expect(await knownSort(context, FILTER, undefined)).toBeUndefined()
  expect(await knownUsual(context, FILTER, 'position')).toBe('position')
  expect(await knownUsual(context, FILTER, 'name')).toBe('name')
  expect(await knownUsual(context, FILTER, null)).toBeNull()
  expect(asked).toEqual([])
})

test('the default attribute of the merchant is left out if the schema lacks it', async () => {
  const { context } = stage()
  expect(await knownUsual(context, FILTER, 'news_from_date')).toBe('news_from_date')
  expect(await knownUsual(context, FILTER, 'bestseller')).toBeNull()
})

test('a failure shows the list in its default order and is reported', async () => {
  const failure = new Error('no answer')
  const { context, reported } = stage(() => {
    throw failure
  })
  expect(await knownSort(context, FILTER, 'news_from_date-desc')).toBeUndefined()
  expect(reported).toEqual([failure])
})

test('a timeout is the failure of the page', async () => {
  const { context } = stage(() => {
    throw new RequestTimeoutError('sortKeysQuery', 1)
  })
  await expect(knownSort(context, FILTER, 'news_from_date-desc')).rejects.toThrow(RequestTimeoutError)
})

test('one key with one direction is sent', () => {
  expect(sortInputOf('news_from_date-desc', 'name')).toEqual({ news_from_date: 'DESC' })
  expect(sortInputOf('price-asc', null)).toEqual({ price: 'ASC' })
  expect(sortInputOf(undefined, 'name')).toEqual({ name: 'ASC' })
  expect(sortInputOf(undefined, 'position')).toBeNull()
  expect(sortInputOf(undefined, null)).toBeNull()
})
