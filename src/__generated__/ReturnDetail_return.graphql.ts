/**
 * @generated SignedSource<<ed52c6f45279b77adb5ea471c3d1e326>>
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
  "metadata": null,
  "name": "ReturnDetail_return",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "created_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerOrder",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnItems_return"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnComments_return"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnParcels_return"
    }
  ],
  "type": "Return",
  "abstractKey": null
};

(node as any).hash = "6afbfa5344cadc7ce1eca499e4856748";

export default node;
