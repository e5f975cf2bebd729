/**
 * @generated SignedSource<<7975176a92cde14ea989c7db0843ab41>>
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
  "metadata": null,
  "name": "DeleteAccountForm_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "4b74e74451da2a845ff6df7131a63ddf";

export default node;
