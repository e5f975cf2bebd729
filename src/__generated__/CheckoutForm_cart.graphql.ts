/**
 * @generated SignedSource<<01683e2e0b7a3cacabaa99bf4a54bc69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutForm_cart$data = {
  readonly billing_address: {
    readonly " $fragmentSpreads": FragmentRefs<"cartAddress_billing">;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly is_virtual: boolean;
  readonly itemsV2: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly product: {
        readonly sku: string | null | undefined;
        readonly uid: string;
      };
      readonly uid: string;
    } | null | undefined>;
  } | null | undefined;
  readonly shipping_addresses: ReadonlyArray<{
    readonly customer_notes: string | null | undefined;
    readonly selected_shipping_method: {
      readonly carrier_code: string;
      readonly method_code: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"cartAddress_address">;
  } | null | undefined>;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_cart">;
  readonly " $fragmentType": "CheckoutForm_cart";
};
export type CheckoutForm_cart$key = {
  readonly " $data"?: CheckoutForm_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v2 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v3 = {
  "kind": "ScalarField",
  "name": "company"
},
v4 = {
  "kind": "ScalarField",
  "name": "street"
},
v5 = {
  "kind": "ScalarField",
  "name": "city"
},
v6 = {
  "concreteType": "CartAddressRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "region_id"
    }
  ]
},
v7 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v8 = {
  "concreteType": "CartAddressCountry",
  "kind": "LinkedField",
  "name": "country",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    }
  ]
},
v9 = {
  "kind": "ScalarField",
  "name": "telephone"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CheckoutForm_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "email"
    },
    {
      "kind": "ScalarField",
      "name": "is_virtual"
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
            {
              "kind": "ScalarField",
              "name": "__typename"
            },
            (v0/*:: as any*/),
            {
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "sku"
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "itemsV2(pageSize:100)"
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
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "customer_notes"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "cartAddress_address",
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v9/*:: as any*/)
          ],
          "argumentDefinitions": []
        }
      ]
    },
    {
      "concreteType": "BillingCartAddress",
      "kind": "LinkedField",
      "name": "billing_address",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "cartAddress_billing",
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "vat_id"
            },
            {
              "kind": "ScalarField",
              "name": "fax"
            }
          ],
          "argumentDefinitions": []
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutSteps_cart"
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "9452ef1b28929f8f033f38a3447dfb7b";

export default node;
