import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from '#src/ui/controls/pageWindow.ts'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
  [5, 2_147_483_647, [1, 'gap', 4, 5, 6, 'gap', 2_147_483_647]],
])('page %i of %i', (page, pageCount, entries) => {
  expect(pageWindow(page, pageCount)).toEqual(entries)
})

test('every window is ascending, holds the ends and the current page, and no gap hides a single page', () => {
  const counts = fc.integer({ min: 1, max: 200 })
  const places = counts.chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
  fc.assert(
    fc.property(places, ([page, pageCount]) => {
      const entries = pageWindow(page, pageCount)
      const numbers = entries.filter((entry) => entry !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]))
      for (const [index, number] of numbers.slice(1).entries()) {
        const skipped = number - (numbers[index] ?? 0) - 1
        expect(skipped).not.toBe(1)
        expect(entries[entries.indexOf(number) - 1] === 'gap').toBe(skipped > 1)
      }
      expect(entries.length).toBeLessThanOrEqual(7)
    }),
  )
})
