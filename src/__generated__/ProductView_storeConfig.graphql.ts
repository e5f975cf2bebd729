/**
 * @generated SignedSource<<a36e5df8edd58b9a3e21320ddc775c27>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProductHead_storeConfig">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductHead_storeConfig"
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "c3ca0240ea761e4649a10c5385fcddb0";

export default node;
