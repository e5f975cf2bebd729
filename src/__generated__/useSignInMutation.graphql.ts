/**
 * @generated SignedSource<<9095b6bf52fc2cbdcfbc74bdf37d99f4>>
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
    "alias": null,
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
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "useSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
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
