/**
 * @generated SignedSource<<28a9aa1873d58b38579009948647bc9a>>
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
  readonly selected_payment_method: {
    readonly code: string;
    readonly purchase_order_number: string | null | undefined;
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
  "kind": "ScalarField",
  "name": "code"
},
v7 = {
  "concreteType": "CartAddressRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "region_id"
    },
    (v6/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "label"
    }
  ]
},
v8 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v9 = {
  "concreteType": "CartAddressCountry",
  "kind": "LinkedField",
  "name": "country",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ]
},
v10 = {
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
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            (v10/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "pickup_location_code"
            }
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
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            (v10/*:: as any*/),
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
      "concreteType": "SelectedPaymentMethod",
      "kind": "LinkedField",
      "name": "selected_payment_method",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "purchase_order_number"
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

(node as any).hash = "09517eef260e06978be33d8a7383c7bf";

export default node;
