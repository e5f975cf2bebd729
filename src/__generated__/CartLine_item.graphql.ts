/**
 * @generated SignedSource<<ddd97ddc864cc8238916bdfc2d538a79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CartItemErrorType = "ITEM_INCREMENTS" | "ITEM_QTY" | "UNDEFINED" | "%future added value";
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CartLine_item$data = {
  readonly __typename: string;
  readonly configured_variant?: {
    readonly only_x_left_in_stock: number | null | undefined;
    readonly stock_status: ProductStockStatus | null | undefined;
    readonly thumbnail: {
      readonly url: string | null | undefined;
    } | null | undefined;
  };
  readonly errors: ReadonlyArray<{
    readonly code: CartItemErrorType;
    readonly message: string;
  } | null | undefined> | null | undefined;
  readonly prices: {
    readonly fixed_product_taxes: ReadonlyArray<{
      readonly amount: {
        readonly value: number | null | undefined;
      } | null | undefined;
      readonly label: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly price: {
      readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
    };
    readonly price_including_tax: {
      readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
    };
    readonly row_total: {
      readonly currency: CurrencyEnum | null | undefined;
      readonly value: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
    };
    readonly row_total_including_tax: {
      readonly currency: CurrencyEnum | null | undefined;
      readonly value: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
    };
  } | null | undefined;
  readonly product: {
    readonly name: string | null | undefined;
    readonly only_x_left_in_stock?: number | null | undefined;
    readonly sku: string | null | undefined;
    readonly stock_status?: ProductStockStatus | null | undefined;
    readonly thumbnail: {
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly url_key: string | null | undefined;
    readonly url_suffix: string | null | undefined;
  };
  readonly quantity: number;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"lineChoices_item" | "lineWords_item">;
  readonly " $fragmentType": "CartLine_item";
};
export type CartLine_item$key = {
  readonly " $data"?: CartLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v1 = {
  "kind": "ScalarField",
  "name": "uid"
},
v2 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v3 = {
  "kind": "FragmentSpread",
  "name": "CartAmount_money"
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "kind": "ScalarField",
  "name": "value"
},
v6 = [
  (v5/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  },
  (v3/*:: as any*/)
],
v7 = {
  "kind": "ScalarField",
  "name": "label"
},
v8 = {
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
v9 = {
  "kind": "ScalarField",
  "name": "only_x_left_in_stock"
},
v10 = {
  "kind": "ScalarField",
  "name": "stock_status"
},
v11 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lineChoices_option",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "customizable_option_uid"
        },
        {
          "kind": "ScalarField",
          "name": "type"
        },
        {
          "concreteType": "SelectedCustomizableOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "customizable_option_value_uid"
            },
            (v5/*:: as any*/)
          ]
        }
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "concreteType": "SelectedCustomizableOption",
  "kind": "LinkedField",
  "name": "customizable_options",
  "plural": true,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lineWords_option",
      "selections": [
        (v7/*:: as any*/),
        {
          "concreteType": "SelectedCustomizableOptionValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v7/*:: as any*/),
            (v5/*:: as any*/)
          ]
        }
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v15 = [
  (v14/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartLine_item",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "concreteType": "CartItemError",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "message"
        }
      ]
    },
    {
      "concreteType": "CartItemPrices",
      "kind": "LinkedField",
      "name": "prices",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v4/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price_including_tax",
          "plural": false,
          "selections": (v4/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "row_total",
          "plural": false,
          "selections": (v6/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "row_total_including_tax",
          "plural": false,
          "selections": (v6/*:: as any*/)
        },
        {
          "concreteType": "FixedProductTax",
          "kind": "LinkedField",
          "name": "fixed_product_taxes",
          "plural": true,
          "selections": [
            (v7/*:: as any*/),
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": [
                (v5/*:: as any*/)
              ]
            }
          ]
        }
      ]
    },
    {
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "sku"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "url_key"
        },
        {
          "kind": "ScalarField",
          "name": "url_suffix"
        },
        (v8/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v11/*:: as any*/),
          "type": "SimpleProduct"
        },
        {
          "kind": "InlineFragment",
          "selections": (v11/*:: as any*/),
          "type": "VirtualProduct"
        },
        {
          "kind": "InlineFragment",
          "selections": (v11/*:: as any*/),
          "type": "DownloadableProduct"
        }
      ]
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "LinkedField",
          "name": "configured_variant",
          "plural": false,
          "selections": [
            (v9/*:: as any*/),
            (v10/*:: as any*/),
            (v8/*:: as any*/)
          ]
        }
      ],
      "type": "ConfigurableCartItem"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lineChoices_item",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v12/*:: as any*/),
            {
              "concreteType": "SelectedConfigurableOption",
              "kind": "LinkedField",
              "name": "configurable_options",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "configurable_product_option_value_uid"
                }
              ]
            }
          ],
          "type": "ConfigurableCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v12/*:: as any*/),
            {
              "concreteType": "SelectedBundleOption",
              "kind": "LinkedField",
              "name": "bundle_options",
              "plural": true,
              "selections": [
                {
                  "concreteType": "SelectedBundleOptionValue",
                  "kind": "LinkedField",
                  "name": "values",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/),
                    (v2/*:: as any*/)
                  ]
                }
              ]
            }
          ],
          "type": "BundleCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v12/*:: as any*/),
            {
              "concreteType": "DownloadableProductLinks",
              "kind": "LinkedField",
              "name": "links",
              "plural": true,
              "selections": [
                (v1/*:: as any*/)
              ]
            }
          ],
          "type": "DownloadableCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": (v13/*:: as any*/),
          "type": "SimpleCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": (v13/*:: as any*/),
          "type": "VirtualCartItem"
        }
      ],
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lineWords_item",
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            (v14/*:: as any*/),
            {
              "concreteType": "SelectedConfigurableOption",
              "kind": "LinkedField",
              "name": "configurable_options",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "option_label"
                },
                {
                  "kind": "ScalarField",
                  "name": "value_label"
                }
              ]
            }
          ],
          "type": "ConfigurableCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v14/*:: as any*/),
            {
              "concreteType": "SelectedBundleOption",
              "kind": "LinkedField",
              "name": "bundle_options",
              "plural": true,
              "selections": [
                (v7/*:: as any*/),
                {
                  "concreteType": "SelectedBundleOptionValue",
                  "kind": "LinkedField",
                  "name": "values",
                  "plural": true,
                  "selections": [
                    (v7/*:: as any*/),
                    (v2/*:: as any*/)
                  ]
                }
              ]
            }
          ],
          "type": "BundleCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v14/*:: as any*/),
            {
              "concreteType": "DownloadableProductLinks",
              "kind": "LinkedField",
              "name": "links",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "title"
                }
              ]
            }
          ],
          "type": "DownloadableCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": (v15/*:: as any*/),
          "type": "SimpleCartItem"
        },
        {
          "kind": "InlineFragment",
          "selections": (v15/*:: as any*/),
          "type": "VirtualCartItem"
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "CartItemInterface",
  "abstractKey": "__isCartItemInterface"
};
})();

(node as any).hash = "9486ab70258e2b7c0802da291f8e7882";

export default node;
