/**
 * @generated SignedSource<<14cd3e9270ec825556cea177af91d539>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useLostCoupon_cart">;
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
],
v1 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderTotals_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "useLostCoupon_cart"
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
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "subtotal_including_tax",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Discount",
          "kind": "LinkedField",
          "name": "discounts",
          "plural": true,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "CartTaxItem",
          "kind": "LinkedField",
          "name": "applied_taxes",
          "plural": true,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grand_total",
          "plural": false,
          "selections": (v0/*:: as any*/)
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
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price_incl_tax",
              "plural": false,
              "selections": (v0/*:: as any*/)
            }
          ]
        }
      ]
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "fa31a8178810838efa9b639d7135536e";

export default node;
