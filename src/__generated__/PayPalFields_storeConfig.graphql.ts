/**
 * @generated SignedSource<<79fe790b441b715f657c7d402013a01a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayPalFields_storeConfig$data = {
  readonly braintree_paypal_vault_active: boolean | null | undefined;
  readonly " $fragmentType": "PayPalFields_storeConfig";
};
export type PayPalFields_storeConfig$key = {
  readonly " $data"?: PayPalFields_storeConfig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayPalFields_storeConfig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PayPalFields_storeConfig",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "braintree_paypal_vault_active"
    }
  ],
  "type": "StoreConfig"
};

(node as any).hash = "d0da342b98cb5de4de4587cfe343817e";

export default node;
