/**
 * @generated SignedSource<<6c062d52900e47131213a1bb9945c20e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useProductOffer_product$data = {
  readonly __typename: string;
  readonly custom_attributesV2: {
    readonly items: ReadonlyArray<{
      readonly code: string;
      readonly value?: string;
    } | null | undefined>;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly only_x_left_in_stock: number | null | undefined;
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
      readonly fixed_product_taxes: ReadonlyArray<{
        readonly amount: {
          readonly value: number | null | undefined;
        } | null | undefined;
        readonly label: string | null | undefined;
      } | null | undefined> | null | undefined;
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
  readonly small_image: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly special_price: number | null | undefined;
  readonly stock_status: ProductStockStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"leastPrice_product">;
  readonly " $fragmentType": "useProductOffer_product";
};
export type useProductOffer_product$key = {
  readonly " $data"?: useProductOffer_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductOffer_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v1 = {
  "kind": "ScalarField",
  "name": "value"
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useProductOffer_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "special_price"
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
      "concreteType": "ProductImage",
      "kind": "LinkedField",
      "name": "small_image",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "url"
        }
      ]
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
                (v1/*:: as any*/),
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
              "selections": (v2/*:: as any*/)
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
                  "selections": (v2/*:: as any*/)
                }
              ]
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
    },
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
            {
              "kind": "ScalarField",
              "name": "code"
            },
            {
              "kind": "InlineFragment",
              "selections": (v2/*:: as any*/),
              "type": "AttributeValue"
            }
          ]
        }
      ]
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "leastPrice_product",
      "selections": [
        (v0/*:: as any*/),
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
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};
})();

(node as any).hash = "1a5847f958e0a7b62f9def2d8ee8b819";

export default node;
