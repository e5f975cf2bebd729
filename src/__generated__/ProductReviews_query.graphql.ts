/**
 * @generated SignedSource<<329035e9e4e946bfb0f7d5b618ce8c34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductReviews_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReviewList_query">;
  readonly " $fragmentType": "ProductReviews_query";
};
export type ProductReviews_query$key = {
  readonly " $data"?: ProductReviews_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductReviews_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasReviews"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "urlKey"
    }
  ],
  "kind": "Fragment",
  "name": "ProductReviews_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "hasReviews",
          "variableName": "hasReviews"
        },
        {
          "kind": "Variable",
          "name": "urlKey",
          "variableName": "urlKey"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ReviewList_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "f362b3efb85b17dd209307772e817b28";

export default node;
