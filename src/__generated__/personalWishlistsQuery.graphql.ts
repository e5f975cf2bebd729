/**
 * @generated SignedSource<<86b662b9e061b52e7c84b2cc52b1ff49>>
 * @relayHash b8fa601a7c78352838f035ae749ff8c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd9edf353405395fe78474eb40e3a0d1ba8db909bebf5a3ba124894c0ead0d10

import { ConcreteRequest } from 'relay-runtime';
export type personalWishlistsQuery$variables = {
  list: number;
  page: number;
};
export type personalWishlistsQuery$data = {
  readonly customer: {
    readonly wishlists: ReadonlyArray<{
      readonly id: string | null | undefined;
      readonly items_v2: {
        readonly items: ReadonlyArray<{
          readonly added_at: string;
          readonly description: string | null | undefined;
          readonly id: string;
          readonly product: {
            readonly name: string | null | undefined;
            readonly sku: string | null | undefined;
            readonly uid: string;
          } | null | undefined;
          readonly quantity: number;
        } | null | undefined>;
        readonly page_info: {
          readonly total_pages: number | null | undefined;
        } | null | undefined;
      } | null | undefined;
      readonly updated_at: string | null | undefined;
    } | null | undefined>;
  } | null | undefined;
};
export type personalWishlistsQuery = {
  response: personalWishlistsQuery$data;
  variables: personalWishlistsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "list"
  },
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
    "variableName": "list"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 1
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "updated_at"
},
v4 = [
  {
    "kind": "Variable",
    "name": "currentPage",
    "variableName": "page"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 50
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v6 = {
  "kind": "ScalarField",
  "name": "description"
},
v7 = {
  "kind": "ScalarField",
  "name": "added_at"
},
v8 = {
  "kind": "ScalarField",
  "name": "uid"
},
v9 = {
  "kind": "ScalarField",
  "name": "sku"
},
v10 = {
  "kind": "ScalarField",
  "name": "name"
},
v11 = {
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
},
v12 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "personalWishlistsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlists",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
                "concreteType": "WishlistItems",
                "kind": "LinkedField",
                "name": "items_v2",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v11/*:: as any*/)
                ]
              }
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
    "name": "personalWishlistsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Wishlist",
            "kind": "LinkedField",
            "name": "wishlists",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
                "concreteType": "WishlistItems",
                "kind": "LinkedField",
                "name": "items_v2",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v2/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v11/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "b8fa601a7c78352838f035ae749ff8c5",
    "id": "cd9edf353405395fe78474eb40e3a0d1ba8db909bebf5a3ba124894c0ead0d10",
    "metadata": {},
    "name": "personalWishlistsQuery",
    "operationKind": "query",
    "text": "query personalWishlistsQuery($list:Int!,$page:Int!){customer{wishlists(pageSize:1,currentPage:$list){id,updated_at,items_v2(pageSize:50,currentPage:$page){items{__typename,id,quantity,description,added_at,product{__typename,uid,sku,name}},page_info{total_pages}}}}}"
  }
};
})();

(node as any).hash = "b1f280bdd6bd7d0f8d2d1993ff32f6d2";

export default node;
