/**
 * @generated SignedSource<<8ec46542c3b5930d14a415429ac1eb39>>
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
  "name": "ProductView_attributes",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "AttributeTable_attributes"
    }
  ],
  "type": "AttributesMetadataOutput"
};

(node as any).hash = "b698ea7964b2f6a1bfe0009a71881c49";

export default node;
