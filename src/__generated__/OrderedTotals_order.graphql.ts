/**
 * @generated SignedSource<<8afab12ba6912b01188082d460f1696c>>
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
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderedTotals_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "shipping_address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderTotal",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "subtotal",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grand_total",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Discount",
          "kind": "LinkedField",
          "name": "discounts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total_tax",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShippingHandling",
          "kind": "LinkedField",
          "name": "shipping_handling",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount_excluding_tax",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount_including_tax",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerOrder",
  "abstractKey": null
};
})();

(node as any).hash = "e736b6d6b17963cc4c060252f1be5bad";

export default node;
