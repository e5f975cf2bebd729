/**
 * @generated SignedSource<<1e441603f830d9e6bbc1d964bafdcccf>>
 * @relayHash 6133d7ccee1706722b68c726f37e90e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94e1cace71689b5d2653d2fc11094522ba993e03ca3349e2bdd9d0f369f03eb8

import { ConcreteRequest } from 'relay-runtime';
export type useChangeCustomerPasswordMutation$variables = {
  currentPassword: string;
  newPassword: string;
};
export type useChangeCustomerPasswordMutation$data = {
  readonly changeCustomerPassword: {
    readonly email: string | null | undefined;
  } | null | undefined;
};
export type useChangeCustomerPasswordMutation = {
  response: useChangeCustomerPasswordMutation$data;
  variables: useChangeCustomerPasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "currentPassword"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "newPassword"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "currentPassword",
        "variableName": "currentPassword"
      },
      {
        "kind": "Variable",
        "name": "newPassword",
        "variableName": "newPassword"
      }
    ],
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "changeCustomerPassword",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "email"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useChangeCustomerPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeCustomerPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6133d7ccee1706722b68c726f37e90e9",
    "id": "94e1cace71689b5d2653d2fc11094522ba993e03ca3349e2bdd9d0f369f03eb8",
    "metadata": {},
    "name": "useChangeCustomerPasswordMutation",
    "operationKind": "mutation",
    "text": "mutation useChangeCustomerPasswordMutation($currentPassword:String!,$newPassword:String!){changeCustomerPassword(currentPassword:$currentPassword,newPassword:$newPassword){email}}"
  }
};
})();

(node as any).hash = "ffee6e48b2fc840ad80f306750e9ffd5";

export default node;
