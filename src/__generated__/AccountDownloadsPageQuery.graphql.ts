/**
 * @generated SignedSource<<1644cf9bdb9274021b3a9b5ca55667b4>>
 * @relayHash ca1b77c0bfdfcb9de1b2b158b86d0dbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93c133f72bb0e583c81c4d7fae47130f1a8b6b18a393ec9b18839f2d1b043cfd

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountDownloadsPageQuery$variables = Record<PropertyKey, never>;
export type AccountDownloadsPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DownloadList_query">;
};
export type AccountDownloadsPageQuery = {
  response: AccountDownloadsPageQuery$data;
  variables: AccountDownloadsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountDownloadsPageQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "DownloadList_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountDownloadsPageQuery",
    "selections": [
      {
        "concreteType": "CustomerDownloadableProducts",
        "kind": "LinkedField",
        "name": "customerDownloadableProducts",
        "plural": false,
        "selections": [
          {
            "concreteType": "CustomerDownloadableProduct",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "date"
              },
              {
                "kind": "ScalarField",
                "name": "download_url"
              },
              {
                "kind": "ScalarField",
                "name": "order_increment_id"
              },
              {
                "kind": "ScalarField",
                "name": "remaining_downloads"
              },
              {
                "kind": "ScalarField",
                "name": "status"
              }
            ]
          }
        ]
      },
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Literal",
                "name": "pageSize",
                "value": 20
              },
              {
                "kind": "Literal",
                "name": "scope",
                "value": "WEBSITE"
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
                  {
                    "kind": "ScalarField",
                    "name": "number"
                  },
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
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
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "DownloadableItemsLinks",
                            "kind": "LinkedField",
                            "name": "downloadable_links",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "uid"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "title"
                              }
                            ]
                          }
                        ],
                        "type": "DownloadableOrderItem"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "orders(pageSize:20,scope:\"WEBSITE\",sort:{\"sort_direction\":\"DESC\",\"sort_field\":\"CREATED_AT\"})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ca1b77c0bfdfcb9de1b2b158b86d0dbd",
    "id": "93c133f72bb0e583c81c4d7fae47130f1a8b6b18a393ec9b18839f2d1b043cfd",
    "metadata": {},
    "name": "AccountDownloadsPageQuery",
    "operationKind": "query",
    "text": "query AccountDownloadsPageQuery{...DownloadList_query}fragment DownloadList_query on Query{customerDownloadableProducts{items{date,download_url,order_increment_id,remaining_downloads,status}},customer{orders(pageSize:20,sort:{sort_field:CREATED_AT,sort_direction:DESC},scope:WEBSITE){items{number,items{__typename,id,product_name,...on DownloadableOrderItem{downloadable_links{uid,title}}}}}}}"
  }
};

(node as any).hash = "a73341486cfabc36d5e3fad1287aa658";

export default node;
