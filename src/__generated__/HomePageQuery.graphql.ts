/**
 * @generated SignedSource<<2a295f6d280b865dc00da9cdfd9ec4cc>>
 * @relayHash 711c7a65fff57064c2ded4ca3f1ff354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73091c281affc07c18233b9ff55d23444b42d016770ea5e31f9107e308464544

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type HomePageQuery$variables = {
  identifier: string;
};
export type HomePageQuery$data = {
  readonly cmsBlocks: {
    readonly items: ReadonlyArray<{
      readonly identifier: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"NewsletterInvitation_block">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly cmsPage: Result<{
    readonly content: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly meta_description: string | null | undefined;
    readonly meta_title: string | null | undefined;
  } | null | undefined, unknown>;
  readonly storeConfig: {
    readonly newsletter_enabled: boolean;
    readonly store_code: string | null | undefined;
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
v1 = {
  "kind": "ScalarField",
  "name": "identifier"
},
v2 = {
  "kind": "ScalarField",
  "name": "content"
},
v3 = {
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
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "meta_title"
    },
    {
      "kind": "ScalarField",
      "name": "meta_description"
    }
  ]
},
v4 = [
  {
    "kind": "Literal",
    "name": "identifiers",
    "value": [
      "newsletter-invitation"
    ]
  }
],
v5 = {
  "concreteType": "StoreConfig",
  "kind": "LinkedField",
  "name": "storeConfig",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "store_code"
    },
    {
      "kind": "ScalarField",
      "name": "newsletter_enabled"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "HomePageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v3/*:: as any*/),
        "to": "RESULT"
      },
      {
        "args": (v4/*:: as any*/),
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
              (v1/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "NewsletterInvitation_block"
              }
            ]
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"newsletter-invitation\"])"
      },
      (v5/*:: as any*/)
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "args": (v4/*:: as any*/),
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
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "title"
              },
              (v2/*:: as any*/)
            ]
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"newsletter-invitation\"])"
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "711c7a65fff57064c2ded4ca3f1ff354",
    "id": "73091c281affc07c18233b9ff55d23444b42d016770ea5e31f9107e308464544",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": "query HomePageQuery($identifier:String!){cmsPage(identifier:$identifier){identifier,content,meta_title,meta_description},cmsBlocks(identifiers:[\"newsletter-invitation\"]){items{identifier,...NewsletterInvitation_block}},storeConfig{store_code,newsletter_enabled}}fragment NewsletterInvitation_block on CmsBlock{identifier,title,content}"
  }
};
})();

(node as any).hash = "54c223b1eea201df5b8aa63549397527";

export default node;
