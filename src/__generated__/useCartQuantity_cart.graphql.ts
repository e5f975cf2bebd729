/**
 * @generated SignedSource<<afb487a1050fa5171e6d3e4b759abdd4>>
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
  "metadata": null,
  "name": "useCartQuantity_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total_quantity",
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "236d0c8ae04fa5afc1d124d65a7090b4";

export default node;
