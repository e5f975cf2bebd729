/**
 * @generated SignedSource<<b4338957ddfd039becd8dfb6149e2843>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductView_choices$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductPurchase_choices">;
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
      "name": "ProductPurchase_choices"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "afb0599d2e46337f2accf87061284eaf";

export default node;
