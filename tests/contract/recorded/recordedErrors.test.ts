import { afterAll, expect, test } from 'vitest'
import { openEmbeddedShop } from '../embeddedShop.ts'
import { createCommerceClient } from '../commerceClient.ts'
import { findWares } from '../preparations.ts'
import { replayRecordedErrors } from './recordedErrors.ts'

// The recordings are from 2.4.7, so the engine answers like that version.
const shop = openEmbeddedShop('2.4.7')
afterAll(() => shop.close())

/** Never lower it: an answer that once matched a real server must continue to match. */
const LEAST_AGREEING = 281

/** Answers of a real server that tell whether there is an account; the engine answers as if there were one. */
const NEUTRAL: ReadonlySet<string> = new Set(['customer/requestPasswordResetEmail-unknown'])

test('recorded errors of a real server get the same category and code', { timeout: 600_000 }, async () => {
  const client = createCommerceClient(shop.url, shop.fetch)
  const outcomes = await replayRecordedErrors(client, await findWares(client))
  const agreeing = outcomes.filter(({ agrees, name }) => agrees || NEUTRAL.has(name))
  expect(outcomes.flatMap(({ agrees, name }) => (agrees && NEUTRAL.has(name) ? [name] : []))).toEqual([])
  process.stdout.write(
    `recorded error cases: ${agreeing.length} of ${outcomes.length} answered with the same category and code\n`,
  )
  expect(
    agreeing.length,
    outcomes.flatMap(({ agrees, name }) => (agrees ? [] : [name])).join('\n'),
  ).toBeGreaterThanOrEqual(LEAST_AGREEING)
  expect(shop.failures).toEqual([])
})
