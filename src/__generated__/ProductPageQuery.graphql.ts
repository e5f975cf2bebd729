/**
 * @generated SignedSource<<7dcdf161b10a2652661536cc701ef7e1>>
 * @relayHash b6b9d732d084213aa621f922647a2394
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c0f7424b76968f92dd0d78d7f0343732fa3128d8b21b23685b78fa35dd215f9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductPageQuery$variables = {
  urlKey: string;
};
export type ProductPageQuery$data = {
  readonly attributesList: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductView_attributes">;
  } | null | undefined;
  readonly cmsBlocks: {
    readonly items: ReadonlyArray<{
      readonly content: string | null | undefined;
      readonly identifier: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductDeliveryNote_block" | "ProductDelivery_block">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductView_choices" | "ProductView_product" | "needsChoices_product" | "useProductAttributes_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type ProductPageQuery = {
  response: ProductPageQuery$data;
  variables: ProductPageQuery$variables;
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
v4 = [
  (v3/*:: as any*/)
],
v5 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "CATALOG_PRODUCT"
  },
  {
    "kind": "Literal",
    "name": "filters",
    "value": {
      "is_visible_on_front": true
    }
  }
],
v6 = [
  {
    "kind": "Literal",
    "name": "identifiers",
    "value": [
      "product-delivery",
      "product-delivery-note"
    ]
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "identifier"
},
v8 = {
  "kind": "ScalarField",
  "name": "content"
},
v9 = {
  "kind": "ScalarField",
  "name": "code"
},
v10 = {
  "kind": "ScalarField",
  "name": "value"
},
v11 = [
  (v10/*:: as any*/)
],
v12 = {
  "kind": "ScalarField",
  "name": "label"
},
v13 = {
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
        (v9/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v11/*:: as any*/),
          "type": "AttributeValue"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "kind": "LinkedField",
              "name": "selected_options",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v12/*:: as any*/)
              ]
            }
          ],
          "type": "AttributeSelectedOptions"
        }
      ]
    }
  ]
},
v14 = {
  "kind": "ScalarField",
  "name": "name"
},
v15 = {
  "kind": "ScalarField",
  "name": "url_suffix"
},
v16 = [
  {
    "kind": "ScalarField",
    "name": "html"
  }
],
v17 = {
  "kind": "ScalarField",
  "name": "url"
},
v18 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v12/*:: as any*/)
  ]
},
v19 = {
  "kind": "ScalarField",
  "name": "sku"
},
v20 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v21 = {
  "kind": "ScalarField",
  "name": "special_to_date"
},
v22 = {
  "kind": "ScalarField",
  "name": "currency"
},
v23 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v22/*:: as any*/)
  ]
},
v24 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "regular_price",
  "plural": false,
  "selections": (v11/*:: as any*/)
},
v25 = {
  "concreteType": "FixedProductTax",
  "kind": "LinkedField",
  "name": "fixed_product_taxes",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v11/*:: as any*/)
    }
  ]
},
v26 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v11/*:: as any*/)
},
v27 = [
  (v26/*:: as any*/)
],
v28 = {
  "concreteType": "ProductPrice",
  "kind": "LinkedField",
  "name": "maximum_price",
  "plural": false,
  "selections": (v27/*:: as any*/)
},
v29 = {
  "kind": "LinkedField",
  "name": "media_gallery",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v17/*:: as any*/),
    (v12/*:: as any*/),
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
v30 = {
  "kind": "ScalarField",
  "name": "special_price"
},
v31 = [
  (v17/*:: as any*/)
],
v32 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": (v31/*:: as any*/)
},
v33 = {
  "kind": "ScalarField",
  "name": "only_x_left_in_stock"
},
v34 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v35 = {
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
v36 = {
  "kind": "ScalarField",
  "name": "required"
},
v37 = {
  "kind": "ScalarField",
  "name": "price"
},
v38 = {
  "kind": "ScalarField",
  "name": "price_type"
},
v39 = [
  (v37/*:: as any*/),
  (v38/*:: as any*/),
  (v3/*:: as any*/)
],
v40 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "weight"
    }
  ],
  "type": "SimpleProduct"
},
v41 = {
  "kind": "ScalarField",
  "name": "links_purchased_separately"
},
v42 = {
  "kind": "InlineFragment",
  "selections": [
    (v41/*:: as any*/),
    {
      "concreteType": "DownloadableProductLinks",
      "kind": "LinkedField",
      "name": "downloadable_product_links",
      "plural": true,
      "selections": [
        (v37/*:: as any*/),
        (v3/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableProduct"
},
v43 = {
  "kind": "ScalarField",
  "name": "dynamic_price"
},
v44 = {
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
        (v26/*:: as any*/),
        (v24/*:: as any*/)
      ]
    }
  ]
},
v45 = {
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
        (v23/*:: as any*/),
        (v24/*:: as any*/)
      ]
    }
  ]
},
v46 = {
  "kind": "ScalarField",
  "name": "position"
},
v47 = {
  "kind": "ScalarField",
  "name": "title"
},
v48 = {
  "kind": "ScalarField",
  "name": "sort_order"
},
v49 = [
  (v37/*:: as any*/),
  (v38/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "max_characters"
  },
  (v3/*:: as any*/)
],
v50 = {
  "kind": "ScalarField",
  "name": "type"
},
v51 = [
  (v3/*:: as any*/),
  (v47/*:: as any*/),
  (v37/*:: as any*/),
  (v38/*:: as any*/),
  (v48/*:: as any*/)
],
v52 = {
  "kind": "ScalarField",
  "name": "sample_url"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ProductPageQuery",
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
                        "selections": (v4/*:: as any*/)
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
                "name": "useProductAttributes_product"
              },
              {
                "kind": "FragmentSpread",
                "name": "ProductView_product"
              },
              {
                "kind": "FragmentSpread",
                "name": "ProductView_choices"
              }
            ]
          }
        ]
      },
      {
        "args": (v5/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ProductView_attributes"
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_visible_on_front\":true})"
      },
      {
        "args": (v6/*:: as any*/),
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ProductDelivery_block"
              },
              {
                "kind": "FragmentSpread",
                "name": "ProductDeliveryNote_block"
              }
            ]
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"product-delivery\",\"product-delivery-note\"])"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductPageQuery",
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
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "url_key"
              },
              (v15/*:: as any*/),
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
                "selections": (v16/*:: as any*/)
              },
              {
                "concreteType": "ComplexTextValue",
                "kind": "LinkedField",
                "name": "description",
                "plural": false,
                "selections": (v16/*:: as any*/)
              },
              {
                "kind": "ScalarField",
                "name": "meta_title"
              },
              {
                "kind": "ScalarField",
                "name": "meta_description"
              },
              {
                "kind": "ScalarField",
                "name": "canonical_url"
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
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
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/)
                    ]
                  },
                  (v28/*:: as any*/)
                ]
              },
              {
                "kind": "LinkedField",
                "name": "categories",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "level"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url_path"
                  },
                  (v15/*:: as any*/),
                  {
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
                      },
                      {
                        "kind": "ScalarField",
                        "name": "category_url_path"
                      }
                    ]
                  }
                ]
              },
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v35/*:: as any*/),
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
                      (v36/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "CustomizableFieldValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v39/*:: as any*/)
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
                            "selections": (v39/*:: as any*/)
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
                            "selections": (v39/*:: as any*/)
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
              (v40/*:: as any*/),
              (v42/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v43/*:: as any*/),
                  {
                    "concreteType": "BundleItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v36/*:: as any*/),
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
                              (v2/*:: as any*/),
                              (v20/*:: as any*/),
                              (v44/*:: as any*/),
                              (v35/*:: as any*/),
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
                "kind": "InlineFragment",
                "selections": [
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
                          (v9/*:: as any*/),
                          (v12/*:: as any*/),
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
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          {
                            "concreteType": "ProductImage",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": (v31/*:: as any*/)
                          },
                          (v45/*:: as any*/)
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
                      (v12/*:: as any*/),
                      (v46/*:: as any*/),
                      {
                        "concreteType": "ConfigurableProductOptionsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v12/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "swatch_data",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v10/*:: as any*/),
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
                        "selections": (v4/*:: as any*/)
                      },
                      {
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v20/*:: as any*/),
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
                                "selections": (v27/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v18/*:: as any*/),
                              (v29/*:: as any*/),
                              (v2/*:: as any*/),
                              (v30/*:: as any*/),
                              (v19/*:: as any*/),
                              (v14/*:: as any*/),
                              (v32/*:: as any*/),
                              (v33/*:: as any*/),
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
                                          (v22/*:: as any*/)
                                        ]
                                      },
                                      (v24/*:: as any*/),
                                      (v25/*:: as any*/)
                                    ]
                                  },
                                  (v28/*:: as any*/)
                                ]
                              },
                              (v35/*:: as any*/),
                              (v13/*:: as any*/),
                              (v42/*:: as any*/),
                              (v40/*:: as any*/)
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
                      (v47/*:: as any*/),
                      (v36/*:: as any*/),
                      (v48/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "CustomizableFieldValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v49/*:: as any*/)
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
                            "selections": (v49/*:: as any*/)
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
                              (v37/*:: as any*/),
                              (v38/*:: as any*/),
                              (v50/*:: as any*/),
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
                            "selections": (v51/*:: as any*/)
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
                            "selections": (v51/*:: as any*/)
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
                            "selections": (v51/*:: as any*/)
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
                            "selections": (v51/*:: as any*/)
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
                  (v43/*:: as any*/),
                  {
                    "concreteType": "BundleItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v47/*:: as any*/),
                      (v50/*:: as any*/),
                      (v36/*:: as any*/),
                      (v46/*:: as any*/),
                      {
                        "concreteType": "BundleItemOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v12/*:: as any*/),
                          (v46/*:: as any*/),
                          (v34/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "is_default"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "can_change_quantity"
                          },
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v3/*:: as any*/),
                              (v20/*:: as any*/),
                              (v44/*:: as any*/),
                              (v35/*:: as any*/)
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
                  (v41/*:: as any*/),
                  {
                    "concreteType": "DownloadableProductLinks",
                    "kind": "LinkedField",
                    "name": "downloadable_product_links",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v47/*:: as any*/),
                      (v37/*:: as any*/),
                      (v48/*:: as any*/),
                      (v52/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "DownloadableProductSamples",
                    "kind": "LinkedField",
                    "name": "downloadable_product_samples",
                    "plural": true,
                    "selections": [
                      (v47/*:: as any*/),
                      (v48/*:: as any*/),
                      (v52/*:: as any*/)
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
                      (v46/*:: as any*/),
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
                          (v19/*:: as any*/),
                          (v14/*:: as any*/),
                          (v20/*:: as any*/),
                          (v33/*:: as any*/),
                          {
                            "concreteType": "ProductImage",
                            "kind": "LinkedField",
                            "name": "thumbnail",
                            "plural": false,
                            "selections": (v31/*:: as any*/)
                          },
                          (v45/*:: as any*/),
                          (v35/*:: as any*/)
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
      },
      {
        "args": (v5/*:: as any*/),
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
              (v2/*:: as any*/),
              (v9/*:: as any*/),
              (v12/*:: as any*/)
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_visible_on_front\":true})"
      },
      {
        "args": (v6/*:: as any*/),
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v47/*:: as any*/)
            ]
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"product-delivery\",\"product-delivery-note\"])"
      }
    ]
  },
  "params": {
    "cacheID": "b6b9d732d084213aa621f922647a2394",
    "id": "2c0f7424b76968f92dd0d78d7f0343732fa3128d8b21b23685b78fa35dd215f9",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": "query ProductPageQuery($urlKey:String!){products(filter:{url_key:{eq:$urlKey}}){items{__typename,uid,...needsChoices_product,...useProductAttributes_product,...ProductView_product,...ProductView_choices}},attributesList(entityType:CATALOG_PRODUCT,filters:{is_visible_on_front:true}){...ProductView_attributes},cmsBlocks(identifiers:[\"product-delivery\",\"product-delivery-note\"]){items{identifier,content,...ProductDelivery_block,...ProductDeliveryNote_block}}}fragment AttributeTable_attributes on AttributesMetadataOutput{items{__typename,code,label}}fragment HeadlinePrice_choices on ProductInterface{__isProductInterface:__typename,...ProductChoices_product}fragment ProductBreadcrumbs_product on ProductInterface{__isProductInterface:__typename,name,canonical_url,url_key,url_suffix,categories{__typename,uid,name,level,url_path,url_suffix,breadcrumbs{category_uid,category_name,category_url_path}}}fragment ProductChoices_product on ProductInterface{__isProductInterface:__typename,__typename,url_key,...useCustomOptions_product,...useBundle_product,...useDownloads_product,...usePieces_product}fragment ProductDeliveryNote_block on CmsBlock{identifier,content}fragment ProductDelivery_block on CmsBlock{identifier,title,content}fragment ProductHead_product on ProductInterface{__isProductInterface:__typename,...productMetadata_product,...structuredData_product}fragment ProductPurchase_choices on ProductInterface{__isProductInterface:__typename,...ProductChoices_product}fragment ProductView_attributes on AttributesMetadataOutput{...AttributeTable_attributes}fragment ProductView_choices on ProductInterface{__isProductInterface:__typename,...HeadlinePrice_choices,...ProductPurchase_choices}fragment ProductView_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,rating_summary,review_count,short_description{html},description{html},...ProductHead_product,...ProductBreadcrumbs_product,...useProductPhotos_product,...useProductOffer_product,...useProductAttributes_product,...useShownOffer_product}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productMetadata_product on ProductInterface{__isProductInterface:__typename,name,meta_title,meta_description,canonical_url,url_key,url_suffix,image{url}}fragment structuredData_product on ProductInterface{__isProductInterface:__typename,__typename,sku,name,meta_description,stock_status,rating_summary,review_count,image{url},special_to_date,custom_attributesV2{items{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,label}}}},price_range{minimum_price{final_price{value,currency},regular_price{value}},maximum_price{final_price{value}}},...partedProduct_product,...on ConfigurableProduct{variants{attributes{code,label,uid},product{uid,sku,stock_status,special_to_date,image{url},price_range{minimum_price{final_price{value,currency},regular_price{value}}}}}}}fragment useBundle_product on BundleProduct{dynamic_price,special_price,price_tiers{quantity,discount{percent_off}},price_range{minimum_price{final_price{value}}},items{uid,title,type,required,position,options{uid,label,position,quantity,is_default,can_change_quantity,price,price_type,product{__typename,uid,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}}}}}}fragment useCustomOptions_product on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,title,required,sort_order,...on CustomizableFieldOption{value{price,price_type,max_characters,uid}},...on CustomizableAreaOption{value{price,price_type,max_characters,uid}},...on CustomizableDateOption{value{price,price_type,type,uid}},...on CustomizableDropDownOption{values:value{uid,title,price,price_type,sort_order}},...on CustomizableRadioOption{values:value{uid,title,price,price_type,sort_order}},...on CustomizableCheckboxOption{values:value{uid,title,price,price_type,sort_order}},...on CustomizableMultipleOption{values:value{uid,title,price,price_type,sort_order}}}}fragment useDownloads_product on DownloadableProduct{links_title,links_purchased_separately,downloadable_product_links{uid,title,price,sort_order,sample_url},downloadable_product_samples{title,sort_order,sample_url}}fragment usePieces_product on GroupedProduct{items{position,qty,product{__typename,uid,sku,name,stock_status,only_x_left_in_stock,thumbnail{url},price_range{minimum_price{final_price{value,currency},regular_price{value}}},price_tiers{quantity,discount{percent_off}}}}}fragment useProductAttributes_product on ProductInterface{__isProductInterface:__typename,custom_attributesV2{items{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,label}}}},...on SimpleProduct{weight}}fragment useProductOffer_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,__typename,special_price,sku,name,small_image{url},stock_status,only_x_left_in_stock,price_range{minimum_price{final_price{value,currency},regular_price{value},fixed_product_taxes{label,amount{value}}},maximum_price{final_price{value}}},price_tiers{quantity,discount{percent_off}},custom_attributesV2{items{__typename,code,...on AttributeValue{value}}}}fragment useProductPhotos_product on ProductInterface{__isProductInterface:__typename,image{url,label},media_gallery{__typename,url,label,disabled,...on ProductVideo{video_content{video_title,video_url}}}}fragment useShownOffer_product on ProductInterface{__isProductInterface:__typename,...useProductOffer_product,...useVariants_product}fragment useVariants_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,position,values{uid,label,swatch_data{__typename,value,...on ImageSwatchData{thumbnail}}}},variants{attributes{uid},product{uid,stock_status,price_range{minimum_price{final_price{value}}},...useProductPhotos_product,...useProductOffer_product,...useProductAttributes_product}}}"
  }
};
})();

(node as any).hash = "478a3c9640f5142e811d9cd51e70bd82";

export default node;
