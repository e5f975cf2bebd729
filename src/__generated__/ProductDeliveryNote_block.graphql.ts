/**
 * @generated SignedSource<<6c9e0981718a5b55ea1df0214c2c8ad4>>
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
  "metadata": null,
  "name": "ProductDeliveryNote_block",
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
  "type": "CmsBlock",
  "abstractKey": null
};

(node as any).hash = "34da50abdebdd190fba6b5bde36ff2b6";

export default node;
