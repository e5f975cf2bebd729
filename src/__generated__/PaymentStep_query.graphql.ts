/**
 * @generated SignedSource<<c95c8bc129abeb20edca892037329189>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentStep_query$data = {
  readonly checkoutAgreements: ReadonlyArray<{
    readonly agreement_id: number;
    readonly " $fragmentSpreads": FragmentRefs<"AgreementField_agreement">;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "PaymentStep_query";
};
export type PaymentStep_query$key = {
  readonly " $data"?: PaymentStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentStep_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutAgreement",
      "kind": "LinkedField",
      "name": "checkoutAgreements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agreement_id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AgreementField_agreement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "661bcbb0a907e3896d2d78663dce3f7d";

export default node;
