/**
 * @generated SignedSource<<9a251840f1adc8fcb4a340509653e56f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderStatusDateContext_order$data = {
  readonly order_status_change_date: string;
  readonly " $fragmentType": "OrderStatusDateContext_order";
};
export type OrderStatusDateContext_order$key = {
  readonly " $data"?: OrderStatusDateContext_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusDateContext_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderStatusDateContext_order"
};

(node as any).hash = "333e89a2ea7194d2fc2e3541cb444682";

export default node;
