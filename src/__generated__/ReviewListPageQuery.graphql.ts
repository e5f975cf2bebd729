/**
 * @generated SignedSource<<906b67c9e91369f46c7f4993d179e3fe>>
 * @relayHash 1d78550365be5953f7fa8736b40e131f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e77006e83f16b68db1f811816f9a4d21be5536895bb8d5cf6cbef05fc31393e0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewListPageQuery$variables = {
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
    "metadata": null,
    "name": "ReviewListPageQuery",
    "selections": [
      {
        "args": [
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReviewListPageQuery",
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
                "name": "__typename",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uid",
                "storageKey": null
              },
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
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "nickname",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "summary",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "created_at",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "average_rating",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductReviewRating",
                        "kind": "LinkedField",
                        "name": "ratings_breakdown",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "value",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1d78550365be5953f7fa8736b40e131f",
    "id": "e77006e83f16b68db1f811816f9a4d21be5536895bb8d5cf6cbef05fc31393e0",
    "metadata": {},
    "name": "ReviewListPageQuery",
    "operationKind": "query",
    "text": "query ReviewListPageQuery($reviewPage:Int=1,$urlKey:String!){...ReviewList_query_37XGpO}fragment ReviewItem_review on ProductReview{nickname,summary,text,created_at,average_rating,ratings_breakdown{name,value}}fragment ReviewList_query_37XGpO on Query{products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,reviews(pageSize:5,currentPage:$reviewPage){items{...ReviewItem_review}}}}}"
  }
};
})();

(node as any).hash = "356d5396f58cec1f22163778cb31099b";

export default node;
