/**
 * @generated SignedSource<<dde26011e94c8b5fb7d58e1c08246d83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderTotals_cart$data = {
  readonly id: string;
  readonly is_virtual: boolean;
  readonly prices: {
    readonly applied_taxes: ReadonlyArray<{
      readonly amount: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly label: string;
    } | null | undefined> | null | undefined;
    readonly discounts: ReadonlyArray<{
      readonly amount: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly label: string;
    } | null | undefined> | null | undefined;
    readonly grand_total: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
    readonly subtotal_excluding_tax: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
    readonly subtotal_including_tax: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
  } | null | undefined;
  readonly shipping_addresses: ReadonlyArray<{
    readonly selected_shipping_method: {
      readonly carrier_code: string;
      readonly method_code: string;
      readonly price_excl_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly price_incl_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
    } | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "OrderTotals_cart";
};
export type OrderTotals_cart$key = {
  readonly " $data"?: OrderTotals_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart">;
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
],
v1 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTotals_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_virtual",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartPrices",
      "kind": "LinkedField",
      "name": "prices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "subtotal_excluding_tax",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "subtotal_including_tax",
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CartTaxItem",
          "kind": "LinkedField",
          "name": "applied_taxes",
          "plural": true,
          "selections": (v1/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingCartAddress",
      "kind": "LinkedField",
      "name": "shipping_addresses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SelectedShippingMethod",
          "kind": "LinkedField",
          "name": "selected_shipping_method",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "carrier_code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "method_code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price_excl_tax",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price_incl_tax",
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
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "1afbe8801bce3e8b1232f7a1c73cb42b";

export default node;
