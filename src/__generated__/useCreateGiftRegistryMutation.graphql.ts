/**
 * @generated SignedSource<<a1d58d3f01a63508de7eaacabd30e651>>
 * @relayHash d819e18272c96ee123a280bfe62b6739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9f6f2ddbac3110849a438094db147ce67b767debdc74af1dccf2429619500e2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftRegistryPrivacySettings = "PRIVATE" | "PUBLIC" | "%future added value";
export type GiftRegistryStatus = "ACTIVE" | "INACTIVE" | "%future added value";
export type CreateGiftRegistryInput = {
  dynamic_attributes?: ReadonlyArray<GiftRegistryDynamicAttributeInput | null | undefined> | null | undefined;
  event_name: string;
  gift_registry_type_uid: string;
  message: string;
  privacy_settings: GiftRegistryPrivacySettings;
  registrants: ReadonlyArray<AddGiftRegistryRegistrantInput | null | undefined>;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateGiftRegistryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "createGiftRegistry",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistryRows_registry"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateGiftRegistryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateGiftRegistryOutput",
        "kind": "LinkedField",
        "name": "createGiftRegistry",
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
              (v2/*:: as any*/),
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity_fulfilled",
                    "storageKey": null
                  }
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
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
                ],
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
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  }
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
