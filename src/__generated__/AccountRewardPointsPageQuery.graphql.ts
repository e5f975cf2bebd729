/**
 * @generated SignedSource<<7744063032b5fae4288f89eb2f631ec4>>
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
  "kind": "ScalarField",
  "name": "store_code"
},
v1 = {
  "kind": "ScalarField",
  "name": "points"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency_amount"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountRewardPointsPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "RewardPoints_customer"
          }
        ]
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "RewardPoints_storeConfig"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountRewardPointsPageQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "concreteType": "RewardPoints",
            "kind": "LinkedField",
            "name": "reward_points",
            "plural": false,
            "selections": [
              {
                "concreteType": "RewardPointsAmount",
                "kind": "LinkedField",
                "name": "balance",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "money",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "value"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "currency"
                      }
                    ]
                  }
                ]
              },
              {
                "concreteType": "RewardPointsExchangeRates",
                "kind": "LinkedField",
                "name": "exchange_rates",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "RewardPointsRate",
                    "kind": "LinkedField",
                    "name": "earning",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  },
                  {
                    "concreteType": "RewardPointsRate",
                    "kind": "LinkedField",
                    "name": "redemption",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "RewardPointsSubscriptionStatus",
                "kind": "LinkedField",
                "name": "subscription_status",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "balance_updates"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "points_expiration_notifications"
                  }
                ]
              },
              {
                "concreteType": "RewardPointsBalanceHistoryItem",
                "kind": "LinkedField",
                "name": "balance_history",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "change_reason"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "points_change"
                  },
                  {
                    "concreteType": "RewardPointsAmount",
                    "kind": "LinkedField",
                    "name": "balance",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "concreteType": "StoreConfig",
        "kind": "LinkedField",
        "name": "storeConfig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "magento_reward_general_min_points_balance"
          },
          {
            "kind": "ScalarField",
            "name": "magento_reward_general_publish_history"
          },
          {
            "kind": "ScalarField",
            "name": "magento_reward_points_order"
          }
        ]
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
