/**
 * @generated SignedSource<<3c74908435f303edfe149ab6b324717d>>
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListPage_products"
    }
  ],
  "type": "Products",
  "abstractKey": null
};

(node as any).hash = "cd3a56377c767ea509cff51991a2278b";

export default node;
