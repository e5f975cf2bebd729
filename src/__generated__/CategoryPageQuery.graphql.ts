/**
 * @generated SignedSource<<1aa7b8d8e9eb4b8592e82f0a2f55f398>>
 * @relayHash 0c1fa2b5c295ab79a61844c69c36da4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2207f0d3d1dc9ec725c08b60668e87ba1857e29b7684d302613b1de09244b370

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FilterMatchTypeEnum = "FULL" | "PARTIAL" | "%future added value";
export type SortEnum = "ASC" | "DESC" | "%future added value";
export type ProductAttributeFilterInput = {
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  forno?: FilterEqualTypeInput | null | undefined;
  lavastoviglie?: FilterEqualTypeInput | null | undefined;
  microonde?: FilterEqualTypeInput | null | undefined;
  misura?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  smalto?: FilterEqualTypeInput | null | undefined;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "display_mode",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CmsBlock",
  "kind": "LinkedField",
  "name": "cms_block",
  "plural": false,
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
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "meta_title",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "meta_description",
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
  "name": "url_suffix",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category_uid",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category_name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "include_in_menu",
  "storageKey": null
},
v18 = [
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
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total_count",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v24 = [
  (v23/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v25 = [
  (v23/*:: as any*/)
],
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
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
    "metadata": null,
    "name": "CategoryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
                "alias": null,
                "args": null,
                "concreteType": "Breadcrumb",
                "kind": "LinkedField",
                "name": "breadcrumbs",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CategoryTree",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CategoryChips_categories"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CategoryTiles_categories"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CategoryBreadcrumbs_category"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v18/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v19/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductList_products"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ListPage_products"
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
        "alias": null,
        "args": (v5/*:: as any*/),
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
                "alias": null,
                "args": null,
                "concreteType": "Breadcrumb",
                "kind": "LinkedField",
                "name": "breadcrumbs",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category_url_path",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "image",
                    "storageKey": null
                  }
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
        "alias": null,
        "args": (v18/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v19/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchResultPageInfo",
            "kind": "LinkedField",
            "name": "page_info",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "current_page",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "page_size",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total_pages",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v20/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url_key",
                "storageKey": null
              },
              (v14/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "new_from_date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "new_to_date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stock_status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rating_summary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "review_count",
                "storageKey": null
              },
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "media_gallery",
                "plural": true,
                "selections": [
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "disabled",
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
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "regular_price",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
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
                        "selections": (v25/*:: as any*/),
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
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "code",
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v25/*:: as any*/),
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sku",
                "storageKey": null
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
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "DownloadableProduct",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      (v20/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "required",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "CustomizableProductInterface",
                "abstractKey": "__isCustomizableProductInterface"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ConfigurableProductOptions",
                    "kind": "LinkedField",
                    "name": "configurable_options",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "attribute_code",
                        "storageKey": null
                      },
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ConfigurableProductOptionsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/),
                          (v26/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "swatch_data",
                            "plural": false,
                            "selections": [
                              (v20/*:: as any*/),
                              (v23/*:: as any*/)
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
                    "alias": null,
                    "args": null,
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ConfigurableAttributeOption",
                        "kind": "LinkedField",
                        "name": "attributes",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ConfigurableProduct",
                "abstractKey": null
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
    "cacheID": "0c1fa2b5c295ab79a61844c69c36da4b",
    "id": "2207f0d3d1dc9ec725c08b60668e87ba1857e29b7684d302613b1de09244b370",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": "query CategoryPageQuery($uid:String!,$filter:ProductAttributeFilterInput!,$pageSize:Int!,$currentPage:Int!,$sort:ProductAttributeSortInput){categories(filters:{category_uid:{eq:$uid}}){items{uid,name,description,display_mode,cms_block{identifier,content},meta_title,meta_description,url_path,url_suffix,breadcrumbs{category_uid,category_name},children{uid,include_in_menu,...CategoryChips_categories,...CategoryTiles_categories},...CategoryBreadcrumbs_category}},products(filter:$filter,pageSize:$pageSize,currentPage:$currentPage,sort:$sort){total_count,...ProductList_products,...ListPage_products}}fragment CardActions_product on ProductInterface{__isProductInterface:__typename,stock_status,...useIsSettled_product,...QuickAdd_product,...QuickLook_product,...SaveOnCard_product,...productValue_product}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardSwatches_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label,swatch_data{__typename,value}}},variants{attributes{uid},product{uid,small_image{url}}}}fragment CategoryBreadcrumbs_category on CategoryTree{uid,name,url_path,url_suffix,breadcrumbs{category_uid,category_name,category_url_path}}fragment CategoryChips_categories on CategoryTree{uid,name,url_path,url_suffix,include_in_menu}fragment CategoryTiles_categories on CategoryTree{uid,name,image,url_path,url_suffix,include_in_menu}fragment ListPage_products on Products{page_info{current_page,page_size},items{__typename,uid,...ProductCard_product,...productItem_product}}fragment ProductCard_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,new_from_date,new_to_date,stock_status,rating_summary,review_count,small_image{url},media_gallery{__typename,url,disabled},...CardPrice_product,...CardActions_product,...on ConfigurableProduct{...CardSwatches_product,...filteredVariant_product}}fragment ProductList_products on Products{total_count,page_info{current_page,page_size,total_pages},items{__typename,uid,name,url_key,url_suffix},...ListPage_products}fragment QuickAdd_product on ProductInterface{__isProductInterface:__typename,sku,name,url_key,url_suffix,small_image{url}}fragment QuickLook_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix}fragment SaveOnCard_product on ProductInterface{__isProductInterface:__typename,uid,sku,name}fragment filteredVariant_product on ConfigurableProduct{configurable_options{attribute_code,label,values{uid,label},uid},variants{attributes{uid},product{small_image{url},uid}}}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment productItem_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value}}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment useIsSettled_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,required}}}"
  }
};
})();

(node as any).hash = "2167467df7843e5e433e7eef1d2bac8b";

export default node;
