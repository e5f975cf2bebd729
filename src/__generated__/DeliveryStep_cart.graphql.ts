/**
 * @generated SignedSource<<59ddeecdc32f62713159379531f1a15e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryStep_cart$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingMethods_cart">;
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
      "name": "ShippingMethods_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "c928f271bcf9f0a2a72606f026dfdfc9";

export default node;
