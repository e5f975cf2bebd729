/**
 * @generated SignedSource<<3c31f3882647847eae9138029276b26f>>
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
  "metadata": null,
  "name": "Footer_blocks",
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

(node as any).hash = "9f1306940a3bce6f3f8009407aedc1b9";

export default node;
