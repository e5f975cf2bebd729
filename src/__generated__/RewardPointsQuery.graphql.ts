/**
 * @generated SignedSource<<79e5d4c36eaea38b77e836ff34021b8f>>
 * @relayHash ab605d9fd6b50849de66827fe3311ef4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b56e4b162965f380e97a3e2cbb846b6eec808bbe1f46a18b5ccc7147e2830a8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RewardPointsQuery$variables = {
  cartId: string;
};
export type RewardPointsQuery$data = {
  readonly cart: {
    readonly applied_reward_points: {
      readonly money: {
        readonly value: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
    } | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_cart" | "RewardPointsSwitch_cart">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RewardPointsSwitch_query">;
};
export type RewardPointsQuery = {
  response: RewardPointsQuery$data;
  variables: RewardPointsQuery$variables;
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
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "money",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RewardPointsQuery",
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
            "concreteType": "RewardPointsAmount",
            "kind": "LinkedField",
            "name": "applied_reward_points",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "money",
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
            "name": "RewardPointsSwitch_cart"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaymentMethods_cart"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RewardPointsSwitch_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RewardPointsQuery",
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
            "concreteType": "RewardPointsAmount",
            "kind": "LinkedField",
            "name": "applied_reward_points",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "is_virtual",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AvailablePaymentMethod",
            "kind": "LinkedField",
            "name": "available_payment_methods",
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
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RewardPoints",
            "kind": "LinkedField",
            "name": "reward_points",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RewardPointsAmount",
                "kind": "LinkedField",
                "name": "balance",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
            "name": "magento_reward_general_min_points_balance",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ab605d9fd6b50849de66827fe3311ef4",
    "id": "6b56e4b162965f380e97a3e2cbb846b6eec808bbe1f46a18b5ccc7147e2830a8",
    "metadata": {},
    "name": "RewardPointsQuery",
    "operationKind": "query",
    "text": "query RewardPointsQuery($cartId:String!){cart(cart_id:$cartId){id,applied_reward_points{money{value,...moneyOf_money}},...RewardPointsSwitch_cart,...PaymentMethods_cart},...RewardPointsSwitch_query}fragment PaymentMethods_cart on Cart{id,is_virtual,available_payment_methods{code,title}}fragment RewardPointsSwitch_cart on Cart{id,applied_reward_points{points,money{...moneyOf_money}}}fragment RewardPointsSwitch_query on Query{customer{reward_points{balance{points,money{value,...moneyOf_money}}}},storeConfig{store_code,magento_reward_general_min_points_balance}}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "809d9ce16e5f45898beb4366953eb1f3";

export default node;
