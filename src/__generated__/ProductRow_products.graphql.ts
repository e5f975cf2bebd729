/**
 * @generated SignedSource<<3074ccf14217c68815fc48415c790046>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductRow_products$data = ReadonlyArray<{
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCarousel_products">;
  readonly " $fragmentType": "ProductRow_products";
}>;
export type ProductRow_products$key = ReadonlyArray<{
  readonly " $data"?: ProductRow_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRow_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductRow_products",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uid"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductCarousel_products"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "4b1c763f948c04307bf3a1496200eda8";

export default node;
