/**
 * @generated SignedSource<<bbc553e9c8d880e4b02e0a1f4e772d72>>
 * @relayHash c6be158c34c4c540f62bc100b658c82c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3ec7e8d2ba387369f386397314263a34d26f1a09b2c67414ded8d8ebfc5755f

import { ConcreteRequest } from 'relay-runtime';
export type ProductSizesPageQuery$variables = {
  identifiers?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type ProductSizesPageQuery$data = {
  readonly cmsBlocks: {
    readonly items: ReadonlyArray<{
      readonly content: string | null | undefined;
      readonly identifier: string | null | undefined;
      readonly title: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type ProductSizesPageQuery = {
  response: ProductSizesPageQuery$data;
  variables: ProductSizesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "identifiers"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "identifiers",
        "variableName": "identifiers"
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
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ProductSizesPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductSizesPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c6be158c34c4c540f62bc100b658c82c",
    "id": "e3ec7e8d2ba387369f386397314263a34d26f1a09b2c67414ded8d8ebfc5755f",
    "metadata": {},
    "name": "ProductSizesPageQuery",
    "operationKind": "query",
    "text": "query ProductSizesPageQuery($identifiers:[String]){cmsBlocks(identifiers:$identifiers){items{identifier,title,content}}}"
  }
};
})();

(node as any).hash = "1c835df1f79c589fb37d90d0dfbfc06f";

export default node;
