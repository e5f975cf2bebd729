/**
 * @generated SignedSource<<f5279f0e7c1cf2a5f90ff5baad9bc239>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategoryChips_categories$data = ReadonlyArray<{
  readonly include_in_menu: number | null | undefined;
  readonly name: string | null | undefined;
  readonly uid: string;
  readonly url_path: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentType": "CategoryChips_categories";
}>;
export type CategoryChips_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryChips_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryChips_categories",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
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
      "name": "url_path",
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
      "kind": "ScalarField",
      "name": "include_in_menu",
      "storageKey": null
    }
  ],
  "type": "CategoryTree",
  "abstractKey": null
};

(node as any).hash = "67d103f15d4db24ccb55ce4ce6d8a8de";

export default node;
