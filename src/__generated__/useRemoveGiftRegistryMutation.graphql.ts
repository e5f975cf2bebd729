/**
 * @generated SignedSource<<dc13ab4cc50c95b870af1143971333cc>>
 * @relayHash 688c003a64b419c37616a7daf498b698
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7e2287e13c20ece9083fe67ba41780bc43b4ce3b2d4330b92e86afc999ebea4

import { ConcreteRequest } from 'relay-runtime';
export type useRemoveGiftRegistryMutation$variables = {
  uid: string;
};
export type useRemoveGiftRegistryMutation$data = {
  readonly removeGiftRegistry: {
    readonly success: boolean;
  } | null | undefined;
};
export type useRemoveGiftRegistryMutation = {
  response: useRemoveGiftRegistryMutation$data;
  variables: useRemoveGiftRegistryMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "giftRegistryUid",
        "variableName": "uid"
      }
    ],
    "concreteType": "RemoveGiftRegistryOutput",
    "kind": "LinkedField",
    "name": "removeGiftRegistry",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "success"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRemoveGiftRegistryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveGiftRegistryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "688c003a64b419c37616a7daf498b698",
    "id": "c7e2287e13c20ece9083fe67ba41780bc43b4ce3b2d4330b92e86afc999ebea4",
    "metadata": {},
    "name": "useRemoveGiftRegistryMutation",
    "operationKind": "mutation",
    "text": "mutation useRemoveGiftRegistryMutation($uid:ID!){removeGiftRegistry(giftRegistryUid:$uid){success}}"
  }
};
})();

(node as any).hash = "dbe7077992d5275dfd540e264d0031b8";

export default node;
