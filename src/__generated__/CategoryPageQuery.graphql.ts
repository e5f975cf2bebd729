/**
 * @generated SignedSource<<2d9e8936a7970dadc10577f12ed7ee17>>
 * @relayHash d0a32e612b420eeb0a951f05cdd2e9c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adef02ffa087751f4da5029ef47eb61694c4efecaf451ec9855d5466050088d6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FilterMatchTypeEnum = "FULL" | "PARTIAL" | "%future added value";
export type SortEnum = "ASC" | "DESC" | "%future added value";
export type ProductAttributeFilterInput = {
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};
export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};
export type ProductAttributeSortInput = {
  name?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
};
export type CategoryPageQuery$variables = {
  currentPage: number;
  filter: ProductAttributeFilterInput;
  pageSize: number;
  sort?: ProductAttributeSortInput | null | undefined;
  uid: string;
};
export type CategoryPageQuery$data = {
  readonly attributesList: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductList_attributes">;
  } | null | undefined;
  readonly categories: {
    readonly items: ReadonlyArray<{
      readonly breadcrumbs: ReadonlyArray<{
        readonly category_name: string | null | undefined;
        readonly category_uid: string;
      } | null | undefined> | null | undefined;
      readonly children: ReadonlyArray<{
        readonly include_in_menu: number | null | undefined;
        readonly uid: string;
        readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_categories" | "CategoryTiles_categories">;
      } | null | undefined> | null | undefined;
      readonly cms_block: {
        readonly content: string | null | undefined;
        readonly identifier: string | null | undefined;
      } | null | undefined;
      readonly description: string | null | undefined;
      readonly display_mode: string | null | undefined;
      readonly meta_description: string | null | undefined;
      readonly meta_title: string | null | undefined;
      readonly name: string | null | undefined;
      readonly uid: string;
      readonly url_path: string | null | undefined;
      readonly url_suffix: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CategoryBreadcrumbs_category">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly products: {
    readonly total_count: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ListPage_products" | "ProductList_products">;
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
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pageSize"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uid"
},
v5 = [
  {
    "fields": [
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
    "kind": "ObjectValue",
    "name": "filters"
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "uid"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "ScalarField",
  "name": "description"
},
v9 = {
  "kind": "ScalarField",
  "name": "display_mode"
},
v10 = {
  "concreteType": "CmsBlock",
  "kind": "LinkedField",
  "name": "cms_block",
  "plural": false,
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
},
v11 = {
  "kind": "ScalarField",
  "name": "meta_title"
},
v12 = {
  "kind": "ScalarField",
  "name": "meta_description"
},
v13 = {
  "kind": "ScalarField",
  "name": "url_path"
},
v14 = {
  "kind": "ScalarField",
  "name": "url_suffix"
},
v15 = {
  "kind": "ScalarField",
  "name": "category_uid"
},
v16 = {
  "kind": "ScalarField",
  "name": "category_name"
},
v17 = {
  "kind": "ScalarField",
  "name": "include_in_menu"
},
v18 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "CATALOG_PRODUCT"
  },
  {
    "kind": "Literal",
    "name": "filters",
    "value": {
      "is_searchable": true
    }
  }
],
v19 = [
  {
    "kind": "Variable",
    "name": "currentPage",
    "variableName": "currentPage"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
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
v20 = {
  "kind": "ScalarField",
  "name": "total_count"
},
v21 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v22 = {
  "kind": "ScalarField",
  "name": "code"
},
v23 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v24 = {
  "kind": "ScalarField",
  "name": "url"
},
v25 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v24/*:: as any*/)
  ]
},
v26 = {
  "kind": "ScalarField",
  "name": "value"
},
v27 = [
  (v26/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v28 = {
  "kind": "ScalarField",
  "name": "label"
},
v29 = [
  (v26/*:: as any*/)
],
v30 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v29/*:: as any*/)
},
v31 = {
  "kind": "ScalarField",
  "name": "required"
},
v32 = {
  "kind": "ScalarField",
  "name": "price"
},
v33 = [
  (v32/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v6/*:: as any*/)
],
v34 = {
  "kind": "ScalarField",
  "name": "quantity"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "CategoryPageQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
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
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "concreteType": "Breadcrumb",
                "kind": "LinkedField",
                "name": "breadcrumbs",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ]
              },
              {
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "CategoryChips_categories"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "CategoryTiles_categories"
                  }
                ]
              },
              {
                "kind": "FragmentSpread",
                "name": "CategoryBreadcrumbs_category"
              }
            ]
          }
        ]
      },
      {
        "args": (v18/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ProductList_attributes"
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_searchable\":true})"
      },
      {
        "args": (v19/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v20/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ProductList_products"
          },
          {
            "kind": "FragmentSpread",
            "name": "ListPage_products"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CategoryPageQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
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
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "concreteType": "Breadcrumb",
                "kind": "LinkedField",
                "name": "breadcrumbs",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "category_url_path"
                  }
                ]
              },
              {
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v17/*:: as any*/),
                  (v7/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "image"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "args": (v18/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "frontend_input"
              },
              {
                "kind": "ScalarField",
                "name": "frontend_class"
              }
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_searchable\":true})"
      },
      {
        "args": (v19/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v20/*:: as any*/),
          {
            "concreteType": "SearchResultPageInfo",
            "kind": "LinkedField",
            "name": "page_info",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "current_page"
              },
              {
                "kind": "ScalarField",
                "name": "page_size"
              },
              {
                "kind": "ScalarField",
                "name": "total_pages"
              }
            ]
          },
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v21/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "url_key"
              },
              (v14/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              {
                "kind": "ScalarField",
                "name": "new_from_date"
              },
              {
                "kind": "ScalarField",
                "name": "new_to_date"
              },
              (v23/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "rating_summary"
              },
              {
                "kind": "ScalarField",
                "name": "review_count"
              },
              (v25/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "media_gallery",
                "plural": true,
                "selections": [
                  (v21/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "disabled"
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
                        "selections": (v27/*:: as any*/)
                      },
                      {
                        "concreteType": "FixedProductTax",
                        "kind": "LinkedField",
                        "name": "fixed_product_taxes",
                        "plural": true,
                        "selections": [
                          (v28/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v29/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "regular_price",
                        "plural": false,
                        "selections": (v27/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "concreteType": "ProductPrice",
                    "kind": "LinkedField",
                    "name": "maximum_price",
                    "plural": false,
                    "selections": [
                      (v30/*:: as any*/)
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
                      (v21/*:: as any*/),
                      (v31/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "CustomizableFieldValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v33/*:: as any*/)
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
                            "selections": (v33/*:: as any*/)
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
                            "selections": (v33/*:: as any*/)
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
                            "selections": (v33/*:: as any*/)
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
                            "selections": (v33/*:: as any*/)
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
                            "selections": (v33/*:: as any*/)
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
                            "selections": (v33/*:: as any*/)
                          }
                        ],
                        "type": "CustomizableMultipleOption"
                      },
                      (v6/*:: as any*/)
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
                      (v32/*:: as any*/),
                      (v6/*:: as any*/)
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
                      (v31/*:: as any*/),
                      {
                        "concreteType": "BundleItemOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v34/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v21/*:: as any*/),
                              (v23/*:: as any*/),
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
                                      (v30/*:: as any*/),
                                      {
                                        "concreteType": "Money",
                                        "kind": "LinkedField",
                                        "name": "regular_price",
                                        "plural": false,
                                        "selections": (v29/*:: as any*/)
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
                                  (v34/*:: as any*/),
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
                              (v6/*:: as any*/)
                            ]
                          },
                          (v6/*:: as any*/)
                        ]
                      },
                      (v6/*:: as any*/)
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
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v29/*:: as any*/),
                        "type": "AttributeValue"
                      }
                    ]
                  }
                ],
                "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
              },
              {
                "kind": "ScalarField",
                "name": "sku"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "concreteType": "ConfigurableProductOptions",
                    "kind": "LinkedField",
                    "name": "configurable_options",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "attribute_code"
                      },
                      (v28/*:: as any*/),
                      {
                        "concreteType": "ConfigurableProductOptionsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/),
                          (v28/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "swatch_data",
                            "plural": false,
                            "selections": [
                              (v21/*:: as any*/),
                              (v26/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "ConfigurableAttributeOption",
                        "kind": "LinkedField",
                        "name": "attributes",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v25/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "type": "ConfigurableProduct"
              }
            ]
          },
          {
            "concreteType": "SortFields",
            "kind": "LinkedField",
            "name": "sort_fields",
            "plural": false,
            "selections": [
              {
                "concreteType": "SortField",
                "kind": "LinkedField",
                "name": "options",
                "plural": true,
                "selections": [
                  (v26/*:: as any*/),
                  (v28/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d0a32e612b420eeb0a951f05cdd2e9c4",
    "id": "adef02ffa087751f4da5029ef47eb61694c4efecaf451ec9855d5466050088d6",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": "query CategoryPageQuery($uid:String!,$filter:ProductAttributeFilterInput!,$pageSize:Int!,$currentPage:Int!,$sort:ProductAttributeSortInput){categories(filters:{category_uid:{eq:$uid}}){items{uid,name,description,display_mode,cms_block{identifier,content},meta_title,meta_description,url_path,url_suffix,breadcrumbs{category_uid,category_name},children{uid,include_in_menu,...CategoryChips_categories,...CategoryTiles_categories},...CategoryBreadcrumbs_category}},attributesList(entityType:CATALOG_PRODUCT,filters:{is_searchable:true}){...ProductList_attributes},products(filter:$filter,pageSize:$pageSize,currentPage:$currentPage,sort:$sort){total_count,...ProductList_products,...ListPage_products}}fragment CardActions_product on ProductInterface{__isProductInterface:__typename,stock_status,...useIsSettled_product,...QuickAdd_product,...QuickLook_product,...SaveOnCard_product,...productValue_product}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardSwatches_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label,swatch_data{__typename,value}}},variants{attributes{uid},product{uid,small_image{url}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment CategoryBreadcrumbs_category on CategoryTree{uid,name,url_path,url_suffix,breadcrumbs{category_uid,category_name,category_url_path}}fragment CategoryChips_categories on CategoryTree{uid,name,url_path,url_suffix,include_in_menu}fragment CategoryTiles_categories on CategoryTree{uid,name,image,url_path,url_suffix,include_in_menu}fragment ListPage_products on Products{page_info{current_page,page_size},items{__typename,uid,...ProductCard_product,...productItem_product}}fragment ProductCard_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,new_from_date,new_to_date,stock_status,rating_summary,review_count,small_image{url},media_gallery{__typename,url,disabled},...CardPrice_product,...CardActions_product,...on ConfigurableProduct{...CardSwatches_product,...filteredVariant_product}}fragment ProductList_attributes on AttributesMetadataOutput{items{__typename,code,frontend_input,frontend_class}}fragment ProductList_products on Products{total_count,page_info{current_page,page_size,total_pages},items{__typename,uid,name,url_key,url_suffix},sort_fields{options{value,label}},...ListPage_products}fragment QuickAdd_product on ProductInterface{__isProductInterface:__typename,sku,name,url_key,url_suffix,small_image{url}}fragment QuickLook_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix}fragment SaveOnCard_product on ProductInterface{__isProductInterface:__typename,uid,sku,name}fragment filteredVariant_product on ConfigurableProduct{configurable_options{attribute_code,label,values{uid,label},uid},variants{attributes{uid},product{small_image{url},uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productItem_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value}}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment useIsSettled_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,required}}}"
  }
};
})();

(node as any).hash = "90a182bab4f0daa5f513e9fe074b4fa1";

export default node;
