/**
 * @generated SignedSource<<ba6d5b82caa414242ff0dce13e447d31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RewardPointsSwitch_query$data = {
  readonly customer: {
    readonly reward_points: {
      readonly balance: {
        readonly money: {
          readonly value: number | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
        };
        readonly points: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly storeConfig: {
    readonly magento_reward_general_min_points_balance: string | null | undefined;
    readonly store_code: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RewardPointsSwitch_query";
};
export type RewardPointsSwitch_query$key = {
  readonly " $data"?: RewardPointsSwitch_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardPointsSwitch_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RewardPointsSwitch_query",
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
                {
                  "kind": "ScalarField",
                  "name": "points"
                },
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "money",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "moneyOf_money",
                      "selections": [
                        (v0/*:: as any*/),
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
        {
          "kind": "ScalarField",
          "name": "store_code"
        },
        {
          "kind": "ScalarField",
          "name": "magento_reward_general_min_points_balance"
        }
      ]
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "404b0c86107763d51a5438c53c53fdc7";

export default node;
