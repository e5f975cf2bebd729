/**
 * @generated SignedSource<<2f8490daa3e852ad3252b1d55a595cb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useGiftCard_product$data = {
  readonly allow_open_amount: boolean | null | undefined;
  readonly gift_card_options: ReadonlyArray<{
    readonly required: boolean | null | undefined;
    readonly title: string | null | undefined;
    readonly uid: string;
  } | null | undefined>;
  readonly giftcard_amounts: ReadonlyArray<{
    readonly uid: string;
    readonly value: number | null | undefined;
  } | null | undefined> | null | undefined;
  readonly message_max_length: number | null | undefined;
  readonly open_amount_max: number | null | undefined;
  readonly open_amount_min: number | null | undefined;
  readonly " $fragmentType": "useGiftCard_product";
};
export type useGiftCard_product$key = {
  readonly " $data"?: useGiftCard_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGiftCard_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "uid"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useGiftCard_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "allow_open_amount"
    },
    {
      "kind": "ScalarField",
      "name": "open_amount_min"
    },
    {
      "kind": "ScalarField",
      "name": "open_amount_max"
    },
    {
      "kind": "ScalarField",
      "name": "message_max_length"
    },
    {
      "concreteType": "GiftCardAmounts",
      "kind": "LinkedField",
      "name": "giftcard_amounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "value"
        }
      ]
    },
    {
      "kind": "LinkedField",
      "name": "gift_card_options",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "required"
        }
      ]
    }
  ],
  "type": "GiftCardProduct"
};
})();

(node as any).hash = "efe4dc07d5299236d867abf5a694d6ee";

export default node;
