/**
 * @generated SignedSource<<0b19d0ffd110108b08d071ad7ce17ede>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type productRowsQuery$variables = Record<PropertyKey, never>;
export type productRowsQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductRows_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type productRowsQuery = {
  response: productRowsQuery$data;
  variables: productRowsQuery$variables;
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
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProductInterface"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock_status",
  "storageKey": null
},
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
  "concreteType": "ProductImage",
  "kind": "LinkedField",
  "name": "small_image",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
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
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v11 = [
  (v8/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "final_price",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "required",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v15 = [
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "price_type",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v17 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/),
  (v5/*:: as any*/),
  (v3/*:: as any*/),
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
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "media_gallery",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v6/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
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
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": (v11/*:: as any*/),
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
          (v12/*:: as any*/)
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
          (v13/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
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
          (v14/*:: as any*/),
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
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BundleItemOption",
            "kind": "LinkedField",
            "name": "options",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
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
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "regular_price",
                            "plural": false,
                            "selections": (v11/*:: as any*/),
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
                      (v16/*:: as any*/),
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
            "selections": (v11/*:: as any*/),
            "type": "AttributeValue",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
  },
  (v4/*:: as any*/),
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
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurableProductOptionsValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "swatch_data",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v8/*:: as any*/)
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
              (v7/*:: as any*/)
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
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ProductInterface"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ConfigurableProductOptions"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v23 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ConfigurableProductOptionsValues"
},
v24 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "SwatchDataInterface"
},
v25 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ID"
},
v26 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductCustomAttributes"
},
v27 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "AttributeValueInterface"
},
v28 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "DownloadableProductLinks"
},
v29 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v30 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Boolean"
},
v31 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "BundleItem"
},
v32 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "BundleItemOption"
},
v33 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductInterface"
},
v34 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PriceRange"
},
v35 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ProductPrice"
},
v36 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
},
v37 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "TierPrice"
},
v38 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductDiscount"
},
v39 = {
  "enumValues": [
    "IN_STOCK",
    "OUT_OF_STOCK"
  ],
  "nullable": true,
  "plural": false,
  "type": "ProductStockStatus"
},
v40 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v41 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "MediaGalleryInterface"
},
v42 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "CustomizableOptionInterface"
},
v43 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "CustomizableFieldValue"
},
v44 = {
  "enumValues": [
    "FIXED",
    "PERCENT",
    "DYNAMIC"
  ],
  "nullable": true,
  "plural": false,
  "type": "PriceTypeEnum"
},
v45 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "CustomizableDropDownValue"
},
v46 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductPrice"
},
v47 = {
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
v48 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "FixedProductTax"
},
v49 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Money"
},
v50 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v51 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v52 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductImage"
},
v53 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ConfigurableVariant"
},
v54 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ConfigurableAttributeOption"
},
v55 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "SimpleProduct"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "productRowsQuery",
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
                "name": "ProductRows_product"
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
    "name": "productRowsQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "related_products",
                "plural": true,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "upsell_products",
                "plural": true,
                "selections": (v17/*:: as any*/),
                "storageKey": null
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
    "cacheID": "46c9e6e3b0b53447a957cb307b1a57d0",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "products": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Products"
        },
        "products.items": (v18/*:: as any*/),
        "products.items.__isProductInterface": (v19/*:: as any*/),
        "products.items.__typename": (v19/*:: as any*/),
        "products.items.related_products": (v18/*:: as any*/),
        "products.items.related_products.__isCustomizableProductInterface": (v19/*:: as any*/),
        "products.items.related_products.__isProductInterface": (v19/*:: as any*/),
        "products.items.related_products.__typename": (v19/*:: as any*/),
        "products.items.related_products.configurable_options": (v20/*:: as any*/),
        "products.items.related_products.configurable_options.attribute_code": (v21/*:: as any*/),
        "products.items.related_products.configurable_options.label": (v21/*:: as any*/),
        "products.items.related_products.configurable_options.uid": (v22/*:: as any*/),
        "products.items.related_products.configurable_options.values": (v23/*:: as any*/),
        "products.items.related_products.configurable_options.values.label": (v21/*:: as any*/),
        "products.items.related_products.configurable_options.values.swatch_data": (v24/*:: as any*/),
        "products.items.related_products.configurable_options.values.swatch_data.__typename": (v19/*:: as any*/),
        "products.items.related_products.configurable_options.values.swatch_data.value": (v21/*:: as any*/),
        "products.items.related_products.configurable_options.values.uid": (v25/*:: as any*/),
        "products.items.related_products.custom_attributesV2": (v26/*:: as any*/),
        "products.items.related_products.custom_attributesV2.items": (v27/*:: as any*/),
        "products.items.related_products.custom_attributesV2.items.__typename": (v19/*:: as any*/),
        "products.items.related_products.custom_attributesV2.items.code": (v22/*:: as any*/),
        "products.items.related_products.custom_attributesV2.items.value": (v19/*:: as any*/),
        "products.items.related_products.downloadable_product_links": (v28/*:: as any*/),
        "products.items.related_products.downloadable_product_links.price": (v29/*:: as any*/),
        "products.items.related_products.downloadable_product_links.uid": (v22/*:: as any*/),
        "products.items.related_products.dynamic_price": (v30/*:: as any*/),
        "products.items.related_products.items": (v31/*:: as any*/),
        "products.items.related_products.items.options": (v32/*:: as any*/),
        "products.items.related_products.items.options.product": (v33/*:: as any*/),
        "products.items.related_products.items.options.product.__typename": (v19/*:: as any*/),
        "products.items.related_products.items.options.product.price_range": (v34/*:: as any*/),
        "products.items.related_products.items.options.product.price_range.minimum_price": (v35/*:: as any*/),
        "products.items.related_products.items.options.product.price_range.minimum_price.final_price": (v36/*:: as any*/),
        "products.items.related_products.items.options.product.price_range.minimum_price.final_price.value": (v29/*:: as any*/),
        "products.items.related_products.items.options.product.price_range.minimum_price.regular_price": (v36/*:: as any*/),
        "products.items.related_products.items.options.product.price_range.minimum_price.regular_price.value": (v29/*:: as any*/),
        "products.items.related_products.items.options.product.price_tiers": (v37/*:: as any*/),
        "products.items.related_products.items.options.product.price_tiers.discount": (v38/*:: as any*/),
        "products.items.related_products.items.options.product.price_tiers.discount.percent_off": (v29/*:: as any*/),
        "products.items.related_products.items.options.product.price_tiers.quantity": (v29/*:: as any*/),
        "products.items.related_products.items.options.product.stock_status": (v39/*:: as any*/),
        "products.items.related_products.items.options.product.uid": (v22/*:: as any*/),
        "products.items.related_products.items.options.quantity": (v29/*:: as any*/),
        "products.items.related_products.items.options.uid": (v22/*:: as any*/),
        "products.items.related_products.items.required": (v30/*:: as any*/),
        "products.items.related_products.items.uid": (v25/*:: as any*/),
        "products.items.related_products.links_purchased_separately": (v40/*:: as any*/),
        "products.items.related_products.media_gallery": (v41/*:: as any*/),
        "products.items.related_products.media_gallery.__typename": (v19/*:: as any*/),
        "products.items.related_products.media_gallery.disabled": (v30/*:: as any*/),
        "products.items.related_products.media_gallery.url": (v21/*:: as any*/),
        "products.items.related_products.name": (v21/*:: as any*/),
        "products.items.related_products.new_from_date": (v21/*:: as any*/),
        "products.items.related_products.new_to_date": (v21/*:: as any*/),
        "products.items.related_products.options": (v42/*:: as any*/),
        "products.items.related_products.options.__typename": (v19/*:: as any*/),
        "products.items.related_products.options.required": (v30/*:: as any*/),
        "products.items.related_products.options.uid": (v22/*:: as any*/),
        "products.items.related_products.options.value": (v43/*:: as any*/),
        "products.items.related_products.options.value.price": (v29/*:: as any*/),
        "products.items.related_products.options.value.price_type": (v44/*:: as any*/),
        "products.items.related_products.options.value.uid": (v22/*:: as any*/),
        "products.items.related_products.options.values": (v45/*:: as any*/),
        "products.items.related_products.options.values.price": (v29/*:: as any*/),
        "products.items.related_products.options.values.price_type": (v44/*:: as any*/),
        "products.items.related_products.options.values.uid": (v22/*:: as any*/),
        "products.items.related_products.price_range": (v34/*:: as any*/),
        "products.items.related_products.price_range.maximum_price": (v46/*:: as any*/),
        "products.items.related_products.price_range.maximum_price.final_price": (v36/*:: as any*/),
        "products.items.related_products.price_range.maximum_price.final_price.value": (v29/*:: as any*/),
        "products.items.related_products.price_range.minimum_price": (v35/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.final_price": (v36/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.final_price.currency": (v47/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.final_price.value": (v29/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.fixed_product_taxes": (v48/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.fixed_product_taxes.amount": (v49/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.fixed_product_taxes.amount.value": (v29/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.fixed_product_taxes.label": (v21/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.regular_price": (v36/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.regular_price.currency": (v47/*:: as any*/),
        "products.items.related_products.price_range.minimum_price.regular_price.value": (v29/*:: as any*/),
        "products.items.related_products.rating_summary": (v50/*:: as any*/),
        "products.items.related_products.review_count": (v51/*:: as any*/),
        "products.items.related_products.sku": (v21/*:: as any*/),
        "products.items.related_products.small_image": (v52/*:: as any*/),
        "products.items.related_products.small_image.url": (v21/*:: as any*/),
        "products.items.related_products.special_price": (v29/*:: as any*/),
        "products.items.related_products.stock_status": (v39/*:: as any*/),
        "products.items.related_products.uid": (v22/*:: as any*/),
        "products.items.related_products.url_key": (v21/*:: as any*/),
        "products.items.related_products.url_suffix": (v21/*:: as any*/),
        "products.items.related_products.variants": (v53/*:: as any*/),
        "products.items.related_products.variants.attributes": (v54/*:: as any*/),
        "products.items.related_products.variants.attributes.uid": (v22/*:: as any*/),
        "products.items.related_products.variants.product": (v55/*:: as any*/),
        "products.items.related_products.variants.product.small_image": (v52/*:: as any*/),
        "products.items.related_products.variants.product.small_image.url": (v21/*:: as any*/),
        "products.items.related_products.variants.product.uid": (v22/*:: as any*/),
        "products.items.sku": (v21/*:: as any*/),
        "products.items.stock_status": (v39/*:: as any*/),
        "products.items.uid": (v22/*:: as any*/),
        "products.items.upsell_products": (v18/*:: as any*/),
        "products.items.upsell_products.__isCustomizableProductInterface": (v19/*:: as any*/),
        "products.items.upsell_products.__isProductInterface": (v19/*:: as any*/),
        "products.items.upsell_products.__typename": (v19/*:: as any*/),
        "products.items.upsell_products.configurable_options": (v20/*:: as any*/),
        "products.items.upsell_products.configurable_options.attribute_code": (v21/*:: as any*/),
        "products.items.upsell_products.configurable_options.label": (v21/*:: as any*/),
        "products.items.upsell_products.configurable_options.uid": (v22/*:: as any*/),
        "products.items.upsell_products.configurable_options.values": (v23/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.label": (v21/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.swatch_data": (v24/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.swatch_data.__typename": (v19/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.swatch_data.value": (v21/*:: as any*/),
        "products.items.upsell_products.configurable_options.values.uid": (v25/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2": (v26/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2.items": (v27/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2.items.__typename": (v19/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2.items.code": (v22/*:: as any*/),
        "products.items.upsell_products.custom_attributesV2.items.value": (v19/*:: as any*/),
        "products.items.upsell_products.downloadable_product_links": (v28/*:: as any*/),
        "products.items.upsell_products.downloadable_product_links.price": (v29/*:: as any*/),
        "products.items.upsell_products.downloadable_product_links.uid": (v22/*:: as any*/),
        "products.items.upsell_products.dynamic_price": (v30/*:: as any*/),
        "products.items.upsell_products.items": (v31/*:: as any*/),
        "products.items.upsell_products.items.options": (v32/*:: as any*/),
        "products.items.upsell_products.items.options.product": (v33/*:: as any*/),
        "products.items.upsell_products.items.options.product.__typename": (v19/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_range": (v34/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_range.minimum_price": (v35/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_range.minimum_price.final_price": (v36/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_range.minimum_price.final_price.value": (v29/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_range.minimum_price.regular_price": (v36/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_range.minimum_price.regular_price.value": (v29/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_tiers": (v37/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_tiers.discount": (v38/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_tiers.discount.percent_off": (v29/*:: as any*/),
        "products.items.upsell_products.items.options.product.price_tiers.quantity": (v29/*:: as any*/),
        "products.items.upsell_products.items.options.product.stock_status": (v39/*:: as any*/),
        "products.items.upsell_products.items.options.product.uid": (v22/*:: as any*/),
        "products.items.upsell_products.items.options.quantity": (v29/*:: as any*/),
        "products.items.upsell_products.items.options.uid": (v22/*:: as any*/),
        "products.items.upsell_products.items.required": (v30/*:: as any*/),
        "products.items.upsell_products.items.uid": (v25/*:: as any*/),
        "products.items.upsell_products.links_purchased_separately": (v40/*:: as any*/),
        "products.items.upsell_products.media_gallery": (v41/*:: as any*/),
        "products.items.upsell_products.media_gallery.__typename": (v19/*:: as any*/),
        "products.items.upsell_products.media_gallery.disabled": (v30/*:: as any*/),
        "products.items.upsell_products.media_gallery.url": (v21/*:: as any*/),
        "products.items.upsell_products.name": (v21/*:: as any*/),
        "products.items.upsell_products.new_from_date": (v21/*:: as any*/),
        "products.items.upsell_products.new_to_date": (v21/*:: as any*/),
        "products.items.upsell_products.options": (v42/*:: as any*/),
        "products.items.upsell_products.options.__typename": (v19/*:: as any*/),
        "products.items.upsell_products.options.required": (v30/*:: as any*/),
        "products.items.upsell_products.options.uid": (v22/*:: as any*/),
        "products.items.upsell_products.options.value": (v43/*:: as any*/),
        "products.items.upsell_products.options.value.price": (v29/*:: as any*/),
        "products.items.upsell_products.options.value.price_type": (v44/*:: as any*/),
        "products.items.upsell_products.options.value.uid": (v22/*:: as any*/),
        "products.items.upsell_products.options.values": (v45/*:: as any*/),
        "products.items.upsell_products.options.values.price": (v29/*:: as any*/),
        "products.items.upsell_products.options.values.price_type": (v44/*:: as any*/),
        "products.items.upsell_products.options.values.uid": (v22/*:: as any*/),
        "products.items.upsell_products.price_range": (v34/*:: as any*/),
        "products.items.upsell_products.price_range.maximum_price": (v46/*:: as any*/),
        "products.items.upsell_products.price_range.maximum_price.final_price": (v36/*:: as any*/),
        "products.items.upsell_products.price_range.maximum_price.final_price.value": (v29/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price": (v35/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.final_price": (v36/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.final_price.currency": (v47/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.final_price.value": (v29/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.fixed_product_taxes": (v48/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.fixed_product_taxes.amount": (v49/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.fixed_product_taxes.amount.value": (v29/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.fixed_product_taxes.label": (v21/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.regular_price": (v36/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.regular_price.currency": (v47/*:: as any*/),
        "products.items.upsell_products.price_range.minimum_price.regular_price.value": (v29/*:: as any*/),
        "products.items.upsell_products.rating_summary": (v50/*:: as any*/),
        "products.items.upsell_products.review_count": (v51/*:: as any*/),
        "products.items.upsell_products.sku": (v21/*:: as any*/),
        "products.items.upsell_products.small_image": (v52/*:: as any*/),
        "products.items.upsell_products.small_image.url": (v21/*:: as any*/),
        "products.items.upsell_products.special_price": (v29/*:: as any*/),
        "products.items.upsell_products.stock_status": (v39/*:: as any*/),
        "products.items.upsell_products.uid": (v22/*:: as any*/),
        "products.items.upsell_products.url_key": (v21/*:: as any*/),
        "products.items.upsell_products.url_suffix": (v21/*:: as any*/),
        "products.items.upsell_products.variants": (v53/*:: as any*/),
        "products.items.upsell_products.variants.attributes": (v54/*:: as any*/),
        "products.items.upsell_products.variants.attributes.uid": (v22/*:: as any*/),
        "products.items.upsell_products.variants.product": (v55/*:: as any*/),
        "products.items.upsell_products.variants.product.small_image": (v52/*:: as any*/),
        "products.items.upsell_products.variants.product.small_image.url": (v21/*:: as any*/),
        "products.items.upsell_products.variants.product.uid": (v22/*:: as any*/)
      }
    },
    "name": "productRowsQuery",
    "operationKind": "query",
    "text": "query productRowsQuery{products(search:\"tazza\"){items{__typename,uid,...ProductRows_product}}}fragment CardActions_product on ProductInterface{__isProductInterface:__typename,stock_status,...useIsSettled_product,...QuickAdd_product,...QuickLook_product,...SaveOnCard_product,...productValue_product}fragment CardPrice_product on ProductInterface{__isProductInterface:__typename,...partedProduct_product,__typename,...CardTaxNote_product,price_range{minimum_price{final_price{value,currency},regular_price{value,currency}},maximum_price{final_price{value}}},custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename,code,...on AttributeValue{value}}}}fragment CardSwatches_product on ConfigurableProduct{configurable_options{uid,attribute_code,label,values{uid,label,swatch_data{__typename,value}}},variants{attributes{uid},product{uid,small_image{url}}}}fragment CardTaxNote_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value,currency},fixed_product_taxes{label,amount{value}}}}}fragment ProductCard_product on ProductInterface{__isProductInterface:__typename,uid,name,url_key,url_suffix,new_from_date,new_to_date,stock_status,rating_summary,review_count,small_image{url},media_gallery{__typename,url,disabled},...CardPrice_product,...CardActions_product,...on ConfigurableProduct{...CardSwatches_product,...filteredVariant_product}}fragment ProductCarousel_products on ProductInterface{__isProductInterface:__typename,uid,...ProductCard_product,...productItem_product}fragment ProductRow_products on ProductInterface{__isProductInterface:__typename,uid,...ProductCarousel_products}fragment ProductRows_product on ProductInterface{__isProductInterface:__typename,uid,sku,stock_status,related_products{__typename,uid,stock_status,...ProductRow_products},upsell_products{__typename,uid,stock_status,...ProductRow_products}}fragment QuickAdd_product on ProductInterface{__isProductInterface:__typename,sku,name,url_key,url_suffix,small_image{url}}fragment QuickLook_product on ProductInterface{__isProductInterface:__typename,name,url_key,url_suffix}fragment SaveOnCard_product on ProductInterface{__isProductInterface:__typename,uid,sku,name}fragment filteredVariant_product on ConfigurableProduct{configurable_options{attribute_code,label,values{uid,label},uid},variants{attributes{uid},product{small_image{url},uid}}}fragment partedProduct_product on ProductInterface{__isProductInterface:__typename,price_range{minimum_price{final_price{value}}},...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,required,...on CustomizableFieldOption{value{price,price_type,uid}},...on CustomizableAreaOption{value{price,price_type,uid}},...on CustomizableDateOption{value{price,price_type,uid}},...on CustomizableDropDownOption{values:value{price,price_type,uid}},...on CustomizableRadioOption{values:value{price,price_type,uid}},...on CustomizableCheckboxOption{values:value{price,price_type,uid}},...on CustomizableMultipleOption{values:value{price,price_type,uid}},uid}},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}},...on BundleProduct{dynamic_price,special_price,items{required,options{quantity,product{__typename,stock_status,price_range{minimum_price{final_price{value},regular_price{value}}},price_tiers{quantity,discount{percent_off}},uid},uid},uid}}}fragment productItem_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value}}}}fragment productValue_product on ProductInterface{__isProductInterface:__typename,uid,sku,name,price_range{minimum_price{final_price{value,currency}}}}fragment useIsSettled_product on ProductInterface{__isProductInterface:__typename,__typename,...on CustomizableProductInterface{__isCustomizableProductInterface:__typename,options{__typename,uid,required}}}"
  }
};
})();

(node as any).hash = "9591ad45c8e534ebe7621b4c9e57a8a6";

export default node;
