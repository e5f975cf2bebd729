/**
 * @generated SignedSource<<8785d3611e9a13e9b56f8781f8f6e083>>
 * @relayHash 8d0cf604365d23fdf6276c64eaf0a350
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccedc702256db5645a800bd546f9188dd29487b88bcd6c0f841269cfec82576a

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
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "final_price",
          "plural": false,
          "selections": (v17/*:: as any*/)
        }
      ]
    }
  ]
},
v19 = {
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
v20 = {
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
        {
          "kind": "ScalarField",
          "name": "price"
        },
        (v4/*:: as any*/)
      ]
    }
  ],
  "type": "DownloadableProduct"
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
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
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
                              (v3/*:: as any*/),
                              (v18/*:: as any*/),
                              (v19/*:: as any*/),
                              (v5/*:: as any*/),
                              (v6/*:: as any*/),
                              (v20/*:: as any*/)
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
    "cacheID": "8d0cf604365d23fdf6276c64eaf0a350",
    "id": "ccedc702256db5645a800bd546f9188dd29487b88bcd6c0f841269cfec82576a",
    "metadata": {},
    "name": "SharedLinesQuery",
    "operationKind": "query",
    "text": "query SharedLinesQuery($skus:[String!]!,$pageSize:Int!){products(filter:{sku:{in:$skus}},pageSize:$pageSize){items{__typename,uid,sku,name,stock_status,...SharedRow_product,...productValue_product,...on ConfigurableProduct{configurable_options{uid,attribute_code,label},variants{attributes{uid,code,label},product{uid,stock_status,...SharedRow_variant,...productValue_product}}}}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment SharedRow_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix,thumbnail{url},...CardPrice_product}fragment SharedRow_variant on ProductInterface{__isProductInterface:__typename,thumbnail{url},...CardPrice_product}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "8746aab0d452ef4a09b4d2e4618c5ce9";

export default node;
