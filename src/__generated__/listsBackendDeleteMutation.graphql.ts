/**
 * @generated SignedSource<<18bfba29c18cea9dda69cfe59adfef4d>>
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
        "kind": "ScalarField",
        "name": "status"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "listsBackendDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
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
