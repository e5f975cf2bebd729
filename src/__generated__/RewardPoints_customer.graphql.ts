/**
 * @generated SignedSource<<cc2ad5a8558e9f4878edc0c0e30596eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RewardPointsSubscriptionStatusesEnum = "NOT_SUBSCRIBED" | "SUBSCRIBED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RewardPoints_customer$data = {
  readonly reward_points: {
    readonly balance: {
      readonly money: {
        readonly value: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
      };
      readonly points: number;
    } | null | undefined;
    readonly balance_history: ReadonlyArray<{
      readonly balance: {
        readonly points: number;
      } | null | undefined;
      readonly change_reason: string;
      readonly date: string;
      readonly points_change: number;
    } | null | undefined> | null | undefined;
    readonly exchange_rates: {
      readonly earning: {
        readonly currency_amount: number;
        readonly points: number;
      } | null | undefined;
      readonly redemption: {
        readonly currency_amount: number;
        readonly points: number;
      } | null | undefined;
    } | null | undefined;
    readonly subscription_status: {
      readonly balance_updates: RewardPointsSubscriptionStatusesEnum;
      readonly points_expiration_notifications: RewardPointsSubscriptionStatusesEnum;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RewardPoints_customer";
};
export type RewardPoints_customer$key = {
  readonly " $data"?: RewardPoints_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardPoints_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "points"
},
v1 = {
  "kind": "ScalarField",
  "name": "value"
},
v2 = [
  (v0/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency_amount"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RewardPoints_customer",
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
            (v0/*:: as any*/),
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "money",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "moneyOf_money",
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "currency"
                    }
                  ],
                  "argumentDefinitions": []
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
                (v0/*:: as any*/)
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "Customer"
};
})();

(node as any).hash = "511b18e82654c392afa698aed4fe1c1b";

export default node;
