/**
 * @generated SignedSource<<5deb0b0d6d8543e23d61642d86ab5154>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftOptions_cart$data = {
  readonly gift_message: {
    readonly from: string;
    readonly message: string;
    readonly to: string;
  } | null | undefined;
  readonly gift_receipt_included: boolean;
  readonly " $fragmentType": "GiftOptions_cart";
};
export type GiftOptions_cart$key = {
  readonly " $data"?: GiftOptions_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftOptions_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftOptions_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GiftMessage",
      "kind": "LinkedField",
      "name": "gift_message",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gift_receipt_included",
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "07c292a21e4ef45f466a3b6d82aaa2e7";

export default node;
