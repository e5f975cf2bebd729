/**
 * @generated SignedSource<<281050f31f2f44a3dbe9dc5b66a7bcb5>>
 * @relayHash e2de52517e7c21759b9b703d1a23782e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ae627ea7f76ff8c123823b31de7e499ce6e35715be972706f1cc428622e3f3b

import { ConcreteRequest } from 'relay-runtime';
export type PlaceOrderErrorCodes = "CART_NOT_ACTIVE" | "CART_NOT_FOUND" | "GUEST_EMAIL_MISSING" | "UNABLE_TO_PLACE_ORDER" | "UNDEFINED" | "%future added value";
export type molliePlaceMutation$variables = {
  cartId: string;
  returnUrl: string;
};
export type molliePlaceMutation$data = {
  readonly placeOrder: {
    readonly errors: ReadonlyArray<{
      readonly code: PlaceOrderErrorCodes;
      readonly message: string;
    } | null | undefined>;
    readonly order: {
      readonly mollie_payment_token: string | null | undefined;
      readonly mollie_redirect_url: string | null | undefined;
      readonly order_number: string;
    } | null | undefined;
    readonly orderV2: {
      readonly number: string;
      readonly token: string;
    } | null | undefined;
  } | null | undefined;
};
export type molliePlaceMutation = {
  response: molliePlaceMutation$data;
  variables: molliePlaceMutation$variables;
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
    "name": "returnUrl"
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
            "name": "mollie_return_url",
            "variableName": "returnUrl"
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
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "order_number"
          },
          {
            "kind": "ScalarField",
            "name": "mollie_redirect_url"
          },
          {
            "kind": "ScalarField",
            "name": "mollie_payment_token"
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
    "name": "molliePlaceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "molliePlaceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e2de52517e7c21759b9b703d1a23782e",
    "id": "0ae627ea7f76ff8c123823b31de7e499ce6e35715be972706f1cc428622e3f3b",
    "metadata": {},
    "name": "molliePlaceMutation",
    "operationKind": "mutation",
    "text": "mutation molliePlaceMutation($cartId:String!,$returnUrl:String!){placeOrder(input:{cart_id:$cartId,mollie_return_url:$returnUrl}){orderV2{number,token},order{order_number,mollie_redirect_url,mollie_payment_token},errors{code,message}}}"
  }
};
})();

(node as any).hash = "ae9b48b98ec442487eca1612cd14b741";

export default node;
