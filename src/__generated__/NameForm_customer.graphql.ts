/**
 * @generated SignedSource<<e9e02fa9fd8aabee2b16c6987344a07c>>
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
  "metadata": null,
  "name": "NameForm_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastname",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "1a1dfec30e6ec25594eda4da825ab850";

export default node;
