/**
 * @generated SignedSource<<0ed2c0bacb3e37bad31d7647ac1d30c0>>
 * @relayHash 489bbd81433158a4e0ddd539bfc891c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fee66f1bc7850801da40abb7fe1a4404faf33beca8c824e3afc75c9d9a2b704

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ForLaterQuery$variables = {
  pageSize: number;
  skus: ReadonlyArray<string>;
};
export type ForLaterQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly __typename: string;
      readonly sku: string | null | undefined;
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"LaterRow_product" | "productValue_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type ForLaterQuery = {
  response: ForLaterQuery$data;
  variables: ForLaterQuery$variables;
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
v10 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v11 = [
  (v7/*:: as any*/)
],
v12 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v11/*:: as any*/)
},
v13 = {
  "kind": "ScalarField",
  "name": "required"
},
v14 = {
  "kind": "ScalarField",
  "name": "price"
},
v15 = [
  (v14/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  },
  (v4/*:: as any*/)
],
v16 = {
  "kind": "ScalarField",
  "name": "quantity"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ForLaterQuery",
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
              {
                "kind": "FragmentSpread",
                "name": "LaterRow_product"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "productValue_product",
                "selections": [
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
                "argumentDefinitions": []
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
    "name": "ForLaterQuery",
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
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              (v10/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "url_key"
              },
              {
                "kind": "ScalarField",
                "name": "url_suffix"
              },
              {
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
                      (v9/*:: as any*/),
                      {
                        "concreteType": "FixedProductTax",
                        "kind": "LinkedField",
                        "name": "fixed_product_taxes",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "label"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v11/*:: as any*/)
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
                      (v12/*:: as any*/)
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
                      (v13/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "CustomizableFieldValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v15/*:: as any*/)
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
                            "selections": (v15/*:: as any*/)
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
                            "selections": (v15/*:: as any*/)
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
                            "selections": (v15/*:: as any*/)
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
                            "selections": (v15/*:: as any*/)
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
                            "selections": (v15/*:: as any*/)
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
                            "selections": (v15/*:: as any*/)
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
                      (v14/*:: as any*/),
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
                      (v13/*:: as any*/),
                      {
                        "concreteType": "BundleItemOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v16/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              (v10/*:: as any*/),
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
                                      (v12/*:: as any*/),
                                      {
                                        "concreteType": "Money",
                                        "kind": "LinkedField",
                                        "name": "regular_price",
                                        "plural": false,
                                        "selections": (v11/*:: as any*/)
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
                                  (v16/*:: as any*/),
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
                        "selections": (v11/*:: as any*/),
                        "type": "AttributeValue"
                      }
                    ]
                  }
                ],
                "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
              },
              (v6/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "489bbd81433158a4e0ddd539bfc891c0",
    "id": "3fee66f1bc7850801da40abb7fe1a4404faf33beca8c824e3afc75c9d9a2b704",
    "metadata": {},
    "name": "ForLaterQuery",
    "operationKind": "query",
    "text": "query ForLaterQuery($skus:[String!]!,$pageSize:Int!){products(filter:{sku:{in:$skus}},pageSize:$pageSize){items{__typename,uid,sku,...LaterRow_product,...productValue_product}}}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment LaterRow_product on ProductInterface{__isProductInterface:__typename,stock_status,url_key,url_suffix,thumbnail{url},...CardPrice_product}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}"
  }
};
})();

(node as any).hash = "99678f48ab92ee1d78caf45b8b55d8b1";

export default node;
