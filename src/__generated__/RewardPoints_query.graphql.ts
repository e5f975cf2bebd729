/**
 * @generated SignedSource<<d4253f4cc611ce39d8d22de4e491f0cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RewardPoints_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RewardPointsSwitch_query">;
  readonly " $fragmentType": "RewardPoints_query";
};
export type RewardPoints_query$key = {
  readonly " $data"?: RewardPoints_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardPoints_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RewardPoints_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RewardPointsSwitch_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9e7b71b5d0ea72fcb8861414c6b306ac";

export default node;
