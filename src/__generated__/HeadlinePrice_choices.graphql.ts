/**
 * @generated SignedSource<<a1cf38c2db5b8515189283dbe0c8a379>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeadlinePrice_choices$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductChoices_product">;
  readonly " $fragmentType": "HeadlinePrice_choices";
};
export type HeadlinePrice_choices$key = {
  readonly " $data"?: HeadlinePrice_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeadlinePrice_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HeadlinePrice_choices",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "ProductChoices_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "239592d9aac5b396f3c6f197d3474567";

export default node;
