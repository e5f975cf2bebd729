/**
 * @generated SignedSource<<739f2a33777bdd7c3e2fd24cece83c60>>
 * @relayHash 2a278e34859aa51950827c4f9bf927df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9418e55506af74b819c3568f8302984d92190c833bafaaf45d08ac5334eceef

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductLateQuery$variables = {
  hasReviews: boolean;
  urlKey: string;
};
export type ProductLateQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductReviews_product" | "ProductRows_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductReviews_query" | "ReviewedJsonLd_query">;
};
export type ProductLateQuery = {
  response: ProductLateQuery$data;
  variables: ProductLateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasReviews"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "urlKey"
},
v2 = [
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
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 1
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "uid"
},
v5 = {
  "kind": "Variable",
  "name": "hasReviews",
  "variableName": "hasReviews"
},
v6 = [
  (v5/*:: as any*/),
  {
    "kind": "Variable",
    "name": "urlKey",
    "variableName": "urlKey"
  }
],
v7 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProductInterface"
},
v8 = {
  "kind": "ScalarField",
  "name": "sku"
},
v9 = {
  "kind": "ScalarField",
  "name": "url_key"
},
v10 = {
  "kind": "ScalarField",
  "name": "url_suffix"
},
v11 = {
  "kind": "ScalarField",
  "name": "review_count"
},
v12 = {
  "kind": "ScalarField",
  "name": "rating_summary"
},
v13 = {
  "kind": "ScalarField",
  "name": "average_rating"
},
v14 = {
  "kind": "ScalarField",
  "name": "name"
},
v15 = {
  "kind": "ScalarField",
  "name": "value"
},
v16 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v17 = {
  "kind": "ScalarField",
  "name": "url"
},
v18 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v17/*:: as any*/)
  ]
},
v19 = [
  (v15/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v20 = {
  "kind": "ScalarField",
  "name": "label"
},
v21 = [
  (v15/*:: as any*/)
],
v22 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v21/*:: as any*/)
},
v23 = {
  "kind": "ScalarField",
  "name": "required"
},
v24 = {
  "kind": "ScalarField",
  "name": "price"
},
v25 = [
  (v24/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v4/*:: as any*/)
],
v26 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v27 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v16/*:: as any*/),
  (v7/*:: as any*/),
  (v14/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "new_from_date"
  },
  {
    "kind": "ScalarField",
    "name": "new_to_date"
  },
  (v12/*:: as any*/),
  (v11/*:: as any*/),
  (v18/*:: as any*/),
  {
    "kind": "LinkedField",
    "name": "media_gallery",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      (v17/*:: as any*/),
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
            "selections": (v19/*:: as any*/)
          },
          {
            "concreteType": "FixedProductTax",
            "kind": "LinkedField",
            "name": "fixed_product_taxes",
            "plural": true,
            "selections": [
              (v20/*:: as any*/),
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": (v21/*:: as any*/)
              }
            ]
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "regular_price",
            "plural": false,
            "selections": (v19/*:: as any*/)
          }
        ]
      },
      {
        "concreteType": "ProductPrice",
        "kind": "LinkedField",
        "name": "maximum_price",
        "plural": false,
        "selections": [
          (v22/*:: as any*/)
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
          (v3/*:: as any*/),
          (v23/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "CustomizableFieldValue",
                "kind": "LinkedField",
                "name": "value",
                "plural": false,
                "selections": (v25/*:: as any*/)
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
                "selections": (v25/*:: as any*/)
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
                "selections": (v25/*:: as any*/)
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
                "selections": (v25/*:: as any*/)
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
                "selections": (v25/*:: as any*/)
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
                "selections": (v25/*:: as any*/)
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
                "selections": (v25/*:: as any*/)
              }
            ],
            "type": "CustomizableMultipleOption"
          },
          (v4/*:: as any*/)
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
          (v24/*:: as any*/),
          (v4/*:: as any*/)
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
          (v23/*:: as any*/),
          {
            "concreteType": "BundleItemOption",
            "kind": "LinkedField",
            "name": "options",
            "plural": true,
            "selections": [
              (v26/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v16/*:: as any*/),
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
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "regular_price",
                            "plural": false,
                            "selections": (v21/*:: as any*/)
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
                      (v26/*:: as any*/),
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
                  (v4/*:: as any*/)
                ]
              },
              (v4/*:: as any*/)
            ]
          },
          (v4/*:: as any*/)
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
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "code"
          },
          {
            "kind": "InlineFragment",
            "selections": (v21/*:: as any*/),
            "type": "AttributeValue"
          }
        ]
      }
    ],
    "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
  },
  (v8/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "concreteType": "ConfigurableProductOptions",
        "kind": "LinkedField",
        "name": "configurable_options",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "attribute_code"
          },
          (v20/*:: as any*/),
          {
            "concreteType": "ConfigurableProductOptionsValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v20/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "swatch_data",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v15/*:: as any*/)
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
              (v4/*:: as any*/)
            ]
          },
          {
            "concreteType": "SimpleProduct",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v18/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "ConfigurableProduct"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ProductLateQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": [
                  (v5/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "ProductReviews_product"
              },
              {
                "kind": "FragmentSpread",
                "name": "ProductRows_product"
              }
            ]
          }
        ]
      },
      {
        "args": (v6/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "ProductReviews_query"
      },
      {
        "args": (v6/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "ReviewedJsonLd_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProductLateQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "condition": "hasReviews",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "newest",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "pageSize",
                        "value": 50
                      }
                    ],
                    "concreteType": "ProductReviews",
                    "kind": "LinkedField",
                    "name": "reviews",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "ProductReview",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v13/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "reviews(pageSize:50)"
                  },
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "currentPage",
                        "value": 1
                      },
                      {
                        "kind": "Literal",
                        "name": "pageSize",
                        "value": 5
                      }
                    ],
                    "concreteType": "ProductReviews",
                    "kind": "LinkedField",
                    "name": "reviews",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "ProductReview",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "nickname"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "summary"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "text"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "created_at"
                          },
                          (v13/*:: as any*/),
                          {
                            "concreteType": "ProductReviewRating",
                            "kind": "LinkedField",
                            "name": "ratings_breakdown",
                            "plural": true,
                            "selections": [
                              (v14/*:: as any*/),
                              (v15/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ],
                    "storageKey": "reviews(currentPage:1,pageSize:5)"
                  }
                ]
              },
              (v16/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "related_products",
                "plural": true,
                "selections": (v27/*:: as any*/)
              },
              {
                "kind": "LinkedField",
                "name": "upsell_products",
                "plural": true,
                "selections": (v27/*:: as any*/)
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "2a278e34859aa51950827c4f9bf927df",
    "id": "b9418e55506af74b819c3568f8302984d92190c833bafaaf45d08ac5334eceef",
    "metadata": {},
    "name": "ProductLateQuery",
    "operationKind": "query",
    "text": "query ProductLateQuery($urlKey:String!,$hasReviews:Boolean!){products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,...ProductReviews_product_2izFJU,...ProductRows_product}},...ProductReviews_query_1X0cwf,...ReviewedJsonLd_query_1X0cwf}fragment CardActions_product on ProductInterface{__isProductInterface:__typename,stock_status,...useIsSettled_product,...QuickAdd_product,...QuickLook_product,...SaveOnCard_product,...productValue_product}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardSwatches_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label,swatch_data{__typename,value}}},variants{attributes{uid},product{uid,small_image{url}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment ProductCard_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,new_from_date,new_to_date,stock_status,rating_summary,review_count,small_image{url},media_gallery{__typename,url,disabled},...CardPrice_product,...CardActions_product,...on ConfigurableProduct{...CardSwatches_product,...filteredVariant_product}}fragment ProductCarousel_products on ProductInterface{__isProductInterface:__typename,uid,...ProductCard_product,...productItem_product}fragment ProductReviews_product_2izFJU on ProductInterface{__isProductInterface:__typename,sku,url_key,url_suffix,review_count,...ReviewSummary_product_2izFJU}fragment ProductReviews_query_1X0cwf on Query{...ReviewList_query_1X0cwf}fragment ProductRow_products on ProductInterface{__isProductInterface:__typename,uid,...ProductCarousel_products}fragment ProductRows_product on ProductInterface{__isProductInterface:__typename,uid,sku,stock_status,related_products{__typename,uid,stock_status,...ProductRow_products},upsell_products{__typename,uid,stock_status,...ProductRow_products}}fragment QuickAdd_product on ProductInterface{__isProductInterface:__typename,sku,name,url_key,url_suffix,small_image{url}}fragment QuickLook_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix}fragment ReviewItem_review on ProductReview{nickname,summary,text,created_at,average_rating,ratings_breakdown{name,value}}fragment ReviewList_query_1X0cwf on Query{products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,reviews(pageSize:5,currentPage:1)@include(if:$hasReviews){items{...ReviewItem_review}}}}}fragment ReviewSummary_product_2izFJU on ProductInterface{__isProductInterface:__typename,rating_summary,review_count,newest:reviews(pageSize:50)@include(if:$hasReviews){items{average_rating}}}fragment ReviewedJsonLd_query_1X0cwf on Query{products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,reviews(pageSize:5,currentPage:1)@include(if:$hasReviews){items{nickname,summary,text,created_at,average_rating}},uid}}}fragment SaveOnCard_product on ProductInterface{__isProductInterface:__typename,uid,sku,name}fragment filteredVariant_product on ConfigurableProduct{configurable_options{attribute_code,label,values{uid,label},uid},variants{attributes{uid},product{small_image{url},uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productItem_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value}}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment useIsSettled_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,required}}}"
  }
};
})();

(node as any).hash = "878410942fae5c0040538ccfa7f77079";

export default node;
