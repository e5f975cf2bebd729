/**
 * @generated SignedSource<<cd7f61f67120e14ccb25d1172ab53adf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuickProduct_choices$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HeadlinePrice_choices" | "ProductPurchase_choices">;
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

(node as any).hash = "9ae5863bd846766f7ab1c5a9a6b06fec";

export default node;
