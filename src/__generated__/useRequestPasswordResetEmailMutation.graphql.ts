/**
 * @generated SignedSource<<933b938415255e9490221d0bc04fa8ee>>
 * @relayHash 5aea1202ab92986edeb60ac3192c85db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38456a88e0b1e8956cbb6cb4e5bfea438598e12b759c8ff5a7aae604c98fce7b

import { ConcreteRequest } from 'relay-runtime';
export type useRequestPasswordResetEmailMutation$variables = {
  email: string;
};
export type useRequestPasswordResetEmailMutation$data = {
  readonly requestPasswordResetEmail: boolean | null | undefined;
};
export type useRequestPasswordResetEmailMutation = {
  response: useRequestPasswordResetEmailMutation$data;
  variables: useRequestPasswordResetEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "requestPasswordResetEmail"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRequestPasswordResetEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestPasswordResetEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5aea1202ab92986edeb60ac3192c85db",
    "id": "38456a88e0b1e8956cbb6cb4e5bfea438598e12b759c8ff5a7aae604c98fce7b",
    "metadata": {},
    "name": "useRequestPasswordResetEmailMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestPasswordResetEmailMutation($email:String!){requestPasswordResetEmail(email:$email)}"
  }
};
})();

(node as any).hash = "01cb5674edce7667650af59dd9068ce6";

export default node;
