/**
 * @generated SignedSource<<8bea14e2ae95bf7c72f3bb30b081bed8>>
 * @relayHash a3ae7bb1784892d5dd795aa2276b22fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d2ad3b86d40013e0bc83d422220d3b0db62dea215dcb9edd7f1522a4905eacd

import { ConcreteRequest } from 'relay-runtime';
export type useDeletePaymentTokenMutation$variables = {
  publicHash: string;
};
export type useDeletePaymentTokenMutation$data = {
  readonly deletePaymentToken: {
    readonly result: boolean;
  } | null | undefined;
};
export type useDeletePaymentTokenMutation = {
  response: useDeletePaymentTokenMutation$data;
  variables: useDeletePaymentTokenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "publicHash"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "public_hash",
        "variableName": "publicHash"
      }
    ],
    "concreteType": "DeletePaymentTokenOutput",
    "kind": "LinkedField",
    "name": "deletePaymentToken",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "result"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useDeletePaymentTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletePaymentTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a3ae7bb1784892d5dd795aa2276b22fb",
    "id": "3d2ad3b86d40013e0bc83d422220d3b0db62dea215dcb9edd7f1522a4905eacd",
    "metadata": {},
    "name": "useDeletePaymentTokenMutation",
    "operationKind": "mutation",
    "text": "mutation useDeletePaymentTokenMutation($publicHash:String!){deletePaymentToken(public_hash:$publicHash){result}}"
  }
};
})();

(node as any).hash = "b52ec23984f7f44529eb96930683dd90";

export default node;
