/**
 * @generated SignedSource<<de5efd527e6fc29d5dcf11e500a5bf8b>>
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
  "name": "CartFreeShipping_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "useFreeShipping_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "124ce6b5734c45559443d9fc1ac8dc25";

export default node;
