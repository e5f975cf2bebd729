/**
 * @generated SignedSource<<7d9fc53e95141f39a8958cb450f88dd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoResults_products$data = {
  readonly suggestions: ReadonlyArray<{
    readonly search: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "NoResults_products";
};
export type NoResults_products$key = {
  readonly " $data"?: NoResults_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoResults_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoResults_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchSuggestion",
      "kind": "LinkedField",
      "name": "suggestions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "search",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Products",
  "abstractKey": null
};

(node as any).hash = "3952df379c70fe64975ef2ec41f3f561";

export default node;
