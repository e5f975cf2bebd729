/**
 * @generated SignedSource<<397cb1bc39061d4240861ea2dd9f326b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutSteps_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_query">;
  readonly " $fragmentType": "CheckoutSteps_query";
};
export type CheckoutSteps_query$key = {
  readonly " $data"?: CheckoutSteps_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CheckoutSteps_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "PaymentStep_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "ff9fdb9012e67905680605083b0b8dee";

export default node;
