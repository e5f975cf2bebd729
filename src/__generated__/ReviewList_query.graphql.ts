/**
 * @generated SignedSource<<aa37745eb215b89aeabeae7eb6a1eef6>>
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
      "connection": null,
      "fragmentPathInResult": [],
      "operation": ReviewListPageQuery_graphql
    }
  },
  "name": "ReviewList_query",
  "selections": [
    {
      "alias": null,
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
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uid",
              "storageKey": null
            },
            {
              "condition": "hasReviews",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "alias": null,
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
                      "alias": null,
                      "args": null,
                      "concreteType": "ProductReview",
                      "kind": "LinkedField",
                      "name": "items",
                      "plural": true,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ReviewItem_review"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ]
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "edf0e91f36621917a7d0ad43aa902ce5";

export default node;
