/**
 * @generated SignedSource<<b51ef05c27b429abaff0573f3362ad76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NameForm_customer$data = {
  readonly firstname: string | null | undefined;
  readonly lastname: string | null | undefined;
  readonly " $fragmentType": "NameForm_customer";
};
export type NameForm_customer$key = {
  readonly " $data"?: NameForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NameForm_customer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "firstname"
    },
    {
      "kind": "ScalarField",
      "name": "lastname"
    }
  ],
  "type": "Customer"
};

(node as any).hash = "1a1dfec30e6ec25594eda4da825ab850";

export default node;
