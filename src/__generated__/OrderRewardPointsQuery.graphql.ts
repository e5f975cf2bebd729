/**
 * @generated SignedSource<<773420f0d3f1247069192bb8031a3cdc>>
 * @relayHash 56b6afff4fded23cd071ee2a1f2e3782
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1114bf97f679d0526844f14fdb05987e0e87757e10091dcf25e4e64444f90010

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRewardPointsQuery$variables = {
  number: string;
};
export type OrderRewardPointsQuery$data = {
  readonly customer: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly number: string;
        readonly total: {
          readonly total_reward_points: {
            readonly value: number | null | undefined;
            readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
          } | null | undefined;
        } | null | undefined;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
};
export type OrderRewardPointsQuery = {
  response: OrderRewardPointsQuery$data;
  variables: OrderRewardPointsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "eq",
            "variableName": "number"
          }
        ],
        "kind": "ObjectValue",
        "name": "number"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "scope",
    "value": "WEBSITE"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderRewardPointsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "total_reward_points",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "moneyOf_money",
                            "selections": (v4/*:: as any*/),
                            "args": null,
                            "argumentDefinitions": []
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderRewardPointsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderTotal",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "total_reward_points",
                        "plural": false,
                        "selections": (v4/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "56b6afff4fded23cd071ee2a1f2e3782",
    "id": "1114bf97f679d0526844f14fdb05987e0e87757e10091dcf25e4e64444f90010",
    "metadata": {},
    "name": "OrderRewardPointsQuery",
    "operationKind": "query",
    "text": "query OrderRewardPointsQuery($number:String!){customer{orders(filter:{number:{eq:$number}},pageSize:1,scope:WEBSITE){items{number,total{total_reward_points{value,...moneyOf_money}}}}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "e3066a9aef178d8fd659a02bf0910b69";

export default node;
