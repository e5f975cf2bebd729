/**
 * @generated SignedSource<<7b57bfb4e4985cb31db658fc2fd5cec2>>
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
  "name": "GiftOptions_storeConfig",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "allow_order"
    },
    {
      "kind": "ScalarField",
      "name": "allow_gift_receipt"
    }
  ],
  "type": "StoreConfig"
};

(node as any).hash = "a9490cb28b0438d587c45fa58d15c589";

export default node;
