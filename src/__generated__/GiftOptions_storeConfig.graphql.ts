/**
 * @generated SignedSource<<39df7580fc2de46626d74412e2654a60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftOptions_storeConfig$data = {
  readonly allow_gift_receipt: string | null | undefined;
  readonly allow_order: string | null | undefined;
  readonly " $fragmentType": "GiftOptions_storeConfig";
};
export type GiftOptions_storeConfig$key = {
  readonly " $data"?: GiftOptions_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftOptions_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftOptions_storeConfig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allow_order",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allow_gift_receipt",
      "storageKey": null
    }
  ],
  "type": "StoreConfig",
  "abstractKey": null
};

(node as any).hash = "a9490cb28b0438d587c45fa58d15c589";

export default node;
