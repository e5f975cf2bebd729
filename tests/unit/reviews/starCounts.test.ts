import { expect, test } from 'vitest'
import { starCounts } from '#src/features/reviews/starCounts.ts'

const counts = (percents: readonly number[]) => starCounts(percents).map(({ count }) => count)

test('ratings are counted under the star they round to, five first', () => {
  expect(starCounts([]).map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1])
  expect(counts([100, 90, 89, 70, 50, 20])).toEqual([2, 2, 1, 0, 1])
})

test('a review without stars counts under none', () => {
  expect(counts([0, 5])).toEqual([0, 0, 0, 0, 1])
})
