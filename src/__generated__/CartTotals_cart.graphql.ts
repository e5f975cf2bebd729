/**
 * @generated SignedSource<<594fb772d06e8a2335abe740047840dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartTotals_cart$data = {
  readonly id: string;
  readonly is_virtual: boolean;
  readonly prices: {
    readonly applied_taxes: ReadonlyArray<{
      readonly amount: {
        readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
      };
      readonly label: string;
    } | null | undefined> | null | undefined;
    readonly discounts: ReadonlyArray<{
      readonly amount: {
        readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
      };
      readonly label: string;
    } | null | undefined> | null | undefined;
    readonly subtotal_excluding_tax: {
      readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
    } | null | undefined;
    readonly subtotal_including_tax: {
      readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
    } | null | undefined;
  } | null | undefined;
  readonly shipping_addresses: ReadonlyArray<{
    readonly selected_shipping_method: {
      readonly carrier_code: string;
      readonly method_code: string;
      readonly price_excl_tax: {
        readonly value: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
      };
      readonly price_incl_tax: {
        readonly value: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
      };
    } | null | undefined;
  } | null | undefined>;
  readonly " $fragmentSpreads": FragmentRefs<"useFreeShipping_cart">;
  readonly " $fragmentType": "CartTotals_cart";
};
export type CartTotals_cart$key = {
  readonly " $data"?: CartTotals_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "FragmentSpread",
  "name": "CartAmount_money"
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "kind": "ScalarField",
    "name": "label"
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v1/*:: as any*/)
  }
],
v3 = [
  {
    "kind": "ScalarField",
    "name": "value"
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartTotals_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "useFreeShipping_cart"
    },
    {
      "kind": "ScalarField",
      "name": "is_virtual"
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
          "name": "subtotal_excluding_tax",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "subtotal_including_tax",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "CartTaxItem",
          "kind": "LinkedField",
          "name": "applied_taxes",
          "plural": true,
          "selections": (v2/*:: as any*/)
        },
        {
          "concreteType": "Discount",
          "kind": "LinkedField",
          "name": "discounts",
          "plural": true,
          "selections": (v2/*:: as any*/)
        }
      ]
    },
    {
      "concreteType": "ShippingCartAddress",
      "kind": "LinkedField",
      "name": "shipping_addresses",
      "plural": true,
      "selections": [
        {
          "concreteType": "SelectedShippingMethod",
          "kind": "LinkedField",
          "name": "selected_shipping_method",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "carrier_code"
            },
            {
              "kind": "ScalarField",
              "name": "method_code"
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price_excl_tax",
              "plural": false,
              "selections": (v3/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price_incl_tax",
              "plural": false,
              "selections": (v3/*:: as any*/)
            }
          ]
        }
      ]
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "2a71fc2a8ccb7f647187986a0e8e3ad7";

export default node;
