/**
 * @generated SignedSource<<ec15a02797351c6fee7f67739679b55a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type giftMessageOf_item$data = {
  readonly __typename: string;
  readonly gift_message?: {
    readonly from: string;
    readonly message: string;
    readonly to: string;
  } | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "giftMessageOf_item";
};
export type giftMessageOf_item$key = {
  readonly " $data"?: giftMessageOf_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"giftMessageOf_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "giftMessageOf_item"
};

(node as any).hash = "26177c419523a54b3ddd53c3594cd078";

export default node;
