/**
 * @generated SignedSource<<a64b9621200c9feb059998a299e56683>>
 * @relayHash cfd573779eec417b63c66d76aaca4fa9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eb42ff3402f9025bd6e2784c8c658890734f5760b6719be960c6f336be0eef8

import { ConcreteRequest } from 'relay-runtime';
export type PaymentStatusEnum = "AUTHORIZED" | "CANCELED" | "COMPLETED" | "CREATED" | "ERROR" | "EXPIRED" | "FAILED" | "OPEN" | "PAID" | "PENDING" | "REFUNDED" | "SHIPPING" | "%future added value";
export type mollieSettleMutation$variables = {
  ticket: string;
};
export type mollieSettleMutation$data = {
  readonly mollieProcessTransaction: {
    readonly paymentStatus: PaymentStatusEnum | null | undefined;
  } | null | undefined;
};
export type mollieSettleMutation = {
  response: mollieSettleMutation$data;
  variables: mollieSettleMutation$variables;
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
    "concreteType": "MollieProcessTransactionOutput",
    "kind": "LinkedField",
    "name": "mollieProcessTransaction",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "paymentStatus"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "mollieSettleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mollieSettleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cfd573779eec417b63c66d76aaca4fa9",
    "id": "0eb42ff3402f9025bd6e2784c8c658890734f5760b6719be960c6f336be0eef8",
    "metadata": {},
    "name": "mollieSettleMutation",
    "operationKind": "mutation",
    "text": "mutation mollieSettleMutation($ticket:String!){mollieProcessTransaction(input:{payment_token:$ticket}){paymentStatus}}"
  }
};
})();

(node as any).hash = "f440384bfee47d57536921e7c2d2a3a4";

export default node;
