/**
 * @generated SignedSource<<65816cb552485b181a1d56490899b90d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Header_storeConfig$data = {
  readonly category_url_suffix: string | null | undefined;
  readonly store_code: string | null | undefined;
  readonly store_name: string | null | undefined;
  readonly " $fragmentType": "Header_storeConfig";
};
export type Header_storeConfig$key = {
  readonly " $data"?: Header_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_storeConfig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "store_code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "store_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category_url_suffix",
      "storageKey": null
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "3a7e9109e2d288b7af377c0d89bf9875";

export default node;
