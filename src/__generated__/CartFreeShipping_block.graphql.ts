/**
 * @generated SignedSource<<500476a328f92fa2ce9150310d5da2f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartFreeShipping_block$data = {
  readonly content: string | null | undefined;
  readonly identifier: string | null | undefined;
  readonly " $fragmentType": "CartFreeShipping_block";
};
export type CartFreeShipping_block$key = {
  readonly " $data"?: CartFreeShipping_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartFreeShipping_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartFreeShipping_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "type": "CmsBlock",
  "abstractKey": null
};

(node as any).hash = "51d5634f5a732ae36ac6208bd0f52323";

export default node;
