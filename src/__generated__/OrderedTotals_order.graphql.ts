/**
 * @generated SignedSource<<9d4d69af2919730ad16efa8b299cdf4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderedTotals_order$data = {
  readonly number: string;
  readonly shipping_address: {
    readonly __typename: "OrderAddress";
  } | null | undefined;
  readonly total: {
    readonly discounts: ReadonlyArray<{
      readonly amount: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly label: string;
    } | null | undefined> | null | undefined;
    readonly grand_total: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
    readonly shipping_handling: {
      readonly amount_excluding_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      } | null | undefined;
      readonly amount_including_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      } | null | undefined;
    } | null | undefined;
    readonly subtotal: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
    readonly total_tax: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
  } | null | undefined;
  readonly " $fragmentType": "OrderedTotals_order";
};
export type OrderedTotals_order$key = {
  readonly " $data"?: OrderedTotals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderedTotals_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderedTotals_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "number"
    },
    {
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "shipping_address",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "concreteType": "OrderTotal",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "subtotal",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grand_total",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Discount",
          "kind": "LinkedField",
          "name": "discounts",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "label"
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": (v0/*:: as any*/)
            }
          ]
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total_tax",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "ShippingHandling",
          "kind": "LinkedField",
          "name": "shipping_handling",
          "plural": false,
          "selections": [
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount_excluding_tax",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount_including_tax",
              "plural": false,
              "selections": (v0/*:: as any*/)
            }
          ]
        }
      ]
    }
  ],
  "type": "CustomerOrder"
};
})();

(node as any).hash = "e736b6d6b17963cc4c060252f1be5bad";

export default node;
