import '#src/ui/theme/global.css.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import recentProductsNode from '#src/__generated__/RecentProductsQuery.graphql.ts'
import { RecentProducts } from '#src/pages/product/sections/RecentProducts.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageAccount } from '../account/accountStage.tsx'
import type { Answers } from '../account/accountStage.tsx'
import { CART_ID } from '../cart/cartStage.tsx'
import { productOf } from '../catalogue/productAnswers.ts'
import { axeFaults } from '../ui/axe.ts'
import { hearNotices } from './hearNotices.tsx'

const notices = hearNotices()

const JUG = productOf({ key: 'brocca', name: 'Brocca' })
const itemOf = (id: string) => ({
  __typename: 'SimpleWishlistItem',
  id,
  quantity: 1,
  description: null,
  customizable_options: [],
  product: JUG,
})
const listOf = (id: string, name: string, ...items: readonly object[]) => ({
  id,
  name,
  visibility: 'PRIVATE',
  items_v2: { items },
})
const THREE = [listOf('7', 'Lista dei desideri'), listOf('8', 'Nozze'), listOf('9', 'Cucina nuova')]
const savedAnswer = (lists: readonly object[]) => ({
  data: {
    customer: { wishlists: lists, compare_list: null },
    storeConfig: { store_code: 'it', enable_multiple_wishlists: '1', maximum_number_of_wishlists: '5' },
  },
})
const added = (list: object) => ({ data: { addProductsToWishlist: { wishlist: list, user_errors: [] } } })
const onDefault = added(listOf('7', 'x', itemOf('1')))

async function showCard(lists: readonly object[], answers: Answers = {}) {
  const stage = await stageAccount(<RecentProducts skus={['brocca']} shown={[]} />, {
    cartId: CART_ID,
    path: '/',
    answers: {
      RecentProductsQuery: { data: completeAnswer(recentProductsNode.operation, { products: { items: [JUG] } }) },
      ownSavedQuery: savedAnswer(lists),
      ...answers,
    },
  })
  stage.customerToken.issue('bearer')
  await stage.show()
  const heart = await screen.findByRole('button', { name: 'Brocca nella lista dei desideri' })
  await waitFor(() => expect(stage.sent.some(({ name }) => name === 'ownSavedQuery')).toBe(true))
  const sentTo = (name: string) => stage.sent.filter((one) => one.name === name).map(({ variables }) => variables)
  return { ...stage, heart, sentTo }
}

test('one tap puts a product on the default list, and the notice leads to another one', async () => {
  const { heart, sentTo } = await showCard(THREE, {
    wishlistBackendAddMutation: onDefault,
    listsBackendMoveMutation: {
      data: {
        moveProductsBetweenWishlists: {
          source_wishlist: listOf('7', 'x'),
          destination_wishlist: listOf('8', 'x', itemOf('2')),
          user_errors: [],
        },
      },
    },
  })
  await userEvent.click(heart)
  await notices.take('Sposta in un’altra lista')
  expect(sentTo('wishlistBackendAddMutation')).toMatchObject([{ wishlistId: '0', items: [{ sku: 'brocca' }] }])
  const dialog = await screen.findByRole('dialog', { name: 'In quale lista?' })
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'Nozze, 0 pezzi', 'Cucina nuova, 0 pezzi'])
  expect(await axeFaults(dialog)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Nozze, 0 pezzi' }))
  await waitFor(() => expect(notices.said().at(-1)).toBe('Brocca è ora nella lista «Nozze»'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentTo('listsBackendMoveMutation')).toEqual([
    { from: '7', to: '8', items: [{ wishlist_item_id: '1', quantity: 1 }] },
  ])
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})

test('a product that cannot be moved is announced, and stays in its place', async () => {
  const { heart } = await showCard(THREE, {
    wishlistBackendAddMutation: onDefault,
    listsBackendMoveMutation: new TypeError('Failed to fetch'),
  })
  await userEvent.click(heart)
  await notices.take('Sposta in un’altra lista')
  await userEvent.click(await screen.findByRole('button', { name: 'Cucina nuova, 0 pezzi' }))
  await waitFor(() =>
    expect(notices.complained()).toEqual(['Qualcosa non ha funzionato da parte nostra. Riprova tra poco.']),
  )
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})

test('a heart is full whichever list holds the product, and a tap takes it from there; undone, it is there again', async () => {
  const { heart, sentTo } = await showCard([listOf('7', 'x'), listOf('8', 'Nozze', itemOf('2'))], {
    wishlistBackendRemoveMutation: {
      data: { removeProductsFromWishlist: { wishlist: listOf('8', 'x'), user_errors: [] } },
    },
    wishlistBackendAddMutation: added(listOf('8', 'x', itemOf('3'))),
  })
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  await userEvent.click(heart)
  await waitFor(() => expect(notices.said()).toHaveLength(1))
  expect(sentTo('wishlistBackendRemoveMutation')).toEqual([{ wishlistId: '8', ids: ['2'] }])
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  await notices.take('Annulla')
  await waitFor(() => expect(sentTo('wishlistBackendAddMutation')).toMatchObject([{ wishlistId: '8' }]))
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})

test('a customer with one list is led to it', async () => {
  const { heart, path } = await showCard([listOf('7', 'Lista dei desideri')], { wishlistBackendAddMutation: onDefault })
  await userEvent.click(heart)
  await waitFor(() => expect(notices.said()).toEqual(['Brocca è nella lista dei desideri']))
  await notices.take('Vedi la lista')
  expect(path()).toBe('/wishlist')
})
