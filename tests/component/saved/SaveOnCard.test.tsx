import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import recentProductsNode from '#src/__generated__/RecentProductsQuery.graphql.ts'
import { RecentProducts } from '#src/pages/product/sections/RecentProducts.tsx'
import { readKeptWishes } from '#src/platform/saved/keptWishes.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageAccount } from '../account/accountStage.tsx'
import { CART_ID } from '../cart/cartStage.tsx'
import { productOf } from '../catalogue/productAnswers.ts'
import type { TestProduct } from '../catalogue/productAnswers.ts'

async function showCard(product: TestProduct) {
  const stage = await stageAccount(<RecentProducts skus={[product.key]} shown={[]} />, {
    cartId: CART_ID,
    path: '/',
    answers: {
      RecentProductsQuery: {
        data: completeAnswer(recentProductsNode.operation, { products: { items: [productOf(product)] } }),
      },
    },
  })
  await stage.show()
  return { ...stage, heart: await screen.findByRole('button', { name: `${product.name} nella lista dei desideri` }) }
}

test('adding to the wish list is reported to the data layer, removing is not', async () => {
  const { heart, told, storage } = await showCard({ key: 'brocca', name: 'Brocca', price: { final: 48 } })
  await userEvent.click(heart)
  const items = [{ item_id: 'brocca', item_name: 'Brocca', price: 48, quantity: 1 }]
  const given = ['add_to_wishlist', { currency: 'EUR', value: 48, items }]
  await expect.poll(() => told().filter(([event]) => event !== 'view_item_list')).toEqual([given])
  await userEvent.click(heart)
  await expect.poll(() => readKeptWishes(storage)).toEqual([])
  expect(told().filter(([event]) => event !== 'view_item_list')).toEqual([given])
})

test('a heart keeps the colour that was chosen on the card', async () => {
  const { heart, storage } = await showCard({
    key: 'vaso',
    name: 'Vaso',
    colours: { 'Verde salvia': '#7a8b6f', Avorio: '#eee8dc' },
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Avorio' }))
  // The pointer passes over another one.
  await userEvent.hover(screen.getByRole('radio', { name: 'Verde salvia' }))
  await userEvent.click(heart)
  const words = [{ label: 'Smalto', value: 'Avorio' }]
  await expect
    .poll(() => readKeptWishes(storage))
    .toEqual([{ sku: 'vaso', quantity: 1, selectedOptions: ['glaze-Avorio'], enteredOptions: [], words, name: 'Vaso' }])
})

test('where no colour was chosen, the heart keeps the product as listed', async () => {
  const { heart, storage } = await showCard({
    key: 'vaso',
    name: 'Vaso',
    colours: { Petrolio: 'teal', Avorio: '#eee' },
  })
  await userEvent.click(heart)
  await expect.poll(() => readKeptWishes(storage)).toMatchObject([{ sku: 'vaso', selectedOptions: [], words: [] }])
})
