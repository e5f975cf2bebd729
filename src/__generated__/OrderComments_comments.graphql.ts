/**
 * @generated SignedSource<<9011feb2cfc95b0cc4a9846748baa1eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderComments_comments$data = ReadonlyArray<{
  readonly message: string;
  readonly timestamp: string;
  readonly " $fragmentType": "OrderComments_comments";
}>;
export type OrderComments_comments$key = ReadonlyArray<{
  readonly " $data"?: OrderComments_comments$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderComments_comments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderComments_comments",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "message"
    },
    {
      "kind": "ScalarField",
      "name": "timestamp"
    }
  ],
  "type": "SalesCommentItem"
};

(node as any).hash = "01a5ae51905d88437c0397e0e5e650d8";

export default node;
