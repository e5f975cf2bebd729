/**
 * @generated SignedSource<<b7e8f33bf7496fcade56142dc94146d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RewardPoints_storeConfig$data = {
  readonly magento_reward_general_min_points_balance: string | null | undefined;
  readonly magento_reward_general_publish_history: string | null | undefined;
  readonly magento_reward_points_order: string | null | undefined;
  readonly store_code: string | null | undefined;
  readonly " $fragmentType": "RewardPoints_storeConfig";
};
export type RewardPoints_storeConfig$key = {
  readonly " $data"?: RewardPoints_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardPoints_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RewardPoints_storeConfig",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "store_code"
    },
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
  ],
  "type": "StoreConfig"
};

(node as any).hash = "f10e8369925a94f86e5bb192bb1e29e2";

export default node;
