/**
 * @generated SignedSource<<0bb19174950c0e22e6ed13bd82c7a94d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartFreeShipping_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFreeShipping_cart">;
  readonly " $fragmentType": "CartFreeShipping_cart";
};
export type CartFreeShipping_cart$key = {
  readonly " $data"?: CartFreeShipping_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartFreeShipping_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartFreeShipping_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFreeShipping_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "124ce6b5734c45559443d9fc1ac8dc25";

export default node;
