/**
 * @generated SignedSource<<88022a451940a00bf09a3e6643eaa5c8>>
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
  "metadata": null,
  "name": "RewardPointsSwitch_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
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
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "c3836afb1892c952b415dc8fd8f55590";

export default node;
