import { parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#server/commerce/db/inTransaction.ts'
import { migrate } from '#server/commerce/db/migrate.ts'
import { openDatabase, type CommerceDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows, oneRow, runSql } from '#server/commerce/db/rows.ts'
import { expandedLimitError, limitsOf } from '#server/commerce/engine/execution/limits.ts'
import { percentOf, roundedDivision, taxInGross, toMoney } from '#server/commerce/engine/money.ts'
import { bearerToken } from '#server/commerce/engine/tokens.ts'
import { decodeIdUid, decodeUid, encodeUid } from '#server/commerce/engine/uid.ts'
import { createShopCalendar } from '#server/commerce/engine/shopCalendar.ts'
import { pageOf } from '#server/commerce/modules/catalog/lists/paging.ts'
import { priceBucketCents } from '#server/commerce/modules/catalog/products/rules.ts'
import { wordsOf } from '#server/commerce/modules/catalog/lists/searchWords.ts'

describe('uid', () => {
  test('is base64 of an id or a path', () => {
    expect(encodeUid(14)).toBe('MTQ=')
    expect(encodeUid('configurable', 93, 58)).toBe('Y29uZmlndXJhYmxlLzkzLzU4')
    expect(decodeUid('Y29uZmlndXJhYmxlLzkzLzU4')).toBe('configurable/93/58')
    expect(decodeIdUid('MTQ=')).toBe(14)
  })

  test.each(['', '!!', 'MTQ', encodeUid('a')])('refuses %j as an id', (uid) => {
    expect(() => decodeIdUid(uid)).toThrow(`Value of uid "${uid}" is incorrect.`)
  })
})

describe('money', () => {
  test('rounds half away from zero', () => {
    expect([roundedDivision(5, 2), roundedDivision(-5, 2), roundedDivision(4, 3)]).toEqual([3, -3, 1])
    expect(percentOf(1990, 22)).toBe(438)
    expect(toMoney(1999, 'EUR')).toEqual({ value: 19.99, currency: 'EUR' })
  })

  test('tax inside a gross price', () => {
    expect(taxInGross(12_200, 22)).toBe(2200)
    expect(taxInGross(2400, 4)).toBe(92)
    expect(taxInGross(0, 22)).toBe(0)
  })

  test('tax inside a gross price rounds half up', () => {
    // 358.85…, 1.80…, 0.90… and exactly 0.5 cents
    expect([taxInGross(1990, 22), taxInGross(10, 22), taxInGross(5, 22), taxInGross(1, 100)]).toEqual([359, 2, 1, 1])
    // 0.18… and 1.08… cents
    expect([taxInGross(1, 22), taxInGross(6, 22)]).toEqual([0, 1])
    expect([taxInGross(-1990, 22), taxInGross(-1, 100)]).toEqual([-359, -1])
  })

  test('a percentage of cents rounds half up, with rates of up to four decimals', () => {
    expect([percentOf(25, 10), percentOf(24, 10), percentOf(1, 50), percentOf(1, 49)]).toEqual([3, 2, 1, 0])
    expect(percentOf(1_000_000, 0.0001)).toBe(1)
    expect(percentOf(100_000, 7.125)).toBe(7125)
    // In binary 0.0029 × 10,000 is a little less than 29.
    expect(percentOf(1_000_000, 0.0029)).toBe(29)
    expect(taxInGross(1_000_029, 0.0029)).toBe(29)
  })
})

describe('bearer token', () => {
  test.each<[string | null, string | null]>([
    ['Bearer abc', 'abc'],
    ['bearer  abc', 'abc'],
    [null, null],
    ['Bearer', null],
    ['Bearer a b', null],
    ['Basic abc', null],
  ])('%j', (header, token) => {
    expect(bearerToken(header)).toBe(token)
  })
})

describe('limits', () => {
  test('depth counts through fragments, and only fields with a selection', () => {
    const limits = { ...limitsOf('2.4.8'), depth: 2 }
    const through = (text: string) => expandedLimitError(parse(text), limits)
    expect(through('{ a { b { c { d } } } }')).toBeNull()
    expect(through('{ a { b { c { d { e } } } } }')).toBe('Max query depth should be 2 but got 3.')
    expect(through('{ a { ...F } } fragment F on T { b { ... on U { c { d { e } } } } }')).toBe(
      'Max query depth should be 2 but got 3.',
    )
  })
})

describe('database', () => {
  let db: CommerceDatabase
  beforeEach(() => {
    db = openDatabase(':memory:')
    db.exec('CREATE TABLE thing (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT')
  })
  afterEach(() => db.close())
  const names = () => allRows<{ name: string }>(db, 'SELECT name FROM thing ORDER BY id').map((row) => row.name)
  const add = (name: string) => runSql(db, 'INSERT INTO thing (name) VALUES (?)', [name])

  test('a failed transaction leaves nothing', () => {
    expect(() =>
      inTransaction(db, () => {
        add('lost')
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(names()).toEqual([])
    expect(inTransaction(db, () => add('kept').lastId)).toBe(1)
    expect(names()).toEqual(['kept'])
  })

  test('an inner transaction fails alone', () => {
    inTransaction(db, () => {
      add('outer')
      expect(() =>
        inTransaction(db, () => {
          add('inner')
          throw new Error('no')
        }),
      ).toThrow('no')
      inTransaction(db, () => add('second'))
    })
    expect(names()).toEqual(['outer', 'second'])
  })

  test('migrations run once, in order, each whole', () => {
    const first = { id: 'a-001', sql: 'CREATE TABLE a (id INTEGER) STRICT' }
    const second = { id: 'b-001', sql: 'ALTER TABLE a ADD COLUMN name TEXT' }
    const broken = { id: 'c-001', sql: 'CREATE TABLE c (id INTEGER) STRICT; SELECT nope FROM nowhere' }
    expect(migrate(db, [first])).toEqual(['a-001'])
    expect(migrate(db, [first, second])).toEqual(['b-001'])
    expect(() => migrate(db, [first, second, broken])).toThrow('nowhere')
    expect(oneRow(db, `SELECT 1 FROM sqlite_schema WHERE name = 'c'`)).toBeUndefined()
    expect(migrate(db, [first, second])).toEqual([])
  })

  test('an older program refuses a newer database, and ids must differ', () => {
    const step = { id: 'a-001', sql: 'CREATE TABLE a (id INTEGER) STRICT' }
    migrate(db, [step])
    expect(() => migrate(db, [])).toThrow('The database is newer than this program: a-001')
    expect(() => migrate(db, [step, step])).toThrow('Two migrations share an id')
  })
})

describe('catalogue rules', () => {
  test('the shop’s day begins at its own midnight', () => {
    const rome = createShopCalendar('Europe/Rome')
    expect(rome(Date.parse('2026-03-31T21:59:00Z'))).toBe('2026-03-31')
    expect(rome(Date.parse('2026-03-31T22:00:00Z'))).toBe('2026-04-01')
  })

  test('price steps shrink until two are filled', () => {
    const buckets = (prices: readonly number[]) => {
      const of = (width: number) =>
        [...Map.groupBy(prices, (cents) => Math.floor(cents / width))].map(([bucket, all]) => ({
          bucket,
          count: all.length,
        }))
      return priceBucketCents(Math.max(...prices), of)
    }
    expect(buckets([2400, 12_000])).toEqual({
      width: 10_000,
      buckets: [
        { bucket: 0, count: 1 },
        { bucket: 1, count: 1 },
      ],
    })
    expect(buckets([12_000, 14_900]).width).toBe(1000)
    expect(buckets([500]).width).toBe(1000)
  })

  test('words are letters and digits of any language', () => {
    expect(wordsOf('  "Caffè" & l’anfora 24-MB ')).toEqual(['caffe', 'l', 'anfora', '24', 'mb'])
    expect(wordsOf('?!')).toEqual([])
  })

  test('pages', () => {
    expect(pageOf(7, 3, 3)).toMatchObject({ totalPages: 3, offset: 6 })
    expect(pageOf(0, 3, 5)).toMatchObject({ totalPages: 0 })
    expect(() => pageOf(7, 3, 4)).toThrow('currentPage value 4 specified is greater than the 3 page(s) available.')
  })
})
