/**
 * @generated SignedSource<<ecc8ec75732750425ddaca88ee5f0e5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductView_storeConfig$data = {
  readonly store_code: string | null | undefined;
  readonly weight_unit: string | null | undefined;
  readonly " $fragmentType": "ProductView_storeConfig";
};
export type ProductView_storeConfig$key = {
  readonly " $data"?: ProductView_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductView_storeConfig",
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
      "name": "weight_unit",
      "storageKey": null
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "d63e40b548da8e1cc26ec62193931b7d";

export default node;
