import { expect, test } from 'vitest'
import { newAndPopular } from '#src/pages/home/newAndPopular.ts'

const product = (id: number, percent = 0, count = 0) => ({ id, rating: { percent, count } })
type Product = ReturnType<typeof product>
const rows = (products: readonly Product[]) => newAndPopular(products, ({ rating }) => rating)
const many = (count: number) => Array.from({ length: count }, (_, index) => product(index))

test('the first eight are new, the best reviewed of the others popular, and none is shown twice', () => {
  const reviewed = [product(100, 90, 1), product(101, 80, 20), product(102, 60, 9), product(103)]
  const { fresh, popular } = rows([...many(8), ...reviewed])
  expect(fresh.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(popular.map(({ id }) => id)).toEqual([101, 102, 100])
})

test('fewer than three make no row of popular products', () => {
  expect(rows([...many(8), product(100, 90, 1), product(101, 80, 20)]).popular).toEqual([])
  expect(rows([])).toEqual({ fresh: [], popular: [] })
})
