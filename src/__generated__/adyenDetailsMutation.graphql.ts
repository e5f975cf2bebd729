/**
 * @generated SignedSource<<20b777733d2290a69f6a88611212def4>>
 * @relayHash 06ed0c27abc475e0ed2368ea447698eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90013d66b9335d638021529531ebfdf0d4dabbbe4dded2490213c0b0a8a544f4

import { ConcreteRequest } from 'relay-runtime';
export type adyenDetailsMutation$variables = {
  cartId: string;
  payload: string;
};
export type adyenDetailsMutation$data = {
  readonly adyenPaymentDetails: {
    readonly action: string | null | undefined;
    readonly isFinal: boolean | null | undefined;
    readonly resultCode: string | null | undefined;
  } | null | undefined;
};
export type adyenDetailsMutation = {
  response: adyenDetailsMutation$data;
  variables: adyenDetailsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "payload"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "payload",
        "variableName": "payload"
      }
    ],
    "concreteType": "AdyenPaymentStatus",
    "kind": "LinkedField",
    "name": "adyenPaymentDetails",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "isFinal"
      },
      {
        "kind": "ScalarField",
        "name": "resultCode"
      },
      {
        "kind": "ScalarField",
        "name": "action"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "adyenDetailsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "adyenDetailsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "06ed0c27abc475e0ed2368ea447698eb",
    "id": "90013d66b9335d638021529531ebfdf0d4dabbbe4dded2490213c0b0a8a544f4",
    "metadata": {},
    "name": "adyenDetailsMutation",
    "operationKind": "mutation",
    "text": "mutation adyenDetailsMutation($cartId:String!,$payload:String!){adyenPaymentDetails(cart_id:$cartId,payload:$payload){isFinal,resultCode,action}}"
  }
};
})();

(node as any).hash = "31c317ce8f0531b2c3a863658836d1ff";

export default node;
