/**
 * @generated SignedSource<<9bae5fb13d56dcccbd2257c473234c44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RewardPointsSwitch_cart$data = {
  readonly applied_reward_points: {
    readonly money: {
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
    readonly points: number;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "RewardPointsSwitch_cart";
};
export type RewardPointsSwitch_cart$key = {
  readonly " $data"?: RewardPointsSwitch_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardPointsSwitch_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RewardPointsSwitch_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "RewardPointsAmount",
      "kind": "LinkedField",
      "name": "applied_reward_points",
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
            {
              "kind": "InlineDataFragmentSpread",
              "name": "moneyOf_money",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "value"
                },
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
  ],
  "type": "Cart"
};

(node as any).hash = "c3836afb1892c952b415dc8fd8f55590";

export default node;
