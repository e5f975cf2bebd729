import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import type { RelayFieldLogger } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import accountPageNode from '#src/__generated__/AccountPageQuery.graphql.ts'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import { component as AccountPage } from '#src/pages/account/AccountPage.tsx'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { cartParts } from '#src/pages/cart/loadCart.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { cartOf, CUP, PLATE, STORE_CONFIG } from '../cart/cartAnswers.ts'
import { CART_ID } from '../cart/cartStage.tsx'
import { stageAccount } from './accountStage.tsx'

type Place = Record<string | number, unknown>

/** The answer with this field null, beside the error. */
function failingAt(data: object, field: string): object {
  const spoilt = structuredClone(data) as Place
  const path = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  let place = spoilt
  for (const step of path.slice(0, -1)) place = place[step] as Place
  // A missing field could not fail.
  expect(place[path.at(-1) ?? ''], field).toBeDefined()
  place[path.at(-1) ?? ''] = null
  return { data: spoilt, errors: [{ message: 'Internal server error', path }] }
}

const EXTRAS = {
  operation: 'CartExtrasQuery',
  variables: { cartId: CART_ID, ...cartParts(() => false), hasGiftMessages: true },
}

/** The cart's answers beside its page. */
const NOTHING_BESIDE = {
  CartCrossSellsQuery: { data: { products: { items: [] } } },
}

type ToldCart = { readonly itemsV2: { readonly items: readonly object[] | null } | null }

/** The gift messages of the lines: the same lines, or the same missing lines. */
function giftMessagesBeside(answer: object): object {
  const { cart } = (answer as { data: { cart?: ToldCart | null } }).data
  const items = cart?.itemsV2?.items?.map((item) => ({ ...item, gift_message: null })) ?? null
  return {
    data: {
      cart: cart ? { id: CART_ID, itemsV2: cart.itemsV2 && { items } } : null,
      storeConfig: { store_code: 'it', allow_items: '0' },
    },
  }
}

async function show(page: React.ReactNode, operation: string, answer: object) {
  const onFieldEvent = vi.fn<RelayFieldLogger>()
  const stage = await stageAccount(page, {
    cartId: CART_ID,
    answers: { ...NOTHING_BESIDE, CartExtrasQuery: giftMessagesBeside(answer), [operation]: answer },
    onFieldEvent,
  })
  stage.customerToken.issue('bearer')
  await stage.show()
  return onFieldEvent
}

const CART = completeAnswer(cartPageNode.operation, {
  cart: cartOf([CUP, PLATE], 'BENVENUTO10'),
  storeConfig: STORE_CONFIG,
})
const CART_PARTS = {
  lines: () => screen.queryByRole('spinbutton', { name: 'Quantità di Tazza Alba' }),
  sums: () => screen.queryByText('Subtotale'),
  coupon: () => screen.queryByText('BENVENUTO10'),
  total: () => screen.queryByText('Totale'),
  checkout: () => screen.queryByRole('link', { name: 'Vai alla cassa' }),
}

const ACCOUNT = completeAnswer(accountPageNode.operation, {
  customer: {
    firstname: 'Giulia',
    lastname: 'Ferri',
    email: 'giulia@example.com',
    is_subscribed: true,
    orders: {
      total_count: 1,
      items: [
        {
          number: '000000002',
          order_date: '2026-11-20 18:24:28',
          status: 'Processing',
          shipments: [],
          total: { grand_total: { value: 52.9, currency: 'EUR' } },
        },
      ],
    },
    addresses: [
      {
        id: 1,
        firstname: 'Giulia',
        lastname: 'Ferri',
        street: ['Via dei Servi 41'],
        postcode: '50122',
        city: 'Firenze',
        region: { region_code: 'FI' },
        country_code: 'IT',
        telephone: '055',
        default_shipping: true,
        default_billing: true,
      },
    ],
  },
  storeConfig: STORE_CONFIG,
})
const ACCOUNT_PARTS = {
  heading: () => screen.queryByRole('heading', { level: 1, name: 'Ciao, Giulia' }),
  orders: () => screen.queryByRole('list', { name: 'Ultimi ordini' }),
  address: () => screen.queryByText('50122 Firenze (FI)'),
  newsletter: () => screen.queryByRole('checkbox', { name: 'Ricevo la newsletter' }),
}

const missing = (parts: Readonly<Record<string, () => unknown>>) =>
  Object.entries(parts).flatMap(([part, find]) => (find() === null ? [part] : []))

const cart = (
  <CartPage extras={EXTRAS} query={{ operation: 'CartPageQuery', variables: { cartId: CART_ID } }} pending={false} />
)
const account = <AccountPage query={{ operation: 'AccountPageQuery', variables: {} }} path="/account" />

test('a whole cart and a whole account', async () => {
  expect(await show(cart, 'CartPageQuery', { data: CART })).not.toHaveBeenCalled()
  await screen.findByText('Totale')
  expect(missing(CART_PARTS)).toEqual([])
  expect(await show(account, 'AccountPageQuery', { data: ACCOUNT })).not.toHaveBeenCalled()
  await screen.findByText(/giulia@example.com/)
  expect(missing(ACCOUNT_PARTS)).toEqual([])
})

test.each<[field: string, lost: readonly (keyof typeof CART_PARTS)[]]>([
  ['cart.itemsV2', ['lines']],
  ['cart.itemsV2.items', ['lines']],
  ['cart.prices', ['sums', 'total']],
  ['cart.prices.discounts', []],
  ['cart.prices.applied_taxes', []],
  ['cart.applied_coupons', ['coupon']],
  ['cart.itemsV2.items.0.prices', []],
  ['cart.itemsV2.items.0.errors', []],
  ['cart.itemsV2.items.0.product.thumbnail', []],
  ['cart.itemsV2.items.0.product.only_x_left_in_stock', []],
])('check 79, cart: %s fails', async (field, lost) => {
  const onFieldEvent = await show(cart, 'CartPageQuery', failingAt(CART, field))
  await screen.findByRole('link', { name: 'Vai alla cassa' })
  expect(missing(CART_PARTS)).toEqual(lost)
  // Missing data must not be shown as an empty cart.
  expect(screen.queryByText('Il tuo carrello è ancora vuoto')).toBeNull()
  // Fields of a query beside other answers of the same record may be missing.
  const faults = onFieldEvent.mock.calls.filter(([{ kind }]) => kind === 'relay_field_payload.error')
  expect(faults).toHaveLength(1)
})

test('a cart that cannot be had is not called empty', async () => {
  await show(cart, 'CartPageQuery', failingAt(CART, 'cart'))
  expect(await screen.findByText(/^Non riusciamo a mostrarti gli articoli/)).toBeTruthy()
  expect(screen.queryByText('Il tuo carrello è ancora vuoto')).toBeNull()
})

test.each<[field: string, lost: readonly (keyof typeof ACCOUNT_PARTS)[]]>([
  ['customer.firstname', ['heading']],
  ['customer.orders', ['orders']],
  ['customer.addresses', ['address']],
  ['customer.is_subscribed', ['newsletter']],
])('check 79, account: %s fails', async (field, lost) => {
  const onFieldEvent = await show(account, 'AccountPageQuery', failingAt(ACCOUNT, field))
  await screen.findByText(/giulia@example.com/)
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
  expect(missing(ACCOUNT_PARTS)).toEqual(lost)
  for (const lie of [/Non hai ancora/, /Nessun indirizzo/]) expect(screen.queryByText(lie)).toBeNull()
  expect(onFieldEvent).toHaveBeenCalledOnce()
})
