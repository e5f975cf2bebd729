/**
 * @generated SignedSource<<9eed5a8a801cab444606ae774816bc25>>
 * @relayHash 8b6abff3abdf929b2960507eb5e69c4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11148392650c938ba685beb27455f4ae0df50c4577f3e970e1aca49622d802a1

import { ConcreteRequest } from 'relay-runtime';
export type placeOrderOutcomeQuery$variables = {
  cartId: string;
};
export type placeOrderOutcomeQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly total_quantity: number;
  } | null | undefined;
};
export type placeOrderOutcomeQuery = {
  response: placeOrderOutcomeQuery$data;
  variables: placeOrderOutcomeQuery$variables;
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
    "name": "placeOrderOutcomeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "placeOrderOutcomeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8b6abff3abdf929b2960507eb5e69c4a",
    "id": "11148392650c938ba685beb27455f4ae0df50c4577f3e970e1aca49622d802a1",
    "metadata": {},
    "name": "placeOrderOutcomeQuery",
    "operationKind": "query",
    "text": "query placeOrderOutcomeQuery($cartId:String!){cart(cart_id:$cartId){id,total_quantity}}"
  }
};
})();

(node as any).hash = "ef58b9d375a6fee591c32ac28e4c6ac8";

export default node;
