/**
 * @generated SignedSource<<9503c719e52edfc74a8b85287713edf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LaterStep_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_query">;
  readonly " $fragmentType": "LaterStep_query";
};
export type LaterStep_query$key = {
  readonly " $data"?: LaterStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaterStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LaterStep_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "PaymentStep_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "a405bc7cb4b4543ccac64f0157e3ac62";

export default node;
