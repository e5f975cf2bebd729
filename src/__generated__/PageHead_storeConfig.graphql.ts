/**
 * @generated SignedSource<<da8e1669088e1d8abcb3c31bb54e146b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageHead_storeConfig$data = {
  readonly default_description: string | null | undefined;
  readonly default_title: string | null | undefined;
  readonly store_code: string | null | undefined;
  readonly title_prefix: string | null | undefined;
  readonly title_suffix: string | null | undefined;
  readonly " $fragmentType": "PageHead_storeConfig";
};
export type PageHead_storeConfig$key = {
  readonly " $data"?: PageHead_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageHead_storeConfig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "store_code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title_prefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title_suffix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "default_title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "default_description",
      "storageKey": null
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "bdceadb1573b05d864f4428e4efc2aa0";

export default node;
