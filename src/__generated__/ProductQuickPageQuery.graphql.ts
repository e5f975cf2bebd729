/**
 * @generated SignedSource<<bfd953923c6210e029573f7761712c7f>>
 * @relayHash bc838442dd866a52eff74c7fee9e27a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbf93d548ac10e8b94079c47c0b1a033f78e9f45cb22915a9eae509de2a021a4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductQuickPageQuery$variables = {
  urlKey: string;
};
export type ProductQuickPageQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly name: string | null | undefined;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"EditedProduct_choices" | "QuickProduct_choices" | "QuickProduct_product" | "needsChoices_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type ProductQuickPageQuery = {
  response: ProductQuickPageQuery$data;
  variables: ProductQuickPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "urlKey"
  }
],
v1 = [
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "eq",
            "variableName": "urlKey"
          }
        ],
        "kind": "ObjectValue",
        "name": "url_key"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "uid"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = [
  (v3/*:: as any*/)
],
v6 = {
  "kind": "ScalarField",
  "name": "url"
},
v7 = {
  "kind": "ScalarField",
  "name": "label"
},
v8 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ]
},
v9 = {
  "kind": "LinkedField",
  "name": "media_gallery",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "disabled"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "concreteType": "ProductMediaGalleryEntriesVideoContent",
          "kind": "LinkedField",
          "name": "video_content",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "video_title"
            },
            {
              "kind": "ScalarField",
              "name": "video_url"
            }
          ]
        }
      ],
      "type": "ProductVideo"
    }
  ]
},
v10 = {
  "kind": "ScalarField",
  "name": "special_price"
},
v11 = {
  "kind": "ScalarField",
  "name": "sku"
},
v12 = [
  (v6/*:: as any*/)
],
v13 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": (v12/*:: as any*/)
},
v14 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v15 = {
  "kind": "ScalarField",
  "name": "only_x_left_in_stock"
},
v16 = {
  "kind": "ScalarField",
  "name": "value"
},
v17 = {
  "kind": "ScalarField",
  "name": "currency"
},
v18 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/)
  ]
},
v19 = [
  (v16/*:: as any*/)
],
v20 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "regular_price",
  "plural": false,
  "selections": (v19/*:: as any*/)
},
v21 = {
  "concreteType": "FixedProductTax",
  "kind": "LinkedField",
  "name": "fixed_product_taxes",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v19/*:: as any*/)
    }
  ]
},
v22 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v19/*:: as any*/)
},
v23 = [
  (v22/*:: as any*/)
],
v24 = {
  "concreteType": "ProductPrice",
  "kind": "LinkedField",
  "name": "maximum_price",
  "plural": false,
  "selections": (v23/*:: as any*/)
},
v25 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v26 = {
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
v27 = {
  "kind": "ScalarField",
  "name": "code"
},
v28 = {
  "kind": "InlineFragment",
  "selections": (v19/*:: as any*/),
  "type": "AttributeValue"
},
v29 = {
  "kind": "ScalarField",
  "name": "links_purchased_separately"
},
v30 = {
  "kind": "ScalarField",
  "name": "price"
},
v31 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    {
      "concreteType": "DownloadableProductLinks",
      "kind": "LinkedField",
      "name": "downloadable_product_links",
      "plural": true,
      "selections": [
        (v30/*:: as any*/),
        (v3/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableProduct"
},
v32 = {
  "kind": "ScalarField",
  "name": "position"
},
v33 = {
  "kind": "ScalarField",
  "name": "title"
},
v34 = {
  "kind": "ScalarField",
  "name": "required"
},
v35 = {
  "kind": "ScalarField",
  "name": "sort_order"
},
v36 = {
  "kind": "ScalarField",
  "name": "price_type"
},
v37 = [
  (v30/*:: as any*/),
  (v36/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "max_characters"
  },
  (v3/*:: as any*/)
],
v38 = {
  "kind": "ScalarField",
  "name": "type"
},
v39 = [
  (v3/*:: as any*/),
  (v33/*:: as any*/),
  (v30/*:: as any*/),
  (v36/*:: as any*/),
  (v35/*:: as any*/)
],
v40 = {
  "kind": "ScalarField",
  "name": "sample_url"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ProductQuickPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "needsChoices_product",
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": (v5/*:: as any*/)
                      }
                    ],
                    "type": "CustomizableProductInterface",
                    "abstractKey": "__isCustomizableProductInterface"
                  }
                ],
                "argumentDefinitions": []
              },
              {
                "kind": "FragmentSpread",
                "name": "QuickProduct_product"
              },
              {
                "kind": "FragmentSpread",
                "name": "QuickProduct_choices"
              },
              {
                "kind": "FragmentSpread",
                "name": "EditedProduct_choices"
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
    "name": "ProductQuickPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              {
                "kind": "ScalarField",
                "name": "url_key"
              },
              {
                "kind": "ScalarField",
                "name": "url_suffix"
              },
              {
                "kind": "ScalarField",
                "name": "rating_summary"
              },
              {
                "kind": "ScalarField",
                "name": "review_count"
              },
              {
                "concreteType": "ComplexTextValue",
                "kind": "LinkedField",
                "name": "short_description",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "html"
                  }
                ]
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
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
                      (v20/*:: as any*/),
                      (v21/*:: as any*/)
                    ]
                  },
                  (v24/*:: as any*/)
                ]
              },
              (v26/*:: as any*/),
              {
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
                      (v2/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/)
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  }
                ],
                "type": "CustomizableProductInterface",
                "abstractKey": "__isCustomizableProductInterface"
              },
              (v31/*:: as any*/),
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
                      (v7/*:: as any*/),
                      (v32/*:: as any*/),
                      {
                        "concreteType": "ConfigurableProductOptionsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "swatch_data",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v16/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "ScalarField",
                                    "name": "thumbnail"
                                  }
                                ],
                                "type": "ImageSwatchData"
                              }
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
                        "selections": (v5/*:: as any*/)
                      },
                      {
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
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
                                "selections": (v23/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              (v2/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v4/*:: as any*/),
                              (v13/*:: as any*/),
                              (v15/*:: as any*/),
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
                                        "selections": [
                                          (v17/*:: as any*/)
                                        ]
                                      },
                                      (v20/*:: as any*/),
                                      (v21/*:: as any*/)
                                    ]
                                  },
                                  (v24/*:: as any*/)
                                ]
                              },
                              (v26/*:: as any*/),
                              {
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
                                      (v2/*:: as any*/),
                                      (v27/*:: as any*/),
                                      (v28/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "kind": "LinkedField",
                                            "name": "selected_options",
                                            "plural": true,
                                            "selections": [
                                              (v2/*:: as any*/),
                                              (v7/*:: as any*/)
                                            ]
                                          }
                                        ],
                                        "type": "AttributeSelectedOptions"
                                      }
                                    ]
                                  }
                                ]
                              },
                              (v31/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "ScalarField",
                                    "name": "weight"
                                  }
                                ],
                                "type": "SimpleProduct"
                              }
                            ],
                            "type": "ProductInterface",
                            "abstractKey": "__isProductInterface"
                          }
                        ]
                      }
                    ]
                  }
                ],
                "type": "ConfigurableProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v33/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "CustomizableFieldValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v37/*:: as any*/)
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
                            "selections": (v37/*:: as any*/)
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
                            "selections": [
                              (v30/*:: as any*/),
                              (v36/*:: as any*/),
                              (v38/*:: as any*/),
                              (v3/*:: as any*/)
                            ]
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
                            "selections": (v39/*:: as any*/)
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
                            "selections": (v39/*:: as any*/)
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
                            "selections": (v39/*:: as any*/)
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
                            "selections": (v39/*:: as any*/)
                          }
                        ],
                        "type": "CustomizableMultipleOption"
                      }
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
                    "name": "dynamic_price"
                  },
                  {
                    "concreteType": "BundleItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v33/*:: as any*/),
                      (v38/*:: as any*/),
                      (v34/*:: as any*/),
                      (v32/*:: as any*/),
                      {
                        "concreteType": "BundleItemOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          (v32/*:: as any*/),
                          (v25/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "is_default"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "can_change_quantity"
                          },
                          (v30/*:: as any*/),
                          (v36/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v3/*:: as any*/),
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
                                      (v22/*:: as any*/),
                                      (v20/*:: as any*/)
                                    ]
                                  }
                                ]
                              },
                              (v26/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ],
                "type": "BundleProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "links_title"
                  },
                  (v29/*:: as any*/),
                  {
                    "concreteType": "DownloadableProductLinks",
                    "kind": "LinkedField",
                    "name": "downloadable_product_links",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v33/*:: as any*/),
                      (v30/*:: as any*/),
                      (v35/*:: as any*/),
                      (v40/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "DownloadableProductSamples",
                    "kind": "LinkedField",
                    "name": "downloadable_product_samples",
                    "plural": true,
                    "selections": [
                      (v33/*:: as any*/),
                      (v35/*:: as any*/),
                      (v40/*:: as any*/)
                    ]
                  }
                ],
                "type": "DownloadableProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "concreteType": "GroupedProductItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v32/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "qty"
                      },
                      {
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v11/*:: as any*/),
                          (v4/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "concreteType": "ProductImage",
                            "kind": "LinkedField",
                            "name": "thumbnail",
                            "plural": false,
                            "selections": (v12/*:: as any*/)
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
                                  (v20/*:: as any*/)
                                ]
                              }
                            ]
                          },
                          (v26/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "type": "GroupedProduct"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "bc838442dd866a52eff74c7fee9e27a8",
    "id": "dbf93d548ac10e8b94079c47c0b1a033f78e9f45cb22915a9eae509de2a021a4",
    "metadata": {},
    "name": "ProductQuickPageQuery",
    "operationKind": "query",
    "text": "query ProductQuickPageQuery($urlKey:String!){products(filter:{url_key:{eq:$urlKey}}){items{__typename,uid,name,...needsChoices_product,...QuickProduct_product,...QuickProduct_choices,...EditedProduct_choices}}}fragment EditedProduct_choices on ProductInterface{__isProductInterface:__typename,...QuickProduct_choices}fragment HeadlinePrice_choices on ProductInterface{__isProductInterface:__typename,...ProductChoices_product}fragment ProductChoices_product on ProductInterface{__isProductInterface:__typename,__typename,url_key,...useCustomOptions_product,...useBundle_product,...useDownloads_product,...usePieces_product}fragment ProductPurchase_choices on ProductInterface{__isProductInterface:__typename,...ProductChoices_product}fragment QuickProduct_choices on ProductInterface{__isProductInterface:__typename,...HeadlinePrice_choices,...ProductPurchase_choices}fragment QuickProduct_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix,rating_summary,review_count,short_description{html},...useProductPhotos_product,...useProductOffer_product,...useVariants_product,...useShownOffer_product}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment useBundle_product on BundleProduct{dynamic_price,special_price,price_tiers{quantity,discount{percent_off}},price_range{minimum_price{final_price{value}}},items{uid,title,type,required,position,options{uid,label,position,quantity,is_default,can_change_quantity,price,price_type,product{__typename,uid,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}}}}}}fragment useCustomOptions_product on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,title,required,sort_order,...on CustomizableFieldOption{value{price,price_type,max_characters,uid}},...on CustomizableAreaOption{value{price,price_type,max_characters,uid}},...on CustomizableDateOption{value{price,price_type,type,uid}},...on CustomizableDropDownOption{values:value{uid,title,price,price_type,sort_order}},...on CustomizableRadioOption{values:value{uid,title,price,price_type,sort_order}},...on CustomizableCheckboxOption{values:value{uid,title,price,price_type,sort_order}},...on CustomizableMultipleOption{values:value{uid,title,price,price_type,sort_order}}}}fragment useDownloads_product on DownloadableProduct{links_title,links_purchased_separately,downloadable_product_links{uid,title,price,sort_order,sample_url},downloadable_product_samples{title,sort_order,sample_url}}fragment usePieces_product on GroupedProduct{items{position,qty,product{__typename,uid,sku,name,stock_status,only_x_left_in_stock,thumbnail{url},price_range{minimum_price{final_price{value,currency},regular_price{value}}},price_tiers{quantity,discount{percent_off}}}}}fragment useProductAttributes_product on ProductInterface{__isProductInterface:__typename,custom_attributesV2{items{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,label}}}},...on SimpleProduct{weight}}fragment useProductOffer_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,__typename,special_price,sku,name,small_image{url},stock_status,only_x_left_in_stock,price_range{minimum_price{final_price{value,currency},regular_price{value},fixed_product_taxes{label,amount{value}}},maximum_price{final_price{value}}},price_tiers{quantity,discount{percent_off}},custom_attributesV2{items{__typename,code,...on AttributeValue{value}}}}fragment useProductPhotos_product on ProductInterface{__isProductInterface:__typename,image{url,label},media_gallery{__typename,url,label,disabled,...on ProductVideo{video_content{video_title,video_url}}}}fragment useShownOffer_product on ProductInterface{__isProductInterface:__typename,...useProductOffer_product,...useVariants_product}fragment useVariants_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,position,values{uid,label,swatch_data{__typename,value,...on ImageSwatchData{thumbnail}}}},variants{attributes{uid},product{uid,stock_status,price_range{minimum_price{final_price{value}}},...useProductPhotos_product,...useProductOffer_product,...useProductAttributes_product}}}"
  }
};
})();

(node as any).hash = "5041cfac56bdbea48dca8e96b8831e0d";

export default node;
