/**
 * @generated SignedSource<<fa0665b6eeeab59141eccde8a8c9dddb>>
 * @relayHash 5c586b3124ba8f53182bff45110960c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7afed8f648de841a688bc8e2bc156b311ac92bf25f3c1f1b3de5a376da18b4a

import { ConcreteRequest } from 'relay-runtime';
export type PopularSearchesQuery$variables = Record<PropertyKey, never>;
export type PopularSearchesQuery$data = {
  readonly cmsBlocks: {
    readonly items: ReadonlyArray<{
      readonly content: string | null | undefined;
      readonly identifier: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type PopularSearchesQuery = {
  response: PopularSearchesQuery$data;
  variables: PopularSearchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "args": [
      {
        "kind": "Literal",
        "name": "identifiers",
        "value": [
          "popular-searches"
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
            "name": "content"
          }
        ]
      }
    ],
    "storageKey": "cmsBlocks(identifiers:[\"popular-searches\"])"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PopularSearchesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PopularSearchesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "5c586b3124ba8f53182bff45110960c6",
    "id": "d7afed8f648de841a688bc8e2bc156b311ac92bf25f3c1f1b3de5a376da18b4a",
    "metadata": {},
    "name": "PopularSearchesQuery",
    "operationKind": "query",
    "text": "query PopularSearchesQuery{cmsBlocks(identifiers:[\"popular-searches\"]){items{identifier,content}}}"
  }
};
})();

(node as any).hash = "7b291b98f62761b6974d16e77693fd06";

export default node;
