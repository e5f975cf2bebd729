/**
 * @generated SignedSource<<b84a5d01e76f0fe2c42266c8dacdc968>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type featureSpecimensCartQuery$variables = Record<PropertyKey, never>;
export type featureSpecimensCartQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CartContents_cart">;
  } | null | undefined;
};
export type featureSpecimensCartQuery = {
  response: featureSpecimensCartQuery$data;
  variables: featureSpecimensCartQuery$variables;
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
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
  "name": "sku",
  "storageKey": null
},
v9 = {
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "only_x_left_in_stock",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock_status",
  "storageKey": null
},
v12 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customizable_option_uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SelectedCustomizableOptionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customizable_option_value_uid",
          "storageKey": null
        },
        (v6/*:: as any*/),
        (v13/*:: as any*/)
      ],
      "storageKey": null
    },
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v15 = [
  (v14/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
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
  "nullable": false,
  "plural": false,
  "type": "ProductInterface"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v22 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v23 = {
  "enumValues": [
    "IN_STOCK",
    "OUT_OF_STOCK"
  ],
  "nullable": true,
  "plural": false,
  "type": "ProductStockStatus"
},
v24 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ProductImage"
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
},
v27 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Money"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "featureSpecimensCartQuery",
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
            "name": "CartContents_cart"
          }
        ],
        "storageKey": "cart(cart_id:\"cart\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "featureSpecimensCartQuery",
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CartItemError",
                    "kind": "LinkedField",
                    "name": "errors",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "message",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItemInterface"
                  },
                  (v5/*:: as any*/),
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
                        "name": "price",
                        "plural": false,
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "price_including_tax",
                        "plural": false,
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
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
                      }
                    ],
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
                      (v2/*:: as any*/),
                      (v8/*:: as any*/),
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
                      (v9/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v12/*:: as any*/),
                        "type": "SimpleProduct",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v12/*:: as any*/),
                        "type": "VirtualProduct",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v12/*:: as any*/),
                        "type": "DownloadableProduct",
                        "abstractKey": null
                      },
                      (v3/*:: as any*/)
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
                        "name": "configured_variant",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v9/*:: as any*/),
                          (v3/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v14/*:: as any*/),
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
                            "name": "configurable_product_option_value_uid",
                            "storageKey": null
                          },
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
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SelectedBundleOption",
                        "kind": "LinkedField",
                        "name": "bundle_options",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SelectedBundleOptionValue",
                            "kind": "LinkedField",
                            "name": "values",
                            "plural": true,
                            "selections": [
                              (v3/*:: as any*/),
                              (v5/*:: as any*/),
                              (v13/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v3/*:: as any*/),
                          (v13/*:: as any*/)
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
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DownloadableProductLinks",
                        "kind": "LinkedField",
                        "name": "links",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "DownloadableCartItem",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v15/*:: as any*/),
                    "type": "SimpleCartItem",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v15/*:: as any*/),
                    "type": "VirtualCartItem",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "itemsV2(pageSize:100)"
          },
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
            "selections": [
              (v4/*:: as any*/)
            ],
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
                  (v16/*:: as any*/),
                  (v13/*:: as any*/)
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
                  (v13/*:: as any*/),
                  (v16/*:: as any*/)
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
          }
        ],
        "storageKey": "cart(cart_id:\"cart\")"
      }
    ]
  },
  "params": {
    "cacheID": "17209e6ccad94e10f6b6a996a55b6929",
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
        "cart.itemsV2.items.configurable_options.configurable_product_option_value_uid": (v18/*:: as any*/),
        "cart.itemsV2.items.configurable_options.option_label": (v17/*:: as any*/),
        "cart.itemsV2.items.configurable_options.value_label": (v17/*:: as any*/),
        "cart.itemsV2.items.configured_variant": (v20/*:: as any*/),
        "cart.itemsV2.items.configured_variant.__typename": (v17/*:: as any*/),
        "cart.itemsV2.items.configured_variant.only_x_left_in_stock": (v21/*:: as any*/),
        "cart.itemsV2.items.configured_variant.sku": (v22/*:: as any*/),
        "cart.itemsV2.items.configured_variant.stock_status": (v23/*:: as any*/),
        "cart.itemsV2.items.configured_variant.thumbnail": (v24/*:: as any*/),
        "cart.itemsV2.items.configured_variant.thumbnail.url": (v22/*:: as any*/),
        "cart.itemsV2.items.configured_variant.uid": (v18/*:: as any*/),
        "cart.itemsV2.items.customizable_options": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SelectedCustomizableOption"
        },
        "cart.itemsV2.items.customizable_options.customizable_option_uid": (v18/*:: as any*/),
        "cart.itemsV2.items.customizable_options.label": (v17/*:: as any*/),
        "cart.itemsV2.items.customizable_options.type": (v17/*:: as any*/),
        "cart.itemsV2.items.customizable_options.values": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SelectedCustomizableOptionValue"
        },
        "cart.itemsV2.items.customizable_options.values.customizable_option_value_uid": (v18/*:: as any*/),
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
        "cart.itemsV2.items.errors.message": (v17/*:: as any*/),
        "cart.itemsV2.items.links": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "DownloadableProductLinks"
        },
        "cart.itemsV2.items.links.title": (v22/*:: as any*/),
        "cart.itemsV2.items.links.uid": (v18/*:: as any*/),
        "cart.itemsV2.items.prices": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CartItemPrices"
        },
        "cart.itemsV2.items.prices.price": (v25/*:: as any*/),
        "cart.itemsV2.items.prices.price.currency": (v26/*:: as any*/),
        "cart.itemsV2.items.prices.price.value": (v21/*:: as any*/),
        "cart.itemsV2.items.prices.price_including_tax": (v25/*:: as any*/),
        "cart.itemsV2.items.prices.price_including_tax.currency": (v26/*:: as any*/),
        "cart.itemsV2.items.prices.price_including_tax.value": (v21/*:: as any*/),
        "cart.itemsV2.items.prices.row_total": (v25/*:: as any*/),
        "cart.itemsV2.items.prices.row_total.currency": (v26/*:: as any*/),
        "cart.itemsV2.items.prices.row_total.value": (v21/*:: as any*/),
        "cart.itemsV2.items.prices.row_total_including_tax": (v25/*:: as any*/),
        "cart.itemsV2.items.prices.row_total_including_tax.currency": (v26/*:: as any*/),
        "cart.itemsV2.items.prices.row_total_including_tax.value": (v21/*:: as any*/),
        "cart.itemsV2.items.product": (v20/*:: as any*/),
        "cart.itemsV2.items.product.__typename": (v17/*:: as any*/),
        "cart.itemsV2.items.product.name": (v22/*:: as any*/),
        "cart.itemsV2.items.product.only_x_left_in_stock": (v21/*:: as any*/),
        "cart.itemsV2.items.product.sku": (v22/*:: as any*/),
        "cart.itemsV2.items.product.stock_status": (v23/*:: as any*/),
        "cart.itemsV2.items.product.thumbnail": (v24/*:: as any*/),
        "cart.itemsV2.items.product.thumbnail.url": (v22/*:: as any*/),
        "cart.itemsV2.items.product.uid": (v18/*:: as any*/),
        "cart.itemsV2.items.product.url_key": (v22/*:: as any*/),
        "cart.itemsV2.items.product.url_suffix": (v22/*:: as any*/),
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
        "cart.prices.applied_taxes.amount.value": (v21/*:: as any*/),
        "cart.prices.applied_taxes.label": (v17/*:: as any*/),
        "cart.prices.discounts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Discount"
        },
        "cart.prices.discounts.amount": (v25/*:: as any*/),
        "cart.prices.discounts.amount.currency": (v26/*:: as any*/),
        "cart.prices.discounts.amount.value": (v21/*:: as any*/),
        "cart.prices.discounts.label": (v17/*:: as any*/),
        "cart.prices.grand_total": (v27/*:: as any*/),
        "cart.prices.grand_total.currency": (v26/*:: as any*/),
        "cart.prices.grand_total.value": (v21/*:: as any*/),
        "cart.prices.subtotal_excluding_tax": (v27/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.currency": (v26/*:: as any*/),
        "cart.prices.subtotal_excluding_tax.value": (v21/*:: as any*/),
        "cart.prices.subtotal_including_tax": (v27/*:: as any*/),
        "cart.prices.subtotal_including_tax.currency": (v26/*:: as any*/),
        "cart.prices.subtotal_including_tax.value": (v21/*:: as any*/),
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
        "cart.shipping_addresses.selected_shipping_method.price_excl_tax.value": (v21/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax": (v25/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.currency": (v26/*:: as any*/),
        "cart.shipping_addresses.selected_shipping_method.price_incl_tax.value": (v21/*:: as any*/)
      }
    },
    "name": "featureSpecimensCartQuery",
    "operationKind": "query",
    "text": "query featureSpecimensCartQuery{cart(cart_id:\"cart\"){id,...CartContents_cart}}fragment CartAmount_money on Money{value,currency}fragment CartContents_cart on Cart{id,itemsV2(pageSize:100){items{__typename,uid,errors{code},...CartLine_item}},...CartTotals_cart,...CartGrandTotal_cart,...CouponField_cart,...cartItems_cart}fragment CartGrandTotal_cart on Cart{id,prices{grand_total{...CartAmount_money},applied_taxes{label,amount{value,...CartAmount_money}}}}fragment CartLine_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,quantity,errors{code,message},prices{price{...CartAmount_money},price_including_tax{...CartAmount_money},row_total{...CartAmount_money},row_total_including_tax{...CartAmount_money}},product{__typename,sku,name,url_key,url_suffix,thumbnail{url},...on SimpleProduct{only_x_left_in_stock,stock_status},...on VirtualProduct{only_x_left_in_stock,stock_status},...on DownloadableProduct{only_x_left_in_stock,stock_status},uid},...on ConfigurableCartItem{configured_variant{__typename,only_x_left_in_stock,stock_status,thumbnail{url},uid}},...lineChoices_item,...lineWords_item}fragment CartTotals_cart on Cart{id,...useFreeShipping_cart,is_virtual,prices{subtotal_excluding_tax{...CartAmount_money},subtotal_including_tax{...CartAmount_money},applied_taxes{label,amount{...CartAmount_money}},discounts{label,amount{...CartAmount_money}}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...CartAmount_money},price_incl_tax{...CartAmount_money}}}}fragment CouponField_cart on Cart{id,applied_coupons{code}}fragment cartItems_cart on Cart{id,prices{grand_total{currency}},itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,uid,sku,name},prices{price_including_tax{value}},...on ConfigurableCartItem{configured_variant{__typename,uid,sku}}}}}fragment lineChoices_item on CartItemInterface{__isCartItemInterface:__typename,__typename,uid,...on ConfigurableCartItem{customizable_options{...lineChoices_option},configurable_options{configurable_product_option_value_uid}},...on BundleCartItem{customizable_options{...lineChoices_option},bundle_options{values{uid,quantity},uid}},...on DownloadableCartItem{customizable_options{...lineChoices_option},links{uid}},...on SimpleCartItem{customizable_options{...lineChoices_option}},...on VirtualCartItem{customizable_options{...lineChoices_option}}}fragment lineChoices_option on SelectedCustomizableOption{customizable_option_uid,type,values{customizable_option_value_uid,value}}fragment lineWords_item on CartItemInterface{__isCartItemInterface:__typename,...on ConfigurableCartItem{customizable_options{...lineWords_option},configurable_options{option_label,value_label}},...on BundleCartItem{customizable_options{...lineWords_option},bundle_options{label,values{label,quantity,uid},uid}},...on DownloadableCartItem{customizable_options{...lineWords_option},links{title,uid}},...on SimpleCartItem{customizable_options{...lineWords_option}},...on VirtualCartItem{customizable_options{...lineWords_option}}}fragment lineWords_option on SelectedCustomizableOption{label,values{label,value}}fragment useFreeShipping_cart on Cart{is_virtual,applied_coupons{code},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_incl_tax{value}}},prices{subtotal_excluding_tax{value,currency},subtotal_including_tax{value,currency},discounts{amount{value}}}}"
  }
};
})();

(node as any).hash = "0734d1a8e96d1beb827097d7a3ca4cd8";

export default node;
