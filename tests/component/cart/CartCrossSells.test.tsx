import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import crossSellsNode from '#src/__generated__/CartCrossSellsQuery.graphql.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { axeFaults } from '../ui/axe.ts'
import { cartOf, CUP, PLATE, BESIDE } from './cartAnswers.ts'
import type { TestLine } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'

const variables = { cartId: CART_ID }
const price = { final_price: { value: 9, currency: 'EUR' }, regular_price: { value: 9, currency: 'EUR' } }
const PRICES = { minimum_price: price, maximum_price: price }
const product = (uid: string, sku: string, name: string, more: object = {}) => ({
  __typename: 'SimpleProduct',
  uid,
  sku,
  name,
  url_key: sku,
  url_suffix: '.html',
  price_range: PRICES,
  ...more,
})

async function showCart(...lines: readonly TestLine[]) {
  const stage = await stageCart(
    <CartPage extras={null} query={{ operation: 'CartPageQuery', variables }} pending={false} />,
  )
  stage.seed(cartPageNode, variables, { cart: cartOf(lines), ...BESIDE })
  const { container } = stage.show()
  return { ...stage, container }
}

test('cross-sells are offered below the lines, once each and never products that are in the cart', async () => {
  const { beside, container } = await showCart(CUP, PLATE)
  await waitFor(() => expect(beside.at(-1)?.name).toBe('CartCrossSellsQuery'))
  expect(beside.at(-1)?.variables).toEqual({ skus: [`SKU-${CUP.uid}`, `SKU-${PLATE.uid}`], pageSize: 2 })
  const saucer = product('saucer', 'piattino', 'Piattino')
  const plate = product('plate', `SKU-${PLATE.uid}`, 'Piatto Duna')
  const items = [
    product('cup', `SKU-${CUP.uid}`, 'Tazza Alba', { crosssell_products: [saucer, plate] }),
    { ...plate, crosssell_products: [saucer] },
  ]
  const data = completeAnswer(crossSellsNode.operation, { products: { items } })
  await act(async () => beside.at(-1)?.answer({ data }))
  expect(await screen.findByRole('heading', { name: 'Ci sta bene anche' })).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Ci sta bene anche' }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Piattino'])
  expect(list.getByText(/9,00/)).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
})

test('a cart whose other pieces cannot be had is a cart all the same', async () => {
  const { beside } = await showCart(CUP)
  await waitFor(() => expect(beside.at(-1)?.name).toBe('CartCrossSellsQuery'))
  const data = completeAnswer(crossSellsNode.operation, { products: { items: [] } })
  await act(async () => beside.at(-1)?.answer({ data }))
  expect(screen.queryByRole('heading', { name: 'Ci sta bene anche' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Vai alla cassa' })).toBeTruthy()
})

test('an empty cart offers no others, and leads on', async () => {
  const { sent, beside } = await showCart()
  expect([...sent, ...beside]).toEqual([])
  expect(screen.getByRole('link', { name: 'Scopri la collezione' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Lista dei desideri' }).getAttribute('href')).toBe('/wishlist')
})
