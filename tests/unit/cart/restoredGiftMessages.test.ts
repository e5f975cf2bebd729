import { setupI18n } from '@lingui/core'
import { Network } from 'relay-runtime'
import type { GraphQLResponse, Variables } from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import restoreCartLinesNode from '#src/__generated__/restoreCartLinesMutation.graphql.ts'
import setGiftMessagesNode from '#src/__generated__/setGiftMessagesMutation.graphql.ts'
import { notifyRestoredCart } from '#src/app/startup/cartNotices.ts'
import { restoreCartLines } from '#src/features/cart/requests/restoreCartLines.ts'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'

const showToast = vi.hoisted(() => vi.fn<(...told: readonly unknown[]) => Promise<void>>(async () => undefined))
vi.mock('#src/ui/feedback/showToast.ts', () => ({ showToast }))

const WORDS = { to: 'Nonna Rosa', from: 'Ada', message: 'Buon compleanno!' }
const lostLine = (uid: string, sku: string, giftMessage?: JournalLine['giftMessage']): JournalLine => ({
  uid,
  sku,
  name: sku,
  quantity: 2,
  selectedOptions: [],
  enteredOptions: [],
  price: null,
  ...(giftMessage && { giftMessage }),
})
const LOST = [lostLine('old-cup', 'TAZZA', WORDS), lostLine('old-plate', 'PIATTO')]

const itemOf = (uid: string, sku: string, giftMessage: object | null = null) => ({
  __typename: 'SimpleCartItem',
  __isCartItemInterface: 'SimpleCartItem',
  uid,
  quantity: 2,
  customizable_options: [],
  gift_message: giftMessage,
  product: { __typename: 'SimpleProduct', uid: `product-${sku}`, sku, name: sku },
})
const cartOf = (cupsWords: object | null) => ({
  id: 'new',
  itemsV2: { items: [itemOf('new-cup', 'TAZZA', cupsWords), itemOf('new-plate', 'PIATTO')] },
})

/** Restores the lost lines on a backend that keeps this message of the cup, or answers with an error. */
async function restore(kept: object | Error | null) {
  const sent: { readonly name: string; readonly variables: Variables }[] = []
  const environment = createEnvironment({
    network: Network.create(({ name }, variables) => {
      sent.push({ name, variables })
      if (name === 'restoreCartLinesMutation') {
        const payload = { cart: cartOf(null), user_errors: [] }
        return {
          data: completeAnswer(restoreCartLinesNode.operation, { addProductsToCart: payload }),
        } as GraphQLResponse
      }
      if (kept instanceof Error) throw kept
      const payload = { cart: cartOf(kept) }
      return { data: completeAnswer(setGiftMessagesNode.operation, { updateCartItems: payload }) } as GraphQLResponse
    }),
    isServer: false,
    resolverContext: {
      cartId: createCartIdStore(createNoCookies()),
      customerToken: createCustomerTokenStore({ clock: { now: () => 0 }, storage: createMemoryStorage() }),
    },
    onMissingKey: (error) => {
      throw error
    },
  })
  const result = await restoreCartLines(
    environment,
    { id: 'new', lines: [] },
    () => LOST,
    (restored) => restored,
  )
  if (!result.ok) throw new Error(result.error.message)
  return { sent, ...result.value }
}

const inItaly = {
  i18n: setupI18n({ locale: 'it', messages: { it: {} } }),
  shop: { locale: { intlLocale: 'it-IT' } },
}

beforeEach(() => showToast.mockClear())

test('a changed price is written as everywhere in the store', async () => {
  const { restoration } = await restore(WORDS)
  const of = (value: number) => ({ value, currency: 'EUR' })
  const repriced = [{ name: 'TAZZA', before: of(1234.5), now: of(1300) }]
  const inAustria = { ...inItaly, shop: { locale: { intlLocale: 'de-AT' } } }
  await notifyRestoredCart({ ...restoration, repriced }, inAustria)
  const description = 'TAZZA: il prezzo è passato da €\u00a01.234,50 a €\u00a01.300,00'
  expect(showToast).toHaveBeenCalledWith('warning', expect.any(String), { description, staysUntilClosed: true })
})

test('the words beside a line of a lost cart come back with it', async () => {
  const { sent, found, restoration } = await restore(WORDS)
  expect(sent.map(({ name }) => name)).toEqual(['restoreCartLinesMutation', 'setGiftMessagesMutation'])
  expect(sent[1]?.variables).toEqual({
    cartId: 'new',
    cartItems: [{ cart_item_uid: 'new-cup', quantity: 2, gift_message: WORDS }],
  })
  expect(found.map(({ uid, giftMessage }) => [uid, giftMessage])).toEqual([
    ['new-cup', WORDS],
    ['new-plate', undefined],
  ])
  expect(restoration).toMatchObject({ restored: 2, missing: [], wordless: [] })
})

test.each([
  ['the backend passes them over', null],
  ['the network fails', new TypeError('offline')],
])('where %s the lines are back all the same, and the shopper reads what to write again', async (_, kept) => {
  const { found, restoration } = await restore(kept)
  expect(found.map(({ giftMessage }) => giftMessage)).toEqual([undefined, undefined])
  expect(restoration).toMatchObject({ restored: 2, wordless: [{ name: 'TAZZA', giftMessage: WORDS }] })
  await notifyRestoredCart(restoration, inItaly)
  expect(showToast).toHaveBeenCalledWith('warning', expect.stringContaining('tranne questo'), {
    description: 'TAZZA: il messaggio regalo non è tornato, riscrivilo («Buon compleanno!»)',
    staysUntilClosed: true,
  })
})
