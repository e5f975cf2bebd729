/**
 * @generated SignedSource<<054652ca0233970e76f284c0e4f616ab>>
 * @relayHash 12478ec44bdbef20fecf230a3265d617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b919e869ff2f051b5337463f07482947f41ccac5c19149c2345419a32d858278

import { ConcreteRequest } from 'relay-runtime';
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AN" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "ST" | "SV" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW" | "%future added value";
export type CurrencyEnum = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZM" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BUK" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EEK" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEK" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GQE" | "GTQ" | "GYD" | "HKD" | "HNL" | "HRK" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LSM" | "LTL" | "LVL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRO" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIC" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RHD" | "ROL" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SKK" | "SLL" | "SOS" | "SRD" | "STD" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMM" | "TND" | "TOP" | "TRL" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VEB" | "VEF" | "VND" | "VUV" | "WST" | "XCD" | "XOF" | "XPF" | "YER" | "YTL" | "ZAR" | "ZMK" | "ZWD" | "%future added value";
export type EstimateTotalsInput = {
  address: EstimateAddressInput;
  cart_id: string;
  shipping_method?: ShippingMethodInput | null | undefined;
};
export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
};
export type CustomerAddressRegionInput = {
  region?: string | null | undefined;
  region_code?: string | null | undefined;
  region_id?: number | null | undefined;
};
export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
};
export type estimateShippingMutation$variables = {
  input: EstimateTotalsInput;
};
export type estimateShippingMutation$data = {
  readonly estimateShippingMethods: ReadonlyArray<{
    readonly available: boolean;
    readonly carrier_code: string;
    readonly carrier_title: string;
    readonly method_code: string | null | undefined;
    readonly method_title: string | null | undefined;
    readonly price_excl_tax: {
      readonly value: number | null | undefined;
    };
    readonly price_incl_tax: {
      readonly currency: CurrencyEnum | null | undefined;
      readonly value: number | null | undefined;
    };
  } | null | undefined> | null | undefined;
};
export type estimateShippingMutation = {
  response: estimateShippingMutation$data;
  variables: estimateShippingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "value"
},
v2 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AvailableShippingMethod",
    "kind": "LinkedField",
    "name": "estimateShippingMethods",
    "plural": true,
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
        "kind": "ScalarField",
        "name": "carrier_title"
      },
      {
        "kind": "ScalarField",
        "name": "method_title"
      },
      {
        "kind": "ScalarField",
        "name": "available"
      },
      {
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "price_excl_tax",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ]
      },
      {
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "price_incl_tax",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "currency"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "estimateShippingMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "estimateShippingMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "12478ec44bdbef20fecf230a3265d617",
    "id": "b919e869ff2f051b5337463f07482947f41ccac5c19149c2345419a32d858278",
    "metadata": {},
    "name": "estimateShippingMutation",
    "operationKind": "mutation",
    "text": "mutation estimateShippingMutation($input:EstimateTotalsInput!){estimateShippingMethods(input:$input){carrier_code,method_code,carrier_title,method_title,available,price_excl_tax{value},price_incl_tax{value,currency}}}"
  }
};
})();

(node as any).hash = "a6a56ab46887ea3e66c256fd0caf9557";

export default node;
