/**
 * @generated SignedSource<<1e29ab0a7e31d45439679d9a8c747d9d>>
 * @relayHash c96016663f1731fc0f7dff78b49239de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f58544bfb3183b088d4dc24c1ac5784bcbf692048f0b690fccdd93869d9def56

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
export type SearchPageQuery$variables = {
  currentPage: number;
  filter: ProductAttributeFilterInput;
  pageSize: number;
  search?: string | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
};
export type SearchPageQuery$data = {
  readonly attributesList: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductList_attributes">;
  } | null | undefined;
  readonly categories: {
    readonly items: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly uid: string;
        readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_categories">;
      } | null | undefined> | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly products: {
    readonly total_count: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LeftOutWords_products" | "ListPage_products" | "NoResults_products" | "ProductList_products">;
  } | null | undefined;
};
export type SearchPageQuery = {
  response: SearchPageQuery$data;
  variables: SearchPageQuery$variables;
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
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v5 = {
  "kind": "ScalarField",
  "name": "uid"
},
v6 = [
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
v7 = [
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
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "total_count"
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
  "kind": "ScalarField",
  "name": "url_suffix"
},
v12 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v13 = {
  "kind": "ScalarField",
  "name": "code"
},
v14 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v15 = {
  "kind": "ScalarField",
  "name": "url"
},
v16 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v15/*:: as any*/)
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "value"
},
v18 = [
  (v17/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v19 = {
  "kind": "ScalarField",
  "name": "label"
},
v20 = [
  (v17/*:: as any*/)
],
v21 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v20/*:: as any*/)
},
v22 = {
  "kind": "ScalarField",
  "name": "required"
},
v23 = {
  "kind": "ScalarField",
  "name": "price"
},
v24 = [
  (v23/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v5/*:: as any*/)
],
v25 = {
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
    "name": "SearchPageQuery",
    "selections": [
      {
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
              (v5/*:: as any*/),
              {
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "CategoryChips_categories"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "args": (v6/*:: as any*/),
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
        "args": (v7/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "LeftOutWords_products",
            "selections": [
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              }
            ],
            "argumentDefinitions": []
          },
          {
            "kind": "FragmentSpread",
            "name": "ProductList_products"
          },
          {
            "kind": "FragmentSpread",
            "name": "ListPage_products"
          },
          {
            "kind": "FragmentSpread",
            "name": "NoResults_products"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchPageQuery",
    "selections": [
      {
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
              (v5/*:: as any*/),
              {
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "url_path"
                  },
                  (v11/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "include_in_menu"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "args": (v6/*:: as any*/),
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
              (v12/*:: as any*/),
              (v13/*:: as any*/),
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
        "args": (v7/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "url_key"
              },
              (v11/*:: as any*/),
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
              (v14/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "rating_summary"
              },
              {
                "kind": "ScalarField",
                "name": "review_count"
              },
              (v16/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "media_gallery",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v15/*:: as any*/),
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
                        "selections": (v18/*:: as any*/)
                      },
                      {
                        "concreteType": "FixedProductTax",
                        "kind": "LinkedField",
                        "name": "fixed_product_taxes",
                        "plural": true,
                        "selections": [
                          (v19/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v20/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "regular_price",
                        "plural": false,
                        "selections": (v18/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "concreteType": "ProductPrice",
                    "kind": "LinkedField",
                    "name": "maximum_price",
                    "plural": false,
                    "selections": [
                      (v21/*:: as any*/)
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
                      (v12/*:: as any*/),
                      (v22/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "CustomizableFieldValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v24/*:: as any*/)
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
                            "selections": (v24/*:: as any*/)
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
                            "selections": (v24/*:: as any*/)
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
                            "selections": (v24/*:: as any*/)
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
                            "selections": (v24/*:: as any*/)
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
                            "selections": (v24/*:: as any*/)
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
                            "selections": (v24/*:: as any*/)
                          }
                        ],
                        "type": "CustomizableMultipleOption"
                      },
                      (v5/*:: as any*/)
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
                      (v23/*:: as any*/),
                      (v5/*:: as any*/)
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
                      (v22/*:: as any*/),
                      {
                        "concreteType": "BundleItemOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v25/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v12/*:: as any*/),
                              (v14/*:: as any*/),
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
                                      (v21/*:: as any*/),
                                      {
                                        "concreteType": "Money",
                                        "kind": "LinkedField",
                                        "name": "regular_price",
                                        "plural": false,
                                        "selections": (v20/*:: as any*/)
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
                                  (v25/*:: as any*/),
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
                              (v5/*:: as any*/)
                            ]
                          },
                          (v5/*:: as any*/)
                        ]
                      },
                      (v5/*:: as any*/)
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
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v20/*:: as any*/),
                        "type": "AttributeValue"
                      }
                    ]
                  }
                ],
                "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
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
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "attribute_code"
                      },
                      (v19/*:: as any*/),
                      {
                        "concreteType": "ConfigurableProductOptionsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/),
                          (v19/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "swatch_data",
                            "plural": false,
                            "selections": [
                              (v12/*:: as any*/),
                              (v17/*:: as any*/)
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
                          (v5/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v16/*:: as any*/)
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
                  (v17/*:: as any*/),
                  (v19/*:: as any*/)
                ]
              }
            ]
          },
          {
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
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "c96016663f1731fc0f7dff78b49239de",
    "id": "f58544bfb3183b088d4dc24c1ac5784bcbf692048f0b690fccdd93869d9def56",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": "query SearchPageQuery($search:String,$filter:ProductAttributeFilterInput!,$pageSize:Int!,$currentPage:Int!,$sort:ProductAttributeSortInput){categories{items{uid,children{uid,...CategoryChips_categories}}},attributesList(entityType:CATALOG_PRODUCT,filters:{is_searchable:true}){...ProductList_attributes},products(search:$search,filter:$filter,pageSize:$pageSize,currentPage:$currentPage,sort:$sort){total_count,...LeftOutWords_products,...ProductList_products,...ListPage_products,...NoResults_products}}fragment CardActions_product on ProductInterface{__isProductInterface:__typename,stock_status,...useIsSettled_product,...QuickAdd_product,...QuickLook_product,...SaveOnCard_product,...productValue_product}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardSwatches_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label,swatch_data{__typename,value}}},variants{attributes{uid},product{uid,small_image{url}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment CategoryChips_categories on CategoryTree{uid,name,url_path,url_suffix,include_in_menu}fragment LeftOutWords_products on Products{items{__typename,sku,name,uid}}fragment ListPage_products on Products{page_info{current_page,page_size},items{__typename,uid,...ProductCard_product,...productItem_product}}fragment NoResults_products on Products{suggestions{search}}fragment ProductCard_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,new_from_date,new_to_date,stock_status,rating_summary,review_count,small_image{url},media_gallery{__typename,url,disabled},...CardPrice_product,...CardActions_product,...on ConfigurableProduct{...CardSwatches_product,...filteredVariant_product}}fragment ProductList_attributes on AttributesMetadataOutput{items{__typename,code,frontend_input,frontend_class}}fragment ProductList_products on Products{total_count,page_info{current_page,page_size,total_pages},items{__typename,uid,name,url_key,url_suffix},sort_fields{options{value,label}},...ListPage_products}fragment QuickAdd_product on ProductInterface{__isProductInterface:__typename,sku,name,url_key,url_suffix,small_image{url}}fragment QuickLook_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix}fragment SaveOnCard_product on ProductInterface{__isProductInterface:__typename,uid,sku,name}fragment filteredVariant_product on ConfigurableProduct{configurable_options{attribute_code,label,values{uid,label},uid},variants{attributes{uid},product{small_image{url},uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productItem_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value}}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment useIsSettled_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,required}}}"
  }
};
})();

(node as any).hash = "b994fe034d891f7629ba32d54d37ef4c";

export default node;
