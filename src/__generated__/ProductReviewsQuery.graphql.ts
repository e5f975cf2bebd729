/**
 * @generated SignedSource<<6321a2b8c823cdc12c6dbf780b05a3ee>>
 * @relayHash fe08564685248395092de3ef32b8098f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1563da038201d5f132f73a73b4b45997f2180deecb1fed2780dabfd18c913d28

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductReviewsQuery$variables = {
  urlKey: string;
};
export type ProductReviewsQuery$data = {
  readonly productReviewRatingsMetadata: {
    readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_ratings">;
  };
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly review_count: number;
      readonly sku: string | null | undefined;
      readonly uid: string;
      readonly url_key: string | null | undefined;
      readonly url_suffix: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ReviewSummary_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewList_query">;
};
export type ProductReviewsQuery = {
  response: ProductReviewsQuery$data;
  variables: ProductReviewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "urlKey"
  }
],
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_key",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_suffix",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "review_count",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average_rating",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductReviewsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewSummary_product"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
      },
      {
        "args": [
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
    "name": "ProductReviewsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rating_summary",
                "storageKey": null
              },
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
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "reviews(pageSize:50)"
              },
              {
                "alias": null,
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
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductReviewRating",
                        "kind": "LinkedField",
                        "name": "ratings_breakdown",
                        "plural": true,
                        "selections": [
                          (v8/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "reviews(currentPage:1,pageSize:5)"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductReviewRatingsMetadata",
        "kind": "LinkedField",
        "name": "productReviewRatingsMetadata",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductReviewRatingMetadata",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ProductReviewRatingValueMetadata",
                "kind": "LinkedField",
                "name": "values",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value_id",
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
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
    "cacheID": "fe08564685248395092de3ef32b8098f",
    "id": "1563da038201d5f132f73a73b4b45997f2180deecb1fed2780dabfd18c913d28",
    "metadata": {},
    "name": "ProductReviewsQuery",
    "operationKind": "query",
    "text": "query ProductReviewsQuery($urlKey:String!){products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,sku,url_key,url_suffix,review_count,...ReviewSummary_product}},productReviewRatingsMetadata{...ReviewForm_ratings},...ReviewList_query_1nd3Py}fragment ReviewForm_ratings on ProductReviewRatingsMetadata{items{id,name,values{value_id,value}}}fragment ReviewItem_review on ProductReview{nickname,summary,text,created_at,average_rating,ratings_breakdown{name,value}}fragment ReviewList_query_1nd3Py on Query{products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,reviews(pageSize:5,currentPage:1){items{...ReviewItem_review}}}}}fragment ReviewSummary_product on ProductInterface{__isProductInterface:__typename,rating_summary,review_count,newest:reviews(pageSize:50){items{average_rating}}}"
  }
};
})();

(node as any).hash = "e0971bd59b7fc360f4f5938aaa1385ec";

export default node;
