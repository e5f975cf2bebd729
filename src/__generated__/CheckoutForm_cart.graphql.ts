/**
 * @generated SignedSource<<1305a867bc55f6744cb6a83aa92aad5e>>
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
  "name": "firstname"
},
v1 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v2 = {
  "kind": "ScalarField",
  "name": "company"
},
v3 = {
  "kind": "ScalarField",
  "name": "street"
},
v4 = {
  "kind": "ScalarField",
  "name": "city"
},
v5 = {
  "kind": "ScalarField",
  "name": "code"
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
    },
    (v5/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "label"
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
    (v5/*:: as any*/)
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
            {
              "kind": "ScalarField",
              "name": "uid"
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
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
      "concreteType": "SelectedPaymentMethod",
      "kind": "LinkedField",
      "name": "selected_payment_method",
      "plural": false,
      "selections": [
        (v5/*:: as any*/),
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

(node as any).hash = "d7dd657a769381f49c8883f26c14987e";

export default node;
