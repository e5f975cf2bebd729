/**
 * @generated SignedSource<<f39689b6273eca98aa8764aaf430b510>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailForm_customer$data = {
  readonly email: string | null | undefined;
  readonly " $fragmentType": "EmailForm_customer";
};
export type EmailForm_customer$key = {
  readonly " $data"?: EmailForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "EmailForm_customer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "email"
    }
  ],
  "type": "Customer"
};

(node as any).hash = "9213b92e70b672cd3444dc85701443a3";

export default node;
