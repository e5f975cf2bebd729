/**
 * @generated SignedSource<<27bf0eea854fd6c0e18647a267f8a85c>>
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
  "metadata": null,
  "name": "DownloadList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerDownloadableProducts",
      "kind": "LinkedField",
      "name": "customerDownloadableProducts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomerDownloadableProduct",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "download_url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "order_increment_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "remaining_downloads",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
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
              "alias": null,
              "args": null,
              "concreteType": "CustomerOrder",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
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
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "items",
                  "plural": true,
                  "selections": [
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
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "DownloadableItemsLinks",
                          "kind": "LinkedField",
                          "name": "downloadable_links",
                          "plural": true,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "uid",
                              "storageKey": null
                            },
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "title",
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "type": "DownloadableOrderItem",
                      "abstractKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "orders(pageSize:20,scope:\"WEBSITE\",sort:{\"sort_direction\":\"DESC\",\"sort_field\":\"CREATED_AT\"})"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bf1a24f35719ab273af21dc5ee49654b";

export default node;
