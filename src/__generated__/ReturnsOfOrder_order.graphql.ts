/**
 * @generated SignedSource<<fa90a87c101557b5129b19e69db3c0d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnsOfOrder_order$data = {
  readonly items_eligible_for_return: ReadonlyArray<{
    readonly id: string;
  } | null | undefined> | null | undefined;
  readonly returns: {
    readonly total_count: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReturnRows_returns">;
  } | null | undefined;
  readonly " $fragmentType": "ReturnsOfOrder_order";
};
export type ReturnsOfOrder_order$key = {
  readonly " $data"?: ReturnsOfOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnsOfOrder_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ReturnsOfOrder_order"
};

(node as any).hash = "db9acbe12dcfe91cdd15976db959e1af";

export default node;
