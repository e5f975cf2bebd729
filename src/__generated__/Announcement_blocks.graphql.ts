/**
 * @generated SignedSource<<293586f60837dcfd85eb0c48c7b0819e>>
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
  "metadata": null,
  "name": "Announcement_blocks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CmsBlock",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "CmsBlocks",
  "abstractKey": null
};

(node as any).hash = "912c64065d0673cfd085cdc638ffae43";

export default node;
