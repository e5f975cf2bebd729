/**
 * @generated SignedSource<<ead34a750a241eeca181c39fa6102c5a>>
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
  "metadata": null,
  "name": "RewardPoints_storeConfig",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "magento_reward_general_publish_history",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "magento_reward_points_order",
      "storageKey": null
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "f10e8369925a94f86e5bb192bb1e29e2";

export default node;
