/**
 * @generated SignedSource<<4c09b19ec6e01bc663131cef65b6fc8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteAccountForm_customer$data = {
  readonly email: string | null | undefined;
  readonly " $fragmentType": "DeleteAccountForm_customer";
};
export type DeleteAccountForm_customer$key = {
  readonly " $data"?: DeleteAccountForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DeleteAccountForm_customer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "email"
    }
  ],
  "type": "Customer"
};

(node as any).hash = "4b74e74451da2a845ff6df7131a63ddf";

export default node;
