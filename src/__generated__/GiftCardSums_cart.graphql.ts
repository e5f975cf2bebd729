/**
 * @generated SignedSource<<734a51503e4a95b2efd78b556cd4dd71>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftCardSums_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AppliedGiftCard",
      "kind": "LinkedField",
      "name": "applied_gift_cards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "f8d1acb83471033acaf105867e692059";

export default node;
