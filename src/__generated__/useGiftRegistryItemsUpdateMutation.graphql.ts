/**
 * @generated SignedSource<<1672724b655a159ae4de3b0a7daa33c8>>
 * @relayHash 48fe7609643a804c6bda77b15286bb9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7b5e848e2d0b48b9cd18d5b29d384dfe3ba5c6752ddae7f069aeb08f7959fd4

import { ConcreteRequest } from 'relay-runtime';
export type UpdateGiftRegistryItemInput = {
  gift_registry_item_uid: string;
  note?: string | null | undefined;
  quantity: number;
};
export type useGiftRegistryItemsUpdateMutation$variables = {
  items: ReadonlyArray<UpdateGiftRegistryItemInput>;
  uid: string;
};
export type useGiftRegistryItemsUpdateMutation$data = {
  readonly updateGiftRegistryItems: {
    readonly gift_registry: {
      readonly items: ReadonlyArray<{
        readonly note: string | null | undefined;
        readonly quantity: number;
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly uid: string;
    } | null | undefined;
  } | null | undefined;
};
export type useGiftRegistryItemsUpdateMutation = {
  response: useGiftRegistryItemsUpdateMutation$data;
  variables: useGiftRegistryItemsUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "items"
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
    "name": "items",
    "variableName": "items"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "uid"
},
v4 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v5 = {
  "kind": "ScalarField",
  "name": "note"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useGiftRegistryItemsUpdateMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateGiftRegistryItemsOutput",
        "kind": "LinkedField",
        "name": "updateGiftRegistryItems",
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
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useGiftRegistryItemsUpdateMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateGiftRegistryItemsOutput",
        "kind": "LinkedField",
        "name": "updateGiftRegistryItems",
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
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "48fe7609643a804c6bda77b15286bb9a",
    "id": "d7b5e848e2d0b48b9cd18d5b29d384dfe3ba5c6752ddae7f069aeb08f7959fd4",
    "metadata": {},
    "name": "useGiftRegistryItemsUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation useGiftRegistryItemsUpdateMutation($uid:ID!,$items:[UpdateGiftRegistryItemInput!]!){updateGiftRegistryItems(giftRegistryUid:$uid,items:$items){gift_registry{uid,items{__typename,uid,quantity,note}}}}"
  }
};
})();

(node as any).hash = "2396d50456be977d659431a2e8e341fe";

export default node;
