/**
 * @generated SignedSource<<4c9bfa23a780e89092e322a17daf174f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeaderLinks_blocks$data = {
  readonly items: ReadonlyArray<{
    readonly content: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "HeaderLinks_blocks";
};
export type HeaderLinks_blocks$key = {
  readonly " $data"?: HeaderLinks_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeaderLinks_blocks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HeaderLinks_blocks",
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

(node as any).hash = "6d6c84e30ef599f56d19563d4a5038f7";

export default node;
