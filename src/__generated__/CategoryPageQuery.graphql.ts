/**
 * @generated SignedSource<<9deed054af8742abdaf31fa67d3dbbfc>>
 * @relayHash 6d7ffc1540c34a566ec32e5d1317a682
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7533ac2c65c4517e657fa0ac97e005469afa3ffb2b74388c857bba2850076d69

import { ConcreteRequest } from 'relay-runtime';
export type SortEnum = "ASC" | "DESC" | "%future added value";
export type ProductAttributeSortInput = {
  name?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
};
export type CategoryPageQuery$variables = {
  currentPage: number;
  pageSize: number;
  sort?: ProductAttributeSortInput | null | undefined;
  uid: string;
};
export type CategoryPageQuery$data = {
  readonly categories: {
    readonly items: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly total_count: number | null | undefined;
  } | null | undefined;
};
export type CategoryPageQuery = {
  response: CategoryPageQuery$data;
  variables: CategoryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currentPage"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pageSize"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uid"
},
v4 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "eq",
        "variableName": "uid"
      }
    ],
    "kind": "ObjectValue",
    "name": "category_uid"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": [
    {
      "fields": (v4/*:: as any*/),
      "kind": "ObjectValue",
      "name": "filters"
    }
  ],
  "concreteType": "CategoryResult",
  "kind": "LinkedField",
  "name": "categories",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryTree",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = [
  {
    "kind": "Variable",
    "name": "currentPage",
    "variableName": "currentPage"
  },
  {
    "fields": (v4/*:: as any*/),
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Variable",
    "name": "pageSize",
    "variableName": "pageSize"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total_count",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CategoryPageQuery",
    "selections": [
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CategoryPageQuery",
    "selections": [
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6d7ffc1540c34a566ec32e5d1317a682",
    "id": "7533ac2c65c4517e657fa0ac97e005469afa3ffb2b74388c857bba2850076d69",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": "query CategoryPageQuery($uid:String!,$pageSize:Int!,$currentPage:Int!,$sort:ProductAttributeSortInput){categories(filters:{category_uid:{eq:$uid}}){items{uid,name}},products(filter:{category_uid:{eq:$uid}},pageSize:$pageSize,currentPage:$currentPage,sort:$sort){total_count,items{__typename,uid,name}}}"
  }
};
})();

(node as any).hash = "ec77edffeeac252bfb79e5ff8728c603";

export default node;
