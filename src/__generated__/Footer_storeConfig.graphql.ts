/**
 * @generated SignedSource<<aeec302037bc553954de532500a42e99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Footer_storeConfig$data = {
  readonly copyright: string | null | undefined;
  readonly store_code: string | null | undefined;
  readonly " $fragmentType": "Footer_storeConfig";
};
export type Footer_storeConfig$key = {
  readonly " $data"?: Footer_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Footer_storeConfig",
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
      "name": "copyright",
      "storageKey": null
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "6c9d95a171d1a18951ee971d8f6a5817";

export default node;
