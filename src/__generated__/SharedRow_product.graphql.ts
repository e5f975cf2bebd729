/**
 * @generated SignedSource<<afad5bb7b53a884417f867dd9110831b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharedRow_product$data = {
  readonly name: string | null | undefined;
  readonly thumbnail: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardPrice_product">;
  readonly " $fragmentType": "SharedRow_product";
};
export type SharedRow_product$key = {
  readonly " $data"?: SharedRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedRow_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SharedRow_product",
  "selections": [
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
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "796eee823e3249270e468494b8c70232";

export default node;
