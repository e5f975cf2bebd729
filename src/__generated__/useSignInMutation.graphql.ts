/**
 * @generated SignedSource<<bcc99decba80611c4fd7f7cf985315e0>>
 * @relayHash a954abd1b89e0fcdceef702480ed6c69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66231d84ea5f8ff078a3bd4d5e2c43934ec7a2f6543f6a9062b6660a370ac718

import { ConcreteRequest } from 'relay-runtime';
export type useSignInMutation$variables = {
  email: string;
  password: string;
};
export type useSignInMutation$data = {
  readonly generateCustomerToken: {
    readonly token: string | null | undefined;
  } | null | undefined;
};
export type useSignInMutation = {
  response: useSignInMutation$data;
  variables: useSignInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      }
    ],
    "concreteType": "CustomerToken",
    "kind": "LinkedField",
    "name": "generateCustomerToken",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "token"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a954abd1b89e0fcdceef702480ed6c69",
    "id": "66231d84ea5f8ff078a3bd4d5e2c43934ec7a2f6543f6a9062b6660a370ac718",
    "metadata": {},
    "name": "useSignInMutation",
    "operationKind": "mutation",
    "text": "mutation useSignInMutation($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}"
  }
};
})();

(node as any).hash = "bba410c32a7825f622e6221fc67513c2";

export default node;
