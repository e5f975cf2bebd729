/**
 * @generated SignedSource<<88602de4564244f1517ff25b1a02ac7e>>
 * @relayHash d6ec7cc0a92051915e75b9ade88ebbc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3188ef7b8d379041facaf875fda0b379bc42a1f86a6dd852ba5463465feed1a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountStoreCreditPageQuery$variables = {
  page: number;
};
export type AccountStoreCreditPageQuery$data = {
  readonly customer: {
    readonly store_credit: {
      readonly balance_history: {
        readonly page_info: {
          readonly total_pages: number | null | undefined;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"StoreCredit_customer">;
  } | null | undefined;
};
export type AccountStoreCreditPageQuery = {
  response: AccountStoreCreditPageQuery$data;
  variables: AccountStoreCreditPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "currentPage",
    "variableName": "page"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 10
  }
],
v2 = {
  "concreteType": "SearchResultPageInfo",
  "kind": "LinkedField",
  "name": "page_info",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total_pages"
    }
  ]
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "value"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AccountStoreCreditPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Variable",
                "name": "page",
                "variableName": "page"
              }
            ],
            "kind": "FragmentSpread",
            "name": "StoreCredit_customer"
          },
          {
            "concreteType": "CustomerStoreCredit",
            "kind": "LinkedField",
            "name": "store_credit",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "CustomerStoreCreditHistory",
                "kind": "LinkedField",
                "name": "balance_history",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountStoreCreditPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "concreteType": "CustomerStoreCredit",
            "kind": "LinkedField",
            "name": "store_credit",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "enabled"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "current_balance",
                "plural": false,
                "selections": (v3/*:: as any*/)
              },
              {
                "args": (v1/*:: as any*/),
                "concreteType": "CustomerStoreCreditHistory",
                "kind": "LinkedField",
                "name": "balance_history",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "CustomerStoreCreditHistoryItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "action"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "date_time_changed"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "balance_change",
                        "plural": false,
                        "selections": (v3/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "actual_balance",
                        "plural": false,
                        "selections": (v3/*:: as any*/)
                      }
                    ]
                  },
                  (v2/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d6ec7cc0a92051915e75b9ade88ebbc0",
    "id": "d3188ef7b8d379041facaf875fda0b379bc42a1f86a6dd852ba5463465feed1a",
    "metadata": {},
    "name": "AccountStoreCreditPageQuery",
    "operationKind": "query",
    "text": "query AccountStoreCreditPageQuery($page:Int!){customer{...StoreCredit_customer_2Pg8Wv,store_credit{balance_history(pageSize:10,currentPage:$page){page_info{total_pages}}}}}fragment StoreCredit_customer_2Pg8Wv on Customer{store_credit{enabled,current_balance{...moneyOf_money},balance_history(pageSize:10,currentPage:$page){items{action,date_time_changed,balance_change{value,...moneyOf_money},actual_balance{...moneyOf_money}}}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "dcaa41f0bedf8eb9b045c39db4d22675";

export default node;
