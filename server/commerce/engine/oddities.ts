import type { StatusProfile } from './context.ts'

/**
 * In what a Magento is harder to live with than its schema says. All of it was observed on a real 2.4.7. For 2.4.8 the
 * engine repeats the failures, which a storefront must avoid asking for anyway, and tells the rest as it is documented.
 */
export type Oddities = {
  /** `null` for an object or list argument that goes into search criteria fails: the code wants an array. */
  readonly failsOnNullCriteria: boolean
  /** `redirect_code` fails on everything that was not reached by `route`, and takes the whole entity with it. */
  readonly failsOnRedirectCode: boolean
  /** Titles of taxes fail in the answer of `placeOrder`; the order is placed, and can be read later. */
  readonly failsOnTaxTitlesAtPlacing: boolean
  /** An address of the book without a country fails where a refusal is due. */
  readonly failsOnMissingCountry: boolean
  /** `is_available` of configurable lines is false on reading, though they can be bought. */
  readonly hidesAvailability: boolean
  /** The stock of a bundle is looked up under the SKU of its parts in a cart: it is told as sold out, or fails. */
  readonly losesStockOfBundleLines: boolean
  /** The token of an order differs with every answer; each of them works. */
  readonly renewsOrderTokens: boolean
  /** `route` finds disabled products and hidden categories, and fails on hidden pages and on what is gone. */
  readonly routesToHidden: boolean
  /** A token that was issued in the second of a sign-out is dead from the start. */
  readonly revokesWholeSeconds: boolean
  /** Comments of an order are never told. */
  readonly losesOrderComments: boolean
  /** Chosen values of custom options stand under the entered ones, and the other way round. */
  readonly swapsOrderOptions: boolean
  /** The number of a purchase order is not told with the payment. */
  readonly losesPurchaseOrderNumber: boolean
  /** The category facet lists all categories, whatever was asked. */
  readonly ignoresDirectChildrenOnly: boolean
  /** The newsletter can be subscribed to while it is switched off. */
  readonly subscribesWhileOff: boolean
}

const FAILURES = {
  failsOnNullCriteria: true,
  failsOnRedirectCode: true,
  failsOnTaxTitlesAtPlacing: true,
  failsOnMissingCountry: true,
  hidesAvailability: true,
  losesStockOfBundleLines: true,
  renewsOrderTokens: true,
} as const

export const ODDITIES: Readonly<Record<StatusProfile, Oddities>> = {
  '2.4.7': {
    ...FAILURES,
    routesToHidden: true,
    revokesWholeSeconds: true,
    losesOrderComments: true,
    swapsOrderOptions: true,
    losesPurchaseOrderNumber: true,
    ignoresDirectChildrenOnly: true,
    subscribesWhileOff: true,
  },
  '2.4.8': {
    ...FAILURES,
    routesToHidden: false,
    revokesWholeSeconds: false,
    losesOrderComments: false,
    swapsOrderOptions: false,
    losesPurchaseOrderNumber: false,
    ignoresDirectChildrenOnly: false,
    subscribesWhileOff: false,
  },
}
