/**
 * @generated SignedSource<<159614c05e5d650504c2c6ba85cb947d>>
 * @relayHash 479654611f9603266dde0d8f21352550
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08b9eb79b5a1af11b5874d3b987ed44fb961a5cf3223a3d10755de1c3f9f09b3

import { ConcreteRequest } from 'relay-runtime';
export type WishlistVisibilityEnum = "PRIVATE" | "PUBLIC" | "%future added value";
export type listsBackendCreateMutation$variables = {
  name: string;
  visibility: WishlistVisibilityEnum;
};
export type listsBackendCreateMutation$data = {
  readonly createWishlist: {
    readonly wishlist: {
      readonly id: string | null | undefined;
      readonly name: string | null | undefined;
      readonly visibility: WishlistVisibilityEnum;
    };
  } | null | undefined;
};
export type listsBackendCreateMutation = {
  response: listsBackendCreateMutation$data;
  variables: listsBackendCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "name",
            "variableName": "name"
          },
          {
            "kind": "Variable",
            "name": "visibility",
            "variableName": "visibility"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "CreateWishlistOutput",
    "kind": "LinkedField",
    "name": "createWishlist",
    "plural": false,
    "selections": [
      {
        "concreteType": "Wishlist",
        "kind": "LinkedField",
        "name": "wishlist",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "kind": "ScalarField",
            "name": "name"
          },
          {
            "kind": "ScalarField",
            "name": "visibility"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "listsBackendCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listsBackendCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "479654611f9603266dde0d8f21352550",
    "id": "08b9eb79b5a1af11b5874d3b987ed44fb961a5cf3223a3d10755de1c3f9f09b3",
    "metadata": {},
    "name": "listsBackendCreateMutation",
    "operationKind": "mutation",
    "text": "mutation listsBackendCreateMutation($name:String!,$visibility:WishlistVisibilityEnum!){createWishlist(input:{name:$name,visibility:$visibility}){wishlist{id,name,visibility}}}"
  }
};
})();

(node as any).hash = "1c836463066a457a078901dddccc5e3d";

export default node;
