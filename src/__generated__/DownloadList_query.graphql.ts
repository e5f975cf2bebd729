/**
 * @generated SignedSource<<3f352ec190f15cd8412a3522ab2473c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DownloadList_query$data = {
  readonly customer: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly items: ReadonlyArray<{
          readonly downloadable_links?: ReadonlyArray<{
            readonly title: string | null | undefined;
            readonly uid: string;
          } | null | undefined> | null | undefined;
          readonly id: string;
          readonly product_name: string | null | undefined;
        } | null | undefined> | null | undefined;
        readonly number: string;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
  readonly customerDownloadableProducts: {
    readonly items: ReadonlyArray<{
      readonly date: string | null | undefined;
      readonly download_url: string | null | undefined;
      readonly order_increment_id: string | null | undefined;
      readonly remaining_downloads: string | null | undefined;
      readonly status: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DownloadList_query";
};
export type DownloadList_query$key = {
  readonly " $data"?: DownloadList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DownloadList_query",
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
  ],
  "type": "Query"
};

(node as any).hash = "bf1a24f35719ab273af21dc5ee49654b";

export default node;
