/**
 * @generated SignedSource<<b54cc44294421fd83aabdbc880efd327>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type isCancelable_order$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly quantity_canceled: number | null | undefined;
    readonly quantity_invoiced: number | null | undefined;
    readonly quantity_ordered: number | null | undefined;
    readonly quantity_refunded: number | null | undefined;
    readonly quantity_shipped: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly number: string;
  readonly shipping_address: {
    readonly __typename: "OrderAddress";
  } | null | undefined;
  readonly " $fragmentType": "isCancelable_order";
};
export type isCancelable_order$key = {
  readonly " $data"?: isCancelable_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"isCancelable_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "isCancelable_order"
};

(node as any).hash = "08a6f6daa2f8b194cb300436503fcf1d";

export default node;
