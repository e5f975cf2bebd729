/**
 * @generated SignedSource<<60bf4a40053dde9a16a785441a596508>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PriceTypeEnum = "DYNAMIC" | "FIXED" | "PERCENT" | "%future added value";
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type partedProduct_product$data = {
  readonly downloadable_product_links?: ReadonlyArray<{
    readonly price: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly dynamic_price?: boolean | null | undefined;
  readonly items?: ReadonlyArray<{
    readonly options: ReadonlyArray<{
      readonly product: {
        readonly price_range: {
          readonly minimum_price: {
            readonly final_price: {
              readonly value: number | null | undefined;
            };
            readonly regular_price: {
              readonly value: number | null | undefined;
            };
          };
        };
        readonly price_tiers: ReadonlyArray<{
          readonly discount: {
            readonly percent_off: number | null | undefined;
          } | null | undefined;
          readonly quantity: number | null | undefined;
        } | null | undefined> | null | undefined;
        readonly stock_status: ProductStockStatus | null | undefined;
      } | null | undefined;
      readonly quantity: number | null | undefined;
    } | null | undefined> | null | undefined;
    readonly required: boolean | null | undefined;
  } | null | undefined> | null | undefined;
  readonly links_purchased_separately?: number | null | undefined;
  readonly options?: ReadonlyArray<{
    readonly required: boolean | null | undefined;
    readonly value?: {
      readonly price: number | null | undefined;
      readonly price_type: PriceTypeEnum | null | undefined;
    } | null | undefined;
    readonly values?: ReadonlyArray<{
      readonly price: number | null | undefined;
      readonly price_type: PriceTypeEnum | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly price_range: {
    readonly minimum_price: {
      readonly final_price: {
        readonly value: number | null | undefined;
      };
    };
  };
  readonly special_price?: number | null | undefined;
  readonly " $fragmentType": "partedProduct_product";
};
export type partedProduct_product$key = {
  readonly " $data"?: partedProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"partedProduct_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "partedProduct_product"
};

(node as any).hash = "f72bc86e587a8d4f26607e234ae93e5c";

export default node;
