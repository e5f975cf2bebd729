/**
 * @generated SignedSource<<c158ccd71d488152bf6735e988b53f3d>>
 * @relayHash cb4cfc8fbeb7f3cd85472ec814670260
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b04038a4c14a29cc0adc09c44bdc5b610acc963da1842393c971cfa10e95a4f9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountRewardPointsPageQuery$variables = Record<PropertyKey, never>;
export type AccountRewardPointsPageQuery$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"RewardPoints_customer">;
  } | null | undefined;
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RewardPoints_storeConfig">;
  } | null | undefined;
};
export type AccountRewardPointsPageQuery = {
  response: AccountRewardPointsPageQuery$data;
  variables: AccountRewardPointsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "store_code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency_amount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountRewardPointsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RewardPoints_customer"
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
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RewardPoints_storeConfig"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountRewardPointsPageQuery",
    "selections": [
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
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "money",
                    "plural": false,
                    "selections": [
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
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RewardPointsExchangeRates",
                "kind": "LinkedField",
                "name": "exchange_rates",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RewardPointsRate",
                    "kind": "LinkedField",
                    "name": "earning",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RewardPointsRate",
                    "kind": "LinkedField",
                    "name": "redemption",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RewardPointsSubscriptionStatus",
                "kind": "LinkedField",
                "name": "subscription_status",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "balance_updates",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "points_expiration_notifications",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RewardPointsBalanceHistoryItem",
                "kind": "LinkedField",
                "name": "balance_history",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "change_reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "date",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "points_change",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RewardPointsAmount",
                    "kind": "LinkedField",
                    "name": "balance",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/)
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "magento_reward_general_min_points_balance",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "magento_reward_general_publish_history",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "magento_reward_points_order",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cb4cfc8fbeb7f3cd85472ec814670260",
    "id": "b04038a4c14a29cc0adc09c44bdc5b610acc963da1842393c971cfa10e95a4f9",
    "metadata": {},
    "name": "AccountRewardPointsPageQuery",
    "operationKind": "query",
    "text": "query AccountRewardPointsPageQuery{customer{...RewardPoints_customer},storeConfig{store_code,...RewardPoints_storeConfig}}fragment RewardPoints_customer on Customer{reward_points{balance{points,money{value,...moneyOf_money}},exchange_rates{earning{points,currency_amount},redemption{points,currency_amount}},subscription_status{balance_updates,points_expiration_notifications},balance_history{change_reason,date,points_change,balance{points}}}}fragment RewardPoints_storeConfig on StoreConfig{store_code,magento_reward_general_min_points_balance,magento_reward_general_publish_history,magento_reward_points_order}fragment moneyOf_money on Money{value,currency}"
  }
};
})();

(node as any).hash = "657d77dda46a08a71dcf2005073136e1";

export default node;
