/**
 * @generated SignedSource<<ad77069f0d8fd0c15fb504490a57ae0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LaterStep_cart$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryStep_cart" | "FinishedSteps_cart" | "PaymentStep_cart">;
  readonly " $fragmentType": "LaterStep_cart";
};
export type LaterStep_cart$key = {
  readonly " $data"?: LaterStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaterStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LaterStep_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "FinishedSteps_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeliveryStep_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "PaymentStep_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "f003025dd867dd231b84aa00dbc4823d";

export default node;
