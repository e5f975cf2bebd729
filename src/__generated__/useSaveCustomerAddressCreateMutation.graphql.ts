/**
 * @generated SignedSource<<5dfd8012a1aa6c7705fa01909c7b4671>>
 * @relayHash a78b99208a10419755a513d55cdd8426
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ef733c091781e104d840f2d3cc37b6b652785b62e23a856bac87f448a6a4319

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
export type useSaveCustomerAddressCreateMutation$variables = {
  input: CustomerAddressInput;
};
export type useSaveCustomerAddressCreateMutation$data = {
  readonly createCustomerAddress: {
    readonly default_billing: boolean | null | undefined;
    readonly default_shipping: boolean | null | undefined;
    readonly id: number | null | undefined;
    readonly region: {
      readonly region_id: number | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
  } | null | undefined;
};
export type useSaveCustomerAddressCreateMutation = {
  response: useSaveCustomerAddressCreateMutation$data;
  variables: useSaveCustomerAddressCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSaveCustomerAddressCreateMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerAddress",
        "kind": "LinkedField",
        "name": "createCustomerAddress",
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
              (v5/*:: as any*/)
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
    "name": "useSaveCustomerAddressCreateMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerAddress",
        "kind": "LinkedField",
        "name": "createCustomerAddress",
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
    "cacheID": "a78b99208a10419755a513d55cdd8426",
    "id": "2ef733c091781e104d840f2d3cc37b6b652785b62e23a856bac87f448a6a4319",
    "metadata": {},
    "name": "useSaveCustomerAddressCreateMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveCustomerAddressCreateMutation($input:CustomerAddressInput!){createCustomerAddress(input:$input){id,default_shipping,default_billing,region{region_id},...AddressLines_address}}fragment AddressLines_address on CustomerAddress{id,firstname,lastname,company,street,postcode,city,region{region_code},country_code,telephone}"
  }
};
})();

(node as any).hash = "a1b3e1404f126174a85d5d882bed9406";

export default node;
