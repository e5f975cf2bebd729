import '#src/ui/theme/global.css.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import addProductsNode from '#src/__generated__/useAddProductsToCartMutation.graphql.ts'
import comparedProductsNode from '#src/__generated__/ComparedProductsQuery.graphql.ts'
import { component as ComparePage } from '#src/pages/compare/ComparePage.tsx'
import { page } from 'vitest/browser'
import { COMPARED_NAMES_KEY, KEPT_COMPARISON_KEY } from '#src/platform/saved/savedKeys.ts'
import { createSavedNames } from '#src/platform/saved/savedNames.ts'
import { readKeptComparison, writeKeptComparison } from '#src/platform/saved/keptComparison.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageAccount } from '../account/accountStage.tsx'
import type { Answers } from '../account/accountStage.tsx'
import { cartOf, CUP as CUP_LINE } from '../cart/cartAnswers.ts'
import { CART_ID } from '../cart/cartStage.tsx'
import { productOf } from '../catalogue/productAnswers.ts'
import { axeFaults } from '../ui/axe.ts'

const CUP = productOf({ key: 'tazza', name: 'Tazza Alba' })
const VASE = productOf({ key: 'vaso', name: 'Vaso Anfora', colours: { Petrolio: 'teal' } })

const attributes = [
  { code: 'sku', label: 'SKU' },
  { code: 'materiale', label: 'Materiale' },
  { code: 'forno', label: 'Forno' },
]
const itemOf = (product: typeof CUP, oven: string) => ({
  uid: product.uid,
  product,
  attributes: [
    { code: 'sku', value: product.sku },
    { code: 'materiale', value: 'Gres' },
    { code: 'forno', value: oven },
  ],
})
const ITEMS = [itemOf(CUP, 'Sì'), itemOf(VASE, 'N/A')]

async function showComparison(items: readonly (typeof ITEMS)[number][], answers: Answers = {}) {
  const stage = await stageAccount(<ComparePage />, {
    cartId: CART_ID,
    path: '/compare',
    answers: {
      ComparedProductsQuery: {
        data: completeAnswer(comparedProductsNode.operation, { compareList: { uid: 'list', attributes, items } }),
      },
      ...answers,
    },
  })
  if (items.length > 0) {
    writeKeptComparison(stage.storage, { uid: 'list', products: items.map(({ product }) => product.uid) })
  }
  const { container } = await stage.show()
  return { ...stage, container }
}

test('attributes are shown side by side, and differences are not marked by colour alone', async () => {
  const { container } = await showComparison(ITEMS)
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Forno≠diverso', 'Materiale'])
  const [_corner, ...cells] = table.getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Sì', '–Non indicato', 'Gres', 'Gres'])
  expect(screen.getByRole('region', { name: 'Confronto' }).tabIndex).toBe(0)
  expect(await axeFaults(container)).toEqual([])
})

test('a product that is no longer sold is named, and its column is not waited for', async () => {
  const { storage } = await showComparison(ITEMS)
  await screen.findByRole('table')
  // The names were recorded when both were on the list.
  const names = createSavedNames(storage, COMPARED_NAMES_KEY)
  names.note('list', { [CUP.uid]: 'Tazza Alba', gone: 'Ciotola Luna' })
  writeKeptComparison(storage, { uid: 'list', products: [CUP.uid, VASE.uid, 'gone'] })
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: KEPT_COMPARISON_KEY })))
  const notice = await screen.findByText('Nel confronto non ci sono più:')
  expect(notice.parentElement?.textContent).toContain('Ciotola Luna')
  expect(readKeptComparison(storage)?.products).toEqual([CUP.uid, VASE.uid])
})

test('on a phone two products are side by side', async () => {
  await page.viewport(360, 740)
  try {
    await showComparison(ITEMS)
    const region = await screen.findByRole('region', { name: 'Confronto' })
    const edge = region.getBoundingClientRect().right
    for (const head of screen.getAllByRole('columnheader')) {
      expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1)
    }
    const [label] = screen.getAllByRole('rowheader')
    const [value] = screen.getAllByRole('cell')
    // The label is above its values.
    expect(label?.getBoundingClientRect().bottom).toBeLessThanOrEqual((value?.getBoundingClientRect().top ?? 0) + 1)
  } finally {
    await page.viewport(1280, 720)
  }
})

test('only the differences, where the shopper wants no more', async () => {
  await showComparison(ITEMS)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Solo differenze' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
})

test('a product with options links to its page, others can be added to the cart', async () => {
  await showComparison(ITEMS)
  const choose = await screen.findByRole('link', { name: 'Scegli le opzioni: Vaso Anfora' })
  expect(choose.getAttribute('href')).toBe('/vaso.html')
  expect(screen.getByRole('button', { name: 'Aggiungi al carrello: Tazza Alba' })).toBeTruthy()
})

test('an addition to the cart is reported to the data layer', async () => {
  const { told } = await showComparison(ITEMS, {
    useAddProductsToCartMutation: {
      data: completeAnswer(addProductsNode.operation, {
        addProductsToCart: { cart: cartOf([CUP_LINE]), user_errors: [] },
      }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi al carrello: Tazza Alba' }))
  const items = [{ item_id: 'tazza', item_name: 'Tazza Alba', price: 20, quantity: 1 }]
  await expect.poll(told).toEqual([['add_to_cart', { currency: 'EUR', value: 20, items }]])
})

test('a column that is taken away leaves the table and the list', async () => {
  const { storage, sent } = await showComparison([itemOf({ ...CUP, uid: btoa('5') }, 'Sì'), itemOf(VASE, 'No')], {
    compareBackendRemoveMutation: {
      data: {
        removeProductsFromCompareList: {
          uid: 'list',
          items: [{ uid: VASE.uid, product: { __typename: 'ConfigurableProduct', uid: VASE.uid, name: VASE.name } }],
        },
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Togli Tazza Alba dal confronto' }))
  await expect.poll(() => readKeptComparison(storage)?.products).toEqual([VASE.uid])
  expect(screen.queryByRole('link', { name: 'Tazza Alba' })).toBeNull()
  // The backend takes the raw number of a product.
  expect(sent.find(({ name }) => name === 'compareBackendRemoveMutation')?.variables).toEqual({
    uid: 'list',
    products: ['5'],
  })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Confronto' }))
})

test('an empty comparison says how to fill it', async () => {
  const { container } = await showComparison([])
  await screen.findByText('Non c’è ancora nulla da confrontare')
  expect(await axeFaults(container)).toEqual([])
})
