/**
 * @generated SignedSource<<879cd850f9cf5121f339850acd318a22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountDoor_storeConfig$data = {
  readonly store_code: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_storeConfig">;
  readonly " $fragmentType": "AccountDoor_storeConfig";
};
export type AccountDoor_storeConfig$key = {
  readonly " $data"?: AccountDoor_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountDoor_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountDoor_storeConfig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "store_code",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageHead_storeConfig"
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "c476e111bd7bd707f421be4cf0f9766e";

export default node;
