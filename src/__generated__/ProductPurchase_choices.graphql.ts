/**
 * @generated SignedSource<<707183a0035d34794161382b12382d60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductPurchase_choices$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductChoices_product">;
  readonly " $fragmentType": "ProductPurchase_choices";
};
export type ProductPurchase_choices$key = {
  readonly " $data"?: ProductPurchase_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPurchase_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductPurchase_choices",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "ProductChoices_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "816a58efcc41c39e45329516c4606450";

export default node;
