/**
 * @generated SignedSource<<25163208eaff7ef8ecc12d37786bb52c>>
 * @relayHash 6a031b0291b4d6bab1cee02242750380
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ad571608a335c28ecbb0e3ca0543a111ebd2d4e9d0e809c29b9a43cbaa49c30

import { ConcreteRequest } from 'relay-runtime';
export type createEmptyCartMutation$variables = Record<PropertyKey, never>;
export type createEmptyCartMutation$data = {
  readonly createEmptyCart: string | null | undefined;
};
export type createEmptyCartMutation = {
  response: createEmptyCartMutation$data;
  variables: createEmptyCartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "createEmptyCart"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "createEmptyCartMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "createEmptyCartMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "6a031b0291b4d6bab1cee02242750380",
    "id": "7ad571608a335c28ecbb0e3ca0543a111ebd2d4e9d0e809c29b9a43cbaa49c30",
    "metadata": {},
    "name": "createEmptyCartMutation",
    "operationKind": "mutation",
    "text": "mutation createEmptyCartMutation{createEmptyCart}"
  }
};
})();

(node as any).hash = "fedd5fbd69f38bbe4a0d34ea5f32eeb9";

export default node;
