/**
 * @generated SignedSource<<e29d9399dda070f9bc984f026dc6f01d>>
 * @relayHash 33f6cae8e039dcb96dc2dd801a92a262
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34dd662c146068ca029c27b15aaa3217da7bc9ffcde7b3309e06ea28f0e4735e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
export type useGiftRegistryPeopleAddMutation$variables = {
  people: ReadonlyArray<AddGiftRegistryRegistrantInput>;
  uid: string;
};
export type useGiftRegistryPeopleAddMutation$data = {
  readonly addGiftRegistryRegistrants: {
    readonly gift_registry: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistryPeople_registry">;
    } | null | undefined;
  } | null | undefined;
};
export type useGiftRegistryPeopleAddMutation = {
  response: useGiftRegistryPeopleAddMutation$data;
  variables: useGiftRegistryPeopleAddMutation$variables;
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
    "name": "useGiftRegistryPeopleAddMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "AddGiftRegistryRegistrantsOutput",
        "kind": "LinkedField",
        "name": "addGiftRegistryRegistrants",
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
    "name": "useGiftRegistryPeopleAddMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "AddGiftRegistryRegistrantsOutput",
        "kind": "LinkedField",
        "name": "addGiftRegistryRegistrants",
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
    "cacheID": "33f6cae8e039dcb96dc2dd801a92a262",
    "id": "34dd662c146068ca029c27b15aaa3217da7bc9ffcde7b3309e06ea28f0e4735e",
    "metadata": {},
    "name": "useGiftRegistryPeopleAddMutation",
    "operationKind": "mutation",
    "text": "mutation useGiftRegistryPeopleAddMutation($uid:ID!,$people:[AddGiftRegistryRegistrantInput!]!){addGiftRegistryRegistrants(giftRegistryUid:$uid,registrants:$people){gift_registry{uid,...RegistryPeople_registry}}}fragment RegistryPeople_registry on GiftRegistry{uid,registrants{uid,firstname,lastname,email,dynamic_attributes{code,value}}}"
  }
};
})();

(node as any).hash = "3ae3f15f0ac964655d617a6a03859943";

export default node;
