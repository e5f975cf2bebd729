/**
 * @generated SignedSource<<d5271c23bfbed7a3bb626c836d7a62c2>>
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
  "name": "GiftOptions_cart",
  "selections": [
    {
      "concreteType": "GiftMessage",
      "kind": "LinkedField",
      "name": "gift_message",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "to"
        },
        {
          "kind": "ScalarField",
          "name": "from"
        },
        {
          "kind": "ScalarField",
          "name": "message"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "gift_receipt_included"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "07c292a21e4ef45f466a3b6d82aaa2e7";

export default node;
