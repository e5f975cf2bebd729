/**
 * @generated SignedSource<<c322bd91c8ad5701322cd92fe449e992>>
 * @relayHash 295de94bbf403cd5ff360ba04e9dfa5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e18abfa2068d1ad8aaa8f3c2c607c3351782343b0ebcf64d712d351194cd096

import { ConcreteRequest } from 'relay-runtime';
export type findRegistriesQuery$variables = {
  email: string;
  isEmail: boolean;
  uid: string;
};
export type findRegistriesQuery$data = {
  readonly giftRegistryEmailSearch?: ReadonlyArray<{
    readonly event_title: string;
    readonly gift_registry_uid: string;
    readonly name: string;
    readonly type: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly giftRegistryIdSearch?: ReadonlyArray<{
    readonly event_title: string;
    readonly gift_registry_uid: string;
    readonly name: string;
    readonly type: string | null | undefined;
  } | null | undefined> | null | undefined;
};
export type findRegistriesQuery = {
  response: findRegistriesQuery$data;
  variables: findRegistriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isEmail"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uid"
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "gift_registry_uid"
  },
  {
    "kind": "ScalarField",
    "name": "event_title"
  },
  {
    "kind": "ScalarField",
    "name": "name"
  },
  {
    "kind": "ScalarField",
    "name": "type"
  }
],
v4 = [
  {
    "condition": "isEmail",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "email",
            "variableName": "email"
          }
        ],
        "concreteType": "GiftRegistrySearchResult",
        "kind": "LinkedField",
        "name": "giftRegistryEmailSearch",
        "plural": true,
        "selections": (v3/*:: as any*/)
      }
    ]
  },
  {
    "condition": "isEmail",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "giftRegistryUid",
            "variableName": "uid"
          }
        ],
        "concreteType": "GiftRegistrySearchResult",
        "kind": "LinkedField",
        "name": "giftRegistryIdSearch",
        "plural": true,
        "selections": (v3/*:: as any*/)
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "findRegistriesQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findRegistriesQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "295de94bbf403cd5ff360ba04e9dfa5f",
    "id": "3e18abfa2068d1ad8aaa8f3c2c607c3351782343b0ebcf64d712d351194cd096",
    "metadata": {},
    "name": "findRegistriesQuery",
    "operationKind": "query",
    "text": "query findRegistriesQuery($email:String!,$uid:ID!,$isEmail:Boolean!){giftRegistryEmailSearch(email:$email)@include(if:$isEmail){gift_registry_uid,event_title,name,type},giftRegistryIdSearch(giftRegistryUid:$uid)@skip(if:$isEmail){gift_registry_uid,event_title,name,type}}"
  }
};
})();

(node as any).hash = "eb1d5758fe34ad7fdab4a27cf8f4ec8f";

export default node;
