/**
 * @generated SignedSource<<12466081b8ff249b1b74b17b16de824e>>
 * @relayHash fd4334ad9213de471e2372f3cecd31a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd958d4b56af2373d4b8e290ffae0d2fe4f4019344d9a429ea84cac74ff7f191

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishlistPageQuery$variables = {
  isCustomer: boolean;
};
export type WishlistPageQuery$data = {
  readonly customer?: {
    readonly wishlists: ReadonlyArray<{
      readonly id: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OwnWishes_wishlist">;
    } | null | undefined>;
  } | null | undefined;
};
export type WishlistPageQuery = {
  response: WishlistPageQuery$data;
  variables: WishlistPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isCustomer"
  }
],
v1 = {
  "kind": "Literal",
  "name": "pageSize",
  "value": 100
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "uid"
},
v6 = {
  "kind": "ScalarField",
  "name": "sku"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProductInterface"
},
v9 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v10 = {
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
v11 = {
  "kind": "ScalarField",
  "name": "value"
},
v12 = [
  (v11/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v13 = {
  "kind": "ScalarField",
  "name": "label"
},
v14 = [
  (v11/*:: as any*/)
],
v15 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v14/*:: as any*/)
},
v16 = {
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
          "selections": (v12/*:: as any*/)
        },
        {
          "concreteType": "FixedProductTax",
          "kind": "LinkedField",
          "name": "fixed_product_taxes",
          "plural": true,
          "selections": [
            (v13/*:: as any*/),
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": (v14/*:: as any*/)
            }
          ]
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "regular_price",
          "plural": false,
          "selections": (v12/*:: as any*/)
        }
      ]
    },
    {
      "concreteType": "ProductPrice",
      "kind": "LinkedField",
      "name": "maximum_price",
      "plural": false,
      "selections": [
        (v15/*:: as any*/)
      ]
    }
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "required"
},
v18 = {
  "kind": "ScalarField",
  "name": "price"
},
v19 = [
  (v18/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v5/*:: as any*/)
],
v20 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v17/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "CustomizableFieldValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": false,
              "selections": (v19/*:: as any*/)
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
              "selections": (v19/*:: as any*/)
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
              "selections": (v19/*:: as any*/)
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
              "selections": (v19/*:: as any*/)
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
              "selections": (v19/*:: as any*/)
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
              "selections": (v19/*:: as any*/)
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
              "selections": (v19/*:: as any*/)
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
v21 = {
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
        (v18/*:: as any*/),
        (v5/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableProduct"
},
v22 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v23 = {
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
        (v17/*:: as any*/),
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
                (v4/*:: as any*/),
                (v9/*:: as any*/),
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
                        (v15/*:: as any*/),
                        {
                          "concreteType": "Money",
                          "kind": "LinkedField",
                          "name": "regular_price",
                          "plural": false,
                          "selections": (v14/*:: as any*/)
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
v24 = {
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
        (v4/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "InlineFragment",
          "selections": (v14/*:: as any*/),
          "type": "AttributeValue"
        }
      ]
    }
  ],
  "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "WishlistPageQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": (v2/*:: as any*/),
                "concreteType": "Wishlist",
                "kind": "LinkedField",
                "name": "wishlists",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "OwnWishes_wishlist"
                  }
                ],
                "storageKey": "wishlists(pageSize:100)"
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
    "name": "WishlistPageQuery",
    "selections": [
      {
        "condition": "isCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": (v2/*:: as any*/),
                "concreteType": "Wishlist",
                "kind": "LinkedField",
                "name": "wishlists",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "currentPage",
                        "value": 1
                      },
                      (v1/*:: as any*/)
                    ],
                    "concreteType": "WishlistItems",
                    "kind": "LinkedField",
                    "name": "items_v2",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "description"
                          },
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "url_key"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "url_suffix"
                              },
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v16/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/),
                              (v23/*:: as any*/),
                              (v24/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "SelectedCustomizableOption",
                            "kind": "LinkedField",
                            "name": "customizable_options",
                            "plural": true,
                            "selections": [
                              (v13/*:: as any*/),
                              {
                                "concreteType": "SelectedCustomizableOptionValue",
                                "kind": "LinkedField",
                                "name": "values",
                                "plural": true,
                                "selections": [
                                  (v13/*:: as any*/),
                                  (v11/*:: as any*/)
                                ]
                              }
                            ]
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "SelectedConfigurableOption",
                                "kind": "LinkedField",
                                "name": "configurable_options",
                                "plural": true,
                                "selections": [
                                  {
                                    "kind": "ScalarField",
                                    "name": "option_label"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "value_label"
                                  }
                                ]
                              },
                              {
                                "kind": "LinkedField",
                                "name": "configured_variant",
                                "plural": false,
                                "selections": [
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v21/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v6/*:: as any*/),
                                  (v7/*:: as any*/)
                                ]
                              }
                            ],
                            "type": "ConfigurableWishlistItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "SelectedBundleOption",
                                "kind": "LinkedField",
                                "name": "bundle_options",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v13/*:: as any*/),
                                  {
                                    "concreteType": "SelectedBundleOptionValue",
                                    "kind": "LinkedField",
                                    "name": "values",
                                    "plural": true,
                                    "selections": [
                                      (v5/*:: as any*/),
                                      (v13/*:: as any*/),
                                      (v22/*:: as any*/)
                                    ]
                                  }
                                ]
                              }
                            ],
                            "type": "BundleWishlistItem"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "concreteType": "DownloadableProductLinks",
                                "kind": "LinkedField",
                                "name": "links_v2",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "title"
                                  }
                                ]
                              }
                            ],
                            "type": "DownloadableWishlistItem"
                          }
                        ]
                      }
                    ],
                    "storageKey": "items_v2(currentPage:1,pageSize:100)"
                  }
                ],
                "storageKey": "wishlists(pageSize:100)"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "fd4334ad9213de471e2372f3cecd31a8",
    "id": "dd958d4b56af2373d4b8e290ffae0d2fe4f4019344d9a429ea84cac74ff7f191",
    "metadata": {},
    "name": "WishlistPageQuery",
    "operationKind": "query",
    "text": "query WishlistPageQuery($isCustomer:Boolean!){customer@include(if:$isCustomer){wishlists(pageSize:100){id,...OwnWishes_wishlist}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment OwnWishes_wishlist on Wishlist{id,items_v2(currentPage:1,pageSize:100){items{__typename,id,description,product{__typename,uid,sku,name,...WishRows_product,...productValue_product,...needsChoices_product},customizable_options{label,values{label,value}},...on ConfigurableWishlistItem{configurable_options{option_label,value_label},configured_variant{__typename,uid,...WishRows_variant,...productValue_product}},...on BundleWishlistItem{bundle_options{uid,label,values{uid,label,quantity}}},...on DownloadableWishlistItem{links_v2{uid,title}}}}}fragment WishRow_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,stock_status,small_image{url},...CardPrice_product}fragment WishRow_variant on ProductInterface{__isProductInterface:__typename,stock_status,small_image{url},...CardPrice_product}fragment WishRows_product on ProductInterface{__isProductInterface:__typename,...WishRow_product}fragment WishRows_variant on ProductInterface{__isProductInterface:__typename,...WishRow_variant}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "aecda89a395b893be385b7dcec92a07c";

export default node;
