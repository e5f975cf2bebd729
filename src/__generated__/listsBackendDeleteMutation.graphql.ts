/**
 * @generated SignedSource<<33cbe00a8b6d740c41a3d498b579c808>>
 * @relayHash 952c3520cc7e8ad70884b3099f064e1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dfcfea6a324c925a82d8270ab903bd508e823d2c22dea1867e8ae4bede25315

import { ConcreteRequest } from 'relay-runtime';
export type listsBackendDeleteMutation$variables = {
  id: string;
};
export type listsBackendDeleteMutation$data = {
  readonly deleteWishlist: {
    readonly status: boolean;
  } | null | undefined;
};
export type listsBackendDeleteMutation = {
  response: listsBackendDeleteMutation$data;
  variables: listsBackendDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "wishlistId",
        "variableName": "id"
      }
    ],
    "concreteType": "DeleteWishlistOutput",
    "kind": "LinkedField",
    "name": "deleteWishlist",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
    "name": "listsBackendDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listsBackendDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "952c3520cc7e8ad70884b3099f064e1c",
    "id": "4dfcfea6a324c925a82d8270ab903bd508e823d2c22dea1867e8ae4bede25315",
    "metadata": {},
    "name": "listsBackendDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation listsBackendDeleteMutation($id:ID!){deleteWishlist(wishlistId:$id){status}}"
  }
};
})();

(node as any).hash = "4744863ed5a58399321ea11f2d2cea87";

export default node;
