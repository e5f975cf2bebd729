import { encodeUid } from '../../engine/uid.ts'
import type { CommerceContext, StoreView } from '../../engine/context.ts'

/** Magento stores "boolean" settings of some modules as the texts "1" and "0". */
const flag = (isOn: boolean): string => (isOn ? '1' : '0')

/** Magento's `tax/display` settings: 1 excluding, 2 including tax, 3 both. */
const EXCLUDING_TAX = 1
const INCLUDING_TAX = 2
const BOTH = 3

const FIXED_TAXES_OFF = 'FPT_DISABLED'

/** The answer of `StoreConfig` for a store view. Absent settings are null, as in Magento. */
export function storeConfigOf(store: StoreView, context: CommerceContext) {
  const { config } = store
  const taxDisplay = config.netPrices ? EXCLUDING_TAX : config.areBothPricesShown ? BOTH : INCLUDING_TAX
  return {
    display_product_prices_in_catalog: taxDisplay,
    shopping_cart_display_price: taxDisplay,
    shopping_cart_display_shipping: taxDisplay,
    shopping_cart_display_subtotal: taxDisplay,
    product_fixed_product_tax_display_setting: config.fixedTaxes?.products ?? FIXED_TAXES_OFF,
    category_fixed_product_tax_display_setting: config.fixedTaxes?.lists ?? FIXED_TAXES_OFF,
    sales_fixed_product_tax_display_setting: config.fixedTaxes?.sales ?? FIXED_TAXES_OFF,
    website_name: store.websiteName,
    store_code: store.code,
    store_name: store.name,
    locale: store.locale,
    base_currency_code: store.baseCurrency,
    default_display_currency_code: config.defaultDisplayCurrencyCode,
    title_prefix: config.titlePrefix,
    title_suffix: config.titleSuffix,
    title_separator: config.titleSeparator,
    default_title: config.defaultTitle,
    default_description: config.defaultDescription,
    cms_home_page: config.cmsHomePage,
    cms_no_route: config.cmsNoRoute,
    catalog_default_sort_by: config.catalogDefaultSortBy,
    category_url_suffix: config.categoryUrlSuffix,
    product_url_suffix: config.productUrlSuffix,
    secure_base_link_url: context.baseUrl,
    secure_base_url: context.baseUrl,
    secure_base_media_url: context.mediaBaseUrl,
    base_url: context.baseUrl,
    root_category_uid: encodeUid(store.rootCategoryId),
    allow_items: flag(config.areItemGiftMessagesAllowed),
    allow_order: flag(config.areOrderGiftMessagesAllowed),
    allow_gift_receipt: flag(config.areGiftReceiptsAllowed),
    weight_unit: config.weightUnit,
    product_reviews_enabled: flag(config.areProductReviewsEnabled),
    allow_guests_to_write_product_reviews: flag(config.mayGuestsWriteReviews),
    list_mode: config.listMode,
    grid_per_page: config.gridPerPage,
    // The picture of a line is the product's own; to show the variant's, a client has to request it.
    configurable_thumbnail_source: 'parent',
    grid_per_page_values: config.gridPerPageValues.join(','),
    list_per_page: config.listPerPage,
    list_per_page_values: config.listPerPageValues.join(','),
    autocomplete_on_storefront: true,
    minimum_password_length: String(config.minimumPasswordLength),
    required_character_classes_number: String(config.requiredCharacterClassesNumber),
    magento_wishlist_general_is_enabled: flag(config.isWishlistEnabled),
    enable_multiple_wishlists: flag(config.areSeveralWishlistsEnabled),
    maximum_number_of_wishlists: String(config.maximumNumberOfWishlists),
    customer_access_token_lifetime: config.customerAccessTokenLifetimeHours,
    is_guest_checkout_enabled: config.isGuestCheckoutEnabled,
    is_checkout_agreements_enabled: config.isCheckoutAgreementsEnabled,
    newsletter_enabled: config.isNewsletterEnabled,
    contact_enabled: config.isContactEnabled,
    is_default_store: store.id === context.stores[0]?.id,
    default_country: config.defaultCountry,
    countries_with_required_region: config.countriesWithRequiredRegion.join(','),
    optional_zip_countries: config.optionalZipCountries.join(','),
    cart_expires_in_days: config.cartExpiresInDays,
    timezone: config.timezone,
    copyright: config.copyright,
    logo_alt: config.logoAlt,
    create_account_confirmation: config.isAccountConfirmationRequired,
    order_cancellation_enabled: config.isOrderCancellationEnabled,
    returns_enabled: config.areReturnsEnabled ? 'enabled' : 'disabled',
    magento_reward_general_is_enabled: flag(config.rewards !== null),
    magento_reward_general_is_enabled_on_front: flag(config.rewards !== null),
    magento_reward_general_min_points_balance: config.rewards && String(config.rewards.minPoints),
    magento_reward_general_publish_history: config.rewards && flag(config.rewards.isHistoryPublished),
    magento_reward_points_order: config.rewards && flag(config.rewards.earning !== null),
    order_cancellation_reasons: config.orderCancellationReasons.map((description) => ({ description })),
  }
}

const currencySymbol = (code: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? code

/** The answer of `Currency`, the same in every currency. */
export const currencyOf = (store: StoreView) => ({
  available_currency_codes: store.currencies.map(({ code }) => code),
  base_currency_code: store.baseCurrency,
  base_currency_symbol: currencySymbol(store.baseCurrency),
  default_display_currency_code: store.config.defaultDisplayCurrencyCode,
  default_display_currency_symbol: currencySymbol(store.config.defaultDisplayCurrencyCode),
  exchange_rates: store.currencies.map(({ code, rate }) => ({ currency_to: code, rate })),
})
