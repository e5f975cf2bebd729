import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import cartExtrasNode from '#src/__generated__/CartExtrasQuery.graphql.ts'
import cartCrossSellsNode from '#src/__generated__/CartCrossSellsQuery.graphql.ts'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import { GIFT_CARD_UIDS } from '#src/lib/catalog/giftCardUids.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { cartParts } from '#src/pages/cart/loadCart.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { cartOf, CUP, PLATE, BESIDE } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'

const variables = { cartId: CART_ID }
const EXTRAS = {
  operation: 'CartExtrasQuery',
  variables: { cartId: CART_ID, ...cartParts(() => false), hasGiftCardLines: true },
}
const AS_CARD = { __typename: 'GiftCardCartItem' }

/** A cart with a cup, and a gift card instead of the plate. */
const cart = (() => {
  const { itemsV2, ...rest } = cartOf([CUP, PLATE])
  const [cup, plate] = itemsV2.items
  const product = { ...plate?.product, __typename: 'GiftCardProduct' }
  return { ...rest, itemsV2: { items: [cup, { ...plate, ...AS_CARD, product }] } }
})()

const FILLED_IN = {
  amount: { value: 24, currency: 'EUR' },
  sender_name: 'Ada',
  sender_email: 'ada@example.com',
  recipient_name: 'Bea',
  recipient_email: 'bea@example.com',
  message: 'Auguri',
}

// The code of the parts loads after the cart's.
beforeAll(() => import('#src/pages/cart/gifts/CartExtras.tsx'))

async function showCart(hasGiftCards = true, amounts: readonly object[] = []) {
  const stage = await stageCart(
    <CartPage
      query={{ operation: 'CartPageQuery', variables }}
      extras={hasGiftCards ? EXTRAS : null}
      pending={false}
    />,
    {
      hasGiftCards,
    },
  )
  stage.seed(cartPageNode, variables, { cart, ...BESIDE })
  await act(async () => stage.show())
  const [cup, card] = cart.itemsV2.items
  const product = { ...card?.product, giftcard_amounts: amounts }
  const answer = completeAnswer(cartExtrasNode.operation, {
    cart: { id: CART_ID, itemsV2: { items: [cup, { ...card, ...FILLED_IN, product }] } },
  })
  /** Answers all queries about the card's texts. */
  const tell = async () => {
    await waitFor(() => expect(stage.sent.map(({ name }) => name)).toContain('CartExtrasQuery'))
    for (const request of stage.sent.filter(({ name }) => name === 'CartExtrasQuery')) {
      await act(async () => request.answer({ data: answer }))
    }
    // If several parts of a page suspend at once, React's `act` can render them again endlessly
    // (github.com/facebook/react/issues/37556), so no other part stays pending.
    const asked = (name: string) => [...stage.sent, ...stage.beside].find((request) => request.name === name)
    for (const node of [cartCrossSellsNode]) {
      await waitFor(() => expect(asked(node.operation.name)).toBeTruthy())
      const none = { products: { items: [] } }
      await act(async () => asked(node.operation.name)?.answer({ data: completeAnswer(node.operation, none) }))
    }
  }
  return { ...stage, tell }
}

const ENTERED = [
  { uid: GIFT_CARD_UIDS.senderName, value: 'Ada' },
  { uid: GIFT_CARD_UIDS.senderEmail, value: 'ada@example.com' },
  { uid: GIFT_CARD_UIDS.recipientName, value: 'Bea' },
  { uid: GIFT_CARD_UIDS.recipientEmail, value: 'bea@example.com' },
  { uid: GIFT_CARD_UIDS.message, value: 'Auguri' },
]

test('a gift card tells who gives it to whom, and can be changed', async () => {
  const { tell } = await showCart()
  await tell()
  expect(await screen.findByText('Per: Bea (bea@example.com)')).toBeTruthy()
  expect(screen.getByText('Da: Ada (ada@example.com)')).toBeTruthy()
  expect(screen.getByText('Messaggio: Auguri')).toBeTruthy()
  for (const more of screen.getAllByRole('button', { name: 'Altre azioni' })) await userEvent.click(more)
  expect(screen.getByRole('link', { name: 'Modifica' }).getAttribute('href')).toContain('Mg')
})

test.each([
  ['one of the merchant’s', [{ uid: 'twenty-four', value: 24 }], { selected: ['twenty-four'], own: [] }],
  [
    'an own one',
    [{ uid: 'fifty', value: 50 }],
    { selected: [], own: [{ uid: GIFT_CARD_UIDS.openAmount, value: '24.00' }] },
  ],
])(
  'a card that was filled in elsewhere comes back after its removal: its amount is %s',
  async (_what, amounts, sent) => {
    const { tell, sent: requests, shop } = await showCart(true, amounts)
    await tell()
    await screen.findByText('Messaggio: Auguri')
    await waitFor(() =>
      expect(shop.cartJournal.linesOf(CART_ID)?.[1]).toMatchObject({
        selectedOptions: sent.selected,
        enteredOptions: [...sent.own, ...ENTERED],
      }),
    )
    await userEvent.click(screen.getAllByRole('button', { name: 'Rimuovi' })[1] ?? document.body)
    const removal = requests.find(({ name }) => name === 'useRemoveItemFromCartMutation')
    await act(async () => removal?.answer({ data: { removeItemFromCart: { cart: cartOf([CUP]) } } }))
    await userEvent.click(await screen.findByRole('button', { name: /Annulla/ }))
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'useAddProductsToCartMutation')?.variables['cartItems']).toEqual([
        {
          sku: 'SKU-Mg==',
          quantity: 2,
          selected_options: sent.selected,
          entered_options: [...sent.own, ...ENTERED],
        },
      ]),
    )
  },
)

test('a backend without gift cards is not asked about them', async () => {
  const { sent } = await showCart(false)
  await screen.findAllByRole('button', { name: 'Rimuovi' })
  expect(sent.map(({ name }) => name)).not.toContain('CartExtrasQuery')
})
