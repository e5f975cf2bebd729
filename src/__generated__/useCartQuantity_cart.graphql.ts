/**
 * @generated SignedSource<<a825789be1651d42420caa7dc186a7e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCartQuantity_cart$data = {
  readonly id: string;
  readonly total_quantity: number;
  readonly " $fragmentType": "useCartQuantity_cart";
};
export type useCartQuantity_cart$key = {
  readonly " $data"?: useCartQuantity_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartQuantity_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useCartQuantity_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "total_quantity"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "236d0c8ae04fa5afc1d124d65a7090b4";

export default node;
