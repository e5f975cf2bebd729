/**
 * @generated SignedSource<<56482b0df0dfe57beebf9d28568d7eb9>>
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
  "metadata": null,
  "name": "HeaderLinks_blocks",
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
          "name": "title",
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

(node as any).hash = "6d6c84e30ef599f56d19563d4a5038f7";

export default node;
