/**
 * @generated SignedSource<<c963705f7f8c768f12bbe40c5933391c>>
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
    "alias": null,
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductSizesPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
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
