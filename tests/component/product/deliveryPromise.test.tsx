import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductPromise } from '#src/pages/product/delivery/ProductPromise.tsx'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'

const WEEKEND = [6, 7]
const DAYS = 'flatrate=2-4'

async function promiseOf(orderDay: string, dates: readonly string[], deliveryDays = DAYS, weekdays = WEEKEND) {
  await renderWithShop(<ProductPromise />, { shop: { orderDay, deliveryDays, closedDays: { weekdays, dates } } })
  const words = screen.getByRole('note').textContent
  cleanup()
  return words
}

test.each([
  ['within a week', '2026-11-23', [], 'Consegna stimata: mer 25 – ven 27 nov'],
  ['across a weekend', '2026-11-19', [], 'Consegna stimata: lun 23 – mer 25 nov'],
  ['across the end of a month', '2026-11-26', [], 'Consegna stimata: lun 30 nov – mer 2 dic'],
  ['across the end of a year', '2026-12-29', ['2027-01-01'], 'Consegna stimata: gio 31 dic 2026 – mar 5 gen 2027'],
  ['across a holiday', '2026-12-04', ['2026-12-08'], 'Consegna stimata: mer 9 – ven 11 dic'],
  ['on a holiday', '2026-12-08', ['2026-12-08'], 'Consegna stimata: gio 10 – lun 14 dic'],
])('a piece that is ordered %s is promised for days with deliveries', async (_, orderDay, dates, words) => {
  expect(await promiseOf(orderDay, dates)).toBe(words)
})

test('on Saturday only where carriers work on it', async () => {
  expect(await promiseOf('2026-11-26', [], 'flatrate=2-2', [7])).toBe('Consegna stimata: sab 28 nov')
  expect(await promiseOf('2026-11-26', [], 'flatrate=2-2')).toBe('Consegna stimata: lun 30 nov')
})

test('a shop without days of delivery promises none', async () => {
  expect(await promiseOf('2026-11-26', [], '')).toBe('')
})
