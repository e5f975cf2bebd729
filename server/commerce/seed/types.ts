/**
 * The content model of a seeded shop: plain data, written by people, that `seedDatabase` turns into rows.
 * Money is in integer cents including tax, dates are `YYYY-MM-DD` in the shop's own time zone (both ends inclusive),
 * lengths are centimetres, weights kilograms. Media paths are relative to `/media/`.
 * Things refer to each other by their natural keys: SKUs, category keys, attribute and option codes.
 */

import type { Cents } from '../engine/money.ts'

/** Codes of the store views; also the keys of every translated text. */
export type StoreCode = 'it' | 'en'

/** One text in every store view's language. */
export type LocalText = Readonly<Record<StoreCode, string>>

/** `YYYY-MM-DD`. */
export type IsoDate = string

/** Title and description of a page for search engines. */
export type SeedMeta = { readonly title: LocalText; readonly description: LocalText }

export type SeedShop = {
  readonly company: SeedCompany
  readonly website: { readonly code: string; readonly name: string }
  /** The first one is the default store view. */
  readonly stores: readonly SeedStore[]
  readonly taxClasses: readonly SeedTaxClass[]
  readonly attributes: readonly SeedAttribute[]
  /** Children of the (invisible) root category, as a tree. */
  readonly categories: readonly SeedCategory[]
  readonly products: readonly SeedProduct[]
  readonly cmsPages: readonly SeedCmsPage[]
  readonly cmsBlocks: readonly SeedCmsBlock[]
  readonly urlRedirects: readonly SeedUrlRedirect[]
  readonly cartPriceRules: readonly SeedCartPriceRule[]
  readonly shippingMethods: readonly SeedShippingMethod[]
  readonly paymentMethods: readonly SeedPaymentMethod[]
  readonly agreements: readonly SeedAgreement[]
  readonly customers: readonly SeedCustomer[]
}

/** The imprint that Italian law asks of an online shop. All of it is fictional. */
export type SeedCompany = {
  readonly name: string
  readonly tradeName: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** Two-letter province code, e.g. `FI`. */
  readonly province: string
  readonly countryId: string
  /** Eleven digits; the last one is the check digit. */
  readonly vatNumber: string
  /** Number in the business register, e.g. `FI-654321`. */
  readonly registerNumber: string
  readonly shareCapital: LocalText
  readonly certifiedEmail: string
  readonly email: string
  readonly phone: string
  readonly openingHours: LocalText
}

export type SeedStore = {
  readonly code: StoreCode
  readonly name: string
  /** Magento's form, e.g. `it_IT`. */
  readonly locale: string
  readonly sortOrder: number
  readonly config: SeedStoreConfig
}

/** Values of `StoreConfig`, named after its fields; derived ones (base URLs, ids) are the engine's. */
export type SeedStoreConfig = {
  readonly baseCurrencyCode: 'EUR'
  readonly defaultDisplayCurrencyCode: 'EUR'
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
  /** `only_x_left_in_stock` speaks at or below this quantity. */
  readonly stockThresholdQty: number
  readonly isGuestCheckoutEnabled: boolean
  readonly isCheckoutAgreementsEnabled: boolean
  readonly isNewsletterEnabled: boolean
  readonly isContactEnabled: boolean
  readonly isWishlistEnabled: boolean
  readonly areProductReviewsEnabled: boolean
  readonly mayGuestsWriteReviews: boolean
  readonly isAccountConfirmationRequired: boolean
}

export type SeedTaxClass = {
  readonly code: string
  readonly name: LocalText
  /** Percent contained in gross prices for the default country. */
  readonly ratePercent: number
}

/** `select` and `multiselect` carry options; `price` values are cents, shown as money. */
export type SeedAttributeInput = 'text' | 'textarea' | 'select' | 'multiselect' | 'price' | 'decimal'

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
  /** Order among the details and the filters. */
  readonly position: number
  readonly options: readonly SeedAttributeOption[]
}

export type SeedAttributeOption = {
  readonly code: string
  readonly label: LocalText
  /** A colour swatch's `#RRGGBB`, a text swatch's short text; null where the attribute has no swatch. */
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
  readonly children: readonly SeedCategory[]
}

export type SeedImage = {
  /** Relative to `/media/`, e.g. `catalog/product/vaso-anfora-petrolio.jpg`. */
  readonly file: string
  /** Alternative text. */
  readonly label: LocalText
  readonly width: number
  readonly height: number
  /** Dominant colour of the picture's ground, `#RRGGBB`. */
  readonly background: string
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
  /** Null: until further notice. */
  readonly to: IsoDate | null
}

export type SeedTierPrice = { readonly qty: number; readonly cents: Cents }

export type SeedStock = {
  readonly qty: number
  /** False for what never runs out (a voucher); the quantity is then not counted. */
  readonly isManaged: boolean
}

/** A price and a stock of its own: what a cart line finally buys. */
export type SeedSaleable = {
  readonly sku: string
  readonly priceCents: Cents
  readonly specialPrice: SeedSpecialPrice | null
  readonly tierPrices: readonly SeedTierPrice[]
  readonly stock: SeedStock
}

/** What every product type has in common. */
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
  /** Ends of the "new" period, both null when it never was. */
  readonly newFrom: IsoDate | null
  readonly newTo: IsoDate | null
  /** The day it entered the catalogue. */
  readonly createdAt: IsoDate
  readonly links: SeedProductLinks
}

export type SeedCategoryAssignment = { readonly category: string; readonly position: number }

/** SKUs of parent products, in order. */
export type SeedProductLinks = {
  readonly related: readonly string[]
  readonly upSell: readonly string[]
  readonly crossSell: readonly string[]
}

export type SeedSimpleProduct = SeedProductContent &
  SeedSaleable & { readonly type: 'simple'; readonly weightKg: number }

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
  /** Only what differs from the parent, e.g. the dimensions of a size. */
  readonly attributes: Readonly<Record<string, SeedAttributeValue>>
}

/** The discriminant is Magento's `type_id`. */
export type SeedProduct = SeedSimpleProduct | SeedVirtualProduct | SeedConfigurableProduct

export type SeedCmsPage = {
  readonly identifier: string
  /** The path of the page in each store view; equal to the identifier where it is not translated. */
  readonly urlKey: LocalText
  readonly title: LocalText
  readonly contentHeading: LocalText
  /** HTML as Magento renders it; Page Builder markup where `data-content-type` appears. */
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
  /** Null: applies by itself. */
  readonly couponCode: string | null
  readonly action: 'by_percent' | 'cart_fixed'
  /** Percent for `by_percent`, cents for `cart_fixed`. */
  readonly amount: number
  /** Lowest subtotal of the cart that the rule asks for, null: any. */
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

export type SeedPaymentMethod = {
  /** Magento's code, e.g. `banktransfer`. */
  readonly code: string
  readonly title: LocalText
  /** Plain text for the shopper, null where there is none. */
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
}

export type SeedCustomerAddress = {
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly street: readonly string[]
  readonly city: string
  readonly postcode: string
  /** Two-letter province code. */
  readonly regionCode: string
  readonly countryId: string
  readonly telephone: string
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
}
