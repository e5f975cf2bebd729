/**
 * @generated SignedSource<<3c04cffa899714db3d9f42f74e13bafe>>
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
  "metadata": null,
  "name": "SavedPayments_tokens",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentToken",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "public_hash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "details",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerPaymentTokens",
  "abstractKey": null
};

(node as any).hash = "6289d6c7aa47e38914e29c89a6888d7a";

export default node;
