/**
 * @generated SignedSource<<fbf4320919f95c6ce8227057702af852>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CancelOrder_storeConfig$data = {
  readonly order_cancellation_enabled: boolean;
  readonly order_cancellation_reasons: ReadonlyArray<{
    readonly description: string;
  } | null | undefined>;
  readonly store_code: string | null | undefined;
  readonly " $fragmentType": "CancelOrder_storeConfig";
};
export type CancelOrder_storeConfig$key = {
  readonly " $data"?: CancelOrder_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrder_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CancelOrder_storeConfig",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "store_code"
    },
    {
      "kind": "ScalarField",
      "name": "order_cancellation_enabled"
    },
    {
      "concreteType": "CancellationReason",
      "kind": "LinkedField",
      "name": "order_cancellation_reasons",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "description"
        }
      ]
    }
  ],
  "type": "StoreConfig"
};

(node as any).hash = "750f8514466bb8f6f8b90d60caec3e31";

export default node;
