/**
 * @generated SignedSource<<acbac0f4dabc56ea9f6bedd5771fff89>>
 * @relayHash 3eedbf1d48a1fc2b72c8272a2095d4f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd766df5ef5b0234b8d371c3cc4e4e65119d86803e4856360da6786ccd3f06c9

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type UrlRewriteEntityTypeEnum = "CATEGORY" | "CMS_PAGE" | "PRODUCT" | "%future added value";
export type resolveUrlQuery$variables = {
  url: string;
};
export type resolveUrlQuery$data = {
  readonly route: Result<{
    readonly __typename: string;
    readonly identifier?: string | null | undefined;
    readonly redirect_code: number;
    readonly relative_url: string | null | undefined;
    readonly type: UrlRewriteEntityTypeEnum | null | undefined;
    readonly uid?: string;
    readonly url_key?: string | null | undefined;
  } | null | undefined, unknown>;
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
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "type"
},
v4 = {
  "kind": "ScalarField",
  "name": "relative_url"
},
v5 = {
  "kind": "ScalarField",
  "name": "redirect_code"
},
v6 = {
  "kind": "ScalarField",
  "name": "uid"
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "url_key"
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
      "kind": "ScalarField",
      "name": "identifier"
    }
  ],
  "type": "CmsPage"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "resolveUrlQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "args": (v1/*:: as any*/),
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
          ]
        },
        "to": "RESULT"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "resolveUrlQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
            "type": "BundleProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "CategoryTree"
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "ConfigurableProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "DownloadableProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "GiftCardProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "GroupedProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "SimpleProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "VirtualProduct"
          }
        ]
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

(node as any).hash = "ad8860f7d9f22b8e26feff9461955baf";

export default node;
