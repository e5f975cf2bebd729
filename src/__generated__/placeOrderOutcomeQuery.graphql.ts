/**
 * @generated SignedSource<<1f3c84e3524f2f7ebe6cb743b1775e27>>
 * @relayHash 596297b0f292d98a8ab882cb3ef4f0f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 739db4e8169007ca948f27c35e675098957296287edfdbc31e59580af84f9b72

import { ConcreteRequest } from 'relay-runtime';
export type placeOrderOutcomeQuery$variables = {
  cartId: string;
};
export type placeOrderOutcomeQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly prices: {
      readonly grand_total: {
        readonly value: number | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type placeOrderOutcomeQuery = {
  response: placeOrderOutcomeQuery$data;
  variables: placeOrderOutcomeQuery$variables;
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
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "cartId"
      }
    ],
    "concreteType": "Cart",
    "kind": "LinkedField",
    "name": "cart",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "concreteType": "CartPrices",
        "kind": "LinkedField",
        "name": "prices",
        "plural": false,
        "selections": [
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "grand_total",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "value"
              }
            ]
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
    "name": "placeOrderOutcomeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "placeOrderOutcomeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "596297b0f292d98a8ab882cb3ef4f0f3",
    "id": "739db4e8169007ca948f27c35e675098957296287edfdbc31e59580af84f9b72",
    "metadata": {},
    "name": "placeOrderOutcomeQuery",
    "operationKind": "query",
    "text": "query placeOrderOutcomeQuery($cartId:String!){cart(cart_id:$cartId){id,prices{grand_total{value}}}}"
  }
};
})();

(node as any).hash = "1142fa4a43652fd51903efb061529fbd";

export default node;
