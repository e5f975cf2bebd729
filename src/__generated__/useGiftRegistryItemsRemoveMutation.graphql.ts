/**
 * @generated SignedSource<<3608190f5cd5f7035fec199e435ef03b>>
 * @relayHash 2a38a5be0ce76b57b7fc6284561456d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5370c200540f0aa67648e6482bdcdeed5c8abc6b25125eda2810b8ee0fdfed5a

import { ConcreteRequest } from 'relay-runtime';
export type useGiftRegistryItemsRemoveMutation$variables = {
  uid: string;
  uids: ReadonlyArray<string>;
};
export type useGiftRegistryItemsRemoveMutation$data = {
  readonly removeGiftRegistryItems: {
    readonly gift_registry: {
      readonly items: ReadonlyArray<{
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly uid: string;
    } | null | undefined;
  } | null | undefined;
};
export type useGiftRegistryItemsRemoveMutation = {
  response: useGiftRegistryItemsRemoveMutation$data;
  variables: useGiftRegistryItemsRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uid"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "giftRegistryUid",
    "variableName": "uid"
  },
  {
    "kind": "Variable",
    "name": "itemsUid",
    "variableName": "uids"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useGiftRegistryItemsRemoveMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveGiftRegistryItemsOutput",
        "kind": "LinkedField",
        "name": "removeGiftRegistryItems",
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
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/)
                ]
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
    "name": "useGiftRegistryItemsRemoveMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveGiftRegistryItemsOutput",
        "kind": "LinkedField",
        "name": "removeGiftRegistryItems",
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
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  },
                  (v2/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "2a38a5be0ce76b57b7fc6284561456d7",
    "id": "5370c200540f0aa67648e6482bdcdeed5c8abc6b25125eda2810b8ee0fdfed5a",
    "metadata": {},
    "name": "useGiftRegistryItemsRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useGiftRegistryItemsRemoveMutation($uid:ID!,$uids:[ID!]!){removeGiftRegistryItems(giftRegistryUid:$uid,itemsUid:$uids){gift_registry{uid,items{__typename,uid}}}}"
  }
};
})();

(node as any).hash = "5607b09f2f8aff9d39fc8d8ef85a1745";

export default node;
