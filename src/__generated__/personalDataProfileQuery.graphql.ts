/**
 * @generated SignedSource<<77a3447bc0fb1a02b1e92b17e08fa204>>
 * @relayHash 4d13b24c405bc4757d14e182b8d8bb20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6118f62b96b400a686ded0ef1786e551dd781f39009b90925ae9199bbc47d256

import { ConcreteRequest } from 'relay-runtime';
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AN" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "ST" | "SV" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW" | "%future added value";
export type personalDataProfileQuery$variables = Record<PropertyKey, never>;
export type personalDataProfileQuery$data = {
  readonly customer: {
    readonly addresses: ReadonlyArray<{
      readonly city: string | null | undefined;
      readonly company: string | null | undefined;
      readonly country_code: CountryCodeEnum | null | undefined;
      readonly default_billing: boolean | null | undefined;
      readonly default_shipping: boolean | null | undefined;
      readonly fax: string | null | undefined;
      readonly firstname: string | null | undefined;
      readonly id: number | null | undefined;
      readonly lastname: string | null | undefined;
      readonly middlename: string | null | undefined;
      readonly postcode: string | null | undefined;
      readonly prefix: string | null | undefined;
      readonly region: {
        readonly region: string | null | undefined;
        readonly region_code: string | null | undefined;
      } | null | undefined;
      readonly street: ReadonlyArray<string | null | undefined> | null | undefined;
      readonly suffix: string | null | undefined;
      readonly telephone: string | null | undefined;
      readonly vat_id: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly created_at: string | null | undefined;
    readonly date_of_birth: string | null | undefined;
    readonly email: string | null | undefined;
    readonly firstname: string | null | undefined;
    readonly gender: number | null | undefined;
    readonly is_subscribed: boolean | null | undefined;
    readonly lastname: string | null | undefined;
    readonly middlename: string | null | undefined;
    readonly prefix: string | null | undefined;
    readonly suffix: string | null | undefined;
    readonly taxvat: string | null | undefined;
  } | null | undefined;
};
export type personalDataProfileQuery = {
  response: personalDataProfileQuery$data;
  variables: personalDataProfileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "prefix"
},
v1 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v2 = {
  "kind": "ScalarField",
  "name": "middlename"
},
v3 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v4 = {
  "kind": "ScalarField",
  "name": "suffix"
},
v5 = [
  {
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "customer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "email"
      },
      {
        "kind": "ScalarField",
        "name": "date_of_birth"
      },
      {
        "kind": "ScalarField",
        "name": "gender"
      },
      {
        "kind": "ScalarField",
        "name": "taxvat"
      },
      {
        "kind": "ScalarField",
        "name": "is_subscribed"
      },
      {
        "kind": "ScalarField",
        "name": "created_at"
      },
      {
        "concreteType": "CustomerAddress",
        "kind": "LinkedField",
        "name": "addresses",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "id"
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "concreteType": "CustomerAddressRegion",
            "kind": "LinkedField",
            "name": "region",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "region"
              },
              {
                "kind": "ScalarField",
                "name": "region_code"
              }
            ]
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
            "name": "fax"
          },
          {
            "kind": "ScalarField",
            "name": "vat_id"
          },
          {
            "kind": "ScalarField",
            "name": "default_shipping"
          },
          {
            "kind": "ScalarField",
            "name": "default_billing"
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
    "name": "personalDataProfileQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "personalDataProfileQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "4d13b24c405bc4757d14e182b8d8bb20",
    "id": "6118f62b96b400a686ded0ef1786e551dd781f39009b90925ae9199bbc47d256",
    "metadata": {},
    "name": "personalDataProfileQuery",
    "operationKind": "query",
    "text": "query personalDataProfileQuery{customer{prefix,firstname,middlename,lastname,suffix,email,date_of_birth,gender,taxvat,is_subscribed,created_at,addresses{id,prefix,firstname,middlename,lastname,suffix,company,street,postcode,city,region{region,region_code},country_code,telephone,fax,vat_id,default_shipping,default_billing}}}"
  }
};
})();

(node as any).hash = "ec8e04992fe3aba64832df440fc8ccd7";

export default node;
