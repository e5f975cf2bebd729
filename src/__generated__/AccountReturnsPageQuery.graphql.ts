/**
 * @generated SignedSource<<0f85298040c3535aab2da13ba42863f2>>
 * @relayHash 747d22063070534f571d2b8dde046372
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04759dca4bb22331bfea63260630d3f0ff12905d90f4f7c7f8fa66bb7a79d9be

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountReturnsPageQuery$variables = {
  page: number;
};
export type AccountReturnsPageQuery$data = {
  readonly customer: {
    readonly returns: {
      readonly page_info: {
        readonly total_pages: number | null | undefined;
      } | null | undefined;
      readonly total_count: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ReturnRows_returns">;
    } | null | undefined;
  } | null | undefined;
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"areReturnsEnabled_storeConfig">;
  } | null | undefined;
};
export type AccountReturnsPageQuery = {
  response: AccountReturnsPageQuery$data;
  variables: AccountReturnsPageQuery$variables;
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
  "kind": "ScalarField",
  "name": "total_count"
},
v3 = {
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
v4 = {
  "kind": "ScalarField",
  "name": "store_code"
},
v5 = [
  (v4/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "returns_enabled"
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AccountReturnsPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Returns",
            "kind": "LinkedField",
            "name": "returns",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ReturnRows_returns"
              }
            ]
          }
        ]
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "areReturnsEnabled_storeConfig",
            "selections": (v5/*:: as any*/),
            "argumentDefinitions": []
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
    "name": "AccountReturnsPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Returns",
            "kind": "LinkedField",
            "name": "returns",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "Return",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "number"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "created_at"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "concreteType": "ReturnItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "request_quantity"
                      },
                      {
                        "kind": "LinkedField",
                        "name": "order_item",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "__typename"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "id"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "product_name"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": (v5/*:: as any*/)
      }
    ]
  },
  "params": {
    "cacheID": "747d22063070534f571d2b8dde046372",
    "id": "04759dca4bb22331bfea63260630d3f0ff12905d90f4f7c7f8fa66bb7a79d9be",
    "metadata": {},
    "name": "AccountReturnsPageQuery",
    "operationKind": "query",
    "text": "query AccountReturnsPageQuery($page:Int!){customer{returns(pageSize:10,currentPage:$page){total_count,page_info{total_pages},...ReturnRows_returns}},storeConfig{store_code,...areReturnsEnabled_storeConfig}}fragment ReturnRows_returns on Returns{items{uid,number,created_at,status,items{uid,request_quantity,order_item{__typename,id,product_name}}}}fragment areReturnsEnabled_storeConfig on StoreConfig{store_code,returns_enabled}"
  }
};
})();

(node as any).hash = "83310893bc4414b5d99a42ec4bbef36e";

export default node;
