/**
 * @generated SignedSource<<3bd483296233aeda9724584707c91fa3>>
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
      readonly price_including_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly row_total_including_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
    } | null | undefined;
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

(node as any).hash = "29b23a4995d3fb388e364712531ff473";

export default node;
