import { msg } from '@lingui/core/macro'
import { createCheckoutDrafts } from '#src/features/checkout/form/checkoutDraft.ts'
import { emptyCheckout, PICKUP_METHOD } from '#src/features/checkout/form/checkoutValues.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'
import type { ProvidedApp } from '#src/app/document/AppProviders.tsx'
import { SHOP } from '#src/shop/selectedShop.ts'
import { screenStates, withoutWaiting } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const euro = (value: number) => ({ value, currency: SHOP.currency })

const METHOD = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'Corriere',
  method_title: 'a casa',
  available: true,
  price_excl_tax: euro(5.66),
  price_incl_tax: euro(6.9),
  amount: euro(6.9),
  error_message: null,
}
const PICKUP = {
  ...METHOD,
  carrier_code: 'instore',
  method_code: 'pickup',
  carrier_title: 'Ritiro',
  method_title: 'in bottega',
}

/** A cart whose address and way of delivery are chosen. */
const chosen: MockResolvers = {
  Cart: () => ({
    email: 'giulia@example.com',
    shipping_addresses: [
      {
        available_shipping_methods: [METHOD, PICKUP],
        selected_shipping_method: METHOD,
        pickup_location_code: null,
        same_as_billing: true,
        customer_notes: null,
      },
    ],
    available_payment_methods: [
      { code: 'checkmo', title: 'Assegno' },
      { code: 'banktransfer', title: 'Bonifico' },
      { code: 'purchaseorder', title: 'Ordine d’acquisto' },
      { code: 'braintree', title: 'Carta' },
      { code: 'braintree_cc_vault', title: 'Carta salvata' },
      { code: 'paypal_express', title: 'PayPal' },
    ],
    applied_gift_cards: [{ code: 'REGALO-1', applied_balance: euro(10), current_balance: euro(10) }],
    applied_store_credit: { applied_balance: euro(5), current_balance: euro(20), enabled: true },
    applied_reward_points: { points: 100, money: euro(1) },
  }),
  CartPrices: () => ({
    discounts: [{ label: 'Benvenuto', amount: euro(4.9) }],
    applied_taxes: [{ label: 'IVA', amount: euro(8) }],
  }),
  PaymentToken: () => ({
    details: JSON.stringify({ type: 'VI', maskedCC: '1111', expirationDate: '12/2028' }),
    payment_method_code: 'braintree',
    type: 'card',
  }),
  PickupLocations: () => ({ items: [{}] }),
  PickupLocation: () => ({ name: 'Bottega', pickup_location_code: 'bottega', country_id: SHOP.country }),
}

const ADDRESS = {
  ...emptyCheckout(SHOP.country).shipping,
  firstname: 'Giulia',
  lastname: 'Verdi',
  street: 'Via Roma 3',
  city: 'Firenze',
  regionId: '7',
  postcode: '50123',
  telephone: '055123456',
}

/** The draft of a form that was filled in before. */
const filled =
  (values: Partial<CheckoutValues> = {}) =>
  ({ shop }: ProvidedApp) =>
    createCheckoutDrafts(shop.tabStorage).write({
      ...emptyCheckout(SHOP.country),
      email: 'giulia@example.com',
      shipping: ADDRESS,
      shippingMethod: 'flatrate|flatrate',
      ...values,
    })

const COLLECTED = filled({
  isPickup: true,
  shippingMethod: PICKUP_METHOD,
  pickup: {
    code: 'bottega',
    name: 'Bottega',
    countryCode: SHOP.country,
    street: 'Via Roma 3',
    postcode: '50123',
    city: 'Firenze',
    regionId: '7',
  },
})

const PAYING = { path: '/checkout/payment', answers: chosen, prepare: filled({ paymentMethod: 'purchaseorder' }) }

const nothingToSend: MockResolvers = { Cart: () => ({ is_virtual: true }) }

const empty: MockResolvers = { Cart: () => ({ itemsV2: { items: [] }, items: [], total_quantity: 0 }) }

export const CHECKOUT: Part = {
  id: 'checkout',
  name: 'Checkout',
  specimens: [
    {
      id: 'contact',
      name: 'Contact',
      states: [
        ...screenStates('/checkout', { answers: nothingToSend }),
        { name: 'Problems', path: '/checkout', answers: nothingToSend, presses: [msg`Continua`] },
      ],
    },
    {
      id: 'delivery',
      name: 'Delivery',
      states: [
        { name: 'Guest', path: '/checkout/delivery', answers: chosen },
        { name: 'Problems', path: '/checkout/delivery', presses: [msg`Continua`] },
        { name: 'Collected', path: '/checkout/delivery', answers: chosen, prepare: COLLECTED },
        { name: 'Customer', path: '/checkout/delivery', answers: chosen, isSignedIn: true },
        { name: 'Long words', path: '/checkout/delivery', answers: chosen, isSignedIn: true, hasLongWords: true },
      ],
    },
    {
      id: 'payment',
      name: 'Payment',
      states: [
        { name: 'Guest', ...PAYING },
        { name: 'Customer', ...PAYING, isSignedIn: true },
        { name: 'Long words', ...PAYING, isSignedIn: true, hasLongWords: true },
        {
          name: 'Without saved methods',
          ...PAYING,
          isSignedIn: true,
          answers: { ...chosen, Query: () => ({ customerPaymentTokens: null }) },
        },
        {
          name: 'Invoice for a company',
          ...PAYING,
          prepare: filled({ invoiceTo: 'company', billingIsShipping: false }),
        },
      ],
    },
    {
      id: 'agreement',
      name: 'Agreement',
      states: [{ name: 'Usual', path: '/checkout/agreements/1' }],
    },
    {
      id: 'closed',
      name: 'Nothing to order',
      states: [
        { name: 'Empty', path: '/checkout', answers: empty },
        {
          name: 'Customers only',
          path: '/checkout',
          answers: { StoreConfig: () => ({ is_guest_checkout_enabled: false }) },
        },
        { name: 'No cart', path: '/checkout', hasCart: false },
      ],
    },
    {
      id: 'success',
      name: 'Receipt',
      states: [
        ...withoutWaiting(screenStates('/checkout/success?token=token')),
        {
          name: 'Customer',
          path: '/checkout/success/000000010',
          isSignedIn: true,
          answers: {
            OrderTotal: () => ({
              discounts: [{ label: 'Benvenuto' }],
              total_giftcard: euro(10),
              total_store_credit: euro(5),
              total_reward_points: euro(1),
            }),
          },
        },
        { name: 'Unknown order', path: '/checkout/success' },
      ],
    },
  ],
}
