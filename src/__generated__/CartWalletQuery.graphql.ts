/**
 * @generated SignedSource<<e7828da6aab2d954f79cbf08a8e5ce92>>
 * @relayHash 59633f50cea2f2e4af14ab8318e19b0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdcb8261ea64c99a57a579b1a1fff64523b6f440f3096552a04aa5e76f843e1c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartItemErrorType = "ITEM_INCREMENTS" | "ITEM_QTY" | "UNDEFINED" | "%future added value";
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type CartWalletQuery$variables = {
  cartId: string;
};
export type CartWalletQuery$data = {
  readonly cart: {
    readonly available_payment_methods: ReadonlyArray<{
      readonly code: string;
    } | null | undefined> | null | undefined;
    readonly id: string;
    readonly is_virtual: boolean;
    readonly itemsV2: {
      readonly items: ReadonlyArray<{
        readonly __typename: string;
        readonly errors: ReadonlyArray<{
          readonly code: CartItemErrorType;
        } | null | undefined> | null | undefined;
        readonly uid: string;
      } | null | undefined>;
    } | null | undefined;
    readonly prices: {
      readonly grand_total: {
        readonly currency: CurrencyEnum | null | undefined;
        readonly value: number | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApplePayButton_query">;
};
export type CartWalletQuery = {
  response: CartWalletQuery$data;
  variables: CartWalletQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "code"
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "args": [
    {
      "kind": "Variable",
      "name": "cart_id",
      "variableName": "cartId"
    }
  ],
  "concreteType": "Cart",
  "kind": "LinkedField",
  "name": "cart",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "is_virtual"
    },
    {
      "concreteType": "AvailablePaymentMethod",
      "kind": "LinkedField",
      "name": "available_payment_methods",
      "plural": true,
      "selections": (v3/*:: as any*/)
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "currentPage",
          "value": 1
        },
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
              "name": "__typename"
            },
            {
              "kind": "ScalarField",
              "name": "uid"
            },
            {
              "concreteType": "CartItemError",
              "kind": "LinkedField",
              "name": "errors",
              "plural": true,
              "selections": (v3/*:: as any*/)
            }
          ]
        }
      ],
      "storageKey": "itemsV2(currentPage:1,pageSize:100)"
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
          "name": "grand_total",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "value"
            },
            {
              "kind": "ScalarField",
              "name": "currency"
            }
          ]
        }
      ]
    }
  ]
},
v5 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "CartWalletQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "kind": "FragmentSpread",
        "name": "ApplePayButton_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartWalletQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "full_name_locale"
          },
          {
            "concreteType": "Region",
            "kind": "LinkedField",
            "name": "available_regions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v5/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "store_code"
          },
          {
            "kind": "ScalarField",
            "name": "is_guest_checkout_enabled"
          },
          {
            "kind": "ScalarField",
            "name": "countries_with_required_region"
          },
          {
            "kind": "ScalarField",
            "name": "optional_zip_countries"
          }
        ]
      },
      {
        "concreteType": "CheckoutAgreement",
        "kind": "LinkedField",
        "name": "checkoutAgreements",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "agreement_id"
          },
          {
            "kind": "ScalarField",
            "name": "mode"
          },
          (v5/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "checkbox_text"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "59633f50cea2f2e4af14ab8318e19b0b",
    "id": "cdcb8261ea64c99a57a579b1a1fff64523b6f440f3096552a04aa5e76f843e1c",
    "metadata": {},
    "name": "CartWalletQuery",
    "operationKind": "query",
    "text": "query CartWalletQuery($cartId:String!){cart(cart_id:$cartId){id,is_virtual,available_payment_methods{code},itemsV2(pageSize:100,currentPage:1){items{__typename,uid,errors{code}}},prices{grand_total{value,currency}}},...ApplePayButton_query}fragment AgreementField_agreement on CheckoutAgreement{agreement_id,name,checkbox_text,mode}fragment ApplePayButton_query on Query{countries{...addressCountries_country},storeConfig{store_code,is_guest_checkout_enabled,...addressCountries_storeConfig},checkoutAgreements{agreement_id,mode,...AgreementField_agreement}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}"
  }
};
})();

(node as any).hash = "8c6c5239f360818e63a3e6fefc7097d9";

export default node;
