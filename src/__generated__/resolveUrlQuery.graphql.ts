/**
 * @generated SignedSource<<aa71da05dcee0319200c5e9424407992>>
 * @relayHash 00f53fc4868aef22b9876674c7bf54d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ec158035d49c5d4d2f21a0b26ab7ea88880d1fd85c2e7bdbbe3e3c3d86e9081

import { ConcreteRequest } from 'relay-runtime';
export type UrlRewriteEntityTypeEnum = "CATEGORY" | "CMS_PAGE" | "PRODUCT" | "%future added value";
export type resolveUrlQuery$variables = {
  url: string;
};
export type resolveUrlQuery$data = {
  readonly route: {
    readonly __typename: string;
    readonly identifier?: string | null | undefined;
    readonly redirect_code: number;
    readonly relative_url: string | null | undefined;
    readonly type: UrlRewriteEntityTypeEnum | null | undefined;
    readonly uid?: string;
    readonly url_key?: string | null | undefined;
  } | null | undefined;
};
export type resolveUrlQuery = {
  response: resolveUrlQuery$data;
  variables: resolveUrlQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "url"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "url",
    "variableName": "url"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "relative_url",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "redirect_code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_key",
      "storageKey": null
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
},
v8 = [
  (v6/*:: as any*/)
],
v9 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "CategoryInterface",
  "abstractKey": "__isCategoryInterface"
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identifier",
      "storageKey": null
    }
  ],
  "type": "CmsPage",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "resolveUrlQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "route",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "resolveUrlQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "route",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "CategoryTree",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "ConfigurableProduct",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "SimpleProduct",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "VirtualProduct",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "00f53fc4868aef22b9876674c7bf54d4",
    "id": "2ec158035d49c5d4d2f21a0b26ab7ea88880d1fd85c2e7bdbbe3e3c3d86e9081",
    "metadata": {},
    "name": "resolveUrlQuery",
    "operationKind": "query",
    "text": "query resolveUrlQuery($url:String!){route(url:$url){__typename,type,relative_url,redirect_code,...on ProductInterface{__isProductInterface:__typename,uid,url_key},...on CategoryInterface{__isCategoryInterface:__typename,uid},...on CmsPage{identifier},...on CategoryTree{uid},...on ConfigurableProduct{uid},...on SimpleProduct{uid},...on VirtualProduct{uid}}}"
  }
};
})();

(node as any).hash = "733b6987ec8229cb0f9708f42192b178";

export default node;
