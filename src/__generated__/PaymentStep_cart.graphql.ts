/**
 * @generated SignedSource<<75d55a9ff8c724004267dc355d327fa8>>
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
  "metadata": null,
  "name": "PaymentStep_cart",
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
      "name": "PaymentMethods_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderReview_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "20204bc41f50aa6fea0e580f036d35f6";

export default node;
