/**
 * @generated SignedSource<<f5c7d519ee9e2d22a3acbcc60ab65218>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductDelivery_block$data = {
  readonly content: string | null | undefined;
  readonly identifier: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ProductDelivery_block";
};
export type ProductDelivery_block$key = {
  readonly " $data"?: ProductDelivery_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDelivery_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductDelivery_block",
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

(node as any).hash = "41b2c714ed45735e57404afc023b0589";

export default node;
