/**
 * @generated SignedSource<<556c21f052a27471abd7574995542fa7>>
 * @relayHash dd8fad4b3686d0c2a4a06c7ee235e149
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abae7dc2dd7c2c489a99a63b524e76fb1e5efb8a9312b4361f33c258accde572

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateGiftRegistryRegistrantInput = {
  dynamic_attributes?: ReadonlyArray<GiftRegistryDynamicAttributeInput | null | undefined> | null | undefined;
  email?: string | null | undefined;
  firstname?: string | null | undefined;
  gift_registry_registrant_uid: string;
  lastname?: string | null | undefined;
};
export type GiftRegistryDynamicAttributeInput = {
  code: string;
  value: string;
};
export type useGiftRegistryPeopleUpdateMutation$variables = {
  people: ReadonlyArray<UpdateGiftRegistryRegistrantInput>;
  uid: string;
};
export type useGiftRegistryPeopleUpdateMutation$data = {
  readonly updateGiftRegistryRegistrants: {
    readonly gift_registry: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryPeople_registry">;
    } | null | undefined;
  } | null | undefined;
};
export type useGiftRegistryPeopleUpdateMutation = {
  response: useGiftRegistryPeopleUpdateMutation$data;
  variables: useGiftRegistryPeopleUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "people"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uid"
},
v2 = [
  {
    "kind": "Variable",
    "name": "giftRegistryUid",
    "variableName": "uid"
  },
  {
    "kind": "Variable",
    "name": "registrants",
    "variableName": "people"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useGiftRegistryPeopleUpdateMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateGiftRegistryRegistrantsOutput",
        "kind": "LinkedField",
        "name": "updateGiftRegistryRegistrants",
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
                "name": "RegistryPeople_registry"
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
    "name": "useGiftRegistryPeopleUpdateMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateGiftRegistryRegistrantsOutput",
        "kind": "LinkedField",
        "name": "updateGiftRegistryRegistrants",
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
                "concreteType": "GiftRegistryRegistrant",
                "kind": "LinkedField",
                "name": "registrants",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
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
                    "name": "email"
                  },
                  {
                    "concreteType": "GiftRegistryRegistrantDynamicAttribute",
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
                      }
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
    "cacheID": "dd8fad4b3686d0c2a4a06c7ee235e149",
    "id": "abae7dc2dd7c2c489a99a63b524e76fb1e5efb8a9312b4361f33c258accde572",
    "metadata": {},
    "name": "useGiftRegistryPeopleUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation useGiftRegistryPeopleUpdateMutation($uid:ID!,$people:[UpdateGiftRegistryRegistrantInput!]!){updateGiftRegistryRegistrants(giftRegistryUid:$uid,registrants:$people){gift_registry{uid,...RegistryPeople_registry}}}fragment RegistryPeople_registry on GiftRegistry{uid,registrants{uid,firstname,lastname,email,dynamic_attributes{code,value}}}"
  }
};
})();

(node as any).hash = "12a18166c38dfdaa915dd14d45f6bbd8";

export default node;
