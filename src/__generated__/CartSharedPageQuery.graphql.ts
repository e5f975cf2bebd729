/**
 * @generated SignedSource<<dd7a407e11091f9522c34516468376c8>>
 * @relayHash c5c3bd0eecc2357804f8e4d10a5d1d42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fa5f318e59c082905f0c062ba96a9abfe8b9e90df6e936bc06d7452444b3fe2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartSharedPageQuery$variables = Record<PropertyKey, never>;
export type CartSharedPageQuery$data = {
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PageHead_storeConfig">;
  } | null | undefined;
};
export type CartSharedPageQuery = {
  response: CartSharedPageQuery$data;
  variables: CartSharedPageQuery$variables;
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
    "name": "CartSharedPageQuery",
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
            "name": "PageHead_storeConfig"
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
    "name": "CartSharedPageQuery",
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
    "cacheID": "c5c3bd0eecc2357804f8e4d10a5d1d42",
    "id": "9fa5f318e59c082905f0c062ba96a9abfe8b9e90df6e936bc06d7452444b3fe2",
    "metadata": {},
    "name": "CartSharedPageQuery",
    "operationKind": "query",
    "text": "query CartSharedPageQuery{storeConfig{store_code,...PageHead_storeConfig}}fragment PageHead_storeConfig on StoreConfig{store_code,title_prefix,title_suffix,default_title,default_description}"
  }
};
})();

(node as any).hash = "12960d772c816e42bae191be99dc0df1";

export default node;
