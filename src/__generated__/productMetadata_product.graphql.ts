/**
 * @generated SignedSource<<cf5a5c8595973797158a146af5218042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type productMetadata_product$data = {
  readonly canonical_url: string | null | undefined;
  readonly image: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly meta_description: string | null | undefined;
  readonly meta_title: string | null | undefined;
  readonly name: string | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentType": "productMetadata_product";
};
export type productMetadata_product$key = {
  readonly " $data"?: productMetadata_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productMetadata_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "productMetadata_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "meta_title"
    },
    {
      "kind": "ScalarField",
      "name": "meta_description"
    },
    {
      "kind": "ScalarField",
      "name": "canonical_url"
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
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "url"
        }
      ]
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "be738b3a979da86b58ea5a353dc15d1e";

export default node;
