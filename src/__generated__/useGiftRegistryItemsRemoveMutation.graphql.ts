/**
 * @generated SignedSource<<e0262539b74e17e20b80918e77420522>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGiftRegistryItemsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveGiftRegistryItemsOutput",
        "kind": "LinkedField",
        "name": "removeGiftRegistryItems",
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
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
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
    "name": "useGiftRegistryItemsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveGiftRegistryItemsOutput",
        "kind": "LinkedField",
        "name": "removeGiftRegistryItems",
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
                  (v2/*:: as any*/)
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
