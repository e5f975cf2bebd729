/**
 * @generated SignedSource<<77c67daf27432b715c8ebcc3f07efe07>>
 * @relayHash 99582e4b480b31aeb23423f0bd618012
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e41a48cd15299c9bfa7f7cf8eb36364422f4692f4921347d1b62185c471ba0b8

import { ConcreteRequest } from 'relay-runtime';
export type listsBackendRenameMutation$variables = {
  id: string;
  name: string;
};
export type listsBackendRenameMutation$data = {
  readonly updateWishlist: {
    readonly name: string;
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
    "name": "wishlistId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "listsBackendRenameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWishlistOutput",
        "kind": "LinkedField",
        "name": "updateWishlist",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listsBackendRenameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWishlistOutput",
        "kind": "LinkedField",
        "name": "updateWishlist",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uid",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "99582e4b480b31aeb23423f0bd618012",
    "id": "e41a48cd15299c9bfa7f7cf8eb36364422f4692f4921347d1b62185c471ba0b8",
    "metadata": {},
    "name": "listsBackendRenameMutation",
    "operationKind": "mutation",
    "text": "mutation listsBackendRenameMutation($id:ID!,$name:String!){updateWishlist(wishlistId:$id,name:$name){name,uid}}"
  }
};
})();

(node as any).hash = "b972f5899289e376db56c5d3e5f5eeac";

export default node;
