/**
 * @generated SignedSource<<47e6ef5dcabd45845df4846c829f4ffa>>
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
  "metadata": null,
  "name": "SharedRow_variant",
  "selections": [
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
    }
  ],
  "type": "ProductInterface",
  "abstractKey": "__isProductInterface"
};

(node as any).hash = "a17c8642312644a1178d30646d6fa0a8";

export default node;
