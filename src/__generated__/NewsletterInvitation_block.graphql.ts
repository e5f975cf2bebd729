/**
 * @generated SignedSource<<cf1ec763b26d7ee6acebef1b224c6637>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewsletterInvitation_block$data = {
  readonly content: string | null | undefined;
  readonly identifier: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "NewsletterInvitation_block";
};
export type NewsletterInvitation_block$key = {
  readonly " $data"?: NewsletterInvitation_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsletterInvitation_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsletterInvitation_block",
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
  "type": "CmsBlock",
  "abstractKey": null
};

(node as any).hash = "28f39f0f2865de29f1985888545ecfaf";

export default node;
