/**
 * @generated SignedSource<<33c118da5cddd75e27962e92d36319b3>>
 * @relayHash 271b2c88f9a2d6169d0855b2cb6c6eb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a2ed3cf85a75f905fd5cfd4758892337cce14cb66bfde7cc9d24b7f6e842822

import { ConcreteRequest } from 'relay-runtime';
export type payPalTokenMutation$variables = Record<PropertyKey, never>;
export type payPalTokenMutation$data = {
  readonly createBraintreePayPalClientToken: string;
};
export type payPalTokenMutation = {
  response: payPalTokenMutation$data;
  variables: payPalTokenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "createBraintreePayPalClientToken"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "payPalTokenMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "payPalTokenMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "271b2c88f9a2d6169d0855b2cb6c6eb3",
    "id": "1a2ed3cf85a75f905fd5cfd4758892337cce14cb66bfde7cc9d24b7f6e842822",
    "metadata": {},
    "name": "payPalTokenMutation",
    "operationKind": "mutation",
    "text": "mutation payPalTokenMutation{createBraintreePayPalClientToken}"
  }
};
})();

(node as any).hash = "dfa002d2e739dbe2d4da95a6b52a6317";

export default node;
