/**
 * @generated SignedSource<<6a118f2fca55367a9c9362e0bdefffae>>
 * @relayHash 64aa1371b017fdddb29426fa493ed348
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 864a26f1b32e1f807d9ce91861b53a4998844dc1c36611cafdd98ae5cb397ee2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewListPageQuery$variables = {
  hasReviews?: boolean | null | undefined;
  reviewPage?: number | null | undefined;
  urlKey: string;
};
export type ReviewListPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReviewList_query">;
};
export type ReviewListPageQuery = {
  response: ReviewListPageQuery$data;
  variables: ReviewListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ReviewListPageQuery",
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
            "name": "reviewPage",
            "variableName": "reviewPage"
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReviewListPageQuery",
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
                "name": "__typename"
              },
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
    ]
  },
  "params": {
    "cacheID": "64aa1371b017fdddb29426fa493ed348",
    "id": "864a26f1b32e1f807d9ce91861b53a4998844dc1c36611cafdd98ae5cb397ee2",
    "metadata": {},
    "name": "ReviewListPageQuery",
    "operationKind": "query",
    "text": "query ReviewListPageQuery($hasReviews:Boolean=true,$reviewPage:Int=1,$urlKey:String!){...ReviewList_query_lG1Kq}fragment ReviewItem_review on ProductReview{nickname,summary,text,created_at,average_rating,ratings_breakdown{name,value}}fragment ReviewList_query_lG1Kq on Query{products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,reviews(pageSize:5,currentPage:$reviewPage)@include(if:$hasReviews){items{...ReviewItem_review}}}}}"
  }
};
})();

(node as any).hash = "edf0e91f36621917a7d0ad43aa902ce5";

export default node;
