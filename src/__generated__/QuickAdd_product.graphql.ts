/**
 * @generated SignedSource<<6874dc2bc6441db408aad83945178d72>>
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
  "metadata": null,
  "name": "QuickAdd_product",
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
      "name": "small_image",
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
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "537aa817c1ddd3c59ab148619b5acccf";

export default node;
