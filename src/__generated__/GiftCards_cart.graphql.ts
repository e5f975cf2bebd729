/**
 * @generated SignedSource<<18865f037f25badf72f836e2808be52f>>
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
    "args": null,
    "kind": "FragmentSpread",
    "name": "CartAmount_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftCards_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "current_balance",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "052621af62148bacae20537dc1428f06";

export default node;
