/**
 * @generated SignedSource<<e7e01dcdbcc12471b656a05974126419>>
 * @relayHash 228639154e8bef665c2f114d10a622de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8daeea3fc0a42e4f73b053fac352b379e6222bce673ecdb3062cf237ddb13b9f

import { ConcreteRequest } from 'relay-runtime';
export type useSetGuestEmailMutation$variables = {
  cartId: string;
  email: string;
};
export type useSetGuestEmailMutation$data = {
  readonly setGuestEmailOnCart: {
    readonly cart: {
      readonly id: string;
    };
  } | null | undefined;
};
export type useSetGuestEmailMutation = {
  response: useSetGuestEmailMutation$data;
  variables: useSetGuestEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
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
            "name": "cart_id",
            "variableName": "cartId"
          },
          {
            "kind": "Variable",
            "name": "email",
            "variableName": "email"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SetGuestEmailOnCartOutput",
    "kind": "LinkedField",
    "name": "setGuestEmailOnCart",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "useSetGuestEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetGuestEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "228639154e8bef665c2f114d10a622de",
    "id": "8daeea3fc0a42e4f73b053fac352b379e6222bce673ecdb3062cf237ddb13b9f",
    "metadata": {},
    "name": "useSetGuestEmailMutation",
    "operationKind": "mutation",
    "text": "mutation useSetGuestEmailMutation($cartId:String!,$email:String!){setGuestEmailOnCart(input:{cart_id:$cartId,email:$email}){cart{id}}}"
  }
};
})();

(node as any).hash = "d84442b7d93847d44aad457e0683cdae";

export default node;
