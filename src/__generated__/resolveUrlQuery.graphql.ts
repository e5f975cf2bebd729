/**
 * @generated SignedSource<<db6e9229020b626654a817798e2b0ce8>>
 * @relayHash 3eedbf1d48a1fc2b72c8272a2095d4f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd766df5ef5b0234b8d371c3cc4e4e65119d86803e4856360da6786ccd3f06c9

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
            "type": "BundleProduct",
            "abstractKey": null
          },
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
            "type": "DownloadableProduct",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "GiftCardProduct",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "GroupedProduct",
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
    "cacheID": "3eedbf1d48a1fc2b72c8272a2095d4f1",
    "id": "dd766df5ef5b0234b8d371c3cc4e4e65119d86803e4856360da6786ccd3f06c9",
    "metadata": {},
    "name": "resolveUrlQuery",
    "operationKind": "query",
    "text": "query resolveUrlQuery($url:String!){route(url:$url){__typename,type,relative_url,redirect_code,...on ProductInterface{__isProductInterface:__typename,uid,url_key},...on CategoryInterface{__isCategoryInterface:__typename,uid},...on CmsPage{identifier},...on BundleProduct{uid},...on CategoryTree{uid},...on ConfigurableProduct{uid},...on DownloadableProduct{uid},...on GiftCardProduct{uid},...on GroupedProduct{uid},...on SimpleProduct{uid},...on VirtualProduct{uid}}}"
  }
};
})();

(node as any).hash = "733b6987ec8229cb0f9708f42192b178";

export default node;
