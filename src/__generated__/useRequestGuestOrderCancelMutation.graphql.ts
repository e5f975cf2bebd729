/**
 * @generated SignedSource<<d747593acb2c45d9344b62791ddf9d7d>>
 * @relayHash 7b4db280f1b3c0aacb6131633d48c905
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe18404d54997ca54c59993ffbfdcaa5fde528fdc193c04d282619b61c210c19

import { ConcreteRequest } from 'relay-runtime';
export type useRequestGuestOrderCancelMutation$variables = {
  reason: string;
  token: string;
};
export type useRequestGuestOrderCancelMutation$data = {
  readonly requestGuestOrderCancel: {
    readonly error: string | null | undefined;
  } | null | undefined;
};
export type useRequestGuestOrderCancelMutation = {
  response: useRequestGuestOrderCancelMutation$data;
  variables: useRequestGuestOrderCancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "reason",
            "variableName": "reason"
          },
          {
            "kind": "Variable",
            "name": "token",
            "variableName": "token"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "CancelOrderOutput",
    "kind": "LinkedField",
    "name": "requestGuestOrderCancel",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "error"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useRequestGuestOrderCancelMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRequestGuestOrderCancelMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "7b4db280f1b3c0aacb6131633d48c905",
    "id": "fe18404d54997ca54c59993ffbfdcaa5fde528fdc193c04d282619b61c210c19",
    "metadata": {},
    "name": "useRequestGuestOrderCancelMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestGuestOrderCancelMutation($token:String!,$reason:String!){requestGuestOrderCancel(input:{token:$token,reason:$reason}){error}}"
  }
};
})();

(node as any).hash = "6494a9d0362aa02cbc88cc5108b5db09";

export default node;
