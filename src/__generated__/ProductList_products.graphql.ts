/**
 * @generated SignedSource<<35e0a8df930b6f85fba3c9a1bd89d7ca>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
  } | null | undefined> | null | undefined;
  readonly page_info: {
    readonly current_page: number | null | undefined;
    readonly page_size: number | null | undefined;
    readonly total_pages: number | null | undefined;
  } | null | undefined;
  readonly total_count: number | null | undefined;
  readonly " $fragmentType": "ProductList_products";
};
export type ProductList_products$key = {
  readonly " $data"?: ProductList_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductList_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total_count",
      "storageKey": null
    },
    {
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
          "name": "current_page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page_size",
          "storageKey": null
        },
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
          "name": "uid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url_key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url_suffix",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductGrid_products"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Products",
  "abstractKey": null
};

(node as any).hash = "450c0a335eb0ee03ef7d8b456edc4c53";

export default node;
