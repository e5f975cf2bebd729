import type { SavedMethod } from '../engine/expressCheckout.ts'
/**
 * The content model of a seeded shop: plain data, written by people, that `seedDatabase` turns into rows.
 * Money is in integer cents of the base currency including tax, dates are `YYYY-MM-DD` in the shop's own time zone (both ends inclusive),
 * lengths are centimetres, weights kilograms. Media paths are relative to `/media/`.
 * Things refer to each other by their natural keys: SKUs, category keys, attribute and option codes.
 */

import type { Cents } from '../engine/money.ts'

/** The code of a store view; also its key in every translated text. */
export type StoreCode = string

/** One text by store view. A store view that is not named shows the text of the first one. */
export type LocalText = Readonly<Record<StoreCode, string>>

/** `YYYY-MM-DD`. */
export type IsoDate = string

/** Title and description of a page for search engines. */
export type SeedMeta = { readonly title: LocalText; readonly description: LocalText }

export type SeedShop = {
  readonly website: { readonly code: string; readonly name: string }
  /** The first one is the default store view. */
  readonly stores: readonly SeedStore[]
  readonly taxClasses: readonly SeedTaxClass[]
  readonly attributes: readonly SeedAttribute[]
  /** Children of the (invisible) root category, as a tree. */
  readonly categories: readonly SeedCategory[]
  readonly products: readonly SeedProduct[]
  /** Sold if the backend is Adobe Commerce, instead of products with the same SKU. */
  readonly commerceProducts: readonly SeedProduct[]
  readonly cmsPages: readonly SeedCmsPage[]
  readonly cmsBlocks: readonly SeedCmsBlock[]
  readonly urlRedirects: readonly SeedUrlRedirect[]
  readonly cartPriceRules: readonly SeedCartPriceRule[]
  /** Valid if the backend is Adobe Commerce. */
  readonly giftCards: readonly SeedGiftCard[]
  readonly shippingMethods: readonly SeedShippingMethod[]
  /** The pickup locations; without any, pickup is not offered. */
  readonly pickupLocations: readonly SeedPickupLocation[]
  /** The towns near which shoppers may look for a pickup location; without any, the towns of the locations. */
  readonly places: readonly SeedPlace[]
  readonly paymentMethods: readonly SeedPaymentMethod[]
  readonly agreements: readonly SeedAgreement[]
  readonly customers: readonly SeedCustomer[]
  /** Additional customer fields, beyond Magento's own. */
  readonly customerAttributes: readonly SeedCustomerAttribute[]
  /** Orders of customers before the shop is first opened, oldest first. */
  readonly orders: readonly SeedOrder[]
  /** In the order of the form. */
  readonly ratings: readonly SeedRating[]
  readonly reviews: readonly SeedReview[]
}

export type SeedStore = {
  readonly code: StoreCode
  readonly name: string
  /** Magento's form, e.g. `it_IT`. */
  readonly locale: string
  readonly sortOrder: number
  readonly config: SeedStoreConfig
}

/** The taxes that are added to prices without tax; none at a place without a rate. */
export type SeedNetPrices = { readonly rates: readonly SeedTaxRate[] }

/** How prices are shown of products with a fixed tax, as `FixedProductTaxDisplaySettings` names it. */
export type FixedTaxDisplay =
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  | 'INCLUDE_FPT_WITH_DETAILS'
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'

export type SeedFixedTaxSettings = {
  readonly lists: FixedTaxDisplay
  readonly products: FixedTaxDisplay
  /** In carts, at the checkout, with orders and in mails. */
  readonly sales: FixedTaxDisplay
  /** They are a part of the subtotal instead of an amount of their own (`include_in_subtotal`). */
  readonly areInSubtotal: boolean
}

/** A fixed amount for one product in one country, e.g. for the disposal of an electrical appliance. It is not taxed. */
export type SeedFixedTax = { readonly label: LocalText; readonly countryId: string; readonly cents: Cents }

/** The rate of a tax class at a place, as Magento's tax rates and rules give it. */
export type SeedTaxRate = {
  readonly taxClass: string
  readonly countryId: string
  /** Null for the whole country. */
  readonly regionCode: string | null
  readonly percent: number
  /** Shown beside its amount. */
  readonly title: string
}

/** Values of `StoreConfig`, named after its fields; derived ones (base URLs, ids) are the engine's. */
/** The settings of payments by card (`payment/braintree…`). */
export type SeedCardSettings = {
  /** Customers may save cards and PayPal accounts. */
  readonly canSave: boolean
  /** Banks are asked about payments (3-D Secure); null for never. */
  readonly bankCheck: {
    /** The bank should ask the shopper every time. */
    readonly isChallengeWanted: boolean
    readonly fromCents: number
    /** The countries of billing addresses; null for all. */
    readonly countries: readonly string[] | null
  } | null
}

export type SeedStoreConfig = {
  /** Left out, customers may save cards, and banks are asked about every payment. */
  readonly cards?: SeedCardSettings
  /** All amounts of the seed are in this currency. */
  readonly baseCurrencyCode: string
  /**
   * The catalogue's prices are without tax (`tax/calculation/price_includes_tax`) and are shown so; carts add the tax of
   * the place where the goods go. Left out, prices contain the tax of their class, wherever the goods go.
   */
  readonly netPrices?: SeedNetPrices
  /** Carts show their amounts with and without tax (`tax/cart_display`); only for prices that contain the tax. */
  readonly areBothPricesShown?: boolean
  /** The settings of fixed product taxes (`tax/weee`); left out, they are switched off. */
  readonly fixedTaxes?: SeedFixedTaxSettings
  readonly defaultDisplayCurrencyCode: string
  /** One unit of the base currency in the display currency; 1 where it is absent. */
  readonly exchangeRate?: number
  /** Further currencies that shoppers may choose (`currency/options/allow`): one unit of the base currency in each. */
  readonly otherCurrencies?: Readonly<Record<string, number>>
  readonly titlePrefix: string
  readonly titleSuffix: string
  readonly titleSeparator: string
  readonly defaultTitle: string
  readonly defaultDescription: string
  readonly cmsHomePage: string
  readonly cmsNoRoute: string
  readonly catalogDefaultSortBy: 'position' | 'name' | 'price'
  readonly categoryUrlSuffix: string
  readonly productUrlSuffix: string
  readonly weightUnit: 'kgs'
  readonly timezone: string
  /** The views of lists, the default one first (`catalog/frontend/list_mode`). */
  readonly listMode: 'grid' | 'list' | 'grid-list' | 'list-grid'
  readonly gridPerPage: number
  readonly gridPerPageValues: readonly number[]
  readonly listPerPage: number
  readonly listPerPageValues: readonly number[]
  readonly defaultCountry: string
  readonly countriesWithRequiredRegion: readonly string[]
  readonly optionalZipCountries: readonly string[]
  readonly minimumPasswordLength: number
  readonly requiredCharacterClassesNumber: number
  readonly cartExpiresInDays: number
  readonly customerAccessTokenLifetimeHours: number
  readonly copyright: string
  readonly logoAlt: string
  /** `only_x_left_in_stock` has a value at or below this quantity. */
  readonly stockThresholdQty: number
  /** Lists leave sold-out products out (`cataloginventory/options/show_out_of_stock` is off, as Magento installs it). */
  readonly areSoldOutProductsHidden?: boolean
  /**
   * The lowest amount of an order in the base currency, after discounts and with tax (`sales/minimum_order`, with the
   * options that Magento installs); left out, there is none. Magento's API does not answer it.
   */
  readonly minimumOrder?: Cents
  readonly isGuestCheckoutEnabled: boolean
  /**
   * Whether the API reveals which e-mail addresses have an account (`checkout/options/enable_guest_checkout_login`).
   */
  readonly isGuestCheckoutLoginEnabled: boolean
  readonly isCheckoutAgreementsEnabled: boolean
  readonly isNewsletterEnabled: boolean
  readonly isContactEnabled: boolean
  readonly isWishlistEnabled: boolean
  /** The number of lists that a customer of Adobe Commerce may have (`wishlist/general/multiple_enabled`). */
  readonly areSeveralWishlistsEnabled: boolean
  readonly maximumNumberOfWishlists: number
  readonly areProductReviewsEnabled: boolean
  /** A gift message can be added to each item of an order. */
  readonly areItemGiftMessagesAllowed: boolean
  /** A gift message can be added to the whole order (`sales/gift_options/allow_order`); Adobe Commerce only. */
  readonly areOrderGiftMessagesAllowed: boolean
  /** A receipt without prices can be included (`sales/gift_options/allow_gift_receipt`); Adobe Commerce only. */
  readonly areGiftReceiptsAllowed: boolean
  readonly mayGuestsWriteReviews: boolean
  readonly isAccountConfirmationRequired: boolean
  /**
   * Customers may cancel orders that were not shipped yet (`sales/cancellation/enabled`), with one of these reasons.
   */
  readonly isOrderCancellationEnabled: boolean
  readonly orderCancellationReasons: readonly string[]
  /** The sender of the shop's mail (`trans_email/ident_sales/email`). */
  readonly salesEmail: string | null
  /** The account for bank transfers (`payment/banktransfer`). */
  readonly bankTransfer: SeedBankAccount | null
  /** The payee of a cheque, and the lines of its postal address (`payment/checkmo`). */
  readonly checkPayableTo: string | null
  readonly checkMailingAddress: string | null
  /** Customers may request returns (`sales/magento_rma/enabled`); Adobe Commerce only. */
  readonly areReturnsEnabled: boolean
  /** The address for returns. */
  readonly returnAddress: SeedReturnAddress | null
  /** The carriers for returns. */
  readonly returnCarriers: readonly { readonly code: string; readonly title: string }[]
  /** How customers earn and spend points (`magento_reward`); null without points. Adobe Commerce only. */
  readonly rewards: SeedRewards | null
}

/** A number of points for an amount of money, or an amount for a number of points. */
export type SeedRewardRate = { readonly points: number; readonly cents: Cents }

export type SeedRewards = {
  /** The points that a paid order earns (`points/order`); null: none. */
  readonly earning: SeedRewardRate | null
  readonly redemption: SeedRewardRate
  /** The lowest balance with which customers can pay (`general/min_points_balance`). */
  readonly minPoints: number
  /** Customers may see the history of their balance (`general/publish_history`). */
  readonly isHistoryPublished: boolean
}

export type SeedReturnAddress = {
  readonly contactName: string
  readonly street: readonly string[]
  readonly city: string
  readonly postcode: string
  /** The code of a region of the country, e.g. of a province; null where addresses have none. */
  readonly regionCode: string | null
  readonly countryId: string
  readonly telephone: string
}

export type SeedBankAccount = {
  readonly accountHolder: string
  readonly bank: string
  /** Without spaces. */
  readonly iban: string
}

export type SeedTaxClass = {
  readonly code: string
  readonly name: LocalText
  /** Percent contained in gross prices for the default country. */
  readonly ratePercent: number
}

/** `select` and `multiselect` carry options; `price` values are cents, shown as money; `date` is the product's `newFrom`. */
export type SeedAttributeInput =
  | 'text'
  | 'textarea'
  | 'select'
  | 'multiselect'
  | 'boolean'
  | 'price'
  | 'decimal'
  | 'date'

export type SeedAttribute = {
  readonly code: string
  readonly label: LocalText
  readonly input: SeedAttributeInput
  readonly swatch: 'color' | 'text' | null
  /** May be an axis of a configurable product. */
  readonly isConfigurable: boolean
  readonly isFilterable: boolean
  readonly isSearchable: boolean
  /** Listed among the details of the product page. */
  readonly isVisibleOnFront: boolean
  /** Sent with the cards of lists, as those with a swatch or a price always are. */
  readonly isUsedInListing?: boolean
  /** Offered as an order of lists; Magento sorts by it only if it is searchable too. */
  readonly isUsedForSorting?: boolean
  /** Order among the details and the filters. */
  readonly position: number
  readonly options: readonly SeedAttributeOption[]
}

export type SeedAttributeOption = {
  readonly code: string
  readonly label: LocalText
  /** A colour swatch's `#RRGGBB`, a text swatch's short text; null if the attribute has no swatch. */
  readonly swatch: LocalText | null
}

export type SeedCategory = {
  /** Stable name inside the seed; products name it in `categories`. */
  readonly key: string
  readonly name: LocalText
  readonly urlKey: LocalText
  /** HTML. */
  readonly description: LocalText
  readonly meta: SeedMeta
  readonly image: SeedImage | null
  readonly position: number
  readonly includeInMenu: boolean
  readonly isAnchor: boolean
  readonly displayMode: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE'
  /** Identifier of the CMS block that the two latter show. */
  readonly landingBlock: string | null
  /** Null: the store's setting. */
  readonly sorting: SeedCategorySorting | null
  readonly children: readonly SeedCategory[]
}

export type SeedCategorySorting = {
  readonly available: readonly SeedSortKey[]
  /** The default sort key, ascending; one of the available ones. */
  readonly default: SeedSortKey
}

type SeedSortKey = SeedStoreConfig['catalogDefaultSortBy']

export type SeedImage = {
  /** Relative to `/media/`, e.g. `catalog/product/vaso-anfora-petrolio.jpg`. */
  readonly file: string
  /** Alternative text. */
  readonly label: LocalText
  readonly width: number
  readonly height: number
  /** Dominant colour of the picture's ground, `#RRGGBB`. */
  readonly background: string
  /** The video of which it is the preview, in a product's gallery. */
  readonly video?: SeedVideo
}

export type SeedVideo = {
  /** Empty for a file of the shop's own. */
  readonly provider: '' | 'youtube' | 'vimeo'
  /** A file's address is relative to `/media/`. */
  readonly url: string
  readonly title: LocalText
  readonly description: LocalText
}

/** Value of a catalogue attribute by its input: translated text, option codes, cents, or a plain number. */
export type SeedAttributeValue =
  | { readonly kind: 'text'; readonly text: LocalText }
  | { readonly kind: 'options'; readonly options: readonly string[] }
  | { readonly kind: 'price'; readonly cents: Cents }
  | { readonly kind: 'decimal'; readonly value: number }

export type SeedSpecialPrice = {
  readonly cents: Cents
  readonly from: IsoDate
  /** Null: without an end. */
  readonly to: IsoDate | null
}

export type SeedTierPrice = { readonly qty: number; readonly cents: Cents }

/** A tier of a bundle, 0 to 100: Magento has no amounts there. */
export type SeedBundleTier = { readonly qty: number; readonly percentOff: number }

export type SeedStock = {
  readonly qty: number
  /** False for products that are never sold out (a voucher); the quantity is then ignored. */
  readonly isManaged: boolean
  /** The lowest and highest quantity of one line, and the step; 1, 10 000 and 1 if absent. */
  readonly minSaleQty?: number
  readonly maxSaleQty?: number
  readonly increments?: number
}

/** The item of a cart line, with its own price and stock. */
export type SeedSaleable = {
  readonly sku: string
  readonly priceCents: Cents
  readonly specialPrice: SeedSpecialPrice | null
  readonly tierPrices: readonly SeedTierPrice[]
  readonly stock: SeedStock
}

/** The common fields of every product type. */
export type SeedProductContent = {
  readonly sku: string
  readonly name: LocalText
  readonly urlKey: LocalText
  /** HTML. */
  readonly shortDescription: LocalText
  /** HTML, two or three paragraphs. */
  readonly description: LocalText
  readonly meta: SeedMeta
  readonly taxClass: string
  /** Keys of the categories, each with the position inside it. */
  readonly categories: readonly SeedCategoryAssignment[]
  /** In gallery order; the first one is base image, small image and thumbnail. */
  readonly media: readonly SeedImage[]
  readonly attributes: Readonly<Record<string, SeedAttributeValue>>
  /** The limits of the "new" period, both null if there is none. */
  readonly newFrom: IsoDate | null
  readonly newTo: IsoDate | null
  /** The day it entered the catalogue. */
  readonly createdAt: IsoDate
  readonly links: SeedProductLinks
  /** Options that the shopper may, or must, choose. */
  readonly options?: readonly SeedCustomOption[]
}

/** The price of an addition: cents including tax, or percent of the product's price. */
export type SeedOptionPrice =
  | { readonly kind: 'fixed'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly percent: number }

type SeedOptionHead = { readonly title: LocalText; readonly isRequired: boolean }

/** A customizable option, by Magento's type. */
export type SeedCustomOption =
  | (SeedOptionHead & {
      readonly type: 'field' | 'area'
      readonly price: SeedOptionPrice
      readonly sku: string | null
      /** 0: any length. */
      readonly maxCharacters: number
    })
  | (SeedOptionHead & {
      readonly type: 'date' | 'date_time' | 'time'
      readonly price: SeedOptionPrice
      readonly sku: string | null
    })
  | (SeedOptionHead & {
      readonly type: 'drop_down' | 'radio' | 'checkbox' | 'multiple'
      readonly values: readonly {
        readonly title: LocalText
        readonly price: SeedOptionPrice
        readonly sku: string | null
      }[]
    })

export type SeedCategoryAssignment = { readonly category: string; readonly position: number }

/** SKUs of parent products, in order. */
export type SeedProductLinks = {
  readonly related: readonly string[]
  readonly upSell: readonly string[]
  readonly crossSell: readonly string[]
}

export type SeedSimpleProduct = SeedProductContent &
  SeedSaleable & { readonly type: 'simple'; readonly weightKg: number; readonly fixedTaxes?: readonly SeedFixedTax[] }

export type SeedVirtualProduct = SeedProductContent & SeedSaleable & { readonly type: 'virtual' }

export type SeedConfigurableProduct = SeedProductContent & {
  readonly type: 'configurable'
  /** Attribute codes of the axes, in the order of the choice. */
  readonly axes: readonly string[]
  readonly variants: readonly SeedVariant[]
}

/** A child of a configurable product: a simple product that is not visible on its own. */
export type SeedVariant = SeedSaleable & {
  readonly name: LocalText
  readonly urlKey: LocalText
  /** One option code for every axis of the parent. */
  readonly options: Readonly<Record<string, string>>
  readonly weightKg: number
  readonly media: readonly SeedImage[]
  /** Only differences from the parent, e.g. the dimensions of a size. */
  readonly attributes: Readonly<Record<string, SeedAttributeValue>>
}

/** Products chosen together and bought as one line. Its parts must share its tax class. */
export type SeedBundleProduct = SeedProductContent & {
  readonly type: 'bundle'
  /** Null: the sum of the parts. */
  readonly priceCents: Cents | null
  readonly tierPrices?: readonly SeedBundleTier[]
  readonly choices: readonly SeedBundleChoice[]
}

export type SeedBundleChoice = {
  readonly title: LocalText
  readonly type: 'select' | 'radio' | 'checkbox' | 'multi'
  readonly isRequired: boolean
  readonly selections: readonly {
    /** SKU of a simple product or a variant. */
    readonly sku: string
    readonly qty: number
    readonly canChangeQty: boolean
    readonly isDefault: boolean
    /** The amount that it adds to a fixed price; ignored for a dynamic price. */
    readonly price: SeedOptionPrice
  }[]
}

/** Products shown together and bought one by one; it has neither its own price nor its own stock. */
export type SeedGroupedProduct = SeedProductContent & {
  readonly type: 'grouped'
  /** SKUs of simple products or variants, each with its default quantity. */
  readonly items: readonly { readonly sku: string; readonly qty: number }[]
}

/** Files to download. Paths are relative to the folder of downloads. */
export type SeedDownloadableProduct = SeedProductContent &
  SeedSaleable & {
    readonly type: 'downloadable'
    readonly linksTitle: LocalText
    readonly areLinksSoldSeparately: boolean
    readonly files: readonly {
      readonly title: LocalText
      /** Added to the product's price when links are sold separately. */
      readonly priceCents: Cents
      readonly file: string
      readonly sampleFile: string | null
      /** 0: any number. */
      readonly downloadLimit: number
    }[]
    readonly samples: readonly { readonly title: LocalText; readonly file: string }[]
  }

/** A gift card of the amount that the buyer chooses. */
export type SeedGiftCardProduct = SeedProductContent & {
  readonly type: 'giftcard'
  /** Sent by e-mail, by post, or both. */
  readonly cardType: 'virtual' | 'physical' | 'combined'
  readonly amounts: readonly Cents[]
  /** Any amount within these limits; null: only the fixed amounts. */
  readonly openAmount: { readonly minCents: Cents | null; readonly maxCents: Cents | null } | null
  /** In characters; 0 is unlimited. Null allows no message. */
  readonly messageMaxLength: number | null
  /** Null: valid without limit. */
  readonly lifetimeDays: number | null
  /** May be converted into store credit. */
  readonly isRedeemable: boolean
  /** Null if nothing is posted. */
  readonly weightKg: number | null
}

/** The discriminant is Magento's `type_id`. */
export type SeedProduct =
  | SeedSimpleProduct
  | SeedVirtualProduct
  | SeedConfigurableProduct
  | SeedBundleProduct
  | SeedGroupedProduct
  | SeedDownloadableProduct
  | SeedGiftCardProduct

export type SeedCmsPage = {
  readonly identifier: string
  /** The path of the page in each store view; equal to the identifier if it is not translated. */
  readonly urlKey: LocalText
  readonly title: LocalText
  readonly contentHeading: LocalText
  /** HTML as Magento renders it; Page Builder markup if `data-content-type` occurs. */
  readonly content: LocalText
  readonly meta: SeedMeta
  readonly pageLayout: '1column' | 'cms-full-width'
}

export type SeedCmsBlock = {
  readonly identifier: string
  readonly title: LocalText
  /** HTML. */
  readonly content: LocalText
}

/** An old address that answers with a redirect; paths without leading slash, as `url_rewrite` keeps them. */
export type SeedUrlRedirect = {
  readonly store: StoreCode
  readonly requestPath: string
  readonly targetPath: string
  readonly redirectCode: 301 | 302
}

export type SeedCartPriceRule = {
  readonly name: LocalText
  readonly description: LocalText
  /** Null: applies without a coupon. */
  readonly couponCode: string | null
  readonly action: 'by_percent' | 'cart_fixed'
  /** Percent for `by_percent`, cents for `cart_fixed`. */
  readonly amount: number
  /** The lowest subtotal of the cart for the rule; null sets no limit. */
  readonly subtotalFromCents: Cents | null
  readonly grantsFreeShipping: boolean
  readonly from: IsoDate | null
  readonly to: IsoDate | null
  readonly usesPerCustomer: number | null
  readonly sortOrder: number
  readonly stopsFurtherRules: boolean
}

export type SeedShippingMethod = {
  readonly carrierCode: string
  readonly methodCode: string
  readonly carrierTitle: LocalText
  readonly methodTitle: LocalText
  readonly priceCents: Cents
  /** Offered from this subtotal on, null: always. */
  readonly subtotalFromCents: Cents | null
  readonly countries: readonly string[]
  readonly sortOrder: number
}

export type SeedPickupLocation = {
  readonly code: string
  readonly name: LocalText
  /** Plain text for the shopper, such as opening hours and directions. */
  readonly description: LocalText
  readonly email: string | null
  readonly fax: string | null
  readonly contactName: string | null
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  /** The code of a region of the country; null where addresses have none. */
  readonly regionCode: string | null
  readonly countryId: string
  readonly latitude: number
  readonly longitude: number
  /** SKUs of simple products and variants that it does not stock. */
  readonly lacks: readonly string[]
}

/** A town with one of its postcodes. */
export type SeedPlace = {
  readonly countryId: string
  readonly city: string
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
}

export type SeedPaymentMethod = {
  /** Magento's code, e.g. `banktransfer`. */
  readonly code: string
  readonly title: LocalText
  /** Plain text for the shopper, null if there is none. */
  readonly instructions: LocalText | null
  readonly sortOrder: number
}

export type SeedAgreement = {
  readonly name: LocalText
  readonly checkboxText: LocalText
  /** HTML. */
  readonly content: LocalText
  readonly mode: 'AUTO' | 'MANUAL'
  readonly sortOrder: number
}

export type SeedCustomer = {
  readonly email: string
  /** Plain; hashed when it is written. */
  readonly password: string
  readonly firstname: string
  readonly lastname: string
  readonly store: StoreCode
  readonly isSubscribed: boolean
  readonly createdAt: IsoDate
  readonly addresses: readonly SeedCustomerAddress[]
  /** The items of the wish list, in order. */
  readonly wishes: readonly SeedWish[]
  /** Oldest first. Used if the backend is Adobe Commerce. */
  readonly storeCredit: readonly SeedStoreCredit[]
  /** Oldest first; changes caused by orders are added automatically. */
  readonly rewardPoints?: readonly SeedRewardPoints[]
  /** The methods that the payment provider has saved. */
  readonly paymentTokens?: readonly SavedMethod[]
  /** Used if the backend is Adobe Commerce. */
  readonly giftRegistries?: readonly SeedGiftRegistry[]
}

export type SeedGiftRegistry = {
  readonly on: IsoDate
  /** The code of the event type. */
  readonly type: 'birthday' | 'baby_registry' | 'wedding'
  readonly eventName: string
  readonly message: string
  readonly isPublic: boolean
  /** By the attribute's code. */
  readonly answers: Readonly<Record<string, string>>
  readonly registrants: readonly {
    readonly firstname: string
    readonly lastname: string
    readonly email: string
    readonly answers: Readonly<Record<string, string>>
  }[]
  readonly items: readonly (SeedWish & {
    readonly quantity: number
    readonly received: number
    readonly note: string | null
  })[]
}

/** A sold gift card; valid until a day, or without limit. */
export type SeedGiftCard = { readonly code: string; readonly cents: Cents; readonly until: IsoDate | null }

/** A change of a customer's store credit; negative cents were spent. The action is Magento's term. */
export type SeedStoreCredit = {
  readonly on: IsoDate
  readonly action: 'Created' | 'Updated' | 'Used' | 'Refunded' | 'Reverted'
  readonly cents: Cents
}

/** Points that a customer received or lost; the action is Magento's. */
export type SeedRewardPoints = {
  readonly on: IsoDate
  readonly action: 'admin' | 'register'
  readonly points: number
}

/** A parent product and, for a configurable one, the variant if it is chosen. */
export type SeedWish = { readonly sku: string; readonly variantSku: string | null }

/** An order to the default address of a customer, and its later events. */
export type SeedOrder = {
  readonly email: string
  readonly store: StoreCode
  readonly placedOn: IsoDate
  readonly items: readonly (SeedWish & {
    readonly quantity: number
    /** Which of the product's files to download, counted from 0. */
    readonly files?: readonly number[]
  })[]
  readonly coupon: string | null
  /** Null if nothing is shipped. */
  readonly shipping: { readonly carrierCode: string; readonly methodCode: string } | null
  /** Code of the method. */
  readonly payment: string
  readonly invoice: { readonly on: IsoDate; readonly comment: string | null } | null
  readonly shipments: readonly (SeedOrderStep & {
    readonly tracks: readonly { readonly carrier: string; readonly title: string; readonly number: string }[]
  })[]
  readonly refund: (SeedOrderStep & { readonly hasShipping: boolean }) | null
  /** The shop's comments to the buyer. */
  readonly comments?: readonly { readonly on: IsoDate; readonly text: string }[]
  /** The requested returns of the order. */
  readonly returns?: readonly SeedReturn[]
}

export type SeedReturn = {
  readonly on: IsoDate
  readonly items: readonly {
    /** The line of the order, counted from 0. */
    readonly line: number
    readonly quantity: number
    /** By the attribute's code; for a choice the option's id. */
    readonly answers: Readonly<Record<string, string>>
    readonly status: 'PENDING' | 'AUTHORIZED' | 'RECEIVED' | 'APPROVED' | 'REJECTED' | 'DENIED'
  }[]
  readonly comments: readonly { readonly on: IsoDate; readonly text: string; readonly isCustomers: boolean }[]
  readonly trackings: readonly { readonly carrier: string; readonly number: string }[]
  readonly isClosed: boolean
}

/** An event for some items of an order; lines are counted from 0. */
type SeedOrderStep = {
  readonly on: IsoDate
  readonly lines: readonly (readonly [line: number, quantity: number])[]
  readonly comment: string | null
}

export type SeedCustomerAddress = {
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly street: readonly string[]
  readonly city: string
  readonly postcode: string
  /** The code of a region of the country, e.g. of a province; null where addresses have none. */
  readonly regionCode: string | null
  readonly countryId: string
  readonly telephone: string
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
}

/** A field of the account's forms. */
export type SeedCustomerAttribute = {
  readonly code: string
  readonly input: 'TEXT' | 'TEXTAREA' | 'BOOLEAN' | 'DATE' | 'SELECT' | 'MULTISELECT'
  readonly label: LocalText
  readonly isRequired: boolean
  readonly sortOrder: number
  /** Empty if it is not a choice. */
  readonly options: readonly { readonly value: string; readonly label: LocalText }[]
  /** The value of the default option. */
  readonly defaultOption: string | null
  readonly maxLength: number | null
}

/** An aspect that a review rates with one to five stars. */
export type SeedRating = { readonly code: string; readonly name: LocalText }

/** Written in one store view's language and shown there only. */
export type SeedReview = {
  /** The SKU of a parent product. */
  readonly sku: string
  readonly store: StoreCode
  readonly nickname: string
  readonly summary: string
  readonly text: string
  /** 1 to 5, by the code of the rating. */
  readonly stars: Readonly<Record<string, number>>
  readonly status: 'approved' | 'pending' | 'not_approved'
  /** E-mail of the account that wrote it, null: a guest. */
  readonly customer: string | null
  /** `YYYY-MM-DDTHH:MM`, UTC. */
  readonly writtenAt: string
}
