import { describe, expect, test } from 'vitest'
import { orderFilterOf } from '#src/features/orders/list/orderFilter.ts'
import { isFiltered, orderSearchParams, parseOrderSearch } from '#src/lib/url/orderSearch.ts'

describe('the state of the list of orders in its address', () => {
  test.each([
    [{}, {}],
    [
      { number: '0012', status: 'pending', from: '2026-03-01', to: '2026-03-31', page: 3 },
      { number: '0012', status: 'pending', from: '2026-03-01', to: '2026-03-31', page: 3 },
    ],
    // The router parses a number without quotes.
    [{ number: ['12'] }, { number: '12' }],
    [{ number: '', status: 'eaten', from: 'yesterday', to: '2026-13-40', page: '0' }, {}],
    [{ page: 1 }, {}],
    [{ page: 1.5 }, {}],
  ])('%o is read as %o', (raw, search) => {
    expect(parseOrderSearch(raw)).toEqual(search)
  })

  test('survives its way through the address', () => {
    const search = { number: '000012', from: '2026-03-01', page: 2 }
    expect(parseOrderSearch(orderSearchParams(search))).toEqual(search)
  })

  test('a page alone is no filter', () => {
    expect(isFiltered({ page: 2 })).toBe(false)
    expect(isFiltered({ to: '2026-03-01' })).toBe(true)
  })
})

describe('the backend’s filter', () => {
  test('nothing that was not asked for, because 2.4.7 knows the number alone', () => {
    expect(orderFilterOf({})).toEqual({})
    expect(orderFilterOf({ number: '12', page: 3 })).toEqual({ number: { match: '12' } })
  })

  test('days from their first second to their last', () => {
    const { from, to } = orderFilterOf({ from: '2026-03-01', to: '2026-03-01' }).order_date ?? {}
    const seconds = (text = '') => Date.parse(`${text.replace(' ', 'T')}Z`) / 1000
    expect(seconds(to) - seconds(from)).toBe(24 * 3600 - 1)
    expect(new Date(seconds(from) * 1000).getHours()).toBe(0)
  })
})
