/**
 * @generated SignedSource<<7ca92b5c2598953f2a3c47c1972ea792>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentStep_cart$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FinishedSteps_cart" | "OrderReview_cart" | "PaymentMethods_cart">;
  readonly " $fragmentType": "PaymentStep_cart";
};
export type PaymentStep_cart$key = {
  readonly " $data"?: PaymentStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentStep_cart",
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
      "name": "PaymentMethods_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderReview_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "620a10877ea799a93406a3859e171fb6";

export default node;
