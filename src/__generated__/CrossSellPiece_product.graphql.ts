/**
 * @generated SignedSource<<46bde3707af18ad9e3c420b71da754de>>
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
  "metadata": null,
  "name": "CrossSellPiece_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_suffix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductImage",
      "kind": "LinkedField",
      "name": "thumbnail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardPrice_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardAdd_product"
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "b80a4c310071934483fea05490f8be02";

export default node;
