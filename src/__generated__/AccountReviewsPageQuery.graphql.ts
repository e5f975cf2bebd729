/**
 * @generated SignedSource<<aea6ad2769114bcd198f3602d0d1d233>>
 * @relayHash 10c5d419ee8a985c2d38540fb9240928
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 376f64c53c2e9f850610c499583a83236a1c2ef58878f2052c92728851f2a6be

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountReviewsPageQuery$variables = {
  page: number;
};
export type AccountReviewsPageQuery$data = {
  readonly customer: {
    readonly reviews: {
      readonly items: ReadonlyArray<{
        readonly product: {
          readonly name: string | null | undefined;
          readonly uid: string;
          readonly url_key: string | null | undefined;
        };
        readonly " $fragmentSpreads": FragmentRefs<"ReviewItem_review">;
      } | null | undefined>;
      readonly page_info: {
        readonly total_pages: number | null | undefined;
      };
    };
  } | null | undefined;
};
export type AccountReviewsPageQuery = {
  response: AccountReviewsPageQuery$data;
  variables: AccountReviewsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "currentPage",
    "variableName": "page"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 10
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = {
  "kind": "ScalarField",
  "name": "url_key"
},
v5 = {
  "concreteType": "SearchResultPageInfo",
  "kind": "LinkedField",
  "name": "page_info",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total_pages"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AccountReviewsPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
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
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "ReviewItem_review"
                  }
                ]
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountReviewsPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
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
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      },
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  },
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
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "value"
                      }
                    ]
                  }
                ]
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "10c5d419ee8a985c2d38540fb9240928",
    "id": "376f64c53c2e9f850610c499583a83236a1c2ef58878f2052c92728851f2a6be",
    "metadata": {},
    "name": "AccountReviewsPageQuery",
    "operationKind": "query",
    "text": "query AccountReviewsPageQuery($page:Int!){customer{reviews(currentPage:$page,pageSize:10){items{product{__typename,uid,name,url_key},...ReviewItem_review},page_info{total_pages}}}}fragment ReviewItem_review on ProductReview{nickname,summary,text,created_at,average_rating,ratings_breakdown{name,value}}"
  }
};
})();

(node as any).hash = "93e9b313fa30095083c2d71fe8506153";

export default node;
