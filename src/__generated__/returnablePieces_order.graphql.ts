/**
 * @generated SignedSource<<0cacf8f9b067a9f1d9b4d1696ff9114f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ReturnItemStatus = "APPROVED" | "AUTHORIZED" | "DENIED" | "PENDING" | "RECEIVED" | "REJECTED" | "%future added value";
export type ReturnStatus = "APPROVED" | "AUTHORIZED" | "CLOSED" | "DENIED" | "PARTIALLY_APPROVED" | "PARTIALLY_AUTHORIZED" | "PARTIALLY_RECEIVED" | "PARTIALLY_REJECTED" | "PENDING" | "PROCESSED_AND_CLOSED" | "RECEIVED" | "REJECTED" | "UNCONFIRMED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type returnablePieces_order$data = {
  readonly items_eligible_for_return: ReadonlyArray<{
    readonly entered_options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    } | null | undefined> | null | undefined;
    readonly id: string;
    readonly product_name: string | null | undefined;
    readonly quantity_shipped: number | null | undefined;
    readonly selected_options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    } | null | undefined> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"boughtPicture_item">;
  } | null | undefined> | null | undefined;
  readonly number: string;
  readonly returns: {
    readonly items: ReadonlyArray<{
      readonly items: ReadonlyArray<{
        readonly order_item: {
          readonly id: string;
        };
        readonly request_quantity: number;
        readonly status: ReturnItemStatus;
        readonly uid: string;
      } | null | undefined> | null | undefined;
      readonly status: ReturnStatus | null | undefined;
      readonly uid: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "returnablePieces_order";
};
export type returnablePieces_order$key = {
  readonly " $data"?: returnablePieces_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"returnablePieces_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "returnablePieces_order"
};

(node as any).hash = "a1e1c3af3e97b081d64025a09b9ef22c";

export default node;
