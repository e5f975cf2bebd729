/**
 * @generated SignedSource<<c11a20c061fb7e775a9e327c0e7e4dbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Announcement_blocks$data = {
  readonly items: ReadonlyArray<{
    readonly content: string | null | undefined;
    readonly identifier: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "Announcement_blocks";
};
export type Announcement_blocks$key = {
  readonly " $data"?: Announcement_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"Announcement_blocks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Announcement_blocks",
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
          "name": "content"
        }
      ]
    }
  ],
  "type": "CmsBlocks"
};

(node as any).hash = "912c64065d0673cfd085cdc638ffae43";

export default node;
