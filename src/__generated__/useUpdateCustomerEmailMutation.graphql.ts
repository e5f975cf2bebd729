/**
 * @generated SignedSource<<117058c54308d9b7000a12a2b828e0da>>
 * @relayHash 355b6a4732da065776178c81cf8ebe43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8949a052fd769c34fb2cb6807ac07cc1bc2f6bc795c85fd575d535805b70a4a6

import { ConcreteRequest } from 'relay-runtime';
export type useUpdateCustomerEmailMutation$variables = {
  email: string;
  password: string;
};
export type useUpdateCustomerEmailMutation$data = {
  readonly updateCustomerEmail: {
    readonly customer: {
      readonly email: string | null | undefined;
    };
  } | null | undefined;
};
export type useUpdateCustomerEmailMutation = {
  response: useUpdateCustomerEmailMutation$data;
  variables: useUpdateCustomerEmailMutation$variables;
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
    "concreteType": "CustomerOutput",
    "kind": "LinkedField",
    "name": "updateCustomerEmail",
    "plural": false,
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "email"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateCustomerEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateCustomerEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "355b6a4732da065776178c81cf8ebe43",
    "id": "8949a052fd769c34fb2cb6807ac07cc1bc2f6bc795c85fd575d535805b70a4a6",
    "metadata": {},
    "name": "useUpdateCustomerEmailMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateCustomerEmailMutation($email:String!,$password:String!){updateCustomerEmail(email:$email,password:$password){customer{email}}}"
  }
};
})();

(node as any).hash = "37ff5bab2a6552e03ef79048ab77af9b";

export default node;
