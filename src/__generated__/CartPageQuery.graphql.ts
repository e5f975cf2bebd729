/**
 * @generated SignedSource<<0a5f31916e65279fb119ba751c5a062e>>
 * @relayHash 7f7d8ec350dce62888d5b888fbfdfa57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da7dfcd3a33d2507eb3cc2f48a0e69a576bee622fde362e32d6f8829e27eca16

import { ConcreteRequest } from 'relay-runtime';
export type CartPageQuery$variables = {
  cartId: string;
};
export type CartPageQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly total_quantity: number;
  } | null | undefined;
};
export type CartPageQuery = {
  response: CartPageQuery$data;
  variables: CartPageQuery$variables;
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
    "name": "CartPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7f7d8ec350dce62888d5b888fbfdfa57",
    "id": "da7dfcd3a33d2507eb3cc2f48a0e69a576bee622fde362e32d6f8829e27eca16",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": "query CartPageQuery($cartId:String!){cart(cart_id:$cartId){id,total_quantity}}"
  }
};
})();

(node as any).hash = "a3dbf408a34e03f30676a92faa74af1b";

export default node;
