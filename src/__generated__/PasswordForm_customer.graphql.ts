/**
 * @generated SignedSource<<41306643dcf2540ebd1fa8e16328eef5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasswordForm_customer$data = {
  readonly email: string | null | undefined;
  readonly " $fragmentType": "PasswordForm_customer";
};
export type PasswordForm_customer$key = {
  readonly " $data"?: PasswordForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PasswordForm_customer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "email"
    }
  ],
  "type": "Customer"
};

(node as any).hash = "9940d577ca8ddaf523f24da220d19476";

export default node;
