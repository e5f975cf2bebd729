/**
 * @generated SignedSource<<a939aae8c35d4eaffb6ce0da846c7113>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type taxDisplayQuery$variables = Record<PropertyKey, never>;
export type taxDisplayQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CartFixedTaxes_cart" | "CartGrandTotal_cart" | "CartTotals_cart" | "OrderLines_cart" | "OrderTotals_cart">;
  } | null | undefined;
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"useProductOffer_product">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type taxDisplayQuery = {
  response: taxDisplayQuery$data;
  variables: taxDisplayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "cart_id",
    "value": "cart"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "search",
    "value": "mug"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
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
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = [
  (v6/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "FixedProductTax",
  "kind": "LinkedField",
  "name": "fixed_product_taxes",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SelectedCustomizableOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = [
  (v15/*:: as any*/)
],
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "DownloadableProductLinks"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v22 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "FixedProductTax"
},
v23 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Money"
},
v24 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v25 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "taxDisplayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartTotals_cart"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartGrandTotal_cart"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderLines_cart"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderTotals_cart"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartFixedTaxes_cart"
          }
        ],
        "storageKey": "cart(cart_id:\"cart\")"
      },
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useProductOffer_product"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(pageSize:1,search:\"mug\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "taxDisplayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "is_virtual",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AppliedCoupon",
            "kind": "LinkedField",
            "name": "applied_coupons",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingCartAddress",
            "kind": "LinkedField",
            "name": "shipping_addresses",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SelectedShippingMethod",
                "kind": "LinkedField",
                "name": "selected_shipping_method",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "carrier_code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "method_code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "price_incl_tax",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "price_excl_tax",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
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
            "concreteType": "CartPrices",
            "kind": "LinkedField",
            "name": "prices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_excluding_tax",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "subtotal_including_tax",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Discount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CartTaxItem",
                "kind": "LinkedField",
                "name": "applied_taxes",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "grand_total",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "pageSize",
                "value": 100
              }
            ],
            "concreteType": "CartItems",
            "kind": "LinkedField",
            "name": "itemsV2",
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
                  (v10/*:: as any*/),
                  (v3/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CartItemError",
                    "kind": "LinkedField",
                    "name": "errors",
                    "plural": true,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v12/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CartItemPrices",
                    "kind": "LinkedField",
                    "name": "prices",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "row_total",
                        "plural": false,
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "row_total_including_tax",
                        "plural": false,
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItemInterface"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SelectedConfigurableOption",
                        "kind": "LinkedField",
                        "name": "configurable_options",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "option_label",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "value_label",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "ConfigurableCartItem",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SelectedBundleOption",
                        "kind": "LinkedField",
                        "name": "bundle_options",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SelectedBundleOptionValue",
                            "kind": "LinkedField",
                            "name": "values",
                            "plural": true,
                            "selections": [
                              (v9/*:: as any*/),
                              (v11/*:: as any*/),
                              (v3/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "BundleCartItem",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DownloadableProductLinks",
                        "kind": "LinkedField",
                        "name": "links",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "DownloadableCartItem",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v16/*:: as any*/),
                    "type": "SimpleCartItem",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v16/*:: as any*/),
                    "type": "VirtualCartItem",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "itemsV2(pageSize:100)"
          }
        ],
        "storageKey": "cart(cart_id:\"cart\")"
      },
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
              (v10/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProductInterface"
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
                "kind": "ScalarField",
                "name": "sku",
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stock_status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "only_x_left_in_stock",
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
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "regular_price",
                        "plural": false,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      },
                      (v14/*:: as any*/)
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
                        "selections": (v13/*:: as any*/),
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
                  (v11/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
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
                      (v10/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v13/*:: as any*/),
                        "type": "AttributeValue",
                        "abstractKey": null
                      }
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
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "DownloadableProduct",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(pageSize:1,search:\"mug\")"
      }
    ]
  },
  "params": {
    "cacheID": "fc834bfacb88254127728ec3394f4274",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cart": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cart"
        },
        "cart.applied_coupons": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AppliedCoupon"
        },
        "cart.applied_coupons.code": (v17/*:: as any*/),
        "cart.id": (v18/*:: as any*/),
        "cart.is_virtual": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cart.itemsV2": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CartItems"
        },
        "cart.itemsV2.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CartItemInterface"
        },
        "cart.itemsV2.items.__isCartItemInterface": (v17/*:: as any*/),
        "cart.itemsV2.items.__typename": (v17/*:: as any*/),
        "cart.itemsV2.items.bundle_options": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SelectedBundleOption"
        },
        "cart.itemsV2.items.bundle_options.label": (v17/*:: as any*/),
        "cart.itemsV2.items.bundle_options.uid": (v18/*:: as any*/),
        "cart.itemsV2.items.bundle_options.values": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SelectedBundleOptionValue"
        },
        "cart.itemsV2.items.bundle_options.values.label": (v17/*:: as any*/),
        "cart.itemsV2.items.bundle_options.values.quantity": (v19/*:: as any*/),
        "cart.itemsV2.items.bundle_options.values.uid": (v18/*:: as any*/),
        "cart.itemsV2.items.configurable_options": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SelectedConfigurableOption"
        },
        "cart.itemsV2.items.configurable_options.option_label": (v17/*:: as any*/),
        "cart.itemsV2.items.configurable_options.value_label": (v17/*:: as any*/),
        "cart.itemsV2.items.customizable_options": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SelectedCustomizableOption"
        },
        "cart.itemsV2.items.customizable_options.label": (v17/*:: as any*/),
        "cart.itemsV2.items.customizable_options.values": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SelectedCustomizableOptionValue"
        },
        "cart.itemsV2.items.customizable_options.values.label": (v17/*:: as any*/),
        "cart.itemsV2.items.customizable_options.values.value": (v17/*:: as any*/),
        "cart.itemsV2.items.errors": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "CartItemError"
        },
        "cart.itemsV2.items.errors.code": {
          "enumValues": [
            "UNDEFINED",
            "ITEM_QTY",
            "ITEM_INCREMENTS"
          ],
          "nullable": false,
          "plural": false,
          "type": "CartItemErrorType"
        },
        "cart.itemsV2.items.links": (v20/*:: as any*/),
        "cart.itemsV2.items.links.title": (v21/*:: as any*/),
        "cart.itemsV2.items.links.uid": (v18/*:: as any*/),
        "cart.itemsV2.items.prices": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CartItemPrices"
        },
        "cart.itemsV2.items.prices.fixed_product_taxes": (v22/*:: as any*/),
        "cart.itemsV2.items.prices.fixed_product_taxes.amount": (v23/*:: as any*/),
        "cart.itemsV2.items.prices.fixed_product_taxes.amount.value": (v24/*:: as any*/),
        "cart.itemsV2.items.prices.fixed_product_taxes.label": (v21/*:: as any*/),
        "cart.itemsV2.items.prices.row_total": (v25/*:: as any*/),
        "cart.itemsV2.items.prices.row_total.currency": (v26/*:: as any*/),
        "cart.itemsV2.items.prices.row_total.value": (v24/*:: as any*/),
        "cart.itemsV2.items.prices.row_total_including_tax": (v25/*:: as any*/),
        "cart.itemsV2.items.prices.row_total_including_tax.currency": (v26/*:: as any*/),
        "cart.itemsV2.items.prices.row_total_including_tax.value": (v24/*:: as any*/),
        "cart.itemsV2.items.product": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ProductInterface"
        },
        "cart.itemsV2.items.product.__typename": (v17/*:: as any*/),
        "cart.itemsV2.items.product.name": (v21/*:: as any*/),
        "cart.itemsV2.items.product.uid": (v18/*:: as any*/),
        "cart.itemsV2.items.quantity": (v19/*:: as any*/),
        "cart.itemsV2.items.uid": (v18/*:: as any*/),
        "cart.prices": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CartPrices"
        },
        "cart.prices.applied_taxes": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "CartTaxItem"
        },
        "cart.prices.applied_taxes.amount": (v25/*:: as any*/),
        "cart.prices.applied_taxes.amount.currency": (v26/*:: as any*/),
        "cart.prices.applied_taxes.amount.value": (v24/*:: as any*/),
        "cart.prices.applied_taxes.label": (v17/*:: as any*/),
        "cart.prices.discounts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Discount"
        },
        "cart.prices.discounts.amount": (v25/*:: as any*/),
        "cart.prices.discounts.amount.currency": (v26/*:: as any*/),
        "cart.prices.discounts.amount.value": (v24/*:: as any*/),
        "cart.prices.discounts.label": (v17/*:: as any*/),
        "cart.prices.grand_total": (v23/*:: as any*/),
        "cart.prices.grand_total.currency": (v26/*:: as any*/),
        "cart.prices.grand_total.value": (v24/*:: as any*/),
        "cart.prices.subtotal_excluding_tax": (v23/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.currency": (v26/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.value": (v24/*:: as any*/),
        "cart.prices.subtotal_including_tax": (v23/*:: as any*/),
        "cart.prices.subtotal_including_tax.currency": (v26/*:: as any*/),
        "cart.prices.subtotal_including_tax.value": (v24/*:: as any*/),
        "cart.shipping_addresses": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ShippingCartAddress"
        },
        "cart.shipping_addresses.selected_shipping_method": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "SelectedShippingMethod"
        },
        "cart.shipping_addresses.selected_shipping_method.carrier_code": (v17/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.method_code": (v17/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax": (v25/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax.currency": (v26/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax.value": (v24/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax": (v25/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.currency": (v26/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.value": (v24/*:: as any*/),
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
        "products.items.__isProductInterface": (v17/*:: as any*/),
        "products.items.__typename": (v17/*:: as any*/),
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
        "products.items.custom_attributesV2.items.__typename": (v17/*:: as any*/),
        "products.items.custom_attributesV2.items.code": (v18/*:: as any*/),
        "products.items.custom_attributesV2.items.value": (v17/*:: as any*/),
        "products.items.downloadable_product_links": (v20/*:: as any*/),
        "products.items.downloadable_product_links.price": (v24/*:: as any*/),
        "products.items.downloadable_product_links.uid": (v18/*:: as any*/),
        "products.items.links_purchased_separately": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "products.items.name": (v21/*:: as any*/),
        "products.items.only_x_left_in_stock": (v24/*:: as any*/),
        "products.items.price_range": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PriceRange"
        },
        "products.items.price_range.maximum_price": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProductPrice"
        },
        "products.items.price_range.maximum_price.final_price": (v25/*:: as any*/),
        "products.items.price_range.maximum_price.final_price.value": (v24/*:: as any*/),
        "products.items.price_range.minimum_price": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ProductPrice"
        },
        "products.items.price_range.minimum_price.final_price": (v25/*:: as any*/),
        "products.items.price_range.minimum_price.final_price.currency": (v26/*:: as any*/),
        "products.items.price_range.minimum_price.final_price.value": (v24/*:: as any*/),
        "products.items.price_range.minimum_price.fixed_product_taxes": (v22/*:: as any*/),
        "products.items.price_range.minimum_price.fixed_product_taxes.amount": (v23/*:: as any*/),
        "products.items.price_range.minimum_price.fixed_product_taxes.amount.value": (v24/*:: as any*/),
        "products.items.price_range.minimum_price.fixed_product_taxes.label": (v21/*:: as any*/),
        "products.items.price_range.minimum_price.regular_price": (v25/*:: as any*/),
        "products.items.price_range.minimum_price.regular_price.value": (v24/*:: as any*/),
        "products.items.price_tiers": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "TierPrice"
        },
        "products.items.price_tiers.discount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProductDiscount"
        },
        "products.items.price_tiers.discount.percent_off": (v24/*:: as any*/),
        "products.items.price_tiers.quantity": (v24/*:: as any*/),
        "products.items.sku": (v21/*:: as any*/),
        "products.items.small_image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProductImage"
        },
        "products.items.small_image.url": (v21/*:: as any*/),
        "products.items.special_price": (v24/*:: as any*/),
        "products.items.stock_status": {
          "enumValues": [
            "IN_STOCK",
            "OUT_OF_STOCK"
          ],
          "nullable": true,
          "plural": false,
          "type": "ProductStockStatus"
        },
        "products.items.uid": (v18/*:: as any*/)
      }
    },
    "name": "taxDisplayQuery",
    "operationKind": "query",
    "text": "query taxDisplayQuery{cart(cart_id:\"cart\"){id,...CartTotals_cart,...CartGrandTotal_cart,...OrderLines_cart,...OrderTotals_cart,...CartFixedTaxes_cart},products(search:\"mug\",pageSize:1){items{__typename,uid,...useProductOffer_product}}}fragment CartAmount_money on Money{value,currency}fragment CartFixedTaxes_cart on Cart{id,prices{subtotal_excluding_tax{value,currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,prices{row_total{value},fixed_product_taxes{label,amount{value}}}}}}fragment CartGrandTotal_cart on Cart{id,prices{grand_total{...CartAmount_money},applied_taxes{label,amount{value,...CartAmount_money}}}}fragment CartTotals_cart on Cart{id,...useFreeShipping_cart,is_virtual,prices{subtotal_excluding_tax{...CartAmount_money},subtotal_including_tax{...CartAmount_money},applied_taxes{label,amount{...CartAmount_money}},discounts{label,amount{...CartAmount_money}}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{value,...CartAmount_money},price_incl_tax{value,...CartAmount_money}}}}fragment OrderLines_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,quantity,errors{code},product{__typename,name,uid},prices{row_total{...moneyOf_money},row_total_including_tax{...moneyOf_money},fixed_product_taxes{label,amount{value}}},...lineWords_item}}}fragment OrderTotals_cart on Cart{id,...useLostCoupon_cart,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment leastPrice_product on ProductInterface{__isProductInterface:__typename,__typename,...on GroupedProduct{__typename},...on DownloadableProduct{links_purchased_separately,downloadable_product_links{price,uid}}}fragment lineWords_item on CartItemInterface{__isCartItemInterface:__typename,...on ConfigurableCartItem{customizable_options{...lineWords_option},configurable_options{option_label,value_label}},...on BundleCartItem{customizable_options{...lineWords_option},bundle_options{label,values{label,quantity,uid},uid}},...on DownloadableCartItem{customizable_options{...lineWords_option},links{title,uid}},...on SimpleCartItem{customizable_options{...lineWords_option}},...on VirtualCartItem{customizable_options{...lineWords_option}}}fragment lineWords_option on SelectedCustomizableOption{label,values{label,value}}fragment moneyOf_money on Money{value,currency}fragment useFreeShipping_cart on Cart{is_virtual,applied_coupons{code},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_incl_tax{value}}},prices{subtotal_excluding_tax{value,currency},subtotal_including_tax{value,currency},discounts{amount{value}}}}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}fragment useProductOffer_product on ProductInterface{__isProductInterface:__typename,...leastPrice_product,__typename,special_price,sku,name,small_image{url},stock_status,only_x_left_in_stock,price_range{minimum_price{final_price{value,currency},regular_price{value},fixed_product_taxes{label,amount{value}}},maximum_price{final_price{value}}},price_tiers{quantity,discount{percent_off}},custom_attributesV2{items{__typename,code,...on AttributeValue{value}}}}"
  }
};
})();

(node as any).hash = "1c1a1c083cdf70ac9b250893911f24c9";

export default node;
