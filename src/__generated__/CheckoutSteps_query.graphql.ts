/**
 * @generated SignedSource<<bbe1119becde76901060428c9e934c2b>>
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
  "name": "CheckoutSteps_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "LaterStep_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "05909f0bc6da6a806a97852c5fe1d198";

export default node;
