/**
 * @generated SignedSource<<293f28eadd6c4c1586072a8061e9b04e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategorySuggestion_category$data = {
  readonly name: string | null | undefined;
  readonly uid: string;
  readonly url_path: string | null | undefined;
  readonly " $fragmentType": "CategorySuggestion_category";
};
export type CategorySuggestion_category$key = {
  readonly " $data"?: CategorySuggestion_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategorySuggestion_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CategorySuggestion_category",
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
    }
  ],
  "type": "CategoryTree"
};

(node as any).hash = "82ee6ef597a91570ff52ff308cabe27a";

export default node;
