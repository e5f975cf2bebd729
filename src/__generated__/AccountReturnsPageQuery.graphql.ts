/**
 * @generated SignedSource<<15f1711c83da382f6b6ce618a1e1969e>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total_count",
  "storageKey": null
},
v3 = {
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returns_enabled",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountReturnsPageQuery",
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
            "concreteType": "Returns",
            "kind": "LinkedField",
            "name": "returns",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReturnRows_returns"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
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
            "args": null,
            "argumentDefinitions": []
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
    "name": "AccountReturnsPageQuery",
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
            "concreteType": "Returns",
            "kind": "LinkedField",
            "name": "returns",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Return",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
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
                    "name": "created_at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReturnItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "request_quantity",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "order_item",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "id",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "product_name",
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
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": null
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
