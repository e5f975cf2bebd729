/**
 * @generated SignedSource<<f7555b95938d2121206eaf7d88456cea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CardPrice_product$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"CardTaxNote_product" | "leastPrice_product">;
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
  (v0/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardPrice_product",
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
              "selections": (v1/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "regular_price",
              "plural": false,
              "selections": (v1/*:: as any*/)
            }
          ]
        },
        {
          "concreteType": "ProductPrice",
          "kind": "LinkedField",
          "name": "maximum_price",
          "plural": false,
          "selections": [
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "final_price",
              "plural": false,
              "selections": (v2/*:: as any*/)
            }
          ]
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
                "selections": (v2/*:: as any*/),
                "type": "AttributeValue"
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "plain"
            }
          ]
        }
      ],
      "storageKey": "custom_attributesV2(filters:{\"used_in_product_listing\":true})"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "leastPrice_product",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
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
                {
                  "kind": "ScalarField",
                  "name": "price"
                }
              ]
            }
          ],
          "type": "DownloadableProduct"
        }
      ],
      "argumentDefinitions": []
    },
    {
      "kind": "FragmentSpread",
      "name": "CardTaxNote_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "36d2bc55eb20e93bcfe29dfd1da44bd8";

export default node;
