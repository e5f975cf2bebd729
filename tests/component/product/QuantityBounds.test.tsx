import '#src/ui/theme/global.css.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import additionNode from '#src/__generated__/useAddProductsToCartMutation.graphql.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { cartOf } from '../cart/cartAnswers.ts'
import { axeFaults } from '../ui/axe.ts'
import { BOWL, clickAdd, stageProduct } from './productStage.tsx'

const { configurable_options: _options, variants: _variants, ...PLAIN } = BOWL
const TILE = { ...PLAIN, __typename: 'SimpleProduct', options: [] }
const stage = (bounds: object | null, more: object = {}) => stageProduct({ product: { ...TILE, ...more }, bounds })

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantità' })
const button = (name: string) => screen.getByRole('button', { name })
const more = () => button('Aumenta la quantità')
const fewer = () => button('Diminuisci la quantità')
const isAtBound = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
const asked = ({ sent }: Awaited<ReturnType<typeof stage>>) =>
  sent.filter(({ name }) => name === 'QuantityBoundsQuery').length

test('begins at the fewest, stops at both bounds and says them', async () => {
  const { container, sent } = await stage({ min_sale_qty: 6, max_sale_qty: 8 })
  expect(screen.getByText('Almeno 6 pezzi')).toBeTruthy()
  expect(screen.getByText('Al massimo 8 pezzi')).toBeTruthy()
  expect(field().value).toBe('6')
  expect([field().min, field().max]).toEqual(['6', '8'])
  expect(isAtBound(fewer())).toBe(true)
  await userEvent.click(fewer())
  expect(field().value).toBe('6')
  await userEvent.click(more())
  await userEvent.click(more())
  expect(isAtBound(more())).toBe(true)
  await userEvent.clear(field())
  await userEvent.type(field(), '40{Enter}')
  expect(field().value).toBe('8')
  await userEvent.clear(field())
  await userEvent.type(field(), '2{Enter}')
  expect(field().value).toBe('6')
  expect(await axeFaults(container)).toEqual([])
  await clickAdd()
  const addition = sent.find(({ name }) => name === 'useAddProductsToCartMutation')
  expect(addition?.variables['cartItems']).toMatchObject([{ sku: 'CIOTOLA', quantity: 6 }])
})

test.each([
  ['the next pack', '7', '12'],
  ['the last pack below the maximum', '20', '18'],
])('after a refusal the field offers %s', async (_, typed, offered) => {
  const { sent } = await stage({ min_sale_qty: 1, max_sale_qty: 20 })
  await userEvent.clear(field())
  await userEvent.type(field(), `${typed}{Enter}`)
  await clickAdd()
  const message = 'You can buy this product only in quantities of 6 at a time.'
  const refusal = { __typename: 'CartUserInputError', code: 'UNDEFINED', message }
  const answer = { addProductsToCart: { cart: cartOf([]), user_errors: [refusal] } }
  const last = sent.findLast(({ name }) => name === 'useAddProductsToCartMutation')
  await act(async () => last?.answer({ data: completeAnswer(additionNode.operation, answer) }))
  await screen.findByText('Si ordina solo a multipli di 6.')
  expect(field().value).toBe(offered)
})

test('the smaller of stock and maximum quantity is the limit', async () => {
  await stage({ min_sale_qty: 2, max_sale_qty: 8 }, { only_x_left_in_stock: 3 })
  expect(field().max).toBe('3')
})

test('says nothing where the merchant sets no bound', async () => {
  await stage({ min_sale_qty: 1, max_sale_qty: 10_000 })
  expect(screen.queryByText(/^(Almeno|Al massimo)/)).toBeNull()
  expect([field().value, field().min, field().max]).toEqual(['1', '1', ''])
})

test('speaks of one piece', async () => {
  await stage({ min_sale_qty: 1, max_sale_qty: 1 })
  expect(screen.getByText('Al massimo un pezzo')).toBeTruthy()
  expect(isAtBound(more())).toBe(true)
})

test('a backend that does not tell is not asked', async () => {
  const shown = await stage(null)
  expect(asked(shown)).toBe(0)
  expect(field().value).toBe('1')
})

test('nothing moves on a phone when the words come', async () => {
  await page.viewport(360, 740)
  const heightOf = (element: HTMLElement) => element.closest('article')!.getBoundingClientRect().height
  const bare = await stage({ min_sale_qty: 1, max_sale_qty: 10_000 })
  const before = heightOf(field())
  bare.unmount()
  await stage({ min_sale_qty: 6, max_sale_qty: 60 })
  expect(heightOf(field())).toBe(before)
})
