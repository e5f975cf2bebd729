/**
 * @generated SignedSource<<030ec22d620a2ce54160c781a7e11b13>>
 * @relayHash 196f303d018bf5a3bb7d1febf9863322
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6761bfe519c3b1442fc327b8a318f1dc2e21fc8b0a6608c4e76f64fe17f5b844

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
        readonly product: {
          readonly sku: string | null | undefined;
          readonly uid: string;
        };
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
v1 = [
  {
    "kind": "Variable",
    "name": "cart_id",
    "variableName": "cartId"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "is_virtual"
},
v4 = {
  "kind": "ScalarField",
  "name": "code"
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "concreteType": "AvailablePaymentMethod",
  "kind": "LinkedField",
  "name": "available_payment_methods",
  "plural": true,
  "selections": (v5/*:: as any*/)
},
v7 = [
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
v8 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v9 = {
  "kind": "ScalarField",
  "name": "uid"
},
v10 = {
  "kind": "ScalarField",
  "name": "sku"
},
v11 = {
  "concreteType": "CartItemError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": (v5/*:: as any*/)
},
v12 = {
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
},
v13 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "CartWalletQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v6/*:: as any*/),
          {
            "args": (v7/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ]
                  },
                  (v11/*:: as any*/)
                ]
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          },
          (v12/*:: as any*/)
        ]
      },
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
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v6/*:: as any*/),
          {
            "args": (v7/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ]
                  },
                  (v11/*:: as any*/)
                ]
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          },
          (v12/*:: as any*/)
        ]
      },
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
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
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v13/*:: as any*/)
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
          (v13/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "checkbox_text"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "196f303d018bf5a3bb7d1febf9863322",
    "id": "6761bfe519c3b1442fc327b8a318f1dc2e21fc8b0a6608c4e76f64fe17f5b844",
    "metadata": {},
    "name": "CartWalletQuery",
    "operationKind": "query",
    "text": "query CartWalletQuery($cartId:String!){cart(cart_id:$cartId){id,is_virtual,available_payment_methods{code},itemsV2(pageSize:100,currentPage:1){items{__typename,uid,product{__typename,uid,sku},errors{code}}},prices{grand_total{value,currency}}},...ApplePayButton_query}fragment AgreementField_agreement on CheckoutAgreement{agreement_id,name,checkbox_text,mode}fragment ApplePayButton_query on Query{countries{...addressCountries_country},storeConfig{store_code,is_guest_checkout_enabled,...addressCountries_storeConfig},checkoutAgreements{agreement_id,mode,...AgreementField_agreement}}fragment addressCountries_country on Country{id,full_name_locale,available_regions{id,code,name}}fragment addressCountries_storeConfig on StoreConfig{store_code,countries_with_required_region,optional_zip_countries}"
  }
};
})();

(node as any).hash = "6905aaecdc14cb27fa6bd3da878d77af";

export default node;
