import { expect, test, vi } from 'vitest'
import { takeCard } from '#src/features/checkout/card/takeCard.ts'
import type { CardPayment, OpenCard } from '#src/features/checkout/card/takeCard.ts'
import { failed, succeeded } from '#src/lib/result.ts'

const PAYMENT: CardPayment = {
  sum: { value: 30, currency: 'EUR' },
  email: 'ada@example.com',
  billing: { countryCodeAlpha2: 'IT' },
  isChallengeWanted: false,
}
type Card = Awaited<ReturnType<OpenCard['tokenize']>>
type Ask = NonNullable<OpenCard['bank']>['ask']

const card = { nonce: 'nonce-1', details: { bin: '400000' } } as Card
const tokenize = () => Promise.resolve(card)
const answering = (answer: Awaited<ReturnType<Ask>>) => vi.fn<Ask>().mockResolvedValue(answer)

test('the bank gets the card and the sum, and its proof counts', async () => {
  const ask = answering({ kind: 'passed', nonce: 'nonce-2' })
  expect(await takeCard({ tokenize, bank: { ask } }, PAYMENT)).toEqual(succeeded('nonce-2'))
  expect(ask).toHaveBeenCalledExactlyOnceWith({ card, ...PAYMENT })
})

test('without a question to the bank the proof of the card counts', async () => {
  expect(await takeCard({ tokenize, bank: null }, PAYMENT)).toEqual(succeeded('nonce-1'))
})

test.each(['refused', 'closed', 'unanswered'] as const)('a check that is %s gives no proof', async (kind) => {
  expect(await takeCard({ tokenize, bank: { ask: answering({ kind }) } }, PAYMENT)).toEqual(failed(kind))
})

test('without the code of the check the card is not taken', async () => {
  expect(await takeCard({ tokenize, bank: undefined }, PAYMENT)).toEqual(failed('unanswered'))
})

test('a refused card and a failing provider are two different troubles', async () => {
  const failing = (error: unknown) => ({ tokenize: () => Promise.reject(error), bank: null })
  expect(await takeCard(failing({ type: 'CUSTOMER' }), PAYMENT)).toEqual(failed('declined'))
  expect(await takeCard(failing({ type: 'NETWORK' }), PAYMENT)).toEqual(failed('unanswered'))
  expect(await takeCard(failing(new Error('thrown')), PAYMENT)).toEqual(failed('unanswered'))
})
