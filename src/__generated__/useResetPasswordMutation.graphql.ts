/**
 * @generated SignedSource<<b62ab81ce12b55ff319406290a5468c8>>
 * @relayHash 3f0c01b5bd37c6aff441b6a4881473bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94918c6b7acaaff742b4605d70e70aef29a59a212eef2183db393ab6d0321391

import { ConcreteRequest } from 'relay-runtime';
export type useResetPasswordMutation$variables = {
  email: string;
  newPassword: string;
  token: string;
};
export type useResetPasswordMutation$data = {
  readonly resetPassword: boolean | null | undefined;
};
export type useResetPasswordMutation = {
  response: useResetPasswordMutation$data;
  variables: useResetPasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "newPassword"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v3 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "newPassword",
        "variableName": "newPassword"
      },
      {
        "kind": "Variable",
        "name": "resetPasswordToken",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "resetPassword"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useResetPasswordMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useResetPasswordMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "3f0c01b5bd37c6aff441b6a4881473bc",
    "id": "94918c6b7acaaff742b4605d70e70aef29a59a212eef2183db393ab6d0321391",
    "metadata": {},
    "name": "useResetPasswordMutation",
    "operationKind": "mutation",
    "text": "mutation useResetPasswordMutation($email:String!,$token:String!,$newPassword:String!){resetPassword(email:$email,resetPasswordToken:$token,newPassword:$newPassword)}"
  }
};
})();

(node as any).hash = "438d0345bb3a25060c85ff447a652f4c";

export default node;
