import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import cartExtrasNode from '#src/__generated__/CartExtrasQuery.graphql.ts'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import addProductsNode from '#src/__generated__/useAddProductsToCartMutation.graphql.ts'
import removeItemNode from '#src/__generated__/useRemoveItemFromCartMutation.graphql.ts'
import setGiftMessageNode from '#src/__generated__/setGiftMessagesMutation.graphql.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { cartParts } from '#src/pages/cart/loadCart.ts'
import { ThemedToaster } from '#src/shell/toasts/ThemedToaster.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { axeFaults } from '../ui/axe.ts'
import { cartOf, CUP, PLATE, BESIDE } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'

const variables = { cartId: CART_ID }
const EXTRAS = {
  operation: 'CartExtrasQuery',
  variables: { cartId: CART_ID, ...cartParts(() => false), hasGiftMessages: true },
}
const WORDS = { to: 'Nonna Rosa', from: 'Ada', message: 'Buon compleanno!' }

/** A cart whose cup has this gift message. */
function cartWith(words: object | null, typename = 'SimpleCartItem') {
  const cart = cartOf([CUP, PLATE])
  const [cup, plate] = cart.itemsV2.items
  const items = [
    { ...cup, __typename: typename, gift_message: words },
    { ...plate, gift_message: null },
  ]
  return { ...cart, itemsV2: { items } }
}

async function showCart({ words = null as object | null, allow = '1', typename = 'SimpleCartItem' } = {}) {
  const stage = await stageCart(
    <>
      <CartPage query={{ operation: 'CartPageQuery', variables }} extras={EXTRAS} pending={false} />
      <ThemedToaster />
    </>,
    {
      hasGiftMessages: true,
    },
  )
  const seeded = completeAnswer(cartPageNode.operation, { cart: cartWith(null, typename), ...BESIDE })
  stage.seed(cartPageNode, variables, seeded)
  const { container } = stage.show()
  const isAsked = ({ name }: { name: string }) => name === 'CartExtrasQuery'
  const data = completeAnswer(cartExtrasNode.operation, {
    cart: cartWith(words, typename),
    storeConfig: { store_code: 'it', allow_items: allow },
  })
  await waitFor(() => expect(stage.sent.some(isAsked)).toBe(true))
  await waitFor(async () => {
    for (const request of stage.sent.filter(isAsked)) await act(async () => request.answer({ data }))
  })
  /** Answers with the sent message. */
  const answer = async (kept: object | null) => {
    const request = stage.sent.findLast(({ name }) => name === 'setGiftMessagesMutation')
    const cart = { ...cartWith(kept), id: CART_ID }
    // user-event handles the blur of a field that React removes, in the middle of React's commit.
    await act(async () => (document.activeElement as HTMLElement).blur())
    await act(async () =>
      request?.answer({ data: completeAnswer(setGiftMessageNode.operation, { updateCartItems: { cart } }) }),
    )
  }
  return { ...stage, container, answer }
}

const adding = () => screen.findByRole('button', { name: 'Aggiungi un messaggio regalo a Tazza Alba' })
/** Adding a message is one of the rarer actions of a line. */
const open = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Altre azioni' }))[0]!)
  return adding()
}
const box = (name: string) => screen.getByRole('textbox', { name })

test('words are written beside a line, confirmed, and shown there', async () => {
  const { sent, container, answer } = await showCart()
  await userEvent.click(await open())
  const to = await screen.findByRole('textbox', { name: 'Per' })
  await waitFor(() => expect(document.activeElement).toBe(to))
  expect(await axeFaults(container)).toEqual([])
  await userEvent.type(box('Per'), WORDS.to)
  await userEvent.type(box('Da'), WORDS.from)
  await userEvent.type(box('Messaggio'), WORDS.message)
  await userEvent.click(screen.getByRole('button', { name: 'Salva il messaggio' }))
  expect(sent.at(-1)).toMatchObject({
    name: 'setGiftMessagesMutation',
    variables: { cartItems: [{ cart_item_uid: CUP.uid, quantity: 1, gift_message: WORDS }] },
  })
  await answer(WORDS)
  expect(await screen.findByText('Messaggio regalo salvato.')).toBeTruthy()
  expect(screen.getByText('Messaggio regalo per Nonna Rosa da Ada: «Buon compleanno!»')).toBeTruthy()
  const change = screen.getByRole('button', { name: 'Cambia il messaggio regalo di Tazza Alba' })
  expect(document.activeElement).toBe(change)
  expect(await axeFaults(container)).toEqual([])
})

test('each empty field has an error, the first has the focus, and nothing is sent', async () => {
  const { sent } = await showCart()
  await userEvent.click(await open())
  await userEvent.type(await screen.findByRole('textbox', { name: 'Da' }), 'Ada')
  await userEvent.click(screen.getByRole('button', { name: 'Salva il messaggio' }))
  await waitFor(() => expect(document.activeElement).toBe(box('Per')))
  for (const text of ['Scrivi a chi va il regalo.', 'Scrivi qualche parola.']) {
    // Below its field, and in the summary of all.
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  }
  expect(screen.queryByText('Scrivi da chi arriva.')).toBeNull()
  expect(sent.map(({ name }) => name)).not.toContain('setGiftMessagesMutation')
  await userEvent.type(box('Per'), 'N')
  await waitFor(() => expect(screen.queryByText('Scrivi a chi va il regalo.')).toBeNull())
})

test('a field is judged when it is left, and forgiven as soon as it is right', async () => {
  const { sent } = await showCart()
  await userEvent.click(await open())
  await userEvent.click(await screen.findByRole('textbox', { name: 'Messaggio' }))
  await userEvent.paste('a'.repeat(502))
  expect(screen.queryByText('Troppo lungo: al massimo 500 caratteri.')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('Troppo lungo: al massimo 500 caratteri.')).toBeTruthy()
  expect(box('Messaggio').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(box('Messaggio'), '{Backspace}{Backspace}')
  await waitFor(() => expect(screen.queryByText('Troppo lungo: al massimo 500 caratteri.')).toBeNull())
  await userEvent.click(box('Da'))
  await userEvent.tab()
  expect(await screen.findByText('Scrivi da chi arriva.')).toBeTruthy()
  expect(sent.map(({ name }) => name)).not.toContain('setGiftMessagesMutation')
})

test('a form that was opened by mistake is left with one click', async () => {
  await showCart()
  await userEvent.click(await open())
  await screen.findByRole('textbox', { name: 'Per' })
  const leave = screen.getByRole('button', { name: 'Lascia com’è' })
  const hand = userEvent.setup()
  await hand.pointer({ keys: '[MouseLeft>]', target: leave })
  expect(document.activeElement).toBe(box('Per'))
  await hand.pointer({ keys: '[/MouseLeft]', target: leave })
  expect(await adding()).toBeTruthy()
  expect(screen.queryByText('Scrivi a chi va il regalo.')).toBeNull()
})

test('the input is kept after a refusal', async () => {
  const { sent } = await showCart()
  await userEvent.click(await open())
  await screen.findByRole('textbox', { name: 'Per' })
  for (const [name, text] of [
    ['Per', WORDS.to],
    ['Da', WORDS.from],
    ['Messaggio', WORDS.message],
  ] as const) {
    await userEvent.type(box(name), text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Salva il messaggio' }))
  const error = { message: 'Gift Message cannot be updated', extensions: { category: 'graphql-input' } }
  await act(async () => sent.at(-1)?.answer({ data: { updateCartItems: null }, errors: [error] }))
  expect((await screen.findByRole('alert')).textContent).toContain('Gift Message cannot be updated')
  expect(box('Messaggio')).toMatchObject({ value: WORDS.message })
})

test('words are taken away, and the focus stays on the line', async () => {
  const { sent, answer } = await showCart({ words: WORDS })
  await userEvent.click(await screen.findByRole('button', { name: 'Togli il messaggio regalo di Tazza Alba' }))
  expect(sent.at(-1)?.variables).toMatchObject({
    cartItems: [{ cart_item_uid: CUP.uid, gift_message: { to: '', from: '', message: '' } }],
  })
  await answer(null)
  expect(await screen.findByText('Messaggio regalo tolto.')).toBeTruthy()
  expect(document.activeElement).toBe(await adding())
})

test.each([
  ['the shop allows none', { allow: '0' }],
  ['nothing is shipped', { typename: 'VirtualCartItem' }],
])('is not offered where %s', async (_, options) => {
  await showCart(options)
  expect(await screen.findByRole('spinbutton', { name: 'Quantità di Tazza Alba' })).toBeTruthy()
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  await userEvent.click(screen.getAllByRole('button', { name: 'Altre azioni' })[0]!)
  expect(screen.queryByRole('button', { name: 'Aggiungi un messaggio regalo a Tazza Alba' })).toBeNull()
})

test('a line that is brought back has its words again; where they do not lie there, the shopper reads them', async () => {
  const { sent, shop, answer } = await showCart({ words: WORDS })
  await screen.findByRole('button', { name: 'Cambia il messaggio regalo di Tazza Alba' })
  await waitFor(() => expect(shop.cartJournal.linesOf(CART_ID)?.[0]?.giftMessage).toEqual(WORDS))
  // The messages are fetched again beside them.
  const asked = (wanted: string) =>
    waitFor(() => {
      const request = sent.findLast(({ name }) => name === wanted)
      if (!request) throw new Error(`${wanted} was not asked.`)
      return request
    })
  const answerCart = async (field: string, lines: readonly object[]) => {
    const node = field === 'addProductsToCart' ? addProductsNode : removeItemNode
    const cart = { ...cartWith(null), itemsV2: { items: lines } }
    const request = await asked(node.operation.name)
    await act(async () =>
      request.answer({ data: completeAnswer(node.operation, { [field]: { cart, user_errors: [] } }) }),
    )
  }
  const [cup, plate] = cartWith(null).itemsV2.items
  await userEvent.click(screen.getAllByRole('button', { name: 'Rimuovi' })[0]!)
  await answerCart('removeItemFromCart', [plate!])
  await userEvent.click(screen.getByRole('button', { name: /^Annulla/ }))
  await answerCart('addProductsToCart', [{ ...cup, uid: 'OTk=' }, plate!])
  const { variables: given } = await asked('setGiftMessagesMutation')
  expect(given).toMatchObject({
    cartItems: [{ cart_item_uid: 'OTk=', quantity: 1, gift_message: WORDS }],
  })
  await answer(null)
  expect(
    await screen.findByText('Tazza Alba è di nuovo nel carrello, ma il messaggio regalo va riscritto:'),
  ).toBeTruthy()
  // In the notice, and beside the line until the refetched data has arrived.
  expect(screen.getAllByText(WORDS.message).length).toBeGreaterThan(0)
})
