import type { Feature } from '#src/shop/defineShop.ts'

type Features = Partial<Readonly<Record<Feature, boolean>>>

/** The optional parts of the schema (`Type.field`) that belong to a feature. */
const PARTS: Partial<Readonly<Record<Feature, RegExp>>> = {
  giftMessages: /gift_?(message|options|receipt|wrapping)|printed_card/i,
  giftCards: /gift_?card/i,
  giftRegistry: /gift_?registr/i,
  returns: /return/i,
  storeCredit: /store_?credit/i,
  rewardPoints: /reward_?points/i,
  pickup: /pickup/i,
}

/** The settings of `StoreConfig` that a switched off feature overrides, with their values. */
const SETTINGS: Partial<Readonly<Record<Feature, Readonly<Record<string, unknown>>>>> = {
  wishlist: { magento_wishlist_general_is_enabled: '0' },
  reviews: { product_reviews_enabled: '0', allow_guests_to_write_product_reviews: '0' },
  newsletter: { newsletter_enabled: false },
  guestCheckout: { is_guest_checkout_enabled: false },
}

const switchedOff = (features: Features): readonly Feature[] =>
  (Object.keys(features) as Feature[]).filter((feature) => features[feature] === false)

/** The parts of the backend's schema without those of switched off features. */
export function offeredParts(parts: readonly string[], features: Features): readonly string[] {
  const hidden = switchedOff(features).flatMap((feature) => PARTS[feature] ?? [])
  return parts.filter((part) => !hidden.some((pattern) => pattern.test(part)))
}

/** The overridden settings of `StoreConfig`; null if there are none. */
export function overriddenSettings(features: Features): Readonly<Record<string, unknown>> | null {
  const settings = Object.assign({}, ...switchedOff(features).map((feature) => SETTINGS[feature])) as Readonly<
    Record<string, unknown>
  >
  return Object.keys(settings).length > 0 ? settings : null
}
