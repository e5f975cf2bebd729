/**
 * @generated SignedSource<<b4a73c8e0e051953b9a7212936fd0501>>
 * @relayHash 502ccba7a1e91044a0eb60474a235fb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4792537002a9d74e135a220ba04ee1953cbd861dc45a85fd5d14dc9910ed287

import { ConcreteRequest } from 'relay-runtime';
export type countPiecesQuery$variables = {
  cartId: string;
};
export type countPiecesQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly itemsV2: {
      readonly items: ReadonlyArray<{
        readonly product: {
          readonly sku: string | null | undefined;
          readonly uid: string;
        };
        readonly quantity: number;
        readonly uid: string;
      } | null | undefined>;
    } | null | undefined;
  } | null | undefined;
};
export type countPiecesQuery = {
  response: countPiecesQuery$data;
  variables: countPiecesQuery$variables;
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
    "kind": "Variable",
    "name": "cart_id",
    "variableName": "cartId"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 100
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "uid"
},
v5 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v6 = {
  "kind": "ScalarField",
  "name": "sku"
},
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "countPiecesQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": (v3/*:: as any*/),
            "concreteType": "CartItems",
            "kind": "LinkedField",
            "name": "itemsV2",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "itemsV2(pageSize:100)"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "countPiecesQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": (v3/*:: as any*/),
            "concreteType": "CartItems",
            "kind": "LinkedField",
            "name": "itemsV2",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "itemsV2(pageSize:100)"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "502ccba7a1e91044a0eb60474a235fb8",
    "id": "e4792537002a9d74e135a220ba04ee1953cbd861dc45a85fd5d14dc9910ed287",
    "metadata": {},
    "name": "countPiecesQuery",
    "operationKind": "query",
    "text": "query countPiecesQuery($cartId:String!){cart(cart_id:$cartId){id,itemsV2(pageSize:100){items{__typename,uid,quantity,product{__typename,uid,sku}}}}}"
  }
};
})();

(node as any).hash = "e05dc1f2569b6738942db5ac6f28510d";

export default node;
