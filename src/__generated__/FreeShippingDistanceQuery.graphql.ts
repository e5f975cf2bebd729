/**
 * @generated SignedSource<<93746f5829022b57d23529bf660c8eff>>
 * @relayHash 49bb3d040802a933fa565ead1d390517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb1f332e154bcc1c9d8ad3395016fe2e2338b0eb703427043ea10a058a3570c6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FreeShippingDistanceQuery$variables = {
  cartId: string;
};
export type FreeShippingDistanceQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useFreeShipping_cart">;
  } | null | undefined;
};
export type FreeShippingDistanceQuery = {
  response: FreeShippingDistanceQuery$data;
  variables: FreeShippingDistanceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cart_id",
    "variableName": "cartId"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "value"
},
v4 = [
  (v3/*:: as any*/)
],
v5 = [
  (v3/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "FreeShippingDistanceQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "useFreeShipping_cart"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FreeShippingDistanceQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "is_virtual"
          },
          {
            "concreteType": "AppliedCoupon",
            "kind": "LinkedField",
            "name": "applied_coupons",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "code"
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
                    "name": "price_incl_tax",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  }
                ]
              }
            ]
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
                "selections": (v5/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_including_tax",
                "plural": false,
                "selections": (v5/*:: as any*/)
              },
              {
                "concreteType": "Discount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "49bb3d040802a933fa565ead1d390517",
    "id": "bb1f332e154bcc1c9d8ad3395016fe2e2338b0eb703427043ea10a058a3570c6",
    "metadata": {},
    "name": "FreeShippingDistanceQuery",
    "operationKind": "query",
    "text": "query FreeShippingDistanceQuery($cartId:String!){cart(cart_id:$cartId){id,...useFreeShipping_cart}}fragment useFreeShipping_cart on Cart{is_virtual,applied_coupons{code},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_incl_tax{value}}},prices{subtotal_excluding_tax{value,currency},subtotal_including_tax{value,currency},discounts{amount{value}}}}"
  }
};
})();

(node as any).hash = "9743da58a97d2df8360ccb195c9d28da";

export default node;
