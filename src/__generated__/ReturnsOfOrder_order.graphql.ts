/**
 * @generated SignedSource<<f078c497a8ad35d89b6b62d10487e3f4>>
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
  readonly number: string;
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

(node as any).hash = "82f048242741d748ee36cf9073bf44f0";

export default node;
