/**
 * @generated SignedSource<<8fff52c94a82835a37be90e0edbf59c6>>
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
  "name": "NewsletterInvitation_block",
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
  ],
  "type": "CmsBlock"
};

(node as any).hash = "28f39f0f2865de29f1985888545ecfaf";

export default node;
