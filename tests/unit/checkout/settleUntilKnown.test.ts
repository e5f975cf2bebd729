import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskResult } from '#src/features/checkout/after-order/paymentDesk.ts'
import { settleUntilKnown } from '#src/features/checkout/after-order/settleUntilKnown.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const OPEN: DeskResult = { kind: 'open' }
const PAID: DeskResult = { kind: 'paid', order: null, isNews: true }
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The seconds of the questions, and the result, if the payment is known from a second on. */
async function ask(last: DeskResult, from: number, meanwhile: DeskResult = OPEN) {
  vi.setSystemTime(0)
  const seconds: number[] = []
  const settle = async () => {
    seconds.push(Date.now() / 1_000)
    return Date.now() >= from * 1_000 ? last : meanwhile
  }
  const result = settleUntilKnown(settle, pause)
  await vi.runAllTimersAsync()
  return { seconds, result: await result }
}

test('a result that is known at once takes one question', async () => {
  expect(await ask(PAID, 0)).toEqual({ seconds: [0], result: PAID })
})

test('an open payment is checked after 2, 4, 8, 16, 32 and 60 seconds, and then the shop writes', async () => {
  expect(await ask(PAID, 61)).toEqual({ seconds: [0, 2, 4, 8, 16, 32, 60], result: OPEN })
})

test('the questions end with the answer', async () => {
  expect(await ask(PAID, 5)).toEqual({ seconds: [0, 2, 4, 8], result: PAID })
  const failed: DeskResult = { kind: 'failed', why: 'expired', cart: 'current' }
  expect(await ask(failed, 60)).toEqual({ seconds: [0, 2, 4, 8, 16, 32, 60], result: failed })
})

test('a question without an answer is repeated, too', async () => {
  expect(await ask(PAID, 10, { kind: 'unknown' })).toEqual({ seconds: [0, 2, 4, 8, 16], result: PAID })
})
