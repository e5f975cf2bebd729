/**
 * @generated SignedSource<<33a4c980aac1179e8abe9e42b7d7b12b>>
 * @relayHash af1107dc0e1971a16a5e996138fc44f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fed930e7dcbf946f78653527a4556c548e761122b0c97e9748a2b1931afce158

import { ConcreteRequest } from 'relay-runtime';
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AN" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "ST" | "SV" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW" | "%future added value";
export type GiftRegistryPrivacySettings = "PRIVATE" | "PUBLIC" | "%future added value";
export type GiftRegistryStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type personalRegistriesQuery$variables = Record<PropertyKey, never>;
export type personalRegistriesQuery$data = {
  readonly customer: {
    readonly gift_registries: ReadonlyArray<{
      readonly created_at: string;
      readonly dynamic_attributes: ReadonlyArray<{
        readonly code: string;
        readonly label: string;
        readonly value: string;
      } | null | undefined> | null | undefined;
      readonly event_name: string;
      readonly items: ReadonlyArray<{
        readonly created_at: string;
        readonly note: string | null | undefined;
        readonly product: {
          readonly name: string | null | undefined;
          readonly sku: string | null | undefined;
          readonly uid: string;
        } | null | undefined;
        readonly quantity: number;
        readonly quantity_fulfilled: number;
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly message: string;
      readonly privacy_settings: GiftRegistryPrivacySettings;
      readonly registrants: ReadonlyArray<{
        readonly dynamic_attributes: ReadonlyArray<{
          readonly code: string;
          readonly label: string;
          readonly value: string;
        } | null | undefined> | null | undefined;
        readonly email: string;
        readonly firstname: string;
        readonly lastname: string;
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly shipping_address: {
        readonly city: string | null | undefined;
        readonly company: string | null | undefined;
        readonly country_code: CountryCodeEnum | null | undefined;
        readonly firstname: string | null | undefined;
        readonly id: number | null | undefined;
        readonly lastname: string | null | undefined;
        readonly postcode: string | null | undefined;
        readonly region: {
          readonly region: string | null | undefined;
        } | null | undefined;
        readonly street: ReadonlyArray<string | null | undefined> | null | undefined;
        readonly telephone: string | null | undefined;
      } | null | undefined;
      readonly status: GiftRegistryStatus;
      readonly type: {
        readonly label: string;
      } | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type personalRegistriesQuery = {
  response: personalRegistriesQuery$data;
  variables: personalRegistriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "event_name"
},
v2 = {
  "kind": "ScalarField",
  "name": "message"
},
v3 = {
  "kind": "ScalarField",
  "name": "status"
},
v4 = {
  "kind": "ScalarField",
  "name": "privacy_settings"
},
v5 = {
  "kind": "ScalarField",
  "name": "created_at"
},
v6 = {
  "kind": "ScalarField",
  "name": "label"
},
v7 = [
  {
    "kind": "ScalarField",
    "name": "code"
  },
  (v6/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "value"
  }
],
v8 = {
  "concreteType": "GiftRegistryDynamicAttribute",
  "kind": "LinkedField",
  "name": "dynamic_attributes",
  "plural": true,
  "selections": (v7/*:: as any*/)
},
v9 = {
  "kind": "ScalarField",
  "name": "firstname"
},
v10 = {
  "kind": "ScalarField",
  "name": "lastname"
},
v11 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "shipping_address",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    (v9/*:: as any*/),
    (v10/*:: as any*/),
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
    }
  ]
},
v12 = {
  "concreteType": "GiftRegistryRegistrant",
  "kind": "LinkedField",
  "name": "registrants",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "email"
    },
    {
      "concreteType": "GiftRegistryRegistrantDynamicAttribute",
      "kind": "LinkedField",
      "name": "dynamic_attributes",
      "plural": true,
      "selections": (v7/*:: as any*/)
    }
  ]
},
v13 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v14 = {
  "kind": "ScalarField",
  "name": "quantity_fulfilled"
},
v15 = {
  "kind": "ScalarField",
  "name": "note"
},
v16 = {
  "kind": "ScalarField",
  "name": "sku"
},
v17 = {
  "kind": "ScalarField",
  "name": "name"
},
v18 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "personalRegistriesQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ]
              },
              (v8/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "personalRegistriesQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v0/*:: as any*/)
                ]
              },
              (v8/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v18/*:: as any*/),
                  (v0/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/),
                      (v0/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
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
    "cacheID": "af1107dc0e1971a16a5e996138fc44f2",
    "id": "fed930e7dcbf946f78653527a4556c548e761122b0c97e9748a2b1931afce158",
    "metadata": {},
    "name": "personalRegistriesQuery",
    "operationKind": "query",
    "text": "query personalRegistriesQuery{customer{gift_registries{uid,event_name,message,status,privacy_settings,created_at,type{label,uid},dynamic_attributes{code,label,value},shipping_address{id,firstname,lastname,company,street,postcode,city,region{region},country_code,telephone},registrants{uid,firstname,lastname,email,dynamic_attributes{code,label,value}},items{__typename,uid,quantity,quantity_fulfilled,note,created_at,product{__typename,uid,sku,name}}}}}"
  }
};
})();

(node as any).hash = "238fe30006b1d3933bb88b4125bea15e";

export default node;
