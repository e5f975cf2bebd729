/**
 * @generated SignedSource<<ce0d689e55570a88527e87cd49f36a1f>>
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
  "name": "ProductDelivery_block",
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

(node as any).hash = "41b2c714ed45735e57404afc023b0589";

export default node;
