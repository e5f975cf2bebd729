/**
 * @generated SignedSource<<bcf6e39d602d60e11f1cf9c4e50120eb>>
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
  "metadata": null,
  "name": "DeliveryStep_cart",
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
      "name": "ShippingMethods_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "c928f271bcf9f0a2a72606f026dfdfc9";

export default node;
