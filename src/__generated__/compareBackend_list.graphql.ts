/**
 * @generated SignedSource<<f584d50aa96e6b1fd33b7408d708394c>>
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

(node as any).hash = "41d1e02deca740973b5040f744b79af0";

export default node;
