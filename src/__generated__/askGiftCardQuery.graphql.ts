/**
 * @generated SignedSource<<4042a0fac9f6d237fbefe256cc047415>>
 * @relayHash 4c693ab0444f6a9e2b8fbac63b80bb86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bac98bda9339d152d643a8ff69ceea75fbd5e15444271cd20d04aa70c6ebb648

import { ConcreteRequest } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type askGiftCardQuery$variables = {
  code: string;
};
export type askGiftCardQuery$data = {
  readonly giftCardAccount: {
    readonly balance: {
      readonly currency: CurrencyEnum | null | undefined;
      readonly value: number | null | undefined;
    } | null | undefined;
    readonly code: string | null | undefined;
    readonly expiration_date: string | null | undefined;
  } | null | undefined;
};
export type askGiftCardQuery = {
  response: askGiftCardQuery$data;
  variables: askGiftCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "gift_card_code",
            "variableName": "code"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "GiftCardAccount",
    "kind": "LinkedField",
    "name": "giftCardAccount",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "code"
      },
      {
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "balance",
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
      },
      {
        "kind": "ScalarField",
        "name": "expiration_date"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "askGiftCardQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askGiftCardQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4c693ab0444f6a9e2b8fbac63b80bb86",
    "id": "bac98bda9339d152d643a8ff69ceea75fbd5e15444271cd20d04aa70c6ebb648",
    "metadata": {},
    "name": "askGiftCardQuery",
    "operationKind": "query",
    "text": "query askGiftCardQuery($code:String!){giftCardAccount(input:{gift_card_code:$code}){code,balance{value,currency},expiration_date}}"
  }
};
})();

(node as any).hash = "8aa51e1545b902a6cc6ee4bb1e5b2a0f";

export default node;
