/**
 * @generated SignedSource<<f4a9e6004e80764ca9c9a782929cceb2>>
 * @relayHash 6973f1cb768dbbcce27891f1eb5d7c9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bc2da67e98eada9c5e38ce3491ccfac73cd053d9ffabfa250f44a9f2684661b

import { ConcreteRequest } from 'relay-runtime';
export type useConfirmCancelOrderMutation$variables = {
  id: string;
  key: string;
};
export type useConfirmCancelOrderMutation$data = {
  readonly confirmCancelOrder: {
    readonly error: string | null | undefined;
    readonly order: {
      readonly number: string;
      readonly status: string;
    } | null | undefined;
  } | null | undefined;
};
export type useConfirmCancelOrderMutation = {
  response: useConfirmCancelOrderMutation$data;
  variables: useConfirmCancelOrderMutation$variables;
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
    "concreteType": "CancelOrderOutput",
    "kind": "LinkedField",
    "name": "confirmCancelOrder",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "error"
      },
      {
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "number"
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
    "name": "useConfirmCancelOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmCancelOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6973f1cb768dbbcce27891f1eb5d7c9f",
    "id": "7bc2da67e98eada9c5e38ce3491ccfac73cd053d9ffabfa250f44a9f2684661b",
    "metadata": {},
    "name": "useConfirmCancelOrderMutation",
    "operationKind": "mutation",
    "text": "mutation useConfirmCancelOrderMutation($id:ID!,$key:String!){confirmCancelOrder(input:{order_id:$id,confirmation_key:$key}){error,order{number,status}}}"
  }
};
})();

(node as any).hash = "2aa6ee2f8a4c8cde9a77a64e4072b8ee";

export default node;
