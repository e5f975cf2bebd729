/**
 * @generated SignedSource<<d524873cb3243f91c57fb8e74cc64856>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CartItemErrorType = "ITEM_INCREMENTS" | "ITEM_QTY" | "UNDEFINED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CartContents_cart$data = {
  readonly id: string;
  readonly itemsV2: {
    readonly items: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly code: CartItemErrorType;
      } | null | undefined> | null | undefined;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
    } | null | undefined>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartFixedTaxes_cart" | "CartGrandTotal_cart" | "CartTotals_cart" | "CouponField_cart" | "MinimumOrderWords_cart" | "cartItems_cart">;
  readonly " $fragmentType": "CartContents_cart";
};
export type CartContents_cart$key = {
  readonly " $data"?: CartContents_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartContents_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "sku"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartContents_cart",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": (v1/*:: as any*/),
      "concreteType": "CartItems",
      "kind": "LinkedField",
      "name": "itemsV2",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "concreteType": "CartItemError",
              "kind": "LinkedField",
              "name": "errors",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "code"
                }
              ]
            },
            {
              "kind": "FragmentSpread",
              "name": "CartLine_item"
            }
          ]
        }
      ],
      "storageKey": "itemsV2(pageSize:100)"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartTotals_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartFixedTaxes_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartGrandTotal_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "MinimumOrderWords_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CouponField_cart"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "cartItems_cart",
      "selections": [
        (v0/*:: as any*/),
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
                  "kind": "ScalarField",
                  "name": "currency"
                }
              ]
            }
          ]
        },
        {
          "args": (v1/*:: as any*/),
          "concreteType": "CartItems",
          "kind": "LinkedField",
          "name": "itemsV2",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "quantity"
                },
                {
                  "kind": "LinkedField",
                  "name": "product",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "name"
                    }
                  ]
                },
                {
                  "concreteType": "CartItemPrices",
                  "kind": "LinkedField",
                  "name": "prices",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "price_including_tax",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "ScalarField",
                          "name": "value"
                        }
                      ]
                    }
                  ]
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "LinkedField",
                      "name": "configured_variant",
                      "plural": false,
                      "selections": [
                        (v2/*:: as any*/),
                        (v3/*:: as any*/)
                      ]
                    }
                  ],
                  "type": "ConfigurableCartItem"
                }
              ]
            }
          ],
          "storageKey": "itemsV2(pageSize:100)"
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "f66cc78d1a93d91c3ba0bc68451c07c1";

export default node;
