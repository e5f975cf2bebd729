import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLimiter, type CreateCounter, type Limiter, type LimiterOptions } from '#server/limits/createLimiter.ts'
import type { Deed } from '#server/limits/deeds.ts'

const ADA = '203.0.113.7'
const BOB = '203.0.113.8'
const MINUTE_MS = 60_000

const limits = {
  'sign-in': { client: { tries: 5, minutes: 15 }, pair: { tries: 2, minutes: 15 } },
  newsletter: { client: { tries: 5, minutes: 60 }, subject: { tries: 2, minutes: 60 } },
}
const failures: unknown[] = []
const open = (options: Partial<LimiterOptions> = {}): Limiter =>
  createLimiter({ limits, onFailure: (error) => failures.push(error), ...options })

beforeEach(() => {
  vi.useFakeTimers()
  failures.length = 0
})
afterEach(() => vi.useRealTimers())

const one = (deed: Deed, ...subjects: readonly string[]) => [{ deed, subjects }]

describe('a limit', () => {
  test('for a pair refuses one client about one subject, and nobody else', async () => {
    const limiter = open()
    const tries = one('sign-in', 'ada@example.com')
    expect([await limiter.count(ADA, tries), await limiter.count(ADA, tries)]).toEqual([null, null])
    expect(await limiter.count(ADA, one('sign-in', 'Ada+x@example.com'))).toBe(900)
    expect(await limiter.count(BOB, tries)).toBeNull()
    expect(await limiter.count(ADA, one('sign-in', 'other@example.com'))).toBeNull()
  })

  test('for a subject refuses everybody', async () => {
    const limiter = open()
    const tries = one('newsletter', 'ada@example.com')
    await limiter.count(ADA, tries)
    await limiter.count(BOB, tries)
    expect(await limiter.count('198.51.100.1', tries)).toBe(3_600)
    expect(await limiter.count(null, tries)).toBe(3_600)
  })

  test('for a client counts all its subjects, and spares those of refused tries', async () => {
    const limiter = open()
    for (let count = 0; count < 5; count += 1) await limiter.count(ADA, one('newsletter', `${count}@example.com`))
    for (let count = 0; count < 5; count += 1) {
      expect(await limiter.count(ADA, one('newsletter', 'victim@example.com'))).toBe(3_600)
    }
    expect(await limiter.count(BOB, one('newsletter', 'victim@example.com'))).toBeNull()
  })

  test('says how long it lasts, and ends', async () => {
    const limiter = open()
    const tries = one('sign-in', 'ada@example.com')
    await limiter.count(ADA, tries)
    await limiter.count(ADA, tries)
    vi.advanceTimersByTime(5 * MINUTE_MS)
    // Trying on does not prolong it.
    expect(await limiter.count(ADA, tries)).toBe(600)
    vi.advanceTimersByTime(10 * MINUTE_MS)
    expect(await limiter.count(ADA, tries)).toBeNull()
  })

  test('takes many subjects of one request as many tries', async () => {
    const limiter = open()
    const all = Array.from({ length: 6 }, (_, index) => `${index}@example.com`)
    expect(await limiter.count(ADA, one('newsletter', ...all))).toBe(3_600)
    expect(await open().count(ADA, one('newsletter', 'a@b.it', 'A@b.it', 'a+1@b.it'))).toBe(3_600)
  })

  test('without a subject is the client’s, and an unknown client has those of pairs and subjects', async () => {
    const limiter = open()
    for (let count = 0; count < 50; count += 1) expect(await limiter.count(null, one('sign-in'))).toBeNull()
    for (let count = 0; count < 5; count += 1) await limiter.count(ADA, one('sign-in'))
    expect(await limiter.count(ADA, one('sign-in'))).toBe(900)
    await limiter.count(null, one('sign-in', 'a@b.it'))
    await limiter.count(null, one('sign-in', 'a@b.it'))
    expect(await limiter.count(null, one('sign-in', 'a@b.it'))).toBe(900)
  })
})

test('a factor multiplies the tries, and 0 switches the limits off', async () => {
  const tries = one('sign-in', 'ada@example.com')
  const wide = open({ factor: 2 })
  for (let count = 0; count < 4; count += 1) expect(await wide.count(ADA, tries)).toBeNull()
  expect(await wide.count(ADA, tries)).toBe(900)
  const off = open({ factor: 0 })
  for (let count = 0; count < 100; count += 1) expect(await off.count(ADA, tries)).toBeNull()
})

describe('a shared store', () => {
  test('makes two hosts count together, under keys without addresses', async () => {
    const counters = new Map<string, RateLimiterMemory>()
    const keys: string[] = []
    const createCounter: CreateCounter = (options) => {
      const counter = counters.get(options.keyPrefix) ?? new RateLimiterMemory(options)
      counters.set(options.keyPrefix, counter)
      return {
        consume: (key, points) => {
          keys.push(`${options.keyPrefix} ${key}`)
          return counter.consume(key, points)
        },
      }
    }
    const hosts = [open({ createCounter }), open({ createCounter })]
    const tries = one('sign-in', 'ada@example.com')
    const [first, second, third] = [
      await hosts[0]?.count(ADA, tries),
      await hosts[1]?.count(ADA, tries),
      await hosts[0]?.count(ADA, tries),
    ]
    expect([first, second, third]).toEqual([null, null, 900])
    expect(keys.join()).not.toMatch(/ada@|203\.0/)
  })

  test('that fails allows the try and is reported', async () => {
    const failure = new Error('The store is away')
    const limiter = open({ createCounter: () => ({ consume: () => Promise.reject(failure) }) })
    expect(await limiter.count(ADA, one('sign-in', 'ada@example.com'))).toBeNull()
    expect(failures).toEqual([failure, failure])
  })
})
