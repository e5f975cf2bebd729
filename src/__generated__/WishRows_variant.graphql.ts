/**
 * @generated SignedSource<<86905f0a2f502170e5976c01c494857b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishRows_variant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WishRow_variant">;
  readonly " $fragmentType": "WishRows_variant";
};
export type WishRows_variant$key = {
  readonly " $data"?: WishRows_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishRows_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "WishRows_variant"
};

(node as any).hash = "e473181709bfc85c30fc9ad54b9e0fb1";

export default node;
