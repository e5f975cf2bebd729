/**
 * @generated SignedSource<<c4424324e164eedd3b954b2f6f8ce450>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentMethods_storeConfig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CardFields_storeConfig">;
  readonly " $fragmentType": "PaymentMethods_storeConfig";
};
export type PaymentMethods_storeConfig$key = {
  readonly " $data"?: PaymentMethods_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentMethods_storeConfig",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "CardFields_storeConfig"
    }
  ],
  "type": "StoreConfig"
};

(node as any).hash = "d622df76a6bffd2f08835414157848ae";

export default node;
