/**
 * @generated SignedSource<<d294e576e35e11779c52eda318e71cd4>>
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
    "alias": null,
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
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveGiftRegistryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
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
