/**
 * @generated SignedSource<<42d7d3969dc1377d090a26e628db7f58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CrossSellPiece_product$data = {
  readonly name: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly thumbnail: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardAdd_product" | "CardPrice_product">;
  readonly " $fragmentType": "CrossSellPiece_product";
};
export type CrossSellPiece_product$key = {
  readonly " $data"?: CrossSellPiece_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CrossSellPiece_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CrossSellPiece_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "sku"
    },
    {
      "kind": "ScalarField",
      "name": "name"
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
    },
    {
      "kind": "FragmentSpread",
      "name": "CardAdd_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "b80a4c310071934483fea05490f8be02";

export default node;
