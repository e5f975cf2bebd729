/**
 * @generated SignedSource<<49b4f2467f64d7daf1c0f02805c9f6fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductView_attributes$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AttributeTable_attributes">;
  readonly " $fragmentType": "ProductView_attributes";
};
export type ProductView_attributes$key = {
  readonly " $data"?: ProductView_attributes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_attributes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductView_attributes",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttributeTable_attributes"
    }
  ],
  "type": "AttributesMetadataOutput",
  "abstractKey": null
};

(node as any).hash = "b698ea7964b2f6a1bfe0009a71881c49";

export default node;
