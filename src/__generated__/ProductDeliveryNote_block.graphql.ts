/**
 * @generated SignedSource<<516a9a39a9cd9ac627d3a127a820f3cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductDeliveryNote_block$data = {
  readonly content: string | null | undefined;
  readonly identifier: string | null | undefined;
  readonly " $fragmentType": "ProductDeliveryNote_block";
};
export type ProductDeliveryNote_block$key = {
  readonly " $data"?: ProductDeliveryNote_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDeliveryNote_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductDeliveryNote_block",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "identifier"
    },
    {
      "kind": "ScalarField",
      "name": "content"
    }
  ],
  "type": "CmsBlock"
};

(node as any).hash = "34da50abdebdd190fba6b5bde36ff2b6";

export default node;
