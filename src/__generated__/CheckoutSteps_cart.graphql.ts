/**
 * @generated SignedSource<<5b3c38722ba06a8d5242e95958a32356>>
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
  readonly " $fragmentSpreads": FragmentRefs<"LaterStep_cart" | "OrderSummary_cart" | "cartItems_cart">;
  readonly " $fragmentType": "CheckoutSteps_cart";
};
export type CheckoutSteps_cart$key = {
  readonly " $data"?: CheckoutSteps_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutSteps_cart",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "subtotal_with_discount_excluding_tax",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaterStep_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSummary_cart"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "cartItems_cart",
      "selections": [
        (v0/*:: as any*/),
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
              "name": "grand_total",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
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
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "quantity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "product",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CartItemPrices",
                  "kind": "LinkedField",
                  "name": "prices",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "price_including_tax",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": null,
                      "kind": "LinkedField",
                      "name": "configured_variant",
                      "plural": false,
                      "selections": [
                        (v2/*:: as any*/),
                        (v3/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "type": "ConfigurableCartItem",
                  "abstractKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "itemsV2(pageSize:100)"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "efa7445cd9a26817102683d52a5cc761";

export default node;
