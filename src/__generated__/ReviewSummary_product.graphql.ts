/**
 * @generated SignedSource<<3c3e3217c41c678593ab24f5196b50c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewSummary_product$data = {
  readonly newest?: {
    readonly items: ReadonlyArray<{
      readonly average_rating: number;
    } | null | undefined>;
  };
  readonly rating_summary: number;
  readonly review_count: number;
  readonly " $fragmentType": "ReviewSummary_product";
};
export type ReviewSummary_product$key = {
  readonly " $data"?: ReviewSummary_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSummary_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "hasReviews"
    }
  ],
  "kind": "Fragment",
  "name": "ReviewSummary_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "rating_summary"
    },
    {
      "kind": "ScalarField",
      "name": "review_count"
    },
    {
      "condition": "hasReviews",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "newest",
          "args": [
            {
              "kind": "Literal",
              "name": "pageSize",
              "value": 50
            }
          ],
          "concreteType": "ProductReviews",
          "kind": "LinkedField",
          "name": "reviews",
          "plural": false,
          "selections": [
            {
              "concreteType": "ProductReview",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "average_rating"
                }
              ]
            }
          ],
          "storageKey": "reviews(pageSize:50)"
        }
      ]
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "2aa3c14d7507d9d7d1e4fee3908d66e9";

export default node;
