/**
 * @generated SignedSource<<368c03558e63ac3b83cc6bae4c6c992d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FixedProductTaxDisplaySettings = "EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS" | "EXCLUDE_FPT_WITHOUT_DETAILS" | "FPT_DISABLED" | "INCLUDE_FPT_WITHOUT_DETAILS" | "INCLUDE_FPT_WITH_DETAILS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type storeSettings_storeConfig$data = {
  readonly allow_guests_to_write_product_reviews: string | null | undefined;
  readonly autocomplete_on_storefront: boolean | null | undefined;
  readonly base_currency_code: string | null | undefined;
  readonly catalog_default_sort_by: string | null | undefined;
  readonly category_fixed_product_tax_display_setting: FixedProductTaxDisplaySettings | null | undefined;
  readonly category_url_suffix: string | null | undefined;
  readonly cms_home_page: string | null | undefined;
  readonly cms_no_route: string | null | undefined;
  readonly contact_enabled: boolean;
  readonly copyright: string | null | undefined;
  readonly default_description: string | null | undefined;
  readonly default_display_currency_code: string | null | undefined;
  readonly default_title: string | null | undefined;
  readonly display_product_prices_in_catalog?: number;
  readonly grid_per_page: number | null | undefined;
  readonly grid_per_page_values: string | null | undefined;
  readonly list_mode: string | null | undefined;
  readonly list_per_page: number | null | undefined;
  readonly list_per_page_values: string | null | undefined;
  readonly locale: string | null | undefined;
  readonly magento_wishlist_general_is_enabled: string | null | undefined;
  readonly minimum_password_length: string | null | undefined;
  readonly newsletter_enabled: boolean;
  readonly product_fixed_product_tax_display_setting: FixedProductTaxDisplaySettings | null | undefined;
  readonly product_reviews_enabled: string | null | undefined;
  readonly product_url_suffix: string | null | undefined;
  readonly required_character_classes_number: string | null | undefined;
  readonly root_category_uid: string | null | undefined;
  readonly sales_fixed_product_tax_display_setting: FixedProductTaxDisplaySettings | null | undefined;
  readonly secure_base_link_url: string | null | undefined;
  readonly secure_base_url: string | null | undefined;
  readonly shopping_cart_display_price: number | null | undefined;
  readonly shopping_cart_display_subtotal: number | null | undefined;
  readonly store_code: string | null | undefined;
  readonly store_name: string | null | undefined;
  readonly title_prefix: string | null | undefined;
  readonly title_separator: string | null | undefined;
  readonly title_suffix: string | null | undefined;
  readonly website_name: string | null | undefined;
  readonly weight_unit: string | null | undefined;
  readonly " $fragmentType": "storeSettings_storeConfig";
};
export type storeSettings_storeConfig$key = {
  readonly " $data"?: storeSettings_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"storeSettings_storeConfig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storeSettings_storeConfig"
};

(node as any).hash = "9914dfbf01b02282d6cdb10ec90f89f2";

export default node;
