/**
 * @generated SignedSource<<7e3c08875eb668e2d5a613423f4a5dbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AN" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "ST" | "SV" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AddressLines_address$data = {
  readonly city: string | null | undefined;
  readonly company: string | null | undefined;
  readonly country_code: CountryCodeEnum | null | undefined;
  readonly firstname: string | null | undefined;
  readonly id: number | null | undefined;
  readonly lastname: string | null | undefined;
  readonly postcode: string | null | undefined;
  readonly region: {
    readonly region_code: string | null | undefined;
  } | null | undefined;
  readonly street: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly telephone: string | null | undefined;
  readonly " $fragmentType": "AddressLines_address";
};
export type AddressLines_address$key = {
  readonly " $data"?: AddressLines_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AddressLines_address",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
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
      "concreteType": "CustomerAddressRegion",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": [
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
    }
  ],
  "type": "CustomerAddress"
};

(node as any).hash = "cc68e657121b5d16c610192e3ddc5bb4";

export default node;
