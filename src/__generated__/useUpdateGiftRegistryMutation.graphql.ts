/**
 * @generated SignedSource<<2bf2a289d73299591553b324bbc49b3e>>
 * @relayHash 61d88f44daab2cd4f24f1f71e3596586
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d5574b3ce54561db873906d794ca89ec188ff207289d95eafe38147f4a6854a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AN" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "ST" | "SV" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW" | "%future added value";
export type GiftRegistryPrivacySettings = "PRIVATE" | "PUBLIC" | "%future added value";
export type GiftRegistryStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type UpdateGiftRegistryInput = {
  dynamic_attributes?: ReadonlyArray<GiftRegistryDynamicAttributeInput | null | undefined> | null | undefined;
  event_name?: string | null | undefined;
  message?: string | null | undefined;
  privacy_settings?: GiftRegistryPrivacySettings | null | undefined;
  shipping_address?: GiftRegistryShippingAddressInput | null | undefined;
  status?: GiftRegistryStatus | null | undefined;
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
export type useUpdateGiftRegistryMutation$variables = {
  input: UpdateGiftRegistryInput;
  uid: string;
};
export type useUpdateGiftRegistryMutation$data = {
  readonly updateGiftRegistry: {
    readonly gift_registry: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryFacts_registry" | "RegistrySettings_registry">;
    } | null | undefined;
  } | null | undefined;
};
export type useUpdateGiftRegistryMutation = {
  response: useUpdateGiftRegistryMutation$data;
  variables: useUpdateGiftRegistryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uid"
},
v2 = [
  {
    "kind": "Variable",
    "name": "giftRegistry",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "giftRegistryUid",
    "variableName": "uid"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "uid"
},
v4 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useUpdateGiftRegistryMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "updateGiftRegistry",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "RegistrySettings_registry"
              },
              {
                "kind": "FragmentSpread",
                "name": "RegistryFacts_registry"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUpdateGiftRegistryMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "updateGiftRegistry",
        "plural": false,
        "selections": [
          {
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "event_name"
              },
              {
                "kind": "ScalarField",
                "name": "message"
              },
              {
                "kind": "ScalarField",
                "name": "status"
              },
              {
                "kind": "ScalarField",
                "name": "privacy_settings"
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
                  {
                    "kind": "ScalarField",
                    "name": "value"
                  },
                  (v4/*:: as any*/)
                ]
              },
              {
                "concreteType": "CustomerAddress",
                "kind": "LinkedField",
                "name": "shipping_address",
                "plural": false,
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
                ]
              },
              {
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "61d88f44daab2cd4f24f1f71e3596586",
    "id": "3d5574b3ce54561db873906d794ca89ec188ff207289d95eafe38147f4a6854a",
    "metadata": {},
    "name": "useUpdateGiftRegistryMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateGiftRegistryMutation($uid:ID!,$input:UpdateGiftRegistryInput!){updateGiftRegistry(giftRegistryUid:$uid,giftRegistry:$input){gift_registry{uid,...RegistrySettings_registry,...RegistryFacts_registry}}}fragment AddressLines_address on CustomerAddress{id,firstname,lastname,company,street,postcode,city,region{region_code},country_code,telephone}fragment RegistryFacts_registry on GiftRegistry{uid,type{label,uid},dynamic_attributes{code,label,value}}fragment RegistrySettings_registry on GiftRegistry{uid,event_name,message,status,privacy_settings,dynamic_attributes{code,value},shipping_address{id,...AddressLines_address}}"
  }
};
})();

(node as any).hash = "7f25c33523caecd993a2b17af6d6b921";

export default node;
