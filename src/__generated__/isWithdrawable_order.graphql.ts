/**
 * @generated SignedSource<<026da1c40a71e90776ed8c4340a52298>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type isWithdrawable_order$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly product_type: string | null | undefined;
    readonly quantity_canceled: number | null | undefined;
    readonly quantity_ordered: number | null | undefined;
    readonly quantity_refunded: number | null | undefined;
    readonly quantity_shipped: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly number: string;
  readonly order_date: string;
  readonly shipping_address: {
    readonly __typename: "OrderAddress";
  } | null | undefined;
  readonly " $fragmentType": "isWithdrawable_order";
};
export type isWithdrawable_order$key = {
  readonly " $data"?: isWithdrawable_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"isWithdrawable_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "isWithdrawable_order"
};

(node as any).hash = "febb093dd4604f72d38437c016e44705";

export default node;
