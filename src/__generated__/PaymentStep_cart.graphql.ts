/**
 * @generated SignedSource<<8099b615e54d0d8e46d371033f21d8d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentStep_cart$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReview_cart" | "PaymentMethods_cart">;
  readonly " $fragmentType": "PaymentStep_cart";
};
export type PaymentStep_cart$key = {
  readonly " $data"?: PaymentStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentStep_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "PaymentMethods_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "OrderReview_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "20204bc41f50aa6fea0e580f036d35f6";

export default node;
