/**
 * @generated SignedSource<<5d8171daece6c8fb83bd4aafd9b59f40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewForm_ratings$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly value: string;
      readonly value_id: string;
    } | null | undefined>;
  } | null | undefined>;
  readonly " $fragmentType": "ReviewForm_ratings";
};
export type ReviewForm_ratings$key = {
  readonly " $data"?: ReviewForm_ratings$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_ratings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReviewForm_ratings",
  "selections": [
    {
      "concreteType": "ProductReviewRatingMetadata",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "concreteType": "ProductReviewRatingValueMetadata",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "value_id"
            },
            {
              "kind": "ScalarField",
              "name": "value"
            }
          ]
        }
      ]
    }
  ],
  "type": "ProductReviewRatingsMetadata"
};

(node as any).hash = "cc7479465429d5d311b8ff7a1f59a24c";

export default node;
