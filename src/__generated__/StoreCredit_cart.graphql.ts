/**
 * @generated SignedSource<<4ade5fe4db00c549f58c78eef470d846>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoreCredit_cart$data = {
  readonly applied_store_credit: {
    readonly applied_balance: {
      readonly value: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"moneyOf_money">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StoreCreditSwitch_cart">;
  readonly " $fragmentType": "StoreCredit_cart";
};
export type StoreCredit_cart$key = {
  readonly " $data"?: StoreCredit_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreCredit_cart">;
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
  "name": "StoreCredit_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AppliedStoreCredit",
      "kind": "LinkedField",
      "name": "applied_store_credit",
      "plural": false,
      "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoreCreditSwitch_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "83b9c7ecaf0d80cfbce3594978f24418";

export default node;
