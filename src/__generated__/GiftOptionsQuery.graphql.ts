/**
 * @generated SignedSource<<6c4a09bedebf59c372e10aaff6568ca1>>
 * @relayHash 792b1cda1226186a6a139b6fd1688067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f48ebc60eaa1a3d2fcb63797b379db75a2a26d6623a07aa769df33ccb4b9e37

import { ConcreteRequest } from 'relay-runtime';
export type GiftOptionsQuery$variables = {
  cartId: string;
};
export type GiftOptionsQuery$data = {
  readonly cart: {
    readonly gift_message: {
      readonly from: string;
      readonly message: string;
      readonly to: string;
    } | null | undefined;
    readonly gift_receipt_included: boolean;
    readonly id: string;
  } | null | undefined;
  readonly storeConfig: {
    readonly allow_gift_receipt: string | null | undefined;
    readonly allow_order: string | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
};
export type GiftOptionsQuery = {
  response: GiftOptionsQuery$data;
  variables: GiftOptionsQuery$variables;
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
        "concreteType": "GiftMessage",
        "kind": "LinkedField",
        "name": "gift_message",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "to",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gift_receipt_included",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "StoreConfig",
    "kind": "LinkedField",
    "name": "storeConfig",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "store_code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allow_order",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allow_gift_receipt",
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
    "name": "GiftOptionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GiftOptionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "792b1cda1226186a6a139b6fd1688067",
    "id": "1f48ebc60eaa1a3d2fcb63797b379db75a2a26d6623a07aa769df33ccb4b9e37",
    "metadata": {},
    "name": "GiftOptionsQuery",
    "operationKind": "query",
    "text": "query GiftOptionsQuery($cartId:String!){cart(cart_id:$cartId){id,gift_message{to,from,message},gift_receipt_included},storeConfig{store_code,allow_order,allow_gift_receipt}}"
  }
};
})();

(node as any).hash = "ce36d5706e2eaa688296d808f63e08e1";

export default node;
