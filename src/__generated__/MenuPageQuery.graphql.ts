/**
 * @generated SignedSource<<f788857ff892e09fa4d4def24d062f2b>>
 * @relayHash 353607e86587b5a1a59f253b0724bc99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19af833eeb0a32460a12b73ed80cfdf9b993cb23f263a503bfb15d882cdb2ab0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MenuPageQuery$variables = Record<PropertyKey, never>;
export type MenuPageQuery$data = {
  readonly categories: {
    readonly items: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly children: ReadonlyArray<{
          readonly include_in_menu: number | null | undefined;
          readonly name: string | null | undefined;
          readonly uid: string;
          readonly url_path: string | null | undefined;
        } | null | undefined> | null | undefined;
        readonly include_in_menu: number | null | undefined;
        readonly name: string | null | undefined;
        readonly uid: string;
        readonly url_path: string | null | undefined;
      } | null | undefined> | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly cmsBlocks: {
    readonly " $fragmentSpreads": FragmentRefs<"HeaderLinks_blocks">;
  } | null | undefined;
};
export type MenuPageQuery = {
  response: MenuPageQuery$data;
  variables: MenuPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "url_path"
},
v3 = {
  "kind": "ScalarField",
  "name": "include_in_menu"
},
v4 = {
  "concreteType": "CategoryResult",
  "kind": "LinkedField",
  "name": "categories",
  "plural": false,
  "selections": [
    {
      "concreteType": "CategoryTree",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "concreteType": "CategoryTree",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "concreteType": "CategoryTree",
              "kind": "LinkedField",
              "name": "children",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ]
            }
          ]
        }
      ]
    }
  ]
},
v5 = [
  {
    "kind": "Literal",
    "name": "identifiers",
    "value": [
      "header-links"
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MenuPageQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "args": (v5/*:: as any*/),
        "concreteType": "CmsBlocks",
        "kind": "LinkedField",
        "name": "cmsBlocks",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "HeaderLinks_blocks"
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"header-links\"])"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MenuPageQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "args": (v5/*:: as any*/),
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
        "storageKey": "cmsBlocks(identifiers:[\"header-links\"])"
      }
    ]
  },
  "params": {
    "cacheID": "353607e86587b5a1a59f253b0724bc99",
    "id": "19af833eeb0a32460a12b73ed80cfdf9b993cb23f263a503bfb15d882cdb2ab0",
    "metadata": {},
    "name": "MenuPageQuery",
    "operationKind": "query",
    "text": "query MenuPageQuery{categories{items{uid,children{uid,name,url_path,include_in_menu,children{uid,name,url_path,include_in_menu}}}},cmsBlocks(identifiers:[\"header-links\"]){...HeaderLinks_blocks}}fragment HeaderLinks_blocks on CmsBlocks{items{identifier,title,content}}"
  }
};
})();

(node as any).hash = "cbaf161b9b06fd2a3d1ca848b1ac9f3c";

export default node;
