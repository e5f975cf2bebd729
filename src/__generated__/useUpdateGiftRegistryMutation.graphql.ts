/**
 * @generated SignedSource<<ef04dbdcf3dad5d0cb5cda8bddb6dbdb>>
 * @relayHash 7ea3c0fd98675de6d96af752476cdfb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fc44dc1aa18bc74a4e49813a40fa7266cb6fdafad7df5621c57a3a6e9947e43

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftRegistryPrivacySettings = "PRIVATE" | "PUBLIC" | "%future added value";
export type GiftRegistryStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type UpdateGiftRegistryInput = {
  dynamic_attributes?: ReadonlyArray<GiftRegistryDynamicAttributeInput | null | undefined> | null | undefined;
  event_name?: string | null | undefined;
  message?: string | null | undefined;
  privacy_settings?: GiftRegistryPrivacySettings | null | undefined;
  status?: GiftRegistryStatus | null | undefined;
};
export type GiftRegistryDynamicAttributeInput = {
  code: string;
  value: string;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateGiftRegistryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "updateGiftRegistry",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistrySettings_registry"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistryFacts_registry"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
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
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "updateGiftRegistry",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GiftRegistry",
            "kind": "LinkedField",
            "name": "gift_registry",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "event_name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "privacy_settings",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GiftRegistryDynamicAttribute",
                "kind": "LinkedField",
                "name": "dynamic_attributes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GiftRegistryType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7ea3c0fd98675de6d96af752476cdfb7",
    "id": "8fc44dc1aa18bc74a4e49813a40fa7266cb6fdafad7df5621c57a3a6e9947e43",
    "metadata": {},
    "name": "useUpdateGiftRegistryMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateGiftRegistryMutation($uid:ID!,$input:UpdateGiftRegistryInput!){updateGiftRegistry(giftRegistryUid:$uid,giftRegistry:$input){gift_registry{uid,...RegistrySettings_registry,...RegistryFacts_registry}}}fragment RegistryFacts_registry on GiftRegistry{uid,type{label,uid},dynamic_attributes{code,label,value}}fragment RegistrySettings_registry on GiftRegistry{uid,event_name,message,status,privacy_settings,dynamic_attributes{code,value}}"
  }
};
})();

(node as any).hash = "7f25c33523caecd993a2b17af6d6b921";

export default node;
