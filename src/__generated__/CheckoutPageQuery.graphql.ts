/**
 * @generated SignedSource<<eb94c1b6b44afc3246a296d6bb980b75>>
 * @relayHash fc78dbe444442ad17f4bb41296e01627
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6d880ebfc1fd0181c6253eaeb850670f8d3a2c22c2d18f08f5533f3e46b90e3

import { ConcreteRequest } from 'relay-runtime';
export type CheckoutPageQuery$variables = {
  cartId: string;
};
export type CheckoutPageQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly total_quantity: number;
  } | null | undefined;
};
export type CheckoutPageQuery = {
  response: CheckoutPageQuery$data;
  variables: CheckoutPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cart_id",
        "variableName": "cartId"
      }
    ],
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total_quantity",
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
    "name": "CheckoutPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckoutPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fc78dbe444442ad17f4bb41296e01627",
    "id": "c6d880ebfc1fd0181c6253eaeb850670f8d3a2c22c2d18f08f5533f3e46b90e3",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": "query CheckoutPageQuery($cartId:String!){cart(cart_id:$cartId){id,total_quantity}}"
  }
};
})();

(node as any).hash = "9939e6792cbcf768e106cbbfc37aaa09";

export default node;
