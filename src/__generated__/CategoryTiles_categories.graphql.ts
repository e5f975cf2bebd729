/**
 * @generated SignedSource<<282d81ea4a9874636fe81226642a3842>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategoryTiles_categories$data = ReadonlyArray<{
  readonly image: string | null | undefined;
  readonly include_in_menu: number | null | undefined;
  readonly name: string | null | undefined;
  readonly uid: string;
  readonly url_path: string | null | undefined;
  readonly url_suffix: string | null | undefined;
  readonly " $fragmentType": "CategoryTiles_categories";
}>;
export type CategoryTiles_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryTiles_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTiles_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryTiles_categories",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uid"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "image"
    },
    {
      "kind": "ScalarField",
      "name": "url_path"
    },
    {
      "kind": "ScalarField",
      "name": "url_suffix"
    },
    {
      "kind": "ScalarField",
      "name": "include_in_menu"
    }
  ],
  "type": "CategoryTree"
};

(node as any).hash = "22366ac1b764f29187fbc656262215f2";

export default node;
