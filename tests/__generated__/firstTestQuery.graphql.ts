/**
 * @generated SignedSource<<bdb7aaf52c57e3b1cf111fc8f9b1a66d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type firstTestQuery$variables = Record<PropertyKey, never>;
export type firstTestQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type firstTestQuery = {
  response: firstTestQuery$data;
  variables: firstTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "search",
    "value": "tazza"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
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
  "name": "stock_status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v9 = [
  (v6/*:: as any*/)
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "required",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "price_type",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ID"
},
v19 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Boolean"
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PriceRange"
},
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ProductPrice"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
},
v24 = {
  "enumValues": [
    "IN_STOCK",
    "OUT_OF_STOCK"
  ],
  "nullable": true,
  "plural": false,
  "type": "ProductStockStatus"
},
v25 = {
  "enumValues": [
    "FIXED",
    "PERCENT",
    "DYNAMIC"
  ],
  "nullable": true,
  "plural": false,
  "type": "PriceTypeEnum"
},
v26 = {
  "enumValues": [
    "AFN",
    "ALL",
    "AZN",
    "DZD",
    "AOA",
    "ARS",
    "AMD",
    "AWG",
    "AUD",
    "BSD",
    "BHD",
    "BDT",
    "BBD",
    "BYN",
    "BZD",
    "BMD",
    "BTN",
    "BOB",
    "BAM",
    "BWP",
    "BRL",
    "GBP",
    "BND",
    "BGN",
    "BUK",
    "BIF",
    "KHR",
    "CAD",
    "CVE",
    "CZK",
    "KYD",
    "GQE",
    "CLP",
    "CNY",
    "COP",
    "KMF",
    "CDF",
    "CRC",
    "HRK",
    "CUP",
    "DKK",
    "DJF",
    "DOP",
    "XCD",
    "EGP",
    "SVC",
    "ERN",
    "EEK",
    "ETB",
    "EUR",
    "FKP",
    "FJD",
    "GMD",
    "GEK",
    "GEL",
    "GHS",
    "GIP",
    "GTQ",
    "GNF",
    "GYD",
    "HTG",
    "HNL",
    "HKD",
    "HUF",
    "ISK",
    "INR",
    "IDR",
    "IRR",
    "IQD",
    "ILS",
    "JMD",
    "JPY",
    "JOD",
    "KZT",
    "KES",
    "KWD",
    "KGS",
    "LAK",
    "LVL",
    "LBP",
    "LSL",
    "LRD",
    "LYD",
    "LTL",
    "MOP",
    "MKD",
    "MGA",
    "MWK",
    "MYR",
    "MVR",
    "LSM",
    "MRO",
    "MUR",
    "MXN",
    "MDL",
    "MNT",
    "MAD",
    "MZN",
    "MMK",
    "NAD",
    "NPR",
    "ANG",
    "YTL",
    "NZD",
    "NIC",
    "NGN",
    "KPW",
    "NOK",
    "OMR",
    "PKR",
    "PAB",
    "PGK",
    "PYG",
    "PEN",
    "PHP",
    "PLN",
    "QAR",
    "RHD",
    "RON",
    "RUB",
    "RWF",
    "SHP",
    "STD",
    "SAR",
    "RSD",
    "SCR",
    "SLL",
    "SGD",
    "SKK",
    "SBD",
    "SOS",
    "ZAR",
    "KRW",
    "LKR",
    "SDG",
    "SRD",
    "SZL",
    "SEK",
    "CHF",
    "SYP",
    "TWD",
    "TJS",
    "TZS",
    "THB",
    "TOP",
    "TTD",
    "TND",
    "TMM",
    "USD",
    "UGX",
    "UAH",
    "AED",
    "UYU",
    "UZS",
    "VUV",
    "VEB",
    "VEF",
    "VND",
    "CHE",
    "CHW",
    "XOF",
    "WST",
    "YER",
    "ZMK",
    "ZWD",
    "TRY",
    "AZM",
    "ROL",
    "TRL",
    "XPF"
  ],
  "nullable": true,
  "plural": false,
  "type": "CurrencyEnum"
},
v27 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductImage"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "firstTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProductCard_product"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(search:\"tazza\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "firstTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
              (v1/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
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
              (v3/*:: as any*/),
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
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "media_gallery",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
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
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FixedProductTax",
                        "kind": "LinkedField",
                        "name": "fixed_product_taxes",
                        "plural": true,
                        "selections": [
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
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
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "regular_price",
                        "plural": false,
                        "selections": (v7/*:: as any*/),
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
                      (v10/*:: as any*/)
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
                      (v11/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CustomizableFieldValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v13/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CustomizableFieldOption",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CustomizableAreaValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v13/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CustomizableAreaOption",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CustomizableDateValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": false,
                            "selections": (v13/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CustomizableDateOption",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": "values",
                            "args": null,
                            "concreteType": "CustomizableDropDownValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": true,
                            "selections": (v13/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CustomizableDropDownOption",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": "values",
                            "args": null,
                            "concreteType": "CustomizableRadioValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": true,
                            "selections": (v13/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CustomizableRadioOption",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": "values",
                            "args": null,
                            "concreteType": "CustomizableCheckboxValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": true,
                            "selections": (v13/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CustomizableCheckboxOption",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": "values",
                            "args": null,
                            "concreteType": "CustomizableMultipleValue",
                            "kind": "LinkedField",
                            "name": "value",
                            "plural": true,
                            "selections": (v13/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CustomizableMultipleOption",
                        "abstractKey": null
                      },
                      (v1/*:: as any*/)
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
                      (v12/*:: as any*/),
                      (v1/*:: as any*/)
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
                    "kind": "ScalarField",
                    "name": "dynamic_price",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "special_price",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BundleItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BundleItemOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v3/*:: as any*/),
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
                                  }
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "TierPrice",
                                "kind": "LinkedField",
                                "name": "price_tiers",
                                "plural": true,
                                "selections": [
                                  (v14/*:: as any*/),
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
                              (v1/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "BundleProduct",
                "abstractKey": null
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
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "code",
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v9/*:: as any*/),
                        "type": "AttributeValue",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sku",
                "storageKey": null
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
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "attribute_code",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ConfigurableProductOptionsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": [
                          (v1/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "swatch_data",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v6/*:: as any*/)
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
                          (v1/*:: as any*/)
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
                          (v1/*:: as any*/),
                          (v5/*:: as any*/)
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
        "storageKey": "products(search:\"tazza\")"
      }
    ]
  },
  "params": {
    "cacheID": "f193e91fc664e0f521f98c56f2beda1d",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "products": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Products"
        },
        "products.items": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ProductInterface"
        },
        "products.items.__isCustomizableProductInterface": (v15/*:: as any*/),
        "products.items.__isProductInterface": (v15/*:: as any*/),
        "products.items.__typename": (v15/*:: as any*/),
        "products.items.configurable_options": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ConfigurableProductOptions"
        },
        "products.items.configurable_options.attribute_code": (v16/*:: as any*/),
        "products.items.configurable_options.label": (v16/*:: as any*/),
        "products.items.configurable_options.uid": (v17/*:: as any*/),
        "products.items.configurable_options.values": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ConfigurableProductOptionsValues"
        },
        "products.items.configurable_options.values.label": (v16/*:: as any*/),
        "products.items.configurable_options.values.swatch_data": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "SwatchDataInterface"
        },
        "products.items.configurable_options.values.swatch_data.__typename": (v15/*:: as any*/),
        "products.items.configurable_options.values.swatch_data.value": (v16/*:: as any*/),
        "products.items.configurable_options.values.uid": (v18/*:: as any*/),
        "products.items.custom_attributesV2": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProductCustomAttributes"
        },
        "products.items.custom_attributesV2.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AttributeValueInterface"
        },
        "products.items.custom_attributesV2.items.__typename": (v15/*:: as any*/),
        "products.items.custom_attributesV2.items.code": (v17/*:: as any*/),
        "products.items.custom_attributesV2.items.value": (v15/*:: as any*/),
        "products.items.downloadable_product_links": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "DownloadableProductLinks"
        },
        "products.items.downloadable_product_links.price": (v19/*:: as any*/),
        "products.items.downloadable_product_links.uid": (v17/*:: as any*/),
        "products.items.dynamic_price": (v20/*:: as any*/),
        "products.items.items": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "BundleItem"
        },
        "products.items.items.options": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "BundleItemOption"
        },
        "products.items.items.options.product": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProductInterface"
        },
        "products.items.items.options.product.__typename": (v15/*:: as any*/),
        "products.items.items.options.product.price_range": (v21/*:: as any*/),
        "products.items.items.options.product.price_range.minimum_price": (v22/*:: as any*/),
        "products.items.items.options.product.price_range.minimum_price.final_price": (v23/*:: as any*/),
        "products.items.items.options.product.price_range.minimum_price.final_price.value": (v19/*:: as any*/),
        "products.items.items.options.product.price_range.minimum_price.regular_price": (v23/*:: as any*/),
        "products.items.items.options.product.price_range.minimum_price.regular_price.value": (v19/*:: as any*/),
        "products.items.items.options.product.price_tiers": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "TierPrice"
        },
        "products.items.items.options.product.price_tiers.discount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProductDiscount"
        },
        "products.items.items.options.product.price_tiers.discount.percent_off": (v19/*:: as any*/),
        "products.items.items.options.product.price_tiers.quantity": (v19/*:: as any*/),
        "products.items.items.options.product.stock_status": (v24/*:: as any*/),
        "products.items.items.options.product.uid": (v17/*:: as any*/),
        "products.items.items.options.quantity": (v19/*:: as any*/),
        "products.items.items.options.uid": (v17/*:: as any*/),
        "products.items.items.required": (v20/*:: as any*/),
        "products.items.items.uid": (v18/*:: as any*/),
        "products.items.links_purchased_separately": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "products.items.media_gallery": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "MediaGalleryInterface"
        },
        "products.items.media_gallery.__typename": (v15/*:: as any*/),
        "products.items.media_gallery.disabled": (v20/*:: as any*/),
        "products.items.media_gallery.url": (v16/*:: as any*/),
        "products.items.name": (v16/*:: as any*/),
        "products.items.new_from_date": (v16/*:: as any*/),
        "products.items.new_to_date": (v16/*:: as any*/),
        "products.items.options": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "CustomizableOptionInterface"
        },
        "products.items.options.__typename": (v15/*:: as any*/),
        "products.items.options.required": (v20/*:: as any*/),
        "products.items.options.uid": (v17/*:: as any*/),
        "products.items.options.value": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CustomizableFieldValue"
        },
        "products.items.options.value.price": (v19/*:: as any*/),
        "products.items.options.value.price_type": (v25/*:: as any*/),
        "products.items.options.value.uid": (v17/*:: as any*/),
        "products.items.options.values": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "CustomizableDropDownValue"
        },
        "products.items.options.values.price": (v19/*:: as any*/),
        "products.items.options.values.price_type": (v25/*:: as any*/),
        "products.items.options.values.uid": (v17/*:: as any*/),
        "products.items.price_range": (v21/*:: as any*/),
        "products.items.price_range.maximum_price": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProductPrice"
        },
        "products.items.price_range.maximum_price.final_price": (v23/*:: as any*/),
        "products.items.price_range.maximum_price.final_price.value": (v19/*:: as any*/),
        "products.items.price_range.minimum_price": (v22/*:: as any*/),
        "products.items.price_range.minimum_price.final_price": (v23/*:: as any*/),
        "products.items.price_range.minimum_price.final_price.currency": (v26/*:: as any*/),
        "products.items.price_range.minimum_price.final_price.value": (v19/*:: as any*/),
        "products.items.price_range.minimum_price.fixed_product_taxes": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "FixedProductTax"
        },
        "products.items.price_range.minimum_price.fixed_product_taxes.amount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Money"
        },
        "products.items.price_range.minimum_price.fixed_product_taxes.amount.value": (v19/*:: as any*/),
        "products.items.price_range.minimum_price.fixed_product_taxes.label": (v16/*:: as any*/),
        "products.items.price_range.minimum_price.regular_price": (v23/*:: as any*/),
        "products.items.price_range.minimum_price.regular_price.currency": (v26/*:: as any*/),
        "products.items.price_range.minimum_price.regular_price.value": (v19/*:: as any*/),
        "products.items.rating_summary": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Float"
        },
        "products.items.review_count": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "products.items.sku": (v16/*:: as any*/),
        "products.items.small_image": (v27/*:: as any*/),
        "products.items.small_image.url": (v16/*:: as any*/),
        "products.items.special_price": (v19/*:: as any*/),
        "products.items.stock_status": (v24/*:: as any*/),
        "products.items.uid": (v17/*:: as any*/),
        "products.items.url_key": (v16/*:: as any*/),
        "products.items.url_suffix": (v16/*:: as any*/),
        "products.items.variants": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ConfigurableVariant"
        },
        "products.items.variants.attributes": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ConfigurableAttributeOption"
        },
        "products.items.variants.attributes.uid": (v17/*:: as any*/),
        "products.items.variants.product": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "SimpleProduct"
        },
        "products.items.variants.product.small_image": (v27/*:: as any*/),
        "products.items.variants.product.small_image.url": (v16/*:: as any*/),
        "products.items.variants.product.uid": (v17/*:: as any*/)
      }
    },
    "name": "firstTestQuery",
    "operationKind": "query",
    "text": "query firstTestQuery{products(search:\"tazza\"){items{__typename,uid,...ProductCard_product}}}fragment CardActions_product on ProductInterface{__isProductInterface:__typename,stock_status,...useIsSettled_product,...QuickAdd_product,...QuickLook_product,...SaveOnCard_product,...productValue_product}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardSwatches_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label,swatch_data{__typename,value}}},variants{attributes{uid},product{uid,small_image{url}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment ProductCard_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,new_from_date,new_to_date,stock_status,rating_summary,review_count,small_image{url},media_gallery{__typename,url,disabled},...CardPrice_product,...CardActions_product,...on ConfigurableProduct{...CardSwatches_product,...filteredVariant_product}}fragment QuickAdd_product on ProductInterface{__isProductInterface:__typename,sku,name,url_key,url_suffix,small_image{url}}fragment QuickLook_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix}fragment SaveOnCard_product on ProductInterface{__isProductInterface:__typename,uid,sku,name}fragment filteredVariant_product on ConfigurableProduct{configurable_options{attribute_code,label,values{uid,label},uid},variants{attributes{uid},product{small_image{url},uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment useIsSettled_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,required}}}"
  }
};
})();

(node as any).hash = "4d0cc505c29ead0a8d5b6749f3d2b279";

export default node;
