/**
 * @generated SignedSource<<60c671cef84f40590d00baa3974f5964>>
 * @relayHash 414d8d8924091dfe0d13808f118eed0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ede9b6cd825a572269d3e719cda808f9afffdd42469ffceef476b2b62b92a95

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FreeShippingDistanceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useFreeShipping_cart"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FreeShippingDistanceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "name": "subtotal_including_tax",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Discount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "414d8d8924091dfe0d13808f118eed0a",
    "id": "3ede9b6cd825a572269d3e719cda808f9afffdd42469ffceef476b2b62b92a95",
    "metadata": {},
    "name": "FreeShippingDistanceQuery",
    "operationKind": "query",
    "text": "query FreeShippingDistanceQuery($cartId:String!){cart(cart_id:$cartId){id,...useFreeShipping_cart}}fragment useFreeShipping_cart on Cart{is_virtual,prices{subtotal_including_tax{value,currency},discounts{amount{value}}}}"
  }
};
})();

(node as any).hash = "9743da58a97d2df8360ccb195c9d28da";

export default node;
