/**
 * @generated SignedSource<<6b0b18a49b525655a9c76c4ec3868ad8>>
 * @relayHash 8e45465ce7635a45d6c3259d487a23d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 365ceb044480c9d8a881fef25fed12653467b58552322a9de494e6941da37445

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoreCreditQuery$variables = {
  cartId: string;
};
export type StoreCreditQuery$data = {
  readonly cart: {
    readonly applied_store_credit: {
      readonly applied_balance: {
        readonly value: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StoreCreditSwitch_cart">;
  } | null | undefined;
};
export type StoreCreditQuery = {
  response: StoreCreditQuery$data;
  variables: StoreCreditQuery$variables;
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
  "name": "value",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
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
    "name": "StoreCreditQuery",
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
            "concreteType": "AppliedStoreCredit",
            "kind": "LinkedField",
            "name": "applied_store_credit",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "applied_balance",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "moneyOf_money",
                    "selections": (v4/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StoreCreditSwitch_cart"
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
    "name": "StoreCreditQuery",
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
            "concreteType": "AppliedStoreCredit",
            "kind": "LinkedField",
            "name": "applied_store_credit",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "applied_balance",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "current_balance",
                "plural": false,
                "selections": (v4/*:: as any*/),
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
    "cacheID": "8e45465ce7635a45d6c3259d487a23d9",
    "id": "365ceb044480c9d8a881fef25fed12653467b58552322a9de494e6941da37445",
    "metadata": {},
    "name": "StoreCreditQuery",
    "operationKind": "query",
    "text": "query StoreCreditQuery($cartId:String!){cart(cart_id:$cartId){id,applied_store_credit{applied_balance{value,...moneyOf_money}},...StoreCreditSwitch_cart}}fragment StoreCreditSwitch_cart on Cart{id,applied_store_credit{enabled,applied_balance{value,...moneyOf_money},current_balance{value,...moneyOf_money}}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "252704eb8365dd06f716576ff7e0fdfa";

export default node;
