import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTokenAge } from '#src/app/session/watchTokenAge.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

const HOUR_MS = 3_600_000
const START = 1_000_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

function open(storage = createMemoryStorage()) {
  const document = new EventTarget()
  const page = Object.assign(new EventTarget(), { setTimeout, clearTimeout, document }) as unknown as Window
  const customerToken = createCustomerTokenStore({ clock: { now: () => Date.now() }, storage })
  watchTokenAge(customerToken, page)
  const told: (string | null)[] = []
  customerToken.subscribe(() => told.push(customerToken.validToken()))
  return { storage, customerToken, told, page, document }
}

test('one hour after its issue the record is published again, unchanged, so that readers notice its expiry', () => {
  const { customerToken, told } = open()
  customerToken.issue('secret')
  vi.advanceTimersByTime(HOUR_MS - 1)
  expect(told).toEqual(['secret'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['secret', null])
  expect(customerToken.get()).toMatchObject({ token: 'secret', createdAt: START })
  vi.advanceTimersByTime(10 * HOUR_MS)
  expect(told).toHaveLength(2)
})

test('a reload does not make it younger: the rest of its hour is waited for', () => {
  const first = open()
  first.customerToken.issue('secret')
  vi.advanceTimersByTime(HOUR_MS / 2)
  const { told } = open(first.storage)
  vi.advanceTimersByTime(HOUR_MS / 2)
  expect(told).toEqual([null])
})

test('a page frozen past the hour notices it at once, and before the hour nothing is published', () => {
  const { customerToken, told, page, document } = open()
  customerToken.issue('secret')
  page.dispatchEvent(new Event('pageshow'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual(['secret'])
  // Timers stop in a frozen page; its clock does not.
  vi.setSystemTime(START + 2 * HOUR_MS)
  page.dispatchEvent(new Event('pageshow'))
  expect(told).toEqual(['secret', null])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toHaveLength(2)
})

test('a new token gets its whole hour, whatever was left of the one before', () => {
  const { customerToken, told } = open()
  customerToken.issue('first')
  vi.advanceTimersByTime(HOUR_MS - 1)
  customerToken.issue('second')
  vi.advanceTimersByTime(HOUR_MS - 1)
  expect(told).toEqual(['first', 'second'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['first', 'second', null])
})

test('one that lives longer than a timer can wait is watched all the same', () => {
  const { customerToken, told } = open()
  const lifetimeMs = 60 * 24 * HOUR_MS
  customerToken.issue('secret', { lifetimeMs })
  vi.advanceTimersByTime(lifetimeMs - 1)
  expect(told).toEqual(['secret'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['secret', null])
})
