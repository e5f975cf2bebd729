/**
 * @generated SignedSource<<c606f2693560cb0377039bbc5791e117>>
 * @relayHash b61a16965aa8faccf6ad0c8e0fb4c7ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48d57fab329ac75fbde8ad0af49c41a7b071f93338f1292a9f8cec1a9e12f849

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuestCancelPageQuery$variables = Record<PropertyKey, never>;
export type GuestCancelPageQuery$data = {
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AccountDoor_storeConfig">;
  } | null | undefined;
};
export type GuestCancelPageQuery = {
  response: GuestCancelPageQuery$data;
  variables: GuestCancelPageQuery$variables;
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
    "name": "GuestCancelPageQuery",
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
    "name": "GuestCancelPageQuery",
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
    "cacheID": "b61a16965aa8faccf6ad0c8e0fb4c7ab",
    "id": "48d57fab329ac75fbde8ad0af49c41a7b071f93338f1292a9f8cec1a9e12f849",
    "metadata": {},
    "name": "GuestCancelPageQuery",
    "operationKind": "query",
    "text": "query GuestCancelPageQuery{storeConfig{store_code,...AccountDoor_storeConfig}}fragment AccountDoor_storeConfig on StoreConfig{store_code,...PageHead_storeConfig}fragment PageHead_storeConfig on StoreConfig{store_code,title_prefix,title_suffix,default_title,default_description}"
  }
};
})();

(node as any).hash = "ee5b9da1e241a6d4492a60185c554327";

export default node;
