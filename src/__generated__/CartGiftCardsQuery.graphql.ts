/**
 * @generated SignedSource<<894f6edfcc9758d78b64e8ac22aeb255>>
 * @relayHash bbe3615c0ef93dca4b3b3910a4481b9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6dd54a89c3f0fdf2a3e852b6032d4fa01b3f37ad0974e63c320bf64692c4562

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartGiftCardsQuery$variables = {
  cartId: string;
};
export type CartGiftCardsQuery$data = {
  readonly cart: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GiftCards_cart">;
  } | null | undefined;
};
export type CartGiftCardsQuery = {
  response: CartGiftCardsQuery$data;
  variables: CartGiftCardsQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CartGiftCardsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GiftCards_cart"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartGiftCardsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AppliedGiftCard",
            "kind": "LinkedField",
            "name": "applied_gift_cards",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "applied_balance",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "current_balance",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bbe3615c0ef93dca4b3b3910a4481b9d",
    "id": "b6dd54a89c3f0fdf2a3e852b6032d4fa01b3f37ad0974e63c320bf64692c4562",
    "metadata": {},
    "name": "CartGiftCardsQuery",
    "operationKind": "query",
    "text": "query CartGiftCardsQuery($cartId:String!){cart(cart_id:$cartId){id,...GiftCards_cart}}fragment CartAmount_money on Money{value,currency}fragment GiftCards_cart on Cart{id,applied_gift_cards{code,applied_balance{...CartAmount_money},current_balance{...CartAmount_money}}}"
  }
};
})();

(node as any).hash = "26c40281c5001a14c56ed96ad88eee4e";

export default node;
