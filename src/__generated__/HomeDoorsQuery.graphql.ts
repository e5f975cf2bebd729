/**
 * @generated SignedSource<<bc470704aa2fb589c2d4b8945f2c85b1>>
 * @relayHash c587e372844954a45200305b8015497b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2bff404b30922ca43c6625a1b826b63ed59d44e74bda25ee9337a577be2afc6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeDoorsQuery$variables = {
  root: string;
};
export type HomeDoorsQuery$data = {
  readonly categories: {
    readonly items: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly uid: string;
        readonly " $fragmentSpreads": FragmentRefs<"CategoryTiles_categories">;
      } | null | undefined> | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly rating_summary: number;
      readonly review_count: number;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductCarousel_products">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type HomeDoorsQuery = {
  response: HomeDoorsQuery$data;
  variables: HomeDoorsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "root"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "eq",
        "variableName": "root"
      }
    ],
    "kind": "ObjectValue",
    "name": "category_uid"
  }
],
v2 = [
  {
    "fields": (v1/*:: as any*/),
    "kind": "ObjectValue",
    "name": "filters"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "uid"
},
v4 = [
  {
    "fields": (v1/*:: as any*/),
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 24
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v6 = {
  "kind": "ScalarField",
  "name": "rating_summary"
},
v7 = {
  "kind": "ScalarField",
  "name": "review_count"
},
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "url_suffix"
},
v10 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v11 = {
  "kind": "ScalarField",
  "name": "url"
},
v12 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v11/*:: as any*/)
  ]
},
v13 = {
  "kind": "ScalarField",
  "name": "value"
},
v14 = [
  (v13/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v15 = {
  "kind": "ScalarField",
  "name": "label"
},
v16 = [
  (v13/*:: as any*/)
],
v17 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v16/*:: as any*/)
},
v18 = {
  "kind": "ScalarField",
  "name": "required"
},
v19 = {
  "kind": "ScalarField",
  "name": "price"
},
v20 = [
  (v19/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v3/*:: as any*/)
],
v21 = {
  "kind": "ScalarField",
  "name": "quantity"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "HomeDoorsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
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
                  {
                    "kind": "FragmentSpread",
                    "name": "CategoryTiles_categories"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "args": (v4/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ProductCarousel_products"
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
    "name": "HomeDoorsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
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
                  (v8/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "image"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url_path"
                  },
                  (v9/*:: as any*/),
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
        "args": (v4/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              (v8/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "url_key"
              },
              (v9/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "new_from_date"
              },
              {
                "kind": "ScalarField",
                "name": "new_to_date"
              },
              (v10/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "media_gallery",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v11/*:: as any*/),
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
                        "selections": (v14/*:: as any*/)
                      },
                      {
                        "concreteType": "FixedProductTax",
                        "kind": "LinkedField",
                        "name": "fixed_product_taxes",
                        "plural": true,
                        "selections": [
                          (v15/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v16/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "regular_price",
                        "plural": false,
                        "selections": (v14/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "concreteType": "ProductPrice",
                    "kind": "LinkedField",
                    "name": "maximum_price",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/)
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
                      (v5/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "CustomizableFieldValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v20/*:: as any*/)
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
                            "selections": (v20/*:: as any*/)
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
                            "selections": (v20/*:: as any*/)
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
                            "selections": (v20/*:: as any*/)
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
                            "selections": (v20/*:: as any*/)
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
                            "selections": (v20/*:: as any*/)
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
                            "selections": (v20/*:: as any*/)
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
                      (v19/*:: as any*/),
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
                      (v18/*:: as any*/),
                      {
                        "concreteType": "BundleItemOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v21/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v10/*:: as any*/),
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
                                      (v17/*:: as any*/),
                                      {
                                        "concreteType": "Money",
                                        "kind": "LinkedField",
                                        "name": "regular_price",
                                        "plural": false,
                                        "selections": (v16/*:: as any*/)
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
                                  (v21/*:: as any*/),
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
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "code"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v16/*:: as any*/),
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
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "attribute_code"
                      },
                      (v15/*:: as any*/),
                      {
                        "concreteType": "ConfigurableProductOptionsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "swatch_data",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v13/*:: as any*/)
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
                          (v3/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v12/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "type": "ConfigurableProduct"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "c587e372844954a45200305b8015497b",
    "id": "e2bff404b30922ca43c6625a1b826b63ed59d44e74bda25ee9337a577be2afc6",
    "metadata": {},
    "name": "HomeDoorsQuery",
    "operationKind": "query",
    "text": "query HomeDoorsQuery($root:String!){categories(filters:{category_uid:{eq:$root}}){items{uid,children{uid,...CategoryTiles_categories}}},products(filter:{category_uid:{eq:$root}},pageSize:24){items{__typename,uid,rating_summary,review_count,...ProductCarousel_products}}}fragment CardActions_product on ProductInterface{__isProductInterface:__typename,stock_status,...useIsSettled_product,...QuickAdd_product,...QuickLook_product,...SaveOnCard_product,...productValue_product}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardSwatches_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label,swatch_data{__typename,value}}},variants{attributes{uid},product{uid,small_image{url}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment CategoryTiles_categories on CategoryTree{uid,name,image,url_path,url_suffix,include_in_menu}fragment ProductCard_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,new_from_date,new_to_date,stock_status,rating_summary,review_count,small_image{url},media_gallery{__typename,url,disabled},...CardPrice_product,...CardActions_product,...on ConfigurableProduct{...CardSwatches_product,...filteredVariant_product}}fragment ProductCarousel_products on ProductInterface{__isProductInterface:__typename,uid,...ProductCard_product,...productItem_product}fragment QuickAdd_product on ProductInterface{__isProductInterface:__typename,sku,name,url_key,url_suffix,small_image{url}}fragment QuickLook_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix}fragment SaveOnCard_product on ProductInterface{__isProductInterface:__typename,uid,sku,name}fragment filteredVariant_product on ConfigurableProduct{configurable_options{attribute_code,label,values{uid,label},uid},variants{attributes{uid},product{small_image{url},uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productItem_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value}}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment useIsSettled_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,required}}}"
  }
};
})();

(node as any).hash = "6a8f49ef04efd6b9f626faf32712cc3e";

export default node;
