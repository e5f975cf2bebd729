/**
 * @generated SignedSource<<3385ed003ef8d0125ba5ba8110243f45>>
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
  "alias": null,
  "args": null,
  "concreteType": "SearchResultPageInfo",
  "kind": "LinkedField",
  "name": "page_info",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total_pages",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
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
    "name": "AccountStoreCreditPageQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "CustomerStoreCredit",
            "kind": "LinkedField",
            "name": "store_credit",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "CustomerStoreCreditHistory",
                "kind": "LinkedField",
                "name": "balance_history",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
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
    "name": "AccountStoreCreditPageQuery",
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
            "args": null,
            "concreteType": "CustomerStoreCredit",
            "kind": "LinkedField",
            "name": "store_credit",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "current_balance",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "CustomerStoreCreditHistory",
                "kind": "LinkedField",
                "name": "balance_history",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomerStoreCreditHistoryItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "action",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "date_time_changed",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "balance_change",
                        "plural": false,
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "actual_balance",
                        "plural": false,
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
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
