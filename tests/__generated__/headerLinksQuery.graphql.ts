/**
 * @generated SignedSource<<9e913583c4badb1a5f306700e528d008>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type headerLinksQuery$variables = Record<PropertyKey, never>;
export type headerLinksQuery$data = {
  readonly cmsBlocks: {
    readonly " $fragmentSpreads": FragmentRefs<"HeaderLinks_blocks">;
  } | null | undefined;
};
export type headerLinksQuery = {
  response: headerLinksQuery$data;
  variables: headerLinksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "identifiers",
    "value": [
      "header-links"
    ]
  }
],
v1 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "headerLinksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CmsBlocks",
        "kind": "LinkedField",
        "name": "cmsBlocks",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HeaderLinks_blocks"
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"header-links\"])"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "headerLinksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
        "storageKey": "cmsBlocks(identifiers:[\"header-links\"])"
      }
    ]
  },
  "params": {
    "cacheID": "0e36b164156e58b5f964be84575e120e",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cmsBlocks": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CmsBlocks"
        },
        "cmsBlocks.items": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "CmsBlock"
        },
        "cmsBlocks.items.content": (v1/*:: as any*/),
        "cmsBlocks.items.identifier": (v1/*:: as any*/),
        "cmsBlocks.items.title": (v1/*:: as any*/)
      }
    },
    "name": "headerLinksQuery",
    "operationKind": "query",
    "text": "query headerLinksQuery{cmsBlocks(identifiers:[\"header-links\"]){...HeaderLinks_blocks}}fragment HeaderLinks_blocks on CmsBlocks{items{identifier,title,content}}"
  }
};
})();

(node as any).hash = "8486691f1dee1b7f546e010607198a2f";

export default node;
