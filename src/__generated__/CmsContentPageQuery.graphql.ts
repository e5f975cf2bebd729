/**
 * @generated SignedSource<<bc276cb43de160f5ab8fe187dfce1c1b>>
 * @relayHash 6d23cc3544a42f690632d7a417f6e794
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d509fe550100a49c9e73362f324730aebf358511cb400d929b588a861a8bc059

import { ConcreteRequest } from 'relay-runtime';
export type CmsContentPageQuery$variables = {
  identifier: string;
};
export type CmsContentPageQuery$data = {
  readonly cmsPage: {
    readonly content: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly title: string | null | undefined;
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
    "cacheID": "6d23cc3544a42f690632d7a417f6e794",
    "id": "d509fe550100a49c9e73362f324730aebf358511cb400d929b588a861a8bc059",
    "metadata": {},
    "name": "CmsContentPageQuery",
    "operationKind": "query",
    "text": "query CmsContentPageQuery($identifier:String!){cmsPage(identifier:$identifier){identifier,title,content}}"
  }
};
})();

(node as any).hash = "23f350bbc518f2c6c5b97eac13442a91";

export default node;
