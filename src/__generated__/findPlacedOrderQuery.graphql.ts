/**
 * @generated SignedSource<<9e40c2ab0d5fafe5e76a51903eec74cc>>
 * @relayHash ab65569b0682e123db38d55a3469d7b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16c5cd9931322996beb48ab933dc8e256d7d0f24428ec88a194ff381ea3ef7a2

import { ConcreteRequest } from 'relay-runtime';
export type findPlacedOrderQuery$variables = Record<PropertyKey, never>;
export type findPlacedOrderQuery$data = {
  readonly customer: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly items: ReadonlyArray<{
          readonly id: string;
          readonly quantity_ordered: number | null | undefined;
        } | null | undefined> | null | undefined;
        readonly number: string;
        readonly total: {
          readonly grand_total: {
            readonly value: number | null | undefined;
          };
        } | null | undefined;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
};
export type findPlacedOrderQuery = {
  response: findPlacedOrderQuery$data;
  variables: findPlacedOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 2
  },
  {
    "kind": "Literal",
    "name": "sort",
    "value": {
      "sort_direction": "DESC",
      "sort_field": "CREATED_AT"
    }
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "number"
},
v2 = {
  "concreteType": "OrderTotal",
  "kind": "LinkedField",
  "name": "total",
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
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "quantity_ordered"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "findPlacedOrderQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "orders(pageSize:2,sort:{\"sort_direction\":\"DESC\",\"sort_field\":\"CREATED_AT\"})"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "findPlacedOrderQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      },
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "orders(pageSize:2,sort:{\"sort_direction\":\"DESC\",\"sort_field\":\"CREATED_AT\"})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ab65569b0682e123db38d55a3469d7b7",
    "id": "16c5cd9931322996beb48ab933dc8e256d7d0f24428ec88a194ff381ea3ef7a2",
    "metadata": {},
    "name": "findPlacedOrderQuery",
    "operationKind": "query",
    "text": "query findPlacedOrderQuery{customer{orders(pageSize:2,sort:{sort_field:CREATED_AT,sort_direction:DESC}){items{number,total{grand_total{value}},items{__typename,id,quantity_ordered}}}}}"
  }
};
})();

(node as any).hash = "d4e945592d700caedb994adc3e144c31";

export default node;
