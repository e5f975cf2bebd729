import type { StatusProfile } from './statusProfile.ts'

/**
 * Behaviour of a Magento that its schema and its documentation do not describe. All of it was observed on a real 2.4.7.
 * The engine repeats failures as 2.4.8 too, because a storefront must avoid them anyway; other differences it repeats
 * only as 2.4.7. The table in docs/your-own-magento.md names the observation and the test of each.
 */
export type Oddities = {
  /** `null` for an object or list argument of search criteria fails, because the code expects an array. */
  readonly failsOnNullCriteria: boolean
  /** `redirect_code` fails outside of `route`, and the whole entity becomes null. */
  readonly failsOnRedirectCode: boolean
  /** `taxes.title` fails in the answer of `placeOrder`; the order is placed and can be read afterwards. */
  readonly failsOnTaxTitlesAtPlacing: boolean
  /** `applied_coupons` of an order fails when a coupon was used. */
  readonly failsOnCouponsOfOrders: boolean
  /**
   * The answer of `createCustomerV2` lacks confirmation status, orders, reviews and wish lists; the account is created.
   */
  readonly failsOnNewCustomers: boolean
  /** An address of the address book without a country fails instead of being refused with a message. */
  readonly failsOnMissingCountry: boolean
  /** `price_details` of a bundle with a dynamic price divides by zero. */
  readonly failsOnBundlePriceDetails: boolean
  /** `reviews.page_info` fails where reviews are switched off, and the whole product becomes null. */
  readonly failsOnReviewPagesWhileOff: boolean
  /** `reviews.page_info.current_page` fails past the last page. */
  readonly failsOnReviewPagesPastTheEnd: boolean
  /** `is_available` of configurable cart lines is false when a cart is read, although they can be bought. */
  readonly hidesAvailability: boolean
  /** The stock of a bundle is looked up under the SKU of its parts in a cart: it is reported as sold out, or fails. */
  readonly losesStockOfBundleLines: boolean
  /** The token of an order differs in every answer; each of them works. */
  readonly renewsOrderTokens: boolean
  /** Products with equal sort keys are ordered by their id as text, descending: 99 comes before 1000. */
  readonly breaksTiesAsText: boolean
  /** The price filter takes amounts in the base currency, while price buckets are in the display currency. */
  readonly filtersPricesInBaseCurrency: boolean
  /** `price_range` has fractions of a cent, e.g. 41.135001. */
  readonly leavesPriceNoise: boolean
  /** `route` finds disabled products and inactive categories, and fails on inactive pages and missing entities. */
  readonly routesToHidden: boolean
  /** A token issued in the same second as a sign-out is revoked with the others. */
  readonly revokesWholeSeconds: boolean
  /**
   * A wish list refuses sold-out products: the observed server hides them (Stock Options > Display Out of Stock
   * Products). Where they are shown, Magento takes them.
   */
  readonly refusesSoldOutWishes: boolean
  /** `comments` of an order are always null. */
  readonly losesOrderComments: boolean
  /** Selected custom options of order items are answered under `entered_options`, and vice versa. */
  readonly swapsOrderOptions: boolean
  /** `additional_data` of a payment does not hold the number of a purchase order. */
  readonly losesPurchaseOrderNumber: boolean
  /** `includeDirectChildrenOnly` has no effect: the category facet lists all categories. */
  readonly ignoresDirectChildrenOnly: boolean
  /** The newsletter can be subscribed to while it is switched off. */
  readonly subscribesWhileOff: boolean
  /** Requests that cannot be read are answered with status 500 and HTML or plain text instead of GraphQL. */
  readonly answersUnreadableWithHtml: boolean
  /** A cookie named `store` selects the store view if there is no header. */
  readonly readsStoreCookie: boolean
  /** A GET answer in the page cache is also served to requests with an unknown `Store` header. */
  readonly servesUnknownStoresFromCache: boolean
  /** Every answer sets a cookie: `private_content_version` after POST, a PHP session after GET. */
  readonly setsCookies: boolean
  /** All answers have `no-store` and no tag but `FPC`, like those of the built-in page cache. */
  readonly keepsCachingToItself: boolean
}

const FAILURES = {
  failsOnNullCriteria: true,
  failsOnRedirectCode: true,
  failsOnTaxTitlesAtPlacing: true,
  failsOnCouponsOfOrders: true,
  failsOnNewCustomers: true,
  failsOnMissingCountry: true,
  failsOnBundlePriceDetails: true,
  failsOnReviewPagesWhileOff: true,
  failsOnReviewPagesPastTheEnd: true,
  hidesAvailability: true,
  losesStockOfBundleLines: true,
  renewsOrderTokens: true,
} as const

export const ODDITIES: Readonly<Record<StatusProfile, Oddities>> = {
  '2.4.7': {
    ...FAILURES,
    breaksTiesAsText: true,
    filtersPricesInBaseCurrency: true,
    leavesPriceNoise: true,
    routesToHidden: true,
    revokesWholeSeconds: true,
    refusesSoldOutWishes: true,
    losesOrderComments: true,
    swapsOrderOptions: true,
    losesPurchaseOrderNumber: true,
    ignoresDirectChildrenOnly: true,
    subscribesWhileOff: true,
    answersUnreadableWithHtml: true,
    readsStoreCookie: true,
    servesUnknownStoresFromCache: true,
    setsCookies: true,
    keepsCachingToItself: true,
  },
  '2.4.8': {
    ...FAILURES,
    breaksTiesAsText: false,
    filtersPricesInBaseCurrency: false,
    leavesPriceNoise: false,
    routesToHidden: false,
    revokesWholeSeconds: false,
    refusesSoldOutWishes: false,
    losesOrderComments: false,
    swapsOrderOptions: false,
    losesPurchaseOrderNumber: false,
    ignoresDirectChildrenOnly: false,
    subscribesWhileOff: false,
    answersUnreadableWithHtml: false,
    readsStoreCookie: false,
    servesUnknownStoresFromCache: false,
    setsCookies: false,
    keepsCachingToItself: false,
  },
}
