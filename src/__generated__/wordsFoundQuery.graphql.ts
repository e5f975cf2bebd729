/**
 * @generated SignedSource<<b5d825b44f9d4aa57bcce7c1e7890084>>
 * @relayHash fdbfbf49f7f14c8f77cf47121774dac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac1a191fc81de1ba246d0fb9fceaf59cf11a1f833f10884f7c03cb43fef0307d

import { ConcreteRequest } from 'relay-runtime';
export type wordsFoundQuery$variables = {
  first: string;
  fourth: string;
  hasFourth: boolean;
  hasThird: boolean;
  pageSize: number;
  second: string;
  skus: ReadonlyArray<string | null | undefined>;
  third: string;
};
export type wordsFoundQuery$data = {
  readonly first: {
    readonly items: ReadonlyArray<{
      readonly sku: string | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly fourth?: {
    readonly items: ReadonlyArray<{
      readonly sku: string | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly second: {
    readonly items: ReadonlyArray<{
      readonly sku: string | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly third?: {
    readonly items: ReadonlyArray<{
      readonly sku: string | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type wordsFoundQuery = {
  response: wordsFoundQuery$data;
  variables: wordsFoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fourth"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasFourth"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasThird"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pageSize"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "second"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skus"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "third"
},
v8 = {
  "fields": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "in",
          "variableName": "skus"
        }
      ],
      "kind": "ObjectValue",
      "name": "sku"
    }
  ],
  "kind": "ObjectValue",
  "name": "filter"
},
v9 = {
  "kind": "Variable",
  "name": "pageSize",
  "variableName": "pageSize"
},
v10 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "first"
  }
],
v11 = {
  "kind": "ScalarField",
  "name": "uid"
},
v12 = {
  "kind": "ScalarField",
  "name": "sku"
},
v13 = [
  {
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": [
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ]
  }
],
v14 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "second"
  }
],
v15 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "third"
  }
],
v16 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "fourth"
  }
],
v17 = [
  {
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "__typename"
      },
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "wordsFoundQuery",
    "selections": [
      {
        "alias": "first",
        "args": (v10/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v13/*:: as any*/)
      },
      {
        "alias": "second",
        "args": (v14/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v13/*:: as any*/)
      },
      {
        "condition": "hasThird",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "third",
            "args": (v15/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v13/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasFourth",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "fourth",
            "args": (v16/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v13/*:: as any*/)
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "wordsFoundQuery",
    "selections": [
      {
        "alias": "first",
        "args": (v10/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v17/*:: as any*/)
      },
      {
        "alias": "second",
        "args": (v14/*:: as any*/),
        "concreteType": "Products",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v17/*:: as any*/)
      },
      {
        "condition": "hasThird",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "third",
            "args": (v15/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v17/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasFourth",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "fourth",
            "args": (v16/*:: as any*/),
            "concreteType": "Products",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v17/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "fdbfbf49f7f14c8f77cf47121774dac4",
    "id": "ac1a191fc81de1ba246d0fb9fceaf59cf11a1f833f10884f7c03cb43fef0307d",
    "metadata": {},
    "name": "wordsFoundQuery",
    "operationKind": "query",
    "text": "query wordsFoundQuery($skus:[String]!,$pageSize:Int!,$first:String!,$second:String!,$third:String!,$fourth:String!,$hasThird:Boolean!,$hasFourth:Boolean!){first:products(search:$first,filter:{sku:{in:$skus}},pageSize:$pageSize){items{__typename,uid,sku}},second:products(search:$second,filter:{sku:{in:$skus}},pageSize:$pageSize){items{__typename,uid,sku}},third:products(search:$third,filter:{sku:{in:$skus}},pageSize:$pageSize)@include(if:$hasThird){items{__typename,uid,sku}},fourth:products(search:$fourth,filter:{sku:{in:$skus}},pageSize:$pageSize)@include(if:$hasFourth){items{__typename,uid,sku}}}"
  }
};
})();

(node as any).hash = "c20b2ce48d0eb042fa71ec16436381a9";

export default node;
