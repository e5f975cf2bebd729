/**
 * @generated SignedSource<<f9b719cc2b346e1ecd184d58398b1fae>>
 * @relayHash ce228e4102d0582420d59d1f5a227aff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00ab929e001d289c06865a38581ae6aa1a610ca227966d5bec8bccdf9a25c85f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftRegistrySearchPageQuery$variables = Record<PropertyKey, never>;
export type GiftRegistrySearchPageQuery$data = {
  readonly giftRegistryTypes: ReadonlyArray<{
    readonly label: string;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AccountDoor_storeConfig">;
  } | null | undefined;
};
export type GiftRegistrySearchPageQuery = {
  response: GiftRegistrySearchPageQuery$data;
  variables: GiftRegistrySearchPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "GiftRegistryType",
  "kind": "LinkedField",
  "name": "giftRegistryTypes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GiftRegistrySearchPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountDoor_storeConfig"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GiftRegistrySearchPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title_prefix",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title_suffix",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "default_title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "default_description",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ce228e4102d0582420d59d1f5a227aff",
    "id": "00ab929e001d289c06865a38581ae6aa1a610ca227966d5bec8bccdf9a25c85f",
    "metadata": {},
    "name": "GiftRegistrySearchPageQuery",
    "operationKind": "query",
    "text": "query GiftRegistrySearchPageQuery{giftRegistryTypes{uid,label},storeConfig{store_code,...AccountDoor_storeConfig}}fragment AccountDoor_storeConfig on StoreConfig{store_code,...PageHead_storeConfig}fragment PageHead_storeConfig on StoreConfig{store_code,title_prefix,title_suffix,default_title,default_description}"
  }
};
})();

(node as any).hash = "73c4ad26aa92f964df68e46ca47580f9";

export default node;
