/**
 * @generated SignedSource<<0993aaa9ae2c06702f3703c9eca598ee>>
 * @relayHash d819e18272c96ee123a280bfe62b6739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9f6f2ddbac3110849a438094db147ce67b767debdc74af1dccf2429619500e2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AN" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "ST" | "SV" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW" | "%future added value";
export type GiftRegistryPrivacySettings = "PRIVATE" | "PUBLIC" | "%future added value";
export type GiftRegistryStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type CreateGiftRegistryInput = {
  dynamic_attributes?: ReadonlyArray<GiftRegistryDynamicAttributeInput | null | undefined> | null | undefined;
  event_name: string;
  gift_registry_type_uid: string;
  message: string;
  privacy_settings: GiftRegistryPrivacySettings;
  registrants: ReadonlyArray<AddGiftRegistryRegistrantInput | null | undefined>;
  shipping_address?: GiftRegistryShippingAddressInput | null | undefined;
  status: GiftRegistryStatus;
};
export type AddGiftRegistryRegistrantInput = {
  dynamic_attributes?: ReadonlyArray<GiftRegistryDynamicAttributeInput | null | undefined> | null | undefined;
  email: string;
  firstname: string;
  lastname: string;
};
export type GiftRegistryDynamicAttributeInput = {
  code: string;
  value: string;
};
export type GiftRegistryShippingAddressInput = {
  address_data?: CustomerAddressInput | null | undefined;
  address_id?: string | null | undefined;
};
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
export type useCreateGiftRegistryMutation$variables = {
  input: CreateGiftRegistryInput;
};
export type useCreateGiftRegistryMutation$data = {
  readonly createGiftRegistry: {
    readonly gift_registry: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryRows_registry">;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateGiftRegistryMutation = {
  response: useCreateGiftRegistryMutation$data;
  variables: useCreateGiftRegistryMutation$variables;
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
    "name": "giftRegistry",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCreateGiftRegistryMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CreateGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "createGiftRegistry",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "RegistryRows_registry"
              }
            ]
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
    "name": "useCreateGiftRegistryMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CreateGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "createGiftRegistry",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "event_name"
              },
              {
                "kind": "ScalarField",
                "name": "status"
              },
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  },
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "quantity"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "quantity_fulfilled"
                  }
                ]
              },
              {
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
                ]
              },
              {
                "concreteType": "GiftRegistryDynamicAttribute",
                "kind": "LinkedField",
                "name": "dynamic_attributes",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "value"
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
    "cacheID": "d819e18272c96ee123a280bfe62b6739",
    "id": "f9f6f2ddbac3110849a438094db147ce67b767debdc74af1dccf2429619500e2",
    "metadata": {},
    "name": "useCreateGiftRegistryMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateGiftRegistryMutation($input:CreateGiftRegistryInput!){createGiftRegistry(giftRegistry:$input){gift_registry{uid,...RegistryRows_registry}}}fragment RegistryFacts_registry on GiftRegistry{uid,type{label,uid},dynamic_attributes{code,label,value}}fragment RegistryRows_registry on GiftRegistry{uid,event_name,status,items{__typename,uid,quantity,quantity_fulfilled},...RegistryFacts_registry}"
  }
};
})();

(node as any).hash = "1b6612c6e64b1821c2b0e97485a3ade7";

export default node;
