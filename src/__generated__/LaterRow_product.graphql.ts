/**
 * @generated SignedSource<<fb776007f131767f61f944e38060a7a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LaterRow_product$data = {
  readonly stock_status: ProductStockStatus | null | undefined;
  readonly thumbnail: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardPrice_product">;
  readonly " $fragmentType": "LaterRow_product";
};
export type LaterRow_product$key = {
  readonly " $data"?: LaterRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaterRow_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LaterRow_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "stock_status"
    },
    {
      "kind": "ScalarField",
      "name": "url_key"
    },
    {
      "kind": "ScalarField",
      "name": "url_suffix"
    },
    {
      "concreteType": "ProductImage",
      "kind": "LinkedField",
      "name": "thumbnail",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "url"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CardPrice_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "fb72403c1eca4fa31c1e10fd0fb3c064";

export default node;
