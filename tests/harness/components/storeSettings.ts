import type {
  storeSettings_storeConfig$data,
  storeSettings_storeConfig$key,
} from '#src/__generated__/storeSettings_storeConfig.graphql.ts'
import { readStoreSettings } from '#src/features/store/storeSettings.ts'
import type { StoreSettings } from '#src/features/store/storeSettings.ts'

/** Magento's answer, partly. */
export type StoreConfigAnswer = Partial<Omit<storeSettings_storeConfig$data, ' $fragmentType'>>

/** The settings of a shop with tax in its prices. */
const WITH_TAX = {
  display_product_prices_in_catalog: 2,
  shopping_cart_display_price: 2,
  shopping_cart_display_shipping: 2,
  shopping_cart_display_subtotal: 2,
}

/** The settings of a page for this answer of Magento: with tax in its prices, all others are Magento's defaults. */
export function settingsFrom(config: StoreConfigAnswer): StoreSettings {
  // The form in which Relay passes the data of an inline fragment to the component that spreads it.
  const key: unknown = { __fragments: { storeSettings_storeConfig: { ...WITH_TAX, ...config } } }
  return readStoreSettings(key as storeSettings_storeConfig$key)
}

/** Spec §3 "Store configuration", without `store_code`, which is the key of the entity and therefore everywhere. */
export const STORE_CONFIGURATION: readonly string[] = [
  ...['website_name', 'store_name', 'locale', 'base_currency_code', 'default_display_currency_code'],
  ...['title_prefix', 'title_suffix', 'title_separator', 'default_title', 'cms_home_page', 'catalog_default_sort_by'],
  ...['category_url_suffix', 'product_url_suffix', 'secure_base_link_url', 'secure_base_url', 'root_category_uid'],
  ...['weight_unit', 'product_reviews_enabled', 'allow_guests_to_write_product_reviews', 'grid_per_page'],
  ...['grid_per_page_values', 'list_per_page', 'autocomplete_on_storefront', 'minimum_password_length'],
  ...['required_character_classes_number', 'magento_wishlist_general_is_enabled'],
]
