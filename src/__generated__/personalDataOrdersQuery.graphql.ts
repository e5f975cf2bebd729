/**
 * @generated SignedSource<<27f103059ac177cffa6335953961609d>>
 * @relayHash cbb4fe8bf6ec85e494b17899ca5f3c3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f21e240d2a74a50329ca0f06f383df5895c16748a07736f61db15a669dfbb2d4

import { ConcreteRequest } from 'relay-runtime';
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AN" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "ST" | "SV" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW" | "%future added value";
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type personalDataOrdersQuery$variables = {
  page: number;
};
export type personalDataOrdersQuery$data = {
  readonly customer: {
    readonly orders: {
      readonly items: ReadonlyArray<{
        readonly billing_address: {
          readonly city: string;
          readonly company: string | null | undefined;
          readonly country_code: CountryCodeEnum | null | undefined;
          readonly firstname: string;
          readonly lastname: string;
          readonly postcode: string | null | undefined;
          readonly region: string | null | undefined;
          readonly street: ReadonlyArray<string | null | undefined>;
          readonly telephone: string | null | undefined;
          readonly vat_id: string | null | undefined;
        } | null | undefined;
        readonly email: string | null | undefined;
        readonly items: ReadonlyArray<{
          readonly entered_options: ReadonlyArray<{
            readonly label: string;
            readonly value: string;
          } | null | undefined> | null | undefined;
          readonly id: string;
          readonly product_name: string | null | undefined;
          readonly product_sale_price: {
            readonly currency: CurrencyEnum | null | undefined;
            readonly value: number | null | undefined;
          };
          readonly product_sku: string;
          readonly quantity_ordered: number | null | undefined;
          readonly selected_options: ReadonlyArray<{
            readonly label: string;
            readonly value: string;
          } | null | undefined> | null | undefined;
        } | null | undefined> | null | undefined;
        readonly number: string;
        readonly order_date: string;
        readonly payment_methods: ReadonlyArray<{
          readonly name: string;
          readonly type: string;
        } | null | undefined> | null | undefined;
        readonly shipping_address: {
          readonly city: string;
          readonly company: string | null | undefined;
          readonly country_code: CountryCodeEnum | null | undefined;
          readonly firstname: string;
          readonly lastname: string;
          readonly postcode: string | null | undefined;
          readonly region: string | null | undefined;
          readonly street: ReadonlyArray<string | null | undefined>;
          readonly telephone: string | null | undefined;
          readonly vat_id: string | null | undefined;
        } | null | undefined;
        readonly shipping_method: string | null | undefined;
        readonly status: string;
        readonly total: {
          readonly grand_total: {
            readonly currency: CurrencyEnum | null | undefined;
            readonly value: number | null | undefined;
          };
        } | null | undefined;
      } | null | undefined>;
      readonly page_info: {
        readonly total_pages: number | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type personalDataOrdersQuery = {
  response: personalDataOrdersQuery$data;
  variables: personalDataOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "currentPage",
    "variableName": "page"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 20
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "number"
},
v3 = {
  "kind": "ScalarField",
  "name": "order_date"
},
v4 = {
  "kind": "ScalarField",
  "name": "status"
},
v5 = {
  "kind": "ScalarField",
  "name": "email"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = {
  "kind": "ScalarField",
  "name": "product_name"
},
v8 = {
  "kind": "ScalarField",
  "name": "product_sku"
},
v9 = {
  "kind": "ScalarField",
  "name": "quantity_ordered"
},
v10 = {
  "kind": "ScalarField",
  "name": "value"
},
v11 = [
  (v10/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v12 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "product_sale_price",
  "plural": false,
  "selections": (v11/*:: as any*/)
},
v13 = [
  {
    "kind": "ScalarField",
    "name": "label"
  },
  (v10/*:: as any*/)
],
v14 = {
  "concreteType": "OrderItemOption",
  "kind": "LinkedField",
  "name": "selected_options",
  "plural": true,
  "selections": (v13/*:: as any*/)
},
v15 = {
  "concreteType": "OrderItemOption",
  "kind": "LinkedField",
  "name": "entered_options",
  "plural": true,
  "selections": (v13/*:: as any*/)
},
v16 = {
  "concreteType": "OrderTotal",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "grand_total",
      "plural": false,
      "selections": (v11/*:: as any*/)
    }
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "shipping_method"
},
v18 = [
  {
    "kind": "ScalarField",
    "name": "firstname"
  },
  {
    "kind": "ScalarField",
    "name": "lastname"
  },
  {
    "kind": "ScalarField",
    "name": "company"
  },
  {
    "kind": "ScalarField",
    "name": "street"
  },
  {
    "kind": "ScalarField",
    "name": "postcode"
  },
  {
    "kind": "ScalarField",
    "name": "city"
  },
  {
    "kind": "ScalarField",
    "name": "region"
  },
  {
    "kind": "ScalarField",
    "name": "country_code"
  },
  {
    "kind": "ScalarField",
    "name": "telephone"
  },
  {
    "kind": "ScalarField",
    "name": "vat_id"
  }
],
v19 = {
  "concreteType": "OrderAddress",
  "kind": "LinkedField",
  "name": "shipping_address",
  "plural": false,
  "selections": (v18/*:: as any*/)
},
v20 = {
  "concreteType": "OrderAddress",
  "kind": "LinkedField",
  "name": "billing_address",
  "plural": false,
  "selections": (v18/*:: as any*/)
},
v21 = {
  "concreteType": "OrderPaymentMethod",
  "kind": "LinkedField",
  "name": "payment_methods",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "type"
    }
  ]
},
v22 = {
  "concreteType": "SearchResultPageInfo",
  "kind": "LinkedField",
  "name": "page_info",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total_pages"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "personalDataOrdersQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v12/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
                    ]
                  },
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/)
                ]
              },
              (v22/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "personalDataOrdersQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "CustomerOrders",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "CustomerOrder",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      },
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v12/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
                    ]
                  },
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/)
                ]
              },
              (v22/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "cbb4fe8bf6ec85e494b17899ca5f3c3b",
    "id": "f21e240d2a74a50329ca0f06f383df5895c16748a07736f61db15a669dfbb2d4",
    "metadata": {},
    "name": "personalDataOrdersQuery",
    "operationKind": "query",
    "text": "query personalDataOrdersQuery($page:Int!){customer{orders(currentPage:$page,pageSize:20){items{number,order_date,status,email,items{__typename,id,product_name,product_sku,quantity_ordered,product_sale_price{value,currency},selected_options{label,value},entered_options{label,value}},total{grand_total{value,currency}},shipping_method,shipping_address{firstname,lastname,company,street,postcode,city,region,country_code,telephone,vat_id},billing_address{firstname,lastname,company,street,postcode,city,region,country_code,telephone,vat_id},payment_methods{name,type}},page_info{total_pages}}}}"
  }
};
})();

(node as any).hash = "016f9e9da9f0f2db7a289ae15bbdbfb6";

export default node;
