/**
 * @generated SignedSource<<e2c1fbb436b48326270c37cdcf57e138>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardFields_storeConfig$data = {
  readonly braintree_cc_vault_active: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"bankCheck_storeConfig">;
  readonly " $fragmentType": "CardFields_storeConfig";
};
export type CardFields_storeConfig$key = {
  readonly " $data"?: CardFields_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardFields_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardFields_storeConfig",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "braintree_cc_vault_active"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "bankCheck_storeConfig",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "braintree_3dsecure_verify_3dsecure"
        },
        {
          "kind": "ScalarField",
          "name": "braintree_3dsecure_always_request_3ds"
        },
        {
          "kind": "ScalarField",
          "name": "braintree_3dsecure_threshold_amount"
        },
        {
          "kind": "ScalarField",
          "name": "braintree_3dsecure_allowspecific"
        },
        {
          "kind": "ScalarField",
          "name": "braintree_3dsecure_specificcountry"
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "StoreConfig"
};

(node as any).hash = "df2bb94354ac2fd3dc71dc670dda5e13";

export default node;
