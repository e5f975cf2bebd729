/**
 * @generated SignedSource<<23ad00204ace6398cc5626f0cff5d128>>
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
  readonly storeConfig: {
    readonly store_code: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_storeConfig">;
  } | null | undefined;
  readonly " $fragmentType": "PaymentStep_query";
};
export type PaymentStep_query$key = {
  readonly " $data"?: PaymentStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentStep_query",
  "selections": [
    {
      "concreteType": "CheckoutAgreement",
      "kind": "LinkedField",
      "name": "checkoutAgreements",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "agreement_id"
        },
        {
          "kind": "FragmentSpread",
          "name": "AgreementField_agreement"
        }
      ]
    },
    {
      "concreteType": "StoreConfig",
      "kind": "LinkedField",
      "name": "storeConfig",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "store_code"
        },
        {
          "kind": "FragmentSpread",
          "name": "PaymentMethods_storeConfig"
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "d7005c4c01c1768e0e6760b5433137a9";

export default node;
