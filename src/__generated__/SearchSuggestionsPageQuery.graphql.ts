/**
 * @generated SignedSource<<fdce80eacf226f6a714a8bbb1acb38c3>>
 * @relayHash 56f08361ab2dc17ee2f74abfc582e77e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94a54ee11f357b3a16f3d33c312e8a64fcf8c2f272e5db5c4cd51c0086702cee

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
  "kind": "ScalarField",
  "name": "uid"
},
v4 = {
  "kind": "ScalarField",
  "name": "include_in_menu"
},
v5 = {
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
  "concreteType": "Breadcrumb",
  "kind": "LinkedField",
  "name": "breadcrumbs",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "category_uid"
    },
    {
      "kind": "ScalarField",
      "name": "category_name"
    }
  ]
},
v8 = {
  "condition": "hasWords",
  "kind": "Condition",
  "passingValue": false,
  "selections": [
    {
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
          "concreteType": "CmsBlock",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "identifier"
            },
            {
              "kind": "ScalarField",
              "name": "content"
            }
          ]
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
  "kind": "ScalarField",
  "name": "total_count"
},
v11 = {
  "concreteType": "SearchSuggestion",
  "kind": "LinkedField",
  "name": "suggestions",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "search"
    }
  ]
},
v12 = {
  "kind": "ScalarField",
  "name": "name"
},
v13 = {
  "kind": "ScalarField",
  "name": "url_path"
},
v14 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v15 = {
  "kind": "ScalarField",
  "name": "value"
},
v16 = [
  (v15/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v17 = [
  (v15/*:: as any*/)
],
v18 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v17/*:: as any*/)
},
v19 = {
  "kind": "ScalarField",
  "name": "required"
},
v20 = {
  "kind": "ScalarField",
  "name": "price"
},
v21 = [
  (v20/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v3/*:: as any*/)
],
v22 = {
  "kind": "ScalarField",
  "name": "quantity"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "SearchSuggestionsPageQuery",
    "selections": [
      {
        "alias": "shelves",
        "concreteType": "CategoryResult",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": [
          {
            "concreteType": "CategoryTree",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              }
            ]
          }
        ]
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
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v7/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              }
            ]
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
            "args": (v9/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "ProductSuggestion_product"
                  }
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
        "concreteType": "CategoryResult",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": [
          {
            "concreteType": "CategoryTree",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ]
              }
            ]
          }
        ]
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
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v7/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ]
              }
            ]
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
            "args": (v9/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
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
                    "kind": "ScalarField",
                    "name": "url_key"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url_suffix"
                  },
                  {
                    "concreteType": "ProductImage",
                    "kind": "LinkedField",
                    "name": "small_image",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "url"
                      }
                    ]
                  },
                  {
                    "concreteType": "PriceRange",
                    "kind": "LinkedField",
                    "name": "price_range",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "ProductPrice",
                        "kind": "LinkedField",
                        "name": "minimum_price",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "final_price",
                            "plural": false,
                            "selections": (v16/*:: as any*/)
                          },
                          {
                            "concreteType": "FixedProductTax",
                            "kind": "LinkedField",
                            "name": "fixed_product_taxes",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "label"
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "amount",
                                "plural": false,
                                "selections": (v17/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "regular_price",
                            "plural": false,
                            "selections": (v16/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "ProductPrice",
                        "kind": "LinkedField",
                        "name": "maximum_price",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v14/*:: as any*/),
                          (v19/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "CustomizableFieldValue",
                                "kind": "LinkedField",
                                "name": "value",
                                "plural": false,
                                "selections": (v21/*:: as any*/)
                              }
                            ],
                            "type": "CustomizableFieldOption"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "CustomizableAreaValue",
                                "kind": "LinkedField",
                                "name": "value",
                                "plural": false,
                                "selections": (v21/*:: as any*/)
                              }
                            ],
                            "type": "CustomizableAreaOption"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "CustomizableDateValue",
                                "kind": "LinkedField",
                                "name": "value",
                                "plural": false,
                                "selections": (v21/*:: as any*/)
                              }
                            ],
                            "type": "CustomizableDateOption"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": "values",
                                "concreteType": "CustomizableDropDownValue",
                                "kind": "LinkedField",
                                "name": "value",
                                "plural": true,
                                "selections": (v21/*:: as any*/)
                              }
                            ],
                            "type": "CustomizableDropDownOption"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": "values",
                                "concreteType": "CustomizableRadioValue",
                                "kind": "LinkedField",
                                "name": "value",
                                "plural": true,
                                "selections": (v21/*:: as any*/)
                              }
                            ],
                            "type": "CustomizableRadioOption"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": "values",
                                "concreteType": "CustomizableCheckboxValue",
                                "kind": "LinkedField",
                                "name": "value",
                                "plural": true,
                                "selections": (v21/*:: as any*/)
                              }
                            ],
                            "type": "CustomizableCheckboxOption"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": "values",
                                "concreteType": "CustomizableMultipleValue",
                                "kind": "LinkedField",
                                "name": "value",
                                "plural": true,
                                "selections": (v21/*:: as any*/)
                              }
                            ],
                            "type": "CustomizableMultipleOption"
                          },
                          (v3/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "CustomizableProductInterface",
                    "abstractKey": "__isCustomizableProductInterface"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "links_purchased_separately"
                      },
                      {
                        "concreteType": "DownloadableProductLinks",
                        "kind": "LinkedField",
                        "name": "downloadable_product_links",
                        "plural": true,
                        "selections": [
                          (v20/*:: as any*/),
                          (v3/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "DownloadableProduct"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "dynamic_price"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "special_price"
                      },
                      {
                        "concreteType": "BundleItem",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v19/*:: as any*/),
                          {
                            "concreteType": "BundleItemOption",
                            "kind": "LinkedField",
                            "name": "options",
                            "plural": true,
                            "selections": [
                              (v22/*:: as any*/),
                              {
                                "kind": "LinkedField",
                                "name": "product",
                                "plural": false,
                                "selections": [
                                  (v14/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "stock_status"
                                  },
                                  {
                                    "concreteType": "PriceRange",
                                    "kind": "LinkedField",
                                    "name": "price_range",
                                    "plural": false,
                                    "selections": [
                                      {
                                        "concreteType": "ProductPrice",
                                        "kind": "LinkedField",
                                        "name": "minimum_price",
                                        "plural": false,
                                        "selections": [
                                          (v18/*:: as any*/),
                                          {
                                            "concreteType": "Money",
                                            "kind": "LinkedField",
                                            "name": "regular_price",
                                            "plural": false,
                                            "selections": (v17/*:: as any*/)
                                          }
                                        ]
                                      }
                                    ]
                                  },
                                  {
                                    "concreteType": "TierPrice",
                                    "kind": "LinkedField",
                                    "name": "price_tiers",
                                    "plural": true,
                                    "selections": [
                                      (v22/*:: as any*/),
                                      {
                                        "concreteType": "ProductDiscount",
                                        "kind": "LinkedField",
                                        "name": "discount",
                                        "plural": false,
                                        "selections": [
                                          {
                                            "kind": "ScalarField",
                                            "name": "percent_off"
                                          }
                                        ]
                                      }
                                    ]
                                  },
                                  (v3/*:: as any*/)
                                ]
                              },
                              (v3/*:: as any*/)
                            ]
                          },
                          (v3/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "BundleProduct"
                  },
                  {
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
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v14/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "code"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v17/*:: as any*/),
                            "type": "AttributeValue"
                          }
                        ]
                      }
                    ],
                    "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
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
    "cacheID": "56f08361ab2dc17ee2f74abfc582e77e",
    "id": "94a54ee11f357b3a16f3d33c312e8a64fcf8c2f272e5db5c4cd51c0086702cee",
    "metadata": {},
    "name": "SearchSuggestionsPageQuery",
    "operationKind": "query",
    "text": "query SearchSuggestionsPageQuery($search:String!,$hasWords:Boolean!,$mayBeNamed:Boolean!){shelves:categories{items{uid,children{uid,include_in_menu,...CategorySuggestion_category}}},named:categories(filters:{name:{match:$search,match_type:PARTIAL}},pageSize:2)@include(if:$mayBeNamed){items{uid,breadcrumbs{category_uid,category_name},...CategorySuggestion_category}},cmsBlocks(identifiers:[\"popular-searches\"])@skip(if:$hasWords){items{identifier,content}},products(search:$search,pageSize:6)@include(if:$hasWords){total_count,suggestions{search},items{__typename,uid,...ProductSuggestion_product}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment CategorySuggestion_category on CategoryTree{uid,name,url_path}fragment ProductSuggestion_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,small_image{url},...CardPrice_product}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}"
  }
};
})();

(node as any).hash = "96474a37c81285bdea85656d4692f144";

export default node;
