/**
 * @generated SignedSource<<213af367186477efcede9c97b30827c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductHead_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"productMetadata_product" | "structuredData_product">;
  readonly " $fragmentType": "ProductHead_product";
};
export type ProductHead_product$key = {
  readonly " $data"?: ProductHead_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductHead_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductHead_product",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "productMetadata_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "structuredData_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "acf47ed1ac4ccb972b263d1eaf774c93";

export default node;
