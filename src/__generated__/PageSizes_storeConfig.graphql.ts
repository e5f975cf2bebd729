/**
 * @generated SignedSource<<f5d46d8bb0442370afcfade37b52e90c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageSizes_storeConfig$data = {
  readonly grid_per_page: number | null | undefined;
  readonly grid_per_page_values: string | null | undefined;
  readonly list_mode: string | null | undefined;
  readonly list_per_page: number | null | undefined;
  readonly list_per_page_values: string | null | undefined;
  readonly " $fragmentType": "PageSizes_storeConfig";
};
export type PageSizes_storeConfig$key = {
  readonly " $data"?: PageSizes_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageSizes_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageSizes_storeConfig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list_mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grid_per_page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grid_per_page_values",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list_per_page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list_per_page_values",
      "storageKey": null
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "d600405482fa6d9f37f02eb3cb859550";

export default node;
