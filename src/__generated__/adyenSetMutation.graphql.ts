/**
 * @generated SignedSource<<69072620901d7d4f2250879b689351f1>>
 * @relayHash 99aca17ab63c336d77097253f5a0c02f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0e8a71a31be78781cb711dd1403212ffc6aa1f479424b1fc4181be2e08b56b4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type adyenSetMutation$variables = {
  cartId: string;
  code: string;
  returnUrl: string;
  stateData: string;
};
export type adyenSetMutation$data = {
  readonly setPaymentMethodOnCart: {
    readonly cart: {
      readonly id: string;
      readonly prices: {
        readonly grand_total: {
          readonly currency: CurrencyEnum | null | undefined;
          readonly value: number | null | undefined;
        } | null | undefined;
      } | null | undefined;
      readonly selected_payment_method: {
        readonly code: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart">;
    };
  } | null | undefined;
};
export type adyenSetMutation = {
  response: adyenSetMutation$data;
  variables: adyenSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "returnUrl"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stateData"
},
v4 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "cartId"
      },
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "returnUrl",
                "variableName": "returnUrl"
              },
              {
                "kind": "Variable",
                "name": "stateData",
                "variableName": "stateData"
              }
            ],
            "kind": "ObjectValue",
            "name": "adyen_additional_data_cc"
          },
          {
            "kind": "Variable",
            "name": "code",
            "variableName": "code"
          }
        ],
        "kind": "ObjectValue",
        "name": "payment_method"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = [
  {
    "kind": "ScalarField",
    "name": "code"
  }
],
v7 = {
  "concreteType": "SelectedPaymentMethod",
  "kind": "LinkedField",
  "name": "selected_payment_method",
  "plural": false,
  "selections": (v6/*:: as any*/)
},
v8 = [
  {
    "kind": "ScalarField",
    "name": "value"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v9 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "grand_total",
  "plural": false,
  "selections": (v8/*:: as any*/)
},
v10 = [
  {
    "kind": "ScalarField",
    "name": "label"
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v8/*:: as any*/)
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "adyenSetMutation",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "SetPaymentMethodOnCartOutput",
        "kind": "LinkedField",
        "name": "setPaymentMethodOnCart",
        "plural": false,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              {
                "concreteType": "CartPrices",
                "kind": "LinkedField",
                "name": "prices",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/)
                ]
              },
              {
                "kind": "FragmentSpread",
                "name": "OrderTotals_cart"
              }
            ]
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "adyenSetMutation",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "SetPaymentMethodOnCartOutput",
        "kind": "LinkedField",
        "name": "setPaymentMethodOnCart",
        "plural": false,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              {
                "concreteType": "CartPrices",
                "kind": "LinkedField",
                "name": "prices",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_excluding_tax",
                    "plural": false,
                    "selections": (v8/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal_including_tax",
                    "plural": false,
                    "selections": (v8/*:: as any*/)
                  },
                  {
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discounts",
                    "plural": true,
                    "selections": (v10/*:: as any*/)
                  },
                  {
                    "concreteType": "CartTaxItem",
                    "kind": "LinkedField",
                    "name": "applied_taxes",
                    "plural": true,
                    "selections": (v10/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "AppliedCoupon",
                "kind": "LinkedField",
                "name": "applied_coupons",
                "plural": true,
                "selections": (v6/*:: as any*/)
              },
              {
                "kind": "ScalarField",
                "name": "is_virtual"
              },
              {
                "concreteType": "ShippingCartAddress",
                "kind": "LinkedField",
                "name": "shipping_addresses",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "SelectedShippingMethod",
                    "kind": "LinkedField",
                    "name": "selected_shipping_method",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "carrier_code"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "method_code"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "price_excl_tax",
                        "plural": false,
                        "selections": (v8/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "price_incl_tax",
                        "plural": false,
                        "selections": (v8/*:: as any*/)
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "99aca17ab63c336d77097253f5a0c02f",
    "id": "d0e8a71a31be78781cb711dd1403212ffc6aa1f479424b1fc4181be2e08b56b4",
    "metadata": {},
    "name": "adyenSetMutation",
    "operationKind": "mutation",
    "text": "mutation adyenSetMutation($cartId:String!,$code:String!,$stateData:String!,$returnUrl:String!){setPaymentMethodOnCart(input:{cart_id:$cartId,payment_method:{code:$code,adyen_additional_data_cc:{stateData:$stateData,returnUrl:$returnUrl}}}){cart{id,selected_payment_method{code},prices{grand_total{value,currency}},...OrderTotals_cart}}}fragment OrderTotals_cart on Cart{id,...useLostCoupon_cart,is_virtual,prices{subtotal_excluding_tax{...moneyOf_money},subtotal_including_tax{...moneyOf_money},discounts{label,amount{...moneyOf_money}},applied_taxes{label,amount{...moneyOf_money}},grand_total{...moneyOf_money}},shipping_addresses{selected_shipping_method{carrier_code,method_code,price_excl_tax{...moneyOf_money},price_incl_tax{...moneyOf_money}}}}fragment moneyOf_money on Money{value,currency}fragment useLostCoupon_cart on Cart{id,applied_coupons{code}}"
  }
};
})();

(node as any).hash = "8df4eae649921514ea7c3f81e176038c";

export default node;
