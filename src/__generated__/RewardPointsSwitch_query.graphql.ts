/**
 * @generated SignedSource<<21ed441dc1d9fcb3790a5ceb9556798f>>
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
  "name": "RewardPointsSwitch_query",
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
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "404b0c86107763d51a5438c53c53fdc7";

export default node;
