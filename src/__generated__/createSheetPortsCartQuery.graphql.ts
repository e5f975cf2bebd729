/**
 * @generated SignedSource<<0e5ecf9cd5e0a2e43f7e2891ef1fb4ff>>
 * @relayHash 045665e7cac6442514a57f89b2898f41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 446d59a95014a1bccb42a6de884bd401464798246f7b6f2f95871e6f42cc432d

import { ConcreteRequest } from 'relay-runtime';
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type createSheetPortsCartQuery$variables = {
  cartId: string;
};
export type createSheetPortsCartQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly is_virtual: boolean;
    readonly itemsV2: {
      readonly items: ReadonlyArray<{
        readonly errors: ReadonlyArray<{
          readonly message: string;
        } | null | undefined> | null | undefined;
        readonly prices: {
          readonly row_total_including_tax: {
            readonly value: number | null | undefined;
          };
        } | null | undefined;
        readonly product: {
          readonly name: string | null | undefined;
        };
        readonly quantity: number;
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
};
export type createSheetPortsCartQuery = {
  response: createSheetPortsCartQuery$data;
  variables: createSheetPortsCartQuery$variables;
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
v4 = [
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
v5 = {
  "kind": "ScalarField",
  "name": "uid"
},
v6 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "ScalarField",
  "name": "value"
},
v9 = {
  "concreteType": "CartItemPrices",
  "kind": "LinkedField",
  "name": "prices",
  "plural": false,
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "row_total_including_tax",
      "plural": false,
      "selections": [
        (v8/*:: as any*/)
      ]
    }
  ]
},
v10 = {
  "concreteType": "CartItemError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "message"
    }
  ]
},
v11 = {
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
        (v8/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ]
},
v12 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "createSheetPortsCartQuery",
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
          {
            "args": (v4/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/)
                    ]
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          },
          (v11/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createSheetPortsCartQuery",
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
          {
            "args": (v4/*:: as any*/),
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
                  (v12/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v7/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              }
            ],
            "storageKey": "itemsV2(currentPage:1,pageSize:100)"
          },
          (v11/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "045665e7cac6442514a57f89b2898f41",
    "id": "446d59a95014a1bccb42a6de884bd401464798246f7b6f2f95871e6f42cc432d",
    "metadata": {},
    "name": "createSheetPortsCartQuery",
    "operationKind": "query",
    "text": "query createSheetPortsCartQuery($cartId:String!){cart(cart_id:$cartId){id,is_virtual,itemsV2(pageSize:100,currentPage:1){items{__typename,uid,quantity,product{__typename,name,uid},prices{row_total_including_tax{value}},errors{message}}},prices{grand_total{value,currency}}}}"
  }
};
})();

(node as any).hash = "555a5d05b0f826ffdffb6cdf28cfa316";

export default node;
