/**
 * @generated SignedSource<<94be96ea321a8d84599d439880b90f96>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGiftCard_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allow_open_amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open_amount_min",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open_amount_max",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message_max_length",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GiftCardAmounts",
      "kind": "LinkedField",
      "name": "giftcard_amounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "gift_card_options",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "required",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GiftCardProduct",
  "abstractKey": null
};
})();

(node as any).hash = "efe4dc07d5299236d867abf5a694d6ee";

export default node;
