/**
 * @generated SignedSource<<afebfc12a531fbcbdddd09aa273ecb6b>>
 * @relayHash 8454680f4b623d0286f70da7614f2266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91d8ef9d659e26f282c1a5587f58cfcc20480e0c2d64a8c1bce0235ef6ebcec8

import { ConcreteRequest } from 'relay-runtime';
export type emailHasAccountQuery$variables = {
  email: string;
};
export type emailHasAccountQuery$data = {
  readonly isEmailAvailable: {
    readonly is_email_available: boolean | null | undefined;
  } | null | undefined;
};
export type emailHasAccountQuery = {
  response: emailHasAccountQuery$data;
  variables: emailHasAccountQuery$variables;
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
    "concreteType": "IsEmailAvailableOutput",
    "kind": "LinkedField",
    "name": "isEmailAvailable",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "is_email_available"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "emailHasAccountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "emailHasAccountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8454680f4b623d0286f70da7614f2266",
    "id": "91d8ef9d659e26f282c1a5587f58cfcc20480e0c2d64a8c1bce0235ef6ebcec8",
    "metadata": {},
    "name": "emailHasAccountQuery",
    "operationKind": "query",
    "text": "query emailHasAccountQuery($email:String!){isEmailAvailable(email:$email){is_email_available}}"
  }
};
})();

(node as any).hash = "223d4f95fa0ccd800e1854878297dabb";

export default node;
