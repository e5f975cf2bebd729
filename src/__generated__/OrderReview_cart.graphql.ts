/**
 * @generated SignedSource<<f8bca65973c242fa39841792d2290b2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderReview_cart$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLines_cart" | "OrderTotals_cart">;
  readonly " $fragmentType": "OrderReview_cart";
};
export type OrderReview_cart$key = {
  readonly " $data"?: OrderReview_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReview_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReview_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTotals_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "750f63dbd8d34ae7b0cb65fdfc02c8a6";

export default node;
