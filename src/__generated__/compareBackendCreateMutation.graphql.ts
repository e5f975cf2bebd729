/**
 * @generated SignedSource<<1fbd002f5714694dbd2c7c1e7b5a601d>>
 * @relayHash 869d98741d09d16927206c07ecb5deca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 556515ecca37b8f3c2860a6cf3927b738df3d1148fcd5ac51576d522d8198ff2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type compareBackendCreateMutation$variables = {
  products?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type compareBackendCreateMutation$data = {
  readonly createCompareList: {
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"compareBackend_list">;
  } | null | undefined;
};
export type compareBackendCreateMutation = {
  response: compareBackendCreateMutation$data;
  variables: compareBackendCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "products"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "products",
        "variableName": "products"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uid"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "compareBackendCreateMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "createCompareList",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "compareBackend_list",
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "ComparableItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "compareBackendCreateMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CompareList",
        "kind": "LinkedField",
        "name": "createCompareList",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "ComparableItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  },
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "869d98741d09d16927206c07ecb5deca",
    "id": "556515ecca37b8f3c2860a6cf3927b738df3d1148fcd5ac51576d522d8198ff2",
    "metadata": {},
    "name": "compareBackendCreateMutation",
    "operationKind": "mutation",
    "text": "mutation compareBackendCreateMutation($products:[ID]){createCompareList(input:{products:$products}){uid,...compareBackend_list}}fragment compareBackend_list on CompareList{uid,items{uid,product{__typename,uid,name}}}"
  }
};
})();

(node as any).hash = "d79729fdc5346829860a3dcbb4666aec";

export default node;
