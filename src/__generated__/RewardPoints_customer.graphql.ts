/**
 * @generated SignedSource<<cab6deb71fdaf349e6335b7861492336>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency_amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RewardPoints_customer",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
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
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "currency",
                      "storageKey": null
                    }
                  ],
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
                (v0/*:: as any*/)
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
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "511b18e82654c392afa698aed4fe1c1b";

export default node;
