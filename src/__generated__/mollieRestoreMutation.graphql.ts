/**
 * @generated SignedSource<<6f4ebc5f79791d8c2b554804c1aa8e0a>>
 * @relayHash 6c7905661bd77fad4123179c56373a5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3506a1d14c615d5762070d7c51db6e7d32532de02dbccc422fabe6653d55672a

import { ConcreteRequest } from 'relay-runtime';
export type mollieRestoreMutation$variables = {
  cartId: string;
};
export type mollieRestoreMutation$data = {
  readonly mollieRestoreCart: {
    readonly cart: {
      readonly id: string;
    };
  } | null | undefined;
};
export type mollieRestoreMutation = {
  response: mollieRestoreMutation$data;
  variables: mollieRestoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
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
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "MollieResetCartOutput",
    "kind": "LinkedField",
    "name": "mollieRestoreCart",
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
    "name": "mollieRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mollieRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6c7905661bd77fad4123179c56373a5e",
    "id": "3506a1d14c615d5762070d7c51db6e7d32532de02dbccc422fabe6653d55672a",
    "metadata": {},
    "name": "mollieRestoreMutation",
    "operationKind": "mutation",
    "text": "mutation mollieRestoreMutation($cartId:String!){mollieRestoreCart(input:{cart_id:$cartId}){cart{id}}}"
  }
};
})();

(node as any).hash = "43e7c58a7da758ff891d76160a339243";

export default node;
