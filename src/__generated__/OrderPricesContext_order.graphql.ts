/**
 * @generated SignedSource<<44bbc88b2af5fa57ad5cef996b07f193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPricesContext_order$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly prices: {
      readonly fixed_product_taxes: ReadonlyArray<{
        readonly amount: {
          readonly value: number | null | undefined;
        } | null | undefined;
        readonly label: string | null | undefined;
      } | null | undefined>;
      readonly price: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly price_including_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly row_total: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly row_total_including_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
    } | null | undefined;
    readonly quantity_ordered: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly total: {
    readonly subtotal_incl_tax: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
  } | null | undefined;
  readonly " $fragmentType": "OrderPricesContext_order";
};
export type OrderPricesContext_order$key = {
  readonly " $data"?: OrderPricesContext_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPricesContext_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderPricesContext_order"
};

(node as any).hash = "a8719e8382b70f953facfc8664e5c8f6";

export default node;
