/**
 * @generated SignedSource<<173cb4fa533528a15193e1ea4affa3a6>>
 * @relayHash 7af3608ecb8d16f673896f415141b13e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a23f6691568433aa8e17cad8a923bcfc739e8ef06a4286b2a22615840943ed7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type compareBackendRemoveMutation$variables = {
  products: ReadonlyArray<string | null | undefined>;
  uid: string;
};
export type compareBackendRemoveMutation$data = {
  readonly removeProductsFromCompareList: {
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"compareBackend_list">;
  } | null | undefined;
};
export type compareBackendRemoveMutation = {
  response: compareBackendRemoveMutation$data;
  variables: compareBackendRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "products"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uid"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "products",
        "variableName": "products"
      },
      {
        "kind": "Variable",
        "name": "uid",
        "variableName": "uid"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "uid"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "compareBackendRemoveMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "removeProductsFromCompareList",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "compareBackend_list",
            "selections": [
              (v3/*:: as any*/),
              {
                "concreteType": "ComparableItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "argumentDefinitions": []
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "compareBackendRemoveMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "removeProductsFromCompareList",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "concreteType": "ComparableItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
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
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "7af3608ecb8d16f673896f415141b13e",
    "id": "3a23f6691568433aa8e17cad8a923bcfc739e8ef06a4286b2a22615840943ed7",
    "metadata": {},
    "name": "compareBackendRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation compareBackendRemoveMutation($uid:ID!,$products:[ID]!){removeProductsFromCompareList(input:{uid:$uid,products:$products}){uid,...compareBackend_list}}fragment compareBackend_list on CompareList{uid,items{uid,product{__typename,uid,name}}}"
  }
};
})();

(node as any).hash = "088c868f104b795db79a3821914c6d2d";

export default node;
