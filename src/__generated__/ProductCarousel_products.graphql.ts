/**
 * @generated SignedSource<<0f03f22eace8deb23b63d3dbb6827f05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductCarousel_products$data = ReadonlyArray<{
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
  readonly " $fragmentType": "ProductCarousel_products";
}>;
export type ProductCarousel_products$key = ReadonlyArray<{
  readonly " $data"?: ProductCarousel_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCarousel_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductCarousel_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductCard_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "a0449e6c07ab4dfeca129498badc6e45";

export default node;
