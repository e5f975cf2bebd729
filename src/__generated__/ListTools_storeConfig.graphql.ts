/**
 * @generated SignedSource<<c49121e9791c12964a0c22252833169c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListTools_storeConfig$data = {
  readonly list_mode: string | null | undefined;
  readonly " $fragmentType": "ListTools_storeConfig";
};
export type ListTools_storeConfig$key = {
  readonly " $data"?: ListTools_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListTools_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListTools_storeConfig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list_mode",
      "storageKey": null
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "8b00ce6fc10727f31b8df334e2a666e9";

export default node;
