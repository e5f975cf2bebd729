/**
 * @generated SignedSource<<80eccb3e2de8ed3fd270b17bed03dae6>>
 * @relayHash 3d9250c29438a207cb45ed5f7e77da8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1243206e3b050a2b325ff709e908e8e003376515d4f2ba1bd0b14c4c5d0f928

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
      readonly options?: ReadonlyArray<{
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"QuickProduct_product">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "media_gallery",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabled",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductMediaGalleryEntriesVideoContent",
          "kind": "LinkedField",
          "name": "video_content",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "video_title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "video_url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "ProductVideo",
      "abstractKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
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
  "name": "only_x_left_in_stock",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v16 = [
  (v14/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "regular_price",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v18 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "final_price",
    "plural": false,
    "selections": (v16/*:: as any*/),
    "storageKey": null
  }
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductPrice",
  "kind": "LinkedField",
  "name": "maximum_price",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "TierPrice",
  "kind": "LinkedField",
  "name": "price_tiers",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductDiscount",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent_off",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v22 = {
  "kind": "InlineFragment",
  "selections": (v16/*:: as any*/),
  "type": "AttributeValue",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductQuickPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "CustomizableProductInterface",
                "abstractKey": "__isCustomizableProductInterface"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "QuickProduct_product"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductQuickPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url_key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url_suffix",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ComplexTextValue",
                "kind": "LinkedField",
                "name": "short_description",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "html",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
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
                        "selections": [
                          (v14/*:: as any*/),
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
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
                      (v2/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
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
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "attribute_code",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "position",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ConfigurableProductOptionsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "swatch_data",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v14/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "thumbnail",
                                    "storageKey": null
                                  }
                                ],
                                "type": "ImageSwatchData",
                                "abstractKey": null
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
                        "selections": (v5/*:: as any*/),
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
                          (v3/*:: as any*/),
                          (v12/*:: as any*/),
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
                                "selections": (v18/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v4/*:: as any*/),
                              (v11/*:: as any*/),
                              (v13/*:: as any*/),
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
                                        "selections": [
                                          (v15/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      },
                                      (v17/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v19/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v20/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
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
                                      (v2/*:: as any*/),
                                      (v21/*:: as any*/),
                                      (v22/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "alias": null,
                                            "args": null,
                                            "concreteType": null,
                                            "kind": "LinkedField",
                                            "name": "selected_options",
                                            "plural": true,
                                            "selections": [
                                              (v2/*:: as any*/),
                                              (v7/*:: as any*/)
                                            ],
                                            "storageKey": null
                                          }
                                        ],
                                        "type": "AttributeSelectedOptions",
                                        "abstractKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "weight",
                                    "storageKey": null
                                  }
                                ],
                                "type": "SimpleProduct",
                                "abstractKey": null
                              }
                            ],
                            "type": "ProductInterface",
                            "abstractKey": "__isProductInterface"
                          }
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
    "cacheID": "3d9250c29438a207cb45ed5f7e77da8f",
    "id": "e1243206e3b050a2b325ff709e908e8e003376515d4f2ba1bd0b14c4c5d0f928",
    "metadata": {},
    "name": "ProductQuickPageQuery",
    "operationKind": "query",
    "text": "query ProductQuickPageQuery($urlKey:String!){products(filter:{url_key:{eq:$urlKey}}){items{__typename,uid,name,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}},...QuickProduct_product}}}fragment QuickProduct_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix,rating_summary,review_count,short_description{html},...useProductPhotos_product,...useProductOffer_product,...useVariants_product}fragment useProductAttributes_product on ProductInterface{__isProductInterface:__typename,custom_attributesV2{items{__typename,code,...on AttributeValue{value},...on AttributeSelectedOptions{selected_options{__typename,label}}}},...on SimpleProduct{weight}}fragment useProductOffer_product on ProductInterface{__isProductInterface:__typename,sku,name,small_image{url},stock_status,only_x_left_in_stock,price_range{minimum_price{final_price{value,currency},regular_price{value}},maximum_price{final_price{value}}},price_tiers{quantity,discount{percent_off}},custom_attributesV2{items{__typename,code,...on AttributeValue{value}}}}fragment useProductPhotos_product on ProductInterface{__isProductInterface:__typename,image{url,label},media_gallery{__typename,url,label,disabled,...on ProductVideo{video_content{video_title,video_url}}}}fragment useVariants_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,position,values{uid,label,swatch_data{__typename,value,...on ImageSwatchData{thumbnail}}}},variants{attributes{uid},product{uid,stock_status,price_range{minimum_price{final_price{value}}},...useProductPhotos_product,...useProductOffer_product,...useProductAttributes_product}}}"
  }
};
})();

(node as any).hash = "e737a9631f9ec827a9a5b4c21268343f";

export default node;
