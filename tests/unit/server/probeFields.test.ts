import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { optionalFields } from '#server/gateway/optionalFields.ts'
import { probeFields } from '#server/gateway/probeFields.ts'
import { createHasField, type OptionalFields } from '#src/platform/capabilities.ts'
import { openQuoteShop } from '../commerce/quoteShop.ts'

const schemaText = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')

/** The names of the type, which the compiler holds complete. */
const NAMED: { readonly [Type in keyof OptionalFields]: Readonly<Record<OptionalFields[Type], true>> } = {
  Query: {
    giftCardAccount: true,
    pickupLocations: true,
    giftRegistryTypes: true,
    giftRegistry: true,
    giftRegistryEmailSearch: true,
    giftRegistryIdSearch: true,
    giftRegistryTypeSearch: true,
  },
  Wishlist: { name: true, visibility: true },
  Cart: {
    applied_gift_cards: true,
    applied_store_credit: true,
    applied_reward_points: true,
    gift_receipt_included: true,
  },
  StoreConfig: {
    allow_gift_receipt: true,
    returns_enabled: true,
    enable_multiple_wishlists: true,
    maximum_number_of_wishlists: true,
    magento_reward_general_is_enabled: true,
    magento_reward_general_is_enabled_on_front: true,
    magento_reward_general_min_points_balance: true,
    magento_reward_general_publish_history: true,
    magento_reward_points_order: true,
  },
  Customer: {
    store_credit: true,
    reward_points: true,
    returns: true,
    return: true,
    gift_registries: true,
    gift_registry: true,
  },
  CustomerOrder: {
    applied_gift_cards: true,
    gift_receipt_included: true,
    returns: true,
    items_eligible_for_return: true,
  },
  OrderItem: { eligible_for_return: true },
  BundleOrderItem: { eligible_for_return: true },
  DownloadableOrderItem: { eligible_for_return: true },
  OrderItemInterface: { prices: true, gift_message: true },
  OrderTotal: { subtotal_incl_tax: true, total_giftcard: true, total_store_credit: true, total_reward_points: true },
  ProductInterface: { min_sale_qty: true, max_sale_qty: true },
  GiftCardProduct: { giftcard_amounts: true },
  SimpleCartItem: { gift_message: true },
  GiftCardCartItem: { amount: true },
  GiftCardOrderItem: { gift_card: true },
  Mutation: {
    requestGuestOrderCancel: true,
    confirmCancelOrder: true,
    resendConfirmationEmail: true,
    setGiftOptionsOnCart: true,
    applyGiftCardToCart: true,
    applyStoreCreditToCart: true,
    removeStoreCreditFromCart: true,
    applyRewardPointsToCart: true,
    removeRewardPointsFromCart: true,
    redeemGiftCardBalanceAsStoreCredit: true,
    removeGiftCardFromCart: true,
    requestReturn: true,
    requestGuestReturn: true,
    confirmReturn: true,
    addReturnComment: true,
    addReturnTracking: true,
    removeReturnTracking: true,
    createWishlist: true,
    updateWishlist: true,
    deleteWishlist: true,
    moveProductsBetweenWishlists: true,
    copyProductsBetweenWishlists: true,
    createGiftRegistry: true,
    updateGiftRegistry: true,
    removeGiftRegistry: true,
    addGiftRegistryRegistrants: true,
    updateGiftRegistryRegistrants: true,
    removeGiftRegistryRegistrants: true,
    updateGiftRegistryItems: true,
    removeGiftRegistryItems: true,
    shareGiftRegistry: true,
    moveCartItemsToGiftRegistry: true,
  },
}

test('the storefront may ask for just the fields that the schema marks', () => {
  const named = Object.entries(NAMED).flatMap(([type, fields]) =>
    Object.keys(fields).map((field) => `${type}.${field}`),
  )
  expect(named.toSorted()).toEqual(optionalFields(schemaText).toSorted())
})

const PRICES = ['OrderItemInterface.prices', 'BundleOrderItem.prices', 'OrderTotal.subtotal_incl_tax']

test.each([
  ['2.4.8', ['Query.products', 'Query.isEmailAvailable', 'Cart.id', 'Mutation.confirmCancelOrder', ...PRICES]],
  ['2.4.7', ['Query.products', 'Query.isEmailAvailable', 'Cart.id']],
] as const)('finds by questions that never run what an engine of %s has', async (profile, present) => {
  const shop = openQuoteShop({ profile })
  const nonsense = ['Query.nonsense', 'Cart.nonsense', 'Nonsense.id']
  const known = ['Query.isEmailAvailable', 'Cart.id', 'Mutation.confirmCancelOrder', ...PRICES]
  const fields = ['Query.products', ...nonsense, ...known]
  expect(await probeFields({ gateway: shop, fields })).toEqual(present)
  shop.close()
})

const answering = (answer: () => Response) => ({ handle: () => Promise.resolve(answer()) })
const refusing = (...messages: readonly string[]) =>
  answering(() => Response.json({ errors: messages.map((message) => ({ message })) }))

test.each([
  ['wants a selection', ['Field "a" of type "B" must have a selection of subfields. Did you mean "a { ... }"?'], true],
  ['wants an argument', ['Field "a" argument "input" of type "B!" is required but not provided.'], true],
  ['finds the fragment idle', ['Fragment "Probe" is never used.'], true],
  [
    'lacks it, whatever else it says',
    ['Cannot query field "a" on type "Query".', 'Fragment "Probe" is never used.'],
    false,
  ],
  ['fails', ['Internal server error'], false],
])('a backend that %s', async (_what, messages, has) => {
  expect(await probeFields({ gateway: refusing(...messages), fields: ['Query.a'] })).toEqual(has ? ['Query.a'] : [])
})

test.each([
  ['null', () => Response.json(null)],
  ['HTML', () => new Response('<html>', { status: 502 })],
  ['data', () => Response.json({ data: { __typename: 'Query' } })],
])('a backend that answers %s has nothing', async (_, answer) => {
  expect(await probeFields({ gateway: answering(answer), fields: ['Query.a'] })).toEqual([])
})

test('a backend that says nothing in time has nothing', async () => {
  const silent = {
    handle: ({ signal }: Request) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  }
  expect(await probeFields({ gateway: silent, fields: ['Query.a'], timeoutMs: 5 })).toEqual([])
})

test('what was found is what the storefront has', () => {
  const hasField = createHasField(['Mutation.confirmCancelOrder'])
  expect(hasField('Mutation', 'confirmCancelOrder')).toBe(true)
  expect(hasField('Mutation', 'requestGuestOrderCancel')).toBe(false)
})
