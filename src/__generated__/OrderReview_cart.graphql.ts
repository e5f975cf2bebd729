/**
 * @generated SignedSource<<033b62f09ad058b8b611d4f2bd881477>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderReview_cart$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CartFixedTaxes_cart" | "OrderLines_cart" | "OrderTotals_cart">;
  readonly " $fragmentType": "OrderReview_cart";
};
export type OrderReview_cart$key = {
  readonly " $data"?: OrderReview_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReview_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderReview_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderLines_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderTotals_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartFixedTaxes_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "9502241b672b297f3ad1d4ccac9f42b2";

export default node;
