/**
 * @generated SignedSource<<6c0ed363afeb1afb52ec0ede4ab6fd6c>>
 * @relayHash c40bea93fcd3139c6f00c5bd128e28ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3481dcc20d7740d1dbebc3c7ca0540f31303072ca2237ef420f2bc9f4bc9dc0f

import { ConcreteRequest } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type RewardPointsSubscriptionStatusesEnum = "NOT_SUBSCRIBED" | "SUBSCRIBED" | "%future added value";
export type personalRewardPointsQuery$variables = Record<PropertyKey, never>;
export type personalRewardPointsQuery$data = {
  readonly customer: {
    readonly reward_points: {
      readonly balance: {
        readonly money: {
          readonly currency: CurrencyEnum | null | undefined;
          readonly value: number | null | undefined;
        };
        readonly points: number;
      } | null | undefined;
      readonly balance_history: ReadonlyArray<{
        readonly change_reason: string;
        readonly date: string;
        readonly points_change: number;
      } | null | undefined> | null | undefined;
      readonly subscription_status: {
        readonly balance_updates: RewardPointsSubscriptionStatusesEnum;
        readonly points_expiration_notifications: RewardPointsSubscriptionStatusesEnum;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type personalRewardPointsQuery = {
  response: personalRewardPointsQuery$data;
  variables: personalRewardPointsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "customer",
    "plural": false,
    "selections": [
      {
        "concreteType": "RewardPoints",
        "kind": "LinkedField",
        "name": "reward_points",
        "plural": false,
        "selections": [
          {
            "concreteType": "RewardPointsAmount",
            "kind": "LinkedField",
            "name": "balance",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "points"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "money",
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
          },
          {
            "concreteType": "RewardPointsSubscriptionStatus",
            "kind": "LinkedField",
            "name": "subscription_status",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "balance_updates"
              },
              {
                "kind": "ScalarField",
                "name": "points_expiration_notifications"
              }
            ]
          },
          {
            "concreteType": "RewardPointsBalanceHistoryItem",
            "kind": "LinkedField",
            "name": "balance_history",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "change_reason"
              },
              {
                "kind": "ScalarField",
                "name": "date"
              },
              {
                "kind": "ScalarField",
                "name": "points_change"
              }
            ]
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "personalRewardPointsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "personalRewardPointsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c40bea93fcd3139c6f00c5bd128e28ed",
    "id": "3481dcc20d7740d1dbebc3c7ca0540f31303072ca2237ef420f2bc9f4bc9dc0f",
    "metadata": {},
    "name": "personalRewardPointsQuery",
    "operationKind": "query",
    "text": "query personalRewardPointsQuery{customer{reward_points{balance{points,money{value,currency}},subscription_status{balance_updates,points_expiration_notifications},balance_history{change_reason,date,points_change}}}}"
  }
};
})();

(node as any).hash = "c3bb41ad36eeac22ff9f18b5f40e6c8f";

export default node;
