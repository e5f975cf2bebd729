/**
 * @generated SignedSource<<52588ae5daea1be7d924b85ab29304fd>>
 * @relayHash a250de65ecea37e1c0517c64840fd100
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3820926a5814387282310afbfaa550fae84a6f81702e63d5146b50537d2fcd92

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftRegistrySearchPageQuery$variables = Record<PropertyKey, never>;
export type GiftRegistrySearchPageQuery$data = {
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
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "cacheID": "a250de65ecea37e1c0517c64840fd100",
    "id": "3820926a5814387282310afbfaa550fae84a6f81702e63d5146b50537d2fcd92",
    "metadata": {},
    "name": "GiftRegistrySearchPageQuery",
    "operationKind": "query",
    "text": "query GiftRegistrySearchPageQuery{storeConfig{store_code,...AccountDoor_storeConfig}}fragment AccountDoor_storeConfig on StoreConfig{store_code,...PageHead_storeConfig}fragment PageHead_storeConfig on StoreConfig{store_code,title_prefix,title_suffix,default_title,default_description}"
  }
};
})();

(node as any).hash = "28ff80e1cecddf959e778b57e0718019";

export default node;
