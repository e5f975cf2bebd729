/**
 * @generated SignedSource<<d48c83bf98fa77d38183d455b943d80c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutSteps_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LaterStep_query">;
  readonly " $fragmentType": "CheckoutSteps_query";
};
export type CheckoutSteps_query$key = {
  readonly " $data"?: CheckoutSteps_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutSteps_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaterStep_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "05909f0bc6da6a806a97852c5fe1d198";

export default node;
