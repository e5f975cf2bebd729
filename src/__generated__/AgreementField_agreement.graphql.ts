/**
 * @generated SignedSource<<98acbfe0bed53befa07a965429a06672>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CheckoutAgreementMode = "AUTO" | "MANUAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AgreementField_agreement$data = {
  readonly agreement_id: number;
  readonly checkbox_text: string;
  readonly mode: CheckoutAgreementMode;
  readonly name: string;
  readonly " $fragmentType": "AgreementField_agreement";
};
export type AgreementField_agreement$key = {
  readonly " $data"?: AgreementField_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementField_agreement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementField_agreement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agreement_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkbox_text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    }
  ],
  "type": "CheckoutAgreement",
  "abstractKey": null
};

(node as any).hash = "a531ff11e52e583c8233fbeee4fcd768";

export default node;
