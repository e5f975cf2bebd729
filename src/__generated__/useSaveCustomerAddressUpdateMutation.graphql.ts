/**
 * @generated SignedSource<<22c432698db6869acc7b12227ab4b2a1>>
 * @relayHash ec92f2fb57416954784614661b419c3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36775b5b103484f84b5f901058fead1373eb24c2a9675e74f0580c739558c0e9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AN" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "ST" | "SV" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW" | "%future added value";
export type CustomerAddressInput = {
  city?: string | null | undefined;
  company?: string | null | undefined;
  country_code?: CountryCodeEnum | null | undefined;
  default_billing?: boolean | null | undefined;
  default_shipping?: boolean | null | undefined;
  fax?: string | null | undefined;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  street?: ReadonlyArray<string | null | undefined> | null | undefined;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};
export type CustomerAddressRegionInput = {
  region?: string | null | undefined;
  region_code?: string | null | undefined;
  region_id?: number | null | undefined;
};
export type useSaveCustomerAddressUpdateMutation$variables = {
  id: number;
  input: CustomerAddressInput;
};
export type useSaveCustomerAddressUpdateMutation$data = {
  readonly updateCustomerAddress: {
    readonly default_billing: boolean | null | undefined;
    readonly default_shipping: boolean | null | undefined;
    readonly id: number | null | undefined;
    readonly region: {
      readonly region: string | null | undefined;
      readonly region_id: number | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
  } | null | undefined;
};
export type useSaveCustomerAddressUpdateMutation = {
  response: useSaveCustomerAddressUpdateMutation$data;
  variables: useSaveCustomerAddressUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "default_shipping"
},
v4 = {
  "kind": "ScalarField",
  "name": "default_billing"
},
v5 = {
  "kind": "ScalarField",
  "name": "region_id"
},
v6 = {
  "kind": "ScalarField",
  "name": "region"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSaveCustomerAddressUpdateMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerAddress",
        "kind": "LinkedField",
        "name": "updateCustomerAddress",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "CustomerAddressRegion",
            "kind": "LinkedField",
            "name": "region",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "AddressLines_address"
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveCustomerAddressUpdateMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerAddress",
        "kind": "LinkedField",
        "name": "updateCustomerAddress",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "CustomerAddressRegion",
            "kind": "LinkedField",
            "name": "region",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "region_code"
              }
            ]
          },
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
            "name": "country_code"
          },
          {
            "kind": "ScalarField",
            "name": "telephone"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ec92f2fb57416954784614661b419c3a",
    "id": "36775b5b103484f84b5f901058fead1373eb24c2a9675e74f0580c739558c0e9",
    "metadata": {},
    "name": "useSaveCustomerAddressUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveCustomerAddressUpdateMutation($id:Int!,$input:CustomerAddressInput!){updateCustomerAddress(id:$id,input:$input){id,default_shipping,default_billing,region{region_id,region},...AddressLines_address}}fragment AddressLines_address on CustomerAddress{id,firstname,lastname,company,street,postcode,city,region{region_code},country_code,telephone}"
  }
};
})();

(node as any).hash = "b1b202fc074441a84c06c427a28d66f7";

export default node;
