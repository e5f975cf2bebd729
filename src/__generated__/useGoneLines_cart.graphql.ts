/**
 * @generated SignedSource<<b1bd31e298973f5fbf5c013b9270aab9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useGoneLines_cart$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"journalLines_cart">;
  readonly " $fragmentType": "useGoneLines_cart";
};
export type useGoneLines_cart$key = {
  readonly " $data"?: useGoneLines_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGoneLines_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useGoneLines_cart"
};

(node as any).hash = "0342394501880e53bd3af9fcdcbe3cad";

export default node;
