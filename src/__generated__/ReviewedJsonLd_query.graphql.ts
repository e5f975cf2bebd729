/**
 * @generated SignedSource<<d8a9f5073d1f53dcedb23d8048524a3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewedJsonLd_query$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly reviews?: {
        readonly items: ReadonlyArray<{
          readonly average_rating: number;
          readonly created_at: string;
          readonly nickname: string;
          readonly summary: string;
          readonly text: string;
        } | null | undefined>;
      };
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ReviewedJsonLd_query";
};
export type ReviewedJsonLd_query$key = {
  readonly " $data"?: ReviewedJsonLd_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedJsonLd_query">;
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
  "name": "ReviewedJsonLd_query",
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
              "condition": "hasReviews",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "currentPage",
                      "value": 1
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
                        }
                      ]
                    }
                  ],
                  "storageKey": "reviews(currentPage:1,pageSize:5)"
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

(node as any).hash = "18cf5aeb02ed1e6cdde0ced30cb87802";

export default node;
