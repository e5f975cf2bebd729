/**
 * @generated SignedSource<<48d150db929fc0fe20e9698fa696839a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type giftCardLine_item$data = {
  readonly __typename: string;
  readonly amount?: {
    readonly value: number | null | undefined;
  };
  readonly message?: string | null | undefined;
  readonly product?: {
    readonly giftcard_amounts?: ReadonlyArray<{
      readonly uid: string;
      readonly value: number | null | undefined;
    } | null | undefined> | null | undefined;
  };
  readonly recipient_email?: string | null | undefined;
  readonly recipient_name?: string;
  readonly sender_email?: string | null | undefined;
  readonly sender_name?: string;
  readonly uid: string;
  readonly " $fragmentType": "giftCardLine_item";
};
export type giftCardLine_item$key = {
  readonly " $data"?: giftCardLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"giftCardLine_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "giftCardLine_item"
};

(node as any).hash = "054f37b993a8036e6cf08dfebffdc39f";

export default node;
