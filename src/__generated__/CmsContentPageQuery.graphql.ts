/**
 * @generated SignedSource<<796ea3b92f649258e2f2f62151c54924>>
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
    "alias": null,
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
        "name": "url_key",
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
        "name": "content_heading",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "content",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "meta_title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "meta_description",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CmsContentPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
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
