/**
 * @generated SignedSource<<249540ed6e3c61bea6eb91c33dd0ebb8>>
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
  readonly website_name: string | null | undefined;
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
      "name": "website_name",
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

(node as any).hash = "f5ca27dcbb45474f742446a93bd5b687";

export default node;
