/**
 * @generated SignedSource<<f34be5209ab2597dff7b2dfecb70c069>>
 * @relayHash 47c6e823de3331ef86ff35438fc71074
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb554a753b7b142e29c8ea8d4a0e65310bc6c2bd9ec9ca420460a2c023841f4

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock_status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
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
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v13 = {
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
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "ConfigurableAttributeOption",
  "kind": "LinkedField",
  "name": "attributes",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v14/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "thumbnail",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = [
  (v8/*:: as any*/)
],
v18 = {
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
        (v10/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "regular_price",
          "plural": false,
          "selections": (v9/*:: as any*/),
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
          "selections": (v17/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
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
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v17/*:: as any*/),
          "type": "AttributeValue",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
},
v20 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SharedLinesQuery",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SharedRow_product"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "productValue_product",
                "selections": (v11/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SimpleProduct",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "args": null,
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
                            "args": null,
                            "argumentDefinitions": []
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
    "name": "SharedLinesQuery",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
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
    "cacheID": "47c6e823de3331ef86ff35438fc71074",
    "id": "4eb554a753b7b142e29c8ea8d4a0e65310bc6c2bd9ec9ca420460a2c023841f4",
    "metadata": {},
    "name": "SharedLinesQuery",
    "operationKind": "query",
    "text": "query SharedLinesQuery($skus:[String!]!,$pageSize:Int!){products(filter:{sku:{in:$skus}},pageSize:$pageSize){items{__typename,uid,sku,name,stock_status,...SharedRow_product,...productValue_product,...on ConfigurableProduct{configurable_options{uid,attribute_code,label},variants{attributes{uid,code,label},product{uid,stock_status,...SharedRow_variant,...productValue_product}}}}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment SharedRow_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix,thumbnail{url},...CardPrice_product}fragment SharedRow_variant on ProductInterface{__isProductInterface:__typename,thumbnail{url},...CardPrice_product}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "8746aab0d452ef4a09b4d2e4618c5ce9";

export default node;
