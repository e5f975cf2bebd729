/**
 * @generated SignedSource<<6896b47238d5b707865b2a894db0339e>>
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
  "kind": "ScalarField",
  "name": "value"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "StoreCredit_cart",
  "selections": [
    {
      "concreteType": "AppliedStoreCredit",
      "kind": "LinkedField",
      "name": "applied_store_credit",
      "plural": false,
      "selections": [
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
    },
    {
      "kind": "FragmentSpread",
      "name": "StoreCreditSwitch_cart"
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "83b9c7ecaf0d80cfbce3594978f24418";

export default node;
