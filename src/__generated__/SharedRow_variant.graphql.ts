/**
 * @generated SignedSource<<f76b45349aa64d8a7308ee7a6be1ae00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharedRow_variant$data = {
  readonly thumbnail: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardPrice_product">;
  readonly " $fragmentType": "SharedRow_variant";
};
export type SharedRow_variant$key = {
  readonly " $data"?: SharedRow_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedRow_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SharedRow_variant",
  "selections": [
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

(node as any).hash = "a17c8642312644a1178d30646d6fa0a8";

export default node;
