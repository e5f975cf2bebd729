/** What `schema.graphql` marks as `@optional`: some backends lack it, and then nothing of it is shown or asked for. */
export type OptionalFields = {
  readonly Query:
    | 'giftCardAccount'
    | 'pickupLocations'
    | 'giftRegistryTypes'
    | 'giftRegistry'
    | 'giftRegistryEmailSearch'
    | 'giftRegistryIdSearch'
    | 'giftRegistryTypeSearch'
  readonly Wishlist: 'name' | 'visibility'
  readonly Cart: 'applied_gift_cards' | 'applied_store_credit' | 'applied_reward_points' | 'gift_receipt_included'
  readonly StoreConfig:
    | 'allow_gift_receipt'
    | 'returns_enabled'
    | 'enable_multiple_wishlists'
    | 'maximum_number_of_wishlists'
    | 'magento_reward_general_is_enabled'
    | 'magento_reward_general_is_enabled_on_front'
    | 'magento_reward_general_min_points_balance'
    | 'magento_reward_general_publish_history'
    | 'magento_reward_points_order'
  readonly Customer: 'store_credit' | 'reward_points' | 'returns' | 'return' | 'gift_registries' | 'gift_registry'
  readonly CustomerOrder: 'applied_gift_cards' | 'gift_receipt_included' | 'returns' | 'items_eligible_for_return'
  readonly OrderItem: 'eligible_for_return'
  readonly BundleOrderItem: 'eligible_for_return'
  readonly DownloadableOrderItem: 'eligible_for_return'
  readonly OrderItemInterface: 'prices' | 'gift_message'
  readonly OrderTotal: 'subtotal_incl_tax' | 'total_giftcard' | 'total_store_credit' | 'total_reward_points'
  readonly ProductInterface: 'min_sale_qty' | 'max_sale_qty'
  readonly GiftCardProduct: 'giftcard_amounts'
  readonly SimpleCartItem: 'gift_message'
  readonly GiftCardCartItem: 'amount'
  readonly GiftCardOrderItem: 'gift_card'
  readonly Mutation:
    | 'requestGuestOrderCancel'
    | 'confirmCancelOrder'
    | 'resendConfirmationEmail'
    | 'setGiftOptionsOnCart'
    | 'applyGiftCardToCart'
    | 'applyStoreCreditToCart'
    | 'removeStoreCreditFromCart'
    | 'applyRewardPointsToCart'
    | 'removeRewardPointsFromCart'
    | 'redeemGiftCardBalanceAsStoreCredit'
    | 'removeGiftCardFromCart'
    | 'requestReturn'
    | 'requestGuestReturn'
    | 'confirmReturn'
    | 'addReturnComment'
    | 'addReturnTracking'
    | 'removeReturnTracking'
    | 'createWishlist'
    | 'updateWishlist'
    | 'deleteWishlist'
    | 'moveProductsBetweenWishlists'
    | 'copyProductsBetweenWishlists'
    | 'createGiftRegistry'
    | 'updateGiftRegistry'
    | 'removeGiftRegistry'
    | 'addGiftRegistryRegistrants'
    | 'updateGiftRegistryRegistrants'
    | 'removeGiftRegistryRegistrants'
    | 'updateGiftRegistryItems'
    | 'removeGiftRegistryItems'
    | 'shareGiftRegistry'
    | 'moveCartItemsToGiftRegistry'
}

/** Whether the backend's schema has a field, as the host found at its start. */
export type HasField = <Type extends keyof OptionalFields>(type: Type, field: OptionalFields[Type]) => boolean

/** @param present the optional fields that the backend has, as `Type.field` */
export const createHasField =
  (present: readonly string[]): HasField =>
  (type, field) =>
    present.includes(`${type}.${field}`)
