/**
 * @generated SignedSource<<769ec7dbf9e9b312909d307390524bd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishRows_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WishRow_product">;
  readonly " $fragmentType": "WishRows_product";
};
export type WishRows_product$key = {
  readonly " $data"?: WishRows_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishRows_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "WishRows_product"
};

(node as any).hash = "5063227cadb1590c88df7bdfa7c10778";

export default node;
