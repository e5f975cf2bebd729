/**
 * @generated SignedSource<<feb4362397c43e399abb9135c317ebcb>>
 * @relayHash 26226defa9f551a0458b5bf77af90f54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d64c2b9c35470d520f405d680d166a80c8462ebb11752da42027c3319a3d4951

import { ConcreteRequest } from 'relay-runtime';
export type CartButtonQuery$variables = {
  cartId: string;
};
export type CartButtonQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly total_quantity: number;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "cartId"
      }
    ],
    "concreteType": "Cart",
    "kind": "LinkedField",
    "name": "cart",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total_quantity",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CartButtonQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartButtonQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "26226defa9f551a0458b5bf77af90f54",
    "id": "d64c2b9c35470d520f405d680d166a80c8462ebb11752da42027c3319a3d4951",
    "metadata": {},
    "name": "CartButtonQuery",
    "operationKind": "query",
    "text": "query CartButtonQuery($cartId:String!){cart(cart_id:$cartId){id,total_quantity}}"
  }
};
})();

(node as any).hash = "0dc01d00df1c4ed261dfbb48868a2481";

export default node;
