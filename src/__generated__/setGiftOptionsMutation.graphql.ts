/**
 * @generated SignedSource<<e6ff698fc5613c711b85c41af012f4dd>>
 * @relayHash 8f732773f977030f2bf35d9d24a7ede9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1aa91331100951e5639c80b1d6e205fb80cbde6d04cb3d78d550d58f9d23fd1

import { ConcreteRequest } from 'relay-runtime';
export type GiftMessageInput = {
  from: string;
  message: string;
  to: string;
};
export type setGiftOptionsMutation$variables = {
  cartId: string;
  hasReceipt: boolean;
  message?: GiftMessageInput | null | undefined;
};
export type setGiftOptionsMutation$data = {
  readonly setGiftOptionsOnCart: {
    readonly cart: {
      readonly gift_message: {
        readonly from: string;
        readonly message: string;
        readonly to: string;
      } | null | undefined;
      readonly gift_receipt_included: boolean;
      readonly id: string;
    };
  } | null | undefined;
};
export type setGiftOptionsMutation = {
  response: setGiftOptionsMutation$data;
  variables: setGiftOptionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasReceipt"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "message"
},
v3 = [
  {
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
            "name": "gift_message",
            "variableName": "message"
          },
          {
            "kind": "Variable",
            "name": "gift_receipt_included",
            "variableName": "hasReceipt"
          },
          {
            "kind": "Literal",
            "name": "printed_card_included",
            "value": false
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SetGiftOptionsOnCartOutput",
    "kind": "LinkedField",
    "name": "setGiftOptionsOnCart",
    "plural": false,
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "concreteType": "GiftMessage",
            "kind": "LinkedField",
            "name": "gift_message",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "to"
              },
              {
                "kind": "ScalarField",
                "name": "from"
              },
              {
                "kind": "ScalarField",
                "name": "message"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "gift_receipt_included"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "setGiftOptionsMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "setGiftOptionsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "8f732773f977030f2bf35d9d24a7ede9",
    "id": "e1aa91331100951e5639c80b1d6e205fb80cbde6d04cb3d78d550d58f9d23fd1",
    "metadata": {},
    "name": "setGiftOptionsMutation",
    "operationKind": "mutation",
    "text": "mutation setGiftOptionsMutation($cartId:String!,$message:GiftMessageInput,$hasReceipt:Boolean!){setGiftOptionsOnCart(input:{cart_id:$cartId,gift_message:$message,gift_receipt_included:$hasReceipt,printed_card_included:false}){cart{id,gift_message{to,from,message},gift_receipt_included}}}"
  }
};
})();

(node as any).hash = "03aacca503b8c23f4db565933dfd2e18";

export default node;
