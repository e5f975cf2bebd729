/**
 * @generated SignedSource<<f6336b8d3017746a036ff7650f84a03e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftRecipientsContext_order$data = {
  readonly items: ReadonlyArray<{
    readonly gift_card?: {
      readonly recipient_email: string | null | undefined;
      readonly recipient_name: string | null | undefined;
    } | null | undefined;
    readonly id: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "GiftRecipientsContext_order";
};
export type GiftRecipientsContext_order$key = {
  readonly " $data"?: GiftRecipientsContext_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftRecipientsContext_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "GiftRecipientsContext_order"
};

(node as any).hash = "e4b286aa06e49fb41a634ebcda8f14d2";

export default node;
