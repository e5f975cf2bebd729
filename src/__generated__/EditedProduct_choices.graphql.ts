/**
 * @generated SignedSource<<fd70dece6593f17b9e17a0d8faa4ed63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditedProduct_choices$data = {
  readonly " $fragmentSpreads": FragmentRefs<"QuickProduct_choices">;
  readonly " $fragmentType": "EditedProduct_choices";
};
export type EditedProduct_choices$key = {
  readonly " $data"?: EditedProduct_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditedProduct_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "EditedProduct_choices",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "QuickProduct_choices"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "0247f521d9e37589f0c5aff7be94b8a6";

export default node;
