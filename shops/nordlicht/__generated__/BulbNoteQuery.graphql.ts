/**
 * @generated SignedSource<<15e57e4b272a1c614e0d9252d993d311>>
 * @relayHash 38091a7229a1367e32db504ec4e643e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30f3c0cb3ce8548c2edad88240e810927d3192a5508746b50f02cc4068ac5940

import { ConcreteRequest } from 'relay-runtime';
export type BulbNoteQuery$variables = {
  urlKey: string;
};
export type BulbNoteQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly custom_attributesV2: {
        readonly items: ReadonlyArray<{
          readonly code: string;
          readonly value?: string;
        } | null | undefined>;
      } | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type BulbNoteQuery = {
  response: BulbNoteQuery$data;
  variables: BulbNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "urlKey"
  }
],
v1 = [
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
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "code"
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "value"
    }
  ],
  "type": "AttributeValue"
},
v5 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "BulbNoteQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              {
                "concreteType": "ProductCustomAttributes",
                "kind": "LinkedField",
                "name": "custom_attributesV2",
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
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulbNoteQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              {
                "concreteType": "ProductCustomAttributes",
                "kind": "LinkedField",
                "name": "custom_attributesV2",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "38091a7229a1367e32db504ec4e643e1",
    "id": "30f3c0cb3ce8548c2edad88240e810927d3192a5508746b50f02cc4068ac5940",
    "metadata": {},
    "name": "BulbNoteQuery",
    "operationKind": "query",
    "text": "query BulbNoteQuery($urlKey:String!){products(filter:{url_key:{eq:$urlKey}},pageSize:1){items{__typename,uid,custom_attributesV2{items{__typename,code,...on AttributeValue{value}}}}}}"
  }
};
})();

(node as any).hash = "143120bc7d5b475f026aa3e2d2982744";

export default node;
