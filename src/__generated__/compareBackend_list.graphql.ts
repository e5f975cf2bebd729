/**
 * @generated SignedSource<<1ca1105126c690bca96da10770b8bc9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type compareBackend_list$data = {
  readonly items: ReadonlyArray<{
    readonly product: {
      readonly name: string | null | undefined;
      readonly uid: string;
    };
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "compareBackend_list";
};
export type compareBackend_list$key = {
  readonly " $data"?: compareBackend_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"compareBackend_list">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "compareBackend_list"
};

(node as any).hash = "f4e4e05c5121347e118b879a0ba770ae";

export default node;
