/**
 * @generated SignedSource<<7134a8520cda1b9a2bca8da9d923d803>>
 * @relayHash 67b8ee6bcf9c419ee3783c8bdd2ae669
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04d018a1e73aedefca10a2b5667e56134f7835d6ef76a74ced13b14db683ca32

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type compareBackendAddMutation$variables = {
  products: ReadonlyArray<string | null | undefined>;
  uid: string;
};
export type compareBackendAddMutation$data = {
  readonly addProductsToCompareList: {
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"compareBackend_list">;
  } | null | undefined;
};
export type compareBackendAddMutation = {
  response: compareBackendAddMutation$data;
  variables: compareBackendAddMutation$variables;
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
    "name": "compareBackendAddMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "addProductsToCompareList",
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
    "name": "compareBackendAddMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "addProductsToCompareList",
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
    "cacheID": "67b8ee6bcf9c419ee3783c8bdd2ae669",
    "id": "04d018a1e73aedefca10a2b5667e56134f7835d6ef76a74ced13b14db683ca32",
    "metadata": {},
    "name": "compareBackendAddMutation",
    "operationKind": "mutation",
    "text": "mutation compareBackendAddMutation($uid:ID!,$products:[ID]!){addProductsToCompareList(input:{uid:$uid,products:$products}){uid,...compareBackend_list}}fragment compareBackend_list on CompareList{uid,items{uid,product{__typename,uid,name}}}"
  }
};
})();

(node as any).hash = "258af73dd602daa5c252515feb527a41";

export default node;
