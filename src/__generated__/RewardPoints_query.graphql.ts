/**
 * @generated SignedSource<<32779369b8787c7b268fc3bcf8d15020>>
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
  "name": "RewardPoints_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "RewardPointsSwitch_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "9e7b71b5d0ea72fcb8861414c6b306ac";

export default node;
