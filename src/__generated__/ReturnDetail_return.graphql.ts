/**
 * @generated SignedSource<<edcadfa7e0eb5f190d0c83d6d3fbf7f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReturnStatus = "APPROVED" | "AUTHORIZED" | "CLOSED" | "DENIED" | "PARTIALLY_APPROVED" | "PARTIALLY_AUTHORIZED" | "PARTIALLY_RECEIVED" | "PARTIALLY_REJECTED" | "PENDING" | "PROCESSED_AND_CLOSED" | "RECEIVED" | "REJECTED" | "UNCONFIRMED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReturnDetail_return$data = {
  readonly created_at: string;
  readonly order: {
    readonly number: string;
  } | null | undefined;
  readonly status: ReturnStatus | null | undefined;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnComments_return" | "ReturnItems_return" | "ReturnParcels_return">;
  readonly " $fragmentType": "ReturnDetail_return";
};
export type ReturnDetail_return$key = {
  readonly " $data"?: ReturnDetail_return$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnDetail_return">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReturnDetail_return",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uid"
    },
    {
      "kind": "ScalarField",
      "name": "created_at"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "concreteType": "CustomerOrder",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "number"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "ReturnItems_return"
    },
    {
      "kind": "FragmentSpread",
      "name": "ReturnComments_return"
    },
    {
      "kind": "FragmentSpread",
      "name": "ReturnParcels_return"
    }
  ],
  "type": "Return"
};

(node as any).hash = "6afbfa5344cadc7ce1eca499e4856748";

export default node;
