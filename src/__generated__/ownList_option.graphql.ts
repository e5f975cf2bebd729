/**
 * @generated SignedSource<<6eeb07ad9abf17b4c203d3917e1f859b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ownList_option$data = {
  readonly customizable_option_uid: string;
  readonly type: string;
  readonly values: ReadonlyArray<{
    readonly customizable_option_value_uid: string;
    readonly value: string;
  } | null | undefined>;
  readonly " $fragmentType": "ownList_option";
};
export type ownList_option$key = {
  readonly " $data"?: ownList_option$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownList_option">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownList_option"
};

(node as any).hash = "b6347bfd93235a2a921b55bc41737011";

export default node;
