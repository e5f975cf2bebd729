/**
 * @generated SignedSource<<a8d9ee756a19b92bfa1d0533612f9d78>>
 * @relayHash c9b8feac45e5b8ab7cec92e471715e30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e4ddbcad79d8ceab4c57610d2969c70146e18f5d60e108590817cb78cf90d1a

import { ConcreteRequest } from 'relay-runtime';
export type PlaceOrderErrorCodes = "CART_NOT_ACTIVE" | "CART_NOT_FOUND" | "GUEST_EMAIL_MISSING" | "UNABLE_TO_PLACE_ORDER" | "UNDEFINED" | "%future added value";
export type placeOrderMutation$variables = {
  cartId: string;
};
export type placeOrderMutation$data = {
  readonly placeOrder: {
    readonly errors: ReadonlyArray<{
      readonly code: PlaceOrderErrorCodes;
      readonly message: string;
    } | null | undefined>;
    readonly orderV2: {
      readonly number: string;
      readonly token: string;
    } | null | undefined;
  } | null | undefined;
};
export type placeOrderMutation = {
  response: placeOrderMutation$data;
  variables: placeOrderMutation$variables;
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
    "concreteType": "PlaceOrderOutput",
    "kind": "LinkedField",
    "name": "placeOrder",
    "plural": false,
    "selections": [
      {
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "orderV2",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "number"
          },
          {
            "kind": "ScalarField",
            "name": "token"
          }
        ]
      },
      {
        "concreteType": "PlaceOrderError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "code"
          },
          {
            "kind": "ScalarField",
            "name": "message"
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
    "name": "placeOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "placeOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c9b8feac45e5b8ab7cec92e471715e30",
    "id": "8e4ddbcad79d8ceab4c57610d2969c70146e18f5d60e108590817cb78cf90d1a",
    "metadata": {},
    "name": "placeOrderMutation",
    "operationKind": "mutation",
    "text": "mutation placeOrderMutation($cartId:String!){placeOrder(input:{cart_id:$cartId}){orderV2{number,token},errors{code,message}}}"
  }
};
})();

(node as any).hash = "4f4c71010ac3bbb615a057f6b59cf054";

export default node;
