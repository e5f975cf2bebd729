/**
 * @generated SignedSource<<c3bb0c223fbb24c71155ad8c8cc0adbc>>
 * @relayHash d3deed5597139acd9ca613a92ac8e18a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f443e3c9e5f0c605c16f73cfa4025286e127dd5a9ec9908ceddc3f026103b8e8

import { ConcreteRequest } from 'relay-runtime';
export type clientTokenMutation$variables = Record<PropertyKey, never>;
export type clientTokenMutation$data = {
  readonly createBraintreeClientToken: string;
};
export type clientTokenMutation = {
  response: clientTokenMutation$data;
  variables: clientTokenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "createBraintreeClientToken"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "clientTokenMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "clientTokenMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "d3deed5597139acd9ca613a92ac8e18a",
    "id": "f443e3c9e5f0c605c16f73cfa4025286e127dd5a9ec9908ceddc3f026103b8e8",
    "metadata": {},
    "name": "clientTokenMutation",
    "operationKind": "mutation",
    "text": "mutation clientTokenMutation{createBraintreeClientToken}"
  }
};
})();

(node as any).hash = "dc03bdd5713676084edeb1057236427a";

export default node;
