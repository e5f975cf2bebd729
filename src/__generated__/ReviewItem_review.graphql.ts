/**
 * @generated SignedSource<<e18a4a37f887b398a812232f7e967120>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewItem_review$data = {
  readonly average_rating: number;
  readonly created_at: string;
  readonly nickname: string;
  readonly ratings_breakdown: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  } | null | undefined>;
  readonly summary: string;
  readonly text: string;
  readonly " $fragmentType": "ReviewItem_review";
};
export type ReviewItem_review$key = {
  readonly " $data"?: ReviewItem_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewItem_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReviewItem_review",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "nickname"
    },
    {
      "kind": "ScalarField",
      "name": "summary"
    },
    {
      "kind": "ScalarField",
      "name": "text"
    },
    {
      "kind": "ScalarField",
      "name": "created_at"
    },
    {
      "kind": "ScalarField",
      "name": "average_rating"
    },
    {
      "concreteType": "ProductReviewRating",
      "kind": "LinkedField",
      "name": "ratings_breakdown",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "value"
        }
      ]
    }
  ],
  "type": "ProductReview"
};

(node as any).hash = "2799e2dde4d87220a4fee4756c5bdcea";

export default node;
