import '#src/ui/theme/global.css.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import keptWishesNode from '#src/__generated__/KeptWishesQuery.graphql.ts'
import useAddProductsToCartNode from '#src/__generated__/useAddProductsToCartMutation.graphql.ts'
import wishlistPageNode from '#src/__generated__/WishlistPageQuery.graphql.ts'
import { readKeptWishes, writeKeptWishes } from '#src/platform/saved/keptWishes.ts'
import { component as WishlistPage } from '#src/pages/wishlist/WishlistPage.tsx'
import type { Wish } from '#src/platform/saved/keptWishes.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageAccount } from '../account/accountStage.tsx'
import type { Answers } from '../account/accountStage.tsx'
import { BESIDE, cartOf, CUP, STORE_CONFIG } from '../cart/cartAnswers.ts'
import { CART_ID } from '../cart/cartStage.tsx'
import { productOf } from '../catalogue/productAnswers.ts'
import { expectNoise } from '#tests/harness/consoleNoise.ts'
import { axeFaults } from '../ui/axe.ts'

const wish = (sku: string, more: Partial<Wish> = {}): Wish => ({
  sku,
  quantity: 1,
  selectedOptions: [],
  enteredOptions: [],
  words: [],
  ...more,
})

const VASE = {
  ...productOf({ key: 'vaso', name: 'Vaso Anfora', colours: { Petrolio: 'teal' } }),
  configurable_options: [{ uid: 'glaze', attribute_code: 'smalto', label: 'Smalto' }],
  variants: [
    {
      attributes: [{ uid: 'teal', code: 'smalto', label: 'Petrolio' }],
      product: productOf({ key: 'vaso-petrolio', name: 'Vaso petrolio' }),
    },
  ],
}
const DEARER_VASE = {
  ...VASE,
  variants: VASE.variants.map(({ attributes }) => ({
    attributes,
    product: productOf({ key: 'vaso-petrolio', name: 'Vaso petrolio', price: { final: 34 } }),
  })),
}
const CUP_PRODUCT = productOf({ key: 'tazza', name: 'Tazza Alba' })

const pageAnswer = (wishlist: object | null): object => ({
  data: completeAnswer(wishlistPageNode.operation, {
    storeConfig: STORE_CONFIG,
    customer: wishlist && { wishlists: [wishlist] },
  }),
})
const addedToCart = (userErrors: readonly object[] = []) => ({
  data: completeAnswer(useAddProductsToCartNode.operation, {
    addProductsToCart: { cart: cartOf(userErrors.length > 0 ? [] : [CUP]), user_errors: userErrors },
  }),
})

async function showGuests(wishes: readonly Wish[], answers: Answers = {}) {
  const stage = await stageAccount(
    <WishlistPage query={{ operation: 'WishlistPageQuery', variables: { isCustomer: false } }} listId={null} />,
    {
      cartId: CART_ID,
      path: '/wishlist',
      answers: {
        WishlistPageQuery: pageAnswer(null),
        KeptWishesQuery: {
          data: completeAnswer(keptWishesNode.operation, { products: { items: [VASE, CUP_PRODUCT] } }),
        },
        ...answers,
      },
    },
  )
  writeKeptWishes(stage.storage, wishes)
  const { container } = await stage.show()
  return { ...stage, container }
}

const rowOf = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!)

test('a guest sees the browser’s list, and which options are still open', async () => {
  const { container } = await showGuests([wish('vaso'), wish('vaso', { selectedOptions: ['teal'] }), wish('tazza')])
  const list = await screen.findByRole('list', { name: 'Lista dei desideri di questo dispositivo' })
  const [open, chosen, cup] = [...list.children].map((row) => within(row as HTMLElement))
  expect(open?.getByRole('link', { name: 'Scegli le opzioni: Vaso Anfora' }).getAttribute('href')).toBe('/vaso.html')
  expect(chosen?.getByText('Smalto: Petrolio')).toBeTruthy()
  expect(chosen?.getByRole('button', { name: 'Sposta nel carrello: Vaso Anfora' })).toBeTruthy()
  expect(cup?.getByRole('button', { name: 'Sposta nel carrello: Tazza Alba' })).toBeTruthy()
  expect(screen.getByText('3 pezzi')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toBe('/account/signin?from=%2Fwishlist')
  expect(await axeFaults(container)).toEqual([])
})

test('without an answer about the products none is shown as gone', async () => {
  expectNoise(/no answer/)
  expectNoise(/wasn't caught by any route/)
  await showGuests([wish('tazza')], { KeptWishesQuery: { data: { products: null }, errors: [{ message: 'Failed' }] } })
  expect(await screen.findByText('[vetrina:wishlist] no answer')).toBeTruthy()
  expect(screen.queryByText('Questo articolo non è più in vendita.')).toBeNull()
})

test('an item moved into the cart leaves the list', async () => {
  const { sent, storage, told } = await showGuests([wish('tazza', { quantity: 2 })], {
    useAddProductsToCartMutation: addedToCart(),
  })
  await userEvent.click((await rowOf('Tazza Alba')).getByRole('button', { name: /^Sposta/ }))
  await screen.findByText('La tua lista è ancora vuota')
  expect(sent.find(({ name }) => name === 'useAddProductsToCartMutation')?.variables).toEqual({
    cartId: CART_ID,
    cartItems: [{ sku: 'tazza', quantity: 2, selected_options: [], entered_options: [] }],
  })
  expect(readKeptWishes(storage)).toEqual([])
  const items = [{ item_id: 'tazza', item_name: 'Tazza Alba', price: 20, quantity: 2 }]
  expect(told()).toEqual([['add_to_cart', { currency: 'EUR', value: 40, items }]])
})

test('a chosen variant is reported as one, at its own price', async () => {
  const { told } = await showGuests([wish('vaso', { selectedOptions: ['teal'] })], {
    KeptWishesQuery: { data: completeAnswer(keptWishesNode.operation, { products: { items: [DEARER_VASE] } }) },
    useAddProductsToCartMutation: addedToCart(),
  })
  await userEvent.click((await rowOf('Vaso Anfora')).getByRole('button', { name: /^Sposta/ }))
  await screen.findByText('La tua lista è ancora vuota')
  const items = [{ item_id: 'vaso', item_name: 'Vaso Anfora', item_variant: 'vaso-petrolio', price: 34, quantity: 1 }]
  expect(told()).toEqual([['add_to_cart', { currency: 'EUR', value: 34, items }]])
})

test('of several items moved at once, refused ones stay with the reason', async () => {
  const { storage } = await showGuests([wish('vaso', { selectedOptions: ['teal'] }), wish('tazza')], {
    useAddProductsToCartMutation: ({ cartItems }) =>
      addedToCart(
        (cartItems as readonly { readonly sku: string }[])[0]?.sku === 'vaso'
          ? [
              {
                __typename: 'InsufficientStockError',
                code: 'INSUFFICIENT_STOCK',
                message: 'The requested qty is not available',
              },
            ]
          : [],
      ),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Sposta tutto nel carrello' }))
  expect((await (await rowOf('Vaso Anfora')).findByRole('alert')).textContent).toBe(
    'Questa quantità non è disponibile.',
  )
  expect(readKeptWishes(storage)).toMatchObject([{ sku: 'vaso' }])
})

test('a removed item can be restored by keyboard', async () => {
  const { storage } = await showGuests([wish('vaso', { selectedOptions: ['teal'] }), wish('tazza')])
  const remove = (await rowOf('Vaso Anfora')).getByRole('button', { name: 'Rimuovi Vaso Anfora' })
  remove.focus()
  await userEvent.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: 'Annulla' })
  expect(document.activeElement).toBe(undo)
  expect(readKeptWishes(storage)).toMatchObject([{ sku: 'tazza' }])
  await userEvent.keyboard('{Enter}')
  await rowOf('Vaso Anfora')
  expect(readKeptWishes(storage)).toMatchObject([{ sku: 'tazza' }, { sku: 'vaso', selectedOptions: ['teal'] }])
})

test('an empty list shows the way on', async () => {
  const { container } = await showGuests([])
  await screen.findByText('La tua lista è ancora vuota')
  expect(await axeFaults(container)).toEqual([])
})

const simpleItem = (id: string, product: object, more: object = {}) => ({
  __typename: 'SimpleWishlistItem',
  id,
  quantity: 1,
  description: null,
  customizable_options: [],
  product,
  ...more,
})
const listOf = (...items: readonly object[]) => ({ id: '7', items_v2: { items } })

async function showCustomers(items: readonly object[], answers: Answers = {}) {
  const stage = await stageAccount(
    <WishlistPage query={{ operation: 'WishlistPageQuery', variables: { isCustomer: true } }} listId={null} />,
    {
      cartId: CART_ID,
      path: '/wishlist',
      // Magento Open Source has one list.
      hasField: () => false,
      answers: {
        WishlistPageQuery: pageAnswer(listOf(...items)),
        ownSavedQuery: { data: { customer: { wishlists: [listOf(...items)], compare_list: null } } },
        CartPageQuery: { data: { cart: cartOf([CUP]), ...BESIDE } },
        ...answers,
      },
    },
  )
  stage.customerToken.issue('bearer')
  const { container } = await stage.show()
  return { ...stage, container }
}

test('a customer finds options, quantity and note, and writes one', async () => {
  const changed = simpleItem('1', CUP_PRODUCT, { description: 'per Bruno' })
  const { container, sent } = await showCustomers([simpleItem('1', CUP_PRODUCT)], {
    wishlistBackendUpdateMutation: {
      data: { updateProductsInWishlist: { wishlist: listOf(changed), user_errors: [] } },
    },
  })
  const row = await rowOf('Tazza Alba')
  await userEvent.click(row.getByRole('button', { name: 'Aggiungi una nota per Tazza Alba' }))
  await userEvent.type(row.getByRole('textbox', { name: 'Nota per Tazza Alba' }), 'per Bruno')
  await userEvent.click(row.getByRole('button', { name: 'Salva la nota' }))
  await row.findByText('per Bruno')
  expect(sent.find(({ name }) => name === 'wishlistBackendUpdateMutation')?.variables).toEqual({
    wishlistId: '7',
    items: [{ wishlist_item_id: '1', description: 'per Bruno' }],
  })
  expect(await axeFaults(container)).toEqual([])
})

test('a customer’s wishes are moved by the backend, and each refusal stands with its own', async () => {
  const plate = productOf({ key: 'piatto', name: 'Piatto Duna' })
  const { sent, told } = await showCustomers([simpleItem('1', CUP_PRODUCT), simpleItem('2', plate)], {
    wishlistBackendToCartMutation: {
      data: {
        addWishlistItemsToCart: {
          wishlist: listOf(simpleItem('2', plate)),
          add_wishlist_items_to_cart_user_errors: [
            {
              code: 'NOT_SALABLE',
              message: 'Product that you are trying to add is not available.',
              wishlistItemId: '2',
            },
          ],
        },
      },
    },
  })
  await rowOf('Tazza Alba')
  await userEvent.click(screen.getByRole('button', { name: 'Sposta tutto nel carrello' }))
  expect((await (await rowOf('Piatto Duna')).findByRole('alert')).textContent).toBe('È appena andato esaurito.')
  expect(screen.queryByRole('heading', { name: 'Tazza Alba' })).toBeNull()
  expect(sent.find(({ name }) => name === 'wishlistBackendToCartMutation')?.variables).toEqual({
    wishlistId: '7',
    ids: ['1', '2'],
  })
  // The cart is fetched, because the answer did not contain it.
  expect(sent.filter(({ name }) => name === 'CartPageQuery')).toHaveLength(1)
  expect(told()).toMatchObject([['add_to_cart', { value: 20, items: [{ item_id: 'tazza', quantity: 1 }] }]])
})

test('nothing of a customer is shown when the session is over', async () => {
  const { customerToken } = await showCustomers([simpleItem('1', CUP_PRODUCT)])
  await rowOf('Tazza Alba')
  await act(async () => customerToken.invalidate('bearer'))
  await screen.findByText('La tua sessione è scaduta')
  expect(screen.queryByRole('heading', { name: 'Tazza Alba' })).toBeNull()
})
