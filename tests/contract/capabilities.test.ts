import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { optionalFields } from '#server/gateway/optionalFields.ts'
import { probeFields } from '#server/gateway/probeFields.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import recorded from './data/magentoFields.json' with { type: 'json' }

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const schemaText = read('schema.graphql')
const schema = buildSchema(schemaText)
const sentText = createSentText(schemaText)
const MARKED = optionalFields(schemaText)

/**
 * Which fields of ours three real backends told of in their introspection: of the types that have marked fields, and of the
 * roots. A type that is missing here is missing there.
 */
const BACKENDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = recorded

/** A gateway that validates as the recorded backend would, and like it in production mode tells nothing of its schema. */
function gatewayOf(types: Readonly<Record<string, readonly string[]>>) {
  const typeOf = (name: string) =>
    new GraphQLObjectType({
      name,
      fields: Object.fromEntries((types[name] ?? []).map((field) => [field, { type: GraphQLString }])),
    })
  const all = Object.keys(types).map(typeOf)
  const schema = new GraphQLSchema({
    query: all.find(({ name }) => name === 'Query') ?? null,
    mutation: all.find(({ name }) => name === 'Mutation') ?? null,
    types: all,
  })
  return {
    async handle(request: Request) {
      const { query }: { query: string } = await request.json()
      return Response.json({ errors: validate(schema, parse(query)).map(({ message }) => ({ message })) })
    },
  }
}

const RECORDED = new Set(Object.values(BACKENDS).flatMap((types) => Object.keys(types)))

const COMMERCE = [
  'Query.giftCardAccount',
  'Mutation.setGiftOptionsOnCart',
  'Mutation.applyGiftCardToCart',
  'Mutation.removeGiftCardFromCart',
  'Mutation.applyStoreCreditToCart',
  'Mutation.removeStoreCreditFromCart',
  'Mutation.redeemGiftCardBalanceAsStoreCredit',
  'Mutation.applyRewardPointsToCart',
  'Mutation.removeRewardPointsFromCart',
  'Mutation.requestReturn',
  'Mutation.requestGuestReturn',
  'Mutation.confirmReturn',
  'Mutation.addReturnComment',
  'Mutation.addReturnTracking',
  'Mutation.removeReturnTracking',
  'Mutation.createWishlist',
  'Mutation.updateWishlist',
  'Mutation.deleteWishlist',
  'Mutation.moveProductsBetweenWishlists',
  'Mutation.copyProductsBetweenWishlists',
  'StoreConfig.allow_gift_receipt',
  'StoreConfig.returns_enabled',
  'StoreConfig.enable_multiple_wishlists',
  'StoreConfig.maximum_number_of_wishlists',
  'Wishlist.name',
  'Wishlist.visibility',
  'StoreConfig.magento_reward_general_is_enabled',
  'StoreConfig.magento_reward_general_is_enabled_on_front',
  'StoreConfig.magento_reward_general_min_points_balance',
  'StoreConfig.magento_reward_general_publish_history',
  'StoreConfig.magento_reward_points_order',
  'GiftCardProduct.giftcard_amounts',
  'Cart.applied_gift_cards',
  'Cart.applied_store_credit',
  'Cart.gift_receipt_included',
  'Cart.applied_reward_points',
  'GiftCardCartItem.amount',
  'Customer.store_credit',
  'Customer.reward_points',
  'Customer.returns',
  'Customer.return',
  'CustomerOrder.applied_gift_cards',
  'CustomerOrder.gift_receipt_included',
  'CustomerOrder.items_eligible_for_return',
  'CustomerOrder.returns',
  'OrderItem.eligible_for_return',
  'BundleOrderItem.eligible_for_return',
  'DownloadableOrderItem.eligible_for_return',
  'GiftCardOrderItem.gift_card',
  'OrderTotal.total_giftcard',
  'OrderTotal.total_store_credit',
  'OrderTotal.total_reward_points',
  'Query.giftRegistryTypes',
  'Query.giftRegistry',
  'Query.giftRegistryEmailSearch',
  'Query.giftRegistryIdSearch',
  'Query.giftRegistryTypeSearch',
  'Mutation.createGiftRegistry',
  'Mutation.updateGiftRegistry',
  'Mutation.removeGiftRegistry',
  'Mutation.addGiftRegistryRegistrants',
  'Mutation.updateGiftRegistryRegistrants',
  'Mutation.removeGiftRegistryRegistrants',
  'Mutation.updateGiftRegistryItems',
  'Mutation.removeGiftRegistryItems',
  'Mutation.shareGiftRegistry',
  'Mutation.moveCartItemsToGiftRegistry',
  'Customer.gift_registries',
  'Customer.gift_registry',
]
const SINCE_2_4_8 = [
  'Mutation.requestGuestOrderCancel',
  'Mutation.confirmCancelOrder',
  'Mutation.resendConfirmationEmail',
  'ProductInterface.max_sale_qty',
  'ProductInterface.min_sale_qty',
  'OrderItemInterface.prices',
  'OrderTotal.subtotal_incl_tax',
]

/** Operations that are sent only where `hasField` tells of what they ask for: a page that asks for it unasked would be refused. */
const OF_COMMERCE = [
  'AccountGiftRegistriesPageQuery',
  'AccountGiftRegistryPageQuery',
  'GiftRegistryPageQuery',
  'GiftRegistrySearchPageQuery',
  'askRegistriesQuery',
  'findRegistriesNamedQuery',
  'findRegistriesQuery',
  'personalRegistriesQuery',
  'useCreateGiftRegistryMutation',
  'useGiftRegistryItemsRemoveMutation',
  'useGiftRegistryItemsUpdateMutation',
  'useGiftRegistryPeopleAddMutation',
  'useGiftRegistryPeopleRemoveMutation',
  'useGiftRegistryPeopleUpdateMutation',
  'useMoveCartToGiftRegistryMutation',
  'useRemoveGiftRegistryMutation',
  'useShareGiftRegistryMutation',
  'useUpdateGiftRegistryMutation',
  'AccountReturnPageQuery',
  'AccountReturnRequestPageQuery',
  'AccountReturnsPageQuery',
  'AccountRewardPointsPageQuery',
  'AccountStoreCreditPageQuery',
  'CartGiftCardWordsQuery',
  'CartGiftCardsQuery',
  'GiftCardSumsQuery',
  'GiftOptionsQuery',
  'GuestReturnPageQuery',
  'OrderGiftCardsQuery',
  'OrderGiftQuery',
  'OrderRewardPointsQuery',
  'OrderStoreCreditQuery',
  'RewardPointsQuery',
  'StoreCreditQuery',
  'askGiftCardQuery',
  'listsBackendCopyMutation',
  'listsBackendCreateMutation',
  'listsBackendDeleteMutation',
  'listsBackendMoveMutation',
  'listsBackendRenameMutation',
  'ownSavedListsQuery',
  'personalDataReturnsEnabledQuery',
  'personalDataReturnsQuery',
  'personalRewardPointsQuery',
  'redeemGiftCardMutation',
  'setGiftOptionsMutation',
  'switchRewardPointsApplyMutation',
  'switchRewardPointsRemoveMutation',
  'switchStoreCreditApplyMutation',
  'switchStoreCreditRemoveMutation',
  'useAddReturnCommentMutation',
  'useApplyGiftCardToCartMutation',
  'useConfirmReturnMutation',
  'useGiftCardProductQuery',
  'useGuestOrderReturnsQuery',
  'useOrderReturnsQuery',
  'useRemoveGiftCardFromCartMutation',
  'useRequestGuestReturnMutation',
  'useRequestReturnMutation',
  'useReturnTrackingAddMutation',
  'useReturnTrackingRemoveMutation',
]
const OF_2_4_8 = [
  'OrderPricesQuery',
  'QuantityBoundsQuery',
  'useConfirmCancelOrderMutation',
  'useRequestGuestOrderCancelMutation',
  'useResendConfirmationEmailMutation',
]

describe.each<[backend: string, lacks: readonly string[], waiting: readonly string[]]>([
  ['2.4.7 Open Source', [...COMMERCE, ...SINCE_2_4_8], [...OF_COMMERCE, ...OF_2_4_8]],
  ['2.4.8 Open Source', COMMERCE, OF_COMMERCE],
  ['2.4.9 Commerce', [], []],
])('a real Magento %s', (backend, lacks, waiting) => {
  const types = BACKENDS[backend] ?? {}

  test('is found to have what it has', async () => {
    const found = await probeFields({ gateway: gatewayOf(types), fields: MARKED })
    expect(MARKED.filter((field) => !found.includes(field)).toSorted()).toEqual(lacks.toSorted())
  })

  test('is asked for nothing that it lacks but by what waits for its capabilities', () => {
    const marks = new Set(MARKED)
    const isAbsent = (name: string) => {
      const [type = '', field = ''] = name.split('.')
      return RECORDED.has(type) && !types[type]?.includes(field)
    }
    const refused = OPERATIONS.flatMap(({ name, fields }) => {
      const absent = fields.filter(isAbsent)
      if (absent.length === 0) return []
      // What has no mark has no guard either.
      return absent.some((field) => isMarked(field, marks)) ? [name] : [`${name}: ${absent.join(', ')}`]
    })
    expect(refused.toSorted()).toEqual(waiting.toSorted())
  })
})

/** A mark on an interface counts for its types. */
const isMarked = (name: string, marks: ReadonlySet<string>) => {
  const [type = '', field = ''] = name.split('.')
  const schemaType = schema.getType(type)
  const interfaces = schemaType && 'getInterfaces' in schemaType ? schemaType.getInterfaces() : []
  return marks.has(name) || interfaces.some((each) => marks.has(`${each.name}.${field}`))
}

/** The shop's own operations as they are sent, each with the fields that it asks for as `Type.field`. */
const OPERATIONS = Object.values(JSON.parse(read('persisted_queries.json')) as Record<string, string>).map((text) => {
  const document = parse(sentText(text))
  const info = new TypeInfo(schema)
  const fields = new Set<string>()
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name: { value: field } }) {
        const type = getNamedType(info.getParentType())
        if (type && !field.startsWith('__')) fields.add(`${type.name}.${field}`)
      },
    }),
  )
  const [operation] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  return { name: operation?.name?.value ?? '', fields: [...fields] }
})

test('the walk over the operations finds what it looks for', () => {
  expect(OPERATIONS.length).toBeGreaterThan(80)
  expect(OPERATIONS.find(({ name }) => name === 'AccountReturnsPageQuery')?.fields).toContain('Customer.returns')
})
