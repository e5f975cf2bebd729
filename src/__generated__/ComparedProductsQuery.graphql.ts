/**
 * @generated SignedSource<<68337b10080c19c314d0216e87e80307>>
 * @relayHash c8b29464ae10658d1436afc8b1ef6b1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfce37d20d04dc6267e2b526bafbfd20c17ab5b97833d2497b4dde9ca099cc8e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComparedProductsQuery$variables = {
  uid: string;
};
export type ComparedProductsQuery$data = {
  readonly attributesList: {
    readonly " $fragmentSpreads": FragmentRefs<"CompareTable_attributes">;
  } | null | undefined;
  readonly compareList: {
    readonly items: ReadonlyArray<{
      readonly product: {
        readonly uid: string;
      };
      readonly uid: string;
    } | null | undefined> | null | undefined;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"CompareTable_list" | "compareBackend_list">;
  } | null | undefined;
};
export type ComparedProductsQuery = {
  response: ComparedProductsQuery$data;
  variables: ComparedProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uid"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "uid",
    "variableName": "uid"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = [
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
v5 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v6 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v7 = {
  "kind": "ScalarField",
  "name": "required"
},
v8 = {
  "kind": "ScalarField",
  "name": "price"
},
v9 = [
  (v8/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v2/*:: as any*/)
],
v10 = {
  "kind": "ScalarField",
  "name": "value"
},
v11 = [
  (v10/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v12 = {
  "kind": "ScalarField",
  "name": "label"
},
v13 = [
  (v10/*:: as any*/)
],
v14 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v13/*:: as any*/)
},
v15 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v16 = {
  "kind": "ScalarField",
  "name": "code"
},
v17 = {
  "kind": "InlineFragment",
  "selections": (v13/*:: as any*/),
  "type": "AttributeValue"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ComparedProductsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "compareList",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "ComparableItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ]
              }
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "CompareTable_list"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "compareBackend_list",
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "ComparableItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "argumentDefinitions": []
          }
        ]
      },
      {
        "args": (v4/*:: as any*/),
        "concreteType": "AttributesMetadataOutput",
        "kind": "LinkedField",
        "name": "attributesList",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CompareTable_attributes"
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_visible_on_front\":true})"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ComparedProductsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "compareList",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "ComparableItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isProductInterface"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "sku"
                  },
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "url_key"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "url_suffix"
                  },
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "rating_summary"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "review_count"
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
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/),
                          (v2/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "CustomizableFieldValue",
                                "kind": "LinkedField",
                                "name": "value",
                                "plural": false,
                                "selections": (v9/*:: as any*/)
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
                                "selections": (v9/*:: as any*/)
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
                                "selections": (v9/*:: as any*/)
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
                                "selections": (v9/*:: as any*/)
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
                                "selections": (v9/*:: as any*/)
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
                                "selections": (v9/*:: as any*/)
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
                                "selections": (v9/*:: as any*/)
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
                            "selections": (v11/*:: as any*/)
                          },
                          {
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
                                "selections": (v13/*:: as any*/)
                              }
                            ]
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "regular_price",
                            "plural": false,
                            "selections": (v11/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "ProductPrice",
                        "kind": "LinkedField",
                        "name": "maximum_price",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/)
                        ]
                      }
                    ]
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
                          (v8/*:: as any*/),
                          (v2/*:: as any*/)
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
                          (v7/*:: as any*/),
                          {
                            "concreteType": "BundleItemOption",
                            "kind": "LinkedField",
                            "name": "options",
                            "plural": true,
                            "selections": [
                              (v15/*:: as any*/),
                              {
                                "kind": "LinkedField",
                                "name": "product",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v6/*:: as any*/),
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
                                          (v14/*:: as any*/),
                                          {
                                            "concreteType": "Money",
                                            "kind": "LinkedField",
                                            "name": "regular_price",
                                            "plural": false,
                                            "selections": (v13/*:: as any*/)
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
                                      (v15/*:: as any*/),
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
                                  (v2/*:: as any*/)
                                ]
                              },
                              (v2/*:: as any*/)
                            ]
                          },
                          (v2/*:: as any*/)
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
                          (v16/*:: as any*/),
                          (v17/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
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
                              (v16/*:: as any*/),
                              (v12/*:: as any*/),
                              (v2/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "SimpleProduct",
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
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
                                      (v5/*:: as any*/),
                                      (v16/*:: as any*/),
                                      (v17/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "kind": "LinkedField",
                                            "name": "selected_options",
                                            "plural": true,
                                            "selections": [
                                              (v5/*:: as any*/),
                                              (v12/*:: as any*/)
                                            ]
                                          }
                                        ],
                                        "type": "AttributeSelectedOptions"
                                      }
                                    ]
                                  }
                                ]
                              }
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
                "concreteType": "ProductAttribute",
                "kind": "LinkedField",
                "name": "attributes",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              }
            ]
          },
          {
            "concreteType": "ComparableAttribute",
            "kind": "LinkedField",
            "name": "attributes",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              (v12/*:: as any*/)
            ]
          }
        ]
      },
      {
        "args": (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v16/*:: as any*/),
              (v12/*:: as any*/)
            ]
          }
        ],
        "storageKey": "attributesList(entityType:\"CATALOG_PRODUCT\",filters:{\"is_visible_on_front\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "c8b29464ae10658d1436afc8b1ef6b1d",
    "id": "bfce37d20d04dc6267e2b526bafbfd20c17ab5b97833d2497b4dde9ca099cc8e",
    "metadata": {},
    "name": "ComparedProductsQuery",
    "operationKind": "query",
    "text": "query ComparedProductsQuery($uid:ID!){compareList(uid:$uid){uid,items{uid,product{__typename,uid}},...CompareTable_list,...compareBackend_list},attributesList(entityType:CATALOG_PRODUCT,filters:{is_visible_on_front:true}){...CompareTable_attributes}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment CompareTable_attributes on AttributesMetadataOutput{items{__typename,code,label}}fragment CompareTable_list on CompareList{attributes{code,label},items{uid,product{__typename,uid,...ComparedHead_product,...variantValues_product},attributes{code,value}}}fragment ComparedHead_product on ProductInterface{__isProductInterface:__typename,__typename,uid,sku,name,url_key,url_suffix,stock_status,rating_summary,review_count,small_image{url},...needsChoices_product,...CardPrice_product,...productValue_product}fragment compareBackend_list on CompareList{uid,items{uid,product{__typename,uid,name}}}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment variantValues_product on ProductInterface{__isProductInterface:__typename,...on ConfigurableProduct{variants{attributes{code,label,uid},product{uid,custom_attributesV2{items{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,label}}}}}}}}"
  }
};
})();

(node as any).hash = "6f08bc98f47da004cf107ed7350f99c8";

export default node;
