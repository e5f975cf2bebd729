/**
 * @generated SignedSource<<0b1333a23b178a46295b3d9aa7e62949>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutForm_cart$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly is_virtual: boolean;
  readonly prices: {
    readonly subtotal_with_discount_excluding_tax: {
      readonly value: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly shipping_addresses: ReadonlyArray<{
    readonly selected_shipping_method: {
      readonly carrier_code: string;
      readonly method_code: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"cartAddress_address">;
  } | null | undefined>;
  readonly " $fragmentSpreads": FragmentRefs<"LaterStep_cart" | "OrderSummary_cart" | "cartItems_cart">;
  readonly " $fragmentType": "CheckoutForm_cart";
};
export type CheckoutForm_cart$key = {
  readonly " $data"?: CheckoutForm_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart">;
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
  "name": "CheckoutForm_cart",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
          "name": "subtotal_with_discount_excluding_tax",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
            }
          ],
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "cartAddress_address",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstname",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastname",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "company",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "street",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CartAddressRegion",
              "kind": "LinkedField",
              "name": "region",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "region_id",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postcode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CartAddressCountry",
              "kind": "LinkedField",
              "name": "country",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "telephone",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
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

(node as any).hash = "110796712eea534ca31f8fb234e4de07";

export default node;
