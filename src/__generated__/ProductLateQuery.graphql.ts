/**
 * @generated SignedSource<<708d86c953cf68c6412972e338a4b1c6>>
 * @relayHash 8d2e13984a242df3601c933bf24b5cee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 551dc8c4ed608cf7ca0bfec4718058f95878c4fb96744e2aa9f073bd950c68b2

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
  readonly " $fragmentSpreads": FragmentRefs<"ProductReviews_query">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v5 = {
  "kind": "Variable",
  "name": "hasReviews",
  "variableName": "hasReviews"
},
v6 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProductInterface"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_key",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_suffix",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "review_count",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rating_summary",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock_status",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v17 = [
  (v16/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v18 = [
  (v16/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v20 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v12/*:: as any*/),
  (v6/*:: as any*/),
  (v13/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
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
  (v11/*:: as any*/),
  (v10/*:: as any*/),
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "media_gallery",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      (v14/*:: as any*/),
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
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "regular_price",
            "plural": false,
            "selections": (v17/*:: as any*/),
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
            "selections": (v18/*:: as any*/),
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v18/*:: as any*/),
            "type": "AttributeValue",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
  },
  (v7/*:: as any*/),
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
          (v4/*:: as any*/)
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attribute_code",
            "storageKey": null
          },
          (v19/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurableProductOptionsValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "swatch_data",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v16/*:: as any*/)
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
              (v4/*:: as any*/)
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
              (v4/*:: as any*/),
              (v15/*:: as any*/)
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
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average_rating",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductLateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProductRows_product"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "args": [
          (v5/*:: as any*/),
          {
            "kind": "Variable",
            "name": "urlKey",
            "variableName": "urlKey"
          }
        ],
        "kind": "FragmentSpread",
        "name": "ProductReviews_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
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
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "related_products",
                "plural": true,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "upsell_products",
                "plural": true,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "crosssell_products",
                "plural": true,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
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
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductReview",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "reviews(pageSize:50)"
                  },
                  {
                    "alias": null,
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
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductReview",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "nickname",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "summary",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "text",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "created_at",
                            "storageKey": null
                          },
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ProductReviewRating",
                            "kind": "LinkedField",
                            "name": "ratings_breakdown",
                            "plural": true,
                            "selections": [
                              (v13/*:: as any*/),
                              (v16/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "reviews(currentPage:1,pageSize:5)"
                  }
                ]
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
    "cacheID": "8d2e13984a242df3601c933bf24b5cee",
    "id": "551dc8c4ed608cf7ca0bfec4718058f95878c4fb96744e2aa9f073bd950c68b2",
    "metadata": {},
    "name": "ProductLateQuery",
    "operationKind": "query",
    "text": "query ProductLateQuery($urlKey:String!,$hasReviews:Boolean!){products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,...ProductReviews_product_2izFJU,...ProductRows_product}},...ProductReviews_query_1X0cwf}fragment CardActions_product on ProductInterface{__isProductInterface:__typename,stock_status,...useIsSettled_product,...QuickAdd_product,...QuickLook_product,...SaveOnCard_product,...productValue_product}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardSwatches_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label,swatch_data{__typename,value}}},variants{attributes{uid},product{uid,small_image{url}}}}fragment ProductCard_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,new_from_date,new_to_date,stock_status,rating_summary,review_count,small_image{url},media_gallery{__typename,url,disabled},...CardPrice_product,...CardActions_product,...on ConfigurableProduct{...CardSwatches_product,...filteredVariant_product}}fragment ProductCarousel_products on ProductInterface{__isProductInterface:__typename,uid,...ProductCard_product,...productItem_product}fragment ProductReviews_product_2izFJU on ProductInterface{__isProductInterface:__typename,sku,url_key,url_suffix,review_count,...ReviewSummary_product_2izFJU}fragment ProductReviews_query_1X0cwf on Query{...ReviewList_query_1X0cwf}fragment ProductRow_products on ProductInterface{__isProductInterface:__typename,uid,...ProductCarousel_products}fragment ProductRows_product on ProductInterface{__isProductInterface:__typename,uid,sku,stock_status,related_products{__typename,uid,stock_status,...ProductRow_products},upsell_products{__typename,uid,stock_status,...ProductRow_products},crosssell_products{__typename,uid,stock_status,...ProductRow_products}}fragment QuickAdd_product on ProductInterface{__isProductInterface:__typename,sku,name,url_key,url_suffix,small_image{url}}fragment QuickLook_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix}fragment ReviewItem_review on ProductReview{nickname,summary,text,created_at,average_rating,ratings_breakdown{name,value}}fragment ReviewList_query_1X0cwf on Query{products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,reviews(pageSize:5,currentPage:1)@include(if:$hasReviews){items{...ReviewItem_review}}}}}fragment ReviewSummary_product_2izFJU on ProductInterface{__isProductInterface:__typename,rating_summary,review_count,newest:reviews(pageSize:50)@include(if:$hasReviews){items{average_rating}}}fragment SaveOnCard_product on ProductInterface{__isProductInterface:__typename,uid,sku,name}fragment filteredVariant_product on ConfigurableProduct{configurable_options{attribute_code,label,values{uid,label},uid},variants{attributes{uid},product{small_image{url},uid}}}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment productItem_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value}}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment useIsSettled_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,required}}}"
  }
};
})();

(node as any).hash = "275c65d547b55df4620dbd9b8c53d5ad";

export default node;
