/**
 * @generated SignedSource<<287a686efd6232349090e320500d1692>>
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
  "name": "AgreementField_agreement",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "agreement_id"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "checkbox_text"
    },
    {
      "kind": "ScalarField",
      "name": "mode"
    }
  ],
  "type": "CheckoutAgreement"
};

(node as any).hash = "a531ff11e52e583c8233fbeee4fcd768";

export default node;
