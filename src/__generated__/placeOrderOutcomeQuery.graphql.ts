/**
 * @generated SignedSource<<046d94b8adbfa511f5f0f953792be186>>
 * @relayHash a774096d09fa4ef5ef4941da8c58069b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cb04dba03871084839081d91d944b579db9e4ef412297b81965ec3e8424d4f3

import { ConcreteRequest } from 'relay-runtime';
export type placeOrderOutcomeQuery$variables = {
  cartId: string;
};
export type placeOrderOutcomeQuery$data = {
  readonly cart: {
    readonly id: string;
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
    "cacheID": "a774096d09fa4ef5ef4941da8c58069b",
    "id": "1cb04dba03871084839081d91d944b579db9e4ef412297b81965ec3e8424d4f3",
    "metadata": {},
    "name": "placeOrderOutcomeQuery",
    "operationKind": "query",
    "text": "query placeOrderOutcomeQuery($cartId:String!){cart(cart_id:$cartId){id}}"
  }
};
})();

(node as any).hash = "08f539023554aed5ec3e2ae1f6308177";

export default node;
