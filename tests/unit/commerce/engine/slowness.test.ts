import { expect, test } from 'vitest'
import type { Slowness } from '#server/commerce/engine/execution/slowness.ts'
import { openQuoteShop } from '../quoteShop.ts'

/** A shop whose pauses end on demand. */
function openSlowShop(slow: Partial<Slowness>) {
  const paused: { readonly milliseconds: number; readonly end: () => void }[] = []
  const shop = openQuoteShop({
    slowness: {
      pause: (milliseconds) => new Promise((end) => paused.push({ milliseconds, end })),
      firstRequestMs: 0,
      fieldsMs: {},
      ...slow,
    },
  })
  const answered: string[] = []
  return {
    paused,
    answered,
    close: shop.close,
    ask: async (name: string, query: string) => {
      const { errors } = await shop.ask(query)
      expect(errors).toEqual([])
      answered.push(name)
    },
  }
}

test('a slow field holds its own answer back, nobody else’s', async () => {
  const { ask, answered, paused, close } = openSlowShop({ fieldsMs: { 'Query.countries': 1_500, 'Country.id': 20 } })
  const slow = ask('slow', '{ countries { two_letter_abbreviation } }')
  await ask('quick', '{ storeConfig { store_code } }')
  expect(answered).toEqual(['quick'])
  expect(paused.map(({ milliseconds }) => milliseconds)).toEqual([1_500])
  paused[0]?.end()
  await slow
  expect(answered).toEqual(['quick', 'slow'])
  close()
})

test('the first request after a start is slow', async () => {
  const { ask, answered, paused, close } = openSlowShop({ firstRequestMs: 4_000 })
  const first = ask('first', '{ storeConfig { store_code } }')
  await ask('second', '{ storeConfig { store_code } }')
  expect(answered).toEqual(['second'])
  expect(paused.map(({ milliseconds }) => milliseconds)).toEqual([4_000])
  paused[0]?.end()
  await first
  close()
})

test('a name that the schema lacks is a mistake', () => {
  expect(() => openSlowShop({ fieldsMs: { 'Query.nope': 1 } })).toThrow('There is no field Query.nope to slow')
})
