/**
 * @generated SignedSource<<f83b27e509b66426ef3e5454bf659efe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductGone_storeConfig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_storeConfig">;
  readonly " $fragmentType": "ProductGone_storeConfig";
};
export type ProductGone_storeConfig$key = {
  readonly " $data"?: ProductGone_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGone_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductGone_storeConfig",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageHead_storeConfig"
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "9a457a37ec8b0419154e5fd743d58cff";

export default node;
