/**
 * @generated SignedSource<<f393636b34bcbcd5bab865b7c9a30890>>
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
      "kind": "ScalarField",
      "name": "uid"
    },
    {
      "kind": "ScalarField",
      "name": "name"
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

(node as any).hash = "67d103f15d4db24ccb55ce4ce6d8a8de";

export default node;
