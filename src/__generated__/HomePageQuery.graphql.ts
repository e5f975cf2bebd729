/**
 * @generated SignedSource<<d74e9250e386553f5e44faa05f476325>>
 * @relayHash 711c7a65fff57064c2ded4ca3f1ff354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73091c281affc07c18233b9ff55d23444b42d016770ea5e31f9107e308464544

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
  readonly cmsPage: {
    readonly content: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly meta_description: string | null | undefined;
    readonly meta_title: string | null | undefined;
  } | null | undefined;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identifier",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v3 = {
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
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
  "alias": null,
  "args": null,
  "concreteType": "StoreConfig",
  "kind": "LinkedField",
  "name": "storeConfig",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "store_code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newsletter_enabled",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NewsletterInvitation_block"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "cmsBlocks(identifiers:[\"newsletter-invitation\"])"
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
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

(node as any).hash = "49de28d47ca145349cfa1cbfbe663872";

export default node;
