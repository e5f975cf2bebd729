/**
 * @generated SignedSource<<a4fe26bd9979ec33c32558797a7a86fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductView_choices$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HeadlinePrice_choices" | "ProductPurchase_choices">;
  readonly " $fragmentType": "ProductView_choices";
};
export type ProductView_choices$key = {
  readonly " $data"?: ProductView_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductView_choices",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "HeadlinePrice_choices"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductPurchase_choices"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "f672bc662953c4854b50c39236f6a5f7";

export default node;
