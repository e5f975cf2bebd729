/** An ISO 3166-1 country code, e.g. `IT`. */
export type CountryCode = string

/** An ISO 4217 currency code, e.g. `EUR`. */
export type CurrencyCode = string

/** One store of the shop: a language under an address of its own, served by one Magento store view. */
export type StoreDefinition = {
  /** Language of the messages: the name of a catalogue, `locales/<locale>.po`, and the document's `lang`. */
  readonly locale: string
  /** Code of the Magento store view, as its `Store` header names it. */
  readonly magentoStoreCode: string
  /** Path prefix of the store's pages, without a slash at its end. The first store has `/`, which is none. */
  readonly basePath: `/${string}`
  /** BCP 47, for `Intl` and `hreflang`, e.g. `en-GB`. */
  readonly intlLocale: string
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
  /** The identifier of the CMS block with the size guide. */
  readonly sizeGuide: string | null
}

/** The public facts of a shop. Shoppers can read all of them: secrets belong to the environment. */
export type ShopDefinition = {
  readonly brand: {
    /** Used where the backend's own store name is not known, e.g. while it is down. */
    readonly name: string
  }
  /** In the order in which shoppers see them; the first one is the default. */
  readonly stores: readonly [StoreDefinition, ...StoreDefinition[]]
  /** The country that forms begin with when the backend does not tell its own. */
  readonly country: CountryCode
  /** The currency of amounts for which the backend tells none. */
  readonly currency: CurrencyCode
  readonly attributes: AttributeCodes
  /** Working days from the order to the door, by the code of Magento's carrier. The variable `DELIVERY_DAYS` overrides it. */
  readonly deliveryDays: Readonly<Record<string, { readonly fewest: number; readonly most: number }>>
  readonly vendors: {
    /** The tag manager's container, e.g. `GTM-ABC1234`. The variable `TAG_MANAGER_ID` overrides it. */
    readonly tagManagerId: string | null
  }
}

/** Types the configuration of a shop folder (`shops/<name>/shop.config.ts`). */
export const defineShop = (shop: ShopDefinition): ShopDefinition => shop
