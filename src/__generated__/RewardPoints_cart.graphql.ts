/**
 * @generated SignedSource<<7c009b13e9f83ae8f18ce1d261ce8048>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RewardPoints_cart$data = {
  readonly applied_reward_points: {
    readonly money: {
      readonly value: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_cart" | "RewardPointsSwitch_cart">;
  readonly " $fragmentType": "RewardPoints_cart";
};
export type RewardPoints_cart$key = {
  readonly " $data"?: RewardPoints_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardPoints_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RewardPoints_cart",
  "selections": [
    {
      "concreteType": "RewardPointsAmount",
      "kind": "LinkedField",
      "name": "applied_reward_points",
      "plural": false,
      "selections": [
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
    },
    {
      "kind": "FragmentSpread",
      "name": "RewardPointsSwitch_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "PaymentMethods_cart"
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "de7926cf23630574eb900c14babdba99";

export default node;
