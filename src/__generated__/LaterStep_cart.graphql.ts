/**
 * @generated SignedSource<<e72a6c067bf9e2aca184301b6c36c37b>>
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
  "metadata": null,
  "name": "LaterStep_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FinishedSteps_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryStep_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentStep_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "f003025dd867dd231b84aa00dbc4823d";

export default node;
