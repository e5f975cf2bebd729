/**
 * @generated SignedSource<<7096e4a808265b92b7034230834dd482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewList_query$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly reviews?: {
        readonly items: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"ReviewItem_review">;
        } | null | undefined>;
      };
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ReviewList_query";
};
export type ReviewList_query$key = {
  readonly " $data"?: ReviewList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewList_query">;
};

import ReviewListPageQuery_graphql from './ReviewListPageQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "hasReviews"
    },
    {
      "defaultValue": 1,
      "kind": "LocalArgument",
      "name": "reviewPage"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "urlKey"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "fragmentPathInResult": [],
      "operation": ReviewListPageQuery_graphql
    }
  },
  "name": "ReviewList_query",
  "selections": [
    {
      "args": [
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "eq",
                  "variableName": "urlKey"
                }
              ],
              "kind": "ObjectValue",
              "name": "url_key"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Literal",
          "name": "pageSize",
          "value": 1
        }
      ],
      "concreteType": "Products",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "uid"
            },
            {
              "condition": "hasReviews",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "args": [
                    {
                      "kind": "Variable",
                      "name": "currentPage",
                      "variableName": "reviewPage"
                    },
                    {
                      "kind": "Literal",
                      "name": "pageSize",
                      "value": 5
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
                          "kind": "FragmentSpread",
                          "name": "ReviewItem_review"
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "edf0e91f36621917a7d0ad43aa902ce5";

export default node;
