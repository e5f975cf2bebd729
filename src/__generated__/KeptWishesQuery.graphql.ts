/**
 * @generated SignedSource<<a67cb61a0be3561c34fcec6ddb7d8538>>
 * @relayHash 51bf0fa5a442927e371eb47727419541
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2935434d252ae568f0239343ad0f0bee048ec5b52c027d85bedf7e4451ca76c

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
  "name": "value",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = [
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
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v12 = {
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
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurableProductOptionsValues",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v11/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "ConfigurableAttributeOption",
  "kind": "LinkedField",
  "name": "attributes",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v13/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock_status",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
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
  (v7/*:: as any*/)
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
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "regular_price",
          "plural": false,
          "selections": (v8/*:: as any*/),
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
        (v13/*:: as any*/),
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
    "name": "KeptWishesQuery",
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
              {
                "kind": "InlineDataFragmentSpread",
                "name": "WishRows_product",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "WishRow_product"
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "productValue_product",
                "selections": (v10/*:: as any*/),
                "args": null,
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
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "CustomizableProductInterface",
                    "abstractKey": "__isCustomizableProductInterface"
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
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
                                    "args": null,
                                    "kind": "FragmentSpread",
                                    "name": "WishRow_variant"
                                  }
                                ],
                                "type": "ProductInterface",
                                "abstractKey": "__isProductInterface"
                              }
                            ],
                            "args": null,
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
    "name": "KeptWishesQuery",
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
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
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
                      (v4/*:: as any*/)
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
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ConfigurableVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
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
    "cacheID": "51bf0fa5a442927e371eb47727419541",
    "id": "f2935434d252ae568f0239343ad0f0bee048ec5b52c027d85bedf7e4451ca76c",
    "metadata": {},
    "name": "KeptWishesQuery",
    "operationKind": "query",
    "text": "query KeptWishesQuery($skus:[String!]!,$pageSize:Int!){products(filter:{sku:{in:$skus}},pageSize:$pageSize){items{__typename,uid,sku,name,...WishRows_product,...productValue_product,...needsChoices_product,...on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label}},variants{attributes{uid,code,label},product{uid,...WishRows_variant,...productValue_product}}}}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment WishRow_product on ProductInterface{__isProductInterface:__typename,url_key,url_suffix,stock_status,small_image{url},...CardPrice_product}fragment WishRow_variant on ProductInterface{__isProductInterface:__typename,stock_status,small_image{url},...CardPrice_product}fragment WishRows_product on ProductInterface{__isProductInterface:__typename,...WishRow_product}fragment WishRows_variant on ProductInterface{__isProductInterface:__typename,...WishRow_variant}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment needsChoices_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "2d9a99d91817f987a7d48929c4cbb5ad";

export default node;
