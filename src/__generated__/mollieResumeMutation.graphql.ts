/**
 * @generated SignedSource<<7b18b3499c264946c3ab3de1845ac776>>
 * @relayHash 2bd6f1d536d4bd4799982919bca51582
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 454470650ee6042e8b517bd11f840ee1489df6af66256a5804fb7c5cf31b2588

import { ConcreteRequest } from 'relay-runtime';
export type mollieResumeMutation$variables = {
  ticket: string;
};
export type mollieResumeMutation$data = {
  readonly createMollieTransaction: {
    readonly checkout_url: string | null | undefined;
  } | null | undefined;
};
export type mollieResumeMutation = {
  response: mollieResumeMutation$data;
  variables: mollieResumeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ticket"
  }
],
v1 = [
  {
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "payment_token",
            "variableName": "ticket"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "MollieTransactionOutput",
    "kind": "LinkedField",
    "name": "createMollieTransaction",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "checkout_url"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "mollieResumeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mollieResumeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2bd6f1d536d4bd4799982919bca51582",
    "id": "454470650ee6042e8b517bd11f840ee1489df6af66256a5804fb7c5cf31b2588",
    "metadata": {},
    "name": "mollieResumeMutation",
    "operationKind": "mutation",
    "text": "mutation mollieResumeMutation($ticket:String!){createMollieTransaction(input:{payment_token:$ticket}){checkout_url}}"
  }
};
})();

(node as any).hash = "641a4da188a2a45e7f7deb169b985c9e";

export default node;
