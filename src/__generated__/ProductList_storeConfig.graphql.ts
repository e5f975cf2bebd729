/**
 * @generated SignedSource<<ebf0fd72c8accca0a7dc764c6a7771d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductList_storeConfig$data = {
  readonly list_mode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ListTools_storeConfig" | "PageSizes_storeConfig">;
  readonly " $fragmentType": "ProductList_storeConfig";
};
export type ProductList_storeConfig$key = {
  readonly " $data"?: ProductList_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductList_storeConfig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list_mode",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListTools_storeConfig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageSizes_storeConfig"
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "525b915d3d6c6838d7fdda604b4f5ec3";

export default node;
