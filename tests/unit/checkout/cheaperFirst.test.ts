import { expect, test } from 'vitest'
import { cheaperFirst } from '#src/features/checkout/delivery/cheaperFirst.ts'

const offer = (name: string, dates: string | null, value: number) => ({ name, dates, price: { value } })
const namesOf = (offers: readonly ReturnType<typeof offer>[]) => cheaperFirst(offers).map(({ name }) => name)

test('the cheaper of two deliveries on the same days comes first', () => {
  expect(namesOf([offer('express', 'mar 1 dic', 6.9), offer('free', 'mar 1 dic', 0)])).toEqual(['free', 'express'])
})

test('other days, and days that nobody knows, keep the merchant’s order', () => {
  expect(namesOf([offer('express', 'lun 30 nov', 6.9), offer('free', 'mar 1 dic', 0)])).toEqual(['express', 'free'])
  expect(namesOf([offer('express', null, 6.9), offer('free', null, 0)])).toEqual(['express', 'free'])
  expect(namesOf([offer('a', 'mar 1 dic', 6.9), offer('b', 'lun 30 nov', 9), offer('c', 'mar 1 dic', 0)])).toEqual([
    'c',
    'a',
    'b',
  ])
})
