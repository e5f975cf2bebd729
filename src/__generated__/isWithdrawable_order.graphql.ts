/**
 * @generated SignedSource<<1d734bf05ff45c5c0151680a2fcf99b3>>
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
    readonly quantity_canceled: number | null | undefined;
    readonly quantity_ordered: number | null | undefined;
    readonly quantity_refunded: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly number: string;
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

(node as any).hash = "a04595738ff9d5ac3b31daba26a388bf";

export default node;
