/**
 * @generated SignedSource<<1b8fc5aa2522018727e1e27095387c4a>>
 * @relayHash ca69f8638c86aa14a4323471fc2fb91e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a680206f9ce3a6fecf1cd378a9d342da0c1a920e057e56190485016242da71b

import { ConcreteRequest } from 'relay-runtime';
export type cartQueriesLostQuery$variables = {
  lostId: string;
};
export type cartQueriesLostQuery$data = {
  readonly cart: {
    readonly id: string;
  } | null | undefined;
};
export type cartQueriesLostQuery = {
  response: cartQueriesLostQuery$data;
  variables: cartQueriesLostQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lostId"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "lostId"
      }
    ],
    "concreteType": "Cart",
    "kind": "LinkedField",
    "name": "cart",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "cartQueriesLostQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "cartQueriesLostQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ca69f8638c86aa14a4323471fc2fb91e",
    "id": "7a680206f9ce3a6fecf1cd378a9d342da0c1a920e057e56190485016242da71b",
    "metadata": {},
    "name": "cartQueriesLostQuery",
    "operationKind": "query",
    "text": "query cartQueriesLostQuery($lostId:String!){cart(cart_id:$lostId){id}}"
  }
};
})();

(node as any).hash = "5165c3ac25dd5f35e778ea18b943bbd1";

export default node;
