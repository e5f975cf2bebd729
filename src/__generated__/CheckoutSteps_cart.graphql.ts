/**
 * @generated SignedSource<<ac11face175bf0661a5128384d987498>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutSteps_cart$data = {
  readonly id: string;
  readonly prices: {
    readonly subtotal_with_discount_excluding_tax: {
      readonly value: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryStep_cart" | "OrderSummary_cart" | "PaymentStep_cart" | "cartItems_cart" | "useLostCoupon_cart">;
  readonly " $fragmentType": "CheckoutSteps_cart";
};
export type CheckoutSteps_cart$key = {
  readonly " $data"?: CheckoutSteps_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = [
  {
    "kind": "ScalarField",
    "name": "value"
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
  "name": "CheckoutSteps_cart",
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
          "name": "subtotal_with_discount_excluding_tax",
          "plural": false,
          "selections": (v1/*:: as any*/)
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "DeliveryStep_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "PaymentStep_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderSummary_cart"
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
          "args": [
            {
              "kind": "Literal",
              "name": "pageSize",
              "value": 100
            }
          ],
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
                      "selections": (v1/*:: as any*/)
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
    },
    {
      "kind": "FragmentSpread",
      "name": "useLostCoupon_cart"
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "e09ff10b342892d16cf9c1acaebc1cb8";

export default node;
