import '#src/ui/theme/global.css.ts'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import recentProductsNode from '#src/__generated__/RecentProductsQuery.graphql.ts'
import additionNode from '#src/__generated__/useAddProductsToCartMutation.graphql.ts'
import { RecentProducts } from '#src/pages/product/sections/RecentProducts.tsx'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { ThemedToaster } from '#src/shell/toasts/ThemedToaster.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { cartOf } from '../cart/cartAnswers.ts'
import { CART_ID, stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'
import { productOf } from './productAnswers.ts'
import type { TestProduct } from './productAnswers.ts'
import { pendingAdditions } from '#src/platform/session/pendingAddition.ts'
import { adoptWaitingAdditions, parseAddition } from '#src/platform/session/pendingAdditions.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

/** Otherwise only the first test would load the code. */
beforeAll(() => import('#src/features/cart/requests/additionParts.ts'))

const JUG: TestProduct = { key: 'brocca', name: 'Brocca', price: { final: 48 } }

async function showCards(...products: readonly TestProduct[]) {
  const skus = products.map(({ key }) => key)
  const stage = await stageCart(
    <>
      <RecentProducts skus={skus} shown={[]} />
      <ThemedToaster />
    </>,
  )
  const variables = { skus: skus.toSorted(), pageSize: skus.length }
  stage.seed(recentProductsNode, variables, { products: { items: products.map(productOf) } })
  const { container } = stage.show()
  return { ...stage, container }
}

const addButton = (name: string) => screen.getByRole('button', { name: `Aggiungi al carrello: ${name}` })
const answered = (errors: readonly object[] = []) => ({
  data: completeAnswer(additionNode.operation, { addProductsToCart: { cart: cartOf([]), user_errors: errors } }),
})

/** Notices with this text, after the two frames that Sonner needs to position them. */
async function told(words: string | RegExp, count = 1): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(count))
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
}

test('a piece with nothing to decide goes into the cart with one tap, and another tap waits for the answer', async () => {
  const { sent, container } = await showCards(JUG, { ...JUG, key: 'tazza', name: 'Tazza', question: 'optional' })
  expect(await axeFaults(container)).toEqual([])
  expect(addButton('Tazza').getAttribute('href')).toBe('/tazza.html')
  await userEvent.click(addButton('Brocca'))
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['useAddProductsToCartMutation'])
  expect(sent[0]?.variables).toMatchObject({ cartItems: [{ sku: 'brocca', quantity: 1 }] })
  expect(addButton('Brocca').getAttribute('aria-busy')).toBe('true')
  await userEvent.click(addButton('Brocca'))
  expect(sent).toHaveLength(1)
  await act(async () => sent[0]?.answer(answered()))
  await told('Brocca è nel carrello')
  expect(addButton('Brocca').getAttribute('aria-busy')).toBe('false')
  expect(document.activeElement).toBe(addButton('Brocca'))
})

test('the keyboard reaches it in the card, and both of its keys press it', async () => {
  const { sent } = await showCards(JUG)
  screen.getByRole('link', { name: 'Brocca' }).focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(addButton('Brocca'))
  await userEvent.keyboard(' ')
  await expect.poll(() => sent.length).toBe(1)
  await act(async () => sent[0]?.answer(answered()))
  await told('Brocca è nel carrello')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent.length).toBe(2)
  await act(async () => sent[1]?.answer(answered()))
  await told('Brocca è nel carrello', 2)
})

const cannotBeReached = new NetworkUnreachableError('Any', new TypeError('Failed to fetch'))

test('a refusal is reported with the name of the product', async () => {
  const { sent } = await showCards(JUG)
  await userEvent.click(addButton('Brocca'))
  await expect.poll(() => sent.length).toBe(1)
  await act(async () => sent[0]?.answer(answered([{ __typename: 'x', code: 'NOT_SALABLE', message: 'no' }])))
  await told(/^Brocca: È appena andato/)
})

describe('an addition without an answer', () => {
  /** The lines of the cart, as the backend counts them. */
  const counted = (pieces: number) => ({
    data: {
      cart: {
        id: CART_ID,
        itemsV2: {
          items: pieces === 0 ? [] : [{ uid: 'line', quantity: pieces, product: { uid: 'p', sku: 'brocca' } }],
        },
      },
    },
  })

  /** Presses the button; the addition has no answer, and the cart is read. */
  async function addUnanswered() {
    const { sent, shop } = await showCards(JUG)
    shop.cartJournal.write(CART_ID, [])
    await userEvent.click(addButton('Brocca'))
    await expect.poll(() => sent.length).toBe(1)
    await act(async () => sent[0]?.fail(cannotBeReached))
    await expect.poll(() => sent[1]?.name).toBe('countPiecesQuery')
    return { sent, shop }
  }

  test('is a success if the cart has it', async () => {
    const { sent, shop } = await addUnanswered()
    await act(async () => sent[1]?.answer(counted(1)))
    await told('Brocca è nel carrello')
    expect(shop.cartJournal.linesOf(CART_ID)).toMatchObject([{ uid: 'line', sku: 'brocca', quantity: 1 }])
  })

  test('has failed if the cart has none of it', async () => {
    const { sent } = await addUnanswered()
    await act(async () => sent[1]?.answer(counted(0)))
    await told(/^Brocca: Il negozio non risponde/)
    expect(sent).toHaveLength(2)
  })

  test('is uncertain if another tab’s answer has brought it, or the same product', async () => {
    const { sent, shop } = await addUnanswered()
    shop.cartJournal.write(CART_ID, [
      { ...cartLineRequest({ sku: 'brocca' }), uid: 'line', name: 'Brocca', price: null },
    ])
    await act(async () => sent[1]?.answer(counted(1)))
    await told(/^Brocca: .*forse l’articolo è già nel carrello/)
    expect(sent).toHaveLength(2)
  })

  test('is left to the next document of the tab if this one goes away while the cart is read', async () => {
    const { sent, shop } = await addUnanswered()
    const storage = createMemoryStorage()
    const leave = () => {
      const tabStorage = createMemoryStorage()
      for (const key of shop.tabStorage.keys()) tabStorage.set(key, shop.tabStorage.get(key) ?? '')
      adoptWaitingAdditions(pendingAdditions(tabStorage), tabStorage, storage)
      return tabStorage.keys()
    }
    // The next click of the next document has nothing to look for.
    expect(leave()).toEqual([])
    expect(pendingAdditions(storage).map((key) => parseAddition(storage.get(key)))).toMatchObject([
      { lines: [{ sku: 'brocca', quantity: 1 }], sentTo: CART_ID },
    ])
    await act(async () => sent[1]?.answer(counted(1)))
    await told('Brocca è nel carrello')
    expect(leave()).toEqual([])
    expect(pendingAdditions(shop.tabStorage)).toEqual([])
  })

  test('is looked for again before a repeated click sends it again', async () => {
    const { sent } = await addUnanswered()
    await act(async () => sent[1]?.fail(cannotBeReached))
    await told(/^Brocca: Il negozio non risponde/)
    await userEvent.click(addButton('Brocca'))
    await expect.poll(() => sent[2]?.name).toBe('countPiecesQuery')
    await act(async () => sent[2]?.answer(counted(1)))
    await told('Brocca è nel carrello')
    expect(sent).toHaveLength(3)
  })

  test('is sent again by a repeated click if the cart still has none of it', async () => {
    const { sent } = await addUnanswered()
    await act(async () => sent[1]?.answer(counted(0)))
    await told(/^Brocca: Il negozio non risponde/)
    await userEvent.click(addButton('Brocca'))
    await expect.poll(() => sent[2]?.name).toBe('countPiecesQuery')
    await act(async () => sent[2]?.answer(counted(0)))
    await expect.poll(() => sent[3]?.name).toBe('useAddProductsToCartMutation')
    await act(async () => sent[3]?.answer(answered()))
    await told('Brocca è nel carrello')
  })
})

test('a product with options links to its choices; a sold-out one has no cart button', async () => {
  await showCards(
    { key: 'vaso', name: 'Vaso', colours: { Petrolio: '#0f6b66', Avorio: '#eee8dc' } },
    { key: 'piastrella', name: 'Piastrella', question: 'required' },
    { ...JUG, soldOut: true },
  )
  for (const name of ['Vaso', 'Piastrella']) {
    expect(screen.getByRole('link', { name: `Scegli le opzioni: ${name}` })).toBeTruthy()
  }
  expect(screen.queryByRole('button', { name: /carrello.*Brocca/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Scegli.*Brocca/ })).toBeNull()
})

test('a click for a new tab is the browser’s own', async () => {
  const { sent } = await showCards(JUG)
  const click = createEvent.click(addButton('Brocca'), { ctrlKey: true, cancelable: true })
  // The browser would navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  let prevented = true
  document.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true })
  fireEvent(addButton('Brocca'), click)
  expect(prevented).toBe(false)
  expect(sent).toHaveLength(0)
})

test('a colour on the card changes its picture and where it leads, without a request', async () => {
  const user = userEvent.setup()
  const { sent } = await showCards({
    key: 'vaso',
    name: 'Vaso',
    colours: { 'Verde salvia': '#7a8b6f', Avorio: '#eee8dc' },
  })
  const shown = () => [
    document.querySelector('article img')?.getAttribute('src'),
    screen.getByRole('link', { name: 'Vaso' }).getAttribute('href'),
    screen.getByRole('link', { name: /^Scegli/ }).getAttribute('href'),
  ]
  const photo = (file: string) => `/media/catalog/product/cache/1/${file}.jpg?width=640`
  const asListed = [photo('vaso'), '/vaso.html', '/vaso.html']
  const inGreen = [photo('vaso-Verde%20salvia'), '/vaso.html?smalto=verde-salvia', '/vaso.html?smalto=verde-salvia']
  const inIvory = [photo('vaso-Avorio'), '/vaso.html?smalto=avorio', '/vaso.html?smalto=avorio']
  expect(shown()).toEqual(asListed)
  await user.hover(screen.getByRole('radio', { name: 'Avorio' }))
  expect(shown()).toEqual(inIvory)
  await user.hover(screen.getByRole('link', { name: 'Vaso' }))
  expect(shown()).toEqual(asListed)
  await user.click(screen.getByRole('radio', { name: 'Verde salvia' }))
  await user.keyboard('{ArrowRight}')
  expect(shown()).toEqual(inIvory)
  await user.keyboard('{ArrowLeft}')
  await user.tab()
  await user.hover(screen.getByRole('link', { name: 'Vaso' }))
  expect(shown()).toEqual(inGreen)
  expect(sent).toEqual([])
})
