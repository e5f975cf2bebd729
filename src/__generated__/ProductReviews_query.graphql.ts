/**
 * @generated SignedSource<<72ddd31174ec2f4fcaacdcc3839049da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductReviews_query$data = {
  readonly productReviewRatingsMetadata?: {
    readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_ratings">;
  };
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
  "metadata": null,
  "name": "ProductReviews_query",
  "selections": [
    {
      "condition": "hasReviews",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductReviewRatingsMetadata",
          "kind": "LinkedField",
          "name": "productReviewRatingsMetadata",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReviewForm_ratings"
            }
          ],
          "storageKey": null
        }
      ]
    },
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
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c4afb3a46c4e39d625967fc0904abcc7";

export default node;
