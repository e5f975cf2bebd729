/**
 * @generated SignedSource<<d8b7a3c08c79a5982ebcd89f4d3f0ee4>>
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
  "name": "SpecSheet_product",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "useProductOffer_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "useProductAttributes_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "f41f6ff4924b74c29c2fc09b662ee49c";

export default node;
