/**
 * @generated SignedSource<<381ef0f86a6605609ac17c018543832a>>
 * @relayHash c945151be25f4f745f6ab7701647abf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b957dba330e09c43c2d5d2e70bf76ccd9fc6f3bb3769f7e416e4d41e4103e556

import { ConcreteRequest } from 'relay-runtime';
export type WishlistVisibilityEnum = "PRIVATE" | "PUBLIC" | "%future added value";
export type listsBackendRenameMutation$variables = {
  id: string;
  name: string;
  visibility: WishlistVisibilityEnum;
};
export type listsBackendRenameMutation$data = {
  readonly updateWishlist: {
    readonly name: string;
    readonly visibility: WishlistVisibilityEnum;
  } | null | undefined;
};
export type listsBackendRenameMutation = {
  response: listsBackendRenameMutation$data;
  variables: listsBackendRenameMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "visibility"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Variable",
    "name": "visibility",
    "variableName": "visibility"
  },
  {
    "kind": "Variable",
    "name": "wishlistId",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = {
  "kind": "ScalarField",
  "name": "visibility"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "listsBackendRenameMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWishlistOutput",
        "kind": "LinkedField",
        "name": "updateWishlist",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listsBackendRenameMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWishlistOutput",
        "kind": "LinkedField",
        "name": "updateWishlist",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "uid"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "c945151be25f4f745f6ab7701647abf7",
    "id": "b957dba330e09c43c2d5d2e70bf76ccd9fc6f3bb3769f7e416e4d41e4103e556",
    "metadata": {},
    "name": "listsBackendRenameMutation",
    "operationKind": "mutation",
    "text": "mutation listsBackendRenameMutation($id:ID!,$name:String!,$visibility:WishlistVisibilityEnum!){updateWishlist(wishlistId:$id,name:$name,visibility:$visibility){name,visibility,uid}}"
  }
};
})();

(node as any).hash = "8391ebdb4a1cb89d6184605651c90612";

export default node;
