/**
 * @generated SignedSource<<575981bd94bc2f67dbde34520fb2e6e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickupChoice_cart$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"collectedSkus_cart">;
  readonly " $fragmentType": "PickupChoice_cart";
};
export type PickupChoice_cart$key = {
  readonly " $data"?: PickupChoice_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickupChoice_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PickupChoice_cart"
};

(node as any).hash = "f97e31d95291503a8942d0dbf6fd0f72";

export default node;
