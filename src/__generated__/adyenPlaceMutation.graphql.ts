/**
 * @generated SignedSource<<f5c0d784f8de2f4d015577928b54542f>>
 * @relayHash e3c85761f46f13fe004629b50448e0f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3debe2a3f6b07727a63950774cfa47c585e877fcd3b661b17429f9a758572036

import { ConcreteRequest } from 'relay-runtime';
export type PlaceOrderErrorCodes = "CART_NOT_ACTIVE" | "CART_NOT_FOUND" | "GUEST_EMAIL_MISSING" | "UNABLE_TO_PLACE_ORDER" | "UNDEFINED" | "%future added value";
export type adyenPlaceMutation$variables = {
  cartId: string;
};
export type adyenPlaceMutation$data = {
  readonly placeOrder: {
    readonly errors: ReadonlyArray<{
      readonly code: PlaceOrderErrorCodes;
      readonly message: string;
    } | null | undefined>;
    readonly order: {
      readonly adyen_payment_status: {
        readonly action: string | null | undefined;
        readonly resultCode: string | null | undefined;
      } | null | undefined;
      readonly order_number: string;
    } | null | undefined;
    readonly orderV2: {
      readonly number: string;
      readonly token: string;
    } | null | undefined;
  } | null | undefined;
};
export type adyenPlaceMutation = {
  response: adyenPlaceMutation$data;
  variables: adyenPlaceMutation$variables;
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
            "concreteType": "AdyenPaymentStatus",
            "kind": "LinkedField",
            "name": "adyen_payment_status",
            "plural": false,
            "selections": [
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
    "name": "adyenPlaceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "adyenPlaceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e3c85761f46f13fe004629b50448e0f7",
    "id": "3debe2a3f6b07727a63950774cfa47c585e877fcd3b661b17429f9a758572036",
    "metadata": {},
    "name": "adyenPlaceMutation",
    "operationKind": "mutation",
    "text": "mutation adyenPlaceMutation($cartId:String!){placeOrder(input:{cart_id:$cartId}){orderV2{number,token},order{order_number,adyen_payment_status{resultCode,action}},errors{code,message}}}"
  }
};
})();

(node as any).hash = "d035bbd9669ccd081ccd4c96ee67809b";

export default node;
