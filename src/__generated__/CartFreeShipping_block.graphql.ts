/**
 * @generated SignedSource<<0688986df0279b08164633fc932af0bd>>
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
  "name": "CartFreeShipping_block",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "identifier"
    },
    {
      "kind": "ScalarField",
      "name": "content"
    }
  ],
  "type": "CmsBlock"
};

(node as any).hash = "51d5634f5a732ae36ac6208bd0f52323";

export default node;
