/**
 * @generated SignedSource<<bcc7dc951361e6e46242b78e67ea4742>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderGiftContext_order$data = {
  readonly gift_message: {
    readonly from: string;
    readonly message: string;
    readonly to: string;
  } | null | undefined;
  readonly gift_receipt_included: boolean;
  readonly " $fragmentType": "OrderGiftContext_order";
};
export type OrderGiftContext_order$key = {
  readonly " $data"?: OrderGiftContext_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderGiftContext_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderGiftContext_order"
};

(node as any).hash = "3e4f537d96959e24c0e5eb67fb5cfb6d";

export default node;
