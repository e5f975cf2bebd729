/**
 * @generated SignedSource<<44fb821759b11381d635b9f07aaba6a8>>
 * @relayHash 1bca44d5744927ee2d612ab73607f2d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47ac1b7103a17be1864718831bd28b994d8e3affbb64a4a7a31801a60c0bd61d

import { ConcreteRequest } from 'relay-runtime';
export type listsBackendCreateMutation$variables = {
  name: string;
};
export type listsBackendCreateMutation$data = {
  readonly createWishlist: {
    readonly wishlist: {
      readonly id: string | null | undefined;
      readonly name: string | null | undefined;
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
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "name",
            "variableName": "name"
          },
          {
            "kind": "Literal",
            "name": "visibility",
            "value": "PRIVATE"
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
        "alias": null,
        "args": null,
        "concreteType": "Wishlist",
        "kind": "LinkedField",
        "name": "wishlist",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
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
    "name": "listsBackendCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listsBackendCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1bca44d5744927ee2d612ab73607f2d7",
    "id": "47ac1b7103a17be1864718831bd28b994d8e3affbb64a4a7a31801a60c0bd61d",
    "metadata": {},
    "name": "listsBackendCreateMutation",
    "operationKind": "mutation",
    "text": "mutation listsBackendCreateMutation($name:String!){createWishlist(input:{name:$name,visibility:PRIVATE}){wishlist{id,name}}}"
  }
};
})();

(node as any).hash = "6fee19641974f4a547e895f4bb8b9e34";

export default node;
