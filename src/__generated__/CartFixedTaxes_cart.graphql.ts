/**
 * @generated SignedSource<<f5b8a21e0f8a1b5287467e63f6b344c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CartFixedTaxes_cart$data = {
  readonly id: string;
  readonly itemsV2: {
    readonly items: ReadonlyArray<{
      readonly prices: {
        readonly fixed_product_taxes: ReadonlyArray<{
          readonly amount: {
            readonly value: number | null | undefined;
          } | null | undefined;
          readonly label: string | null | undefined;
        } | null | undefined> | null | undefined;
        readonly row_total: {
          readonly value: number | null | undefined;
        };
      } | null | undefined;
      readonly quantity: number;
      readonly uid: string;
    } | null | undefined>;
  } | null | undefined;
  readonly prices: {
    readonly subtotal_excluding_tax: {
      readonly currency: CurrencyEnum | null | undefined;
      readonly value: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CartFixedTaxes_cart";
};
export type CartFixedTaxes_cart$key = {
  readonly " $data"?: CartFixedTaxes_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartFixedTaxes_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartFixedTaxes_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "CartPrices",
      "kind": "LinkedField",
      "name": "prices",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "subtotal_excluding_tax",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "currency"
            }
          ]
        }
      ]
    },
    {
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
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "uid"
            },
            {
              "kind": "ScalarField",
              "name": "quantity"
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
                  "name": "row_total",
                  "plural": false,
                  "selections": (v1/*:: as any*/)
                },
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
                      "selections": (v1/*:: as any*/)
                    }
                  ]
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "itemsV2(pageSize:100)"
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "e89efcf3dffddef72936961b949a81c1";

export default node;
