/**
 * @generated SignedSource<<30cf2793dd3b3ce2f458ea50d0053b23>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timestamp",
      "storageKey": null
    }
  ],
  "type": "SalesCommentItem",
  "abstractKey": null
};

(node as any).hash = "01a5ae51905d88437c0397e0e5e650d8";

export default node;
