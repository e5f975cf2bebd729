/**
 * @generated SignedSource<<3248875388d9ff1dc45d3e4e8207c695>>
 * @relayHash 92215bd90d1bce747b043dc25ecdedc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 903f14112e3e22ae969cd798d7b51480a8a95ccee9fc8a1415966df208268201

import { ConcreteRequest } from 'relay-runtime';
export type setGuestEmailMutation$variables = {
  cartId: string;
  email: string;
};
export type setGuestEmailMutation$data = {
  readonly setGuestEmailOnCart: {
    readonly cart: {
      readonly id: string;
    };
  } | null | undefined;
};
export type setGuestEmailMutation = {
  response: setGuestEmailMutation$data;
  variables: setGuestEmailMutation$variables;
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
    "name": "email"
  }
],
v1 = [
  {
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "cart_id",
            "variableName": "cartId"
          },
          {
            "kind": "Variable",
            "name": "email",
            "variableName": "email"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SetGuestEmailOnCartOutput",
    "kind": "LinkedField",
    "name": "setGuestEmailOnCart",
    "plural": false,
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "id"
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
    "name": "setGuestEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setGuestEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "92215bd90d1bce747b043dc25ecdedc5",
    "id": "903f14112e3e22ae969cd798d7b51480a8a95ccee9fc8a1415966df208268201",
    "metadata": {},
    "name": "setGuestEmailMutation",
    "operationKind": "mutation",
    "text": "mutation setGuestEmailMutation($cartId:String!,$email:String!){setGuestEmailOnCart(input:{cart_id:$cartId,email:$email}){cart{id}}}"
  }
};
})();

(node as any).hash = "5e5db61101ff994e3bf706505838f687";

export default node;
