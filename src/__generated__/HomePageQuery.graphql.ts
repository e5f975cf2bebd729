/**
 * @generated SignedSource<<12d1f0a74e5e73f165ccf82453972a3d>>
 * @relayHash d975af8b37516c3713ed560bc3e93cda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 731c79238e432030145358f5981f4280710e30c753c8c9c82b61267ccc673a9a

import { ConcreteRequest } from 'relay-runtime';
export type HomePageQuery$variables = {
  identifier: string;
};
export type HomePageQuery$data = {
  readonly cmsPage: {
    readonly content: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
};
export type HomePageQuery = {
  response: HomePageQuery$data;
  variables: HomePageQuery$variables;
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
    "name": "HomePageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d975af8b37516c3713ed560bc3e93cda",
    "id": "731c79238e432030145358f5981f4280710e30c753c8c9c82b61267ccc673a9a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": "query HomePageQuery($identifier:String!){cmsPage(identifier:$identifier){identifier,title,content}}"
  }
};
})();

(node as any).hash = "a069ddf62ddbbd4aa7db9aac02af852d";

export default node;
