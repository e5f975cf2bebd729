/**
 * @generated SignedSource<<fd01328b5872c650bdb5f9dc08eef9e3>>
 * @relayHash 8beb80a0e2d92b8e28cfb8b39c39e8e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e67cad74bc2c3a0c2470cd96d206430e81e6949f519080982ea894aface5ea9

import { ConcreteRequest } from 'relay-runtime';
export type useResendConfirmationEmailMutation$variables = {
  email: string;
};
export type useResendConfirmationEmailMutation$data = {
  readonly resendConfirmationEmail: boolean | null | undefined;
};
export type useResendConfirmationEmailMutation = {
  response: useResendConfirmationEmailMutation$data;
  variables: useResendConfirmationEmailMutation$variables;
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
    "name": "resendConfirmationEmail"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useResendConfirmationEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendConfirmationEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8beb80a0e2d92b8e28cfb8b39c39e8e0",
    "id": "3e67cad74bc2c3a0c2470cd96d206430e81e6949f519080982ea894aface5ea9",
    "metadata": {},
    "name": "useResendConfirmationEmailMutation",
    "operationKind": "mutation",
    "text": "mutation useResendConfirmationEmailMutation($email:String!){resendConfirmationEmail(email:$email)}"
  }
};
})();

(node as any).hash = "c95109ee8fa3bff3c65613f6b94a248c";

export default node;
