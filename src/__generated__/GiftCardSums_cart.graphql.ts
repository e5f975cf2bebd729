/**
 * @generated SignedSource<<b5f1c7370514a8568a6ad2cb9cf3f639>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftCardSums_cart$data = {
  readonly applied_gift_cards: ReadonlyArray<{
    readonly applied_balance: {
      readonly value: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
    readonly code: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "GiftCardSums_cart";
};
export type GiftCardSums_cart$key = {
  readonly " $data"?: GiftCardSums_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftCardSums_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "value"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "GiftCardSums_cart",
  "selections": [
    {
      "concreteType": "AppliedGiftCard",
      "kind": "LinkedField",
      "name": "applied_gift_cards",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "applied_balance",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "moneyOf_money",
              "selections": [
                (v0/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "currency"
                }
              ],
              "argumentDefinitions": []
            }
          ]
        }
      ]
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "f8d1acb83471033acaf105867e692059";

export default node;
