/**
 * @generated SignedSource<<4cfda7b8f983e96f63eebb061ffc2fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type structuredData_product$data = {
  readonly __typename: string;
  readonly custom_attributesV2: {
    readonly items: ReadonlyArray<{
      readonly code: string;
      readonly selected_options?: ReadonlyArray<{
        readonly label: string;
      } | null | undefined>;
      readonly value?: string;
    } | null | undefined>;
  } | null | undefined;
  readonly image: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly meta_description: string | null | undefined;
  readonly name: string | null | undefined;
  readonly price_range: {
    readonly maximum_price: {
      readonly final_price: {
        readonly value: number | null | undefined;
      };
    } | null | undefined;
    readonly minimum_price: {
      readonly final_price: {
        readonly currency: CurrencyEnum | null | undefined;
        readonly value: number | null | undefined;
      };
      readonly regular_price: {
        readonly value: number | null | undefined;
      };
    };
  };
  readonly rating_summary: number;
  readonly review_count: number;
  readonly sku: string | null | undefined;
  readonly special_to_date: string | null | undefined;
  readonly stock_status: ProductStockStatus | null | undefined;
  readonly variants?: ReadonlyArray<{
    readonly attributes: ReadonlyArray<{
      readonly code: string | null | undefined;
      readonly label: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly product: {
      readonly image: {
        readonly url: string | null | undefined;
      } | null | undefined;
      readonly price_range: {
        readonly minimum_price: {
          readonly final_price: {
            readonly currency: CurrencyEnum | null | undefined;
            readonly value: number | null | undefined;
          };
          readonly regular_price: {
            readonly value: number | null | undefined;
          };
        };
      };
      readonly sku: string | null | undefined;
      readonly special_to_date: string | null | undefined;
      readonly stock_status: ProductStockStatus | null | undefined;
      readonly uid: string;
    } | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"partedProduct_product">;
  readonly " $fragmentType": "structuredData_product";
};
export type structuredData_product$key = {
  readonly " $data"?: structuredData_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"structuredData_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "sku"
},
v1 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v2 = {
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "url"
    }
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "special_to_date"
},
v4 = {
  "kind": "ScalarField",
  "name": "code"
},
v5 = {
  "kind": "ScalarField",
  "name": "value"
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "kind": "ScalarField",
  "name": "label"
},
v8 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "regular_price",
  "plural": false,
  "selections": (v6/*:: as any*/)
},
v9 = {
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
      "selections": [
        (v5/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    },
    (v8/*:: as any*/)
  ]
},
v10 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v6/*:: as any*/)
},
v11 = [
  (v10/*:: as any*/)
],
v12 = {
  "kind": "ScalarField",
  "name": "required"
},
v13 = {
  "kind": "ScalarField",
  "name": "price"
},
v14 = [
  (v13/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  }
],
v15 = {
  "kind": "ScalarField",
  "name": "quantity"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "structuredData_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__typename"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "meta_description"
    },
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "rating_summary"
    },
    {
      "kind": "ScalarField",
      "name": "review_count"
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
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
            (v4/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": (v6/*:: as any*/),
              "type": "AttributeValue"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "LinkedField",
                  "name": "selected_options",
                  "plural": true,
                  "selections": [
                    (v7/*:: as any*/)
                  ]
                }
              ],
              "type": "AttributeSelectedOptions"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "PriceRange",
      "kind": "LinkedField",
      "name": "price_range",
      "plural": false,
      "selections": [
        (v9/*:: as any*/),
        {
          "concreteType": "ProductPrice",
          "kind": "LinkedField",
          "name": "maximum_price",
          "plural": false,
          "selections": (v11/*:: as any*/)
        }
      ]
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "partedProduct_product",
      "selections": [
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
              "selections": (v11/*:: as any*/)
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
                (v12/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "concreteType": "CustomizableFieldValue",
                      "kind": "LinkedField",
                      "name": "value",
                      "plural": false,
                      "selections": (v14/*:: as any*/)
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
                      "selections": (v14/*:: as any*/)
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
                      "selections": (v14/*:: as any*/)
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
                      "selections": (v14/*:: as any*/)
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
                      "selections": (v14/*:: as any*/)
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
                      "selections": (v14/*:: as any*/)
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
                      "selections": (v14/*:: as any*/)
                    }
                  ],
                  "type": "CustomizableMultipleOption"
                }
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
                (v13/*:: as any*/)
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
                (v12/*:: as any*/),
                {
                  "concreteType": "BundleItemOption",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": true,
                  "selections": [
                    (v15/*:: as any*/),
                    {
                      "kind": "LinkedField",
                      "name": "product",
                      "plural": false,
                      "selections": [
                        (v1/*:: as any*/),
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
                                (v10/*:: as any*/),
                                (v8/*:: as any*/)
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
                            (v15/*:: as any*/),
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
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ],
          "type": "BundleProduct"
        }
      ],
      "argumentDefinitions": []
    },
    {
      "kind": "InlineFragment",
      "selections": [
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
                (v4/*:: as any*/),
                (v7/*:: as any*/)
              ]
            },
            {
              "concreteType": "SimpleProduct",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "uid"
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v3/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "concreteType": "PriceRange",
                  "kind": "LinkedField",
                  "name": "price_range",
                  "plural": false,
                  "selections": [
                    (v9/*:: as any*/)
                  ]
                }
              ]
            }
          ]
        }
      ],
      "type": "ConfigurableProduct"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "30e7dfed9d9fc876ec428e2a604d0e9a";

export default node;
