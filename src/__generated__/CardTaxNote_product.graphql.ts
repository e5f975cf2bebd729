/**
 * @generated SignedSource<<169f8df62b75cd2784727946d2fc6618>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CardTaxNote_product$data = {
  readonly price_range: {
    readonly minimum_price: {
      readonly final_price: {
        readonly currency: CurrencyEnum | null | undefined;
        readonly value: number | null | undefined;
      };
      readonly fixed_product_taxes: ReadonlyArray<{
        readonly amount: {
          readonly value: number | null | undefined;
        } | null | undefined;
        readonly label: string | null | undefined;
      } | null | undefined> | null | undefined;
    };
  };
  readonly " $fragmentType": "CardTaxNote_product";
};
export type CardTaxNote_product$key = {
  readonly " $data"?: CardTaxNote_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardTaxNote_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardTaxNote_product",
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
                  "selections": [
                    (v0/*:: as any*/)
                  ]
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "cca3151e1793912bd8001a0ad8d33df4";

export default node;
