/**
 * @generated SignedSource<<00894c57fd9d7e4658772babac9777fb>>
 * @relayHash 2949d60b369998c30ec947b8781608d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 165ae9d18ca64fa3c95962f855e7a603a038be46ebf6781d9a3cf97dc4533efd

import { ConcreteRequest } from 'relay-runtime';
export type ReturnStatus = "APPROVED" | "AUTHORIZED" | "CLOSED" | "DENIED" | "PARTIALLY_APPROVED" | "PARTIALLY_AUTHORIZED" | "PARTIALLY_RECEIVED" | "PARTIALLY_REJECTED" | "PENDING" | "PROCESSED_AND_CLOSED" | "RECEIVED" | "REJECTED" | "UNCONFIRMED" | "%future added value";
export type useConfirmReturnMutation$variables = {
  id: string;
  key: string;
};
export type useConfirmReturnMutation$data = {
  readonly confirmReturn: {
    readonly return: {
      readonly status: ReturnStatus | null | undefined;
      readonly uid: string;
    } | null | undefined;
  } | null | undefined;
};
export type useConfirmReturnMutation = {
  response: useConfirmReturnMutation$data;
  variables: useConfirmReturnMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "confirmation_key",
            "variableName": "key"
          },
          {
            "kind": "Variable",
            "name": "order_id",
            "variableName": "id"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "RequestReturnOutput",
    "kind": "LinkedField",
    "name": "confirmReturn",
    "plural": false,
    "selections": [
      {
        "concreteType": "Return",
        "kind": "LinkedField",
        "name": "return",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "uid"
          },
          {
            "kind": "ScalarField",
            "name": "status"
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
    "name": "useConfirmReturnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmReturnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2949d60b369998c30ec947b8781608d4",
    "id": "165ae9d18ca64fa3c95962f855e7a603a038be46ebf6781d9a3cf97dc4533efd",
    "metadata": {},
    "name": "useConfirmReturnMutation",
    "operationKind": "mutation",
    "text": "mutation useConfirmReturnMutation($id:ID!,$key:String!){confirmReturn(input:{order_id:$id,confirmation_key:$key}){return{uid,status}}}"
  }
};
})();

(node as any).hash = "63e8717e0176ffa3c0ba2c1783943dcf";

export default node;
