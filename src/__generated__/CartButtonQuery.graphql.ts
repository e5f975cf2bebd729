/**
 * @generated SignedSource<<4a9b17f0094d9552af3a507c7600b47c>>
 * @relayHash 2979f1e3319544c723c54d557216283e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2230a482dd0d35e3b9ef0056aa00c33545b25266ace1e771344866010eb47158

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartButtonQuery$variables = {
  cartId: string;
};
export type CartButtonQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useCartQuantity_cart">;
  } | null | undefined;
};
export type CartButtonQuery = {
  response: CartButtonQuery$data;
  variables: CartButtonQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "CartButtonQuery",
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
            "name": "useCartQuantity_cart"
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
    "name": "CartButtonQuery",
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
            "name": "total_quantity"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "2979f1e3319544c723c54d557216283e",
    "id": "2230a482dd0d35e3b9ef0056aa00c33545b25266ace1e771344866010eb47158",
    "metadata": {},
    "name": "CartButtonQuery",
    "operationKind": "query",
    "text": "query CartButtonQuery($cartId:String!){cart(cart_id:$cartId){id,...useCartQuantity_cart}}fragment useCartQuantity_cart on Cart{id,total_quantity}"
  }
};
})();

(node as any).hash = "04fcab21dc35bd8145cc85030815e4ef";

export default node;
