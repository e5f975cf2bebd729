/**
 * @generated SignedSource<<dcac0bb979b03fbd452a9997c7c9b57a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentMethods_storeConfig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CardFields_storeConfig" | "PayPalFields_storeConfig">;
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
    },
    {
      "kind": "FragmentSpread",
      "name": "PayPalFields_storeConfig"
    }
  ],
  "type": "StoreConfig"
};

(node as any).hash = "947ea1275c727cae73aa4a39f82efd61";

export default node;
