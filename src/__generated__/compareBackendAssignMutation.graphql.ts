/**
 * @generated SignedSource<<bcf4c35eac0918f0a04c32de351ab786>>
 * @relayHash aadc63f52376fa0317f0243a0738480f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faba33a2d9d23994129433e040c11ec4f08dc9f7506673d281363460f9cf8728

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type compareBackendAssignMutation$variables = {
  uid: string;
};
export type compareBackendAssignMutation$data = {
  readonly assignCompareListToCustomer: {
    readonly compare_list: {
      readonly uid: string;
      readonly " $fragmentSpreads": FragmentRefs<"compareBackend_list">;
    } | null | undefined;
  } | null | undefined;
};
export type compareBackendAssignMutation = {
  response: compareBackendAssignMutation$data;
  variables: compareBackendAssignMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uid"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "uid",
    "variableName": "uid"
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
    "name": "compareBackendAssignMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AssignCompareListToCustomerOutput",
        "kind": "LinkedField",
        "name": "assignCompareListToCustomer",
        "plural": false,
        "selections": [
          {
            "concreteType": "CompareList",
            "kind": "LinkedField",
            "name": "compare_list",
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
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "compareBackendAssignMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AssignCompareListToCustomerOutput",
        "kind": "LinkedField",
        "name": "assignCompareListToCustomer",
        "plural": false,
        "selections": [
          {
            "concreteType": "CompareList",
            "kind": "LinkedField",
            "name": "compare_list",
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
      }
    ]
  },
  "params": {
    "cacheID": "aadc63f52376fa0317f0243a0738480f",
    "id": "faba33a2d9d23994129433e040c11ec4f08dc9f7506673d281363460f9cf8728",
    "metadata": {},
    "name": "compareBackendAssignMutation",
    "operationKind": "mutation",
    "text": "mutation compareBackendAssignMutation($uid:ID!){assignCompareListToCustomer(uid:$uid){compare_list{uid,...compareBackend_list}}}fragment compareBackend_list on CompareList{uid,items{uid,product{__typename,uid,name}}}"
  }
};
})();

(node as any).hash = "01af57b15f0f35280cb07c1431d9944f";

export default node;
