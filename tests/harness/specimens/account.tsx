import { msg } from '@lingui/core/macro'
import { screenStates } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const signedIn = { isSignedIn: true }

const nothing: MockResolvers = {
  Customer: () => ({ addresses: [], default_billing: null, default_shipping: null }),
  CustomerOrders: () => ({ items: [], total_count: 0 }),
  ProductReviews: () => ({ items: [] }),
  CustomerPaymentTokens: () => ({ items: [] }),
  CustomerDownloadableProducts: () => ({ items: [] }),
}

/** The merchant's questions besides the usual ones, in every kind of field. */
const asked: MockResolvers = {
  AttributesFormOutput: () => ({
    items: [
      { code: 'firstname', label: 'Nome', frontend_input: 'TEXT', is_required: true, options: [], validate_rules: [] },
      { code: 'origin', label: 'Come ci hai conosciuto?', frontend_input: 'TEXT', options: [], validate_rules: [] },
      { code: 'about', label: 'Raccontaci di te', frontend_input: 'TEXTAREA', options: [], validate_rules: [] },
      { code: 'studio', label: 'Hai un laboratorio?', frontend_input: 'BOOLEAN', options: [], validate_rules: [] },
      {
        code: 'style',
        label: 'Stile preferito',
        frontend_input: 'SELECT',
        options: [
          { label: 'Rustico', value: '1' },
          { label: 'Moderno', value: '2' },
        ],
        validate_rules: [],
      },
    ],
  }),
}

const COUNTRIES: MockResolvers = {
  Query: () => ({ countries: [{}, { id: 'FR', full_name_locale: 'Francia', available_regions: [] }] }),
}

export const ACCOUNT: Part = {
  id: 'account',
  name: 'Account',
  specimens: [
    { id: 'sign-in', name: 'Sign in', states: screenStates('/account/signin') },
    { id: 'create', name: 'New account', states: [{ name: 'Usual', path: '/account/create', answers: asked }] },
    { id: 'forgot', name: 'Forgotten password', states: [{ name: 'Usual', path: '/account/forgot-password' }] },
    { id: 'reset', name: 'New password', states: [{ name: 'Without a key', path: '/account/reset-password' }] },
    { id: 'confirm', name: 'Confirmation', states: [{ name: 'Without a key', path: '/account/confirm' }] },
    { id: 'deleted', name: 'Deleted account', states: [{ name: 'Usual', path: '/account/deleted' }] },
    {
      id: 'overview',
      name: 'Overview',
      states: [
        ...screenStates('/account', signedIn),
        { name: 'New customer', path: '/account', ...signedIn, answers: nothing },
      ],
    },
    {
      id: 'profile',
      name: 'Profile',
      states: [
        ...screenStates('/account/profile', { ...signedIn, answers: asked }),
        {
          name: 'E-mail not confirmed',
          path: '/account/profile',
          ...signedIn,
          answers: { Customer: () => ({ confirmation_status: 'ACCOUNT_CONFIRMATION_REQUIRED' }) },
        },
      ],
    },
    {
      id: 'addresses',
      name: 'Addresses',
      states: [
        ...screenStates('/account/addresses', signedIn),
        { name: 'None', path: '/account/addresses', ...signedIn, answers: nothing },
        { name: 'New', path: '/account/addresses/new', ...signedIn },
        { name: 'Changed', path: '/account/addresses/1', ...signedIn },
        {
          name: 'Abroad',
          path: '/account/addresses/new',
          ...signedIn,
          answers: COUNTRIES,
          presses: [msg`Cambia paese`],
        },
      ],
    },
    {
      id: 'payment-methods',
      name: 'Saved payments',
      states: [
        {
          name: 'Usual',
          path: '/account/payment-methods',
          ...signedIn,
          answers: {
            PaymentToken: () => ({
              details: JSON.stringify({ type: 'VI', maskedCC: '1111', expirationDate: '12/2028' }),
              payment_method_code: 'card',
              type: 'card',
            }),
          },
        },
        { name: 'None', path: '/account/payment-methods', ...signedIn, answers: nothing },
      ],
    },
    { id: 'privacy', name: 'Privacy', states: [{ name: 'Usual', path: '/account/privacy', ...signedIn }] },
    {
      id: 'downloads',
      name: 'Downloads',
      states: [
        {
          name: 'Usual',
          path: '/account/downloads',
          ...signedIn,
          answers: { CustomerDownloadableProduct: () => ({ status: 'available' }) },
        },
        { name: 'None', path: '/account/downloads', ...signedIn, answers: nothing },
      ],
    },
    {
      id: 'reviews',
      name: 'Own reviews',
      states: [
        { name: 'Usual', path: '/account/reviews', ...signedIn },
        { name: 'None', path: '/account/reviews', ...signedIn, answers: nothing },
      ],
    },
    {
      id: 'store-credit',
      name: 'Store credit',
      states: [
        {
          name: 'Usual',
          path: '/account/store-credit',
          ...signedIn,
          answers: { CustomerStoreCredit: () => ({ enabled: true }) },
        },
      ],
    },
    {
      id: 'reward-points',
      name: 'Reward points',
      states: [{ name: 'Usual', path: '/account/reward-points', ...signedIn }],
    },
  ],
}
