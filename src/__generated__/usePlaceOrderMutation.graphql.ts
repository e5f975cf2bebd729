/**
 * @generated SignedSource<<cae35e17186b97b8cc2c71750ceadf19>>
 * @relayHash 7a5668ca1818c861241b3eb7759466e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 114135769fff2a915cba25c1166aeaa33f42d4d7c979d5d74f7a992c559af281

import { ConcreteRequest } from 'relay-runtime';
export type PlaceOrderErrorCodes = "CART_NOT_ACTIVE" | "CART_NOT_FOUND" | "GUEST_EMAIL_MISSING" | "UNABLE_TO_PLACE_ORDER" | "UNDEFINED" | "%future added value";
export type usePlaceOrderMutation$variables = {
  cartId: string;
};
export type usePlaceOrderMutation$data = {
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
export type usePlaceOrderMutation = {
  response: usePlaceOrderMutation$data;
  variables: usePlaceOrderMutation$variables;
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
    "alias": null,
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
        "alias": null,
        "args": null,
        "concreteType": "CustomerOrder",
        "kind": "LinkedField",
        "name": "orderV2",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PlaceOrderError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlaceOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaceOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7a5668ca1818c861241b3eb7759466e8",
    "id": "114135769fff2a915cba25c1166aeaa33f42d4d7c979d5d74f7a992c559af281",
    "metadata": {},
    "name": "usePlaceOrderMutation",
    "operationKind": "mutation",
    "text": "mutation usePlaceOrderMutation($cartId:String!){placeOrder(input:{cart_id:$cartId}){orderV2{number,token},errors{code,message}}}"
  }
};
})();

(node as any).hash = "37a674e2cfdabc4f5ec5e2c45b9648bf";

export default node;
