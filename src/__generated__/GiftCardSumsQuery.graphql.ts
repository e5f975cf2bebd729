/**
 * @generated SignedSource<<6789472ef50ad079ffec7a614e2919f8>>
 * @relayHash b322cd52e9ab6ae4e877305328f091b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46162e5a17ff0c946fd5eeeda331ffebc5a500f4b03e8fcbb277e6fd71bdee00

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftCardSumsQuery$variables = {
  cartId: string;
};
export type GiftCardSumsQuery$data = {
  readonly cart: {
    readonly applied_gift_cards: ReadonlyArray<{
      readonly applied_balance: {
        readonly value: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      } | null | undefined;
      readonly code: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type GiftCardSumsQuery = {
  response: GiftCardSumsQuery$data;
  variables: GiftCardSumsQuery$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
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
    "name": "GiftCardSumsQuery",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "applied_balance",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "moneyOf_money",
                    "selections": (v5/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "name": "GiftCardSumsQuery",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "applied_balance",
                "plural": false,
                "selections": (v5/*:: as any*/),
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
    "cacheID": "b322cd52e9ab6ae4e877305328f091b3",
    "id": "46162e5a17ff0c946fd5eeeda331ffebc5a500f4b03e8fcbb277e6fd71bdee00",
    "metadata": {},
    "name": "GiftCardSumsQuery",
    "operationKind": "query",
    "text": "query GiftCardSumsQuery($cartId:String!){cart(cart_id:$cartId){id,applied_gift_cards{code,applied_balance{value,...moneyOf_money}}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "4faa3560626efeba964e708c97f299f2";

export default node;
