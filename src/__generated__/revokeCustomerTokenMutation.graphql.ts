/**
 * @generated SignedSource<<3924f7814d8faca2d53ebec81ed92189>>
 * @relayHash ba3a9b161206071d60071c8fdce74cf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a93b091c04b563721c77f253854c3e46bf6e23a3c4884c89ae7f85c81dc45530

import { ConcreteRequest } from 'relay-runtime';
export type revokeCustomerTokenMutation$variables = Record<PropertyKey, never>;
export type revokeCustomerTokenMutation$data = {
  readonly revokeCustomerToken: {
    readonly result: boolean;
  } | null | undefined;
};
export type revokeCustomerTokenMutation = {
  response: revokeCustomerTokenMutation$data;
  variables: revokeCustomerTokenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "RevokeCustomerTokenOutput",
    "kind": "LinkedField",
    "name": "revokeCustomerToken",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "result"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "revokeCustomerTokenMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "revokeCustomerTokenMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ba3a9b161206071d60071c8fdce74cf2",
    "id": "a93b091c04b563721c77f253854c3e46bf6e23a3c4884c89ae7f85c81dc45530",
    "metadata": {},
    "name": "revokeCustomerTokenMutation",
    "operationKind": "mutation",
    "text": "mutation revokeCustomerTokenMutation{revokeCustomerToken{result}}"
  }
};
})();

(node as any).hash = "577260f7e3d1216416d57f11f9df74a4";

export default node;
