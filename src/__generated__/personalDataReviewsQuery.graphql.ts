/**
 * @generated SignedSource<<3055c19af5d8552b817144ff8770cdaa>>
 * @relayHash aacfdbc2ad5876ba33bc354e340bfc72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09315e44e717f98571cbb90af760b2a2edbc3a26b8a3ac80cdfb5024cdbd4e52

import { ConcreteRequest } from 'relay-runtime';
export type personalDataReviewsQuery$variables = {
  page: number;
};
export type personalDataReviewsQuery$data = {
  readonly customer: {
    readonly reviews: {
      readonly items: ReadonlyArray<{
        readonly average_rating: number;
        readonly created_at: string;
        readonly nickname: string;
        readonly product: {
          readonly name: string | null | undefined;
          readonly sku: string | null | undefined;
          readonly uid: string;
        };
        readonly summary: string;
        readonly text: string;
      } | null | undefined>;
      readonly page_info: {
        readonly total_pages: number | null | undefined;
      };
    };
  } | null | undefined;
};
export type personalDataReviewsQuery = {
  response: personalDataReviewsQuery$data;
  variables: personalDataReviewsQuery$variables;
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
    "value": 20
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "sku"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "kind": "ScalarField",
  "name": "nickname"
},
v6 = {
  "kind": "ScalarField",
  "name": "summary"
},
v7 = {
  "kind": "ScalarField",
  "name": "text"
},
v8 = {
  "kind": "ScalarField",
  "name": "created_at"
},
v9 = {
  "kind": "ScalarField",
  "name": "average_rating"
},
v10 = {
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
    "name": "personalDataReviewsQuery",
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ]
              },
              (v10/*:: as any*/)
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
    "name": "personalDataReviewsQuery",
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ]
              },
              (v10/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "aacfdbc2ad5876ba33bc354e340bfc72",
    "id": "09315e44e717f98571cbb90af760b2a2edbc3a26b8a3ac80cdfb5024cdbd4e52",
    "metadata": {},
    "name": "personalDataReviewsQuery",
    "operationKind": "query",
    "text": "query personalDataReviewsQuery($page:Int!){customer{reviews(currentPage:$page,pageSize:20){items{product{__typename,uid,sku,name},nickname,summary,text,created_at,average_rating},page_info{total_pages}}}}"
  }
};
})();

(node as any).hash = "b8c231abb7e4b29383df59c14798eab5";

export default node;
