/**
 * @generated SignedSource<<a050790014cfc5e521702c5ae0d9f531>>
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
  "name": "NoResults_products",
  "selections": [
    {
      "concreteType": "SearchSuggestion",
      "kind": "LinkedField",
      "name": "suggestions",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "search"
        }
      ]
    }
  ],
  "type": "Products"
};

(node as any).hash = "3952df379c70fe64975ef2ec41f3f561";

export default node;
