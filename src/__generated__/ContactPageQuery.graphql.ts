/**
 * @generated SignedSource<<5f56b17318ead47a430bb61501b034e9>>
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
        "concreteType": "CmsBlock",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "identifier"
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "content"
          }
        ]
      }
    ],
    "storageKey": "cmsBlocks(identifiers:[\"contact-us-info\"])"
  },
  {
    "concreteType": "StoreConfig",
    "kind": "LinkedField",
    "name": "storeConfig",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "store_code"
      },
      {
        "kind": "ScalarField",
        "name": "contact_enabled"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ContactPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
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
