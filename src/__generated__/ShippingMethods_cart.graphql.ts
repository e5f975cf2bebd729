/**
 * @generated SignedSource<<56d8d205fe9ab91e75950ed9f508e4ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShippingMethods_cart$data = {
  readonly id: string;
  readonly shipping_addresses: ReadonlyArray<{
    readonly available_shipping_methods: ReadonlyArray<{
      readonly available: boolean;
      readonly carrier_code: string;
      readonly carrier_title: string;
      readonly method_code: string | null | undefined;
      readonly method_title: string | null | undefined;
      readonly price_excl_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly price_incl_tax: {
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
    } | null | undefined> | null | undefined;
    readonly selected_shipping_method: {
      readonly carrier_code: string;
      readonly method_code: string;
    } | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "ShippingMethods_cart";
};
export type ShippingMethods_cart$key = {
  readonly " $data"?: ShippingMethods_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingMethods_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "carrier_code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method_code",
  "storageKey": null
},
v2 = [
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
  "name": "ShippingMethods_cart",
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
      "concreteType": "ShippingCartAddress",
      "kind": "LinkedField",
      "name": "shipping_addresses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AvailableShippingMethod",
          "kind": "LinkedField",
          "name": "available_shipping_methods",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "carrier_title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "method_title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "available",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price_excl_tax",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price_incl_tax",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SelectedShippingMethod",
          "kind": "LinkedField",
          "name": "selected_shipping_method",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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

(node as any).hash = "064114b139d62d97c95d264f7d2b6a83";

export default node;
