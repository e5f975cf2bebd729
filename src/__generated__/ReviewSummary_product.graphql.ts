/**
 * @generated SignedSource<<28c21486ffd5ca9554a78d90e9aa9379>>
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
  "metadata": null,
  "name": "ReviewSummary_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating_summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "review_count",
      "storageKey": null
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
              "alias": null,
              "args": null,
              "concreteType": "ProductReview",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "average_rating",
                  "storageKey": null
                }
              ],
              "storageKey": null
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
