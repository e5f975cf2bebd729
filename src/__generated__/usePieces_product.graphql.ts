/**
 * @generated SignedSource<<c976571f3bdce0a6c2835b4f17972194>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type usePieces_product$data = {
  readonly items: ReadonlyArray<{
    readonly position: number | null | undefined;
    readonly product: {
      readonly name: string | null | undefined;
      readonly only_x_left_in_stock: number | null | undefined;
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
      readonly price_tiers: ReadonlyArray<{
        readonly discount: {
          readonly percent_off: number | null | undefined;
        } | null | undefined;
        readonly quantity: number | null | undefined;
      } | null | undefined> | null | undefined;
      readonly sku: string | null | undefined;
      readonly stock_status: ProductStockStatus | null | undefined;
      readonly thumbnail: {
        readonly url: string | null | undefined;
      } | null | undefined;
      readonly uid: string;
    } | null | undefined;
    readonly qty: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "usePieces_product";
};
export type usePieces_product$key = {
  readonly " $data"?: usePieces_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePieces_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "usePieces_product",
  "selections": [
    {
      "concreteType": "GroupedProductItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "position"
        },
        {
          "kind": "ScalarField",
          "name": "qty"
        },
        {
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "uid"
            },
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
              "name": "stock_status"
            },
            {
              "kind": "ScalarField",
              "name": "only_x_left_in_stock"
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
                    {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "final_price",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/),
                        {
                          "kind": "ScalarField",
                          "name": "currency"
                        }
                      ]
                    },
                    {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "regular_price",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/)
                      ]
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
                {
                  "kind": "ScalarField",
                  "name": "quantity"
                },
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
  ],
  "type": "GroupedProduct"
};
})();

(node as any).hash = "b660d774ba7e0265782c4ab304c2ba1d";

export default node;
