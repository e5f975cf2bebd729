/**
 * @generated SignedSource<<e16c7293544b4733762e9d0361f61f99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentTokenTypeEnum = "account" | "card" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SavedPayments_tokens$data = {
  readonly items: ReadonlyArray<{
    readonly details: string | null | undefined;
    readonly public_hash: string;
    readonly type: PaymentTokenTypeEnum;
  } | null | undefined>;
  readonly " $fragmentType": "SavedPayments_tokens";
};
export type SavedPayments_tokens$key = {
  readonly " $data"?: SavedPayments_tokens$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedPayments_tokens">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SavedPayments_tokens",
  "selections": [
    {
      "concreteType": "PaymentToken",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "public_hash"
        },
        {
          "kind": "ScalarField",
          "name": "type"
        },
        {
          "kind": "ScalarField",
          "name": "details"
        }
      ]
    }
  ],
  "type": "CustomerPaymentTokens"
};

(node as any).hash = "6289d6c7aa47e38914e29c89a6888d7a";

export default node;
