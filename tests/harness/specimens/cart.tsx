import { msg } from '@lingui/core/macro'
import { writeSharedCart } from '#src/lib/url/sharedCart.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { screenStates } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const one = (values: object = {}, product: object = {}): MockResolvers => ({
  Cart: () => ({ itemsV2: { items: [{ ...values, product: { uid: 'product-0', ...product } }] } }),
})

const discounted: MockResolvers = {
  Cart: () => ({ applied_coupons: [{ code: 'BENVENUTO' }] }),
  CartPrices: () => ({
    discounts: [{ label: 'Benvenuto', amount: { value: 4.9, currency: SHOP.currency } }],
    applied_taxes: [{ label: 'IVA', amount: { value: 8.1, currency: SHOP.currency } }],
  }),
}

const soldOut = one(
  { errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }] },
  { stock_status: 'OUT_OF_STOCK' },
)

const onlyThree = one(
  { quantity: 5, errors: [{ code: 'ITEM_QTY', message: 'Only 3 left' }] },
  { only_x_left_in_stock: 3 },
)

const empty: MockResolvers = { Cart: () => ({ itemsV2: { items: [] }, total_quantity: 0 }) }

/** Lines of every kind of product, with their choices. */
const everyKind: MockResolvers = {
  Cart: () => ({
    itemsV2: {
      items: [
        { __typename: 'ConfigurableCartItem', uid: 'configurable' },
        { __typename: 'BundleCartItem', uid: 'bundle' },
        { __typename: 'DownloadableCartItem', uid: 'downloadable' },
        { __typename: 'GiftCardCartItem', uid: 'gift-card' },
        { __typename: 'VirtualCartItem', uid: 'virtual' },
      ],
    },
    applied_gift_cards: [{ code: 'REGALO-1' }],
    gift_message: { to: 'Marco', from: 'Giulia', message: 'Auguri!' },
  }),
  SimpleCartItem: () => ({ gift_message: { to: 'Marco', from: 'Giulia', message: 'Auguri!' } }),
}

const name = 'Tazza Alba'

/** Products that go with those of the cart. */
const related: MockResolvers = {
  ProductInterface: ({ path }) =>
    path?.includes('crosssell_products')
      ? {}
      : { crosssell_products: [{ uid: 'related', sku: 'RELATED', name: 'Ciotola' }] },
}

const SHARED = ['SKU-0', 'SKU-1'].map((sku) => ({ sku, quantity: 2, selectedOptions: [], enteredOptions: [] }))

export const CART: Part = {
  id: 'cart',
  name: 'Cart',
  specimens: [
    {
      id: 'cart-page',
      name: 'Cart',
      states: [
        ...screenStates('/cart'),
        { name: 'One line', path: '/cart', answers: one() },
        { name: 'With a discount', path: '/cart', answers: discounted },
        { name: 'Sold out meanwhile', path: '/cart', answers: soldOut },
        { name: 'Too many pieces', path: '/cart', answers: onlyThree },
        { name: 'Every kind of product', path: '/cart', answers: everyKind, isSignedIn: true },
        { name: 'Empty', path: '/cart', answers: empty },
        { name: 'Related products', path: '/cart', answers: related },
        {
          name: 'Gift message',
          path: '/cart',
          presses: [msg`Altre azioni`, msg`Aggiungi un messaggio regalo a ${name}`],
        },
        { name: 'Saved for later', path: '/cart', presses: [msg`Salva per dopo`] },
        { name: 'Estimate', path: '/cart', presses: [msg`Stima spedizione e totale`] },
        { name: 'No cart yet', path: '/cart', hasCart: false },
      ],
    },
    {
      id: 'cart-shared',
      name: 'Shared cart',
      states: [
        { name: 'Usual', path: `/cart/shared#${writeSharedCart(SHARED) ?? ''}` },
        { name: 'Unreadable link', path: '/cart/shared#x' },
      ],
    },
  ],
}
