/**
 * @generated SignedSource<<850ba193359745f4f3bc3d51c9130b28>>
 * @relayHash cf3e6341b8bd94f2759c2ee328e3dc33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 028465911a51c4eabfc0ef38f4faa9a7a8b57f7ddbaff7d3fffa18dc6deb2a4f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
export type SharedLinesQuery$variables = {
  pageSize: number;
  skus: ReadonlyArray<string>;
};
export type SharedLinesQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly configurable_options?: ReadonlyArray<{
        readonly attribute_code: string | null | undefined;
        readonly label: string | null | undefined;
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly name: string | null | undefined;
      readonly sku: string | null | undefined;
      readonly stock_status: ProductStockStatus | null | undefined;
      readonly uid: string;
      readonly variants?: ReadonlyArray<{
        readonly attributes: ReadonlyArray<{
          readonly code: string | null | undefined;
          readonly label: string | null | undefined;
          readonly uid: string;
        } | null | undefined> | null | undefined;
        readonly product: {
          readonly stock_status: ProductStockStatus | null | undefined;
          readonly uid: string;
          readonly " $fragmentSpreads": FragmentRefs<"SharedRow_variant" | "productValue_product">;
        } | null | undefined;
      } | null | undefined> | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"SharedRow_product" | "productValue_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type SharedLinesQuery = {
  response: SharedLinesQuery$data;
  variables: SharedLinesQuery$variables;
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
  "name": "stock_status"
},
v8 = {
  "kind": "ScalarField",
  "name": "value"
},
v9 = [
  (v8/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v10 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v9/*:: as any*/)
},
v11 = [
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
          (v10/*:: as any*/)
        ]
      }
    ]
  }
],
v12 = {
  "kind": "ScalarField",
  "name": "label"
},
v13 = {
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
    (v12/*:: as any*/)
  ]
},
v14 = {
  "kind": "ScalarField",
  "name": "code"
},
v15 = {
  "concreteType": "ConfigurableAttributeOption",
  "kind": "LinkedField",
  "name": "attributes",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v14/*:: as any*/),
    (v12/*:: as any*/)
  ]
},
v16 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "thumbnail",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "url"
    }
  ]
},
v17 = [
  (v8/*:: as any*/)
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
        (v10/*:: as any*/),
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
              "selections": (v17/*:: as any*/)
            }
          ]
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "regular_price",
          "plural": false,
          "selections": (v9/*:: as any*/)
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
        (v14/*:: as any*/),
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
                (v7/*:: as any*/),
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
    "name": "SharedLinesQuery",
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
              (v7/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "SharedRow_product"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "productValue_product",
                "selections": (v11/*:: as any*/),
                "argumentDefinitions": []
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "kind": "FragmentSpread",
                            "name": "SharedRow_variant"
                          },
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "productValue_product",
                            "selections": [
                              {
                                "kind": "InlineFragment",
                                "selections": (v11/*:: as any*/),
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
    "name": "SharedLinesQuery",
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
              (v7/*:: as any*/),
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
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v27/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
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
    "cacheID": "cf3e6341b8bd94f2759c2ee328e3dc33",
    "id": "028465911a51c4eabfc0ef38f4faa9a7a8b57f7ddbaff7d3fffa18dc6deb2a4f",
    "metadata": {},
    "name": "SharedLinesQuery",
    "operationKind": "query",
    "text": "query SharedLinesQuery($skus:[String!]!,$pageSize:Int!){products(filter:{sku:{in:$skus}},pageSize:$pageSize){items{__typename,uid,sku,name,stock_status,...SharedRow_product,...productValue_product,...on ConfigurableProduct{configurable_options{uid,attribute_code,label},variants{attributes{uid,code,label},product{uid,stock_status,...SharedRow_variant,...productValue_product}}}}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment SharedRow_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix,thumbnail{url},...CardPrice_product}fragment SharedRow_variant on ProductInterface{__isProductInterface:__typename,thumbnail{url},...CardPrice_product}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "8746aab0d452ef4a09b4d2e4618c5ce9";

export default node;
