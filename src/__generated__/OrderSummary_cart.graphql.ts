/**
 * @generated SignedSource<<1d10964dc4c192d1351be4c738859f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderSummary_cart$data = {
  readonly id: string;
  readonly prices: {
    readonly grand_total: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
  } | null | undefined;
  readonly total_quantity: number;
  readonly " $fragmentSpreads": FragmentRefs<"CartFixedTaxes_cart" | "OrderLines_cart" | "OrderTotals_cart">;
  readonly " $fragmentType": "OrderSummary_cart";
};
export type OrderSummary_cart$key = {
  readonly " $data"?: OrderSummary_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderSummary_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "total_quantity"
    },
    {
      "concreteType": "CartPrices",
      "kind": "LinkedField",
      "name": "prices",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grand_total",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "moneyOf_money",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "value"
                },
                {
                  "kind": "ScalarField",
                  "name": "currency"
                }
              ],
              "argumentDefinitions": []
            }
          ]
        }
      ]
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "withPictures",
          "value": true
        }
      ],
      "kind": "FragmentSpread",
      "name": "OrderLines_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderTotals_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartFixedTaxes_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "6f96eb4e2e61d1b521d2f38b03178139";

export default node;
