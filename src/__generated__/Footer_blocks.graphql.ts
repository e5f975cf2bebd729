/**
 * @generated SignedSource<<e8212c52b2781b9759a7f76db0dfddf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Footer_blocks$data = {
  readonly items: ReadonlyArray<{
    readonly content: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "Footer_blocks";
};
export type Footer_blocks$key = {
  readonly " $data"?: Footer_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_blocks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Footer_blocks",
  "selections": [
    {
      "concreteType": "CmsBlock",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "identifier"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "content"
        }
      ]
    }
  ],
  "type": "CmsBlocks"
};

(node as any).hash = "9f1306940a3bce6f3f8009407aedc1b9";

export default node;
