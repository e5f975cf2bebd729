import { expect, test } from 'vitest'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { isSameChoice } from '#src/features/cart/lines/sameChoice.ts'

const TWO_PLATES = btoa('bundle/3/7/2')
const entered = (uid: string, value: string) => cartLineRequest({ sku: 'set', enteredOptions: [{ uid, value }] })
const selected = (...selectedOptions: readonly string[]) => cartLineRequest({ sku: 'set', selectedOptions })

test.each([
  ['the order of options does not count', selected('a', 'b'), selected('b', 'a'), true],
  ['another option is another choice', selected('a', 'b'), selected('a', 'c'), false],
  ['one more option is another choice', selected('a'), selected('a', 'b'), false],
  ['another text is another choice', entered('words', 'Ada'), entered('words', 'Eva'), false],
  ['a part that is entered with as many pieces as its uid says', entered(TWO_PLATES, '2'), selected(TWO_PLATES), true],
  ['a part that is entered with other pieces', entered(TWO_PLATES, '3'), selected(TWO_PLATES), false],
  ['another product', { ...selected('a'), sku: 'bowl' }, selected('a'), false],
  ['the quantity does not count', { ...selected('a'), quantity: 4 }, selected('a'), true],
])('%s', (_, one, other, isSame) => {
  expect(isSameChoice(one, other)).toBe(isSame)
  expect(isSameChoice(other, one)).toBe(isSame)
})
