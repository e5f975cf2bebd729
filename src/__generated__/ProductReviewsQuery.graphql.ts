/**
 * @generated SignedSource<<f77c7e154b317ed694860b031296b5ed>>
 * @relayHash 0b0f99eb4fcd0ceefb5085b997077f95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbe7667171cf6c6e63eafb94cb7cd5d4fd6e85188a2d3a154591541ac08dd16d

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
  readonly storeConfig: {
    readonly allow_guests_to_write_product_reviews: string | null | undefined;
    readonly product_reviews_enabled: string | null | undefined;
    readonly store_code: string | null | undefined;
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
  "concreteType": "StoreConfig",
  "kind": "LinkedField",
  "name": "storeConfig",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "store_code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "product_reviews_enabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allow_guests_to_write_product_reviews",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average_rating",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
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
      (v7/*:: as any*/),
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
                      (v8/*:: as any*/)
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
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductReviewRating",
                        "kind": "LinkedField",
                        "name": "ratings_breakdown",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
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
      (v7/*:: as any*/),
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
              (v9/*:: as any*/),
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
                  (v10/*:: as any*/)
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
    "cacheID": "0b0f99eb4fcd0ceefb5085b997077f95",
    "id": "bbe7667171cf6c6e63eafb94cb7cd5d4fd6e85188a2d3a154591541ac08dd16d",
    "metadata": {},
    "name": "ProductReviewsQuery",
    "operationKind": "query",
    "text": "query ProductReviewsQuery($urlKey:String!){products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,sku,url_key,url_suffix,review_count,...ReviewSummary_product}},storeConfig{store_code,product_reviews_enabled,allow_guests_to_write_product_reviews},productReviewRatingsMetadata{...ReviewForm_ratings},...ReviewList_query_1nd3Py}fragment ReviewForm_ratings on ProductReviewRatingsMetadata{items{id,name,values{value_id,value}}}fragment ReviewItem_review on ProductReview{nickname,summary,text,created_at,average_rating,ratings_breakdown{name,value}}fragment ReviewList_query_1nd3Py on Query{products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,reviews(pageSize:5,currentPage:1){items{...ReviewItem_review}}}}}fragment ReviewSummary_product on ProductInterface{__isProductInterface:__typename,rating_summary,review_count,newest:reviews(pageSize:50){items{average_rating}}}"
  }
};
})();

(node as any).hash = "c3b5a0e9983d7a5da646f7a410241fdd";

export default node;
