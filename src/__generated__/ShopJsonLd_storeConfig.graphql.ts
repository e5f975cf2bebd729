/**
 * @generated SignedSource<<4be8576c00e9148494ba5d37af4414d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShopJsonLd_storeConfig$data = {
  readonly store_code: string | null | undefined;
  readonly website_name: string | null | undefined;
  readonly " $fragmentType": "ShopJsonLd_storeConfig";
};
export type ShopJsonLd_storeConfig$key = {
  readonly " $data"?: ShopJsonLd_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopJsonLd_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopJsonLd_storeConfig",
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
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "3ac3c439810998e2c3dfc16e90c39870";

export default node;
