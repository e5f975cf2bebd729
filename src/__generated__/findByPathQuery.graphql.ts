/**
 * @generated SignedSource<<dec2b0f21d9fa6dd73a14d6eeae3bb78>>
 * @relayHash e94b202cf9256d0288328d8dbf8a1df7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8ebc1e49c74c640fb64cb6e53fc4ac1efd984b7eab5fb64191bb8e50b6a05ac

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type findByPathQuery$variables = {
  identifier: string;
  urlKey: string;
  urlPath: string;
};
export type findByPathQuery$data = {
  readonly categories: Result<{
    readonly items: ReadonlyArray<{
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined, unknown>;
  readonly cmsPage: Result<{
    readonly identifier: string | null | undefined;
  } | null | undefined, unknown>;
  readonly products: Result<{
    readonly items: ReadonlyArray<{
      readonly uid: string;
      readonly url_key: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined, unknown>;
};
export type findByPathQuery = {
  response: findByPathQuery$data;
  variables: findByPathQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "identifier"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "urlKey"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "urlPath"
  }
],
v1 = {
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
      "kind": "ScalarField",
      "name": "identifier"
    }
  ]
},
v2 = [
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "eq",
            "variableName": "urlKey"
          }
        ],
        "kind": "ObjectValue",
        "name": "url_key"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 1
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "uid"
},
v4 = {
  "kind": "ScalarField",
  "name": "url_key"
},
v5 = {
  "args": [
    {
      "fields": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "eq",
              "variableName": "urlPath"
            }
          ],
          "kind": "ObjectValue",
          "name": "url_path"
        }
      ],
      "kind": "ObjectValue",
      "name": "filters"
    }
  ],
  "concreteType": "CategoryResult",
  "kind": "LinkedField",
  "name": "categories",
  "plural": false,
  "selections": [
    {
      "concreteType": "CategoryTree",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v3/*:: as any*/)
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "findByPathQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": {
          "args": (v2/*:: as any*/),
          "concreteType": "Products",
          "kind": "LinkedField",
          "name": "products",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/)
              ]
            }
          ]
        },
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v5/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findByPathQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "args": (v2/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          }
        ]
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "e94b202cf9256d0288328d8dbf8a1df7",
    "id": "c8ebc1e49c74c640fb64cb6e53fc4ac1efd984b7eab5fb64191bb8e50b6a05ac",
    "metadata": {},
    "name": "findByPathQuery",
    "operationKind": "query",
    "text": "query findByPathQuery($identifier:String!,$urlKey:String!,$urlPath:String!){cmsPage(identifier:$identifier){identifier},products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,url_key}},categories(filters:{url_path:{eq:$urlPath}}){items{uid}}}"
  }
};
})();

(node as any).hash = "efbe21f608d0964e47ae33faa246e61c";

export default node;
