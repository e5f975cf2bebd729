/**
 * @generated SignedSource<<6e1397b34b0bf6afd41ac5bfce163ee3>>
 * @relayHash bdd94a736a67e33d8fc7e713131d5d2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28077ec8e71de2ef2dbf92354ded1500de226d678929d78086624d26432696e3

import { ConcreteRequest } from 'relay-runtime';
export type adyenStatusQuery$variables = {
  cartId: string;
  number: string;
};
export type adyenStatusQuery$data = {
  readonly adyenPaymentStatus: {
    readonly action: string | null | undefined;
    readonly isFinal: boolean | null | undefined;
    readonly resultCode: string | null | undefined;
  } | null | undefined;
};
export type adyenStatusQuery = {
  response: adyenStatusQuery$data;
  variables: adyenStatusQuery$variables;
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
    "name": "number"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "orderNumber",
        "variableName": "number"
      }
    ],
    "concreteType": "AdyenPaymentStatus",
    "kind": "LinkedField",
    "name": "adyenPaymentStatus",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "isFinal"
      },
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "adyenStatusQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "adyenStatusQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bdd94a736a67e33d8fc7e713131d5d2d",
    "id": "28077ec8e71de2ef2dbf92354ded1500de226d678929d78086624d26432696e3",
    "metadata": {},
    "name": "adyenStatusQuery",
    "operationKind": "query",
    "text": "query adyenStatusQuery($cartId:String!,$number:String!){adyenPaymentStatus(cartId:$cartId,orderNumber:$number){isFinal,resultCode,action}}"
  }
};
})();

(node as any).hash = "17ba9ffe89583721067eb1a6a2121eea";

export default node;
