/**
 * @generated SignedSource<<92515be21fb44dda29ad345a6f58b504>>
 * @relayHash f17165ac2a9c01e5624399727b936dff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9437aa636a791b6352b87593762990581a52874a490b2803c5d6d9f4f440e980

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type KeptWishesQuery$variables = {
  pageSize: number;
  skus: ReadonlyArray<string>;
};
export type KeptWishesQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly configurable_options?: ReadonlyArray<{
        readonly attribute_code: string | null | undefined;
        readonly label: string | null | undefined;
        readonly uid: string;
        readonly values: ReadonlyArray<{
          readonly label: string | null | undefined;
          readonly uid: string | null | undefined;
        } | null | undefined> | null | undefined;
      } | null | undefined> | null | undefined;
      readonly name: string | null | undefined;
      readonly sku: string | null | undefined;
      readonly uid: string;
      readonly variants?: ReadonlyArray<{
        readonly attributes: ReadonlyArray<{
          readonly code: string | null | undefined;
          readonly label: string | null | undefined;
          readonly uid: string;
        } | null | undefined> | null | undefined;
        readonly product: {
          readonly uid: string;
          readonly " $fragmentSpreads": FragmentRefs<"WishRows_variant" | "productValue_product">;
        } | null | undefined;
      } | null | undefined> | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"WishRows_product" | "needsChoices_product" | "productValue_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type KeptWishesQuery = {
  response: KeptWishesQuery$data;
  variables: KeptWishesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pageSize"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skus"
},
v2 = [
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "in",
            "variableName": "skus"
          }
        ],
        "kind": "ObjectValue",
        "name": "sku"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Variable",
    "name": "pageSize",
    "variableName": "pageSize"
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
  "kind": "ScalarField",
  "name": "sku"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "ScalarField",
  "name": "value"
},
v8 = [
  (v7/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v9 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v8/*:: as any*/)
},
v10 = [
  (v4/*:: as any*/),
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
          (v9/*:: as any*/)
        ]
      }
    ]
  }
],
v11 = {
  "kind": "ScalarField",
  "name": "label"
},
v12 = {
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
    (v11/*:: as any*/),
    {
      "concreteType": "ConfigurableProductOptionsValues",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v11/*:: as any*/)
      ]
    }
  ]
},
v13 = {
  "kind": "ScalarField",
  "name": "code"
},
v14 = {
  "concreteType": "ConfigurableAttributeOption",
  "kind": "LinkedField",
  "name": "attributes",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v13/*:: as any*/),
    (v11/*:: as any*/)
  ]
},
v15 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v16 = {
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
v17 = [
  (v7/*:: as any*/)
],
v18 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v17/*:: as any*/)
},
v19 = {
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
        (v9/*:: as any*/),
        {
          "concreteType": "FixedProductTax",
          "kind": "LinkedField",
          "name": "fixed_product_taxes",
          "plural": true,
          "selections": [
            (v11/*:: as any*/),
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": (v17/*:: as any*/)
            }
          ]
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "regular_price",
          "plural": false,
          "selections": (v8/*:: as any*/)
        }
      ]
    },
    {
      "concreteType": "ProductPrice",
      "kind": "LinkedField",
      "name": "maximum_price",
      "plural": false,
      "selections": [
        (v18/*:: as any*/)
      ]
    }
  ]
},
v20 = {
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
        (v13/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v17/*:: as any*/),
          "type": "AttributeValue"
        }
      ]
    }
  ],
  "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
},
v21 = {
  "kind": "ScalarField",
  "name": "required"
},
v22 = {
  "kind": "ScalarField",
  "name": "price"
},
v23 = [
  (v22/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v4/*:: as any*/)
],
v24 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v21/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "CustomizableFieldValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": false,
              "selections": (v23/*:: as any*/)
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
              "selections": (v23/*:: as any*/)
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
              "selections": (v23/*:: as any*/)
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
              "selections": (v23/*:: as any*/)
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
              "selections": (v23/*:: as any*/)
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
              "selections": (v23/*:: as any*/)
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
              "selections": (v23/*:: as any*/)
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
v25 = {
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
        (v22/*:: as any*/),
        (v4/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableProduct"
},
v26 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v27 = {
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
        (v21/*:: as any*/),
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
                        {
                          "concreteType": "Money",
                          "kind": "LinkedField",
                          "name": "regular_price",
                          "plural": false,
                          "selections": (v17/*:: as any*/)
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "KeptWishesQuery",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "WishRows_product",
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "WishRow_product"
                  }
                ],
                "argumentDefinitions": []
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "productValue_product",
                "selections": (v10/*:: as any*/),
                "argumentDefinitions": []
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "needsChoices_product",
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "CustomizableProductInterface",
                    "abstractKey": "__isCustomizableProductInterface"
                  }
                ],
                "argumentDefinitions": []
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "WishRows_variant",
                            "selections": [
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "FragmentSpread",
                                    "name": "WishRow_variant"
                                  }
                                ],
                                "type": "ProductInterface",
                                "abstractKey": "__isProductInterface"
                              }
                            ],
                            "argumentDefinitions": []
                          },
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "productValue_product",
                            "selections": [
                              {
                                "kind": "InlineFragment",
                                "selections": (v10/*:: as any*/),
                                "type": "ProductInterface",
                                "abstractKey": "__isProductInterface"
                              }
                            ],
                            "argumentDefinitions": []
                          }
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
    "name": "KeptWishesQuery",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v27/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              (v19/*:: as any*/),
                              (v3/*:: as any*/),
                              (v20/*:: as any*/),
                              (v5/*:: as any*/),
                              (v6/*:: as any*/),
                              (v24/*:: as any*/),
                              (v25/*:: as any*/),
                              (v27/*:: as any*/)
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
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "f17165ac2a9c01e5624399727b936dff",
    "id": "9437aa636a791b6352b87593762990581a52874a490b2803c5d6d9f4f440e980",
    "metadata": {},
    "name": "KeptWishesQuery",
    "operationKind": "query",
    "text": "query KeptWishesQuery($skus:[String!]!,$pageSize:Int!){products(filter:{sku:{in:$skus}},pageSize:$pageSize){items{__typename,uid,sku,name,...WishRows_product,...productValue_product,...needsChoices_product,...on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label}},variants{attributes{uid,code,label},product{uid,...WishRows_variant,...productValue_product}}}}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment WishRow_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,stock_status,small_image{url},...CardPrice_product}fragment WishRow_variant on ProductInterface{__isProductInterface:__typename,stock_status,small_image{url},...CardPrice_product}fragment WishRows_product on ProductInterface{__isProductInterface:__typename,...WishRow_product}fragment WishRows_variant on ProductInterface{__isProductInterface:__typename,...WishRow_variant}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "2d9a99d91817f987a7d48929c4cbb5ad";

export default node;
