/**
 * @generated SignedSource<<3cc18589fb696a4e6d1d66b1e18ca2af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuickProduct_choices$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductPurchase_choices">;
  readonly " $fragmentType": "QuickProduct_choices";
};
export type QuickProduct_choices$key = {
  readonly " $data"?: QuickProduct_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickProduct_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "QuickProduct_choices",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "ProductPurchase_choices"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "e32800d7cef8a271bfeae56010bdbed7";

export default node;
