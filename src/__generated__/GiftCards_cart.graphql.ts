/**
 * @generated SignedSource<<dea7f89d910a0a171e03cfac28a4311c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftCards_cart$data = {
  readonly applied_gift_cards: ReadonlyArray<{
    readonly applied_balance: {
      readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
    } | null | undefined;
    readonly code: string | null | undefined;
    readonly current_balance: {
      readonly " $fragmentSpreads": FragmentRefs<"CartAmount_money">;
    } | null | undefined;
  } | null | undefined> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "GiftCards_cart";
};
export type GiftCards_cart$key = {
  readonly " $data"?: GiftCards_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftCards_cart">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "FragmentSpread",
    "name": "CartAmount_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "GiftCards_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
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
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "current_balance",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "052621af62148bacae20537dc1428f06";

export default node;
