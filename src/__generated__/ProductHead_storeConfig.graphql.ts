/**
 * @generated SignedSource<<6928b37f780213062cacfde5eb01da91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductHead_storeConfig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_storeConfig">;
  readonly " $fragmentType": "ProductHead_storeConfig";
};
export type ProductHead_storeConfig$key = {
  readonly " $data"?: ProductHead_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductHead_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductHead_storeConfig",
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

(node as any).hash = "a9431456398523a9dd16912b771a9de2";

export default node;
