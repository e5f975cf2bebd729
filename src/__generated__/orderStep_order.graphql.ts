/**
 * @generated SignedSource<<87413ba2403692e2b5c3e90fc7fbe098>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderStep_order$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly product_type: string | null | undefined;
    readonly quantity_canceled: number | null | undefined;
    readonly quantity_invoiced: number | null | undefined;
    readonly quantity_ordered: number | null | undefined;
    readonly quantity_refunded: number | null | undefined;
    readonly quantity_shipped: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly shipping_address: {
    readonly __typename: "OrderAddress";
  } | null | undefined;
  readonly status: string;
  readonly " $fragmentType": "orderStep_order";
};
export type orderStep_order$key = {
  readonly " $data"?: orderStep_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderStep_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderStep_order"
};

(node as any).hash = "4aad900085db5fb1b2feebf685ebf76c";

export default node;
