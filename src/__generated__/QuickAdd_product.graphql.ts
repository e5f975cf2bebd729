/**
 * @generated SignedSource<<40ae575fa5599586ae9145c7c1ad044d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuickAdd_product$data = {
  readonly name: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly small_image: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly url_key: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentType": "QuickAdd_product";
};
export type QuickAdd_product$key = {
  readonly " $data"?: QuickAdd_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickAdd_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "QuickAdd_product",
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
      "name": "small_image",
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

(node as any).hash = "537aa817c1ddd3c59ab148619b5acccf";

export default node;
