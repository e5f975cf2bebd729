/**
 * @generated SignedSource<<b8d862e22894275a13a9d5c0b55ebf95>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RewardPoints_cart",
  "selections": [
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
            (v0/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "moneyOf_money",
              "selections": [
                (v0/*:: as any*/),
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
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "de7926cf23630574eb900c14babdba99";

export default node;
