/**
 * @generated SignedSource<<40d75c2b507cd02de0e7e573e683fb92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RegistryPiece_product$data = {
  readonly small_image: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardPrice_product">;
  readonly " $fragmentType": "RegistryPiece_product";
};
export type RegistryPiece_product$key = {
  readonly " $data"?: RegistryPiece_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryPiece_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RegistryPiece_product",
  "selections": [
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
      "name": "small_image",
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

(node as any).hash = "51e9fabe29f742224a15d681d1a69cc5";

export default node;
