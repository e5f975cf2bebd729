/**
 * @generated SignedSource<<d952a6d51a2d9f7b3a7b174d3d0ad7aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AN" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "ST" | "SV" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderAddress_address$data = {
  readonly city: string;
  readonly company: string | null | undefined;
  readonly country_code: CountryCodeEnum | null | undefined;
  readonly fax: string | null | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly postcode: string | null | undefined;
  readonly region: string | null | undefined;
  readonly street: ReadonlyArray<string | null | undefined>;
  readonly telephone: string | null | undefined;
  readonly vat_id: string | null | undefined;
  readonly " $fragmentType": "OrderAddress_address";
};
export type OrderAddress_address$key = {
  readonly " $data"?: OrderAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderAddress_address",
  "selections": [
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
      "name": "fax"
    },
    {
      "kind": "ScalarField",
      "name": "vat_id"
    }
  ],
  "type": "OrderAddress"
};

(node as any).hash = "8bcfeac1c41f7da1c36e2631a15f5b84";

export default node;
