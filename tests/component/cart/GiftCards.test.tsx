import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { cartParts } from '#src/pages/cart/loadCart.ts'
import { axeFaults } from '../ui/axe.ts'
import { cartOf, CUP, PLATE, BESIDE } from './cartAnswers.ts'
import { CART_ID, stageCart, type SentRequest } from './cartStage.tsx'
import { IN_FOUR_MINUTES, tooManyTries } from '#tests/harness/components/tooManyTries.ts'

const variables = { cartId: CART_ID }
const EXTRAS = {
  operation: 'CartExtrasQuery',
  variables: { cartId: CART_ID, ...cartParts(() => false), hasGiftCards: true },
}
const euro = (value: number) => ({ value, currency: 'EUR' })
const card = (code: string, paid: number, balance: number) => ({
  code,
  applied_balance: euro(paid),
  current_balance: euro(balance),
})
const withCards = (due: number, ...cards: readonly object[]) => {
  const cart = cartOf([CUP])
  return { ...cart, prices: { ...cart.prices, grand_total: euro(due) }, applied_gift_cards: cards }
}

beforeAll(() =>
  Promise.all([import('#src/pages/cart/gifts/CartExtras.tsx'), import('#src/features/cart/gift/GiftCards.tsx')]),
)

/** A cart of 18 €; answers the queries about its cards until the test sends another query. */
async function showCart(hasGiftCards = true) {
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
  stage.seed(cartPageNode, variables, { cart: cartOf([CUP]), ...BESIDE })
  const answered = new Set<SentRequest>()
  /** Answers the queries about the cards until there are no more. */
  const tellCards = async (...cards: readonly object[]) => {
    for (;;) {
      const open = stage.sent.filter((request) => request.name === 'CartExtrasQuery' && !answered.has(request))
      if (open.length === 0) return
      for (const request of open) {
        answered.add(request)
        await act(async () =>
          request.answer({ data: { cart: { id: CART_ID, applied_gift_cards: cards, itemsV2: { items: [] } } } }),
        )
      }
    }
  }
  // The code of the part loads after the cart's.
  const { container } = await act(async () => stage.show())
  return { ...stage, container, tellCards }
}

async function openField() {
  const user = userEvent.setup()
  await user.click(await screen.findByText('Hai un buono regalo?'))
  return { user, field: screen.getByRole('textbox', { name: 'Codice del buono regalo' }) }
}
const cards = () => screen.getByRole('list', { name: 'Buoni regalo nel carrello' })
const textOf = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ')

test('a gift card pays, is shown with its amount, and can be removed', async () => {
  const { sent, container, tellCards } = await showCart()
  await waitFor(() => expect(sent.at(-1)?.name).toBe('CartExtrasQuery'))
  await tellCards()
  const { user, field } = await openField()
  await user.type(field, ' TERRA-1 {Enter}')
  const applying = sent.at(-1)
  expect(applying).toMatchObject({
    name: 'GiftCardsApplyMutation',
    variables: { cartId: CART_ID, code: 'TERRA-1' },
  })
  const paid = card('TERRA-1', 10, 10)
  await act(async () => applying?.answer({ data: { applyGiftCardToCart: { cart: withCards(8, paid) } } }))
  await tellCards(paid)
  expect(textOf(cards())).toContain('TERRA-1')
  expect(textOf(cards())).toContain('-10,00 €')
  expect(screen.getAllByText(/8,00/).length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(field)
  expect(await axeFaults(container)).toEqual([])

  await user.click(within(cards()).getByRole('button', { name: 'Togli il buono TERRA-1' }))
  const removing = sent.at(-1)
  expect(removing).toMatchObject({ name: 'GiftCardsRemoveMutation', variables: { code: 'TERRA-1' } })
  await act(async () => removing?.answer({ data: { removeGiftCardFromCart: { cart: withCards(18) } } }))
  await tellCards()
  expect(screen.queryByRole('list', { name: 'Buoni regalo nel carrello' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Hai un buono regalo?')
})

test('a code that cannot be used is said at the field, which keeps it', async () => {
  const { sent, tellCards } = await showCart()
  await waitFor(() => expect(sent.at(-1)?.name).toBe('CartExtrasQuery'))
  await tellCards()
  const { user, field } = await openField()
  await user.type(field, '{Enter}')
  expect(screen.getByText('Scrivi il codice del buono.')).toBeTruthy()
  await user.type(field, 'NIENTE{Enter}')
  const errors = [{ message: 'No such card', extensions: { category: 'graphql-no-such-entity' } }]
  await act(async () => sent.at(-1)?.answer({ data: { applyGiftCardToCart: null }, errors }))
  expect(await screen.findByText(/^Questo buono non si può usare/)).toBeTruthy()
  await user.type(field, '{Enter}')
  await act(async () => sent.at(-1)?.answer(tooManyTries(200)))
  expect(await screen.findByText(IN_FOUR_MINUTES)).toBeTruthy()
  expect(field).toHaveProperty('value', 'NIENTE')
  expect(document.activeElement).toBe(field)
})

test('the amounts of the cards are refetched when the total changes', async () => {
  const stage = await showCart()
  const { sent, tellCards } = stage
  await waitFor(() => expect(sent.at(-1)?.name).toBe('CartExtrasQuery'))
  await tellCards(card('TERRA-1', 18, 50))
  const before = sent.length
  await act(async () => stage.seed(cartPageNode, variables, { cart: cartOf([CUP, PLATE]), ...BESIDE }))
  await waitFor(() => expect(sent.length).toBeGreaterThan(before))
  await tellCards(card('TERRA-1', 50, 50))
  expect(textOf(cards())).toContain('-50,00 €')
})

test('a backend without gift cards is not asked about them', async () => {
  const { sent } = await showCart(false)
  expect(sent).toEqual([])
  expect(screen.queryByText('Hai un buono regalo?')).toBeNull()
})
