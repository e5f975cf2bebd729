/**
 * @generated SignedSource<<4a40dc81d9e097641fc78a9dd0b677db>>
 * @relayHash 9e6444ee9a986b1bb1316f09c71795d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9808304d7ee6c9d70045fcd18e97f2c581f162f679dc6ec0e677cb46f83dc6ea

import { ConcreteRequest } from 'relay-runtime';
export type CmsContentPageQuery$variables = {
  identifier: string;
};
export type CmsContentPageQuery$data = {
  readonly cmsPage: {
    readonly content: string | null | undefined;
    readonly content_heading: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly meta_description: string | null | undefined;
    readonly meta_title: string | null | undefined;
    readonly title: string | null | undefined;
    readonly url_key: string | null | undefined;
  } | null | undefined;
};
export type CmsContentPageQuery = {
  response: CmsContentPageQuery$data;
  variables: CmsContentPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "identifier"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "identifier",
        "variableName": "identifier"
      }
    ],
    "concreteType": "CmsPage",
    "kind": "LinkedField",
    "name": "cmsPage",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "identifier"
      },
      {
        "kind": "ScalarField",
        "name": "url_key"
      },
      {
        "kind": "ScalarField",
        "name": "title"
      },
      {
        "kind": "ScalarField",
        "name": "content_heading"
      },
      {
        "kind": "ScalarField",
        "name": "content"
      },
      {
        "kind": "ScalarField",
        "name": "meta_title"
      },
      {
        "kind": "ScalarField",
        "name": "meta_description"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "CmsContentPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CmsContentPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9e6444ee9a986b1bb1316f09c71795d8",
    "id": "9808304d7ee6c9d70045fcd18e97f2c581f162f679dc6ec0e677cb46f83dc6ea",
    "metadata": {},
    "name": "CmsContentPageQuery",
    "operationKind": "query",
    "text": "query CmsContentPageQuery($identifier:String!){cmsPage(identifier:$identifier){identifier,url_key,title,content_heading,content,meta_title,meta_description}}"
  }
};
})();

(node as any).hash = "84e34f84fe5ff5c3c7c17d0d7944b5ce";

export default node;
