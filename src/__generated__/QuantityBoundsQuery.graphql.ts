/**
 * @generated SignedSource<<232051294e4d8aca45d81a5c197e8cd6>>
 * @relayHash afb2ed8c21b63b13ac22eefabd478ed6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbee6dbb4e09838b76dcb20b959a4afc4d9081b70c20a84aa63ca3ee9377c90c

import { ConcreteRequest } from 'relay-runtime';
export type QuantityBoundsQuery$variables = {
  sku: string;
};
export type QuantityBoundsQuery$data = {
  readonly products: {
    readonly items: ReadonlyArray<{
      readonly max_sale_qty: number | null | undefined;
      readonly min_sale_qty: number | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type QuantityBoundsQuery = {
  response: QuantityBoundsQuery$data;
  variables: QuantityBoundsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sku"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "currentPage",
    "value": 1
  },
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "eq",
            "variableName": "sku"
          }
        ],
        "kind": "ObjectValue",
        "name": "sku"
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
  "name": "min_sale_qty"
},
v4 = {
  "kind": "ScalarField",
  "name": "max_sale_qty"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "QuantityBoundsQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "name": "QuantityBoundsQuery",
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
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "afb2ed8c21b63b13ac22eefabd478ed6",
    "id": "dbee6dbb4e09838b76dcb20b959a4afc4d9081b70c20a84aa63ca3ee9377c90c",
    "metadata": {},
    "name": "QuantityBoundsQuery",
    "operationKind": "query",
    "text": "query QuantityBoundsQuery($sku:String!){products(filter:{sku:{eq:$sku}},pageSize:1,currentPage:1){items{__typename,uid,min_sale_qty,max_sale_qty}}}"
  }
};
})();

(node as any).hash = "3f32b0bd087ff815b223c53c05e32baa";

export default node;
