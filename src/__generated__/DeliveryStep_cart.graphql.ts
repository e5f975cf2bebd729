/**
 * @generated SignedSource<<8c817050af802e66c280807486e5fca9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryStep_cart$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FinishedSteps_cart" | "ShippingMethods_cart">;
  readonly " $fragmentType": "DeliveryStep_cart";
};
export type DeliveryStep_cart$key = {
  readonly " $data"?: DeliveryStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DeliveryStep_cart",
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
      "name": "ShippingMethods_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "2e089197a4203fbeffd70998b177adb0";

export default node;
