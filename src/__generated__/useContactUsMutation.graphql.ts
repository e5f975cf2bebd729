/**
 * @generated SignedSource<<a9c089b1cc5984bd7269c8209efbbf46>>
 * @relayHash 46cd2d7345b9ecc8014b9723dbe8337e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 324107b7ebe9cef0484273e758c9d815739dd0879ba59a7d14758a54449f4b1b

import { ConcreteRequest } from 'relay-runtime';
export type ContactUsInput = {
  comment: string;
  email: string;
  name: string;
  telephone?: string | null | undefined;
};
export type useContactUsMutation$variables = {
  input: ContactUsInput;
};
export type useContactUsMutation$data = {
  readonly contactUs: {
    readonly status: boolean;
  } | null | undefined;
};
export type useContactUsMutation = {
  response: useContactUsMutation$data;
  variables: useContactUsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ContactUsOutput",
    "kind": "LinkedField",
    "name": "contactUs",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "status"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useContactUsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContactUsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "46cd2d7345b9ecc8014b9723dbe8337e",
    "id": "324107b7ebe9cef0484273e758c9d815739dd0879ba59a7d14758a54449f4b1b",
    "metadata": {},
    "name": "useContactUsMutation",
    "operationKind": "mutation",
    "text": "mutation useContactUsMutation($input:ContactUsInput!){contactUs(input:$input){status}}"
  }
};
})();

(node as any).hash = "e24d33d43a2917658aea9be7a839fc78";

export default node;
