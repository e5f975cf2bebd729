/**
 * @generated SignedSource<<ba0588d45a7d32ec7d2d84e90e503f85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SpecSheet_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useProductAttributes_product" | "useProductOffer_product">;
  readonly " $fragmentType": "SpecSheet_product";
};
export type SpecSheet_product$key = {
  readonly " $data"?: SpecSheet_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpecSheet_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpecSheet_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductOffer_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductAttributes_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "f41f6ff4924b74c29c2fc09b662ee49c";

export default node;
