/**
 * @generated SignedSource<<e15d5bdb648b7a93ea9f480dd51f35bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductList_products$data = {
  readonly items: ReadonlyArray<{
    readonly name: string | null | undefined;
    readonly uid: string;
    readonly url_key: string | null | undefined;
    readonly url_suffix: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly page_info: {
    readonly current_page: number | null | undefined;
    readonly page_size: number | null | undefined;
    readonly total_pages: number | null | undefined;
  } | null | undefined;
  readonly sort_fields: {
    readonly options: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly value: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly total_count: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ListPage_products">;
  readonly " $fragmentType": "ProductList_products";
};
export type ProductList_products$key = {
  readonly " $data"?: ProductList_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductList_products",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total_count"
    },
    {
      "concreteType": "SearchResultPageInfo",
      "kind": "LinkedField",
      "name": "page_info",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "current_page"
        },
        {
          "kind": "ScalarField",
          "name": "page_size"
        },
        {
          "kind": "ScalarField",
          "name": "total_pages"
        }
      ]
    },
    {
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "uid"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "url_key"
        },
        {
          "kind": "ScalarField",
          "name": "url_suffix"
        }
      ]
    },
    {
      "concreteType": "SortFields",
      "kind": "LinkedField",
      "name": "sort_fields",
      "plural": false,
      "selections": [
        {
          "concreteType": "SortField",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "value"
            },
            {
              "kind": "ScalarField",
              "name": "label"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "ListPage_products"
    }
  ],
  "type": "Products"
};

(node as any).hash = "41070ea84add02a3cc6af1a7579112bc";

export default node;
