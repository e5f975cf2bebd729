/**
 * @generated SignedSource<<554cde9b1469adb816019af6d31e19ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CardPrice_product$data = {
  readonly __typename: string;
  readonly custom_attributesV2: {
    readonly items: ReadonlyArray<{
      readonly code: string;
      readonly plain: {
        readonly value: string;
      } | null | undefined;
    } | null | undefined>;
  } | null | undefined;
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
        readonly currency: CurrencyEnum | null | undefined;
        readonly value: number | null | undefined;
      };
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"CardTaxNote_product" | "partedProduct_product">;
  readonly " $fragmentType": "CardPrice_product";
};
export type CardPrice_product$key = {
  readonly " $data"?: CardPrice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardPrice_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v1/*:: as any*/)
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "kind": "ScalarField",
  "name": "required"
},
v5 = {
  "kind": "ScalarField",
  "name": "price"
},
v6 = [
  (v5/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "price_type"
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v8 = [
  (v0/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardPrice_product",
  "selections": [
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
              "selections": (v3/*:: as any*/)
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
                (v4/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "concreteType": "CustomizableFieldValue",
                      "kind": "LinkedField",
                      "name": "value",
                      "plural": false,
                      "selections": (v6/*:: as any*/)
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
                      "selections": (v6/*:: as any*/)
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
                      "selections": (v6/*:: as any*/)
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
                      "selections": (v6/*:: as any*/)
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
                      "selections": (v6/*:: as any*/)
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
                      "selections": (v6/*:: as any*/)
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
                      "selections": (v6/*:: as any*/)
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
                (v5/*:: as any*/)
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
                (v4/*:: as any*/),
                {
                  "concreteType": "BundleItemOption",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": true,
                  "selections": [
                    (v7/*:: as any*/),
                    {
                      "kind": "LinkedField",
                      "name": "product",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "ScalarField",
                          "name": "stock_status"
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
                                (v2/*:: as any*/),
                                {
                                  "concreteType": "Money",
                                  "kind": "LinkedField",
                                  "name": "regular_price",
                                  "plural": false,
                                  "selections": (v1/*:: as any*/)
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
                            (v7/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "__typename"
    },
    {
      "kind": "FragmentSpread",
      "name": "CardTaxNote_product"
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
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "final_price",
              "plural": false,
              "selections": (v8/*:: as any*/)
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
          "selections": (v3/*:: as any*/)
        }
      ]
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
            {
              "kind": "ScalarField",
              "name": "code"
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": (v1/*:: as any*/),
                "type": "AttributeValue"
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "plain"
            }
          ]
        }
      ],
      "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "b24f15977bb7600cb5d0cca730b3e039";

export default node;
