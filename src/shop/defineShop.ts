import type { ProductFeed } from './feedColumns.ts'

/** An ISO 3166-1 country code, e.g. `IT`. */
export type CountryCode = string

/** An ISO 4217 currency code, e.g. `EUR`. */
export type CurrencyCode = string

/** The days and hours at which a merchant sends parcels and carriers deliver them. */
export type DeliveryCalendar = {
  /** IANA time zone of the cut-off hour, e.g. `Europe/Rome`. */
  readonly timeZone: string
  /** Orders before this hour count from the same day, later ones from the next; 24 has no such hour. */
  readonly cutOffHour: number
  /** ISO 3166-1 code of the country whose public holidays are no working days. */
  readonly country: CountryCode
  /** Weekdays without deliveries, 1 (Monday) to 7 (Sunday). */
  readonly closedWeekdays: readonly number[]
  /** Further days without deliveries, `YYYY-MM-DD`. */
  readonly closedDays: readonly string[]
}

/** Working days, at least and at most. */
export type WorkingDays = { readonly fewest: number; readonly most: number }

/** The cost of a delivery to some countries, for search engines. */
export type ShippingRate = {
  /** The code of a carrier with `deliveryDays`: the rest of those days, after `handlingDays`, is the way of the parcel. */
  readonly carrier: string
  readonly countries: readonly [CountryCode, ...CountryCode[]]
  readonly currency: CurrencyCode
  /** As the store's prices are: with tax where they are with tax. */
  readonly amount: number
  /** A product of at least this price is delivered without cost. Left out, none is. */
  readonly freeFrom?: number
  /** From the order until the parcel is handed to the carrier. */
  readonly handlingDays: WorkingDays
}

/** The functions of the shop that a merchant may switch off. None appears that the backend does not have. */
export const FEATURES = [
  'wishlist',
  'compare',
  'reviews',
  'newsletter',
  'giftMessages',
  'giftCards',
  'giftRegistry',
  'returns',
  'storeCredit',
  'rewardPoints',
  'pickup',
  'guestCheckout',
] as const
export type Feature = (typeof FEATURES)[number]

/** The third parties whose scripts the shop can load. */
export const VENDORS = ['accessibilityWidget', 'tagManager', 'personalisation', 'reviews', 'sessionRecorder'] as const
export type VendorName = (typeof VENDORS)[number]

/** The purposes of a shopper's choice about cookies that an external script can depend on. */
export const PURPOSES = ['preferences', 'statistics', 'marketing'] as const
type ConsentPurpose = (typeof PURPOSES)[number]

/** How prices are shown: with tax, without it, or both. */
export type TaxDisplay = 'including' | 'excluding' | 'both'

/** One store of the shop: a language under an address of its own, served by one Magento store view. */
export type StoreDefinition = {
  /** Host name of the store's pages, e.g. `shop.example`. Left out, it is that of the variable `PUBLIC_URL`. */
  readonly domain?: string
  /** Language of the messages: the name of a catalogue, `locales/<locale>.po`, and the document's `lang`. */
  readonly locale: string
  /** Code of the Magento store view, as its `Store` header names it. */
  readonly magentoStoreCode: string
  /** Path prefix of the store's pages, without a slash at its end. One store of each domain has `/`, which is none. */
  readonly basePath: `/${string}`
  /** BCP 47, for `Intl` and `hreflang`, e.g. `en-GB`. */
  readonly intlLocale: string
  /**
   * The currencies that shoppers choose from, of those that the backend's store view allows; without a choice its own
   * display currency counts. Left out, there is no choice.
   */
  readonly currencies?: readonly CurrencyCode[]
  /** Left out, that of the shop. */
  readonly deliveryCalendar?: DeliveryCalendar
  /** Left out, that of the shop. */
  readonly country?: CountryCode
  /** Left out, that of the shop. */
  readonly currency?: CurrencyCode
  /** Those that differ from the shop's. */
  readonly attributes?: Partial<AttributeCodes>
  /** How prices are shown and described. `backend`, the default: as the settings of the Magento store view say. */
  readonly taxDisplay?: TaxDisplay | 'backend'
  /** Those that differ from the shop's, e.g. in a country with another law. The merchant is the same in every store. */
  readonly legal?: StoreLegalFacts
  /**
   * The titles of the payment methods in the Magento store view, by their codes: cart, order and mail have them from
   * Magento, and the pages before a cart from here. A method that is left out gets an ordinary name for it.
   */
  readonly paymentNames?: Readonly<Record<string, string>>
  /** The store's name in its own language, shown where shoppers choose a store. The backend's name goes before it. */
  readonly label: string
}

/** Codes of catalogue attributes with a place of their own. Null where the shop's catalogue has no such attribute. */
export type AttributeCodes = {
  /**
   * The lowest price of the thirty days before a reduction (Directive 98/6/EC, art. 6a). A price is shown as reduced only
   * if this value is known.
   */
  readonly lowestPrice: string | null
  /** Price per unit of measure, in the merchant's wording (Directive 98/6/EC, art. 3). */
  readonly unitPrice: string | null
  /** Care instructions. */
  readonly care: string | null
  /** Safety information and warnings (Regulation EU 2023/988, art. 19). */
  readonly safety: string | null
  /** Manufacturer with postal and electronic address (the same article). */
  readonly manufacturer: string | null
  /**
   * The responsible person in the European Union for a product made outside of it: name, postal and electronic address
   * (Regulation (EU) 2023/988, art. 19). Left out, as with null, no product has one.
   */
  readonly responsiblePerson?: string | null
  /**
   * Instructions and data sheets: `https://…` addresses with spaces or line breaks between them. Left out, as with null,
   * no product has any.
   */
  readonly safetyDocuments?: string | null
  /**
   * The producer's guarantee of durability without further cost for more than two years, in the merchant's wording, e.g.
   * `5 years, Example Ltd` (Directive (EU) 2024/825). Left out, as with null, no product has one.
   */
  readonly durability?: string | null
  /** The identifier of the CMS block with the size guide. */
  readonly sizeGuide: string | null
}

/** The merchant, as every page names it. */
export type Imprint = {
  readonly company: string
  /** The lines of the postal address. */
  readonly address: readonly string[]
  /** The register and the number in it, e.g. `FI-999147`. */
  readonly register?: string
  /** The number for value added tax with its country, e.g. `IT99914720489`. */
  readonly vatId?: string
  readonly email: string
  readonly phone?: string
}

/** The guarantees that a buyer of goods has. */
export type Guarantee = {
  /** Months from the delivery in which the seller answers for defects; the law of the European Union asks for 24. */
  readonly legalMonths: number
  /**
   * The harmonised notice of the European Union about the legal guarantee (Directive (EU) 2024/825), by the locale of a
   * store: its words, the page with the official form, and its picture. Left out, there is none.
   */
  readonly notice?: Readonly<Record<string, GuaranteeNotice>>
  /** Promises of the merchant or the manufacturer beyond the law, by the locale of a store; left out, there are none. */
  readonly commercial?: Readonly<Record<string, GuaranteeText>>
}

export type GuaranteeText = {
  /** In the merchant's words. */
  readonly text: string
  /** The page with its terms, `https://…`. */
  readonly url?: string
}

export type GuaranteeNotice = GuaranteeText & {
  /** The official form as a picture. Left out, there are the words alone. */
  readonly picture?: NoticePicture
}

/** A picture of the folder `notices` of the shop's folder. */
export type NoticePicture = {
  /** Its name there, e.g. `guarantee-it.svg`. */
  readonly file: string
  /** All that is written in it, for those who do not see it. */
  readonly alt: string
  /** The size in which it is shown, px; it is smaller where there is less room. */
  readonly width: number
  readonly height: number
}

export type ReturnPostage = 'buyer' | 'merchant'
/** The facts of the statement about accessibility that no check can find. */
export type AccessibilityFacts = {
  /** The addresses for complaints about barriers; left out, the e-mail address and telephone of the imprint. */
  readonly contact?: { readonly email: string; readonly phone?: string }
  /** The authority that enforces the law; left out, that of the store's country (`src/shop/countries/countryRules.ts`). */
  readonly enforcement?: AccessibilityBody
  /** Barriers that people found, in the merchant's words, by the locale of a store. */
  readonly knownFailures?: Readonly<Record<string, readonly string[]>>
}

/** The settlement of disputes with consumers out of court (Directive 2013/11/EU, art. 13). */
export type Disputes = {
  /** The merchant takes part in the procedures of the body: by obligation, by membership or willingly. */
  readonly participates: boolean
  /** The body that is competent; needed if the merchant takes part. */
  readonly body?: DisputeBody
}

/** A body that settles disputes, e.g. an ADR body, a Verbraucherschlichtungsstelle or a médiateur de la consommation. */
export type DisputeBody = {
  /** In its own language. */
  readonly name: string
  /** The lines of its postal address. */
  readonly address?: readonly string[]
  /** `https://…` */
  readonly url: string
}

/** An authority that enforces the law about accessibility. */
export type AccessibilityBody = {
  /** In its own language. */
  readonly name: string
  /** `https://…` */
  readonly url: string
}

/** The facts that the law of the merchant's country asks a shop to state. */
export type LegalFacts = {
  readonly imprint: Imprint
  /** The right to withdraw from a contract by a form of the shop; null where the law knows none. */
  readonly withdrawal: {
    /** Days from the delivery; the law of the European Union asks for 14. */
    readonly days: number
    /** The lines of the address that takes statements; left out, that of the imprint. */
    readonly address?: readonly string[]
    /**
     * The services that begin before these days are over: SKUs, or the beginning of SKUs with `*` at its end, e.g.
     * `COURSE-*`. An order of one needs the shopper's request (decision 142). Left out, there are none.
     */
    readonly services?: readonly string[]
  } | null
  /** The payer of returned goods' postage; left out, the structured data does not state it. */
  readonly returnPostage?: ReturnPostage
  /** The guarantees on goods, shown with every product and in the footer; null states none. */
  readonly guarantee: Guarantee | null
  /** The statement on product pages about the reviews (Directive 2019/2161, art. 3). */
  readonly reviews: {
    readonly authors: 'anyone' | 'buyers'
    /** Somebody of the shop reads them before they are published. */
    readonly areModerated: boolean
  }
  /** The statement on the contact page about the settlement of disputes; null and left out, there is none. */
  readonly disputes?: Disputes | null
  /** For the statement about accessibility, which a shop with the results of `npm run accessibility` has. */
  readonly accessibility?: AccessibilityFacts
}

/** The facts that can differ between the stores of a merchant. */
export type StoreLegalFacts = Partial<Omit<LegalFacts, 'imprint'>>

/** The public facts of a shop. Shoppers can read all of them: secrets belong to the environment. */
export type ShopDefinition = {
  /**
   * The shop of an invented merchant, for the embedded engine, with the accounts and gift cards of its seed. In front of somebody's Magento its legal facts, days of
   * delivery and tag manager do not count, and it is not served to the public.
   */
  readonly isDemo?: boolean
  readonly brand: {
    /** Used where the backend's own store name is not known, e.g. while it is down. */
    readonly name: string
    /**
     * The header shows `logo.svg` of the folder in this size, px, and `logo-dark.svg` in the dark scheme if there is one.
     * Left out, it shows the shop's name.
     */
    readonly logo?: { readonly width: number; readonly height: number; readonly hasDark: boolean }
  }
  /** In the order in which shoppers see them. The first one is the default; it has no domain of its own. */
  readonly stores: readonly [StoreDefinition, ...StoreDefinition[]]
  /** The country that forms begin with when the backend does not tell its own. */
  readonly country: CountryCode
  /** The currency of amounts for which the backend tells none. */
  readonly currency: CurrencyCode
  readonly attributes: AttributeCodes
  /** Needed in front of an own backend in production. */
  readonly legal?: LegalFacts
  /**
   * Where weaknesses of the shop are reported, `mailto:` or `https://`, for `/.well-known/security.txt`. Left out, the
   * imprint's e-mail address.
   */
  readonly securityContacts?: readonly string[]
  /** Working days from the order to the door, by the code of Magento's carrier. The variable `DELIVERY_DAYS` overrides it. */
  readonly deliveryDays: Readonly<Record<string, WorkingDays>>
  /**
   * The delivery of products in their structured data. Left out, the data does not state it; nor does it state a rate in
   * another currency than that of the price.
   */
  readonly shippingRates?: readonly ShippingRate[]
  /**
   * How Magento's carriers are named in the languages of the stores, by their codes: an order has only the name of its
   * carrier, and its expected days follow from the code (decision 109).
   */
  readonly carrierNames?: Readonly<Record<string, readonly string[]>>
  readonly deliveryCalendar: DeliveryCalendar
  /**
   * The means of payment that footer and products name, by the codes of Magento's methods in this order: no question tells
   * them without a cart. A cart names its own. Those that this shop cannot complete are left out.
   */
  readonly payments?: readonly string[]
  /**
   * The countries to which the shop delivers, ISO 3166-1 alpha-2, as footer, products and carts name them before an order;
   * they follow Magento's carriers.
   */
  readonly deliveryCountries?: readonly string[]
  /** The brands of the cards that `braintree` or `adyen_cc` takes, as shoppers read them, e.g. `Visa`. */
  readonly cards?: readonly string[]
  /** `false` switches a function off; those left out are on where the backend has them. */
  readonly features?: Partial<Readonly<Record<Feature, boolean>>>
  /** Tracking pages by the code of Magento's carrier; `{number}` is replaced by the parcel's number. */
  readonly trackingUrls?: Readonly<Record<string, string>>
  /**
   * Parameters of addresses that the merchant's own campaigns and partners add, beside those that the shop knows
   * (src/shop/addresses/campaignParams.ts): a name, or the beginning of names with `*` at its end, e.g. `partner_*`. Pages
   * are rendered, shared and named to search engines without them.
   */
  readonly campaignParams?: readonly string[]
  /** Left out, there is no product feed. */
  readonly productFeed?: ProductFeed
  readonly search?: {
    /**
     * Groups of words with one meaning, by the locale of a store: each finds the products of the others, and a word in a
     * group with the label of a filter's option filters by it.
     */
    readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>
  }
  /** Google reCAPTCHA, which a Magento may ask for (docs/your-own-magento.md). */
  readonly captcha?: {
    /**
     * Google's script is loaded only after the shopper's consent to this purpose; without it the form asks before it is
     * sent. Left out, it needs no consent: a merchant decides by the law of their country.
     */
    readonly consent?: ConsentPurpose
  }
  readonly vendors: {
    /** The tag manager's container, e.g. `GTM-ABC1234`. The variable `TAG_MANAGER_ID` overrides it. */
    readonly tagManagerId: string | null
    /**
     * Those that may also run on pages with the shopper's own data: sign-in, account, checkout, orders. Left out, none
     * does. The variable `VENDORS_ON_PERSONAL_PAGES` overrides it.
     */
    readonly onPersonalPages?: readonly VendorName[]
  }
}

/** Types the configuration of a shop folder (`shops/<name>/shop.config.ts`). */
export const defineShop = (shop: ShopDefinition): ShopDefinition => shop
