/**
 * @generated SignedSource<<4087ee46c1094daeff68c5a045a45ebc>>
 * @relayHash 16a6ee0e27bcec7a533aa491b0d57cbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2844e8644c13041e418f185451078515dde749e0a9bc06b76be08a54d20ee13

import { ConcreteRequest } from 'relay-runtime';
export type ContactPageQuery$variables = Record<PropertyKey, never>;
export type ContactPageQuery$data = {
  readonly cmsBlocks: {
    readonly items: ReadonlyArray<{
      readonly content: string | null | undefined;
      readonly identifier: string | null | undefined;
      readonly title: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly storeConfig: {
    readonly contact_enabled: boolean;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type ContactPageQuery = {
  response: ContactPageQuery$data;
  variables: ContactPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "identifiers",
        "value": [
          "contact-us-info"
        ]
      }
    ],
    "concreteType": "CmsBlocks",
    "kind": "LinkedField",
    "name": "cmsBlocks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CmsBlock",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "identifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "cmsBlocks(identifiers:[\"contact-us-info\"])"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "StoreConfig",
    "kind": "LinkedField",
    "name": "storeConfig",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "store_code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contact_enabled",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContactPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "16a6ee0e27bcec7a533aa491b0d57cbb",
    "id": "e2844e8644c13041e418f185451078515dde749e0a9bc06b76be08a54d20ee13",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": "query ContactPageQuery{cmsBlocks(identifiers:[\"contact-us-info\"]){items{identifier,title,content}},storeConfig{store_code,contact_enabled}}"
  }
};
})();

(node as any).hash = "f24a486ed2d39314d1eba4be64f8c74f";

export default node;
