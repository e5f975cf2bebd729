import { createContext, use } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { storeSettings_storeConfig$key } from '#src/__generated__/storeSettings_storeConfig.graphql.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import type { ListSettings } from '#src/lib/url/pageSizes.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { FixedTaxDisplays, TaxDisplays } from './taxDisplay.ts'
import { taxDisplaysOf } from './taxDisplay.ts'

/** Spec §3 "Store configuration": the merchant's settings of the store view, as the storefront uses them. */
export type StoreSettings = {
  readonly storeCode: string | null
  /** The application's name in page metadata. */
  readonly websiteName: string | null
  /** The label of the store view where shoppers choose between several. */
  readonly storeName: string | null
  /** BCP 47, from Magento's `it_IT`; null where the backend does not say. */
  readonly intlLocale: string | null
  /** The currency that is charged, whatever prices are shown in. */
  readonly baseCurrency: string | null
  readonly displayCurrency: string | null
  readonly titlePrefix: string
  readonly titleSuffix: string
  /** Stands between the parts of a title, spaces included. */
  readonly titleSeparator: string
  readonly defaultTitle: string | null
  readonly defaultDescription: string | null
  /** The identifier of the page at `/`. */
  readonly homePage: string
  /** The identifier of the text that the backend's own shop shows for missing pages. */
  readonly missingPage: string
  /** The attribute that lists are sorted by where neither shopper nor category chose one. */
  readonly defaultSort: string | null
  readonly categoryUrlSuffix: string
  readonly productUrlSuffix: string
  /** Absolute addresses of the merchant's own shop: links of merchant texts that begin with one stay in this shop. */
  readonly baseUrls: readonly string[]
  readonly rootCategoryUid: string | null
  readonly weightUnit: string | null
  readonly hasReviews: boolean
  readonly mayGuestsReview: boolean
  readonly lists: ListSettings
  /** Whether browsers may fill in the forms of sign-in and of a forgotten password. */
  readonly allowsAutocomplete: boolean
  readonly minimumPasswordLength: number
  /** The number of required character classes of four: lower case, upper case, digits, others. */
  readonly requiredCharacterClasses: number
  readonly hasWishlist: boolean
  readonly hasCompare: boolean
  readonly hasNewsletter: boolean
  readonly hasContactForm: boolean
  readonly copyright: string | null
  readonly tax: TaxDisplays
  readonly hasFixedTaxes: boolean
  readonly fixedTaxes: FixedTaxDisplays
}

/** The variables of a query with the settings: the parts of `StoreConfig` that not every backend has. */
export const settingsParts = (hasField: HasField) => ({
  hasCatalogueTax: hasField('StoreConfig', 'display_product_prices_in_catalog'),
})

/** The one place that selects the settings; the query of the shell spreads it. */
export function readStoreSettings(storeConfig: storeSettings_storeConfig$key | null | undefined): StoreSettings {
  const config = readInlineData(
    graphql`
      fragment storeSettings_storeConfig on StoreConfig @inline {
        store_code
        website_name
        store_name
        locale
        base_currency_code
        default_display_currency_code
        title_prefix
        title_suffix
        title_separator
        default_title
        default_description
        cms_home_page
        cms_no_route
        catalog_default_sort_by
        category_url_suffix
        product_url_suffix
        secure_base_link_url
        secure_base_url
        root_category_uid
        weight_unit
        product_reviews_enabled
        allow_guests_to_write_product_reviews
        list_mode
        grid_per_page
        grid_per_page_values
        list_per_page
        list_per_page_values
        autocomplete_on_storefront
        minimum_password_length
        required_character_classes_number
        magento_wishlist_general_is_enabled
        newsletter_enabled
        contact_enabled
        copyright
        display_product_prices_in_catalog @include(if: $hasCatalogueTax)
        shopping_cart_display_price
        shopping_cart_display_subtotal
        category_fixed_product_tax_display_setting
        product_fixed_product_tax_display_setting
        sales_fixed_product_tax_display_setting
      }
    `,
    storeConfig ?? null,
  )
  return {
    storeCode: config?.store_code ?? null,
    websiteName: config?.website_name || null,
    storeName: config?.store_name || null,
    intlLocale: config?.locale?.replace('_', '-') || null,
    baseCurrency: config?.base_currency_code || null,
    displayCurrency: config?.default_display_currency_code || null,
    titlePrefix: config?.title_prefix ?? '',
    titleSuffix: config?.title_suffix ?? '',
    titleSeparator: ` ${config?.title_separator?.trim() || '-'} `,
    defaultTitle: config?.default_title || null,
    defaultDescription: config?.default_description || null,
    // Magento stores `identifier|page id`.
    homePage: config?.cms_home_page?.split('|')[0] || 'home',
    missingPage: config?.cms_no_route?.split('|')[0] || 'no-route',
    defaultSort: config?.catalog_default_sort_by || null,
    categoryUrlSuffix: config?.category_url_suffix ?? '',
    productUrlSuffix: config?.product_url_suffix ?? '',
    baseUrls: [config?.secure_base_link_url, config?.secure_base_url].flatMap((url) => (url ? [url] : [])),
    rootCategoryUid: config?.root_category_uid ?? null,
    weightUnit: config?.weight_unit || null,
    hasReviews: config?.product_reviews_enabled !== '0',
    mayGuestsReview: config?.allow_guests_to_write_product_reviews !== '0',
    lists: {
      list_mode: config?.list_mode,
      grid_per_page: config?.grid_per_page,
      grid_per_page_values: config?.grid_per_page_values,
      list_per_page: config?.list_per_page,
      list_per_page_values: config?.list_per_page_values,
    },
    allowsAutocomplete: config?.autocomplete_on_storefront !== false,
    minimumPasswordLength: countOf(config?.minimum_password_length) ?? 8,
    requiredCharacterClasses: countOf(config?.required_character_classes_number) ?? 3,
    hasWishlist: config?.magento_wishlist_general_is_enabled !== '0',
    hasCompare: SHOP.features?.compare !== false,
    hasNewsletter: config?.newsletter_enabled !== false,
    hasContactForm: config?.contact_enabled !== false,
    copyright: config?.copyright || null,
    tax: taxDisplaysOf(
      {
        catalogue: config?.display_product_prices_in_catalog,
        lines: config?.shopping_cart_display_price,
        sums: config?.shopping_cart_display_subtotal,
      },
      SHOP.stores.find(({ magentoStoreCode }) => magentoStoreCode === config?.store_code) ?? {},
    ),
    hasFixedTaxes: (config?.sales_fixed_product_tax_display_setting ?? 'FPT_DISABLED') !== 'FPT_DISABLED',
    fixedTaxes: {
      lists: config?.category_fixed_product_tax_display_setting,
      product: config?.product_fixed_product_tax_display_setting,
      sales: config?.sales_fixed_product_tax_display_setting,
    },
  }
}

/** Magento gives these numbers as texts. */
function countOf(text: string | null | undefined): number | null {
  const count = Number(text)
  return text && Number.isInteger(count) && count >= 0 ? count : null
}

/** Magento's own defaults, for a backend that does not answer. */
export const USUAL_SETTINGS: StoreSettings = readStoreSettings(null)

export const StoreSettingsContext = createContext<StoreSettings>(USUAL_SETTINGS)

/** The merchant's settings of the store view; requested once per document, with the shell. */
export const useStoreSettings = (): StoreSettings => use(StoreSettingsContext)
