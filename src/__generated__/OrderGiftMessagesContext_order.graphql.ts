/**
 * @generated SignedSource<<73313a3ecc8d95867f20f281ce2cf03e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderGiftMessagesContext_order$data = {
  readonly items: ReadonlyArray<{
    readonly gift_message: {
      readonly from: string;
      readonly message: string;
      readonly to: string;
    } | null | undefined;
    readonly id: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "OrderGiftMessagesContext_order";
};
export type OrderGiftMessagesContext_order$key = {
  readonly " $data"?: OrderGiftMessagesContext_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderGiftMessagesContext_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderGiftMessagesContext_order"
};

(node as any).hash = "baa2ed56f3cbe5c406552d43e93ddd7b";

export default node;
