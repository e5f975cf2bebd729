/**
 * @generated SignedSource<<bd88986038b892c61fc14efa81f14f0f>>
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
  "kind": "ScalarField",
  "name": "carrier_code"
},
v1 = {
  "kind": "ScalarField",
  "name": "method_code"
},
v2 = [
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
  "name": "ShippingMethods_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "ShippingCartAddress",
      "kind": "LinkedField",
      "name": "shipping_addresses",
      "plural": true,
      "selections": [
        {
          "concreteType": "AvailableShippingMethod",
          "kind": "LinkedField",
          "name": "available_shipping_methods",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "carrier_title"
            },
            {
              "kind": "ScalarField",
              "name": "method_title"
            },
            {
              "kind": "ScalarField",
              "name": "available"
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price_excl_tax",
              "plural": false,
              "selections": (v2/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price_incl_tax",
              "plural": false,
              "selections": (v2/*:: as any*/)
            }
          ]
        },
        {
          "concreteType": "SelectedShippingMethod",
          "kind": "LinkedField",
          "name": "selected_shipping_method",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "064114b139d62d97c95d264f7d2b6a83";

export default node;
