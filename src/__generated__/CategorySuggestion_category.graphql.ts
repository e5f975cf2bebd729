/**
 * @generated SignedSource<<cdc82d1a718bc4517d98b5bd646e796b>>
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
  "metadata": null,
  "name": "CategorySuggestion_category",
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
    }
  ],
  "type": "CategoryTree",
  "abstractKey": null
};

(node as any).hash = "82ee6ef597a91570ff52ff308cabe27a";

export default node;
