/**
 * @generated SignedSource<<1f40e369497d2ad1232097d2717b676a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type storeSettings_storeConfig$data = {
  readonly allow_guests_to_write_product_reviews: string | null | undefined;
  readonly autocomplete_on_storefront: boolean | null | undefined;
  readonly base_currency_code: string | null | undefined;
  readonly catalog_default_sort_by: string | null | undefined;
  readonly category_url_suffix: string | null | undefined;
  readonly cms_home_page: string | null | undefined;
  readonly copyright: string | null | undefined;
  readonly default_description: string | null | undefined;
  readonly default_display_currency_code: string | null | undefined;
  readonly default_title: string | null | undefined;
  readonly grid_per_page: number | null | undefined;
  readonly grid_per_page_values: string | null | undefined;
  readonly list_mode: string | null | undefined;
  readonly list_per_page: number | null | undefined;
  readonly list_per_page_values: string | null | undefined;
  readonly locale: string | null | undefined;
  readonly magento_wishlist_general_is_enabled: string | null | undefined;
  readonly minimum_password_length: string | null | undefined;
  readonly product_reviews_enabled: string | null | undefined;
  readonly product_url_suffix: string | null | undefined;
  readonly required_character_classes_number: string | null | undefined;
  readonly root_category_uid: string | null | undefined;
  readonly secure_base_link_url: string | null | undefined;
  readonly secure_base_url: string | null | undefined;
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

(node as any).hash = "40c72283f4b2c8f00a06696433e1dac2";

export default node;
