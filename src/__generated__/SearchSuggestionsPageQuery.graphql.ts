/**
 * @generated SignedSource<<5bf4e7d397420554c4178a733bd23381>>
 * @relayHash 2cd8aabc5cea334556ec163b45dd8105
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db38e4382c7ea966664e716f70a222971682373f87118bda10781443c7c5e166

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SearchSuggestionsPageQuery$variables = {
  hasWords: boolean;
  mayBeNamed: boolean;
  search: string;
};
export type SearchSuggestionsPageQuery$data = {
  readonly cmsBlocks?: {
    readonly items: ReadonlyArray<{
      readonly content: string | null | undefined;
      readonly identifier: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly named?: {
    readonly items: ReadonlyArray<{
      readonly breadcrumbs: ReadonlyArray<{
        readonly category_name: string | null | undefined;
        readonly category_uid: string;
      } | null | undefined> | null | undefined;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"CategorySuggestion_category">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly products?: {
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductSuggestion_product">;
    } | null | undefined> | null | undefined;
    readonly suggestions: ReadonlyArray<{
      readonly search: string;
    } | null | undefined> | null | undefined;
    readonly total_count: number | null | undefined;
  } | null | undefined;
  readonly shelves: {
    readonly items: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly include_in_menu: number | null | undefined;
        readonly uid: string;
        readonly " $fragmentSpreads": FragmentRefs<"CategorySuggestion_category">;
      } | null | undefined> | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type SearchSuggestionsPageQuery = {
  response: SearchSuggestionsPageQuery$data;
  variables: SearchSuggestionsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasWords"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mayBeNamed"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "include_in_menu",
  "storageKey": null
},
v5 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CategorySuggestion_category"
},
v6 = [
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "match",
            "variableName": "search"
          },
          {
            "kind": "Literal",
            "name": "match_type",
            "value": "PARTIAL"
          }
        ],
        "kind": "ObjectValue",
        "name": "name"
      }
    ],
    "kind": "ObjectValue",
    "name": "filters"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 2
  }
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Breadcrumb",
  "kind": "LinkedField",
  "name": "breadcrumbs",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category_uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category_name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "condition": "hasWords",
  "kind": "Condition",
  "passingValue": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "identifiers",
          "value": [
            "popular-searches"
          ]
        }
      ],
      "concreteType": "CmsBlocks",
      "kind": "LinkedField",
      "name": "cmsBlocks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CmsBlock",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "identifier",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "content",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "cmsBlocks(identifiers:[\"popular-searches\"])"
    }
  ]
},
v9 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 6
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total_count",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchSuggestion",
  "kind": "LinkedField",
  "name": "suggestions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "search",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_path",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v16 = [
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v17 = [
  (v15/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchSuggestionsPageQuery",
    "selections": [
      {
        "alias": "shelves",
        "args": null,
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
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "mayBeNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "named",
            "args": (v6/*:: as any*/),
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
                "selections": [
                  (v3/*:: as any*/),
                  (v7/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      (v8/*:: as any*/),
      {
        "condition": "hasWords",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ProductSuggestion_product"
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchSuggestionsPageQuery",
    "selections": [
      {
        "alias": "shelves",
        "args": null,
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
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "mayBeNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "named",
            "args": (v6/*:: as any*/),
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
                "selections": [
                  (v3/*:: as any*/),
                  (v7/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      (v8/*:: as any*/),
      {
        "condition": "hasWords",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isProductInterface"
                  },
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url_key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url_suffix",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProductImage",
                    "kind": "LinkedField",
                    "name": "small_image",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceRange",
                    "kind": "LinkedField",
                    "name": "price_range",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductPrice",
                        "kind": "LinkedField",
                        "name": "minimum_price",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "final_price",
                            "plural": false,
                            "selections": (v16/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "regular_price",
                            "plural": false,
                            "selections": (v16/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductPrice",
                        "kind": "LinkedField",
                        "name": "maximum_price",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "final_price",
                            "plural": false,
                            "selections": (v17/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "filters",
                        "value": {
                          "used_in_product_listing": true
                        }
                      }
                    ],
                    "concreteType": "ProductCustomAttributes",
                    "kind": "LinkedField",
                    "name": "custom_attributesV2",
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
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "code",
                            "storageKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v17/*:: as any*/),
                            "type": "AttributeValue",
                            "abstractKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "links_purchased_separately",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DownloadableProductLinks",
                        "kind": "LinkedField",
                        "name": "downloadable_product_links",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "price",
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "DownloadableProduct",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "2cd8aabc5cea334556ec163b45dd8105",
    "id": "db38e4382c7ea966664e716f70a222971682373f87118bda10781443c7c5e166",
    "metadata": {},
    "name": "SearchSuggestionsPageQuery",
    "operationKind": "query",
    "text": "query SearchSuggestionsPageQuery($search:String!,$hasWords:Boolean!,$mayBeNamed:Boolean!){shelves:categories{items{uid,children{uid,include_in_menu,...CategorySuggestion_category}}},named:categories(filters:{name:{match:$search,match_type:PARTIAL}},pageSize:2)@include(if:$mayBeNamed){items{uid,breadcrumbs{category_uid,category_name},...CategorySuggestion_category}},cmsBlocks(identifiers:[\"popular-searches\"])@skip(if:$hasWords){items{identifier,content}},products(search:$search,pageSize:6)@include(if:$hasWords){total_count,suggestions{search},items{__typename,uid,...ProductSuggestion_product}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CategorySuggestion_category on CategoryTree{uid,name,url_path}fragment ProductSuggestion_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,small_image{url},...CardPrice_product}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}"
  }
};
})();

(node as any).hash = "96474a37c81285bdea85656d4692f144";

export default node;
